//! Rules that no worked example shows: set-up, map, exposure, rolling and tiles. Each test names the rules it is about.

use crate::support::{Heist, Position, roll, run, sneak, stop, tile, walk};
use crew_heist::map::MapId;
use serde_json::{Value, json};

const ASIDE: &str = "2A9";

fn two(square: &str) -> Position {
    Position::seats(2).player(0, json!({"square": square})).player(1, json!({"square": ASIDE}))
}

fn begun(options: Value) -> Heist {
    let mut heist = Heist::new(options);
    while heist.played.weight().is_some() {
        heist.played.draw(0).unwrap();
    }
    heist
}

/// CH-1.5, CH-1.6, CH-1.8, CH-1.9, R14: guards and alarm by difficulty; the guards of levels reached at the start do not come.
#[test]
fn ch_1_8_difficulty() {
    let table =
        [("first", 3, 0, 0), ("easy", 4, 0, 0), ("normal", 6, 0, 0), ("hard", 7, 1, 2), ("challenge", 8, 2, 5), ("impossible", 8, 3, 9)];
    for (difficulty, guards, alarm, track) in table {
        let mut heist = begun(json!({"seats": 1, "difficulty": difficulty}));
        let position = heist.position();
        assert_eq!(position["guards"].as_array().unwrap().len(), guards);
        heist.has(json!({"alarm": alarm, "in_force": alarm, "reached": alarm, "track": track}));
        let map = MapId::Tower.map();
        for (guard, post) in position["guards"].as_array().unwrap().iter().zip(&map.posts) {
            assert_eq!(guard["square"], map.id(post.start).to_string());
        }
    }
}

/// CH-1.1, CH-1.4, R13: with tiles face up nothing has to be noticed, and guarded tiles have their guards on the far side.
#[test]
fn ch_1_4_face_up() {
    let heist = begun(json!({"seats": 1, "tiles": "face_up"}));
    let position = heist.position();
    let tiles = position["tiles"].as_array().unwrap();
    assert_eq!(tiles.len(), 41);
    assert!(tiles.iter().all(|tile| tile["state"] == "up"));
    let guarded = tiles.iter().filter(|tile| ["guard_post", "manned_door", "guard_room"].iter().any(|id| tile["tile"] == *id)).count();
    assert_eq!(position["stations"].as_array().unwrap().len(), guarded);
    assert_eq!(position["guards"].as_array().unwrap().len(), 3 + guarded);
}

/// CH-1.10, CH-1.11, CH-1.12, CH-1.13: characters are dealt, nobody is exposed, markers and noise are at rest.
#[test]
fn ch_1_10_characters() {
    let heist = Heist::new(json!({"seats": 6, "powers": true}));
    assert_eq!(heist.played.weight(), Some(8));
    let mut heist = begun(json!({"seats": 6, "powers": true}));
    for seat in 0..6 {
        heist.is(seat, json!({"misses": 0, "noise": null, "exposed": false, "power_used": null, "status": "in"}));
        assert!(heist.player(seat)["character"].is_string());
    }
}

