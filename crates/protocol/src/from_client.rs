//! What clients say.

use engine::{Message, Refusal};
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

use crate::reading::{Reader, refused, shortened, wrong};
use crate::{MOST_CHAT, MOST_CLIENT_ID, MOST_FRAME_BYTES};

/// The most characters of the texts that have no bound of their own: ids, bot names, entropy, nonces.
const MOST_TEXT: usize = 128;

/// What a client says. The first message is `hello`, the second usually `watch`; all others are about the table that is watched.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromClient {
    /// Who speaks, and in which version.
    Hello {
        /// The version of the protocol: [`crate::VERSION`].
        protocol: u32,
        /// The program and its version, for the server's log.
        client: String,
    },
    /// Opens a table, and leaves the one watched before.
    Watch {
        /// The id of the table, as in its link.
        table: String,
        /// The number of the last entry this client has: it gets those after it. Left out by a client that has nothing yet.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        since: Option<u64>,
        /// Whether updates tell what each event changed ([`crate::Entry::change`]): for clients that show a move step by step.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        steps: bool,
    },
    /// Takes a seat before the game begins, or another one; on the own seat it only brings new entropy.
    Sit {
        /// The number of the seat.
        seat: u64,
        /// What this player adds to the dice: up to 128 printable ASCII characters, best made at random by the client.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        entropy: Option<String>,
    },
    /// Gets up. During a game a bot plays on, and the player may take the seat back.
    Stand,
    /// The host puts a bot on a free seat or takes it off again, before the game begins.
    SetBot {
        /// The number of the seat.
        seat: u64,
        /// The name of the bot; `null` takes the bot off.
        bot: Option<String>,
    },
    /// The host frees a seat, before the game begins.
    Remove {
        /// The number of the seat.
        seat: u64,
    },
    /// The host begins the game. Every seat must be taken, by a person or a bot.
    Start,
    /// Answers a decision.
    Act {
        /// The id of the decision, from the latest [`crate::Sight`]. Left out for what a game allows a seat that owes nothing.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        decision: Option<String>,
        /// The action, in the JSON of the game's rules.
        #[ts(type = "unknown")]
        action: Value,
        /// An id of up to 64 characters that this client has used for nothing else: sent twice, the action happens once.
        client: String,
        /// What this player adds to the luck that the action causes: up to 128 printable ASCII characters.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Takes the own last action back, where the latest [`crate::Sight`] offers it.
    Undo {
        /// As for `act`.
        client: String,
    },
    /// Asks what the own view implies for a choice that is only half made. Answered by [`crate::ToClient::Answer`], or refused like a bad action.
    Ask {
        /// An id of up to 64 characters that the answer repeats.
        client: String,
        /// The question, in the JSON of the game's insights.
        #[ts(type = "unknown")]
        question: Value,
    },
    /// Asks for the whole view, whatever was sent before.
    View,
    /// Asks for the entries after a number; 0 for all of them.
    Events {
        /// The number of the last entry that is not wanted.
        since: u64,
    },
    /// Says something to everybody at the table.
    Chat {
        /// The words, up to 500 characters.
        text: String,
    },
    /// Offers another game to the same people once this one is over, or agrees to it.
    Rematch,
    /// Agrees that everybody may know what this finished game keeps secret. Once every person who played has agreed, its record and its film are open.
    OpenRecord,
    /// Takes the own seat back from the bot that plays for it.
    TakeBack,
    /// Asks for a `pong`.
    Ping,
}

impl FromClient {
    /// Reads a frame.
    ///
    /// # Errors
    /// `bad_message`, with what is wrong and the name of the field.
    pub fn read(frame: &str) -> Result<Self, Refusal> {
        let mut fields = Reader::new(frame, MOST_FRAME_BYTES)?;
        let kind = fields.text("type", MOST_TEXT)?;
        let message = Self::of_kind(&kind, &mut fields)?;
        fields.nothing_more()?;
        Ok(message)
    }

    fn of_kind(kind: &str, fields: &mut Reader) -> Result<Self, Refusal> {
        Ok(match kind {
            "hello" => Self::Hello { protocol: small(fields.whole("protocol")?), client: fields.text("client", MOST_TEXT)? },
            "watch" => Self::Watch {
                table: fields.text("table", MOST_TEXT)?,
                since: fields.optional_whole("since")?,
                steps: fields.flag("steps")?,
            },
            "sit" => Self::Sit { seat: fields.whole("seat")?, entropy: fields.optional_text("entropy", MOST_TEXT)? },
            "stand" => Self::Stand,
            "set_bot" => {
                let seat = fields.whole("seat")?;
                let bot = match fields.required("bot")? {
                    Value::Null => None,
                    Value::String(bot) if bot.len() <= MOST_TEXT => Some(bot),
                    _ => return Err(wrong("bot", "protocol-kind-text-or-null")),
                };
                Self::SetBot { seat, bot }
            }
            "remove" => Self::Remove { seat: fields.whole("seat")? },
            "start" => Self::Start,
            "act" => Self::Act {
                decision: fields.optional_text("decision", MOST_TEXT)?,
                action: fields.required("action")?,
                client: fields.text("client", MOST_CLIENT_ID)?,
                nonce: fields.optional_text("nonce", MOST_TEXT)?,
            },
            "undo" => Self::Undo { client: fields.text("client", MOST_CLIENT_ID)? },
            "ask" => Self::Ask { client: fields.text("client", MOST_CLIENT_ID)?, question: fields.required("question")? },
            "view" => Self::View,
            "events" => Self::Events { since: fields.whole("since")? },
            "chat" => Self::Chat { text: fields.text("text", MOST_CHAT)? },
            "rematch" => Self::Rematch,
            "open_record" => Self::OpenRecord,
            "take_back" => Self::TakeBack,
            "ping" => Self::Ping,
            _ => return Err(refused(Message::new("protocol-unknown-type").with("type", shortened(kind)))),
        })
    }

    /// The `type` of this message, as refusals name it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Hello { .. } => "hello",
            Self::Watch { .. } => "watch",
            Self::Sit { .. } => "sit",
            Self::Stand => "stand",
            Self::SetBot { .. } => "set_bot",
            Self::Remove { .. } => "remove",
            Self::Start => "start",
            Self::Act { .. } => "act",
            Self::Undo { .. } => "undo",
            Self::Ask { .. } => "ask",
            Self::View => "view",
            Self::Events { .. } => "events",
            Self::Chat { .. } => "chat",
            Self::Rematch => "rematch",
            Self::OpenRecord => "open_record",
            Self::TakeBack => "take_back",
            Self::Ping => "ping",
        }
    }

    /// The client id of this message, if it has one.
    pub fn client(&self) -> Option<&str> {
        match self {
            Self::Act { client, .. } | Self::Undo { client } | Self::Ask { client, .. } => Some(client),
            _ => None,
        }
    }

    /// The message as a frame.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message can be written as JSON")
    }
}

/// A version that is too large to be one is as unknown as the largest.
fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
