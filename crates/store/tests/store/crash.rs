//! The process is killed at random moments: whatever it acknowledged is there afterwards. And it runs out of space: what it refused is not.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::keep::{append, header, open};
use store::{Store, StoreError};
use tempfile::tempdir;

/// Where the child finds its folder; only a child has this set.
const FOLDER: &str = "CAPERS_TEST_FOLDER";
const TABLES: u64 = 8;
const KILLS: u64 = 20;

fn body(table: &str, seq: u64) -> String {
    format!("{table}/{seq} {}", "x".repeat((seq * 37 % 400) as usize))
}

fn table(number: u64) -> String {
    format!("t{number}")
}

/// The child of the next test: appends to every table for ever and says so after each acknowledgement.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "runs only as the child of another test"]
async fn child_that_appends_until_it_dies() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Arc::new(open(Path::new(&folder)).await);
    let tasks: Vec<_> = (0..TABLES).map(|number| tokio::spawn(append_for_ever(Arc::clone(&store), table(number)))).collect();
    for task in tasks {
        task.await.unwrap();
    }
}

async fn append_for_ever(store: Arc<impl Store>, table: String) {
    match store.create_table(header(&table), Vec::new(), Vec::new()).await {
        Ok(()) | Err(StoreError::Taken { .. }) => {}
        Err(error) => panic!("{error}"),
    }
    let mut seq = store.entries(&table, 0).await.unwrap().len() as u64;
    loop {
        store.append(append(&table, seq, &[&body(&table, seq)])).await.unwrap();
        // The newlines set it apart from what the test harness prints; one write, so that lines of tasks do not mix.
        std::io::stdout().write_all(format!("\nacknowledged {table} {seq}\n").as_bytes()).unwrap();
        seq += 1;
    }
}

/// The child of the test after: appends until the store refuses, then checks that the store refuses politely and can still be read.
#[tokio::test]
#[ignore = "runs only as the child of another test"]
async fn child_that_fills_its_disk() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = open(Path::new(&folder)).await;
    store.create_table(header("t0"), Vec::new(), Vec::new()).await.unwrap();
    let mut seq = 0;
    let error = loop {
        match store.append(append("t0", seq, &[&body("t0", seq)])).await {
            Ok(()) => seq += 1,
            Err(error) => break error,
        }
    };
    assert!(matches!(&error, StoreError::Unavailable { .. }), "{error}");
    assert!(store.append(append("t0", seq, &[&"y".repeat(20_000)])).await.is_err());
    assert_eq!(store.entries("t0", 0).await.unwrap().len() as u64, seq, "after {error}");
    assert!(store.check().await.is_err(), "those who look after it are told that nothing can be written");
    println!("\nacknowledged t0 {}\nrefused with {error}", seq - 1);
}

fn start(command: &mut Command, test: &str, folder: &Path) -> Child {
    command.args([test, "--exact", "--ignored", "--nocapture"]).env(FOLDER, folder);
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the test can start itself")
}

/// Follows what a child acknowledges until it is gone: the last number of each table. `at_work` hears of the first one.
fn listen(output: ChildStdout, at_work: mpsc::Sender<()>) -> JoinHandle<BTreeMap<String, u64>> {
    thread::spawn(move || {
        let mut last = BTreeMap::new();
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Some((table, seq)) = line.strip_prefix("acknowledged ").and_then(|said| said.split_once(' ')) {
                last.insert(table.to_owned(), seq.parse().expect("whole lines are written at once"));
                let _ = at_work.send(());
            }
        }
        last
    })
}

async fn check(folder: &Path, acknowledged: &BTreeMap<String, u64>) -> u64 {
    let store = open(folder).await;
    let mut total = 0;
    for (table, last) in acknowledged {
        let entries = store.entries(table, 0).await.unwrap();
        assert!(entries.len() as u64 > *last, "{table} acknowledged {last} and has {}", entries.len());
        for (seq, entry) in (0..).zip(&entries) {
            assert_eq!(*entry, body(table, seq));
        }
        total += entries.len() as u64;
    }
    store.close().await.unwrap();
    total
}

#[tokio::test]
async fn whatever_was_acknowledged_survives_being_killed() {
    let folder = tempdir().unwrap();
    let mut known = BTreeMap::new();
    let mut kills_at_work = 0;
    for round in 0..KILLS {
        let mut command = Command::new(std::env::current_exe().unwrap());
        let mut child = start(&mut command, "crash::child_that_appends_until_it_dies", folder.path());
        let (at_work, began) = mpsc::channel();
        let listener = listen(child.stdout.take().unwrap(), at_work);
        // Every fifth is killed while it opens the store, the others at scattered moments of their work. Not by chance, so that a failure comes back.
        if round % 5 != 4 {
            began.recv_timeout(Duration::from_secs(60)).expect("the child gets to work");
        }
        thread::sleep(Duration::from_micros(round * 7_919_777 % 250_000));
        child.kill().unwrap();
        child.wait().unwrap();
        let said = listener.join().unwrap();
        kills_at_work += u64::from(!said.is_empty());
        known.extend(said);
        check(folder.path(), &known).await;
    }
    assert!(kills_at_work >= KILLS * 4 / 5, "only {kills_at_work} of {KILLS} children got to work");
}

#[cfg(unix)]
#[tokio::test]
async fn a_full_disk_refuses_and_forgets_nothing() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    store.close().await.unwrap();
    drop(store);
    // No file of the child may grow beyond 1,000 blocks: to SQLite that is a disk without space. Ignoring the signal turns it into an error.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 1000; exec \"$0\" \"$@\""]).arg(std::env::current_exe().unwrap());
    let mut child = start(&mut command, "crash::child_that_fills_its_disk", folder.path());
    let (at_work, _began) = mpsc::channel();
    let known = listen(child.stdout.take().unwrap(), at_work).join().unwrap();
    let ended = child.wait_with_output().unwrap();
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(known["t0"] > 10, "{known:?}");
    let kept = check(folder.path(), &known).await;
    assert_eq!(kept, known["t0"] + 1, "what was refused is not there");
    let store = open(folder.path()).await;
    store.append(append("t0", kept, &["there is space again"])).await.unwrap();
}
