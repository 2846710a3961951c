//! What guards would do if it were their turn: the rules themselves, played on a copy of the table.

use engine::{Audience, Events};

use super::Heist;
use crate::event::{Decision, Event, Task};
use crate::square::SquareId;
use crate::state::State;

/// The decision with which a guard's turn would begin.
pub(crate) struct Foreseen {
    pub(crate) guard: u8,
    /// What he would decide, or that he stands up.
    pub(crate) decision: Event,
    /// The square that he is after: of somebody, of a token, or his own if he would search there.
    pub(crate) goal: Option<SquareId>,
    /// Where his first step leads.
    pub(crate) to: Option<SquareId>,
}

/// Hears a guard's first decision, and the step that comes of it.
#[derive(Default)]
struct FirstDecision {
    decision: Option<Event>,
    to: Option<SquareId>,
    is_over: bool,
}

impl Events<State, Event> for FirstDecision {
    fn tell(&mut self, _: &State, _: Audience, event: impl FnOnce() -> Event) {
        if self.is_over {
            return;
        }
        let event = event();
        match (&event, self.decision.is_some()) {
            (Event::GuardAction { .. } | Event::StoodUp { .. }, false) => self.decision = Some(event),
            (_, false) => {}
            (Event::GuardMoved { to, .. }, true) => (self.to, self.is_over) = (Some(*to), true),
            (_, true) => self.is_over = true,
        }
    }
}

/// What each guard would do as the table stands, in the order in which they act. What the event, or the guards before him, would change is not foreseen.
pub(crate) fn foresee(state: &State) -> Vec<Foreseen> {
    let mut numbers: Vec<u8> = state.guards.iter().map(|guard| guard.n).collect();
    numbers.sort_unstable();
    numbers.into_iter().filter_map(|n| foresee_one(state, n)).collect()
}

fn foresee_one(state: &State, n: u8) -> Option<Foreseen> {
    let mut after = *state;
    (after.attempts, after.pending) = Default::default();
    let mut heard = FirstDecision::default();
    Heist::new(&mut after, &mut heard).activate(n);
    let decision = heard.decision?;
    let home = state.guard(n).map(|guard| state.map().id(guard.square));
    let goal = match &decision {
        Event::GuardAction { why: Decision::AtStation, .. } => home,
        Event::GuardAction { kind: Task::Chase | Task::Investigate, target, .. } => *target,
        _ => None,
    };
    Some(Foreseen { guard: n, decision, goal, to: heard.to })
}
