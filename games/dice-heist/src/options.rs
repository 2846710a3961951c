//! The options of a game (section 3 of the rules).

use engine::{OptionDefault, OptionKind, OptionSpec, Seat, Settings};
use serde::{Deserialize, Serialize};

/// What was agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many play (DH-3.1).
    pub seats: u8,
    /// Who starts; none: the thief dice decide (DH-3.2).
    pub first_seat: Option<Seat>,
    /// Whether one card alone may be raided (DH-3.3).
    pub targeted_raid: bool,
    /// Whether everybody sees everybody's artifacts; by the book the piles lie face down (DH-3.4, DH-7.15).
    pub open_artifacts: bool,
    /// After how many rounds of nothing but recruiting, the deck being empty, recruiting is refused; 0: never (DH-3.5).
    pub stall_guard: u8,
}

/// The fewest and the most seats.
pub const SEATS: (u8, u8) = (2, 5);

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Required },
    OptionSpec { name: "first_seat", kind: OptionKind::NullOrSeat, default: OptionDefault::Null },
    OptionSpec { name: "targeted_raid", kind: OptionKind::Flag, default: OptionDefault::Flag(false) },
    OptionSpec { name: "open_artifacts", kind: OptionKind::Flag, default: OptionDefault::Flag(false) },
    OptionSpec { name: "stall_guard", kind: OptionKind::Whole(0, 20), default: OptionDefault::Whole(3) },
];

impl Options {
    /// Options whose values were checked against [`SPECS`].
    pub fn from_settings(settings: &Settings) -> Self {
        Self {
            seats: settings.seats() as u8,
            first_seat: settings.seat_or_null("first_seat"),
            targeted_raid: settings.flag("targeted_raid"),
            open_artifacts: settings.flag("open_artifacts"),
            stall_guard: settings.number("stall_guard") as u8,
        }
    }
}
