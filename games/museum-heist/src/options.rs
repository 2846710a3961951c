//! The options of a game (section 3 of the rules).

use engine::{OptionDefault, OptionKind, OptionSpec, Refusal, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::board::{BOARDS, BoardRef};

/// What was agreed before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Options {
    /// How many play.
    pub seats: u8,
    /// Who starts the first round; none: chance decides.
    pub first_seat: Option<Seat>,
    /// The board.
    pub board: BoardRef,
    /// Who may move a piece onto the artwork.
    pub landing: Landing,
    /// Whether all cards are shown when a round ends (MH-9.2).
    pub reveal_all: bool,
    /// How many artworks win; none: as many as the book says.
    pub target: Option<u8>,
}

/// Who may move a piece onto the artwork (MH-7.1, MH-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Landing {
    /// Only the seat whose character it is.
    Own,
    /// Anybody: a piece that is not the mover's blocks the artwork.
    Any,
}

/// The fewest and the most seats.
pub const SEATS: (u8, u8) = (2, 4);

/// The most seats, as a length.
pub const MOST_SEATS: usize = SEATS.1 as usize;

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Whole(SEATS.0 as u64) },
    OptionSpec { name: "first_seat", kind: OptionKind::NullOrSeat, default: OptionDefault::Null },
    OptionSpec {
        name: "board",
        kind: OptionKind::Other(BOARDS, "{\"id\": name, \"grid\": [lines of . P #, top first]}"),
        default: OptionDefault::Word(BOARDS[0]),
    },
    OptionSpec { name: "landing", kind: OptionKind::Choice(&["own", "any"]), default: OptionDefault::Word("own") },
    OptionSpec { name: "reveal_all", kind: OptionKind::Flag, default: OptionDefault::Flag(false) },
    OptionSpec { name: "target", kind: OptionKind::NullOrWhole(1, 4), default: OptionDefault::Null },
];

/// How many artworks win by the book (MH-8.1). More would need more tokens than there are.
const fn book_target(seats: u8) -> u8 {
    if seats == 2 { 4 } else { 3 }
}

impl Options {
    /// Options whose values were checked against [`SPECS`].
    ///
    /// # Errors
    /// `bad_option` for a board that is none, or more artworks than the book asks for.
    pub fn from_settings(settings: &Settings) -> Result<Self, Refusal> {
        let seats = settings.seats() as u8;
        let target = settings.number_or_null("target").map(|target| target as u8);
        if target.is_some_and(|target| target > book_target(seats)) {
            return Err(Refusal::bad_option("target"));
        }
        Ok(Self {
            seats,
            first_seat: settings.seat_or_null("first_seat"),
            board: BoardRef::read(settings.value("board")).map_err(|fault| Refusal::bad_option("board").because(fault.message()))?,
            landing: if settings.word("landing") == "any" { Landing::Any } else { Landing::Own },
            reveal_all: settings.flag("reveal_all"),
            target,
        })
    }

    /// How many artworks win.
    #[inline]
    pub fn target(&self) -> u8 {
        self.target.unwrap_or(book_target(self.seats))
    }
}
