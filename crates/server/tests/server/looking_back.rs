//! Questions about finished games, and who was lucky in them, over the wire.

use crate::outside::{Outside, encoded, read};
use engine::Message;
use reqwest::Response;
use serde_json::{Value, json};

/// A finished game of one person against a bot: its table.
async fn finished(outside: &Outside) -> String {
    let eve = outside.person("Eve").await;
    let (table, mut client) = outside.against("greedy", &eve).await;
    client.play(Value::Null, usize::MAX).await;
    table
}

async fn get(outside: &Outside, table: &str, path: &str) -> Response {
    outside.get(&format!("/api/tables/{table}/{path}")).send().await.unwrap()
}

async fn found(outside: &Outside, table: &str, path: &str) -> Value {
    let answer = get(outside, table, path).await;
    assert_eq!(answer.status(), 200, "{path}");
    read(answer).await
}

/// Holds a question to be refused with this status and code, in words that there are.
async fn check_refused(outside: &Outside, table: &str, query: &str, status: u16, code: &str) {
    let answer = get(outside, table, &format!("film/insight?{query}")).await;
    let got = answer.status().as_u16();
    let body = read(answer).await;
    assert_eq!((got, &body["code"]), (status, &json!(code)), "{body}");
    let message: Message = serde_json::from_value(body["message"].clone()).unwrap();
    assert_eq!(words::faults(&message), [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_about_a_film_is_answered_at_every_moment() {
    let outside = Outside::start().await;
    let table = finished(&outside).await;
    let film = found(&outside, &table, "film?eyes=0&count=1").await;
    let overview = found(&outside, &table, "film/insight?eyes=0").await;
    assert_eq!(overview, json!({ "shown": "0", "answer": film["frames"][0]["seen"]["insight"] }), "what goes with every view");
    let count = film["count"].as_u64().unwrap();
    let choices = encoded(r#"{"type":"choices"}"#);
    let mut asked = 0;
    for at in 0..count {
        let frame = found(&outside, &table, &format!("film?eyes=0&from={at}&count=1")).await;
        let answer = found(&outside, &table, &format!("film/insight?eyes=0&at={at}&question={choices}")).await;
        let is_asked = frame["frames"][0]["waits_for"] == json!([0]);
        assert_eq!(!answer["answer"].as_array().unwrap().is_empty(), is_asked, "frame {at}");
        asked += usize::from(is_asked);
    }
    assert!(asked > 3);
    assert_eq!(found(&outside, &table, "film/insight?eyes=7").await["shown"], "everyone", "eyes that nobody has are the usual ones");
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_questions_about_a_film_are_refused() {
    let outside = Outside::start().await;
    let table = finished(&outside).await;
    let count = found(&outside, &table, "film?count=1").await["count"].as_u64().unwrap();
    let long = |bytes: usize| encoded(&format!("\"{}\"", "x".repeat(bytes - 2)));
    for (query, status, code) in [
        (format!("at={count}"), 400, "bad_request"),
        (format!("at={}", u64::MAX), 400, "bad_request"),
        ("at=-1".to_owned(), 400, "bad_request"),
        ("moment=1".to_owned(), 400, "bad_request"),
        (format!("question={}", encoded("{")), 400, "bad_message"),
        ("question=".to_owned(), 400, "bad_message"),
        (format!("question={}", long(protocol::MOST_FRAME_BYTES + 1)), 400, "bad_message"),
        // This one is read, and no question of this game.
        (format!("question={}", long(protocol::MOST_FRAME_BYTES)), 400, "malformed"),
        (format!("question={}", encoded(r#"{"type":"choices","type":"choices"}"#)), 400, "malformed"),
        (format!("question={}", encoded(r#"{"type":"horoscope"}"#)), 400, "malformed"),
    ] {
        check_refused(&outside, &table, &query, status, code).await;
    }
    check_refused(&outside, "nowhere", "", 404, "no_such_table").await;
    let eve = outside.person("Eve").await;
    let (running, _client) = outside.against("greedy", &eve).await;
    check_refused(&outside, &running, "", 409, "not_over").await;
}

/// What the report says of each seat follows from the attempts that the film tells of.
#[tokio::test(flavor = "multi_thread")]
async fn the_luck_of_a_game_is_that_of_its_film() {
    let outside = Outside::start().await;
    let table = finished(&outside).await;
    let report = found(&outside, &table, "luck").await;
    assert_eq!(report["shown"], "everyone");
    let mut counted = [[0u64; 2]; 2];
    for from in (0..).step_by(200) {
        let film = found(&outside, &table, &format!("film?from={from}")).await;
        let frames = film["frames"].as_array().unwrap();
        for step in frames.iter().flat_map(|frame| frame["steps"].as_array().unwrap()) {
            let luck = &step["luck"];
            if let Some(seat) = luck["seat"].as_u64() {
                assert_eq!(luck["what"], report["kinds"][0]["what"]);
                counted[seat as usize][0] += 1;
                counted[seat as usize][1] += u64::from(luck["success"] == true);
            }
        }
        if frames.len() < 200 {
            break;
        }
    }
    assert_eq!(report["kinds"].as_array().unwrap().len(), 1);
    for (seat, [tries, successes]) in counted.into_iter().enumerate() {
        let told = &report["kinds"][0]["seats"][seat];
        assert_eq!((told["tries"].as_u64(), told["successes"].as_u64()), (Some(tries), Some(successes)), "seat {seat}");
        let (at_least, at_most) = (told["at_least"].as_f64().unwrap(), told["at_most"].as_f64().unwrap());
        assert!((0.0..=1.0).contains(&at_least) && (0.0..=1.0).contains(&at_most) && at_least + at_most >= 1.0 - 1e-9, "{told}");
    }
    assert!(counted.iter().any(|[tries, _]| *tries > 0));
}
