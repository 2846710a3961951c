//! The worked examples of the rules, by number; those of the variants are in `variants.rs`.

use crate::support::{
    Play, Setup, act, acts, choose_leader, dice, done, end_turn, heap, names, pass, protect, put_back, reroll, setup, stop, take,
};
use serde_json::{Value, json};

fn totals(play: &Play) -> Value {
    let lines = play.get("/result/lines");
    json!(lines.as_array().unwrap().iter().map(|line| line["total"].clone()).collect::<Vec<_>>())
}

/// Crystals, bonus, unstable, reckless and total of each seat.
fn lines(play: &Play) -> Vec<[i64; 5]> {
    let line = |line: &Value| ["crystals", "bonus", "unstable", "reckless", "total"].map(|part| line[part].as_i64().unwrap());
    play.get("/result/lines").as_array().unwrap().iter().map(line).collect()
}

#[test]
fn qd_11_1_set_up() {
    for (seats, bag) in [(3, [8, 8, 6, 6, 6, 4, 3]), (4, [9, 9, 7, 7, 7, 5, 3]), (5, [10, 10, 8, 8, 8, 5, 3]), (6, [12, 12, 9, 9, 9, 6, 3])]
    {
        let play = Play::new(json!({"seats": seats, "first_seat": 0}));
        assert_eq!((play.bag(), play.get("/pairs_left"), play.get("/round")), (bag, json!(5), json!(1)));
    }
}

/// QD-11.2, and where QD-11.4 begins.
fn first_draw() -> Play {
    let mut play = Play::new(json!({"seats": 3, "first_seat": 1}));
    assert_eq!(play.at(), ("mine".into(), json!(1)));
    for (crystal, weight) in [("quartz", 8), ("rubellite", 8), ("emerald", 6), ("sapphire", 6), ("ruby", 6), ("amber", 4), ("unstable", 3)]
    {
        assert_eq!(play.draw_weight(crystal), (weight, 41));
    }
    let events = play.draw("unstable");
    assert_eq!(events, [json!({"event": "mined", "seat": 1, "crystal": "unstable", "by": "turn", "marker": true})]);
    play
}

/// QD-5.4, QD-6.7.
#[test]
fn qd_11_2_first_draw() {
    let play = first_draw();
    assert_eq!((play.cart(1), play.markers(1), play.bag()), (heap("unstable"), 1, [8, 8, 6, 6, 6, 4, 2]));
    assert_eq!((play.at().0, play.get("/turn/rolling")), ("roll".into(), json!(5)));
}

#[test]
fn qd_11_3_roll_odds() {
    let outcomes = first_draw().outcomes();
    assert_eq!(outcomes.len(), 252);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 7776);
    let weight = |faces: &str| outcomes.iter().find(|(outcome, _)| outcome["faces"] == json!(dice(faces))).unwrap().1;
    assert_eq!(weight("3 pickaxe, 2 helmet"), 10);
    assert_eq!(weight("pickaxe, chest, transfer, steal, helmet"), 120);
    assert_eq!(weight("5 steal"), 1);
}

/// QD-5.7, QD-5.8, QD-6.10.
#[test]
fn qd_11_4_rerolls_and_marker() {
    let mut play = first_draw();
    play.roll("pickaxe, 2 chest, steal, helmet");
    assert_eq!(play.legal(1).len(), 24);
    assert_eq!(play.refused(1, reroll("2 chest", true)), "free_roll_left");
    play.act(1, reroll("2 chest", false));
    let events = play.roll("pickaxe, transfer, helmet");
    let lying = dice("pickaxe, 2 chest, transfer, helmet");
    let rolled = json!({"event": "rolled", "seat": 1, "roll": 2, "kept": ["chest", "chest"], "rolled": ["pickaxe", "transfer", "helmet"],
                        "dice": lying, "marker": false});
    assert_eq!(events, [rolled]);
    play.act(1, reroll("helmet", false));
    play.roll("2 jackhammer, steal, helmet");
    assert_eq!((play.get("/turn/rolls"), play.at().0), (json!(3), "reroll".into()));
    assert_eq!(play.refused(1, reroll("2 jackhammer, 2 helmet", false)), "marker_needed");
    play.act(1, reroll("2 jackhammer, 2 helmet", true));
    assert_eq!(play.markers(1), 0);
    assert_eq!(play.outcomes().len(), 6);
    let events = play.roll("jackhammer");
    assert_eq!(names(&events), ["rolled", "stopped"]);
    assert_eq!((&events[0]["marker"], &events[1]["wilds"]), (&json!(true), &json!(1)));
    assert_eq!((play.get("/turn/rolls"), play.get("/turn/wilds_left"), play.at().0), (json!(4), json!(1), "act".into()));
    assert_eq!(play.legal(1), acts("pickaxe 1, jackhammer 2 3 4"));
}

