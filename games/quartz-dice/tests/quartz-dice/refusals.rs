//! Every refusal, by number, and that it changes nothing (section 10 of the rules).

use crate::support::{Play, act, choose_leader, dice, done, end_turn, pass, protect, put_back, reroll, setup, stop, take};
use engine::{Arg, Face};
use quartz_dice::QuartzDice;
use serde_json::{Value, json};

const NOTHING: &str = "pickaxe, jackhammer, chest, transfer, steal";

fn every_kind() -> Vec<Value> {
    let kinds = [reroll("", false), stop(), act("pickaxe", 1), end_turn(), put_back(&["quartz"]), protect("quartz"), pass(1)];
    kinds.into_iter().chain([take(1, "quartz"), done(), choose_leader(1)]).collect()
}

#[test]
fn qd_10_1_game_over() {
    let mut play = setup(3).round(6).acting(2).waiting(&[2]).dice(NOTHING).play();
    play.act(2, end_turn());
    for seat in 0..3 {
        for action in every_kind().into_iter().chain([json!({"type": "dance"}), json!(null)]) {
            assert_eq!(play.refused(seat, action), "game_over");
        }
        assert!(play.legal(seat).is_empty());
    }
}

#[test]
fn qd_10_2_not_your_turn() {
    let mut play = setup(3).acting(1).dice(NOTHING).play();
    for seat in [0, 2] {
        // Whose turn it is comes before how the action is written.
        for action in [end_turn(), json!({"type": "dance"}), json!(7)] {
            assert_eq!(play.refused(seat, action), "not_your_turn");
        }
    }
    let mut play = Play::new(json!({"seats": 3}));
    assert_eq!(play.refused(0, stop()), "not_your_turn", "chance names the first Leader");
    let mut play = Play::new(json!({"seats": 3, "first_seat": 0}));
    assert_eq!(play.refused(0, stop()), "not_your_turn", "chance draws");
    let mut out = setup(4).mode("last_shall_be_first").round(5).out(2, 1).dice(NOTHING).play();
    assert_eq!(out.refused(2, end_turn()), "not_your_turn", "somebody who is out");
}

#[test]
fn qd_10_3_malformed() {
    let mut play = setup(3).dice(NOTHING).play();
    for action in [
        json!(null),
        json!([]),
        json!("stop"),
        json!({}),
        json!({"type": null}),
        json!({"type": "dance"}),
        json!({"type": "Stop"}),
        json!({"type": "stop", "now": true}),
        json!({"type": "end_turn", "seat": 0}),
        json!({"type": "reroll", "keep": []}),
        json!({"type": "reroll", "marker": false}),
        json!({"type": "reroll", "keep": "chest", "marker": false}),
        json!({"type": "reroll", "keep": ["chest"], "marker": 0}),
        json!({"type": "reroll", "keep": ["crown"], "marker": false}),
        json!({"type": "reroll", "keep": [2], "marker": false}),
        json!({"type": "reroll", "keep": ["steal", "chest"], "marker": false}),
        json!({"type": "reroll", "keep": ["chest", "chest", "chest", "chest", "chest", "chest", "pickaxe"], "marker": false}),
        json!({"type": "act", "action": "pickaxe"}),
        json!({"type": "act", "strength": 1}),
        json!({"type": "act", "action": "helmet", "strength": 2}),
        json!({"type": "act", "action": 0, "strength": 2}),
        json!({"type": "act", "action": "pickaxe", "strength": -1}),
        json!({"type": "act", "action": "pickaxe", "strength": 1.5}),
        json!({"type": "act", "action": "pickaxe", "strength": "1"}),
        json!({"type": "act", "action": "pickaxe", "strength": 1, "wilds": 0}),
        json!({"type": "return"}),
        json!({"type": "return", "crystals": "quartz"}),
        json!({"type": "return", "crystals": ["obsidian"]}),
        json!({"type": "return", "crystals": ["ruby", "quartz"]}),
        json!({"type": "protect"}),
        json!({"type": "protect", "crystal": "gold"}),
        json!({"type": "protect", "crystal": null}),
        json!({"type": "pass"}),
        json!({"type": "pass", "to": -1}),
        json!({"type": "pass", "to": null}),
        json!({"type": "take", "from": 1}),
        json!({"type": "take", "crystal": "ruby"}),
        json!({"type": "take", "from": 0.5, "crystal": "ruby"}),
        json!({"type": "choose_leader"}),
        json!({"type": "choose_leader", "seat": [1]}),
    ] {
        assert_eq!(play.refused(0, action.clone()), "malformed", "{action}");
    }
}

