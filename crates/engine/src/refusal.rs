//! The rules refuse, they never panic: a refusal is a code for programs and a sentence for people, and the state is untouched.

use std::borrow::Cow;
use std::fmt;

use crate::message::{Arg, Message};

/// What the reason of a refusal is called in its sentence.
const WHY: Cow<'static, str> = Cow::Borrowed("why");

/// Why something was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What a program looks at, in `snake_case`.
    pub code: &'static str,
    /// What goes into the sentence.
    pub data: Vec<(Cow<'static, str>, Arg)>,
}

/// The codes that mean the same in every game and to the referee.
pub mod code {
    /// The line is no JSON object, the command is unknown, a field is missing or of the wrong type.
    pub const BAD_COMMAND: &str = "bad_command";
    /// No game has that slug.
    pub const UNKNOWN_GAME: &str = "unknown_game";
    /// A command that needs a game before there is one.
    pub const NO_GAME: &str = "no_game";
    /// An option unknown or outside its values.
    pub const BAD_OPTION: &str = "bad_option";
    /// A position that is malformed or breaks what is always true.
    pub const BAD_POSITION: &str = "bad_position";
    /// A seat that this game does not have.
    pub const NO_SUCH_SEAT: &str = "no_such_seat";
    /// A chance outcome, or the list of them, when nothing random is due.
    pub const NO_CHANCE_DUE: &str = "no_chance_due";
    /// Time called when no clock runs.
    pub const NO_CLOCK_DUE: &str = "no_clock_due";
    /// An outcome that is not among the possible ones.
    pub const BAD_OUTCOME: &str = "bad_outcome";
    /// More outcomes than can sensibly be listed.
    pub const TOO_MANY_OUTCOMES: &str = "too_many_outcomes";
    /// The result asked for before the end.
    pub const NOT_OVER: &str = "not_over";
    /// Nothing has been done yet that could be undone.
    pub const NOTHING_TO_UNDO: &str = "nothing_to_undo";
    /// A record of a game that did not begin at its beginning.
    pub const NO_RECORD: &str = "no_record";
    /// A record that does not replay.
    pub const BAD_RECORD: &str = "bad_record";
    /// No bot has that name.
    pub const UNKNOWN_BOT: &str = "unknown_bot";
    /// Something that is no action of this game.
    pub const MALFORMED: &str = "malformed";
    /// Another seat, or chance, is to move.
    pub const NOT_YOUR_TURN: &str = "not_your_turn";
    /// Nothing can be done any more.
    pub const GAME_OVER: &str = "game_over";
}

impl Refusal {
    /// A refusal whose sentence needs nothing more.
    pub const fn new(code: &'static str) -> Self {
        Self { code, data: Vec::new() }
    }

    /// The refusal with one thing more for its sentence.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Self {
        self.data.push((name.into(), arg.into()));
        self
    }

    /// An option that is unknown or out of range.
    pub fn bad_option(name: impl Into<String>) -> Self {
        Self::new(code::BAD_OPTION).with("option", name.into())
    }

    /// The refusal with the reason why: its sentence is then the one named `<name>-why`.
    #[must_use]
    pub fn because(self, why: Message) -> Self {
        self.with(WHY, why)
    }

    /// A position that cannot be, and what is wrong with it.
    pub fn bad_position(what: impl Into<Arg>) -> Self {
        Self::new(code::BAD_POSITION).with("what", what)
    }

    /// A record that cannot be replayed, and why.
    pub fn bad_record(what: impl Into<Arg>) -> Self {
        Self::new(code::BAD_RECORD).with("what", what)
    }

    /// The sentence for people. The catalogs have it under `<slug>-refusal-<code>` if the game words it itself, else under `refusal-<code>`; with a
    /// reason under `refusal-<code>-why`.
    pub fn message(&self) -> Message {
        let why = if self.data.iter().any(|(name, _)| *name == WHY) { "-why" } else { "" };
        Message { key: format!("refusal-{}{why}", self.code).into(), args: self.data.clone() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)?;
        for (name, arg) in &self.data {
            write!(f, " {name}={arg:?}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}
