//! The `capers` command: games in a terminal.
//!
//! # Layout
//!
//! * [`arguments`]: what can be asked for; [`help`] puts it into the reader's language, [`usage`] says what was asked wrongly.
//! * [`commands`]: one file a command.
//! * [`failure`]: how a command can end, and its exit code.
//! * [`screen`]: lines of 80 columns, in colour where there is any, and the answers of people.
//! * [`local_game`]: a game with its record, its dice and its past; [`random_bytes`]: where its secrets come from; [`files`]: where it is kept.
//! * [`menu`], [`guide`], [`score`], [`luck`], [`event_text`]: what can be done, the rules, the result, who was lucky, and what happened, each as a page.

pub mod arguments;
pub mod commands;
pub mod event_text;
pub mod failure;
pub mod files;
pub mod guide;
pub mod help;
pub mod local_game;
pub mod luck;
pub mod menu;
pub mod random_bytes;
pub mod score;
pub mod screen;
pub mod usage;

use std::ffi::OsString;
use std::process::ExitCode;

use words::{Language, Speaker};

use crate::failure::Failure;
use crate::screen::Screen;

/// Does what the arguments ask for, the first of them being the name of the command itself.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let given: Vec<OsString> = arguments.into_iter().collect();
    let language = arguments::language_of(&given, |name| std::env::var(name).ok());
    let speaker = Speaker::new(language, Vec::new());
    let asked = match arguments::read(&given, &speaker) {
        Ok(asked) => asked,
        Err(error) => return usage::tell(&error, &given, &speaker),
    };
    asked.color.write_global();
    let done = asked.command.run(language, &mut Screen::of_process());
    done.map_or_else(|failure| conclude(&failure, &speaker), |()| ExitCode::SUCCESS)
}

/// Says what went wrong, if there is anything to say, and chooses the exit code.
fn conclude(failure: &Failure, speaker: &Speaker) -> ExitCode {
    if let Some(why) = failure.message() {
        screen::complain(speaker, &why);
    }
    failure.exit_code()
}

/// The language and the screen that every command gets.
pub type Context<'a> = (Language, &'a mut Screen);
