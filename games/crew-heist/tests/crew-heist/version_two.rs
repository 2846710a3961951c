//! What version 2 of the rules says otherwise, number by number; its worked examples are CH-E45 to CH-E48.

use crate::support::{Heist, Position, roll, run, sneak, stop, tile, walk};
use serde_json::{Value, json};

const ASIDE: &str = "2A9";
const STUMBLE: fn() -> Value = || json!({"type": "stumble"});

fn server_room(track: u8, in_force: u8) -> Position {
    let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let position = Position::new(json!({"seats": 2, "clock": "timed"})).backs(&backs).tile("2B1", "server_room").alarm(track, in_force);
    position.player(0, json!({"square": "2B1", "character": "glitch"})).player(1, json!({"square": "2B1", "character": "queen"}))
}

/// CH-E45, CH-12.12, R62: a chase catches everybody beside its end who is not hidden.
#[test]
fn ch_e45_a_chase_catches_everybody_beside_it() {
    let chase = |other: Value| {
        let position = Position::seats(2).guards(&[(3, "2G9")]).player(0, json!({"square": "2G6", "exposed": true}));
        let mut heist = position.player(1, other).start();
        heist.ends_quietly();
        assert_eq!(heist.steps_of(3), ["2G8", "2G7"]);
        heist.is(0, json!({"caught_by": [3]}));
        heist.player(1)
    };
    let beside = chase(json!({"square": "2H7"}));
    assert_eq!((&beside["caught_by"], &beside["exposed"]), (&json!([3]), &json!(false)));
    assert_eq!(chase(json!({"square": "2H7", "hidden": true}))["caught_by"], json!([]));
    assert_eq!(chase(json!({"square": "2J7"}))["caught_by"], json!([]));
}

/// CH-E46, CH-12.14, R64: every guard on the map counts, distracted or holding somebody.
#[test]
fn ch_e46_every_guard_counts_when_a_noise_is_shared_out() {
    let mut position = Position::solo().player(0, json!({"square": ASIDE})).guards(&[(1, "1A4"), (4, "1M5"), (6, "1J3")]);
    position.0["guards"][2]["distracted"] = json!(true);
    let mut heist = position.with(json!({"decoys": ["1G9"]})).start();
    heist.ends_quietly().has(json!({"decoys": []}));
    assert_eq!((heist.steps_of(1), heist.steps_of(4), heist.heard("stood_up").len()), (vec!["1A5".to_owned()], vec!["1M7".to_owned()], 1));
    assert_eq!(heist.heard("noise_removed"), [json!({"event": "noise_removed", "squares": ["1G9"]})]);
    let position = Position::solo().player(0, json!({"square": "1G6", "exposed": true})).guards(&[(1, "1G7"), (4, "1K9")]);
    let mut heist = position.with(json!({"decoys": ["1G9"]})).start();
    heist.ends_quietly().is(0, json!({"caught_by": [1]}));
    assert_eq!((heist.guard(1), heist.steps_of(4)), ("1G6".to_owned(), vec!["1J9".to_owned()]));
}

/// CH-E47, CH-6.7, CH-7.5, CH-9.11, R37: the leader stops, with the hits of all; a fallen leader hands it on.
#[test]
fn ch_e47_an_x_for_two() {
    let begin = || {
        let mut heist = server_room(8, 2).start();
        heist.throws(0, tile("2B1", 0), &[4]).refuses(0, stop(1), "too_few_hits");
        heist.throws(1, json!({"type": "help", "seat": 0}), &[6, 4]).refuses(1, stop(1), "cannot_stop");
        assert_eq!(heist.heard("dice")[0]["hits"], 4, "the hits of all who take part");
        heist
    };
    let mut heist = begin();
    heist.throws(0, roll(&[], 1), &[3]);
    heist.played.time_up().unwrap();
    heist.has(json!({"phase": "closing"})).act(0, stop(3)).has(json!({"track": 5}));
    let mut heist = begin();
    heist.throws(0, roll(&[0], 3), &[1, 1, 1, 1]).throws(0, roll(&[0, 1, 2], 0), &[2, 2, 2]);
    heist.is(0, json!({"misses": 7, "finished": "failed"})).has(json!({"alerts": ["2B1"]}));
    assert_eq!(heist.position()["attempts"][0]["lead"], 1);
    heist.refuses(1, stop(3), "too_few_hits").act(1, stop(2)).has(json!({"track": 6}));
}

