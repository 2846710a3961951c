//! What everybody may know about a table.

use engine::json::Json;
use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person. The id names the person and proves nothing: who is behind a connection is for the server to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The same on every device of this person.
    pub id: String,
    /// The name shown.
    pub name: String,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// It is in the list of tables.
    Public,
    /// Only whoever has the link finds it.
    #[default]
    Private,
}

/// How long a seat may think. A clock runs only while its seat owes a decision; bots have none. In a phase where anybody may act at any time only
/// the game's own clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatClock {
    /// As long as it likes.
    #[default]
    None,
    /// So long for every decision. When the time is up a bot answers that one decision.
    PerMove {
        /// How many seconds.
        #[schema(minimum = 1, maximum = 604800)]
        seconds: u32,
    },
    /// So long for the whole game. When the time is up a bot plays the seat to the end.
    Total {
        /// How many seconds.
        #[schema(minimum = 1, maximum = 604800)]
        seconds: u32,
        /// How many seconds are added whenever the seat has done with what it was asked.
        #[schema(required = false, maximum = 604800, default = 0)]
        increment: u32,
    },
}

/// What is agreed about a table besides the options of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// How long a seat may think.
    #[schema(required = false)]
    pub clock: SeatClock,
    /// After how many seconds without a connection a bot takes over a seat that owes a decision; `null`: never.
    #[schema(required = false, minimum = 5, maximum = 604800, default = 60)]
    pub away_seconds: Option<u32>,
    /// How many milliseconds a bot lets pass before it acts, so that people can follow.
    #[schema(required = false, maximum = 60000, default = 900)]
    pub bot_pause_ms: u32,
    /// How often a seat, a bot's too, may act in a second where the game makes a race of it: all at once against the game's own clock. 0: as often as they like.
    #[serde(default = "human_pace")]
    #[schema(required = false, maximum = 20, default = 4)]
    pub actions_per_second: u32,
}

/// As often as a hand can throw dice and an eye read them.
const fn human_pace() -> u32 {
    4
}

impl Default for Settings {
    fn default() -> Self {
        Self { clock: SeatClock::None, away_seconds: Some(60), bot_pause_ms: 900, actions_per_second: human_pace() }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The game has not begun.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who is on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatInfo {
    /// Nobody.
    Open,
    /// A person.
    Person {
        /// Who it is.
        player: Player,
        /// The bot that plays for this person now, if one does.
        stand_in: Option<String>,
        /// Whether this person has added to the dice.
        #[serde(default)]
        entropy: bool,
    },
    /// A bot.
    Bot {
        /// Which.
        bot: String,
    },
}

/// Another game for the same people.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Rematch {
    /// The seats that want one. The first of them offered it.
    #[ts(type = "number[]")]
    pub agreed: Vec<Seat>,
    /// The id of the new table, once there is one.
    pub table: Option<String>,
}

/// What a finished game keeps secret, and who would open it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Sealed {
    /// The seats that have agreed to open the record.
    #[ts(type = "number[]")]
    pub agreed: Vec<Seat>,
    /// Whether every person has agreed: then record and film are open to everybody.
    pub open: bool,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableResult {
    /// The rank of each seat, from 1; ties share the better one.
    pub ranks: Vec<u8>,
    /// The seats that have won: none where all have lost together.
    #[ts(type = "number[]")]
    pub winners: SeatSet,
    /// The score of each seat; `null` for one that was eliminated.
    pub scores: Vec<Option<i32>>,
    /// How each seat's score adds up, in the JSON of the game's rules.
    #[ts(type = "unknown")]
    pub lines: Json,
    /// The secret of the dice: its SHA-256 is the commitment. With it anybody can check the record.
    pub secret: String,
}

/// A table as everybody sees it: players and spectators get the same.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// The id of the table, as in its link.
    pub id: String,
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// All options of the game.
    #[ts(type = "unknown")]
    pub options: Json,
    /// What else was agreed.
    pub settings: Settings,
    /// Who finds the table.
    pub visibility: Visibility,
    /// The id of the player who is the host: puts bots on seats, removes players, begins.
    pub host: String,
    /// How far the table is.
    pub phase: Phase,
    /// Who is on each seat.
    pub seats: Vec<SeatInfo>,
    /// The SHA-256 of the secret of the dice, promised before anybody added anything to them.
    pub commitment: String,
    /// How the game ended, once it has.
    pub result: Option<TableResult>,
    /// Another game for the same people, once somebody wants one.
    pub rematch: Option<Rematch>,
    /// Who would open the record, where the game is over and keeps secrets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sealed: Option<Sealed>,
}
