//! The options of a game (section 3 of the rules).

use engine::{CardSet, OptionDefault, OptionKind, OptionSpec, Refusal, Seat, Settings};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::content::OFFERED;
use crate::content::cards::{Character, Kind};
use crate::floor::blueprint::Plan;

/// The fewest and the most seats.
pub const SEATS: (u8, u8) = (2, 6);

/// The most seats, as a length.
pub const MOST_SEATS: usize = SEATS.1 as usize;

/// What was agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Against each other, or together.
    pub mode: Mode,
    /// The floor plan; none: chance decides.
    #[serde(serialize_with = "written_blueprint")]
    #[ts(type = "string")]
    pub blueprint: Option<Plan>,
    /// Who drafts gear first; none: chance decides.
    pub first_seat: Option<Seat>,
    /// Who is who.
    pub characters: Characters,
    /// What is offered.
    pub gear: Offer,
    /// How many jewelry cards each seat is dealt.
    pub jewelry_dealt: u8,
    /// How many cards the deck of the cooperative game has.
    pub coop_deck: u8,
    /// What a seat of the cooperative game may spend on gear.
    pub coop_gear_budget: u8,
    /// When the cooperative game ends.
    pub coop_finish: CoopFinish,
    /// What Call Fence does in the cooperative game.
    pub coop_fence: CoopFence,
}

/// Against each other, or together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Every thief for himself.
    Competitive,
    /// All against the guard (section 9).
    Coop,
}

/// Who is who.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "\"random\" | \"none\" | Array<Character>")]
pub enum Characters {
    /// Chance deals one to each seat.
    Random,
    /// Nobody is anybody.
    None,
    /// By seat; only the first as many as there are seats count.
    Named([Option<Character>; MOST_SEATS]),
}

/// What gear is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "\"random\" | \"none\" | Array<Kind>")]
pub enum Offer {
    /// Six kinds by chance.
    Random,
    /// None.
    None,
    /// These six.
    Kinds(CardSet),
}

/// When the cooperative game ends (JH-9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum CoopFinish {
    /// When the deck is empty.
    Deck,
    /// Also after the first round that ends with all sets covered.
    Covered,
}

/// What Call Fence does in the cooperative game (JH-9.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum CoopFence {
    /// The card is laid on the discard.
    Plain,
    /// The card may take the place of a shared one.
    Swap,
}

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Whole(4) },
    OptionSpec { name: "mode", kind: OptionKind::Choice(&["competitive", "coop"]), default: OptionDefault::Word("competitive") },
    OptionSpec {
        name: "blueprint",
        kind: OptionKind::Choice(&["gallery", "wings", "vault", "pinwheel", "random"]),
        default: OptionDefault::Word("wings"),
    },
    OptionSpec { name: "first_seat", kind: OptionKind::NullOrSeat, default: OptionDefault::Null },
    OptionSpec {
        name: "characters",
        kind: OptionKind::Other(&["random", "none"], "[a different character for each seat]"),
        default: OptionDefault::Word("random"),
    },
    OptionSpec {
        name: "gear",
        kind: OptionKind::Other(&["random", "none"], "[six different kinds of gear]"),
        default: OptionDefault::Word("random"),
    },
    OptionSpec { name: "jewelry_dealt", kind: OptionKind::Whole(2, 4), default: OptionDefault::Whole(4) },
    OptionSpec { name: "coop_deck", kind: OptionKind::Whole(4, 20), default: OptionDefault::Whole(20) },
    OptionSpec { name: "coop_gear_budget", kind: OptionKind::Whole(0, 99), default: OptionDefault::Whole(4) },
    OptionSpec { name: "coop_finish", kind: OptionKind::Choice(&["deck", "covered"]), default: OptionDefault::Word("deck") },
    OptionSpec { name: "coop_fence", kind: OptionKind::Choice(&["plain", "swap"]), default: OptionDefault::Word("plain") },
];

impl Options {
    /// Options whose values were checked against [`SPECS`].
    ///
    /// # Errors
    /// `bad_option` for characters or gear that are no such list.
    pub fn from_settings(settings: &Settings) -> Result<Self, Refusal> {
        let seats = settings.seats();
        let small = |name: &str| settings.number(name) as u8;
        Ok(Self {
            seats: seats as u8,
            mode: if settings.word("mode") == "coop" { Mode::Coop } else { Mode::Competitive },
            blueprint: Plan::find(settings.word("blueprint")),
            first_seat: settings.seat_or_null("first_seat"),
            characters: Characters::read(settings.value("characters"), seats).ok_or_else(|| Refusal::bad_option("characters"))?,
            gear: Offer::read(settings.value("gear")).ok_or_else(|| Refusal::bad_option("gear"))?,
            jewelry_dealt: small("jewelry_dealt"),
            coop_deck: small("coop_deck"),
            coop_gear_budget: small("coop_gear_budget"),
            coop_finish: if settings.word("coop_finish") == "covered" { CoopFinish::Covered } else { CoopFinish::Deck },
            coop_fence: if settings.word("coop_fence") == "swap" { CoopFence::Swap } else { CoopFence::Plain },
        })
    }

    /// Whether all play together.
    #[inline]
    pub fn is_coop(&self) -> bool {
        self.mode == Mode::Coop
    }

    /// Whether cards from the fence may take the place of shared ones.
    #[inline]
    pub fn swaps(&self) -> bool {
        self.is_coop() && self.coop_fence == CoopFence::Swap
    }
}

/// A list of different things by their names.
fn different<T: PartialEq>(value: &Value, find: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let mut list = Vec::new();
    for name in value.as_array()? {
        let one = find(name.as_str()?).filter(|one| !list.contains(one))?;
        list.push(one);
    }
    Some(list)
}

impl Characters {
    fn read(value: &Value, seats: usize) -> Option<Self> {
        match value.as_str() {
            Some("random") => return Some(Self::Random),
            Some("none") => return Some(Self::None),
            _ => {}
        }
        let list = different(value, Character::find).filter(|list| list.len() == seats)?;
        let mut named = [None; MOST_SEATS];
        named.iter_mut().zip(list).for_each(|(seat, character)| *seat = Some(character));
        Some(Self::Named(named))
    }
}

impl Serialize for Characters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::None => serializer.serialize_str("none"),
            Self::Named(named) => serializer.collect_seq(named.iter().flatten()),
        }
    }
}

impl Offer {
    fn read(value: &Value) -> Option<Self> {
        match value.as_str() {
            Some("random") => return Some(Self::Random),
            Some("none") => return Some(Self::None),
            _ => {}
        }
        let kinds: CardSet = different(value, Kind::find)?.into_iter().map(Kind::number).collect();
        (kinds.len() == OFFERED).then_some(Self::Kinds(kinds))
    }
}

impl Serialize for Offer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::None => serializer.serialize_str("none"),
            Self::Kinds(kinds) => serializer.collect_seq(kinds.iter().map(Kind::new)),
        }
    }
}

#[expect(clippy::ref_option, reason = "serde hands over a reference to the field")]
fn written_blueprint<S: Serializer>(blueprint: &Option<Plan>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(blueprint.map_or("random", |plan| plan.id))
}
