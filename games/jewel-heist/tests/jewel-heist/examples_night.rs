//! The worked examples of section 11 about the light, moving and the guard, by number.

use crate::support::{Scene, event, has, joined, way};
use serde_json::{Value, json};

/// Every lit cell, which are those that smoke can be put on.
fn lit(scene: &Scene) -> String {
    scene.clone().seat(0, "card", json!("smoke_screen")).phase("before", &[0]).play().options(0, "at")
}

/// The cells of a list that are spaces, or those that are not.
fn only(cells: &str, spaces: bool) -> String {
    let is_space =
        |cell: &&str| jewel_heist::floor::cell::Cell::find(cell).and_then(jewel_heist::floor::cell::Cell::space).is_some() == spaces;
    cells.split_whitespace().filter(is_space).collect::<Vec<_>>().join(" ")
}

fn shone(blueprint: &str, at: &str, facing: &str) -> String {
    lit(&Scene::new("a1 o1").blueprint(blueprint).guard(at, facing))
}

/// Which spaces are lit.
fn check_lit(blueprint: &str, at: &str, facing: &str, spaces: &str) {
    assert_eq!(only(&shone(blueprint, at, facing), true), spaces, "{blueprint} {at} {facing}");
}

/// Which spaces and which bare floor are lit.
fn check_all_lit(blueprint: &str, at: &str, facing: &str, spaces: &str, floor: &str) {
    check_lit(blueprint, at, facing, spaces);
    assert_eq!(only(&shone(blueprint, at, facing), false), floor, "{blueprint} {at} {facing}");
}

/// Where a player on a space can go with a card.
fn reach(scene: &Scene, card: &str) -> String {
    scene.clone().seat(0, "card", json!(card)).phase("move", &[0]).play().options(0, "to")
}

/// Some of a list, without these.
fn except(cells: &str, gone: &str) -> String {
    cells.split_whitespace().filter(|cell| !gone.split_whitespace().any(|other| other == *cell)).collect::<Vec<_>>().join(" ")
}

/// What h8 N lights in the gallery: JH-11.1, and the 17 cells of JH-11.32.
const NORTH: (&str, &str) = ("g1 h1 i1 g3 i3 g5 i5", "h2 h3 f4 g4 h4 i4 j4 h5 h6 h7");

/// JH-2.39, JH-2.40, JH-2.41, JH-6.52: computed, never voted on.
#[test]
fn jh_11_1_the_cone() {
    check_all_lit("gallery", "h8", "N", NORTH.0, NORTH.1);
    check_all_lit("gallery", "h8", "[-1,-1]", "g5 e7 g7", "f4 d6");
    check_all_lit("gallery", "h8", "[-1,-3]", "g1 h1 i1 g3 g5 g7", "h2 h3 f4 g4 h4 h5 h6 h7");
}

/// JH-2.30, JH-2.40: walls are opaque squares, cases are crosses of two thin panels.
#[test]
fn jh_11_2_shadows() {
    let from_h8 = shone("gallery", "h8", "[-3,-1]");
    assert!(from_h8.contains("e7") && !from_h8.contains("e5"), "{from_h8}");
    assert_eq!(shone("wings", "h8", "N"), "");
    check_all_lit("wings", "h8", "[-1,-1]", "e7 g7", "d6");
    check_all_lit("gallery", "d6", "E", "", "l2 h4 h8 l10");
    check_lit("gallery", "d2", "N", "d1");
    check_lit("vault", "d4", "E", "g3 i3 k3 m3 o3 g5 i5 k5 m5 o5");
    check_lit("pinwheel", "h4", "W", "a3 c3 e3 a4 e5");
    assert_eq!(shone("pinwheel", "h4", "E"), "");
    check_all_lit("pinwheel", "h4", "[1,1]", "i5 i7", "j8");
    check_lit("gallery", "d4", "S", "c7 e7 c9 e9 c11 e11 c13 e13 c15 d15 e15");
    check_lit("gallery", "d2", "[11,10]", "e3 g5 i5 i7 k9 m11 o12 o13");
}

