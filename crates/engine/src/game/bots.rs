//! What a bot remembers, how it decides, and all it sees.

use std::fmt::{self, Debug};

use super::{Game, Secrets};
use crate::chance::Luck;
use crate::seat::{Seat, Viewer};

/// What a game does for bots.
///
/// # Contract
///
/// The bots in `crates/bots` call `greedy`; whoever keeps notes for a seat ([`crate::notes`]) calls `note` with each event in the form in which
/// that seat heard it. A bot gets a view and its own notes, never a state, so it cannot know more than its seat. `greedy` answers with one of the
/// actions it is offered.
pub trait Bots: Secrets {
    /// Options that games between bots alone take where nobody says otherwise, by name: a clock that is counted rather than waited for.
    const FOR_BOTS: &'static [(&'static str, &'static str)] = &[];

    /// What a bot remembers of what its seat has heard; `()` where the view says all. See [`crate::notes`].
    type Notes: Clone + Debug + Default + Send + Sync;

    /// A seat notes down an event that it heard, in the form in which it heard it.
    fn note(_notes: &mut Self::Notes, _seat: Seat, _event: &Self::Event) {}

    /// What a sensible player of one ply does: the bot `greedy`. `legal` is not empty. The notes may be empty in the middle of a game, after a
    /// position was set up.
    fn greedy(view: &Self::View, notes: &Self::Notes, seat: Seat, legal: &[Self::Action], luck: &mut impl Luck) -> Self::Action;
}

/// What a bot sees: its own view, its own notes, and what it may do. The state stays out of reach, by type.
pub struct BotView<'a, G: Game> {
    state: &'a G::State,
    notes: &'a G::Notes,
    seat: Seat,
}

// Not derived: that would write out the state for whoever formats the eyes.
impl<G: Game> fmt::Debug for BotView<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Eyes").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

impl<'a, G: Game> BotView<'a, G> {
    /// The eyes of one seat.
    #[inline]
    pub fn new(state: &'a G::State, notes: &'a G::Notes, seat: Seat) -> Self {
        Self { state, notes, seat }
    }

    /// Whose eyes they are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat has noted down of what it heard.
    #[inline]
    pub fn notes(&self) -> &'a G::Notes {
        self.notes
    }

    /// What the seat may know.
    #[inline]
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    #[inline]
    pub fn actions(&self, actions: &mut Vec<G::Action>) {
        G::actions(self.state, self.seat, actions);
    }

    /// One thing the seat may do, each with the same chance. There must be one.
    #[inline]
    pub fn any_action(&self, scratch: &mut Vec<G::Action>, luck: &mut impl Luck) -> G::Action {
        let count = G::action_count(self.state, self.seat, scratch);
        let index = luck.below(count as u64) as usize;
        G::nth_action(self.state, self.seat, index, scratch)
    }
}