/// CH-1.14, R12, R16: on the entrance or up to two adjacency moves away.
#[test]
fn ch_1_14_starting_squares() {
    let squares =
        |options: Value| begun(options).legal(0).iter().map(|action| action["square"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(squares(json!({"seats": 1, "map": "corner"})), ["1E8", "1D9", "1E9", "1F9", "1E10"]);
    assert_eq!(squares(json!({"seats": 1})), ["1G11", "1F12", "1G12", "1H12", "1G13"]);
}

/// R15: one to six play, and one alone plays unchanged.
#[test]
fn r15_seats() {
    assert_eq!(crew_heist::options::SEATS, (1, 6));
    let mut heist = Position::solo().player(0, json!({"square": ASIDE, "noise": ASIDE})).start();
    heist.everybody_waits().has(json!({"track": 1}));
}

/// CH-2.6, CH-2.11, CH-2.12, CH-9.8: rooms square by square; what lists no action of its own is crossed by standard movement, as is a removed tile.
#[test]
fn ch_2_11_standard_movement() {
    let mut heist = two("1C3").tile("1D3", "empty_stretch").start();
    heist.act(0, walk("1E3")).is(0, json!({"square": "1E3"}));
    assert_eq!(heist.heard("moved")[0]["over"], "1D3");
    let mut heist = two("1C3").tile("1D3", "alarm_panel").start();
    heist.act(0, walk("1E3")).is(0, json!({"square": "1E3"}));
    let mut heist = two("1G2").start();
    heist.act(0, walk("2G2")).is(0, json!({"square": "2G2"}));
    let mut heist = two("1C3").tile("1D3", "shutter").start();
    heist.refuses(0, walk("1E3"), "needs_tile_action");
    heist.throws(0, tile("1D3", 0), &[6]).is(0, json!({"square": "1C3"}));
    heist.act(0, walk("1E3")).is(0, json!({"square": "1E3"}));
    let removed = heist.position()["tiles"].as_array().unwrap().iter().find(|tile| tile["square"] == "1D3").cloned();
    assert_eq!(removed.unwrap(), json!({"square": "1D3", "state": "removed", "tile": "shutter", "activated": false}));
}

/// CH-2.3, R17: one hides on both sides of a cover line, and steps across it as anywhere.
#[test]
fn ch_2_3_cover_lines() {
    let mut heist = two("1B5").start();
    assert!(heist.legal(0).contains(&json!({"type": "hide", "dice": 1})));
    heist.act(0, walk("1C5")).is(0, json!({"square": "1C5"}));
    assert!(heist.legal(0).contains(&json!({"type": "hide", "dice": 1})));
    heist.act(0, walk("1D5")).refuses(0, json!({"type": "hide", "dice": 1}), "no_cover");
}

/// R17, R20, R22, R23, R26: cover does not block sight, a Door does even when it is gone, a Hall is no obstacle to being adjacent.
#[test]
fn r23_sight_is_of_the_map_alone() {
    let map = MapId::Tower.map();
    let at = |id: &str| map.find(id.parse().unwrap()).unwrap();
    assert!(map.sight[at("1B5").index()].contains(at("1C5")) && map.cover.contains(at("1B5")));
    assert!(!map.sight[at("2G9").index()].contains(at("2G11")) && !map.adjacent[at("2G9").index()].contains(at("2G11")));
    assert!(map.adjacent[at("1C3").index()].contains(at("1E3")));
    let guarded = two("1G9").guards(&[(1, "1G9")]).player(0, json!({"exposed": true}));
    guarded.start().refuses(0, walk("1G8"), "guard_in_square");
}

/// CH-3.3, R27: a distracted guard has no sight and exposes nobody; when he stands up he does.
#[test]
fn ch_3_3_distracted_guards_see_nothing() {
    let mut position = two("1G9").guards(&[(4, "1G9")]);
    position.0["guards"][0]["distracted"] = json!(true);
    let mut heist = position.start();
    heist.act(0, json!({"type": "whistle"})).is(0, json!({"exposed": false, "noise": "1G9"}));
    heist.ends_quietly().is(0, json!({"exposed": true, "caught_by": []}));
}

/// CH-3.5, CH-8.6, CH-5.4, R2: noise in sight exposes; there is one noise token a player.
#[test]
fn ch_3_5_noise_in_sight() {
    let mut heist = two("1G9").guards(&[(1, "1G6")]).start();
    heist.is(0, json!({"exposed": false})).act(0, json!({"type": "whistle"})).is(0, json!({"exposed": true, "noise": "1G9"}));
    assert_eq!(heist.heard("exposed")[0]["by"], json!([1]));
    let mut heist = two("1G9").start();
    heist.act(0, json!({"type": "whistle"})).act(0, walk("1G8")).is(0, json!({"noise": "1G8"}));
}

/// CH-3.4, CH-3.6, R7, R30: who is hidden is not exposed until he comes out.
#[test]
fn ch_3_6_in_a_guards_square() {
    let hidden = json!({"square": "2J5", "hidden": true});
    let mut heist = Position::seats(2).player(0, hidden).player(1, json!({"square": ASIDE})).guards(&[(1, "2J5")]).start();
    heist.act(0, json!({"type": "wait"})).is(0, json!({"hidden": true, "exposed": false}));
    heist.act(0, json!({"type": "whistle"})).is(0, json!({"hidden": false, "exposed": true}));
}

/// CH-4.2, CH-4.3: the level by the alerts on the track, which ends at twenty.
#[test]
fn ch_4_2_levels_by_alerts() {
    let levels = [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5];
    for (track, level) in levels.into_iter().enumerate() {
        let noisy = Position::solo().player(0, json!({"square": ASIDE, "noise": ASIDE}));
        let mut heist = noisy.alarm(track as u8, level).start();
        let next = (track + 1).min(20);
        heist.has(json!({"alarm": level})).everybody_waits().has(json!({"track": next, "alarm": levels[next]}));
    }
}

/// CH-4.9, R53: each level's guards come once, the lowest level first.
#[test]
fn ch_4_9_several_levels_at_once() {
    let mut position = two(ASIDE).alarm(20, 2);
    position.0["guards"] = json!([]);
    let mut heist = position.start();
    heist.everybody_waits();
    let risen: Vec<Value> = heist.heard("in_force").iter().map(|event| event["to"].clone()).collect();
    assert_eq!(risen, [3, 4, 5]);
    assert_eq!(heist.heard("guard_added").len(), 4);
    heist.has(json!({"reached": 5, "environment": {"events_left": 2}}));
}

/// CH-5.1, CH-5.3: everybody acts in any order, as often as he likes; without a clock the phase ends by waiting alone.
#[test]
fn ch_5_1_everybody_at_once() {
    let mut heist = Position::seats(3).player(0, json!({"square": "1G9"})).start();
    assert_eq!(heist.played.turn().seats().len(), 3);
    assert!(heist.played.clock().is_none());
    heist.act(0, walk("1G8")).act(1, json!({"type": "wait"})).act(0, walk("1G7")).act(2, json!({"type": "wait"}));
    heist.act(1, json!({"type": "whistle"})).is(1, json!({"waiting": false}));
    heist.act(0, json!({"type": "wait"})).has(json!({"phase": "acting"})).position();
    heist.act(1, json!({"type": "wait"})).has(json!({"phase": "environment"}));
}

/// CH-6.7, CH-6.8, CH-6.9, R31, R32: success comes at once, and more may follow; how many dice is free.
#[test]
fn ch_6_7_success_at_once() {
    let mut heist = two("1G9").start();
    heist.throws(0, run("1G8"), &[6, 6, 4, 3]).is(0, json!({"square": "1G8", "misses": 0, "finished": null}));
    heist.throws(0, run("1G7"), &[1, 5]).is(0, json!({"square": "1G7", "misses": 1}));
}

/// CH-8.8, CH-8.11, R3, R4: a fight distracts a guard of one's own square and leaves an alert token, and one more leaves none.
#[test]
fn ch_8_11_one_alert_token_a_square() {
    let mut heist = two("2G7").guards(&[(3, "2G7"), (9, "2G7"), (10, "2H7")]).player(0, json!({"exposed": true})).start();
    heist.refuses(0, json!({"type": "fight", "guard": 10, "dice": 2}), "not_same_square");
    heist
        .throws(0, json!({"type": "fight", "guard": 3}), &[6, 4])
        .has(json!({"alerts": ["2G7"]}))
        .is(0, json!({"fought": [3], "noise": null}));
    heist.throws(0, json!({"type": "fight", "guard": 9}), &[6, 4]).has(json!({"alerts": ["2G7"]})).is(0, json!({"fought": [3, 9]}));
    let distracted: Vec<Value> = heist.position()["guards"].as_array().unwrap().iter().map(|guard| guard["distracted"].clone()).collect();
    assert_eq!(distracted, [true, true, false]);
}

/// R5: hiding is Finesse, or Athletics if the option says so.
#[test]
fn r5_hide_skill() {
    for (option, skill) in [("finesse", "finesse"), ("athletics", "athletics")] {
        let position = Position::new(json!({"seats": 2, "hide_skill": option})).alarm(2, 1);
        let mut heist = position.player(0, json!({"square": "2J5"})).start();
        heist.act(0, json!({"type": "hide", "dice": 3}));
        let attempt = heist.position()["attempts"][0].clone();
        assert_eq!((&attempt["skill"], &attempt["need"]), (&json!(skill), &json!(4)));
        heist.dice(0, &[6, 4, 5]).is(0, json!({"hidden": true}));
    }
}

/// R41: a load past a skill does not stop an action from being begun.
#[test]
fn r41_begun_past_the_skill() {
    let mut heist = two("1G9").player(0, json!({"misses": 7})).start();
    heist.throws(0, sneak("1G8"), &[6]).is(0, json!({"square": "1G8"}));
}

/// CH-9.3, R42: stepping over a Door onto a face-down Room turns it up, after the consequences of the action.
#[test]
fn ch_9_3_flipped_on_arrival() {
    let mut heist = two("2G9").tile("2G10", "stuck_door").start();
    heist.throws(0, tile("2G10", 0), &[6]).is(0, json!({"square": "2G11", "noise": "2G11"}));
    assert_eq!(heist.position()["pending"], json!([{"chance": "tile", "square": "2G11", "by": 0}]));
}

/// CH-9.7, R44, R46: a company crosses together, and who finds no room stays.
#[test]
fn ch_9_7_group_bypass() {
    let mut position = Position::seats(4).tile("1J10", "revolving_door");
    for seat in 0..3 {
        position = position.player(seat, json!({"square": "1J9"}));
    }
    let mut heist = position.player(2, json!({"finished": "failed"})).player(3, json!({"square": "1J11"})).start();
    heist.act(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1, "with": [1, 2]})).dice(0, &[4]);
    for seat in 0..3 {
        heist.is(seat, json!({"square": "1J11"}));
    }
    heist.is(0, json!({"noise": "1J11"})).is(1, json!({"noise": null})).is(2, json!({"finished": "failed"}));
}

