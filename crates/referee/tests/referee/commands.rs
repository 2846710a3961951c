//! Every command of the referee, and every code it shares with all games.

use fair::FastRng;
use serde_json::{Value, json};

use crate::table::Table;

/// A table, and what a command must be refused with there.
fn check(table: &mut Table, command: &Value, code: &str) -> String {
    let answer = table.say(command);
    assert_eq!(answer["refused"]["code"], code, "{command} gave {answer}");
    assert_eq!(answer.as_object().unwrap().len(), 1);
    let message = answer["refused"]["message"].as_str().unwrap().to_owned();
    assert!(message.ends_with('.') && !message.contains("refusal-") && !message.contains("referee-"), "no sentence: {message}");
    message
}

fn check_line(line: &[u8], part_of_message: &str) {
    let answer: Value = serde_json::from_str(&Table::new().0.answer(line)).unwrap();
    assert_eq!(answer["refused"]["code"], "bad_command");
    let message = answer["refused"]["message"].as_str().unwrap();
    assert!(message.contains(part_of_message), "{message}");
}

#[test]
fn games_are_listed_with_their_options() {
    let games = Table::new().ok(&json!({"cmd": "games"}));
    let game = &games[0];
    assert_eq!(game["slug"], "dice-heist");
    assert_eq!((&game["title"], &game["seats"]), (&json!("Dice Heist"), &json!({"min": 2, "max": 5})));
    assert!(game["rules_version"].is_u64());
    let seats = &game["options"][0];
    assert_eq!((&seats["name"], &seats["type"], &seats["values"]), (&json!("seats"), &json!("integer"), &json!({"min": 2, "max": 5})));
    for option in game["options"].as_array().unwrap() {
        assert!(option.get("default").is_some() && option.get("values").is_some(), "{option}");
    }
}

#[test]
fn a_line_that_is_no_command_says_why() {
    check_line(b"", "empty");
    check_line(b" \t\r", "empty");
    check_line(b"\xff\xfe", "UTF-8");
    check_line(b"{\"cmd\":\"turn\"}\0", "column 15");
    check_line(b"\0", "column 1");
    check_line(b"{\"cmd\":\"turn\"", "not JSON");
    check_line(b"[1]", "not an object");
    check_line(b"\"turn\"", "not an object");
    check_line(b"{}", "\"cmd\" is missing");
    check_line(b"{\"cmd\":7}", "\"cmd\" must be a text");
    check_line(b"{\"cmd\":\"dance\"}", "no command \"dance\"");
    check_line(format!("{{\"cmd\":\"{}\"}}", "x".repeat(1_000_000)).as_bytes(), "xxx…");
    check_line(&b"[".repeat(1_000_000), "not JSON");
    check_line(&b"{\"a\":".repeat(100_000), "not JSON");
    check_line(&vec![b' '; referee::LONGEST_LINE + 1], "16 MiB");
    check_line(&vec![b' '; referee::LONGEST_LINE], "empty");
    check_line(format!("[{}0]", "{},".repeat(200_001)).as_bytes(), "200000 objects");
    check_line(format!("[{}0]", "{},".repeat(200_000)).as_bytes(), "not an object");
}

#[test]
fn a_field_that_is_missing_or_wrong_is_named() {
    let commands = [
        json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 3}, "seed": 7}),
        json!({"cmd": "load", "game": "dice-heist", "position": {}}),
        json!({"cmd": "view", "seat": 1}),
        json!({"cmd": "legal", "seat": 1}),
        json!({"cmd": "act", "seat": 1, "action": {"type": "recruit"}}),
        json!({"cmd": "chance", "outcome": {}}),
        json!({"cmd": "replay", "record": {}}),
        json!({"cmd": "bot", "seat": 1, "bot": "greedy", "budget_ms": 100, "seed": 1}),
    ];
    // What may be left out, and what may be anything because the rules judge it.
    let optional = [("new", "options"), ("new", "seed")];
    let anything = ["position", "action", "outcome", "record"];
    for command in commands {
        let name = command["cmd"].as_str().unwrap();
        for field in command.as_object().unwrap().keys().filter(|field| *field != "cmd") {
            if !optional.contains(&(name, field)) {
                let mut without = command.clone();
                without.as_object_mut().unwrap().remove(field);
                assert!(check(&mut Table::new(), &without, "bad_command").contains(field.as_str()));
            }
            if !anything.contains(&field.as_str()) {
                for wrong in [json!(1.5), json!([]), json!(true)] {
                    let mut command = command.clone();
                    command[field] = wrong;
                    assert!(check(&mut Table::new(), &command, "bad_command").contains(field.as_str()));
                }
            }
        }
    }
}

