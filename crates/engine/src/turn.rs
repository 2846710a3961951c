//! Whose move it is.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// What a game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Something random must happen now.
    Chance,
    /// These seats owe a decision, or may act.
    Seats {
        /// How they decide.
        mode: Mode,
        /// Who they are.
        seats: SeatSet,
    },
    /// Nothing: every seat has a result.
    Over,
}

/// How the seats of a [`Turn`] decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Exactly one seat decides.
    Sequential,
    /// Several decide, each without seeing the others; *that* a seat has decided is public, *what* is not until the last has.
    Simultaneous,
    /// Any listed seat may act now, in any order, each action taking effect at once; a clock may end it.
    Open,
}

impl Turn {
    /// One seat decides.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        Self::Seats { mode: Mode::Sequential, seats: SeatSet::only(seat) }
    }

    /// The seats that owe a decision or may act now.
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats { seats, .. } => seats,
            Self::Chance | Self::Over => SeatSet::EMPTY,
        }
    }

    /// Whether this seat owes a decision or may act now.
    #[inline]
    pub const fn asks(self, seat: Seat) -> bool {
        self.seats().contains(seat)
    }
}

/// A stretch of play that ends by itself when its time is up.
///
/// The game only names it; whoever holds a real (or simulated) clock sends `time_up` as a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Clock {
    /// Tells one stretch from the next: the clock starts anew when this changes.
    pub stretch: u32,
    /// How long the stretch lasts.
    pub seconds: u32,
    /// Whether whoever acts faster gets more done in it. People and bots are then kept to a pace that every hand can follow.
    pub race: bool,
}

/// What becomes of a seat that is asked and does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence<Action> {
    /// It is waited for.
    Waits,
    /// It may act, but has said that it is done: nobody waits for it, and no bot on it is asked.
    Rests,
    /// This is done for it so many seconds after the rules began to say so.
    Acts(u32, Action),
}

impl<Action> Silence<Action> {
    /// The same with the action in another form.
    pub fn map<Other>(self, other: impl FnOnce(Action) -> Other) -> Silence<Other> {
        match self {
            Self::Waits => Silence::Waits,
            Self::Rests => Silence::Rests,
            Self::Acts(seconds, action) => Silence::Acts(seconds, other(action)),
        }
    }
}