/// CH-E48, CH-10.5: a remote item obeys whom it was dealt to, as long as nobody carries it.
#[test]
fn ch_e48_the_owner_of_an_item() {
    let things = json!([{"item": "flashbang", "square": "1G5", "owner": 0}]);
    let position = Position::items(2).with(json!({"things": things})).tile("1G4", "empty_stretch").guards(&[(1, "1G6")]);
    let mut heist = position.player(0, json!({"square": "1G13"})).player(1, json!({"square": "1G3"})).start();
    let flashbang = json!({"type": "use", "item": "flashbang"});
    heist.refuses(1, flashbang.clone(), "not_carried");
    heist.act(1, walk("1G5")).act(1, json!({"type": "pick_up", "item": "flashbang", "square": "1G5"}));
    heist.is(1, json!({"inventory": [{"item": "flashbang", "owner": 0}]})).refuses(0, flashbang.clone(), "not_carried");
    heist.act(1, json!({"type": "drop", "item": "flashbang", "square": "1G5"})).has(json!({"things": things}));
    heist.is(1, json!({"dropped": [{"item": "flashbang"}]}));
    heist.act(0, flashbang).has(json!({"things": []}));
    assert_eq!(heist.heard("distracted"), [json!({"event": "distracted", "guard": 1})]);
}

/// R88: of several alike the one whose owner has the lowest seat is picked up, dropped and used.
#[test]
fn r88_of_several_alike_the_lowest_owner() {
    let two =
        |square: Value| json!([{"item": "noisemaker", "square": square, "owner": 1}, {"item": "noisemaker", "square": square, "owner": 0}]);
    let mut heist = Position::items(2).with(json!({"things": two(json!("1G9"))})).player(0, json!({"square": "1G9"})).start();
    heist.act(0, json!({"type": "pick_up", "item": "noisemaker", "square": "1G9"}));
    heist.is(0, json!({"inventory": [{"item": "noisemaker", "owner": 0}]}));
    heist.act(0, json!({"type": "pick_up", "item": "noisemaker", "square": "1G9"}));
    heist.act(0, json!({"type": "drop", "item": "noisemaker", "square": "1G9"}));
    heist.has(json!({"things": [{"item": "noisemaker", "square": "1G9", "owner": 0}]}));
    // The carried one goes first, though the other is his.
    heist.act(0, walk("1G8")).act(0, json!({"type": "use", "item": "noisemaker"})).has(json!({"decoys": ["1G8"]}));
    heist.act(0, json!({"type": "use", "item": "noisemaker"})).has(json!({"decoys": ["1G8", "1G9"], "things": []}));
}

/// Somebody on `1G9` whose Run to `1G8` is failing, and whoever else a test needs.
fn failing(position: Position, kind: fn(&str) -> Value) -> Heist {
    let mut heist = position.player(0, json!({"square": "1G9", "character": "hawk", "misses": 6})).start();
    heist.throws(0, kind("1G8"), &[1]).is(0, json!({"failing": true, "missed": true, "finished": null, "square": "1G9"}));
    heist
}

/// CH-8.5, CH-7.6, R40: if the step becomes impossible he fails at once.
#[test]
fn ch_8_5_the_step_becomes_impossible() {
    let mut crowd = Position::seats(5).player(1, json!({"square": "1G7", "character": "dash"}));
    for (seat, character) in [(2, "ghost"), (3, "velvet"), (4, "wrench")] {
        crowd = crowd.player(seat, json!({"square": "1G8", "character": character}));
    }
    let mut heist = failing(crowd, run);
    heist.throws(1, run("1G8"), &[4]).is(0, json!({"finished": "failed", "failing": false, "square": "1G9"}));
    assert_eq!((heist.heard("failed")[0]["why"].clone(), heist.heard("void").len()), (json!("miss"), 0));
    // A guard comes into his square: the guard of a door that a friend turns up from inside.
    let friend = Position::seats(2).player(1, json!({"square": "2G11", "character": "dash"}));
    let mut heist = friend.player(0, json!({"square": "2G9", "character": "hawk", "misses": 6})).start();
    heist.throws(0, run("2G8"), &[1]).is(0, json!({"failing": true}));
    heist.act(1, json!({"type": "flip", "tile": "2G10"})).falls(json!({"type": "tile", "square": "2G10", "tile": "manned_door"}));
    heist.is(0, json!({"finished": "failed", "exposed": true}));
}

