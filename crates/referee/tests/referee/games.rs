//! Whole games through the referee: with a seed and without, back to the start and forward again, and their records.

use engine::record::Record;
use engine::{Face, GameFace};
use fair::FastRng;
use referee::Referee;
use serde_json::{Value, json};

use crate::table::Table;
use crate::toy;

/// Plays until the game is over and gives back every command that moved, with its answer.
fn play(table: &mut Table, luck: &mut FastRng) -> Vec<(Value, Value)> {
    let mut told = Vec::new();
    while let Some(command) = table.any_move(luck) {
        let answer = table.ok(&command);
        told.push((command, answer));
    }
    told
}

fn position(table: &mut Table) -> Value {
    table.ok(&json!({"cmd": "position"}))
}

/// The game by its end, its answers again after going back to the start, and its record.
fn check_whole_game(table: &mut Table, luck: &mut FastRng) {
    let start = position(table);
    let told = play(table, luck);
    let (end, record, result) = (position(table), table.ok(&json!({"cmd": "record"})), table.ok(&json!({"cmd": "result"})));
    assert!(told.len() > 10, "a game has some decisions");
    for seat in 0..3 {
        assert_eq!(table.ok(&json!({"cmd": "legal", "seat": seat})), json!([]));
        let refused = table.say(&json!({"cmd": "act", "seat": seat, "action": {"type": "recruit"}}));
        assert_eq!(refused["refused"]["code"], "game_over");
        assert_eq!(result["ranks"].as_array().unwrap().len(), 3);
        assert!(result["scores"][seat].is_i64() && result["ranks"][seat].as_u64().unwrap() <= 3);
    }
    assert_eq!(result["lines"].as_array().unwrap().len(), 3);

    for _ in &told {
        assert_eq!(table.ok(&json!({"cmd": "undo"})), json!({}));
    }
    assert_eq!(table.say(&json!({"cmd": "undo"}))["refused"]["code"], "nothing_to_undo");
    assert_eq!(position(table), start);
    for (command, answer) in &told {
        assert_eq!(table.ok(command), *answer);
    }
    assert_eq!((position(table), table.ok(&json!({"cmd": "record"}))), (end.clone(), record.clone()));

    assert_eq!(Table(Referee::new(catalogued(table))).ok(&json!({"cmd": "replay", "record": record})), end);
    assert_record_holds_what_was_told(&record, &told);
}

/// The games of a table, to make another like it.
fn catalogued(table: &mut Table) -> &'static [&'static dyn GameFace] {
    let games = table.ok(&json!({"cmd": "games"}));
    if games[0]["slug"] == "toy" { toys() } else { catalog::games() }
}

fn toys() -> &'static [&'static dyn GameFace] {
    const { &[&Face::<toy::Toy>::new()] }
}

/// The events of all answers are the opening of the record and then the events of its moves; hashes stand where they should.
fn assert_record_holds_what_was_told(record: &Value, told: &[(Value, Value)]) {
    let told: Vec<&Value> = told.iter().flat_map(|(_, answer)| answer.as_array().unwrap()).collect();
    let moves = record["moves"].as_array().unwrap();
    let kept = moves.iter().flat_map(|entry| entry["events"].as_array().unwrap());
    let kept: Vec<&Value> = record["opening"].as_array().unwrap().iter().chain(kept).collect();
    assert_eq!(told, kept);
    for (number, entry) in moves.iter().enumerate() {
        let hashed = (number + 1) % 16 == 0 || number + 1 == moves.len();
        assert_eq!(entry.get("hash").is_some(), hashed, "move {number}");
    }
}

#[test]
fn a_game_without_a_seed() {
    let mut table = Table::new();
    table.begin(None);
    check_whole_game(&mut table, &mut FastRng::new(1));
    assert!(table.ok(&json!({"cmd": "record"})).get("fair").is_none());
}

#[test]
fn games_with_a_seed() {
    for seed in 0..20 {
        let mut table = Table::new();
        table.begin(Some(seed));
        check_whole_game(&mut table, &mut FastRng::new(seed));
        let record = Record::from_value(&table.ok(&json!({"cmd": "record"}))).unwrap();
        let report = fair::verify_with_rules(&record, catalog::games()[0]).unwrap();
        assert!(report.draws > 10);
    }
}

