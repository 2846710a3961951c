//! How a game ends (section 8 of the rules).

use engine::{BySeat, Seat, Standing};
use serde::{Deserialize, Serialize};

use crate::state::Table;

/// The place of one seat (MH-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// From 1; seats with equally many artworks share one.
    pub place: u8,
    /// How many artworks it has.
    pub artworks: u8,
}

/// Ranks by the number of artworks.
pub(crate) fn standing(table: &Table) -> Standing {
    Standing::by_score(BySeat::from_fn(table.seats(), |seat| Some(i32::from(table.collected(seat)))))
}

/// The place of every seat.
pub(crate) fn places(table: &Table) -> Vec<Place> {
    let ranks = standing(table).ranks;
    Seat::all(table.seats()).map(|seat| Place { seat, place: ranks[seat], artworks: table.collected(seat) }).collect()
}
