//! What people see happen (QD-5.25). Everything is public in this game.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Crystals, Faces};
use crate::content::{Crystal, Tool};
use crate::form::Present;
use crate::options::Options;
use crate::score::{GameResult, Line};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "GameEvent")]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub enum Event {
    /// The table is laid.
    GameStarted { options: Options, game: u8 },
    /// It is known who leads first.
    FirstLeader { seat: Seat, by: FirstBy },
    /// A round begins, with a pair of unstable crystals if there is one left.
    RoundStarted { round: u32, leader: Seat, added: u8, bag_size: u32 },
    /// A turn begins.
    TurnStarted { seat: Seat, round: u32 },
    /// A crystal came out of the bag.
    Mined { seat: Seat, crystal: Crystal, by: MinedBy, marker: bool },
    /// Dice fell.
    Rolled { seat: Seat, roll: u32, kept: Faces, rolled: Faces, dice: Faces, marker: bool },
    /// The dice lie for good.
    Stopped { seat: Seat, dice: Faces, wilds: u8 },
    /// A tool is used; `wilds` were spent on it.
    Acted { seat: Seat, action: Tool, strength: u8, wilds: u8 },
    /// Half of a Jackhammer's crystals went back.
    Returned { seat: Seat, crystals: Crystals },
    /// A crystal went to the chest.
    Protected { seat: Seat, crystal: Crystal },
    /// An unstable crystal changed carts.
    Passed { seat: Seat, to: Seat },
    /// A crystal was stolen.
    Stolen { seat: Seat, from: Seat, crystal: Crystal },
    /// A turn is over, by itself or because its player said so.
    TurnEnded { seat: Seat, auto: bool },
    /// A cart blew up: its player is out.
    Accident { seat: Seat, order: u8, returned: Present, left: SeatSet },
    /// Several could lead; the Leader chooses.
    LeaderTie { seats: SeatSet, chooser: Seat },
    /// The leader marker has an owner for the next round.
    NewLeader { seat: Seat, by: LeaderBy, valuable: u8 },
    /// A turn ended with an empty bag.
    BagEmpty { seat: Seat },
    /// A game of a tournament is over.
    GameScored { game: u8, lines: Vec<Option<Line>> },
    /// The match is over.
    GameOver { result: GameResult },
}

/// How the first Leader was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum FirstBy {
    /// By chance.
    Chance,
    /// By the option.
    Option,
    /// As the next in a tournament (QD-9.12).
    Rotation,
}

/// Why a crystal was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum MinedBy {
    /// A turn begins with it.
    Turn,
    /// By a Pickaxe.
    Pickaxe,
    /// By a Jackhammer.
    Jackhammer,
}

/// How a Leader was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum LeaderBy {
    /// By the most valuable crystals.
    Most,
    /// By the Leader's choice among equals.
    Choice,
    /// Because the Leader had an accident (QD-9.8).
    Accident,
}
