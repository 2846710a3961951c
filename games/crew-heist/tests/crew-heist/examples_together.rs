//! The worked examples of alerts, events, time and the end, CH-E31 to CH-E44; what changed in version 2 of the rules is in CH-E33, CH-E36, CH-E38.

use crate::support::{Heist, Position, roll, run, sneak, walk};
use serde_json::{Value, json};

const ASIDE: &str = "2A9";

/// What a card does to the track, drawn by nobody in particular.
fn after_card(track: u8, in_force: u8, card: &str) -> Value {
    let position = Position::seats(2).alarm(track, in_force);
    let mut heist = position.player(0, json!({"square": ASIDE})).player(1, json!({"square": "2A8"})).start();
    heist.everybody_waits().falls(json!({"type": "event", "card": card}));
    let position = heist.position();
    json!([position["track"], position["alarm"]])
}

/// CH-E31, CH-4.1 to CH-4.5, R49, R50, R52.
#[test]
fn ch_e31_the_track() {
    assert_eq!(after_card(1, 0, "nervous_manager"), json!([2, 1]));
    assert_eq!(after_card(4, 1, "panic_button"), json!([5, 2]));
    assert_eq!(after_card(8, 2, "tip_off"), json!([9, 3]));
    assert_eq!(after_card(9, 3, "siren"), json!([11, 3]));
    assert_eq!(after_card(12, 3, "all_clear"), json!([5, 2]));
    assert_eq!(after_card(6, 2, "false_alarm"), json!([2, 1]));
    assert_eq!(after_card(9, 3, "power_dip"), json!([9, 3]));
    assert_eq!(after_card(6, 2, "power_dip"), json!([5, 2]));
    assert_eq!(after_card(1, 0, "power_dip"), json!([0, 0]));
    assert_eq!(after_card(20, 5, "tip_off"), json!([20, 5]));
    // 8 + 2: a guard at his station finds two tokens of evidence.
    let position = Position::solo().alarm(8, 2).with(json!({"evidence": {"2G6": 2}})).guards(&[(3, "2G7")]);
    let mut heist = position.player(0, json!({"square": ASIDE})).start();
    heist.ends_quietly().has(json!({"track": 10, "alarm": 3}));
}

/// CH-4.4: the first alert of level 0 is none, so lowering to it empties the track; at level 0 there is nothing to lower.
#[test]
fn ch_e31_lowering_the_level() {
    for (track, in_force, expected) in [(12, 3, 5), (2, 1, 0), (1, 0, 1)] {
        let backs = [("1B1", "staff"), ("1J1", "plain"), ("1A10", "staff"), ("1M11", "plain")];
        let position = Position::solo().alarm(track, in_force).backs(&backs).tile("1A10", "security_office");
        let mut heist = position.player(0, json!({"square": "1A10"})).start();
        heist.throws(0, json!({"type": "tile", "tile": "1A10", "action": 0}), &[6, 6]);
        heist.has(json!({"track": expected}));
        assert_eq!(heist.heard("activated").len(), 1);
    }
}

/// CH-4.4: a motion sensor raises the level directly; a start at the top stays there.
#[test]
fn ch_e31_direct_changes() {
    for (track, in_force, expected) in [(3, 1, json!([5, 2])), (19, 4, json!([20, 5])), (20, 5, json!([20, 5])), (1, 0, json!([2, 1]))] {
        let position = Position::seats(2).alarm(track, in_force).tile("1D3", "motion_sensor");
        let position = position.player(0, json!({"square": "1C3", "misses": 6})).player(1, json!({"square": ASIDE}));
        let mut heist = position.start();
        heist.throws(0, json!({"type": "tile", "tile": "1D3", "action": 0}), &[1]);
        let position = heist.position();
        assert_eq!(json!([position["track"], position["alarm"]]), expected);
        assert_eq!(position["in_force"], in_force);
    }
}

