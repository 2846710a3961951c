//! The HTTP API does what its description says, and the description leaves nothing out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::outside::{Outside, read};
use jsonschema::{Validator, draft202012};
use reqwest::Response;
use reqwest::header::AUTHORIZATION;
use serde_json::{Value, json};

async fn description(outside: &Outside) -> Value {
    read(outside.get("/api/openapi.json").send().await.unwrap()).await
}

/// Lets no object have a field that its schema does not name: a field that nobody described is one that nobody meant to send.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") {
                fields.entry("additionalProperties").or_insert(Value::Bool(false));
            }
            fields.values_mut().for_each(close);
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// A validator for a schema of the description.
fn closed(description: &Value, schema: &Value) -> Validator {
    let mut whole = json!({ "components": description["components"], "allOf": [schema] });
    close(&mut whole);
    draft202012::new(&whole).unwrap_or_else(|error| panic!("{schema}: {error}"))
}

/// What of a value does not fit.
fn faults(validator: &Validator, value: &Value) -> Vec<String> {
    validator.iter_errors(value).map(|error| format!("{}: {error}", error.instance_path())).collect()
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
        assert_eq!(faults(&closed(&self.description, schema), &value), [""; 0], "{method} {path}");
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
    for path in ["/api/me", "/api/tables", "/api/recover", "/api/bots"] {
        checked.check("post", path, post_mine(path, json!({ "name": "x".repeat(1_000_000) })).await).await;
    }
    let record = "/api/tables/{id}/record";
    checked.check("get", record, get("/api/tables/nowhere/record").await).await;
    checked.check("get", record, get(&format!("/api/tables/{}/record", made["id"].as_str().unwrap())).await).await;
    let film = "/api/tables/{id}/film";
    checked.check("get", film, get("/api/tables/nowhere/film").await).await;
    checked.check("get", film, get(&format!("/api/tables/{}/film", made["id"].as_str().unwrap())).await).await;
    checked.check("get", film, get("/api/tables/nowhere/film?from=x").await).await;
    for (path, bad) in [("/film/insight", "at=x"), ("/luck", "eye=1")] {
        let described = format!("/api/tables/{{id}}{path}");
        checked.check("get", &described, get(&format!("/api/tables/nowhere{path}")).await).await;
        checked.check("get", &described, get(&format!("/api/tables/{}{path}", made["id"].as_str().unwrap())).await).await;
        checked.check("get", &described, get(&format!("/api/tables/nowhere{path}?{bad}")).await).await;
    }
    let options = "/api/games/{slug}/options";
    for (game, wanted) in [("dice-heist", json!({ "seats": 3 })), ("dice-heist", json!({ "seats": 99 })), ("poker", json!({}))] {
        checked.check("post", options, post(&format!("/api/games/{game}/options"), wanted).await).await;
    }
    checked.check("post", options, post("/api/games/dice-heist/options", json!({ "name": "x".repeat(1_000_000) })).await).await;
    let open = json!({ "game": "dice-heist", "options": { "seats": 2 } });
    assert_eq!(finish_a_game(&outside, &eve, &mut checked, open).await["sealed_for"], Value::Null);
    // This game keeps secrets after its end; one round decides, so it is short.
    let secret = json!({ "game": "museum-heist", "options": { "seats": 3, "target": 1 } });
    assert_eq!(finish_a_game(&outside, &eve, &mut checked, secret).await["sealed_for"], "spectator");

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

/// Plays a game to its end with bots, and looks at its record and its film as a stranger does. Gives back the record.
async fn finish_a_game(outside: &Outside, eve: &crate::outside::Person, checked: &mut Checked, wanted: Value) -> Value {
    let seats = wanted["options"]["seats"].as_u64().unwrap();
    let table = outside.table_with(eve, wanted).await;
    let mut client = outside.client(eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 0 })).await;
    for seat in 1..seats {
        client.say(json!({ "type": "set_bot", "seat": seat, "bot": "greedy" })).await;
    }
    client.say(json!({ "type": "start" })).await;
    client.play(Value::Null, usize::MAX).await;
    let film = outside.get(&format!("/api/tables/{table}/film")).send().await.unwrap();
    checked.check("get", "/api/tables/{id}/film", film).await;
    for path in ["/film/insight", "/luck"] {
        let answer = outside.get(&format!("/api/tables/{table}{path}")).send().await.unwrap();
        checked.check("get", &format!("/api/tables/{{id}}{path}"), answer).await;
    }
    let record = outside.get(&format!("/api/tables/{table}/record")).send().await.unwrap();
    checked.check("get", "/api/tables/{id}/record", record).await
}

/// Every reference in a JSON value.
fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

