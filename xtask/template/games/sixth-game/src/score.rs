//! Points.

use engine::{BySeat, Seat, Standing};
use serde::Serialize;

use crate::content::{Kind, Loot};
use crate::state::State;

/// How a seat's points add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Line {
    pub seat: Seat,
    pub coin: u32,
    pub ring: u32,
    pub crown: u32,
    pub total: u32,
}

impl Line {
    /// What loot is worth to the seat that holds it.
    pub fn of(seat: Seat, loot: Loot) -> Self {
        let [coin, ring, crown] = Kind::ALL.map(|kind| u32::from(loot.of(kind)) * kind.points());
        Self { seat, coin, ring, crown, total: loot.points() }
    }
}

/// The most points win; equal points share the win.
#[inline]
pub fn standing_of(state: &State) -> Standing {
    Standing::by_score(BySeat::from_fn(state.players.seats(), |seat| Some(state.players[seat].loot.points() as i32)))
}
