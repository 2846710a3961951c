//! What people see happen (MH-4.5). A part that is hidden from some is left out of the form they hear.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Character;
use crate::path::Segment;
use crate::score::Place;
use crate::space::Space;

/// What people see happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "GameEvent")]
#[allow(missing_docs, reason = "the fields are those of the table in the rules, by the same names")]
pub enum Event {
    /// Chance said who starts.
    FirstSeat { seat: Seat },
    /// A piece came to stand somewhere.
    PiecePlaced { piece: Character, space: Space },
    /// A round began.
    RoundStarted { round: u8, placer: Seat, start_seat: Seat },
    /// The artwork was laid.
    ArtworkPlaced { seat: Seat, artwork: u8, space: Space },
    /// A seat chose; only it hears which character.
    CardChosen {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<Character>,
    },
    /// All have chosen.
    CardsLocked { start_seat: Seat },
    /// A piece was moved.
    Moved { seat: Seat, piece: Character, from: Space, to: Space, path: Vec<Segment> },
    /// Two pieces changed places.
    Swapped { seat: Seat, a: Character, b: Character, a_space: Space, b_space: Space, left: u8 },
    /// A seat named the character of another.
    Challenged { seat: Seat, target: Seat, character: Character, correct: bool },
    /// A card was shown to one seat alone; only the two of them hear which.
    CardShown {
        of: Seat,
        to: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        character: Option<Character>,
    },
    /// A seat is out of the round.
    SeatOut { seat: Seat },
    /// A card was turned up.
    CardRevealed { seat: Seat, character: Character },
    /// A seat got the artwork, and the round is over.
    ArtworkCollected { seat: Seat, artwork: u8, how: How, total: u8 },
    /// All cards of the round, where that was agreed (MH-9.2).
    AllCards { cards: Vec<Character> },
    /// The game is over.
    GameOver { results: Vec<Place> },
}

/// How an artwork was collected (MH-6.28 to MH-6.34).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub enum How {
    /// By landing, alone.
    #[serde(rename = "1a")]
    Landed,
    /// By having the same card as the one who landed.
    #[serde(rename = "1b")]
    Twin,
    /// By landing, with two or three of the same card.
    #[serde(rename = "1c")]
    Crowd,
    /// By a right challenge.
    #[serde(rename = "2a")]
    Named,
    /// By being the last one in.
    #[serde(rename = "2b")]
    LastIn,
}
