//! Every refusal of section 10, and that the first of them that applies is the answer.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use crate::support::{Play, Scene, way};
use engine::{Face, GameFace};
use jewel_heist::JewelHeist;
use serde_json::{Value, json};

fn check(scene: &Scene, seat: usize, action: Value, code: &str) {
    let play = scene.play();
    assert_eq!(play.refused(seat, action.clone()), code, "{action} of {seat}");
    assert_eq!(play.position(), scene.play().position(), "a refusal changes nothing");
}

fn bad_option(options: Value, name: &str) {
    let game: &dyn GameFace = Face::<JewelHeist>::shared();
    let refusal = game.new_match(&options).map(|_| ()).expect_err("the options are refused");
    assert_eq!((refusal.code, refusal.data.first().map(|(_, arg)| arg.clone())), ("bad_option", Some(name.to_owned().into())), "{options}");
}

#[test]
fn bad_options_are_named() {
    for seats in [json!(1), json!(7), json!("2"), Value::Null] {
        bad_option(json!({"seats": seats}), "seats");
    }
    bad_option(json!({"mode": "solo"}), "mode");
    bad_option(json!({"blueprint": "attic"}), "blueprint");
    bad_option(json!({"seats": 3, "first_seat": 3}), "first_seat");
    for characters in [json!("all"), json!(["broker"]), json!(["broker", "broker"]), json!(["broker", "thief"]), json!([1, 2]), Value::Null]
    {
        bad_option(json!({"seats": 2, "characters": characters}), "characters");
    }
    let five = ["alarm_clock", "felt_slippers", "fuse_cutter", "hand_mirror", "long_tongs"];
    let with = |last: &'static str| five.iter().copied().chain([last]).collect::<Vec<_>>();
    for gear in [json!("all"), json!(five), json!(with("rope")), json!(with("long_tongs")), json!({})] {
        bad_option(json!({"gear": gear}), "gear");
    }
    for (name, values) in [("jewelry_dealt", [1, 5]), ("coop_deck", [3, 21]), ("coop_gear_budget", [100, 1000])] {
        for value in values {
            bad_option(json!({name: value}), name);
        }
    }
    bad_option(json!({"coop_finish": "never"}), "coop_finish");
    bad_option(json!({"coop_fence": "none"}), "coop_fence");
    bad_option(json!({"colour": "red"}), "colour");
    let unsorted = json!({"gear": ["trip_wire", "alarm_clock", "felt_slippers", "fuse_cutter", "hand_mirror", "long_tongs"]});
    assert_eq!(Play::new(&unsorted).at("options/gear")[5], "trip_wire", "JH-4.2: a set is kept sorted");
    let order = json!({"seats": 2, "characters": ["runner", "acrobat"]});
    assert_eq!(Play::new(&order).at("options/characters"), json!(["runner", "acrobat"]), "JH-7.63: by seat");
}

