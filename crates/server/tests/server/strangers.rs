//! What strangers may try. Whatever they do, somebody at another table does not notice.

use std::time::{Duration, Instant};

use crate::outside::Outside;
use crate::outside::bystander::Bystander;
use crate::outside::client::Client;
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::Config;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};

#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames_are_refused_one_by_one() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let mut client = outside.client(&eve).await;
    let nested = format!("{{\"type\":{}1{}}}", "[".repeat(2_000), "]".repeat(2_000));
    let long = json!({ "type": "chat", "text": "x".repeat(20_000) }).to_string();
    for frame in [
        "",
        "{",
        "null",
        "[]",
        "\"hello\"",
        "{}",
        "{\"type\":7}",
        "{\"type\":\"steal\"}",
        "{\"type\":\"ping\",\"extra\":1}",
        &nested,
        &long,
    ] {
        client.say_text(frame).await;
        client.hear_refusal("bad_message").await;
    }
    client.socket.send(Message::binary(vec![0_u8, 159, 146, 150])).await.unwrap();
    client.hear_refusal("bad_message").await;
    client.say(json!({ "type": "ping" })).await;
    client.hear("pong").await;
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_oversized_frame_ends_its_own_connection_only() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let mut client = outside.client(&eve).await;
    // The server may close before all of it is written.
    let _ = client.socket.send(Message::text("x".repeat(4_000_000))).await;
    assert_eq!(client.next().await, None);
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hello_comes_first_and_once_and_in_our_version() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let mut client = outside.silent_client(&eve).await;
    client.say(json!({ "type": "start" })).await;
    client.hear_refusal("hello_first").await;
    client.say(json!({ "type": "hello", "protocol": 1, "client": "t" })).await;
    client.hear("welcome").await;
    client.say(json!({ "type": "hello", "protocol": 1, "client": "t" })).await;
    client.hear_refusal("hello_first").await;
    client.say(json!({ "type": "start" })).await;
    client.hear_refusal("not_watching").await;

    let mut client = outside.silent_client(&eve).await;
    client.say(json!({ "type": "hello", "protocol": 99, "client": "t" })).await;
    client.hear_refusal("other_protocol").await;
    assert_eq!(client.hear("bye").await, json!({ "type": "bye", "reason": "other_protocol", "retry_ms": null }));
    assert_eq!(client.next().await, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_tables_finds_nothing() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let mut client = outside.client(&eve).await;
    for guess in ["", "x", "aaaaaaaaaaaaaaaaaaaa", "../../etc/passwd", "' OR 1=1 --", "é"] {
        client.say(json!({ "type": "watch", "table": guess })).await;
        client.hear_refusal("no_such_table").await;
    }
    assert_eq!(outside.metric("capers_live_tables").await, 1.0, "a guess brings nothing into memory");
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_another_seat() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let (eve, mallory) = (outside.person("Eve").await, outside.person("Mallory").await);
    let table = outside.table(&eve, 2).await;
    let (mut eves, mut mallorys) = (outside.client(&eve).await, outside.client(&mallory).await);
    eves.watch(&table).await;
    mallorys.watch(&table).await;
    eves.say(json!({ "type": "sit", "seat": 0 })).await;
    eves.say(json!({ "type": "set_bot", "seat": 1, "bot": "greedy" })).await;
    for message in
        [json!({ "type": "start" }), json!({ "type": "remove", "seat": 0 }), json!({ "type": "set_bot", "seat": 1, "bot": null })]
    {
        mallorys.say(message).await;
        mallorys.hear_refusal("not_host").await;
    }
    eves.say(json!({ "type": "start" })).await;
    let decision = loop {
        let decision = eves.hear("update").await["sight"]["decision"].clone();
        if decision["legal"][0].is_object() {
            break decision;
        }
    };
    let act = json!({ "type": "act", "decision": decision["id"], "action": decision["legal"][0], "client": "m" });
    mallorys.say(act.clone()).await;
    mallorys.hear_refusal("not_seated").await;
    mallorys.say(json!({ "type": "undo", "client": "m" })).await;
    mallorys.hear_refusal("not_seated").await;
    eves.say(act).await;
    eves.hear("ack").await;
    bystander.is_undisturbed().await;
}

/// Two people who play: whose turn it is first, and what is asked.
async fn two_at_play(outside: &Outside) -> ([Client; 2], Value) {
    let (eve, mallory) = (outside.person("Eve").await, outside.person("Mallory").await);
    let table = outside.table(&eve, 2).await;
    let mut clients = [outside.client(&eve).await, outside.client(&mallory).await];
    for (seat, client) in clients.iter_mut().enumerate() {
        client.watch(&table).await;
        client.say(json!({ "type": "sit", "seat": seat })).await;
        client.hear("update").await;
    }
    clients[0].say(json!({ "type": "start" })).await;
    for place in 0..2 {
        let sight = loop {
            let update = clients[place].hear("update").await;
            if update["sight"]["view"].is_object() {
                break update["sight"].clone();
            }
        };
        if sight["decision"]["legal"][0].is_object() {
            clients.swap(0, place);
            return (clients, sight["decision"].clone());
        }
    }
    panic!("somebody is asked")
}

