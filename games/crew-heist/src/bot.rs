//! The bot `greedy`: it knows where it wants to go, how likely each way of getting on is, and what the guards would do if everybody stopped now.
//!
//! It looks under secure backs, opens the vault with a friend, carries the loot out and waits for the others; it frees friends who are held,
//! and goes to where it can if that is near; it goes quietly where that is likely enough, hides or distracts where stopping would be dangerous, and stops when going on is not worth the risk.

use engine::{Luck, Seat};

use crate::action::Action;
use crate::bot_plan::{self, Goal, Plan};
use crate::bot_value;
use crate::content::{Kind, Skill};
use crate::dice::Slots;
use crate::map::{SquareKind, Step};
use crate::odds;
use crate::square::Square;
use crate::state::{Lies, Phase, State};

/// What losing the rest of a phase costs, in steps.
const FAILING: f32 = 1.6;

/// What it does: a legal action, or the first one if it wants none of them.
pub fn greedy(state: &State, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
    let wanted = match state.phase {
        Phase::Acting | Phase::Closing => act(state, seat, legal),
        Phase::Planning => Some(plan_round(state)),
        _ => None,
    };
    match wanted.filter(|action| legal.contains(action)) {
        Some(action) => action,
        // Characters and starting squares: any of them.
        None if matches!(state.phase, Phase::Characters | Phase::Placing) => legal[luck.below(legal.len() as u64) as usize],
        None => legal.iter().copied().find(|action| *action == Action::Wait).unwrap_or(legal[0]),
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

/// Rolls on: one die more while there is one, else one that shows nothing, else a single hit again.
fn go_on(state: &State, seat: Seat, lead: Seat) -> Action {
    let player = state.player(seat);
    let attempt = state.attempt(lead).expect("its leader leads it");
    let margin = odds::margin(state, seat, attempt.skill);
    if let Some(x) = state.best_x(lead).filter(|_| lead == seat) {
        return Action::Stop { x };
    }
    let moving = lead == seat && matches!(attempt.kind, Kind::Run | Kind::Sneak);
    if moving && player.missed && (margin <= 1 || attempt.kind == Kind::Run) {
        return Action::Stumble;
    }
    let missing = attempt.need.saturating_sub(state.hits(lead)).max(1);
    let blanks = player.dice.iter().enumerate().filter(|(_, face)| *face <= 3).map(|(index, _)| index);
    let most = dice_for(missing, margin);
    let add = most.min(4 - player.dice.count);
    if add > 0 {
        return Action::Roll { reroll: Slots(0), add };
    }
    let again = blanks.take(usize::from(most)).fold(0, |bits, index| bits | 1 << index);
    let single = || player.dice.iter().position(|face| face == 4 || face == 5).map_or(1, |index| 1 << index);
    Action::Roll { reroll: Slots(if again == 0 { single() } else { again }), add: 0 }
}

/// How many dice at once: many only where misses do not matter.
fn dice_for(need: u8, margin: u8) -> u8 {
    need.clamp(
        1,
        if margin >= 5 {
            3
        } else if margin >= 3 {
            2
        } else {
            1
        },
    )
}

fn notice(state: &State, seat: Seat) -> Action {
    let likely = odds::of_action(state, seat, &Action::Notice { dice: 1 }).map_or(0.0, engine::Odds::value);
    let closing = state.phase == Phase::Closing;
    if closing || likely > 0.8 { Action::Notice { dice: 1 } } else { Action::Refuse }
}

/// A candidate with what it is worth.
struct Best {
    action: Option<Action>,
    worth: f32,
}

impl Best {
    fn offer(&mut self, action: Action, worth: f32) {
        if worth > self.worth {
            (self.action, self.worth) = (Some(action), worth);
        }
    }
}

fn begin(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    if let Some(action) = free_somebody(state, seat).or_else(|| free_oneself(state, seat)) {
        return Some(action);
    }
    if state.player(seat).is_caught() {
        return Some(Action::Wait);
    }
    let plan = bot_plan::plan(state, seat);
    if let Some(action) = at_hand(state, seat, &plan, legal) {
        return Some(action);
    }
    let here = bot_value::stopping(state, seat, &plan);
    let mut best = Best { action: Some(Action::Wait), worth: here };
    consider_moves(state, seat, &plan, &mut best);
    // Only where stopping is dangerous is it worth thinking of anything but the way.
    if here + plan.left[state.player(seat).square?.index()].min(200.0) < -3.0 {
        consider_safety(state, seat, &plan, &mut best);
    }
    best.action
}

/// The guard who holds somebody and whom this player can distract best.
fn free_somebody(state: &State, seat: Seat) -> Option<Action> {
    let square = state.player(seat).square?;
    let sight = state.map().sight[square.index()];
    let held = |n: u8| {
        state.inside().any(|other| other != seat && bot_plan::is_in_need(state, other) && state.player(other).caught_by.contains(n))
    };
    let guards = state.guards.iter().filter(|guard| sight.contains(guard.square) && held(guard.n));
    let tries = guards.flat_map(|guard| tries_on(state, seat, square, guard.n));
    likeliest(state, seat, tries, 0.35)
}

fn free_oneself(state: &State, seat: Seat) -> Option<Action> {
    let player = state.player(seat);
    let square = player.square?;
    likeliest(state, seat, player.caught_by.iter().flat_map(|n| tries_on(state, seat, square, n)), 0.0)
}

/// Distracting a guard, and fighting him where he stands.
fn tries_on(state: &State, seat: Seat, square: Square, n: u8) -> impl Iterator<Item = Action> {
    let margin = odds::margin(state, seat, Skill::Social);
    let fights = state.guard(n).is_some_and(|guard| guard.square == square);
    let fight = Action::Fight { guard: n, dice: dice_for(3, odds::margin(state, seat, Skill::Athletics)) };
    std::iter::once(Action::Distract { guard: n, dice: dice_for(3, margin), clear: None }).chain(fights.then_some(fight))
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
            let worth = attempt.is_some_and(|attempt| matches!(attempt.kind, Kind::Activate | Kind::Distract | Kind::Disable));
            worth && attempt.is_some_and(|attempt| odds::margin(state, seat, attempt.skill) >= 2)
        }
        _ => false,
    });
    if let Some(help) = helped {
        return Some(*help);
    }
    match plan.goal {
        Goal::Fetch(there) if there == square => legal.iter().copied().find(|action| matches!(action, Action::PickUp { .. })),
        Goal::Open(there) | Goal::Rescue(there) if there == square => activate(state, seat, legal),
        Goal::Look(there) if there == square => Some(Action::Flip { tile: state.map().id(square) }),
        _ => None,
    }
}

