//! What happened, in sentences.

use engine::json::{Json, to_value};
use engine::page::{Ink, Page};
use engine::{GameFace, Match, Viewer, Words};
use words::Speaker;

/// An event as a sentence. One that this release does not know (a record of older rules) shows as it is written.
pub fn sentence(game: &dyn GameFace, event: &Json, speaker: &Speaker) -> String {
    game.describe_event(&to_value(event)).map_or_else(|| event.get().to_owned(), |message| speaker.say(&message))
}

/// Events as sentences, one a line.
pub fn tell<'e>(game: &dyn GameFace, events: impl Iterator<Item = &'e Json>, speaker: &Speaker) -> Page {
    let mut page = Page::new();
    for event in events {
        page.line().put(Ink::Plain, sentence(game, event, speaker));
    }
    page
}

/// The table as a viewer sees it.
pub fn board(played: &dyn Match, viewer: Viewer, speaker: &Speaker) -> Page {
    drawn(played.game(), viewer, &played.view(viewer), speaker)
}

/// The same from what a viewer sees.
pub fn drawn(game: &dyn GameFace, viewer: Viewer, view: &Json, speaker: &Speaker) -> Page {
    let mut page = Page::new();
    game.draw(viewer, &to_value(view), speaker, &mut page);
    page
}
