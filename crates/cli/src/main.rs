//! The `capers` command. Everything it does is in the library of the same name.

use std::process::ExitCode;

/// Serving a move takes dozens of small allocations on several threads: this allocator takes half the time of the system's for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    capers::run(std::env::args_os())
}
