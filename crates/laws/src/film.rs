//! The law of film: a move can be watched step by step.

use engine::{AddressedEvent, Game, Rules, Viewer};
use serde_json::Value;

use crate::report::json;
use crate::trial::{Moved, Trial, Walk};

/// The events of a move, each with the state it was told with.
pub(crate) type Steps<G> = Vec<(AddressedEvent<<G as Rules>::Event>, <G as Rules>::State)>;

impl<G: Game> Moved<G> {
    /// What the move tells, each event with the state right after it, and the final state.
    pub(crate) fn steps(&self, state: &G::State) -> (Steps<G>, G::State) {
        let mut after = state.clone();
        let mut told = Vec::new();
        self.apply(&mut after, &mut told);
        (told, after)
    }
}

impl<G: Game> Trial<G> {
    /// Every event is told with a state that every viewer can look at: its view can be written, read back, looked into and asked about. The state
    /// told with the last event of a move is the final one, so that whoever shows the steps ends where the game is. Gives back how many steps
    /// there were.
    pub fn film(&self) -> u64 {
        const MOST_OF_A_KIND: usize = 2;
        let mut steps = 0;
        self.each_position("film", |walk| {
            for moved in walk.next_moves(MOST_OF_A_KIND) {
                let (told, after) = moved.steps(&walk.state);
                for (heard, state) in &told {
                    let what = format!("the state told with {} after {}", json(&heard.event), moved.told());
                    let viewers = walk.viewers().chain([Viewer::Everyone]);
                    viewers.for_each(|viewer| check_view(walk, state, viewer, &what));
                }
                if let Some((last, state)) = told.last() {
                    let what = format!("the final state and that told with the last event of {}, {}", moved.told(), json(&last.event));
                    walk.at.same(&what, &after, state);
                }
                steps += told.len() as u64;
            }
        });
        steps
    }
}

fn check_view<G: Game>(walk: &Walk<'_, G>, state: &G::State, viewer: Viewer, what: &str) {
    let view = G::view(state, viewer);
    let written = json(&view);
    match G::read_view(viewer, &written) {
        Ok(read) => walk.at.same(&format!("view of {viewer:?} of {what}, written and read"), &view, &read),
        Err(refusal) => walk.at.broken(format_args!("the view of {viewer:?} of {what} is not read back: {refusal}")),
    }
    look_into::<G>(&view, viewer);
}

/// Everything that a view implies.
pub(crate) fn look_into<G: Game>(view: &G::View, viewer: Viewer) -> Vec<Value> {
    let questions = G::questions(view, viewer);
    let answers = questions.iter().map(|question| match G::answer(view, viewer, question) {
        Ok(answer) => json(&answer),
        Err(refusal) => json(&refusal.code),
    });
    std::iter::once(json(&G::overview(view, viewer))).chain(answers).collect()
}
