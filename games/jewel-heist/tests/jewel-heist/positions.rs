//! Which positions can be loaded (JH-4.6).

#![allow(clippy::needless_pass_by_value, reason = "scenes read better by value")]

use crate::support::{Play, Scene};
use engine::Face;
use jewel_heist::JewelHeist;
use serde_json::{Value, json};

fn impossible(scene: Scene) {
    let refusal = Face::<JewelHeist>::shared().load(&scene.0).map(|_| ()).expect_err(&scene.0.to_string());
    assert_eq!(refusal.code, "bad_position", "{}", scene.0);
}

fn possible(scene: Scene) {
    assert_eq!(Play::load(&scene.0).position(), scene.0);
}

fn scene() -> Scene {
    Scene::new("e5 c5 m7").hand(0, "J01 J02").hand(1, "J03")
}

#[test]
fn jh_4_6_well_formed() {
    for position in [json!(null), json!([]), json!({}), json!({"game": "jewel-heist"})] {
        assert!(Face::<JewelHeist>::shared().load(&position).is_err());
    }
    possible(scene());
    impossible(scene().with("game", json!("dice-heist")));
    impossible(scene().with("v", json!(1)));
    impossible(scene().with("v", json!(3)));
    impossible(scene().with("phase", json!("night")));
    impossible(scene().with("options", json!({"seats": 9})));
    impossible(scene().with("seats", json!([])));
    impossible(scene().with("queue", json!([0, 3])));
    impossible(scene().with("first_seat", json!(7)));
    impossible(scene().seat(0, "space", json!("f6")));
    impossible(scene().with("deck", json!({"count": 27})));
    impossible(scene().seat(0, "jewelry", json!({"count": 2})));
    let mut view = scene().0;
    (0..3).for_each(|seat| view["seats"][seat]["decided"] = json!(false));
    impossible(Scene(view));
    // Lists may come in any order, and options left out take their defaults.
    let short = scene().with("options", json!({"seats": 3, "blueprint": "gallery", "characters": "none", "gear": "none"})).seat(
        0,
        "jewelry",
        json!(["J02", "J01"]),
    );
    assert_eq!(Play::load(&short.0).position(), scene().0);
}

#[test]
fn jh_4_6_board_and_jewels() {
    impossible(scene().with("blueprint", Value::Null));
    impossible(scene().with("blueprint", json!("attic")));
    impossible(scene().guard("a1", "N"));
    impossible(scene().blueprint("wings").guard("h2", "N"));
    for no_facing in [json!("N"), json!([0, 0]), json!([2, 2]), json!([1, 0, 0]), json!([15, 1]), json!([1]), Value::Null] {
        impossible(scene().with("guard/facing", no_facing));
    }
    possible(scene().guard("h8", "[-14,13]"));
    possible(scene().smoke(&["h5", "g7"]));
    impossible(scene().smoke(&["f6"]));
    impossible(scene().smoke(&["h5", "h5"]));
    possible(scene().with("wires", json!(["h10"])));
    impossible(scene().with("wires", json!(["g9"])));
    possible(scene().with("alarms", json!([{"at": "c3", "seat": 1}])));
    impossible(scene().with("alarms", json!([{"at": "h8", "seat": 1}])));
    impossible(scene().with("alarms", json!([{"at": "c3", "seat": 5}])));
    possible(scene().jewels(json!({"a1": {"star": 11}, "d1": {"oval": 1}})));
    impossible(scene().jewels(json!({"a1": {"star": 11}, "d1": {"star": 1}})));
    impossible(scene().jewels(json!({"a1": {"star": 11}})).owns(0, json!({"star": 1})));
    impossible(scene().jewels(json!({"h8": {"star": 1}})));
    impossible(scene().jewels(json!({"a1": {}})));
    impossible(scene().with("bag", json!({"star": 400})));
}

