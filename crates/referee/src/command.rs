//! What a line can ask for. Read strictly: every field must be there and be what it should; fields nobody knows are passed over, so that a
//! client of a later release can still talk to this one.

use engine::json::{key_twice, read, whole};
use engine::{Message, shortened};
use serde_json::{Map, Value};

use crate::lines::LONGEST_LINE;
use crate::refused::Refused;

/// One line, understood. Whether it makes sense now is another matter.
#[derive(Debug)]
pub(super) enum Command {
    Games,
    New { game: String, options: Value, seed: Option<u64> },
    Load { game: String, position: Value },
    Position,
    Turn,
    View { seat: Option<u64> },
    Legal { seat: u64 },
    Act { seat: u64, action: Value },
    Outcomes,
    Chance { outcome: Value },
    Clock,
    Undo,
    Record,
    Replay { record: Value },
    Bot(BotCommand),
    Insight { seat: Option<u64>, question: Option<Value> },
    Result,
}

/// What a bot is asked.
#[derive(Debug)]
pub(super) struct BotCommand {
    pub(super) seat: u64,
    pub(super) bot: String,
    pub(super) budget_ms: u64,
    pub(super) seed: u64,
}

impl Command {
    /// # Errors
    /// `bad_command`, saying what is wrong.
    pub(super) fn read(line: &[u8]) -> Result<Self, Refused> {
        let mut fields = Fields::read(line)?;
        let name = fields.text("cmd")?;
        Ok(match name.as_str() {
            "games" => Self::Games,
            "new" => Self::New { game: fields.text("game")?, options: fields.options()?, seed: fields.seed_if_given()? },
            "load" => Self::Load { game: fields.text("game")?, position: fields.any("position")? },
            "position" => Self::Position,
            "turn" => Self::Turn,
            "view" => Self::View { seat: fields.viewer()? },
            "legal" => Self::Legal { seat: fields.seat()? },
            "act" => Self::Act { seat: fields.seat()?, action: fields.any("action")? },
            "outcomes" => Self::Outcomes,
            "chance" => Self::Chance { outcome: fields.any("outcome")? },
            "clock" => Self::Clock,
            "undo" => Self::Undo,
            "record" => Self::Record,
            "replay" => Self::Replay { record: fields.any("record")? },
            "bot" => {
                let (seat, bot) = (fields.seat()?, fields.text("bot")?);
                Self::Bot(BotCommand { seat, bot, budget_ms: fields.budget()?, seed: fields.seed()? })
            }
            "insight" => Self::Insight { seat: fields.viewer()?, question: fields.0.remove("question") },
            "result" => Self::Result,
            _ => {
                return Err(Refused::bad_command(Message::new("referee-unknown-command").with("command", shortened(&name, LONGEST_SHOWN))));
            }
        })
    }
}

/// How much is said of a command that does not exist.
const LONGEST_SHOWN: usize = 40;

/// An object of eight bytes takes a hundred times that in memory: without this, the longest line could take gigabytes.
const MOST_OBJECTS: usize = 200_000;

fn opening_braces(line: &[u8]) -> usize {
    line.iter().filter(|&&byte| byte == b'{').count()
}

/// The fields of a command, each to be taken out once.
struct Fields(Map<String, Value>);

impl Fields {
    fn read(line: &[u8]) -> Result<Self, Refused> {
        let bad = |key: &'static str| Refused::bad_command(Message::new(key));
        if line.len() > LONGEST_LINE || opening_braces(line) > MOST_OBJECTS {
            let most = Message::new("referee-line-too-long").with("most", (LONGEST_LINE >> 20) as i64);
            return Err(Refused::bad_command(most.with("objects", MOST_OBJECTS as i64)));
        }
        let text = std::str::from_utf8(line).map_err(|_| bad("referee-not-utf8"))?;
        if text.trim().is_empty() {
            return Err(bad("referee-empty-line"));
        }
        let not_json =
            |error: serde_json::Error| Refused::bad_command(Message::new("referee-not-json").with("column", error.column() as i64));
        match read(text).map_err(not_json)? {
            Value::Object(fields) => match key_twice(&fields) {
                Some(key) => Err(Refused::bad_command(Message::new("referee-field-twice").with("field", shortened(key, LONGEST_SHOWN)))),
                None => Ok(Self(fields)),
            },
            _ => Err(bad("referee-not-an-object")),
        }
    }

    fn any(&mut self, name: &'static str) -> Result<Value, Refused> {
        self.0.remove(name).ok_or_else(|| Refused::bad_command(Message::new("referee-field-missing").with("field", name)))
    }

    fn text(&mut self, name: &'static str) -> Result<String, Refused> {
        match self.any(name)? {
            Value::String(text) => Ok(text),
            _ => Err(wrong(name, "referee-kind-text")),
        }
    }

    /// The options of a new game; all defaults if they are left out altogether.
    fn options(&mut self) -> Result<Value, Refused> {
        match self.0.remove("options") {
            None => Ok(Value::Object(Map::new())),
            Some(options @ Value::Object(_)) => Ok(options),
            Some(_) => Err(wrong("options", "referee-kind-object")),
        }
    }

    fn seat(&mut self) -> Result<u64, Refused> {
        let seat = self.any("seat")?;
        seat_number(&seat).ok_or_else(|| wrong("seat", "referee-kind-seat"))
    }

    /// A seat, or `null` for a spectator.
    fn viewer(&mut self) -> Result<Option<u64>, Refused> {
        match self.any("seat")? {
            Value::Null => Ok(None),
            seat => seat_number(&seat).map(Some).ok_or_else(|| wrong("seat", "referee-kind-viewer")),
        }
    }

    fn budget(&mut self) -> Result<u64, Refused> {
        whole(&self.any("budget_ms")?).ok_or_else(|| wrong("budget_ms", "referee-kind-whole"))
    }

    /// Not [`whole`]: a seed too large to be kept would silently become another one.
    fn seed(&mut self) -> Result<u64, Refused> {
        self.any("seed")?.as_u64().ok_or_else(|| wrong("seed", "referee-kind-seed"))
    }

    fn seed_if_given(&mut self) -> Result<Option<u64>, Refused> {
        if self.0.contains_key("seed") { self.seed().map(Some) } else { Ok(None) }
    }
}

fn wrong(field: &'static str, kind: &'static str) -> Refused {
    Refused::bad_command(Message::new("referee-field-wrong").with("field", field).with("kind", Message::new(kind)))
}

/// A whole number of whatever size and sign: whether there is such a seat is for the game to say. Those below zero are as far away as those beyond
/// the largest.
fn seat_number(value: &Value) -> Option<u64> {
    whole(value).or_else(|| value.as_i64().map(|_| u64::MAX))
}
