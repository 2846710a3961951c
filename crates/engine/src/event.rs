//! What a move lets people see happen.

use serde::{Deserialize, Serialize};

use crate::seat::Audience;

/// An event and who hears it. An event with parts hidden from some appears once per form, each with its own audience.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heard<E> {
    /// What happened, in the form this audience may know.
    pub event: E,
    /// Who hears it.
    pub seats: Audience,
}

/// Where a game tells its events. The lab passes [`Unheard`], and then they are not even made.
pub trait Events<E> {
    /// Tells `audience` what happened.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E);

    /// Tells everybody what happened.
    #[inline]
    fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::ALL, event);
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Events<E> for Unheard {
    #[inline]
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<Heard<E>> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if !audience.is_empty() {
            self.push(Heard { event: event(), seats: audience });
        }
    }
}
