//! What one player or address can make the server keep and do is bounded, and what nobody wants any more leaves.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::outside::bystander::Bystander;
use crate::outside::{Outside, read};
use serde_json::{Value, json};
use server::{Config, ServerSetup};
use store::{DataFolder, SqliteStore, Store, TableFilter};

#[tokio::test(flavor = "multi_thread")]
async fn chat_does_not_fill_the_log_and_is_trimmed() {
    let outside = Outside::start().await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let (table, mut eves, mut adams) = outside.two_seated(&eve, &adam).await;
    let text = "é".repeat(480);
    for line in 0..300 {
        let client = if line % 2 == 0 { &mut eves } else { &mut adams };
        client.say(json!({ "type": "chat", "text": format!("{line} {text}") })).await;
        while !client.hear("update").await["entries"][0]["note"]["text"].as_str().is_some_and(|said| said.starts_with(&format!("{line} ")))
        {
        }
    }
    let Outside { running, folder, .. } = outside;
    running.stop().await;
    let store = SqliteStore::open(DataFolder::open(folder.path()).unwrap()).await.unwrap();
    let log: usize = store.entries(&table, 0).await.unwrap().iter().map(String::len).sum();
    let said = store.chats(&table).await.unwrap();
    let kept: usize = said.iter().map(|(_, text)| text.len()).sum();
    assert!(log < 60_000, "the log of a table at which much was said has {log} bytes");
    assert!(kept <= 65_536 && said.len() > 20, "{} lines of {kept} bytes", said.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_survives_a_restart() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "chat", "text": "remember\u{202e} me" })).await;
    client.hear("update").await;
    drop(client);
    let outside = outside.restart().await;
    let mut client = outside.client(&eve).await;
    client.say(json!({ "type": "watch", "table": table, "since": 1 })).await;
    assert_eq!(client.hear("update").await["entries"][0]["note"]["text"], "remember me");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_and_an_address_have_a_quota_of_words() {
    let outside = Outside::start_with(|config| Config { player_quota: 6, address_quota: 20, ..config }).await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let table = outside.table(&eve, 2).await;
    let mut said = Vec::new();
    for person in [&eve, &adam, &eve] {
        let mut client = outside.client(person).await;
        client.watch(&table).await;
        let mut taken = 0;
        for _ in 0..20 {
            client.say(json!({ "type": "chat", "text": "x".repeat(400) })).await;
            let answer = loop {
                let message = client.next().await.unwrap();
                if ["update", "refused"].contains(&message["type"].as_str().unwrap()) {
                    break message;
                }
            };
            taken += u32::from(answer["type"] == "update");
            assert!(answer["type"] == "update" || answer["code"] == "quota_used", "{answer}");
        }
        said.push(taken);
    }
    // A table is kept of Eve too.
    assert_eq!(said, [5, 6, 0]);
    let refused = adam.sign(outside.post("/api/tables", &json!({ "game": "dice-heist" }))).send().await.unwrap();
    assert_eq!((refused.status().as_u16(), &read(refused).await["code"]), (429, &json!("quota_used")));
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_beyond_what_an_address_may_make_wait_and_are_not_refused() {
    let outside = Outside::start_with(|config| Config { address_moves: 3, ..config }).await;
    let eve = outside.person("Eve").await;
    let (_, mut client) = outside.against("greedy", &eve).await;
    client.play(Value::Null, 3).await;
    let sight = loop {
        let update = client.hear("update").await;
        if update["sight"]["decision"].is_object() {
            break update["sight"].clone();
        }
    };
    client.act(&sight["decision"]["id"], &sight["decision"]["legal"][0]).await;
    let answered = tokio::time::timeout(Duration::from_millis(300), client.hear("ack")).await;
    assert!(answered.is_err(), "a fourth move in an hour waits twenty minutes: {answered:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_counts_as_a_table_that_somebody_opens() {
    let outside = Outside::start_with(|config| Config { player_quota: 1, ..config }).await;
    let eve = outside.person("Eve").await;
    let (_, mut client) = outside.against("greedy", &eve).await;
    client.play(Value::Null, usize::MAX).await;
    client.say(json!({ "type": "rematch" })).await;
    client.hear_refusal("quota_used").await;
}

#[tokio::test]
async fn one_player_has_so_many_waiting_tables_and_no_more() {
    let outside = Outside::start_with(|config| Config { player_tables: 3, ..config }).await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let wanted = json!({ "game": "dice-heist", "options": { "seats": 2 } });
    let mut answers = Vec::new();
    for _ in 0..5 {
        answers.push(eve.sign(outside.post("/api/tables", &wanted)).send().await.unwrap().status().as_u16());
    }
    assert_eq!(answers, [201, 201, 201, 429, 429]);
    let refused = read(eve.sign(outside.post("/api/tables", &wanted)).send().await.unwrap()).await;
    assert_eq!(refused["code"], "too_many_tables");
    outside.table(&adam, 2).await;
    let (_, _client) = outside.against("greedy", &adam).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_the_whole_log_weighs_more_than_a_ping() {
    let outside = Outside::start_with(|config| Config { message_rate: 20, ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut clients = Vec::new();
    for _ in 0..20 {
        let mut client = outside.client(&eve).await;
        client.watch(&table).await;
        clients.push(client);
    }
    let begun = Instant::now();
    let asking = clients.into_iter().map(|mut client| {
        tokio::spawn(async move {
            let mut pages = 0_u32;
            while begun.elapsed() < Duration::from_secs(2) {
                client.say(json!({ "type": "events", "since": 0 })).await;
                let heard = tokio::time::timeout(Duration::from_secs(2).saturating_sub(begun.elapsed()), client.hear("update")).await;
                pages += u32::from(heard.is_ok());
            }
            pages
        })
    });
    let asking: Vec<_> = asking.collect();
    bystander.is_undisturbed().await;
    let mut pages = 0;
    for task in asking {
        pages += task.await.unwrap();
    }
    // Three hundred at once and a hundred a second for all connections of one address, and each page counts as ten: watching has used some.
    assert!((15..=55).contains(&pages), "one address got {pages} pages in two seconds");
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn films_come_one_after_another_to_who_asks_for_many() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let (table, mut client) = outside.against("greedy", &eve).await;
    client.play(Value::Null, usize::MAX).await;
    drop(client);
    // Sixty messages' worth at once and twenty a second; a page counts as much as may be said at once, which is twelve.
    let outside = outside.restart_equipped(ServerSetup::default(), |config| Config { message_rate: 4, ..config }).await;
    let begun = Instant::now();
    for _ in 0..9 {
        assert_eq!(outside.get(&format!("/api/tables/{table}/film?count=1")).send().await.unwrap().status(), 200, "none is refused");
    }
    assert!(begun.elapsed() > Duration::from_secs(2), "nine pages took {:?}", begun.elapsed());
}

/// A server at a time that can be set.
fn at(time: &Arc<AtomicU64>) -> ServerSetup {
    let time = Arc::clone(time);
    ServerSetup { time_of_day: Arc::new(move || time.load(Ordering::Relaxed)), ..ServerSetup::default() }
}

async fn tables(outside: &Outside) -> usize {
    let listed: Value = read(outside.get("/api/tables").send().await.unwrap()).await;
    listed.as_array().unwrap().len()
}

/// Waits until so many tables are left.
async fn are_left(outside: &Outside, left: usize) {
    let fewer = async { while tables(outside).await != left {} };
    tokio::time::timeout(Duration::from_secs(10), fewer).await.expect("what is old leaves");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_wants_leave_after_days() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let time = Arc::new(AtomicU64::new(1_000_000_000_000));
    let outside = Outside::start_equipped(at(&time), |config| config).await;
    let eve = outside.person("Eve").await;
    outside.table(&eve, 2).await;
    let (finished, mut client) = outside.against("greedy", &eve).await;
    client.play(Value::Null, usize::MAX).await;
    let (running, client) = outside.against("greedy", &eve).await;
    drop(client);
    assert_eq!(tables(&outside).await, 3);
    time.fetch_add(15 * DAY, Ordering::Relaxed);
    let outside = outside.restart_equipped(at(&time), |config| config).await;
    are_left(&outside, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&finished).await;
    drop(client);
    let outside = outside.restart_equipped(at(&time), |config| Config { finished_days: 10, ..config }).await;
    are_left(&outside, 1).await;
    let mut client = outside.client(&eve).await;
    client.watch(&running).await;
    client.say(json!({ "type": "watch", "table": finished })).await;
    client.hear_refusal("no_such_table").await;
    let Outside { running, folder, .. } = outside;
    running.stop().await;
    let store = SqliteStore::open(DataFolder::open(folder.path()).unwrap()).await.unwrap();
    assert!(store.entries(&finished, 0).await.unwrap().is_empty(), "its log is gone too");
    let of_eve = store.tables_of(&eve.id, &TableFilter { most: 10, ..TableFilter::default() }).await.unwrap();
    assert_eq!(of_eve.len(), 1);
}
