//! Rules and rulings that the worked examples leave untested, by number.
//!
//! Longer than 400 lines because it follows the numbers of the rules, one after the other.

use crate::support::{Play, Scene, event, has, joined, seat};
use engine::{Turn, Viewer};
use serde_json::{Value, json};

/// Draws the first of all chances until the game waits for a seat, and gives back what was told.
fn set_up(play: &mut Play) -> Vec<Value> {
    let mut told = Vec::new();
    while play.0.turn() == Turn::Chance {
        let played = play.0.draw(0).unwrap();
        told.extend(played.events.iter().map(|heard| engine::json::to_value(&heard.event)));
    }
    told
}

/// Passes the draft of jewelry by taking the first card each time.
fn draft_jewelry(play: &mut Play) -> Vec<Value> {
    while play.at("phase") == "draft" {
        let seat = play.0.turn().seats().lowest().unwrap().index();
        let first = play.legal(seat)[0].clone();
        play.act(seat, first);
    }
    set_up(play)
}

/// JH-1.1, JH-6.1: two to six seats; JH-2.1, JH-2.33: 80 jewels on 64 sides of 16 cases.
#[test]
fn jh_6_2_the_museum_is_laid_out() {
    for seats in 2..=6 {
        let mut play = Play::new(&json!({"seats": seats}));
        assert_eq!(play.at("phase"), "place_jewels");
        let told = set_up(&mut play);
        assert_eq!(told.iter().filter(|event| event["event"] == "jewel_placed").count(), 80);
        assert_eq!(told.iter().filter(|event| event["event"] == "character").count(), seats, "JH-6.3");
        assert_eq!(play.at("jewels").as_object().unwrap().len(), 64);
        let count =
            |cell: &str| play.at(&format!("jewels/{cell}")).as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum::<u64>();
        assert_eq!((count("a1"), count("e5"), count("k11")), (1, 2, 2), "JH-2.33");
        assert_eq!(play.at("bag"), json!({}));
        assert_eq!(play.at("guard"), json!({"at": "h8", "facing": [0, -1], "light": false}), "JH-6.4, JH-7.23");
    }
}

/// JH-5.1, JH-1.4: what is random, each draw as likely as it should be, and phases that an option fixes are skipped (JH-5.2).
#[test]
fn jh_5_1_phases_of_the_set_up() {
    let phases = |options: Value| {
        let mut play = Play::new(&options);
        let mut seen: Vec<(String, u64)> = Vec::new();
        while play.0.turn() == Turn::Chance || play.at("phase") == "draft" {
            let phase = play.at("phase").as_str().unwrap().to_owned();
            if seen.last().is_none_or(|(last, _)| *last != phase) {
                seen.push((phase.clone(), play.0.weight().unwrap_or_default()));
            }
            if phase == "draft" {
                let seat = play.0.turn().seats().lowest().unwrap().index();
                let first = play.legal(seat)[0].clone();
                play.act(seat, first);
            } else {
                play.0.draw(0).unwrap();
            }
        }
        (seen, play)
    };
    let names = |seen: &[(String, u64)]| seen.iter().map(|(name, weight)| format!("{name} {weight}")).collect::<Vec<_>>().join(", ");
    let (seen, play) = phases(json!({"seats": 3, "blueprint": "random"}));
    let all = "blueprint 4, place_jewels 80, deal_characters 10, deal_jewelry 30, draft 0, first_seat 3, deal_gear 10";
    assert_eq!(names(&seen), all, "JH-7.42: the first seat is drawn by lot");
    assert_eq!(play.at("phase"), "gear_draft");
    let stacks = play.at("stacks");
    assert!(stacks.as_array().unwrap().len() == 6 && stacks.as_array().unwrap().iter().all(|stack| stack["left"] == 3), "JH-6.7");
    let (seen, play) = phases(json!({"seats": 3, "first_seat": 2, "characters": "none", "gear": "none"}));
    assert_eq!(names(&seen), "place_jewels 80, deal_jewelry 30, draft 0", "JH-5.2, JH-9.9");
    assert_eq!((play.at("phase"), play.at("queue"), play.at("stacks")), (json!("start"), json!([2, 0, 1]), json!([])));
    let (seen, play) = phases(json!({"seats": 3, "mode": "coop", "coop_deck": 12}));
    assert_eq!(names(&seen), "place_jewels 80, deal_characters 10, share_jewelry 30, first_seat 3, deal_gear 10", "JH-9.1");
    assert_eq!((play.at("deck/count"), play.at("deck/cards").as_array().unwrap().len()), (json!(12), 20), "JH-9.1");
    assert_eq!(play.at("shared").as_array().unwrap().len(), 10);
    assert!(play.view(Viewer::Spectator)["deck"] == json!({"count": 12}) && play.view(seat(0))["shared"] == play.at("shared"), "JH-4.4");
}