#[test]
fn qd_10_4_wrong_phase() {
    let check = |mut play: Play, seat: usize, allowed: &[&str]| {
        for action in every_kind() {
            if !allowed.contains(&action["type"].as_str().unwrap()) {
                assert_eq!(play.refused(seat, action.clone()), "wrong_phase", "{action}");
            }
        }
    };
    check(setup(3).phase("reroll").dice(NOTHING).turn("rolls", 1).play(), 0, &["reroll", "stop"]);
    check(setup(3).dice(NOTHING).play(), 0, &["act", "end_turn"]);
    let table = setup(3).cart(0, "2 ruby, 2 unstable").cart(1, "2 amber").bag("5 quartz");
    let mut drawing = table.clone().dice("5 jackhammer").play();
    drawing.act(0, act("jackhammer", 2));
    drawing.draw("quartz");
    drawing.draw("quartz");
    check(drawing, 0, &["return"]);
    for (tool, pick) in [("chest", "protect"), ("transfer", "pass"), ("steal", "take")] {
        let mut picking = table.clone().dice(&format!("5 {tool}")).play();
        picking.act(0, act(tool, 3));
        check(picking, 0, &[pick, "done"]);
    }
    check(setup(3).phase("choose_leader").play(), 0, &["choose_leader"]);
}

fn rolling(rolls: u32) -> Play {
    setup(3).phase("reroll").markers(0, 1).dice("pickaxe, 2 chest, steal, helmet").turn("rolls", rolls).play()
}

#[test]
fn qd_10_5_and_10_6_dice_that_are_not_there_and_dice_that_all_stay() {
    let mut play = rolling(1);
    for keep in ["3 chest", "transfer", "6 chest", "pickaxe, 2 chest, steal, 2 helmet"] {
        // Before whether a marker is due.
        assert_eq!(play.refused(0, reroll(keep, true)), "not_your_dice");
    }
    let many = json!({"type": "reroll", "keep": vec!["chest"; 300], "marker": false});
    assert_eq!(play.refused(0, many), "not_your_dice");
    assert_eq!(play.refused(0, reroll("pickaxe, 2 chest, steal, helmet", true)), "roll_nothing");
    play.act(0, reroll("pickaxe, 2 chest, steal", false));
}

#[test]
fn qd_10_7_and_10_8_markers_after_free_rolls() {
    for rolls in [1, 2] {
        assert_eq!(rolling(rolls).refused(0, reroll("", true)), "free_roll_left");
    }
    for rolls in [3, 4, 99] {
        assert_eq!(rolling(rolls).refused(0, reroll("", false)), "marker_needed");
    }
    rolling(3).act(0, reroll("", true));
}

/// QD-5.11 and QD-5.13, least strength.
#[test]
fn qd_10_9_to_10_11_used_too_low_and_not_enough() {
    let mut play = setup(3).cart(0, "2 ruby").dice("2 pickaxe, chest, 2 helmet").turn("used", json!(["pickaxe"])).play();
    for strength in [0, 1, 3, u64::MAX] {
        assert_eq!(play.refused(0, act("pickaxe", strength)), "action_used");
    }
    for strength in [0, 1] {
        assert_eq!(play.refused(0, act("chest", strength)), "strength_too_low");
    }
    for strength in [json!(3), json!(255), json!(256), json!(u64::MAX), json!(1e30)] {
        let action = json!({"type": "act", "action": "chest", "strength": strength});
        assert_eq!(play.refused(0, action), "not_enough_faces");
    }
    assert_eq!(play.refused(0, act("jackhammer", 2)), "not_enough_faces", "one wild is one face (QD-7.7)");
    assert_eq!(setup(3).dice(NOTHING).play().refused(0, act("pickaxe", 0)), "strength_too_low");
}

#[test]
fn qd_10_12_bag_empty() {
    let mut play = setup(3).bag("").dice("2 pickaxe, 3 jackhammer").play();
    for action in [act("pickaxe", 1), act("pickaxe", 2), act("jackhammer", 2), act("jackhammer", 3)] {
        assert_eq!(play.refused(0, action), "bag_empty");
    }
    assert_eq!(play.refused(0, act("pickaxe", 3)), "not_enough_faces");
}

/// QD-5.13 to QD-5.15: none without a crystal to move.
#[test]
fn qd_10_13_to_10_15_nothing_there() {
    for (tool, code) in [("chest", "nothing_to_protect"), ("transfer", "no_unstable"), ("steal", "nothing_to_steal")] {
        let table = setup(3).cart(1, "2 unstable").chest(1, "ruby").dice(&format!("5 {tool}"));
        assert_eq!(table.play().refused(0, act(tool, 2)), code);
    }
    let mut valuable = setup(3).cart(0, "ruby").dice("5 transfer").play();
    assert_eq!(valuable.refused(0, act("transfer", 2)), "no_unstable");
}

/// QD-5.11 to QD-5.15, last column, and QD-7.3.
#[test]
fn qd_10_16_more_than_useful() {
    let table = setup(3).cart(0, "ruby, unstable").cart(1, "amber").bag("2 quartz");
    for (tool, most) in [("pickaxe", 2), ("jackhammer", 2), ("chest", 3), ("transfer", 2), ("steal", 2)] {
        let mut play = table.clone().dice(&format!("5 {tool}")).play();
        for strength in most + 1..=5 {
            assert_eq!(play.refused(0, act(tool, strength)), "more_than_useful", "{tool} {strength}");
        }
        play.act(0, act(tool, most));
    }
    // QD-5.12: two are allowed with one crystal.
    let mut play = setup(3).bag("quartz").dice("5 jackhammer").play();
    assert_eq!(play.refused(0, act("jackhammer", 3)), "more_than_useful");
    play.act(0, act("jackhammer", 2));
}

