//! The bot `greedy`.

use engine::{Luck, Seat};

use crate::action::Action;
use crate::notes::Notes;
use crate::view::View;

/// What it does now.
pub(crate) fn greedy(view: &View, _notes: &Notes, _seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
    let lands = legal.iter().copied().find(|action| matches!(action, Action::Move { to, .. } if Some(*to) == view.table.artwork));
    lands.unwrap_or_else(|| legal[luck.below(legal.len() as u64) as usize])
}
