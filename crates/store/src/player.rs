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
    /// Until when that link works, in milliseconds since 1970.
    pub recovery_until: Option<i64>,
    /// The hash of the token that a bot shows.
    pub bot_token: Option<String>,
    /// How often all devices of this player were signed out.
    pub sign_outs: i64,
}

/// One thing that can change about a player. Each is a write of its own, so that two changes at once do not undo each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerChange {
    /// Another name.
    Name(String),
    /// Another recovery token.
    RecoveryToken {
        /// Its hash.
        hash: String,
        /// Until when it works, in milliseconds since 1970.
        until: i64,
    },
    /// All devices are signed out, and no recovery link works any more.
    SignOut,
    /// Another bot token, as a hash, or none.
    BotToken(Option<String>),
}
