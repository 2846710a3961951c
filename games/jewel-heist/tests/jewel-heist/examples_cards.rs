//! The worked examples of section 11 about drafts, chance, characters, gear and secrecy, by number.

use crate::support::{Play, Scene, event, has, joined, seat};
use serde_json::{Value, json};

#[test]
fn jh_11_28_draft() {
    let mut play = Play::new(&json!({"seats": 3, "first_seat": 0, "characters": "none", "gear": "none"}));
    while play.at("phase") != "deal_jewelry" {
        play.0.draw(0).unwrap();
    }
    for number in 1..=12 {
        play.chance(json!({"type": "deal_jewelry", "seat": (number - 1) / 4, "card": format!("J{number:02}")}));
    }
    let mut pick = |cards: [&str; 3]| {
        let mut told = Vec::new();
        for (seat, card) in cards.into_iter().enumerate() {
            told = play.act_told(seat, json!({"type": "pick", "card": card}));
        }
        (told, (0..3).map(|seat| joined(&play.at(&format!("seats/{seat}/pack")))).collect::<Vec<_>>().join(" / "))
    };
    let (told, packs) = pick(["J02", "J05", "J12"]);
    assert_eq!(packs, "J09 J10 J11 / J01 J03 J04 / J06 J07 J08", "JH-6.5");
    assert_eq!(told[0], json!({"event": {"event": "decided", "seat": 2}, "seats": "all"}));
    assert_eq!(told[1], json!({"event": {"event": "draft_passed", "pass": 1, "kept": "J02", "pack": ["J09", "J10", "J11"]}, "seats": [0]}));
    assert_eq!(told[4], json!({"event": {"event": "draft_passed", "pass": 1}, "seats": [null]}));
    assert_eq!(pick(["J11", "J01", "J07"]).1, "J06 J08 / J09 J10 / J03 J04");
    let (told, _) = pick(["J08", "J09", "J03"]);
    assert_eq!(told[5]["event"], json!({"event": "draft_done", "counts": [4, 4, 4], "jewelry": ["J02", "J04", "J08", "J11"]}));
    let hands: Vec<String> = (0..3).map(|seat| joined(&play.at(&format!("seats/{seat}/jewelry")))).collect();
    assert_eq!(hands, ["J02 J04 J08 J11", "J01 J05 J06 J09", "J03 J07 J10 J12"]);
    assert_eq!(play.at("deck/count"), 18, "JH-6.6");
}

#[test]
fn jh_11_29_chance() {
    let mut play = Play::new(&json!({"seats": 2}));
    let oval = |play: &Play| play.outcomes().into_iter().find(|(outcome, _)| outcome["shape"] == "oval").unwrap();
    assert_eq!((oval(&play), play.0.weight()), ((json!({"type": "place_jewel", "at": "a1", "shape": "oval"}), 17), Some(80)));
    play.chance(oval(&play).0);
    assert_eq!((oval(&play), play.0.weight()), ((json!({"type": "place_jewel", "at": "c1", "shape": "oval"}), 16), Some(79)));
    let mut slots = vec!["a1".to_owned()];
    while play.at("phase") == "place_jewels" {
        slots.push(play.outcomes()[0].0["at"].as_str().unwrap().to_owned());
        play.0.draw(0).unwrap();
    }
    assert_eq!(slots.len(), 80);
    assert_eq!(slots[..8].join(" "), "a1 c1 e1 g1 i1 k1 m1 o1");
    assert_eq!(slots[16..28].join(" "), "a5 c5 e5 e5 g5 g5 i5 i5 k5 k5 m5 o5", "JH-6.2");
}

