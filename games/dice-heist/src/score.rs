//! Points (section 8 of the rules).

use engine::{BySeat, CardSet, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

use crate::content::{Cards, Colour, Kind, content};
use crate::state::{MOST_SEATS, State};

/// What the highest painting total scores (DH-6.21).
const MOST_PAINTINGS: i32 = 8;
/// What the lowest painting total scores (DH-6.21).
const LEAST_PAINTINGS: i32 = -4;

/// How a seat's points add up (DH-8.7). `paintings` are millions and no part of the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub struct Line {
    pub seat: u8,
    pub artifacts: i32,
    pub gems: i32,
    pub paintings: i32,
    pub bonus: i32,
    pub total: i32,
}

/// The result as the position and the last event carry it (DH-8.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub struct GameResult {
    pub lines: Vec<Line>,
    pub scores: Vec<i32>,
    pub ranks: Vec<u8>,
    pub winners: SeatSet,
}

/// Points for artifacts: one each (DH-6.19).
#[inline]
pub fn artifact_points(loot: CardSet) -> i32 {
    let content = content();
    // Every artifact card shows at least one; those that are not minor show one more.
    let cards = loot.intersection(content.artifacts);
    (cards.len() + cards.minus(content.minor).len()) as i32
}

/// What `held` gems of one colour score (DH-6.20).
#[inline]
pub const fn gem_series(held: i32) -> i32 {
    held * (held + 1) / 2
}

/// Points for gems, colour by colour.
#[inline]
pub fn gem_points(loot: CardSet) -> i32 {
    Colour::ALL.into_iter().map(|colour| gem_series(loot.intersection(colour.cards()).len() as i32)).sum()
}

/// The paintings' total in millions.
#[inline]
pub fn painting_millions(loot: CardSet) -> i32 {
    let paintings = loot.intersection(content().paintings);
    Cards(paintings)
        .iter()
        .map(|card| match card.kind() {
            Kind::Painting(millions) => i32::from(millions),
            Kind::Artifacts(_) | Kind::Gem(_) => 0,
        })
        .sum()
}

/// How every seat would score if the game ended now (DH-12.9).
#[inline]
pub fn lines_of(loot: &[CardSet]) -> [Line; MOST_SEATS] {
    let mut lines = [Line::default(); MOST_SEATS];
    for (seat, (line, &held)) in lines.iter_mut().zip(loot).enumerate() {
        *line = Line {
            seat: seat as u8,
            artifacts: artifact_points(held),
            gems: gem_points(held),
            paintings: painting_millions(held),
            ..Line::default()
        };
    }
    let lines_used = &mut lines[..loot.len()];
    let most = lines_used.iter().map(|line| line.paintings).max().unwrap_or_default();
    let least = lines_used.iter().map(|line| line.paintings).min().unwrap_or_default();
    for line in lines_used {
        // Tied seats all get the full bonus or malus, and whoever is both gets both (DH-6.22, DH-7.16).
        line.bonus = MOST_PAINTINGS * i32::from(line.paintings == most) + LEAST_PAINTINGS * i32::from(line.paintings == least);
        line.total = line.artifacts + line.gems + line.bonus;
    }
    lines
}

/// Ranks and scores if the game ended now: most points first, ties share the rank (DH-8.4).
#[inline]
pub fn standing_of(loot: &[CardSet]) -> Standing {
    let lines = lines_of(loot);
    Standing::by_score(BySeat::from_fn(loot.len(), |seat: Seat| Some(lines[seat.index()].total)))
}

/// The result if the game ended now.
pub fn result_of(loot: &[CardSet]) -> GameResult {
    let (lines, standing) = (&lines_of(loot)[..loot.len()], standing_of(loot));
    GameResult {
        lines: lines.to_vec(),
        scores: lines.iter().map(|line| line.total).collect(),
        ranks: standing.ranks.as_slice().to_vec(),
        winners: standing.winners,
    }
}

impl State {
    /// The result if the game ended now.
    pub fn result(&self) -> GameResult {
        result_of(&self.loot[..self.seats()])
    }
}
