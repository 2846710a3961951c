//! `cargo xtask bench`: how fast the engine and the server are on this machine, as named figures.
//!
//! Nothing here is a gate: machines are shared and differ. What can be compared between machines is counted (instructions, bytes) or given as a ratio
//! to a plain loop measured in the same run.
//!
//! * [`engine`]: the figures of the engine and its games; [`server`]: those of the server.

mod engine;
mod server;

use std::collections::BTreeMap;
use std::fs;
use std::process::{Command, Stdio};

use serde_json::{Map, Value, json};

use crate::packages;

/// Figures by name, as `engine.dice-heist.bytes_of_state`.
pub(crate) type Figures = BTreeMap<String, f64>;

/// Measures everything, prints a table, and does with it what the arguments say.
///
/// # Errors
/// If something cannot be built, measured, read or written, or gives a wrong answer.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let asked = Asked::read(args)?;
    let old = asked.compare.map(read_figures).transpose()?;
    let mut figures = Figures::new();
    if asked.wants("engine") {
        packages::ensure(packages::FOR_BENCH)?;
        figures.extend(engine::measure()?);
    }
    if asked.wants("server") {
        figures.extend(server::measure()?);
    }
    print_table(&figures, old.as_ref());
    if let Some(file) = asked.json {
        let text = serde_json::to_string_pretty(&written(&figures)).expect("figures are written as JSON");
        fs::write(file, text + "\n").map_err(|error| format!("{file} cannot be written: {error}"))?;
        println!("\nwritten to {file}");
    }
    Ok(())
}

/// What the arguments ask for.
#[derive(Default)]
struct Asked<'a> {
    json: Option<&'a str>,
    compare: Option<&'a str>,
    parts: Vec<&'a str>,
}

impl<'a> Asked<'a> {
    /// Whether a part is to be measured: all are if none is named.
    fn wants(&self, part: &str) -> bool {
        self.parts.is_empty() || self.parts.contains(&part)
    }

    fn read(mut args: &[&'a str]) -> Result<Self, String> {
        let mut asked = Self::default();
        while !args.is_empty() {
            args = match args {
                ["--json", file, rest @ ..] => {
                    asked.json = Some(file);
                    rest
                }
                ["--compare", file, rest @ ..] => {
                    asked.compare = Some(file);
                    rest
                }
                [part @ ("engine" | "server"), rest @ ..] => {
                    asked.parts.push(part);
                    rest
                }
                ["--json" | "--compare"] => return Err(format!("{} wants the name of a file after it", args[0])),
                [unknown, ..] => {
                    return Err(format!("bench has no argument {unknown:?}; it has engine, server, --json FILE and --compare FILE"));
                }
                [] => args,
            };
        }
        Ok(asked)
    }
}

/// The JSON that a measuring program prints.
fn answer(command: &mut Command) -> Result<Value, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("the probe did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("the probe ended with {}", output.status));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("the probe answered with no JSON: {error}"))
}

fn number(value: &Value) -> Result<f64, String> {
    value.as_f64().ok_or_else(|| format!("the probe answered {value} where a number belongs"))
}

/// The figures and what they were measured on, as one flat object.
fn written(figures: &Figures) -> Value {
    let mut all: Map<String, Value> = figures.iter().map(|(name, value)| (name.clone(), json!(value))).collect();
    all.insert("machine.cores".to_owned(), json!(std::thread::available_parallelism().map_or(0, usize::from)));
    all.insert("machine.cpu".to_owned(), json!(cpu_model()));
    Value::Object(all)
}

fn cpu_model() -> Option<String> {
    let info = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = info.lines().find(|line| line.starts_with("model name"))?;
    line.split_once(':').map(|(_, model)| model.trim().to_owned())
}

fn read_figures(file: &str) -> Result<Figures, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{file} cannot be read: {error}"))?;
    let all: Map<String, Value> = serde_json::from_str(&text).map_err(|error| format!("{file} is no file of figures: {error}"))?;
    Ok(all.into_iter().filter_map(|(name, value)| value.as_f64().map(|value| (name, value))).collect())
}

fn print_table(figures: &Figures, old: Option<&Figures>) {
    println!("\n{} cores, {}", std::thread::available_parallelism().map_or(0, usize::from), cpu_model().unwrap_or_default());
    for (name, value) in figures {
        let before = old.and_then(|old| old.get(name)).filter(|before| **before != 0.0);
        let change = before.map(|before| format!("{:>16}  {:+.1}%", shown(*before), (value / before - 1.0) * 100.0));
        println!("  {name:<50} {:>16}{}", shown(*value), change.unwrap_or_default());
    }
}

/// A figure with as many digits as help.
fn shown(value: f64) -> String {
    if value.abs() < 1000.0 {
        return format!("{value:.3}");
    }
    let digits = format!("{value:.0}");
    let mut grouped = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_read_in_any_order() {
        let asked = Asked::read(&["--compare", "old.json", "--json", "new.json"]).unwrap();
        assert_eq!((asked.json, asked.compare), (Some("new.json"), Some("old.json")));
        assert!(Asked::read(&["--json"]).is_err());
        assert!(Asked::read(&["--yaml", "x"]).is_err());
    }

    #[test]
    fn large_figures_are_grouped() {
        assert_eq!([0.5, 999.0, 1000.0, 12_345_678.0].map(shown), ["0.500", "999.000", "1,000", "12,345,678"]);
    }
}
