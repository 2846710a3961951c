//! New entries of the story, each written once for all viewers who may hear it.

use engine::{Audience, Message, Viewer};
use protocol::Note;
use serde::Serialize;

use crate::frame::Frame;

/// Entries that nobody was told yet.
#[derive(Default)]
pub(crate) struct Fresh {
    /// The entries one after the other, with commas between them.
    text: Vec<u8>,
    entries: Vec<(Audience, usize)>,
}

impl Fresh {
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn clear(&mut self) {
        self.text.clear();
        self.entries.clear();
    }

    pub(crate) fn push_event(&mut self, audience: Audience, event: &str, say: &Message) {
        self.push(audience, |text| write_event(text, event, say));
    }

    pub(crate) fn push_note(&mut self, audience: Audience, note: &Note) {
        self.push(audience, |text| write_note(text, note));
    }

    fn push(&mut self, audience: Audience, writes: impl FnOnce(&mut Vec<u8>)) {
        if !self.text.is_empty() {
            self.text.push(b',');
        }
        writes(&mut self.text);
        self.entries.push((audience, self.text.len()));
    }

    /// How many of them are for this viewer.
    pub(crate) fn count(&self, viewer: Viewer) -> usize {
        self.entries.iter().filter(|(audience, _)| audience.includes(viewer)).count()
    }

    /// Writes those that are for this viewer, with commas between them.
    pub(crate) fn write(&self, viewer: Viewer, frame: &mut Frame) {
        if self.count(viewer) == self.entries.len() {
            frame.with(|bytes| bytes.extend_from_slice(&self.text));
            return;
        }
        let mut start = 0;
        let mut first = true;
        for (audience, end) in &self.entries {
            if audience.includes(viewer) {
                frame.raw(if first { "" } else { "," }).with(|bytes| bytes.extend_from_slice(&self.text[start..*end]));
                first = false;
            }
            start = end + 1;
        }
    }
}

/// An event as an entry.
pub(crate) fn write_event(text: &mut Vec<u8>, event: &str, say: &Message) {
    text.extend_from_slice(b"{\"event\":");
    text.extend_from_slice(event.as_bytes());
    text.extend_from_slice(b",\"say\":");
    engine::json::write(say, text);
    text.push(b'}');
}

/// A note as an entry.
pub(crate) fn write_note(text: &mut Vec<u8>, note: &Note) {
    #[derive(Serialize)]
    struct NoteEntry<'a> {
        note: &'a Note,
        say: Message,
    }
    engine::json::write(&NoteEntry { note, say: note.message() }, text);
}
