//! The bot `greedy` is worth playing against: it beats `random` with every number of seats, and a crew of it succeeds far more often.

use engine::{Eyes, Game, Luck, Seat, SeatSet, Settings, Turn, Unheard};
use jewel_heist::{Action, JewelHeist};
use laws::SplitMix;
use serde_json::{Value, json};

/// Plays with `greedy` on these seats and `random` on the others; gives back who won and what everybody scored.
fn play(options: &Value, greedy: SeatSet, luck: &mut SplitMix) -> (SeatSet, Vec<i32>) {
    let settings = Settings::read(JewelHeist::option_specs(), options).unwrap();
    let mut state = JewelHeist::start(&JewelHeist::read_options(&settings).unwrap(), &mut Unheard);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match JewelHeist::turn(&state) {
            Turn::Over => {
                let standing = JewelHeist::standing(&state).unwrap();
                return (standing.winners, standing.scores.as_slice().iter().map(|score| score.unwrap()).collect());
            }
            Turn::Chance => {
                let outcome = JewelHeist::outcome(&state, luck.below(JewelHeist::weight(&state)));
                JewelHeist::apply_outcome(&mut state, &outcome, &mut Unheard);
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().unwrap();
                let eyes = Eyes::<JewelHeist>::new(&state, &(), seat);
                let action = if greedy.contains(seat) {
                    eyes.actions(&mut legal);
                    JewelHeist::greedy(&eyes.view(), eyes.notes(), seat, &legal, luck)
                } else {
                    eyes.any_action(&mut legal, luck)
                };
                JewelHeist::apply_action(&mut state, seat, &action, &mut Unheard);
            }
        }
    }
}

/// How many of so many games a single `greedy` wins against `random` on all other seats, taking turns on them.
fn wins(options: &Value, games: usize) -> usize {
    let seats = options["seats"].as_u64().unwrap() as usize;
    let mut luck = SplitMix::new(7);
    let (mut won, mut own, mut others) = (0, 0, 0);
    for game in 0..games {
        let seat = Seat::new(game % seats);
        let (winners, scores) = play(options, SeatSet::only(seat), &mut luck);
        won += usize::from(winners.contains(seat));
        own += scores[seat.index()];
        others += scores.iter().sum::<i32>() - scores[seat.index()];
    }
    let (games_f, rivals) = (games as f64, (seats - 1) as f64);
    println!("{options}: {won} of {games}; money {:.1} against {:.1}", f64::from(own) / games_f, f64::from(others) / games_f / rivals);
    won
}

#[test]
fn greedy_beats_random() {
    const GAMES: usize = 60;
    for blueprint in ["wings", "gallery", "vault", "pinwheel"] {
        let won = wins(&json!({"seats": 2, "blueprint": blueprint}), GAMES);
        assert!(won * 100 >= 90 * GAMES, "greedy won {won} of {GAMES} games on {blueprint}");
    }
    for (seats, percent) in [(3, 85), (4, 80), (5, 70), (6, 60)] {
        let won = wins(&json!({"seats": seats}), GAMES);
        assert!(won * 100 >= percent * GAMES, "greedy won {won} of {GAMES} games with {seats} seats");
    }
}

/// How many of so many games a crew wins that is all `greedy`, or all `random`.
fn crew_wins(seats: usize, deck: usize, greedy: bool, games: usize) -> usize {
    let mut luck = SplitMix::new(11);
    let players = if greedy { SeatSet::first(seats) } else { SeatSet::EMPTY };
    let options = json!({"seats": seats, "mode": "coop", "coop_deck": deck});
    let mut fulfilled = 0;
    let won = (0..games).filter(|_| {
        let (winners, scores) = play(&options, players, &mut luck);
        fulfilled += scores[0];
        !winners.is_empty()
    });
    let won = won.count();
    println!("crew of {seats}, {deck} cards, greedy {greedy}: {won} of {games}, {:.1} fulfilled", f64::from(fulfilled) / games as f64);
    won
}

#[test]
fn a_greedy_crew_succeeds() {
    const GAMES: usize = 30;
    for (seats, percent) in [(2, 25), (3, 80), (4, 90), (6, 95)] {
        let won = crew_wins(seats, 20, true, GAMES);
        assert!(won * 100 >= percent * GAMES, "a crew of {seats} won {won} of {GAMES} games");
        assert!(crew_wins(seats, 20, false, GAMES) <= GAMES / 10, "a crew of chance does not");
    }
    crew_wins(4, 9, true, GAMES);
}
