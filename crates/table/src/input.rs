//! What can happen to a table.

use engine::Seat;
use protocol::{FromClient, Player};
use serde_json::Value;

/// A moment or a stretch of time, in milliseconds. A table has no clock of its own: whoever drives it says what time it is.
pub type Millis = u64;

/// The name that whoever holds the sockets has for one of them. A person may have several.
pub type ConnectionId = u64;

/// Something that happens to a table.
#[derive(Clone, Debug)]
pub enum Input {
    /// A connection begins to watch.
    Arrived {
        /// Which.
        connection: ConnectionId,
        /// Who is behind it: known for certain by whoever passes it in.
        player: Player,
        /// The number of the last entry it has, if it says so.
        since: Option<u64>,
        /// Whether it is told what each event changed.
        steps: bool,
    },
    /// A connection is gone, or watches another table.
    Left {
        /// Which.
        connection: ConnectionId,
    },
    /// A connection said something. `hello` and `watch` are for the server.
    Said {
        /// Which.
        connection: ConnectionId,
        /// What.
        message: FromClient,
    },
    /// A bot has thought. An answer to a decision that is no longer asked is passed over.
    Decided {
        /// For which seat.
        seat: Seat,
        /// What it was asked: [`crate::BotRequest::decision`].
        decision: String,
        /// What it does.
        action: Value,
    },
    /// The table that [`crate::Output::rematch`] asked for is there.
    RematchMade {
        /// Its id.
        table: String,
    },
    /// The time that [`crate::Output::wake`] named has come, or the table was just restored.
    Wake,
}