/// How many entries this client's stream has by now.
async fn log_length(client: &mut Client) -> usize {
    client.say(json!({ "type": "events", "since": 0 })).await;
    loop {
        let update = client.hear("update").await;
        if update["first"] == 1 && update["sight"].is_null() {
            return update["entries"].as_array().unwrap().len();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_decisions_and_decisions_of_others_are_refused() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let ([mut asked, mut other], decision) = two_at_play(&outside).await;
    let act = |id: &Value, client: &str| json!({ "type": "act", "decision": id, "action": decision["legal"][0], "client": client });
    other.say(act(&decision["id"], "theirs")).await;
    other.hear_refusal("stale_decision").await;
    for stale in [json!("d0s0"), json!("d999s1"), json!(""), json!("' OR 1=1 --")] {
        asked.say(act(&stale, "stale")).await;
        assert_eq!(asked.hear_refusal("stale_decision").await["decision"], decision["id"], "it is told what is asked now");
    }
    asked.say(act(&decision["id"], "mine")).await;
    asked.hear("ack").await;
    let before = log_length(&mut other).await;
    asked.say(act(&decision["id"], "late")).await;
    asked.hear_refusal("stale_decision").await;
    assert_eq!(log_length(&mut other).await, before, "what is refused is not heard by others");
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_client_id_twice_is_done_once() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let ([mut asked, mut other], decision) = two_at_play(&outside).await;
    let act = json!({ "type": "act", "decision": decision["id"], "action": decision["legal"][0], "client": "once" });
    asked.say(act.clone()).await;
    let number = asked.hear("ack").await["number"].clone();
    let before = log_length(&mut other).await;
    let mut another = act.clone();
    another["action"] = json!({ "type": "something else" });
    for again in [act.clone(), another, act] {
        asked.say(again).await;
        assert_eq!(asked.hear("ack").await, json!({ "type": "ack", "client": "once", "number": number }));
    }
    assert_eq!(log_length(&mut other).await, before);
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_no_socket_and_no_answer() {
    let outside = Outside::start().await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let refused = Client::connect(outside.address(), &[("cookie", &eve.cookie), ("origin", "https://evil.example")]).await;
    assert!(matches!(refused, Err(Error::Http(answer)) if answer.status() == 403));
    let refused =
        eve.sign(outside.post("/api/me", &json!({ "name": "Stolen" }))).header("origin", "https://evil.example").send().await.unwrap();
    assert_eq!(refused.status(), 403);
    let own = format!("http://{}", outside.address());
    assert!(Client::connect(outside.address(), &[("cookie", &eve.cookie), ("origin", &own)]).await.is_ok());
    let nobody = Client::connect(outside.address(), &[]).await;
    assert!(matches!(nobody, Err(Error::Http(answer)) if answer.status() == 401));
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_on_one_connection_is_slowed_and_then_cut() {
    let outside = Outside::start_with(|config| Config { message_rate: 20, ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let mut client = outside.client(&eve).await;
    let begun = Instant::now();
    let mut pongs = 0;
    for _ in 0..300 {
        if client.socket.send(Message::text("{\"type\":\"ping\"}")).await.is_err() {
            break;
        }
    }
    let reason = loop {
        let message = client.next().await.expect("it is told why before it is cut off");
        match message["type"].as_str().unwrap() {
            "pong" => pongs += 1,
            _ => break message["reason"].clone(),
        }
    };
    assert_eq!(reason, "flood");
    // Sixty at once, and twenty a second from then on, until those that wait are too many.
    let most = 61.0 + 20.0 * begun.elapsed().as_secs_f64();
    assert!((90..300).contains(&pongs) && f64::from(pongs) <= most, "{pongs} pongs after {:?}", begun.elapsed());
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_frames_without_words_is_cut_too() {
    let outside = Outside::start_with(|config| Config { message_rate: 20, ..config }).await;
    let eve = outside.person("Eve").await;
    for frame in [Message::Ping(Vec::new().into()), Message::Pong(Vec::new().into()), Message::binary(vec![0_u8])] {
        let mut client = outside.client(&eve).await;
        for _ in 0..300 {
            let _ = client.socket.send(frame.clone()).await;
        }
        assert_eq!(client.hear("bye").await["reason"], "flood");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_waits_for_answers_is_slowed_but_hears_them_all() {
    let outside = Outside::start_with(|config| Config { message_rate: 50, ..config }).await;
    let eve = outside.person("Eve").await;
    let mut client = outside.client(&eve).await;
    for _ in 0..300 {
        client.say(json!({ "type": "ping" })).await;
        client.hear("pong").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_whose_body_never_comes_is_let_go() {
    let outside = Outside::start_with(|config| Config { hello_timeout: Duration::from_millis(300), ..config }).await;
    let mut socket = TcpStream::connect(outside.address()).await.unwrap();
    let head = b"POST /api/bots HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{";
    socket.write_all(head).await.unwrap();
    let mut answer = String::new();
    let closed = tokio::time::timeout(Duration::from_secs(5), socket.read_to_string(&mut answer)).await;
    assert!(closed.is_ok() && answer.starts_with("HTTP/1.1 408 "), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_gets_so_many_requests_and_no_more() {
    // The bystander is of the same address and takes two: a player and a table.
    let outside = Outside::start_with(|config| Config { request_rate: 2, create_rate: 5, ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let mut created = 0;
    for _ in 0..5 {
        created += u32::from(outside.post("/api/bots", &json!({ "name": "B" })).send().await.unwrap().status() == 201);
    }
    assert_eq!(created, 3);
    let mut refused = 0;
    for _ in 0..20 {
        refused += u32::from(outside.get("/api/games").send().await.unwrap().status() == 429);
    }
    assert!(refused >= 10, "{refused} refused");
    assert_eq!(outside.get("/healthz").send().await.unwrap().status(), 200, "those who look after it are let in");
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_dropped_and_holds_nobody_up() {
    let outside = Outside::start_with(|config| Config { send_buffer: 512 * 1024, ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let (eve, sloth) = (outside.person("Eve").await, outside.person("Sloth").await);
    let table = outside.table(&eve, 2).await;
    let mut slow = outside.client(&sloth).await;
    slow.say(json!({ "type": "watch", "table": table })).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    // The slow one reads nothing from here on. What the kernel takes for it is not without end.
    let begun = Instant::now();
    while outside.metric("capers_dropped_total{why=\"too_slow\"}").await == 0.0 {
        for _ in 0..20 {
            client.say(json!({ "type": "events", "since": 0 })).await;
            // It may be gone already.
            let _ = slow.socket.send(Message::text("{\"type\":\"events\",\"since\":0}")).await;
            client.hear("update").await;
        }
        if client.number < 150 {
            client.say(json!({ "type": "chat", "text": "x".repeat(500) })).await;
            client.hear("update").await;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the slow reader is still there");
    }
    bystander.is_undisturbed().await;
    client.say(json!({ "type": "ping" })).await;
    client.hear("pong").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_half_open_sockets_go_by_themselves() {
    let outside = Outside::start_with(|config| Config { hello_timeout: Duration::from_millis(700), ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let eve = outside.person("Eve").await;
    let mut silent = Vec::new();
    for _ in 0..900 {
        silent.push(TcpStream::connect(outside.address()).await.unwrap());
    }
    for half in silent.iter_mut().step_by(2) {
        half.write_all(b"GET /ws HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    }
    let mut mute = Vec::new();
    for _ in 0..100 {
        mute.push(outside.silent_client(&eve).await);
    }
    bystander.is_undisturbed().await;
    for mut socket in silent {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(20), socket.read_to_end(&mut rest)).await;
        assert!(closed.is_ok(), "a connection that says nothing is closed");
    }
    for mut client in mute {
        assert_eq!(client.next().await, None);
    }
    bystander.is_undisturbed().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_connections_and_no_more() {
    // The bystander is of the same address and has two: a socket, and the connection that its requests came on.
    let outside = Outside::start_with(|config| Config { max_connections_per_address: 7, ..config }).await;
    let mut bystander = Bystander::at(&outside).await;
    let mut open = Vec::new();
    for _ in 0..5 {
        open.push(TcpStream::connect(outside.address()).await.unwrap());
    }
    // They are counted when the server takes them, and forgotten when it notices: a moment after they come and go.
    outside.until_answered(false).await;
    bystander.is_undisturbed().await;
    drop(open);
    outside.until_answered(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_asked_and_then_let_go() {
    let outside = Outside::start_with(|config| Config { silence_timeout: Duration::from_millis(600), ..config }).await;
    let eve = outside.person("Eve").await;
    let mut lively = outside.client(&eve).await;
    let dead = outside.client(&eve).await;
    // Reading answers pings, which is a sign of life; the other one does not even read.
    let alive = tokio::time::timeout(Duration::from_secs(2), lively.next()).await;
    assert!(alive.is_err(), "it was let go: {alive:?}");
    assert_eq!(outside.metric("capers_connections").await, 1.0);
    drop(dead);
}
