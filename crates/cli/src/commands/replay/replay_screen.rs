//! A record being watched: which move, and with whose eyes.

use engine::json::Json;
use engine::page::{Page, TextStyle};
use engine::record::{Record, RecordedMove};
use engine::{AddressedEvent, Arg, GameFace, Match, Message, Seat, Viewer, Words, luck_report};
use words::{Language, Speaker};

use crate::failure::Failure;
use crate::local_game::game_of;
use crate::{event_text, luck, score};

/// Whose eyes a text names: `all`, `spectator`, the number of a seat, or the name of who sits there.
pub(super) fn eyes_named(text: &str, record: &Record) -> Option<Viewer> {
    let text = text.trim().to_lowercase();
    match text.as_str() {
        "all" => return Some(Viewer::Everyone),
        "spectator" => return Some(Viewer::Spectator),
        _ => {}
    }
    let named = record.seats.iter().position(|record_seat| record_seat.name.to_lowercase() == text);
    let number = named.map(|seat| seat as u64).or_else(|| text.parse().ok())?;
    Seat::checked(number, record.seats.len()).map(Viewer::Seat)
}

/// Whose eyes nobody has to ask for: everybody's, unless that would tell what the rules keep from the one who watches. Then those of the one
/// person at the table, or a spectator's. A sealed record tells what one viewer heard, and nothing else.
fn usual_eyes(record: &Record, is_open: bool) -> Viewer {
    if let Some(reader) = record.sealed_for {
        return reader;
    }
    if is_open {
        return Viewer::Everyone;
    }
    let mut people = Seat::all(record.seats.len()).filter(|seat| record.seats[seat.index()].bot.is_none());
    match (people.next(), people.next()) {
        (Some(alone), None) => Viewer::Seat(alone),
        _ => Viewer::Spectator,
    }
}

/// A record being watched.
pub(super) struct ReplayScreen {
    pub(super) record: Record,
    game: &'static dyn GameFace,
    pub(super) speaker: Speaker,
    pub(super) eyes: Viewer,
    /// The move that is shown; none at the start.
    shown: Option<usize>,
    /// Why not all of it can be played, if so.
    pub(super) broken: Option<Message>,
    /// How many moves can be played: the rest is damaged.
    playable: usize,
    /// Whether only the events can be told, because the rules it was played by are retired or some of its actions are sealed.
    events_only: bool,
}

impl ReplayScreen {
    /// Opens a record at its start.
    ///
    /// # Errors
    /// If this release does not have the game, or has only older rules of it.
    pub(super) fn new(record: Record, language: Language) -> Result<Self, Failure> {
        let game = game_of(&record)?;
        let names = record.seats.iter().map(|record_seat| record_seat.name.clone()).collect();
        let events_only = record.rules < game.rules_version() || record.sealed_for.is_some();
        let (mut playable, mut broken, mut is_open) = (record.moves.len(), None, false);
        if !events_only {
            let mut played = record.begin(game).map_err(|why| Failure::refused(why.refusal().message()))?;
            for at in 0..record.moves.len() {
                if let Err(why) = record.step(played.as_mut(), at) {
                    (playable, broken) = (at, Some(why.refusal().message()));
                    break;
                }
            }
            is_open = played.standing().is_some() && !played.keeps_secrets();
        }
        let speaker = Speaker::new(language, names);
        let eyes = usual_eyes(&record, is_open);
        Ok(Self { record, game, speaker, eyes, shown: None, broken, playable, events_only })
    }

    /// How many moves can be shown.
    pub(super) fn playable(&self) -> usize {
        self.playable
    }

    /// What is watched.
    pub(super) fn head(&self) -> Page {
        let mut page = Page::new();
        let who = Arg::List(Seat::all(self.record.seats.len()).map(Arg::Seat).collect());
        let head = Message::new("cli-replay-head").with("who", who).with("moves", self.record.moves.len() as i64);
        page.line().put(TextStyle::Strong, self.game.title());
        page.line().put(TextStyle::Plain, self.speaker.say(&head.with("rules", self.record.rules)));
        if self.record.sealed_for.is_some() {
            page.line().put(TextStyle::Danger, self.speaker.say(&Message::new("cli-replay-sealed")));
        } else if self.events_only {
            let retired = Message::new("record-retired-rules").with("game", self.game.title());
            let retired = retired.with("rules", self.record.rules).with("known", self.game.rules_version());
            page.line().put(TextStyle::Danger, self.speaker.say(&retired));
        }
        page
    }

