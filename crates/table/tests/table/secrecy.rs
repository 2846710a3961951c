//! Two tables that differ only in what a viewer may not know send that viewer the same frames.

use engine::face::GameFace;
use engine::json::{to_json, to_value};
use engine::{Game, Seat, Viewer};
use fair::FastRng;
use laws::SplitMix;
use protocol::{FromClient, Settings};
use serde_json::json;

use crate::acting::open_phase;
use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, plan, two_vaults};
use crate::two_vaults::fault::Fault;
use crate::two_vaults::{TwoVaults, scramble};
use crate::worlds::{From, hiding_positions, late_positions, scrambled};

/// The frames that one connection has got.
fn frames(hall: &Hall, connection: u64) -> &[String] {
    &hall.client(connection).frames
}

fn table_of_three(game: &'static dyn GameFace, seed: u64) -> Hall {
    let mut hall = Hall::with_plan(game, plan(json!({"seats": 3}), Settings::default(), seed));
    hall.seat_all(&[ANN, BOB, CAT]);
    hall.arrive(EVE);
    hall.say(ANN, FromClient::Start);
    hall
}

#[test]
fn hidden_artifacts_do_not_show_in_any_frame() {
    let viewers = [(ANN, Viewer::Seat(Seat::new(0))), (BOB, Viewer::Seat(Seat::new(1))), (EVE, Viewer::Spectator)];
    let (mut compared, mut different) = (0, 0);
    for (seed, position) in (0..).zip(late_positions(dice_heist())) {
        for (connection, viewer) in viewers {
            let mut luck = FastRng::new(seed);
            let other = scrambled(&position, viewer, &mut luck);
            different += usize::from(other != position);
            let mut worlds = [position.clone(), other].map(|position| table_of_three(From::position(dice_heist(), position), seed));
            for turn in 0..40 {
                assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection), "seed {seed}, turn {turn}, {viewer:?}");
                let Some(asked) = worlds[0].asked(&[ANN, BOB, CAT]) else { break };
                let action = pick(&worlds[0].client(asked).legal(), &mut luck).clone();
                // What a stranger tries is answered alike too.
                if asked != connection && connection != EVE {
                    let strange = FromClient::Act { decision: None, action: json!({"type": "raid"}), client: "s".to_owned(), nonce: None };
                    worlds.iter_mut().for_each(|hall| hall.say(connection, strange.clone()));
                }
                let over = worlds.each_mut().map(|hall| {
                    hall.act(asked, action.clone());
                    hall.table.phase() == protocol::Phase::Over
                });
                if over.contains(&true) {
                    break;
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 300 && different > 10, "{compared} frames, {different} worlds");
}

/// What others pick before the alarm, and what they mark, is not in any frame: not its content, not its number, not its existence.
#[test]
fn secret_choices_do_not_show_in_any_frame() {
    let pick_of = |vault: &str| json!({"type": "pick", "vault": vault});
    let world = |vault: &str| {
        let mut hall = Hall::begun(two_vaults(), json!({"seats": 3}), Settings::default(), &[ANN, BOB, CAT]);
        hall.arrive(EVE);
        hall.act(BOB, pick_of(vault));
        hall.act(ANN, pick_of("north"));
        hall
    };
    let worlds = ["north", "south"].map(world);
    for connection in [ANN, CAT, EVE] {
        assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection));
    }
    assert_ne!(frames(&worlds[0], BOB), frames(&worlds[1], BOB));
}

#[test]
fn a_secret_mark_is_not_even_an_empty_frame() {
    let mut hall = open_phase();
    hall.arrive(EVE);
    let quiet = (frames(&hall, ANN).len(), frames(&hall, EVE).len());
    let mark = hall.client(BOB).legal()[0].clone();
    hall.act(BOB, mark);
    assert_eq!((frames(&hall, ANN).len(), frames(&hall, EVE).len()), quiet);
    // Nor does it show later: the numbers of what follows are those of a world without the mark.
    let mut other = open_phase();
    other.arrive(EVE);
    for hall in [&mut hall, &mut other] {
        hall.act(BOB, json!({"type": "done"}));
        hall.say(ANN, FromClient::View);
    }
    for connection in [ANN, EVE] {
        assert_eq!(frames(&hall, connection), frames(&other, connection));
    }
}

/// Tokens and marks that others hold, from random positions on until the phase ends and they matter.
#[test]
fn hidden_tokens_do_not_show_in_any_frame() {
    type Sound = TwoVaults<{ Fault::Nothing as u8 }>;
    let (mut compared, mut luck) = (0, SplitMix::new(1));
    for (seed, position) in (0..).zip(hiding_positions(two_vaults())) {
        for (connection, viewer) in [(ANN, Viewer::Seat(Seat::new(0))), (EVE, Viewer::Spectator)] {
            let other = to_value(&to_json(&scramble(&Sound::load(&position).unwrap(), viewer, &mut luck)));
            let mut worlds = [position.clone(), other].map(|position| table_of_three(From::position(two_vaults(), position), seed));
            for asked in [ANN, BOB, CAT] {
                let legal = worlds[0].clients[&asked].legal();
                // Only what the viewer itself does must be the same: the others choose in secret.
                for hall in &mut worlds {
                    let own = if asked == connection { &legal } else { &hall.clients[&asked].legal() };
                    let Some(action) = own.iter().find(|action| action["type"] == "mark").cloned() else { continue };
                    hall.act(asked, action);
                }
                assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection), "{position}");
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "{compared}");
}