/// Holds the description to the schema that OpenAPI publishes, its own schemas to JSON Schema, and looks at what no schema can say.
#[tokio::test]
async fn the_description_is_openapi() {
    let outside = Outside::start().await;
    let description = description(&outside).await;
    let official: Value = serde_json::from_str(include_str!("openapi/schema-3.1.json")).unwrap();
    let official = draft202012::new(&official).unwrap();
    assert_eq!(faults(&official, &description), [""; 0]);
    let mut spoiled = description.clone();
    spoiled["paths"]["/api/games"]["get"]["responses"]["200"] = json!({});
    assert_ne!(faults(&official, &spoiled), [""; 0], "an answer without a description is none");

    let schemas = description["components"]["schemas"].as_object().unwrap();
    for (name, schema) in schemas {
        assert!(draft202012::meta::validate(schema).is_ok(), "{name}");
        assert!(schema["description"].is_string(), "{name} says nothing of itself");
    }
    let mut used = BTreeSet::new();
    references(&description, &mut used);
    for name in &used {
        assert!(description.pointer(&name[1..]).is_some(), "{name} is nowhere");
    }
    assert_eq!(used.len(), schemas.len(), "every schema is used");
    assert!(!description.to_string().contains("[`"), "a link of Rust's documentation leads nowhere here");
    let mut ids = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for operation in methods.as_object().unwrap().values() {
            let id = operation["operationId"].as_str().unwrap();
            assert!(ids.insert(id), "{path}: {id}");
            let named = operation["parameters"].as_array().into_iter().flatten().filter(|one| one["in"] == "path").count();
            assert_eq!(named, path.matches('{').count(), "{path}");
        }
    }
}

/// Asks for a table with a number at its least and most, and just beyond them. Gives back how often it asked.
async fn try_bounds(
    outside: &Outside,
    host: &crate::outside::Person,
    name: &str,
    schema: &Value,
    settings: impl Fn(i64) -> Value,
) -> usize {
    let (Some(least), Some(most)) = (schema["minimum"].as_i64(), schema["maximum"].as_i64()) else { return 0 };
    let tries = [(least, 201), (most, 201), (least - 1, 400), (most + 1, 400)];
    for (value, expected) in tries {
        let wanted = json!({ "game": "dice-heist", "options": { "seats": 2 }, "settings": settings(value) });
        let status = host.sign(outside.post("/api/tables", &wanted)).send().await.unwrap().status();
        assert_eq!(status.as_u16(), expected, "{name}: {value}");
    }
    tries.len()
}

/// Records of all games, and of all forms that a record has had, fit the description of one.
#[tokio::test]
async fn golden_records_are_as_described() {
    let outside = Outside::start().await;
    let description = description(&outside).await;
    let validator = closed(&description, &json!({ "$ref": "#/components/schemas/Record" }));
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let inside = |folder: PathBuf| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut seen = 0;
    for file in inside(records).flat_map(inside).flat_map(inside).filter(|file| file.extension().is_some_and(|kind| kind == "json")) {
        let record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(faults(&validator, &record), [""; 0], "{}", file.display());
        seen += 1;
    }
    assert!(seen >= catalog::games().len());
}

/// The numbers of the description are those that the server holds to.
#[tokio::test]
async fn bounds_are_as_described() {
    let outside = Outside::start().await;
    let description = description(&outside).await;
    let schemas = &description["components"]["schemas"];
    let eve = outside.person("Eve").await;
    let mut tried = 0;
    for (name, schema) in schemas["Settings"]["properties"].as_object().unwrap() {
        tried += try_bounds(&outside, &eve, name, schema, |value| json!({ name: value })).await;
    }
    for clock in schemas["SeatClock"]["oneOf"].as_array().unwrap() {
        let fields = clock["properties"].as_object().unwrap();
        for (name, schema) in fields {
            let settings = |value| {
                let mut clock = json!({ "kind": fields["kind"]["enum"][0], "seconds": 60 });
                clock[name] = json!(value);
                json!({ "clock": clock })
            };
            tried += try_bounds(&outside, &eve, name, schema, settings).await;
        }
    }
    assert_eq!(tried, 4 * 6, "three settings, and three times of clocks");
}

/// The server takes every parameter that is described, and no other.
#[tokio::test]
async fn described_parameters_are_taken() {
    let outside = Outside::start().await;
    let description = description(&outside).await;
    let eve = outside.person("Eve").await;
    let mut tried = 0;
    for (path, methods) in description["paths"].as_object().unwrap() {
        let parameters = methods["get"]["parameters"].as_array().into_iter().flatten();
        for name in parameters.filter(|one| one["in"] == "query").map(|one| one["name"].as_str().unwrap()) {
            let value = if name == "state" { "over" } else { "1" };
            let path = path.replace("{id}", "nowhere");
            let status = eve.sign(outside.get(&format!("{path}?{name}={value}"))).send().await.unwrap().status();
            assert_ne!(status, 400, "{path}: {name}");
            let status = eve.sign(outside.get(&format!("{path}?{name}s={value}"))).send().await.unwrap().status();
            assert_eq!(status, 400, "{path}: {name}s");
            tried += 1;
        }
    }
    assert_eq!(tried, 3 + 3 + 3 + 3 + 1, "of both lists of tables, of a film, of what is asked about it and of luck");
}

/// `docs/openapi.json` shows in a review what changes for those who write clients.
#[tokio::test]
async fn the_kept_description_is_up_to_date() {
    let outside = Outside::start().await;
    let made = description(&outside).await;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&path, format!("{made:#}\n")).unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap_or_default()).unwrap_or_default();
    assert!(kept == made, "docs/openapi.json is stale; write it anew with: WRITE=1 cargo test -p server api::");
}

#[test]
fn every_route_is_described() {
    let source = include_str!("../../src/http/mod.rs");
    let routed: BTreeSet<&str> = source.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    // These are for those who look after the server, and for the protocol; docs/ has them. All others bring their description.
    assert_eq!(routed, BTreeSet::from(["/healthz", "/metrics", "/readyz", "/ws"]));
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