    /// The position that is shown; none if only the events can be told.
    pub(super) fn position(&self) -> Option<Box<dyn Match>> {
        if self.events_only {
            return None;
        }
        let mut played = self.record.begin(self.game).ok()?;
        let moves = self.shown.map_or(0, |at| at + 1);
        (0..moves).try_for_each(|at| self.record.step(played.as_mut(), at).map(drop)).ok()?;
        Some(played)
    }

    /// The move that is shown, and the table after it.
    pub(super) fn scene(&self) -> Page {
        let mut page = Page::new();
        match self.shown {
            None => self.tell_opening(&mut page),
            Some(at) => {
                let last = self.record.moves.len().saturating_sub(1);
                let head = Message::new("cli-replay-move").with("move", at as i64).with("last", last as i64);
                page.line().put(TextStyle::Faint, self.speaker.say(&head));
                self.tell_move(at, &mut page);
            }
        }
        if let Some(played) = self.position() {
            page.line();
            page.lines.extend(event_text::board(played.as_ref(), self.eyes, &self.speaker).lines);
            if played.standing().is_some() {
                page.line();
                page.lines.extend(self.result(played.as_ref()).lines);
            }
        }
        page
    }

    /// The result of a game that is over, and who was lucky as far as these eyes saw it; nothing for one that is not.
    pub(super) fn result(&self, played: &dyn Match) -> Page {
        let mut page = score::page(played, &self.speaker);
        let kinds = luck_report::kinds(&self.record, self.game, self.eyes).unwrap_or_default();
        if played.standing().is_some() && !kinds.is_empty() {
            page.line();
            page.lines.extend(luck::page(&kinds, &self.speaker).lines);
        }
        page
    }

    /// What set-up showed.
    pub(super) fn tell_opening(&self, page: &mut Page) {
        self.put_events("", &self.record.opening, page);
    }

    /// What a move showed, with its number.
    pub(super) fn tell_move(&self, at: usize, page: &mut Page) {
        let RecordedMove { events, .. } = &self.record.moves[at];
        self.put_events(&at.to_string(), events, page);
    }

    fn put_events(&self, number: &str, events: &[AddressedEvent<Json>], page: &mut Page) {
        let mut number = number;
        for heard in events.iter().filter(|heard| heard.seats.includes(self.eyes)) {
            page.line().put(TextStyle::Accent, format!("{number:>4}")).put(TextStyle::Plain, "  ");
            page.put(TextStyle::Plain, event_text::sentence(self.game, &heard.event, &self.speaker));
            number = "";
        }
        if !number.is_empty() {
            // A move that these eyes do not see still has its number.
            page.line().put(TextStyle::Accent, format!("{number:>4}")).put(TextStyle::Faint, "  …");
        }
    }

    /// Shows the next move.
    pub(super) fn next(&mut self) -> Result<(), Message> {
        let next = self.shown.map_or(0, |at| at + 1);
        if next < self.playable {
            self.shown = Some(next);
            return Ok(());
        }
        Err(self.broken.clone().unwrap_or_else(|| Message::new("cli-replay-at-end")))
    }

    /// Shows the move before.
    pub(super) fn previous(&mut self) -> Result<(), Message> {
        let at = self.shown.ok_or_else(|| Message::new("cli-replay-at-start"))?;
        self.shown = at.checked_sub(1);
        Ok(())
    }

    /// Shows the last move.
    pub(super) fn go_to_end(&mut self) {
        self.shown = self.playable.checked_sub(1);
    }

    /// Shows a move by its number, from 0.
    pub(super) fn go_to(&mut self, at: usize) -> Result<(), Message> {
        if at < self.playable {
            self.shown = Some(at);
            return Ok(());
        }
        Err(match self.playable.checked_sub(1) {
            Some(last) => Message::new("cli-replay-range").with("last", last as i64),
            None => Message::new("cli-replay-no-moves"),
        })
    }

    /// Changes the eyes.
    pub(super) fn look_with(&mut self, eyes: &str) -> Result<(), Message> {
        self.eyes = eyes_named(eyes, &self.record).ok_or_else(|| self.no_such_eyes(eyes))?;
        Ok(())
    }

    /// Why nobody has these eyes.
    pub(super) fn no_such_eyes(&self, eyes: &str) -> Message {
        let last = self.record.seats.len().saturating_sub(1);
        Message::new("cli-replay-eyes").with("eyes", engine::shortened(eyes, 30)).with("last", last as i64)
    }
}
