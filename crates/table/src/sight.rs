//! What viewers are sent.

use std::borrow::Cow;
use std::cell::OnceCell;

use engine::json::{Json, read};
use engine::{GameFace, Match, Seat, Turn, Viewer};
use protocol::{Decision, Entry, Sight, ToClient, Update, Written};
use serde_json::value::RawValue;

use crate::effects::Effects;
use crate::input::ConnectionId;
use crate::new_entries::note_entry;
use crate::seat_state::Decider;
use crate::streams::{StreamItem, StreamPage};
use crate::table::Table;

/// The sentence of an event that was kept. While it is new there is a faster way ([`engine::PlayedMove::sentences`]).
pub(crate) fn sentence(game: &dyn GameFace, event: &RawValue) -> engine::Message {
    let value = read(event.get()).expect("an event was written as JSON");
    game.describe_event(&value).expect("an event of this game can be told")
}

/// A view that was written for one viewer and serves all where all see alike.
#[derive(Default)]
struct Shared(OnceCell<Json>);

impl Shared {
    fn view(&self, played: &dyn Match, viewer: Viewer) -> Cow<'_, RawValue> {
        if played.all_see_alike() { Cow::Borrowed(self.0.get_or_init(|| played.view(viewer))) } else { Cow::Owned(played.view(viewer)) }
    }
}

