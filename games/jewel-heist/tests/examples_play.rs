//! The worked examples of section 11 about rounds, cards, jewels and the end, by number.

mod support;

use engine::Viewer;
use serde_json::{Value, json};
use support::{Play, Scene, event, has, joined, seat};

#[test]
fn jh_11_20_a_whole_round() {
    let scene = Scene::new("c5 k7 g11")
        .jewels(json!({"c7": {"teardrop": 1}, "e7": {"rectangle": 1, "square": 1}, "m7": {"star": 1}, "g13": {"circle": 1},
            "k5": {"oval": 2}, "m5": {"circle": 1}}))
        .owns(0, json!({"rectangle": 2, "oval": 1}))
        .owns(1, json!({"square": 2, "circle": 1, "star": 1}))
        .owns(2, json!({"oval": 1, "circle": 1}))
        .hand(0, "J01 J02 J03 J04")
        .hand(1, "J05 J06 J07 J08")
        .hand(2, "J09 J10 J11 J12")
        .choosing();
    assert_eq!((scene.0["deck"]["count"].clone(), scene.0["first_seat"].clone()), (json!(18), json!(2)));
    let mut play = scene.play();
    play.play_card(0, "creep");
    play.play_card(1, "walk");
    let events = play.play_card(2, "call_fence");
    assert_eq!(event(&events, "revealed"), json!({"event": "revealed", "cards": ["creep", "walk", "call_fence"], "noise": [2, 4, 3]}));
    assert_eq!(play.at("queue"), json!([0, 2, 1]));
    assert_eq!(play.options(0, "to"), "c1 a3 c3 e3 a4 a5 c5 e5 a7 c7 e7 c9");
    let events = play.go(0, "e7");
    assert_eq!(events, [json!({"event": "moved", "seat": 0, "from": "c5", "to": "e7", "picked": {"rectangle": 1, "square": 1}})]);
    assert_eq!(play.at("seats/0/jewels"), json!({"rectangle": 3, "oval": 1, "square": 1}));
    assert_eq!((play.at("phase"), play.0.weight()), (json!("fence"), Some(18)), "JH-6.26");
    play.chance(json!({"type": "fence", "seat": 2, "card": "J13"}));
    assert_eq!(joined(&play.at("seats/2/jewelry")), "J09 J10 J11 J12 J13");
    play.go(1, "m7");
    assert_eq!(play.at("seats/1/jewels"), json!({"square": 2, "circle": 1, "star": 2}));
    assert_eq!((play.at("phase"), play.0.weight()), (json!("flip"), Some(17)));
    let events = play.flip("J15");
    assert_eq!(event(&events, "flipped"), json!({"event": "flipped", "card": "J15", "steps": 3}));
    assert_eq!(event(&events, "guard_walked"), json!({"event": "guard_walked", "path": ["h8", "j8", "l8", "n8"], "wired": false}));
    assert_eq!(event(&events, "guard_faces"), json!({"event": "guard_faces", "facing": "N", "lit": ["m7", "o7"]}));
    assert_eq!(event(&events, "caught"), json!({"event": "caught", "seat": 1, "at": "m7"}));
    let drops: Vec<Value> = play.legal(1).iter().map(|action| action["jewels"].clone()).collect();
    let third = json!({"square": 1, "circle": 1, "star": 2});
    assert_eq!(drops, [json!({"square": 2, "circle": 1, "star": 1}), json!({"square": 2, "star": 2}), third.clone()], "JH-6.42");
    play.act(1, json!({"type": "drop", "jewels": third}));
    assert_eq!((play.at("jewels/m7"), play.at("seats/1/jewels")), (third, json!({"square": 1})), "JH-6.43");
    assert_eq!(play.options(1, "at"), "d1 h1 l1 a4 o4 a8 o8 a12 o12 d15 h15 l15", "JH-6.44");
    let events = play.act(1, json!({"type": "place", "at": "l1"}));
    assert_eq!(event(&events, "placed"), json!({"event": "placed", "seat": 1, "at": "l1", "why": "caught"}));
    assert_eq!(event(&events, "round"), json!({"event": "round", "round": 6, "lead": 1, "deck": 16}));
}

