//! What a seat can do and how chance can fall, with their JSON (section 5 of the rules).

use engine::json::{Fault, Fields, whole};
use engine::refusal::code;
use engine::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::content::cards::{Character, HandCard, Jewelry, Kind};
use crate::content::jewels::{Jewels, Shape};
use crate::floor::cell::Cell;
use crate::floor::facing::Facing;
use crate::floor::space::Space;
use crate::rules::check;
use crate::state::State;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the rules, by the same names")]
pub enum Action {
    /// Keep a card of the pack.
    Pick { card: Jewelry },
    /// Take gear.
    Draft { kind: Kind },
    /// Do nothing of what could be done.
    Pass,
    /// Put the piece on a start space.
    Place { at: Space },
    /// Ask a player for the card of this round.
    Question { seat: Seat },
    /// Choose the card of this round.
    Play { card: HandCard },
    /// Put smoke on a lit cell.
    Smoke { at: Cell },
    /// Let an alarm clock ring.
    Alarm { at: Space },
    /// Lay a trip wire.
    Wire { at: Cell },
    /// Turn the guard.
    TurnGuard { facing: Facing },
    /// Let another player have the noise.
    Blame { seat: Seat },
    /// Walk, with one trick at most.
    Move {
        to: Space,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        reach: Option<Space>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        crack: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        steal: Option<Theft>,
    },
    /// Keep one of two cards from the fence.
    Keep { card: Jewelry },
    /// Exchange a shared card for one from the fence.
    Swap {
        #[serde(rename = "in")]
        taken: Jewelry,
        out: Jewelry,
    },
    /// Let jewels fall.
    Drop { jewels: Jewels },
}

/// What a Pickpocket takes from whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Theft {
    /// From whom.
    pub seat: Seat,
    /// What.
    pub jewels: Jewels,
}

impl Action {
    /// A move without a trick.
    #[inline]
    pub const fn plain_move(to: Space) -> Self {
        Self::Move { to, reach: None, crack: false, steal: None }
    }
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are those of the rules, by the same names")]
pub enum Outcome {
    /// The floor plan.
    Blueprint { name: &'static str },
    /// A jewel comes to lie in a case.
    PlaceJewel { at: Space, shape: Shape },
    /// A seat becomes somebody.
    DealCharacter { seat: Seat, character: Character },
    /// A seat gets a card for its pack.
    DealJewelry { seat: Seat, card: Jewelry },
    /// A card is laid out for the crew.
    ShareJewelry { card: Jewelry },
    /// Who drafts gear first.
    FirstSeat { seat: Seat },
    /// Gear is offered.
    DealGear { kind: Kind },
    /// A card from the fence.
    Fence { seat: Seat, card: Jewelry },
    /// The card that says how far the guard walks.
    Flip { card: Jewelry },
}

/// An action as it was asked for: names may mean nothing, and that is refused only after other things (section 10).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    Pick(Option<Jewelry>),
    Draft(Option<Kind>),
    Pass,
    Place(Option<Cell>),
    Question(u64),
    Play(Option<HandCard>),
    Smoke(Option<Cell>),
    Alarm(Option<Cell>),
    Wire(Option<Cell>),
    TurnGuard(Facing),
    Blame(u64),
    Move(MoveWish),
    Keep(Option<Jewelry>),
    Swap(Option<Jewelry>, Option<Jewelry>),
    Drop(Jewels),
}

/// A move as it was asked for. The outer option says whether a trick was asked for at all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveWish {
    pub(crate) to: Option<Cell>,
    pub(crate) reach: Option<Option<Cell>>,
    pub(crate) crack: bool,
    pub(crate) steal: Option<(u64, Jewels)>,
}

