//! What others notice when one address asks, over many connections and without a pause, for what costs most: all entries of a long game.
//!
//! Tables are played at a move a second, in turn without the flood and with it, so that what the machine does meanwhile falls on both alike.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::group::{Table, say, until};
use crate::run::{Group, at_share, gathered, waits};
use crate::served::Served;

/// How many tables are played at.
const TABLES: u64 = 100;

/// How many connections ask.
const ASKING: usize = 50;

/// How often each way is measured.
const ROUNDS: u32 = 3;

/// The latency of others with the flood and without, and how many pages the flood got.
pub(crate) async fn measured(capers: &str, folder: &str, seconds: f64) -> Value {
    let served = Arc::new(Served::capers_at_pace(capers, folder).await);
    let mut groups = gathered::<Table>(&served, TABLES).await;
    let mut long = Table::gather(Arc::clone(&served), TABLES).await;
    long.begin().await;
    while long.step().await {}
    let (mut calm, mut flooded, mut pages) = (Vec::new(), Vec::new(), 0);
    for _ in 0..ROUNDS {
        let (back, waited) = waits(groups, seconds, true).await;
        calm.extend(waited);
        let ends = Arc::new(AtomicBool::new(false));
        let mut asking = Vec::new();
        for _ in 0..ASKING {
            asking.push(ask(&served, long.id(), &ends).await);
        }
        let (back, waited) = waits(back, seconds, true).await;
        flooded.extend(waited);
        groups = back;
        ends.store(true, Ordering::Relaxed);
        for task in asking {
            pages += task.await.expect("no client panics");
        }
    }
    let (calm, flooded) = (at_share(&mut calm, 99), at_share(&mut flooded, 99));
    let pages_per_second = f64::from(pages) / (f64::from(ROUNDS) * seconds);
    json!({ "calm_p99_ms": calm, "flooded_p99_ms": flooded, "p99_against_calm": flooded / calm, "pages_per_second": pages_per_second })
}

/// One connection that asks for all entries whenever it has been answered; how many answers it got.
async fn ask(served: &Served, table: &str, ends: &Arc<AtomicBool>) -> JoinHandle<u32> {
    let answer = served.post("/api/me", "", &json!({ "name": "Asks" })).await;
    let set = answer.headers()["set-cookie"].to_str().expect("it is text");
    let mut socket = served.connect("/ws", set.split(';').next().expect("it has a value")).await;
    say(&mut socket, &json!({ "type": "hello", "protocol": 1, "client": "flood" })).await;
    say(&mut socket, &json!({ "type": "watch", "table": table })).await;
    let ends = Arc::clone(ends);
    tokio::spawn(async move {
        until(&mut socket, |_, frame| frame.kind == "view").await;
        let mut answers = 0;
        while !ends.load(Ordering::Relaxed) {
            say(&mut socket, &json!({ "type": "events", "since": 0 })).await;
            until(&mut socket, |_, frame| frame.kind == "update").await;
            answers += 1;
        }
        answers
    })
}
