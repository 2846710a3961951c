//! The chores of the house, run as `cargo xtask <chore>`.
//!
//! * [`check`]: all that must hold before a change goes in; CI runs exactly this.
//! * `bench`: how fast the engine and the server are, as named figures.
//! * [`new_game`]: a small game to begin with.
//! * [`packages`]: the programs of the system that the chores need.
//! * [`shell`]: starting programs.

mod bench;
mod check;
mod new_game;
mod packages;
mod shell;

use std::process::ExitCode;

const HELP: &str = "\
The chores of the house.

Usage: cargo xtask <chore>

  check                       run every step that CI runs, stop at the first that fails
  check STEP…                 run only these steps
  bench                       measure the engine and the server and print the figures
  bench engine, bench server  measure only that
    --json FILE               also write them, with the machine they were measured on
    --compare FILE            also show the change since an earlier run
  new-game SLUG               write a small game that plays at once, to be turned into yours
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["check", steps @ ..] => check::run(steps),
        ["bench", args @ ..] => bench::run(args),
        ["new-game", args @ ..] => new_game::run(args),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        [unknown, ..] => Err(format!("there is no chore {unknown:?}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
