//! Options are judged before a table exists, as opening one would judge them.

use crate::outside::{Outside, Person, read};
use engine::{Message, Words};
use serde_json::{Value, json};
use server::Config;
use words::{Language, Speaker};

async fn judge(outside: &Outside, game: &str, options: &Value) -> (u16, Value) {
    let answer = outside.post(&format!("/api/games/{game}/options"), options).send().await.unwrap();
    (answer.status().as_u16(), read(answer).await)
}

/// What opening a table with these options is answered.
async fn open(outside: &Outside, host: &Person, game: &str, options: &Value) -> (u16, Value) {
    let answer = host.sign(outside.post("/api/tables", &json!({ "game": game, "options": options }))).send().await.unwrap();
    (answer.status().as_u16(), read(answer).await)
}

fn board(grid: &[&str]) -> Value {
    json!({ "board": { "id": "mine", "grid": grid } })
}

#[tokio::test]
async fn options_are_completed_and_no_table_is_made() {
    let outside = Outside::start().await;
    let (status, options) = judge(&outside, "dice-heist", &json!({ "seats": 4 })).await;
    assert_eq!((status, &options["seats"], &options["stall_guard"]), (200, &json!(4), &json!(3)));
    let (status, options) = judge(&outside, "museum-heist", &board(&["........."; 9])).await;
    assert_eq!((status, &options["board"]["id"], &options["seats"]), (200, &json!("mine"), &json!(2)));
    assert_eq!(outside.metric("capers_tables_opened_total").await, 0.0);
}

#[tokio::test]
async fn options_are_refused_as_opening_a_table_refuses_them() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    for (game, options, status, code) in [
        ("dice-heist", json!({ "seats": 99 }), 400, "bad_option"),
        ("dice-heist", json!({ "colour": "red" }), 400, "bad_option"),
        ("dice-heist", json!([]), 400, "bad_option"),
        ("museum-heist", json!({ "board": "louvre" }), 400, "bad_option"),
        ("museum-heist", json!({ "board": "x".repeat(257) }), 400, "bad_message"),
        ("poker", json!({}), 404, "unknown_game"),
    ] {
        let (got, refused) = judge(&outside, game, &options).await;
        assert_eq!((got, &refused["code"]), (status, &json!(code)), "{options}: {refused}");
        assert_eq!((got, refused), open(&outside, &eve, game, &options).await, "{options}");
    }
    let answer = outside.post("/api/games/dice-heist/options", &Value::Null).body("{").send().await.unwrap();
    assert_eq!((answer.status().as_u16(), read(answer).await["code"].clone()), (400, json!("bad_message")));
}

/// A board that somebody brings is told what is wrong with it, in the words of the reader.
#[tokio::test]
async fn mh_2_5_a_board_that_is_none_says_why() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let long = ".".repeat(27);
    let lonely = [".........", "....P....", ".........", ".........", ".........", ".........", ".........", ".........", "........."];
    for (grid, english, french) in [
        (&[][..], "1 to 26 files", "1 à 26 colonnes"),
        (&[long.as_str()], "1 to 26 files", "1 à 26 colonnes"),
        (&["...", ".."], "equally long", "même longueur"),
        (&["..x"], "not “x”", "pas «\u{a0}x\u{a0}»"),
        (&lonely, "leads nowhere", "ne mène nulle part"),
        (&["...."], "Too small", "Trop petit"),
    ] {
        let options = board(grid);
        let (status, refused) = judge(&outside, "museum-heist", &options).await;
        assert_eq!((status, &refused["code"]), (400, &json!("bad_option")), "{options}");
        let message: Message = serde_json::from_value(refused["message"].clone()).unwrap();
        assert_eq!(words::faults(&message), [""; 0]);
        for (language, words) in [(Language::English, english), (Language::French, french)] {
            let said = Speaker::new(language, Vec::new()).say(&message);
            assert!(said.contains(words) && said.contains("board"), "{said}");
        }
        assert_eq!((status, refused), open(&outside, &eve, "museum-heist", &options).await);
    }
}

#[tokio::test]
async fn judging_options_counts_as_a_request() {
    let outside = Outside::start_with(|config| Config { request_rate: 2, ..config }).await;
    let mut codes = Vec::new();
    for _ in 0..30 {
        codes.push(judge(&outside, "dice-heist", &json!({ "seats": 2 })).await.0);
    }
    assert_eq!(codes[0], 200);
    assert!(codes.contains(&429), "{codes:?}");
}