#[test]
fn jh_7_64_seat_before_shape_before_phase() {
    let moving = Scene::new("e5 o15").phase("move", &[0]);
    check(&moving, 1, json!(null), "not_your_turn");
    for malformed in [
        json!(null),
        json!([]),
        json!({"type": "dance"}),
        json!({"type": "move"}),
        json!({"type": "move", "to": 5}),
        json!({"type": "move", "to": "e5", "path": []}),
        json!({"type": "move", "to": "e5", "crack": false}),
        json!({"type": "move", "to": "e5", "reach": null}),
        json!({"type": "move", "to": "e5", "steal": {"seat": -1, "jewels": {"oval": 1}}}),
        json!({"type": "move", "to": "e5", "steal": {"seat": 1, "jewels": {"oval": 0}}}),
        json!({"type": "move", "to": "e5", "steal": {"seat": 1, "jewels": {"pearl": 1}}}),
        json!({"type": "move", "to": "e5", "steal": {"seat": 1}}),
        json!({"type": "turn_guard", "facing": "up"}),
        json!({"type": "turn_guard", "facing": "N"}),
        json!({"type": "turn_guard", "facing": [0, 0]}),
        json!({"type": "turn_guard", "facing": [2, 2]}),
        json!({"type": "turn_guard", "facing": [1, 0, 0]}),
        json!({"type": "turn_guard", "facing": [15, 1]}),
        json!({"type": "turn_guard", "facing": [1.0, 0]}),
        json!({"type": "turn_guard"}),
        json!({"type": "question", "seat": -1}),
        json!({"type": "drop", "jewels": {"oval": 1.5}}),
        json!({"type": "drop", "jewels": []}),
        json!({"type": "swap", "in": "J01"}),
    ] {
        check(&moving, 0, malformed, "malformed");
    }
    for early in [
        json!({"type": "pick", "card": "J99"}),
        json!({"type": "draft", "kind": "rope"}),
        json!({"type": "pass"}),
        json!({"type": "place", "at": "z9"}),
        json!({"type": "question", "seat": 9}),
        json!({"type": "play", "card": "fly"}),
        json!({"type": "smoke", "at": "z9"}),
        json!({"type": "alarm", "at": "z9"}),
        json!({"type": "wire", "at": "z9"}),
        json!({"type": "turn_guard", "facing": [0, -1]}),
        json!({"type": "blame", "seat": 9}),
        json!({"type": "keep", "card": "J99"}),
        json!({"type": "swap", "in": "J99", "out": "J99"}),
        json!({"type": "drop", "jewels": {"oval": 99}}),
    ] {
        check(&moving, 0, early, "wrong_phase");
    }
    let over = Scene::new("a1 a1").deck("J30").flipping().guard("n12", "E");
    let mut play = over.play();
    play.flip("J30");
    for action in [json!(null), json!({"type": "pass"})] {
        assert_eq!(play.refused(0, action), "game_over");
    }
    assert_eq!(Play::new(&json!({})).refused(0, json!({"type": "pass"})), "not_your_turn", "chance is not a seat's");
}

#[test]
fn refusals_of_drafting() {
    let mut play = Play::new(&json!({"seats": 2, "mode": "competitive", "characters": "none", "first_seat": 0}));
    while play.at("phase") != "draft" {
        play.0.draw(0).unwrap();
    }
    assert_eq!(play.refused(0, json!({"type": "pick", "card": "J31"})), "unknown_card");
    assert_eq!(play.refused(0, json!({"type": "pick", "card": "J30"})), "not_in_pack");
    play.act(0, json!({"type": "pick", "card": "J01"}));
    for again in [json!({"type": "pick", "card": "J02"}), json!({"type": "pass"}), json!(null)] {
        assert_eq!(play.refused(0, again), "already_chosen", "JH-7.64: any action of a seat that has committed");
    }
    let stacks = json!([{"kind": "alarm_clock", "left": 0}, {"kind": "guard_uniform", "left": 2}, {"kind": "trip_wire", "left": 2}]);
    let drafting = Scene::new("a1 a1")
        .choosing()
        .phase("gear_draft", &[0, 1])
        .with("round", json!(0))
        .with("lead", json!(0))
        .with("first_seat", json!(0))
        .with("stacks", stacks);
    let draft = |kind: &str| json!({"type": "draft", "kind": kind});
    check(&drafting, 0, draft("rope"), "unknown_kind");
    check(&drafting, 0, draft("hand_mirror"), "not_offered");
    check(&drafting, 0, draft("alarm_clock"), "stack_empty");
    let coop = drafting.clone().with("options/mode", json!("coop")).with("options/coop_gear_budget", json!(2));
    check(&coop, 0, draft("guard_uniform"), "over_budget");
    let start = drafting.seat(0, "space", Value::Null).seat(1, "space", json!("d1")).phase("start", &[0]);
    let place = |at: &str| json!({"type": "place", "at": at});
    check(&start, 0, place("q1"), "unknown_cell");
    for at in ["a1", "h8", "f6"] {
        check(&start, 0, place(at), "not_a_start");
    }
    check(&start, 0, place("d1"), "space_taken");
    check(&start, 0, place("h1"), "space_lit");
}

