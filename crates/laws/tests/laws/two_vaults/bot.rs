//! The bot `greedy` of Two Vaults, which takes the first thing it may do.

use engine::{Bots, Luck, Seat};

use super::TwoVaults;
use super::fault::Fault;
use super::state::Action;
use super::view::View;

impl<const FAULT: u8> Bots for TwoVaults<FAULT> {
    type Notes = ();

    fn greedy(_: &View, (): &(), _: Seat, legal: &[Action], _: &mut impl Luck) -> Action {
        if Self::has(Fault::GreedyInvents) { Action::Mark { kind: 9 } } else { legal[0] }
    }
}