/// CH-8.5: a friend who takes him along makes him fail, and takes him along all the same.
#[test]
fn ch_8_5_moved_away_by_a_friend() {
    let position = Position::seats(2).tile("1J10", "revolving_door").player(1, json!({"square": "1J9", "character": "dash"}));
    let mut heist = position.player(0, json!({"square": "1J9", "character": "hawk", "misses": 6})).start();
    heist.act(1, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [0]})).dice(1, &[3]);
    heist.throws(0, run("1I9"), &[1]).is(0, json!({"failing": true}));
    heist.throws(1, roll(&[0], 0), &[4]).is(0, json!({"square": "1J11", "finished": "failed", "failing": false}));
    assert_eq!(heist.heard("failed")[0]["seat"], 0);
}

/// CH-8.5, R40: being exposed does not end it; a Stumble is no Sneak, and its noise may expose him.
#[test]
fn ch_8_5_exposed_while_failing() {
    let mut position = failing(Position::seats(2).player(1, json!({"square": ASIDE, "character": "dash"})), sneak).position();
    position["guards"] = json!([{"n": 1, "square": "1G6", "distracted": false, "elite": null, "extra": 0}]);
    position["players"][0]["exposed"] = json!(true);
    let mut heist = Position(position).start();
    heist.act(1, json!({"type": "whistle"})).is(0, json!({"failing": true, "exposed": true}));
    heist.act(0, STUMBLE()).is(0, json!({"square": "1G8", "noise": "1G8", "exposed": true, "finished": null}));
}

/// CH-8.5, CH-6.9, R35: only the leader of a Run or Sneak has the choice; a helper fails.
#[test]
fn r35_a_helper_fails() {
    let position = Position::seats(2).player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G9", "misses": 6}));
    let mut heist = position.start();
    heist.throws(0, sneak("1G8"), &[3]).throws(1, json!({"type": "help", "seat": 0}), &[1]);
    heist.is(1, json!({"finished": "failed", "failing": false})).is(0, json!({"failing": false, "dice": [3]}));
}

/// CH-15.2: Plan B undoes no failure, and who is failing stays so.
#[test]
fn ch_15_2_plan_b_while_failing() {
    let position = Position::new(json!({"seats": 2, "powers": true})).player(1, json!({"square": ASIDE, "character": "queen"}));
    let mut heist = failing(position, run);
    heist.act(1, json!({"type": "power", "target": {"seat": 0}})).is(0, json!({"failing": true, "misses": 5}));
    heist.refuses(0, roll(&[0], 0), "failing").act(0, STUMBLE()).is(0, json!({"square": "1G8"}));
}

/// CH-8.5, CH 5.3: the others act on and the phase does not end; who is failing may still drop things.
#[test]
fn ch_8_5_the_phase_does_not_end() {
    let carried = json!([{"item": "incapacitated_guard", "n": 4}]);
    let mut heist =
        failing(Position::seats(2).player(1, json!({"square": ASIDE, "character": "dash"})).player(0, json!({"inventory": carried})), run);
    heist.act(1, json!({"type": "wait"})).has(json!({"phase": "acting"}));
    let drop = json!({"type": "drop", "item": "incapacitated_guard", "square": "1G9", "n": 4});
    assert_eq!(heist.legal(0), [STUMBLE(), json!({"type": "give_up"}), drop.clone()]);
    heist.act(0, drop).act(0, json!({"type": "give_up"})).has(json!({"phase": "environment"}));
}

