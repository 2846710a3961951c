//! The law of undo: what can be taken back was invisible to everybody else, and the offer itself tells nothing.

use engine::json::to_json;
use engine::record::{Move, RecordedMove};
use engine::undo::may_take_back;
use engine::{AddressedEvent, Game, Seat, Viewer};

use crate::luck::SplitMix;
use crate::trial::{Moved, Trial, Walk, heard};

/// How often undo was offered, and how often not. A test of a game in which something can be taken back asserts so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Moves that could be taken back.
    pub offered: u64,
    /// Moves that stand.
    pub refused: u64,
}

impl<G: Game> Trial<G> {
    /// For moves out of every position, undo is derived by [`engine::undo`] as a table does it. What is offered was heard and seen by nobody else,
    /// neither in this world nor in one that looks the same to that other viewer (by `scramble`, as in [`Trial::secrecy`]); what is refused was
    /// noticed by somebody, or was chance or the clock. In worlds that look the same to the seat that acts, it gets the same offer.
    pub fn undo(&self, scramble: impl Fn(&G::State, Viewer, &mut SplitMix) -> G::State) -> Offers {
        const MOST_OF_A_KIND: usize = 2;
        let mut offers = Offers::default();
        self.each_position("undo", |walk| {
            for moved in walk.next_moves(MOST_OF_A_KIND) {
                let offered = offer(walk, &walk.state, &moved);
                let Moved::Action(seat, _) = moved else {
                    walk.at.equal("who may take back what no seat did", &offered, &None);
                    offers.refused += 1;
                    continue;
                };
                let noticed = walk.viewers().filter(|viewer| !viewer.is(seat)).find(|viewer| notices(&walk.state, &moved, *viewer));
                match offered {
                    Some(by) => check_offered(walk, &moved, by, noticed, &scramble),
                    None => walk.at.holds(noticed.is_some(), || format!("nobody noticed {}, but it cannot be taken back", moved.told())),
                }
                let other = scramble(&walk.state, Viewer::Seat(seat), &mut walk.luck);
                if moved.possible(&other) {
                    let what = format!("the offer to take back {} in two worlds that seat may not tell apart", moved.told());
                    walk.at.equal(&what, &offered, &offer(walk, &other, &moved));
                }
                offers.offered += u64::from(offered.is_some());
                offers.refused += u64::from(offered.is_none());
            }
        });
        offers
    }
}

fn check_offered<G: Game>(
    walk: &mut Walk<'_, G>,
    moved: &Moved<G>,
    by: Seat,
    noticed: Option<Viewer>,
    scramble: &impl Fn(&G::State, Viewer, &mut SplitMix) -> G::State,
) {
    walk.at.holds(noticed.is_none(), || format!("{noticed:?} noticed {}, but it can be taken back", moved.told()));
    for viewer in walk.viewers().filter(|viewer| !viewer.is(by)) {
        let other = scramble(&walk.state, viewer, &mut walk.luck);
        if moved.possible(&other) {
            let secret = !notices(&other, moved, viewer);
            walk.at
                .holds(secret, || format!("{} can be taken back, but {viewer:?} notices it in a world that looks the same", moved.told()));
        }
    }
}

/// Whether a viewer hears or sees anything of a move.
fn notices<G: Game>(state: &G::State, moved: &Moved<G>, viewer: Viewer) -> bool {
    let (after, told) = moved.after(state);
    let shown = |state: &G::State| (G::view(state, viewer), G::turn(state), G::clock(state));
    !heard(&told, viewer).is_empty() || shown(state) != shown(&after)
}

/// Who may take the move back, as a table finds out.
fn offer<G: Game>(walk: &Walk<'_, G>, state: &G::State, moved: &Moved<G>) -> Option<Seat> {
    let (after, told) = moved.after(state);
    let recorded = match moved {
        Moved::Action(seat, action) => Move::Action { seat: *seat, action: to_json(action), nonce: None },
        Moved::Outcome(outcome) => Move::Chance { outcome: to_json(outcome), stream: G::stream(state).to_string(), ticket: None },
        Moved::TimeUp => Move::TimeUp,
    };
    let events = told.iter().map(|heard| AddressedEvent { event: to_json(&heard.event), seats: heard.seats }).collect();
    let since = [RecordedMove { moved: recorded, events, hash: None, seal: None }];
    may_take_back(walk.behind_face(state).as_ref(), walk.behind_face(&after).as_ref(), &since)
}
