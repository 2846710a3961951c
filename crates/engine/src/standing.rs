//! How a game ended.

use serde::Serialize;

use crate::seat::{BySeat, Seat, SeatSet};

/// Score and rank of every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Rank from 1; ties share the better one.
    pub ranks: BySeat<u8>,
    /// The total; none for a seat that was eliminated.
    pub scores: BySeat<Option<i32>>,
}

impl Standing {
    /// Ranks by score alone, the highest first, ties sharing the better rank; a seat without a score comes last.
    pub fn by_score(scores: BySeat<Option<i32>>) -> Self {
        Self { ranks: ranks(scores.seats(), |a, b| scores[a] > scores[b]), scores }
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> SeatSet {
        self.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect()
    }
}

/// Rank of every seat, from a rule that says whether one seat did strictly better than another.
pub fn ranks(seats: usize, better: impl Fn(Seat, Seat) -> bool) -> BySeat<u8> {
    BySeat::from_fn(seats, |seat| 1 + Seat::all(seats).filter(|&other| better(other, seat)).count() as u8)
}
