//! The worked examples of the variants, by number (QD-11.18 to QD-11.23).

use crate::support::{Play, Setup, act, end_turn, heap, names, pass, protect, setup, stop};
use serde_json::{Value, json};

fn totals(play: &Play) -> Value {
    let lines = play.get("/result/lines");
    json!(lines.as_array().unwrap().iter().map(|line| line["total"].clone()).collect::<Vec<_>>())
}

fn last_shall_be_first(seats: usize, round: u32) -> Setup {
    setup(seats).mode("last_shall_be_first").round(round)
}

const NOTHING: &str = "pickaxe, jackhammer, chest, transfer, steal";

/// QD-9.4.
#[test]
fn qd_11_18_accident_of_the_leader() {
    let carts = last_shall_be_first(4, 5).leader(1).acting(1).cart(0, "2 ruby").cart(1, "amber, 3 unstable").cart(2, "quartz, 2 unstable");
    let table = carts.cart(3, "emerald").chest(1, "ruby").markers(1, 2).bag("3 quartz, 2 unstable").dice(NOTHING);
    let mut play = table.play();
    let events = play.act(1, end_turn());
    let accident =
        json!({"event": "accident", "seat": 1, "order": 1, "returned": {"ruby": 1, "amber": 1, "unstable": 3}, "left": [0, 2, 3]});
    assert_eq!(events[1], accident);
    assert_eq!(events[2], json!({"event": "new_leader", "seat": 2, "by": "accident", "valuable": 1}));
    assert_eq!(play.bag(), heap("3 quartz, ruby, amber, 5 unstable"));
    let empty = crate::support::counts([0; 7]);
    assert_eq!(play.get("/players/1"), json!({"cart": empty, "chest": empty, "markers": 0, "out": 1}));
    assert_eq!((play.get("/leader"), play.get("/to_play"), play.at()), (json!(2), json!([2, 3, 0]), ("mine".into(), json!(2))));
}

/// QD-9.3.
#[test]
fn qd_11_19_handed_the_third_one() {
    let table = last_shall_be_first(4, 5).cart(0, "2 unstable").cart(1, "2 unstable").dice("jackhammer, chest, 2 transfer, helmet");
    let mut play = table.play();
    play.act(0, act("transfer", 2));
    play.act(0, pass(1));
    assert_eq!((play.at(), play.cart(1)[6], play.get("/players/1/out")), (("mine".into(), json!(1)), 3, json!(null)));
    play.draw("quartz");
    play.roll("jackhammer, chest, transfer, steal, helmet");
    let events = play.act(1, stop());
    assert_eq!(names(&events), ["stopped", "turn_ended", "accident", "turn_started"]);
}

/// QD-8.1, QD-8.3, QD-9.5.
#[test]
fn qd_11_20_two_left() {
    let carts = last_shall_be_first(3, 7).acting(2).cart(2, "3 amber, 3 unstable").chest(2, "3 ruby").cart(0, "2 ruby, 2 unstable");
    let mut play = carts.cart(1, "amber, quartz").chest(1, "rubellite").dice(NOTHING).play();
    let events = play.act(2, end_turn());
    assert_eq!(names(&events), ["turn_ended", "accident", "game_over"]);
    assert_eq!(play.get("/result/end"), "two_left");
    assert_eq!((play.get("/result/ranks"), totals(&play)), (json!([2, 1, 3]), json!([6, 11, null])));
    assert_eq!((play.get("/result/lines/2"), play.get("/result/scores/2")), (json!(null), json!(null)));
}

/// QD-5.23, QD-9.7: the accident is looked for first, and may refill the bag.
#[test]
fn qd_11_21_accident_and_empty_bag() {
    let table = last_shall_be_first(4, 8).leader(1).acting(1).bag("").cart(1, "amber, 3 unstable").cart(0, "2 ruby");
    let table = table.dice("jackhammer, 2 chest, steal, helmet");
    let mut play = table.clone().play();
    play.act(1, end_turn());
    assert_eq!((play.bag(), play.at()), (heap("amber, 3 unstable"), ("mine".into(), json!(2))));
    let mut play = table.play();
    play.act(1, act("chest", 2));
    play.act(1, protect("unstable"));
    assert_eq!((totals(&play), play.get("/result/ranks")), (json!([12, -1, 0, 0]), json!([1, 4, 2, 2])));
    assert_eq!(play.get("/result/end"), "bag_empty");
}

