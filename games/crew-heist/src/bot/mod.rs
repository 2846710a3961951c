//! The bot `greedy`: it knows where it wants to go, how likely each way of getting on is, and what the guards would do if everybody stopped now.
//!
//! It looks under secure backs, opens the vault with a friend, carries the loot out and waits for the others beside the exit; it frees friends who
//! are held, and goes to where it can if that is near; it runs with one die and stumbles on every miss, goes quietly where that is worth it, and
//! rolls an X on while the margin is 2 or more. Where it would stop it hides, uses what the room offers, and distracts whoever would come. The longer
//! a game lasts, the less it waits.

pub(crate) mod moves;
pub(crate) mod plan;
pub(crate) mod things;
pub(crate) mod value;

use engine::{Bots, Luck, Seat};

use crate::CrewHeist;
use crate::action::Action;
use crate::bot::moves::{consider_moves, consider_safety, dice_for, tries_on};
use crate::bot::plan::{Goal, Plan};
use crate::content::{Kind, TRACK};
use crate::rules::dice::Slots;
use crate::rules::odds;
use crate::state::{Phase, State};
use crate::view::View;

/// After how many rounds nobody stands still any more. Crews that get anywhere need half as many.
const ENDLESS: u32 = 60;

impl Bots for CrewHeist {
    const FOR_BOTS: &'static [(&'static str, &'static str)] = &[("clock", "simulated")];

    type Notes = ();

    /// A legal action, or the first one if it wants none of them.
    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        let state = &view.state;
        let wanted = match state.phase {
            Phase::Acting | Phase::Closing => act(state, seat, legal),
            Phase::Planning => Some(plan_round(state)),
            _ => None,
        };
        let wanted = wanted.filter(|action| legal.contains(action));
        if state.phase == Phase::Acting && state.round > ENDLESS && wanted.is_none_or(|action| action == Action::Wait) {
            return stir(legal, luck);
        }
        match wanted {
            Some(action) => action,
            // Characters and starting squares: any of them.
            None if matches!(state.phase, Phase::Characters | Phase::Placing) => legal[luck.below(legal.len() as u64) as usize],
            None => legal.iter().copied().find(|action| *action == Action::Wait).unwrap_or(legal[0]),
        }
    }
}

/// Everybody waits for somebody else, and would for ever: a step anywhere, so that squares come free and guards are drawn elsewhere.
fn stir(legal: &[Action], luck: &mut impl Luck) -> Action {
    let steps = || legal.iter().copied().filter(|action| matches!(action, Action::Run { dice: 1, .. }));
    let wait = || legal.iter().copied().find(|action| *action == Action::Wait).unwrap_or(legal[0]);
    match steps().count() {
        0 => wait(),
        many => steps().nth(luck.below(many as u64) as usize).unwrap_or_else(wait),
    }
}

/// It needs no speeches.
fn plan_round(state: &State) -> Action {
    match (state.planning.timed, state.planning.vote) {
        (true, _) if crate::rules::speeches_over(state) => Action::Go,
        (true, _) => Action::Spoken,
        (false, Some(_)) => Action::Vote { yes: false },
        (false, None) => Action::Ready,
    }
}

fn act(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if let Some(lead) = state.lead_of(seat) {
        return Some(go_on(state, seat, lead));
    }
    if state.player(seat).notice.is_some() {
        return Some(notice(state, seat));
    }
    begin(state, seat, legal)
}

/// Whether the Run or Sneak is ended by stumbling now; `None` if what is open is something else.
fn stumbles(state: &State, seat: Seat, lead: Seat) -> Option<bool> {
    let (player, attempt) = (state.player(seat), state.attempt(lead)?);
    let to = attempt.to.filter(|_| lead == seat)?;
    if player.failing {
        let plan = plan::plan(state, seat);
        return Some(value::stumbled(state, seat, to, &plan) >= value::lost(state, seat, &plan));
    }
    // A Run arrives either way; a Sneak is rolled on as long as it could still be ended so after the next miss.
    Some(player.missed && (attempt.kind == Kind::Run || player.misses >= TRACK))
}

/// Rolls on: one die more while there is one, else one that shows nothing, else a single hit again.
fn go_on(state: &State, seat: Seat, lead: Seat) -> Action {
    let player = state.player(seat);
    let attempt = state.attempt(lead).expect("its leader leads it");
    let margin = odds::margin(state, seat, attempt.skill);
    match stumbles(state, seat, lead) {
        Some(true) => return Action::Stumble,
        Some(false) if player.failing => return Action::GiveUp,
        _ => {}
    }
    let wanted = things::useful_x(state, attempt);
    if let Some(x) = state.best_x(lead) {
        if lead != seat && x >= wanted {
            return Action::Hold;
        }
        if lead == seat && (x >= wanted || margin <= 1) {
            return Action::Stop { x };
        }
    }
    let need = attempt.need + wanted.saturating_sub(1);
    let missing = need.saturating_sub(state.hits(lead)).max(1);
    let blanks = player.dice.iter().enumerate().filter(|(_, face)| *face <= 3).map(|(index, _)| index);
    let most = if attempt.kind == Kind::Run { 1 } else { dice_for(missing, margin) };
    let add = most.min(4 - player.dice.count);
    if add > 0 && (attempt.kind != Kind::Run || player.dice.count == 0) {
        return Action::Roll { reroll: Slots(0), add };
    }
    let again = blanks.take(usize::from(most)).fold(0, |bits, index| bits | 1 << index);
    let single = || player.dice.iter().position(|face| face == 4 || face == 5).map_or(1, |index| 1 << index);
    Action::Roll { reroll: Slots(if again == 0 { single() } else { again }), add: 0 }
}

