//! The bodies of the HTTP API: what there is to play, opening a table, finding one.

use engine::json::Json;
use engine::{GameFace, Message, Refusal};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

use crate::info::{Phase, Player, SeatClock, Settings, Visibility};
use crate::reading::{Reader, read_json, refused, wrong};
use crate::written::Written;

/// The most bytes of a request to open a table: a game's options may bring a board of their own.
pub const MOST_CREATE_BYTES: usize = 256 * 1024;

/// The most characters of any text in the options of a game, names of fields too.
const MOST_OPTION_TEXT: usize = 256;

/// The longest time any clock of a table may have.
const MOST_SECONDS: u64 = 7 * 24 * 60 * 60;

/// The longest pause of a bot, in milliseconds.
const MOST_PAUSE: u64 = 60_000;

/// The fastest pace that can be agreed on, in actions a second.
const MOST_ACTIONS: u64 = 20;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its name in addresses.
    pub slug: String,
    /// Its name on the box.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// For how many it is.
    pub seats: SeatRange,
    /// About how long a game takes.
    pub minutes: u16,
    /// The options of a game that is started with one click.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub quick_start: Json,
    /// Whether all can act at once against a clock, so that `actions_per_second` is agreed on.
    pub race: bool,
    /// Its options, `seats` first.
    pub options: Vec<OptionInfo>,
}

/// For how many a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatRange {
    /// The fewest seats.
    pub min: u8,
    /// The most seats.
    pub max: u8,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// What it can be: `integer`, `integer_or_null`, `seat_or_null`, `boolean`, `choice`, `other`.
    #[serde(rename = "type")]
    #[schema(pattern = "^(integer|integer_or_null|seat_or_null|boolean|choice|other)$")]
    #[ts(type = "\"integer\" | \"integer_or_null\" | \"seat_or_null\" | \"boolean\" | \"choice\" | \"other\"")]
    pub kind: String,
    /// Its values: `{min, max}` of numbers, or a list of words.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub values: Json,
    /// What else it can be, where the type is `other`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form: Option<String>,
    /// Whether it must be given.
    pub required: bool,
    /// What it is when left out.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub default: Json,
}

impl GameInfo {
    /// What there is to say about a game.
    pub fn of(game: &dyn GameFace) -> Self {
        let (min, max) = game.seats();
        let options = serde_json::to_string(game.option_specs()).and_then(|text| serde_json::from_str(&text));
        Self {
            slug: game.slug().to_owned(),
            title: game.title().to_owned(),
            rules: game.rules_version(),
            seats: SeatRange { min, max },
            minutes: game.minutes(),
            quick_start: serde_json::from_str(game.quick_start()).expect("the quick start of a game is JSON"),
            race: game.is_race(),
            options: options.expect("the description of an option has these fields"),
        }
    }
}

/// Opens a table.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The slug of the game.
    pub game: String,
    /// Its options; those left out take their defaults.
    #[ts(type = "Record<string, unknown>")]
    #[schema(required = false, value_type = Object)]
    pub options: Value,
    /// Who finds the table. Private unless said.
    #[ts(optional = nullable, as = "Option<Visibility>")]
    #[schema(required = false)]
    pub visibility: Visibility,
    /// What else is agreed; what is left out takes its default: no clock, 60 seconds away, bots that take 900 milliseconds.
    #[ts(type = "Partial<Settings>", optional)]
    #[schema(required = false)]
    pub settings: Settings,
}

impl CreateTable {
    /// Reads the body of a request. Whether the game takes these options is for the game to say.
    ///
    /// # Errors
    /// `bad_message`, with what is wrong and the name of the field.
    pub fn read(body: &str) -> Result<Self, Refusal> {
        let mut fields = Reader::new(body, MOST_CREATE_BYTES)?;
        let game = fields.text("game", 64)?;
        let options = fields.optional("options").unwrap_or_else(|| Value::Object(serde_json::Map::default()));
        check_texts("options", &options)?;
        let visibility = fields.optional("visibility").map(serde_json::from_value).transpose();
        let visibility = visibility.map_err(|_| wrong("visibility", "protocol-kind-visibility"))?.unwrap_or_default();
        let settings = fields.optional("settings").map(read_settings).transpose()?.unwrap_or_default();
        fields.nothing_more()?;
        Ok(Self { game, options, visibility, settings })
    }
}

/// Reads options that are sent by themselves. Whether a game takes them is for the game to say, and so is whether they are an object at all.
///
/// # Errors
/// `bad_message`, as [`CreateTable::read`].
pub fn read_options(body: &str) -> Result<Value, Refusal> {
    let options = read_json(body, MOST_CREATE_BYTES)?;
    check_texts("options", &options)?;
    Ok(options)
}

/// Bounds every text in options, however deep: a game looks at what texts say, not at how long they are.
fn check_texts(name: &str, value: &Value) -> Result<(), Refusal> {
    let long = |name: &str| {
        let field = crate::reading::shortened(name);
        refused(Message::new("protocol-text-long").with("field", field).with("most", MOST_OPTION_TEXT as i64))
    };
    match value {
        Value::String(text) if text.chars().count() > MOST_OPTION_TEXT => Err(long(name)),
        Value::Array(values) => values.iter().try_for_each(|value| check_texts(name, value)),
        Value::Object(fields) => fields.iter().try_for_each(|(name, value)| match name.chars().count() {
            ..=MOST_OPTION_TEXT => check_texts(name, value),
            _ => Err(long(name)),
        }),
        _ => Ok(()),
    }
}

