//! What a seat can do, and how chance can fall.

use serde::{Deserialize, Serialize};

use crate::content::Kind;

/// What a seat can do on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    /// Reach into the bag.
    Grab,
    /// Leave with what one holds.
    Leave,
}

/// How chance can fall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// An alarm.
    Alarm,
    /// Loot.
    Loot {
        /// Of this kind.
        kind: Kind,
    },
}
