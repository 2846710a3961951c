//! The worked examples of rolling, CH-E1 to CH-E12 (CH-E13 is tested beside the odds); what changed in version 2 of the rules is in CH-E3, CH-E5, CH-E6, CH-E12.

use crate::support::{Position, roll, run, sneak, stop, tile, walk};
use serde_json::json;

/// CH-E1, CH-6.1, CH-6.2, CH-6.4, CH-8.3.
#[test]
fn ch_e1_a_sneak_with_a_reroll() {
    let mut heist = Position::solo().player(0, json!({"square": "1G9"})).start();
    heist.throws(0, sneak("1G8"), &[2, 4]).is(0, json!({"misses": 1, "dice": [2, 4], "missed": true}));
    assert_eq!(heist.position()["attempts"][0]["need"], 2);
    heist.throws(0, roll(&[0], 0), &[5]).is(0, json!({"square": "1G8", "noise": null, "misses": 1, "dice": [], "missed": false}));
    heist.has(json!({"attempts": []}));
}

/// CH-E2, CH-5.2, CH-6.5, CH-8.1: failure comes before success.
#[test]
fn ch_e2_a_failure_in_spite_of_hits() {
    let position = Position::solo().player(0, json!({"square": "1J9", "character": "velvet", "misses": 2})).tile("1J10", "locked_door");
    let mut heist = position.start();
    // He is the only one inside, so the phase ends with his failure.
    heist.throws(0, tile("1J10", 0), &[1, 6, 2, 4]).is(0, json!({"square": "1J9", "misses": 4, "finished": "failed", "noise": null}));
    heist.has(json!({"alerts": [], "evidence": {}, "phase": "environment"}));
}

/// CH-E3, CH-6.5, CH-6.6, R33, R35.
#[test]
fn ch_e3_beginning_past_the_skill() {
    let position = || Position::seats(2).player(0, json!({"square": "1G9", "character": "glitch", "misses": 4}));
    let mut heist = position().start();
    heist.throws(0, run("1G8"), &[3]).is(0, json!({"misses": 4, "finished": null}));
    heist.throws(0, roll(&[0], 0), &[4]).is(0, json!({"square": "1G8", "noise": "1G8", "misses": 4}));
    let mut heist = position().start();
    heist.throws(0, run("1G8"), &[2]).is(0, json!({"square": "1G9", "misses": 5, "finished": null, "failing": true, "dice": [2]}));
    assert_eq!(heist.heard("failing"), [json!({"event": "failing", "seat": 0})]);
    heist.refuses(0, roll(&[0], 0), "failing").act(0, json!({"type": "give_up"}));
    heist.is(0, json!({"square": "1G9", "finished": "failed", "failing": false, "dice": [], "noise": null}));
    assert_eq!(heist.heard("failed")[0]["why"], "miss");
}

/// CH-E4, CH-6.3, CH-9.6.
#[test]
fn ch_e4_a_rerolled_hit_is_lost() {
    let position = Position::solo().player(0, json!({"square": "1C3", "character": "dash"})).tile("1D3", "laser_maze");
    let mut heist = position.start();
    heist.throws(0, tile("1D3", 0), &[4, 1, 3]).is(0, json!({"misses": 1}));
    heist.throws(0, roll(&[0, 1, 2], 0), &[3, 3, 5]).is(0, json!({"misses": 1, "dice": [3, 3, 5]}));
    heist.throws(0, roll(&[], 1), &[6]).is(0, json!({"square": "1E3", "misses": 1, "noise": null}));
    assert_eq!(heist.heard("dice")[0]["dice"], json!([3, 3, 5, 6]));
    assert_eq!(heist.heard("dice")[0]["hits"], 3);
}

/// CH-E5, CH-7.2, CH-8.5, R35.
#[test]
fn ch_e5_stumbling() {
    let position = |misses: u8| Position::seats(2).player(0, json!({"square": "1G9", "character": "hawk", "misses": misses}));
    let position = |misses: u8| position(misses).player(1, json!({"character": "brick", "square": "1G9"}));
    let mut heist = position(0).start();
    heist.throws(0, run("1G8"), &[1, 3]).is(0, json!({"misses": 1, "missed": true}));
    heist.act(0, json!({"type": "stumble"})).is(0, json!({"square": "1G8", "noise": "1G8", "misses": 1}));
    let mut heist = position(4).start();
    heist.throws(0, run("1G8"), &[1, 3]).is(0, json!({"misses": 5, "finished": null, "failing": true}));
    assert_eq!(heist.legal(0), [json!({"type": "stumble"}), json!({"type": "give_up"})]);
    heist.refuses(1, json!({"type": "help", "seat": 0, "dice": 1}), "cannot_help");
    heist
        .act(0, json!({"type": "stumble"}))
        .is(0, json!({"square": "1G8", "noise": "1G8", "misses": 5, "finished": null, "failing": false}));
    assert_eq!((heist.heard("moved")[0]["how"].clone(), heist.heard("succeeded").len()), (json!("stumble"), 0));
    heist.throws(0, run("1G7"), &[4]).is(0, json!({"square": "1G7"}));
    let mut heist = position(4).start();
    heist.throws(0, run("1G8"), &[1, 3]).act(0, json!({"type": "give_up"})).is(0, json!({"finished": "failed", "noise": null}));
    heist.refuses(0, json!({"type": "stumble"}), "finished").is(0, json!({"square": "1G9"}));
}

