//! How a command can end when it does not end well.

use std::io;
use std::process::ExitCode;

use engine::{Message, Refusal};

/// What the exit code says. `docs/cli.md` and the help list these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// The rules refused, a record does not check out, or it cannot be read as one.
    Refused = 1,
    /// The command line asks for something that does not exist.
    Usage = 2,
    /// A file cannot be read or written.
    File = 3,
    /// Somebody pressed Ctrl-C, and what there was until then was told.
    Interrupted = 130,
}

/// Why a command ended early.
#[derive(Debug)]
pub enum Failure {
    /// With a sentence to be said.
    Because(Exit, Message),
    /// With everything said already.
    Told(Exit),
    /// Nobody can be told: the screen does not take what we write.
    Output(io::Error),
}

impl Failure {
    /// The command line asks for something that does not exist.
    pub fn usage(why: Message) -> Self {
        Self::Because(Exit::Usage, why)
    }

    /// A file cannot be read or written.
    pub fn file(why: Message) -> Self {
        Self::Because(Exit::File, why)
    }

    /// The rules refused, or a record is not as it should be.
    pub fn refused(why: Message) -> Self {
        Self::Because(Exit::Refused, why)
    }

    /// The sentence that is still to be said.
    pub fn message(&self) -> Option<Message> {
        match self {
            Self::Because(_, why) => Some(why.clone()),
            Self::Told(_) => None,
            // Whoever reads us has seen enough and closed the pipe, as `head` does: that is no failure.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Self::Output(error) => Some(Message::new("cli-output-failed").with("why", crate::files::reason(error))),
        }
    }

    /// The exit code.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Self::Because(exit, _) | Self::Told(exit) => ExitCode::from(*exit as u8),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(_) => ExitCode::from(Exit::File as u8),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::refused(refusal.message())
    }
}
