//! What a seat can do and how chance can fall, with their JSON (section 5 of the rules).

use engine::json::{Fault, Fields, whole};
use engine::refusal::code;
use engine::{MAX_SEATS, Refusal, Seat, SeatSet};
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::content::{Back, CharacterKind, EliteKind, EventKind, ItemKind, TileKind};
use crate::map::square::SquareId;
use crate::rules;
use crate::rules::dice::{Faces, Slots};
use crate::state::State;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(tag = "type", rename_all = "snake_case", optional_fields)]
#[expect(missing_docs, reason = "the words and fields are those of the rules file")]
pub enum Action {
    ChooseCharacter {
        character: CharacterKind,
    },
    Place {
        square: SquareId,
    },
    Ready,
    CallVote,
    Vote {
        yes: bool,
    },
    Spoken,
    Go,
    Run {
        to: SquareId,
        dice: u8,
    },
    Sneak {
        to: SquareId,
        dice: u8,
    },
    Walk {
        to: SquareId,
    },
    Stumble,
    Whistle,
    Hide {
        dice: u8,
    },
    Distract {
        guard: u8,
        dice: u8,
        clear: Option<Clear>,
    },
    Fight {
        guard: u8,
        dice: u8,
    },
    Incapacitate {
        guard: u8,
        dice: u8,
    },
    Flip {
        tile: SquareId,
    },
    Notice {
        dice: u8,
    },
    Refuse,
    Tile {
        tile: SquareId,
        action: u8,
        dice: u8,
        #[ts(as = "Option<SeatSet>")]
        with: SeatSet,
    },
    Stop {
        x: u8,
    },
    Help {
        seat: Seat,
        dice: u8,
    },
    Roll {
        reroll: Slots,
        add: u8,
    },
    GiveUp,
    PickUp {
        item: ItemKind,
        square: SquareId,
        n: Option<u8>,
    },
    Drop {
        item: ItemKind,
        square: SquareId,
        n: Option<u8>,
    },
    Use {
        item: ItemKind,
    },
    Power {
        target: Option<Target>,
    },
    Leave,
    Wait,
    Hold,
}

/// A token that Distract takes off the board (CH-8.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Clear {
    /// The alert token.
    Alert,
    /// A noise token of nobody.
    Decoy,
    /// The noise token of this player.
    Noise(Seat),
}

/// What a power is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// A player.
    Seat(Seat),
    /// A tile.
    Tile(SquareId),
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words and fields are those of the rules file")]
pub enum Outcome {
    Character { seat: Seat, character: CharacterKind },
    Back { square: SquareId, back: Back },
    Item { seat: Seat, item: ItemKind },
    Elite { guard: u8, elite: EliteKind },
    Dice { seat: Seat, faces: Faces },
    Tile { square: SquareId, tile: TileKind },
    Event { card: EventKind },
}

impl Action {
    /// Its `type`.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::ChooseCharacter { .. } => "choose_character",
            Self::Place { .. } => "place",
            Self::Ready => "ready",
            Self::CallVote => "call_vote",
            Self::Vote { .. } => "vote",
            Self::Spoken => "spoken",
            Self::Go => "go",
            Self::Run { .. } => "run",
            Self::Sneak { .. } => "sneak",
            Self::Walk { .. } => "walk",
            Self::Stumble => "stumble",
            Self::Whistle => "whistle",
            Self::Hide { .. } => "hide",
            Self::Distract { .. } => "distract",
            Self::Fight { .. } => "fight",
            Self::Incapacitate { .. } => "incapacitate",
            Self::Flip { .. } => "flip",
            Self::Notice { .. } => "notice",
            Self::Refuse => "refuse",
            Self::Tile { .. } => "tile",
            Self::Stop { .. } => "stop",
            Self::Help { .. } => "help",
            Self::Roll { .. } => "roll",
            Self::GiveUp => "give_up",
            Self::PickUp { .. } => "pick_up",
            Self::Drop { .. } => "drop",
            Self::Use { .. } => "use",
            Self::Power { .. } => "power",
            Self::Leave => "leave",
            Self::Wait => "wait",
            Self::Hold => "hold",
        }
    }

    /// The same action with another number of dice, if it throws any.
    #[must_use]
    pub const fn with_dice(mut self, count: u8) -> Self {
        match &mut self {
            Self::Run { dice, .. }
            | Self::Sneak { dice, .. }
            | Self::Hide { dice }
            | Self::Distract { dice, .. }
            | Self::Fight { dice, .. }
            | Self::Incapacitate { dice, .. }
            | Self::Notice { dice }
            | Self::Tile { dice, .. }
            | Self::Help { dice, .. } => *dice = count,
            _ => {}
        }
        self
    }

    /// How many dice it throws first, if it throws.
    pub const fn dice(&self) -> Option<u8> {
        match *self {
            Self::Run { dice, .. }
            | Self::Sneak { dice, .. }
            | Self::Hide { dice }
            | Self::Distract { dice, .. }
            | Self::Fight { dice, .. }
            | Self::Incapacitate { dice, .. }
            | Self::Notice { dice }
            | Self::Tile { dice, .. }
            | Self::Help { dice, .. } => Some(dice),
            _ => None,
        }
    }
}

