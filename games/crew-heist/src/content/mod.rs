//! What the game is made of: tiles, characters, events, things and elite guards, read from `content/` and checked (CH 2.4 to CH 2.7).

pub(crate) mod check;
pub mod effect;
pub(crate) mod kinds;

use std::sync::LazyLock;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::content::effect::{Effect, Mod};
pub use crate::content::kinds::{CharacterKind, EliteKind, EventKind, ItemKind, TileKind};

/// The spaces of a miss track (CH 2.4).
pub const TRACK: u8 = 7;

/// The six skills.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
    /// The number given: of an action with an X that of X = 1 (CH-9.11).
    pub const fn base(&self) -> u8 {
        if self.x.is_some() { self.plus.saturating_add(1) } else { self.need }
    }

    /// Whether success brings captured players back.
    pub fn rescues(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Rescue { .. }))
    }
}

/// A character with its miss track (CH 2.4).
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "CharacterFacts")]
pub struct Character {
    /// Its name in JSON.
    pub id: String,
    skills: Skills,
    /// Its special power card.
    pub power: Power,
}

#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Uses {
    /// Once a player phase.
    Round,
    /// Once.
    Game,
}

/// What the player names with a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Choose {
    /// A face-down tile on a line from his square.
    TileInLine,
    /// A player in the building.
    Player,
}

/// A card of the event deck (CH 2.6).
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
#[derive(Debug, Serialize, Deserialize, ts_rs::TS)]
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
        tiles: include_str!("../../content/tiles.json"),
        characters: include_str!("../../content/characters.json"),
        events: include_str!("../../content/events.json"),
        items: include_str!("../../content/items.json"),
        elites: include_str!("../../content/elites.json"),
    };
}

fn list<T: DeserializeOwned>(text: &str, name: &str) -> Result<Vec<T>, String> {
    let mut file: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let list = file.remove(name).ok_or_else(|| format!("{name}: there is no list of that name"))?;
    serde_json::from_value(list).map_err(|error| format!("{name}: {error}"))
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
        check::check(&content)?;
        Ok(content)
    }
}
