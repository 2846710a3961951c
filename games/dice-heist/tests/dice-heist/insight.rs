//! What a view implies for a choice (section 12 of the rules).

use crate::support::{Setup, setup};
use dice_heist::DiceHeist;
use dice_heist::insight::{Answer, Question};
use engine::{Chance, Game, Insight, Odds, Rules, Seat, Secrets, Viewer};
use serde_json::{Value, json};

fn overview(setup: Setup, viewer: Viewer) -> Value {
    let state = DiceHeist::load(&setup.position()).unwrap();
    serde_json::to_value(DiceHeist::overview(&DiceHeist::view(&state, viewer), viewer)).unwrap()
}

fn ask(setup: Setup, viewer: Viewer, question: Value) -> Result<Answer, &'static str> {
    let state = DiceHeist::load(&setup.position()).unwrap();
    let question: Question = serde_json::from_value(question).unwrap();
    DiceHeist::answer(&DiceHeist::view(&state, viewer), viewer, &question).map_err(|refusal| refusal.code)
}

fn seat(seat: usize) -> Viewer {
    Viewer::Seat(Seat::new(seat))
}

#[test]
fn dh_12_1_the_chances_of_every_number_of_dice() {
    let table = setup(2).sidekicks(&[2, 5]).shown("L03 H04").option("targeted_raid", true);
    let seen = overview(table, seat(0));
    let louvre = &seen["museums"][3];
    assert_eq!((&louvre["heist_needs"], &louvre["raid_needs"]), (&json!(6), &json!(5)));
    assert_eq!(louvre["heist_chances"].as_array().unwrap().len(), 6, "as many as the player with the most can roll");
    assert_eq!((&louvre["heist_chances"][1], &louvre["raid_chances"][0]), (&json!([11, 36]), &json!([1, 3])));
    assert_eq!(overview(setup(2).shown("L03"), seat(0))["museums"][3]["raid_chances"], json!([]));
}

#[test]
fn dh_12_4_and_12_9_what_a_display_is_worth_and_how_it_stands() {
    let table = setup(2).held(0, "H09 H10").held(1, "H05").shown("M09 M10 M07 L03");
    let seen = overview(table.clone(), seat(0));
    assert_eq!(seen["museums"][1]["worth"], json!([{"points": 9, "millions": 0}, {"points": 5, "millions": 0}]));
    assert_eq!(seen["museums"][3]["worth"][0], json!({"points": 0, "millions": 50}));
    assert_eq!(seen["seats"][0]["held"]["gems"][0], json!({"colour": "red", "count": 2, "points": 3}));
    assert_eq!((&seen["seats"][0]["line"]["total"], &seen["seats"][0]["hides"]), (&json!(3 + 4), &json!(false)));
    // DH-7.15: what lies face down is not counted, and it is said.
    assert_eq!((&seen["seats"][1]["line"]["artifacts"], &seen["seats"][1]["hides"]), (&json!(0), &json!(true)));
    assert_eq!(overview(table, seat(1))["seats"][1]["line"]["artifacts"], 1);
}

#[test]
fn dh_12_2_an_attempt_that_is_only_thought_of() {
    let table = || setup(2).sidekicks(&[1, 0]).shown("L03 B05 B02").option("targeted_raid", true);
    let heist = |museum: &str, sidekicks: u8| json!({"type": "attempt", "museum": museum, "card": null, "sidekicks": sidekicks});
    let answer = ask(table(), seat(0), heist("louvre", 0)).unwrap();
    assert_eq!((answer.attempt.chance, answer.one_more), (Odds::new(1, 6), Some(Odds::new(5, 36))), "13.9 points more");
    assert_eq!(answer.refused, None);
    assert_eq!(ask(table(), seat(0), heist("louvre", 2)).unwrap().refused, Some("too_many_sidekicks"));
    assert_eq!(ask(table(), seat(1), heist("louvre", 0)).unwrap().refused, Some("not_your_turn"));
    assert_eq!(ask(table(), seat(0), heist("hermitage", 0)), Err("empty_museum"));
    assert_eq!(ask(table(), seat(0), heist("louvre", 11)), Err("too_many_sidekicks"));
    let raid = |card: &str| json!({"type": "attempt", "museum": "british", "card": card, "sidekicks": 1});
    let answer = serde_json::to_value(ask(table(), seat(0), raid("B02")).unwrap()).unwrap();
    assert_eq!((&answer["needs"], &answer["chance"], &answer["worth"]), (&json!(4), &json!([3, 4]), &json!({"points": 0, "millions": 35})));
    assert_eq!(ask(table(), seat(0), raid("B01")), Err("card_not_on_display"));
    assert_eq!(ask(table(), seat(0), raid("L03")), Err("card_not_on_display"));
}

#[test]
fn what_was_left_to_luck_is_the_roll_of_an_attempt() {
    let mut state = DiceHeist::load(&setup(2).shown("L03").position()).unwrap();
    let heist = DiceHeist::read_action(&state, Seat::new(0), &crate::support::heist("louvre", 0)).unwrap();
    DiceHeist::apply_action(&mut state, Seat::new(0), &heist, &mut engine::NoListener);
    let before = DiceHeist::view(&state, Viewer::Spectator);
    let mut told: Vec<engine::AddressedEvent<dice_heist::Event>> = Vec::new();
    let outcome = DiceHeist::outcome(&state, 5);
    DiceHeist::apply_outcome(&mut state, &outcome, &mut told);
    let luck: Vec<_> = told.iter().filter_map(|heard| DiceHeist::luck(&before, &heard.event)).collect();
    assert_eq!(luck.len(), 1);
    assert_eq!((luck[0].seat, luck[0].odds, luck[0].success), (Seat::new(0), Odds::new(1, 6), true));
}
