//! What a seat can do and how chance can fall, with their JSON (section 5 of the rules).

use engine::json::{Fault, Fields};
use engine::refusal::code;
use engine::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::content::Character;
use crate::rules;
use crate::space::Space;
use crate::state::{Phase, State};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Lay the artwork of this round (MH-5.3).
    PlaceArtwork {
        /// Where.
        space: Space,
    },
    /// Choose a character in secret (MH-5.4).
    Choose {
        /// Which.
        character: Character,
    },
    /// Move a piece closer to the artwork (MH-6.12).
    Move {
        /// Which.
        piece: Character,
        /// Where it ends.
        to: Space,
    },
    /// Exchange two pieces for a token (MH-6.25).
    Swap {
        /// The one that comes first in character order.
        a: Character,
        /// The other.
        b: Character,
    },
    /// Name the character of an opponent (MH-6.31).
    Challenge {
        /// Whose.
        target: Seat,
        /// Which.
        character: Character,
    },
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// Who starts (MH-5.1).
    FirstSeat {
        /// Who.
        seat: Seat,
    },
    /// A piece comes to stand somewhere (MH-5.2).
    PlacePiece {
        /// Which.
        piece: Character,
        /// Where.
        space: Space,
    },
}

/// An action as it was asked for: names may mean nothing, and that is refused only after other things (section 10).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Wish {
    /// See [`Action::PlaceArtwork`].
    Place(Option<Space>),
    /// See [`Action::Choose`].
    Choose(Option<Character>),
    /// See [`Action::Move`].
    Move(Option<Character>, Option<Space>),
    /// See [`Action::Swap`].
    Swap(Option<Character>, Option<Character>),
    /// See [`Action::Challenge`]; the seat may be none of this table.
    Challenge(u64, Option<Character>),
}

impl From<Action> for Wish {
    #[inline]
    fn from(action: Action) -> Self {
        match action {
            Action::PlaceArtwork { space } => Self::Place(Some(space)),
            Action::Choose { character } => Self::Choose(Some(character)),
            Action::Move { piece, to } => Self::Move(Some(piece), Some(to)),
            Action::Swap { a, b } => Self::Swap(Some(a), Some(b)),
            Action::Challenge { target, character } => Self::Challenge(target.index() as u64, Some(character)),
        }
    }
}

fn parse(action: &Value) -> Result<Wish, Fault> {
    let mut fields = Fields::of(action)?;
    let character = |fields: &mut Fields<'_>, name: &str| fields.text(name).map(Character::find);
    let space = |fields: &mut Fields<'_>, name: &str| fields.text(name).map(Space::find);
    let wish = match fields.text("type")? {
        "place_artwork" => Wish::Place(space(&mut fields, "space")?),
        "choose" => Wish::Choose(character(&mut fields, "character")?),
        "move" => Wish::Move(character(&mut fields, "piece")?, space(&mut fields, "to")?),
        "swap" => Wish::Swap(character(&mut fields, "a")?, character(&mut fields, "b")?),
        "challenge" => Wish::Challenge(fields.whole("target")?, character(&mut fields, "character")?),
        _ => return Err(Fault { field: "type".to_owned() }),
    };
    fields.nothing_more()?;
    Ok(wish)
}

/// Reads an action, in the order of section 10. Both orders of a swap become the one in character order (MH-5.5).
pub(crate) fn read(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    if state.table.phase == Phase::Over {
        return Err(Refusal::new(code::GAME_OVER));
    }
    if action.get("type").and_then(Value::as_str) == Some("pass") {
        return Err(Refusal::new("cannot_pass"));
    }
    let wish = parse(action).map_err(|_| Refusal::new(code::MALFORMED))?;
    rules::check(state, seat, wish)
}
