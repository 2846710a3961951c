//! What clients hear.

use std::borrow::Cow;

use engine::json::Json;
use engine::{Message, Mode, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

use crate::info::{Player, TableInfo};
use crate::note::Note;
use crate::written::Written;

/// What a client hears. What is written out already is borrowed; a message that was read owns all it has.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<'a> {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// The table as everybody sees it: after `watch`, and whenever something of it has changed.
    Table(Box<TableInfo>),
    /// Something happened.
    Update(Update<'a>),
    /// The whole view: after `view`, and after `watch` and `events` without a number that is known.
    View(Sight<'a>),
    /// An action or an undo was accepted.
    Ack {
        /// The client id that came with it.
        client: String,
        /// The number of the last entry that the sender's stream has because of it.
        number: u64,
    },
    /// The answer to `ask`.
    Answer(Answer),
    /// Something was refused, and nothing has changed.
    Refused(Refused),
    /// Who has a connection. Not part of the numbered stream.
    Presence {
        /// For each seat whether its person has one; `false` for bots and free seats.
        seats: Vec<bool>,
        /// How many connections only watch. Sent with the seats, so it may be a little old.
        spectators: u32,
    },
    /// The server closes the connection.
    Bye {
        /// Why, in a word: `other_protocol`, `restarting`, `too_slow`, `flood`.
        reason: String,
        /// After how many milliseconds to connect again; `null`: not by itself.
        retry_ms: Option<u32>,
    },
    /// The answer to `ping`.
    Pong,
}

/// The answer to `ask`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Answer {
    /// The client id that came with the question.
    pub client: String,
    /// The answer, in the JSON of the game's insights.
    #[ts(type = "unknown")]
    pub answer: Json,
}

/// The answer to `hello`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Welcome {
    /// The version of the protocol that is spoken.
    pub protocol: u32,
    /// Who the client is taken for.
    pub player: Player,
    /// The program and its version.
    pub server: String,
}

/// Entries of the viewer's stream, in order, and perhaps what the table looks like after them.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Update<'a> {
    /// The number of the first entry; each next one is one more. With no entries, the number the next one will have.
    pub first: u64,
    /// What happened.
    pub entries: Vec<Written<'a, Entry<'a>>>,
    /// What the viewer sees now, if the game has moved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sight: Option<Sight<'a>>,
}

/// One entry of a viewer's stream: an event of the game, or a note of the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Entry<'a> {
    /// The event, in the JSON of the game's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub event: Option<Cow<'a, RawValue>>,
    /// The note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub note: Option<Note>,
    /// The same in words.
    #[ts(type = "Message")]
    pub say: Cow<'a, Message>,
    /// What the event changed in what the viewer sees, `{view, insight}` of the [`Sight`], where another step follows in the same update and
    /// `watch` asked for steps. The form of a change: `docs/protocol.md`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub change: Option<Json>,
}

/// What one viewer sees of a game, and what is asked of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Sight<'a> {
    /// The number of the last entry that this takes into account.
    pub number: u64,
    /// The viewer's seat; `null` for a spectator.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// The view, in the JSON of the game's rules; `null` before the game begins.
    #[ts(type = "unknown")]
    pub view: Option<Cow<'a, RawValue>>,
    /// What goes with the view, in the JSON of the game's insights: what is lit, what is likely, what is worth how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "unknown")]
    pub insight: Option<Cow<'a, RawValue>>,
    /// Whom the game waits for; `null` before it begins and after it is over.
    pub turn: Option<Turn>,
    /// What is asked of the viewer.
    pub decision: Option<Decision<'a>>,
    /// Whether the viewer may take its last action back.
    pub undo: bool,
    /// The clocks, if any run at this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<Clocks>,
}

/// Whom a game waits for, and how they decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Turn {
    /// `sequential`: one seat decides. `simultaneous`: each without seeing the others. `open`: anybody listed may act at any time.
    #[ts(type = "\"sequential\" | \"simultaneous\" | \"open\"")]
    pub mode: Mode,
    /// The seats.
    #[ts(type = "number[]")]
    pub seats: SeatSet,
}

/// A decision that a seat owes.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Decision<'a> {
    /// Its id, for `act`. It changes whenever something else is asked.
    pub id: String,
    /// Every legal action, in the JSON of the game's rules. None while a bot answers for this seat.
    #[ts(type = "unknown[]")]
    pub legal: Written<'a, Vec<Json>>,
}

