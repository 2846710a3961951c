//! A game without a fault keeps every law, and every law has something to look at.

use laws::Trial;
use serde_json::json;

use crate::two_vaults::fault::Fault;
use crate::two_vaults::{TwoVaults, scramble};

type Sound = TwoVaults<{ Fault::Nothing as u8 }>;

fn trial(seats: u8, rounds: u8) -> Trial<Sound> {
    Trial::new(json!({"seats": seats, "rounds": rounds})).games(12).seed(u64::from(seats * 10 + rounds))
}

#[test]
fn two_vaults_keeps_every_law() {
    for seats in 2..=4 {
        for rounds in [1, 3] {
            let looked = trial(seats, rounds).all(scramble);
            assert!(looked.worlds > 50 && looked.moves > 100, "{looked:?}");
        }
    }
}

#[test]
fn every_law_has_something_to_look_at() {
    let trial = trial(3, 4);
    assert!(trial.chance() > 5);
    assert!(trial.clock() > 20);
    assert!(trial.film() > 100);
    assert!(trial.ending() > 20);
    assert!(trial.sampling(scramble).worlds > 100);
    let offers = trial.undo(scramble);
    assert!(offers.offered > 20 && offers.refused > 20, "{offers:?}");
    let (refused, taken) = trial.loading();
    assert!(refused > 100 && taken > 20, "{refused} refused, {taken} taken");
}

#[test]
fn two_vaults_does_not_allocate() {
    trial(4, 4).allocation(|play| allocation_counter::measure(play).count_total);
}