#[test]
fn qd_11_22_order_of_the_eliminated() {
    let table =
        last_shall_be_first(5, 7).leader(4).acting(4).out(1, 1).out(3, 2).cart(4, "3 unstable").cart(0, "ruby").cart(2, "rubellite");
    let mut play = table.dice(NOTHING).play();
    play.act(4, end_turn());
    assert_eq!(play.get("/result/ranks"), json!([1, 5, 2, 4, 3]));
}

/// A line that adds up to this total.
fn line(seat: usize, total: i64) -> Value {
    json!({"seat": seat, "crystals": total, "bonus": 0, "unstable": 0, "reckless": 0, "total": total, "tiebreak": [0, 0, 0, 0, 0, 0]})
}

/// QD-9.10 to QD-9.12.
#[test]
fn qd_11_23_tournament() {
    let end = setup(3).mode("grand_tournament").round(6).leader(0).acting(1).waiting(&[1]).game(1, 2, json!([]));
    let carts = end.cart(0, "4 amber").cart(1, "2 ruby").chest(0, "quartz").chest(2, "2 quartz").bag("quartz");
    let mut play = carts.clone().dice(NOTHING).play();
    let events = play.act(1, end_turn());
    assert_eq!(names(&events), ["turn_ended", "game_scored", "game_started", "first_leader", "round_started", "turn_started"]);
    let scored: Vec<i64> = events[1]["lines"].as_array().unwrap().iter().map(|line| line["total"].as_i64().unwrap()).collect();
    assert_eq!(scored, [39, 7, 2]);
    assert_eq!(events[3], json!({"event": "first_leader", "seat": 0, "by": "rotation"}));
    assert_eq!((play.bag(), play.get("/game"), play.get("/games/0")), ([8, 8, 6, 6, 6, 4, 3], json!(2), events[1]["lines"].clone()));
    assert_eq!((play.get("/leader"), play.get("/to_play"), play.get("/first_leader")), (json!(0), json!([0, 1, 2]), json!(2)));

    let first: Vec<Value> = (0..).zip([39, 7, 2]).map(|(seat, total)| line(seat, total)).collect();
    let mut play = carts.clone().game(2, 2, json!([first])).dice(NOTHING).play();
    play.act(1, end_turn());
    assert_eq!((play.get("/game"), play.get("/leader")), (json!(3), json!(1)));

    let second: Vec<Value> = (0..).zip([20, 40, 30]).map(|(seat, total)| line(seat, total)).collect();
    let last = carts.game(3, 2, json!([first, second])).cart(0, "rubellite").chest(0, "amber").cart(1, "3 amber, sapphire, emerald");
    let mut third = last.chest(1, "amber").cart(2, "6 ruby, sapphire").chest(2, "").dice(NOTHING).play();
    let events = third.act(1, end_turn());
    assert_eq!(names(&events), ["turn_ended", "game_scored", "game_over"]);
    assert_eq!((third.get("/result/scores"), third.get("/result/winners")), (json!([69, 92, 82]), json!([1])));
    assert_eq!(totals(&third), json!([10, 45, 50]));
}

/// QD-5.25: `game_scored` comes after each game of a tournament, the last one too, and never in a single game, whose lines come with `game_over`.
#[test]
fn qd_5_25_only_the_games_of_a_tournament_are_scored_by_themselves() {
    let lines: Vec<Value> = (0..3).map(|seat| line(seat, 5)).collect();
    let last = |mode: &str, game: u8| {
        let games = json!(vec![lines.clone(); usize::from(game) - 1]);
        let table = setup(3).mode(mode).round(6).acting(1).waiting(&[1]).game(game, 2, games).cart(0, "ruby").bag("quartz");
        table.dice(NOTHING).play().act(1, end_turn())
    };
    for game in 1..=3 {
        let events = last("grand_tournament", game);
        assert_eq!((&events[1]["event"], &events[1]["game"]), (&json!("game_scored"), &json!(game)));
    }
    let single = last("standard", 1);
    assert_eq!(names(&single), ["turn_ended", "game_over"]);
    assert_eq!(single[1]["result"]["lines"][0]["total"], 6 - 5);
    let two_left = last_shall_be_first(3, 7).acting(2).leader(2).cart(2, "3 unstable").dice(NOTHING).play().act(2, end_turn());
    assert_eq!(names(&two_left).last(), Some(&"game_over"));
    assert!(!names(&two_left).contains(&"game_scored"));
}
