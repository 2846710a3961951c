//! What a table wants done.

use std::fmt;
use std::sync::Arc;

use engine::{Match, Seat};
use protocol::{Player, Settings, Visibility};
use serde_json::Value;

use crate::input::{ConnectionId, Millis};

/// What a table wants done after something happened. First `append` must be durable; only then may anything else be done.
#[derive(Debug, Default)]
pub struct Output {
    /// Lines for the log, in order. If they cannot be kept, this table is ahead of its log and must be restored from it.
    pub append: Vec<Arc<str>>,
    /// What was said, each with the number of its line, to be kept together with the log and given back by [`crate::Table::remember_said`].
    pub said: Vec<(u64, Arc<str>)>,
    /// Frames to send, in order.
    pub send: Vec<Delivery>,
    /// When to hand in [`crate::Input::Wake`] at the latest. It replaces what was said before; `None`: there is nothing to wait for.
    pub wake: Option<Millis>,
    /// Bots that must decide.
    pub think: Vec<BotRequest>,
    /// Another table to be opened. Hand in [`crate::Input::RematchMade`] once it is.
    pub rematch: Option<RematchPlan>,
}

/// A frame and who gets it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Delivery {
    /// Who.
    pub to: Recipients,
    /// The frame.
    pub text: String,
}

/// Who gets a frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recipients {
    /// One connection.
    One(ConnectionId),
    /// All who see the same.
    Many(Arc<[ConnectionId]>),
}

/// A bot that must decide. The answer goes back as [`crate::Input::Decided`].
pub struct BotRequest {
    /// For which seat.
    pub seat: Seat,
    /// Which bot.
    pub bot: String,
    /// What it is asked.
    pub decision: String,
    /// The game as it is. The bot gets to see what its seat sees: `bots::decide` takes care of that.
    pub played: Box<dyn Match>,
}

impl fmt::Debug for BotRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Thought")
            .field("seat", &self.seat)
            .field("bot", &self.bot)
            .field("decision", &self.decision)
            .finish_non_exhaustive()
    }
}

/// Who is on a seat of a table from the beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartingSeat {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Player),
    /// A bot, by name.
    Bot(String),
}

/// A table like this one for the same people, everybody one seat further.
#[derive(Clone, PartialEq, Debug)]
pub struct RematchPlan {
    /// The options of the game.
    pub options: Value,
    /// What else was agreed.
    pub settings: Settings,
    /// Who finds the table.
    pub visibility: Visibility,
    /// The host: the one of this table if coming along, else who offered.
    pub host: Player,
    /// Who sits where.
    pub seats: Vec<StartingSeat>,
}
