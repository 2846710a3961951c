//! What `load` accepts and refuses (QD-4.12 and the fields around it).

use crate::support::{Setup, counts, end_turn, heap, setup};
use engine::json::to_value;
use engine::{Arg, Face};
use quartz_dice::QuartzDice;
use serde_json::{Value, json};

fn load(position: &Value) -> Result<Value, engine::Refusal> {
    Face::<QuartzDice>::shared().load(position).map(|play| to_value(&play.position()))
}

/// Loading is refused, for this reason.
#[track_caller]
fn check(position: &Value, reason: &str) {
    let refusal = load(position).expect_err(reason);
    assert_eq!(refusal.code, "bad_position");
    match &refusal.data[0].1 {
        Arg::Message(message) => assert_eq!(message.key, format!("quartz-dice-position-{reason}")),
        other => panic!("a reason is a sentence, not {other:?}"),
    }
}

/// Loading is refused because this field does not fit the form of a position.
#[track_caller]
fn check_form(position: &Value, field: &str, fault: &str) {
    let refusal = load(position).expect_err(field);
    assert_eq!(refusal.code, "bad_position");
    let Arg::Message(message) = &refusal.data[0].1 else { panic!("a reason is a sentence") };
    assert_eq!(message.key, format!("form-{fault}"), "{field}");
    assert!(format!("{message:?}").contains(&format!("{field:?}")), "{message:?} does not name {field:?}");
}

fn comes_back(position: &Value) {
    assert_eq!(&load(position).unwrap_or_else(|refusal| panic!("{refusal}: {position}")), position);
}

fn table() -> Setup {
    setup(3)
        .round(2)
        .leader(1)
        .acting(2)
        .cart(0, "quartz, sapphire")
        .chest(0, "ruby")
        .cart(2, "3 ruby, 2 unstable")
        .bag("5 quartz, unstable")
}

fn base() -> Value {
    table().dice("pickaxe, 2 jackhammer, 2 helmet").turn("used", json!(["pickaxe"])).position()
}

/// The position with something else in one place.
fn with(position: Value, path: &str, value: Value) -> Value {
    let mut position = position;
    *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
    position
}

#[test]
fn qd_4_1_a_position_comes_back_as_it_was() {
    let position = base();
    comes_back(&position);
    assert_eq!(position["to_play"], json!([2, 0]));
    let order: Vec<&str> = vec!["quartz", "rubellite", "emerald", "sapphire", "ruby", "amber", "unstable"];
    let written = Face::<QuartzDice>::shared().load(&position).unwrap().position().get().to_owned();
    let places: Vec<usize> = order.iter().map(|kind| written.find(&format!("\"{kind}\"")).unwrap()).collect();
    assert!(places.is_sorted(), "kinds are written in the order of QD-2.2");
}

/// QD-4.7.
#[test]
fn qd_4_12_the_crystals_add_up() {
    check(&with(base(), "/bag/quartz", json!(6)), "crystals");
    check(&with(base(), "/box/amber", json!(5)), "crystals");
    check(&with(base(), "/players/1/chest/ruby", json!(1)), "crystals");
    check(&with(base(), "/pairs_left", json!(3)), "crystals");
    check(&with(base(), "/pairs_left", json!(7)), "crystals");
    check(&with(base(), "/bag/quartz", json!(255)), "crystals");
    check_form(&with(base(), "/bag/quartz", json!(256)), "bag.quartz", "too-large");
    check_form(&with(base(), "/bag/quartz", json!(-1)), "bag.quartz", "not");
    check_form(&with(base(), "/bag", json!({"quartz": 5})), "bag", "unfit");
    let mut extra = base();
    extra["bag"]["gold"] = json!(0);
    check_form(&extra, "bag", "unfit");
}

#[test]
fn qd_4_2_to_4_6_phase_round_and_seats_fit() {
    check_form(&with(base(), "/phase", json!("lunch")), "phase", "not");
    for round in [0, 7] {
        check(&with(base(), "/round", json!(round)), "round");
    }
    for leader in [json!(null), json!(3)] {
        check(&with(base(), "/leader", leader.clone()), "leader");
        check(&with(base(), "/first_leader", leader), "leader");
    }
    for seat in [json!(null), json!(0), json!(3)] {
        check(&with(base(), "/seat", seat), "seat");
    }
    for to_play in [json!([]), json!([2, 2]), json!([2, 3])] {
        check(&with(base(), "/to_play", to_play), "to-play");
    }
    check(&with(base(), "/to_play", json!([0, 2])), "seat");
    check(&with(base(), "/turn", json!(null)), "turn");
    check(&with(base(), "/players", json!([])), "players");
    check(&with(base(), "/options/seats", json!(2)), "option");
    check(&with(base(), "/options/seats", json!(4)), "players");
}

