//! What a position is worth to the bot: how near its goal is, and what the building would do if the phase ended now.

use engine::Seat;

use crate::bot::plan::Plan;
use crate::content::{ItemKind, TRACK};
use crate::map::MapId;
use crate::map::square::Square;
use crate::options::ClockKind;
use crate::play::preview;
use crate::state::numbers::Numbers;
use crate::state::{Finished, State, Status, Thing, Whereabouts};

/// What it costs, in steps of the way.
const CAPTURED: f32 = 22.0;
const CAUGHT: f32 = 13.0;
const EXPOSED: f32 = 2.0;
const ALERT: f32 = 1.4;
const LEVEL: f32 = 3.0;
const FRIEND: f32 = 0.7;
/// What losing the rest of a phase costs.
const FAILING: f32 = 1.6;
/// What a guard less is worth.
pub(crate) const GUARD: f32 = 2.5;
/// What a step costs with the simulated clock, in tenths of a second: a throw, and sometimes another or a stumble.
const STEP: u16 = 26;

/// The danger of stopping here, in steps.
pub(crate) fn danger(state: &State, seat: Seat) -> f32 {
    let after = preview(state);
    let mut sum = ALERT * (f32::from(after.track) - f32::from(state.track)).max(0.0);
    sum += LEVEL * (f32::from(after.alarm) - f32::from(state.alarm)).max(0.0);
    for other in state.inside() {
        let player = after.player(other);
        let harm = match player.status {
            Status::Captured => CAPTURED,
            _ if player.is_caught() => CAUGHT,
            _ if player.exposed => EXPOSED,
            _ => 0.0,
        };
        sum += if other == seat { harm } else { harm * FRIEND };
    }
    // What lies about may be found.
    if state.has_loot(seat) != after.has_loot(seat) {
        sum += CAUGHT;
    }
    sum
}

/// What a position is worth if this player stops in it.
pub(crate) fn stopping(state: &State, seat: Seat, plan: &Plan) -> f32 {
    -way(state, seat, plan) - danger(state, seat)
}

fn way(state: &State, seat: Seat, plan: &Plan) -> f32 {
    state.player(seat).square.map_or(0.0, |square| plan.left[square.index()].min(200.0))
}

/// How many steps he can still take in this phase: by the clock, and by the spaces of his track that are left for stumbling.
pub(crate) fn steps_left(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    let by_track = (TRACK - player.misses.min(TRACK)) * 2;
    if state.options.clock != ClockKind::Simulated {
        return by_track;
    }
    by_track.min((state.limit().saturating_sub(player.used).div_ceil(STEP)).saturating_sub(1).min(20) as u8)
}

/// What a position is worth if this player can go on: the danger of stopping in it counts less, the farther he can get.
pub(crate) fn going_on(state: &State, seat: Seat, plan: &Plan, left: u8) -> f32 {
    let weight = match left {
        0 => 1.0,
        1 => 0.75,
        2 => 0.5,
        3 => 0.35,
        _ => 0.2,
    };
    -way(state, seat, plan) - weight * danger(state, seat)
}

/// What it is worth to have failed here.
pub(crate) fn lost(state: &State, seat: Seat, plan: &Plan) -> f32 {
    stopping(&failed(state, seat), seat, plan) - FAILING
}

/// What it is worth to arrive with noise.
pub(crate) fn stumbled(state: &State, seat: Seat, to: Square, plan: &Plan) -> f32 {
    let after = moved(state, seat, to, true, 0);
    going_on(&after, seat, plan, steps_left(&after, seat))
}

/// What waiting costs, in steps: nothing in the rounds that a game should last, more and more after them. No game goes on for ever so.
pub(crate) fn impatience(state: &State) -> f32 {
    let enough = match state.options.map {
        MapId::Corner => 12,
        MapId::Tower => 20,
    };
    state.round.saturating_sub(enough).min(200) as f32 * 0.6
}

/// The position after a step.
pub(crate) fn moved(state: &State, seat: Seat, to: Square, noisy: bool, misses: u8) -> State {
    let mut after = *state;
    let player = after.player_mut(seat);
    player.square = Some(to);
    player.hidden = false;
    player.misses = (player.misses + misses).min(crate::content::TRACK);
    if noisy {
        player.noise = Some(to);
    }
    look_around(&mut after, seat, noisy);
    after
}

/// The position after a failure: here, and done.
pub(crate) fn failed(state: &State, seat: Seat) -> State {
    let mut after = *state;
    let player = after.player_mut(seat);
    player.hidden = false;
    player.finished = Some(Finished::Failed);
    look_around(&mut after, seat, false);
    after
}

/// The position with a guard distracted.
pub(crate) fn distracted(state: &State, n: u8) -> State {
    let mut after = *state;
    after.guards.iter_mut().filter(|guard| guard.n == n).for_each(|guard| guard.distracted = true);
    for seat in after.all_seats() {
        after.player_mut(seat).caught_by.remove(n);
        look_around(&mut after, seat, false);
    }
    after
}

/// The position with a guard out of action on his square.
pub(crate) fn without_guard(state: &State, seat: Seat, n: u8) -> State {
    let mut after = distracted(state, n);
    if let Some(place) = after.guards.iter().position(|guard| guard.n == n) {
        let guard = after.guards.remove(place);
        if !after.things.is_full() {
            let body = Thing { place: Whereabouts::On(guard.square), item: ItemKind::BODY, n: Some(n), owner: None };
            let place = after.things.partition_point(|other| *other <= body);
            after.things.insert(place, body);
        }
    }
    after.player_mut(seat).hidden = false;
    look_around(&mut after, seat, false);
    after
}

/// The position with everybody on a square hidden and free.
pub(crate) fn smoked(state: &State, square: Square) -> State {
    let mut after = *state;
    for player in after.players.iter_mut().filter(|player| player.square == Some(square)) {
        (player.hidden, player.exposed, player.caught_by) = (true, false, Numbers::default());
    }
    after
}

/// The position with this player hidden.
pub(crate) fn hidden(state: &State, seat: Seat) -> State {
    let mut after = *state;
    after.player_mut(seat).hidden = true;
    after
}

/// The exposure check for one player (CH-3.5, CH-3.9).
fn look_around(state: &mut State, seat: Seat, noisy: bool) {
    let Some(square) = state.player(seat).square else { return };
    let (seen, guarded) = (state.is_seen(square), state.guarded(square));
    let player = state.player_mut(seat);
    player.exposed = !player.hidden && (guarded || (seen && (player.exposed || noisy)));
}
