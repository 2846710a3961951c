//! What the game is made of: tiles, characters, events, things and elite guards, read from `content/` and checked (CH 2.4 to CH 2.7).

use std::sync::LazyLock;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::effect::{Effect, Gain, Mod};

/// The spaces of a miss track (CH 2.4).
pub const TRACK: u8 = 7;

/// The six skills.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// Fight and run.
    Athletics,
    /// Sneak, steal, pick locks.
    Finesse,
    /// Break, dismantle, destroy.
    Handiness,
    /// Hack.
    Intellect,
    /// Notice security.
    Observation,
    /// Distract guards.
    Social,
}

/// What is attempted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file say what they are")]
pub enum Kind {
    Run,
    Sneak,
    Hide,
    Distract,
    Fight,
    Incapacitate,
    Notice,
    Bypass,
    GroupBypass,
    Disable,
    Activate,
}

impl Kind {
    /// Its word in JSON and in the catalogs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Sneak => "sneak",
            Self::Hide => "hide",
            Self::Distract => "distract",
            Self::Fight => "fight",
            Self::Incapacitate => "incapacitate",
            Self::Notice => "notice",
            Self::Bypass => "bypass",
            Self::GroupBypass => "group_bypass",
            Self::Disable => "disable",
            Self::Activate => "activate",
        }
    }
}

impl Skill {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Athletics, Self::Finesse, Self::Handiness, Self::Intellect, Self::Observation, Self::Social];

    /// Its word in JSON and in the catalogs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Athletics => "athletics",
            Self::Finesse => "finesse",
            Self::Handiness => "handiness",
            Self::Intellect => "intellect",
            Self::Observation => "observation",
            Self::Social => "social",
        }
    }
}

/// The three decks of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Between corridor squares.
    Hall,
    /// Between anything.
    Door,
    /// A room of one square.
    Room,
}

/// What the back of a Room tile says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// The vault is under one of these.
    Secure,
    /// For those who work here.
    Staff,
    /// Nothing much.
    Plain,
}

impl Back {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Secure, Self::Staff, Self::Plain];

    /// Its word in JSON and in the catalogs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Secure => "secure",
            Self::Staff => "staff",
            Self::Plain => "plain",
        }
    }
}

/// A Hall, Door or Room tile (CH 2.5).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct Tile {
    pub id: String,
    pub deck: Deck,
    pub back: Option<Back>,
    #[serde(default)]
    pub copies: u8,
    #[serde(default)]
    pub notice: u8,
    #[serde(default)]
    pub guarded: bool,
    #[serde(default)]
    pub fail: Vec<Effect>,
    #[serde(default)]
    pub mods: Vec<Mod>,
    pub actions: Vec<TileAction>,
}

impl Tile {
    /// Whether the tile is crossed by actions of its own and not by standard movement (CH-2.11).
    pub fn needs_action(&self) -> bool {
        self.actions.iter().any(|action| action.kind != Kind::Activate)
    }
}

/// An action that a tile lists.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct TileAction {
    pub kind: Kind,
    pub skill: Skill,
    #[serde(default)]
    pub need: u8,
    /// The largest X; none where there is no X.
    pub x: Option<u8>,
    #[serde(default)]
    pub plus: u8,
    #[serde(default)]
    pub once: bool,
    #[serde(default)]
    pub effects: Vec<Effect>,
    #[serde(default)]
    pub mods: Vec<Mod>,
}

impl TileAction {
    /// Whether success brings captured players back.
    pub fn rescues(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Rescue { .. }))
    }
}

/// A character with its miss track (CH 2.4).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its name in JSON.
    pub id: String,
    skills: Skills,
    /// Its special power card.
    pub power: Power,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Skills {
    athletics: u8,
    finesse: u8,
    handiness: u8,
    intellect: u8,
    observation: u8,
    social: u8,
}

impl Character {
    /// The space of the miss track on which this skill stands.
    #[inline]
    pub const fn space(&self, skill: Skill) -> u8 {
        match skill {
            Skill::Athletics => self.skills.athletics,
            Skill::Finesse => self.skills.finesse,
            Skill::Handiness => self.skills.handiness,
            Skill::Intellect => self.skills.intellect,
            Skill::Observation => self.skills.observation,
            Skill::Social => self.skills.social,
        }
    }
}

/// A special power card (CH-15.1).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct Power {
    pub id: String,
    #[serde(default)]
    pub mods: Vec<Mod>,
    pub uses: Option<Uses>,
    pub choose: Option<Choose>,
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// How often an action power may be used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Uses {
    /// Once a player phase.
    Round,
    /// Once.
    Game,
}

/// What the player names with a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choose {
    /// A face-down tile on a line from his square.
    TileInLine,
    /// A player in the building.
    Player,
}

