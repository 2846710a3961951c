//! What a seat can do and how chance can fall, with their JSON (section 5 of the rules).

use engine::json::{Fault, Fields};
use engine::refusal::code;
use engine::{MAX_SEATS, Refusal, Roll, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::content::{Crystal, DICE, FACES, Heap, Tool};
use crate::rules;
use crate::state::State;

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Roll all dice but these again (QD-5.7).
    Reroll {
        /// The dice that stay.
        keep: Faces,
        /// Whether a marker pays for it.
        marker: bool,
    },
    /// Roll no more (QD-5.8).
    Stop,
    /// Use a tool (QD-5.10).
    Act {
        /// Which.
        action: Tool,
        /// With how many faces.
        strength: u8,
    },
    /// Leave the other faces unused (QD-7.5).
    EndTurn,
    /// Put half of what a Jackhammer drew back (QD-5.17).
    Return {
        /// Which.
        crystals: Crystals,
    },
    /// Lock a crystal away (QD-5.19).
    Protect {
        /// Which.
        crystal: Crystal,
    },
    /// Hand an unstable crystal over (QD-5.20).
    Pass {
        /// To whom.
        to: Seat,
    },
    /// Steal a crystal (QD-5.21).
    Take {
        /// From whom.
        from: Seat,
        /// Which.
        crystal: Crystal,
    },
    /// Give up the rest of the strength (QD-5.22).
    Done,
    /// Name the next Leader (QD-5.24).
    ChooseLeader {
        /// Whom.
        seat: Seat,
    },
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// Who leads first (QD-5.2).
    FirstLeader {
        /// Who.
        seat: Seat,
    },
    /// A crystal from the bag (QD-5.4, QD-5.16).
    Draw {
        /// Which.
        crystal: Crystal,
    },
    /// The dice being rolled (QD-5.5).
    Roll {
        /// What they show.
        faces: Faces,
    },
}

/// Some dice, as JSON the list of their faces in the order of QD-2.6.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ts_rs::TS)]
#[ts(type = "Array<Face>")]
pub struct Faces(pub Roll);

impl Faces {
    /// Whether these are some of the dice, or all.
    #[inline]
    pub fn are_part_of(self, dice: Roll) -> bool {
        (0..6).all(|face| self.0.count(face) <= dice.count(face))
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.faces().map(|face| FACES[usize::from(face)]))
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        read_faces(&value).map_err(|_| D::Error::custom("a list of faces has known names in the order of the dice"))
    }
}

/// Some crystals, as JSON a list in the order of QD-2.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "Vec<Crystal>")]
pub struct Crystals(pub Heap);

impl Crystals {
    /// Each crystal, in order.
    pub fn iter(&self) -> impl Iterator<Item = Crystal> {
        Crystal::ALL.into_iter().flat_map(|crystal| std::iter::repeat_n(crystal, usize::from(self.0.count(crystal.index()))))
    }
}

impl Serialize for Crystals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Crystals {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        read_crystals(&value).map_err(|_| D::Error::custom("a list of crystals has known names in the order of the rules"))
    }
}

/// Reads a list of known names that come in their order. Nobody has more than five dice or drawn crystals, so a sixth is kept to be refused by
/// the rules, and what follows it changes nothing.
fn read_list(value: &Value, place: impl Fn(&str) -> Option<usize>) -> Option<Vec<usize>> {
    let names = value.as_array()?.iter().map(|name| place(name.as_str()?));
    let mut places = names.collect::<Option<Vec<usize>>>()?;
    let in_order = places.is_sorted();
    places.truncate(usize::from(DICE) + 1);
    in_order.then_some(places)
}

fn read_faces(value: &Value) -> Result<Faces, Fault> {
    let faces = read_list(value, |name| FACES.iter().position(|face| *face == name)).ok_or_else(|| fault("keep"))?;
    Ok(Faces(Roll::from_faces(faces.into_iter().map(|face| face as u8))))
}

fn read_crystals(value: &Value) -> Result<Crystals, Fault> {
    let kinds = read_list(value, |name| Crystal::find(name).map(Crystal::index)).ok_or_else(|| fault("crystals"))?;
    let mut heap = Heap::EMPTY;
    for kind in kinds {
        heap.add(kind, 1);
    }
    Ok(Crystals(heap))
}

fn fault(field: &str) -> Fault {
    Fault { field: field.into() }
}

/// A seat by number; one too large for any table stays too large for this one.
fn seat(fields: &mut Fields<'_>, name: &str) -> Result<Seat, Fault> {
    fields.whole(name).map(|number| Seat::new(number.min(MAX_SEATS as u64 - 1) as usize))
}

fn crystal(fields: &mut Fields<'_>) -> Result<Crystal, Fault> {
    Crystal::find(fields.text("crystal")?).ok_or_else(|| fault("crystal"))
}

fn parse(action: &Value) -> Result<Action, Fault> {
    let mut fields = Fields::of(action)?;
    let read = match fields.text("type")? {
        "reroll" => Action::Reroll { keep: read_faces(fields.required("keep")?)?, marker: fields.flag("marker")? },
        "stop" => Action::Stop,
        "act" => {
            let action = Tool::find(fields.text("action")?).ok_or_else(|| fault("action"))?;
            Action::Act { action, strength: u8::try_from(fields.whole("strength")?).unwrap_or(u8::MAX) }
        }
        "end_turn" => Action::EndTurn,
        "return" => Action::Return { crystals: read_crystals(fields.required("crystals")?)? },
        "protect" => Action::Protect { crystal: crystal(&mut fields)? },
        "pass" => Action::Pass { to: seat(&mut fields, "to")? },
        "take" => Action::Take { from: seat(&mut fields, "from")?, crystal: crystal(&mut fields)? },
        "done" => Action::Done,
        "choose_leader" => Action::ChooseLeader { seat: seat(&mut fields, "seat")? },
        _ => return Err(fault("type")),
    };
    fields.nothing_more()?;
    Ok(read)
}

/// Reads an action in the order of section 10: whose turn it is comes before how the action is written.
pub(crate) fn read(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    rules::check_turn(state, seat)?;
    parse(action).map_err(|_| Refusal::new(code::MALFORMED))
}