/// CH-9.9, R45, R46: an alarm panel is used from beside it, and only once.
#[test]
fn ch_9_9_activating() {
    let mut heist = two("1C3").alarm(4, 1).tile("1D3", "alarm_panel").player(0, json!({"character": "glitch"})).start();
    heist.throws(0, tile("1D3", 0), &[4, 4, 5]).act(0, stop(2)).has(json!({"track": 2}));
    heist.refuses(0, json!({"type": "tile", "tile": "1D3", "action": 0, "dice": 1}), "already_activated");
}

/// CH-9.12: the archive turns up the nearest tiles, nobody has to notice them, and a guard stands on the far side.
#[test]
fn ch_9_12_reveal() {
    let backs = [("1B1", "plain"), ("1J1", "staff"), ("1A10", "staff"), ("1M11", "plain")];
    let mut heist = two("1B1").backs(&backs).tile("1B1", "archive").start();
    heist.throws(0, tile("1B1", 0), &[4, 5]).act(0, stop(2));
    let due: Vec<Value> = heist.position()["pending"].as_array().unwrap().clone();
    assert_eq!(due[0], json!({"chance": "tile", "square": "1B2", "by": null, "from": "1B1"}));
    heist.falls(json!({"type": "tile", "square": "1B2", "tile": "manned_door"}));
    assert_eq!(heist.guard(13), "1B3");
    let next = due[1]["square"].as_str().unwrap().to_owned();
    heist.falls(json!({"type": "tile", "square": next, "tile": if next == "1D3" { "camera" } else { "alarmed_door" }}));
    heist.is(0, json!({"notice": null}));
}

