//! New entries of the story, each written once for all viewers who may hear it.

use std::sync::Arc;

use engine::film::Steps;
use engine::{Audience, Message, Viewer, change};
use protocol::Note;
use serde::Serialize;
use serde_json::Value;

use crate::frame::Frame;

/// Entries that nobody was told yet.
#[derive(Default)]
pub(crate) struct Fresh {
    /// The entries one after the other, with commas between them.
    text: Vec<u8>,
    entries: Vec<FreshEntry>,
}

struct FreshEntry {
    audience: Audience,
    /// Where its text ends.
    end: usize,
    /// The game right after it, if it is an event of a move.
    step: Option<Step>,
}

/// One event of a move.
pub(crate) struct Step {
    pub(crate) steps: Arc<dyn Steps>,
    /// Which of the events it is.
    pub(crate) at: usize,
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
        self.push(audience, None, |text| write_event(text, event, say));
    }

    pub(crate) fn push_step(&mut self, audience: Audience, event: &str, say: &Message, step: Step) {
        self.push(audience, Some(step), |text| write_event(text, event, say));
    }

    pub(crate) fn push_note(&mut self, audience: Audience, note: &Note) {
        self.push(audience, None, |text| write_note(text, note));
    }

    fn push(&mut self, audience: Audience, step: Option<Step>, writes: impl FnOnce(&mut Vec<u8>)) {
        if !self.text.is_empty() {
            self.text.push(b',');
        }
        writes(&mut self.text);
        self.entries.push(FreshEntry { audience, end: self.text.len(), step });
    }

    /// How many of them are for this viewer.
    pub(crate) fn count(&self, viewer: Viewer) -> usize {
        self.entries.iter().filter(|entry| entry.audience.includes(viewer)).count()
    }

    /// Writes those that are for this viewer, with commas between them.
    pub(crate) fn write(&self, viewer: Viewer, frame: &mut Frame) {
        if self.count(viewer) == self.entries.len() {
            frame.with(|bytes| bytes.extend_from_slice(&self.text));
            return;
        }
        for (at, (text, _)) in self.heard(viewer).enumerate() {
            frame.raw(if at == 0 { "" } else { "," }).with(|bytes| bytes.extend_from_slice(text));
        }
    }

    /// Whether a viewer is told of more than one step.
    pub(crate) fn has_steps(&self, viewer: Viewer) -> bool {
        self.heard(viewer).filter(|(_, entry)| entry.step.is_some()).nth(1).is_some()
    }

    /// The same as [`Fresh::write`], and what each event changed in what the viewer saw `before`. What the last one leads to is sent whole.
    pub(crate) fn write_with_changes(&self, viewer: Viewer, before: Value, frame: &mut Frame) {
        let last = self.heard(viewer).filter(|(_, entry)| entry.step.is_some()).count();
        let mut seen = before;
        let mut step_number = 0;
        for (at, (text, entry)) in self.heard(viewer).enumerate() {
            frame.raw(if at == 0 { "" } else { "," });
            step_number += usize::from(entry.step.is_some());
            let step = entry.step.as_ref().filter(|_| step_number < last);
            let change = step.and_then(|Step { steps, at }| {
                let next = steps.seen(*at, viewer);
                let change = change::between(&seen, &next);
                seen = next;
                change
            });
            match change {
                None => frame.with(|bytes| bytes.extend_from_slice(text)),
                Some(change) => {
                    let open = &text[..text.len() - 1];
                    frame.with(|bytes| bytes.extend_from_slice(open)).raw(",\"change\":").value(&change).raw("}")
                }
            };
        }
    }

    /// The entries that are for this viewer, with their text.
    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = (&[u8], &FreshEntry)> {
        let starts = std::iter::once(0).chain(self.entries.iter().map(|entry| entry.end + 1));
        let all = starts.zip(&self.entries).map(|(start, entry)| (&self.text[start..entry.end], entry));
        all.filter(move |(_, entry)| entry.audience.includes(viewer))
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
