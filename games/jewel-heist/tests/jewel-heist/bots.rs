//! The bot `greedy` is worth playing against: it beats `random` with every number of seats, and a crew of it succeeds far more often.
//!
//! `CAPERS_GAMES=1000 cargo test -p jewel-heist bots:: -- --nocapture` plays more games and tells the figures.

use engine::{BotView, Bots, Chance, Game, Luck, NoListener, Rules, Seat, SeatSet, Settings, Turn};
use jewel_heist::{Action, JewelHeist};
use laws::SplitMix;
use serde_json::{Value, json};

/// How many games are played: a few, unless somebody wants figures.
fn games(few: usize) -> usize {
    std::env::var("CAPERS_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(few)
}

/// Plays with `greedy` on these seats and `random` on the others; gives back who won and what everybody scored.
fn play(options: &Value, greedy: SeatSet, luck: &mut SplitMix) -> (SeatSet, Vec<i32>) {
    let settings = Settings::read(JewelHeist::option_specs(), options).unwrap();
    let mut state = JewelHeist::start(&JewelHeist::read_options(&settings).unwrap(), &mut NoListener);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match JewelHeist::turn(&state) {
            Turn::Over => {
                let standing = JewelHeist::standing(&state).unwrap();
                return (standing.winners, standing.scores.as_slice().iter().map(|score| score.unwrap()).collect());
            }
            Turn::Chance => {
                let outcome = JewelHeist::outcome(&state, luck.below(JewelHeist::weight(&state)));
                JewelHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().unwrap();
                let eyes = BotView::<JewelHeist>::new(&state, &(), seat);
                let action = if greedy.contains(seat) {
                    eyes.actions(&mut legal);
                    JewelHeist::greedy(&eyes.view(), eyes.notes(), seat, &legal, luck)
                } else {
                    eyes.any_action(&mut legal, luck)
                };
                JewelHeist::apply_action(&mut state, seat, &action, &mut NoListener);
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
    let games = games(30);
    for blueprint in ["wings", "gallery", "vault", "pinwheel"] {
        let won = wins(&json!({"seats": 2, "blueprint": blueprint}), games);
        assert!(won * 100 >= 90 * games, "greedy won {won} of {games} games on {blueprint}");
    }
    for (seats, percent) in [(3, 90), (4, 90), (5, 85), (6, 75)] {
        let won = wins(&json!({"seats": seats}), games);
        assert!(won * 100 >= percent * games, "greedy won {won} of {games} games with {seats} seats");
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
    let games = games(12);
    for (seats, percent) in [(2, 50), (3, 80), (4, 90), (6, 95)] {
        let won = crew_wins(seats, 20, true, games);
        assert!(won * 100 >= percent * games, "a crew of {seats} won {won} of {games} games");
        assert!(crew_wins(seats, 20, false, games) <= games / 10, "a crew of chance does not");
    }
    // A tight night (JH-9.7).
    let won = crew_wins(4, 9, true, games);
    assert!(won * 2 >= games, "a crew of 4 won {won} of {games} tight nights");
}
