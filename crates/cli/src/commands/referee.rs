//! `capers referee`: the rules over JSON lines, for programs.

use std::io;

use clap::Args;

use crate::Context;
use crate::failure::Failure;

/// What `capers referee` takes: nothing but its input.
#[derive(Debug, Args)]
pub struct Referee {}

/// Answers every line of the standard input on the standard output. Programs read it, so the screen of people is not asked.
///
/// # Errors
/// If the input cannot be read or the output cannot be written.
pub fn run(_: &Referee, _: Context<'_>) -> Result<(), Failure> {
    Ok(referee::run(io::stdin().lock(), io::stdout().lock())?)
}