/// CH-E32, CH-4.6, CH-11.1, CH-14.3, R51.
#[test]
fn ch_e32_the_marker_moves_before_the_level_is_in_force() {
    let position = || {
        let position = Position::seats(2).alarm(13, 3).player(0, json!({"square": ASIDE, "noise": ASIDE}));
        position.player(1, json!({"square": "2J10", "noise": "2J10"})).guards(&[(1, "1A4")])
    };
    let mut heist = position().start();
    heist.everybody_waits().has(json!({"track": 14, "alarm": 4, "in_force": 3}));
    heist.falls(json!({"type": "event", "card": "lockdown"})).has(json!({"phase": "over"}));
    assert_eq!(heist.position()["result"]["reason"], "lockdown");
    let mut heist = position().start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "quiet_night"}));
    heist.has(json!({"in_force": 4, "phase": "planning"}));
    assert_eq!(heist.heard("guard_added")[0]["why"], "level");
    // Each has one action more by level 4, the guard who has just come as well; the first also has one because his is no patrol.
    for (guard, kind, actions) in [(1, "investigate", 3), (2, "patrol", 2)] {
        let done: Vec<Value> = heist.heard("guard_action").into_iter().filter(|event| event["guard"] == guard).collect();
        assert_eq!((&done[0]["kind"], done.len()), (&json!(kind), actions), "guard {guard}");
    }
    heist.act(0, json!({"type": "ready"})).act(1, json!({"type": "ready"}));
    heist.refuses(1, json!({"type": "run", "to": "L1", "dice": 1}), "elevator_closed");
}

/// CH-E33, CH-11.1, R54.
#[test]
fn ch_e33_counting() {
    let count = |alerts: Value, third: Value, captured: Value| {
        let position = Position::seats(3).with(json!({"alerts": alerts, "captured": captured}));
        let position = position.player(0, json!({"square": ASIDE, "noise": ASIDE})).player(1, json!({"square": "2A8", "noise": "2A8"}));
        let mut heist = position.player(2, third).start();
        heist.everybody_waits();
        heist.position()["track"].clone()
    };
    let inside = json!({"square": "2A7"});
    assert_eq!(count(json!(["1M3"]), inside.clone(), json!([])), 1);
    assert_eq!(count(json!([]), inside, json!([])), 0);
    assert_eq!(count(json!([]), json!({"square": null, "status": "captured"}), json!([2])), 1);
    assert_eq!(count(json!([]), json!({"square": null, "status": "out"}), json!([])), 0);
}

/// CH-E34, CH-11.8.
#[test]
fn ch_e34_levels_of_cards() {
    for (card, matches) in [
        ("quiet_night", true),
        ("false_alarm", true),
        ("tip_off", true),
        ("spot_check", true),
        ("staff_meeting", true),
        ("nervous_manager", false),
        ("panic_button", false),
        ("keen_rookie", false),
        ("all_clear", false),
        ("siren", false),
        ("lockdown", false),
    ] {
        let mut heist = Position::solo().alarm(5, 2).player(0, json!({"square": ASIDE})).start();
        heist.everybody_waits().falls(json!({"type": "event", "card": card}));
        assert_eq!(heist.heard("event_card")[0]["matches"], matches, "{card}");
    }
}

/// CH-E35, CH-1.2, CH-1.3, CH-1.7, R11, R57.
#[test]
fn ch_e35_weights() {
    let weight = |heist: &Heist, outcome: Value| {
        let outcomes = heist.played.outcomes(100).unwrap();
        let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let one = outcomes.iter().find(|(one, _)| engine::json::to_value(one) == outcome).map_or(0, |(_, weight)| *weight);
        (one, all)
    };
    let back = |square: &str, back: &str| json!({"type": "back", "square": square, "back": back});
    let mut heist = Heist::new(json!({"seats": 1}));
    heist.played.draw(0).unwrap();
    for _ in 0..4 {
        heist.played.draw(0).unwrap();
    }
    assert_eq!(
        [weight(&heist, back("2B1", "secure")), weight(&heist, back("2B1", "staff")), weight(&heist, back("2B1", "plain"))],
        [(3, 6), (2, 6), (1, 6)]
    );
    heist.falls(back("2B1", "secure")).falls(back("2K1", "secure"));
    assert_eq!(weight(&heist, back("2I6", "secure")), (1, 4));
    let rooms = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let flips = |position: Position| {
        let mut heist = position.backs(&rooms).tile("2G10", "open_door").player(0, json!({"square": "2G9"})).start();
        heist.throws(0, run("2G11"), &[4]);
        weight(&heist, json!({"type": "tile", "square": "2G11", "tile": "vault"}))
    };
    assert_eq!(flips(Position::solo()), (1, 3));
    assert_eq!(flips(Position::solo().backs(&rooms).tile("2B1", "server_room")), (1, 2));
    let mut heist = Position::solo().player(0, json!({"square": "2G9"})).start();
    heist.act(0, json!({"type": "flip", "tile": "2G10"}));
    assert_eq!(weight(&heist, json!({"type": "tile", "square": "2G10", "tile": "locked_door"})), (4, 22));
    let mut heist = Position::solo().start();
    heist.everybody_waits();
    assert_eq!(weight(&heist, json!({"type": "event", "card": "lockdown"})), (4, 34));
}

