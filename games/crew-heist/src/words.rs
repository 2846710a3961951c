//! Sentences by name.
use engine::{Message, Seat};
use crate::{Action, Event, State};
pub(crate) fn describe_action(_state: &State, _seat: Seat, action: &Action) -> Message {
    Message::new(action.kind())
}
pub(crate) fn describe_event(_event: &Event) -> Message {
    Message::new("x")
}
