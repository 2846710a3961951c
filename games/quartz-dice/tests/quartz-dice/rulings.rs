//! What the dice and crystals are, the order of actions, points and ties, by number, where no worked example shows it (sections 1, 2 and 6 to 9
//! of the rules).

use crate::support::{Play, Setup, act, end_turn, heap, names, pass, protect, setup, stop, take};
use engine::{Luck, Mode, Turn};
use laws::SplitMix;
use serde_json::{Value, json};

const NOTHING: &str = "pickaxe, jackhammer, chest, transfer, steal";

/// The last turn of the last round; whoever has it ends it.
fn last_turn(seats: usize) -> Setup {
    setup(seats).round(6).acting(seats - 1).waiting(&[seats - 1]).bag("rubellite").dice(NOTHING)
}

fn ended(table: Setup, seat: usize) -> Play {
    let mut play = table.play();
    play.act(seat, end_turn());
    assert_eq!(play.at().0, "over");
    play
}

#[test]
fn qd_1_4_and_1_5_chance_is_three_things_and_decisions_are_sequential() {
    let mut streams = std::collections::BTreeSet::new();
    for (seats, mode) in [(3, "standard"), (4, "last_shall_be_first"), (6, "grand_tournament")] {
        let (mut luck, mut play) = (SplitMix::new(seats), Play::new(json!({"seats": seats, "mode": mode})));
        loop {
            match play.0.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    streams.insert(play.0.stream().unwrap().to_string().replace(|sign: char| sign.is_ascii_digit(), "n"));
                    let ticket = luck.below(play.0.weight().unwrap());
                    play.0.draw(ticket).unwrap();
                }
                Turn::Seats { mode, seats } => {
                    assert_eq!((mode, seats.len()), (Mode::Sequential, 1));
                    let seat = seats.iter().next().unwrap().index();
                    let (phase, named) = play.at();
                    assert_eq!(named, seat);
                    let decides = if phase == "choose_leader" { play.get("/leader") } else { play.get("/to_play/0") };
                    assert_eq!(decides, seat, "the seat whose turn it is, or the Leader who breaks a tie");
                    let action = luck.pick(&play.legal(seat)).unwrap().clone();
                    play.act(seat, action);
                }
            }
        }
    }
    assert_eq!(streams.into_iter().collect::<Vec<_>>(), ["bag", "dice/seat-n", "first_leader"]);
}

#[test]
fn qd_2_4_and_2_7_what_each_crystal_pays() {
    for (crystal, value) in [("quartz", 1), ("rubellite", 2), ("emerald", 3), ("sapphire", 4), ("ruby", 6), ("amber", 8), ("unstable", -3)]
    {
        let play = ended(last_turn(3).cart(0, crystal).chest(1, "2 emerald").chest(2, "2 emerald").chest(0, "2 emerald"), 2);
        let line = play.get("/result/lines/0");
        assert_eq!(line["total"], if crystal == "emerald" { 3 * 3 + 3 - 5 } else { 6 + value - 5 }, "{crystal}: {line}");
        let reckless: i64 = (0..3).map(|seat| play.get(&format!("/result/lines/{seat}/reckless")).as_i64().unwrap()).sum();
        assert_eq!(reckless, -15, "all chests are equally empty (QD-2.7)");
    }
}

#[test]
fn qd_2_6_a_die_has_one_face_of_each_kind() {
    let play = setup(3).phase("roll").turn("dice", json!(vec!["chest"; 4])).turn("rolling", 1).turn("rolls", 1).play();
    let faces = ["pickaxe", "jackhammer", "chest", "transfer", "steal", "helmet"];
    let mut outcomes = play.outcomes();
    outcomes.sort_by_key(|(outcome, _)| faces.iter().position(|face| outcome["faces"][0] == *face));
    assert_eq!(outcomes, faces.map(|face| (json!({"type": "roll", "faces": [face]}), 1)));
    let mut play = Play::new(json!({"seats": 3, "first_seat": 0}));
    play.draw("quartz");
    assert_eq!(play.get("/turn/rolling"), 5);
    play.roll("helmet, steal, transfer, chest, pickaxe");
    assert_eq!(play.get("/turn/dice"), json!(["pickaxe", "chest", "transfer", "steal", "helmet"]), "dice are listed in this order");
}

/// Uses a tool with two faces, picking whatever its table offers.
fn use_tool(play: &mut Play, tool: &str) {
    play.act(0, act(tool, 2));
    match tool {
        "pickaxe" => ["quartz"; 2].iter().for_each(|crystal| drop(play.draw(crystal))),
        "chest" => drop(play.act(0, protect("ruby"))),
        "transfer" => drop(play.act(0, pass(1))),
        _ => drop(play.act(0, take(1, "amber"))),
    }
}

#[test]
fn qd_6_11_actions_come_in_any_order() {
    let tools = ["pickaxe", "chest", "transfer", "steal"];
    for first in tools {
        for second in tools.into_iter().filter(|second| *second != first) {
            let table = setup(3).cart(0, "2 ruby, 2 unstable").cart(1, "2 amber").bag("5 quartz");
            let mut play = table.dice(&format!("2 {first}, 2 {second}, helmet")).play();
            use_tool(&mut play, first);
            use_tool(&mut play, second);
            assert_eq!(play.at(), ("mine".into(), json!(1)), "{first}, then {second}");
        }
    }
}