#[test]
fn qd_4_14_before_the_first_leader() {
    let mut position = to_value(&Face::<QuartzDice>::shared().new_match(&json!({"seats": 3})).unwrap().position());
    comes_back(&position);
    let missing = ["leader", "first_leader", "seat", "turn"].map(|field| position[field].clone());
    assert_eq!((missing, position["round"].clone(), position["to_play"].clone()), ([(); 4].map(|()| json!(null)), json!(0), json!([])));
    check(&with(position.clone(), "/round", json!(1)), "round");
    check(&with(position.clone(), "/leader", json!(1)), "leader");
    check(&with(position.clone(), "/to_play", json!([0])), "to-play");
    check(&with(position.clone(), "/seat", json!(0)), "seat");
    position["box"] = counts([12, 12, 9, 9, 9, 6, 1]);
    position["bag"] = counts([0; 7]);
    check(&position, "bag-empty");
}

#[test]
fn qd_4_3_games_of_a_tournament() {
    check(&with(base(), "/game", json!(2)), "game");
    check(&with(base(), "/game", json!(0)), "game");
    check(&with(base(), "/games", json!([[]])), "game");
    let line = |seat: usize| json!({"seat": seat, "crystals": 9, "bonus": 3, "unstable": -3, "reckless": -5, "total": 4, "tiebreak": [0, 0, 3, 0, 0, 0]});
    let games = json!([[line(0), line(1), line(2)]]);
    let second = table().mode("grand_tournament").game(2, 1, games).dice("pickaxe, 2 jackhammer, 2 helmet").position();
    comes_back(&second);
    check(&with(second.clone(), "/games/0/1/total", json!(5)), "lines");
    check(&with(second.clone(), "/games/0/1/seat", json!(2)), "lines");
    check(&with(second.clone(), "/games/0", json!([line(0), line(1)])), "lines");
    check_form(&with(second.clone(), "/games/0/1", json!(null)), "games[0][1]", "not");
    check(&with(second.clone(), "/games", json!([])), "game");
    check(&with(second, "/game", json!(4)), "game");
}

#[test]
fn qd_4_8_the_eliminated_are_numbered_and_have_nothing() {
    let out = |mode: &str| setup(5).mode(mode).round(7).dice("5 chest");
    let some = out("last_shall_be_first").out(1, 2).out(3, 1).position();
    comes_back(&some);
    for (path, value) in [
        ("/players/1/out", json!(3)),
        ("/players/1/out", json!(1)),
        ("/players/1/out", json!(0)),
        ("/players/1/markers", json!(1)),
        ("/players/2/out", json!(3)),
        ("/options/mode", json!("standard")),
    ] {
        check(&with(some.clone(), path, value), "out");
    }
    let rich = with(with(some.clone(), "/players/1/cart/ruby", json!(1)), "/box/ruby", json!(8));
    check(&rich, "out");
    check(&with(some.clone(), "/leader", json!(1)), "leader");
    check(&with(some.clone(), "/to_play", json!([0, 1])), "to-play");
    comes_back(&with(some, "/first_leader", json!(1)));
}

#[test]
fn qd_4_9_and_4_10_the_dice_fit_the_phase() {
    let mine = table().phase("mine").position();
    comes_back(&mine);
    check(&with(mine.clone(), "/turn/rolls", json!(1)), "dice");
    check(&with(mine.clone(), "/turn/used", json!(["chest"])), "used");
    check(&with(mine, "/turn/wilds_left", json!(1)), "wilds");
    let first = table().phase("roll").turn("rolling", 5).position();
    comes_back(&first);
    check(&with(first, "/turn/rolling", json!(4)), "dice");
    let kept = table().phase("roll").turn("dice", json!(["chest", "helmet"])).turn("rolling", 3).turn("rolls", 1).position();
    comes_back(&kept);
    for rolling in [0, 2, 5, 255] {
        check(&with(kept.clone(), "/turn/rolling", json!(rolling)), "dice");
    }
    check(&with(kept.clone(), "/turn/rolls", json!(0)), "dice");
    let reroll = table().phase("reroll").dice("5 chest").turn("rolls", 2).position();
    comes_back(&reroll);
    check(&with(reroll.clone(), "/turn/rolls", json!(3)), "dice");
    check(&with(reroll.clone(), "/turn/rolls", json!(0)), "dice");
    check(&with(reroll, "/turn/used", json!(["chest"])), "used");
    comes_back(&table().phase("reroll").dice("5 chest").markers(2, 1).position());
    check(&with(base(), "/turn/wilds_left", json!(2)), "wilds");
    check(&with(base(), "/turn/used", json!(["chest", "chest"])), "used");
    check_form(&with(base(), "/turn/used", json!(["helmet"])), "turn.used[0]", "not");
    check(&with(base(), "/turn/dice", json!(vec!["chest"; 4])), "dice");
    check_form(&with(base(), "/turn/dice", json!(vec!["chest"; 300])), "turn.dice", "unfit");
    check_form(&with(base(), "/turn/dice", json!(["chest", "chest", "chest", "chest", "axe"])), "turn.dice[4]", "not");
}

