//! The worked examples of sight, exposure and guards, CH-E14 to CH-E30.

use crate::support::{Heist, Position, sneak, tile, walk};
use crew_heist::map::square::Square;
use crew_heist::map::{MapId, Passage};
use serde_json::{Value, json};

/// A player out of everybody's way.
const ASIDE: &str = "2A9";

/// One player aside, guards and noise as given; the noise is a decoy.
fn alone(guards: &[(u8, &str)], decoys: &[&str]) -> Heist {
    let position = Position::solo().player(0, json!({"square": ASIDE, "hidden": false})).guards(guards);
    position.with(json!({"decoys": decoys})).start()
}

fn seen_from(map: MapId, square: &str) -> Vec<String> {
    let map = map.map();
    let at = map.find(square.parse().unwrap()).unwrap();
    map.sight[at.index()].iter().map(|square: Square| map.id(square).to_string()).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// CH-E14, CH-3.1.
#[test]
fn ch_e14_sight_sets() {
    assert_eq!(seen_from(MapId::Corner, "1H7"), words("1A7 1B7 1C7 1E7 1F7 1G7 1H7"));
    assert_eq!(seen_from(MapId::Corner, "1D4"), words("1A3 1B3 1C3 1A4 1B4 1C4 1D4 1F4 1G4 1H4 1A5 1B5 1C5"));
    assert_eq!(seen_from(MapId::Corner, "1E8"), words("1E7 1D8 1E8 1F8 1D9 1E9 1F9 1E10"));
    assert_eq!(seen_from(MapId::Tower, "1E11").len(), 14);
    assert_eq!(seen_from(MapId::Tower, "2I6").len(), 10);
    assert_eq!(seen_from(MapId::Tower, "1M2"), words("1M1 1M2 1M3 1M4 1M5 1M7 1M8 1M9"));
    assert_eq!(seen_from(MapId::Tower, "2G7"), words("2G2 2G3 2G4 2G6 2C7 2D7 2E7 2F7 2G7 2H7 2G8 2G9"));
    assert_eq!(seen_from(MapId::Tower, "L1"), ["L1"]);
}

/// CH-E15, CH-2.1, CH-2.5, CH-3.7, CH-9.2, CH-12.15.
#[test]
fn ch_e15_a_patrol_looks_straight_ahead() {
    let position = Position::seats(2).guards(&[(1, "1A5")]).player(0, json!({"square": "1A10"})).player(1, json!({"square": "1B9"}));
    let mut heist = position.tile_on_1a10().start();
    heist.ends_quietly();
    assert_eq!(heist.steps_of(1), ["1A7"]);
    heist.is(0, json!({"exposed": true})).is(1, json!({"exposed": false}));
    assert_eq!(heist.heard("guard_moved")[0]["over"], "1A6");
    assert_eq!(heist.heard("guard_action")[0]["why"], "on_route");
}

impl Position {
    fn tile_on_1a10(self) -> Self {
        self.backs(&[("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")]).tile("1A10", "empty_office")
    }
}

/// CH-E16, CH-3.9, R28.
#[test]
fn ch_e16_exposure_ends_where_nobody_sees() {
    let position = Position::seats(2)
        .guards(&[(1, "1A7")])
        .player(0, json!({"square": "1A10", "exposed": true}))
        .tile_on_1a10()
        .tile("1C9", "empty_stretch");
    let mut heist = position.player(1, json!({"square": ASIDE})).start();
    heist.refuses(0, json!({"type": "sneak", "to": "1A9", "dice": 1}), "exposed");
    heist.act(0, walk("1A9")).is(0, json!({"exposed": true, "noise": "1A9"}));
    heist.act(0, walk("1B9")).is(0, json!({"exposed": false, "noise": "1B9"}));
    heist.throws(0, sneak("1D9"), &[6]).is(0, json!({"noise": "1B9"}));
}

/// The sneak of CH-E16 needs the Hall on the way to be open.
#[test]
fn ch_8_2_a_hall_that_is_down_is_not_crossed() {
    let mut heist = Position::solo().player(0, json!({"square": "1B9"})).start();
    heist.refuses(0, json!({"type": "sneak", "to": "1D9", "dice": 1}), "tile_face_down");
}

/// CH-E17, CH-12.3, CH-12.5, CH-12.7, R66.
#[test]
fn ch_e17_the_first_of_the_shortest_ways() {
    for (from, token, distance, steps) in
        [("1A9", "1G3", 10, ["1B9", "1D9"]), ("1M3", "1A9", 15, ["1M4", "1M5"]), ("1G7", "1C3", 6, ["1E7", "1D7"])]
    {
        let mut heist = alone(&[(1, from)], &[token]);
        heist.ends_quietly();
        assert_eq!(heist.steps_of(1), steps, "{from} to {token}");
        let decision = heist.heard("guard_action")[0].clone();
        assert_eq!(
            (&decision["kind"], &decision["distance"], &decision["why"]),
            (&json!("investigate"), &json!(distance), &json!("closest_token"))
        );
    }
}

/// CH-E18, CH-12.9, CH-12.14, R65.
#[test]
fn ch_e18_east_before_west_before_north() {
    let mut heist = alone(&[(4, "1G9")], &["1E9", "1I9"]);
    heist.ends_quietly();
    assert_eq!(heist.steps_of(4), ["1H9", "1I9"]);
    assert_eq!(heist.heard("guard_action")[0]["target"], "1I9", "what he says is where he goes");
    assert_eq!((heist.heard("collected").len(), heist.heard("searched").len()), (1, 1));
    let mut heist = alone(&[(4, "1G9")], &["1G7", "1E9"]);
    heist.ends_quietly();
    assert_eq!(heist.steps_of(4), ["1F9", "1E9"]);
    // The ways part after the first step: the whole way decides (CH-12.7, R63), not which target comes first in square order.
    let mut heist = alone(&[(4, "1F9")], &["1G8", "1H9"]);
    heist.ends_quietly();
    assert_eq!((heist.steps_of(4), &heist.heard("guard_action")[0]["target"]), (words("1G9 1H9"), &json!("1H9")));
}

/// CH-E19, CH-12.2, CH-12.14.
#[test]
fn ch_e19_only_the_closest_guard_investigates() {
    let mut heist = alone(&[(1, "1A4"), (4, "1M5"), (6, "1J3")], &["1G9"]);
    heist.ends_quietly();
    assert_eq!((heist.steps_of(1), heist.steps_of(4)), (words("1A5"), words("1M7")));
    assert_eq!(heist.steps_of(6), ["1J5", "1J6"]);
}

/// CH-E20, CH-3.8, CH-11.11, R64: of equally near guards the lower number goes first.
#[test]
fn ch_e20_two_guards_at_the_same_distance() {
    let position = Position::solo().player(0, json!({"square": "1G11", "noise": "1G9"})).guards(&[(1, "1E9"), (4, "1I9")]);
    let mut heist = position.start();
    heist.ends_quietly();
    assert_eq!((heist.steps_of(1), heist.steps_of(4)), (words("1F9 1G9"), words("1H9")));
    heist.is(0, json!({"exposed": true, "caught_by": []}));
}

/// CH-E21, CH-12.11, CH-12.12, R62.
#[test]
fn ch_e21_chasing() {
    let chase = |square: &str| {
        let mut heist = Position::solo().player(0, json!({"square": square, "exposed": true})).guards(&[(3, "2G7")]).start();
        heist.ends_quietly();
        heist
    };
    let mut heist = chase("2G3");
    assert_eq!(heist.steps_of(3), ["2G6", "2G4"]);
    heist.is(0, json!({"caught_by": [3]}));
    let mut heist = chase("2C7");
    assert_eq!(heist.steps_of(3), ["2F7", "2E7"]);
    heist.is(0, json!({"caught_by": []}));
}

/// CH-E22, CH-12.13, CH-4.8, R72.
#[test]
fn ch_e22_what_a_caught_player_needs() {
    let position = || {
        let position = Position::seats(2).alarm(9, 3).guards(&[(3, "2G7"), (11, "2G7")]);
        position.player(0, json!({"square": "2G7", "exposed": true, "caught_by": [3, 11]})).player(1, json!({"square": "2G3"}))
    };
    let need = |heist: &mut Heist, seat: usize, action: Value| {
        heist.act(seat, action);
        heist.position()["attempts"][0]["need"].clone()
    };
    let distract = |guard: u8| json!({"type": "distract", "guard": guard, "dice": 1});
    assert_eq!(need(&mut position().start(), 0, distract(3)), 6);
    assert_eq!(need(&mut position().start(), 0, json!({"type": "fight", "guard": 3, "dice": 1})), 5);
    let mut heist = position().start();
    assert_eq!(need(&mut heist, 1, distract(3)), 4);
    heist.dice(1, &[5]);
    heist.throws(1, crate::support::roll(&[], 3), &[4, 4, 4]).is(0, json!({"caught_by": [11]}));
    assert_eq!(need(&mut heist, 0, distract(11)), 5);
}

/// CH-E23, CH-11.2, CH-11.3, CH-11.5, CH-12.1, R55.
#[test]
fn ch_e23_captured_a_round_later() {
    let position = || {
        let position = Position::items(2).with(json!({"round": 5})).guards(&[(3, "2G7")]);
        let held =
            json!({"square": "2G7", "exposed": true, "caught_by": [3], "noise": "2G7", "inventory": [{"item": "goggles", "owner": 1}]});
        position.player(0, held).player(1, json!({"square": "2G3"}))
    };
    let mut heist = position().start();
    heist.throws(0, json!({"type": "distract", "guard": 3}), &[1, 1]).is(0, json!({"finished": "failed"}));
    heist.act(1, json!({"type": "wait"}));
    heist.is(0, json!({"status": "captured", "square": null, "noise": null, "inventory": [], "caught_by": []}));
    heist.has(json!({"captured": [0], "things": [{"item": "goggles", "square": "2G7", "owner": 1}]}));
    assert_eq!(heist.position()["guards"][0]["distracted"], true);
    heist.falls(json!({"type": "event", "card": "quiet_night"}));
    assert_eq!((heist.heard("stood_up").len(), heist.heard("guard_action").len()), (1, 0));
    // A friend in time.
    let mut heist = position().start();
    heist.throws(1, json!({"type": "distract", "guard": 3}), &[6, 5]).is(0, json!({"caught_by": []}));
    heist.everybody_waits().is(0, json!({"status": "in"}));
}

/// CH-E24, CH-11.4, CH-12.11, R56.
#[test]
fn ch_e24_a_safe_zone() {
    let begin = |alerts: Value, track: u8, in_force: u8| {
        let position = Position::solo().alarm(track, in_force).with(json!({"alerts": alerts}));
        let mut heist = position.player(0, json!({"square": "1G11", "exposed": true})).guards(&[(12, "1F10")]).start();
        heist.ends_quietly();
        heist
    };
    let mut heist = begin(json!([]), 0, 0);
    assert_eq!(heist.steps_of(12), ["1F11"]);
    heist.is(0, json!({"caught_by": []}));
    let mut heist = begin(json!(["1H12"]), 0, 0);
    assert_eq!(heist.heard("guard_action")[0]["kind"], "chase");
    assert_eq!(heist.steps_of(12), ["1F11"]);
    heist.is(0, json!({"caught_by": [12]}));
    let mut heist = begin(json!([]), 9, 3);
    assert_eq!(heist.heard("guard_action")[0]["kind"], "chase");
    heist.is(0, json!({"caught_by": [12]}));
}

/// CH-E25, CH-2.2, CH-12.15, CH-12.16, R69.
#[test]
fn ch_e25_a_station_searches() {
    let begin = |track: u8, in_force: u8| {
        let evidence = json!({"2G6": 1, "2F7": 2, "2E7": 1, "2G4": 1});
        let position = Position::solo().alarm(track, in_force).with(json!({"evidence": evidence}));
        let mut heist = position.player(0, json!({"square": ASIDE})).guards(&[(3, "2G7")]).start();
        heist.ends_quietly();
        heist
    };
    let mut heist = begin(0, 0);
    heist.has(json!({"track": 3, "evidence": {"2E7": 1, "2G4": 1}}));
    let squares = heist.heard("searched")[0]["squares"].clone();
    assert_eq!(squares, json!(["2G6", "2F7", "2G7", "2H7", "2G8"]));
    let mut heist = begin(5, 2);
    heist.has(json!({"track": 10, "evidence": {}}));
    assert_eq!(heist.heard("guard_action")[0]["why"], "at_station");
}

/// CH-E26, CH-2.7, CH-2.8, CH-12.6.
#[test]
fn ch_e26_stairs_or_elevators() {
    let map = MapId::Tower.map();
    let at = |id: &str| map.find(id.parse().unwrap()).unwrap();
    for (from, to, low, high) in [("1G3", "2G3", 17, 3), ("1J9", "2J9", 4, 16)] {
        let measured = [Passage::at_level(3), Passage::at_level(4)].map(|passage| map.distance(passage, at(from), at(to)));
        assert_eq!(measured, [low, high], "{from} to {to}");
    }
}

/// CH-E27, CH-2.9, CH-12.8, CH-12.15, R67, R68.
#[test]
fn ch_e27_a_full_square_on_the_route() {
    let mut position = Position::seats(4).guards(&[(1, "1A5")]);
    for seat in 0..4 {
        position = position.player(seat, json!({"square": "1A7", "hidden": false}));
    }
    let mut heist = position.start();
    heist.ends_quietly();
    assert_eq!(heist.steps_of(1), ["1A4"]);
}

/// CH-E28, CH-11.10, R59.
#[test]
fn ch_e28_where_new_guards_come_in() {
    let reinforce = |position: Position, twice: bool| {
        let mut heist = position.alarm(5, 2).start();
        heist.everybody_waits().falls(json!({"type": "event", "card": "reinforcements"}));
        let mut added = heist.heard("guard_added");
        if twice {
            heist.everybody_ready().everybody_waits().falls(json!({"type": "event", "card": "reinforcements"}));
            added.extend(heist.heard("guard_added"));
        }
        added.iter().map(|event| format!("{} {}", event["guard"], event["square"].as_str().unwrap())).collect::<Vec<_>>()
    };
    let taken = [(1, "1A4"), (2, "2M4"), (3, "2G7")];
    let on_the_way = Position::solo().player(0, json!({"square": "1M2"})).guards(&taken);
    assert_eq!(reinforce(on_the_way, false), ["4 1M3"]);
    let aside = || Position::solo().player(0, json!({"square": ASIDE})).guards(&taken);
    assert_eq!(reinforce(aside(), false), ["4 1M2"]);
    let occupied = Position::solo().player(0, json!({"square": ASIDE})).guards(&[(1, "1A4"), (2, "2M4"), (3, "2G7"), (4, "1M2")]);
    assert_eq!(reinforce(occupied, false), ["5 1M3"]);
    let corner =
        |guards: &[(u8, &str)]| Position::new(json!({"seats": 1, "map": "corner"})).player(0, json!({"square": "1E9"})).guards(guards);
    assert_eq!(reinforce(corner(&[(1, "1G1")]), false), ["2 1F9"]);
    assert_eq!(reinforce(corner(&[(1, "1G1"), (2, "1F9")]), false), ["3 1D9"]);
    assert_eq!(reinforce(aside(), true).len(), 2);
}

impl Heist {
    fn everybody_ready(&mut self) -> &mut Self {
        for seat in 0..self.played.seats() {
            self.act(seat, json!({"type": "ready"}));
        }
        self
    }
}

/// CH-E29, CH-4.6, CH-12.10, R60, R70.
#[test]
fn ch_e29_a_guard_on_the_floor_is_spotted() {
    let body = json!([{"item": "incapacitated_guard", "n": 1, "square": "1G6"}]);
    let position = Position::solo().alarm(3, 1).with(json!({"things": body})).player(0, json!({"square": ASIDE}));
    let mut heist = position.guards(&[(4, "1G9")]).start();
    heist.ends_quietly();
    let spotted = heist.heard("spotted")[0].clone();
    assert_eq!((&spotted["guard"], &spotted["post"]), (&json!(4), &json!(1)));
    assert_eq!(heist.heard("guard_added")[0]["square"], "1M2");
    assert_eq!((heist.guard(1).as_str(), heist.steps_of(4), heist.steps_of(1)), ("1M2", words("1G8"), Vec::new()));
    let order: Vec<Value> = heist.told.iter().map(|event| event["event"].clone()).collect();
    let at = |kind: &str| order.iter().position(|event| event == kind).unwrap();
    assert!(at("alarm") < at("guard_moved") && at("guard_moved") < at("in_force"));
    heist.has(json!({"track": 5, "alarm": 2, "in_force": 2, "things": []}));
}

/// CH-E30, CH-9.10, R47.
#[test]
fn ch_e30_a_guarded_door() {
    let mut heist = Position::solo().player(0, json!({"square": "2G9"})).start();
    heist.act(0, json!({"type": "flip", "tile": "2G10"})).falls(json!({"type": "tile", "square": "2G10", "tile": "manned_door"}));
    assert_eq!(heist.guard(13), "2G11");
    heist.is(0, json!({"exposed": false}));
    heist.has(json!({"stations": [{"n": 13, "tile": "2G10", "home": ["2G9", "2G11"]}]}));
    heist.throws(0, tile("2G10", 1), &[6]).is(0, json!({"square": "2G11", "exposed": true}));
}
