//! The rules and rulings that no worked example shows, by number (sections 4 to 9 and 12).

use crate::support::{Play, act, acts, choose_leader, done, end_turn, heap, names, pass, protect, put_back, reroll, setup, stop, take};
use engine::json::to_value;
use engine::{Arg, Message, Seat, Secrets, Viewer, Wording, Words};
use quartz_dice::content::{Crystal, Heap};
use quartz_dice::score::{loss, worth};
use quartz_dice::{QuartzDice, View};
use serde_json::{Value, json};

const NOTHING: &str = "pickaxe, jackhammer, chest, transfer, steal";

#[test]
fn qd_5_2_and_6_3_chance_or_the_option_names_the_first_leader() {
    let mut play = Play::new(json!({"seats": 4}));
    assert_eq!(play.0.stream().unwrap().to_string(), "first_leader");
    let outcomes: Vec<_> = (0..4).map(|seat| (json!({"type": "first_leader", "seat": seat}), 1)).collect();
    assert_eq!(play.outcomes(), outcomes);
    let events = play.chance(json!({"type": "first_leader", "seat": 2}));
    assert_eq!(names(&events), ["first_leader", "round_started", "turn_started"]);
    assert_eq!(events[0], json!({"event": "first_leader", "seat": 2, "by": "chance"}));
    assert_eq!(events[1], json!({"event": "round_started", "round": 1, "leader": 2, "added": 2, "bag_size": 47}));
    assert_eq!((play.get("/leader"), play.get("/first_leader"), play.get("/to_play")), (json!(2), json!(2), json!([2, 3, 0, 1])));
    let play = Play::new(json!({"seats": 4, "first_seat": 1}));
    let opening: Vec<Value> = play.0.opening().iter().map(|heard| to_value(&heard.event)).collect();
    assert_eq!(names(&opening), ["game_started", "first_leader", "round_started", "turn_started"]);
    let options = json!({"seats": 4, "mode": "standard", "first_seat": 1});
    assert_eq!(opening[0], json!({"event": "game_started", "options": options, "game": 1}));
    assert_eq!(opening[1]["by"], "option");
}

#[test]
fn qd_6_1_to_6_4_set_up() {
    let play = Play::new(json!({"seats": 5, "first_seat": 2}));
    assert_eq!(play.get("/box"), crate::support::counts([2, 2, 1, 1, 1, 1, 0]));
    let empty = crate::support::counts([0; 7]);
    for seat in 0..5 {
        assert_eq!(play.get(&format!("/players/{seat}")), json!({"cart": empty, "chest": empty, "markers": 0, "out": null}));
    }
    let before = Play::new(json!({"seats": 5}));
    assert_eq!((before.bag()[6], before.get("/pairs_left")), (1, json!(6)));
}

/// QD-1.3, QD-7.28: the content of the bag is shown to all.
#[test]
fn qd_4_13_the_view_is_the_position() {
    let play = setup(3).dice(NOTHING).play();
    for viewer in Viewer::all(3) {
        assert_eq!(play.view(viewer), play.position());
    }
}

/// QD-5.3.
#[test]
fn qd_6_5_6_6_and_7_21_a_round_adds_two_and_gives_everyone_one_turn() {
    let mut play = Play::new(json!({"seats": 3, "first_seat": 1}));
    for seat in [1, 2, 0] {
        assert_eq!(play.at(), ("mine".into(), json!(seat)));
        assert_eq!(play.0.stream().unwrap().to_string(), "bag");
        play.draw(if seat == 2 { "unstable" } else { "quartz" });
        assert_eq!(play.0.stream().unwrap().to_string(), format!("dice/seat-{seat}"));
        play.roll(NOTHING);
        play.act(seat, stop());
        if seat != 0 {
            play.act(seat, end_turn());
        }
    }
    let bag = play.bag();
    let events = play.act(0, end_turn());
    assert_eq!(names(&events), ["turn_ended", "leader_tie"], "seats 0 and 1 have one each (QD-6.18)");
    play.act(1, choose_leader(0));
    assert_eq!((play.get("/round"), play.bag()[6], play.get("/pairs_left")), (json!(2), bag[6] + 2, json!(4)));
    assert_eq!(play.get("/to_play"), json!([0, 1, 2]));
}

/// QD-6.10: one marker, one more roll.
#[test]
fn qd_6_8_7_10_and_7_11_markers() {
    let mut play = setup(3).phase("mine").markers(0, 40).bag("quartz, 2 unstable").play();
    play.draw("unstable");
    assert_eq!(play.markers(0), 41);
    for _ in 0..3 {
        play.roll("5 pickaxe");
        let marker = play.get("/turn/rolls") == 3;
        play.act(0, reroll("", marker));
    }
    play.roll("5 pickaxe");
    assert_eq!((play.markers(0), play.at().0), (40, "reroll".into()));
    play.act(0, stop());
    play.act(0, act("pickaxe", 1));
    play.draw("unstable");
    assert_eq!((play.markers(0), play.at()), (41, ("mine".into(), json!(1))), "no reroll once step 3 has begun");
}

