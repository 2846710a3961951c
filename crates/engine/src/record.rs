//! Records: a header and the moves, from which any game can be replayed for ever.

mod entry_form;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::event::AddressedEvent;
use crate::face::{GameFace, Match, PlayedMove};
use crate::form::{FormError, PathStep, WrongValue, read_as};
use crate::json::{Json, read, to_value};
use crate::message::{Arg, Message, shortened};
use crate::refusal::Refusal;
use crate::seat::{Audience, Seat, Viewer};
pub use entry_form::EntryForm;

/// The newest form of records this release writes and reads. Raised when a field is added, not when it is first used: 2 has sealed actions.
pub const FORMAT: u32 = 2;

/// After how many moves a record carries the hash of the state again.
pub const HASH_EVERY: usize = 16;

/// How much of a damaged record is quoted.
const LONGEST_QUOTE: usize = 200;

/// A game from its beginning: what `capers replay` and `capers verify` read.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "GameRecord")]
pub struct Record {
    /// The form of the record, [`FORMAT`].
    pub capers_record: u32,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// All its options.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Who sat where.
    pub seats: Vec<RecordSeat>,
    /// What makes the dice checkable; absent where chance was given from outside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fair: Option<FairDice>,
    /// For whose eyes it was sealed; absent in a whole record. A sealed record has the events that this viewer heard, and instead of the actions that
    /// it may not know commitments to them ([`Move::Sealed`]).
    #[serde(default, skip_serializing_if = "Option::is_none", with = "eyes")]
    #[ts(type = "string", optional)]
    #[schema(value_type = Option<String>)]
    pub sealed_for: Option<Viewer>,
    /// What set-up let people see.
    #[ts(type = "Array<AddressedEvent<unknown>>")]
    #[schema(value_type = Vec<AddressedEvent<Value>>)]
    pub opening: Vec<AddressedEvent<Json>>,
    /// What happened since.
    #[ts(type = "Array<RecordedMove>")]
    #[schema(value_type = Vec<EntryForm>)]
    pub moves: Vec<RecordedMove>,
}

/// Who sat on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordSeat {
    /// The name shown.
    pub name: String,
    /// The bot that played, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// What was promised before the first move, and what is needed to check it afterwards. How: `docs/fair-dice.md`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FairDice {
    /// The hash of the secret, published before the first move.
    pub commitment: String,
    /// The secret, published after the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// What names this game among all others.
    pub table: String,
    /// What each seat added; empty for a seat that added nothing.
    pub entropy: Vec<String>,
}

/// One move, and what people saw of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(into = "EntryForm", try_from = "EntryForm")]
pub struct RecordedMove {
    /// The move.
    pub moved: Move,
    /// The events, as they were shown.
    pub events: Vec<AddressedEvent<Json>>,
    /// The hash of the state after the move, every so often and at the end.
    pub hash: Option<String>,
    /// What was given out instead of the action while the record was sealed, and what shows that it is the same.
    pub seal: Option<Seal>,
}

/// A commitment to an action, and the salt that opens it. How: `docs/fair-dice.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The commitment.
    pub sealed: String,
    /// The salt.
    pub salt: String,
}

/// What changes a state.
#[derive(Clone, Debug)]
pub enum Move {
    /// A seat acted.
    Action {
        /// Which seat.
        seat: Seat,
        /// What it did.
        action: Json,
        /// What it added to the luck this action causes.
        nonce: Option<String>,
    },
    /// A seat acted, and whom this record is for may not know what it did.
    Sealed {
        /// Which seat.
        seat: Seat,
        /// The commitment to what it did.
        sealed: String,
        /// What it added to the luck this action causes.
        nonce: Option<String>,
    },
    /// Chance decided.
    Chance {
        /// How it fell.
        outcome: Json,
        /// What was drawn.
        stream: String,
        /// The ticket that was drawn, if it was: absent where the outcome was given from outside.
        ticket: Option<Ticket>,
    },
    /// Time was up.
    TimeUp,
}

/// The eyes that a record was sealed for, by the name that films have for them.
mod eyes {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::film::eyes_name;
    use crate::seat::{MAX_SEATS, Viewer};

    pub(super) fn serialize<S: Serializer>(viewer: &Option<Viewer>, serializer: S) -> Result<S::Ok, S::Error> {
        viewer.map(eyes_name).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Viewer>, D::Error> {
        let name = String::deserialize(deserializer)?;
        let mut eyes = Viewer::all(MAX_SEATS);
        eyes.find(|viewer| eyes_name(*viewer) == name).map(Some).ok_or_else(|| D::Error::custom("nobody's eyes"))
    }
}

/// A draw: one ticket of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ticket {
    /// Which draw of its stream it was, from 0.
    pub ordinal: u64,
    /// How many tickets there were.
    pub of: u64,
    /// The one that was drawn.
    pub drawn: u64,
}

/// Why a record could not be read or replayed.
#[derive(Clone, Debug)]
pub struct RecordError {
    /// The number of the move that does not replay, from 0; none if it is the header.
    pub at: Option<usize>,
    /// Why.
    pub why: Message,
}

impl RecordError {
    fn header(why: Message) -> Self {
        Self { at: None, why }
    }

    /// What does not fit the form of a record. A reader is better served by the number of the move than by a path.
    fn of_form(mut error: FormError) -> Self {
        let path = [error.step_in(), error.step_in()];
        let at = match path {
            [Some(PathStep::Field(name)), Some(PathStep::Item(at))] if name == "moves" => Some(at),
            [first, second] => {
                error = [second, first].into_iter().flatten().fold(error, FormError::inside);
                None
            }
        };
        let is_no_move = at.is_some() && error.field().is_empty() && matches!(error.misfit, WrongValue::Unfit(_));
        let what = if is_no_move { Message::new("record-no-move") } else { error.message() };
        Self { at, why: Message::new("record-malformed").with("what", what) }
    }

