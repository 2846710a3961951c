//! What viewers are sent.

use engine::json::read;
use engine::{GameFace, Match, Seat, Turn, Viewer};
use protocol::ToClient;

use crate::chair::Hand;
use crate::frame::Frame;
use crate::fresh::{write_event, write_note};
use crate::input::ConnectionId;
use crate::log::Line;
use crate::story::{Page, Told};
use crate::table::Table;
use crate::work::Work;

/// The sentence of an event that was kept. While it is new there is a faster way ([`engine::Played::sentences`]).
pub(crate) fn sentence(game: &dyn GameFace, event: &str) -> engine::Message {
    let value = read(event).expect("an event was written as JSON");
    game.describe_event(&value).expect("an event of this game can be told")
}

/// A view that was written for one viewer and serves all where all see alike.
#[derive(Default)]
struct Shared(Option<Vec<u8>>);

impl Shared {
    fn write_view(&mut self, played: &dyn Match, viewer: Viewer, frame: &mut Vec<u8>) {
        if !played.all_see_alike() {
            return played.write_view(viewer, frame);
        }
        match &self.0 {
            Some(view) => frame.extend_from_slice(view),
            None => {
                let start = frame.len();
                played.write_view(viewer, frame);
                self.0 = Some(frame[start..].to_vec());
            }
        }
    }
}

impl Table {
    /// Writes what this viewer sees now: a [`protocol::Sight`] without its first brace.
    fn write_sight(&self, viewer: Viewer, shared: &mut Shared, frame: &mut Frame) {
        frame.raw("\"number\":").value(&self.story.count(viewer)).raw(",\"seat\":").value(&viewer);
        let Some(play) = &self.play else {
            frame.raw(",\"view\":null,\"turn\":null,\"decision\":null,\"undo\":false}");
            return;
        };
        frame.raw(",\"view\":").with(|bytes| shared.write_view(play.played.as_ref(), viewer, bytes));
        let insight = play.played.overview(viewer);
        if insight.get() != "null" {
            frame.raw(",\"insight\":").raw(insight.get());
        }
        frame.raw(",\"turn\":");
        match play.asked.turn() {
            Turn::Seats { mode, seats } => frame.value(&protocol::Turn { mode, seats }),
            Turn::Chance | Turn::Over => frame.raw("null"),
        };
        frame.raw(",\"decision\":");
        match viewer.seat().and_then(|seat| Some((seat, play.asked.id(seat)?))) {
            None => frame.raw("null"),
            Some((seat, id)) => {
                frame.raw("{\"id\":").value(&id).raw(",\"legal\":");
                let own = self.chairs[seat.index()].hand() == Hand::Person;
                if own {
                    frame.with(|bytes| play.played.write_legal(seat, bytes))
                } else {
                    frame.raw("[]")
                };
                frame.raw("}")
            }
        };
        frame.raw(",\"undo\":").value(&viewer.seat().is_some_and(|seat| self.offers_undo(seat)));
        if let Some(clocks) = self.clocks() {
            frame.raw(",\"clocks\":").value(&clocks);
        }
        frame.raw("}");
    }

    /// The whole view, as a frame.
    pub(crate) fn view_frame(&self, viewer: Viewer) -> String {
        let mut frame = Frame::new("{\"type\":\"view\",");
        self.write_sight(viewer, &mut Shared::default(), &mut frame);
        frame.text()
    }

    /// An update, as a frame, with what the viewer sees now if `sight` is there to write it: `entries` writes them with commas between.
    fn update_frame(&self, viewer: Viewer, first: u64, sight: Option<&mut Shared>, entries: impl FnOnce(&mut Frame)) -> String {
        let mut frame = Frame::new("{\"type\":\"update\",\"first\":");
        frame.value(&first).raw(",\"entries\":[");
        entries(&mut frame);
        frame.raw("]");
        if let Some(shared) = sight {
            frame.raw(",\"sight\":{");
            self.write_sight(viewer, shared, &mut frame);
        }
        frame.raw("}");
        frame.text()
    }

    /// Sends one connection what it has missed and what it sees, or only the latter if it has missed too much for one frame or has never been here.
    pub(crate) fn catch_up(&self, to: ConnectionId, viewer: Viewer, since: Option<u64>, work: &mut Work) {
        let missed = since.and_then(|since| Some((since, self.story.after(viewer, since)?)));
        work.post(
            to,
            match missed {
                Some((since, page)) if page.is_last => self.page_frame(viewer, since, &page, true),
                _ => self.view_frame(viewer),
            },
        );
    }

    /// Sends one connection a page of the story, or the whole view if nothing is known of that number.
    pub(crate) fn tell_on(&self, to: ConnectionId, viewer: Viewer, since: u64, work: &mut Work) {
        work.post(
            to,
            match self.story.after(viewer, since) {
                Some(page) => self.page_frame(viewer, since, &page, false),
                None => self.view_frame(viewer),
            },
        );
    }

    fn page_frame(&self, viewer: Viewer, since: u64, page: &Page<'_>, with_sight: bool) -> String {
        let mut shared = Shared::default();
        self.update_frame(viewer, since + 1, with_sight.then_some(&mut shared), |frame| {
            for (at, told) in page.told.iter().enumerate() {
                frame.raw(if at == 0 { "" } else { "," }).with(|bytes| self.write_entry(told, bytes));
            }
        })
    }

    fn write_entry(&self, told: &Told<'_>, text: &mut Vec<u8>) {
        match told {
            Told::Event(event) => write_event(text, event, &sentence(self.ground.game, event)),
            Told::Note(line) => {
                let line = Line::read(line).expect("a line of a table can be read");
                write_note(text, &line.what.note(None).expect("only lines with a note are marked so"));
            }
            Told::Said(line, said) => {
                let line = Line::read(line).expect("a line of a table can be read");
                write_note(text, &line.what.note(*said).expect("only lines with a note are marked so"));
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
            let mut shared = Shared::default();
            for viewer in Viewer::all(self.chairs.len()).filter(|viewer| !self.crowd.of(*viewer).is_empty()) {
                self.deliver_to(viewer, &mut shared, work);
            }
        }
        if std::mem::take(&mut work.presence) {
            work.post_to_many(self.crowd.all(), self.presence());
        }
        work.fresh.clear();
        work.moved = false;
        work.begun = false;
        work.before = None;
        work.touched = engine::SeatSet::EMPTY;
    }

    fn deliver_to(&self, viewer: Viewer, shared: &mut Shared, work: &mut Work) {
        let count = work.fresh.count(viewer);
        if count > 0 || self.looks_different(viewer, work) {
            let first = self.story.count(viewer) - count as u64 + 1;
            let group = self.crowd.group(viewer);
            let before = work.before.as_ref().filter(|_| !work.begun && !group.with_steps.is_empty() && work.fresh.has_steps(viewer));
            let stepped = before.map(|before| {
                let before = before.seen(viewer);
                let moved = work.moved.then_some(&mut *shared);
                self.update_frame(viewer, first, moved, |frame| work.fresh.write_with_changes(viewer, before, frame))
            });
            let plain_for = if stepped.is_some() { &group.plain } else { &group.all };
            if !plain_for.is_empty() {
                let text = self.update_frame(viewer, first, work.moved.then_some(shared), |frame| work.fresh.write(viewer, frame));
                work.post_to_many(plain_for, text);
            }
            if let Some(text) = stepped {
                work.post_to_many(&group.with_steps, text);
            }
        }
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