/// A card of the event deck (CH 2.6).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct EventCard {
    pub id: String,
    pub copies: u8,
    pub level: String,
    pub effects: Vec<Effect>,
}

impl EventCard {
    /// Whether the card works at this alarm level (CH-11.8).
    pub fn matches(&self, alarm: u8) -> bool {
        let level = |digits: &str| digits.parse::<u8>().ok();
        match (self.level.as_str(), self.level.strip_suffix('+'), self.level.strip_suffix('-')) {
            ("*", ..) => true,
            (_, Some(least), _) => level(least).is_some_and(|least| alarm >= least),
            (_, _, Some(most)) => level(most).is_some_and(|most| alarm <= most),
            (exactly, ..) => level(exactly) == Some(alarm),
        }
    }
}

/// A thing that can be carried (CH 2.7).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct Item {
    pub id: String,
    #[serde(default)]
    pub token: bool,
    #[serde(default)]
    pub copies: u8,
    #[serde(default)]
    pub heavy: bool,
    #[serde(default)]
    pub single_use: bool,
    #[serde(default)]
    pub remote: bool,
    #[serde(default)]
    pub mods: Vec<Mod>,
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// An elite guard (CH-15.4).
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the content files")]
pub struct Elite {
    pub id: String,
    pub mods: Vec<Mod>,
}

/// All of it.
#[derive(Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Content {
    pub tiles: Vec<Tile>,
    pub characters: Vec<Character>,
    pub events: Vec<EventCard>,
    pub items: Vec<Item>,
    pub elites: Vec<Elite>,
}

/// How many kinds of each a bag in the state has room for.
pub const TILE_KINDS: usize = 48;
/// See [`TILE_KINDS`].
pub const EVENT_KINDS: usize = 32;
/// See [`TILE_KINDS`].
pub const ITEM_KINDS: usize = 16;

static CONTENT: LazyLock<Content> =
    LazyLock::new(|| Content::read(&Sources::OWN).unwrap_or_else(|fault| panic!("the content files of the game: {fault}")));

/// The content of the game.
#[inline]
pub fn content() -> &'static Content {
    &CONTENT
}

/// The texts of the content files.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are the names of the files")]
pub struct Sources<'a> {
    pub tiles: &'a str,
    pub characters: &'a str,
    pub events: &'a str,
    pub items: &'a str,
    pub elites: &'a str,
}

impl Sources<'static> {
    /// Those of the game itself.
    pub const OWN: Self = Self {
        tiles: include_str!("../content/tiles.json"),
        characters: include_str!("../content/characters.json"),
        events: include_str!("../content/events.json"),
        items: include_str!("../content/items.json"),
        elites: include_str!("../content/elites.json"),
    };
}

fn list<T: DeserializeOwned>(text: &str, name: &str) -> Result<Vec<T>, String> {
    let mut file: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let list = file.remove(name).ok_or_else(|| format!("{name}: there is no list of that name"))?;
    serde_json::from_value(list).map_err(|error| format!("{name}: {error}"))
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

fn distinct<'a>(ids: impl Iterator<Item = &'a str>, most: usize, name: &str) -> Result<(), String> {
    let mut ids: Vec<&str> = ids.collect();
    ids.sort_unstable();
    require(ids.windows(2).all(|two| two[0] != two[1]), || format!("{name}: an id twice"))?;
    require(ids.len() <= most, || format!("{name}: more than {most} kinds"))
}

impl Content {
    /// Reads and checks the content files.
    ///
    /// # Errors
    /// With the file and what is wrong in it (`bad_content`).
    pub fn read(sources: &Sources<'_>) -> Result<Self, String> {
        let content = Self {
            tiles: list(sources.tiles, "tiles")?,
            characters: list(sources.characters, "characters")?,
            events: list(sources.events, "events")?,
            items: list(sources.items, "items")?,
            elites: list(sources.elites, "elites")?,
        };
        content.check()?;
        Ok(content)
    }

    fn check(&self) -> Result<(), String> {
        distinct(self.tiles.iter().map(|tile| tile.id.as_str()), TILE_KINDS, "tiles")?;
        distinct(self.characters.iter().map(|one| one.id.as_str()), 64, "characters")?;
        distinct(self.events.iter().map(|event| event.id.as_str()), EVENT_KINDS, "events")?;
        distinct(self.items.iter().map(|item| item.id.as_str()), ITEM_KINDS, "items")?;
        distinct(self.elites.iter().map(|elite| elite.id.as_str()), 64, "elites")?;
        self.tiles.iter().try_for_each(|tile| check_tile(tile, &self.items))?;
        self.characters.iter().try_for_each(check_character)?;
        self.items.iter().try_for_each(|item| check_item(item, &self.items))?;
        self.events.iter().try_for_each(|card| check_card(card, &self.items))?;
        let tokens: Vec<&str> = self.items.iter().filter(|item| item.token).map(|item| item.id.as_str()).collect();
        require(tokens == ["loot", "incapacitated_guard"], || format!("items: the tokens of the basic game are not {tokens:?}"))?;
        let vaults = self.tiles.iter().filter(|tile| gains_loot(tile)).count();
        require(vaults == 1, || format!("tiles: {vaults} vaults"))
    }
}

