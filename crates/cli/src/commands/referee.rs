//! `capers referee`: the rules over JSON lines, for any language.

use clap::Args;

use crate::Context;
use crate::failure::Failure;

/// What `capers referee` takes: nothing; it reads its commands from the standard input.
#[derive(Debug, Args)]
pub struct Referee {}

/// Answers until the input ends.
///
/// # Errors
/// If the input cannot be read or nobody takes the answers.
pub fn run(_asked: &Referee, _context: Context<'_>) -> Result<(), Failure> {
    crate::referee::run(std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(())
}