/// A caught seat: what it drops without being asked, and how many if it is asked.
fn caught(cards: &str, owns: Value, character: Option<&str>) -> (Play, Vec<Value>) {
    let scene = Scene::new("e7 o15").noise(&[8, 1]).hand(0, cards).owns(0, owns).flipping();
    let scene = character.into_iter().fold(scene, |scene, name| scene.character(0, name, 0));
    let mut play = scene.guard("h8", "W").with("wires", json!(["f8"])).play();
    let events = play.flip("J30");
    (play, events)
}

#[test]
fn jh_11_21_drops() {
    let five = "J01 J02 J03 J04 J05";
    let (play, events) = caught(five, json!({"oval": 2, "star": 1}), None);
    assert_eq!(event(&events, "dropped")["jewels"], json!({"oval": 2, "star": 1}));
    assert_eq!(play.at("phase"), "place");
    let (_, events) = caught(five, json!({"oval": 6}), None);
    assert_eq!(event(&events, "dropped"), json!({"event": "dropped", "seat": 0, "at": "e7", "jewels": {"oval": 5}}));
    let (play, _) = caught(five, json!({"oval": 6, "star": 1}), Some("escape_artist"));
    assert_eq!(play.legal(0)[0]["jewels"], json!({"oval": 3}), "JH-7.31");
    let (play, events) = caught(five, json!({}), None);
    assert!(!has(&events, "dropped") && play.at("phase") == "place", "JH-7.32");
    let (play, events) = caught("", json!({"oval": 1}), None);
    assert!(!has(&events, "dropped") && play.at("phase") == "place", "JH-7.32");
}

#[test]
fn jh_11_22_placing() {
    let play = Scene::new("h15 d1 g13").guard("h12", "S").phase("place", &[2]).play();
    assert_eq!(play.options(2, "at"), "h1 l1 a4 o4 a8 o8 a12 o12 d15 l15");
    assert_eq!(play.refused(2, json!({"type": "place", "at": "h15"})), "space_taken", "JH-7.64: taken, then lit");
}

#[test]
fn jh_11_23_last_card() {
    let scene = Scene::new("c5 k7").deck("J15").seat(0, "jewelry", json!(["J07"])).seat(1, "jewelry", json!(["J02", "J12"]));
    let scene =
        scene.owns(0, json!({"oval": 1})).owns(1, json!({"oval": 1, "square": 1, "star": 1})).gear(0, &["felt_slippers"]).choosing();
    let mut play = scene.play();
    play.play_card(0, "call_fence");
    let events = play.play_card(1, "walk");
    assert_eq!(event(&events, "fence_refused"), json!({"event": "fence_refused", "seat": 0}), "JH-6.14, JH-7.25");
    play.go(1, "m7");
    assert_eq!(play.outcomes(), [(json!({"type": "flip", "card": "J15"}), 1)]);
    let events = play.flip("J15");
    assert_eq!(event(&events, "guard_faces")["facing"], "N");
    assert_eq!((play.at("phase"), play.legal(1).len()), (json!("drop"), 3));
    let events = play.act(1, json!({"type": "drop", "jewels": {"oval": 1, "square": 1}}));
    assert!(!has(&events, "placed"), "JH-7.34");
    let over = event(&events, "over");
    assert_eq!((&over["result"]["scores"], &over["result"]["winners"]), (&json!([-1, 3]), &json!([1])), "JH-7.37");
    assert_eq!(over["jewelry"], json!([["J07"], ["J02", "J12"]]));
    assert_eq!((play.at("result"), play.at("phase")), (over["result"].clone(), json!("over")));
    for viewer in [seat(0), Viewer::Spectator] {
        assert_eq!(play.view(viewer)["seats"][1]["jewelry"], json!(["J02", "J12"]), "JH-4.2: everyone, once the game is over");
    }
}