#[test]
fn jh_11_30_mastermind() {
    let seats = 3;
    let scene = Scene::new("c5 k7 g11").character(0, "mastermind", 0).choosing().with("phase", json!("question"));
    let mut play = scene.play();
    assert_eq!(play.legal(0).len(), 3);
    let events = play.act(0, json!({"type": "question", "seat": 2}));
    assert_eq!(events, [json!({"event": "questioned", "by": 0, "seat": 2})]);
    assert_eq!(play.0.turn(), engine::Turn::of(engine::Seat::new(2)));
    let told = play.act_told(2, json!({"type": "play", "card": "dash"}));
    assert_eq!(told[0], json!({"event": {"event": "told", "seat": 2, "card": "dash"}, "seats": [0, 2]}));
    assert_eq!(told[1], json!({"event": {"event": "told", "seat": 2}, "seats": [1, null]}));
    assert_eq!((&play.view(seat(0))["seats"][2]["card"], &play.view(seat(1))["seats"][2]["card"]), (&json!("dash"), &Value::Null));
    assert_eq!(play.view(seat(1))["seats"][2]["decided"], true);
    assert_eq!(play.0.turn().seats().len(), seats - 1);
    assert_eq!(play.refused(2, json!({"type": "play", "card": "walk"})), "told_is_final", "JH-6.51");
    play.play_card(0, "tiptoe");
    play.play_card(1, "tiptoe");
    let next = scene.with("last_questioned", json!(2)).play();
    assert_eq!(next.refused(0, json!({"type": "question", "seat": 2})), "question_again", "JH-7.40");
    assert_eq!(next.legal(0), [json!({"type": "question", "seat": 1}), json!({"type": "pass"})]);
}

#[test]
fn jh_11_31_ventriloquist() {
    let mut play = Scene::new("c5 k7 g11").character(0, "ventriloquist", 2).choosing().play();
    play.play_card(0, "dash");
    play.play_card(1, "creep");
    play.play_card(2, "tiptoe");
    assert_eq!(play.at("phase"), "before");
    let events = play.act(0, json!({"type": "blame", "seat": 2}));
    assert_eq!(events, [json!({"event": "blamed", "by": 0, "seat": 2, "noise": [0, 2, 9]})]);
    assert_eq!((play.at("queue"), play.at("seats/0/special_left")), (json!([0, 1, 2]), json!(1)), "JH-7.12");
}

#[test]
fn jh_11_32_smoke_and_fuse() {
    let scene = Scene::new("e5 k7 g11").gear(0, &["smoke_screen"]).gear(1, &["fuse_cutter"]).choosing();
    let mut play = scene.play();
    play.play_card(0, "smoke_screen");
    play.play_card(1, "fuse_cutter");
    play.play_card(2, "tiptoe");
    assert_eq!((play.at("queue"), play.legal(0).len()), (json!([0, 1, 2]), 17), "JH-11.1: what h8 N lights");
    assert_eq!(play.refused(0, json!({"type": "pass"})), "effect_first");
    let events = play.act(0, json!({"type": "smoke", "at": "h5"}));
    assert_eq!(events, [json!({"event": "smoke", "seat": 0, "at": "h5"}), json!({"event": "light_off", "seat": 1})], "JH-7.39");
    assert_eq!((play.at("queue"), play.at("guard/light")), (json!([2, 1, 0]), json!(false)));
    assert_eq!((play.at("seats/0/effect_done"), play.at("seats/1/effect_done")), (json!(true), json!(true)), "JH-7.60");
}

#[test]
fn jh_11_33_hand_mirror() {
    let scene = Scene::new("c3 k13 g13").revealed(&["hand_mirror", "creep", "dash"]).flipping();
    let mut play = scene.play();
    let events = play.flip("J01");
    assert_eq!(joined(&event(&events, "guard_walked")["path"]), "h8 h10 h12");
    assert_eq!(event(&events, "guard_faces")["facing"], json!([-1, 1]));
    assert_eq!(
        play.legal(0),
        [[1, 1], [-1, -1]]
            .map(|facing| json!({"type": "turn_guard", "facing": facing}))
            .into_iter()
            .chain([json!({"type": "pass"})])
            .collect::<Vec<_>>()
    );
    assert_eq!(play.refused(0, json!({"type": "turn_guard", "facing": [0, -1]})), "not_a_quarter");
    let events = play.act(0, json!({"type": "turn_guard", "facing": [1, 1]}));
    let turned = json!({"event": "guard_turned", "by": 0, "facing": [1, 1], "with": "hand_mirror", "lit": ["i13", "k13", "i15"]});
    assert_eq!(event(&events, "guard_turned"), turned);
    assert_eq!(event(&events, "caught")["seat"], 1);
    assert_eq!(play.at("queue"), json!([1]));
}

