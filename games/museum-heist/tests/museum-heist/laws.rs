//! Every law of the house, on Museum Heist with every combination of its options.

use std::cell::Cell;

use engine::{Chance, Game, Luck, NoListener, Rules, Seat, Settings, Turn, Viewer};
use laws::{SplitMix, Trial};
use museum_heist::content::Character;
use museum_heist::{MuseumHeist, State};
use serde_json::{Value, json};

/// Every board of the box, a small one that somebody brought, and one too large for small bits.
fn boards() -> Vec<Value> {
    let mut halls: Vec<String> = vec![".".repeat(12); 12];
    halls[5] = "P..########P".to_owned();
    let corridor = format!("P{}P", "..".repeat(12));
    let brought = [json!({"id": "corridor", "grid": [corridor]}), json!({"id": "halls", "grid": halls})];
    ["gallery9", "salon7", "octagon9", "xequeo7"].iter().map(|id| json!(id)).chain(brought).collect()
}

/// Section 3: all values of all options with each other, but for the target and the first seat, whose values take turns: 72 sets of options.
fn every_combination() -> Vec<Value> {
    let mut combinations = Vec::new();
    for board in boards() {
        for seats in 2..=4 {
            for landing in ["own", "any"] {
                for reveal_all in [false, true] {
                    let turn = combinations.len() as u64;
                    let target = [Value::Null, json!(1), json!(2), json!(if seats == 2 { 4 } else { 3 })][turn as usize % 4].clone();
                    let first_seat = [Value::Null, json!(turn % seats)][turn as usize / 4 % 2].clone();
                    combinations.push(json!({
                        "seats": seats, "first_seat": first_seat, "board": board,
                        "landing": landing, "reveal_all": reveal_all, "target": target,
                    }));
                }
            }
        }
    }
    combinations
}

/// The end of a round turns cards up and takes them back at once (MH-6.36): events tell what no view keeps. `what_the_end_of_a_round_shows` says
/// what that may be.
fn ends_a_round(before: &State, after: &State, _: Viewer) -> bool {
    before.table.artwork.is_some() && after.table.artwork.is_none()
}

/// Plays each combination as often as said and looks at one position in so many.
fn with_every_option(games: u64, one_position_in: u64, law: impl Fn(Trial<MuseumHeist>)) {
    for (seed, options) in (1..).zip(every_combination()) {
        law(Trial::new(options).games(games).seed(seed).one_position_in(one_position_in).reveals(ends_a_round));
    }
}

/// Whether a viewer may see the card of a seat: its own, or one it was shown (the table of section 4).
fn sees(state: &State, viewer: Viewer, seat: Seat) -> bool {
    viewer.is(seat) || state.table.wrong.iter().any(|wrong| viewer.is(wrong.by) && wrong.of == seat)
}

/// Another state that differs only in what this viewer may not know: cards of others, none of them one that was named wrongly.
fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State {
    let mut other = state.clone();
    for seat in state.chosen().iter().filter(|seat| !sees(state, viewer, *seat)) {
        let named = |character: &Character| state.table.wrong.iter().any(|wrong| wrong.of == seat && wrong.named == *character);
        let possible: Vec<Character> = Character::ALL.into_iter().filter(|character| !named(character)).collect();
        other.cards[seat.index()] = luck.pick(&possible).copied();
    }
    other
}

#[test]
fn replay() {
    with_every_option(1, 1, |trial| trial.replay());
}

/// MH-4.4, MH-4.5: whoever watched knows every action but the choice of a character.
#[test]
fn sealing() {
    with_every_option(1, 3, |trial| {
        let looked = trial.sealing();
        assert_eq!(looked == 0, trial.options()["reveal_all"] == true, "{looked}");
    });
}

#[test]
fn serialisation() {
    with_every_option(1, 3, |trial| trial.serialisation());
}

#[test]
fn loading() {
    // The shortest of these games have few positions: what the law has looked at is counted over all of them.
    let all = Cell::new((0, 0));
    with_every_option(1, 4, |trial| {
        let (refused, taken) = trial.loading();
        all.set((all.get().0 + refused, all.get().1 + taken));
    });
    assert!(all.get().0 > 1_000 && all.get().1 > 100, "{all:?}");
}