/// CH 5.4: a silent leader of an X is stopped with the largest one, his helpers wait for that; who is failing fails.
#[test]
fn ch_5_4_silence_in_closing() {
    let silent = |heist: &Heist, seat: usize| match heist.played.when_silent(engine::Seat::new(seat)) {
        engine::Silence::Acts(seconds, action) => json!([seconds, engine::json::to_value(&action)]),
        engine::Silence::Waits => json!("waits"),
        engine::Silence::Rests => json!("rests"),
    };
    let mut heist = server_room(8, 2).start();
    heist.throws(0, tile("2B1", 0), &[6, 4]).throws(1, json!({"type": "help", "seat": 0}), &[3]);
    assert_eq!((silent(&heist, 0), silent(&heist, 1)), (json!("waits"), json!("waits")));
    heist.played.time_up().unwrap();
    assert_eq!((silent(&heist, 0), silent(&heist, 1)), (json!([15, stop(2)]), json!("waits")));
    let mut heist = server_room(8, 2).start();
    heist.throws(0, tile("2B1", 0), &[3]).throws(1, json!({"type": "help", "seat": 0}), &[3]);
    heist.played.time_up().unwrap();
    assert_eq!((silent(&heist, 0), silent(&heist, 1)), (json!([15, {"type": "give_up"}]), json!([15, {"type": "give_up"}])));
    let timed = Position::new(json!({"seats": 2, "clock": "timed"})).player(1, json!({"square": ASIDE, "character": "dash"}));
    let mut heist = failing(timed, run);
    assert_eq!(silent(&heist, 0), "waits");
    heist.played.time_up().unwrap();
    assert_eq!(silent(&heist, 0), json!([15, {"type": "give_up"}]));
}

/// CH-9.11, R40: of two who would rescue the last one, the second has nobody left.
#[test]
fn ch_9_11_nobody_left_to_rescue() {
    let backs = [("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")];
    let position = Position::seats(3).backs(&backs).tile("1B1", "holding_cell").with(json!({"captured": [2]}));
    let position = position.player(2, json!({"status": "captured", "square": null}));
    let mut heist = position.player(0, json!({"square": "1B1"})).player(1, json!({"square": "1B1"})).start();
    heist.throws(0, tile("1B1", 0), &[6]).throws(1, tile("1B1", 0), &[4]);
    heist.act(0, stop(1)).is(2, json!({"status": "in"})).has(json!({"attempts": []}));
    assert_eq!(heist.heard("void"), [json!({"event": "void", "seats": [1], "kind": "activate"})]);
}

/// CH-11.1, R54: who has left counts, who is captured does not.
#[test]
fn ch_11_1_players_who_count() {
    let position = Position::seats(4).with(json!({"captured": [2], "alerts": ["1M3"]})).player(1, json!({"status": "out", "square": null}));
    let position = position.player(2, json!({"status": "captured", "square": null})).player(0, json!({"square": ASIDE, "noise": ASIDE}));
    let mut heist = position.player(3, json!({"square": "2A8"})).start();
    heist.everybody_waits();
    assert_eq!(heist.heard("count"), [json!({"event": "count", "tokens": 2, "players": 3, "added": false})]);
}

/// CH 5.1: the guards stand on their posts from the start, before any character is chosen.
#[test]
fn ch_5_1_guards_from_the_start() {
    let heist = Heist::new(json!({"seats": 2, "characters": "choose", "difficulty": "easy"}));
    let guards: Vec<Value> = heist.position()["guards"].as_array().unwrap().iter().map(|guard| guard["square"].clone()).collect();
    assert_eq!(guards, ["1A4", "2M4", "2G7", "1M5"]);
}

/// CH-9.8: a tile that is removed need not be noticed any more, whether the roll had begun or not.
#[test]
fn ch_9_8_a_removed_tile_need_not_be_noticed() {
    for begun in [false, true] {
        let position = Position::seats(2).player(0, json!({"square": "1C3"})).player(1, json!({"square": "1E3", "character": "glitch"}));
        let mut heist = position.start();
        heist.act(0, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
        if begun {
            heist.throws(0, json!({"type": "notice"}), &[3]);
        }
        heist.throws(1, tile("1D3", 1), &[6]).is(0, json!({"notice": null, "finished": null, "dice": []}));
        assert_eq!(heist.heard("void").len(), usize::from(begun));
        heist.act(0, walk("1E3")).is(0, json!({"square": "1E3"}));
    }
}

/// CH-7.2, R87: neither a guard in the helper's square nor a full square on the leader's side keeps him from helping.
#[test]
fn r87_a_helper_does_not_move() {
    let mut position = Position::seats(5).tile("2G10", "reinforced_door").guards(&[(9, "2G11")]);
    for seat in 0..4 {
        position = position.player(seat, json!({"square": "2G9"}));
    }
    let mut heist = position.player(4, json!({"square": "2G11", "exposed": true})).start();
    heist.throws(0, tile("2G10", 0), &[4]).throws(4, json!({"type": "help", "seat": 0}), &[6]).is(0, json!({"square": "2G11"}));
}

/// CH-11.7, CH-11.10: the search for a square passes through full ones.
#[test]
fn ch_11_10_through_full_squares() {
    let mut position = Position::new(json!({"seats": 4, "map": "corner"})).guards(&[(1, "1G1")]).alarm(5, 2);
    for seat in 0..4 {
        position = position.player(seat, json!({"square": "1E9"}));
    }
    let mut heist = position.start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "reinforcements"}));
    assert_eq!(heist.heard("guard_added")[0]["square"], "1F9");
    let backs = [("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")];
    let mut position = Position::seats(5).backs(&backs).tile("1B1", "holding_cell").with(json!({"captured": [4]}));
    for seat in 0..4 {
        position = position.player(seat, json!({"square": "1B1"}));
    }
    let mut heist = position.player(4, json!({"status": "captured", "square": null})).start();
    heist.throws(0, tile("1B1", 0), &[6]).act(0, stop(1)).is(4, json!({"square": "1B3"}));
}

