//! New entries of the streams, each written once for all viewers who may hear it.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::Arc;

use engine::film::MoveSteps;
use engine::json::{Json, to_json};
use engine::{Audience, Message, Viewer, change};
use protocol::{Entry, Note, Written};
use serde_json::Value;

use crate::running_game::AppliedMove;

/// Entries that nobody was told yet.
#[derive(Default)]
pub(crate) struct NewEntries {
    entries: Vec<NewEntry>,
}

struct NewEntry {
    audience: Audience,
    entry: Entry<'static>,
    /// The same as JSON, from the first time that somebody is told it.
    written: OnceCell<Written<'static, Entry<'static>>>,
    /// The game right after it, if it is an event of a move.
    step: Option<EventChange>,
}

/// One event of a move.
pub(crate) struct EventChange {
    steps: Arc<dyn MoveSteps>,
    /// Which of the events it is.
    at: usize,
}

impl NewEntries {
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn clear(&mut self) {
        self.entries.clear();
    }

    /// The events of a move that was just made.
    pub(crate) fn push_move(&mut self, made: AppliedMove) {
        for (at, (heard, say)) in made.events.into_iter().zip(made.sentences).enumerate() {
            self.push_event(heard.seats, heard.event, say, Some(EventChange { steps: Arc::clone(&made.steps), at }));
        }
    }

    pub(crate) fn push_event(&mut self, audience: Audience, event: Json, say: Message, step: Option<EventChange>) {
        self.push(audience, Entry { event: Some(Cow::Owned(event)), note: None, say: Cow::Owned(say), change: None }, step);
    }

    pub(crate) fn push_note(&mut self, audience: Audience, note: Note) {
        self.push(audience, note_entry(note), None);
    }

    fn push(&mut self, audience: Audience, entry: Entry<'static>, step: Option<EventChange>) {
        self.entries.push(NewEntry { audience, entry, written: OnceCell::new(), step });
    }

    /// How many of them are for this viewer.
    pub(crate) fn count(&self, viewer: Viewer) -> usize {
        self.heard(viewer).count()
    }

    /// Those that are for this viewer.
    pub(crate) fn told(&self, viewer: Viewer) -> Vec<Written<'_, Entry<'_>>> {
        self.heard(viewer).map(NewEntry::written).collect()
    }

    /// Whether a viewer is told of more than one step.
    pub(crate) fn has_steps(&self, viewer: Viewer) -> bool {
        self.heard(viewer).filter(|entry| entry.step.is_some()).nth(1).is_some()
    }

    /// The same as [`NewEntries::told`], and what each event changed in what the viewer saw `before`. What the last one leads to is sent whole.
    pub(crate) fn told_with_changes(&self, viewer: Viewer, before: Value) -> Vec<Written<'_, Entry<'_>>> {
        let last = self.heard(viewer).filter(|entry| entry.step.is_some()).count();
        let mut seen = before;
        let mut step_number = 0;
        let told = self.heard(viewer).map(|entry| {
            step_number += usize::from(entry.step.is_some());
            let step = entry.step.as_ref().filter(|_| step_number < last);
            let change = step.and_then(|EventChange { steps, at }| {
                let next = steps.seen(*at, viewer);
                let change = change::between(&seen, &next);
                seen = next;
                change
            });
            match change {
                None => entry.written(),
                Some(change) => entry.with_change(&change),
            }
        });
        told.collect()
    }

    fn heard(&self, viewer: Viewer) -> impl Iterator<Item = &NewEntry> {
        self.entries.iter().filter(move |entry| entry.audience.includes(viewer))
    }
}

impl NewEntry {
    fn written(&self) -> Written<'_, Entry<'_>> {
        self.written.get_or_init(|| Written::of(&self.entry)).borrowed()
    }

    fn with_change(&self, change: &Value) -> Written<'_, Entry<'_>> {
        let Entry { event, note, say, .. } = &self.entry;
        let event = event.as_deref().map(Cow::Borrowed);
        Written::of(&Entry { event, note: note.clone(), say: Cow::Borrowed(say), change: Some(to_json(change)) })
    }
}

/// A note as an entry.
pub(crate) fn note_entry(note: Note) -> Entry<'static> {
    let say = Cow::Owned(note.message());
    Entry { event: None, note: Some(note), say, change: None }
}