/// CH-E6, CH-8.4, R34.
#[test]
fn ch_e6_walking_to_the_end_of_the_track() {
    let mut heist = Position::seats(2).player(1, json!({"square": "1G9", "misses": 5})).start();
    heist.act(1, walk("1G8")).is(1, json!({"misses": 6, "square": "1G8", "noise": "1G8"}));
    heist.act(1, walk("1G7")).is(1, json!({"misses": 7})).refuses_walk();
}

impl crate::support::Heist {
    fn refuses_walk(&self) {
        let legal = self.legal(1);
        assert!(legal.iter().all(|action| action["type"] != "walk"));
        assert!(legal.iter().any(|action| action["type"] == "run"));
    }
}

#[test]
fn ch_e6_the_first_miss_of_a_run_then_fails() {
    let mut heist = Position::seats(2).player(1, json!({"square": "1G9", "misses": 7})).start();
    heist.refuses(1, walk("1G8"), "track_full");
    heist.throws(1, run("1G8"), &[1]).is(1, json!({"misses": 7, "finished": "failed", "failing": false, "square": "1G9"}));
    // With one space left the choice is there, also if two misses were thrown.
    let mut heist = Position::seats(2).player(1, json!({"square": "1G9", "misses": 6})).start();
    heist.throws(1, run("1G8"), &[1, 2]).is(1, json!({"misses": 7, "finished": null, "failing": true}));
    heist.act(1, json!({"type": "stumble"})).is(1, json!({"square": "1G8", "misses": 7}));
}

/// CH-E7, CH-10.2, CH-15.1.
#[test]
fn ch_e7_heavy_things_are_misses() {
    let begin = |options: serde_json::Value, things: serde_json::Value| {
        let mut position = Position::new(options).player(0, json!({"inventory": things, "character": "brick"}));
        position.0["decks"]["items"] = json!({});
        let position = position.tile_of_the_vault().with(json!({"phase": "planning"}));
        let mut heist = position.start();
        heist.act(0, json!({"type": "ready"}));
        heist.player(0)["misses"].clone()
    };
    let both = json!([{"item": "loot"}, {"item": "incapacitated_guard", "n": 4}]);
    assert_eq!(begin(json!({"seats": 1}), both.clone()), 2);
    assert_eq!(begin(json!({"seats": 1, "powers": true}), both), 1);
    let trolley = json!([{"item": "loot"}, {"item": "incapacitated_guard", "n": 4}, {"item": "trolley", "owner": 0}]);
    assert_eq!(begin(json!({"seats": 1, "items": true}), trolley), 0);
}

impl Position {
    /// The vault turned up on `2G11` and emptied.
    fn tile_of_the_vault(self) -> Self {
        let mut position = self.vault_up();
        for lying in position.0["tiles"].as_array_mut().unwrap() {
            if lying["tile"] == "vault" {
                lying["activated"] = json!(true);
            }
        }
        position
    }

    fn vault_up(self) -> Self {
        let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
        self.backs(&backs).tile("2G11", "vault")
    }
}

fn at_the_vault(ghost: u8, other: &str, misses: u8) -> Position {
    let position = Position::seats(2).vault_up().player(0, json!({"square": "2G11", "misses": ghost}));
    position.player(1, json!({"square": "2G11", "character": other, "misses": misses}))
}

/// CH-E8, CH-7.1, CH-7.2, CH-7.3, CH-9.9.
#[test]
fn ch_e8_two_open_the_vault() {
    let mut heist = at_the_vault(0, "hawk", 0).start();
    heist.throws(0, tile("2G11", 0), &[4, 5]);
    heist.throws(1, json!({"type": "help", "seat": 0}), &[6, 1]).is(1, json!({"misses": 1, "finished": null, "inventory": []}));
    heist.is(0, json!({"inventory": [{"item": "loot"}], "misses": 0}));
    heist.has(json!({"evidence": {"2G11": 1}, "attempts": [], "phase": "acting"}));
    let position = heist.position();
    let vault = position["tiles"].as_array().unwrap().iter().find(|tile| tile["square"] == "2G11").unwrap();
    assert_eq!(vault["activated"], true);
    heist.refuses(1, json!({"type": "tile", "tile": "2G11", "action": 1, "dice": 1}), "already_activated");
}