/// CH-E36, CH-8.9, CH-8.10, R29.
#[test]
fn ch_e36_from_hiding() {
    let position = |track: u8| {
        let position = Position::seats(2).alarm(track, 2).guards(&[(8, "1B6")]).player(0, json!({"square": ASIDE}));
        position.player(1, json!({"square": "1B6", "hidden": true}))
    };
    for (track, left) in [(6, 5), (5, 5)] {
        let mut heist = position(track).start();
        heist.throws(1, json!({"type": "incapacitate", "guard": 8}), &[6, 4]);
        heist.has(json!({"guards": [], "track": left, "things": [{"item": "incapacitated_guard", "n": 8, "square": "1B6"}]}));
        heist.is(1, json!({"hidden": false, "exposed": false}));
        // Another guard who sees the square exposes nobody who makes no noise.
        let mut heist = position(track).guards(&[(1, "1D7"), (8, "1B6")]).start();
        heist.throws(1, json!({"type": "incapacitate", "guard": 8}), &[6, 4]).is(1, json!({"hidden": false, "exposed": false}));
        assert!(heist.heard("exposed").is_empty());
    }
    let mut heist = position(6).player(1, json!({"misses": 6})).start();
    heist.act(1, json!({"type": "incapacitate", "guard": 8, "dice": 1})).is(1, json!({"hidden": true}));
    assert_eq!(heist.position()["attempts"][0]["need"], 3);
    heist.dice(1, &[1]).is(1, json!({"hidden": false, "exposed": true, "finished": "failed"}));
}

/// CH-E37, CH-7.6, CH-2.9, R21, R40, R48.
#[test]
fn ch_e37_order_of_arrival() {
    let mut position = Position::seats(5);
    for seat in 0..2 {
        position = position.player(seat, json!({"square": "1G9"}));
    }
    for seat in 2..5 {
        position = position.player(seat, json!({"square": "1G8"}));
    }
    let mut heist = position.start();
    heist.throws(1, run("1G8"), &[1]).throws(0, run("1G8"), &[4]);
    heist.is(0, json!({"square": "1G8"})).is(1, json!({"square": "1G9", "misses": 1, "noise": null, "finished": null, "dice": []}));
    assert_eq!(heist.heard("void")[0], json!({"event": "void", "seats": [1], "kind": "run"}));
    heist.refuses(1, json!({"type": "run", "to": "1G8", "dice": 1}), "square_full");
    let mut heist = Position::seats(2).player(0, json!({"square": "1C3"})).player(1, json!({"square": "1C3"})).start();
    heist.act(0, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "empty_stretch"}));
    heist.refuses(1, json!({"type": "flip", "tile": "1D3"}), "tile_face_up");
}

fn timed(seats: u8) -> Position {
    Position::new(json!({"seats": seats, "clock": "timed"}))
}

