//! The fuzz targets: built as the fuzzer needs them, and run for some seconds each from their seeds.
//!
//! Neither `cargo fuzz` nor a nightly compiler is needed: measuring which code an input reaches is a pass that the stable compiler has too. What those two would add is
//! the search for misuse of memory, and there is no `unsafe` here.
//!
//! The rules and tables are built once more for it, and nothing else: no target needs the server, the terminal or the pages.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;

use super::Step;
use crate::shell;

/// How long the targets run, all at once, in seconds.
const SECONDS: u32 = 10;

/// What the compiler adds, so that the fuzzer knows which code an input reached.
const FLAGS: &str = "--cfg fuzzing -Ctarget-feature=+popcnt -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=3 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table -Ccodegen-units=16";

pub(super) fn steps() -> Vec<Step> {
    vec![Step::function("fuzz", run)]
}

fn run() -> Result<(), String> {
    let host = host()?;
    let folder = shell::root().join("target/fuzz");
    let mut build = shell::command("cargo build --quiet --locked --manifest-path fuzz/Cargo.toml");
    // With a target named, build scripts and macros are built without the flags.
    build.arg("--target").arg(&host).arg("--target-dir").arg(&folder).env("RUSTFLAGS", FLAGS);
    let built = build.status().map_err(|error| format!("cargo did not start: {error}"))?;
    if !built.success() {
        return Err(format!("the fuzz targets cannot be built: {built}"));
    }
    let (targets, programs) = (targets()?, folder.join(&host).join("debug"));
    let ran: Vec<Result<String, String>> = thread::scope(|scope| {
        let started: Vec<_> = targets.iter().map(|target| scope.spawn(|| fuzz(target, &programs, &folder))).collect();
        started
            .into_iter()
            .map(|one| one.join().unwrap_or_else(|_| Err("the thread that waits for the fuzzer panicked".to_owned())))
            .collect()
    });
    for (target, came_to) in targets.iter().zip(ran) {
        println!("{target}: {}", came_to.map_err(|why| format!("{target}: {why}"))?);
    }
    Ok(())
}

/// Runs one target from its seeds.
fn fuzz(target: &str, programs: &Path, folder: &Path) -> Result<String, String> {
    let found = folder.join("found").join(target);
    fs::create_dir_all(&found).map_err(|error| format!("{}: {error}", found.display()))?;
    let mut program = Command::new(programs.join(target));
    program.arg(&found).arg(shell::root().join("fuzz/seeds").join(target)).current_dir(folder);
    program.arg(format!("-dict={}", shell::root().join("fuzz/capers.dict").display())).args([
        format!("-max_total_time={SECONDS}"),
        "-timeout=20".to_owned(),
        "-print_final_stats=1".to_owned(),
    ]);
    let output = program.output().map_err(|error| format!("it did not start: {error}"))?;
    told(&String::from_utf8_lossy(&output.stderr), output.status.success())
}

/// What a run of the fuzzer came to.
///
/// # Errors
/// With the end of what it said if it found something, or did not really run.
fn told(said: &str, succeeded: bool) -> Result<String, String> {
    let last: Vec<&str> = said.lines().rev().take(40).collect();
    let last = last.into_iter().rev().collect::<Vec<_>>().join("\n");
    let runs = said.lines().find_map(|line| line.strip_prefix("stat::number_of_executed_units:")?.trim().parse::<u64>().ok());
    let reached = said.lines().rev().find_map(|line| line.split_once(" cov: ")?.1.split_whitespace().next()?.parse::<u64>().ok());
    match (succeeded, runs, reached) {
        (true, Some(runs), Some(reached)) if runs > 0 && reached > 0 => Ok(format!("{runs} inputs, {reached} places of the code reached")),
        (true, ..) => Err(format!("the fuzzer did not run as it should:\n{last}")),
        (false, ..) => Err(format!("the fuzzer found something; the input is in target/fuzz:\n{last}")),
    }
}

/// The targets, by the names of their files.
fn targets() -> Result<Vec<String>, String> {
    let folder = shell::root().join("fuzz/fuzz_targets");
    let listed = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<String> = listed.filter_map(|file| Some(file.ok()?.path().file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    if names.is_empty() { Err("there is no fuzz target".to_owned()) } else { Ok(names) }
}

/// The system that we build on and for.
fn host() -> Result<String, String> {
    let version = shell::output("rustc -vV")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "the compiler does not say for which system it builds".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fuzzer_that_did_nothing_has_not_passed() {
        let ran = "#12\tINITED cov: 812 ft: 900\n#99\tDONE   cov: 900 ft: 950\nstat::number_of_executed_units: 99\n";
        assert_eq!(told(ran, true).unwrap(), "99 inputs, 900 places of the code reached");
        assert!(told(ran, false).is_err());
        assert!(told("stat::number_of_executed_units: 5\n", true).is_err(), "built without measuring what is reached");
        assert!(told("", true).is_err());
    }
}
