//! The rules and rulings that no worked example shows, by number (sections 5 to 9 and 12).

use crate::support::{Play, heist, raid, recruit, recruit_from, setup};
use dice_heist::bot::plain_worth;
use dice_heist::content::{Cards, Museum};
use dice_heist::state::Attempt;
use dice_heist::{DiceHeist, chance_of};
use engine::json::to_value;
use engine::{Game, Odds, Seat, Secrets, Viewer};
use serde_json::{Value, json};

fn names(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["event"].as_str().unwrap()).collect()
}

#[test]
fn dh_6_1_to_6_4_set_up() {
    let position = Play::new(json!({"seats": 5, "first_seat": 2})).position();
    assert_eq!(position["deck"], json!(crate::support::all_cards()));
    assert_eq!(position["museums"], json!({"hermitage": [], "metropolitan": [], "british": [], "louvre": []}));
    assert_eq!(position["supply"], 10);
    for player in position["players"].as_array().unwrap() {
        assert_eq!(player, &json!({"sidekicks": 0, "artifacts": [], "gems": [], "paintings": []}));
    }
}

/// DH-3.2, and the defaults of DH-3.3 to DH-3.5.
#[test]
fn dh_5_1_the_option_names_who_starts() {
    let play = Play::new(json!({"seats": 5, "first_seat": 2}));
    assert_eq!((play.position()["seat"].clone(), play.position()["phase"].clone()), (json!(2), json!("reveal")));
    let opening: Vec<Value> = play.0.opening().iter().map(|heard| to_value(&heard.event)).collect();
    assert_eq!(names(&opening), ["game_started", "first_player", "turn_started"]);
    assert_eq!(opening[1], json!({"event": "first_player", "seat": 2, "by": "option"}));
    let all = json!({"seats": 5, "first_seat": 2, "targeted_raid": false, "open_artifacts": false, "stall_guard": 3});
    assert_eq!(opening[0]["options"], all);
}

#[test]
fn dh_6_5_the_highest_die_starts_and_play_goes_clockwise() {
    let mut play = Play::new(json!({"seats": 3}));
    assert_eq!((play.position()["seat"].clone(), play.position()["turn"].clone()), (json!(null), json!(0)));
    assert_eq!(play.position()["first_roll"], json!({"rolling": [0, 1, 2], "faces": []}));
    for (seat, face) in [(0, 1), (1, 5)] {
        play.chance(json!({"type": "first_roll", "seat": seat, "face": face}));
    }
    assert_eq!(play.position()["first_roll"], json!({"rolling": [0, 1, 2], "faces": [1, 5]}));
    play.chance(json!({"type": "first_roll", "seat": 2, "face": 4}));
    for (turn, seat) in [1, 2, 0, 1].into_iter().enumerate() {
        assert_eq!((play.position()["seat"].clone(), play.position()["turn"].clone()), (json!(seat), json!(turn + 1)));
        play.reveal(["H09", "H10", "H11", "H12"][turn]);
        play.act(seat, recruit());
    }
}

#[test]
fn dh_6_6_a_turn_is_a_reveal_and_one_action() {
    let mut play = Play::new(json!({"seats": 2, "first_seat": 0}));
    assert_eq!(play.refused(0, heist("louvre", 0)), "not_your_turn");
    play.reveal("L03");
    assert_eq!(play.refused(0, json!({"type": "pass"})), "malformed");
    play.act(0, recruit());
    assert_eq!(play.refused(0, recruit()), "not_your_turn");
}

#[test]
fn dh_6_7_and_6_8_the_card_goes_to_its_museum_and_a_minor_one_brings_another() {
    let mut play = Play::new(json!({"seats": 2, "first_seat": 0}));
    let events = play.reveal("B03");
    assert_eq!(events, [json!({"event": "revealed", "seat": 0, "card": "B03", "museum": "british", "minor": true, "deck": 51})]);
    assert_eq!(play.0.stream().unwrap().to_string(), "deck/exhibits");
    let events = play.reveal("L08");
    assert_eq!(events[0]["minor"], false);
    assert_eq!(
        (play.position()["museums"]["british"].clone(), play.position()["museums"]["louvre"].clone()),
        (json!(["B03"]), json!(["L08"]))
    );
    assert_eq!(play.position()["phase"], "action");
}

#[test]
fn dh_6_9_no_deck_no_reveal() {
    let mut play = setup(2).deck("").shown("L03").play();
    let events = play.act(0, recruit());
    assert_eq!(names(&events), ["recruited", "turn_started"]);
    assert_eq!(events[1], json!({"event": "turn_started", "turn": 2, "seat": 1, "deck": 0}));
    assert_eq!(play.position()["phase"], "action");
}

/// DH-5.5: `"from": null` means the same as no `from`.
#[test]
fn dh_6_10_a_recruit_comes_from_the_supply() {
    let mut play = setup(2).sidekicks(&[3, 1]).shown("L03").play();
    let events = play.act(0, json!({"type": "recruit", "from": null}));
    assert_eq!(events[0], json!({"event": "recruited", "seat": 0, "from": null, "sidekicks": 4, "supply": 5}));
}

