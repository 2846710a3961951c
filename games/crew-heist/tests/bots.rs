//! The bot `greedy` is worth having as a team mate: it gets the loot out where `random` never does, and less often the harder it is.

use crew_heist::score::Outcome;
use crew_heist::{Action, CrewHeist, State};
use engine::{Game, Luck, Settings, Turn, Unheard, Viewer};
use laws::SplitMix;
use serde_json::json;

fn play(seats: u8, level: &str, greedy: bool, seed: u64) -> State {
    let options = json!({"seats": seats, "map": "corner", "difficulty": level, "clock": "simulated", "planning": "none", "dawn": 30});
    let settings = Settings::read(CrewHeist::option_specs(), &options).unwrap();
    let mut state = CrewHeist::start(&CrewHeist::read_options(&settings).unwrap(), &mut Unheard);
    let mut luck = SplitMix::new(seed);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match CrewHeist::turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = CrewHeist::outcome(&state, luck.below(CrewHeist::weight(&state)));
                CrewHeist::apply_outcome(&mut state, &outcome, &mut Unheard);
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().unwrap();
                CrewHeist::actions(&state, seat, &mut legal);
                let view = CrewHeist::view(&state, Viewer::Seat(seat));
                let action = if greedy { CrewHeist::greedy(&view, &(), seat, &legal, &mut luck) } else { *luck.pick(&legal).unwrap() };
                CrewHeist::apply_action(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}

fn loot_out(level: &str, greedy: bool, games: u64) -> u64 {
    let won = |game: &u64| play(2, level, greedy, 11 + game).result.unwrap().outcome != Outcome::Loss;
    (0..games).filter(won).count() as u64
}

#[test]
fn greedy_gets_the_loot_out_and_random_does_not() {
    let (greedy, random) = (loot_out("first", true, 60), loot_out("first", false, 60));
    assert!(greedy >= 24 && random <= 3, "greedy {greedy}, random {random} of 60");
}

#[test]
fn impossible_is_harder_than_first() {
    let (first, last) = (loot_out("first", true, 60), loot_out("impossible", true, 60));
    assert!(last + 10 < first, "first {first}, impossible {last} of 60");
}
