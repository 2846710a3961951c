//! What happens at a table besides the game itself.

use engine::{Message, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::info::Player;

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WhyTookOver {
    /// The person was without a connection for too long while owing a decision.
    Away,
    /// The person got up.
    Stood,
    /// The person's time for the whole game is used up: the seat cannot be taken back.
    Clock,
}

/// Something that happened at the table and is no event of the game. Everybody hears it, but for `undone`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Note {
    /// The table was opened.
    Opened {
        /// By whom.
        player: Player,
    },
    /// A person took a seat.
    Sat {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// A person got up before the game began.
    Stood {
        /// From which seat.
        #[ts(type = "number")]
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// The host put a bot on a seat, or took it off.
    BotSet {
        /// Which seat.
        #[ts(type = "number")]
        seat: Seat,
        /// Which bot; `null` if it was taken off.
        bot: Option<String>,
    },
    /// The host freed a seat.
    Removed {
        /// Which.
        #[ts(type = "number")]
        seat: Seat,
        /// Who sat there.
        player: Player,
    },
    /// Somebody said something.
    Chat {
        /// Who.
        player: Player,
        /// From which seat; `null` for a spectator.
        #[ts(type = "number | null")]
        seat: Option<Seat>,
        /// What; empty where the table no longer keeps it: only the latest lines are kept.
        text: String,
    },
    /// The game began.
    Started,
    /// The viewer's own last action was taken back. Nobody else hears of it, as nobody else had heard of the action.
    Undone,
    /// A seat's time for a decision was up, and a bot answers it.
    ClockFell {
        /// Which seat.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// A bot plays for a person from now on.
    TookOver {
        /// On which seat.
        #[ts(type = "number")]
        seat: Seat,
        /// Which bot.
        bot: String,
        /// Why.
        why: WhyTookOver,
    },
    /// The person plays again.
    TookBack {
        /// On which seat.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// The secret of the dice.
        secret: String,
    },
    /// A seat wants another game.
    RematchAgreed {
        /// Which seat.
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The other game is there.
    RematchMade {
        /// The id of its table.
        table: String,
    },
    /// A seat agrees to open the record of the finished game.
    OpeningAgreed {
        /// Which seat.
        #[ts(type = "number")]
        seat: Seat,
    },
}

impl Note {
    /// The note in words.
    pub fn message(&self) -> Message {
        let of_seat = |key: &'static str, seat: &Seat| Message::new(key).with("seat", *seat);
        let named = |key: &'static str, player: &Player| Message::new(key).with("name", player.name.clone());
        // People count from one.
        let counted = |seat: Seat| seat.index() as i64 + 1;
        match self {
            Self::Opened { player } => named("table-note-opened", player),
            Self::Sat { player, .. } => named("table-note-sat", player),
            Self::Stood { player, .. } => named("table-note-stood", player),
            Self::BotSet { seat, bot: Some(bot) } => {
                Message::new("table-note-bot-set").with("number", counted(*seat)).with("bot", bot.clone())
            }
            Self::BotSet { seat, bot: None } => Message::new("table-note-bot-taken-off").with("number", counted(*seat)),
            Self::Removed { player, .. } => named("table-note-removed", player),
            Self::Chat { player, text, .. } if text.is_empty() => named("table-note-chat-forgotten", player),
            Self::Chat { player, text, .. } => named("table-note-chat", player).with("text", text.clone()),
            Self::Started => Message::new("table-note-started"),
            Self::Undone => Message::new("table-note-undone"),
            Self::ClockFell { seat } => of_seat("table-note-clock-fell", seat),
            Self::TookOver { seat, why, .. } => match why {
                WhyTookOver::Away => of_seat("table-note-away", seat),
                WhyTookOver::Stood => of_seat("table-note-left", seat),
                WhyTookOver::Clock => of_seat("table-note-out-of-time", seat),
            },
            Self::TookBack { seat } => of_seat("table-note-took-back", seat),
            Self::Over { .. } => Message::new("table-note-over"),
            Self::RematchAgreed { seat } => of_seat("table-note-rematch-agreed", seat),
            Self::RematchMade { .. } => Message::new("table-note-rematch-made"),
            Self::OpeningAgreed { seat } => of_seat("table-note-opening-agreed", seat),
        }
    }
}
