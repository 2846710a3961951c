//! What tables cost in memory: awake, with everybody connected, and asleep.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::group::Table;
use crate::run::{Group, all, gathered};
use crate::served::Served;

/// How many tables are awake at once.
const TABLES: u64 = 300;

/// How many moves are made at each.
const MOVES: usize = 30;

/// How often everybody leaves a table and opens another one, before anything is compared: what is cached has a bound, and must have reached it.
const WARM: u64 = 3;

/// How often after that.
const ROUNDS: u64 = 4;

/// The memory of the server grows with the tables that are awake, and that of a table awake includes its share of buffers. What a sleeping one
/// costs is what remains when as many others are awake as before.
pub(crate) async fn measured(capers: &str, folder: &str) -> Value {
    let served = Arc::new(Served::capers(capers, folder).await);
    let mut groups = Vec::new();
    for number in 0..TABLES {
        groups.push(Table::gather(Arc::clone(&served), number).await);
    }
    let connected = served.usage().memory;
    drop(groups);
    let mut groups = played(gathered::<Table>(&served, TABLES).await).await;
    let live = served.usage().memory;
    for _ in 0..WARM {
        groups = moved_on(&served, groups).await;
    }
    let warm = served.usage().memory;
    for _ in 0..ROUNDS {
        groups = moved_on(&served, groups).await;
    }
    let last = served.usage().memory;
    json!({ "live_kb": (live - connected) / TABLES as f64, "sleeping_kb": (last - warm) / (ROUNDS * TABLES) as f64 })
}

/// Everybody leaves for another table and plays there, and the tables they left fall asleep.
async fn moved_on(served: &Served, groups: Vec<Table>) -> Vec<Table> {
    let groups = all(groups, |mut group| async move {
        group.begin().await;
        group
    })
    .await;
    let groups = played(groups).await;
    while served.live_tables().await > TABLES as f64 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    groups
}

async fn played(groups: Vec<Table>) -> Vec<Table> {
    all(groups, |mut group| async move {
        for _ in 0..MOVES {
            if !group.step().await {
                break;
            }
        }
        group
    })
    .await
}