/// DH-5.7.
#[test]
fn dh_6_12_and_7_9_the_thief_and_any_number_of_sidekicks_roll() {
    let play = setup(2).sidekicks(&[3, 0]).shown("H04").play();
    assert_eq!(play.legal(0)[1..], (0..=3).map(|sidekicks| heist("hermitage", sidekicks)).collect::<Vec<_>>());
    for sidekicks in 0..=3 {
        let mut play = setup(2).sidekicks(&[3, 0]).shown("H04").play();
        play.act(0, heist("hermitage", sidekicks));
        assert_eq!(play.0.stream().unwrap().to_string(), "dice/seat-0");
        assert!(play.outcomes().iter().all(|(outcome, _)| outcome["faces"].as_array().unwrap().len() as u64 == sidekicks + 1));
    }
}

#[test]
fn dh_6_13_one_die_must_show_more_than_the_security() {
    for (museum, card, security) in [("hermitage", "H04", 2), ("metropolitan", "M04", 3), ("british", "B03", 4), ("louvre", "L03", 5)] {
        for face in 1..=6 {
            let mut play = setup(2).sidekicks(&[1, 0]).shown(card).play();
            play.act(0, heist(museum, 1));
            let events = play.roll(&[face, 1]);
            assert_eq!(events[0]["success"], face > security, "{museum} with {face}");
        }
    }
}

#[test]
fn dh_6_16_the_haul_is_sorted_into_piles() {
    let mut play = setup(2).shown("H04 H08 H09 H01").play();
    play.act(0, heist("hermitage", 0));
    play.roll(&[6]);
    let held = json!({"sidekicks": 0, "artifacts": ["H04", "H08"], "gems": ["H09"], "paintings": ["H01"]});
    assert_eq!(play.position()["players"][0], held);
}

/// DH-5.13, DH-8.1, and DH-7.12: whoever sits after the thief has one turn fewer.
#[test]
fn dh_6_18_and_7_11_the_game_ends_with_the_last_theft_and_not_before() {
    let mut play = setup(2).deck("").shown("H04 L03").play();
    play.act(0, heist("louvre", 0));
    assert_eq!(names(&play.roll(&[6])), ["rolled", "stolen", "turn_started"]);
    play.act(1, heist("hermitage", 0));
    assert_eq!(names(&play.roll(&[3])), ["rolled", "stolen", "game_over"]);
    // With a card left in the deck an empty row of museums is no end.
    let mut play = setup(2).deck("H01").shown("L03").play();
    play.act(0, heist("louvre", 0));
    play.roll(&[6]);
    assert_eq!(play.position()["phase"], "reveal");
}

/// DH-7.17: with two players one is highest and the other lowest.
#[test]
fn dh_6_19_to_6_23_points() {
    let mut play = setup(2).deck("").held(0, "H04 H08 H09 H10 M09 H11 L03").shown("L13").acting(1).play();
    play.act(1, heist("louvre", 0));
    play.roll(&[6]);
    let result = play.position()["result"].clone();
    assert_eq!(result["lines"][0], json!({"seat": 0, "artifacts": 3, "gems": 7, "paintings": 50, "bonus": -4, "total": 6}));
    assert_eq!(result["lines"][1]["bonus"], 8);
    assert_eq!(result["winners"], json!([1]));
}

#[test]
fn dh_7_5_and_7_6_who_may_lose_a_die() {
    let recruits = |sidekicks: &[u8], seat: usize| {
        let play = setup(sidekicks.len()).sidekicks(sidekicks).shown("L03").acting(seat).play();
        play.legal(seat).into_iter().filter(|action| action["type"] == "recruit").collect::<Vec<_>>()
    };
    assert_eq!(recruits(&[5, 5], 0), [recruit_from(1)]);
    assert_eq!(recruits(&[3, 3, 4], 0), [recruit_from(2)]);
    assert_eq!(recruits(&[2, 2, 2, 2, 2], 3), [recruit_from(0), recruit_from(1), recruit_from(2), recruit_from(4)]);
    assert_eq!(recruits(&[10, 0], 0), Vec::<Value>::new());
    assert_eq!(recruits(&[9, 0], 1), [recruit()]);
}

/// DH-4.8.
#[test]
fn dh_7_13_quiet_turns_are_counted_whatever_the_guard_is() {
    let mut play = setup(2).option("stall_guard", 0).deck("").shown("L03").play();
    for turn in 0..10 {
        play.act(turn % 2, recruit());
    }
    assert_eq!(play.position()["quiet_turns"], 10);
    let mut play = setup(2).deck("H01").shown("L03").play();
    play.act(0, recruit());
    assert_eq!(play.position()["quiet_turns"], 0, "while the deck lasts nothing is counted");
}

