//! Every refusal of section 10, in its order.

use crate::support::{Heist, Position, merge, roll, run, sneak, stop, tile, walk};
use engine::Face;
use serde_json::{Value, json};

const ASIDE: &str = "2A9";

fn one(fields: Value) -> Position {
    Position::seats(2).player(0, fields).player(1, json!({"square": ASIDE}))
}

fn dice(mut action: Value) -> Value {
    action["dice"] = json!(1);
    action
}

#[test]
fn form_comes_before_everything_but_the_end() {
    let mut heist = one(json!({"square": "1G9"})).start();
    for action in [
        json!({}),
        json!([]),
        json!({"type": "fly"}),
        json!({"type": "run", "to": "1G8"}),
        json!({"type": "run", "to": "9Z9", "dice": 1}),
        json!({"type": "run", "to": "1C1", "dice": 1}),
        json!({"type": "run", "to": "1G8", "dice": -1}),
        json!({"type": "run", "to": "1G8", "dice": 1, "x": 1}),
        json!({"type": "drop", "item": "incapacitated_guard", "square": "1G9"}),
        json!({"type": "drop", "item": "loot", "square": "1G9", "n": 1}),
        json!({"type": "drop", "item": "gold", "square": "1G9"}),
        json!({"type": "distract", "guard": 1, "dice": 1, "clear": "noise"}),
        json!({"type": "choose_character", "character": "nobody"}),
        json!({"type": "power", "target": {}}),
        json!({"type": "stop"}),
        json!({"type": "stop", "x": null}),
        json!({"type": "tile", "tile": "1D3", "action": 0, "dice": 1, "x": 1}),
        json!({"type": "tile", "tile": "1D3", "action": 0, "dice": 1, "with": [1, 1]}),
    ] {
        heist.refuses(0, action, "malformed");
    }
    heist.refuses(0, json!({"type": "run", "to": "1G8", "dice": 1e300}), "dice_count");
    let mut over = Position::solo().player(0, json!({"square": "1M1"})).start();
    over.act(0, json!({"type": "leave"})).refuses(0, json!({}), "game_over");
}

#[test]
fn chance_phases_and_turns() {
    let mut heist = one(json!({"square": "1G9"})).start();
    heist.act(0, dice(run("1G8"))).refuses(1, json!({"type": "wait"}), "not_your_turn");
    heist.dice(0, &[4]);
    for kind in ["ready", "call_vote", "spoken", "go"] {
        heist.refuses(0, json!({"type": kind}), "wrong_phase");
    }
    heist.refuses(0, json!({"type": "vote", "yes": true}), "wrong_phase");
    heist.refuses(0, json!({"type": "place", "square": "1G12"}), "wrong_phase");
    heist.refuses(0, json!({"type": "choose_character", "character": "dash"}), "wrong_phase");
    heist.refuses(0, json!({"type": "hold"}), "wrong_phase");
    assert_eq!(heist.played.time_up().unwrap_err().code, "no_clock_due");
    let mut planning = one(json!({"square": "1G9"})).with(json!({"phase": "planning"})).start();
    planning.refuses(0, dice(run("1G8")), "wrong_phase");
}

