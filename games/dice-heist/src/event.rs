//! What people see happen (DH-5.14). Everything is public in this game.

use engine::{Odds, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::Faces;
use crate::content::{Card, Cards, Museum};
use crate::options::Options;
use crate::score::GameResult;
use crate::state::AttemptKind;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "GameEvent")]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub enum Event {
    /// The table is laid.
    GameStarted { options: Options },
    /// A thief die was rolled for the first turn.
    FirstRoll { seat: Seat, face: u8 },
    /// Several share the highest face and roll again.
    FirstRollTie { seats: SeatSet },
    /// It is known who starts.
    FirstPlayer { seat: Seat, by: FirstBy },
    /// A turn begins.
    TurnStarted { turn: u32, seat: Seat, deck: u32 },
    /// A card was turned up.
    Revealed { seat: Seat, card: Card, museum: Museum, minor: bool, deck: u32 },
    /// That was the last card.
    DeckEmpty,
    /// A seat took a sidekick, from the supply or from a seat.
    Recruited { seat: Seat, from: Option<Seat>, sidekicks: u8, supply: u8 },
    /// A seat is about to roll.
    Attempt { seat: Seat, kind: AttemptKind, museum: Museum, card: Option<Card>, dice: u32, needs: u8, chance: Odds },
    /// The dice fell.
    Rolled { seat: Seat, faces: Faces, success: bool },
    /// Cards changed hands; the rolled sidekicks went back.
    Stolen { seat: Seat, kind: AttemptKind, museum: Museum, cards: Cards, returned: u8, supply: u8 },
    /// Nothing moved.
    Failed { seat: Seat, kind: AttemptKind, museum: Museum, kept: u8 },
    /// The last exhibit is gone.
    GameOver { result: GameResult },
}

/// How the first player was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum FirstBy {
    /// By the thief dice.
    Roll,
    /// By the option.
    Option,
}