#[test]
fn jh_11_34_extras() {
    let tongs = Scene::new("c5 o15").revealed(&["long_tongs", "tiptoe"]).jewels(json!({"c5": {"star": 1}, "c7": {"oval": 1}}));
    let mut play = tongs.phase("move", &[0]).play();
    let events = play.act(0, json!({"type": "move", "to": "c5", "reach": "c7"}));
    assert_eq!(events[1], json!({"event": "reached", "seat": 0, "from": ["c7"], "picked": {"oval": 1}}));
    assert_eq!(play.at("seats/0/jewels"), json!({"oval": 1, "star": 1}));
    let heaps = json!({"e7": {"square": 2}, "e5": {"circle": 1}, "g7": {"oval": 1, "star": 1}});
    let cracker = Scene::new("c7 o15").revealed(&["creep", "tiptoe"]).character(0, "safecracker", 1).jewels(heaps).phase("move", &[0]);
    let mut play = cracker.play();
    let events = play.act(0, json!({"type": "move", "to": "e7", "crack": true}));
    assert_eq!(events[1], json!({"event": "cracked", "seat": 0, "from": ["e5", "g7"], "picked": {"oval": 1, "circle": 1, "star": 1}}));
    assert_eq!((play.at("seats/0/noise"), play.at("seats/0/special_left")), (json!(6), json!(0)));
    let thief = Scene::new("c5 c7").revealed(&["tiptoe", "tiptoe"]).character(0, "pickpocket", 1).owns(1, json!({"oval": 2, "star": 1}));
    let mut play = thief.phase("move", &[0]).play();
    let thefts: Vec<Value> = play
        .legal(0)
        .iter()
        .filter(|action| action["to"] == "c5" && !action["steal"].is_null())
        .map(|action| action["steal"]["jewels"].clone())
        .collect();
    assert_eq!(thefts, [json!({"oval": 1}), json!({"star": 1}), json!({"oval": 2}), json!({"oval": 1, "star": 1})]);
    let events = play.act(0, json!({"type": "move", "to": "c5", "steal": {"seat": 1, "jewels": {"star": 1}}}));
    assert_eq!(events[1], json!({"event": "stole", "seat": 0, "victim": 1, "jewels": {"star": 1}}));
    assert_eq!((play.at("seats/0/jewels"), play.at("seats/1/jewels")), (json!({"star": 1}), json!({"oval": 2})));
}

#[test]
fn jh_11_35_guard_uniform() {
    let scene = Scene::new("e5 o15").revealed(&["guard_uniform", "tiptoe"]).noise(&[3, 0]).phase("move", &[0]);
    let mut play = scene.play();
    play.go(0, "g5");
    let events = play.flip("J01");
    assert_eq!(joined(&event(&events, "guard_walked")["path"]), "h8 h6 h4");
    assert_eq!(event(&events, "guard_faces"), json!({"event": "guard_faces", "facing": [-1, 1], "lit": ["e5", "g5", "g7"]}));
    assert!(!has(&events, "caught"), "{events:?}");
}

#[test]
fn jh_11_36_the_position_of_the_rules() {
    let position: Value = serde_json::from_str(include_str!("position.json")).unwrap();
    let play = Play::load(&position);
    assert_eq!(play.position(), position, "JH-4.1");
    assert_eq!(play.options(0, "to"), "i1 g3 i3 k3 i5 k5 m5 i7 k7 m7 o7 i9 m9 i11 k11 i13");
}

