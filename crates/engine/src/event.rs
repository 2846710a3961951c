//! What a move lets people see happen.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::seat::Audience;

/// An event and who hears it. An event with parts hidden from some appears once per form, each with its own audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AddressedEvent<E> {
    /// What happened, in the form this audience may know.
    pub event: E,
    /// Who hears it.
    #[ts(type = "\"all\" | (number | null)[]")]
    pub seats: Audience,
}

/// Where a game tells its events. The lab passes [`NoListener`], and then they are not even made.
///
/// Every event is told together with the state as it is right after it, so that whoever listens can show the table step by step without knowing
/// any rule ([`crate::film`]). A law demands that each of these states can be viewed and that the last one is the final one.
pub trait Events<S, E> {
    /// Tells `audience` what happened; `state` is everything as it is right after it.
    fn tell(&mut self, state: &S, audience: Audience, event: impl FnOnce() -> E);

    /// Tells everybody what happened.
    #[inline]
    fn tell_all(&mut self, state: &S, event: impl FnOnce() -> E) {
        self.tell(state, Audience::ALL, event);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoListener;

impl<S, E> Events<S, E> for NoListener {
    #[inline]
    fn tell(&mut self, _: &S, _: Audience, _: impl FnOnce() -> E) {}
}

impl<S, E> Events<S, E> for Vec<AddressedEvent<E>> {
    fn tell(&mut self, _: &S, audience: Audience, event: impl FnOnce() -> E) {
        if !audience.is_empty() {
            self.push(AddressedEvent { event: event(), seats: audience });
        }
    }
}

/// Keeps the state of every event as well: the steps of a move.
impl<S: Clone, E> Events<S, E> for Vec<(AddressedEvent<E>, S)> {
    fn tell(&mut self, state: &S, audience: Audience, event: impl FnOnce() -> E) {
        if !audience.is_empty() {
            self.push((AddressedEvent { event: event(), seats: audience }, state.clone()));
        }
    }
}