#[test]
fn jh_11_24_broker() {
    let broker = |deck: &str| {
        let mut play = Scene::new("c5 k7").character(0, "broker", 0).deck(deck).choosing().play();
        play.play_card(0, "call_fence");
        let events = play.play_card(1, "tiptoe");
        assert_eq!(event(&events, "revealed")["noise"], json!([1, 1]));
        (play, events)
    };
    let (play, events) = broker("J01");
    assert!(has(&events, "fence_refused") && play.at("phase") == "move");
    let (mut play, _) = broker("J01 J02");
    assert_eq!(play.at("queue"), json!([0, 1]), "c5 is farther from the guard");
    play.chance(json!({"type": "fence", "seat": 0, "card": "J01"}));
    assert_eq!((play.at("seats/0/jewelry"), play.at("phase")), (json!(["J01"]), json!("move")), "JH-7.27");
    let (mut play, _) = broker("J01 J02 J03");
    assert_eq!((play.0.weight(), play.at("fence_left")), (Some(3), json!(2)), "JH-7.65");
    play.chance(json!({"type": "fence", "seat": 0, "card": "J01"}));
    assert_eq!((play.0.weight(), play.at("drawn")), (Some(2), json!(["J01"])));
    assert_eq!((&play.view(seat(0))["drawn"], &play.view(seat(1))["drawn"]), (&json!(["J01"]), &json!({"count": 1})), "JH-4.3");
    play.chance(json!({"type": "fence", "seat": 0, "card": "J03"}));
    assert_eq!(play.options(0, "card"), "J01 J03");
    assert_eq!(play.refused(0, json!({"type": "keep", "card": "J02"})), "not_drawn");
    let told = play.act_told(0, json!({"type": "keep", "card": "J03"}));
    assert_eq!(told[0], json!({"event": {"event": "fence_kept", "seat": 0, "card": "J03"}, "seats": [0]}));
    assert_eq!(told[1], json!({"event": {"event": "fence_kept", "seat": 0}, "seats": [1, null]}));
    assert_eq!((play.at("seats/0/jewelry"), play.at("deck")), (json!(["J03"]), json!({"count": 2, "cards": ["J01", "J02"]})));
}

/// A game that is over, with what each seat has.
fn over(seats: &[(Value, &str, &[&str])]) -> Value {
    let spaces = vec!["a1"; seats.len()].join(" ");
    let mut scene = Scene::new(&spaces).deck("J30").flipping();
    for (place, (jewels, cards, gear)) in seats.iter().enumerate() {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        scene = scene.owns(place, jewels.clone()).seat(place, "jewelry", json!(cards)).gear(place, gear).seat(place, "gear", json!([]));
    }
    let mut play = scene.guard("n12", "E").play();
    let events = play.flip("J30");
    event(&events, "over")["result"].clone()
}

fn many() -> Value {
    json!({"rectangle": 2, "oval": 1, "square": 2, "circle": 2, "star": 1, "teardrop": 2})
}

#[test]
fn jh_11_25_best_use() {
    let result = over(&[(many(), "J01 J04 J07 J17", &[]), (json!({}), "", &[])]);
    assert_eq!(
        result["seats"][0],
        json!({"cards": ["J01", "J04", "J07"], "card_value": 30, "loose": 6, "gear_cost": 0, "drafted": 0}),
        "JH-8.5"
    );
    assert_eq!(result["scores"], json!([36, 0]));
    let second = json!({"rectangle": 3, "oval": 1, "square": 1, "circle": 2, "star": 1, "teardrop": 1});
    let result = over(&[(second, "J07 J17 J19 J29", &[]), (json!({}), "", &[])]);
    assert_eq!((&result["scores"][0], &result["seats"][0]["cards"]), (&json!(32), &json!(["J29"])), "JH-8.3");
}

