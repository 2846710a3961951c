//! What goes with a view, against what then happens in whole games (section 13 of the rules).

use engine::{AddressedEvent, Chance, Game, Insight, Luck, NoListener, Rules, Seat, Secrets, Settings, Turn, Viewer};
use jewel_heist::insight::Overview;
use jewel_heist::state::Phase;
use jewel_heist::{Event, JewelHeist, Outcome, State};
use laws::SplitMix;
use serde_json::json;

/// Plays games of every number of seats on all blueprints and calls `visit` at every position.
fn each_position(mut visit: impl FnMut(&State)) {
    for seats in 2..=6usize {
        for (place, blueprint) in ["gallery", "wings", "vault", "pinwheel"].into_iter().enumerate() {
            let options = json!({"seats": seats, "blueprint": blueprint, "mode": if place % 2 == 0 { "competitive" } else { "coop" }});
            let settings = Settings::read(JewelHeist::option_specs(), &options).unwrap();
            let mut state = JewelHeist::start(&JewelHeist::read_options(&settings).unwrap(), &mut NoListener);
            let (mut luck, mut actions) = (SplitMix::new(seats as u64 * 10 + place as u64), Vec::new());
            loop {
                visit(&state);
                match JewelHeist::turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let outcome = JewelHeist::outcome(&state, luck.below(JewelHeist::weight(&state)));
                        JewelHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
                    }
                    Turn::Seats { seats, .. } => {
                        let seat = seats.lowest().unwrap();
                        JewelHeist::actions(&state, seat, &mut actions);
                        let action = actions[luck.below(actions.len() as u64) as usize];
                        JewelHeist::apply_action(&mut state, seat, &action, &mut NoListener);
                    }
                }
            }
        }
    }
}

/// Whatever card is flipped, the guard does what every viewer was told he would do.
#[test]
fn the_outlook_is_what_then_happens() {
    let mut flips = 0;
    each_position(|state| {
        if state.table.phase != Phase::Flip {
            return;
        }
        let viewers = Seat::all(state.table.count()).map(Viewer::Seat).chain([Viewer::Spectator]);
        let told: Vec<Overview> = viewers.map(|viewer| JewelHeist::overview(&JewelHeist::view(state, viewer), viewer)).collect();
        let mut outcomes = Vec::new();
        JewelHeist::outcomes(state, &mut outcomes);
        for (outcome, _) in outcomes {
            let Outcome::Flip { card } = outcome else { continue };
            let (mut after, mut events) = (state.clone(), Vec::<AddressedEvent<Event>>::new());
            JewelHeist::apply_outcome(&mut after, &outcome, &mut events);
            for overview in &told {
                let outlook = &overview.outlooks[usize::from(card.facts().size) - 2];
                assert!(outlook.odds.favourable > 0, "a card in the deck may be flipped");
                for heard in &events {
                    match &heard.event {
                        Event::GuardWalked { path, wired } => {
                            let foreseen: Vec<_> = outlook.walk.iter().map(|step| step.from).chain([outlook.at]).collect();
                            assert_eq!((path, *wired), (&foreseen, outlook.wired));
                        }
                        Event::GuardFaces { facing, lit } => assert_eq!((*facing, lit), (outlook.facing, &outlook.lit)),
                        Event::Caught { seat, .. } if after.table.phase != Phase::Mirror => assert!(outlook.catches.contains(*seat)),
                        _ => {}
                    }
                }
            }
            flips += 1;
        }
    });
    assert!(flips > 1_000, "{flips}");
}

/// The ends a view tells are the moves the rules list, whatever the card; every question that makes sense is answered.
#[test]
fn what_is_told_is_what_is_legal() {
    let (mut moves, mut answers) = (0, 0);
    each_position(|state| {
        for number in Seat::all(state.table.count()) {
            let viewer = Viewer::Seat(number);
            let view = JewelHeist::view(state, viewer);
            if state.table.phase == Phase::Move && state.table.queue.first() == Some(number) {
                let mut legal = Vec::new();
                JewelHeist::actions(state, number, &mut legal);
                let mut ends: Vec<_> = legal
                    .iter()
                    .filter_map(|action| if let jewel_heist::Action::Move { to, .. } = action { Some(*to) } else { None })
                    .collect();
                ends.dedup();
                assert_eq!(JewelHeist::overview(&view, viewer).ends.iter().map(|end| end.at).collect::<Vec<_>>(), ends);
                moves += 1;
            }
            if state.table.round % 3 == 1 {
                for question in JewelHeist::questions(&view, viewer) {
                    assert!(JewelHeist::answer(&view, viewer, &question).is_ok(), "{question:?}");
                    answers += 1;
                }
            }
        }
    });
    assert!(moves > 300 && answers > 3_000, "{moves} {answers}");
}