/// QD-5.17.
#[test]
fn qd_10_17_wrong_return() {
    let mut play = setup(3).cart(0, "amber").bag("3 quartz, ruby, emerald").dice("5 jackhammer").play();
    play.act(0, act("jackhammer", 4));
    ["quartz", "ruby", "quartz", "emerald"].iter().for_each(|crystal| drop(play.draw(crystal)));
    for crystals in [&[][..], &["quartz"], &["quartz", "quartz", "ruby"], &["quartz", "amber"], &["ruby", "ruby"], &["quartz"; 100]] {
        assert_eq!(play.refused(0, put_back(crystals)), "wrong_return", "{crystals:?}");
    }
    play.act(0, put_back(&["quartz", "quartz"]));
}

#[test]
fn qd_10_18_bad_target() {
    let table = setup(4).mode("last_shall_be_first").round(5).out(2, 1).cart(0, "2 unstable").cart(1, "ruby, unstable");
    let mut passing = table.clone().dice("5 transfer").play();
    passing.act(0, act("transfer", 2));
    let mut stealing = table.dice("5 steal").play();
    stealing.act(0, act("steal", 2));
    for seat in [json!(0), json!(2), json!(4), json!(7), json!(8), json!(255), json!(u64::MAX), json!(1e30)] {
        assert_eq!(passing.refused(0, json!({"type": "pass", "to": seat})), "bad_target");
        // Before whether such a crystal can be stolen.
        assert_eq!(stealing.refused(0, json!({"type": "take", "from": seat, "crystal": "unstable"})), "bad_target");
    }
    assert_eq!(passing.legal(0), [pass(1), pass(3)]);
    assert_eq!(stealing.legal(0), [take(1, "ruby")]);
}

/// QD-5.19, QD-5.21, QD-6.14: what is in a chest can no longer be stolen.
#[test]
fn qd_10_19_and_10_20_what_cannot_be_had() {
    let mut play = setup(3).cart(1, "ruby, unstable").chest(1, "amber").dice("5 steal").play();
    play.act(0, act("steal", 2));
    for from in [1, 2] {
        assert_eq!(play.refused(0, take(from, "unstable")), "not_valuable");
        assert_eq!(play.refused(0, take(from, "amber")), "not_on_cart");
    }
    let mut play = setup(3).cart(0, "ruby").chest(0, "amber").dice("5 chest").play();
    play.act(0, act("chest", 2));
    for crystal in ["amber", "quartz", "unstable"] {
        assert_eq!(play.refused(0, protect(crystal)), "not_on_cart");
    }
}

/// QD-5.18, QD-5.22.
#[test]
fn qd_10_21_pick_first() {
    let mut play = setup(3).cart(0, "2 ruby").dice("5 chest").play();
    play.act(0, act("chest", 3));
    assert_eq!(play.refused(0, done()), "pick_first");
    play.act(0, protect("ruby"));
    play.act(0, done());
    assert_eq!(play.at(), ("mine".into(), json!(1)));
}

#[test]
fn qd_10_22_not_tied() {
    let mut play = setup(4).phase("choose_leader").cart(1, "ruby").cart(3, "quartz").play();
    for seat in [json!(0), json!(2), json!(4), json!(99), json!(u64::MAX)] {
        assert_eq!(play.refused(0, json!({"type": "choose_leader", "seat": seat})), "not_tied");
    }
    play.act(0, choose_leader(3));
}

/// QD-1.1, QD-3.1 to QD-3.3: three to six seats, three modes, and who leads first.
#[test]
fn qd_10_23_bad_option() {
    let refused = |options: Value| {
        let refusal = Face::<QuartzDice>::shared().new_match(&options).map(|_| ()).expect_err(&options.to_string());
        assert_eq!(refusal.code, "bad_option");
        match &refusal.data[0].1 {
            Arg::Text(name) => name.to_string(),
            other => panic!("the option is named by {other:?}"),
        }
    };
    for (options, name) in [
        (json!({}), "seats"),
        (json!({"seats": 2}), "seats"),
        (json!({"seats": 7}), "seats"),
        (json!({"seats": null}), "seats"),
        (json!({"seats": 3, "mode": "quick"}), "mode"),
        (json!({"seats": 3, "mode": null}), "mode"),
        (json!({"seats": 3, "first_seat": 3}), "first_seat"),
        (json!({"seats": 3, "first_seat": -1}), "first_seat"),
        (json!({"seats": 3, "colour": "red"}), "colour"),
    ] {
        assert_eq!(refused(options), name);
    }
}

#[test]
fn lists_are_read_as_they_are_written() {
    assert_eq!(dice("helmet, 2 chest"), ["chest", "chest", "helmet"]);
}