/// Fields at their default are left out (CH 5.3).
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("type", self.kind())?;
        match self {
            Self::ChooseCharacter { character } => map.serialize_entry("character", character)?,
            Self::Place { square } => map.serialize_entry("square", square)?,
            Self::Vote { yes } => map.serialize_entry("yes", yes)?,
            Self::Run { to, .. } | Self::Sneak { to, .. } | Self::Walk { to } => map.serialize_entry("to", to)?,
            Self::Distract { guard, .. } | Self::Fight { guard, .. } | Self::Incapacitate { guard, .. } => {
                map.serialize_entry("guard", guard)?;
            }
            Self::Flip { tile } => map.serialize_entry("tile", tile)?,
            Self::Tile { tile, action, .. } => {
                map.serialize_entry("tile", tile)?;
                map.serialize_entry("action", action)?;
            }
            Self::Stop { x } => map.serialize_entry("x", x)?,
            Self::Help { seat, .. } => map.serialize_entry("seat", seat)?,
            Self::Roll { reroll, add } => {
                map.serialize_entry("reroll", reroll)?;
                map.serialize_entry("add", add)?;
            }
            Self::PickUp { item, square, n } | Self::Drop { item, square, n } => {
                map.serialize_entry("item", item)?;
                map.serialize_entry("square", square)?;
                n.map_or(Ok(()), |n| map.serialize_entry("n", &n))?;
            }
            Self::Use { item } => map.serialize_entry("item", item)?,
            Self::Power { target: Some(target) } => map.serialize_entry("target", target)?,
            _ => {}
        }
        self.dice().map_or(Ok(()), |dice| map.serialize_entry("dice", &dice))?;
        match self {
            Self::Distract { clear: Some(clear), .. } => map.serialize_entry("clear", clear)?,
            Self::Tile { with, .. } if !with.is_empty() => map.serialize_entry("with", with)?,
            _ => {}
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parse(&Value::deserialize(deserializer)?).map_err(|fault| D::Error::custom(format!("no action: {}", fault.field)))
    }
}

fn fault(field: &str) -> Fault {
    Fault { field: field.into() }
}

/// A number; one too large for its purpose stays too large.
fn small(fields: &mut Fields<'_>, name: &str) -> Result<u8, Fault> {
    fields.whole(name).map(|number| u8::try_from(number).unwrap_or(u8::MAX))
}

/// A seat by number; one too large for any table stays too large for this one.
fn seat_of(value: &Value, name: &str) -> Result<Seat, Fault> {
    whole(value).map(|number| Seat::new(number.min(MAX_SEATS as u64 - 1) as usize)).ok_or_else(|| fault(name))
}

fn square(fields: &mut Fields<'_>, name: &str) -> Result<SquareId, Fault> {
    fields.text(name)?.parse().map_err(|_| fault(name))
}

fn item(fields: &mut Fields<'_>) -> Result<ItemKind, Fault> {
    ItemKind::find(fields.text("item")?).ok_or_else(|| fault("item"))
}

/// A thing on a square: guards out of action name their post, nothing else does.
fn thing(fields: &mut Fields<'_>) -> Result<(ItemKind, SquareId, Option<u8>), Fault> {
    let (item, square) = (item(fields)?, square(fields, "square")?);
    let n = if item == ItemKind::BODY { Some(small(fields, "n")?) } else { None };
    Ok((item, square, n))
}

fn clear(fields: &mut Fields<'_>) -> Result<Option<Clear>, Fault> {
    match fields.optional("clear") {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(word)) if word == "alert" => Ok(Some(Clear::Alert)),
        Some(Value::String(word)) if word == "decoy" => Ok(Some(Clear::Decoy)),
        Some(Value::Object(one)) if one.len() == 1 => {
            let noise = one.get("noise").ok_or_else(|| fault("clear"))?;
            seat_of(noise, "clear").map(|seat| Some(Clear::Noise(seat)))
        }
        Some(_) => Err(fault("clear")),
    }
}