/// CH 5.1, CH 5.2, CH-13.2, R78, R90.
#[test]
fn before_and_in_planning() {
    let mut heist = Heist::new(json!({"seats": 2, "characters": "choose", "clock": "untimed"}));
    heist.refuses(1, json!({"type": "choose_character", "character": "dash"}), "not_your_turn");
    heist.act(0, json!({"type": "choose_character", "character": "dash"}));
    heist.refuses(1, json!({"type": "choose_character", "character": "dash"}), "character_taken");
    heist.act(1, json!({"type": "choose_character", "character": "hawk"}));
    while heist.played.weight().is_some() {
        heist.played.draw(0).unwrap();
    }
    heist.refuses(0, json!({"type": "place", "square": "1G9"}), "bad_square").act(0, json!({"type": "place", "square": "1G12"}));
    heist.refuses(0, json!({"type": "place", "square": "1G12"}), "already_placed").act(1, json!({"type": "place", "square": "1G12"}));
    heist.refuses(0, json!({"type": "vote", "yes": true}), "no_vote").refuses(0, json!({"type": "go"}), "wrong_phase");
    heist.act(0, json!({"type": "ready"})).refuses(0, json!({"type": "ready"}), "already_ready");
    heist.act(0, json!({"type": "call_vote"})).refuses(1, json!({"type": "ready"}), "vote_open");
    heist.refuses(1, json!({"type": "call_vote"}), "vote_open").refuses(0, json!({"type": "vote", "yes": true}), "not_your_turn");
    heist.act(1, json!({"type": "vote", "yes": false})).refuses(1, json!({"type": "call_vote"}), "vote_used");
    let mut full = Position::seats(5).0;
    full["phase"] = json!("placing");
    merge(&mut full, json!({"round": 0}));
    for seat in 0..5 {
        merge(&mut full["players"][seat], json!({"square": "1G12"}));
    }
    merge(&mut full["players"][4], json!({"square": null, "placed": false}));
    Position(full).start().refuses(4, json!({"type": "place", "square": "1G12"}), "square_full");
}