/// R84: the codes of `hold`.
#[test]
fn r84_holding() {
    let position = Position::new(json!({"seats": 2, "clock": "simulated"})).player(0, json!({"square": "1G9"}));
    let mut heist = position.player(1, json!({"square": "1G9", "used": 10})).start();
    let hold = json!({"type": "hold"});
    heist.refuses(0, hold.clone(), "no_attempt");
    let with = |used: u16, helped: bool| {
        let position = Position::new(json!({"seats": 2, "clock": "simulated"})).player(0, json!({"square": "1G9", "used": used}));
        let mut heist = position.player(1, json!({"square": "1G9", "used": used})).start();
        heist.throws(0, sneak("1G8"), &[3]);
        if helped {
            heist.throws(1, json!({"type": "help", "seat": 0}), &[3]);
        }
        heist
    };
    let mut alone = with(0, false);
    alone.act(1, json!({"type": "wait"})).refuses(0, hold.clone(), "alone");
    with(0, true).act(0, hold.clone()).is(0, json!({"used": 25}));
    with(290, true).refuses(0, hold, "time_is_up");
}

/// R84, CH 5.3: who holds stays hidden; whoever rolls on comes out.
#[test]
fn r84_holding_does_not_end_hiding() {
    let cards = json!([{"item": "smoke_bomb", "owner": 2}]);
    let simulated = Position::items(3).with(json!({"options": {"clock": "simulated"}}));
    let position = simulated.player(2, json!({"square": "1G9", "used": 15, "inventory": cards}));
    let mut heist = position.player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G9", "used": 10})).start();
    heist.throws(0, sneak("1G8"), &[3]).throws(1, json!({"type": "help", "seat": 0}), &[3]);
    heist.act(2, json!({"type": "use", "item": "smoke_bomb"})).is(0, json!({"hidden": true}));
    heist.act(0, json!({"type": "hold"})).is(0, json!({"hidden": true, "used": 25}));
    heist.throws(0, roll(&[0], 0), &[3]).is(0, json!({"hidden": false}));
}

/// CH 5.7: each token that an item, Echo or a Distract takes off the board is told, with whose it was.
#[test]
fn ch_5_7_cleared_tokens() {
    let cleared = |token: &str, square: &str, seat: Option<u8>, n: u8| json!({"event": "cleared", "token": token, "square": square, "seat": seat, "n": n});
    let mut jammer = Position::items(2).player(0, json!({"square": "2G7", "inventory": [{"item": "signal_jammer", "owner": 0}]}));
    jammer = jammer.player(1, json!({"square": ASIDE, "noise": "2F7"})).with(json!({"alerts": ["2G4", "2G6"], "decoys": ["2G7"]}));
    let mut heist = jammer.start();
    heist.act(0, json!({"type": "use", "item": "signal_jammer"}));
    assert_eq!(
        heist.heard("cleared"),
        [cleared("alert", "2G6", None, 1), cleared("noise", "2F7", Some(1), 1), cleared("noise", "2G7", None, 1)]
    );
    let quiet = || Position::seats(2).player(0, json!({"square": ASIDE})).player(1, json!({"square": "2A8"}));
    let mut heist = quiet().alarm(2, 1).with(json!({"decoys": ["1M7"]})).player(0, json!({"noise": "1M5"})).start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "echo"}));
    assert_eq!(heist.heard("cleared"), [cleared("noise", "1M5", Some(0), 1), cleared("noise", "1M7", None, 1)]);
    assert_eq!(heist.heard("alert").len(), 2);
    let mut heist = quiet().with(json!({"evidence": {"1M7": 3}})).start();
    heist.everybody_waits().falls(json!({"type": "event", "card": "cleaning_crew"}));
    assert_eq!(heist.heard("cleared"), [cleared("evidence", "1M7", None, 3)]);
    let mut heist = quiet().guards(&[(3, "2G7")]).player(0, json!({"square": "2G3"})).player(1, json!({"noise": "2G3"})).start();
    heist.throws(0, json!({"type": "distract", "guard": 3, "clear": {"noise": 1}}), &[6, 4]).is(1, json!({"noise": null}));
    assert_eq!(heist.heard("cleared"), [cleared("noise", "2G3", Some(1), 1)]);
}

