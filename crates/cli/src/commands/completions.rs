//! `capers completions`: a script that lets a shell complete commands.

use clap::Args;
use clap_complete::Shell;
use words::Speaker;

use crate::Context;
use crate::arguments::definition;
use crate::failure::Failure;

/// What `capers completions` takes.
#[derive(Debug, Args)]
pub struct Completions {
    /// For which shell.
    #[arg(value_enum)]
    shell: Shell,
}

/// Writes the script.
///
/// # Errors
/// If nobody takes it.
pub fn run(asked: &Completions, (language, screen): Context<'_>) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(asked.shell, &mut definition(&Speaker::new(language, Vec::new())), "capers", &mut script);
    Ok(screen.raw(&script)?)
}