/// CH-E9, CH-7.4, R39.
#[test]
fn ch_e9_a_helper_fails() {
    let mut heist = at_the_vault(0, "velvet", 3).start();
    heist.throws(0, tile("2G11", 0), &[4, 5]);
    heist.throws(1, json!({"type": "help", "seat": 0}), &[6, 2]).is(1, json!({"misses": 4, "finished": "failed", "dice": []}));
    heist.has(json!({"alerts": ["2G11"]}));
    assert_eq!(heist.position()["attempts"][0]["helpers"], json!([]));
    heist.throws(0, roll(&[], 1), &[4]).is(0, json!({"dice": [4, 5, 4], "inventory": []}));
}

/// CH-E10, CH-7.5.
#[test]
fn ch_e10_the_leader_fails_and_a_helper_leads() {
    let mut heist = at_the_vault(6, "hawk", 0).start();
    heist.throws(0, tile("2G11", 0), &[3]);
    heist.throws(1, json!({"type": "help", "seat": 0}), &[4]);
    heist.throws(0, roll(&[0], 0), &[1]).is(0, json!({"misses": 7, "finished": "failed"}));
    heist.has(json!({"alerts": ["2G11"]}));
    let attempt = heist.position()["attempts"][0].clone();
    assert_eq!((&attempt["lead"], &attempt["need"], &attempt["helpers"]), (&json!(1), &json!(4), &json!([])));
    heist.is(1, json!({"dice": [4]}));
}

/// CH-E11, CH-9.1, CH-9.3, CH-9.4, R43.
#[test]
fn ch_e11_noticing_a_camera() {
    let flips = || {
        let mut heist = Position::seats(2).player(0, json!({"square": "1C3", "character": "wrench"})).start();
        heist.act(0, json!({"type": "flip", "tile": "1D3"}));
        heist.falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
        heist.is(0, json!({"notice": "1D3"}));
        heist
    };
    let mut heist = flips();
    heist.act(0, json!({"type": "refuse"})).has(json!({"alerts": ["1C3"]}));
    heist.is(0, json!({"notice": null, "finished": null}));
    heist.throws(0, tile("1D3", 0), &[4]).is(0, json!({"square": "1E3"}));
    let mut heist = flips();
    heist.throws(0, json!({"type": "notice"}), &[2]).is(0, json!({"misses": 1, "notice": "1D3", "finished": null}));
    heist.throws(0, roll(&[0], 0), &[1]).is(0, json!({"misses": 2, "notice": null, "finished": "failed"}));
    heist.has(json!({"alerts": ["1C3"]}));
    // Nobody has to notice it again.
    let mut heist = flips();
    heist.throws(0, json!({"type": "notice"}), &[5]).is(0, json!({"notice": null, "finished": null}));
    heist.throws(0, tile("1D3", 0), &[5]).is(0, json!({"square": "1E3", "notice": null}));
}

/// CH-E12, CH-4.5, CH-9.11, R32, R37.
#[test]
fn ch_e12_x_is_chosen_when_one_stops() {
    for (track, left) in [(7, 5), (6, 5)] {
        let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
        let position = Position::seats(2).backs(&backs).tile("2B1", "server_room").alarm(track, 2);
        let mut heist = position.player(0, json!({"square": "2B1", "character": "glitch"})).start();
        heist.throws(0, tile("2B1", 0), &[6, 4]);
        let attempt = heist.position()["attempts"][0].clone();
        assert_eq!((&attempt["need"], attempt.get("x")), (&json!(2), None));
        heist.refuses(0, stop(3), "too_few_hits").refuses(0, stop(4), "bad_x").refuses(0, stop(0), "bad_x");
        let stops: Vec<_> = heist.legal(0).into_iter().filter(|action| action["type"] == "stop").collect();
        assert_eq!(stops, [stop(1), stop(2)]);
        heist.act(0, stop(2)).has(json!({"track": left, "alarm": 2, "attempts": []})).is(0, json!({"dice": [], "finished": null}));
        assert_eq!(heist.heard("succeeded"), [json!({"event": "succeeded", "lead": 0, "helpers": [], "x": 2})]);
    }
}
