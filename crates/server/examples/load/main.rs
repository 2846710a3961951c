//! How much a server carries: `cargo run --release -p server --example load -- CAPERS FOLDER SECONDS [TABLES…]`.
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

/// How many tables, if nothing else is asked for.
const TABLES: [u64; 3] = [10, 100, 1000];

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["plain", port] => plain::serve(port.parse().expect("a port")).await,
        [capers, folder, seconds, tables @ ..] => {
            let tables: Vec<u64> = tables.iter().map(|text| text.parse().expect("a number of tables")).collect();
            let tables = if tables.is_empty() { TABLES.to_vec() } else { tables };
            println!("{}", measured(capers, folder, seconds.parse().expect("a number of seconds"), &tables).await);
        }
        _ => eprintln!("load CAPERS FOLDER SECONDS [TABLES…]"),
    }
}

async fn measured(capers: &str, folder: &str, seconds: f64, tables: &[u64]) -> Value {
    let mut by_tables = Map::new();
    for &count in tables {
        eprintln!("{count} tables");
        let plain = Served::plain().await;
        let plain = run::both_ways::<Circle>(plain, count, seconds).await;
        let served = Served::capers(capers, folder).await;
        let served = run::both_ways::<Table>(served, count, seconds).await;
        by_tables.insert(count.to_string(), json!({ "plain": plain, "capers": served }));
    }
    eprintln!("flood");
    let flood = flood::measured(capers, folder, seconds).await;
    eprintln!("memory");
    json!({ "tables": by_tables, "flood": flood, "memory": memory::measured(capers, folder).await })
}
