//! The `capers` command. Everything it does is in the library of the same name.

use std::process::ExitCode;

fn main() -> ExitCode {
    capers::run(std::env::args_os())
}