impl Decision<'_> {
    /// The legal actions, one by one; none where they cannot be read.
    pub fn actions(&self) -> Vec<Json> {
        self.legal.read().unwrap_or_default()
    }
}

/// How much time is left, in milliseconds, when this was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// What each seat has left, by the table's clock; empty if it has none.
    pub left_ms: Vec<u64>,
    /// The seats whose clock runs.
    #[ts(type = "number[]")]
    pub running: SeatSet,
    /// What is left of the game's own clock, if one runs.
    pub stretch_ms: Option<u64>,
    /// For each seat how long it may stay silent before the rules act for it, `null` where they do not; empty if they do for nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Option<u64>>>", optional)]
    pub silent_ms: Vec<Option<u64>>,
}

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Refused {
    /// The `type` of the message that was refused; empty if it could not be read.
    pub to: String,
    /// The client id that came with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub client: Option<String>,
    /// What a program looks at.
    pub code: String,
    /// What a person reads.
    #[ts(type = "Message")]
    pub message: Message,
    /// The decision that is asked of the sender now, where the code is `stale_decision`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decision: Option<String>,
}

/// What a frame takes besides the JSON that it borrows: most frames take less.
const AROUND: usize = 512;

impl ToClient<'_> {
    /// The message as a frame.
    pub fn text(&self) -> String {
        let mut frame = Vec::with_capacity(self.length());
        engine::json::write(self, &mut frame);
        String::from_utf8(frame).expect("JSON is UTF-8")
    }

    /// About how long the frame will be, so that it need not grow while it is written.
    fn length(&self) -> usize {
        match self {
            Self::Update(update) => {
                let entries: usize = update.entries.iter().map(|entry| entry.json().get().len() + 1).sum();
                AROUND + entries + update.sight.as_ref().map_or(0, Sight::length)
            }
            Self::View(sight) => AROUND + sight.length(),
            _ => AROUND,
        }
    }
}

impl ToClient<'static> {
    /// Reads a frame of a server. Fields that are not known are passed over; a message of an unknown type is `None`.
    ///
    /// # Errors
    /// If it is no message.
    pub fn read(frame: &str) -> Result<Option<Self>, serde_json::Error> {
        // Written-out JSON inside a message cannot be read behind a tag, so the tag is read first and the rest as what it says.
        #[derive(Deserialize)]
        struct Tag<'a> {
            #[serde(rename = "type", borrow)]
            kind: std::borrow::Cow<'a, str>,
        }
        #[derive(Deserialize)]
        struct Ack {
            client: String,
            number: u64,
        }
        #[derive(Deserialize)]
        struct Presence {
            seats: Vec<bool>,
            spectators: u32,
        }
        #[derive(Deserialize)]
        struct Bye {
            reason: String,
            retry_ms: Option<u32>,
        }
        let tag: Tag<'_> = serde_json::from_str(frame)?;
        Ok(Some(match &*tag.kind {
            "welcome" => Self::Welcome(serde_json::from_str(frame)?),
            "table" => Self::Table(serde_json::from_str(frame)?),
            "update" => Self::Update(serde_json::from_str(frame)?),
            "view" => Self::View(serde_json::from_str(frame)?),
            "ack" => serde_json::from_str(frame).map(|Ack { client, number }| Self::Ack { client, number })?,
            "answer" => Self::Answer(serde_json::from_str(frame)?),
            "refused" => Self::Refused(serde_json::from_str(frame)?),
            "presence" => serde_json::from_str(frame).map(|Presence { seats, spectators }| Self::Presence { seats, spectators })?,
            "bye" => serde_json::from_str(frame).map(|Bye { reason, retry_ms }| Self::Bye { reason, retry_ms })?,
            "pong" => Self::Pong,
            _ => return Ok(None),
        }))
    }
}

impl Update<'static> {
    /// The entries, taken apart.
    ///
    /// # Errors
    /// If one of them is no entry.
    pub fn read_entries(&self) -> Result<Vec<Entry<'static>>, serde_json::Error> {
        self.entries.iter().map(Written::read).collect()
    }
}

impl Sight<'_> {
    /// How long the JSON that it borrows is.
    fn length(&self) -> usize {
        let legal = self.decision.as_ref().map(|decision| decision.legal.json());
        [self.view.as_deref(), self.insight.as_deref(), legal].into_iter().flatten().map(|json| json.get().len()).sum()
    }
}
