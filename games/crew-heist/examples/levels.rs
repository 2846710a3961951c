//! How often the greedy crew gets the loot out, level by level.
//!
//! ```text
//! cargo run --release -p crew-heist --example levels -- MAP SEATS GAMES [LEVEL]
//! ```
//!
//! Random characters, the simulated clock, no planning, and the sun comes up after 40 rounds.

use crew_heist::score::Outcome;
use crew_heist::{Action, CrewHeist};
use engine::{Game, Luck, Settings, Turn, Unheard, Viewer};
use laws::SplitMix;
use serde_json::json;

const LEVELS: [&str; 6] = ["first", "easy", "normal", "hard", "challenge", "impossible"];

/// What came of some games.
#[derive(Default)]
struct Tally {
    wins: u32,
    partial: u32,
    rounds: u64,
    decisions: u64,
}

fn play(map: &str, seats: u8, level: &str, seed: u64, tally: &mut Tally) {
    let options = json!({"seats": seats, "map": map, "difficulty": level, "clock": "simulated", "planning": "none", "dawn": 40});
    let settings = Settings::read(CrewHeist::option_specs(), &options).expect("these are options of the game");
    let mut state = CrewHeist::start(&CrewHeist::read_options(&settings).expect("they fit"), &mut Unheard);
    let mut luck = SplitMix::new(seed);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match CrewHeist::turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = CrewHeist::outcome(&state, luck.below(CrewHeist::weight(&state)));
                CrewHeist::apply_outcome(&mut state, &outcome, &mut Unheard);
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().expect("somebody is asked");
                CrewHeist::actions(&state, seat, &mut legal);
                let view = CrewHeist::view(&state, Viewer::Seat(seat));
                let action = CrewHeist::greedy(&view, &(), seat, &legal, &mut luck);
                CrewHeist::apply_action(&mut state, seat, &action, &mut Unheard);
                tally.decisions += 1;
            }
        }
    }
    let result = state.result.expect("the game is over");
    tally.wins += u32::from(result.outcome == Outcome::Win);
    tally.partial += u32::from(result.outcome == Outcome::PartialWin);
    tally.rounds += u64::from(result.rounds);
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (Some(map), Some(seats), Some(games)) = (args.first(), args.get(1), args.get(2)) else {
        eprintln!("usage: levels MAP SEATS GAMES [LEVEL]");
        return;
    };
    let (seats, games): (u8, u32) = (seats.parse().expect("SEATS is a number"), games.parse().expect("GAMES is a number"));
    for level in LEVELS.into_iter().filter(|level| args.get(3).is_none_or(|only| only == level)) {
        let mut tally = Tally::default();
        (0..games).for_each(|game| play(map, seats, level, 2016 + u64::from(game) * 7919, &mut tally));
        let percent = |count: u32| 100.0 * f64::from(count) / f64::from(games);
        println!(
            "{map} {seats} {level:<10} win {:5.1}% + partial {:5.1}% = {:5.1}%, {:4.1} rounds, {:5.0} decisions a game",
            percent(tally.wins),
            percent(tally.partial),
            percent(tally.wins + tally.partial),
            tally.rounds as f64 / f64::from(games),
            tally.decisions as f64 / f64::from(games),
        );
    }
}
