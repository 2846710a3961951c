//! Every law of the house, on Dice Heist with every combination of its options.

use dice_heist::content::content;
use dice_heist::state::Phase;
use dice_heist::{DiceHeist, State};
use engine::{Luck, Seat, Viewer};
use laws::{Examined, SplitMix, Trial};
use serde_json::{Value, json};

/// DH-3.1 to DH-3.5, all of them with each other: 96 sets of options.
fn every_combination() -> Vec<Value> {
    let mut combinations = Vec::new();
    for seats in 2..=5 {
        for first_seat in [Value::Null, json!(seats - 1)] {
            for targeted_raid in [false, true] {
                for open_artifacts in [true, false] {
                    for stall_guard in [0, 1, 3] {
                        combinations.push(json!({
                            "seats": seats,
                            "first_seat": first_seat,
                            "targeted_raid": targeted_raid,
                            "open_artifacts": open_artifacts,
                            "stall_guard": stall_guard,
                        }));
                    }
                }
            }
        }
    }
    combinations
}

/// Plays each combination as often as said and looks at one position in so many. What is shown at the end is shown without a word for every card (DH-4.12).
fn with_every_option(games: u64, one_position_in: u64, law: impl Fn(Trial<DiceHeist>)) {
    for (seed, options) in (1..).zip(every_combination()) {
        let trial = Trial::new(options).games(games).seed(seed).one_position_in(one_position_in);
        law(trial.reveals(|_, after: &State, _| after.phase == Phase::Over));
    }
}

/// DH-1.3, DH-4.11, DH-4.12: only with `open_artifacts` false, and only before the end, the artifact piles of others are hidden. They may hold any
/// artifacts that lie neither in a museum nor before the viewer, as many as they are; the rest of those is in the deck.
fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State {
    let mut other = *state;
    if state.options.open_artifacts || state.phase == Phase::Over {
        return other;
    }
    let artifacts = content().artifacts;
    let hidden: Vec<Seat> = Seat::all(state.seats()).filter(|seat| !viewer.is(*seat)).collect();
    let pile = |seat: &Seat| state.loot[seat.index()].intersection(artifacts);
    for seat in &hidden {
        other.deck = other.deck.union(pile(seat));
        other.loot[seat.index()] = state.loot[seat.index()].minus(artifacts);
    }
    for seat in &hidden {
        for _ in 0..pile(seat).len() {
            let free = other.deck.intersection(artifacts);
            let card = free.nth(luck.below(u64::from(free.len())) as u32);
            other.deck.remove(card);
            other.loot[seat.index()].insert(card);
        }
    }
    other
}

#[test]
fn replay() {
    with_every_option(1, 1, |trial| trial.replay());
}

/// A game can be watched step by step, by everybody.
#[test]
fn film() {
    with_every_option(1, 16, |trial| assert!(trial.film() > 0));
}

#[test]
fn serialisation() {
    with_every_option(1, 2, |trial| trial.serialisation());
}

#[test]
fn loading() {
    with_every_option(1, 1, |trial| {
        let (refused, _) = trial.loading();
        assert!(refused > 0);
    });
}

#[test]
fn legality() {
    with_every_option(1, 2, |trial| trial.legality());
}

#[test]
fn chance() {
    with_every_option(1, 1, |trial| assert!(trial.chance() > 0));
}

#[test]
fn ending() {
    with_every_option(2, 1, |trial| assert!(trial.ending() > 100));
}

#[test]
fn clock() {
    with_every_option(1, 1, |trial| assert_eq!(trial.clock(), 0));
}

/// How much there is to hide depends on the option alone.
fn check_looked(trial: &Trial<DiceHeist>, looked: Examined) {
    let open = trial.options()["open_artifacts"] == true;
    assert_eq!(looked.worlds == 0, open, "{:?}: {looked:?}", trial.options());
}

#[test]
fn secrecy() {
    with_every_option(1, 2, |trial| check_looked(&trial, trial.secrecy(scramble)));
}

#[test]
fn sampling() {
    with_every_option(1, 4, |trial| check_looked(&trial, trial.sampling(scramble)));
}

/// Everything is done in the open, so nothing can be taken back.
#[test]
fn undo() {
    with_every_option(1, 1, |trial| assert_eq!(trial.undo(scramble).offered, 0));
}

#[test]
fn allocation() {
    with_every_option(2, 1, |trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}