/// JH-6.8, JH-6.9, JH-7.36: several gear cards, also of one kind; the pass is automatic when nothing can be taken (JH-7.66).
#[test]
fn jh_6_8_gear_is_taken_in_turn() {
    let kinds = json!(["alarm_clock", "felt_slippers", "fuse_cutter", "guard_uniform", "hand_mirror", "long_tongs"]);
    let mut play =
        Play::new(&json!({"seats": 2, "mode": "coop", "first_seat": 0, "gear": kinds, "coop_gear_budget": 4, "characters": "none"}));
    let told = set_up(&mut play);
    assert_eq!(event(&told, "first_seat")["seat"], 0, "JH-7.62: told when the phase would have run");
    assert_eq!(told.iter().filter(|event| event["event"] == "gear_offered").count(), 6);
    let draft = || json!({"type": "draft", "kind": "long_tongs"});
    play.act(0, draft());
    play.act(1, json!({"type": "draft", "kind": "alarm_clock"}));
    let events = play.act(0, draft());
    assert!(!has(&events, "gear_passed"), "it is seat 1's turn");
    let events = play.act(1, json!({"type": "draft", "kind": "alarm_clock"}));
    assert_eq!(event(&events, "gear_passed"), json!({"event": "gear_passed", "seat": 0}), "JH-9.5: nothing can be paid any more");
    assert_eq!((play.at("seats/0/gear_cost"), play.at("phase")), (json!(4), json!("start")), "JH-6.9");
    let events = play.act(0, json!({"type": "place", "at": "d1"}));
    assert_eq!(event(&events, "gear_passed")["seat"], 1);
}

/// JH-6.12, JH-4.3: that a seat has chosen is public at once, what it chose when the last has.
#[test]
fn jh_6_12_choices_are_revealed_together() {
    let mut play = Scene::new("a1 c1 e1").choosing().play();
    assert_eq!(play.play_card(1, "dash"), [json!({"event": "decided", "seat": 1})]);
    assert_eq!((&play.view(seat(0))["seats"][1]["card"], &play.view(seat(0))["seats"][1]["decided"]), (&Value::Null, &json!(true)));
    assert_eq!(play.view(seat(1))["seats"][1]["card"], "dash");
    play.play_card(0, "tiptoe");
    let events = play.play_card(2, "walk");
    assert_eq!(event(&events, "revealed")["noise"], json!([1, 8, 4]), "JH-6.13, JH-1.2: farther is louder");
    assert_eq!(play.view(Viewer::Spectator)["seats"][1]["card"], "dash", "JH-1.3");
}