#[test]
fn who_cannot_act() {
    let out = Position::seats(2).player(0, json!({"status": "out", "square": null})).player(1, json!({"square": ASIDE}));
    out.start().refuses(0, json!({"type": "wait"}), "not_in_building");
    let mut heist = one(json!({"square": "1G9", "finished": "failed"})).start();
    for action in [dice(run("1G8")), json!({"type": "wait"}), json!({"type": "give_up"}), roll(&[], 1), json!({"type": "refuse"})] {
        heist.refuses(0, action, "finished");
    }
    let mut heist = one(json!({"square": "1C3"})).start();
    heist.act(0, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
    heist.refuses(0, walk("1B3"), "notice_first").refuses(0, json!({"type": "wait"}), "notice_first");
    heist.refuses(0, json!({"type": "give_up"}), "no_attempt");
    heist.throws(0, json!({"type": "notice"}), &[3]).refuses(0, json!({"type": "refuse"}), "busy");
    heist.refuses(0, dice(json!({"type": "notice"})), "busy").refuses(0, walk("1B3"), "busy");
    let held = json!({"square": "2G7", "exposed": true, "caught_by": [3]});
    let mut heist = one(held).guards(&[(3, "2G7")]).start();
    for action in
        [walk("2G6"), json!({"type": "whistle"}), dice(json!({"type": "incapacitate", "guard": 3})), json!({"type": "flip", "tile": "2I7"})]
    {
        heist.refuses(0, action, "caught");
    }
    heist.act(0, json!({"type": "wait"})).refuses(0, json!({"type": "wait"}), "already_waiting");
}

/// CH-6, CH-8.5: going on with what is open.
#[test]
fn rolling_on() {
    let mut heist = one(json!({"square": "1G9"})).start();
    for action in [
        roll(&[], 1),
        stop(1),
        json!({"type": "give_up"}),
        json!({"type": "stumble"}),
        dice(json!({"type": "notice"})),
        json!({"type": "refuse"}),
    ] {
        heist.refuses(0, action, "no_attempt");
    }
    heist.refuses(0, json!({"type": "run", "to": "1G8", "dice": 0}), "dice_count").refuses(
        0,
        json!({"type": "run", "to": "1G8", "dice": 5}),
        "dice_count",
    );
    heist.throws(0, sneak("1G8"), &[4]).refuses(0, json!({"type": "stumble"}), "no_miss").refuses(0, stop(1), "cannot_stop");
    for (reroll, add, code) in
        [(vec![1], 0, "bad_reroll"), (vec![0, 0], 0, "bad_reroll"), (vec![], 0, "dice_count"), (vec![], 4, "dice_count")]
    {
        heist.refuses(0, roll(&reroll, add), code);
    }
    let mut heist = one(json!({"square": "1C3"})).tile("1D3", "laser_maze").start();
    heist.throws(0, tile("1D3", 0), &[1]).refuses(0, json!({"type": "stumble"}), "not_a_move");
}

/// CH-2.10, CH-8.2: the order of movement.
#[test]
fn moving() {
    let mut heist = one(json!({"square": "1G9", "misses": 7})).start();
    heist.refuses(0, walk("1G7"), "no_step").refuses(0, walk("1G9"), "no_step").refuses(0, walk("1G8"), "track_full");
    let mut heist = one(json!({"square": "1G9", "exposed": true})).guards(&[(1, "1G9")]).start();
    heist.refuses(0, walk("1G8"), "guard_in_square");
    let mut heist = one(json!({"square": "1C3"})).start();
    heist.refuses(0, walk("1E3"), "tile_face_down");
    let mut heist = one(json!({"square": "1C3"})).tile("1D3", "laser_maze").start();
    heist.refuses(0, walk("1E3"), "needs_tile_action");
    let mut heist = one(json!({"square": "2J6"})).start();
    heist.refuses(0, walk("2I6"), "tile_face_down");
    let mut heist = one(json!({"square": "1G9", "exposed": true})).guards(&[(1, "1G6")]).start();
    heist.refuses(0, dice(sneak("1G8")), "exposed");
    // Coming out of hiding beside a guard is being exposed (CH 5.3).
    let mut heist = one(json!({"square": "2J5", "hidden": true})).guards(&[(1, "2J5")]).start();
    heist.refuses(0, dice(sneak("2K5")), "guard_in_square");
}

/// CH-8.7 to CH-8.10, R86.
#[test]
fn hiding_and_guards() {
    let mut heist = one(json!({"square": "1G9"})).start();
    heist.refuses(0, dice(json!({"type": "hide"})), "no_cover");
    let mut heist = one(json!({"square": "2J5", "hidden": true})).guards(&[(1, "2J5")]).start();
    heist.refuses(0, dice(json!({"type": "hide"})), "already_hidden");
    let mut heist = one(json!({"square": "2J5", "exposed": true})).guards(&[(1, "2J6")]).start();
    heist.refuses(0, dice(json!({"type": "hide"})), "exposed");
    let mut heist = one(json!({"square": "1G9"})).guards(&[(1, "1G6"), (2, "1A4"), (3, "1G9")]).start();
    for kind in ["distract", "fight", "incapacitate"] {
        heist.refuses(0, json!({"type": kind, "guard": 9, "dice": 1}), "no_such_guard");
    }
    heist.refuses(0, json!({"type": "distract", "guard": 2, "dice": 1}), "not_in_sight");
    heist.refuses(0, json!({"type": "distract", "guard": 1, "dice": 1, "clear": "alert"}), "nothing_there");
    heist.refuses(0, json!({"type": "distract", "guard": 1, "dice": 1, "clear": {"noise": 1}}), "nothing_there");
    heist.refuses(0, json!({"type": "fight", "guard": 1, "dice": 1}), "not_same_square");
    heist.refuses(0, json!({"type": "incapacitate", "guard": 1, "dice": 1}), "not_same_square");
    heist.refuses(0, json!({"type": "incapacitate", "guard": 3, "dice": 1}), "guard_alert");
    heist.throws(0, json!({"type": "distract", "guard": 3}), &[6, 4]);
    heist.refuses(0, json!({"type": "distract", "guard": 3, "dice": 1}), "guard_distracted");
    heist.refuses(0, json!({"type": "fight", "guard": 3, "dice": 1}), "guard_distracted");
}

/// CH-9.5 to CH-9.11, R85.
#[test]
fn tiles() {
    let mut heist = one(json!({"square": "1C3"})).tile("1D3", "laser_maze").start();
    heist.refuses(0, json!({"type": "flip", "tile": "1D3"}), "tile_face_up").refuses(
        0,
        json!({"type": "flip", "tile": "1I3"}),
        "not_joined",
    );
    heist.refuses(0, json!({"type": "flip", "tile": "1B3"}), "not_joined");
    heist.refuses(0, dice(tile("1I3", 0)), "tile_face_down").refuses(0, dice(tile("1B3", 0)), "not_joined");
    heist.refuses(0, dice(tile("1D3", 7)), "no_such_action");
    heist.refuses(0, json!({"type": "tile", "tile": "1D3", "action": 0, "dice": 1, "with": [1]}), "bad_company");
    heist.throws(0, tile("1D3", 1), &[6, 6]).refuses(0, dice(tile("1D3", 0)), "tile_removed");
    heist.refuses(0, json!({"type": "flip", "tile": "1D3"}), "tile_removed");
    let mut heist = one(json!({"square": "1G9"})).tile("1D3", "laser_maze").start();
    heist.refuses(0, dice(tile("1D3", 0)), "not_joined");
    let backs = [("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")];
    let cell = |square: &str| one(json!({"square": square})).backs(&backs).tile("1B1", "holding_cell").tile("1B2", "open_door");
    // Where one stands comes before which action it is, and that before anything about it.
    cell("1B3").start().refuses(0, dice(tile("1B1", 7)), "not_on_tile");
    cell("1B1").start().refuses(0, dice(tile("1B1", 7)), "no_such_action").refuses(0, dice(tile("1B1", 0)), "nobody_captured");
    let taken = Position::seats(2).player(1, json!({"square": null, "status": "captured"})).with(json!({"captured": [1]}));
    let mut heist = taken.backs(&backs).tile("1B1", "holding_cell").player(0, json!({"square": "1B1"})).start();
    // Of a rescue X is at most the number of captured players (CH-9.11).
    heist.throws(0, tile("1B1", 0), &[6, 6, 4]);
    for x in [0, 2, 4] {
        heist.refuses(0, stop(x), "bad_x");
    }
    let crowd = || {
        let mut position = Position::seats(6).tile("1J10", "revolving_door");
        for seat in 0..6 {
            position = position.player(seat, json!({"square": if seat < 3 { "1J9" } else { "1J11" }}));
        }
        position
    };
    crowd().start().refuses(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [1]}), "square_full");
    crowd().start().refuses(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [3]}), "bad_company");
    crowd().start().refuses(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [7]}), "bad_company");
}

