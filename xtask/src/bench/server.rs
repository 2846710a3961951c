//! The figures of the server: three clients a table over real sockets, durable storage on, by the program `crates/server/examples/load`.
//!
//! | figure | what it is |
//! |---|---|
//! | `server.<N>.moves_per_second` | N tables, each as fast as its clients can, which run on the same machine |
//! | `server.<N>.moves_per_cpu_second` | the same for each second of the server's CPU time: the one to trust on a busy machine |
//! | `server.<N>.fast_p50_ms`, `…_p99_ms` | from sending a move to its effect arriving at every client of the table, at that speed |
//! | `server.<N>.paced_p50_ms`, `…_p99_ms` | the same with a move a second at each table |
//! | `plain.<N>.…` | the same for the plain loop, which passes frames on and does nothing else |
//! | `server.<N>.moves_per_plain_broadcast` | moves for each second of CPU time, in terms of the plain loop of the same run |
//! | `server.<N>.paced_p99_against_plain` | the latency, in those terms |
//! | `server.flood.calm_p99_ms`, `…flooded_p99_ms` | a hundred tables with a move a second each, without and with fifty connections of one address that ask for a whole log again and again |
//! | `server.flood.p99_against_calm` | the second in terms of the first: it should stay below 1.2 |
//! | `server.flood.pages_per_second` | what those fifty got |
//! | `server.memory.live_kb` | memory of a table that three clients play at, without what the connections cost by themselves |
//! | `server.memory.sleeping_kb` | memory that remains of a table when everybody has left |

use std::process::Command;

use serde_json::Value;

use super::{Figures, answer, number};
use crate::shell;

/// How long each run at full speed takes, in seconds.
const SECONDS: &str = "5";

/// Measures all of them.
///
/// # Errors
/// If something cannot be built or run.
pub(super) fn measure() -> Result<Figures, String> {
    println!("building the server");
    shell::run("cargo build --release --quiet --package capers")?;
    shell::run("cargo build --release --quiet --package server --example load")?;
    let target = shell::target_folder()?;
    println!("playing over sockets");
    let mut load = Command::new(target.join("release/examples/load"));
    // Beside what is built, because a folder for temporary files may be kept in memory, which is no durable storage.
    let measured = answer(load.arg(target.join("release/capers")).arg(&target).arg(SECONDS))?;
    let mut figures = Figures::new();
    for (tables, of) in measured["tables"].as_object().ok_or("the load lists no tables")? {
        insert(&mut figures, &format!("server.{tables}"), "moves", &of["capers"])?;
        insert(&mut figures, &format!("plain.{tables}"), "broadcasts", &of["plain"])?;
        let ratio = |way: &str, figure: &str| Ok::<f64, String>(number(&of["capers"][way][figure])? / number(&of["plain"][way][figure])?);
        figures.insert(format!("server.{tables}.moves_per_plain_broadcast"), ratio("fast", "per_cpu_second")?);
        figures.insert(format!("server.{tables}.paced_p99_against_plain"), ratio("paced", "p99_ms")?);
    }
    for (name, value) in measured["flood"].as_object().ok_or("the load measures no flood")? {
        figures.insert(format!("server.flood.{name}"), number(value)?);
    }
    for (name, value) in measured["memory"].as_object().ok_or("the load measures no memory")? {
        figures.insert(format!("server.memory.{name}"), number(value)?);
    }
    Ok(figures)
}

fn insert(figures: &mut Figures, of: &str, what: &str, measured: &Value) -> Result<(), String> {
    for figure in ["per_second", "per_cpu_second"] {
        figures.insert(format!("{of}.{what}_{figure}"), number(&measured["fast"][figure])?);
    }
    for way in ["fast", "paced"] {
        for figure in ["p50_ms", "p99_ms"] {
            figures.insert(format!("{of}.{way}_{figure}"), number(&measured[way][figure])?);
        }
    }
    Ok(())
}