    /// As a refusal, naming the move.
    pub fn refusal(self) -> Refusal {
        match self.at {
            None => Refusal::bad_record(self.why),
            Some(at) => Refusal::bad_record(Message::new("record-broken-move").with("move", Arg::Number(at as i64)).with("why", self.why)),
        }
    }
}

impl Record {
    /// Reads a record and checks that this release can.
    ///
    /// # Errors
    /// With a sentence that says whether the text is damaged or merely from a later release.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let damaged = |error: serde_json::Error| {
            let key = if error.is_eof() { "record-truncated" } else { "record-not-json" };
            RecordError::header(Message::new(key).with("line", error.line() as i64).with("column", error.column() as i64))
        };
        let value = read(text).map_err(damaged)?;
        Self::from_value(&value)
    }

    /// Reads a record from JSON already taken apart.
    ///
    /// # Errors
    /// As [`Record::read`].
    pub fn from_value(value: &Value) -> Result<Self, RecordError> {
        let format = value.get("capers_record").and_then(Value::as_u64);
        let format = format.ok_or_else(|| RecordError::header(Message::new("record-not-a-record")))?;
        if format > u64::from(FORMAT) {
            return Err(RecordError::header(Message::new("record-later-format").with("format", format.to_string()).with("known", FORMAT)));
        }
        read_as(value).map_err(RecordError::of_form)
    }

    /// Plays the record again from its beginning.
    ///
    /// # Errors
    /// With the first move that is refused, shows other events than it did, or leads to another state.
    pub fn replay(&self, game: &dyn GameFace) -> Result<Box<dyn Match>, RecordError> {
        let mut replay = self.begin(game)?;
        for at in 0..self.moves.len() {
            self.step(replay.as_mut(), at)?;
        }
        Ok(replay)
    }

    /// The game before the first move of the record.
    ///
    /// # Errors
    /// If the header does not fit the game.
    pub fn begin(&self, game: &dyn GameFace) -> Result<Box<dyn Match>, RecordError> {
        if self.rules > game.rules_version() {
            let why = Message::new("record-later-rules").with("game", self.game.clone());
            return Err(RecordError::header(why.with("rules", self.rules).with("known", game.rules_version())));
        }
        if self.rules < game.rules_version() {
            let why = Message::new("record-retired-rules").with("game", self.game.clone());
            return Err(RecordError::header(why.with("rules", self.rules).with("known", game.rules_version())));
        }
        let opened = game.new_match(&to_value(&self.options));
        let opened = opened.map_err(|refusal| RecordError::header(game.refusal_message(&refusal)))?;
        if opened.seats() != self.seats.len() {
            let why = Message::new("record-other-seats").with("names", self.seats.len() as i64);
            return Err(RecordError::header(why.with("seats", opened.seats() as i64)));
        }
        if !self.tells(&self.opening, opened.opening()) {
            return Err(RecordError::header(Message::new("record-other-opening")));
        }
        Ok(opened)
    }

    /// Plays one move of the record.
    ///
    /// # Errors
    /// If it is refused, shows other events than it did, or leads to another state.
    pub fn step(&self, replay: &mut dyn Match, at: usize) -> Result<PlayedMove, RecordError> {
        let entry = &self.moves[at];
        let broken = |why: Message| RecordError { at: Some(at), why };
        let played = match &entry.moved {
            Move::Action { seat, action, .. } => replay.act(*seat, &to_value(action)),
            Move::Sealed { .. } => return Err(broken(Message::new("record-sealed-move"))),
            Move::Chance { outcome, stream, .. } => {
                if replay.stream().is_some_and(|now| now.to_string() != *stream) {
                    return Err(broken(Message::new("record-other-stream").with("stream", shortened(stream, LONGEST_QUOTE))));
                }
                replay.chance(&to_value(outcome))
            }
            Move::TimeUp => replay.time_up(),
        };
        let played = played.map_err(|refusal| broken(replay.game().refusal_message(&refusal)))?;
        if !self.tells(&entry.events, &played.events) {
            return Err(broken(Message::new("record-other-events")));
        }
        match &entry.hash {
            Some(hash) if *hash != state_hash(replay) => Err(broken(Message::new("record-other-state"))),
            _ => Ok(played),
        }
    }

    /// The number of the first move whose action is sealed. The rules cannot be followed beyond it.
    pub fn first_sealed(&self) -> Option<usize> {
        self.moves.iter().position(|entry| matches!(entry.moved, Move::Sealed { .. }))
    }

    /// Whether these events of the record are what happened, as far as whom it is for heard it.
    fn tells(&self, recorded: &[AddressedEvent<Json>], happened: &[AddressedEvent<Json>]) -> bool {
        let Some(viewer) = self.sealed_for else { return same_events(happened, recorded) };
        let heard: Vec<_> = heard_by(happened, viewer);
        same_events(&heard, recorded)
    }
}

/// The events that one viewer heard, told to nobody else: in which forms others heard of them is not for it to know.
pub fn heard_by(events: &[AddressedEvent<Json>], viewer: Viewer) -> Vec<AddressedEvent<Json>> {
    let heard = events.iter().filter(|heard| heard.seats.includes(viewer));
    heard.map(|heard| AddressedEvent { event: heard.event.clone(), seats: Audience::only(viewer) }).collect()
}

/// The hash of the present state of a match.
pub fn state_hash(played: &dyn Match) -> String {
    played.hash()
}

fn same_events(one: &[AddressedEvent<Json>], other: &[AddressedEvent<Json>]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| {
            one.seats == other.seats && (one.event.get() == other.event.get() || to_value(&one.event) == to_value(&other.event))
        })
}
