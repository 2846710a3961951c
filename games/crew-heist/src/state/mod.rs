//! Everything there is to know (section 4 of the rules).

pub(crate) mod check;
pub(crate) mod decks;
pub(crate) mod form;
pub mod list;
pub mod numbers;
pub(crate) mod position;
pub(crate) mod queries;

use engine::pile::{Bag, CardSet};
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Clear;
use crate::content::effect::{GlobalKey, Until};
use crate::content::{Back, CharacterKind, EVENT_KINDS, EliteKind, ITEM_KINDS, ItemKind, Kind, Skill, TILE_KINDS, TileKind, Uses};
use crate::map::Map;
use crate::map::square::{MOST_SQUARES, Square, SquareSet};
use crate::options::{MOST_SEATS, Options};
use crate::rules::dice::Dice;
use crate::rules::score::GameResult;
use crate::state::list::{List, SeatList};
use crate::state::numbers::Numbers;

/// The most guards there can be: twelve posts, and a station for each guarded tile of the decks.
pub const MOST_GUARDS: usize = 16;
/// The most tiles a map may have.
pub const MOST_TILES: usize = 48;
/// The most things in the world: the loot, the item cards, and more guards out of action than anybody could carry off.
pub const MOST_THINGS: usize = 64;
/// The most noise tokens of nobody: three cards of the item deck make one each, and a position that is set up may have some lying about.
pub const MOST_DECOYS: usize = 12;
/// The most draws that can wait: setup asks for all of its draws at once.
pub const MOST_PENDING: usize = 96;

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum Phase {
    Characters,
    Setup,
    Placing,
    Planning,
    Acting,
    Closing,
    Environment,
    Over,
}

/// Where a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// In the building.
    #[default]
    In,
    /// Taken away.
    Captured,
    /// Gone.
    Out,
}

/// Why a player does no more in this phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Finished {
    /// He failed a roll.
    Failed,
    /// He is in an elevator.
    Elevator,
    /// He has just been freed.
    Rescued,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Player {
    pub character: Option<CharacterKind>,
    pub status: Status,
    pub square: Option<Square>,
    pub misses: u8,
    pub finished: Option<Finished>,
    pub hidden: bool,
    pub exposed: bool,
    pub caught_by: Numbers,
    pub fought: Numbers,
    pub noise: Option<Square>,
    /// The kinds of things dropped in this phase; see [`dropped_bit`].
    pub dropped: u64,
    pub dice: Dice,
    pub missed: bool,
    /// His last throw failed the Run or Sneak he leads, and he must stumble or give up (CH-8.5).
    pub failing: bool,
    pub notice: Option<Square>,
    pub waiting: bool,
    pub ready: bool,
    pub placed: bool,
    pub power_used: Option<Uses>,
    pub quiet_left: u8,
    pub used: u16,
}

impl Player {
    /// Whether he is in the building.
    #[inline]
    pub fn is_in(&self) -> bool {
        self.status == Status::In
    }

    /// Whether a guard holds him.
    #[inline]
    pub const fn is_caught(&self) -> bool {
        !self.caught_by.is_empty()
    }
}

/// The bit of a thing among those dropped: guards by their post, all else by its kind.
#[inline]
pub const fn dropped_bit(item: ItemKind, n: Option<u8>) -> u64 {
    match n {
        Some(n) => 1 << (32 + n as u32),
        None => 1 << item.0,
    }
}

/// An attempt that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Attempt {
    pub kind: Kind,
    pub helpers: SeatList,
    pub to: Option<Square>,
    pub tile: Option<Square>,
    pub action: Option<u8>,
    pub guard: Option<u8>,
    pub with: SeatSet,
    pub clear: Option<Clear>,
    pub skill: Skill,
    pub need: u8,
}

/// A guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Guard {
    pub n: u8,
    pub square: Square,
    pub distracted: bool,
    pub elite: Option<EliteKind>,
    pub extra: u8,
}

/// The station that came with a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Station {
    /// The tile it came with.
    pub tile: Square,
    /// The number of the guard's post.
    pub n: u8,
}

