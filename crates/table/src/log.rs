//! The log: one line of JSON for everything that changes a table for good. A table is a fold over these lines, as a game is one over its moves.
//!
//! A line is `{"v":4,"at":…,"what":{"sat":{…}}}`: the form, the time, what happened. The time is the table's own: it runs while the table is in memory,
//! and no clock on a wall can move it. It began as the time of day; where the two have come apart by more than a second since, a line also has the
//! time of day as `wall`. What was said is not in the log, only that somebody spoke: see `streams`. All moves that one action brings about (the action itself
//! and the chance that falls after it) are one line, so that no crash can part them. The log has the secret of the dice in it: it never
//! leaves the server before the game is over.

use std::borrow::Cow;

use engine::json::Json;
use engine::record::{Move, Ticket};
use engine::{AddressedEvent, Seat};
use protocol::{Note, Player, Settings, Visibility, WhyTookOver};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::input::Millis;
use crate::running_game::AppliedMove;

/// The newest form of lines that this release writes and reads. Raised when a field is added: 2 has the pace of races, 3 the time of day beside
/// the table's own, and chat apart from the log; 4 the key of the salts, and who agreed to open the record.
pub const FORMAT: u32 = 4;

/// Times beyond this are damage, and adding to them might go wrong. It is what JavaScript can count.
const LATEST: Millis = (1 << 53) - 1;

/// A line of the log.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LogLine<'a> {
    /// The form, [`FORMAT`].
    pub(crate) v: u32,
    /// When it happened, in the time of the table.
    pub(crate) at: Millis,
    /// The same as time of day, where it is further from `at` than the lines before say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) wall: Option<Millis>,
    #[serde(borrow)]
    pub(crate) what: LineKind<'a>,
}

/// What changed a table.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum LineKind<'a> {
    Created(Header),
    Sat {
        seat: Seat,
        player: Player,
        entropy: String,
    },
    Stood {
        seat: Seat,
        player: Player,
    },
    BotSet {
        seat: Seat,
        bot: Option<String>,
    },
    Removed {
        seat: Seat,
        player: Player,
    },
    /// Forms 1 and 2 had the words too.
    Chat {
        player: Player,
        seat: Option<Seat>,
        text: String,
    },
    Said {
        player: Player,
        seat: Option<Seat>,
    },
    Started {
        #[serde(borrow)]
        opening: Vec<AddressedEvent<&'a RawValue>>,
    },
    #[serde(borrow)]
    Moved(LoggedMoves<'a>),
    Undone {
        seat: Seat,
        client: String,
        left: Option<Millis>,
    },
    ClockFell {
        seat: Seat,
    },
    TookOver {
        seat: Seat,
        bot: String,
        why: WhyTookOver,
        left: Option<Millis>,
    },
    TookBack {
        seat: Seat,
    },
    Over {
        secret: String,
    },
    RematchAgreed {
        seat: Seat,
    },
    RematchMade {
        table: String,
    },
    OpeningAgreed {
        seat: Seat,
    },
}

/// The first line of every log.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The id of the table. It also names this game among all others in the derivation of the dice.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// All its options.
    pub options: Json,
    /// What else was agreed.
    pub settings: Settings,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Who opened it.
    pub host: Player,
    /// The secret of the dice, which was promised with the table.
    pub secret: String,
    /// What the salts of a sealed record are made from ([`fair::seal`]). Unlike the secret of the dice it is never published. Forms 1 to 3 had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salts: Option<String>,
}

/// Moves that belong together: an action and what followed from it at once, or what chance did before the first action, or time that was up.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LoggedMoves<'a> {
    /// The client id of the action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) client: Option<Cow<'a, str>>,
    #[serde(borrow)]
    pub(crate) moves: Vec<MoveForm<'a>>,
    /// What is left of the acting seat's time for the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) left: Option<Millis>,
}

/// A move in the form that records have too ([`engine::record::RecordedMove`]), written and read without taking its JSON apart.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MoveForm<'a> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    #[serde(default, borrow, skip_serializing_if = "Option::is_none")]
    pub(crate) action: Option<&'a RawValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nonce: Option<Cow<'a, str>>,
    #[serde(default, borrow, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<&'a RawValue>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) stream: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ticket: Option<Ticket>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) time_up: bool,
    #[serde(borrow)]
    pub(crate) events: Vec<AddressedEvent<&'a RawValue>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) hash: Option<Cow<'a, str>>,
}

