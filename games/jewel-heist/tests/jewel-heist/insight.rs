//! What goes with a view, and what can be asked about it, against the worked examples (section 13 of the rules).

use crate::support::{Scene, seat};
use engine::{Game, Insight, Secrets, Viewer};
use jewel_heist::insight::hand::Playable;
use jewel_heist::insight::{Answer, Overview, Question};
use jewel_heist::{JewelHeist, State, View};
use serde_json::{Value, json};

fn state(scene: &Scene) -> State {
    JewelHeist::load(&scene.0).unwrap()
}

fn view(scene: &Scene, number: usize) -> View {
    JewelHeist::view(&state(scene), seat(number))
}

fn seen(scene: &Scene, number: usize) -> Overview {
    JewelHeist::overview(&view(scene, number), seat(number))
}

fn asked(scene: &Scene, number: usize, question: &Value) -> Result<Answer, &'static str> {
    let question: Question = serde_json::from_value(question.clone()).unwrap();
    JewelHeist::answer(&view(scene, number), seat(number), &question).map_err(|refusal| refusal.code)
}

fn names(list: impl IntoIterator<Item = impl ToString>) -> String {
    list.into_iter().map(|name| name.to_string()).collect::<Vec<_>>().join(" ")
}

fn written(value: impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// JH-11.1.
#[test]
fn the_light_goes_with_the_view() {
    let light = seen(&Scene::new("e5 o15").guard("h8", "[-1,-1]"), 0).light.unwrap();
    assert_eq!((names(&light.spaces), names(&light.cells), light.wind), ("g5 e7 g7".to_owned(), "f4 g5 d6 e7 g7".to_owned(), "NW"));
    assert_eq!(light.outline[0], [7500, 7500], "the middle of h8");
    assert_eq!(seen(&Scene::new("e5 o15").dark(), 0).light, None);
    let fresh = crate::support::Play::new(&json!({"seats": 2, "blueprint": "random"})).position();
    assert_eq!(seen(&Scene(fresh), 0).light, None, "there is no floor plan yet");
}

/// JH-11.4: where a card leads before it is committed.
#[test]
fn the_hand_says_where_it_leads() {
    let scene = Scene::new("e5 o15").gear(0, &["fuse_cutter", "smoke_screen"]).choosing();
    let hand = seen(&scene, 0).hand;
    assert_eq!(names(hand.iter().map(|card| card.card.id())), "tiptoe creep walk jog dash call_fence fuse_cutter smoke_screen");
    let ends = |place: usize| names(hand[place].ends.iter().map(|end| end.at));
    assert_eq!((ends(1), hand[1].steps, hand[1].noise), ("e1 c3 e3 a5 c5 e5 c7 e7 g7 e9".to_owned(), 2, 2));
    assert_eq!(ends(5), "", "a call to the fence is no move");
    assert_eq!(ends(6), "e1 c3 e3 g3 a5 c5 e5 g5 i5 c7 e7 g7 e9", "the light is out before anybody moves");
    assert!(hand.iter().all(|card| card.no_use.is_none()));
    let dark = seen(&scene.clone().dark().deck("J01"), 0).hand;
    assert_eq!(written([dark[5].no_use, dark[6].no_use, dark[7].no_use, dark[0].no_use]), json!(["fence", "light", "light", null]));
    let crew = seen(&Scene::new("e5 o15").coop("J03 J05").choosing(), 0).hand;
    assert_eq!(written(crew[5].no_use), json!("plain"), "JH-9.6");
    let runner = seen(&scene.character(0, "runner", 0), 0).hand;
    assert_eq!(runner[1].steps, 3);
}

/// JH-11.4, JH-11.22: where the seat at its turn can go or begin, and why nowhere else.
#[test]
fn other_spaces_say_why_not() {
    let moving = seen(&Scene::new("e5 o15").revealed(&["walk", "tiptoe"]).phase("move", &[0, 1]), 0);
    assert_eq!(names(moving.ends.iter().map(|end| end.at)), "c1 d1 e1 a3 c3 e3 a4 a5 c5 e5 a7 c7 e7 g7 c9 e9 g9 e11");
    let why = |at: &str| moving.barred.iter().find(|barred| barred.at.to_string() == at).map(|barred| barred.why);
    assert_eq!(
        ["i5", "k5", "i7", "m5", "e5"].map(why),
        [Some("lit_destination"), Some("light_in_the_way"), Some("light_in_the_way"), Some("too_far"), None]
    );
    assert_eq!(moving.ends.len() + moving.barred.len(), 76);
    let other = seen(&Scene::new("e5 o15").revealed(&["walk", "tiptoe"]).phase("move", &[0, 1]), 1);
    assert!(other.ends.is_empty() && other.barred.is_empty(), "it is not this seat's turn");
    let placing = seen(&Scene::new("d1 a12 g15").guard("h12", "[-1,3]").phase("place", &[2]), 2);
    let why = |at: &str| placing.barred.iter().find(|barred| barred.at.to_string() == at).map(|barred| barred.why);
    assert_eq!(["d1", "h15", "g13", "h1"].map(why), [Some("space_taken"), Some("space_lit"), Some("not_a_start"), None]);
}

/// JH-11.4: the same while a card is only looked at, in the answer about that card.
#[test]
fn a_card_says_why_it_does_not_lead_elsewhere() {
    let scene = Scene::new("e5 o15").gear(0, &["guard_uniform"]).choosing();
    assert!(seen(&scene, 0).hand.iter().all(|card| card.barred.is_empty()), "an overview stays short");
    let barred = |card: &str, at: &str| {
        let answer = written(asked(&scene, 0, &json!({"type": "card", "card": card})).unwrap());
        let all = answer["barred"].as_array().cloned().unwrap_or_default();
        all.into_iter().find(|barred| barred["at"] == at).map(|barred| barred["why"].clone())
    };
    assert_eq!(
        ["i5", "k5", "i7", "m5", "e5"].map(|at| barred("walk", at)),
        [Some(json!("lit_destination")), Some(json!("light_in_the_way")), Some(json!("light_in_the_way")), Some(json!("too_far")), None]
    );
    assert_eq!([barred("guard_uniform", "g5"), barred("guard_uniform", "i1")], [None, Some(json!("too_far"))]);
    assert_eq!(barred("call_fence", "a1"), None, "a call to the fence is no move");
}

/// JH-11.34: all that a Safecracker would take.
#[test]
fn an_end_says_what_cracking_takes() {
    let heaps = json!({"e7": {"square": 2}, "e5": {"circle": 1}, "g7": {"oval": 1, "star": 1}});
    let scene = Scene::new("c7 o15").revealed(&["creep", "tiptoe"]).jewels(heaps).phase("move", &[0]);
    let cracked = |scene: &Scene| seen(scene, 0).ends.iter().find(|end| end.at.to_string() == "e7").map(|end| written(end.cracked));
    assert_eq!(cracked(&scene), Some(Value::Null));
    assert_eq!(cracked(&scene.character(0, "safecracker", 1)), Some(json!({"oval": 1, "square": 2, "circle": 1, "star": 1})));
}

/// JH-11.9, JH-11.10, JH-11.14, JH-11.15: each decision of the guard with its reason.
#[test]
fn the_guards_walk_is_foreseen_with_its_reasons() {
    let outlook = |scene: &Scene, steps: usize| written(&seen(&scene.clone().flipping(), 0).outlooks[steps - 2]);
    let reasons = |outlook: &Value| {
        let reason = |why: &Value| {
            if why["kind"] == "heard" {
                format!("{}:{}", why["how"].as_str().unwrap(), why["source"]["seat"])
            } else {
                why["kind"].as_str().unwrap().to_owned()
            }
        };
        let steps = outlook["walk"]
            .as_array()
            .unwrap()
            .iter()
            .map(|step| format!("{}{} {}", step["from"].as_str().unwrap(), step["direction"].as_str().unwrap(), reason(&step["why"])));
        steps.chain([reason(&outlook["turn"])]).collect::<Vec<_>>().join(", ")
    };
    let tied = outlook(&Scene::new("c3 m5 g13").noise(&[4, 2, 4]), 4);
    assert_eq!(reasons(&tied), "h8S closer:2, h10S on, h12S closer:2, h14N dead_end, closer:2");
    assert_eq!(
        (&tied["at"], &tied["facing"], &tied["wind"], &tied["catches"], &tied["lit"]),
        (&json!("h12"), &json!([-1, 1]), &json!("SW"), &json!([2]), &json!(["e13", "g13", "g15"]))
    );
    assert_eq!(tied["odds"], json!([4, 15]), "8 of 30 cards have four jewels");
    assert_eq!(reasons(&outlook(&Scene::new("e7 k9 g13").noise(&[6, 6, 2]), 2)), "h8S next:2, h10S on, closer:1");
    assert_eq!(reasons(&outlook(&Scene::new("e7 k9").noise(&[6, 6]), 2)), "h8W lead:0, f8W on, closer:0");
    assert_eq!(reasons(&outlook(&Scene::new("g3 g3 c13").noise(&[6, 6, 2]), 2)), "h8N agreed:0, h6N on, agreed:0");
    assert_eq!(reasons(&outlook(&Scene::new("c13 m13").guard("d6", "N").noise(&[6, 1]), 3)), "d6N light, d4S loudest:0, d6S on, loudest:0");
    assert_eq!(reasons(&outlook(&Scene::new("c13 m13").guard("d6", "E").noise(&[0, 0]), 2)), "d6S silence, d8S silence, silence");
    let wired = outlook(&Scene::new("c3 m5 g13").noise(&[4, 2, 8]).with("wires", json!(["h10"])), 4);
    assert_eq!((&wired["wired"], wired["walk"].as_array().unwrap().len()), (&json!(true), 1));
}

/// While cards are chosen the guard is supposed to hear one seat alone.
#[test]
fn before_the_reveal_somebody_is_supposed_to_be_heard() {
    let scene = Scene::new("e7 o15").choosing();
    let alone = seen(&scene, 0);
    assert!(alone.outlooks.iter().all(|outlook| written(outlook.turn)["source"]["seat"] == 0));
    let spectator = JewelHeist::overview(&JewelHeist::view(&state(&scene), Viewer::Spectator), Viewer::Spectator);
    assert!(spectator.outlooks.is_empty() && spectator.caught.is_none() && spectator.hand.is_empty());
    let Ok(Answer::Outlook { outlooks, caught, .. }) = asked(&scene, 0, &json!({"type": "outlook", "loudest": 1})) else {
        panic!("it is answered")
    };
    assert!(outlooks.iter().all(|outlook| written(outlook.turn)["source"]["seat"] == 1));
    assert_eq!(written(caught), json!([0, 1]), "he walks away from e7");
    let Ok(Answer::Card(walk)) = asked(&scene, 0, &json!({"type": "card", "card": "walk"})) else { panic!("it is answered") };
    assert!(!walk.barred.is_empty(), "a question is also told where the card does not lead");
    assert_eq!(Playable { barred: Vec::new(), ..walk.clone() }, alone.hand[2]);
    // What a card says of its ends is what an outlook from there says.
    for end in &walk.ends {
        let Ok(Answer::Outlook { caught, .. }) = asked(&scene, 0, &json!({"type": "outlook", "to": end.at, "card": "walk"})) else {
            panic!("it is answered")
        };
        assert_eq!(caught, Some(end.caught), "{}", end.at);
    }
}

/// JH-11.33, JH-11.3: the cone beforehand for a mirror, a Lookout, smoke; what alarm, wire and blame would change.
#[test]
fn effects_can_be_looked_at_beforehand() {
    let mirror = Scene::new("c3 k13 g13").revealed(&["hand_mirror", "creep", "dash"]).guard("h12", "[-1,1]").phase("mirror", &[0]);
    let turnings = seen(&mirror, 0).turnings;
    let turned =
        |place: usize| (written(turnings[place].light.facing), names(&turnings[place].light.spaces), written(turnings[place].catches));
    assert_eq!((turnings.len(), turned(0)), (2, (json!([1, 1]), "i13 k13 i15".to_owned(), json!([1]))));
    let Ok(Answer::Outlook { light: Some(light), outlooks, .. }) =
        asked(&mirror, 0, &json!({"type": "outlook", "before": {"type": "turn_guard", "facing": [1, 1]}}))
    else {
        panic!("it is answered")
    };
    assert_eq!((light, outlooks.len()), (turnings[0].light.clone(), 0));
    let lookout = Scene::new("e5 o15").character(0, "lookout", 2).revealed(&["smoke_screen", "tiptoe"]).phase("before", &[0]);
    assert_eq!(seen(&lookout, 0).turnings.len(), 7);
    let Ok(Answer::Outlook { light: Some(smoky), .. }) =
        asked(&lookout, 0, &json!({"type": "outlook", "before": {"type": "smoke", "at": "h5"}}))
    else {
        panic!("it is answered")
    };
    assert_eq!(names(&smoky.spaces), "g3 i3 g5 i5", "JH-11.3");
    let facing = |scene: &Scene, before: Value| {
        let Ok(Answer::Outlook { outlooks, .. }) = asked(scene, 0, &json!({"type": "outlook", "before": before})) else {
            panic!("it is answered")
        };
        (outlooks[1].at.to_string(), written(outlooks[1].facing))
    };
    let alarm = Scene::new("c3 m5 g13").revealed(&["alarm_clock", "creep", "dash"]).noise(&[4, 2, 8]).phase("before", &[0]);
    assert_eq!(facing(&alarm, json!({"type": "alarm", "at": "o4"})), ("l6".to_owned(), json!([3, -2])), "JH-11.18");
    let wire = Scene::new("c3 m5 g13").revealed(&["trip_wire", "creep", "dash"]).noise(&[4, 2, 8]).phase("before", &[0]);
    assert_eq!(facing(&wire, json!({"type": "wire", "at": "h10"})), ("h10".to_owned(), json!([-1, 3])), "JH-11.19");
    let voice = Scene::new("c3 m5 g13").character(0, "ventriloquist", 1).noise(&[9, 2, 8]).phase("before", &[0]);
    assert_ne!(facing(&voice, json!({"type": "blame", "seat": 2})), facing(&voice, Value::Null));
}

/// JH-11.25, JH-11.26, JH-11.27.
#[test]
fn sets_say_what_they_are_worth() {
    let owned = json!({"rectangle": 2, "oval": 1, "square": 2, "circle": 2, "star": 1, "teardrop": 2});
    let scene = Scene::new("e5 c5 m7").owns(0, owned).hand(0, "J01 J04 J07 J17").gear(0, &["trip_wire"]);
    let sets = &seen(&scene, 0).sets;
    assert_eq!((sets.len(), sets[0].complete, sets[0].card_value, sets[0].loose, sets[0].gear_cost, sets[0].worth), (1, 3, 30, 6, 1, 35));
    assert_eq!(
        written(sets[0].cards[3]),
        json!({"card": "J17", "complete": false, "has": {}, "lacks": {"rectangle": 1, "circle": 1, "teardrop": 1}})
    );
    assert!(seen(&scene, 1).sets.is_empty(), "another's cards are secret");
    assert_eq!(seen(&scene, 0).drops, [4, 0, 0], "JH-6.42");
    let Ok(Answer::Worth(less)) = asked(&scene, 0, &json!({"type": "worth", "jewels": {"teardrop": 2}})) else { panic!("it is answered") };
    assert_eq!((less.card_value, less.worth), (11, 10));
    let crew =
        Scene::new("e5 c5").coop("J03 J05 J07").owns(0, json!({"rectangle": 2, "square": 2})).owns(1, json!({"rectangle": 1, "star": 1}));
    let sets = &seen(&crew, 1).sets;
    assert_eq!((sets[0].seat, sets[0].complete, written(sets[0].needs)), (None, 2, json!({"rectangle": 3, "square": 3, "star": 1})));
    let Ok(Answer::Worth(more)) = asked(&crew, 1, &json!({"type": "worth", "jewels": {"rectangle": 1, "star": 1, "square": 1}})) else {
        panic!("it is answered")
    };
    assert_eq!(more.complete, 3);
}

/// JH-5.4, JH-5.5: the orders; and whom the game waits for.
#[test]
fn orders_and_waiting() {
    let scene = Scene::new("c3 m5 g13 e7").lead(2).noise(&[4, 4, 2, 8]);
    let all = seen(&scene, 0);
    assert_eq!((written(&all.loud), written(&all.quiet), written(all.waits_for)), (json!([3, 1, 0, 2]), json!([2, 0, 1, 3]), json!([0])));
    let choosing = seen(&scene.choosing().seat(1, "card", json!("walk")), 0);
    assert_eq!((written(&choosing.loud), written(choosing.waits_for)), (json!([]), json!([0, 2, 3])));
}

/// JH-2.20, JH-5.6, JH-5.7: whether the ability of seat 0 can be used now, the same for whoever looks.
#[test]
fn abilities_say_when_they_can_be_used() {
    let check = |scene: &Scene, state: Value| {
        for viewer in [seat(0), seat(1), Viewer::Spectator] {
            let overview = JewelHeist::overview(&JewelHeist::view(&self::state(scene), viewer), viewer);
            assert_eq!(written(overview.abilities[0]), state, "{viewer:?} {}", scene.0);
        }
    };
    let three = || Scene::new("c5 k7 g11");
    check(&three(), Value::Null);
    check(&three().character(0, "runner", 0), json!("always"));
    let mastermind = three().character(0, "mastermind", 0).choosing();
    check(&mastermind, json!("later"));
    check(&mastermind.with("phase", json!("question")), json!("now"));

    let lookout = |left: usize| Scene::new("e5 o15").character(0, "lookout", left).revealed(&["trip_wire", "tiptoe"]);
    check(&lookout(2).phase("before", &[0]), json!("now"));
    check(&lookout(2).phase("move", &[0, 1]), json!("later"));
    check(&lookout(1).phase("before", &[0]).seat(0, "special_used", json!(true)), json!("used"));
    check(&lookout(0).phase("before", &[0]).seat(0, "special_used", json!(true)), json!("spent"));
    let mirror = Scene::new("c3 k13 g13").revealed(&["hand_mirror", "creep", "dash"]).guard("h12", "[-1,1]").phase("mirror", &[0]);
    check(&mirror.character(0, "lookout", 1), json!("later"));

    let voice = |noise: u32| three().character(0, "ventriloquist", 2).revealed(&["alarm_clock", "creep", "dash"]).noise(&[noise, 2, 8]);
    check(&voice(1).phase("before", &[0]), json!("now"));
    check(&voice(0).phase("before", &[0]), json!("silent"));
    check(&voice(0).phase("move", &[0, 1, 2]), json!("later"));

    let thief = Scene::new("c5 c7").revealed(&["tiptoe", "tiptoe"]).character(0, "pickpocket", 1).phase("move", &[0]);
    check(&thief, json!("later"));
    check(&thief.owns(1, json!({"oval": 2})), json!("now"));
    let cracker = Scene::new("c7 o15").revealed(&["creep", "tiptoe"]).character(0, "safecracker", 1).phase("move", &[0]);
    check(&cracker, json!("later"));
    check(&cracker.jewels(json!({"e7": {"square": 2}, "e5": {"circle": 1}})), json!("now"));
}

/// JH-9.5: gear that cannot be taken says why.
#[test]
fn gear_on_offer_says_why_not() {
    let stacks = json!([{"kind": "alarm_clock", "left": 0}, {"kind": "guard_uniform", "left": 2}, {"kind": "trip_wire", "left": 2}]);
    let scene = Scene::new("a1 a1")
        .choosing()
        .phase("gear_draft", &[0, 1])
        .with("round", json!(0))
        .with("lead", json!(0))
        .with("first_seat", json!(0));
    let scene = scene
        .with("stacks", stacks)
        .each("passed", &[false, false])
        .with("options/mode", json!("coop"))
        .with("options/coop_gear_budget", json!(2));
    let whys: Vec<Option<&str>> = seen(&scene, 1).offered.iter().map(|offered| offered.why).collect();
    assert_eq!(whys, [Some("stack_empty"), Some("over_budget"), None]);
}

#[test]
fn bad_questions_are_refused_like_bad_actions() {
    let choosing = Scene::new("e7 o15").choosing();
    let moving = Scene::new("e7 o15");
    for (scene, question, code) in [
        (&choosing, json!({"type": "card", "card": "hand_mirror"}), "gear_not_in_hand"),
        (&choosing, json!({"type": "card", "card": "walk", "loudest": 2}), "unknown_seat"),
        (&moving, json!({"type": "card", "card": "walk"}), "wrong_phase"),
        (&choosing, json!({"type": "outlook", "card": "hand_mirror"}), "gear_not_in_hand"),
        (&choosing, json!({"type": "outlook", "loudest": 5}), "unknown_seat"),
        (&choosing, json!({"type": "outlook", "before": {"type": "pass"}}), "wrong_phase"),
        (&moving, json!({"type": "outlook", "card": "walk"}), "wrong_phase"),
        (&moving, json!({"type": "outlook", "before": {"type": "move", "to": "e7"}}), "wrong_phase"),
        (&moving, json!({"type": "outlook", "before": {"type": "smoke", "at": "h7"}}), "wrong_phase"),
    ] {
        assert_eq!(asked(scene, 0, &question).expect_err(&question.to_string()), code, "{question}");
    }
    let watching = JewelHeist::answer(
        &JewelHeist::view(&state(&moving), Viewer::Spectator),
        Viewer::Spectator,
        &Question::Why { action: json!(null) },
    );
    assert_eq!(watching.expect_err("a spectator decides nothing").code, "not_your_turn");
    for malformed in [
        json!({"type": "dance"}),
        json!({"type": "card"}),
        json!({"type": "outlook", "to": "h8"}),
        json!({"type": "worth", "jewels": {"pearl": 1}}),
    ] {
        assert!(serde_json::from_value::<Question>(malformed.clone()).is_err(), "{malformed}");
    }
    let why = |action: Value| written(asked(&moving, 0, &json!({"type": "why", "action": action})).unwrap())["code"].clone();
    assert_eq!(
        (why(json!({"type": "move", "to": "o15"})), why(json!({"type": "move", "to": "e7"})), why(json!("up"))),
        (json!("too_far"), Value::Null, json!("malformed"))
    );
}