fn acting(phase: &'static str, act: Value) -> Value {
    let name = act["name"].clone();
    let dice = format!("5 {}", name.as_str().unwrap());
    table().phase(phase).dice(&dice).turn("used", json!([name])).turn("act", act).position()
}

fn in_use(name: &str, strength: u8, draws_left: u8, drawn: &[&str], picks: (u8, u8)) -> Value {
    json!({"name": name, "strength": strength, "draws_left": draws_left, "drawn": drawn, "picks_left": picks.0, "picks_made": picks.1})
}

#[test]
fn qd_4_11_the_tool_in_use_fits() {
    for good in [
        acting("draw", in_use("pickaxe", 3, 2, &["ruby"], (0, 0))),
        acting("draw", in_use("jackhammer", 3, 1, &["amber", "quartz"], (0, 0))),
        acting("return", in_use("jackhammer", 3, 0, &["amber", "quartz", "amber"], (0, 0))),
        acting("pick", in_use("chest", 3, 0, &[], (1, 1))),
        acting("pick", in_use("transfer", 5, 0, &[], (2, 0))),
        acting("pick", in_use("steal", 3, 0, &[], (2, 0))),
    ] {
        comes_back(&good);
        check(&with(good.clone(), "/turn/act", json!(null)), "act");
        check(&with(good.clone(), "/turn/used", json!([])), "act");
        check(&with(good.clone(), "/turn/act/strength", json!(6)), "act");
        check(&with(good.clone(), "/turn/act/strength", json!(0)), "act");
        check(&with(good, "/phase", json!("act")), "act");
    }
    for bad in [
        acting("draw", in_use("pickaxe", 3, 3, &["ruby"], (0, 0))),
        acting("draw", in_use("pickaxe", 3, 0, &["ruby"; 3], (0, 0))),
        acting("draw", in_use("pickaxe", 2, 1, &["amber"], (0, 0))),
        acting("draw", in_use("pickaxe", 1, 1, &[], (1, 0))),
        acting("draw", in_use("chest", 2, 1, &[], (0, 0))),
        acting("return", in_use("jackhammer", 2, 0, &["amber"], (0, 0))),
        acting("return", in_use("pickaxe", 2, 0, &["ruby", "ruby"], (0, 0))),
        acting("pick", in_use("chest", 3, 0, &[], (2, 1))),
        acting("pick", in_use("chest", 3, 0, &[], (0, 2))),
        acting("pick", in_use("chest", 3, 0, &["ruby"], (2, 0))),
        acting("pick", in_use("steal", 5, 0, &[], (4, 0))),
        acting("pick", in_use("pickaxe", 2, 0, &[], (1, 0))),
    ] {
        check(&bad, "act");
    }
    let huge = acting("pick", in_use("chest", 3, 0, &[], (2, 0)));
    check(&with(huge.clone(), "/turn/act/picks_made", json!(255)), "act");
    check(&with(huge, "/players/2/cart/quartz", json!(255)), "crystals");
}

#[test]
fn qd_5_24_a_leader_is_chosen_only_among_equals() {
    let tie = setup(3).phase("choose_leader").round(2).position();
    comes_back(&tie);
    check(&with(tie.clone(), "/seat", json!(1)), "seat");
    check(&setup(3).phase("choose_leader").cart(0, "ruby").position(), "no-tie");
    check(&setup(3).phase("choose_leader").round(6).position(), "no-tie");
    check(&setup(3).phase("choose_leader").bag("").position(), "bag-empty");
    check(&setup(3).phase("mine").bag("").position(), "bag-empty");
    let turn = json!({"dice": [], "rolls": 0, "rolling": 0, "used": [], "wilds_left": 0, "act": null});
    check(&with(tie, "/turn", turn), "turn");
}