fn read_settings(value: Value) -> Result<Settings, Refusal> {
    let mut settings = Settings::default();
    let mut fields = Reader::inside("settings", value)?;
    if let Some(clock) = fields.optional("clock") {
        settings.clock = read_clock(clock)?;
    }
    // Here `null` has a meaning of its own: never.
    settings.away_seconds = match fields.required("away_seconds") {
        Err(_) => settings.away_seconds,
        Ok(Value::Null) => None,
        Ok(value) => Some(within("away_seconds", engine::json::whole(&value), 5..=MOST_SECONDS)?),
    };
    if let Some(pause) = fields.optional_whole("bot_pause_ms")? {
        settings.bot_pause_ms = within("bot_pause_ms", Some(pause), 0..=MOST_PAUSE)?;
    }
    if let Some(pace) = fields.optional_whole("actions_per_second")? {
        settings.actions_per_second = within("actions_per_second", Some(pace), 0..=MOST_ACTIONS)?;
    }
    fields.nothing_more()?;
    Ok(settings)
}

fn read_clock(value: Value) -> Result<SeatClock, Refusal> {
    let mut fields = Reader::inside("clock", value)?;
    let clock = match fields.text("kind", 16)?.as_str() {
        "none" => SeatClock::None,
        "per_move" => SeatClock::PerMove { seconds: within("seconds", Some(fields.whole("seconds")?), 1..=MOST_SECONDS)? },
        "total" => SeatClock::Total {
            seconds: within("seconds", Some(fields.whole("seconds")?), 1..=MOST_SECONDS)?,
            increment: within("increment", fields.optional_whole("increment")?.or(Some(0)), 0..=MOST_SECONDS)?,
        },
        _ => return Err(wrong("kind", "protocol-kind-clock")),
    };
    fields.nothing_more()?;
    Ok(clock)
}

fn within(name: &str, number: Option<u64>, range: std::ops::RangeInclusive<u64>) -> Result<u32, Refusal> {
    let number = number.ok_or_else(|| wrong(name, "protocol-kind-whole"))?;
    if range.contains(&number) {
        return Ok(number as u32);
    }
    let message = Message::new("protocol-number-range").with("field", name.to_owned());
    Err(refused(message.with("least", *range.start() as i64).with("most", *range.end() as i64)))
}

/// The table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatedTable {
    /// Its id, for `watch` and for its link. Whoever knows it is invited.
    pub id: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The slug of its game.
    pub game: String,
    /// The name of its host.
    pub host: String,
    /// How far it is.
    pub phase: Phase,
    /// How many seats it has.
    pub seats: u8,
    /// How many of them are free.
    pub open: u8,
    /// How many bots sit there.
    pub bots: u8,
}

/// A table in a list: what it says of itself, and when it last changed, for the next page.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedTable {
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
    /// What the table says of itself.
    #[schema(value_type = TableSummary)]
    pub table: Written<'static, TableSummary>,
    /// The people whom its game waits for: told to those who sit there, while it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits_for: Option<Vec<Player>>,
}

/// Which tables are wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantedTables {
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables that are this far: `lobby`, `playing`, `over`.
    #[param(pattern = "^(lobby|playing|over)$")]
    pub state: Option<String>,
    /// Only tables that changed before this time: `updated` of the last one listed gives the next page.
    pub before: Option<i64>,
}

/// Which part of a film is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantedFrames {
    /// `everyone`, `spectator` or the number of a seat; eyes that are not for the asker are the usual ones.
    pub eyes: Option<String>,
    /// The number of the first frame; frame 0 is the table before the first move.
    pub from: Option<usize>,
    /// How many frames, at most 200.
    pub count: Option<usize>,
}

/// What is asked about which moment of a film.
#[derive(Clone, PartialEq, Debug, Default, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantedAnswer {
    /// `everyone`, `spectator` or the number of a seat; eyes that are not for the asker are the usual ones.
    pub eyes: Option<String>,
    /// The number of the frame: the question is about the table after it. Frame 0, the table before the first move, if left out.
    pub at: Option<usize>,
    /// The question, in the JSON of the game's insights; what goes with every view if left out.
    #[param(value_type = Option<String>)]
    pub question: Option<Value>,
}

/// Through whose eyes luck is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Default, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WantedLuck {
    /// `everyone`, `spectator` or the number of a seat; eyes that are not for the asker are the usual ones.
    pub eyes: Option<String>,
}

/// Takes a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeName {
    /// 1 to 32 characters, at least one of them a letter or a digit.
    pub name: String,
}

/// Becomes a player again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recover {
    /// The token of a [`Recovery`].
    pub token: String,
}

/// A link or token that moves a player to another device. Shown once, never again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Recovery {
    /// For `POST /api/recover`. Shown once; the one before stops working.
    pub token: String,
    /// The same as a link to open on the other device.
    pub link: String,
    /// Until when it works, in milliseconds since 1970: a day. It works once.
    pub until: i64,
}

/// A player that is a bot, and the token it shows. Shown once, never again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct NewBot {
    /// The player.
    pub player: Player,
    /// For `Authorization: Bearer …`. Shown once.
    pub token: String,
}

/// The body of an answer that refuses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RefusedBody {
    /// What a program looks at.
    pub code: String,
    /// What a person reads: the name of a sentence in the catalogs, and what goes into it.
    #[ts(type = "Message")]
    pub message: Message,
}

impl From<Refusal> for RefusedBody {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code.to_owned(), message: refusal.message() }
    }
}
