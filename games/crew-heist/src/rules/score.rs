//! How it ended (section 8 of the rules).

use engine::{Ending, Seat, SeatSet, Standing, TeamResult};
use serde::{Deserialize, Serialize};

use crate::state::{Phase, State, Status};

/// How it ended for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The loot is out and nobody was left behind.
    Win,
    /// The loot is out, but somebody was captured.
    PartialWin,
    /// The loot is not out.
    Loss,
}

/// Why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The loot is out.
    LootOut,
    /// Everybody was captured.
    AllCaptured,
    /// Those who left did so without it.
    NoLoot,
    /// A Lockdown (CH-14.3).
    Lockdown,
    /// The sun came up (CH-14.5).
    Dawn,
}

/// The result, the same for every seat (CH-14.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct GameResult {
    pub outcome: Outcome,
    pub reason: Reason,
    pub score: u8,
    pub rounds: u32,
    pub out: SeatSet,
    pub captured: SeatSet,
}

impl GameResult {
    /// CH-14.2, once nobody is in the building; `end` is what ended it early.
    pub(crate) fn of(state: &State, end: Option<Reason>) -> Self {
        let with = |status: Status| -> SeatSet { state.all_seats().filter(|seat| state.player(*seat).status == status).collect() };
        let (out, captured) = (with(Status::Out), with(Status::Captured));
        let (outcome, reason) = match (state.loot_out, captured.is_empty()) {
            (true, true) => (Outcome::Win, Reason::LootOut),
            (true, false) => (Outcome::PartialWin, Reason::LootOut),
            (false, _) => {
                let empty = if captured.len() == state.seats() { Reason::AllCaptured } else { Reason::NoLoot };
                (Outcome::Loss, end.unwrap_or(empty))
            }
        };
        let score = match outcome {
            Outcome::Win => 2,
            Outcome::PartialWin => 1,
            Outcome::Loss => 0,
        };
        Self { outcome, reason, score, rounds: state.round, out, captured }
    }
}

/// How one seat came out of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Line {
    pub seat: Seat,
    pub status: Status,
    pub outcome: Outcome,
    pub score: u8,
}

/// Score and rank of every seat, once it is over.
pub(crate) fn standing(state: &State) -> Option<Standing> {
    let result = state.result.filter(|_| state.phase == Phase::Over)?;
    Some(Standing::together(state.seats(), i32::from(result.score), result.outcome != Outcome::Loss))
}

/// The same in the words that every cooperative game shares.
pub(crate) fn ending(state: &State) -> Option<Ending> {
    let GameResult { outcome, reason, rounds, .. } = state.result.filter(|_| state.phase == Phase::Over)?;
    let result = match outcome {
        Outcome::Win => TeamResult::Won,
        Outcome::PartialWin => TeamResult::WonInPart,
        Outcome::Loss => TeamResult::Lost,
    };
    let why = match reason {
        Reason::LootOut => "loot_out",
        Reason::AllCaptured => "all_captured",
        Reason::NoLoot => "no_loot",
        Reason::Lockdown => "lockdown",
        Reason::Dawn => "dawn",
    };
    Some(Ending { result, why, rounds })
}

/// One line a seat, once it is over.
pub(crate) fn lines(state: &State) -> Vec<Line> {
    let Some(result) = state.result.filter(|_| state.phase == Phase::Over) else { return Vec::new() };
    let line = |seat: Seat| Line { seat, status: state.player(seat).status, outcome: result.outcome, score: result.score };
    state.all_seats().map(line).collect()
}