/// JH-2.9, JH-7.38: smoke darkens its cell and hides what lies behind it, the more the nearer it is.
#[test]
fn jh_11_3_smoke() {
    let scene = |smoke: &[&str]| lit(&Scene::new("a1 o1").smoke(smoke));
    let both = |cells: &str| (only(cells, true), only(cells, false));
    assert_eq!(both(&scene(&["h5"])), ("g3 i3 g5 i5".to_owned(), "f4 g4 i4 j4 h6 h7".to_owned()));
    for (smoke, gone) in [("g4", "g1 g3 g4"), ("g5", "g3 f4 g4 g5")] {
        assert_eq!(both(&scene(&[smoke])), (except(NORTH.0, gone), except(NORTH.1, gone)), "{smoke}");
    }
    assert_eq!(scene(&["h7"]), "", "JH-7.38: next to him it hides everything less than 45 degrees off");
    let gone = "g1 g3 g4 f4 g5";
    assert_eq!(both(&scene(&["g4", "g5"])), (except(NORTH.0, gone), except(NORTH.1, gone)), "JH-7.38: several smokes add up");
    assert_eq!(scene(&["h8"]), scene(&[]), "JH-2.40: on his own cell it hides nothing");
}

/// JH-7.38: smoke on the next cell east of him hides everything less than 45 degrees off that way, and nothing else.
#[test]
fn jh_7_38_smoke_beside_the_guard() {
    let north_east = |smoke: &[&str]| lit(&Scene::new("a1 o1").guard("h8", "[1,-1]").smoke(smoke));
    assert_eq!(north_east(&[]), "j4 i5 l6 i7 k7");
    assert_eq!(north_east(&["i8"]), "j4 i5 i7");
}

#[test]
fn jh_11_4_moving_and_the_light() {
    let scene = Scene::new("e5 o15");
    let in_order = |cells: &str| {
        let mut all: Vec<&str> = cells.split_whitespace().collect();
        all.sort_by_key(|cell| jewel_heist::floor::cell::Cell::find(cell).unwrap());
        all.join(" ")
    };
    let creep = "e1 c3 e3 a5 c5 e5 c7 e7 g7 e9";
    assert_eq!(reach(&scene, "creep"), creep);
    assert_eq!(reach(&scene.clone().dark(), "creep"), in_order(&format!("{creep} g3 g5 i5")));
    let walk = "c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 a7 c7 e7 g7 c9 e9 g9 e11";
    assert_eq!(reach(&scene, "walk"), walk);
    let with = |more: &str| in_order(&format!("{walk} {more}"));
    assert_eq!(reach(&scene.clone().smoke(&["h6"]), "walk"), with("g1 g3 i3"), "JH-6.50");
    assert_eq!(reach(&scene.clone().character(0, "acrobat", 0), "walk"), with("a1 k5 i7 k7 a8 i9 g11"), "JH-2.20");
    assert_eq!(reach(&scene.clone().character(0, "runner", 0), "creep"), walk, "JH-2.20");
    let swings = "a1 c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 k5 a7 c7 e7 g7 i7 a8 a9 c9 e9 g9 i9 e11";
    assert_eq!(reach(&scene, "grappling_hook"), swings, "JH-2.9");
    let play = scene.seat(0, "card", json!("walk")).phase("move", &[0]).play();
    for (to, code) in [
        ("i5", "lit_destination"),
        ("k5", "light_in_the_way"),
        ("i7", "light_in_the_way"),
        ("m5", "too_far"),
        ("f6", "not_a_space"),
        ("z9", "unknown_cell"),
    ] {
        assert_eq!(play.refused(0, json!({"type": "move", "to": to})), code, "JH-6.20: {to}");
    }
}

#[test]
fn jh_11_5_beginning_in_the_light() {
    for (from, expected) in [("g3", "e3 g3"), ("g5", "e5 g5 g7"), ("i5", "i5 k5 i7"), ("g7", "e7 g7 g9")] {
        assert_eq!(reach(&Scene::new(from).pad(), "tiptoe"), expected, "JH-7.6");
    }
    let smoky = Scene::new("g5 o15").smoke(&["g5", "i5"]).seat(0, "card", json!("tiptoe")).phase("move", &[0]).play();
    assert_eq!(smoky.refused(0, json!({"type": "move", "to": "i5"})), "light_in_the_way");
}

#[test]
fn jh_11_6_lines() {
    let dark = |blueprint: &str, from: &str| Scene::new(from).pad().blueprint(blueprint).dark();
    assert_eq!(reach(&dark("vault", "c7"), "tiptoe"), "c5 a7 c7 e7 c9");
    assert_eq!(reach(&dark("vault", "c9"), "tiptoe"), "c7 a9 c9 c11");
    assert_eq!(reach(&dark("wings", "g5"), "tiptoe"), "g3 e5 g5 g7");
    assert_eq!(reach(&Scene::new("g5").pad().blueprint("wings").guard("h8", "[-1,-1]"), "tiptoe"), "g3 e5 g5");
    assert_eq!(reach(&dark("gallery", "c1"), "creep"), "a1 c1 d1 e1 a3 c3 e3 c5");
}

