//! What a seat can do and how chance can fall, with their JSON (section 5 of the rules).

use engine::json::{Fault, Fields, whole};
use engine::refusal::code;
use engine::{Refusal, Roll, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::content::{Card, Museum};
use crate::rules;
use crate::state::State;

/// What a seat can do on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Take a sidekick, from the supply or from a seat (DH-5.5, DH-5.6).
    Recruit {
        /// The seat that loses a die; none: the supply.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<Seat>,
    },
    /// Try for everything in a museum (DH-5.7).
    Heist {
        /// Where.
        museum: Museum,
        /// How many sidekicks roll beside the thief.
        sidekicks: u8,
    },
    /// Try for one card (DH-5.8).
    Raid {
        /// Which.
        card: Card,
        /// How many sidekicks roll beside the thief.
        sidekicks: u8,
    },
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// A thief die in the roll for the first turn (DH-5.2).
    FirstRoll {
        /// Whose die.
        seat: Seat,
        /// What it shows.
        face: u8,
    },
    /// The next exhibit (DH-5.3).
    Reveal {
        /// Which.
        card: Card,
    },
    /// The dice of an attempt (DH-5.10).
    Roll {
        /// What they show.
        faces: Faces,
    },
}

/// The faces of a roll, as JSON a list from high to low.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct Faces(pub Roll);

impl Faces {
    /// The highest face, from 1 to 6.
    #[inline]
    pub fn highest(self) -> u8 {
        self.0.highest() + 1
    }

    /// The faces from high to low.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.faces().rev().map(|face| face + 1)
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<u8>::deserialize(deserializer)?;
        if faces.len() > 11 || faces.iter().any(|face| !(1..=6).contains(face)) {
            return Err(D::Error::custom("a roll has up to eleven faces from 1 to 6"));
        }
        Ok(Self(Roll::from_faces(faces.iter().map(|face| face - 1))))
    }
}

/// What was sent, well formed but not yet looked at: names may not exist, numbers may be of any size.
enum Sent<'a> {
    Recruit(Option<u64>),
    Heist(&'a str, u64),
    Raid(&'a str, u64),
}

fn parse(action: &Value) -> Result<Sent<'_>, Fault> {
    let mut fields = Fields::of(action)?;
    let sent = match fields.text("type")? {
        "recruit" => match fields.optional("from") {
            None | Some(Value::Null) => Sent::Recruit(None),
            Some(from) => Sent::Recruit(Some(whole(from).ok_or_else(|| Fault { field: "from".into() })?)),
        },
        "heist" => Sent::Heist(fields.text("museum")?, fields.whole("sidekicks")?),
        "raid" => Sent::Raid(fields.text("card")?, fields.whole("sidekicks")?),
        _ => return Err(Fault { field: "type".into() }),
    };
    fields.nothing_more()?;
    Ok(sent)
}

/// Reads an action in the order of section 10: whose turn it is comes before how the action is written.
///
/// A number too large for its purpose is kept as the largest its type can hold, which the rules refuse for their own reasons.
pub(crate) fn read(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    rules::check_turn(state, seat)?;
    let few = |number: u64| u8::try_from(number).unwrap_or(u8::MAX);
    match parse(action).map_err(|_| Refusal::new(code::MALFORMED))? {
        Sent::Recruit(from) => Ok(Action::Recruit { from: from.map(|from| Seat::new(from.min(engine::MAX_SEATS as u64 - 1) as usize)) }),
        Sent::Heist(museum, sidekicks) => {
            let museum = Museum::find(museum).ok_or_else(|| Refusal::new("unknown_museum"))?;
            Ok(Action::Heist { museum, sidekicks: few(sidekicks) })
        }
        Sent::Raid(card, sidekicks) => {
            rules::check_raids_allowed(state)?;
            let card = Card::find(card).ok_or_else(|| Refusal::new("card_not_on_display"))?;
            Ok(Action::Raid { card, sidekicks: few(sidekicks) })
        }
    }
}
