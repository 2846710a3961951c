//! The HTTP API does what its description says, and the description leaves nothing out.

mod outside;

use std::collections::{BTreeMap, BTreeSet};

use outside::{Outside, read};
use reqwest::Response;
use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};

async fn description(outside: &Outside) -> Value {
    read(outside.get("/api/openapi.json").send().await.unwrap()).await
}

/// What of a value does not fit a schema of the description.
fn misfits(description: &Value, schema: &Value, value: &Value, place: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let named = &description["components"]["schemas"][name.rsplit('/').next().unwrap()];
        assert!(named.is_object(), "{name} is described");
        return misfits(description, named, value, place);
    }
    if let Some(ways) = schema["anyOf"].as_array() {
        let found: Vec<_> = ways.iter().map(|way| misfits(description, way, value, place)).collect();
        return if found.iter().any(Vec::is_empty) { Vec::new() } else { found.concat() };
    }
    let kinds = match &schema["type"] {
        Value::String(kind) => vec![kind.as_str()],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return Vec::new(),
    };
    let fits = |kind: &&str| match *kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("unknown type {other}"),
    };
    if !kinds.iter().any(fits) {
        return vec![format!("{place} is {value} and not {kinds:?}")];
    }
    let mut found = Vec::new();
    if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
        found.push(format!("{place} is {value}"));
    }
    for name in schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str) {
        if value.get(name).is_none() {
            found.push(format!("{place} has no {name}"));
        }
    }
    for (name, inner) in value.as_object().into_iter().flatten() {
        match schema["properties"].get(name) {
            Some(schema) => found.extend(misfits(description, schema, inner, &format!("{place}.{name}"))),
            None if schema["properties"].is_object() => found.push(format!("{place}.{name} is not described")),
            None => {}
        }
    }
    for inner in value.as_array().into_iter().flatten() {
        found.extend(misfits(description, &schema["items"], inner, &format!("{place}[]")));
    }
    found
}

struct Checked {
    description: Value,
    seen: BTreeMap<String, BTreeSet<String>>,
}

