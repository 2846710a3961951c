//! What viewers are sent.

use std::sync::Arc;

use engine::json::{read, to_json};
use engine::{GameFace, Message, Seat, Turn, Viewer};
use protocol::{Decision, Note, Sight, ToClient, Update};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::chair::Hand;
use crate::input::ConnectionId;
use crate::log::Line;
use crate::story::Told;
use crate::table::Table;
use crate::work::Work;

/// A note as an entry of a stream.
pub(crate) fn note_entry(note: Note) -> Arc<RawValue> {
    #[derive(Serialize)]
    struct NoteEntry {
        note: Note,
        say: Message,
    }
    let say = note.message();
    to_json(&NoteEntry { note, say }).into()
}

/// An event that was kept as an entry of a stream. While it is new there is a faster way ([`crate::moving`]).
pub(crate) fn event_entry(game: &dyn GameFace, event: &str) -> Arc<RawValue> {
    let value = read(event).expect("an event was written as JSON");
    let say = game.describe_event(&value).expect("an event of this game can be told");
    let say = to_json(&say);
    RawValue::from_string(format!("{{\"event\":{event},\"say\":{say}}}")).expect("it is put together of JSON").into()
}

impl Table {
    /// What this viewer sees now.
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        let number = self.story.count(viewer);
        let seat = viewer.seat();
        let Some(play) = &self.play else {
            return Sight { number, seat, view: None, turn: None, decision: None, undo: false, clocks: None };
        };
        let turn = match play.asked.turn() {
            Turn::Seats { mode, seats } => Some(protocol::Turn { mode, seats }),
            Turn::Chance | Turn::Over => None,
        };
        Sight {
            number,
            seat,
            view: Some(play.played.view(viewer)),
            turn,
            decision: seat.and_then(|seat| self.decision(seat)),
            undo: seat.is_some_and(|seat| self.offers_undo(seat)),
            clocks: self.clocks(),
        }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        let play = self.play.as_ref()?;
        let id = play.asked.id(seat)?;
        let legal = if self.chairs[seat.index()].hand() == Hand::Person { play.played.legal(seat) } else { Vec::new() };
        Some(Decision { id, legal })
    }

    /// Sends one connection what it has missed, or the whole view if that is not known.
    pub(crate) fn catch_up(&self, to: ConnectionId, viewer: Viewer, since: Option<u64>, with_sight: bool, work: &mut Work) {
        let missed = since.and_then(|since| Some((since, self.story.after(viewer, since)?)));
        let message = match missed {
            None => ToClient::View(self.sight(viewer)),
            Some((since, told)) => {
                let entries = told.into_iter().map(|told| self.entry(&told)).collect();
                ToClient::Update(Update { first: since + 1, entries, sight: with_sight.then(|| self.sight(viewer)) })
            }
        };
        work.post(to, message.text());
    }

    fn entry(&self, told: &Told<'_>) -> Arc<RawValue> {
        match told {
            Told::Event(event) => event_entry(self.ground.game, event),
            Told::Note(line) => {
                let line = Line::read(line).expect("a line of a table can be read");
                note_entry(line.what.note().expect("only lines with a note are marked so"))
            }
        }
    }

    pub(crate) fn presence(&self) -> String {
        let seats = Seat::all(self.chairs.len()).map(|seat| self.crowd.is_present(seat)).collect();
        ToClient::Presence { seats, spectators: self.crowd.of(Viewer::Spectator).len() as u32 }.text()
    }

    /// Sends everybody what is new for them. Who heard nothing and sees nothing new is sent nothing, not even an empty frame: that would tell
    /// that something happened.
    pub(crate) fn deliver(&mut self, work: &mut Work) {
        if std::mem::take(&mut work.info) {
            work.post_to_many(self.crowd.all(), ToClient::Table(Box::new(self.info())).text());
        }
        if work.moved || !work.fresh.is_empty() {
            // Clocks are shown as they run after the move.
            self.follow_time();
            for viewer in Viewer::all(self.chairs.len()).filter(|viewer| !self.crowd.of(*viewer).is_empty()) {
                self.deliver_to(viewer, work);
            }
        }
        if std::mem::take(&mut work.presence) {
            work.post_to_many(self.crowd.all(), self.presence());
        }
        work.fresh.clear();
        work.moved = false;
        work.before = None;
        work.touched = engine::SeatSet::EMPTY;
    }

    fn deliver_to(&self, viewer: Viewer, work: &mut Work) {
        let entries: Vec<Arc<RawValue>> =
            work.fresh.iter().filter(|(audience, _)| audience.includes(viewer)).map(|(_, entry)| Arc::clone(entry)).collect();
        if entries.is_empty() && !self.looks_different(viewer, work) {
            return;
        }
        let first = self.story.count(viewer) - entries.len() as u64 + 1;
        let sight = work.moved.then(|| self.sight(viewer));
        work.post_to_many(self.crowd.of(viewer), ToClient::Update(Update { first, entries, sight }).text());
    }

    /// Whether a viewer that heard nothing sees something new all the same.
    fn looks_different(&self, viewer: Viewer, work: &Work) -> bool {
        if viewer.seat().is_some_and(|seat| work.touched.contains(seat)) {
            return true;
        }
        let (Some(before), Some(play)) = (&work.before, &self.play) else { return false };
        before.turn() != play.played.turn() || before.view(viewer).get() != play.played.view(viewer).get()
    }
}