#[test]
fn jh_4_6_cards_and_deck() {
    impossible(scene().seat(1, "jewelry", json!(["J01"])));
    impossible(scene().with("discard", json!(["J03"])));
    impossible(scene().with("discard", json!(["J99"])));
    impossible(scene().with("deck/count", json!(20)));
    possible(scene().with("options/mode", json!("coop")).with("deck/count", json!(20)));
    impossible(scene().with("options/mode", json!("coop")).with("deck/count", json!(29)));
    impossible(scene().deck(""));
    possible(scene().deck("").phase("mirror", &[0]));
    possible(scene().deck("").phase("place", &[0]));
    impossible(scene().with("drawn", json!(["J05"])).deck("J06"));
    let fence = |left: u8, deck: &str| scene().deck(deck).with("fence_left", json!(left)).phase("fence", &[0]);
    possible(fence(1, "J10 J11"));
    impossible(fence(2, "J10 J11"));
    possible(fence(2, "J10 J11 J12"));
    impossible(fence(3, "J10 J11 J12 J13"));
    impossible(fence(0, "J10 J11"));
    impossible(scene().phase("keep", &[0]));
    impossible(scene().phase("swap", &[0]).with("drawn", json!(["J05"])).deck("J06"));
}

#[test]
fn jh_4_6_rounds_and_queue() {
    impossible(scene().with("lead", json!(1)));
    impossible(scene().with("round", json!(0)));
    impossible(scene().with("queue", json!([])));
    impossible(scene().with("queue", json!([0, 0])));
    impossible(scene().flipping().with("queue", json!([0])));
    possible(scene().flipping());
    impossible(scene().seat(0, "card", json!("call_fence")));
    possible(scene().seat(1, "card", json!("call_fence")));
    impossible(scene().seat(1, "card", Value::Null));
    impossible(scene().seat(1, "noise", Value::Null));
    impossible(scene().seat(1, "space", Value::Null));
    impossible(scene().with("result", json!({"mode": "coop", "won": true, "fulfilled": 0, "scores": [], "ranks": [], "winners": []})));
    impossible(scene().phase("over", &[]));
    impossible(scene().phase("question", &[]));
    impossible(scene().choosing().with("questioned", json!(5)));
    impossible(scene().choosing().seat(0, "effect_done", json!(true)));
    impossible(scene().choosing().seat(0, "told", json!(true)));
    impossible(scene().choosing().with("phase", json!("answer")));
    possible(scene().choosing().with("phase", json!("answer")).with("questioned", json!(1)));
    possible(scene().choosing().seat(0, "card", json!("walk")));
    impossible(scene().choosing().seat(0, "card", json!("trip_wire")));
    impossible(scene().choosing().each("card", &["walk", "walk", "walk"]));
    possible(Scene::new("g7 c5").owns(0, json!({"oval": 2})).phase("drop", &[0]));
}

/// Noise is 0 or more, however loud, as long as all of it in one place, with a cracked case, can still be counted.
#[test]
fn jh_4_6_any_noise() {
    let loud = |noise: u32| scene().noise(&[70_000, noise, 0]).phase("before", &[0]).character(0, "ventriloquist", 2);
    possible(loud(4_294_897_291));
    impossible(loud(4_294_897_292));
    impossible(loud(4_294_967_295));
    let told = Play::load(&loud(4_294_897_291).0).act(0, json!({"type": "blame", "seat": 1}));
    assert_eq!(told[0]["noise"], json!([0, 4_294_967_291_u32, 0]));
    // Seat 0 on e5 is the loudest by one: he walks towards it, and it lies to his west.
    let night = Play::load(&scene().noise(&[70_000, 1, 69_999]).flipping().0).flip("J05");
    let told = |name: &str, field: &str| crate::support::event(&night, name)[field].clone();
    assert_eq!((told("guard_walked", "path"), told("guard_faces", "facing")), (json!(["h8", "h6", "h4"]), json!([-3, 1])));
}

/// Every card of the deck may be a round, and all of them must be countable.
#[test]
fn jh_4_6_any_round() {
    let late = |round: usize| scene().round_led(round, 0);
    possible(late(4_294_967_295 - 27));
    impossible(late(4_294_967_295 - 26));
}