/// CH-E38, CH-5.5, CH-5.6, R36, R91.
#[test]
fn ch_e38_time_is_up() {
    let begin = || {
        let position =
            timed(3).player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G11"})).player(2, json!({"square": "1C3"}));
        let mut heist = position.start();
        heist.throws(0, sneak("1G8"), &[4]);
        heist.act(2, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
        heist.played.time_up().unwrap();
        heist.has(json!({"phase": "closing"}));
        heist
    };
    let mut heist = begin();
    heist.refuses(1, json!({"type": "run", "to": "1G10", "dice": 1}), "time_is_up");
    heist.refuses(2, json!({"type": "refuse"}), "must_roll").refuses(1, json!({"type": "refuse"}), "time_is_up");
    heist.throws(0, roll(&[], 1), &[5]).is(0, json!({"square": "1G8"}));
    heist.throws(2, json!({"type": "notice"}), &[4]).has(json!({"phase": "environment"}));
    let mut heist = begin();
    heist.act(0, json!({"type": "give_up"})).is(0, json!({"square": "1G9", "finished": "failed"}));
    heist.act(2, json!({"type": "give_up"})).is(2, json!({"finished": "failed"}));
    heist.has(json!({"alerts": ["1C3"], "phase": "environment"}));
}

/// CH-E38, the other game; CH-8.5, R35, R36: who is failing keeps his choice when time is up.
#[test]
fn ch_e38_failing_when_time_is_up() {
    let begin = || {
        let mut heist = timed(1).player(0, json!({"square": "1G9", "character": "hawk", "misses": 4})).start();
        heist.throws(0, run("1G8"), &[1]).is(0, json!({"failing": true}));
        heist.played.time_up().unwrap();
        heist.has(json!({"phase": "closing"})).refuses(0, roll(&[0], 0), "failing");
        assert_eq!(heist.played.turn().seats().len(), 1);
        heist
    };
    let mut heist = begin();
    heist.act(0, json!({"type": "stumble"})).is(0, json!({"square": "1G8", "noise": "1G8"})).has(json!({"phase": "environment"}));
    let mut heist = begin();
    heist.act(0, json!({"type": "give_up"})).is(0, json!({"square": "1G9", "noise": null})).has(json!({"phase": "environment"}));
}

/// CH-E39, R84.
#[test]
fn ch_e39_the_simulated_clock() {
    let position = Position::new(json!({"seats": 2, "clock": "simulated"}));
    let mut heist = position.player(0, json!({"square": "1G9"})).player(1, json!({"square": "1C3"})).start();
    let used = |heist: &Heist| json!([heist.player(0)["used"], heist.player(1)["used"]]);
    heist.refuses(1, json!({"type": "flip", "tile": "1D3"}), "not_your_turn");
    heist.throws(0, run("1G8"), &[3]);
    heist.act(1, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
    assert_eq!(used(&heist), json!([20, 15]));
    heist.throws(1, json!({"type": "notice"}), &[4]);
    heist.throws(0, roll(&[0], 0), &[4]);
    assert_eq!(used(&heist), json!([40, 35]));
    heist.act(1, walk("1B3"));
    assert_eq!(used(&heist), json!([40, 50]));
    heist.refuses(1, walk("1A3"), "not_your_turn");
    heist.refuses(0, json!({"type": "hold"}), "no_attempt");
    let mut late =
        Position::new(json!({"seats": 2, "clock": "simulated"})).player(0, json!({"used": 299})).player(1, json!({"used": 300})).start();
    assert!(late.legal(1).is_empty() && !late.legal(0).is_empty());
    // With nobody left to ask, time is up by itself.
    late.act(0, json!({"type": "whistle"}));
    assert_eq!(late.heard("time_up").len(), 1);
    late.has(json!({"phase": "environment"}));
}

/// CH-E40, CH-2.7, CH-2.8, R18, R19, R25.
#[test]
fn ch_e40_elevators() {
    let mut heist =
        Position::seats(2).guards(&[(9, "1J9")]).player(0, json!({"square": "1J11"})).player(1, json!({"square": ASIDE})).start();
    heist.throws(0, run("L1"), &[4]).is(0, json!({"square": "L1", "finished": "elevator", "noise": "L1", "exposed": false}));
    let squares = |heist: &Heist| {
        let runs = heist.legal(0).into_iter().filter(|action| action["type"] == "walk");
        runs.map(|action| action["to"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let inside = |track: u8, level: u8| {
        Position::seats(2).alarm(track, level).player(0, json!({"square": "L1"})).player(1, json!({"square": "1J11"})).start()
    };
    assert_eq!(squares(&inside(0, 0)), ["1J11", "2J10"]);
    let mut heist = inside(14, 4);
    assert_eq!(squares(&heist), ["1J11", "2J10"]);
    heist.refuses(1, json!({"type": "run", "to": "L1", "dice": 1}), "elevator_closed");
}

/// Three players, of whom some have left or been captured; `last` is what the third does on the exit.
fn towards_the_end(loot_out: bool, round: u32) -> Position {
    let position = Position::seats(3).emptied_vault().with(json!({"round": round}));
    let position = position.with(json!({"loot_out": loot_out}));
    position.player(0, json!({"status": "out", "square": null}))
}

impl Position {
    fn emptied_vault(self) -> Self {
        let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
        let mut position = self.backs(&backs).tile("2G11", "vault");
        let tiles = position.0["tiles"].as_array_mut().unwrap();
        tiles.iter_mut().find(|tile| tile["square"] == "2G11").unwrap()["activated"] = json!(true);
        position
    }
}

/// CH-E41, CH-14.1, CH-14.2, CH-14.3, CH-14.6, R80, R81.
#[test]
fn ch_e41_how_it_ends_with_the_loot() {
    let mut heist = Position::seats(3).emptied_vault().with(json!({"round": 8}));
    heist = heist.player(0, json!({"square": "1M1", "inventory": [{"item": "loot"}], "noise": "1M2"}));
    let mut heist = heist.start();
    heist.act(0, json!({"type": "leave"})).is(0, json!({"status": "out", "square": null, "inventory": [], "noise": null}));
    heist.has(json!({"loot_out": true, "phase": "acting"}));
    let mut heist =
        towards_the_end(true, 10).player(1, json!({"status": "out", "square": null})).player(2, json!({"square": "1M1"})).start();
    heist.act(2, json!({"type": "leave"}));
    let result = json!({"outcome": "win", "reason": "loot_out", "score": 2, "rounds": 10, "out": [0, 1, 2], "captured": []});
    heist.has(json!({"result": result, "phase": "over"}));
    let standing = heist.played.standing().unwrap();
    assert_eq!((standing.ranks.as_slice(), standing.scores.as_slice()), (&[1, 1, 1][..], &[Some(2); 3][..]));
    let caught = json!({"square": "2G7", "exposed": true, "caught_by": [3]});
    let mut heist =
        towards_the_end(true, 9).guards(&[(3, "2G7")]).player(1, json!({"status": "out", "square": null})).player(2, caught).start();
    heist.act(2, json!({"type": "wait"}));
    assert_eq!(
        (heist.position()["result"]["outcome"].clone(), heist.position()["result"]["score"].clone()),
        (json!("partial_win"), json!(1))
    );
    let mut heist = towards_the_end(true, 9)
        .alarm(14, 4)
        .player(1, json!({"status": "out", "square": null}))
        .player(2, json!({"square": ASIDE}))
        .start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "lockdown"}));
    let result = json!({"outcome": "partial_win", "reason": "loot_out", "score": 1, "rounds": 9, "out": [0, 1], "captured": [2]});
    heist.has(json!({"result": result}));
}

/// CH-E42, CH-11.6, CH-14.2, CH-14.3, R82.
#[test]
fn ch_e42_how_it_ends_without() {
    let caught = json!({"square": "2G7", "exposed": true, "caught_by": [3]});
    let end = |position: Position| {
        let mut heist = position.guards(&[(3, "2G7")]).player(2, caught.clone()).start();
        heist.act(2, json!({"type": "wait"}));
        heist.position()["result"].clone()
    };
    let gone = Position::seats(3).player(0, json!({"status": "out", "square": null})).player(1, json!({"status": "out", "square": null}));
    assert_eq!(end(gone)["reason"], "no_loot");
    let taken = json!({"status": "captured", "square": null});
    let all = Position::seats(3).with(json!({"captured": [1, 0]})).player(0, taken.clone()).player(1, taken);
    let result = end(all);
    assert_eq!((&result["outcome"], &result["reason"], &result["score"]), (&json!("loss"), &json!("all_captured"), &json!(0)));
    let mut heist = Position::solo().alarm(9, 3).player(0, json!({"square": ASIDE})).start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "lockdown"})).has(json!({"phase": "planning"}));
}