#[test]
fn seeds_are_whole_numbers_of_64_bits() {
    for seed in ["-1", "18446744073709551616", "1e3", "null", "\"7\"", "1e999"] {
        let line = format!(r#"{{"cmd":"new","game":"dice-heist","options":{{"seats":3}},"seed":{seed}}}"#);
        check_line(line.as_bytes(), "\"seed\" must be a whole number from 0 to 18446744073709551615");
    }
    Table::new().begin(Some(u64::MAX));
}

#[test]
fn fields_nobody_knows_are_passed_over() {
    let mut table = Table::new();
    table.begin(Some(1));
    table.ok(&json!({"cmd": "turn", "id": 17, "comment": null}));
}

#[test]
fn a_command_with_the_same_key_twice_is_none() {
    let mut table = Table::new();
    let answer: Value = serde_json::from_str(&table.0.answer(br#"{"cmd":"dance","cmd":"turn"}"#)).unwrap();
    assert_eq!(answer["refused"]["code"], "bad_command");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    for command in [
        json!({"cmd": "position"}),
        json!({"cmd": "turn"}),
        json!({"cmd": "view", "seat": null}),
        json!({"cmd": "legal", "seat": 99}),
        json!({"cmd": "act", "seat": 99, "action": {}}),
        json!({"cmd": "outcomes"}),
        json!({"cmd": "chance", "outcome": {}}),
        json!({"cmd": "clock"}),
        json!({"cmd": "undo"}),
        json!({"cmd": "record"}),
        json!({"cmd": "bot", "seat": 0, "bot": "nobody", "budget_ms": 1, "seed": 1}),
        json!({"cmd": "result"}),
    ] {
        check(&mut Table::new(), &command, "no_game");
    }
}

#[test]
fn a_game_that_cannot_begin_leaves_the_running_one_alone() {
    let mut table = Table::new();
    table.begin(Some(3));
    let before = table.ok(&json!({"cmd": "position"}));
    check(&mut table, &json!({"cmd": "new", "game": "chess", "options": {}}), "unknown_game");
    check(&mut table, &json!({"cmd": "load", "game": "", "position": {}}), "unknown_game");
    assert!(check(&mut table, &json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 9}}), "bad_option").contains("seats"));
    assert!(check(&mut table, &json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 2, "x": 1}}), "bad_option").contains('x'));
    check(&mut table, &json!({"cmd": "new", "game": "dice-heist"}), "bad_option");
    for position in [json!({}), json!(null), json!(7), json!([[]])] {
        check(&mut table, &json!({"cmd": "load", "game": "dice-heist", "position": position}), "bad_position");
    }
    assert_eq!(table.ok(&json!({"cmd": "position"})), before);
}

#[test]
fn seats_are_those_of_the_game() {
    let mut table = Table::new();
    table.begin(Some(3));
    for seat in ["3", "-1", "255", "256", "18446744073709551616", "1e30", "-9223372036854775808"] {
        let seat: Value = serde_json::from_str(seat).unwrap();
        check(&mut table, &json!({"cmd": "view", "seat": seat}), "no_such_seat");
        check(&mut table, &json!({"cmd": "legal", "seat": seat}), "no_such_seat");
        check(&mut table, &json!({"cmd": "act", "seat": seat, "action": 1}), "no_such_seat");
        check(&mut table, &json!({"cmd": "bot", "seat": seat, "bot": "greedy", "budget_ms": 1, "seed": 1}), "no_such_seat");
    }
    check(&mut table, &json!({"cmd": "legal", "seat": null}), "bad_command");
    check(&mut table, &json!({"cmd": "act", "seat": null, "action": {}}), "bad_command");
    assert!(table.ok(&json!({"cmd": "view", "seat": null})).is_object());
}

