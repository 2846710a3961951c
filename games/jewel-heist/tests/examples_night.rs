//! The worked examples of section 11 about the light, moving and the guard, by number.

mod support;

use serde_json::{Value, json};
use support::{Scene, event, joined};

/// Every lit cell, which are those that smoke can be put on.
fn lit(scene: &Scene) -> String {
    scene.clone().seat(0, "card", json!("smoke_screen")).phase("before", &[0]).play().options(0, "at")
}

/// The cells of a list that are spaces.
fn spaces(cells: &str) -> String {
    let is_space = |cell: &&str| jewel_heist::cell::Cell::find(cell).and_then(jewel_heist::cell::Cell::space).is_some();
    cells.split_whitespace().filter(is_space).collect::<Vec<_>>().join(" ")
}

fn check_lit(blueprint: &str, at: &str, facing: &str, expected: &str) {
    let scene = Scene::new("a1 o1").blueprint(blueprint).guard(at, facing);
    assert_eq!(spaces(&lit(&scene)), expected, "{blueprint} {at} {facing}");
}

/// Where a player on a space can go with a card.
fn reach(scene: &Scene, card: &str) -> String {
    scene.clone().seat(0, "card", json!(card)).phase("move", &[0]).play().options(0, "to")
}

const OPEN_CORRIDOR: &str = "g1 h1 i1 h2 g3 h3 i3 g4 h4 i4 g5 h5 i5 h6 g7 h7 i7";

/// JH-2.40, JH-6.52: computed, never voted on.
#[test]
fn jh_11_1_light_in_an_open_corridor() {
    assert_eq!(lit(&Scene::new("a1 o1")), OPEN_CORRIDOR);
    assert_eq!(spaces(OPEN_CORRIDOR), "g1 h1 i1 g3 i3 g5 i5 g7 i7", "JH-2.41");
}

#[test]
fn jh_11_2_light_and_obstacles() {
    check_lit("wings", "h8", "N", "g7 i7");
    check_lit("gallery", "d6", "E", "e5 e7");
    check_lit("gallery", "d2", "N", "c1 d1 e1");
    check_lit("vault", "d4", "E", "e3 g3 i3 k3 e5 g5 i5 k5");
    check_lit("pinwheel", "h4", "W", "a3 c3 e3 g3 a4 a5 c5 e5 g5");
    check_lit("gallery", "d4", "S", "c5 e5 c7 e7 c9 e9 c11 e11 c13 e13 c15 d15 e15");
}

#[test]
fn jh_11_3_smoke() {
    let scene = |smoke: &str| Scene::new("a1 o1").smoke(&[smoke]);
    assert_eq!(lit(&scene("h5")), "h6 g7 h7 i7", "JH-7.38: it cuts the beam");
    assert_eq!(lit(&scene("g7")), OPEN_CORRIDOR.replace("g7 ", ""), "JH-7.38: it darkens one cell");
    assert_eq!(lit(&scene("h7")), "g7 i7");
}

#[test]
fn jh_11_4_moving_and_the_light() {
    let scene = Scene::new("e5 o15");
    assert_eq!(reach(&scene, "creep"), "e1 c3 e3 a5 c5 e5 c7 e7 e9");
    assert_eq!(reach(&scene.clone().dark(), "creep"), "e1 c3 e3 g3 a5 c5 e5 g5 i5 c7 e7 g7 e9");
    let walk = "c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 a7 c7 e7 c9 e9 g9 e11";
    assert_eq!(reach(&scene, "walk"), walk);
    let with = |more: &str| {
        let mut all: Vec<&str> = walk.split_whitespace().chain(more.split_whitespace()).collect();
        all.sort_by_key(|cell| jewel_heist::cell::Cell::find(cell).unwrap());
        all.join(" ")
    };
    assert_eq!(reach(&scene.clone().smoke(&["h5"]), "walk"), with("g1 g3 i3 g5 i5 k5"), "JH-6.50");
    assert_eq!(reach(&scene.clone().character(0, "acrobat", 0), "walk"), with("a1 k5 k7 a8 i9 g11"), "JH-2.20");
    assert_eq!(reach(&scene.clone().character(0, "runner", 0), "creep"), walk, "JH-2.20");
    let swings = "a1 c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 k5 a7 c7 e7 a8 a9 c9 e9 g9 i9 e11";
    assert_eq!(reach(&scene, "grappling_hook"), swings, "JH-2.9");
    let play = scene.seat(0, "card", json!("walk")).phase("move", &[0]).play();
    for (to, code) in
        [("i5", "lit_destination"), ("k5", "light_in_the_way"), ("m5", "too_far"), ("f6", "not_a_space"), ("z9", "unknown_cell")]
    {
        assert_eq!(play.refused(0, json!({"type": "move", "to": to})), code, "JH-6.20: {to}");
    }
}