#[test]
fn a_game_of_every_option_with_a_seed() {
    for (seats, raid, open) in [(2, true, true), (3, false, false), (4, true, false), (5, true, true)] {
        let mut table = Table::new();
        let options = json!({"seats": seats, "targeted_raid": raid, "open_artifacts": open, "first_seat": 1});
        table.ok(&json!({"cmd": "new", "game": "dice-heist", "options": options, "seed": 9}));
        let told = play(&mut table, &mut FastRng::new(2));
        let record = table.ok(&json!({"cmd": "record"}));
        assert_record_holds_what_was_told(&record, &told);
        let end = position(&mut table);
        assert_eq!(table.ok(&json!({"cmd": "replay", "record": record})), end);
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let mut whole = Vec::new();
    for _ in 0..2 {
        let mut table = Table::new();
        table.begin(Some(4));
        whole.push(play(&mut table, &mut FastRng::new(4)));
    }
    assert_eq!(whole[0], whole[1]);
}

/// Going back and doing something else in between does not change what the dice bring later.
#[test]
fn undo_rewinds_the_dice() {
    let mut table = Table::new();
    table.begin(Some(8));
    let mut luck = FastRng::new(8);
    for _ in 0..10 {
        let command = table.any_move(&mut luck).unwrap();
        let before = position(&mut table);
        let first = table.ok(&command);
        table.ok(&json!({"cmd": "undo"}));
        assert_eq!(position(&mut table), before);
        let aside = table.any_move(&mut luck).unwrap();
        table.ok(&aside);
        table.ok(&json!({"cmd": "undo"}));
        assert_eq!(table.ok(&command), first);
        assert_ne!(table.ok(&json!({"cmd": "turn"}))["kind"], "chance");
    }
}

#[test]
fn a_record_that_does_not_replay_says_where_and_why() {
    let mut table = Table::new();
    table.begin(Some(2));
    play(&mut table, &mut FastRng::new(2));
    let record = table.ok(&json!({"cmd": "record"}));
    let end = position(&mut table);
    let mut check = |pointer: &str, to: Value, code: &str, part: &str| {
        let mut broken = record.clone();
        let (parent, field) = pointer.rsplit_once('/').unwrap_or_default();
        match broken.pointer_mut(pointer) {
            Some(place) => *place = to,
            None => broken.pointer_mut(parent).unwrap()[field] = to,
        }
        let answer = table.say(&json!({"cmd": "replay", "record": broken}));
        assert_eq!(answer["refused"]["code"], code, "{pointer}: {answer}");
        let message = answer["refused"]["message"].as_str().unwrap();
        assert!(message.contains(part), "{pointer}: {message}");
    };
    check("", json!(null), "bad_record", "capers_record");
    check("", json!([]), "bad_record", "capers_record");
    check("/capers_record", json!(3), "bad_record", "later release");
    check("/rules", json!(99), "bad_record", "later rules");
    check("/rules", json!(0), "bad_record", "older rules");
    check("/game", json!("chess"), "unknown_game", "game");
    check("/options", json!({"seats": 7}), "bad_record", "seats");
    check("/seats", json!([]), "bad_record", "names 0 players for 3 seats");
    check("/opening", json!([]), "bad_record", "set-up");
    check("/moves/12", json!({"time_up": true, "events": []}), "bad_record", "Move 12 ");
    check("/moves/3/outcome", json!(null), "bad_record", "Move 3 ");
    check("/moves/3/stream", json!("dice"), "bad_record", "dice");
    check("/moves/3/events", json!([]), "bad_record", "Move 3 ");
    check("/moves/15/hash", json!("0"), "bad_record", "Move 15 ");
    check("/moves/3", json!({}), "bad_record", "Move 3 ");
    check("/moves/3/stray", json!(1), "bad_record", "Move 3 ");
    check("/moves", json!({}), "bad_record", "put together");
    assert_eq!(position(&mut table), end);
    assert_eq!(table.ok(&json!({"cmd": "replay", "record": record})), end);
}

#[test]
fn a_clock_can_run_out() {
    let mut table = Table(Referee::new(toys()));
    table.ok(&json!({"cmd": "new", "game": "toy", "options": {"seats": 2, "timed": true}, "seed": 1}));
    for _ in 0..8 {
        let command = table.any_move(&mut FastRng::new(1)).unwrap();
        table.ok(&command);
    }
    assert_eq!(table.ok(&json!({"cmd": "turn"})), json!({"kind": "seats", "mode": "open", "seats": [0, 1]}));
    table.ok(&json!({"cmd": "act", "seat": 1, "action": {"type": "grab"}}));
    let before = position(&mut table);
    let ended = table.ok(&json!({"cmd": "clock"}));
    assert_eq!(ended, json!([{"event": {"type": "ended"}, "seats": "all"}]));
    assert_eq!(table.ok(&json!({"cmd": "turn"})), json!({"kind": "over"}));
    assert_eq!(table.say(&json!({"cmd": "clock"}))["refused"]["code"], "no_clock_due");
    let (end, record) = (position(&mut table), table.ok(&json!({"cmd": "record"})));
    assert_eq!(table.ok(&json!({"cmd": "replay", "record": record})), end);
    table.ok(&json!({"cmd": "undo"}));
    assert_eq!(position(&mut table), before);
}

#[test]
fn an_event_with_hidden_parts_appears_once_per_form() {
    let mut table = Table(Referee::new(toys()));
    table.ok(&json!({"cmd": "new", "game": "toy"}));
    table.ok(&json!({"cmd": "chance", "outcome": {"first_seat": 1}}));
    assert_eq!(table.ok(&json!({"cmd": "act", "seat": 1, "action": {"type": "roll"}})), json!([]));
    assert_eq!(table.ok(&json!({"cmd": "turn"})), json!({"kind": "chance", "stream": "dice/seat-1"}));
    let seen = table.ok(&json!({"cmd": "chance", "outcome": {"die": 4}}));
    let event = |die: Option<u32>| json!({"type": "rolled", "seat": 1, "die": die});
    assert_eq!(seen, json!([{"event": event(Some(4)), "seats": [1]}, {"event": event(None), "seats": [0, 2, null]}]));
}

#[test]
fn outcomes_are_listed_up_to_a_hundred_thousand() {
    let mut table = Table(Referee::new(toys()));
    for (sides, listed) in [(100_000, true), (100_001, false)] {
        table.ok(&json!({"cmd": "new", "game": "toy", "options": {"sides": sides}}));
        table.ok(&json!({"cmd": "chance", "outcome": {"first_seat": 0}}));
        table.ok(&json!({"cmd": "act", "seat": 0, "action": {"type": "roll"}}));
        let answer = table.say(&json!({"cmd": "outcomes"}));
        if listed {
            assert_eq!(answer["ok"].as_array().unwrap().len(), sides);
        } else {
            assert_eq!(answer["refused"]["code"], "too_many_outcomes");
        }
    }
}

#[test]
fn a_whole_toy_game_goes_back_and_forward() {
    let mut table = Table(Referee::new(toys()));
    table.ok(&json!({"cmd": "new", "game": "toy", "seed": 5}));
    check_whole_game(&mut table, &mut FastRng::new(5));
}