/// JH-6.15, JH-5.10: gear leaves the hand at the reveal and is gone; everything of the round is forgotten at its end.
#[test]
fn jh_5_10_the_end_of_a_round() {
    let mut play = Scene::new("a1 o15").gear(0, &["trip_wire"]).choosing().play();
    play.play_card(0, "trip_wire");
    assert_eq!(play.at("seats/0/gear"), json!(["trip_wire"]), "not before the reveal");
    play.play_card(1, "tiptoe");
    assert_eq!((play.at("seats/0/gear"), play.at("seats/0/drafted")), (json!([]), json!(["trip_wire"])));
    play.act(0, json!({"type": "wire", "at": "h10"}));
    assert_eq!(play.at("seats/0/effect_done"), true, "JH-7.60");
    play.go(1, "o15");
    play.go(0, "a1");
    play.flip("J01");
    let seat = play.at("seats/0");
    assert_eq!(
        (&seat["card"], &seat["noise"], &seat["effect_done"], play.at("round")),
        (&Value::Null, &Value::Null, &json!(false), json!(6))
    );
    assert!(!play.legal(0).contains(&json!({"type": "play", "card": "trip_wire"})) && play.legal(0).len() == 6, "JH-2.4");
    assert_eq!(play.at("discard"), json!(["J01"]), "JH-7.29");
}

/// JH-5.6, JH-6.16: whoever has nothing to do before players move is passed over when its turn comes (JH-7.61).
#[test]
fn jh_5_6_before_players_move() {
    let scene = Scene::new("e5 k7").gear(0, &["fuse_cutter"]).gear(1, &["smoke_screen"]);
    let play = |scene: Scene, first: &str, second: &str| {
        let mut play = scene.choosing().play();
        play.play_card(0, first);
        let events = play.play_card(1, second);
        (play, events)
    };
    let (play_on, _) = play(scene.clone(), "tiptoe", "creep");
    assert_eq!(play_on.at("phase"), "move", "JH-6.16");
    // Smoke is louder than the fuse and comes first; a Ventriloquist's fuse does its work, and then he may still speak.
    let (mut dark, events) = play(scene.dark().character(0, "ventriloquist", 1), "fuse_cutter", "smoke_screen");
    assert!(!has(&events, "light_off"), "JH-7.66: a fuse cut when the light is off already raises nothing");
    assert_eq!(
        (dark.at("phase"), dark.at("queue/0"), dark.at("seats/0/effect_done"), dark.at("seats/1/effect_done")),
        (json!("before"), json!(0), json!(true), json!(false)),
        "JH-7.60: the fuse is cut all the same, and smoke finds no light and is passed over"
    );
    dark.act(0, json!({"type": "pass"}));
    assert_eq!(dark.at("phase"), "move");
}

/// JH-5.7, JH-6.19, JH-6.21: everything where one stops, nothing on the way; JH-7.4: staying counts as stopping.
#[test]
fn jh_6_21_jewels_are_picked_up_where_one_stops() {
    let scene =
        Scene::new("e5 o15").jewels(json!({"e5": {"oval": 1}, "c5": {"star": 1}, "a5": {"circle": 2, "square": 1}})).phase("move", &[0]);
    let mut play = scene.clone().seat(0, "card", json!("creep")).play();
    let events = play.go(0, "a5");
    assert_eq!(events[0]["picked"], json!({"square": 1, "circle": 2}));
    assert_eq!(play.at("jewels"), json!({"e5": {"oval": 1}, "c5": {"star": 1}}));
    let mut play = scene.play();
    play.go(0, "e5");
    assert_eq!(play.at("seats/0/jewels"), json!({"oval": 1}), "JH-7.4");
}

