//! Every law of `crates/laws`, with every number of seats and the fewest and the most alarms.

use engine::{Seat, Viewer};
use laws::{SplitMix, Trial};
use serde_json::json;
use sixth_game::content::Loot;
use sixth_game::state::Phase;
use sixth_game::{SixthGame, State};

fn with_every_option(law: impl Fn(Trial<SixthGame>)) {
    for seats in 2..=4 {
        for alarms in [4, 5, 8] {
            law(Trial::new(json!({"seats": seats, "alarms": alarms})).games(8).seed(seats));
        }
    }
}

/// Another state that differs only in what this viewer may not know: what the others hold, but not how much of it.
fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State {
    let mut other = *state;
    if state.phase == Phase::Over {
        return other;
    }
    let hidden = || Seat::all(state.players.seats()).filter(|seat| !viewer.is(*seat));
    hidden().for_each(|seat| other.bag.put(state.players[seat].loot));
    for seat in hidden() {
        let dealt: Loot = other.bag.deal(state.players[seat].loot.count(), luck);
        other.players[seat].loot = dealt;
    }
    other
}

#[test]
fn all_of_them() {
    with_every_option(|trial| assert!(trial.all(scramble).worlds > 0));
}

#[test]
fn there_is_something_to_look_at() {
    with_every_option(|trial| {
        assert!(trial.loading().0 > 0 && trial.chance() > 0 && trial.ending() > 0 && trial.film() > 0);
        assert_eq!(trial.clock(), 0);
    });
}

#[test]
fn allocation() {
    with_every_option(|trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}
