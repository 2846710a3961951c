//! How much a server carries: `cargo run --release -p server --example load -- CAPERS FOLDER SECONDS [TABLES… | flood | memory]`.
//!
//! Starts `capers serve` as a process of its own on durable storage in that folder, seats three clients at every table over real sockets, and
//! lets them play: as fast as they can, and then a move a second. Beside it, in the same run, a plain loop that only passes frames of the same
//! length on to three sockets ([`plain`]): what sockets cost by themselves on this machine at this moment. Prints one line of JSON; `cargo xtask
//! bench` gives its figures names.
//!
//! * [`served`]: a server in a process of its own; [`group`]: three clients of it.
//! * [`run`]: letting groups run and timing them; [`memory`]: what tables cost awake and asleep.
//! * [`flood`]: what others notice when one address asks for what costs most.

mod flood;
mod group;
mod memory;
mod plain;
mod run;
mod served;

use serde_json::{Map, Value, json};

use group::Table;
use plain::Circle;
use served::Served;

/// What is measured, if nothing else is asked for: so many tables, and the rest.
const PARTS: [&str; 5] = ["10", "100", "1000", "flood", "memory"];

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["plain", port] => plain::serve(port.parse().expect("a port")).await,
        [capers, folder, seconds, parts @ ..] => {
            let parts = if parts.is_empty() { &PARTS[..] } else { parts };
            println!("{}", measured(capers, folder, seconds.parse().expect("a number of seconds"), parts).await);
        }
        _ => eprintln!("load CAPERS FOLDER SECONDS [TABLES… | flood | memory]"),
    }
}

async fn measured(capers: &str, folder: &str, seconds: f64, parts: &[&str]) -> Value {
    let (mut by_tables, mut figures) = (Map::new(), Map::new());
    for &part in parts {
        eprintln!("{part}");
        match part {
            "flood" => _ = figures.insert(part.to_owned(), flood::measured(capers, folder, seconds).await),
            "memory" => _ = figures.insert(part.to_owned(), memory::measured(capers, folder).await),
            _ => {
                let count = part.parse().expect("a number of tables");
                let plain = Served::plain().await;
                let plain = run::both_ways::<Circle>(plain, count, seconds).await;
                let served = Served::capers(capers, folder).await;
                let served = run::both_ways::<Table>(served, count, seconds).await;
                by_tables.insert(part.to_owned(), json!({ "plain": plain, "capers": served }));
            }
        }
    }
    figures.insert("tables".to_owned(), Value::Object(by_tables));
    Value::Object(figures)
}