#[test]
fn jh_11_37_gear_draft() {
    let mut play = Play::new(&json!({"seats": 3, "first_seat": 1, "characters": "none"}));
    while !matches!(play.at("phase").as_str(), Some("draft")) {
        play.0.draw(0).unwrap();
    }
    for _ in 0..3 {
        for seat in 0..3 {
            let first = play.legal(seat)[0].clone();
            play.act(seat, first);
        }
    }
    for kind in ["trip_wire", "alarm_clock", "felt_slippers", "fuse_cutter", "hand_mirror", "long_tongs"] {
        play.chance(json!({"type": "deal_gear", "kind": kind}));
    }
    assert_eq!((play.at("queue"), play.at("stacks/5")), (json!([1, 2, 0]), json!({"kind": "trip_wire", "left": 3})));
    let draft = || json!({"type": "draft", "kind": "trip_wire"});
    assert_eq!(play.act(1, draft()), [json!({"event": "gear_drafted", "seat": 1, "kind": "trip_wire", "cost": 1})]);
    play.act(2, json!({"type": "pass"}));
    play.act(2, json!({"type": "place", "at": "h1"}));
    assert_eq!(play.at("queue"), json!([0, 1]));
    play.act(0, draft());
    play.act(1, draft());
    assert_eq!(play.refused(0, draft()), "stack_empty");
    play.act(0, json!({"type": "pass"}));
    assert_eq!(play.options(0, "at"), "d1 l1 a4 o4 a8 o8 a12 o12 d15 h15 l15", "JH-6.10");
    play.act(0, json!({"type": "place", "at": "d1"}));
    play.act(1, json!({"type": "pass"}));
    play.act(1, json!({"type": "place", "at": "l1"}));
    let costs: Vec<Value> = (0..3).map(|seat| play.at(&format!("seats/{seat}/gear_cost"))).collect();
    assert_eq!((costs, play.at("round"), play.at("lead")), (vec![json!(1), json!(2), json!(0)], json!(1), json!(1)), "JH-6.11");
}

#[test]
fn jh_11_38_six_callers() {
    let mut play = Scene::new("a1 a3 c1 c3 e1 e3").round_led(1, 0).deck("J01 J02 J03 J04 J05 J06").choosing().play();
    let mut events = Vec::new();
    for seat in 0..6 {
        events = play.play_card(seat, "call_fence");
    }
    assert!(has(&events, "revealed"));
    let mut order = Vec::new();
    while play.at("phase") == "fence" {
        order.push(play.at("queue/0"));
        let played = play.0.draw(0).unwrap();
        events = played.events.iter().map(|heard| engine::json::to_value(&heard.event)).collect();
    }
    assert_eq!(order, [0, 1, 2, 4, 3].map(|seat| json!(seat)), "JH-7.26");
    assert_eq!(event(&events, "fence_refused")["seat"], 5);
    assert_eq!(play.at("deck/count"), 1, "JH-7.28");
    play.flip("J06");
    while play.at("phase") == "drop" {
        let caught = play.at("queue/0").as_u64().unwrap() as usize;
        let first = play.legal(caught)[0].clone();
        play.act(caught, first);
    }
    assert_eq!((play.at("phase"), play.at("round")), (json!("over"), json!(1)), "JH-7.30");
}

#[test]
fn jh_11_39_secrecy() {
    let scene = Scene::new("c5 k7 g11").hand(0, "J01 J02").hand(1, "J03 J04").choosing().seat(1, "card", json!("walk"));
    let view = |scene: &Scene| scene.play().view(seat(0));
    let plain = view(&scene);
    assert_eq!(plain["seats"][1]["decided"], true);
    assert_eq!((&plain["seats"][1]["jewelry"], &plain["deck"]), (&json!({"count": 2}), &json!({"count": 26})), "JH-4.3");
    assert_eq!(view(&scene.clone().seat(1, "card", json!("dash"))), plain);
    let exchanged = Scene::new("c5 k7 g11").hand(0, "J01 J02").hand(1, "J03 J30").choosing().seat(1, "card", json!("walk"));
    assert_eq!(view(&exchanged), plain);
}

#[test]
fn jh_11_40_deck_after_the_deal() {
    for (seats, mode, expected) in [
        (2, "competitive", 22),
        (3, "competitive", 18),
        (4, "competitive", 14),
        (5, "competitive", 10),
        (6, "competitive", 6),
        (4, "coop", 20),
    ] {
        let mut play = Play::new(&json!({"seats": seats, "mode": mode}));
        while play.at("phase") != "draft" && play.at("phase") != "first_seat" {
            play.0.draw(0).unwrap();
        }
        assert_eq!(play.at("deck/count"), expected, "JH-1.5");
    }
}