#[test]
fn refusals_of_choosing() {
    let choosing = Scene::new("a1 c1 e1").gear(0, &["trip_wire"]).choosing();
    let card = |card: &str| json!({"type": "play", "card": card});
    check(&choosing, 0, card("fly"), "unknown_card");
    check(&choosing, 0, card("hand_mirror"), "gear_not_in_hand");
    check(&choosing.clone().seat(0, "card", json!("walk")), 0, card("dash"), "already_chosen");
    check(&choosing.clone().seat(0, "card", json!("walk")).seat(0, "told", json!(true)), 0, card("dash"), "told_is_final");
    let asking = choosing.character(0, "mastermind", 0).with("phase", json!("question")).with("last_questioned", json!(1));
    let question = |seat: u64| json!({"type": "question", "seat": seat});
    check(&asking, 0, question(3), "unknown_seat");
    check(&asking, 0, question(u64::MAX), "unknown_seat");
    check(&asking, 0, question(0), "question_self");
    check(&asking, 0, question(1), "question_again");
    let answering = asking.with("phase", json!("answer")).with("questioned", json!(2));
    check(&answering, 1, card("walk"), "not_your_turn");
    check(&answering, 0, card("walk"), "not_your_turn");
}

#[test]
fn refusals_before_moving() {
    let before = |card: &str| Scene::new("a1 o15").revealed(&[card, "tiptoe"]).phase("before", &[0]);
    let at = |kind: &str, at: &str| json!({"type": kind, "at": at});
    let smoke = before("smoke_screen");
    check(&smoke, 0, json!({"type": "pass"}), "effect_first");
    check(&smoke, 0, at("smoke", "q1"), "unknown_cell");
    check(&smoke, 0, at("smoke", "a1"), "smoke_not_lit");
    check(&smoke, 0, at("wire", "h10"), "wrong_phase");
    check(&smoke.seat(0, "effect_done", json!(true)).character(0, "lookout", 1), 0, at("smoke", "h7"), "wrong_phase");
    let alarm = before("alarm_clock");
    check(&alarm, 0, at("alarm", "q1"), "unknown_cell");
    check(&alarm, 0, at("alarm", "h8"), "not_a_space");
    let wire = before("trip_wire");
    check(&wire, 0, at("wire", "q1"), "unknown_cell");
    check(&wire, 0, at("wire", "a1"), "not_on_track");
    check(&wire, 0, at("wire", "h8"), "guard_is_there");
    let turn = |facing: &str| json!({"type": "turn_guard", "facing": way(facing)});
    let blame = |seat: u64| json!({"type": "blame", "seat": seat});
    check(&wire, 0, turn("E"), "not_your_ability");
    check(&wire.clone().character(0, "lookout", 0), 0, turn("E"), "no_special_left");
    let lookout = wire.clone().character(0, "lookout", 1);
    check(&lookout.clone().seat(0, "special_used", json!(true)), 0, turn("E"), "special_used");
    check(&lookout, 0, turn("N"), "same_facing");
    check(&lookout, 0, turn("[1,2]"), "not_a_compass_point");
    check(&lookout.clone().guard("h8", "[1,2]"), 0, turn("[1,2]"), "same_facing");
    check(&wire, 0, turn("[1,2]"), "not_your_ability");
    check(&wire, 0, blame(1), "not_your_ability");
    let voice = wire.character(0, "ventriloquist", 1);
    check(&voice, 0, blame(2), "unknown_seat");
    check(&voice, 0, blame(0), "blame_self");
    check(&voice.clone().noise(&[0, 1]), 0, blame(1), "nothing_to_blame");
    check(&voice.character(0, "ventriloquist", 0), 0, blame(1), "no_special_left");
    let mirror = Scene::new("a1 o15").revealed(&["hand_mirror", "tiptoe"]).phase("mirror", &[0]);
    check(&mirror, 0, turn("N"), "same_facing");
    for facing in ["S", "[1,1]", "[3,-1]"] {
        check(&mirror, 0, turn(facing), "not_a_quarter");
    }
    let slanted = mirror.guard("h8", "[1,3]");
    check(&slanted, 0, turn("[1,3]"), "same_facing");
    check(&slanted, 0, turn("E"), "not_a_quarter");
    assert_eq!(slanted.play().legal(0)[..2], ["[3,-1]", "[-3,1]"].map(turn), "JH-2.39: left, then right");
}

