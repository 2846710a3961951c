//! The law of chance: what can happen is listed, with exact weights, and drawing follows them.

use std::collections::{HashMap, HashSet};

use engine::refusal::code;
use engine::{Game, Luck, Turn};
use serde_json::Value;

use crate::mutation;
use crate::pool::Pool;
use crate::report::json;
use crate::trial::{Trial, Walk};

/// Up to this many tickets every one is drawn; beyond, some.
const EXHAUSTIVE: u64 = 50_000;

/// How many tickets are drawn where there are too many, or where the same chance was counted before.
const SAMPLED: u64 = 50;

impl<G: Game> Trial<G> {
    /// Wherever chance is due: the weights sum to `weight` and no outcome is listed twice; each outcome belongs to exactly as many tickets as it
    /// weighs (counted one by one up to 50,000 tickets, once for every different list; otherwise sampled); each is read back from its JSON;
    /// everything else is refused as `bad_outcome`; the stream has a name of small letters, digits, `_`, `-` and `/`.
    ///
    /// Gives back how many different chances were counted ticket by ticket.
    pub fn chance(&self) -> usize {
        let pool = Pool::of(self, "chance");
        let mut counted = HashSet::new();
        self.each_position("chance", |walk| {
            if G::turn(&walk.state) == Turn::Chance {
                let weights = check_list(walk);
                check_stream(walk);
                check_tickets(walk, &weights, &mut counted);
                check_reading(walk, &pool);
            }
        });
        counted.len()
    }
}

/// The listed outcomes by their JSON, with their weights.
fn check_list<G: Game>(walk: &Walk<'_, G>) -> HashMap<String, u64> {
    let (at, state) = (&walk.at, &walk.state);
    let mut outcomes = Vec::new();
    G::outcomes(state, &mut outcomes);
    let once = outcomes.len();
    G::outcomes(state, &mut outcomes);
    at.holds(outcomes.len() == once, || "outcomes does not empty its buffer".to_owned());
    at.equal("outcome_count and how many are listed", &G::outcome_count(state), &(once as u64));
    let sum: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    at.equal("the sum of the weights and weight", &sum, &G::weight(state));
    at.holds(sum > 0, || "chance is due, but nothing can happen".to_owned());
    let mut weights = HashMap::new();
    for (outcome, weight) in &outcomes {
        let value = json(outcome);
        at.holds(*weight > 0, || format!("{value} is listed, but weighs nothing"));
        at.holds(weights.insert(value.to_string(), *weight).is_none(), || format!("{value} is listed twice"));
    }
    weights
}

fn check_stream<G: Game>(walk: &Walk<'_, G>) {
    let name = G::stream(&walk.state).to_string();
    let fits = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-/".contains(&byte);
    walk.at.holds(!name.is_empty() && name.bytes().all(fits), || format!("{name:?} is no name for a stream"));
    walk.at.equal("the name of the stream, asked twice", &name, &G::stream(&walk.state).to_string());
}

fn check_tickets<G: Game>(walk: &mut Walk<'_, G>, weights: &HashMap<String, u64>, counted: &mut HashSet<String>) {
    let weight = G::weight(&walk.state);
    let mut listed: Vec<(&String, &u64)> = weights.iter().collect();
    listed.sort();
    let known = format!("{} {listed:?}", G::stream(&walk.state));
    if weight <= EXHAUSTIVE && counted.insert(known) {
        let mut hits: HashMap<String, u64> = HashMap::new();
        (0..weight).for_each(|ticket| *hits.entry(json(&G::outcome(&walk.state, ticket)).to_string()).or_default() += 1);
        for (outcome, weight) in weights {
            let tickets = hits.remove(outcome).unwrap_or_default();
            walk.at.holds(tickets == *weight, || format!("{outcome} weighs {weight}, but {tickets} tickets lead to it"));
        }
        walk.at.holds(hits.is_empty(), || format!("tickets lead to outcomes that are not listed: {hits:?}"));
        return;
    }
    let ends = [0, weight - 1];
    let drawn: Vec<u64> = (0..SAMPLED).map(|_| walk.luck.below(weight)).chain(ends).collect();
    for ticket in drawn {
        let outcome = json(&G::outcome(&walk.state, ticket)).to_string();
        walk.at.holds(weights.contains_key(&outcome), || format!("ticket {ticket} leads to {outcome}, which is not listed"));
    }
}

fn check_reading<G: Game>(walk: &mut Walk<'_, G>, pool: &Pool<G>) {
    const MOST: usize = 12;
    let mut outcomes = Vec::new();
    G::outcomes(&walk.state, &mut outcomes);
    let listed: Vec<G::Outcome> = outcomes.into_iter().map(|(outcome, _)| outcome).collect();
    let mut luck = walk.luck.clone();
    let mut strange = pool.strange_outcomes(&mut luck, 3);
    for outcome in luck.some(listed.iter().collect(), MOST) {
        let value = json(outcome);
        match G::read_outcome(&walk.state, &value) {
            Ok(read) => walk.at.same("a listed outcome read from its JSON is another", outcome, &read),
            Err(refusal) => walk.at.broken(format_args!("{value} is a listed outcome, but not read: {refusal}")),
        }
        strange.push(mutation::one(&value, &pool.words, &mut luck));
    }
    walk.luck = luck;
    strange.iter().for_each(|value| check_strange(walk, &listed, value));
}

fn check_strange<G: Game>(walk: &Walk<'_, G>, listed: &[G::Outcome], value: &Value) {
    match walk.at.unharmed("read_outcome", value, || G::read_outcome(&walk.state, value)) {
        Ok(outcome) => {
            walk.at.holds(listed.contains(&outcome), || format!("{value} is read as the outcome {}, which is not listed", json(&outcome)));
        }
        Err(refusal) => walk.at.equal("the code for an impossible outcome", &refusal.code, &code::BAD_OUTCOME),
    }
}
