//! The bot `greedy` is worth having as a team mate: it gets the loot out where `random` never does, less often with every level, and frees its friends.

mod support;

use crew_heist::score::Outcome;
use crew_heist::{Action, CrewHeist, State};
use engine::{Game, Luck, Seat, Settings, Turn, Unheard, Viewer};
use laws::SplitMix;
use serde_json::{Value, json};
use support::Position;

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

/// The games are the same ones every time, so luck has no part in this.
#[test]
fn every_level_is_harder_than_the_one_before() {
    const GAMES: u64 = 400;
    const LEVELS: [&str; 6] = ["first", "easy", "normal", "hard", "challenge", "impossible"];
    let out = std::thread::scope(|scope| {
        let playing = LEVELS.map(|level| scope.spawn(move || loot_out(level, true, GAMES)));
        playing.map(|level| level.join().unwrap())
    });
    assert!(out.windows(2).all(|pair| pair[1] < pair[0]), "{out:?} of {GAMES}");
}

/// What `greedy` does for a seat in a position.
fn choice(position: &Value, seat: usize) -> Value {
    let (seat, mut luck, mut legal) = (Seat::new(seat), SplitMix::new(1), Vec::new());
    let view = CrewHeist::read_view(Viewer::Seat(seat), position).unwrap();
    CrewHeist::actions(&CrewHeist::sample_world(&view, &mut luck), seat, &mut legal);
    serde_json::to_value(CrewHeist::greedy(&view, &(), seat, &legal, &mut luck)).unwrap()
}

/// CH-12.13: a friend who is held is freed from where his guard is seen, and whoever can do that best and is near goes there.
#[test]
fn a_friend_who_is_held_is_freed() {
    let velvet_by = |square: &str, caught_by: &[u8]| {
        let position = Position::seats(4).guards(&[(3, "2G7")]).player(0, json!({"square": "2A9"})).player(2, json!({"square": "2A8"}));
        let friend = json!({"square": "2G7", "exposed": true, "caught_by": caught_by});
        position.player(1, friend).player(3, json!({"square": square})).start().position()
    };
    let velvet_on = |square: &str| velvet_by(square, &[3]);
    assert_eq!(choice(&velvet_on("2H9"), 3)["to"], "2G9");
    let freeing = choice(&velvet_on("2G9"), 3);
    assert_eq!((&freeing["type"], &freeing["guard"]), (&json!("distract"), &json!(3)));
    // Whoever is far away goes on with the heist, as if nobody were held.
    for (square, is_near) in [("2H9", true), ("2J9", true), ("2K9", false), ("2M9", false), ("2A3", false), ("1G12", false)] {
        assert_eq!(choice(&velvet_on(square), 3) != choice(&velvet_by(square, &[]), 3), is_near, "{square}");
    }
}
