//! Formatting, lints, tests, checksums and documentation of the Rust code.

use super::Step;
use crate::shell;

pub(super) fn steps() -> Vec<Step> {
    let tests = if shell::works("cargo nextest --version") { "cargo nextest run --workspace" } else { "cargo test --workspace --tests" };
    vec![
        Step::command("format", "cargo fmt --all --check"),
        Step::command("lints", "cargo clippy --workspace --all-targets -- -D warnings"),
        // Golden records, laws and the bounded form of the fuzz targets are ordinary tests.
        Step::command("tests", tests),
        // Examples in the documentation, which nextest does not run.
        Step::command("doc-tests", "cargo test --workspace --doc --quiet"),
        // Games of random play end as they always did; `tests` has built the program.
        Step::command("probe", "cargo run --quiet --package lab --example probe -- sums"),
        Step::command("documentation", "RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --quiet"),
    ]
}
