//! What a stranger can make of the HTTP side: every refusal has a code and a sentence, secrets stay with those who played, and nobody reads for ever.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::outside::client::{Client, is_over};
use crate::outside::{Outside, Person, cookie, read};
use reqwest::header::{AUTHORIZATION, COOKIE};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use server::{Config, ServerSetup};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn check(answer: Response, status: u16, code: &str) {
    let (got, path) = (answer.status().as_u16(), answer.url().path().to_owned());
    let text = answer.text().await.unwrap();
    let body: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path} answers {got} with {text:?}"));
    assert_eq!((got, &body["code"]), (status, &json!(code)), "{path}: {body}");
    let message: engine::Message = serde_json::from_value(body["message"].clone()).unwrap();
    assert_eq!(words::faults(&message), [""; 0]);
}

#[tokio::test]
async fn every_refusal_has_a_code_and_a_sentence() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let http = reqwest::Client::new();
    let at = |path: &str| format!("http://{}{path}", outside.address());
    let get = async |path: &str| eve.sign(http.get(at(path))).send().await.unwrap();
    let send = async |method: Method, path: &str, body: Vec<u8>| eve.sign(http.request(method, at(path))).body(body).send().await.unwrap();
    for path in ["/api/tables?before=abc", "/api/me/tables?before=1.5", "/api/tables?state=%ff", "/api/tables?colour=red"] {
        check(get(path).await, 400, "bad_request").await;
    }
    check(get("/api/tables/%ff/record").await, 404, "no_such_table").await;
    check(get("/api/%ff").await, 404, "no_such_place").await;
    for (method, path) in
        [(Method::DELETE, "/api/tables"), (Method::PUT, "/api/me"), (Method::GET, "/api/bots"), (Method::POST, "/healthz")]
    {
        check(send(method, path, Vec::new()).await, 405, "wrong_method").await;
    }
    for path in ["/api/me", "/api/recover", "/api/bots"] {
        check(send(Method::POST, path, b"{\"name\":\"\xff\"}".to_vec()).await, 400, "bad_request").await;
        check(send(Method::POST, path, b"{\"name\":5}".to_vec()).await, 400, "bad_request").await;
        check(send(Method::POST, path, vec![b' '; 1_000_000]).await, 413, "too_large").await;
    }
    check(send(Method::POST, "/api/tables", b"\xff".to_vec()).await, 400, "bad_request").await;
    check(get("/ws").await, 400, "bad_request").await;
}

#[tokio::test]
async fn a_text_in_the_options_is_no_longer_than_texts_are() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    for long in ["x".repeat(200_000), "é".repeat(257)] {
        for options in
            [json!({ "board": { "id": long } }), json!({ "board": long }), json!({ long.as_str(): 1 }), json!({ "board": [[long]] })]
        {
            let wanted = json!({ "game": "museum-heist", "options": options });
            check(eve.sign(outside.post("/api/tables", &wanted)).send().await.unwrap(), 400, "bad_message").await;
        }
    }
}

/// A finished game of Museum Heist that Eve sat at and bots played: a bot plays on for who gets up.
async fn played_by_bots(outside: &Outside, eve: &Person, reveal_all: bool) -> String {
    let options = json!({ "seats": 2, "reveal_all": reveal_all });
    let table = outside.table_with(eve, json!({ "game": "museum-heist", "options": options })).await;
    let mut client = outside.client(eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 0 })).await;
    client.say(json!({ "type": "set_bot", "seat": 1, "bot": "greedy" })).await;
    client.say(json!({ "type": "start" })).await;
    client.say(json!({ "type": "stand" })).await;
    while !is_over(&client.hear("update").await) {}
    table
}

// MH-4.4
#[tokio::test(flavor = "multi_thread")]
async fn the_record_of_a_game_with_lasting_secrets_is_sealed_for_whoever_asks() {
    let outside = Outside::start().await;
    let (eve, mallory) = (outside.person("Eve").await, outside.person("Mallory").await);
    let table = played_by_bots(&outside, &eve, false).await;
    let record = || outside.get(&format!("/api/tables/{table}/record"));
    let strange = read(record().send().await.unwrap()).await;
    assert!(strange["moves"].as_array().unwrap().len() > 10);
    assert_eq!(strange["sealed_for"], "spectator");
    assert_eq!(read(mallory.sign(record()).send().await.unwrap()).await, strange);
    assert_eq!(read(eve.sign(record()).send().await.unwrap()).await["sealed_for"], "0");
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "open_record" })).await;
    while client.hear("table").await["sealed"]["open"] != true {}
    assert!(read(record().send().await.unwrap()).await["sealed_for"].is_null(), "bots agree by themselves");
    let open = read(outside.get(&format!("/api/tables/{}/record", played_by_bots(&outside, &eve, true).await)).send().await.unwrap()).await;
    assert!(open["sealed_for"].is_null() && open["moves"][20]["salt"].is_null(), "nothing is secret there");
}