/// JH-7.1 to JH-7.8: spaces are shared and passed; a start space is a space; placing picks up nothing; the light is a barrier.
#[test]
fn jh_7_2_players_do_not_block_each_other() {
    let mut play = Scene::new("e5 c5 c5").phase("move", &[0]).play();
    play.go(0, "c5");
    assert_eq!(play.at("seats/0/space"), "c5", "JH-7.2");
    let walk = Scene::new("c1 e1").seat(0, "card", json!("creep")).phase("move", &[0]).dark().play();
    assert!(walk.options(0, "to").contains("e1") && walk.options(0, "to").contains("d1"), "JH-7.8: through the start space, or onto it");
    // The guard on his track is in nobody's way.
    let beside = Scene::new("c3 o15").guard("d4", "S").dark().seat(0, "card", json!("creep")).phase("move", &[0]).play();
    let reach = beside.options(0, "to");
    assert!(reach.contains("e3"), "JH-7.5, across the track beside him: {reach}");
    let mut placed = Scene::new("g7 o15").jewels(json!({"d1": {"oval": 1}})).guard("h12", "S").phase("place", &[0]).play();
    placed.act(0, json!({"type": "place", "at": "d1"}));
    assert_eq!((placed.at("seats/0/jewels"), placed.at("jewels/d1")), (json!({}), json!({"oval": 1})), "JH-7.3");
    let lit = Scene::new("e5 o15").seat(0, "card", json!("dash")).phase("move", &[0]).play();
    assert!(!lit.options(0, "to").split_whitespace().any(|to| ["g3", "g5", "i5"].contains(&to)), "JH-7.7");
    let stays = Scene::new("g5 o15").phase("move", &[0]).play();
    assert!(stays.options(0, "to").contains("g5"), "JH-7.7: by staying");
}

/// JH-7.13, JH-7.15: noise belongs to the card; characters change it (JH-2.20).
#[test]
fn jh_7_13_noise_belongs_to_the_card() {
    let revealed = |character: &str, uses: usize, card: &str| {
        let mut play = Scene::new("a1 o15").character(0, character, uses).gear(0, &["walkie_talkie"]).choosing().play();
        play.play_card(0, card);
        event(&play.play_card(1, "tiptoe"), "revealed")["noise"][0].clone()
    };
    assert_eq!(revealed("runner", 0, "dash"), 8);
    assert_eq!((revealed("cat_burglar", 0, "dash"), revealed("cat_burglar", 0, "tiptoe")), (json!(7), json!(0)));
    assert_eq!(revealed("cat_burglar", 0, "walkie_talkie"), 5, "JH-7.15: gear is no movement card");
    assert_eq!((revealed("broker", 0, "call_fence"), revealed("runner", 0, "call_fence")), (json!(1), json!(3)));
}

/// JH-7.14: who makes no noise is caught all the same; JH-7.23: he walks the full number, past players too.
#[test]
fn jh_7_14_silence_is_no_shelter() {
    let mut play = Scene::new("g5 c13").noise(&[0, 0]).flipping().guard("h8", "N").play();
    let events = play.flip("J03");
    assert_eq!(joined(&event(&events, "guard_walked")["path"]), "h8 h6 h4", "JH-7.22");
    let scene = Scene::new("g1 c13").noise(&[0, 0]).flipping().guard("h8", "N");
    assert_eq!(event(&scene.play().flip("J03"), "caught")["seat"], 0);
}

/// JH-7.24: the light of one round stays for the next, and comes back after a cut fuse (JH-6.41).
#[test]
fn jh_7_24_he_lights_every_round() {
    let mut play = Scene::new("a1 o15").dark().noise(&[1, 0]).flipping().play();
    play.flip("J01");
    assert_eq!((play.at("guard/light"), play.at("phase")), (json!(true), json!("choose")));
}