#[test]
fn jh_11_26_ties() {
    let one = json!({"rectangle": 1, "oval": 1, "square": 5, "star": 1, "teardrop": 4});
    let two = json!({"rectangle": 1, "oval": 2, "square": 2, "circle": 2, "star": 2, "teardrop": 1});
    let result = over(&[(many(), "J01 J04 J07", &["trip_wire"]), (one, "J05 J06", &[]), (two, "J02 J03 J08", &["trip_wire"])]);
    assert_eq!(
        (&result["scores"], &result["ranks"], &result["winners"]),
        (&json!([35, 35, 35]), &json!([1, 3, 1]), &json!([0, 2])),
        "JH-8.4"
    );
}

#[test]
fn jh_11_27_coop_covering() {
    for (squares, won, fulfilled) in [(2, false, 2), (3, true, 3)] {
        let scene = Scene::new("a1 a1").coop("J03 J05 J07").deck("J30").guard("n12", "E").flipping();
        let scene = scene.owns(0, json!({"rectangle": 2, "square": squares})).owns(1, json!({"rectangle": 1, "star": 1}));
        let events = scene.play().flip("J30");
        let winners = if won { json!([0, 1]) } else { json!([]) };
        let scores = json!([fulfilled, fulfilled]);
        let expected = json!({"mode": "coop", "won": won, "fulfilled": fulfilled, "scores": scores, "ranks": [1, 1], "winners": winners});
        assert_eq!(event(&events, "over")["result"], expected, "JH-9.2, JH-9.7");
    }
}

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
    assert_eq!((play.at("queue"), play.legal(0).len()), (json!([0, 1, 2]), 17));
    assert_eq!(play.refused(0, json!({"type": "pass"})), "effect_first");
    let events = play.act(0, json!({"type": "smoke", "at": "h5"}));
    assert_eq!(events, [json!({"event": "smoke", "seat": 0, "at": "h5"}), json!({"event": "light_off", "seat": 1})], "JH-7.39");
    assert_eq!((play.at("queue"), play.at("guard/light")), (json!([2, 1, 0]), json!(false)));
    assert_eq!((play.at("seats/0/effect_done"), play.at("seats/1/effect_done")), (json!(true), json!(true)), "JH-7.60");
}

#[test]
fn jh_11_33_hand_mirror() {
    let scene = Scene::new("c3 k11 g13").revealed(&["hand_mirror", "creep", "dash"]).flipping();
    let mut play = scene.play();
    let events = play.flip("J01");
    assert_eq!(joined(&event(&events, "guard_walked")["path"]), "h8 h10 h12");
    assert_eq!(event(&events, "guard_faces")["facing"], "S");
    assert_eq!(
        play.legal(0),
        ["E", "W"]
            .map(|facing| json!({"type": "turn_guard", "facing": facing}))
            .into_iter()
            .chain([json!({"type": "pass"})])
            .collect::<Vec<_>>()
    );
    let events = play.act(0, json!({"type": "turn_guard", "facing": "E"}));
    assert_eq!((&event(&events, "guard_turned")["with"], &event(&events, "guard_turned")["by"]), (&json!("hand_mirror"), &json!(0)));
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
    let scene = Scene::new("e5 o15").revealed(&["guard_uniform", "tiptoe"]).phase("move", &[0]);
    let mut play = scene.play();
    play.go(0, "g5");
    let events = play.flip("J01");
    assert!(joined(&event(&events, "guard_faces")["lit"]).contains("g5") && !has(&events, "caught"), "{events:?}");
}

#[test]
fn jh_11_36_the_position_of_the_rules() {
    let position: Value = serde_json::from_str(include_str!("position.json")).unwrap();
    let play = Play::load(&position);
    assert_eq!(play.position(), position, "JH-4.1");
    assert_eq!(play.options(0, "to"), "i1 g3 i3 k3 i5 k5 m5 i7 k7 m7 o7 m9");
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
