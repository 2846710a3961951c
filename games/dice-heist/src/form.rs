//! The JSON of positions and views (DH-4.1, DH-4.12). One form serves both: they differ in how the deck and the piles are shown.

use std::collections::BTreeMap;

use engine::form::bounded;
use engine::{CardSet, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Card, Cards, MUSEUMS, Museum};
use crate::options::Options;
use crate::score::GameResult;
use crate::state::{Attempt, AttemptKind, Phase, RollOff};

/// The most turns and quiet turns that a position may be loaded with (DH-4.10). Play never comes near.
const MOST_COUNTED: u64 = 1_000_000;

/// A position or a view as it is written. TypeScript knows views only.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a position")]
pub(crate) struct TableForm<O> {
    pub(crate) options: O,
    pub(crate) phase: PhaseName,
    #[serde(deserialize_with = "bounded::<0, MOST_COUNTED, _, _>")]
    pub(crate) turn: u32,
    pub(crate) seat: Option<Seat>,
    pub(crate) first_roll: Option<FirstRollForm>,
    /// Only in a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(skip)]
    pub(crate) deck: Option<Cards>,
    /// Only in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional = false)]
    pub(crate) deck_size: Option<u32>,
    /// Only in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Cards", optional = false)]
    pub(crate) unseen: Option<Cards>,
    pub(crate) museums: Displays,
    pub(crate) supply: u8,
    pub(crate) players: Vec<PlayerForm>,
    pub(crate) attempt: Option<AttemptForm>,
    #[serde(deserialize_with = "bounded::<0, MOST_COUNTED, _, _>")]
    pub(crate) quiet_turns: u32,
    pub(crate) result: Option<GameResult>,
}

/// What a seat has.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "what a player has")]
#[ts(rename = "Collection")]
pub(crate) struct PlayerForm {
    pub(crate) sidekicks: u8,
    /// `null` in the view of somebody who may not look.
    pub(crate) artifacts: Option<Cards>,
    /// Only in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional = false)]
    pub(crate) artifact_count: Option<u32>,
    pub(crate) gems: Cards,
    pub(crate) paintings: Cards,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "Phase")]
pub(crate) enum PhaseName {
    FirstRoll,
    Reveal,
    Action,
    Roll,
    Over,
}

impl From<Phase> for PhaseName {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::FirstRoll(_) => Self::FirstRoll,
            Phase::Reveal => Self::Reveal,
            Phase::Action => Self::Action,
            Phase::Roll(_) => Self::Roll,
            Phase::Over => Self::Over,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a roll for the first turn")]
#[ts(rename = "FirstRoll")]
pub(crate) struct FirstRollForm {
    pub(crate) rolling: Vec<Seat>,
    pub(crate) faces: Vec<u8>,
}

impl FirstRollForm {
    pub(crate) fn of(phase: Phase) -> Option<Self> {
        let Phase::FirstRoll(RollOff { rolling, faces, rolled }) = phase else { return None };
        Some(Self { rolling: rolling.iter().collect(), faces: faces[..usize::from(rolled)].to_vec() })
    }
}

/// What is said to lie in each museum: an object by museum, in the order of the row.
#[derive(Clone, Copy, Debug, ts_rs::TS)]
#[ts(type = "Record<Museum, Array<Card>>")]
pub(crate) struct Displays([Cards; MUSEUMS]);

impl Displays {
    pub(crate) fn of(shown: CardSet) -> Self {
        let mut displays = [Cards::default(); MUSEUMS];
        for museum in Museum::all() {
            displays[museum.index()] = Cards(shown.intersection(museum.cards()));
        }
        Self(displays)
    }

    /// Each museum with what is said to lie there.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Museum, CardSet)> {
        Museum::all().map(|museum| (museum, self.0[museum.index()].0))
    }
}

impl Serialize for Displays {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(museum, cards)| (museum.id(), Cards(cards))))
    }
}

impl<'de> Deserialize<'de> for Displays {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut given = BTreeMap::<String, Cards>::deserialize(deserializer)?;
        let mut displays = [Cards::default(); MUSEUMS];
        for museum in Museum::all() {
            let cards = given.remove(museum.id());
            displays[museum.index()] = cards.ok_or_else(|| D::Error::custom(format!("the museum {:?} is missing", museum.id())))?;
        }
        match given.keys().next() {
            None => Ok(Self(displays)),
            Some(unknown) => Err(D::Error::custom(format!("there is no museum {unknown:?}"))),
        }
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "an attempt")]
#[ts(rename = "Attempt")]
pub(crate) struct AttemptForm {
    pub(crate) kind: AttemptKind,
    pub(crate) museum: Museum,
    pub(crate) card: Option<Card>,
    pub(crate) sidekicks: u8,
}

impl AttemptForm {
    pub(crate) fn of(phase: Phase) -> Option<Self> {
        let Phase::Roll(attempt) = phase else { return None };
        let Attempt { museum, card, sidekicks } = attempt;
        Some(Self { kind: attempt.kind(), museum, card, sidekicks })
    }
}

/// The seat as written: nobody's while the first seat is rolled for (DH-4.4).
pub(crate) fn seat_form(phase: Phase, seat: Seat) -> Option<Seat> {
    (!matches!(phase, Phase::FirstRoll(_))).then_some(seat)
}

/// A form whose options are already known to be good.
pub(crate) type Written = TableForm<Options>;
