//! What was ever done in a trial, by anybody: the raw material for trying what must be refused.

use std::collections::BTreeMap;

use engine::Game;
use serde_json::Value;

use crate::luck::SplitMix;
use crate::mutation;
use crate::report::json;
use crate::trial::{Moved, Trial};

/// How many different actions, and how many outcomes, are kept.
const MOST: usize = 400;

/// Actions and outcomes that were possible somewhere, as values and as JSON, and the words in them.
#[derive(Debug)]
pub(crate) struct Pool<G: Game> {
    pub(crate) actions: Vec<G::Action>,
    action_values: Vec<Value>,
    outcome_values: Vec<Value>,
    pub(crate) words: Vec<String>,
}

impl<G: Game> Pool<G> {
    /// Plays the games of a trial once and keeps what was done in them.
    pub(crate) fn of(trial: &Trial<G>, law: &'static str) -> Self {
        let mut actions = BTreeMap::new();
        let mut outcomes = BTreeMap::new();
        trial.each_position(law, |walk| {
            for moved in walk.next_moves(4) {
                match moved {
                    Moved::Action(_, action) if actions.len() < MOST => drop(actions.insert(json(&action).to_string(), action)),
                    Moved::Outcome(outcome) if outcomes.len() < MOST => drop(outcomes.insert(json(&outcome).to_string(), outcome)),
                    Moved::Action(..) | Moved::Outcome(_) | Moved::TimeUp => {}
                }
            }
        });
        let actions: Vec<G::Action> = actions.into_values().collect();
        let action_values: Vec<Value> = actions.iter().map(json).collect();
        let outcome_values: Vec<Value> = outcomes.values().map(json).collect();
        let mut words = Vec::new();
        action_values.iter().chain(&outcome_values).for_each(|value| mutation::collect_words(value, &mut words));
        words.sort();
        words.dedup();
        Self { actions, action_values, outcome_values, words }
    }

    /// What strangers might send as an action: real ones of other positions, almost real ones, and rubbish.
    pub(crate) fn strange_actions(&self, luck: &mut SplitMix, many: usize) -> Vec<Value> {
        self.strange(&self.action_values, luck, many)
    }

    /// What strangers might give as an outcome.
    pub(crate) fn strange_outcomes(&self, luck: &mut SplitMix, many: usize) -> Vec<Value> {
        self.strange(&self.outcome_values, luck, many)
    }

    fn strange(&self, real: &[Value], luck: &mut SplitMix, many: usize) -> Vec<Value> {
        let mut strange = Vec::new();
        for _ in 0..many {
            strange.push(mutation::anything(&self.words, luck, 3));
            if let Some(value) = luck.pick(real) {
                strange.extend([value.clone(), mutation::one(value, &self.words, luck)]);
            }
        }
        strange
    }
}