#[test]
fn qd_8_8_the_result_is_there_at_the_end_and_adds_up() {
    let mut play = setup(3).round(6).acting(2).waiting(&[2]).cart(0, "ruby").dice("5 helmet").play();
    play.act(2, end_turn());
    let over = play.position();
    comes_back(&over);
    check(&with(over.clone(), "/result", json!(null)), "result");
    check(&with(over.clone(), "/result/scores/0", json!(2)), "result");
    check(&with(over.clone(), "/result/end", json!("bag_empty")), "result");
    check(&with(over.clone(), "/round", json!(5)), "not-over");
    check(&with(over.clone(), "/seat", json!(0)), "seat");
    check(&with(over.clone(), "/options/mode", json!("grand_tournament")), "not-over");
    check(&with(base(), "/result", over["result"].clone()), "result");
}

#[test]
fn what_is_no_position_is_refused() {
    for position in [json!(null), json!([]), json!({}), json!({"bag": {}})] {
        assert_eq!(load(&position).unwrap_err().code, "bad_position");
    }
    let mut extra = base();
    extra["weather"] = json!("rain");
    check_form(&extra, "weather", "unknown");
    let mut missing = base();
    missing.as_object_mut().unwrap().remove("bag");
    check_form(&missing, "bag", "missing");
}

/// A position is written in one way only, whatever serde would take for it.
#[test]
fn qd_4_15_a_sentence_that_refuses_a_position_names_the_field() {
    check_form(&with(base(), "/phase", json!({"act": null})), "phase", "not");
    check_form(&with(base(), "/players/1", json!([{}, {}, 0, null])), "players[1]", "not");
    check_form(&with(base(), "/players/1/cart/ruby", json!("two")), "players[1].cart.ruby", "not");
    check_form(&with(base(), "/leader", json!("first")), "leader", "not");
    let mut missing = base();
    missing["turn"].as_object_mut().unwrap().remove("act");
    check_form(&missing, "turn.act", "missing");
}

#[test]
fn qd_4_15_nobody_is_eliminated_before_the_first_leader_is_known() {
    let fresh = to_value(&Face::<QuartzDice>::shared().new_match(&json!({"seats": 4, "mode": "last_shall_be_first"})).unwrap().position());
    comes_back(&fresh);
    check(&with(fresh, "/players/2/out", json!(1)), "out");
}

#[test]
fn qd_4_15_lists_that_stand_for_sets_come_in_any_order() {
    let sorted = table().dice("pickaxe, 2 jackhammer, 2 helmet").turn("used", json!(["pickaxe", "chest"])).position();
    let mut shuffled = with(sorted.clone(), "/turn/used", json!(["chest", "pickaxe"]));
    shuffled["turn"]["dice"] = json!(["helmet", "jackhammer", "pickaxe", "helmet", "jackhammer"]);
    assert_eq!(load(&shuffled).unwrap(), sorted);
}

#[test]
fn qd_4_15_counters_have_plain_bounds() {
    let table = setup(3).mode("last_shall_be_first").round(1_000_000).acting(2).waiting(&[2]).cart(0, "ruby").markers(2, 1_000_000);
    let last = table.bag("quartz, 6 unstable").phase("reroll").dice("5 pickaxe").turn("rolls", 1_000_000);
    comes_back(&last.clone().position());
    for (path, field) in [("/round", "round"), ("/players/2/markers", "players[2].markers"), ("/turn/rolls", "turn.rolls")] {
        for count in [1_000_001, u64::from(u32::MAX) + 1, u64::MAX] {
            check_form(&with(last.clone().position(), path, json!(count)), field, "not");
        }
        let refusal = load(&with(last.clone().position(), path, json!(1_000_001))).unwrap_err();
        assert!(format!("{refusal}").contains("1000000"), "the sentence gives the bound: {refusal}");
    }
    // Play goes on beyond the bound.
    let mut play = last.play();
    play.act(2, crate::support::reroll("", true));
    play.roll("5 pickaxe");
    assert_eq!((play.get("/turn/rolls"), play.markers(2)), (json!(1_000_001), 999_999));
    play.act(2, crate::support::stop());
    play.act(2, crate::support::act("pickaxe", 2));
    play.draw("unstable");
    play.draw("unstable");
    assert_eq!((play.markers(2), play.cart(2)), (1_000_001, heap("2 unstable")));
}
