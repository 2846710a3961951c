//! The law of sealing: where secrets are kept after the end, records tell no more than people heard.

use engine::{Audience, Game, Viewer};

use crate::report::json;
use crate::trial::{Moved, Trial, heard};

impl<G: Game> Trial<G> {
    /// Where secrets are kept after the end ([`engine::Secrets::keeps_secrets`]): an action that is shown ([`engine::Secrets::shows_action`]) sounds like no
    /// other action of its seat to those who only watch, so that whoever heard of it knows it. And chance is told to everybody, because the secret of
    /// the dice is published.
    ///
    /// Gives back how many shown actions it looked at.
    pub fn sealing(&self) -> u64 {
        let mut looked = 0;
        self.each_position("sealing", |walk| {
            let state = walk.state.clone();
            if !G::keeps_secrets(&state) {
                return;
            }
            for moved in walk.next_moves(1).iter().filter(|moved| matches!(moved, Moved::Outcome(_))) {
                let (_, told) = moved.after(&state);
                walk.at.holds(told.iter().all(|heard| heard.seats == Audience::ALL), || format!("{} is drawn in secret", moved.told()));
            }
            for seat in walk.seats() {
                let possible = self.possible(&state, seat);
                let sounds = |action: &G::Action| {
                    let (_, told) = Moved::<G>::Action(seat, action.clone()).after(&state);
                    json(&heard(&told, Viewer::Spectator))
                };
                let sounds: Vec<_> = possible.iter().map(sounds).collect();
                for (at, action) in possible.iter().enumerate().filter(|(_, action)| G::shows_action(action)) {
                    let alike = sounds.iter().enumerate().find(|(other, sound)| *other != at && **sound == sounds[at]);
                    let other = alike.map(|(other, _)| json(&possible[other]));
                    walk.at.holds(other.is_none(), || format!("{} of {seat:?} is shown and sounds like {other:?}", json(action)));
                    looked += 1;
                }
            }
        });
        looked
    }
}
