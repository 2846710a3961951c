//! The figures of the engine: random play of every game, by the program `crates/lab/examples/probe.rs`.
//!
//! | figure | what it is |
//! |---|---|
//! | `machine.dice_per_cpu_second` | the plain loop: dice thrown by the lab's generator, for each second of CPU time |
//! | `engine.<slug>.decisions_per_cpu_second` | random play, three seats, one thread: the median of several rounds |
//! | `engine.<slug>.decisions_per_cpu_second_spread` | from the slowest round to the fastest, as a part of the median |
//! | `engine.<slug>.decisions_per_thousand_dice` | the same speed in terms of the plain loop of the same run, for comparing machines |
//! | `engine.<slug>.instructions_per_decision` | counted by callgrind over the same games at two lengths; the difference leaves start-up out |
//! | `engine.<slug>.bytes_of_state` | how large a state is in place |
//! | `engine.museum-heist.perft_nodes_per_cpu_second` | its move generator by itself: sequences of five moves counted |
//! | `engine.crew-heist.environment_phases_per_cpu_second` | its building by itself: from the end of a greedy crew's phase to the next round, event and guards |

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::{Figures, answer, number};
use crate::shell;

/// How many games are played under callgrind, few and many, as parts of those that are timed.
const COUNTED: [f64; 2] = [0.01, 0.11];

/// Measures all of them.
///
/// # Errors
/// If the probe cannot be built or run, or finds a wrong answer.
pub(super) fn measure() -> Result<Figures, String> {
    println!("building");
    shell::run("cargo build --release --quiet --package lab --example probe")?;
    let probe = probe()?;
    println!("timing random play");
    let timed = answer(Command::new(&probe).arg("time"))?;
    let mut figures = Figures::new();
    let dice = Speed::of(&timed["dice"]["dice"], &timed["dice"]["seconds"])?;
    figures.insert("machine.dice_per_cpu_second".to_owned(), dice.median);
    figures.insert("machine.dice_per_cpu_second_spread".to_owned(), dice.spread);
    for game in timed["games"].as_array().ok_or("the probe lists no games")? {
        let slug = game["slug"].as_str().ok_or("a game has a slug")?;
        let speed = Speed::of(&game["decisions"], &game["seconds"])?;
        println!("counting instructions of {slug}");
        for (figure, value) in [
            ("decisions_per_cpu_second", speed.median),
            ("decisions_per_cpu_second_spread", speed.spread),
            ("decisions_per_thousand_dice", 1000.0 * speed.against(&dice)),
            ("instructions_per_decision", instructions_per_decision(&probe, slug, number(&game["games"])?)?),
            ("bytes_of_state", number(&game["bytes_of_state"])?),
        ] {
            figures.insert(format!("engine.{slug}.{figure}"), value);
        }
    }
    println!("timing parts of games");
    for (part, done, figure) in [
        ("perft", "nodes", "museum-heist.perft_nodes_per_cpu_second"),
        ("environment", "phases", "crew-heist.environment_phases_per_cpu_second"),
    ] {
        let timed = answer(Command::new(&probe).arg(part))?;
        let speed = Speed::of(&timed[done], &timed["seconds"])?;
        figures.insert(format!("engine.{figure}"), speed.median);
        figures.insert(format!("engine.{figure}_spread"), speed.spread);
    }
    Ok(figures)
}

fn probe() -> Result<PathBuf, String> {
    Ok(shell::target_folder()?.join("release/examples/probe"))
}

/// How much was done in a second of CPU time.
struct Speed {
    /// Of each round, in the order they were timed.
    rounds: Vec<f64>,
    median: f64,
    spread: f64,
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

impl Speed {
    fn of(done: &Value, seconds: &Value) -> Result<Self, String> {
        let done = number(done)?;
        let seconds = seconds.as_array().ok_or("the probe gives a list of times")?;
        let rounds = seconds.iter().map(|seconds| Ok(done / number(seconds)?)).collect::<Result<Vec<f64>, String>>()?;
        if rounds.is_empty() {
            return Err("the probe timed nothing".to_owned());
        }
        let (slowest, fastest) = rounds.iter().fold((f64::MAX, 0.0f64), |(low, high), &speed| (low.min(speed), high.max(speed)));
        let median = median(rounds.clone());
        Ok(Self { rounds, median, spread: (fastest - slowest) / median })
    }

    /// The median of the ratios of rounds that were timed side by side: less noisy than the ratio of the medians.
    fn against(&self, other: &Self) -> f64 {
        median(self.rounds.iter().zip(&other.rounds).map(|(mine, theirs)| mine / theirs).collect())
    }
}

fn instructions_per_decision(probe: &Path, slug: &str, games: f64) -> Result<f64, String> {
    let [few, many] = COUNTED.map(|part| (part * games) as u64);
    let (few, many) = (counted(probe, slug, few)?, counted(probe, slug, many)?);
    Ok((many.0 - few.0) / (many.1 - few.1))
}

/// Instructions and decisions of so many games.
fn counted(probe: &Path, slug: &str, games: u64) -> Result<(f64, f64), String> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(probe).args(["play", slug, &games.to_string()]);
    let output = valgrind.output().map_err(|error| format!("valgrind did not start: {error}"))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("valgrind ended with {}\n{log}", output.status));
    }
    let collected = log.lines().find_map(|line| line.split_once("Collected :")).and_then(|(_, count)| count.trim().parse().ok());
    let played: Value = serde_json::from_slice(&output.stdout).map_err(|error| format!("the probe answered with no JSON: {error}"))?;
    Ok((collected.ok_or("valgrind counted nothing")?, number(&played["decisions"])?))
}