/// The likeliest of the tile's actions, unless the marker is so far that next round is better.
fn activate(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let fits = |action: &&Action| matches!(action, Action::Tile { dice: 1, .. });
    let best = likeliest(state, seat, legal.iter().filter(fits).copied(), 0.4)?;
    let (skill, need) = odds::obstacle(state, seat, &best)?;
    let Action::Tile { tile, action, with, .. } = best else { return None };
    Some(Action::Tile { tile, action, dice: dice_for(need, odds::margin(state, seat, skill)), with })
}

fn consider_moves(state: &State, seat: Seat, plan: &Plan, best: &mut Best) {
    let Some(square) = state.player(seat).square else { return };
    if state.guarded(square) {
        return consider_guard(state, seat, plan, square, best);
    }
    let Some(step) = bot_plan::next_step(state, plan, square) else { return };
    if let Some(tile) = step.over.filter(|over| state.tile(*over).is_some()) {
        let lying = state.tile(tile).expect("it is a tile");
        if lying.lies == Lies::Down {
            let id = state.map().id(tile);
            return best.offer(Action::Flip { tile: id }, -plan.left[square.index()] + 0.5);
        }
        if !bot_plan::is_walkable(state, seat, &step) {
            return consider_tile(state, seat, plan, tile, &step, best);
        }
    } else if state.map().kind(step.to) == SquareKind::Room && state.tile(step.to).is_some_and(|tile| tile.lies == Lies::Down) {
        let id = state.map().id(step.to);
        return best.offer(Action::Flip { tile: id }, -plan.left[square.index()] + 0.5);
    }
    if bot_plan::is_walkable(state, seat, &step) {
        consider_step(state, seat, plan, &step, best);
    }
}

/// Run, sneak or walk.
fn consider_step(state: &State, seat: Seat, plan: &Plan, step: &Step, best: &mut Best) {
    let (to, player) = (state.map().id(step.to), state.player(seat));
    let lost = bot_value::stopping(&bot_value::failed(state, seat), seat, plan) - FAILING;
    let car = state.map().kind(step.to) == SquareKind::Elevator;
    for (action, noisy) in [(Action::Run { to, dice: 1 }, true), (Action::Sneak { to, dice: 1 }, false)] {
        let Some((skill, need)) = odds::obstacle(state, seat, &action) else { continue };
        if matches!(action, Action::Sneak { .. }) && state.would_be_exposed(seat) {
            continue;
        }
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        let noisy = noisy && player.quiet_left == 0;
        let after = bot_value::moved(state, seat, step.to, noisy, 1);
        let next = if car { 0 } else { best_margin(&after, seat) };
        let worth = chance * bot_value::going_on(&after, seat, plan, next) + (1.0 - chance) * lost;
        let action = if noisy || player.quiet_left > 0 && matches!(action, Action::Run { .. }) { Action::Run { to, dice } } else { action };
        best.offer(action, worth);
    }
    if player.misses < crate::content::TRACK {
        let after = bot_value::moved(state, seat, step.to, true, 1);
        let next = if car { 0 } else { best_margin(&after, seat) };
        best.offer(Action::Walk { to }, bot_value::going_on(&after, seat, plan, next) - 0.1);
    }
}

