//! The JSON of positions (QD-4.1), which is also that of views (QD-4.13).

use std::collections::BTreeMap;

use engine::form::bounded;
use engine::{Roll, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Faces;
use crate::content::{Crystal, DICE, Heap, KINDS, Tool};
use crate::options::Options;
use crate::score::{GameResult, Line};
use crate::state::{Act, Current, Phase, State};

/// How many there are of each kind: an object with all seven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(rename = "Heap", type = "Record<Crystal, number>")]
pub(crate) struct Counts(pub(crate) Heap);

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Crystal::ALL.map(|crystal| (crystal.id(), self.0.count(crystal.index()))))
    }
}

/// Reads an object by kind; what is not named is missing.
fn read_kinds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<u8>; KINDS], D::Error> {
    let given = BTreeMap::<String, u8>::deserialize(deserializer)?;
    let mut counts = [None; KINDS];
    for (name, count) in given {
        let crystal = Crystal::find(&name).ok_or_else(|| D::Error::custom(format!("there is no crystal {name:?}")))?;
        counts[crystal.index()] = Some(count);
    }
    Ok(counts)
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = read_kinds(deserializer)?;
        if let Some(missing) = Crystal::ALL.into_iter().find(|crystal| counts[crystal.index()].is_none()) {
            return Err(D::Error::custom(format!("the crystal {:?} is missing", missing.id())));
        }
        Ok(Self(Heap::new(counts.map(Option::unwrap_or_default))))
    }
}

/// How many there are of each kind that is there: an object without zeros.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "Partial<Record<Crystal, number>>")]
pub struct Present(pub Heap);

impl Serialize for Present {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let present = Crystal::ALL.into_iter().filter(|crystal| self.0.count(crystal.index()) > 0);
        serializer.collect_map(present.map(|crystal| (crystal.id(), self.0.count(crystal.index()))))
    }
}

impl<'de> Deserialize<'de> for Present {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Heap::new(read_kinds(deserializer)?.map(Option::unwrap_or_default))))
    }
}

/// The most rounds, rolls and markers that a position may be loaded with (QD-4.15). Play never comes near.
const MOST_COUNTED: u64 = 1_000_000;

/// Dice that lie on the table: a list in the order of QD-2.6, which is read in any order (QD-4.15).
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "Array<Face>")]
pub(crate) struct Lying(pub(crate) Roll);

impl Serialize for Lying {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Faces(self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Lying {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let faces = Vec::<Face>::deserialize(deserializer)?;
        // More dice than there are would not fit into a roll.
        if faces.len() > usize::from(DICE) {
            return Err(D::Error::custom("there are five dice"));
        }
        Ok(Self(Roll::from_faces(faces.into_iter().map(|face| face as u8))))
    }
}

/// A face by its name, in the order of QD-2.6.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Face {
    Pickaxe,
    Jackhammer,
    Chest,
    Transfer,
    Steal,
    Helmet,
}

impl Face {
    /// All of them, in order.
    pub(crate) const ALL: [Self; 6] = [Self::Pickaxe, Self::Jackhammer, Self::Chest, Self::Transfer, Self::Steal, Self::Helmet];
}

/// A position as it is written.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionForm<O> {
    pub(crate) options: O,
    pub(crate) phase: Phase,
    pub(crate) game: u8,
    pub(crate) games: Vec<Vec<Line>>,
    #[serde(deserialize_with = "bounded::<0, MOST_COUNTED, _, _>")]
    pub(crate) round: u32,
    pub(crate) leader: Option<Seat>,
    pub(crate) first_leader: Option<Seat>,
    pub(crate) seat: Option<Seat>,
    pub(crate) to_play: Vec<Seat>,
    pub(crate) bag: Counts,
    #[serde(rename = "box")]
    pub(crate) removed: Counts,
    pub(crate) pairs_left: u8,
    pub(crate) players: Vec<PlayerForm>,
    pub(crate) turn: Option<TurnForm>,
    pub(crate) result: Option<GameResult>,
}

/// What a seat has.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Player")]
pub(crate) struct PlayerForm {
    pub(crate) cart: Counts,
    pub(crate) chest: Counts,
    #[serde(deserialize_with = "bounded::<0, MOST_COUNTED, _, _>")]
    pub(crate) markers: u32,
    pub(crate) out: Option<u8>,
}

/// How far a turn has come.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Turn")]
pub(crate) struct TurnForm {
    pub(crate) dice: Lying,
    #[serde(deserialize_with = "bounded::<0, MOST_COUNTED, _, _>")]
    pub(crate) rolls: u32,
    pub(crate) rolling: u8,
    pub(crate) used: Vec<Tool>,
    pub(crate) wilds_left: u8,
    pub(crate) act: Option<ActForm>,
}

/// A tool in use.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Act")]
pub(crate) struct ActForm {
    pub(crate) name: Tool,
    pub(crate) strength: u8,
    pub(crate) draws_left: u8,
    pub(crate) drawn: Vec<Crystal>,
    pub(crate) picks_left: u8,
    pub(crate) picks_made: u8,
}

impl TurnForm {
    fn of(current: &Current) -> Self {
        let Current { dice, rolls, rolling, used, wilds_left, act } = *current;
        Self { dice: Lying(dice), rolls, rolling, used: used.iter().collect(), wilds_left, act: act.map(ActForm::of) }
    }
}

impl ActForm {
    fn of(act: Act) -> Self {
        let Act { tool, strength, draws_left, drawn, picks_left, picks_made } = act;
        Self { name: tool, strength, draws_left, drawn: drawn.iter().map(|kind| Crystal::ALL[kind]).collect(), picks_left, picks_made }
    }
}

/// Whether a turn is under way in this phase (QD-4.14).
pub(crate) fn has_turn(phase: Phase) -> bool {
    !matches!(phase, Phase::FirstLeader | Phase::ChooseLeader | Phase::Over)
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players = self.players[..self.seats()].iter().map(|player| PlayerForm {
            cart: Counts(player.cart),
            chest: Counts(player.chest),
            markers: player.markers,
            out: Some(player.out).filter(|&order| order > 0),
        });
        let known = self.phase != Phase::FirstLeader;
        PositionForm::<Options> {
            options: self.options,
            phase: self.phase,
            game: self.game,
            games: self.past[..usize::from(self.game - 1)].iter().map(|lines| lines[..self.seats()].to_vec()).collect(),
            round: self.round,
            leader: known.then_some(self.leader),
            first_leader: known.then_some(self.first_leader),
            seat: (known && self.phase != Phase::Over).then_some(self.seat),
            to_play: self.to_play.iter().map(Seat::new).collect(),
            bag: Counts(self.bag),
            removed: Counts(self.removed),
            pairs_left: self.pairs_left,
            players: players.collect(),
            turn: has_turn(self.phase).then(|| TurnForm::of(&self.current)),
            result: (self.phase == Phase::Over).then(|| self.result()),
        }
        .serialize(serializer)
    }
}
