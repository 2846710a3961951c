//! The server is killed at random moments while people play: whatever it told anybody is there afterwards, and the people play on by themselves.
//!
//! * [`process`]: a server in a process of its own, killed with `SIGKILL`.
//! * [`person`]: a client that plays, and finds its way back whenever the server is gone.
//! * [`ledger`]: what the clients were told, and [`audit`]: whether the files of a dead server bear it out.

mod audit;
mod ledger;
mod person;
mod process;

use std::sync::Arc;
use std::time::{Duration, Instant};

use fair::FastRng;
use serde_json::{Value, json};
use tempfile::tempdir;

use engine::Luck;
use ledger::Ledger;
use person::Person;
use process::Process;

/// How often the server is killed.
const KILLS: u64 = 24;

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// A table from the beginning of the test: game, seats, and how many of them are persons.
const TABLES: [(&str, u64, u64); 10] = [
    ("dice-heist", 3, 3),
    ("dice-heist", 3, 3),
    ("dice-heist", 3, 3),
    ("dice-heist", 2, 2),
    ("dice-heist", 2, 1),
    ("dice-heist", 4, 2),
    ("dice-heist", 5, 5),
    ("dice-heist", 3, 2),
    ("quartz-dice", 3, 3),
    ("quartz-dice", 4, 2),
];

/// The child of the test below: a server, until it dies.
#[test]
#[ignore = "runs only as the child of another test"]
fn child_that_serves_until_it_dies() {
    process::serve_if_child();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_anybody_was_told_survives_being_killed() {
    let folder = tempdir().unwrap();
    let ledger = Arc::new(Ledger::default());
    let mut luck = FastRng::new(20);
    let mut process = Process::start(folder.path(), None).await;
    let persons = gather(&process, &ledger).await;
    let players = persons.len() as u64;
    let tasks: Vec<_> = persons.into_iter().map(|person| tokio::spawn(person.play_for_ever())).collect();
    let mut kills_at_work = 0;
    for round in 0..KILLS {
        let before = ledger.acknowledged();
        // Every fifth is killed while it starts or is being reconnected to, the others at scattered moments of their work.
        if round % 5 != 4 {
            until("moves flow", &ledger, || ledger.acknowledged() > before + players / 4).await;
        }
        tokio::time::sleep(Duration::from_millis(luck.below(200))).await;
        process.kill();
        kills_at_work += u64::from(ledger.acknowledged() > before);
        audit::check(folder.path(), &ledger).await;
        process = Process::start(folder.path(), Some(process.port)).await;
        assert!(tasks.iter().all(|task| !task.is_finished()), "a client gave up");
    }
    assert!(kills_at_work >= KILLS * 3 / 4, "only {kills_at_work} of {KILLS} were killed at work");
    ledger.forget_who_acted();
    until("everybody plays on and a game ends", &ledger, || ledger.actors() == players && ledger.finished() > 0).await;
    for table in ledger.finished_tables() {
        audit::check_record(&process.record(&table).await);
    }
    process.kill();
    for task in tasks {
        task.abort();
        assert!(task.await.is_err_and(|ended| ended.is_cancelled()), "a client gave up");
    }
    let moves = audit::check(folder.path(), &ledger).await;
    println!("{KILLS} kills, {moves} moves, {} acknowledged, {} games finished", ledger.acknowledged(), ledger.finished());
}

async fn until(what: &str, ledger: &Ledger, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < PATIENCE, "it took too long until {what}; these do nothing: {}", ledger.idle());
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Makes the tables and those who play at them.
async fn gather(process: &Process, ledger: &Arc<Ledger>) -> Vec<Person> {
    let mut persons = Vec::new();
    for (number, (game, seats, people)) in TABLES.into_iter().enumerate() {
        let mut table = String::new();
        for seat in 0..people {
            let (id, cookie) = process.player(&format!("P{number}-{seat}")).await;
            if seat == 0 {
                let settings = json!({ "away_seconds": null, "bot_pause_ms": 0 });
                let wanted: Value = json!({ "game": game, "options": { "seats": seats }, "settings": settings });
                table = process.table(&cookie, &wanted).await;
            }
            persons.push(Person::new(id, cookie, process.port, &table, (seat, people), Arc::clone(ledger)));
        }
    }
    persons
}
