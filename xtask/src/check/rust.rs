//! Formatting, lints, tests, checksums and documentation of the Rust code.

use std::process::Command;

use super::Step;
use crate::shell;
use crate::shell::target_folder;

/// Builds what `tests` has built: a package by itself would be built once more, with fewer features of its dependencies.
pub(super) const BUILD_ALL: &str = "cargo build --quiet --workspace --tests --examples --bins";

pub(super) fn steps() -> Vec<Step> {
    let tests = if shell::works("cargo nextest --version") { "cargo nextest run --workspace" } else { "cargo test --workspace --tests" };
    vec![
        Step::command("format", "cargo fmt --all --check"),
        Step::command("lints", "cargo clippy --workspace --all-targets -- -D warnings"),
        // Golden records, laws and the bounded form of the fuzz targets are ordinary tests.
        Step::command("tests", tests),
        // Examples in the documentation, which nextest does not run.
        Step::command("doc-tests", "cargo test --workspace --doc --quiet"),
        // Games of random play end as they always did.
        Step::function("probe", probe),
        Step::command("documentation", "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --quiet"),
    ]
}

fn probe() -> Result<(), String> {
    shell::run(BUILD_ALL)?;
    let program = target_folder()?.join("debug/examples/probe");
    let ended = Command::new(&program).arg("sums").status().map_err(|error| format!("{} did not start: {error}", program.display()))?;
    if ended.success() { Ok(()) } else { Err(format!("the games of random play did not end as they always did: {ended}")) }
}
