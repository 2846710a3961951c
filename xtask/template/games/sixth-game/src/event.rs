//! What people see happen.

use engine::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{Kind, Loot};
use crate::options::Options;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "GameEvent")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// The bag is filled.
    GameStarted { options: Options },
    /// A turn begins.
    TurnStarted { seat: Seat },
    /// A thief reaches into the bag.
    Grabbed { seat: Seat },
    /// A thief found something; only that thief is told what.
    Found { seat: Seat, kind: Option<Kind> },
    /// A thief was caught and lost so many tokens.
    Caught { seat: Seat, lost: u32 },
    /// A thief left with so many tokens.
    Left { seat: Seat, tokens: u32 },
    /// Nobody is inside any more: everything is shown.
    GameOver {
        #[ts(as = "Vec<Loot>")]
        loot: BySeat<Loot>,
        winners: SeatSet,
    },
}
