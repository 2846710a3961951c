//! The bot `greedy`: grabs as long as that gains more on average than it loses.

use engine::{Bots, Luck, Seat};

use crate::SixthGame;
use crate::action::Action;
use crate::insight::safe;
use crate::view::View;

impl Bots for SixthGame {
    type Notes = ();

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], _luck: &mut impl Luck) -> Action {
        let own = f64::from(view.players[seat].loot.unwrap_or_default().points());
        // Whatever is not seen is as likely in the bag as with the others.
        let mean = f64::from(view.unseen.points()) / f64::from(view.unseen.count().max(1));
        let chance = safe(view, 1).value();
        let wanted = if chance * mean > (1.0 - chance) * own { Action::Grab } else { Action::Leave };
        if legal.contains(&wanted) { wanted } else { legal[0] }
    }
}
