//! The `capers` command.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Five heist games, their rules enforced exactly.
#[derive(Parser)]
#[command(name = "capers", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Answer one JSON command a line, so that any language can drive the rules.
    Referee,
}

fn main() -> ExitCode {
    let Cli { command: Command::Referee } = Cli::parse();
    match capers::referee::run(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("capers referee: {error}");
            ExitCode::FAILURE
        }
    }
}
