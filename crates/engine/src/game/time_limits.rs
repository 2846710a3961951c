//! Which clock runs, and what becomes of those who let it run out.

use super::Rules;
use crate::event::Events;
use crate::seat::Seat;
use crate::turn::{Clock, Silence};

/// The time limits of a game. The game never looks at a clock: it names the one that runs, and whoever holds it sends `time_up` as a move.
///
/// A game without time limits writes `impl TimeLimits for MyGame {}`.
///
/// # Contract
///
/// Tables call it through [`crate::face`], the lab straight. `apply_time_up` is called only where `takes_time_up`; what `when_silent` names is legal
/// for that seat.
pub trait TimeLimits: Rules {
    /// The clock that runs now, if one does.
    fn clock(_state: &Self::State) -> Option<Clock> {
        None
    }

    /// Whether `time_up` is a move now. A game may take it where no clock of the server runs (a clock kept by a person).
    fn takes_time_up(state: &Self::State) -> bool {
        Self::clock(state).is_some()
    }

    /// Time is up.
    fn apply_time_up(_state: &mut Self::State, _events: &mut impl Events<Self::State, Self::Event>) {}

    /// What becomes of a seat that is asked and does nothing: one silent player must not hold up the others, where the rules give a way out.
    fn when_silent(_state: &Self::State, _seat: Seat) -> Silence<Self::Action> {
        Silence::Waits
    }
}