async fn recovered(outside: &Outside, token: &Value) -> Response {
    outside.post("/api/recover", &json!({ "token": token })).send().await.unwrap()
}

#[tokio::test]
async fn a_recovery_link_works_once_and_for_a_day() {
    let now = Arc::new(AtomicU64::new(1_000_000_000_000));
    let clock = Arc::clone(&now);
    let setup = ServerSetup { time_of_day: Arc::new(move || clock.load(Ordering::Relaxed)), ..ServerSetup::default() };
    let outside = Outside::start_equipped(setup, |config| config).await;
    let eve = outside.person("Eve").await;
    let make = async || read(eve.sign(outside.post("/api/me/recovery", &json!({}))).send().await.unwrap()).await["token"].clone();
    let token = make().await;
    now.fetch_add(24 * 60 * 60 * 1000 - 1, Ordering::Relaxed);
    assert_eq!(recovered(&outside, &token).await.status(), 200);
    check(recovered(&outside, &token).await, 401, "bad_token").await;
    let token = make().await;
    now.fetch_add(24 * 60 * 60 * 1000, Ordering::Relaxed);
    check(recovered(&outside, &token).await, 401, "bad_token").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_signs_out_all_other_devices() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let make = async |person: &Person| {
        read(person.sign(outside.post("/api/me/recovery", &json!({}))).send().await.unwrap()).await["token"].clone()
    };
    let phone = Person { cookie: cookie(&recovered(&outside, &make(&eve).await).await), ..eve.clone() };
    let unused = make(&eve).await;
    let mut socket = outside.client(&phone).await;
    let answer = eve.sign(outside.post("/api/me/sign-out", &json!({}))).send().await.unwrap();
    let here = Person { cookie: cookie(&answer), ..eve.clone() };
    assert_eq!(read(answer).await["id"], *eve.id);
    assert_eq!(socket.hear("bye").await["reason"], "signed_out");
    for lost in [&eve, &phone] {
        assert!(read(lost.sign(outside.get("/api/me")).send().await.unwrap()).await.is_null(), "a cookie from before opens nothing");
        assert!(Client::connect(outside.address(), &[("cookie", &lost.cookie)]).await.is_err());
    }
    check(recovered(&outside, &unused).await, 401, "bad_token").await;
    assert_eq!(read(here.sign(outside.get("/api/me")).send().await.unwrap()).await["id"], *eve.id, "this device stays");
    let outside = outside.restart().await;
    assert_eq!(read(here.sign(outside.get("/api/me")).send().await.unwrap()).await["id"], *eve.id);
    assert!(read(phone.sign(outside.get("/api/me")).send().await.unwrap()).await.is_null(), "also after a restart");
    let forged = here.cookie.replace(".1", "");
    assert!(read(outside.get("/api/me").header(COOKIE, forged).send().await.unwrap()).await.is_null());
}

#[tokio::test]
async fn metrics_are_for_this_machine_or_for_who_has_the_token() {
    let outside = Outside::start().await;
    assert_eq!(outside.get("/metrics").send().await.unwrap().status(), 200);
    let proxied = outside.get("/metrics").header("x-forwarded-for", "192.0.2.7");
    check(proxied.send().await.unwrap(), 401, "metrics_token").await;
    let guarded = Outside::start_with(|config| Config { metrics_token: Some("sesame".into()), ..config }).await;
    check(guarded.get("/metrics").send().await.unwrap(), 401, "metrics_token").await;
    check(guarded.get("/metrics").header(AUTHORIZATION, "Bearer open").send().await.unwrap(), 401, "metrics_token").await;
    let shown = guarded.get("/metrics").header(AUTHORIZATION, "Bearer sesame").header("x-forwarded-for", "192.0.2.7");
    assert_eq!(shown.send().await.unwrap().status(), 200);
    let open = Outside::start_with(|config| Config { open_metrics: true, ..config }).await;
    assert_eq!(open.get("/metrics").header("x-forwarded-for", "192.0.2.7").send().await.unwrap().status(), 200);
}

