//! The options of a game (section 3 of the rules).

use engine::{OptionDefault, OptionKind, OptionSpec, Seat, Settings};
use serde::{Deserialize, Serialize};

/// What was agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play (QD-3.1).
    pub seats: u8,
    /// Which of the book's games it is (QD-3.2).
    pub mode: Mode,
    /// Who leads first; none: chance decides (QD-3.3).
    pub first_seat: Option<Seat>,
}

/// The game, or one of the book's two variants, which do not combine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Six rounds.
    Standard,
    /// Accidents until two are left (QD-9.1).
    LastShallBeFirst,
    /// Three games, added (QD-9.10).
    GrandTournament,
}

/// The fewest and the most seats.
pub const SEATS: (u8, u8) = (3, 6);

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Required },
    OptionSpec {
        name: "mode",
        kind: OptionKind::Choice(&["standard", "last_shall_be_first", "grand_tournament"]),
        default: OptionDefault::Word("standard"),
    },
    OptionSpec { name: "first_seat", kind: OptionKind::NullOrSeat, default: OptionDefault::Null },
];

impl Options {
    /// Options whose values were checked against [`SPECS`].
    pub fn from_settings(settings: &Settings) -> Self {
        let mode = match settings.word("mode") {
            "last_shall_be_first" => Mode::LastShallBeFirst,
            "grand_tournament" => Mode::GrandTournament,
            _ => Mode::Standard,
        };
        Self { seats: settings.seats() as u8, mode, first_seat: settings.seat_or_null("first_seat") }
    }
}