impl Table {
    /// What this viewer sees now.
    fn sight<'a>(&self, viewer: Viewer, shared: &'a Shared) -> Sight<'a> {
        let (number, seat) = (self.streams.count(viewer), viewer.seat());
        let Some(play) = &self.play else {
            return Sight { number, seat, view: None, insight: None, turn: None, decision: None, undo: false, clocks: None };
        };
        let insight = play.played.overview(viewer);
        let turn = match play.asked.turn() {
            Turn::Seats { mode, seats } => Some(protocol::Turn { mode, seats }),
            Turn::Chance | Turn::Over => None,
        };
        Sight {
            number,
            seat,
            view: Some(shared.view(play.played.as_ref(), viewer)),
            insight: (insight.get() != "null").then_some(Cow::Owned(insight)),
            turn,
            decision: seat.and_then(|seat| self.decision(seat)),
            undo: seat.is_some_and(|seat| self.offers_undo(seat)),
            clocks: self.clocks(),
        }
    }

    /// What is asked of a seat.
    fn decision(&self, seat: Seat) -> Option<Decision<'static>> {
        let play = self.play.as_ref()?;
        let id = play.asked.id(seat)?;
        let own = self.seat_states[seat.index()].hand() == Decider::Person;
        let legal = if own { Written::from_json(Cow::Owned(play.played.legal_list(seat))) } else { Written::of(&Vec::new()) };
        Some(Decision { id, legal })
    }

    /// The whole view, as a frame.
    pub(crate) fn view_frame(&self, viewer: Viewer) -> String {
        ToClient::View(self.sight(viewer, &Shared::default())).text()
    }

    /// Sends one connection what it has missed and what it sees, or only the latter if it has missed too much for one frame or has never been here.
    pub(crate) fn catch_up(&self, to: ConnectionId, viewer: Viewer, since: Option<u64>, effects: &mut Effects) {
        let missed = since.and_then(|since| Some((since, self.streams.after(viewer, since)?)));
        effects.deliver(
            to,
            match missed {
                Some((since, page)) if page.is_last => self.page_frame(viewer, since, &page, true),
                _ => self.view_frame(viewer),
            },
        );
    }

    /// Sends one connection a page of its stream, or the whole view if nothing is known of that number.
    pub(crate) fn tell_on(&self, to: ConnectionId, viewer: Viewer, since: u64, effects: &mut Effects) {
        effects.deliver(
            to,
            match self.streams.after(viewer, since) {
                Some(page) => self.page_frame(viewer, since, &page, false),
                None => self.view_frame(viewer),
            },
        );
    }

    fn page_frame(&self, viewer: Viewer, since: u64, page: &StreamPage<'_>, with_sight: bool) -> String {
        let shared = Shared::default();
        let entries = page.told.iter().map(|told| self.entry(told)).collect();
        ToClient::Update(Update { first: since + 1, entries, sight: with_sight.then(|| self.sight(viewer, &shared)) }).text()
    }

    /// Something of a stream as an entry.
    fn entry<'a>(&self, told: &StreamItem<'a>) -> Written<'static, Entry<'a>> {
        Written::of(&match told {
            StreamItem::Event(event) => {
                let say = Cow::Owned(sentence(self.table_game.game, event));
                Entry { event: Some(Cow::Borrowed(*event)), note: None, say, change: None }
            }
            StreamItem::Note(note) => note_entry(note.clone()),
        })
    }

    pub(crate) fn presence(&self) -> String {
        let seats = Seat::all(self.seat_states.len()).map(|seat| self.connections.is_present(seat)).collect();
        ToClient::Presence { seats, spectators: self.connections.of(Viewer::Spectator).len() as u32 }.text()
    }

    /// Sends everybody what is new for them. Who heard nothing and sees nothing new is sent nothing, not even an empty frame: that would tell
    /// that something happened.
    pub(crate) fn deliver(&mut self, effects: &mut Effects) {
        if std::mem::take(&mut effects.info) {
            effects.deliver_to_many(self.connections.all(), ToClient::Table(Box::new(self.info())).text());
        }
        if effects.moved || !effects.new_entries.is_empty() {
            // Clocks are shown as they run after the move.
            self.follow_time();
            let shared = Shared::default();
            for viewer in Viewer::all(self.seat_states.len()).filter(|viewer| !self.connections.of(*viewer).is_empty()) {
                self.deliver_to(viewer, &shared, effects);
            }
        }
        if std::mem::take(&mut effects.presence) {
            effects.deliver_to_many(self.connections.all(), self.presence());
        }
        effects.new_entries.clear();
        effects.moved = false;
        effects.begun = false;
        effects.before = None;
        effects.touched = engine::SeatSet::EMPTY;
    }

    fn deliver_to(&self, viewer: Viewer, shared: &Shared, effects: &mut Effects) {
        let count = effects.new_entries.count(viewer);
        if count == 0 && !self.looks_different(viewer, effects) {
            return;
        }
        let first = self.streams.count(viewer) - count as u64 + 1;
        let sight = effects.moved.then(|| self.sight(viewer, shared));
        let group = self.connections.group(viewer);
        let before =
            effects.before.as_ref().filter(|_| !effects.begun && !group.with_steps.is_empty() && effects.new_entries.has_steps(viewer));
        let Some(before) = before else {
            let text = ToClient::Update(Update { first, entries: effects.new_entries.told(viewer), sight }).text();
            return effects.deliver_to_many(&group.all, text);
        };
        let entries = effects.new_entries.told_with_changes(viewer, before.seen(viewer));
        let plain = (!group.plain.is_empty()).then(|| Update { first, entries: effects.new_entries.told(viewer), sight: sight.clone() });
        let plain = plain.map(|update| ToClient::Update(update).text());
        let stepped = ToClient::Update(Update { first, entries, sight }).text();
        plain.into_iter().for_each(|text| effects.deliver_to_many(&group.plain, text));
        effects.deliver_to_many(&group.with_steps, stepped);
    }

    /// Whether a viewer that heard nothing sees something new all the same.
    fn looks_different(&self, viewer: Viewer, effects: &Effects) -> bool {
        if viewer.seat().is_some_and(|seat| effects.touched.contains(seat)) {
            return true;
        }
        let (Some(before), Some(play)) = (&effects.before, &self.play) else { return false };
        before.turn() != play.played.turn() || before.view(viewer).get() != play.played.view(viewer).get()
    }
}
