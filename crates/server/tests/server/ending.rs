//! A server stops without losing anything, and says why it does not start.

use std::time::{Duration, Instant};

use crate::outside::{Outside, config};
use serde_json::json;
use server::{Running, ServeError};
use store::StoreError;

#[tokio::test(flavor = "multi_thread")]
async fn a_graceful_stop_says_goodbye_and_keeps_what_was_said() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "chat", "text": "last words" })).await;
    client.hear("update").await;
    let begun = Instant::now();
    let (outside, bye) = tokio::join!(outside.restart(), client.hear("bye"));
    assert_eq!(bye, json!({ "type": "bye", "reason": "restarting", "retry_ms": 1000 }));
    assert_eq!(client.next().await, None);
    assert!(begun.elapsed() < Duration::from_secs(5), "nobody holds the end up");
    let mut client = outside.client(&eve).await;
    client.say(json!({ "type": "watch", "table": table, "since": 1 })).await;
    assert_eq!(client.hear("update").await["entries"][0]["note"]["text"], "last words");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_does_not_wait_for_those_who_say_nothing() {
    let outside = Outside::start().await;
    let _idle = tokio::net::TcpStream::connect(outside.address()).await.unwrap();
    let eve = outside.person("Eve").await;
    let _mute = outside.silent_client(&eve).await;
    let begun = Instant::now();
    outside.running.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "it took {:?}", begun.elapsed());
}

#[tokio::test]
async fn a_second_server_on_the_same_data_is_refused() {
    let outside = Outside::start().await;
    let error = Running::start(config(outside.folder.path())).await.unwrap_err();
    assert_eq!(error, ServeError::Store(StoreError::InUse { folder: outside.folder.path().to_owned() }));
}

#[tokio::test]
async fn a_taken_port_is_named() {
    let outside = Outside::start().await;
    let folder = tempfile::tempdir().unwrap();
    let taken = server::Config { port: outside.address().port(), ..config(folder.path()) };
    let error = Running::start(taken).await.unwrap_err();
    assert!(matches!(&error, ServeError::Bind { address, .. } if *address == outside.address()), "{error}");
}

#[tokio::test]
async fn a_table_whose_log_cannot_be_written_is_given_up_and_comes_back() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    // Somebody else writes the next entry of this log, as a second server would. The present one must notice, and believe the log.
    let line = json!({ "v": 1, "at": 1, "what": { "chat": { "player": { "id": eve.id, "name": "Eve" }, "seat": null, "text": "from elsewhere" } } });
    let script = format!(
        "INSERT INTO entries SELECT (SELECT max(position) + 1 FROM entries), table_number, length, last, '{line}' FROM logs JOIN tables ON table_number = number WHERE id = '{table}'"
    );
    let file = outside.folder.path().join("capers.sqlite");
    let written = std::process::Command::new("python3")
        .args(["-c", "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()"])
        .arg(file)
        .arg(script)
        .status();
    assert!(written.unwrap().success());
    client.say(json!({ "type": "chat", "text": "lost" })).await;
    assert_eq!(client.hear("bye").await, json!({ "type": "bye", "reason": "table_reset", "retry_ms": 250 }));
    let mut client = outside.client(&eve).await;
    client.say(json!({ "type": "watch", "table": table, "since": 1 })).await;
    let missed = client.hear("update").await;
    let said: Vec<&str> = missed["entries"].as_array().unwrap().iter().filter_map(|entry| entry["note"]["text"].as_str()).collect();
    assert_eq!(said, ["from elsewhere"], "what was refused was never seen by anybody");
    assert_eq!(outside.metric("capers_tables_given_up_total").await, 1.0);
}