#[test]
fn qd_6_9_and_7_9_any_dice_may_be_rolled_again() {
    let mut play = Play::new(json!({"seats": 3, "first_seat": 0}));
    play.draw("quartz");
    play.roll("5 chest");
    play.act(0, reroll("4 chest", false));
    assert_eq!((play.get("/turn/dice"), play.get("/turn/rolling"), play.outcomes().len()), (json!(vec!["chest"; 4]), json!(1), 6));
    play.roll("helmet");
    play.act(0, reroll("helmet", false));
    assert_eq!((play.get("/turn/dice"), play.outcomes().len()), (json!(["helmet"]), 126));
    let events = play.roll("2 pickaxe, 2 steal");
    assert_eq!(names(&events), ["rolled", "stopped"], "three rolls and no marker");
    assert_eq!(play.at().0, "act");
}

#[test]
fn qd_5_5_the_number_of_outcomes() {
    for (rolling, outcomes) in (1..).zip([6, 21, 56, 126, 252]) {
        let kept = vec!["chest"; 5 - rolling];
        let play = setup(3).phase("roll").turn("dice", json!(kept)).turn("rolling", rolling).turn("rolls", 1).play();
        assert_eq!(play.outcomes().len(), outcomes);
        assert_eq!(play.outcomes().iter().map(|(_, weight)| weight).sum::<u64>(), 6_u64.pow(rolling as u32));
    }
}

/// QD-5.6, QD-5.8: one may always stop.
#[test]
fn qd_5_7_the_list_of_keeps_is_in_order() {
    let play = setup(3).phase("reroll").dice("4 chest, helmet").turn("rolls", 1).play();
    let keeps = ["", "helmet", "chest", "chest, helmet", "2 chest", "2 chest, helmet", "3 chest", "3 chest, helmet", "4 chest"];
    let listed: Vec<Value> = [stop()].into_iter().chain(keeps.map(|keep| reroll(keep, false))).collect();
    assert_eq!(play.legal(0), listed);
}

#[test]
fn qd_6_17_7_6_to_7_8_helmets_count_in_pairs() {
    let table = setup(3).cart(0, "ruby, unstable").cart(1, "amber").bag("5 quartz");
    for (dice, legal) in [
        ("helmet, 4 chest", "chest 2 3"),
        ("2 helmet, jackhammer, transfer, steal", "pickaxe 1, jackhammer 2, transfer 2, steal 2"),
        ("3 helmet, pickaxe, chest", "pickaxe 1 2, chest 2"),
        ("5 helmet", "pickaxe 1 2, jackhammer 2, chest 2, transfer 2, steal 2"),
    ] {
        assert_eq!(table.clone().dice(dice).play().legal(0), acts(legal), "{dice}");
    }
}

#[test]
fn qd_7_4_and_7_5_each_action_once_and_none_compulsory() {
    let mut play = setup(3).cart(0, "5 quartz").dice("5 chest").play();
    play.act(0, act("chest", 2));
    let events = play.act(0, protect("quartz"));
    assert_eq!(names(&events), ["protected", "turn_ended", "turn_started"]);
    let mut play = setup(3).cart(0, "5 quartz").dice("5 chest").play();
    let events = play.act(0, end_turn());
    assert_eq!(events[0], json!({"event": "turn_ended", "seat": 0, "auto": false}));
}

#[test]
fn qd_7_12_and_7_13_a_jackhammer_pays_markers_and_returns_into_the_bag() {
    let mut play = setup(3).bag("ruby, 2 unstable").dice("2 jackhammer, pickaxe, chest, steal").play();
    play.act(0, act("jackhammer", 2));
    let events = play.draw("unstable");
    assert_eq!(events[0], json!({"event": "mined", "seat": 0, "crystal": "unstable", "by": "jackhammer", "marker": true}));
    assert_eq!((play.markers(0), play.cart(0)), (1, [0; 7]));
    play.draw("ruby");
    let events = play.act(0, put_back(&["unstable"]));
    assert_eq!(events[0], json!({"event": "returned", "seat": 0, "crystals": ["unstable"]}));
    assert_eq!((play.bag(), play.markers(0)), (heap("2 unstable"), 1));
    play.act(0, act("pickaxe", 1));
    assert_eq!(play.draw_weight("unstable"), (2, 2), "what was returned may come again");
}