/// CH-E43, CH-8.7.
#[test]
fn ch_e43_clearing_a_token() {
    let position = Position::seats(2).guards(&[(3, "2G7")]).with(json!({"alerts": ["2G3"]}));
    let mut heist = position.player(0, json!({"square": "2G3", "noise": "2G3"})).player(1, json!({"square": ASIDE})).start();
    heist.throws(0, json!({"type": "distract", "guard": 3, "clear": "alert"}), &[6, 4]);
    heist.has(json!({"alerts": [], "track": 0})).is(0, json!({"noise": "2G3"}));
}

/// CH-E44, CH-4.7, CH-4.8, CH-12.4, CH-12.14, R9.
#[test]
fn ch_e44_level_5() {
    let position = Position::solo().alarm(20, 5).player(0, json!({"square": ASIDE})).with(json!({"decoys": ["1G9"]}));
    let mut heist = position.guards(&[(1, "1A4"), (4, "1M5"), (6, "1J3")]).start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "quiet_night"}));
    // Two events a phase from level 5 on (CH-11.8, R58).
    heist.has(json!({"environment": {"events_left": 1}})).position();
    heist.falls(json!({"type": "event", "card": "quiet_night"}));
    assert_eq!([1, 4, 6].map(|n| heist.guard(n)), ["1A8", "1M9", "1J7"]);
    assert_eq!(heist.heard("guard_action")[0]["why"], "level_5");
}