fn mid_game() -> Setup {
    setup(3).cart(0, "ruby").bag_counts([8, 8, 6, 6, 5, 4, 3])
}

/// QD-5.16, QD-6.12.
#[test]
fn qd_11_5_using_fewer_pickaxes() {
    let mut play = mid_game().dice("3 pickaxe, chest, steal").play();
    assert_eq!(play.legal(0), acts("pickaxe 1 2 3"));
    play.act(0, act("pickaxe", 2));
    assert_eq!(play.draw_weight("amber"), (4, 40));
    play.draw("amber");
    assert_eq!(play.draw_weight("unstable"), (3, 39));
    let events = play.draw("unstable");
    assert_eq!((play.cart(0), play.markers(0)), (heap("ruby, amber, unstable"), 1));
    assert_eq!(play.bag().iter().sum::<u8>(), 38);
    assert_eq!(names(&events), ["mined", "turn_ended", "turn_started"]);
    assert_eq!(events[1], json!({"event": "turn_ended", "seat": 0, "auto": true}));
    assert_eq!(play.at(), ("mine".into(), json!(1)));
}

/// QD-5.16, QD-5.17, QD-6.13.
#[test]
fn qd_11_6_jackhammer_5() {
    let mut play = mid_game().dice("5 jackhammer").play();
    play.act(0, act("jackhammer", 5));
    for crystal in ["quartz", "unstable", "ruby", "amber", "quartz"] {
        play.draw(crystal);
    }
    assert_eq!((play.markers(0), play.at().0, play.legal(0).len()), (1, "return".into(), 7));
    assert_eq!(play.get("/turn/act/drawn"), json!(["quartz", "unstable", "ruby", "amber", "quartz"]));
    play.act(0, put_back(&["quartz", "unstable"]));
    assert_eq!((play.cart(0), play.markers(0)), (heap("quartz, 2 ruby, amber"), 1));
    assert_eq!((play.bag().iter().sum::<u8>(), play.bag()[6]), (37, 3));
    let crystals = ["quartz", "emerald", "ruby", "amber"];
    for (strength, returned) in [(2, 1), (3, 1), (4, 2)] {
        let mut play = mid_game().dice("5 jackhammer").play();
        play.act(0, act("jackhammer", strength as u64));
        crystals[..strength].iter().for_each(|crystal| drop(play.draw(crystal)));
        let legal = play.legal(0);
        assert!(legal.iter().all(|action| action["crystals"].as_array().unwrap().len() == returned));
        assert_eq!(legal.len(), [2, 3, 6][strength - 2]);
    }
}

/// QD-5.23, QD-8.1: an empty bag is looked for before the end of the round.
#[test]
fn qd_11_7_short_bag() {
    let carts = setup(3).round(6).acting(2).bag("ruby").cart(0, "amber").cart(1, "2 sapphire").cart(2, "quartz").chest(0, "quartz");
    let mut play = carts.waiting(&[2]).dice("pickaxe, 2 jackhammer, 2 chest").play();
    assert_eq!(play.legal(2), acts("pickaxe 1, jackhammer 2, chest 2"));
    play.act(2, act("jackhammer", 2));
    play.draw("ruby");
    assert_eq!((play.cart(2), play.at().0), (heap("quartz, ruby"), "act".into()));
    assert_eq!(play.legal(2), acts("chest 2"));
    assert_eq!(play.refused(2, act("pickaxe", 1)), "bag_empty");
    play.act(2, act("chest", 2));
    let events = play.act(2, protect("ruby"));
    assert_eq!(names(&events), ["protected", "turn_ended", "bag_empty", "game_over"]);
    assert_eq!((totals(&play), play.get("/result/ranks")), (json!([9, 3, 7]), json!([1, 3, 2])));
    assert_eq!((play.get("/result/end"), play.at()), (json!("bag_empty"), ("over".into(), json!(null))));
}

/// QD-5.10, QD-6.16.
#[test]
fn qd_11_8_steal_and_four_helmets() {
    let table = setup(4).cart(1, "amber, quartz").cart(2, "2 ruby").cart(3, "2 unstable").bag("5 quartz, unstable");
    let mut play = table.dice("steal, 4 helmet").play();
    assert_eq!(play.legal(0), acts("pickaxe 1 2, jackhammer 2, steal 2 3"));
    let events = play.act(0, act("steal", 3));
    assert_eq!(events, [json!({"event": "acted", "seat": 0, "action": "steal", "strength": 3, "wilds": 2})]);
    assert_eq!(play.refused(0, take(3, "unstable")), "not_valuable");
    play.act(0, take(1, "amber"));
    assert!(play.legal(0).contains(&done()));
    play.act(0, take(2, "ruby"));
    assert_eq!(play.cart(0), heap("ruby, amber"));
}

