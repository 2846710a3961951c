//! What is left to chance, and how it can fall.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use super::Rules;
use crate::chance::Stream;
use crate::event::Events;
use crate::refusal::{Refusal, code};

/// The chance of a game. The game never draws: it says how many equally likely tickets there are, and which outcome belongs to each.
///
/// # Contract
///
/// Whoever draws calls it (the lab, tables through [`crate::face`]), and only while [`Rules::turn`] is [`Turn::Chance`](crate::Turn::Chance).
///
/// `outcomes` lists exactly what `read_outcome` accepts; the weights sum to `weight`; `outcome` maps exactly that many tickets to each.
pub trait Chance: Rules {
    /// What chance can do. As JSON, the outcome of the rules file.
    type Outcome: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What is drawn now.
    fn stream(state: &Self::State) -> Stream;

    /// How many equally likely tickets the present chance has.
    fn weight(state: &Self::State) -> u64;

    /// The outcome that belongs to a ticket below `weight`.
    fn outcome(state: &Self::State, ticket: u64) -> Self::Outcome;

    /// Lists the possible outcomes, each with its number of tickets, into `outcomes`, which is emptied first.
    fn outcomes(state: &Self::State, outcomes: &mut Vec<(Self::Outcome, u64)>);

    /// How many outcomes `outcomes` would list. May allocate; a game whose draws have more outcomes than can be listed counts them here instead.
    fn outcome_count(state: &Self::State) -> u64 {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        outcomes.len() as u64
    }

    /// Reads an outcome that somebody gave. May allocate.
    ///
    /// # Errors
    /// `bad_outcome` if it is none of the possible ones.
    fn read_outcome(state: &Self::State, outcome: &Value) -> Result<Self::Outcome, Refusal> {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        let found = outcomes.into_iter().find(|(listed, _)| serde_json::to_value(listed).is_ok_and(|listed| listed == *outcome));
        found.map(|(listed, _)| listed).ok_or_else(|| Refusal::new(code::BAD_OUTCOME))
    }

    /// Carries out an outcome that is among the possible ones.
    fn apply_outcome(state: &mut Self::State, outcome: &Self::Outcome, events: &mut impl Events<Self::State, Self::Event>);
}