#[test]
fn qd_7_14_the_number_is_fixed_before_the_first_draw() {
    let mut play = setup(3).bag("ruby, 2 unstable").dice("3 pickaxe, chest, steal").play();
    play.act(0, act("pickaxe", 2));
    play.draw("unstable");
    assert_eq!(play.at(), ("draw".into(), json!(0)));
    assert_eq!(play.refused(0, end_turn()), "not_your_turn");
}

/// QD-5.21, QD-6.16: never from a chest.
#[test]
fn qd_7_16_7_17_and_7_19_steal_from_several_and_protect_at_once() {
    let table = setup(4).cart(1, "2 amber").cart(2, "ruby").chest(3, "ruby");
    let mut play = table.dice("3 steal, 2 chest").play();
    play.act(0, act("steal", 3));
    assert_eq!(play.legal(0), [take(1, "amber"), take(2, "ruby")]);
    let events = play.act(0, take(1, "amber"));
    assert_eq!(events, [json!({"event": "stolen", "seat": 0, "from": 1, "crystal": "amber"})]);
    assert_eq!(play.legal(0), [take(1, "amber"), take(2, "ruby"), done()]);
    play.act(0, take(2, "ruby"));
    assert_eq!(play.legal(0), acts("chest 2"));
    play.act(0, act("chest", 2));
    let events = play.act(0, protect("amber"));
    assert_eq!(events[0], json!({"event": "protected", "seat": 0, "crystal": "amber"}));
    assert_eq!((play.chest(0), play.cart(0)), (heap("amber"), heap("ruby")));
}

/// QD-5.20.
#[test]
fn qd_7_18_a_received_unstable_crystal_gives_no_marker() {
    let mut play = setup(3).cart(0, "2 unstable").dice("3 transfer, 2 chest").play();
    play.act(0, act("transfer", 3));
    assert_eq!(play.legal(0), [pass(1), pass(2)]);
    let events = play.act(0, pass(2));
    assert_eq!(events, [json!({"event": "passed", "seat": 0, "to": 2})]);
    play.act(0, done());
    assert_eq!((play.markers(2), play.cart(2)), (0, heap("unstable")));
    assert_eq!(play.legal(0), acts("chest 2"), "the other one can still be locked away (QD-7.15)");
}

#[test]
fn qd_6_18_and_7_20_the_number_of_valuable_crystals_counts() {
    let table = setup(3).round(4).acting(2).waiting(&[2]).cart(0, "amber, 5 unstable").cart(1, "2 quartz").chest(0, "3 ruby").dice(NOTHING);
    let mut play = table.play();
    let events = play.act(2, end_turn());
    assert_eq!(events[1], json!({"event": "new_leader", "seat": 1, "by": "most", "valuable": 2}));
    let mut nobody = setup(3).acting(2).waiting(&[2]).dice(NOTHING).play();
    nobody.act(2, end_turn());
    assert_eq!(nobody.legal(0), [choose_leader(0), choose_leader(1), choose_leader(2)], "a tie at zero, and oneself");
}

/// QD-1.1, QD-8.1.
#[test]
fn qd_6_19_and_7_22_after_round_six_nobody_leads_anew() {
    let mut play = setup(3).round(6).acting(2).waiting(&[2]).cart(1, "2 ruby").dice(NOTHING).play();
    let events = play.act(2, end_turn());
    assert_eq!(names(&events), ["turn_ended", "game_over"]);
    assert_eq!(
        (play.get("/leader"), play.get("/seat"), play.get("/turn"), play.get("/to_play")),
        (json!(0), json!(null), json!(null), json!([]))
    );
    assert_eq!(events[1]["result"], play.get("/result"));
}

#[test]
fn qd_7_1_and_7_24_an_empty_bag_ends_the_game_with_the_turn() {
    let mut play = setup(3).round(2).phase("mine").bag("quartz").cart(1, "3 ruby").play();
    play.draw("quartz");
    assert_eq!(play.at().0, "roll", "the turn goes on");
    play.roll("2 steal, 3 helmet");
    play.act(0, stop());
    play.act(0, act("steal", 3));
    play.act(0, take(1, "ruby"));
    let events = play.act(0, take(1, "ruby"));
    assert_eq!(names(&events), ["stolen", "turn_ended", "bag_empty", "game_over"]);
    assert_eq!(events[2], json!({"event": "bag_empty", "seat": 0}));
    assert_eq!(play.get("/pairs_left"), 4, "pairs not yet in the bag play no part");
    assert_eq!(play.get("/result/scores"), json!([8, 1, -5]));
}

/// QD-8.3.
#[test]
fn qd_7_23_7_25_and_7_27_reckless_sets_and_scores_below_zero() {
    let table =
        setup(3).round(6).acting(2).waiting(&[2]).chest(0, "unstable").chest(1, "2 emerald").cart(1, "emerald").cart(2, "2 unstable");
    let mut play = table.dice(NOTHING).play();
    play.act(2, end_turn());
    assert_eq!(play.get("/result/scores"), json!([-3, 12, -11]));
}