/// CH-7.2, R38.
#[test]
fn helping() {
    let mut heist = Position::seats(3)
        .player(0, json!({"square": "1G9"}))
        .player(1, json!({"square": "1G8"}))
        .player(2, json!({"square": "1G9"}))
        .start();
    heist.refuses(1, json!({"type": "help", "seat": 0, "dice": 1}), "cannot_help");
    heist.refuses(1, json!({"type": "help", "seat": 7, "dice": 1}), "cannot_help");
    heist.throws(0, sneak("1F9"), &[3]).refuses(1, json!({"type": "help", "seat": 0, "dice": 1}), "cannot_help");
    heist.throws(2, json!({"type": "help", "seat": 0}), &[3]);
    let exposed =
        Position::seats(2).guards(&[(1, "1G6")]).player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G9", "exposed": true}));
    let mut heist = exposed.start();
    heist.throws(0, sneak("1F9"), &[3]).refuses(1, json!({"type": "help", "seat": 0, "dice": 1}), "exposed");
}

/// CH-10, CH-15.
#[test]
fn things_and_powers() {
    let cards = json!([{"item": "goggles", "owner": 0}, {"item": "trolley", "owner": 1}]);
    let mut heist = Position::items(2).player(0, json!({"square": "1G9", "inventory": cards})).player(1, json!({"square": ASIDE})).start();
    heist.refuses(0, json!({"type": "drop", "item": "loot", "square": "1G9"}), "not_carried");
    heist.refuses(0, json!({"type": "drop", "item": "goggles", "square": "1G8"}), "not_joined");
    heist.refuses(0, json!({"type": "pick_up", "item": "loot", "square": "1G9"}), "nothing_there");
    heist.act(0, json!({"type": "drop", "item": "goggles", "square": "1G9"}));
    heist.refuses(0, json!({"type": "pick_up", "item": "goggles", "square": "1G9"}), "dropped_this_phase");
    heist.refuses(0, json!({"type": "use", "item": "adrenaline"}), "not_carried").refuses(
        0,
        json!({"type": "use", "item": "trolley"}),
        "cannot_use",
    );
    let mut strong = one(json!({"square": "1G9", "inventory": [{"item": "incapacitated_guard", "n": 4}]})).start();
    strong.refuses(0, json!({"type": "use", "item": "incapacitated_guard"}), "cannot_use");
    heist.refuses(0, json!({"type": "power"}), "no_power").refuses(0, json!({"type": "leave"}), "not_exit");
    let mut heist = one(json!({"square": "1M1", "exposed": true})).guards(&[(1, "1M1")]).start();
    heist.refuses(0, json!({"type": "leave"}), "guard_in_square");
    let powered =
        |character: &str| Position::new(json!({"seats": 2, "powers": true})).player(0, json!({"square": "1C3", "character": character}));
    powered("brick").player(1, json!({"character": "hawk"})).start().refuses(0, json!({"type": "power"}), "no_power");
    let mut heist = powered("hawk").start();
    for target in [json!({"seat": 1}), json!({"tile": "1G4"}), json!({"tile": "1B3"})] {
        heist.refuses(0, json!({"type": "power", "target": target}), "bad_target");
    }
    heist.refuses(0, json!({"type": "power"}), "bad_target");
    heist.act(0, json!({"type": "power", "target": {"tile": "1D3"}})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
    heist.is(0, json!({"notice": null, "power_used": "round"})).refuses(
        0,
        json!({"type": "power", "target": {"tile": "1C4"}}),
        "power_spent",
    );
}

/// CH-E38, R84, R91.
#[test]
fn when_time_is_up() {
    let position =
        Position::new(json!({"seats": 2, "clock": "timed"})).player(0, json!({"square": "1G9"})).player(1, json!({"square": ASIDE}));
    let mut heist = position.start();
    heist.throws(0, sneak("1G8"), &[4]);
    heist.played.time_up().unwrap();
    for action in [dice(run("1G8")), json!({"type": "wait"}), json!({"type": "help", "seat": 0, "dice": 1}), json!({"type": "refuse"})] {
        heist.refuses(1, action, "time_is_up");
    }
    heist.refuses(1, stop(1), "no_attempt").refuses(0, stop(1), "cannot_stop");
    heist.refuses(0, json!({"type": "ready"}), "wrong_phase");
    assert_eq!(heist.played.time_up().unwrap_err().code, "no_clock_due");
}

#[test]
fn options_and_positions() {
    let game = Face::<crew_heist::CrewHeist>::shared();
    for (options, name) in [
        (json!({}), "seats"),
        (json!({"seats": 7}), "seats"),
        (json!({"seats": 0}), "seats"),
        (json!({"seats": 1, "map": "bank"}), "map"),
        (json!({"seats": 1, "seconds": 9}), "seconds"),
        (json!({"seats": 1, "seconds": 301}), "seconds"),
        (json!({"seats": 1, "elite_guards": 7}), "elite_guards"),
        (json!({"seats": 1, "dawn": 4}), "dawn"),
        (json!({"seats": 1, "hide_skill": "social"}), "hide_skill"),
        (json!({"seats": 1, "luck": true}), "luck"),
    ] {
        let refusal = game.new_match(&options).map(|_| ()).unwrap_err();
        assert_eq!(refusal, engine::Refusal::bad_option(name), "{options}");
    }
    assert!(Position::solo().with(json!({"track": 3})).refused().starts_with("bad_position"));
}
