//! Bots asked through the face of a game.

use std::time::Duration;

use engine::json::to_value;
use engine::{Match, Seat, Turn};
use fair::FastRng;
use serde_json::json;

const NO_TIME: Duration = Duration::ZERO;

/// A game in which it is somebody's turn.
fn begun() -> Box<dyn Match> {
    let game = catalog::find("dice-heist").expect("the game exists");
    let mut played = game.new_match(&json!({"seats": 2, "first_seat": 0})).expect("the options are good");
    while played.turn() == Turn::Chance {
        played.draw(0).expect("there is a first ticket");
    }
    played
}

fn refused(played: &dyn Match, seat: usize, bot: &str) -> &'static str {
    bots::decide(played, Seat::new(seat), bot, NO_TIME, 1).expect_err("the bot cannot answer").code
}

#[test]
fn every_bot_plays_what_is_legal_and_the_same_for_the_same_seed() {
    let played = begun();
    let legal: Vec<_> = played.legal(Seat::new(0)).iter().map(|action| to_value(action)).collect();
    for bot in bots::BotKind::ALL {
        for seed in 0..50 {
            let chosen = bots::decide(played.as_ref(), Seat::new(0), bot.name(), NO_TIME, seed).expect("it is the bot's turn");
            let again = bots::decide(played.as_ref(), Seat::new(0), bot.name(), NO_TIME, seed).expect("it is the bot's turn");
            assert!(legal.contains(&to_value(&chosen)));
            assert_eq!(chosen.get(), again.get());
        }
    }
}

#[test]
fn who_cannot_be_asked_is_refused() {
    let mut played = begun();
    assert_eq!(refused(played.as_ref(), 0, "oracle"), "unknown_bot");
    assert_eq!(refused(played.as_ref(), 1, "greedy"), "not_your_turn");
    assert_eq!(refused(played.as_ref(), 2, "greedy"), "no_such_seat");
    let mut luck = FastRng::new(3);
    while played.turn() != Turn::Over {
        match played.weight() {
            Some(weight) => drop(played.draw(engine::Luck::below(&mut luck, weight)).expect("the ticket exists")),
            None => {
                let seat = played.turn().seats().lowest().expect("somebody is to move");
                let action = bots::decide(played.as_ref(), seat, "greedy", NO_TIME, 1).expect("it is the bot's turn");
                played.act(seat, &to_value(&action)).expect("a bot plays what is legal");
            }
        }
    }
    assert_eq!(refused(played.as_ref(), 0, "greedy"), "game_over");
}
