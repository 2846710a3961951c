//! Every law of the house, on Quartz: The Dice Game with every combination of its options.

use engine::{Chance, Game, Rules, Viewer};
use laws::{Trial, nothing_hidden};
use quartz_dice::state::Phase;
use quartz_dice::{QuartzDice, State};
use serde_json::{Value, json};

/// QD-3.1 to QD-3.3, all of them with each other: 24 sets of options.
fn every_combination() -> Vec<Value> {
    let mut combinations = Vec::new();
    for seats in 3..=6 {
        for mode in ["standard", "last_shall_be_first", "grand_tournament"] {
            for first_seat in [Value::Null, json!(seats - 1)] {
                combinations.push(json!({"seats": seats, "mode": mode, "first_seat": first_seat}));
            }
        }
    }
    combinations
}

/// Which dice are kept is told together with the roll that follows, and that a player is done with picking by what comes next (QD-5.25).
fn untold(before: &State, after: &State, _: Viewer) -> bool {
    matches!((before.phase, after.phase), (Phase::Reroll, Phase::Roll) | (Phase::Pick, Phase::Act))
}

/// Plays each combination as often as said and looks at one position in so many.
fn with_every_option(games: u64, one_position_in: u64, law: impl Fn(Trial<QuartzDice>)) {
    for (seed, options) in (1..).zip(every_combination()) {
        law(Trial::new(options).games(games).seed(seed).one_position_in(one_position_in).reveals(untold));
    }
}

#[test]
fn replay() {
    with_every_option(1, 1, |trial| trial.replay());
}

#[test]
fn serialisation() {
    with_every_option(1, 4, |trial| trial.serialisation());
}

#[test]
fn loading() {
    with_every_option(1, 3, |trial| {
        let (refused, taken) = trial.loading();
        assert!(refused > 0 && taken > 0);
    });
}

#[test]
fn legality() {
    with_every_option(1, 8, |trial| trial.legality());
}

#[test]
fn chance() {
    with_every_option(1, 4, |trial| assert!(trial.chance() > 0));
}

/// QD-8.7.
#[test]
fn ending() {
    with_every_option(2, 1, |trial| assert!(trial.ending() > 100));
}

/// A game can be watched step by step, by everybody.
#[test]
fn film() {
    with_every_option(1, 24, |trial| assert!(trial.film() > 0));
}

#[test]
fn clock() {
    with_every_option(1, 4, |trial| assert_eq!(trial.clock(), 0));
}

/// Nothing is hidden from anybody (QD-4.13), so there is no other world to tell apart.
#[test]
fn secrecy() {
    with_every_option(1, 8, |trial| assert_eq!(trial.secrecy(nothing_hidden).worlds, 0));
}

#[test]
fn sampling() {
    with_every_option(1, 8, |trial| assert_eq!(trial.sampling(nothing_hidden).worlds, 0));
}

/// What can be taken back changes nothing for anybody else: the law looks at every such move.
#[test]
fn undo() {
    with_every_option(1, 2, |trial| {
        trial.undo(nothing_hidden);
    });
}

#[test]
fn allocation() {
    with_every_option(2, 1, |trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}

/// QD-5.1: random play is counted, not listed, where that is faster; both must be the same list.
#[test]
fn counting_is_listing() {
    with_every_option(1, 1, |trial| {
        use engine::{Luck, NoListener, Seat, Turn};
        let options = engine::Settings::read(QuartzDice::option_specs(), trial.options()).unwrap();
        let mut state = QuartzDice::start(&QuartzDice::read_options(&options).unwrap(), &mut NoListener);
        let (mut luck, mut listed, mut scratch) = (laws::SplitMix::new(9), Vec::new(), Vec::new());
        while QuartzDice::turn(&state) != Turn::Over {
            if QuartzDice::turn(&state) == Turn::Chance {
                let outcome = QuartzDice::outcome(&state, luck.below(QuartzDice::weight(&state)));
                QuartzDice::apply_outcome(&mut state, &outcome, &mut NoListener);
                continue;
            }
            for seat in Seat::all(state.seats()) {
                QuartzDice::actions(&state, seat, &mut listed);
                let count = QuartzDice::action_count(&state, seat, &mut scratch);
                let counted: Vec<_> = (0..count).map(|index| QuartzDice::nth_action(&state, seat, index, &scratch)).collect();
                assert_eq!(listed, counted);
            }
            let seat = state.seat;
            QuartzDice::actions(&state, seat, &mut listed);
            let action = listed[luck.below(listed.len() as u64) as usize];
            QuartzDice::apply_action(&mut state, seat, &action, &mut NoListener);
        }
    });
}
