//! Who was lucky: the attempts of each seat against the exact distribution of what it tried.
//!
//! A game says of an event what was left to luck in it ([`Insight::luck`](crate::Insight::luck)). Here these attempts are put together for a whole game:
//! how many succeeded, how many would on average, and how likely so many were.

use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::chance::Odds;
use crate::face::GameFace;
use crate::film::{Reader, chosen_eyes, eyes_name, is_retired};
use crate::insight::Attempt;
use crate::record::{Record, RecordError};
use crate::seat::{Seat, Viewer};

/// How lucky everybody was in a finished game, through one viewer's eyes.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LuckReport {
    /// Whose eyes they are.
    pub shown: String,
    /// Each kind of attempt that there was, in the order in which they first came; none where the rules are retired.
    pub kinds: Vec<LuckKind>,
}

/// The luck of everybody in one kind of attempt.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct LuckKind {
    /// The name of the sentence that says what counts as such an attempt.
    pub what: &'static str,
    /// The luck of each seat.
    pub seats: Vec<SeatLuck>,
}

/// The luck of one seat in one kind of attempt.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct SeatLuck {
    /// How often it tried.
    pub tries: usize,
    /// How often it succeeded.
    pub successes: usize,
    /// How many successes these attempts bring on average.
    pub expected: f64,
    /// How likely so many successes or more were; 1 if it could not be otherwise.
    pub at_least: f64,
    /// How likely so many successes or fewer were; 1 if it could not be otherwise.
    pub at_most: f64,
}

impl SeatLuck {
    /// The luck of these attempts, each with its odds and whether it succeeded.
    pub fn of(attempts: &[(Odds, bool)]) -> Self {
        let successes = attempts.iter().filter(|(_, success)| *success).count();
        let chances = chances_of_successes(attempts.iter().map(|(odds, _)| odds.value()));
        // From zero up: the sum of nothing would be a negative zero, and would be shown so.
        let sum = |part: &[f64]| part.iter().fold(0.0, |sum, one| sum + one);
        let (fewer, more) = (sum(&chances[..successes]), sum(&chances[successes + 1..]));
        Self {
            tries: attempts.len(),
            successes,
            expected: sum(&attempts.iter().map(|(odds, _)| odds.value()).collect::<Vec<_>>()),
            // What cannot be otherwise is certain: a sum of many small parts would miss it by a hair.
            at_least: if fewer == 0.0 { 1.0 } else { (chances[successes] + more).min(1.0) },
            at_most: if more == 0.0 { 1.0 } else { (chances[successes] + fewer).min(1.0) },
        }
    }
}

/// The chance of each number of successes, from none to all: one attempt after the other is added.
fn chances_of_successes(attempts: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut chances = vec![1.0];
    for success in attempts {
        chances.push(0.0);
        for count in (0..chances.len()).rev() {
            let before = if count == 0 { 0.0 } else { chances[count - 1] };
            chances[count] = chances[count] * (1.0 - success) + before * success;
        }
    }
    chances
}

/// How lucky everybody was in a recorded game, through the eyes that `reader` may use: those `asked` for, or the usual ones.
///
/// # Errors
/// If the record does not replay.
pub fn report(record: &Record, game: &dyn GameFace, reader: Reader, asked: &str) -> Result<LuckReport, RecordError> {
    let (_, viewer) = chosen_eyes(record, game, reader, asked);
    Ok(LuckReport { shown: eyes_name(viewer), kinds: kinds(record, game, viewer)? })
}

/// The luck of every seat in each kind of attempt that a viewer heard of.
///
/// # Errors
/// If the record does not replay.
pub fn kinds(record: &Record, game: &dyn GameFace, viewer: Viewer) -> Result<Vec<LuckKind>, RecordError> {
    if is_retired(record, game) {
        return Ok(Vec::new());
    }
    let attempts = attempts(record, game, viewer)?;
    let mut names: Vec<&'static str> = Vec::new();
    for attempt in &attempts {
        if !names.contains(&attempt.what) {
            names.push(attempt.what);
        }
    }
    let luck_of = |seat: Seat, what: &str| {
        let own = attempts.iter().filter(|attempt| attempt.seat == seat && attempt.what == what);
        SeatLuck::of(&own.map(|attempt| (attempt.odds, attempt.success)).collect::<Vec<_>>())
    };
    let seats = || Seat::all(record.seats.len());
    Ok(names.into_iter().map(|what| LuckKind { what, seats: seats().map(|seat| luck_of(seat, what)).collect() }).collect())
}