/// DH-5.8, DH-4.8.
#[test]
fn dh_9_7_a_raid_counts_as_an_attempt_for_the_stall_guard() {
    let mut play = setup(2).option("targeted_raid", true).deck("").shown("L03").quiet_turns(4).play();
    play.act(0, raid("L03", 0));
    assert_eq!(play.position()["quiet_turns"], 0);
    assert_eq!(play.position()["attempt"], json!({"kind": "raid", "museum": "louvre", "card": "L03", "sidekicks": 0}));
}

#[test]
fn dh_9_4_and_9_6_a_failed_raid_moves_nothing_and_one_card_may_be_raided() {
    let mut play = setup(2).option("targeted_raid", true).sidekicks(&[1, 0]).shown("L03").play();
    let events = play.act(0, raid("L03", 1));
    let attempt = json!({"event": "attempt", "seat": 0, "kind": "raid", "museum": "louvre", "card": "L03", "dice": 2, "needs": 5,
                         "chance": [5, 9]});
    assert_eq!(events, [attempt]);
    let events = play.roll(&[4, 4]);
    assert_eq!(events[1], json!({"event": "failed", "seat": 0, "kind": "raid", "museum": "louvre", "kept": 1}));
    assert_eq!(play.position()["players"][0]["sidekicks"], 1);
}

#[test]
fn dh_5_9_order_of_the_list() {
    let play = setup(2).option("targeted_raid", true).sidekicks(&[1, 0]).shown("L03 L01 H09").play();
    let expected = [
        recruit(),
        heist("hermitage", 0),
        heist("hermitage", 1),
        raid("H09", 0),
        raid("H09", 1),
        heist("louvre", 0),
        heist("louvre", 1),
        raid("L01", 0),
        raid("L01", 1),
        raid("L03", 0),
        raid("L03", 1),
    ];
    assert_eq!(play.legal(0), expected);
}

#[test]
fn dh_5_10_numbers_of_outcomes() {
    for (sidekicks, outcomes) in [(0, 6), (1, 21), (2, 56), (3, 126), (4, 252), (5, 462), (10, 4368)] {
        let mut play = setup(2).sidekicks(&[10, 0]).shown("L03").play();
        play.act(0, heist("louvre", sidekicks));
        assert_eq!(play.outcomes().len(), outcomes);
        assert_eq!(play.outcomes().iter().map(|(_, weight)| weight).sum::<u64>(), 6_u64.pow(sidekicks as u32 + 1));
    }
}

#[test]
fn dh_4_12_everything_is_shown_at_the_end() {
    let mut play = setup(2).option("open_artifacts", false).deck("").held(0, "H04").shown("L03").play();
    assert_eq!(play.view(Viewer::Spectator)["players"][0]["artifacts"], Value::Null);
    play.act(0, heist("louvre", 0));
    play.roll(&[6]);
    let view = play.view(Viewer::Spectator);
    assert_eq!(view["players"][0]["artifacts"], json!(["H04"]));
    assert_eq!((&view["unseen"], &view["result"]), (&json!([]), &play.position()["result"]));
}

/// DH-5.11: only the highest face matters.
#[test]
fn dh_12_1_chances() {
    let chance = |museum: &str, raid: bool, dice: u8| {
        let museum = Museum::find(museum).unwrap();
        let card = raid.then(|| Cards(museum.cards()).iter().next().unwrap());
        chance_of(Attempt { museum, card, sidekicks: dice - 1 })
    };
    assert_eq!(chance("louvre", false, 2), Odds { favourable: 11, cases: 36 });
    let percent = |odds: Odds| format!("{:.1}", 100.0 * odds.value());
    let row = |dice| {
        let heists = ["hermitage", "metropolitan", "british", "louvre"].map(|museum| percent(chance(museum, false, dice)));
        let raids = ["hermitage", "metropolitan", "british", "louvre"].map(|museum| percent(chance(museum, true, dice)));
        [heists, raids].concat().join(" ")
    };
    assert_eq!(row(1), "66.7 50.0 33.3 16.7 83.3 66.7 50.0 33.3");
    assert_eq!(row(2), "88.9 75.0 55.6 30.6 97.2 88.9 75.0 55.6");
    assert_eq!(row(3), "96.3 87.5 70.4 42.1 99.5 96.3 87.5 70.4");
    assert_eq!(row(4), "98.8 93.8 80.2 51.8 99.9 98.8 93.8 80.2");
    assert_eq!(row(5), "99.6 96.9 86.8 59.8 100.0 99.6 96.9 86.8");
    assert_eq!(row(6), "99.9 98.4 91.2 66.5 100.0 99.9 98.4 91.2");
}

#[test]
fn dh_12_4_worth_of_a_haul() {
    let position = setup(2).held(0, "H09 H10").shown("M09 M10 B05 L03").position();
    let state = DiceHeist::load(&position).unwrap();
    let view = DiceHeist::view(&state, Viewer::Seat(Seat::new(0)));
    // Two rubies more on two make 3 + 4, two artifacts make 2; the painting counts apart.
    assert_eq!(plain_worth(&view, Seat::new(0), state.shown), 9);
    assert_eq!(plain_worth(&view, Seat::new(1), state.shown), 5);
}
