//! A refusal on its way out: a code for programs, and the sentence that fits best.

use engine::refusal::code;
use engine::{GameFace, Message, Refusal};

/// Why a command was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    pub(super) code: &'static str,
    pub(super) message: Message,
}

impl Refused {
    /// A line that is no command, and what is wrong with it.
    pub(super) fn bad_command(message: Message) -> Self {
        Self { code: code::BAD_COMMAND, message }
    }

    /// In the words of the game, where it has any.
    pub(super) fn by(game: &dyn GameFace, refusal: &Refusal) -> Self {
        Self { code: refusal.code, message: game.refusal_message(refusal) }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { code: refusal.code, message: refusal.message() }
    }
}
