//! What strangers send is a message, or refused by the name of the field that is wrong; nothing makes the reader panic.

use engine::{Message, Refusal};
use proptest::prelude::*;
use protocol::{CreateTable, FromClient, GameInfo, MOST_FRAME_BYTES, SeatClock, ToClient, VERSION, Visibility};
use serde_json::{Value, json};

/// The sentence inside a refusal, and the field it names.
fn what(refusal: &Refusal) -> (String, Option<String>) {
    assert_eq!(words::faults(&refusal.message()), [""; 0]);
    assert_eq!(refusal.code, "bad_message");
    let Some((_, engine::Arg::Message(Message { key, args }))) = refusal.data.first() else { panic!("{refusal}") };
    let field = args.iter().find(|(name, _)| name == "field").map(|(_, arg)| match arg {
        engine::Arg::Text(text) => text.clone().into_owned(),
        other => panic!("{other:?}"),
    });
    (key.clone().into_owned(), field)
}

fn check(frame: &Value, key: &str, field: Option<&str>) {
    let refusal = FromClient::read(&frame.to_string()).unwrap_err();
    assert_eq!(what(&refusal), (key.to_owned(), field.map(str::to_owned)), "{frame}");
}

/// One of each.
fn every_message() -> Vec<FromClient> {
    let text = || "x".to_owned();
    vec![
        FromClient::Hello { protocol: VERSION, client: text() },
        FromClient::Watch { table: text(), since: Some(3), steps: true },
        FromClient::Watch { table: text(), since: None, steps: false },
        FromClient::Ask { client: text(), question: serde_json::json!({"type": "reach"}) },
        FromClient::Sit { seat: 1, entropy: Some(text()) },
        FromClient::Sit { seat: 1, entropy: None },
        FromClient::Stand,
        FromClient::SetBot { seat: 1, bot: Some(text()) },
        FromClient::SetBot { seat: 1, bot: None },
        FromClient::Remove { seat: 2 },
        FromClient::Start,
        FromClient::Act { decision: Some(text()), action: json!({"a": [1, null]}), client: text(), nonce: Some(text()) },
        FromClient::Act { decision: None, action: json!(null), client: text(), nonce: None },
        FromClient::Undo { client: text() },
        FromClient::View,
        FromClient::Events { since: 0 },
        FromClient::Chat { text: text() },
        FromClient::Rematch,
        FromClient::OpenRecord,
        FromClient::TakeBack,
        FromClient::Ping,
    ]
}

#[test]
fn every_message_is_read_as_it_was_written() {
    for message in every_message() {
        assert_eq!(FromClient::read(&message.text()).as_ref(), Ok(&message));
        assert!(message.text().contains(&format!("\"type\":\"{}\"", message.kind())));
    }
}

#[test]
fn every_field_left_out_added_or_of_another_kind_is_named() {
    for message in every_message() {
        let whole: Value = serde_json::from_str(&message.text()).unwrap();
        let mut more = whole.clone();
        more["colour"] = json!("red");
        check(&more, "protocol-field-unknown", Some("colour"));
        for name in whole.as_object().unwrap().keys().filter(|name| !["action", "question"].contains(&name.as_str())) {
            let mut other = whole.clone();
            other[name] = json!([true]);
            check(&other, "protocol-field-wrong", Some(name));
            let mut less = whole.clone();
            less.as_object_mut().unwrap().remove(name);
            match FromClient::read(&less.to_string()) {
                Ok(_) => assert!(["since", "steps", "entropy", "decision", "nonce"].contains(&name.as_str()), "{name} of {whole}"),
                Err(refusal) => assert_eq!(what(&refusal), ("protocol-field-missing".to_owned(), Some(name.clone()))),
            }
        }
    }
    check(&json!({"type": "act", "client": "c"}), "protocol-field-missing", Some("action"));
    check(&json!({"type": "fly"}), "protocol-unknown-type", None);
}

#[test]
fn numbers_are_whole() {
    for since in [json!(-1), json!(1.5), json!("1"), json!(true)] {
        check(&json!({"type": "events", "since": since}), "protocol-field-wrong", Some("since"));
    }
    let large = FromClient::read(r#"{"type":"events","since":1e400}"#).unwrap();
    assert_eq!(large, FromClient::Events { since: u64::MAX });
    let later = FromClient::read(r#"{"type":"hello","protocol":99999999999,"client":"c"}"#).unwrap();
    assert_eq!(later, FromClient::Hello { protocol: u32::MAX, client: "c".to_owned() });
}

#[test]
fn texts_and_frames_have_their_bounds() {
    check(&json!({"type": "undo", "client": "c".repeat(65)}), "protocol-text-long", Some("client"));
    assert!(FromClient::read(&json!({"type": "undo", "client": "é".repeat(64)}).to_string()).is_ok());
    check(&json!({"type": "chat", "text": "t".repeat(501)}), "protocol-text-long", Some("text"));
    check(&json!({"type": "chat", "text": "t".repeat(MOST_FRAME_BYTES)}), "protocol-too-long", None);
    for (frame, key) in
        [("", "protocol-not-json"), ("{\"type\":", "protocol-not-json"), ("[]", "protocol-not-an-object"), ("7", "protocol-not-an-object")]
    {
        assert_eq!(what(&FromClient::read(frame).unwrap_err()).0, key, "{frame}");
    }
    let deep = format!("{{\"type\":\"act\",\"client\":\"c\",\"action\":{}{}}}", "[".repeat(5_000), "]".repeat(5_000));
    assert_eq!(what(&FromClient::read(&deep).unwrap_err()).0, "protocol-not-json");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,200}") {
        let _ = FromClient::read(&text);
        let _ = CreateTable::read(&text);
        let _ = ToClient::read(&text);
    }

    #[test]
    fn no_nearly_right_message_makes_the_reader_panic(at in 0usize..19, cut in 0usize..80, put in "[\\[\\]{}\",:0-9a-z\\\\é]{0,5}") {
        let mut text = every_message()[at].text();
        let cut = (0..=cut.min(text.len())).rev().find(|cut| text.is_char_boundary(*cut)).unwrap();
        text.insert_str(cut, &put);
        let _ = FromClient::read(&text);
    }
}