#[test]
fn qd_11_9_pickaxe_and_four_helmets() {
    let mut play = setup(4).cart(0, "emerald").bag("5 quartz, unstable").dice("pickaxe, 4 helmet").play();
    assert_eq!(play.legal(0), acts("pickaxe 1 2 3, jackhammer 2, chest 2"));
    play.act(0, act("pickaxe", 1));
    play.draw("quartz");
    assert_eq!(play.get("/turn/wilds_left"), 2);
    assert_eq!(play.legal(0), acts("jackhammer 2, chest 2"));
    play.act(0, act("chest", 2));
    play.act(0, protect("emerald"));
    assert_eq!((play.cart(0), play.chest(0), play.at().1), (heap("quartz"), heap("emerald"), json!(1)));
}

/// QD-5.10: dice that show the tool are used before wilds.
#[test]
fn qd_11_10_one_wild_two_candidates() {
    let table = setup(4).cart(0, "emerald, unstable").cart(1, "ruby").bag("5 quartz, unstable");
    let mut play = table.clone().dice("chest, steal, 3 helmet").play();
    assert_eq!(play.legal(0), acts("pickaxe 1, chest 2, steal 2"));
    play.act(0, act("steal", 2));
    play.act(0, take(1, "ruby"));
    assert_eq!(play.at(), ("mine".into(), json!(1)));
    let mut play = table.dice("chest, 4 helmet").play();
    play.act(0, act("pickaxe", 1));
    play.draw("quartz");
    assert_eq!(play.get("/turn/wilds_left"), 1);
    assert_eq!(play.act(0, act("chest", 2))[0]["wilds"], 1);
}

/// QD-6.15.
#[test]
fn qd_11_11_transfer_to_two_players() {
    let mut play = setup(4).cart(0, "3 unstable").markers(0, 2).dice("pickaxe, 3 transfer, helmet").play();
    play.act(0, act("transfer", 3));
    play.act(0, pass(1));
    play.act(0, pass(3));
    assert_eq!((0..4).map(|seat| play.cart(seat)[6]).collect::<Vec<_>>(), [1, 1, 0, 1]);
    assert_eq!((0..4).map(|seat| play.markers(seat)).collect::<Vec<_>>(), [2, 0, 0, 0]);
    assert_eq!(play.legal(0), acts("pickaxe 1"));
}

/// QD-2.7, QD-5.19, QD-6.14, QD-6.21.
#[test]
fn qd_11_12_protecting_an_unstable_crystal() {
    let table = setup(3).round(6).waiting(&[0]).cart(0, "amber, ruby, 2 unstable").bag("quartz");
    let mut play = table.dice("4 chest, helmet").play();
    assert_eq!(play.legal(0), acts("chest 2 3 4"));
    play.act(0, act("chest", 4));
    for crystal in ["amber", "unstable", "ruby"] {
        play.act(0, protect(crystal));
    }
    assert_eq!((play.chest(0), play.cart(0)), (heap("amber, unstable, ruby"), heap("unstable")));
    assert_eq!(lines(&play)[0][2], -6);
}

/// QD-6.22: all who are tied for the emptiest chest lose.
#[test]
fn qd_11_13_bag_empty_in_mid_turn() {
    let carts = setup(3).round(4).acting(1).bag("emerald, sapphire").cart(0, "2 quartz, ruby").cart(1, "amber").cart(2, "3 rubellite");
    let table = carts.chest(0, "sapphire").chest(2, "2 emerald");
    let mut play = table.clone().dice("2 pickaxe, 2 chest, steal").play();
    play.act(1, act("pickaxe", 2));
    play.draw("emerald");
    play.draw("sapphire");
    assert_eq!(play.legal(1), acts("chest 2"));
    play.act(1, act("chest", 2));
    play.act(1, protect("amber"));
    assert_eq!((play.at().0, play.get("/result/end")), ("over".into(), json!("bag_empty")));
    assert_eq!(lines(&play), [[12, 0, 0, -5, 7], [15, 0, 0, -5, 10], [12, 3, 0, 0, 15]]);
    assert_eq!(play.get("/result/ranks"), json!([3, 2, 1]));
    let mut play = table.dice("2 jackhammer, chest, transfer, steal").play();
    play.act(1, act("jackhammer", 2));
    play.draw("emerald");
    play.draw("sapphire");
    assert_eq!(play.bag(), [0; 7]);
    play.act(1, put_back(&["emerald"]));
    assert_eq!((play.bag(), play.at()), (heap("emerald"), ("mine".into(), json!(2))));
}

