//! Who plays.

use std::sync::Arc;

/// Somebody who plays: a person, or a stranger's bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// What tells players apart for ever.
    pub id: Arc<str>,
    /// What others see. Names may repeat.
    pub name: String,
    /// When the player first came, in milliseconds since 1970.
    pub created: i64,
    /// The hash of the token in the link that moves this player to another device.
    pub recovery_token: Option<String>,
    /// The hash of the token that a bot shows.
    pub bot_token: Option<String>,
}

/// One thing that can change about a player. Each is a write of its own, so that two changes at once do not undo each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerChange {
    /// Another name.
    Name(String),
    /// Another recovery token, as a hash, or none.
    RecoveryToken(Option<String>),
    /// Another bot token, as a hash, or none.
    BotToken(Option<String>),
}