/// Whether an action of the tile gives the loot.
pub(crate) fn gains_loot(tile: &Tile) -> bool {
    let loot = |effect: &Effect| matches!(effect, Effect::Gain { item: Gain::Thing(id) } if id == "loot");
    tile.actions.iter().any(|action| action.effects.iter().any(loot))
}

fn check_effects(effects: &[Effect], items: &[Item], at: &str) -> Result<(), String> {
    for effect in effects {
        if let Effect::Gain { item: Gain::Thing(id) } = effect {
            require(items.iter().any(|item| item.id == *id), || format!("{at}: there is no thing {id:?}"))?;
        }
    }
    Ok(())
}

fn check_tile(tile: &Tile, items: &[Item]) -> Result<(), String> {
    let at = &tile.id;
    require((tile.deck == Deck::Room) == tile.back.is_some(), || format!("{at}: Room tiles have a back, and only they"))?;
    require((tile.deck == Deck::Room) != (tile.copies > 0), || format!("{at}: the maps count Room tiles, and the deck the others"))?;
    require(tile.deck != Deck::Room || !tile.needs_action(), || format!("{at}: a Room tile is neither bypassed nor disabled"))?;
    check_effects(&tile.fail, items, at)?;
    for action in &tile.actions {
        let tile_kind = matches!(action.kind, Kind::Bypass | Kind::GroupBypass | Kind::Disable | Kind::Activate);
        require(tile_kind, || format!("{at}: {:?} is no action of a tile", action.kind))?;
        require(action.x.is_some() != (action.need > 0), || format!("{at}: a number or an X, not both"))?;
        require(action.mods.is_empty() || action.once, || format!("{at}: a lasting effect needs its token"))?;
        check_effects(&action.effects, items, at)?;
    }
    Ok(())
}

fn check_character(character: &Character) -> Result<(), String> {
    let mut spaces = Skill::ALL.map(|skill| character.space(skill));
    spaces.sort_unstable();
    let fit = spaces.iter().all(|space| (1..=TRACK).contains(space)) && spaces.windows(2).all(|two| two[0] != two[1]);
    require(fit, || format!("{}: each skill has a space of its own on the track", character.id))?;
    let power = &character.power;
    require(power.uses.is_some() == power.mods.is_empty(), || format!("{}: a power acts always or is used", character.id))?;
    require(power.uses.is_some() == !power.effects.is_empty(), || format!("{}: what is used has effects", character.id))
}

fn check_item(item: &Item, items: &[Item]) -> Result<(), String> {
    require(item.token != (item.copies > 0), || format!("{}: a card has copies, a token has none", item.id))?;
    check_effects(&item.effects, items, &item.id)
}

fn check_card(card: &EventCard, items: &[Item]) -> Result<(), String> {
    let digits = card.level.trim_end_matches(['+', '-']);
    let fits = card.level == "*" || (digits.len() + 1 >= card.level.len() && digits.parse::<u8>().is_ok_and(|level| level <= 5));
    require(fits, || format!("{}: {:?} is no level", card.id, card.level))?;
    check_effects(&card.effects, items, &card.id)
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident: $list:ident of $what:ty, $name:literal;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $kind(pub u8);

        impl $kind {
            /// Every kind, in the order of the file.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..content().$list.len() as u8).map(Self)
            }

            /// What the file says of it.
            #[inline]
            pub fn facts(self) -> &'static $what {
                &content().$list[usize::from(self.0)]
            }

            /// Its name in JSON.
            pub fn id(self) -> &'static str {
                &self.facts().id
            }

            /// The kind of that name.
            pub fn find(id: &str) -> Option<Self> {
                Self::all().find(|kind| kind.id() == id)
            }

            /// Its place in the file.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::find(&id).ok_or_else(|| D::Error::custom(format!("there is no {} {id:?}", $name)))
            }
        })*
    };
}

kinds! {
    /// A kind of tile.
    TileKind: tiles of Tile, "tile";
    /// A character.
    CharacterKind: characters of Character, "character";
    /// A kind of event card.
    EventKind: events of EventCard, "event card";
    /// A kind of thing.
    ItemKind: items of Item, "thing";
    /// A kind of elite guard.
    EliteKind: elites of Elite, "elite guard";
}

impl ItemKind {
    /// What the crew is here for.
    pub const LOOT: Self = Self(0);
    /// A guard who gives no more trouble, with the number of his post.
    pub const BODY: Self = Self(1);
}
