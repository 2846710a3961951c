//! The law of legality: every listed action is accepted, every other is refused, and a refusal changes nothing.

use std::collections::HashSet;

use engine::{Game, Mode, Refusal, Seat, Turn, Viewer};
use serde_json::Value;

use crate::luck::SplitMix;
use crate::mutation;
use crate::pool::Pool;
use crate::report::json;
use crate::trial::{Trial, Walk};

/// What a seat may do in one position.
struct Legal<G: Game> {
    listed: Vec<G::Action>,
    unasked: Vec<G::Action>,
}

impl<G: Game> Trial<G> {
    /// At every position and for every seat: the seats that owe a decision have an action and the others none; no action is listed twice; each is
    /// accepted, by itself and read from its JSON; every other action of these games, every spoiled form of the listed ones and any other JSON is
    /// refused, or read to a listed action; nothing panics, and nothing has changed afterwards. The bot `greedy` chooses what is listed.
    pub fn legality(&self) {
        let pool = Pool::of(self, "legality");
        self.each_position("legality", |walk| {
            let (before, written) = (walk.state.clone(), json(&walk.state));
            check_turn(walk);
            for seat in walk.seats() {
                let legal = check_listed(walk, seat);
                check_known_actions(walk, seat, &legal, &pool);
                check_strange_actions(walk, seat, &legal, &pool);
                if !legal.listed.is_empty() {
                    check_greedy(walk, seat, &legal);
                }
            }
            walk.at.holds(before == walk.state && written == json(&walk.state), || "asking changed the state".to_owned());
        });
    }
}

fn check_turn<G: Game>(walk: &Walk<'_, G>) {
    if let Turn::Seats { mode, seats } = G::turn(&walk.state) {
        walk.at.holds(!seats.is_empty(), || "the game waits for seats, and for none of them".to_owned());
        walk.at.holds(seats.iter().all(|seat| seat.index() < G::seats(&walk.state)), || format!("the game waits for {seats:?}"));
        walk.at.holds(mode != Mode::Sequential || seats.len() == 1, || format!("one at a time, but the game waits for {seats:?}"));
    }
}

fn check_listed<G: Game>(walk: &Walk<'_, G>, seat: Seat) -> Legal<G> {
    let (at, state) = (&walk.at, &walk.state);
    let mut listed = Vec::new();
    G::actions(state, seat, &mut listed);
    let once = listed.len();
    G::actions(state, seat, &mut listed);
    at.holds(listed.len() == once, || format!("actions of {seat:?} does not empty its buffer"));
    let mut scratch = Vec::new();
    let counted = G::action_count(state, seat, &mut scratch);
    at.holds(counted == once, || format!("{seat:?} has {once} actions, but action_count says {counted}"));
    for (index, action) in listed.iter().enumerate() {
        at.equal("nth_action is not the listed one", &G::nth_action(state, seat, index, &scratch), action);
    }
    let asked = G::turn(state).asks(seat);
    at.holds(asked || listed.is_empty(), || format!("{seat:?} owes nothing, but has actions: {listed:?}"));
    at.holds(!asked || !listed.is_empty(), || format!("{seat:?} owes a decision and has no action"));
    let view = G::view(state, Viewer::Seat(seat));
    let mut written = HashSet::new();
    for action in &listed {
        let value = json(action);
        at.holds(written.insert(value.to_string()), || format!("{value} is listed twice for {seat:?}"));
        accepted(walk, seat, action, &value);
        at.equal("action_kind is not the type", &value.get("type").and_then(Value::as_str), &Some(G::action_kind(action)));
        G::describe_action(&view, seat, action);
        if let Some(odds) = G::odds(&view, seat, action) {
            at.holds(odds.cases > 0 && odds.favourable <= odds.cases, || format!("{value} has impossible odds: {odds:?}"));
        }
    }
    let mut unasked = Vec::new();
    (walk.trial.unasked)(state, seat, &mut unasked);
    unasked.iter().for_each(|action| accepted(walk, seat, action, &json(action)));
    Legal { listed, unasked }
}

fn accepted<G: Game>(walk: &Walk<'_, G>, seat: Seat, action: &G::Action, value: &Value) {
    if let Err(refusal) = G::check_action(&walk.state, seat, action) {
        walk.at.broken(format_args!("{value} is listed for {seat:?} but refused: {refusal}"));
    }
    match G::read_action(&walk.state, seat, value) {
        Ok(read) => walk.at.same("a listed action read from its JSON is another", action, &read),
        Err(refusal) => walk.at.broken(format_args!("{value} is listed for {seat:?} but not read: {refusal}")),
    }
}

/// Every action of these games, whoever's it was.
fn check_known_actions<G: Game>(walk: &mut Walk<'_, G>, seat: Seat, legal: &Legal<G>, pool: &Pool<G>) {
    const MOST: usize = 60;
    let some = walk.luck.some(pool.actions.iter().collect(), MOST);
    for action in some {
        let verdict = G::check_action(&walk.state, seat, action);
        judge(walk, seat, legal, &json(action), verdict.map(|()| action.clone()));
    }
}

/// Spoiled forms of what is listed, and whatever else a stranger might send.
fn check_strange_actions<G: Game>(walk: &mut Walk<'_, G>, seat: Seat, legal: &Legal<G>, pool: &Pool<G>) {
    const MOST: usize = 40;
    let mut luck: SplitMix = walk.luck.clone();
    let mut strange = pool.strange_actions(&mut luck, 8);
    if let Some(action) = luck.pick(&legal.listed) {
        let spoiled = mutation::every(&json(action), &pool.words, &mut luck);
        strange.extend(luck.some(spoiled, MOST));
    }
    walk.luck = luck;
    for value in strange {
        let verdict = walk.at.unharmed("the rules", &value, || read_and_check::<G>(&walk.state, seat, &value));
        judge(walk, seat, legal, &value, verdict);
    }
}

/// What the face does with an action that was sent, short of carrying it out.
pub(crate) fn read_and_check<G: Game>(state: &G::State, seat: Seat, value: &Value) -> Result<G::Action, Refusal> {
    let action = G::read_action(state, seat, value)?;
    G::check_action(state, seat, &action)?;
    Ok(action)
}

fn judge<G: Game>(walk: &Walk<'_, G>, seat: Seat, legal: &Legal<G>, sent: &Value, verdict: Result<G::Action, Refusal>) {
    match verdict {
        Ok(action) => walk.at.holds(legal.listed.contains(&action) || legal.unasked.contains(&action), || {
            format!("{sent} of {seat:?} is accepted as {} but not listed", json(&action))
        }),
        Err(refusal) => {
            walk.at.holds(is_code(refusal.code), || format!("{:?} is no code for a refusal", refusal.code));
            let is_listed = legal.listed.iter().any(|action| json(action) == *sent);
            walk.at.holds(!is_listed, || format!("{sent} is listed for {seat:?} but refused: {refusal}"));
        }
    }
}

fn is_code(code: &str) -> bool {
    !code.is_empty() && code.bytes().all(|byte| byte == b'_' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

fn check_greedy<G: Game>(walk: &mut Walk<'_, G>, seat: Seat, legal: &Legal<G>) {
    let view = G::view(&walk.state, Viewer::Seat(seat));
    let chosen = G::greedy(&view, walk.all_notes.seat(seat), seat, &legal.listed, &mut walk.luck);
    walk.at.holds(legal.listed.contains(&chosen), || format!("the greedy bot of {seat:?} chooses {}, which is not listed", json(&chosen)));
}