/// JH-7.35: a card from the fence counts in the same round; JH-2.10: a walkie-talkie draws after moving.
#[test]
fn jh_7_35_more_cards_more_to_drop() {
    let scene =
        Scene::new("g9 o15").revealed(&["walkie_talkie", "tiptoe"]).hand(0, "J01").owns(0, json!({"oval": 1, "star": 1, "circle": 1}));
    let mut play = scene.phase("move", &[0]).guard("h8", "S").dark().play();
    play.go(0, "g9");
    assert_eq!(play.at("phase"), "fence", "JH-2.10");
    play.chance(json!({"type": "fence", "seat": 0, "card": "J05"}));
    play.flip("J02");
    assert_eq!(play.at("phase"), "drop");
    assert!(
        play.legal(0)
            .iter()
            .all(|action| action["jewels"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum::<u64>() == 2)
    );
}

/// JH-7.41: two hand mirrors, each a quarter from where he then faces; JH-7.33: who is caught is fixed then.
#[test]
fn jh_7_41_two_mirrors() {
    let mut play = Scene::new("c3 k11 g13").each("card", &["hand_mirror", "hand_mirror", "dash"]).noise(&[2, 2, 8]).flipping().play();
    play.flip("J01");
    assert_eq!(play.at("queue"), json!([1, 0]), "k11 is closer to h12");
    play.act(1, json!({"type": "turn_guard", "facing": [1, 1]}));
    let turned: Vec<Value> = play.legal(0).iter().filter_map(|action| action.get("facing").cloned()).collect();
    assert_eq!(turned, [json!([1, -1]), json!([-1, 1])], "left of south-east, then right of it");
    let events = play.act(0, json!({"type": "turn_guard", "facing": [-1, 1]}));
    assert!(event(&events, "caught")["seat"] == 2, "both quarters together change nothing: {events:?}");
}

/// JH-2.20, JH-2.39, JH-5.6: a Lookout turns him to a compass point, with the light on or off; his light turns with him.
#[test]
fn jh_2_20_the_lookout_turns_him() {
    let scene = Scene::new("e5 o15").character(0, "lookout", 2).revealed(&["creep", "tiptoe"]).phase("before", &[0]);
    let turns = |scene: &Scene| {
        let legal = scene.play().legal(0);
        assert_eq!(legal.last(), Some(&json!({"type": "pass"})));
        legal.into_iter().filter_map(|action| action.get("facing").cloned()).collect::<Vec<_>>()
    };
    let compass = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]].map(|facing| json!(facing));
    assert_eq!(turns(&scene), compass[1..], "but not where he faces");
    assert_eq!(turns(&scene.clone().guard("h8", "[1,2]")), compass, "all eight, if he faces none of them");
    let mut play = scene.play();
    let events = play.act(0, json!({"type": "turn_guard", "facing": [-1, -1]}));
    let turned = json!({"event": "guard_turned", "by": 0, "facing": [-1, -1], "with": "lookout", "lit": ["g5", "e7", "g7"]});
    assert_eq!(events[0], turned);
    assert_eq!((play.at("guard/facing"), play.at("seats/0/special_left")), (json!([-1, -1]), json!(1)));
    let events = scene.dark().play().act(0, json!({"type": "turn_guard", "facing": [-1, -1]}));
    assert_eq!(events[0]["lit"], json!([]), "JH-7.66: nothing with the light off");
}

/// JH-7.60, JH-7.66: cutting the fuse is told if the light was on.
#[test]
fn jh_7_66_light_off_is_told_if_it_was_on() {
    for lit in [true, false] {
        let scene = Scene::new("e5 k7").gear(0, &["fuse_cutter"]).with("guard/light", json!(lit)).choosing();
        let mut play = scene.play();
        play.play_card(0, "fuse_cutter");
        let events = play.play_card(1, "tiptoe");
        assert_eq!(has(&events, "light_off"), lit);
        assert_eq!((play.at("guard/light"), play.at("seats/0/effect_done")), (json!(false), json!(true)));
    }
}

/// JH-7.66: a Broker who draws two raises two events of count 1, in the cooperative game as well.
#[test]
fn jh_7_66_two_draws_are_two_events() {
    let mut play = Scene::new("c5 k7").character(0, "broker", 0).choosing().play();
    play.play_card(0, "call_fence");
    play.play_card(1, "dash");
    for card in ["J01", "J03"] {
        let events = play.chance(json!({"type": "fence", "seat": 0, "card": card}));
        assert_eq!(events[0], json!({"event": "fence", "seat": 0, "count": 1, "cards": [card]}));
        assert_eq!(events[1], json!({"event": "fence", "seat": 0, "count": 1}));
        assert_eq!(events.len(), 2, "{events:?}");
    }
}