impl<'a> MoveForm<'a> {
    /// A move that was just made.
    pub(crate) fn of(made: &'a AppliedMove) -> Self {
        let events = made.events.iter().map(|heard| AddressedEvent { event: &*heard.event, seats: heard.seats }).collect();
        let form = Self { events, hash: made.hash.as_deref().map(Cow::Borrowed), ..Self::default() };
        match &made.moved {
            Move::Action { seat, action, nonce } => {
                Self { seat: Some(*seat), action: Some(action), nonce: nonce.as_deref().map(Cow::Borrowed), ..form }
            }
            Move::Chance { outcome, stream, ticket } => {
                Self { outcome: Some(outcome), stream: Some(Cow::Borrowed(stream)), ticket: *ticket, ..form }
            }
            Move::Sealed { .. } => unreachable!("a table knows every action of its game"),
            Move::TimeUp => Self { time_up: true, ..form },
        }
    }
}

impl<'a> LogLine<'a> {
    pub(crate) fn read(text: &'a str) -> Result<Self, String> {
        #[derive(Deserialize)]
        struct Form {
            v: u32,
        }
        let Form { v } = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if v > FORMAT {
            return Err(format!("the line has form {v}, and this release reads up to {FORMAT}"));
        }
        let line: Self = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match line.latest() {
            ..=LATEST => Ok(line),
            _ => Err("the line is of a time that no clock shows".to_owned()),
        }
    }

    /// The largest time in the line.
    fn latest(&self) -> Millis {
        let left = match &self.what {
            LineKind::Moved(LoggedMoves { left, .. }) | LineKind::Undone { left, .. } | LineKind::TookOver { left, .. } => {
                left.unwrap_or(0)
            }
            _ => 0,
        };
        self.at.max(left).max(self.wall.unwrap_or(0))
    }

    pub(crate) fn text(&self) -> String {
        // Long enough for most moves, so that it need not grow.
        let mut line = Vec::with_capacity(1024);
        engine::json::write(self, &mut line);
        String::from_utf8(line).expect("JSON is UTF-8")
    }
}

/// The header that the first line of a log holds, for those who must know the game before they restore the table.
///
/// # Errors
/// With what is wrong with the line.
pub fn read_header(first_line: &str) -> Result<Header, String> {
    match LogLine::read(first_line)?.what {
        LineKind::Created(header) => Ok(header),
        _ => Err("a log begins with the line that created the table".to_owned()),
    }
}

impl<'a> LineKind<'a> {
    /// The events that it brought, in the order in which they were told.
    pub(crate) fn events(&self) -> impl Iterator<Item = &AddressedEvent<&'a RawValue>> {
        let (opening, moves) = match self {
            Self::Started { opening } => (opening.as_slice(), [].as_slice()),
            Self::Moved(moved) => ([].as_slice(), moved.moves.as_slice()),
            _ => ([].as_slice(), [].as_slice()),
        };
        opening.iter().chain(moves.iter().flat_map(|moved| &moved.events))
    }

    /// What people hear of it, besides events of the game. `said` is what was said, if that is still known.
    pub(crate) fn note(&self, said: Option<&str>) -> Option<Note> {
        Some(match self {
            Self::Created(header) => Note::Opened { player: header.host.clone() },
            Self::Sat { seat, player, .. } => Note::Sat { seat: *seat, player: player.clone() },
            Self::Stood { seat, player } => Note::Stood { seat: *seat, player: player.clone() },
            Self::BotSet { seat, bot } => Note::BotSet { seat: *seat, bot: bot.clone() },
            Self::Removed { seat, player } => Note::Removed { seat: *seat, player: player.clone() },
            Self::Chat { player, seat, text } => Note::Chat { player: player.clone(), seat: *seat, text: text.clone() },
            Self::Said { player, seat } => Note::Chat { player: player.clone(), seat: *seat, text: said.unwrap_or_default().to_owned() },
            Self::Started { .. } => Note::Started,
            Self::Moved(_) => return None,
            Self::Undone { .. } => Note::Undone,
            Self::ClockFell { seat } => Note::ClockFell { seat: *seat },
            Self::TookOver { seat, bot, why, .. } => Note::TookOver { seat: *seat, bot: bot.clone(), why: *why },
            Self::TookBack { seat } => Note::TookBack { seat: *seat },
            Self::Over { secret } => Note::Over { secret: secret.clone() },
            Self::RematchAgreed { seat } => Note::RematchAgreed { seat: *seat },
            Self::RematchMade { table } => Note::RematchMade { table: table.clone() },
            Self::OpeningAgreed { seat } => Note::OpeningAgreed { seat: *seat },
        })
    }
}