/// JH-5.4, JH-5.5.
#[test]
fn jh_11_7_orders() {
    for (spaces, noise, lead, quiet) in [("c3 m5 g13 e7", [4, 4, 2, 8], 2, [2, 0, 1, 3]), ("g5 i5 g13 e7", [4, 4, 2, 4], 1, [2, 1, 3, 0])] {
        let card = |noise: u16| match noise {
            8 => "dash",
            4 => "walk",
            _ => "creep",
        };
        let mut play = Scene::new(spaces).lead(lead).choosing().play();
        for (seat, noise) in noise.into_iter().enumerate() {
            play.play_card(seat, card(noise));
        }
        assert_eq!(play.at("queue"), json!(quiet), "JH-5.5, JH-6.18");
        // All have a trip wire to lay, and are asked in loud order; `state.rs` has the loud orders of this example.
        let mut play = Scene::new(spaces).lead(lead).choosing();
        for seat in 0..4 {
            play = play.gear(seat, &["trip_wire"]);
        }
        let mut play = play.play();
        (0..4).for_each(|seat| drop(play.play_card(seat, "trip_wire")));
        let by_distance = if lead == 2 { json!([3, 2, 1, 0]) } else { json!([1, 3, 0, 2]) };
        assert_eq!(play.at("queue"), by_distance, "JH-6.17: equally loud, so the closer first");
    }
}

/// What the guard does when a card is flipped: his path, where he faces, what is lit, and who is caught first.
fn check_night(scene: &Scene, card: &str, path: &str, facing: &str, lit: &str, caught: Option<u64>) {
    let events = scene.clone().flipping().play().flip(card);
    let faces = event(&events, "guard_faces");
    assert_eq!(
        (joined(&event(&events, "guard_walked")["path"]), &faces["facing"], joined(&faces["lit"])),
        (path.to_owned(), &way(facing), lit.to_owned())
    );
    let first = events.iter().find(|event| event["event"] == "caught").map(|event| event["seat"].clone());
    assert_eq!(first, caught.map(Value::from), "{path}");
}

// Cards by size: 2, 3, 4, 5.
const TWO: &str = "J01";
const THREE: &str = "J15";
const FOUR: &str = "J19";
const FIVE: &str = "J27";

/// JH-6.30, JH-6.31, JH-6.40, JH-6.41: he walks to the loudest, turns to him, and the light comes on; JH-2.45, JH-7.16.
#[test]
fn jh_11_8_junction_in_the_first_round() {
    let scene = Scene::new("c3 m5 g13").round_led(1, 0).dark().noise(&[8, 2, 4]);
    check_night(&scene, THREE, "h8 h6 h4 f4", "[-3,-1]", "c1 a3 c3 e3 a4", Some(0));
}

/// JH-7.10: the closer one, as the crow flies; JH-2.46, JH-7.17.
#[test]
fn jh_11_9_equally_loud() {
    let scene = Scene::new("c3 m5 g13").round_led(1, 0).dark().noise(&[4, 2, 4]);
    check_night(&scene, TWO, "h8 h10 h12", "[-1,1]", "e13 g13 g15", Some(2));
    check_night(&scene, FOUR, "h8 h10 h12 h14 h12", "[-1,1]", "e13 g13 g15", Some(2));
}

/// JH-2.47, JH-7.21: the next loudest decides, and it is asked again where he stands then.
#[test]
fn jh_11_10_still_tied() {
    let scene = Scene::new("e7 k9 g13").noise(&[6, 6, 2]);
    check_night(&scene, TWO, "h8 h10 h12", "[1,-1]", "i9 i11 k11", None);
}

/// JH-5.3, JH-7.11, JH-7.20, JH-9.10: the lead seat breaks the tie.
#[test]
fn jh_11_11_nobody_next() {
    let scene = |lead: usize| Scene::new("e7 k9").lead(lead).noise(&[6, 6]);
    check_night(&scene(1), TWO, "h8 j8 l8", "[-1,1]", "i9 k9 k11", Some(1));
    check_night(&scene(0), TWO, "h8 f8 d8", "[1,-1]", "e5 e7 g7", Some(0));
}

