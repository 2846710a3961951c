//! A game that was played by rules which are retired: the server that brought new ones still shows it, by what was told.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use server::{Config, Running};
use store::{DataFolder, SqliteStore, Store, TableHeader, TableState, Visibility};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// What a game of The Heist was like before its light became a cone.
const PLAYED: &str = include_str!("../../../../records/jewel-heist/1/greedy-three-seats.json");

/// The log of the table at which this record was played, in the form of that time.
fn log(id: &str, record: &Value) -> Vec<Arc<str>> {
    let host = json!({ "id": "p", "name": "Eve" });
    let settings = protocol::Settings::default();
    let created = json!({ "id": id, "game": record["game"], "rules": record["rules"], "options": record["options"], "settings": settings,
        "visibility": "public", "host": host, "secret": record["fair"]["secret"] });
    let seats = record["seats"].as_array().unwrap().len();
    let mut whats = vec![json!({ "created": created })];
    whats.extend((0..seats).map(|seat| json!({ "bot_set": { "seat": seat, "bot": "greedy" } })));
    whats.push(json!({ "started": { "opening": record["opening"] } }));
    whats.extend(record["moves"].as_array().unwrap().iter().map(|entry| json!({ "moved": { "moves": [entry] } })));
    whats.push(json!({ "over": { "secret": record["fair"]["secret"] } }));
    whats.into_iter().map(|what| json!({ "v": 1, "at": 1, "what": what }).to_string().into()).collect()
}

/// Keeps such a table where a server will find it.
async fn keep(folder: &Path, id: &str, record: &Value) {
    let store = SqliteStore::open(DataFolder::open(folder).unwrap()).await.unwrap();
    let header = TableHeader {
        id: id.into(),
        game: "jewel-heist".to_owned(),
        rules: 1,
        created: 1,
        updated: 1,
        state: TableState::Over,
        visibility: Visibility::Public,
        summary: "{}".to_owned(),
        host: None,
    };
    store.create_table(header, log(id, record), Vec::new()).await.unwrap();
    store.close().await.unwrap();
}

/// What the server answers at an address, as JSON.
async fn get(server: SocketAddr, path: &str) -> Value {
    let (status, body) = ask(server, path).await;
    assert_eq!(status, "200", "{body}");
    body
}

/// The same with the status.
async fn ask(server: SocketAddr, path: &str) -> (String, Value) {
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\n\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap();
    (status.to_owned(), serde_json::from_str(body).unwrap())
}

/// The Heist's rules have version 2; what was played by version 1 does not replay, and can be watched by its events.
#[tokio::test(flavor = "multi_thread")]
async fn a_film_of_retired_rules_tells_what_happened_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let record: Value = serde_json::from_str(PLAYED).unwrap();
    // Its dice were drawn for a table of this name.
    let name = record["fair"]["table"].as_str().unwrap();
    keep(folder.path(), name, &record).await;
    let running = Running::start(Config { port: 0, data: Some(folder.path().to_owned()), ..Config::default() }).await.unwrap();
    let moves = record["moves"].as_array().unwrap();
    let mut told = Vec::new();
    loop {
        let page = get(running.address(), &format!("/api/tables/{name}/film?eyes=everyone&from={}&count=200", told.len())).await;
        assert_eq!((&page["retired"], &page["rules"], &page["count"]), (&json!(true), &json!(1), &json!(moves.len() + 1)));
        told.extend(page["frames"].as_array().unwrap().iter().cloned());
        if told.len() > moves.len() {
            break;
        }
    }
    assert!(told.iter().all(|frame| frame["seen"].is_null() && frame["change"].is_null()), "what the board was is not known any more");
    let mut turned = 0;
    for (frame, entry) in told[1..].iter().zip(moves) {
        let heard = entry["events"].as_array().unwrap();
        for step in frame["steps"].as_array().unwrap() {
            assert!(heard.iter().any(|heard| heard["event"] == step["event"]) && step["say"]["key"].is_string(), "{step}");
            turned += usize::from(step["event"]["event"] == "guard_faces" && step["event"]["facing"].is_string());
        }
    }
    assert!(turned > 10, "he turned to one of four sides {turned} times");
    // Nobody knows what the rules would have answered, nor how likely anything was.
    for question in ["", "&question=%7B%22type%22%3A%22choices%22%7D"] {
        let (status, refused) = ask(running.address(), &format!("/api/tables/{name}/film/insight?at=3{question}")).await;
        assert_eq!((status.as_str(), &refused["code"]), ("409", &json!("retired_rules")));
    }
    assert_eq!(get(running.address(), &format!("/api/tables/{name}/luck")).await, json!({ "shown": "everyone", "kinds": [] }));
    // The record itself can be taken along.
    let whole = get(running.address(), &format!("/api/tables/{name}/record")).await;
    assert_eq!((&whole["rules"], &whole["moves"], &whole["fair"]), (&json!(1), &record["moves"], &record["fair"]));
    running.stop().await;
}
