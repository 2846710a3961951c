//! What is true all through a game, whoever plays it: random games with every number of seats, looked at step by step.

use crate::support::{Play, heist};
use engine::{Luck, Mode, Seat, Turn};
use laws::SplitMix;
use serde_json::{Value, json};

/// Plays a game at random; `look` sees it before each step. Gives back the match at its end.
fn play_out(options: Value, seed: u64, mut look: impl FnMut(&Play)) -> Play {
    let mut luck = SplitMix::new(seed);
    let mut play = Play::new(options);
    loop {
        look(&play);
        match play.0.turn() {
            Turn::Over => return play,
            Turn::Chance => {
                let ticket = luck.below(play.0.weight().unwrap());
                play.0.draw(ticket).unwrap();
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.iter().next().unwrap().index();
                let action = luck.pick(&play.legal(seat)).unwrap().clone();
                play.act(seat, action);
            }
        }
    }
}

fn with_every_number_of_seats(mut look: impl FnMut(&Play), mut at_the_end: impl FnMut(&Play)) {
    for seats in 2..=5 {
        for seed in 0..3 {
            at_the_end(&play_out(json!({"seats": seats, "targeted_raid": seed == 2}), seed, &mut look));
        }
    }
}

#[test]
fn dh_1_4_and_1_5_chance_is_three_things_and_decisions_are_sequential() {
    let mut streams = std::collections::BTreeSet::new();
    with_every_number_of_seats(
        |play| match play.0.turn() {
            Turn::Chance => drop(streams.insert(play.0.stream().unwrap().to_string().replace(|sign: char| sign.is_ascii_digit(), "n"))),
            Turn::Seats { mode, seats } => assert_eq!((mode, seats.len()), (Mode::Sequential, 1)),
            Turn::Over => {}
        },
        |_| {},
    );
    assert_eq!(streams.into_iter().collect::<Vec<_>>(), ["deck/exhibits", "dice/seat-n", "first_seat"]);
}

#[test]
fn dh_7_4_there_is_always_a_heist_with_the_thief_alone() {
    let mut actions = 0;
    with_every_number_of_seats(
        |play| {
            let position = play.position();
            if position["phase"] != "action" {
                return;
            }
            actions += 1;
            let stocked = position["museums"]
                .as_object()
                .unwrap()
                .iter()
                .filter(|(_, cards)| cards.as_array().is_some_and(|cards| !cards.is_empty()));
            let heists: Vec<Value> = stocked.map(|(museum, _)| heist(museum, 0)).collect();
            let legal = play.legal(position["seat"].as_u64().unwrap() as usize);
            assert!(!heists.is_empty() && heists.iter().all(|heist| legal.contains(heist)), "{position}");
        },
        |_| {},
    );
    assert!(actions > 100, "{actions}");
}

#[test]
fn dh_8_6_all_paintings_are_in_somebodys_hands_at_the_end() {
    with_every_number_of_seats(
        |_| {},
        |play| {
            let position = play.position();
            let lines = position["result"]["lines"].as_array().unwrap();
            let millions: Vec<i64> = lines.iter().map(|line| line["paintings"].as_i64().unwrap()).collect();
            assert_eq!(millions.iter().sum::<i64>(), 250);
            let held: usize =
                position["players"].as_array().unwrap().iter().map(|player| player["paintings"].as_array().unwrap().len()).sum();
            assert_eq!(held, 11);
            let most = millions.iter().max().unwrap();
            for (line, own) in lines.iter().zip(&millions) {
                assert_eq!(line["bonus"].as_i64().unwrap() > 0, own == most, "only the highest total scores for paintings (DH-6.21)");
            }
            assert_eq!(play.0.turn(), Turn::Over);
            assert!(Seat::all(play.0.seats()).all(|seat| play.0.legal(seat).is_empty()), "DH-8.1");
        },
    );
}