#[test]
fn jh_11_5_beginning_in_the_light() {
    for (from, expected) in [("g7", "e7 g7 g9"), ("g5", "e5 g5"), ("i7", "i7 k7 i9")] {
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
    assert_eq!(reach(&Scene::new("g5").pad().blueprint("wings"), "tiptoe"), "g3 e5 g5");
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

/// What the guard does when a card is flipped: his path, where he faces, what is lit.
fn night(scene: &Scene, card: &str) -> (String, Value, String) {
    let events = scene.clone().flipping().play().flip(card);
    let path = joined(&event(&events, "guard_walked")["path"]);
    let faces = event(&events, "guard_faces");
    (path, faces["facing"].clone(), joined(&faces["lit"]))
}

fn check_night(scene: &Scene, card: &str, path: &str, facing: &str, lit: Option<&str>) {
    let (walked, faced, shone) = night(scene, card);
    assert_eq!((walked.as_str(), faced), (path, json!(facing)));
    assert!(lit.is_none_or(|lit| lit == shone), "{shone}");
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
    check_night(&scene, THREE, "h8 h6 h4 f4", "W", Some("a3 c3 e3 a4 a5 c5 e5"));
    let events = scene.flipping().play().flip(THREE);
    assert_eq!(event(&events, "caught"), json!({"event": "caught", "seat": 0, "at": "c3"}));
}

/// JH-7.10: the closer one, as the crow flies; JH-2.46, JH-7.17.
#[test]
fn jh_11_9_equally_loud() {
    let scene = Scene::new("c3 m5 g13").round_led(1, 0).dark().noise(&[4, 2, 4]);
    check_night(&scene, TWO, "h8 h10 h12", "S", Some("g13 i13 g15 h15 i15"));
    check_night(&scene, FOUR, "h8 h10 h12 h14 h12", "W", Some("a11 c11 e11 g11 a12 a13 c13 e13 g13"));
}

/// JH-2.47, JH-7.21: the next loudest decides, and it is asked again where he stands then.
#[test]
fn jh_11_10_still_tied() {
    let scene = Scene::new("e7 k9 g13").noise(&[6, 6, 2]);
    check_night(&scene, TWO, "h8 h10 h12", "E", None);
}

/// JH-5.3, JH-7.11, JH-7.20, JH-9.10: the lead seat breaks the tie.
#[test]
fn jh_11_11_nobody_next() {
    let scene = |lead: usize| Scene::new("e7 k9").lead(lead).noise(&[6, 6]);
    check_night(&scene(1), TWO, "h8 j8 l8", "S", None);
    check_night(&scene(0), TWO, "h8 f8 d8", "N", None);
}

/// JH-7.19, JH-7.33.
#[test]
fn jh_11_12_a_tie_that_is_none() {
    let scene = Scene::new("g3 i3 c13").noise(&[6, 6, 2]);
    check_night(&scene, TWO, "h8 h6 h4", "N", None);
    let mut play = scene.flipping().play();
    let events = play.flip(TWO);
    assert_eq!(event(&events, "caught")["seat"], 0, "JH-5.9: one after the other");
    assert_eq!(play.at("queue"), json!([0, 1]), "both are caught");
}

/// JH-2.36, JH-7.17: he turns round.
#[test]
fn jh_11_13_dead_end() {
    let scene = Scene::new("c1 m13").guard("d4", "N").noise(&[4, 1]);
    check_night(&scene, THREE, "d4 d2 d4 d2", "N", None);
}

/// JH-2.49, JH-7.18.
#[test]
fn jh_11_14_setting_off_between_junctions() {
    let scene = |facing: &str| Scene::new("c13 m13").guard("d6", facing).noise(&[6, 1]);
    check_night(&scene("N"), THREE, "d6 d4 d6 d8", "S", None);
    check_night(&scene("E"), THREE, "d6 d8 d10 d12", "S", None);
}

/// JH-2.48, JH-7.14, JH-7.22.
#[test]
fn jh_11_15_silence() {
    let scene = |facing: &str| Scene::new("c13 m13").guard("d6", facing).noise(&[0, 0]);
    check_night(&scene("E"), THREE, "d6 d8 d10 d12", "S", None);
    check_night(&scene("N"), THREE, "d6 d4 d2 d4", "S", None);
}

#[test]
fn jh_11_16_the_first_step_of_the_game_is_a_choice() {
    let scene = Scene::new("h1 m3").blueprint("wings").round_led(1, 0).dark().noise(&[4, 1]);
    check_night(&scene, TWO, "h8 j8 l8", "N", Some("k1 l1 m1 k3 m3 k5 m5 k7 m7"));
    let events = scene.flipping().play().flip(TWO);
    assert_eq!(event(&events, "caught")["seat"], 1);
    let turned = |round: usize| Scene::new("m3 a15").blueprint("wings").round_led(round, 0).guard("h8", "W").noise(&[4, 1]);
    check_night(&turned(1), TWO, "h8 j8 l8", "N", None);
    check_night(&turned(2), TWO, "h8 f8 d8", "E", None);
}

/// JH-2.46, JH-7.19.
#[test]
fn jh_11_17_the_way_along_the_track() {
    let scene = Scene::new("a1 o15").blueprint("pinwheel").guard("h8", "S").noise(&[4, 1]);
    check_night(&scene, FIVE, "h8 h6 h4 f4 d4 b4", "N", None);
}

#[test]
fn jh_11_18_alarm_clock() {
    let scene = Scene::new("c3 m5 g13").noise(&[4, 2, 8]).with("alarms", json!([{"at": "o4", "seat": 0}]));
    check_night(&scene, THREE, "h8 j8 l8 l6", "E", Some("m5 m7"));
    let mut play = scene.flipping().play();
    let events = play.flip(THREE);
    assert_eq!(event(&events, "caught")["seat"], 1);
    assert_eq!(play.at("alarms"), json!([]), "JH-5.8");
}

#[test]
fn jh_11_19_trip_wire() {
    let scene = Scene::new("c3 m5 g13").noise(&[4, 2, 8]).with("wires", json!(["h10"]));
    check_night(&scene, FOUR, "h8 h10", "S", None);
    let mut play = scene.flipping().play();
    assert_eq!(event(&play.flip(FOUR), "guard_walked")["wired"], true);
    assert_eq!(play.at("wires"), json!([]), "JH-5.8");
}