#[test]
fn another_version_is_refused_with_the_one_that_is_spoken() {
    assert_eq!(protocol::check_version(VERSION), Ok(()));
    let refusal = protocol::check_version(VERSION + 1).unwrap_err();
    assert_eq!(refusal.code, "other_protocol");
    assert_eq!(words::faults(&refusal.message()), [""; 0]);
}

#[test]
fn a_table_is_asked_for_strictly() {
    let plain = CreateTable::read(r#"{"game":"dice-heist"}"#).unwrap();
    assert_eq!((plain.visibility, plain.settings.clock, plain.settings.away_seconds), (Visibility::Private, SeatClock::None, Some(60)));
    let full = json!({
        "game": "dice-heist", "options": {"seats": 3}, "visibility": "public",
        "settings": {"clock": {"kind": "total", "seconds": 300, "increment": 5}, "away_seconds": null, "bot_pause_ms": 0, "actions_per_second": 2},
    });
    let read = CreateTable::read(&full.to_string()).unwrap();
    assert_eq!((read.settings.clock, read.settings.away_seconds), (SeatClock::Total { seconds: 300, increment: 5 }, None));
    assert_eq!(serde_json::to_value(&read).unwrap(), full);
    for (body, field) in [
        (json!({}), "game"),
        (json!({"game": "g", "visibility": "secret"}), "visibility"),
        (json!({"game": "g", "settings": 1}), "settings"),
        (json!({"game": "g", "settings": {"clock": {"kind": "sand"}}}), "kind"),
        (json!({"game": "g", "settings": {"clock": {"kind": "none", "seconds": 3}}}), "seconds"),
        (json!({"game": "g", "settings": {"clock": {"kind": "per_move", "seconds": 0}}}), "seconds"),
        (json!({"game": "g", "settings": {"away_seconds": 1}}), "away_seconds"),
        (json!({"game": "g", "settings": {"away_seconds": "1"}}), "away_seconds"),
        (json!({"game": "g", "settings": {"bot_pause_ms": 1e12}}), "bot_pause_ms"),
        (json!({"game": "g", "settings": {"actions_per_second": 21}}), "actions_per_second"),
        (json!({"game": "g", "settings": {"colour": 1}}), "colour"),
        (json!({"game": "g", "colour": 1}), "colour"),
    ] {
        let refusal = CreateTable::read(&body.to_string()).unwrap_err();
        assert_eq!(what(&refusal).1.as_deref(), Some(field), "{body}");
    }
}

#[test]
fn games_describe_themselves() {
    for game in catalog::games() {
        let info = GameInfo::of(*game);
        let seats = &info.options[0];
        assert_eq!((info.slug.as_str(), seats.name.as_str()), (game.slug(), "seats"));
        assert_eq!(seats.required, seats.default.get() == "null", "{}: what has a default may be left out", info.slug);
        let quick: Value = serde_json::from_str(info.quick_start.get()).unwrap();
        assert!(game.new_match(&quick).is_ok() && quick["seats"].is_u64(), "{}: one click must start a game", info.slug);
        assert!(info.minutes > 0);
    }
}

#[test]
fn what_a_later_server_adds_is_passed_over() {
    let pong = ToClient::read(r#"{"type":"pong","later":1}"#).unwrap();
    assert!(matches!(pong, Some(ToClient::Pong)));
    assert!(ToClient::read(r#"{"type":"later"}"#).unwrap().is_none());
    let bye = ToClient::Bye { reason: "restarting".to_owned(), retry_ms: Some(500) };
    assert!(matches!(ToClient::read(&bye.text()), Ok(Some(ToClient::Bye { retry_ms: Some(500), .. }))));
}

#[test]
fn a_key_twice_is_told_by_its_name() {
    let key = |refusal: Refusal| what(&refusal);
    let twice = r#"{"type":"chat","text":"a","text":"b"}"#;
    assert_eq!(key(FromClient::read(twice).unwrap_err()), ("protocol-field-twice".to_owned(), Some("text".to_owned())));
    let inside = r#"{"game":"dice-heist","settings":{"bot_pause_ms":1,"bot_pause_ms":1}}"#;
    assert_eq!(key(CreateTable::read(inside).unwrap_err()), ("protocol-field-twice".to_owned(), Some("bot_pause_ms".to_owned())));
}