#[test]
fn qd_6_11_more_faces_make_an_action_stronger() {
    let table = setup(3).cart(0, "5 ruby").cart(2, "5 emerald").bag("5 quartz");
    for (tool, moved) in [("pickaxe", [2, 3, 4, 5]), ("jackhammer", [2, 3, 4, 5]), ("chest", [1, 2, 3, 4]), ("steal", [1, 2, 3, 4])] {
        for (strength, moved) in (2..).zip(moved) {
            let mut play = table.clone().dice(&format!("5 {tool}")).play();
            play.act(0, act(tool, strength));
            let left = if tool == "chest" || tool == "steal" { "/turn/act/picks_left" } else { "/turn/act/draws_left" };
            assert_eq!(play.get(left), moved, "{tool} {strength} (QD-6.12 to QD-6.16)");
        }
    }
}

/// Who is ahead of whom, of two seats with nothing but these on their carts and the same total.
fn ranks(first: &str, second: &str) -> Value {
    let play = ended(last_turn(3).cart(0, second).cart(1, first).cart(2, "2 unstable"), 2);
    assert_eq!(play.get("/result/lines/0/total"), play.get("/result/lines/1/total"), "{first} / {second}");
    play.get("/result/ranks")
}

#[test]
fn qd_6_23_and_8_4_ties_go_colour_by_colour() {
    for (first, second) in [
        ("2 quartz", "rubellite"),
        ("quartz, rubellite, amber", "rubellite, emerald, ruby"),
        ("2 rubellite", "sapphire"),
        ("2 emerald", "ruby"),
        ("2 sapphire", "amber"),
        ("3 ruby", "3 amber, 2 unstable"),
        // An earlier colour decides, however many there are of a later one.
        ("quartz, amber", "emerald, ruby"),
    ] {
        assert_eq!(ranks(first, second), json!([2, 1, 3]), "{first} / {second}");
    }
}

/// QD-8.5: whoever nobody is better than has won.
#[test]
fn qd_7_26_a_tie_on_everything_is_shared_and_counts_cart_and_chest() {
    let table = last_turn(3).cart(0, "ruby").chest(0, "amber").cart(1, "amber").chest(1, "ruby").chest(2, "quartz");
    let play = ended(table, 2);
    assert_eq!((play.get("/result/ranks"), play.get("/result/winners")), (json!([1, 1, 3]), json!([0, 1])));
    // Two quartz break the tie from the chest as well as from the cart.
    let play = ended(last_turn(3).cart(0, "rubellite").chest(0, "2 emerald").chest(1, "2 emerald, 2 quartz").chest(2, "quartz"), 2);
    assert_eq!((play.get("/result/scores"), play.get("/result/ranks")), (json!([8, 8, -4]), json!([2, 1, 3])));
}

#[test]
fn qd_8_6_markers_and_the_leader_are_worth_nothing() {
    let play = ended(last_turn(3).leader(1).markers(0, 9).markers(1, 3).cart(0, "ruby").cart(1, "ruby").cart(2, "ruby"), 2);
    assert_eq!((play.get("/result/scores"), play.get("/result/ranks")), (json!([1, 1, 1]), json!([1, 1, 1])));
}

#[test]
fn qd_9_5_survivors_with_the_same_money_are_told_apart_by_colours() {
    let table = setup(3).mode("last_shall_be_first").round(7).acting(2).cart(2, "3 unstable").cart(0, "rubellite").cart(1, "2 quartz");
    let play = ended(table.dice(NOTHING), 2);
    assert_eq!((play.get("/result/scores"), play.get("/result/ranks")), (json!([2, 2, null]), json!([2, 1, 3])));
}

/// QD-7.1 in a tournament: the game that ends early counts as it is, and the next begins afresh.
#[test]
fn qd_9_11_a_game_of_a_tournament_may_end_with_the_bag() {
    let table = setup(3).mode("grand_tournament").round(2).game(1, 1, json!([])).phase("mine").bag("amber").markers(0, 4);
    let mut play = table.cart(1, "ruby").play();
    play.draw("amber");
    play.roll(NOTHING);
    let events = play.act(0, stop());
    assert_eq!(names(&events)[..4], ["stopped", "turn_ended", "bag_empty", "game_scored"]);
    assert_eq!(names(&events)[4..], ["game_started", "first_leader", "round_started", "turn_started"]);
    assert_eq!((play.get("/game"), play.get("/round"), play.get("/pairs_left")), (json!(2), json!(1), json!(5)));
    assert_eq!((play.bag(), play.markers(0), play.cart(0), play.cart(1)), ([8, 8, 6, 6, 6, 4, 3], 0, [0; 7], heap("")));
    let totals: Vec<Value> = (0..3).map(|seat| play.get(&format!("/games/0/{seat}/total"))).collect();
    assert_eq!(totals, [3, 1, -5]);
}

#[test]
fn qd_12_7_how_much_may_be_mined_a_turn() {
    for (seats, crystals, a_turn) in [(3, 51, "2.83"), (4, 57, "2.38"), (5, 62, "2.07"), (6, 70, "1.94")] {
        let play = Play::new(json!({"seats": seats, "first_seat": 0}));
        let in_play = u64::from(play.bag().iter().sum::<u8>()) + 2 * play.get("/pairs_left").as_u64().unwrap();
        assert_eq!(in_play, crystals);
        assert_eq!(format!("{:.2}", in_play as f64 / (6 * seats) as f64), a_turn);
    }
}