/// How well a player can go on moving: by running, or by walking to the end of his track.
fn best_margin(state: &State, seat: Seat) -> u8 {
    let walks = crate::content::TRACK - state.player(seat).misses;
    let left = state.space(seat, Skill::Athletics).saturating_sub(state.player(seat).misses);
    left.max(walks)
}

/// The way leads over a tile that needs an action of its own.
fn consider_tile(state: &State, seat: Seat, plan: &Plan, tile: Square, step: &Step, best: &mut Best) {
    let Some(facts) = state.tile(tile).and_then(|lying| lying.tile).map(crate::content::TileKind::facts) else { return };
    let id = state.map().id(tile);
    let lost = bot_value::stopping(&bot_value::failed(state, seat), seat, plan) - FAILING - facts.fail.len() as f32;
    for (number, listed) in facts.actions.iter().enumerate().filter(|(_, listed)| listed.kind != Kind::Activate) {
        let with = engine::SeatSet::EMPTY;
        let action = |dice: u8| Action::Tile { tile: id, action: number as u8, dice, with };
        let Some((skill, need)) = odds::obstacle(state, seat, &action(1)) else { continue };
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        let stays = listed.kind == Kind::Disable;
        let after = if stays { *state } else { bot_value::moved(state, seat, step.to, false, 1) };
        let gain = if stays { 1.5 } else { 0.0 };
        let worth = chance * (bot_value::going_on(&after, seat, plan, best_margin(&after, seat)) + gain) + (1.0 - chance) * lost;
        best.offer(action(dice), worth - 0.3 * listed.effects.len() as f32);
    }
}

/// A guard in the square must be dealt with before anybody moves on.
fn consider_guard(state: &State, seat: Seat, plan: &Plan, square: Square, best: &mut Best) {
    let guards = state.guards.iter().filter(|guard| guard.square == square && !guard.distracted);
    for action in guards.flat_map(|guard| tries_on(state, seat, square, guard.n)) {
        offer_distraction(state, seat, plan, action, best);
    }
}

fn offer_distraction(state: &State, seat: Seat, plan: &Plan, action: Action, best: &mut Best) {
    let (Action::Distract { guard, .. } | Action::Fight { guard, .. }) = action else { return };
    let chance = odds::of_action(state, seat, &action).map_or(0.0, engine::Odds::value) as f32;
    let after = bot_value::distracted(state, guard);
    let lost = bot_value::stopping(&bot_value::failed(state, seat), seat, plan) - FAILING;
    let noise = if matches!(action, Action::Fight { .. }) { 1.0 } else { 0.0 };
    best.offer(action, chance * (bot_value::going_on(&after, seat, plan, 1) - noise) + (1.0 - chance) * lost);
}

/// Hiding, distracting whoever would come, or stepping aside.
fn consider_safety(state: &State, seat: Seat, plan: &Plan, best: &mut Best) {
    let Some(square) = state.player(seat).square else { return };
    let lost = bot_value::stopping(&bot_value::failed(state, seat), seat, plan) - FAILING;
    let hide = Action::Hide { dice: 1 };
    let covered = state.map().cover.contains(square) || state.map().kind(square) == SquareKind::Room;
    if let Some((skill, need)) =
        odds::obstacle(state, seat, &hide).filter(|_| covered && !state.player(seat).exposed && !state.player(seat).hidden)
    {
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        let after = bot_value::hidden(state, seat);
        best.offer(Action::Hide { dice }, chance * bot_value::stopping(&after, seat, plan) + (1.0 - chance) * lost);
    }
    let sight = state.map().sight[square.index()];
    for guard in state.guards.iter().filter(|guard| !guard.distracted && sight.contains(guard.square)) {
        tries_on(state, seat, square, guard.n).for_each(|action| offer_distraction(state, seat, plan, action, best));
    }
    if state.guarded(square) {
        return;
    }
    for step in state.map().steps[square.index()].iter().filter(|step| bot_plan::is_walkable(state, seat, step)) {
        consider_step(state, seat, plan, step, best);
    }
}
