//! What the players of a game have noted down of what they heard.
//!
//! A view is what a seat sees now. Some games are about what happened before: who pushed which piece, who let a chance go by. A player who is not a
//! person gets that as notes ([`Bots::Notes`](crate::Bots::Notes)), folded from the events that its seat hears and from nothing else, so that by type it knows no more
//! than its seat could have written down. Whoever runs a game keeps them: a [`Match`](crate::Match) for all its seats, so that replaying a record
//! restores them; the lab for the seats whose bots care. A position that was set up has no past, and its notes are empty.

use std::fmt;

use crate::event::{AddressedEvent, Events};
use crate::game::Game;
use crate::seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};

/// The notes of every seat of one game.
pub struct AllNotes<G: Game> {
    notes: [G::Notes; MAX_SEATS],
    /// Who takes notes at all.
    writing: SeatSet,
}

impl<G: Game> AllNotes<G> {
    /// Empty notes of these seats; nobody else takes notes.
    pub fn of(writing: SeatSet) -> Self {
        // A game without notes has nothing to write down, and then its events need not even be made.
        let writing = if size_of::<G::Notes>() == 0 { SeatSet::EMPTY } else { writing };
        Self { notes: std::array::from_fn(|_| G::Notes::default()), writing }
    }

    /// What this seat has noted.
    #[inline]
    pub fn seat(&self, seat: Seat) -> &G::Notes {
        &self.notes[seat.index()]
    }

    /// Notes down what was told, each seat what it heard of it.
    pub fn hear(&mut self, told: &[AddressedEvent<G::Event>]) {
        if !self.writing.is_empty() {
            told.iter().for_each(|heard| self.note(heard.seats, &heard.event));
        }
    }

    fn note(&mut self, audience: Audience, event: &G::Event) {
        for seat in self.writing.iter().filter(|&seat| audience.includes(Viewer::Seat(seat))) {
            G::note(&mut self.notes[seat.index()], seat, event);
        }
    }
}

/// Notes can listen by themselves.
impl<G: Game> Events<G::State, G::Event> for AllNotes<G> {
    #[inline]
    fn tell(&mut self, _: &G::State, audience: Audience, event: impl FnOnce() -> G::Event) {
        if !self.writing.is_empty() {
            self.note(audience, &event());
        }
    }
}

// Not derived: that would ask the game itself to be all this, not only its notes.
impl<G: Game> Clone for AllNotes<G> {
    fn clone(&self) -> Self {
        Self { notes: self.notes.clone(), writing: self.writing }
    }

    fn clone_from(&mut self, other: &Self) {
        self.notes.clone_from(&other.notes);
        self.writing = other.writing;
    }
}

impl<G: Game> fmt::Debug for AllNotes<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.writing.iter().map(|seat| (seat, self.seat(seat)))).finish()
    }
}