#[test]
fn qd_9_1_no_reckless_miner_and_no_last_round() {
    let table = setup(3).mode("last_shall_be_first").round(6).acting(2).waiting(&[2]).cart(0, "ruby").dice(NOTHING);
    let mut play = table.play();
    let events = play.act(2, end_turn());
    assert_eq!(names(&events), ["turn_ended", "new_leader", "round_started", "turn_started"]);
    assert_eq!(events[2], json!({"event": "round_started", "round": 7, "leader": 0, "added": 0, "bag_size": 5}), "QD-9.6");
}

#[test]
fn qd_9_2_and_7_15_the_chest_is_the_emergency_exit() {
    let table = setup(4).mode("last_shall_be_first").round(5).cart(0, "3 unstable").dice("2 chest, 3 steal");
    let mut safe = table.clone().play();
    safe.act(0, act("chest", 2));
    let events = safe.act(0, protect("unstable"));
    assert!(!names(&events).contains(&"accident"));
    let mut standard = setup(4).round(5).cart(0, "3 unstable").dice(NOTHING).play();
    assert!(!names(&standard.act(0, end_turn())).contains(&"accident"), "only in that variant");
    assert_eq!(names(&table.play().act(0, end_turn())), ["turn_ended", "accident", "new_leader", "turn_started"]);
}

#[test]
fn qd_9_8_and_9_9_the_eliminated_take_no_turn_and_do_not_lead() {
    let table = setup(5).mode("last_shall_be_first").round(5).leader(3).acting(2).waiting(&[2]).out(4, 1).cart(0, "ruby").cart(1, "2 ruby");
    let mut play = table.dice(NOTHING).play();
    play.act(2, end_turn());
    assert_eq!((play.get("/leader"), play.get("/to_play")), (json!(1), json!([1, 2, 3, 0])));
}

#[test]
fn qd_9_13_a_tie_on_the_sums_is_broken_over_all_games() {
    let line = |seat: usize, quartz: u8| json!({"seat": seat, "crystals": 9, "bonus": 0, "unstable": 0, "reckless": 0, "total": 9, "tiebreak": [quartz, 0, 0, 0, 0, 0]});
    let games = json!([[line(0, 1), line(1, 2), line(2, 1)], [line(0, 0), line(1, 0), line(2, 1)]]);
    let table = setup(3).mode("grand_tournament").round(6).acting(2).waiting(&[2]).game(3, 0, games);
    let mut play = table.dice(NOTHING).play();
    play.act(2, end_turn());
    assert_eq!((play.get("/result/scores"), play.get("/result/ranks")), (json!([13, 13, 13]), json!([3, 1, 1])));
    assert_eq!(play.get("/games").as_array().unwrap().len(), 2);
}

#[test]
fn qd_12_6_what_a_crystal_is_worth() {
    let held = Heap::new([2, 6, 0, 5, 0, 1, 3]);
    for (crystal, gain) in [
        (Crystal::Quartz, 1 + 3),
        (Crystal::Rubellite, 2),
        (Crystal::Emerald, 3),
        (Crystal::Sapphire, 4 + 5),
        (Crystal::Amber, 8),
        (Crystal::Unstable, -3),
    ] {
        assert_eq!(worth(&held, crystal), gain);
    }
    assert_eq!((loss(&held, Crystal::Sapphire), loss(&held, Crystal::Rubellite), loss(&held, Crystal::Quartz)), (4 + 4, 2 + 5, 1));
}

/// Names sentences by their keys, which is enough to see what is drawn and how wide it is.
struct Keys;

impl Words for Keys {
    fn say(&self, message: &Message) -> String {
        match message.args.first() {
            Some((_, Arg::Seat(seat))) if message.key == "seat-name" => format!("Miner {seat}"),
            _ => message.key.rsplit('-').next().unwrap_or_default().to_owned(),
        }
    }
}

#[test]
fn qd_12_8_the_board_shows_the_bag_the_dice_and_the_players() {
    let table = setup(3).phase("reroll").cart(0, "2 ruby, unstable").chest(1, "amber").markers(0, 1).bag("5 quartz, unstable");
    let play = table.dice("2 chest, steal, 2 helmet").turn("rolls", 2).play();
    let view: View = QuartzDice::read_view(Viewer::Seat(Seat::new(0)), &play.position()).unwrap();
    let mut page = engine::page::Page::new();
    QuartzDice::draw(&view, &Keys, &mut page);
    let text = page.plain();
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    for part in ["Q5", "X1", "chest · chest · steal · helmet", "R2", "A1", "> Miner 0", "$4", "2-3", "$8", "-$5"] {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
}