#[test]
fn legality() {
    with_every_option(1, 8, |trial| trial.legality());
}

#[test]
fn chance() {
    with_every_option(1, 1, |trial| assert!(trial.chance() > 0));
}

#[test]
fn ending() {
    with_every_option(3, 1, |trial| assert!(trial.ending() > 10));
}

#[test]
fn clock() {
    with_every_option(1, 4, |trial| assert_eq!(trial.clock(), 0));
}

/// A game can be watched step by step, by everybody.
#[test]
fn film() {
    let steps = Cell::new(0);
    with_every_option(1, 6, |trial| steps.set(steps.get() + trial.film()));
    assert!(steps.get() > 500, "{}", steps.get());
}

#[test]
fn secrecy() {
    with_every_option(2, 3, |trial| {
        let looked = trial.secrecy(scramble);
        assert!(looked.worlds > 0 && looked.moves > 0, "{looked:?}");
    });
}

/// The published game, over thousands of pairs of worlds.
#[test]
fn secrecy_of_the_published_game() {
    let mut worlds = 0;
    for seats in 2..=4 {
        let trial = Trial::<MuseumHeist>::new(json!({"seats": seats})).games(12).seed(seats).reveals(ends_a_round);
        worlds += trial.secrecy(scramble).worlds;
    }
    assert!(worlds > 3_000, "{worlds}");
}

#[test]
fn sampling() {
    let worlds = Cell::new(0);
    with_every_option(1, 3, |trial| worlds.set(worlds.get() + trial.sampling(scramble).worlds));
    assert!(worlds.get() > 1_000, "{worlds:?}");
}

#[test]
fn undo() {
    // MH-5.4: what is done stays done.
    with_every_option(1, 4, |trial| assert_eq!(trial.undo(scramble).offered, 0));
}

#[test]
fn allocation() {
    with_every_option(2, 1, |trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}

/// Plays games of every combination and calls `visit` at every position.
fn each_position(mut visit: impl FnMut(&State, &mut SplitMix)) {
    for (seed, options) in (1..).zip(every_combination()) {
        let settings = Settings::read(MuseumHeist::option_specs(), &options).unwrap();
        let mut state = MuseumHeist::start(&MuseumHeist::read_options(&settings).unwrap(), &mut NoListener);
        let (mut luck, mut actions) = (SplitMix::new(seed), Vec::new());
        loop {
            visit(&state, &mut luck);
            match MuseumHeist::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = MuseumHeist::outcome(&state, luck.below(MuseumHeist::weight(&state)));
                    MuseumHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
                }
                Turn::Seats { seats, .. } => {
                    let seat = seats.lowest().unwrap();
                    MuseumHeist::actions(&state, seat, &mut actions);
                    let action = actions[luck.below(actions.len() as u64) as usize];
                    MuseumHeist::apply_action(&mut state, seat, &action, &mut NoListener);
                }
            }
        }
    }
}

/// Random play is counted, not listed, where that is faster; both must be the same list.
#[test]
fn counting_is_listing() {
    each_position(|state, _| {
        let (mut listed, mut scratch) = (Vec::new(), Vec::new());
        for seat in Seat::all(state.table.seats()) {
            MuseumHeist::actions(state, seat, &mut listed);
            let count = MuseumHeist::action_count(state, seat, &mut scratch);
            let counted: Vec<_> = (0..count).map(|index| MuseumHeist::nth_action(state, seat, index, &scratch)).collect();
            assert_eq!(listed, counted);
        }
    });
}