#[test]
fn qd_11_14_leader_tie() {
    let carts = setup(4).round(2).acting(3).cart(0, "quartz, amber").cart(1, "3 ruby, unstable").cart(2, "3 quartz");
    let table = carts.cart(3, "2 amber, 2 unstable").chest(0, "4 ruby").bag("5 quartz, 2 unstable").waiting(&[3]);
    let mut play = table.clone().dice("pickaxe, jackhammer, chest, transfer, steal").play();
    let events = play.act(3, end_turn());
    assert_eq!(events[1], json!({"event": "leader_tie", "seats": [1, 2], "chooser": 0}));
    assert_eq!(play.at(), ("choose_leader".into(), json!(0)));
    assert_eq!(play.legal(0), [choose_leader(1), choose_leader(2)]);
    assert_eq!(play.refused(0, choose_leader(3)), "not_tied");
    let events = play.act(0, choose_leader(2));
    assert_eq!(events[0], json!({"event": "new_leader", "seat": 2, "by": "choice", "valuable": 3}));
    assert_eq!(events[1], json!({"event": "round_started", "round": 3, "leader": 2, "added": 2, "bag_size": 9}));
    assert_eq!((play.bag(), play.get("/pairs_left")), (heap("5 quartz, 4 unstable"), json!(3)));
    assert_eq!(play.get("/to_play"), json!([2, 3, 0, 1]));
    let mut play = table.phase("mine").play();
    play.draw("quartz");
    play.roll("pickaxe, jackhammer, chest, transfer, steal");
    play.act(3, stop());
    play.act(3, end_turn());
    assert_eq!(play.legal(0), [choose_leader(1), choose_leader(2), choose_leader(3)]);
}

/// Ends the sixth round with these carts and chests.
fn at_the_end(carts: &[&str], chests: &[&str]) -> Play {
    let last = carts.len() - 1;
    let mut table = setup(carts.len()).round(6).acting(last).waiting(&[last]).dice("pickaxe, jackhammer, chest, transfer, steal");
    for (seat, (cart, chest)) in carts.iter().zip(chests).enumerate() {
        table = table.cart(seat, cart).chest(seat, chest);
    }
    let mut play = table.bag("rubellite").play();
    play.act(last, end_turn());
    play
}

/// QD-2.7, QD-6.20, QD-8.2.
#[test]
fn qd_11_15_scoring() {
    let carts = ["3 quartz, ruby, 2 unstable", "amber, 4 sapphire", "6 rubellite, unstable", "2 emerald"];
    let play = at_the_end(&carts, &["2 quartz, amber", "sapphire", "rubellite, 2 ruby", "emerald, amber, unstable"]);
    assert_eq!(lines(&play), [[19, 10, -6, 0, 23], [28, 10, 0, -5, 33], [26, 15, -3, 0, 38], [17, 3, -3, 0, 17]]);
    assert_eq!((play.get("/result/ranks"), play.get("/result/end")), (json!([3, 2, 1, 4]), json!("six_rounds")));
    let first = json!({"seat": 0, "crystals": 19, "bonus": 10, "unstable": -6, "reckless": 0, "total": 23, "tiebreak": [5, 0, 0, 0, 1, 1]});
    assert_eq!(play.get("/result/lines/0"), first);
    assert_eq!((play.get("/result/scores"), play.get("/result/winners")), (json!([23, 33, 38, 17]), json!([2])));
}

/// QD-6.23, QD-8.5.
#[test]
fn qd_11_16_tie_break() {
    let play = at_the_end(&["sapphire, 2 quartz", "ruby", "ruby"], &["ruby"; 3]);
    assert_eq!((totals(&play), play.get("/result/ranks")), (json!([7, 7, 7]), json!([1, 2, 2])));
}

/// QD-2.7, QD-6.22.
#[test]
fn qd_11_17_nobody_protected_anything() {
    let play = at_the_end(&["ruby", "quartz", ""], &[""; 3]);
    assert_eq!(totals(&play), json!([1, -4, -5]));
}

/// QD-7.3.
#[test]
fn qd_11_24_useless_strength() {
    let mut play = setup(3).cart(1, "ruby").cart(2, "unstable").dice("4 steal, chest").play();
    assert_eq!(play.legal(0), acts("steal 2"));
    assert_eq!(play.refused(0, act("steal", 3)), "more_than_useful");
}

/// QD-5.9.
#[test]
fn qd_11_25_automatic_end() {
    let mut play = setup(3).phase("reroll").cart(0, "quartz").dice("chest, transfer, jackhammer, steal, helmet").turn("rolls", 2).play();
    play.act(0, reroll("chest, transfer, jackhammer, steal", false));
    let events = play.roll("helmet");
    assert_eq!(names(&events), ["rolled", "stopped", "turn_ended", "turn_started"]);
    assert_eq!(events[2], json!({"event": "turn_ended", "seat": 0, "auto": true}));
}