#[test]
fn refusals_of_moving() {
    let scene = Scene::new("e5 c5").owns(1, json!({"oval": 1})).jewels(json!({"c7": {"oval": 1}})).phase("move", &[0]);
    let moves = |more: Value| {
        let mut action = json!({"type": "move", "to": "e5"});
        more.as_object().unwrap().iter().for_each(|(name, value)| action[name] = value.clone());
        action
    };
    let steal = |seat: u64, jewels: Value| json!({"steal": {"seat": seat, "jewels": jewels}});
    check(&scene, 0, moves(json!({"to": "z1", "crack": true, "reach": "e7"})), "unknown_cell");
    check(&scene, 0, moves(json!({"reach": "z1", "crack": true})), "unknown_cell");
    check(&scene, 0, moves(steal(7, json!({"oval": 1}))), "unknown_seat");
    check(&scene, 0, moves(json!({"to": "f6", "crack": true, "reach": "e7"})), "one_extra_only");
    check(&scene, 0, moves(json!({"to": "f6", "crack": true})), "not_a_space");
    check(&scene, 0, moves(json!({"to": "g5"})), "lit_destination");
    check(&scene, 0, moves(json!({"to": "o15", "crack": true})), "too_far");
    check(&scene.clone().seat(0, "card", json!("walk")), 0, moves(json!({"to": "k5"})), "light_in_the_way");
    check(&scene, 0, moves(json!({"reach": "e7"})), "bad_reach");
    let tongs = scene.clone().seat(0, "card", json!("long_tongs"));
    for reach in ["e7", "c7", "e5", "f6"] {
        check(&tongs, 0, moves(json!({"reach": reach})), "bad_reach");
    }
    check(&scene, 0, moves(json!({"crack": true})), "not_your_ability");
    let cracker = scene.clone().character(0, "safecracker", 1);
    check(&cracker, 0, moves(json!({"crack": true})), "bad_crack");
    check(&cracker.clone().seat(0, "card", json!("trip_wire")), 0, moves(json!({"crack": true})), "bad_crack");
    check(&cracker.character(0, "safecracker", 0), 0, moves(json!({"crack": true})), "no_special_left");
    check(&scene, 0, moves(steal(1, json!({"oval": 1}))), "not_your_ability");
    let thief = scene.character(0, "pickpocket", 1);
    for (victim, jewels) in [
        (1, json!({})),
        (1, json!({"star": 1})),
        (1, json!({"oval": 2})),
        (1, json!({"oval": 1_000_000_000_000u64})),
        (0, json!({"oval": 1})),
    ] {
        check(&thief, 0, moves(steal(victim, jewels)), "bad_steal");
    }
    let far = thief.clone().seat(1, "space", json!("o15"));
    check(&far, 0, moves(steal(1, json!({"oval": 1}))), "bad_steal");
    check(&thief.seat(0, "special_used", json!(true)), 0, moves(steal(1, json!({"oval": 1}))), "special_used");
}

#[test]
fn refusals_of_cards_and_drops() {
    let drawn = |phase: &str| Scene::new("e5 c5").deck("J03 J04").with("drawn", json!(["J01", "J02"])).phase(phase, &[0]);
    check(&drawn("keep"), 0, json!({"type": "keep", "card": "J77"}), "unknown_card");
    check(&drawn("keep"), 0, json!({"type": "keep", "card": "J03"}), "not_drawn");
    let swap = |taken: &str, out: &str| json!({"type": "swap", "in": taken, "out": out});
    let coop = drawn("swap").with("options/mode", json!("coop")).with("options/coop_fence", json!("swap")).with("shared", json!(["J05"]));
    check(&coop, 0, swap("J01", "J99"), "unknown_card");
    check(&coop, 0, swap("J03", "J06"), "not_drawn");
    check(&coop, 0, swap("J01", "J06"), "not_shared");
    let dropping = Scene::new("g7 c5").hand(0, "J01 J02").owns(0, json!({"oval": 2, "star": 1})).phase("drop", &[0]);
    let drop = |jewels: Value| json!({"type": "drop", "jewels": jewels});
    check(&dropping, 0, drop(json!({"pearl": 1})), "malformed");
    check(&dropping, 0, drop(json!({})), "drop_wrong_count");
    check(&dropping, 0, drop(json!({"circle": 3})), "drop_wrong_count");
    check(&dropping, 0, drop(json!({"oval": u64::MAX})), "drop_wrong_count");
    check(&dropping, 0, drop(json!({"circle": 2})), "drop_not_owned");
}