/// What the end of a round shows in two worlds that a viewer could not tell apart: the same, but for cards turned up to all (MH-6.27, MH-6.32, MH-9.2)
/// and the one card shown to a failed challenger (MH-6.33).
#[test]
fn what_the_end_of_a_round_shows() {
    let mut ends = 0;
    each_position(|state, luck| {
        let Some(seat) = state.table.turn else { return };
        let mut actions = Vec::new();
        MuseumHeist::actions(state, seat, &mut actions);
        for viewer in Viewer::all(state.table.seats()) {
            let other = scramble(state, viewer, luck);
            let Some(action) = luck.pick(&actions).copied() else { continue };
            if MuseumHeist::check_action(&other, seat, &action).is_err() {
                continue;
            }
            let [here, there] = [state, &other].map(|before| {
                let (mut after, mut told) = (before.clone(), Vec::<engine::AddressedEvent<museum_heist::Event>>::new());
                MuseumHeist::apply_action(&mut after, seat, &action, &mut told);
                let told: Vec<Value> = told
                    .iter()
                    .filter(|heard| heard.seats.includes(viewer))
                    .map(|heard| serde_json::to_value(&heard.event).unwrap())
                    .collect();
                (after, told)
            });
            if !ends_a_round(state, &here.0, viewer) || here.0 != there.0 {
                continue;
            }
            ends += 1;
            let shown_to_all = |event: &&Value| !matches!(event["event"].as_str(), Some("card_revealed" | "all_cards"));
            let public = |told: &[Value]| -> Vec<Value> {
                told.iter()
                    .filter(shown_to_all)
                    .map(|event| {
                        let mut event = event.clone();
                        let challenger = event["event"] == "card_shown" && viewer.is(seat);
                        let how = event["event"] == "artwork_collected";
                        for (hidden, field) in [(challenger, "character"), (how, "how")] {
                            if hidden {
                                event[field] = Value::Null;
                            }
                        }
                        event
                    })
                    .collect()
            };
            assert_eq!(public(&here.1), public(&there.1));
        }
    });
    assert!(ends > 100, "{ends}");
}

/// MH-11.40 to MH-11.46, at every position.
#[test]
fn mh_11_40_invariants() {
    each_position(|state, luck| {
        let table = &state.table;
        let collected: usize = Seat::all(table.seats()).map(|seat| usize::from(table.collected(seat))).sum();
        let over = MuseumHeist::turn(state) == Turn::Over;
        assert_eq!(collected, usize::from(table.round) - usize::from(!over), "MH-11.43");
        assert!(table.round <= if table.seats() == 4 { 9 } else { 7 }, "MH-11.43, MH-7.23");
        if table.options.landing == museum_heist::options::Landing::Own {
            assert!(table.artwork.is_none_or(|artwork| table.piece_on(artwork).is_none()), "MH-11.46, MH-6.26");
        }
        let mut actions = Vec::new();
        for seat in MuseumHeist::turn(state).seats().iter() {
            MuseumHeist::actions(state, seat, &mut actions);
            let fewest =
                if table.artwork.is_none() && matches!(table.options.board, museum_heist::board::BoardRef::Shipped(_)) { 2 } else { 1 };
            assert!(actions.len() >= fewest, "MH-11.40");
        }
        if let (Some(turn), Some(artwork)) = (table.turn, table.artwork) {
            check_turn(state, turn, artwork, &actions, luck);
        }
    });
}

/// MH-11.41, MH-11.42, MH-11.44, MH-11.45.
fn check_turn(state: &State, turn: Seat, artwork: museum_heist::space::Space, actions: &[museum_heist::Action], luck: &mut SplitMix) {
    use museum_heist::Action;
    let sum = |state: &State| state.table.pieces.iter().map(|piece| piece.distance(artwork)).sum::<u32>();
    for action in actions {
        let mut after = state.clone();
        MuseumHeist::apply_action(&mut after, turn, action, &mut NoListener);
        match action {
            Action::Move { .. } => assert!(sum(&after) < sum(state), "MH-11.42"),
            Action::Swap { .. } => assert_eq!(sum(&after), sum(state), "MH-11.42"),
            _ => {}
        }
    }
    if state.table.pieces.iter().all(|piece| piece.distance(artwork) > 2) {
        assert!(!actions.iter().any(|action| matches!(action, Action::Move { to, .. } if *to == artwork)), "MH-11.41");
    }
    let other = scramble(state, Viewer::Seat(turn), luck);
    let mut same = Vec::new();
    MuseumHeist::actions(&other, turn, &mut same);
    assert_eq!(actions, same, "MH-11.44");
    let mut swapped = state.clone();
    swapped.cards[turn.index()] = luck.pick(&Character::ALL).copied();
    MuseumHeist::actions(&swapped, turn, &mut same);
    let away = |actions: &[Action]| -> Vec<Action> {
        actions.iter().copied().filter(|action| !matches!(action, Action::Move { to, .. } if *to == artwork)).collect()
    };
    assert_eq!(away(actions), away(&same), "MH-11.45");
}
