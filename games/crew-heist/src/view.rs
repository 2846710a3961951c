//! What one viewer may know: everything, in this game (section 4 of the rules).

use engine::refusal::code;
use engine::{Luck, Refusal, Secrets, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::state::State;
use crate::{CrewHeist, state::position};

/// A game as one viewer sees it. As JSON, the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "crate::state::form::PositionForm<crate::Options>")]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// All there is to see.
    pub state: State,
}

impl Secrets for CrewHeist {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, state: *state }
    }

    fn all_see_alike(_state: &State) -> bool {
        true
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        let state = position::read(view).map_err(|_| Refusal::new(code::MALFORMED))?;
        Ok(View { viewer, state })
    }

    fn sample_world(view: &View, _luck: &mut impl Luck) -> State {
        view.state
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state.serialize(serializer)
    }
}