fn notice(state: &State, seat: Seat) -> Action {
    let likely = odds::of_action(state, seat, &Action::Notice { dice: 1 }).map_or(0.0, engine::Odds::value);
    let closing = state.phase == Phase::Closing;
    if closing || likely > 0.8 { Action::Notice { dice: 1 } } else { Action::Refuse }
}

/// A candidate with what it is worth.
pub(crate) struct Best {
    action: Option<Action>,
    worth: f32,
}

impl Best {
    pub(crate) fn offer(&mut self, action: Action, worth: f32) {
        if worth > self.worth {
            (self.action, self.worth) = (Some(action), worth);
        }
    }
}

fn begin(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if let Some(action) = free_somebody(state, seat, legal).or_else(|| free_oneself(state, seat)) {
        return Some(action);
    }
    if state.player(seat).is_caught() {
        return Some(Action::Wait);
    }
    let plan = plan::plan(state, seat);
    if let Some(action) = at_hand(state, seat, &plan, legal).or_else(|| things::at_once(state, seat, &plan, legal)) {
        return Some(action);
    }
    let here = value::stopping(state, seat, &plan);
    let mut best = Best { action: Some(Action::Wait), worth: here - value::impatience(state) };
    consider_moves(state, seat, &plan, &mut best);
    // Only where stopping is dangerous is it worth thinking of anything but the way.
    if here + plan.left[state.player(seat).square?.index()].min(200.0) < -3.0 {
        consider_safety(state, seat, &plan, &mut best);
        things::consider_uses(state, seat, &plan, legal, &mut best);
    }
    match best.action {
        Some(Action::Wait) => Some(things::before_waiting(state, seat, legal).unwrap_or(Action::Wait)),
        chosen => chosen,
    }
}

/// What frees a friend: a thing that does it without a roll, or the guard who holds him and whom this player can distract best.
fn free_somebody(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if let Some(action) = things::free_friend(state, seat, legal) {
        return Some(action);
    }
    let square = state.player(seat).square?;
    let sight = state.map().sight[square.index()];
    let held =
        |n: u8| state.inside().any(|other| other != seat && plan::is_in_need(state, other) && state.player(other).caught_by.contains(n));
    let guards = state.guards.iter().filter(|guard| sight.contains(guard.square) && held(guard.n));
    let tries = guards.flat_map(|guard| tries_on(state, seat, square, guard.n));
    likeliest(state, seat, tries, 0.35)
}

fn free_oneself(state: &State, seat: Seat) -> Option<Action> {
    let player = state.player(seat);
    let square = player.square?;
    likeliest(state, seat, player.caught_by.iter().flat_map(|n| tries_on(state, seat, square, n)), 0.0)
}

fn likeliest(state: &State, seat: Seat, tries: impl Iterator<Item = Action>, least: f64) -> Option<Action> {
    let chance = |action: &Action| odds::of_action(state, seat, action).map_or(0.0, engine::Odds::value);
    let likely = tries.map(|action| (action, chance(&action))).filter(|(_, chance)| *chance > least);
    likely.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// What can be done for the goal on this very square.
fn at_hand(state: &State, seat: Seat, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let square = state.player(seat).square?;
    if legal.contains(&Action::Leave) && (state.has_loot(seat) || (state.loot_out && plan.goal == Goal::Leave)) {
        return Some(Action::Leave);
    }
    let helped = legal.iter().find(|action| match action {
        Action::Help { seat: lead, dice: 1 } => {
            let attempt = state.attempt(*lead);
            attempt.is_some_and(|attempt| {
                let shared = matches!(attempt.kind, Kind::Activate | Kind::Distract | Kind::Fight | Kind::Disable);
                let enough = state.best_x(*lead).is_some_and(|x| x >= things::useful_x(state, attempt));
                shared && !enough && odds::margin(state, seat, attempt.skill) >= 2
            })
        }
        _ => false,
    });
    if let Some(help) = helped {
        return Some(*help);
    }
    match plan.goal {
        Goal::Fetch(there) if there == square => legal.iter().copied().find(|action| matches!(action, Action::PickUp { .. })),
        Goal::Open(there) | Goal::Rescue(there) if there == square => activate(state, seat, plan.goal, legal),
        Goal::Look(there) if there == square => Some(Action::Flip { tile: state.map().id(square) }),
        _ => None,
    }
}

/// The likeliest of the tile's actions, unless the marker is so far that next round is better.
fn activate(state: &State, seat: Seat, goal: Goal, legal: &[Action]) -> Option<Action> {
    let (square, rescues) = (goal.square(state), matches!(goal, Goal::Rescue(_)));
    let facts = state.tile(square)?.tile?.facts();
    let serves = |number: u8| facts.actions.get(usize::from(number)).is_some_and(|listed| listed.rescues() == rescues);
    let room = state.map().id(square);
    let fits = |action: &&Action| matches!(action, Action::Tile { tile, dice: 1, action, .. } if *tile == room && serves(*action));
    let least = if value::impatience(state) > 4.0 { 0.0 } else { 0.4 };
    let best = likeliest(state, seat, legal.iter().filter(fits).copied(), least)?;
    let (skill, need) = odds::obstacle(state, seat, &best)?;
    let Action::Tile { tile, action, with, .. } = best else { return None };
    Some(Action::Tile { tile, action, dice: dice_for(need, odds::margin(state, seat, skill)), with })
}
