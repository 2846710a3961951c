//! What happened, in sentences.

use engine::json::{Json, to_value};
use engine::page::{Page, TextStyle};
use engine::{GameFace, Match, Message, Viewer, Words};
use serde_json::value::RawValue;
use words::Speaker;

/// An event as a sentence. One that this release does not know (a record of older rules) shows as it is written.
pub fn sentence(game: &dyn GameFace, event: &Json, speaker: &Speaker) -> String {
    game.describe_event(&to_value(event)).map_or_else(|| event.get().to_owned(), |message| speaker.say(&message))
}

/// Events as sentences, one a line, but one for a run of many that say the same of one thing after the other.
pub fn tell<'e>(game: &dyn GameFace, events: impl Iterator<Item = &'e Json>, speaker: &Speaker) -> Page {
    // One that this release does not know shows as it is written: no sentence has braces in its name.
    let messages = events.map(|event| game.describe_event(&to_value(event)).unwrap_or_else(|| Message::new(event.get().to_owned())));
    let mut page = Page::new();
    for message in folded(messages) {
        page.line().put(TextStyle::Plain, speaker.say(&message));
    }
    page
}

/// The same messages, with one for each run of several of a name that has a sentence for many: `NAME-many`, with the `count`.
pub fn folded(messages: impl Iterator<Item = Message>) -> Vec<Message> {
    let mut runs: Vec<(Message, usize)> = Vec::new();
    for message in messages {
        match runs.last_mut() {
            Some((first, count)) if first.key == message.key && words::has(&many(&message.key)) => *count += 1,
            _ => runs.push((message, 1)),
        }
    }
    runs.into_iter()
        .map(|(first, count)| if count > 1 { Message::new(many(&first.key)).with("count", count as i64) } else { first })
        .collect()
}

fn many(key: &str) -> String {
    format!("{key}-many")
}

/// The table as a viewer sees it.
pub fn board(played: &dyn Match, viewer: Viewer, speaker: &Speaker) -> Page {
    drawn(played.game(), viewer, &played.view(viewer), speaker)
}

/// The same from what a viewer sees.
pub fn drawn(game: &dyn GameFace, viewer: Viewer, view: &RawValue, speaker: &Speaker) -> Page {
    let mut page = Page::new();
    game.draw(viewer, &to_value(view), speaker, &mut page);
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_the_same_is_told_once() {
        let [placed, moved] = ["jewel-heist-event-jewel-placed", "jewel-heist-event-moved"].map(Message::new);
        let told = folded([&moved, &placed, &placed, &placed, &moved, &moved, &placed].into_iter().cloned());
        let many = Message::new("jewel-heist-event-jewel-placed-many").with("count", 3);
        assert_eq!(told, [moved.clone(), many, moved.clone(), moved, placed]);
    }
}
