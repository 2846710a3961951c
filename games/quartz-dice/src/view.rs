//! What one viewer may know: everything, in this game (QD-4.13).

use engine::refusal::code;
use engine::{Refusal, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::position;
use crate::state::State;

/// A game as one viewer sees it. As JSON, the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "crate::form::PositionForm<crate::Options>")]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// All there is to see.
    pub state: State,
}

impl View {
    /// Reads a view back from its JSON.
    pub(crate) fn read(viewer: Viewer, view: &Value) -> Result<Self, Refusal> {
        let state = position::read_seen(view).map_err(|_| Refusal::new(code::MALFORMED))?;
        Ok(Self { viewer, state })
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.state.serialize(serializer)
    }
}