/// R87, R89: from the far side a friend can help; who stands on a face-down Room may turn it up.
#[test]
fn r87_helping_from_inside() {
    let position = two("2G9").tile("2G10", "reinforced_door").player(1, json!({"square": "2G11"}));
    let mut heist = position.start();
    heist.throws(0, tile("2G10", 0), &[4]).throws(1, json!({"type": "help", "seat": 0}), &[6]).is(0, json!({"square": "2G11"}));
    let mut heist = two("2G11").start();
    heist.act(0, json!({"type": "flip", "tile": "2G11"}));
    assert_eq!(heist.position()["pending"][0]["square"], "2G11");
}

/// CH-7.5, CH-7.6: as soon as somebody is failing to move, his helpers' part is void.
#[test]
fn ch_7_6_void_for_helpers() {
    let position = Position::seats(2).player(0, json!({"square": "1G9", "misses": 6})).player(1, json!({"square": "1G9"}));
    let mut heist = position.start();
    heist.throws(0, sneak("1G8"), &[3]).throws(1, json!({"type": "help", "seat": 0}), &[3]);
    heist.throws(0, roll(&[0], 0), &[1]).is(0, json!({"finished": null, "failing": true})).is(1, json!({"finished": null, "dice": []}));
    heist.act(1, json!({"type": "whistle"})).has(json!({"phase": "acting"}));
}

/// CH-8.5: for whoever helped somebody who stumbles it is void.
#[test]
fn ch_8_5_void_for_helpers_of_a_stumble() {
    let position = Position::seats(2).player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G9"}));
    let mut heist = position.start();
    heist.throws(0, sneak("1G8"), &[1]).throws(1, json!({"type": "help", "seat": 0}), &[3]);
    heist.act(0, json!({"type": "stumble"})).is(0, json!({"square": "1G8"})).is(1, json!({"square": "1G9", "dice": [], "finished": null}));
    assert_eq!(heist.heard("void")[0]["seats"], json!([1]));
}
