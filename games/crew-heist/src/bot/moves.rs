//! How the bot moves on: by steps, over tiles, past guards, and out of danger.

use engine::Seat;

use crate::action::Action;
use crate::bot::Best;
use crate::bot::plan::{self, Plan};
use crate::bot::value::{self, lost};
use crate::content::{Kind, Skill, TRACK};
use crate::map::square::Square;
use crate::map::{SquareKind, Step};
use crate::rules::odds;
use crate::state::{Lies, State};

/// What a miss costs that is missing for the other skills, in steps.
const MISS: f32 = 0.12;

/// How many dice at once: many only where misses do not matter.
pub(crate) fn dice_for(need: u8, margin: u8) -> u8 {
    let most = match margin {
        5.. => 3,
        3 | 4 => 2,
        _ => 1,
    };
    need.clamp(1, most)
}

/// Distracting a guard, and fighting him where he stands.
pub(crate) fn tries_on(state: &State, seat: Seat, square: Square, n: u8) -> impl Iterator<Item = Action> {
    let margin = odds::margin(state, seat, Skill::Social);
    let fights = state.guard(n).is_some_and(|guard| guard.square == square);
    let fight = Action::Fight { guard: n, dice: dice_for(3, odds::margin(state, seat, Skill::Athletics)) };
    std::iter::once(Action::Distract { guard: n, dice: dice_for(3, margin), clear: None }).chain(fights.then_some(fight))
}

pub(crate) fn consider_moves(state: &State, seat: Seat, plan: &Plan, best: &mut Best) {
    let Some(square) = state.player(seat).square else { return };
    if state.guarded(square) {
        return consider_guard(state, seat, plan, square, best);
    }
    let Some(step) = plan::next_step(state, plan, square) else { return };
    if let Some(tile) = step.over.filter(|over| state.tile(*over).is_some()) {
        let lying = state.tile(tile).expect("it is a tile");
        if lying.lies == Lies::Down {
            let id = state.map().id(tile);
            return best.offer(Action::Flip { tile: id }, -plan.left[square.index()] + 0.5);
        }
        if !plan::is_walkable(state, seat, &step) {
            return consider_tile(state, seat, plan, tile, &step, best);
        }
    } else if state.map().kind(step.to) == SquareKind::Room && state.tile(step.to).is_some_and(|tile| tile.lies == Lies::Down) {
        let id = state.map().id(step.to);
        return best.offer(Action::Flip { tile: id }, -plan.left[square.index()] + 0.5);
    }
    if plan::is_walkable(state, seat, &step) {
        consider_step(state, seat, plan, &step, best);
    }
}

/// Run with one die and stumble on every miss, sneak, or walk.
fn consider_step(state: &State, seat: Seat, plan: &Plan, step: &Step, best: &mut Best) {
    let (to, player) = (state.map().id(step.to), state.player(seat));
    let car = state.map().kind(step.to) == SquareKind::Elevator;
    let worth = |noisy: bool| {
        let after = value::moved(state, seat, step.to, noisy, 0);
        let left = if car { 0 } else { value::steps_left(&after, seat) };
        value::going_on(&after, seat, plan, left)
    };
    let (loud, has_space) = (worth(true), player.misses < TRACK);
    let quiet = if player.quiet_left > 0 || !state.would_be_exposed(seat) { worth(false) } else { loud };
    // What comes of it when it does not succeed: a stumble, unless the track is at its end.
    let otherwise = if has_space { loud } else { lost(state, seat, plan) };
    let run = if player.quiet_left > 0 { quiet } else { loud };
    best.offer(Action::Run { to, dice: 1 }, 0.6 * run + 0.4 * otherwise - 0.4 * MISS);
    if has_space {
        best.offer(Action::Walk { to }, loud - MISS - 0.1);
    }
    let sneak = Action::Sneak { to, dice: 1 };
    if let Some((skill, need)) = odds::obstacle(state, seat, &sneak).filter(|_| !state.would_be_exposed(seat)) {
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        best.offer(Action::Sneak { to, dice }, chance * quiet + (1.0 - chance) * otherwise - 1.2 * MISS);
    }
}

