//! stub
use crate::action::Action;
use crate::view::View;
use engine::{Luck, Seat};
pub(crate) fn greedy(_view: &View, _seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
    legal[luck.below(legal.len() as u64) as usize]
}
