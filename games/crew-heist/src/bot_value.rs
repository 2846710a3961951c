//! What a position is worth to the bot: how near its goal is, and what the building would do if the phase ended now.

use engine::Seat;

use crate::bot_plan::Plan;
use crate::play::preview;
use crate::square::Square;
use crate::state::{Finished, State, Status};

/// What it costs, in steps of the way.
const CAPTURED: f32 = 22.0;
const CAUGHT: f32 = 13.0;
const EXPOSED: f32 = 2.0;
const ALERT: f32 = 1.4;
const LEVEL: f32 = 3.0;
const FRIEND: f32 = 0.7;

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

/// What a position is worth if this player can go on: the danger of stopping in it counts less, the better he can.
pub(crate) fn going_on(state: &State, seat: Seat, plan: &Plan, margin: u8) -> f32 {
    let weight = match margin {
        0 | 1 => 1.0,
        2 => 0.6,
        3 => 0.4,
        _ => 0.25,
    };
    -way(state, seat, plan) - weight * danger(state, seat)
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