/// How a tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// Face down.
    #[default]
    Down,
    /// Face up.
    Up,
    /// No more.
    Removed,
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileState {
    /// How it lies.
    pub lies: Lies,
    /// What it is; none while nobody knows.
    pub tile: Option<TileKind>,
    /// What its back says, on a Room square.
    pub back: Option<Back>,
    /// Whether its token lies on it.
    pub activated: bool,
}

/// Where a thing is. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Whereabouts {
    /// Carried.
    With(Seat),
    /// Lying.
    On(Square),
}

/// A thing that can be carried. The order is that of the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Thing {
    /// Where it is.
    pub place: Whereabouts,
    /// What it is.
    pub item: ItemKind,
    /// The post of a guard who is out of action.
    pub n: Option<u8>,
    /// Whom a card was dealt to, whoever carries it (CH-10.5).
    pub owner: Option<Seat>,
}

impl Default for Thing {
    fn default() -> Self {
        Self { place: Whereabouts::On(Square(0)), item: ItemKind::LOOT, n: None, owner: None }
    }
}

/// A modifier for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct GlobalMod {
    pub key: GlobalKey,
    pub n: i8,
    pub until: Until,
}

impl Default for GlobalMod {
    fn default() -> Self {
        Self { key: GlobalKey::SearchRadius, n: 0, until: Until::Round }
    }
}

/// What chance must decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum Pending {
    Character(Seat),
    Back(Square),
    Item(Seat),
    Elite(u8),
    /// The dice of a seat; which ones, by the bits of their indexes.
    Dice(Seat, u8),
    /// A tile; who turned it up and has to notice it, or from where it was revealed.
    Tile(Square, Turner),
    #[default]
    Event,
}

/// Who turns a tile up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turner {
    /// A player, who may have to notice it.
    Player(Seat),
    /// An effect with this centre.
    Reveal(Square),
    /// The set-up.
    Nobody,
}

/// Planning (CH-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Planning {
    pub timed: bool,
    pub voted: bool,
    /// Who said yes and who said no, while a vote is open.
    pub vote: Option<(SeatSet, SeatSet)>,
    pub order: SeatList,
    pub at: u8,
}

/// What can still be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Decks {
    pub tiles: Bag<TILE_KINDS>,
    /// What is left of each bag of backs; none once the set-up is over.
    pub backs: Option<[Bag<3>; 2]>,
    pub events: Bag<EVENT_KINDS>,
    pub discard: Bag<EVENT_KINDS>,
    pub items: Bag<ITEM_KINDS>,
    pub characters: CardSet,
    pub elites: CardSet,
}

/// The whole position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct State {
    pub options: Options,
    pub round: u32,
    pub phase: Phase,
    pub players: [Player; MOST_SEATS],
    /// The open attempts, by leader.
    pub attempts: [Option<Attempt>; MOST_SEATS],
    pub guards: List<Guard, MOST_GUARDS>,
    pub stations: List<Station, 4>,
    /// One for each tile of the map.
    pub tiles: [TileState; MOST_TILES],
    pub decks: Decks,
    pub alerts: SquareSet,
    pub evidence: [u8; MOST_SQUARES],
    pub decoys: List<Square, MOST_DECOYS>,
    /// What is carried and what lies about, in order.
    pub things: List<Thing, MOST_THINGS>,
    pub track: u8,
    pub alarm: u8,
    pub in_force: u8,
    pub reached: u8,
    pub mods: List<GlobalMod, 8>,
    pub captured: SeatList,
    pub loot_out: bool,
    pub planning: Planning,
    pub events_left: Option<u8>,
    pub pending: List<Pending, MOST_PENDING>,
    pub result: Option<GameResult>,
}

impl State {
    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// Adds a modifier; those of one kind add up to one.
    pub(crate) fn hold(&mut self, held: GlobalMod) {
        let same = self.mods.iter_mut().find(|other| (other.key, other.until) == (held.key, held.until));
        if let Some(other) = same {
            other.n = other.n.saturating_add(held.n);
        } else {
            let place = self.mods.partition_point(|other| (other.key, other.until) < (held.key, held.until));
            self.mods.insert(place, held);
        }
    }

    /// The map.
    #[inline]
    pub fn map(&self) -> &'static Map {
        self.options.map.map()
    }

    /// Every seat.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats())
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player, to be changed.
    #[inline]
    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }
}