impl Checked {
    /// Holds an answer to the description of its address.
    async fn check(&mut self, method: &str, path: &str, answer: Response) -> Value {
        let status = answer.status().as_u16().to_string();
        let value = read(answer).await;
        let described = &self.description["paths"][path][method]["responses"][&status];
        assert!(described.is_object(), "{method} {path} answers {status}, which is not described: {value}");
        let schema = &described["content"]["application/json"]["schema"];
        assert_eq!(misfits(&self.description, schema, &value, path), [""; 0]);
        self.seen.entry(format!("{method} {path}")).or_default().insert(status);
        value
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_answers_as_described() {
    let outside = Outside::start().await;
    let mut checked = Checked { description: description(&outside).await, seen: BTreeMap::new() };
    let eve = outside.person("Eve").await;
    let get = async |path: &str| outside.get(path).send().await.unwrap();
    let mine = async |path: &str| eve.sign(outside.get(path)).send().await.unwrap();
    let post = async |path: &str, body: Value| outside.post(path, &body).send().await.unwrap();
    let post_mine = async |path: &str, body: Value| eve.sign(outside.post(path, &body)).send().await.unwrap();

    let games = checked.check("get", "/api/games", get("/api/games").await).await;
    assert!(games.as_array().unwrap().len() == catalog::games().len());
    checked.check("get", "/api/me", mine("/api/me").await).await;
    assert_eq!(checked.check("get", "/api/me", get("/api/me").await).await, Value::Null);
    let lost = outside.get("/api/me").header(AUTHORIZATION, "Bearer nothing-of-the-kind").send().await.unwrap();
    checked.check("get", "/api/me", lost).await;
    checked.check("post", "/api/me", post_mine("/api/me", json!({ "name": "Eve" })).await).await;
    for bad in [json!({ "name": "" }), json!({}), json!([]), json!({ "name": "x", "admin": true })] {
        checked.check("post", "/api/me", post("/api/me", bad).await).await;
    }
    let wanted = json!({
        "game": "dice-heist", "options": { "seats": 3 }, "visibility": "public",
        "settings": { "clock": { "kind": "total", "seconds": 600, "increment": 5 }, "away_seconds": null, "bot_pause_ms": 0 },
    });
    let made = checked.check("post", "/api/tables", post_mine("/api/tables", wanted.clone()).await).await;
    checked.check("post", "/api/tables", post("/api/tables", wanted).await).await;
    checked.check("post", "/api/tables", post_mine("/api/tables", json!({ "game": "poker" })).await).await;
    for bad in [json!({ "game": "dice-heist", "options": { "seats": 99 } }), json!({}), json!({ "game": "dice-heist", "stakes": 5 })] {
        checked.check("post", "/api/tables", post_mine("/api/tables", bad).await).await;
    }
    let listed = checked.check("get", "/api/tables", get("/api/tables?game=dice-heist&state=lobby").await).await;
    assert_eq!(listed[0]["table"]["id"], made["id"]);
    checked.check("get", "/api/tables", get("/api/tables?state=asleep").await).await;
    checked.check("get", "/api/me/tables", mine("/api/me/tables").await).await;
    checked.check("get", "/api/me/tables", mine("/api/me/tables?state=asleep").await).await;
    checked.check("get", "/api/me/tables", get("/api/me/tables").await).await;
    let recovery = checked.check("post", "/api/me/recovery", post_mine("/api/me/recovery", json!({})).await).await;
    checked.check("post", "/api/me/recovery", post("/api/me/recovery", json!({})).await).await;
    checked.check("post", "/api/recover", post("/api/recover", json!({ "token": recovery["token"] })).await).await;
    checked.check("post", "/api/recover", post("/api/recover", json!({ "token": "x" })).await).await;
    checked.check("post", "/api/recover", post("/api/recover", json!({})).await).await;
    let adam = outside.person("Adam").await;
    let out = adam.sign(outside.post("/api/me/sign-out", &json!({}))).send().await.unwrap();
    checked.check("post", "/api/me/sign-out", out).await;
    checked.check("post", "/api/me/sign-out", post("/api/me/sign-out", json!({})).await).await;
    checked.check("post", "/api/bots", post("/api/bots", json!({ "name": "Robo" })).await).await;
    checked.check("post", "/api/bots", post("/api/bots", json!({ "name": " " })).await).await;
    checked.check("get", "/api/openapi.json", get("/api/openapi.json").await).await;
    let record = "/api/tables/{id}/record";
    checked.check("get", record, get("/api/tables/nowhere/record").await).await;
    checked.check("get", record, get(&format!("/api/tables/{}/record", made["id"].as_str().unwrap())).await).await;
    let film = "/api/tables/{id}/film";
    checked.check("get", film, get("/api/tables/nowhere/film").await).await;
    checked.check("get", film, get(&format!("/api/tables/{}/film", made["id"].as_str().unwrap())).await).await;
    checked.check("get", film, get("/api/tables/nowhere/film?from=x").await).await;
    finish_a_game(&outside, &eve, &mut checked).await;

    // Each answer that a test can bring about was seen: all but floods, other sites' pages, bodies that never come whole, broken disks and retired releases.
    for (path, methods) in checked.description["paths"].as_object().unwrap() {
        for (method, described) in methods.as_object().unwrap() {
            let described: BTreeSet<&String> = described["responses"].as_object().unwrap().keys().collect();
            let seen = &checked.seen[&format!("{method} {path}")];
            let unseen: Vec<_> = described.into_iter().filter(|status| !seen.contains(*status)).collect();
            assert!(
                unseen.iter().all(|status| ["403", "408", "429", "500", "503"].contains(&status.as_str())),
                "{method} {path}: {unseen:?}"
            );
        }
    }
}

async fn finish_a_game(outside: &Outside, eve: &outside::Person, checked: &mut Checked) {
    let table = outside.table(eve, 2).await;
    let mut client = outside.client(eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 0 })).await;
    client.say(json!({ "type": "set_bot", "seat": 1, "bot": "random" })).await;
    client.say(json!({ "type": "start" })).await;
    client.play(Value::Null, usize::MAX).await;
    let record = outside.get(&format!("/api/tables/{table}/record")).send().await.unwrap();
    checked.check("get", "/api/tables/{id}/record", record).await;
    let film = outside.get(&format!("/api/tables/{table}/film?count=2")).send().await.unwrap();
    checked.check("get", "/api/tables/{id}/film", film).await;
}

#[tokio::test]
async fn every_route_is_described_and_every_description_has_a_route() {
    let outside = Outside::start().await;
    let source = include_str!("../src/http/mod.rs");
    let routed = source.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    // These are for those who look after the server, and for the protocol; docs/ has them.
    let routed: BTreeSet<&str> = routed.filter(|path| !["/healthz", "/readyz", "/metrics", "/ws"].contains(path)).collect();
    let description = description(&outside).await;
    let described: BTreeSet<&str> = description["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(routed, described);
}

#[tokio::test]
async fn what_is_nowhere_says_so_and_every_answer_is_guarded() {
    let outside = Outside::start().await;
    let nowhere = outside.get("/api/nothing").send().await.unwrap();
    assert_eq!(nowhere.status(), 404);
    for (name, value) in [("x-content-type-options", "nosniff"), ("x-frame-options", "DENY"), ("cache-control", "no-store")] {
        assert_eq!(nowhere.headers()[name], value);
    }
    assert_eq!(read(nowhere).await["code"], "no_such_place");
    let long = json!({ "name": "x".repeat(1_000_000) });
    assert_eq!(outside.post("/api/me", &long).send().await.unwrap().status(), 413);
}

#[tokio::test]
async fn health_and_metrics_are_there_for_those_who_look_after_it() {
    let outside = Outside::start().await;
    let health = outside.get("/healthz").send().await.unwrap();
    assert_eq!((health.status().as_u16(), health.text().await.unwrap().as_str()), (200, "ok\n"));
    outside.person("Eve").await;
    assert!(outside.metric("capers_store_commits_total").await >= 1.0);
    let quiet = Outside::start_with(|config| server::Config { no_metrics: true, ..config }).await;
    assert_eq!(quiet.get("/metrics").send().await.unwrap().status(), 404);
}
