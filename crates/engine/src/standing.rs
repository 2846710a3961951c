//! How a game ended.

use serde::Serialize;

use crate::by_seat::BySeat;
use crate::seat::{Seat, SeatSet};

/// Score and rank of every seat, and who has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// Rank from 1; ties share the better one.
    pub ranks: BySeat<u8>,
    /// The total; none for a seat that was eliminated.
    pub scores: BySeat<Option<i32>>,
    /// Who has won: the seats of rank 1, except where all are on one side and have lost.
    pub winners: SeatSet,
}

impl Standing {
    /// Ranks by score alone, the highest first, ties sharing the better rank; a seat without a score comes last.
    pub fn by_score(scores: BySeat<Option<i32>>) -> Self {
        Self::ranked(scores, ranks(scores.seats(), |a, b| scores[a] > scores[b]))
    }

    /// Ranks by a rule of the game's own; the seats of rank 1 have won.
    pub fn ranked(scores: BySeat<Option<i32>>, ranks: BySeat<u8>) -> Self {
        let winners = ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect();
        Self { ranks, scores, winners }
    }

    /// All on one side: everybody has rank 1 and the same score, and all have won or nobody has.
    pub fn together(seats: usize, score: i32, won: bool) -> Self {
        Self {
            ranks: BySeat::from_fn(seats, |_| 1),
            scores: BySeat::from_fn(seats, |_| Some(score)),
            winners: if won { SeatSet::first(seats) } else { SeatSet::EMPTY },
        }
    }
}

/// Rank of every seat, from a rule that says whether one seat did strictly better than another.
pub fn ranks(seats: usize, better: impl Fn(Seat, Seat) -> bool) -> BySeat<u8> {
    BySeat::from_fn(seats, |seat| 1 + Seat::all(seats).filter(|&other| better(other, seat)).count() as u8)
}

/// How a game ended for players who win or lose together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// What they made of it.
    pub result: TeamResult,
    /// Why, as a word in `snake_case`; the catalogs have it in words under `<slug>-ending-<why>`.
    pub why: &'static str,
    /// After how many rounds.
    pub rounds: u32,
}

/// What players who win or lose together made of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamResult {
    /// They won.
    Won,
    /// They won, but not all that there was to win.
    WonInPart,
    /// They lost.
    Lost,
}

impl TeamResult {
    /// All of them, the best first.
    pub const ALL: [Self; 3] = [Self::Won, Self::WonInPart, Self::Lost];

    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::WonInPart => "won_in_part",
            Self::Lost => "lost",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_the_better_rank_and_whoever_has_no_score_comes_last() {
        let scores = BySeat::from_slice(&[Some(9), Some(12), None, Some(12), Some(-4)]).unwrap();
        let standing = Standing::by_score(scores);
        assert_eq!(standing.ranks.as_slice(), [3, 1, 5, 1, 4]);
        assert_eq!(standing.winners, [Seat::new(1), Seat::new(3)].into_iter().collect());
    }

    #[test]
    fn a_crew_wins_or_loses_together() {
        assert_eq!(Standing::together(3, 10, true).winners.len(), 3);
        let lost = Standing::together(3, 7, false);
        assert!(lost.winners.is_empty());
        assert_eq!(lost.ranks.as_slice(), [1, 1, 1]);
    }
}