/// JH-7.19, JH-7.21, JH-7.33.
#[test]
fn jh_11_12_a_tie_that_is_none_and_one_that_is() {
    let scene = Scene::new("g3 i3 c13").noise(&[6, 6, 2]);
    check_night(&scene, TWO, "h8 h6 h4", "[-5,9]", "g5 g7 g9 g11 g13 g15", None);
    let scene = Scene::new("g3 g3 c13").noise(&[6, 6, 2]);
    check_night(&scene, TWO, "h8 h6 h4", "[-1,-1]", "g1 e3 g3", Some(0));
    let mut play = scene.flipping().play();
    play.flip(TWO);
    assert_eq!(play.at("queue"), json!([0, 1]), "JH-5.9: both are caught, one after the other");
}

/// JH-2.36, JH-7.17: he turns round.
#[test]
fn jh_11_13_dead_end() {
    let scene = Scene::new("c1 m13").guard("d4", "N").noise(&[4, 1]);
    check_night(&scene, THREE, "d4 d2 d4 d2", "[-1,-1]", "c1", Some(0));
}

/// JH-2.49, JH-7.18.
#[test]
fn jh_11_14_setting_off_between_junctions() {
    let scene = |facing: &str| Scene::new("c13 m13").guard("d6", facing).noise(&[6, 1]);
    for facing in ["N", "[1,-2]"] {
        check_night(&scene(facing), THREE, "d6 d4 d6 d8", "[-1,5]", "c11 c13 e13 c15 d15 e15", Some(0));
    }
    for facing in ["E", "[1,-1]"] {
        check_night(&scene(facing), THREE, "d6 d8 d10 d12", "[-1,1]", "a13 c13 c15", Some(0));
    }
}

/// JH-2.46, JH-2.48, JH-7.14, JH-7.22.
#[test]
fn jh_11_15_silence() {
    let faces_south = |facing: &str, path: &str| {
        let events = Scene::new("c13 m13").guard("d6", facing).noise(&[0, 0]).flipping().play().flip(THREE);
        assert_eq!((joined(&event(&events, "guard_walked")["path"]).as_str(), &event(&events, "guard_faces")["facing"]), (path, &way("S")));
    };
    faces_south("E", "d6 d8 d10 d12");
    faces_south("N", "d6 d4 d2 d4");
    faces_south("[1,-1]", "d6 d4 d2 d4");
}

#[test]
fn jh_11_16_the_first_step_of_the_game_is_a_choice() {
    let scene = Scene::new("h1 m3").blueprint("wings").round_led(1, 0).dark().noise(&[4, 1]);
    check_night(&scene, TWO, "h8 j8 l8", "[-4,-7]", "k1 k3 k5 k7", None);
    let turned = |round: usize| Scene::new("m3 a15").blueprint("wings").round_led(round, 0).guard("h8", "W").noise(&[4, 1]);
    check_night(&turned(1), TWO, "h8 j8 l8", "[1,-5]", "k1 l1 m1 k3 m3 m5", Some(0));
    check_night(&turned(2), TWO, "h8 f8 d8", "[9,-5]", "e7 g7 m7 o7", None);
}

/// JH-2.46, JH-7.19.
#[test]
fn jh_11_17_the_way_along_the_track() {
    let scene = Scene::new("a1 o15").blueprint("pinwheel").guard("h8", "S").noise(&[4, 1]);
    check_night(&scene, FIVE, "h8 h6 h4 f4 d4 b4", "[-1,-3]", "a3", None);
}

#[test]
fn jh_11_18_alarm_clock() {
    let scene = Scene::new("c3 m5 g13").noise(&[4, 2, 8]).with("alarms", json!([{"at": "o4", "seat": 0}]));
    check_night(&scene, THREE, "h8 j8 l8 l6", "[3,-2]", "o3 o4 m5", Some(1));
    let mut play = scene.flipping().play();
    play.flip(THREE);
    assert_eq!(play.at("alarms"), json!([]), "JH-5.8");
}

#[test]
fn jh_11_19_trip_wire() {
    let scene = Scene::new("c3 m5 g13").noise(&[4, 2, 8]).with("wires", json!(["h10"]));
    check_night(&scene, FOUR, "h8 h10", "[-1,3]", "g11 e13 g13 c15 d15 g15 h15", Some(2));
    let mut play = scene.flipping().play();
    let events = play.flip(FOUR);
    assert!(event(&events, "guard_walked")["wired"] == true && has(&events, "guard_faces"));
    assert_eq!(play.at("wires"), json!([]), "JH-5.8");
}