impl From<Action> for Wish {
    fn from(action: Action) -> Self {
        match action {
            Action::Pick { card } => Self::Pick(Some(card)),
            Action::Draft { kind } => Self::Draft(Some(kind)),
            Action::Pass => Self::Pass,
            Action::Place { at } => Self::Place(Some(at.cell())),
            Action::Question { seat } => Self::Question(seat.index() as u64),
            Action::Play { card } => Self::Play(Some(card)),
            Action::Smoke { at } => Self::Smoke(Some(at)),
            Action::Alarm { at } => Self::Alarm(Some(at.cell())),
            Action::Wire { at } => Self::Wire(Some(at)),
            Action::TurnGuard { facing } => Self::TurnGuard(facing),
            Action::Blame { seat } => Self::Blame(seat.index() as u64),
            Action::Move { to, reach, crack, steal } => Self::Move(MoveWish {
                to: Some(to.cell()),
                reach: reach.map(|space| Some(space.cell())),
                crack,
                steal: steal.map(|theft| (theft.seat.index() as u64, theft.jewels)),
            }),
            Action::Keep { card } => Self::Keep(Some(card)),
            Action::Swap { taken, out } => Self::Swap(Some(taken), Some(out)),
            Action::Drop { jewels } => Self::Drop(jewels),
        }
    }
}

fn fault(field: &str) -> Fault {
    Fault { field: field.to_owned() }
}

/// Positive counts by shape (JH-2.6).
fn parse_jewels(value: &Value) -> Result<Jewels, Fault> {
    let object = value.as_object().ok_or_else(|| fault("jewels"))?;
    object.iter().try_fold(Jewels::EMPTY, |jewels, (name, count)| {
        let shape = Shape::find(name).ok_or_else(|| fault("jewels"))?;
        let count = whole(count).filter(|&count| count > 0).ok_or_else(|| fault("jewels"))?;
        Ok(jewels.plus(Jewels::some(shape, count)))
    })
}

fn parse_move(fields: &mut Fields<'_>) -> Result<MoveWish, Fault> {
    let to = Cell::find(fields.text("to")?);
    let reach = match fields.optional("reach") {
        Some(cell) => Some(Cell::find(cell.as_str().ok_or_else(|| fault("reach"))?)),
        None => None,
    };
    let crack = match fields.optional("crack") {
        Some(Value::Bool(true)) => true,
        Some(_) => return Err(fault("crack")),
        None => false,
    };
    let steal = match fields.optional("steal") {
        Some(theft) => {
            let mut theft = Fields::of(theft)?;
            let taken = (theft.whole("seat")?, parse_jewels(theft.required("jewels")?)?);
            theft.nothing_more()?;
            Some(taken)
        }
        None => None,
    };
    Ok(MoveWish { to, reach, crack, steal })
}

fn parse(action: &Value) -> Result<Wish, Fault> {
    let mut fields = Fields::of(action)?;
    let jewelry = |fields: &mut Fields<'_>, name: &str| fields.text(name).map(Jewelry::find);
    let cell = |fields: &mut Fields<'_>| fields.text("at").map(Cell::find);
    let wish = match fields.text("type")? {
        "pick" => Wish::Pick(jewelry(&mut fields, "card")?),
        "draft" => Wish::Draft(Kind::find(fields.text("kind")?)),
        "pass" => Wish::Pass,
        "place" => Wish::Place(cell(&mut fields)?),
        "question" => Wish::Question(fields.whole("seat")?),
        "play" => Wish::Play(HandCard::find(fields.text("card")?)),
        "smoke" => Wish::Smoke(cell(&mut fields)?),
        "alarm" => Wish::Alarm(cell(&mut fields)?),
        "wire" => Wish::Wire(cell(&mut fields)?),
        "turn_guard" => Wish::TurnGuard(Facing::deserialize(fields.required("facing")?).map_err(|_| fault("facing"))?),
        "blame" => Wish::Blame(fields.whole("seat")?),
        "move" => Wish::Move(parse_move(&mut fields)?),
        "keep" => Wish::Keep(jewelry(&mut fields, "card")?),
        "swap" => Wish::Swap(jewelry(&mut fields, "in")?, jewelry(&mut fields, "out")?),
        "drop" => Wish::Drop(parse_jewels(fields.required("jewels")?)?),
        _ => return Err(fault("type")),
    };
    fields.nothing_more()?;
    Ok(wish)
}

/// Reads an action, in the order of section 10.
pub(crate) fn read(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    check::check_seat(state, seat)?;
    let wish = parse(action).map_err(|_| Refusal::new(code::MALFORMED))?;
    check::check(state, seat, wish)
}
