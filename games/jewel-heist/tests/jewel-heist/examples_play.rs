//! The worked examples of section 11 about rounds, cards, jewels and the end, by number.

use crate::support::{Play, Scene, event, has, joined, seat};
use engine::Viewer;
use serde_json::{Value, json};

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
    assert_eq!(
        event(&events, "guard_faces"),
        json!({"event": "guard_faces", "facing": [-1, -1], "lit": ["g1", "h1", "i3", "k3", "k5", "k7", "m7"]})
    );
    assert_eq!(event(&events, "caught"), json!({"event": "caught", "seat": 1, "at": "m7"}));
    let drops: Vec<Value> = play.legal(1).iter().map(|action| action["jewels"].clone()).collect();
    let third = json!({"square": 1, "circle": 1, "star": 2});
    assert_eq!(drops, [json!({"square": 2, "circle": 1, "star": 1}), json!({"square": 2, "star": 2}), third.clone()], "JH-6.42");
    play.act(1, json!({"type": "drop", "jewels": third}));
    assert_eq!((play.at("jewels/m7"), play.at("seats/1/jewels")), (third, json!({"square": 1})), "JH-6.43");
    assert_eq!(play.options(1, "at"), "d1 l1 a4 o4 a8 o8 a12 o12 d15 h15 l15", "JH-6.44");
    assert_eq!(play.refused(1, json!({"type": "place", "at": "h1"})), "space_lit");
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
    let play = Scene::new("d1 a12 g15").guard("h12", "[-1,3]").phase("place", &[2]).play();
    assert_eq!(play.options(2, "at"), "h1 l1 a4 o4 a8 o8 o12 d15 l15", "JH-2.42");
    assert_eq!(play.refused(2, json!({"type": "place", "at": "h15"})), "space_lit");
    let taken = Scene::new("h15 d1 g15").guard("h12", "[-1,3]").phase("place", &[2]).play();
    assert_eq!(taken.refused(2, json!({"type": "place", "at": "h15"})), "space_taken", "JH-7.64: taken, then lit");
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
    assert_eq!(event(&events, "guard_faces")["facing"], json!([-1, -1]));
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
        (&json!([35, 35, 35]), &json!([1, 1, 1]), &json!([0, 1, 2])),
        "JH-8.4, JH-8.5: cards and gear break no tie"
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