/// The way leads over a tile that needs an action of its own.
fn consider_tile(state: &State, seat: Seat, plan: &Plan, tile: Square, step: &Step, best: &mut Best) {
    let Some(facts) = state.tile(tile).and_then(|lying| lying.tile).map(crate::content::TileKind::facts) else { return };
    let id = state.map().id(tile);
    let lost = lost(state, seat, plan) - facts.fail.len() as f32;
    for (number, listed) in facts.actions.iter().enumerate().filter(|(_, listed)| listed.kind != Kind::Activate) {
        let with = engine::SeatSet::EMPTY;
        let action = |dice: u8| Action::Tile { tile: id, action: number as u8, dice, with };
        let Some((skill, need)) = odds::obstacle(state, seat, &action(1)) else { continue };
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        let stays = listed.kind == Kind::Disable;
        let after = if stays { *state } else { value::moved(state, seat, step.to, false, 0) };
        let gain = if stays { 1.5 } else { 0.0 };
        let worth = chance * (value::going_on(&after, seat, plan, value::steps_left(&after, seat)) + gain) + (1.0 - chance) * lost;
        best.offer(action(dice), worth - 0.3 * listed.effects.len() as f32);
    }
}

/// A guard in the square must be dealt with before anybody moves on.
fn consider_guard(state: &State, seat: Seat, plan: &Plan, square: Square, best: &mut Best) {
    let guards = state.guards.iter().filter(|guard| guard.square == square && !guard.distracted);
    for guard in guards {
        tries_on(state, seat, square, guard.n).for_each(|action| offer_distraction(state, seat, plan, action, best));
        if state.player(seat).hidden {
            offer_attack(state, seat, plan, guard.n, best);
        }
    }
}

/// A guard is put out of action: his square is free, and the track loses an alert (CH-8.10).
pub(crate) fn offer_attack(state: &State, seat: Seat, plan: &Plan, n: u8, best: &mut Best) {
    let dice = dice_for(3, odds::margin(state, seat, Skill::Athletics));
    let action = Action::Incapacitate { guard: n, dice };
    let chance = odds::of_action(state, seat, &action).map_or(0.0, engine::Odds::value) as f32;
    let after = value::without_guard(state, seat, n);
    let worth = value::going_on(&after, seat, plan, value::steps_left(&after, seat)) + value::GUARD;
    best.offer(action, chance * worth + (1.0 - chance) * lost(state, seat, plan));
}

fn offer_distraction(state: &State, seat: Seat, plan: &Plan, action: Action, best: &mut Best) {
    let (Action::Distract { guard, .. } | Action::Fight { guard, .. }) = action else { return };
    let chance = odds::of_action(state, seat, &action).map_or(0.0, engine::Odds::value) as f32;
    let after = value::distracted(state, guard);
    let lost = lost(state, seat, plan);
    let noise = if matches!(action, Action::Fight { .. }) { 1.0 } else { 0.0 };
    let left = value::steps_left(&after, seat);
    best.offer(action, chance * (value::going_on(&after, seat, plan, left) - noise) + (1.0 - chance) * lost);
}

/// Hiding, distracting whoever would come, or stepping aside.
pub(crate) fn consider_safety(state: &State, seat: Seat, plan: &Plan, best: &mut Best) {
    let Some(square) = state.player(seat).square else { return };
    let lost = lost(state, seat, plan);
    let hide = Action::Hide { dice: 1 };
    let covered = state.map().cover.contains(square) || state.map().kind(square) == SquareKind::Room;
    if let Some((skill, need)) =
        odds::obstacle(state, seat, &hide).filter(|_| covered && !state.player(seat).exposed && !state.player(seat).hidden)
    {
        let margin = odds::margin(state, seat, skill);
        let dice = dice_for(need, margin);
        let chance = odds::fresh(need, margin, dice).value() as f32;
        let after = value::hidden(state, seat);
        best.offer(Action::Hide { dice }, chance * value::stopping(&after, seat, plan) + (1.0 - chance) * lost);
    }
    let sight = state.map().sight[square.index()];
    for guard in state.guards.iter().filter(|guard| !guard.distracted && sight.contains(guard.square)) {
        tries_on(state, seat, square, guard.n).for_each(|action| offer_distraction(state, seat, plan, action, best));
    }
    if state.guarded(square) {
        return;
    }
    for step in state.map().steps[square.index()].iter().filter(|step| plan::is_walkable(state, seat, step)) {
        consider_step(state, seat, plan, step, best);
    }
}
