//! `cargo xtask check`: every step that CI runs, in order, stopping at the first that fails.
//!
//! Steps come in files by what they look at, each with one function that lists them:
//!
//! * [`house`]: rules about the files themselves, cheap enough to come first.
//! * [`dependencies`]: licences and versions of what others wrote.
//! * [`rust`]: formatting, lints, tests, documentation, checksums of whole games.
//! * [`fuzz`]: what strangers can send, for some seconds each.
//! * [`web`]: the browser client.
//! * [`new_game`]: what `cargo xtask new-game` writes.

mod dependencies;
mod fuzz;
mod house;
mod new_game;
mod rust;
mod web;

use std::time::{Duration, Instant};

use crate::packages;

/// One thing that must hold.
pub(crate) struct Step {
    /// Its name, as in `cargo xtask check NAME`.
    name: &'static str,
    /// The command with which a person repeats it.
    repeat: String,
    work: Box<dyn Fn() -> Result<(), String>>,
}

impl Step {
    /// A step that is one command line.
    fn command(name: &'static str, line: &str) -> Self {
        let owned = line.to_owned();
        Self { name, repeat: owned.clone(), work: Box::new(move || crate::shell::run(&owned)) }
    }

    /// A step that is a function of ours.
    fn function(name: &'static str, work: fn() -> Result<(), String>) -> Self {
        Self { name, repeat: format!("cargo xtask check {name}"), work: Box::new(work) }
    }
}

fn all_steps() -> Vec<Step> {
    [house::steps(), dependencies::steps(), rust::steps(), fuzz::steps(), web::steps(), new_game::steps()].into_iter().flatten().collect()
}

/// Runs the steps of these names, or all of them if none is named.
///
/// # Errors
/// With the first step that fails and how to repeat it.
pub(crate) fn run(names: &[&str]) -> Result<(), String> {
    let steps = all_steps();
    if let Some(unknown) = names.iter().find(|name| steps.iter().all(|step| step.name != **name)) {
        let known: Vec<&str> = steps.iter().map(|step| step.name).collect();
        return Err(format!("there is no step {unknown:?}; there are: {}", known.join(", ")));
    }
    packages::ensure(packages::FOR_CHECK)?;
    let chosen: Vec<Step> = steps.into_iter().filter(|step| names.is_empty() || names.contains(&step.name)).collect();
    run_in_order(&chosen)
}

fn run_in_order(steps: &[Step]) -> Result<(), String> {
    let mut passed = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        println!("\n=== [{}/{}] {}: {}", at + 1, steps.len(), step.name, step.repeat);
        let began = Instant::now();
        let done = (step.work)();
        let took = began.elapsed();
        if let Err(why) = done {
            println!("=== {} FAILED after {}", step.name, seconds(took));
            summary(&passed, 1);
            return Err(format!("{}: {why}\nrepeat it with: {}", step.name, step.repeat));
        }
        println!("=== {} passed in {}", step.name, seconds(took));
        passed.push((step.name, took));
    }
    summary(&passed, 0);
    Ok(())
}

fn summary(passed: &[(&str, Duration)], failed: usize) {
    println!();
    for (name, took) in passed {
        println!("  {name:<16} {:>9}", seconds(*took));
    }
    println!("{} passed, {failed} failed", passed.len());
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
