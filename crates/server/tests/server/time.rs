//! The clock of the system jumps, ahead and back and over a restart: the clocks of a table neither jump nor stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::outside::client::Client;
use crate::outside::{Outside, Person};
use serde_json::{Value, json};
use server::ServerSetup;

const HOUR: i64 = 60 * 60 * 1000;
/// How long a move may take at these tables.
const SECONDS: u64 = 8;

/// A clock on the wall that somebody sets.
#[derive(Clone, Default)]
struct Wall(Arc<AtomicI64>);

impl Wall {
    fn set(&self, ahead: i64) {
        self.0.store(ahead, Ordering::Relaxed);
    }

    fn setup(&self) -> ServerSetup {
        let ahead = Arc::clone(&self.0);
        let time_of_day = move || {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
            (now + ahead.load(Ordering::Relaxed)) as u64
        };
        ServerSetup { time_of_day: Arc::new(time_of_day), ..ServerSetup::default() }
    }
}

async fn seated(outside: &Outside, person: &Person, table: &str, seat: u8) -> Client {
    let mut client = outside.client(person).await;
    client.watch(table).await;
    client.say(json!({ "type": "sit", "seat": seat })).await;
    client.hear("update").await;
    client
}

/// The types of the notes that come until this text is said, by whoever says it now.
async fn notes_until_said(client: &mut Client, text: &str) -> Vec<String> {
    client.say(json!({ "type": "chat", "text": text })).await;
    let mut notes = Vec::new();
    loop {
        let update = client.hear("update").await;
        for entry in update["entries"].as_array().unwrap() {
            notes.extend(entry["note"]["type"].as_str().map(str::to_owned));
            if entry["note"]["text"] == *text {
                return notes;
            }
        }
    }
}

async fn hear_fall(client: &mut Client) {
    let fell = |update: &Value| update["entries"].as_array().unwrap().iter().any(|entry| entry["note"]["type"] == "clock_fell");
    let falls = async { while !fell(&client.hear("update").await) {} };
    tokio::time::timeout(Duration::from_secs(4 * SECONDS), falls).await.expect("the clock runs on and falls");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_of_an_hour_replaces_nobody_and_stops_no_clock() {
    let wall = Wall::default();
    let outside = Outside::start_equipped(wall.setup(), |config| config).await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let settings = json!({ "clock": { "kind": "per_move", "seconds": SECONDS }, "away_seconds": 30 });
    let table = outside.table_with(&eve, json!({ "game": "dice-heist", "options": { "seats": 2 }, "settings": settings })).await;
    let mut eves = seated(&outside, &eve, &table, 0).await;
    let adams = seated(&outside, &adam, &table, 1).await;
    eves.say(json!({ "type": "start" })).await;
    while eves.hear("table").await["phase"] != "playing" {}
    notes_until_said(&mut eves, "begun").await;
    // An hour ahead: whoever thinks goes on thinking, and whoever is away for a moment is not away for an hour.
    wall.set(HOUR);
    drop(adams);
    let notes = notes_until_said(&mut eves, "an hour later").await;
    assert!(notes.iter().all(|note| note == "chat"), "nobody was replaced: {notes:?}");
    // And back: the time of the table goes on.
    wall.set(0);
    assert_eq!(notes_until_said(&mut eves, "or not").await, ["chat"]);
    hear_fall(&mut eves).await;
    // Back by an hour over a restart, after lines that are an hour ahead.
    wall.set(HOUR);
    notes_until_said(&mut eves, "late").await;
    drop(eves);
    wall.set(-HOUR);
    let outside = outside.restart_equipped(wall.setup(), |config| config).await;
    let mut eves = outside.client(&eve).await;
    eves.watch(&table).await;
    hear_fall(&mut eves).await;
}
