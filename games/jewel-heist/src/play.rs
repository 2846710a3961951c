//! What each move does: which part of the game it belongs to.

use engine::{Events, Seat};

use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::night;
use crate::round;
use crate::setup;
use crate::state::{Phase, State};

/// Chance falls.
#[inline]
pub(crate) fn apply_outcome(state: &mut State, outcome: Outcome, events: &mut impl Events<State, Event>) {
    match outcome {
        Outcome::Fence { seat, card } => round::fence(state, seat, card, events),
        Outcome::Flip { card } => night::flip(state, card, events),
        _ => setup::apply_outcome(state, outcome, events),
    }
}

/// A seat acts.
#[inline]
pub(crate) fn apply_action(state: &mut State, seat: Seat, action: Action, events: &mut impl Events<State, Event>) {
    match (action, state.table.phase) {
        (Action::Pick { card }, _) => setup::pick(state, seat, card, events),
        (Action::Draft { kind }, _) => setup::draft(state, seat, kind, events),
        (Action::Place { at }, Phase::Start) => setup::place_at_start(state, seat, at, events),
        (Action::Place { at }, _) => night::place_again(state, seat, at, events),
        (Action::Question { seat: asked }, _) => round::question(state, seat, Some(asked), events),
        (Action::Play { card }, _) => round::play(state, seat, card, events),
        (Action::TurnGuard { facing }, Phase::Mirror) => night::mirror(state, seat, Some(facing), events),
        (Action::Move { .. }, _) => round::walk(state, seat, action, events),
        (Action::Keep { card }, _) => round::keep(state, seat, card, events),
        (Action::Swap { taken, out }, _) => round::swap(state, seat, Some((taken, out)), events),
        (Action::Drop { jewels }, _) => night::drop_jewels(state, seat, jewels, events),
        (Action::Pass, Phase::GearDraft) => setup::pass(state, seat, events),
        (Action::Pass, Phase::Question) => round::question(state, seat, None, events),
        (Action::Pass, Phase::Swap) => round::swap(state, seat, None, events),
        (Action::Pass, Phase::Mirror) => night::mirror(state, seat, None, events),
        _ => round::act_before(state, seat, action, events),
    }
}
