//! `capers man`: the manual.

use clap::Args;
use clap_mangen::Man as Manual;
use engine::Message;
use words::{Language, Speaker};

use crate::Context;
use crate::arguments::definition;
use crate::failure::Failure;

/// What `capers man` takes.
#[derive(Debug, Args)]
pub struct Man {
    /// The command whose page is wanted; without it, that of `capers` itself.
    page: Option<String>,
}

/// The headings of a manual that are not the same in French. clap knows them in English alone.
const FRENCH_HEADINGS: [(&str, &str); 3] =
    [(".SH NAME\n", ".SH NOM\n"), (".SH SUBCOMMANDS\n", ".SH COMMANDES\n"), (".SH EXTRA\n", ".SH COMPLÉMENTS\n")];

/// Writes the page.
///
/// # Errors
/// If there is no such command, or nobody takes the page.
pub fn run(asked: &Man, (language, screen): Context<'_>) -> Result<(), Failure> {
    let mut whole = definition(&Speaker::new(language, Vec::new()));
    // Fills in what the commands inherit, and their full names.
    whole.build();
    let command = match &asked.page {
        None => &whole,
        Some(page) => {
            let unknown = || Failure::usage(Message::new("cli-usage-unknown-command").with("command", page.clone()));
            whole.find_subcommand(page).ok_or_else(unknown)?
        }
    };
    let mut page = Vec::new();
    Manual::new(command.clone()).render(&mut page)?;
    let mut text = String::from_utf8_lossy(&page).into_owned();
    if language == Language::French {
        for (english, french) in FRENCH_HEADINGS {
            text = text.replace(english, french);
        }
    }
    Ok(screen.raw(text.as_bytes())?)
}
