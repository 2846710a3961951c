//! How fast the store appends: `cargo run --release -p store --example appends [SECONDS] [FOLDER]`.
//!
//! Each writer has a table of its own and waits for every append before it sends the next, as tables do. The folder decides which disk is measured.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use store::{Append, ChatChange, DataFolder, SqliteStore, Stats, Store, TableHeader, TableState, Visibility};

/// About what a move with its events takes.
const BODY: usize = 400;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let seconds = arguments.next().map_or(3, |seconds| seconds.parse().expect("a number of seconds"));
    let place = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    println!("{:>8} {:>12} {:>18} {:>12} {:>10} {:>10}", "writers", "appends/s", "appends/CPU s", "per commit", "p50 ms", "p99 ms");
    for writers in [1, 10, 100, 1_000] {
        measure(&place, writers, Duration::from_secs(seconds)).await;
    }
}

async fn measure(place: &std::path::Path, writers: usize, duration: Duration) {
    let folder = tempfile::tempdir_in(place).expect("a folder can be made there");
    let store = SqliteStore::open(DataFolder::open(folder.path()).expect("it is free")).await.expect("it opens");
    let store = Arc::new(store);
    for number in 0..writers {
        store.create_table(header(number), Vec::new(), Vec::new()).await.expect("it is new");
    }
    let (before, cpu, clock) = (store.stats(), ProcessTime::now(), Instant::now());
    let until = clock + duration;
    let tasks: Vec<_> = (0..writers).map(|number| tokio::spawn(write(Arc::clone(&store), number, until))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("no writer panics"));
    }
    report(writers, waits, before, store.stats(), cpu.elapsed().as_secs_f64(), clock.elapsed().as_secs_f64());
    store.close().await.expect("it closes");
}

async fn write(store: Arc<SqliteStore>, number: usize, until: Instant) -> Vec<Duration> {
    let table: Arc<str> = header(number).id;
    let mut waits = Vec::new();
    while Instant::now() < until {
        let body = "m".repeat(BODY).into();
        let begun = Instant::now();
        let append = Append {
            table: Arc::clone(&table),
            first: waits.len() as u64,
            entries: vec![body],
            header: None,
            chats: ChatChange::default(),
        };
        store.append(append).await.expect("nobody else writes there");
        waits.push(begun.elapsed());
    }
    waits
}

fn report(writers: usize, mut waits: Vec<Duration>, before: Stats, after: Stats, cpu: f64, seconds: f64) {
    waits.sort_unstable();
    let appends = waits.len() as f64;
    assert_eq!(after.entries - before.entries, waits.len() as u64, "every acknowledged append was counted");
    let per_commit = appends / (after.commits - before.commits) as f64;
    let at = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1e3;
    println!("{writers:>8} {:>12.0} {:>18.0} {per_commit:>12.1} {:>10.2} {:>10.2}", appends / seconds, appends / cpu, at(50), at(99));
}

fn header(number: usize) -> TableHeader {
    TableHeader {
        id: format!("table-{number:06}").into(),
        game: "dice-heist".into(),
        rules: 1,
        created: 0,
        updated: 0,
        state: TableState::Playing,
        visibility: Visibility::Public,
        summary: "{}".into(),
        host: None,
    }
}