fn company(fields: &mut Fields<'_>) -> Result<SeatSet, Fault> {
    let Some(value) = fields.optional("with") else { return Ok(SeatSet::EMPTY) };
    let list = value.as_array().ok_or_else(|| fault("with"))?;
    let seats = list.iter().map(|seat| seat_of(seat, "with")).collect::<Result<SeatSet, Fault>>()?;
    if seats.len() == list.len() { Ok(seats) } else { Err(fault("with")) }
}

fn target(fields: &mut Fields<'_>) -> Result<Option<Target>, Fault> {
    let Some(value) = fields.optional("target") else { return Ok(None) };
    let mut inner = Fields::of(value)?;
    let target = match inner.optional("seat") {
        Some(seat) => Target::Seat(seat_of(seat, "target")?),
        None => Target::Tile(square(&mut inner, "tile")?),
    };
    inner.nothing_more()?;
    Ok(Some(target))
}

fn slots(fields: &mut Fields<'_>) -> Result<Slots, Fault> {
    let list = fields.required("reroll")?.as_array().ok_or_else(|| fault("reroll"))?;
    let indexes = list.iter().map(|index| whole(index).ok_or_else(|| fault("reroll"))).collect::<Result<Vec<u64>, Fault>>()?;
    Ok(Slots::of(indexes.into_iter()))
}

fn parse(action: &Value) -> Result<Action, Fault> {
    let mut fields = Fields::of(action)?;
    let read = match fields.text("type")? {
        "choose_character" => {
            let character = CharacterKind::find(fields.text("character")?).ok_or_else(|| fault("character"))?;
            Action::ChooseCharacter { character }
        }
        "place" => Action::Place { square: square(&mut fields, "square")? },
        "ready" => Action::Ready,
        "call_vote" => Action::CallVote,
        "vote" => Action::Vote { yes: fields.flag("yes")? },
        "spoken" => Action::Spoken,
        "go" => Action::Go,
        other => parse_acting(other, &mut fields)?,
    };
    fields.nothing_more()?;
    Ok(read)
}

fn parse_acting(kind: &str, fields: &mut Fields<'_>) -> Result<Action, Fault> {
    Ok(match kind {
        "run" => Action::Run { to: square(fields, "to")?, dice: small(fields, "dice")? },
        "sneak" => Action::Sneak { to: square(fields, "to")?, dice: small(fields, "dice")? },
        "walk" => Action::Walk { to: square(fields, "to")? },
        "stumble" => Action::Stumble,
        "whistle" => Action::Whistle,
        "hide" => Action::Hide { dice: small(fields, "dice")? },
        "distract" => Action::Distract { guard: small(fields, "guard")?, dice: small(fields, "dice")?, clear: clear(fields)? },
        "fight" => Action::Fight { guard: small(fields, "guard")?, dice: small(fields, "dice")? },
        "incapacitate" => Action::Incapacitate { guard: small(fields, "guard")?, dice: small(fields, "dice")? },
        "flip" => Action::Flip { tile: square(fields, "tile")? },
        "notice" => Action::Notice { dice: small(fields, "dice")? },
        "refuse" => Action::Refuse,
        "tile" => {
            let (tile, with) = (square(fields, "tile")?, company(fields)?);
            Action::Tile { tile, action: small(fields, "action")?, dice: small(fields, "dice")?, with }
        }
        "stop" => Action::Stop { x: small(fields, "x")? },
        "help" => Action::Help { seat: seat_of(fields.required("seat")?, "seat")?, dice: small(fields, "dice")? },
        "roll" => Action::Roll { reroll: slots(fields)?, add: small(fields, "add")? },
        "give_up" => Action::GiveUp,
        "pick_up" => {
            let (item, square, n) = thing(fields)?;
            Action::PickUp { item, square, n }
        }
        "drop" => {
            let (item, square, n) = thing(fields)?;
            Action::Drop { item, square, n }
        }
        "use" => Action::Use { item: item(fields)? },
        "power" => Action::Power { target: target(fields)? },
        "leave" => Action::Leave,
        "wait" => Action::Wait,
        "hold" => Action::Hold,
        _ => return Err(fault("type")),
    })
}

/// Reads an action in the order of section 10: the end of the game comes before how the action is written.
pub(crate) fn read(state: &State, action: &Value) -> Result<Action, Refusal> {
    rules::check_not_over(state)?;
    let action = parse(action).map_err(|_| Refusal::new(code::MALFORMED))?;
    rules::check_known(state, &action)?;
    Ok(action)
}