/// JH-7.62, JH-7.66: options that fix what chance would draw raise the same events.
#[test]
fn jh_7_62_fixed_options_are_told() {
    let kinds = ["alarm_clock", "felt_slippers", "fuse_cutter", "guard_uniform", "hand_mirror", "long_tongs"];
    let options = json!({"seats": 2, "blueprint": "vault", "characters": ["runner", "acrobat"], "gear": kinds, "first_seat": 1});
    let mut play = Play::new(&options);
    let opening: Vec<Value> = play.0.opening().iter().map(|heard| engine::json::to_value(&heard.event)).collect();
    assert_eq!(opening, [json!({"event": "blueprint", "name": "vault"})]);
    let mut told = set_up(&mut play);
    let characters: Vec<Value> = told.iter().filter(|event| event["event"] == "character").cloned().collect();
    let character = |seat: usize, who: &str| json!({"event": "character", "seat": seat, "character": who});
    assert_eq!(characters, [character(0, "runner"), character(1, "acrobat")]);
    while play.at("phase") == "draft" {
        let seat = play.0.turn().seats().lowest().unwrap().index();
        let first = play.legal(seat)[0].clone();
        told.extend(play.act(seat, first));
    }
    assert_eq!(event(&told, "first_seat")["seat"], 1);
    let offered: Vec<&str> =
        told.iter().filter(|event| event["event"] == "gear_offered").map(|event| event["kind"].as_str().unwrap()).collect();
    assert_eq!(offered, kinds, "by kind");
}

/// JH-7.43, JH-1.3: jewels are open, jewelry is counted.
#[test]
fn jh_7_43_what_others_see() {
    let play = Scene::new("c3 k11").owns(0, json!({"star": 2})).hand(0, "J01 J02 J03").play();
    let view = play.view(seat(1));
    assert_eq!((&view["seats"][0]["jewels"], &view["seats"][0]["jewelry"]), (&json!({"star": 2}), &json!({"count": 3})));
    assert_eq!((&view["drawn"], &view["seats"][0]["pack"]), (&json!([]), &json!({"count": 0})), "JH-7.63");
}

/// JH-8.1, JH-8.2, JH-6.0: the round whose flip empties the deck is the last.
#[test]
fn jh_8_1_the_last_card_ends_the_night() {
    let scene = |deck: &str| {
        Scene::new("a1 a1")
            .deck(deck)
            .guard("n12", "E")
            .owns(0, json!({"star": 2, "oval": 1}))
            .seat(0, "jewelry", json!(["J02"]))
            .flipping()
    };
    assert!(!has(&scene("J29 J30").play().flip("J30"), "over"));
    let events = scene("J30").play().flip("J30");
    let line = json!({"cards": ["J02"], "card_value": 11, "loose": 1, "gear_cost": 0, "drafted": 0});
    assert_eq!(event(&events, "over")["result"]["seats"][0], line, "JH-8.2");
}

