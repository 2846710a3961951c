//! Every refusal, by number, and that it changes nothing (section 10 of the rules).

use crate::support::{Play, heist, raid, recruit, recruit_from, setup};
use dice_heist::DiceHeist;
use engine::{Arg, Face};
use serde_json::{Value, json};

#[test]
fn dh_10_1_game_over() {
    let mut play = setup(2).deck("").shown("L03").play();
    play.act(0, heist("louvre", 0));
    play.roll(&[6]);
    for seat in 0..2 {
        for action in [recruit(), heist("louvre", 0), json!({"type": "dance"}), json!(null)] {
            assert_eq!(play.refused(seat, action), "game_over");
        }
        assert!(play.legal(seat).is_empty());
    }
}

#[test]
fn dh_10_2_not_your_turn() {
    let mut play = setup(3).shown("L03").acting(1).play();
    for seat in [0, 2] {
        // Whose turn it is comes before how the action is written.
        for action in [recruit(), json!({"type": "dance"}), json!(7)] {
            assert_eq!(play.refused(seat, action), "not_your_turn");
        }
    }
    play.act(1, heist("louvre", 0));
    assert_eq!(play.refused(1, recruit()), "not_your_turn", "chance is to move");
    let mut play = Play::new(json!({"seats": 2}));
    assert_eq!(play.refused(0, recruit()), "not_your_turn", "nobody has a turn before the first roll");
}

/// DH-7.8: museum and dice are one declaration, so a heist that leaves out either is none.
#[test]
fn dh_10_3_malformed() {
    let mut play = setup(2).option("targeted_raid", true).sidekicks(&[2, 2]).shown("L03").play();
    for action in [
        json!(null),
        json!([]),
        json!("recruit"),
        json!({}),
        json!({"type": null}),
        json!({"type": "dance"}),
        json!({"type": "Recruit"}),
        json!({"type": "recruit", "to": 1}),
        json!({"type": "recruit", "from": "1"}),
        json!({"type": "recruit", "from": -1}),
        json!({"type": "recruit", "from": 0.5}),
        json!({"type": "recruit", "from": [1]}),
        json!({"type": "heist"}),
        json!({"type": "heist", "museum": "louvre"}),
        json!({"type": "heist", "sidekicks": 0}),
        json!({"type": "heist", "museum": 5, "sidekicks": 0}),
        json!({"type": "heist", "museum": "louvre", "sidekicks": -1}),
        json!({"type": "heist", "museum": "louvre", "sidekicks": 1.5}),
        json!({"type": "heist", "museum": "louvre", "sidekicks": "1"}),
        json!({"type": "heist", "museum": "louvre", "sidekicks": null}),
        json!({"type": "heist", "museum": "louvre", "sidekicks": 0, "card": "L03"}),
        json!({"type": "raid", "card": 3, "sidekicks": 0}),
        json!({"type": "raid", "card": "L03"}),
        json!({"type": "raid", "card": "L03", "museum": "louvre", "sidekicks": 0}),
        // How an action is written comes before whether its museum exists.
        json!({"type": "heist", "museum": "prado", "sidekicks": -1}),
    ] {
        assert_eq!(play.refused(0, action.clone()), "malformed", "{action}");
    }
}

/// DH-3.5: rounds of nothing but recruiting, by the number of seats; 0 never bars anything.
#[test]
fn dh_10_4_stall_guard() {
    let stalled = setup(3).option("stall_guard", 2).deck("").shown("L03").quiet_turns(6);
    let mut play = stalled.clone().play();
    for action in [recruit(), recruit_from(0), recruit_from(1), recruit_from(99)] {
        assert_eq!(play.refused(0, action), "stall_guard");
    }
    stalled.clone().quiet_turns(5).play().act(0, recruit());
    stalled.clone().option("stall_guard", 0).quiet_turns(999).play().act(0, recruit());
    setup(3).option("stall_guard", 2).deck("H01").shown("L03").play().act(0, recruit());
}

/// DH-7.6: nobody loses a die while the supply has one.
#[test]
fn dh_10_5_supply_not_empty() {
    let mut play = setup(2).sidekicks(&[0, 9]).shown("L03").play();
    for from in [0, 1, 7] {
        assert_eq!(play.refused(0, recruit_from(from)), "supply_not_empty");
    }
}