/// Every attempt that a viewer heard of, in order.
fn attempts(record: &Record, game: &dyn GameFace, viewer: Viewer) -> Result<Vec<Attempt>, RecordError> {
    let mut played = record.begin(game)?;
    let mut found = Vec::new();
    for at in 0..record.moves.len() {
        let moved = record.step(played.as_mut(), at)?;
        let heard = moved.events.iter().enumerate().filter(|(_, heard)| heard.seats.includes(viewer));
        found.extend(heard.filter_map(|(event, _)| moved.steps.luck(event, viewer)));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The same by looking at every way in which the attempts could have gone.
    fn by_all_ways(attempts: &[(Odds, bool)]) -> (f64, f64, f64) {
        let had = attempts.iter().filter(|(_, success)| *success).count() as u32;
        let (mut expected, mut at_least, mut at_most) = (0.0, 0.0, 0.0);
        for way in 0u32..1 << attempts.len() {
            let chance: f64 = attempts
                .iter()
                .enumerate()
                .map(|(at, (odds, _))| if way >> at & 1 == 1 { odds.value() } else { 1.0 - odds.value() })
                .product();
            let successes = way.count_ones();
            expected += chance * f64::from(successes);
            at_least += if successes >= had { chance } else { 0.0 };
            at_most += if successes <= had { chance } else { 0.0 };
        }
        (expected, at_least, at_most)
    }

    fn attempt() -> impl Strategy<Value = (Odds, bool)> {
        (1u64..40).prop_flat_map(|cases| (0..=cases, any::<bool>()).prop_map(move |(good, success)| (Odds::new(good, cases), success)))
    }

    proptest! {
        #[test]
        fn luck_is_what_all_ways_together_say(attempts in proptest::collection::vec(attempt(), 0..=9)) {
            let luck = SeatLuck::of(&attempts);
            prop_assert_eq!(luck.tries, attempts.len());
            prop_assert_eq!(luck.successes, attempts.iter().filter(|(_, success)| *success).count());
            let (expected, at_least, at_most) = by_all_ways(&attempts);
            // Attempts that contradict their odds, a success of the impossible, still have a place in the distribution.
            let near = |one: f64, other: f64| (one - other).abs() < 1e-9;
            prop_assert!(near(luck.expected, expected), "{luck:?} {expected}");
            prop_assert!(near(luck.at_least, at_least), "{luck:?} {at_least}");
            prop_assert!(near(luck.at_most, at_most), "{luck:?} {at_most}");
        }
    }

    #[test]
    fn two_attempts_by_hand() {
        let luck = SeatLuck::of(&[(Odds::new(1, 2), true), (Odds::new(1, 6), false)]);
        assert_eq!((luck.tries, luck.successes), (2, 1));
        for (one, other) in [(luck.expected, 2.0 / 3.0), (luck.at_least, 7.0 / 12.0), (luck.at_most, 11.0 / 12.0)] {
            assert!((one - other).abs() < 1e-12, "{luck:?}");
        }
        let nothing = SeatLuck::of(&[]);
        assert_eq!((nothing.tries, nothing.expected, nothing.at_least, nothing.at_most), (0, 0.0, 1.0, 1.0));
        assert!(nothing.expected.is_sign_positive());
    }

    #[test]
    fn what_cannot_be_otherwise_is_certain() {
        let odds = |at: u64| Odds::new(if at.is_multiple_of(7) { 7 } else { at % 6 + 1 }, 7);
        let sure: Vec<_> = (0..60).map(|at| (odds(at), at.is_multiple_of(7))).collect();
        assert_eq!(SeatLuck::of(&sure).at_least, 1.0, "fewer than the certain ones were impossible");
        let unsure: Vec<_> = sure.into_iter().filter(|(_, success)| !success).collect();
        let none = SeatLuck::of(&unsure);
        assert_eq!((none.at_least, none.at_most > 0.0), (1.0, true));
        let all: Vec<_> = unsure.into_iter().map(|(odds, _)| (odds, true)).collect();
        assert_eq!(SeatLuck::of(&all).at_most, 1.0);
    }
}