/// What does not fit is refused with the field and what it must be.
#[test]
fn what_does_not_fit_is_refused_in_words() {
    for (scene, field, must_be) in [
        (scene().seat(0, "noise", json!(1_u64 << 40)), "seats[0].noise", "4294967295"),
        (scene().seat(0, "noise", json!(-1)), "seats[0].noise", "form-kind-whole"),
        (scene().seat(0, "special_left", json!(700)), "seats[0].special_left", "255"),
        (scene().seat(0, "gear_cost", json!(-1)), "seats[0].gear_cost", "form-"),
        (scene().with("round", json!("five")), "round", "form-"),
        (scene().with("deck/count", json!(300)), "deck.count", "255"),
        (scene().owns(0, json!({"oval": -1})), "seats[0].jewels", "form-kind-whole"),
        (scene().with("guard/facing", json!("N")), "guard.facing", "form-"),
    ] {
        let said = Face::<JewelHeist>::shared().load(&scene.0).map(|_| ()).expect_err(must_be).to_string();
        assert!(said.contains(field) && said.contains(must_be), "{said}");
    }
}

#[test]
fn jh_4_6_gear_and_characters() {
    impossible(scene().seat(0, "gear", json!(["trip_wire"])));
    impossible(scene().gear(0, &["trip_wire"]).seat(0, "gear_cost", json!(2)));
    possible(scene().gear(0, &["trip_wire"]).with("stacks", json!([{"kind": "trip_wire", "left": 2}])));
    // Positions made up for a lesson are welcome: nothing says how many cards of a kind there are in all.
    possible(scene().gear(0, &["trip_wire"]).with("stacks", json!([{"kind": "trip_wire", "left": 3}])));
    possible(scene().gear(0, &["trip_wire"; 5]));
    impossible(scene().gear(0, &["trip_wire"; 100]));
    possible(scene().gear(0, &["trip_wire"; 99]));
    impossible(scene().gear(0, &["trip_wire"; 99]).with("stacks", json!([{"kind": "trip_wire", "left": 1}])));
    impossible(scene().with("stacks", json!([{"kind": "trip_wire", "left": 1}, {"kind": "trip_wire", "left": 1}])));
    impossible(scene().with("stacks", json!([{"kind": "trip_wire", "left": 4}])));
    possible(scene().character(0, "lookout", 2));
    impossible(scene().character(0, "lookout", 3));
    impossible(scene().seat(0, "special_left", json!(1)));
    impossible(scene().character(0, "runner", 1));
    possible(scene().character(0, "pickpocket", 1));
    impossible(scene().character(0, "pickpocket", 2));
    impossible(scene().character(0, "runner", 0).character(1, "runner", 0));
}

#[test]
fn jh_4_6_set_up() {
    let mut play = Play::new(&json!({"seats": 2, "blueprint": "random"}));
    let fresh = Scene(play.position());
    assert_eq!(
        (&fresh.0["phase"], &fresh.0["guard"]),
        (&json!("blueprint"), &json!({"at": "h8", "facing": [0, -1], "light": false})),
        "JH-7.62"
    );
    possible(fresh.clone());
    impossible(fresh.clone().with("blueprint", json!("wings")));
    impossible(fresh.clone().with("guard/at", json!("h10")));
    impossible(fresh.clone().with("bag", json!({})));
    impossible(fresh.clone().character(0, "runner", 0));
    impossible(fresh.with("deck", json!({"count": 2, "cards": ["J01", "J02"]})));
    while play.at("phase") != "draft" {
        play.0.draw(0).unwrap();
    }
    let draft = Scene(play.position());
    possible(draft.clone().seat(0, "pick", draft.0["seats"][0]["pack"][0].clone()));
    impossible(draft.clone().seat(0, "pick", json!("J30")));
    impossible(draft.clone().with("options/mode", json!("coop")));
    impossible(draft.clone().seat(0, "pack", json!(["J01"])));
    impossible(draft.with("first_seat", json!(0)));
}
