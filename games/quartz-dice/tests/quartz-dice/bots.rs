//! The bot `greedy` is worth playing against: it beats `random` in every mode, and what it chooses is always legal (section 13 of the rules).

use engine::{BotView, Bots, Chance, Game, Luck, NoListener, Rules, Seat, Settings, Turn};
use laws::SplitMix;
use quartz_dice::QuartzDice;
use serde_json::json;

/// Plays with `greedy` on one seat and `random` on the others; gives back whether `greedy` won.
fn greedy_wins(mode: &str, seats: usize, greedy: Seat, luck: &mut SplitMix) -> bool {
    let settings = Settings::read(QuartzDice::option_specs(), &json!({"seats": seats, "mode": mode})).unwrap();
    let mut state = QuartzDice::start(&QuartzDice::read_options(&settings).unwrap(), &mut NoListener);
    let mut legal = Vec::new();
    while QuartzDice::turn(&state) != Turn::Over {
        if QuartzDice::turn(&state) == Turn::Chance {
            let outcome = QuartzDice::outcome(&state, luck.below(QuartzDice::weight(&state)));
            QuartzDice::apply_outcome(&mut state, &outcome, &mut NoListener);
            continue;
        }
        let seat = state.seat;
        let eyes = BotView::<QuartzDice>::new(&state, &(), seat);
        let action = if seat == greedy {
            eyes.actions(&mut legal);
            QuartzDice::greedy(&eyes.view(), &(), seat, &legal, luck)
        } else {
            eyes.any_action(&mut legal, luck)
        };
        assert_eq!(QuartzDice::check_action(&state, seat, &action), Ok(()), "{action:?}");
        QuartzDice::apply_action(&mut state, seat, &action, &mut NoListener);
    }
    QuartzDice::standing(&state).unwrap().winners.contains(greedy)
}

fn check(mode: &str, at_least: usize) {
    const GAMES: usize = 48;
    for seats in [3, 4, 6] {
        let mut luck = SplitMix::new(seats as u64);
        let wins = (0..GAMES).filter(|game| greedy_wins(mode, seats, Seat::new(game % seats), &mut luck)).count();
        assert!(wins * 100 >= at_least * GAMES, "greedy won {wins} of {GAMES} games with {seats} seats of {mode}");
    }
}

#[test]
fn greedy_beats_random() {
    check("standard", 90);
}

#[test]
fn greedy_beats_random_where_carts_blow_up() {
    check("last_shall_be_first", 70);
}

#[test]
fn greedy_beats_random_in_a_tournament() {
    check("grand_tournament", 95);
}