/// CH 5.7: how somebody moved, and the result within its event.
#[test]
fn ch_5_7_moves_and_result() {
    let how = |heist: &Heist| heist.heard("moved").iter().map(|moved| moved["how"].clone()).collect::<Vec<_>>();
    let mut heist =
        Position::seats(2).tile("1J10", "revolving_door").player(0, json!({"square": "1J9"})).player(1, json!({"square": "1J9"})).start();
    heist.act(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [1]})).dice(0, &[4]);
    assert_eq!(how(&heist), ["group_bypass", "group_bypass"]);
    let mut heist = Position::solo().tile("1D3", "camera").player(0, json!({"square": "1C3"})).start();
    heist.throws(0, tile("1D3", 0), &[4]);
    assert_eq!(how(&heist), ["bypass"]);
    heist.throws(0, run("1F3"), &[4]);
    assert_eq!(how(&heist), ["run"]);
    heist.act(0, walk("1G3"));
    assert_eq!(how(&heist), ["walk"]);
    let mut heist = Position::solo().player(0, json!({"square": "1M1"})).start();
    heist.act(0, json!({"type": "leave"}));
    let result = json!({"outcome": "loss", "reason": "no_loot", "score": 0, "rounds": 1, "out": [0], "captured": []});
    assert_eq!(heist.heard("result"), [json!({"event": "result", "result": result})]);
}

/// R85: finished players may be taken along, nobody with something open may.
#[test]
fn r85_who_comes_along() {
    let mut position = Position::seats(4).tile("1J10", "revolving_door");
    for seat in 0..4 {
        position = position.player(seat, json!({"square": "1J9"}));
    }
    let mut heist = position.player(1, json!({"finished": "failed"})).player(2, json!({"misses": 1})).start();
    heist.throws(2, sneak("1K9"), &[3]);
    let with = |seat: u8| json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [seat]});
    heist.refuses(0, with(2), "bad_company").act(0, with(1)).dice(0, &[4]).is(1, json!({"square": "1J11", "finished": "failed"}));
}

/// Section 10: what comes first of two reasons.
#[test]
fn the_order_of_refusals() {
    let position = Position::seats(3).guards(&[(3, "2G7")]).player(0, json!({"square": "2G7", "exposed": true, "caught_by": [3]}));
    let mut heist = position.player(1, json!({"square": "2G8"})).player(2, json!({"square": ASIDE})).start();
    let help = |seat: u8| json!({"type": "help", "seat": seat, "dice": 9});
    heist.throws(1, run("2G9"), &[3]);
    heist.refuses(0, help(1), "caught").refuses(0, help(2), "cannot_help").refuses(1, help(0), "busy");
    let speeches = json!({"seats": 2, "planning": "timed", "clock": "untimed", "characters": "random"});
    let mut heist = Heist::new(speeches);
    while heist.played.weight().is_some() {
        heist.played.draw(0).unwrap();
    }
    heist.act(0, json!({"type": "place", "square": "1G12"})).act(1, json!({"type": "place", "square": "1G12"}));
    for action in [json!({"type": "vote", "yes": true}), json!({"type": "ready"}), json!({"type": "call_vote"})] {
        heist.refuses(0, action, "wrong_phase");
    }
}
