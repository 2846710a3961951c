//! The bot `greedy`.

use engine::{Luck, Seat};

use crate::action::Action;
use crate::state::State;

/// What it does.
pub fn greedy(_state: &State, _seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
    legal[luck.below(legal.len() as u64) as usize]
}