/// JH-9.3, JH-9.4, JH-9.6: the crew's drops, what the fence does for it, and the early end.
#[test]
fn jh_9_4_a_crew_drops_ten() {
    let ten = "J01 J02 J03 J04 J05 J06 J07 J08 J09 J10";
    let scene =
        Scene::new("e7 o15").coop(ten).noise(&[8, 1]).owns(0, json!({"oval": 6, "star": 6})).flipping().with("wires", json!(["f8"]));
    let dropped = |scene: Scene| {
        let mut play = scene.guard("h8", "W").play();
        play.flip("J30");
        play.legal(0)[0]["jewels"].clone()
    };
    assert_eq!(dropped(scene.clone()), json!({"oval": 6, "star": 4}), "JH-9.4");
    assert_eq!(dropped(scene.character(0, "escape_artist", 0)), json!({"oval": 5}));
    // The fence: plain, and with an exchange.
    let calling = |fence: &str, character: &str| {
        let scene = Scene::new("a1 o15").coop("J01 J02").with("options/coop_fence", json!(fence)).character(0, character, 0).choosing();
        let mut play = scene.play();
        play.play_card(0, "call_fence");
        play.play_card(1, "dash");
        play
    };
    let mut plain = calling("plain", "broker");
    let events = plain.chance(json!({"type": "fence", "seat": 0, "card": "J07"}));
    assert_eq!(events[0], json!({"event": "fence", "seat": 0, "count": 1, "cards": ["J07"]}));
    assert_eq!((plain.at("discard"), plain.at("phase")), (json!(["J07"]), json!("move")), "JH-9.6: a Broker draws one like everybody");
    let mut swap = calling("swap", "broker");
    swap.chance(json!({"type": "fence", "seat": 0, "card": "J09"}));
    swap.chance(json!({"type": "fence", "seat": 0, "card": "J07"}));
    assert_eq!((swap.at("phase"), swap.legal(0).len(), &swap.view(seat(1))["drawn"]), (json!("swap"), 5, &json!(["J07", "J09"])));
    let mut passed = Play(swap.0.fork());
    let events = passed.act(0, json!({"type": "pass"}));
    assert_eq!(events, [json!({"event": "fence_passed", "seat": 0, "card": "J07"})], "JH-7.66");
    assert_eq!((passed.at("discard"), passed.at("deck/count")), (json!(["J07"]), json!(27)), "JH-9.6: the lower id is discarded");
    let events = swap.act(0, json!({"type": "swap", "in": "J09", "out": "J01"}));
    assert_eq!(events[0], json!({"event": "fence_swapped", "seat": 0, "in": "J09", "out": "J01"}));
    assert_eq!((swap.at("shared"), swap.at("discard"), swap.at("deck/count")), (json!(["J02", "J09"]), json!(["J01"]), json!(27)));
    // The early end.
    for (finish, over) in [("deck", false), ("covered", true)] {
        let scene =
            Scene::new("a1 a1").coop("J03").owns(0, json!({"square": 1})).owns(1, json!({"square": 1})).guard("n12", "E").flipping();
        let events = scene.with("options/coop_finish", json!(finish)).play().flip("J30");
        assert_eq!(has(&events, "over"), over, "JH-9.3");
    }
}

/// JH-9.8, JH-7.30: fewer cards dealt make a longer game.
#[test]
fn jh_9_8_a_longer_game() {
    for (dealt, left) in [(4, 6), (3, 12), (2, 18)] {
        let mut play = Play::new(&json!({"seats": 6, "jewelry_dealt": dealt}));
        set_up(&mut play);
        draft_jewelry(&mut play);
        assert_eq!((play.at("deck/count"), play.at("seats/0/jewelry").as_array().unwrap().len()), (json!(left), dealt));
    }
}

/// JH-2.2, JH-2.7, JH-2.31: a hand of six, cards whose size is how far he walks, cases in a square of four by four.
#[test]
fn jh_2_7_the_size_of_a_card_is_how_far_he_walks() {
    for (card, steps) in [("J01", 2), ("J15", 3), ("J19", 4), ("J27", 5)] {
        let events = Scene::new("a1 o15").flipping().play().flip(card);
        assert_eq!(event(&events, "flipped")["steps"], steps);
        assert_eq!(event(&events, "guard_walked")["path"].as_array().unwrap().len(), steps + 1);
    }
    assert_eq!(Scene::new("a1 o15").choosing().play().legal(0).len(), 6, "JH-2.2");
    let plan = jewel_heist::floor::blueprint::Plan::find("wings").unwrap();
    let cases =
        jewel_heist::floor::cell::Cell::all().filter(|cell| plan.sign(*cell) == b'+').map(|cell| cell.to_string()).collect::<Vec<_>>();
    assert_eq!(cases.join(" "), "b2 f2 j2 n2 b6 f6 j6 n6 b10 f10 j10 n10 b14 f14 j14 n14", "JH-2.31, JH-7.1");
}
