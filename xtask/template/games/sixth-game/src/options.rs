//! What is agreed before the game.

use engine::form::bounded;
use engine::{OptionDefault, OptionKind, OptionSpec};
use serde::{Deserialize, Serialize};

/// The fewest and the most seats.
pub const SEATS: (u8, u8) = (2, 4);

/// The fewest and the most alarms. There is one for each seat at least, so that the bag never runs out while somebody is inside.
pub const ALARMS: (u8, u8) = (SEATS.1, 8);

/// What was agreed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "the options")]
pub struct Options {
    /// How many play.
    #[serde(deserialize_with = "bounded::<{ SEATS.0 as u64 }, { SEATS.1 as u64 }, _, _>")]
    pub seats: u8,
    /// How many alarms lie in the bag.
    #[serde(deserialize_with = "bounded::<{ ALARMS.0 as u64 }, { ALARMS.1 as u64 }, _, _>")]
    pub alarms: u8,
}

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Required },
    OptionSpec { name: "alarms", kind: OptionKind::Whole(ALARMS.0 as u64, ALARMS.1 as u64), default: OptionDefault::Whole(5) },
];
