//! A position that `load` accepts is written as it was read, and can be played on: every listed action and outcome is accepted.
#![no_main]

use engine::json::{read, to_value};
use engine::{GameFace, Luck, Match, Turn, Viewer};
use fair::FastRng;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(position) = read(text) else { return };
    for game in catalog::games() {
        if let Ok(mut live) = game.load(&position) {
            assert_written_as_read(*game, live.as_ref());
            play_on(live.as_mut(), &mut FastRng::new(text.len() as u64));
            assert_written_as_read(*game, live.as_ref());
        }
    }
});

fn assert_written_as_read(game: &dyn GameFace, live: &dyn Match) {
    let again = game.load(&to_value(&live.position())).unwrap_or_else(|refusal| panic!("{refusal} at {}", live.position()));
    assert_eq!(again.position().get(), live.position().get());
}

fn play_on(live: &mut dyn Match, luck: &mut FastRng) {
    for _ in 0..50 {
        match live.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let tickets = live.weight().expect("chance has tickets");
                live.draw(luck.below(tickets)).expect("every ticket is an outcome");
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().expect("somebody is to decide");
                let legal = live.legal(seat);
                assert!(!legal.is_empty() || live.clock().is_some(), "nothing can be done at {}", live.position());
                for action in &legal {
                    live.fork().act(seat, &to_value(action)).expect("a listed action is accepted");
                }
                match legal.get(luck.below(legal.len().max(1) as u64) as usize) {
                    Some(action) => drop(live.act(seat, &to_value(action))),
                    None => drop(live.time_up()),
                }
            }
        }
        for viewer in Viewer::all(live.seats()) {
            live.view(viewer);
        }
    }
    assert_eq!(live.standing().is_some(), live.turn() == Turn::Over);
}
