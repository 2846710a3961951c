//! Whatever a stranger sends, the referee answers exactly one line of JSON and goes on. The bounded form of what `fuzz/` does without end.

use fair::FastRng;
use proptest::prelude::*;
use referee::Referee;
use serde_json::{Value, json};

use crate::table::Table;

/// A referee in the middle of a game.
fn in_play() -> Table {
    let mut table = Table::new();
    table.begin(Some(11));
    let mut luck = FastRng::new(11);
    for _ in 0..12 {
        let command = table.any_move(&mut luck).expect("the game lasts longer");
        table.ok(&command);
    }
    table
}

/// The answer is one line of JSON, and says either `ok` or `refused` with code and message.
fn assert_answers(referee: &mut Referee, line: &[u8]) -> Value {
    let answer = referee.answer(line);
    assert!(!answer.contains('\n'), "{answer}");
    let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
    let fields = answer.as_object().expect("an answer is an object");
    assert_eq!(fields.len(), 1);
    if let Some(refused) = fields.get("refused") {
        assert!(refused["code"].is_string() && refused["message"].is_string());
        assert_eq!(refused.as_object().unwrap().len(), 2);
    } else {
        assert!(fields.contains_key("ok"));
    }
    answer
}

/// A refused command changes nothing.
fn assert_answers_and_keeps(table: &mut Table, line: &[u8]) {
    let before = table.ok(&json!({"cmd": "record"}));
    let answer = assert_answers(&mut table.0, line);
    if answer.get("refused").is_some() {
        assert_eq!(table.ok(&json!({"cmd": "record"})), before);
    }
}

#[test]
fn what_a_stranger_sent_is_quoted_in_short() {
    let long = "x".repeat(1_000_000);
    let mut record = in_play().ok(&json!({"cmd": "record"}));
    record["rules"] = json!(long);
    for command in [
        json!({"cmd": long}),
        json!({"cmd": "new", "game": long}),
        json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 2, long.clone(): 1}}),
        json!({"cmd": "load", "game": "dice-heist", "position": long}),
        json!({"cmd": "load", "game": "dice-heist", "position": {long.clone(): 1}}),
        json!({"cmd": "replay", "record": record}),
    ] {
        let answer = assert_answers(&mut Referee::default(), command.to_string().as_bytes());
        assert!(answer.to_string().len() < 2_000, "{}", &answer.to_string()[..300]);
    }
}

/// Commands as they should be, to be spoiled.
fn valid_commands() -> Vec<Value> {
    let mut table = in_play();
    let (position, record) = (table.ok(&json!({"cmd": "position"})), table.ok(&json!({"cmd": "record"})));
    let seat = table.ok(&json!({"cmd": "turn"}))["seats"][0].clone();
    let legal = table.ok(&json!({"cmd": "legal", "seat": seat}));
    let mut commands = vec![
        json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 4, "targeted_raid": true, "stall_guard": 2}, "seed": 7}),
        json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 2, "first_seat": 1}}),
        json!({"cmd": "load", "game": "dice-heist", "position": position}),
        json!({"cmd": "replay", "record": record}),
        json!({"cmd": "bot", "seat": seat, "bot": "greedy", "budget_ms": 1, "seed": 1}),
        json!({"cmd": "chance", "outcome": {"type": "reveal", "card": "L03"}}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "legal", "seat": seat}),
    ];
    commands.extend(legal.as_array().unwrap().iter().map(|action| json!({"cmd": "act", "seat": seat, "action": action})));
    let plain = ["games", "position", "turn", "outcomes", "clock", "undo", "record", "result"];
    commands.extend(plain.map(|name| json!({"cmd": name})));
    commands
}

/// Any JSON, with the words the games know among its strings.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (0..8u64).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        prop_oneof![".*", "(louvre|L0[1-9]|recruit|heist|raid|reveal|roll|dice-heist|greedy|action)"].prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            proptest::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            proptest::collection::btree_map("(type|card|seat|museum|sidekicks|from|options|.*)", inner, 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// Every place of a value, by its pointer.
fn pointers(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Array(items) => items.iter().enumerate().for_each(|(place, item)| pointers(item, &format!("{at}/{place}"), found)),
        Value::Object(fields) => fields.iter().for_each(|(name, field)| pointers(field, &format!("{at}/{name}"), found)),
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_bytes_are_answered(line in proptest::collection::vec(any::<u8>(), 0..200)) {
        assert_answers_and_keeps(&mut in_play(), &line);
    }

    #[test]
    fn any_json_is_answered(value in any_json()) {
        assert_answers_and_keeps(&mut in_play(), value.to_string().as_bytes());
    }

    #[test]
    fn commands_with_one_thing_changed_are_answered(which in any::<prop::sample::Index>(), place in any::<prop::sample::Index>(), to in any_json()) {
        let commands = valid_commands();
        let mut command = which.get(&commands).clone();
        let mut places = Vec::new();
        pointers(&command, "", &mut places);
        *command.pointer_mut(place.get(&places).as_str()).unwrap() = to;
        let mut table = in_play();
        assert_answers(&mut table.0, command.to_string().as_bytes());
        play_on(&mut table);
    }

    #[test]
    fn commands_with_some_bytes_changed_are_answered(which in any::<prop::sample::Index>(), changes in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let commands = valid_commands();
        let mut line = which.get(&commands).to_string().into_bytes();
        for (place, byte) in changes {
            let place = place.index(line.len());
            line[place] = byte;
        }
        let mut table = in_play();
        assert_answers(&mut table.0, &line);
        play_on(&mut table);
    }
}

/// Whatever game is running now, it can be played on: positions that were accepted are possible.
fn play_on(table: &mut Table) {
    let mut luck = FastRng::new(1);
    for _ in 0..20 {
        let Some(command) = table.any_move(&mut luck) else { break };
        table.ok(&command);
        for seat in [json!(0), json!(null)] {
            table.ok(&json!({"cmd": "view", "seat": seat}));
        }
    }
}