#[test]
fn dh_10_6_no_sidekick_to_take() {
    let mut play = setup(2).sidekicks(&[10, 0]).shown("L03").play();
    for action in [recruit(), recruit_from(0), recruit_from(1)] {
        assert_eq!(play.refused(0, action), "no_sidekick_to_take");
    }
}

#[test]
fn dh_10_7_to_10_9_whom_to_take_from() {
    let mut play = setup(3).sidekicks(&[4, 4, 2]).shown("L03").play();
    assert_eq!(play.refused(0, recruit()), "choose_whom");
    assert_eq!(play.refused(0, json!({"type": "recruit", "from": null})), "choose_whom");
    assert_eq!(play.refused(0, recruit_from(0)), "cannot_take_from_yourself");
    assert_eq!(play.refused(0, recruit_from(2)), "not_the_most");
    for no_seat in [json!(3), json!(8), json!(255), json!(256), json!(u64::MAX), json!(1e30)] {
        assert_eq!(play.refused(0, json!({"type": "recruit", "from": no_seat})), "not_the_most");
    }
}

/// DH-7.3: there is no heist on an empty museum.
#[test]
fn dh_10_10_and_10_11_museums() {
    let mut play = setup(2).shown("L03").play();
    for museum in ["prado", "", "Louvre", "louvre "] {
        assert_eq!(play.refused(0, heist(museum, 0)), "unknown_museum");
    }
    assert_eq!(play.refused(0, heist("prado", 99)), "unknown_museum", "the museum comes before the dice");
    assert_eq!(play.refused(0, heist("british", 99)), "empty_museum");
}

/// DH-3.3: the variant is off unless it was agreed.
#[test]
fn dh_10_12_and_10_13_raids() {
    let without = setup(2).shown("L03");
    let mut play = without.clone().play();
    for card in ["L03", "B02", "X99"] {
        assert_eq!(play.refused(0, raid(card, 99)), "raid_not_enabled");
    }
    let mut play = without.option("targeted_raid", true).held(1, "L01").play();
    for card in ["B02", "L01", "X99", "", "l03"] {
        assert_eq!(play.refused(0, raid(card, 99)), "card_not_on_display");
    }
}

#[test]
fn dh_10_14_too_many_sidekicks() {
    let mut play = setup(2).option("targeted_raid", true).sidekicks(&[2, 8]).shown("L03").play();
    for count in [json!(3), json!(255), json!(256), json!(u64::MAX), json!(1e30)] {
        assert_eq!(play.refused(0, json!({"type": "heist", "museum": "louvre", "sidekicks": count})), "too_many_sidekicks");
        assert_eq!(play.refused(0, json!({"type": "raid", "card": "L03", "sidekicks": count})), "too_many_sidekicks");
    }
}

/// DH-1.1, DH-3.1: two to five seats, and the values of every other option.
#[test]
fn dh_10_15_bad_option() {
    let refused = |options: Value| {
        let refusal = Face::<DiceHeist>::shared().new_match(&options).map(|_| ()).expect_err(&options.to_string());
        assert_eq!(refusal.code, "bad_option");
        match &refusal.data[0].1 {
            Arg::Text(name) => name.to_string(),
            other => panic!("the option is named by {other:?}"),
        }
    };
    for (options, name) in [
        (json!({}), "seats"),
        (json!({"seats": 1}), "seats"),
        (json!({"seats": 6}), "seats"),
        (json!({"seats": null}), "seats"),
        (json!({"seats": 3, "first_seat": 3}), "first_seat"),
        (json!({"seats": 3, "first_seat": -1}), "first_seat"),
        (json!({"seats": 3, "targeted_raid": 1}), "targeted_raid"),
        (json!({"seats": 3, "open_artifacts": null}), "open_artifacts"),
        (json!({"seats": 3, "stall_guard": 21}), "stall_guard"),
        (json!({"seats": 3, "colour": "red"}), "colour"),
    ] {
        assert_eq!(refused(options), name);
    }
}
