//! Every law of the house, on Heist in every number of seats, on every map, at every level and with every option.

use crew_heist::{Action, CrewHeist, State, unasked};
use engine::{Chance, Game, Luck, NoListener, Rules, Seat, Settings, Silence, TimeLimits, Turn, Viewer};
use laws::{SplitMix, Trial, nothing_hidden};
use serde_json::{Value, json};

const LEVELS: [&str; 6] = ["first", "easy", "normal", "hard", "challenge", "impossible"];

/// Every number of seats on every map at every level: 72 sets of options, among which every value of every other option comes many times.
fn every_combination() -> Vec<Value> {
    let mut combinations = Vec::new();
    for seats in 1..=6_usize {
        for (place, map) in ["corner", "tower"].into_iter().enumerate() {
            for (level, difficulty) in LEVELS.into_iter().enumerate() {
                let turn = seats + level + 3 * place;
                combinations.push(json!({
                    "seats": seats, "map": map, "difficulty": difficulty,
                    "tiles": (["hidden", "face_up"][(turn + level) % 2]),
                    "characters": (["random", "choose"][(seats + level / 2) % 2]),
                    "clock": (["timed", "untimed", "simulated"][turn % 3]),
                    "seconds": ([10, 30, 300][(seats + place) % 3]),
                    "planning": (["free", "timed", "none"][(level + seats) % 3]),
                    "powers": turn % 4 < 2, "items": turn % 5 < 3,
                    "elite_guards": ([0, 2, 6][(level + place + seats) % 3]),
                    "hide_skill": (["finesse", "athletics"][level % 2]),
                    "dawn": ([json!(5), json!(9), Value::Null][(turn + place) % 3]),
                }));
            }
        }
    }
    combinations
}

/// Dropping things at any time, and calling a vote though ready (CH 5.3, R90).
fn not_asked(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    unasked(state, seat, actions);
}

/// Waiting, being ready and holding are told by what follows; all of it is in everybody's view at once.
fn untold(_: &State, _: &State, _: Viewer) -> bool {
    true
}

/// Plays each combination as often as said and looks at one position in so many.
fn with_every_option(games: u64, one_position_in: u64, law: impl Fn(Trial<CrewHeist>)) {
    for (seed, options) in (1..).zip(every_combination()) {
        let trial = Trial::new(options).games(games).seed(seed).one_position_in(one_position_in);
        law(trial.unasked(not_asked).reveals(untold).longest(200_000));
    }
}

/// The one law that plays everything several times over: every third combination keeps it short, and among those is every value.
#[test]
fn replay() {
    for (seed, options) in (1..).zip(every_combination()).step_by(3) {
        Trial::<CrewHeist>::new(options).games(1).seed(seed).unasked(not_asked).reveals(untold).longest(200_000).replay();
    }
}

#[test]
fn serialisation() {
    with_every_option(1, 60, |trial| trial.serialisation());
}

#[test]
fn loading() {
    let counts = std::cell::Cell::new((0, 0));
    with_every_option(1, 20, |trial| {
        let (refused, taken) = trial.loading();
        counts.set((counts.get().0 + refused, counts.get().1 + taken));
    });
    let (refused, taken) = counts.get();
    assert!(refused > 500 && taken > 50, "{refused} refused, {taken} taken");
}

#[test]
fn legality() {
    with_every_option(1, 80, |trial| trial.legality());
}

#[test]
fn chance() {
    with_every_option(1, 40, |trial| {
        trial.chance();
    });
}

#[test]
fn ending() {
    with_every_option(2, 20, |trial| assert!(trial.ending() > 20));
}

/// Time is up in the player phase with the server's clock, and in speeches with any clock but the simulated one (CH 5.2, CH 5.4).
#[test]
fn clock() {
    let timed = std::cell::Cell::new(0);
    with_every_option(1, 10, |trial| {
        let clock = trial.options()["clock"].clone();
        let times = trial.clock();
        assert!(clock != json!("simulated") || times == 0);
        timed.set(timed.get() + times);
    });
    assert!(timed.get() > 300, "{}", timed.get());
}

/// What is done for a silent seat is legal, wherever it is, and comes in every phase where one seat could hold up the others.
#[test]
fn silence() {
    let mut phases = std::collections::BTreeSet::new();
    for (seed, options) in (1..).zip(every_combination()).filter(|(_, options)| options["clock"] == "timed") {
        let settings = Settings::read(CrewHeist::option_specs(), &options).unwrap();
        let mut state = CrewHeist::start(&CrewHeist::read_options(&settings).unwrap(), &mut NoListener);
        let (mut luck, mut legal) = (SplitMix::new(seed), Vec::new());
        for _ in 0..3_000 {
            match CrewHeist::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = CrewHeist::outcome(&state, luck.below(CrewHeist::weight(&state)));
                    CrewHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
                }
                Turn::Seats { seats, .. } => {
                    for seat in seats.iter() {
                        let Silence::Acts(_, action) = CrewHeist::when_silent(&state, seat) else { continue };
                        assert_eq!(CrewHeist::check_action(&state, seat, &action), Ok(()), "{action:?} of {seat}");
                        phases.insert((format!("{:?}", state.phase), action.kind()));
                    }
                    let asked: Vec<Seat> = seats.iter().collect();
                    let seat = *luck.pick(&asked).unwrap();
                    CrewHeist::actions(&state, seat, &mut legal);
                    CrewHeist::apply_action(&mut state, seat, luck.pick(&legal).unwrap(), &mut NoListener);
                }
            }
            if CrewHeist::clock(&state).is_some() && luck.below(12) == 0 {
                CrewHeist::apply_time_up(&mut state, &mut NoListener);
            }
        }
    }
    // An X that could be stopped at the end of a phase is rare in random play, and has a test of its own.
    let kinds: Vec<&str> = phases.iter().map(|(_, kind)| *kind).filter(|kind| *kind != "stop").collect();
    assert_eq!(kinds, ["choose_character", "give_up", "place", "go", "ready", "vote"], "{phases:?}");
}

/// Every event is told with a state that can be shown, and the last one with the final state.
#[test]
fn film() {
    let steps = std::cell::Cell::new(0);
    with_every_option(1, 100, |trial| steps.set(steps.get() + trial.film()));
    assert!(steps.get() > 1_000, "{}", steps.get());
}

/// Nothing is secret by seat (CH 4), so there is no other world to tell apart.
#[test]
fn secrecy() {
    with_every_option(1, 100, |trial| assert_eq!(trial.secrecy(nothing_hidden).worlds, 0));
}

#[test]
fn sampling() {
    with_every_option(1, 100, |trial| assert_eq!(trial.sampling(nothing_hidden).worlds, 0));
}

#[test]
fn undo() {
    with_every_option(1, 40, |trial| {
        trial.undo(nothing_hidden);
    });
}

#[test]
fn allocation() {
    with_every_option(1, 1, |trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}