#[test]
fn what_is_not_due_is_refused() {
    let mut table = Table::new();
    table.begin(Some(3));
    let seat = table.ok(&json!({"cmd": "turn"}))["seats"][0].as_u64().unwrap();
    let other = (seat + 1) % 3;
    check(&mut table, &json!({"cmd": "outcomes"}), "no_chance_due");
    check(&mut table, &json!({"cmd": "chance", "outcome": 1}), "no_chance_due");
    check(&mut table, &json!({"cmd": "clock"}), "no_clock_due");
    check(&mut table, &json!({"cmd": "result"}), "not_over");
    check(&mut table, &json!({"cmd": "undo"}), "nothing_to_undo");
    check(&mut table, &json!({"cmd": "act", "seat": other, "action": {"type": "recruit"}}), "not_your_turn");
    check(&mut table, &json!({"cmd": "bot", "seat": other, "bot": "greedy", "budget_ms": 1, "seed": 1}), "not_your_turn");
    check(&mut table, &json!({"cmd": "bot", "seat": seat, "bot": "nobody", "budget_ms": 1, "seed": 1}), "unknown_bot");
    for action in [json!(null), json!(5), json!({}), json!({"type": "dance"}), json!({"type": "recruit", "more": 1})] {
        check(&mut table, &json!({"cmd": "act", "seat": seat, "action": action}), "malformed");
    }
    assert_eq!(table.ok(&json!({"cmd": "legal", "seat": other})), json!([]));
}

#[test]
fn without_a_seed_chance_waits() {
    let mut table = Table::new();
    table.begin(None);
    let turn = table.ok(&json!({"cmd": "turn"}));
    assert_eq!((&turn["kind"], &turn["stream"]), (&json!("chance"), &json!("first_seat")));
    let outcomes = table.ok(&json!({"cmd": "outcomes"}));
    assert_eq!(outcomes.as_array().unwrap().len(), 6);
    assert!(outcomes.as_array().unwrap().iter().all(|listed| listed["weight"] == 1));
    check(&mut table, &json!({"cmd": "chance", "outcome": {"type": "first_roll", "seat": 0, "face": 7}}), "bad_outcome");
    check(&mut table, &json!({"cmd": "chance", "outcome": null}), "bad_outcome");
    let seen = table.ok(&json!({"cmd": "chance", "outcome": outcomes[2]["outcome"]}));
    assert_eq!((&seen[0]["event"]["event"], &seen[1]["event"]["event"]), (&json!("game_started"), &json!("first_roll")));
    assert_eq!(seen[0]["seats"], "all");
}

#[test]
fn a_position_can_be_set_up_again() {
    let mut table = Table::new();
    table.begin(Some(5));
    let position = table.ok(&json!({"cmd": "position"}));
    let mut other = Table::new();
    assert_eq!(other.ok(&json!({"cmd": "load", "game": "dice-heist", "position": position})), json!({}));
    assert_eq!(other.ok(&json!({"cmd": "position"})), position);
    check(&mut other, &json!({"cmd": "undo"}), "nothing_to_undo");
    check(&mut other, &json!({"cmd": "record"}), "no_record");
    let moved = other.any_move(&mut FastRng::new(1)).unwrap();
    other.ok(&moved);
    check(&mut other, &json!({"cmd": "record"}), "no_record");
    other.ok(&json!({"cmd": "undo"}));
    assert_eq!(other.ok(&json!({"cmd": "position"})), position);
    check(&mut other, &json!({"cmd": "undo"}), "nothing_to_undo");
}

#[test]
fn a_bot_answers_the_same_to_the_same_seed() {
    let mut table = Table::new();
    table.begin(Some(6));
    let seat = table.ok(&json!({"cmd": "turn"}))["seats"][0].clone();
    let legal = table.ok(&json!({"cmd": "legal", "seat": seat}));
    for bot in ["random", "greedy"] {
        let command = json!({"cmd": "bot", "seat": seat, "bot": bot, "budget_ms": u64::MAX, "seed": 1});
        let action = table.ok(&command);
        assert!(legal.as_array().unwrap().contains(&action));
        assert_eq!(table.ok(&command), action);
    }
}
