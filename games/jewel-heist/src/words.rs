//! stub
use crate::{action::Action, event::Event, view::View};
use engine::{Message, Seat};
pub(crate) fn describe_action(_view: &View, _seat: Seat, _action: &Action) -> Message {
    Message::new("x")
}
pub(crate) fn describe_event(_event: &Event) -> Message {
    Message::new("x")
}
