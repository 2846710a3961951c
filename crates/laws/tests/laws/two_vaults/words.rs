//! Two Vaults in words.

use engine::page::{Page, TextStyle};
use engine::{Message, Seat, Wording, Words};

use super::TwoVaults;
use super::state::{Action, Event};
use super::view::View;

impl<const FAULT: u8> Wording for TwoVaults<FAULT> {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Pick { .. } => "pick",
            Action::Mark { .. } => "mark",
            Action::Done => "done",
        }
    }

    fn describe_action(_: &View, _: Seat, action: &Action) -> Message {
        Message::new(Self::action_kind(action))
    }

    fn describe_event(event: &Event) -> Message {
        Message::new(format!("{event:?}"))
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        page.line().put(TextStyle::Strong, words.say(&Message::new("round").with("round", view.round)));
        for (seat, shown) in view.players.iter() {
            page.line().put(TextStyle::Plain, format!("{seat} {shown:?}"));
        }
    }
}
