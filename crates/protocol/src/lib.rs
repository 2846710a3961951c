//! The messages between a table and its clients: browsers, terminals, bots and tests all speak them.
//!
//! Messages are JSON objects, one in a text frame, over one WebSocket a page. What a client sends is a [`FromClient`], what it gets is a
//! [`ToClient`]; each says in `type` which message it is. `web/src/protocol.ts` has the same types for TypeScript: it is made from these by
//! the test in [`typescript`], which fails when the file is stale and says how to write it anew.
//!
//! # A session
//!
//! 1. The client says [`FromClient::Hello`] with the [`VERSION`] it speaks; the server answers [`ToClient::Welcome`]. A server that does not
//!    speak that version refuses with `other_protocol`, which names the version it does speak, says [`ToClient::Bye`] and closes: a browser
//!    loads its page again and has the right client then.
//! 2. [`FromClient::Watch`] opens a table. The server answers with the whole [`ToClient::Table`] and with what the viewer has missed
//!    ([`ToClient::Update`]) or, if the client does not say what it has or says something unknown, with the whole [`ToClient::View`].
//! 3. From then on every change arrives as an [`Update`]: what happened, as numbered entries without holes, and what the table looks like now.
//! 4. Whoever owes a decision finds its id in the [`Sight`] and answers with [`FromClient::Act`]: acknowledged by [`ToClient::Ack`] or refused by
//!    [`ToClient::Refused`], to the sender alone. The `client` id of an action makes sending it twice harmless: after a lost connection a
//!    client sends it again and gets the same acknowledgement.
//!
//! # Strictness
//!
//! What strangers send is read by [`FromClient::read`], [`CreateTable::read`] and [`http::read_options`]: bounded in size, every field known and of the right kind, or a refusal
//! with the code `bad_message` that names the field. What a server sends is read leniently ([`ToClient::read`]): a field that a client does
//! not know is for a later client.
//!
//! # Layout
//!
//! * [`from_client`], [`to_client`]: the messages by direction.
//! * [`info`]: what everybody may know about a table; [`note`]: what happens at a table besides the game.
//! * [`http`]: the bodies of the HTTP API; the server makes its OpenAPI document from them.
//! * [`reading`]: strict reading, field by field; [`visible`](fn@visible): text without what cannot be seen; [`typescript`]: the types for TypeScript.

pub mod from_client;
pub mod http;
pub mod info;
pub mod note;
pub mod reading;
pub mod to_client;
pub mod typescript;
mod visible;
pub mod written;

pub use from_client::FromClient;
pub use http::{
    CreateTable, CreatedTable, GameInfo, ListedTable, NewBot, OptionInfo, Recover, Recovery, RefusedBody, SeatRange, TableSummary,
    TakeName, WantedAnswer, WantedFrames, WantedLuck, WantedTables,
};
pub use info::{Phase, Player, Rematch, Sealed, SeatClock, SeatInfo, Settings, TableInfo, TableResult, Visibility};
pub use note::{Note, WhyTookOver};
pub use to_client::{Answer, Clocks, Decision, Entry, Refused, Sight, ToClient, Turn, Update, Welcome};
pub use visible::visible;
pub use written::Written;

/// The version of the protocol. Raised when a client of the old version would misunderstand; a message or a field that may be ignored does not
/// raise it.
pub const VERSION: u32 = 1;

/// The most bytes of a frame that a client may send.
pub const MOST_FRAME_BYTES: usize = 16 * 1024;

/// The most characters of a client id.
pub const MOST_CLIENT_ID: usize = 64;

/// The most characters of a line of chat.
pub const MOST_CHAT: usize = 500;

/// The most characters of a player's name.
pub const MOST_NAME: usize = 32;

/// The codes of refusals that belong to messages, not to a table or a game.
pub mod code {
    /// The frame is no message: too long, no JSON object, an unknown type, a field that is missing, unknown or of the wrong kind.
    pub const BAD_MESSAGE: &str = "bad_message";
    /// The client speaks another version of the protocol.
    pub const OTHER_PROTOCOL: &str = "other_protocol";
}

/// Whether a client that speaks this version is understood.
///
/// # Errors
/// `other_protocol`, with the version that is spoken here.
pub fn check_version(protocol: u32) -> Result<(), engine::Refusal> {
    if protocol == VERSION {
        return Ok(());
    }
    Err(engine::Refusal::new(code::OTHER_PROTOCOL).with("theirs", protocol).with("ours", VERSION))
}