fn sqlite(outside: &Outside, script: &str) {
    let program = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute(sys.argv[2]); c.commit()";
    let file = outside.folder.path().join("capers.sqlite");
    assert!(std::process::Command::new("python3").args(["-c", program]).arg(file).arg(script).status().unwrap().success());
}

/// As with a file that may only be read: the database refuses every write of the check. The tests of the terminal fill a real disk.
#[tokio::test]
async fn health_is_tried_by_writing_and_at_most_once_a_second() {
    let outside = Outside::start().await;
    let status = async |path: &str| outside.get(path).send().await.unwrap().status().as_u16();
    let (before, begun) = (outside.metric("capers_store_commits_total").await, Instant::now());
    for _ in 0..40 {
        assert_eq!((status("/healthz").await, status("/readyz").await), (200, 200));
    }
    let commits = outside.metric("capers_store_commits_total").await - before;
    let most = begun.elapsed().as_secs_f64() + 2.0;
    assert!((1.0..=most).contains(&commits), "eighty questions wrote {commits} times");
    sqlite(&outside, "CREATE TRIGGER full BEFORE UPDATE ON keeping BEGIN SELECT RAISE(ABORT, 'full'); END");
    let told = async {
        while (status("/healthz").await, status("/readyz").await) != (503, 503) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), told).await.expect("that nothing can be written is told within seconds");
    for path in ["/healthz", "/readyz"] {
        check(outside.get(path).send().await.unwrap(), 503, "unavailable").await;
    }
    assert_eq!(status("/api/tables").await, 200, "reading goes on");
    sqlite(&outside, "DROP TRIGGER full");
    tokio::time::timeout(Duration::from_secs(10), async { while status("/readyz").await != 200 {} }).await.expect("and that it can again");
}

#[tokio::test]
async fn who_asks_for_health_without_end_is_refused_and_uses_up_nothing_else() {
    let outside = Outside::start_with(|config| Config { request_rate: 2, ..config }).await;
    let mut last = outside.get("/healthz").send().await.unwrap();
    for _ in 0..200 {
        if last.status() == 429 {
            break;
        }
        last = outside.get("/healthz").send().await.unwrap();
    }
    check(last, 429, "too_many_requests").await;
    assert_eq!(outside.get("/api/tables").send().await.unwrap().status(), 200, "those who play are not concerned");
}

#[tokio::test]
async fn a_full_server_is_alive_but_not_ready() {
    let outside = Outside::start_with(|config| Config { max_connections: 2, ..config }).await;
    assert_eq!(outside.get("/readyz").send().await.unwrap().status(), 200);
    let _other = TcpStream::connect(outside.address()).await.unwrap();
    let full = async {
        while outside.get("/readyz").send().await.unwrap().status() != 503 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), full).await.expect("no more fit in");
    check(outside.get("/readyz").send().await.unwrap(), 503, "server_full").await;
    assert_eq!(outside.get("/healthz").send().await.unwrap().status(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_and_does_not_read_is_let_go() {
    const ASKED: usize = 2_000;
    let outside = Outside::start_with(|config| Config { write_timeout: Duration::from_millis(500), max_connections: 1, ..config }).await;
    let mut socket = TcpStream::connect(outside.address()).await.unwrap();
    let ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".repeat(ASKED);
    // The server stops reading when its answers do not leave, so this may not go out whole.
    let _ = tokio::time::timeout(Duration::from_secs(2), socket.write_all(&ask)).await;
    // Its place is free again once it is let go.
    outside.until_answered(true).await;
    let (mut answered, mut bytes) = (0, vec![0; 65_536]);
    let mut rest = Vec::new();
    while let Ok(Ok(read @ 1..)) = tokio::time::timeout(Duration::from_secs(5), socket.read(&mut bytes)).await {
        rest.extend_from_slice(&bytes[..read]);
        answered += rest.windows(12).filter(|window| window == b"HTTP/1.1 200").count();
        let tail = rest.len().min(11);
        rest.drain(..rest.len() - tail);
    }
    assert!(answered > 0 && answered < ASKED, "{answered} of {ASKED} answers came to who did not read");
}
