//! Secrecy over the wire: two servers in whose games something differs that a viewer may not know send this viewer the same frames: the same words, as
//! many, in the same order, with the same numbers. Seats and spectators; moves, refusals, offers to take back, and coming back with `since`.

#[path = "../../../laws/tests/laws/two_vaults/mod.rs"]
#[allow(dead_code, reason = "the tests of the laws break this game in ways that are not needed here")]
mod two_vaults;
#[path = "../../../table/tests/table/worlds.rs"]
mod worlds;

use crate::outside::world::{SPECTATOR, World, both, compare};
use engine::json::{to_json, to_value};
use engine::{Face, Game, Seat, Viewer};
use fair::FastRng;
use laws::SplitMix;
use serde_json::{Value, json};
use two_vaults::fault::Fault;
use two_vaults::{TwoVaults, scramble};
use worlds::{From, hiding_positions, late_positions, scrambled};

type Sound = TwoVaults<{ Fault::Nothing as u8 }>;

/// DH-4.11, DH-4.12: artifacts that lie face down.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_artifacts_do_not_show_on_any_wire() {
    let dice_heist = catalog::find("dice-heist").unwrap();
    let viewers = [(0, Viewer::Seat(Seat::new(0))), (1, Viewer::Seat(Seat::new(1))), (SPECTATOR, Viewer::Spectator)];
    let (mut compared, mut different) = (0, 0);
    for (seed, position) in (0..).zip(late_positions(dice_heist)).take(4) {
        for (place, viewer) in viewers {
            let mut luck = FastRng::new(seed);
            let other = scrambled(&position, viewer, &mut luck);
            different += usize::from(other != position);
            let mut worlds = both([position.clone(), other].map(|position| From::position(dice_heist, position))).await;
            for turn in 0..8 {
                let Some(asked) = (0..3).find(|seat| !worlds[0].legal(*seat).is_empty()) else { break };
                let legal = worlds[0].legal(asked);
                let action = &legal[turn % legal.len()];
                for world in &mut worlds {
                    if asked != place {
                        world.try_things(place).await;
                    }
                    world.act(asked, action).await;
                }
                compared += 1;
                let over = worlds.iter().any(|world| world.sights[place]["turn"].is_null());
                if over {
                    // At the end all is laid open.
                    break;
                }
                compare(&worlds, place, turn as u64).await;
            }
        }
    }
    assert!(compared > 40 && different > 3, "{compared} turns, {different} worlds that differ");
}

/// What others pick and mark in secret: neither its content nor that it happened.
#[tokio::test(flavor = "multi_thread")]
async fn secret_choices_do_not_show_on_any_wire() {
    let two_vaults = Face::<Sound>::shared();
    let mut worlds = both([two_vaults; 2]).await;
    for (world, vault) in worlds.iter_mut().zip(["north", "south"]) {
        world.act(1, &json!({ "type": "pick", "vault": vault })).await;
        world.try_things(0).await;
        world.try_things(SPECTATOR).await;
        world.act(0, &json!({ "type": "pick", "vault": "north" })).await;
    }
    for place in [0, 2, SPECTATOR] {
        compare(&worlds, place, 2).await;
    }
    assert_ne!(worlds[0].frames[1], worlds[1].frames[1], "who chose differently sees something else");
}

/// MH-4.3, MH-4.4: who somebody is. Others and a spectator are sent the same whoever it is, through choices, moves, refusals and wrong challenges; only who
/// challenged is shown the card.
#[tokio::test(flavor = "multi_thread")]
async fn characters_do_not_show_on_any_wire() {
    let mut worlds = both([catalog::find("museum-heist").unwrap(); 2]).await;
    let placer = (0..3).find(|seat| !worlds[0].legal(*seat).is_empty()).expect("somebody places the artwork");
    let place_artwork = worlds[0].legal(placer)[0].clone();
    for (world, secret) in worlds.iter_mut().zip(["guard", "granny"]) {
        world.act(placer, &place_artwork).await;
        for (seat, character) in [(1, secret), (0, "artist"), (2, "tourist")] {
            world.try_things(0).await;
            world.try_things(SPECTATOR).await;
            world.act(seat, &json!({ "type": "choose", "character": character })).await;
        }
    }
    for world in &worlds {
        // A running game's record is nobody's to fetch, whoever sits there.
        let path = format!("/api/tables/{}/record", world.table);
        for request in [world.outside.get(&path), world.outside.get(&path).header("cookie", &world.people[1].cookie)] {
            assert_eq!(request.send().await.unwrap().status(), 409);
        }
    }
    let artwork = worlds[0].sights[SPECTATOR]["view"]["artwork"].clone();
    let mut turns = 0;
    loop {
        let asked = (0..3).find(|seat| !worlds[0].legal(*seat).is_empty()).expect("somebody is on turn");
        if turns > 4 && asked == 2 {
            break;
        }
        let quiet = |action: &&Value| action["type"] == "move" && action["to"] != artwork;
        let (one, other) = (worlds[0].legal(asked), worlds[1].legal(asked));
        let action = one.iter().filter(quiet).find(|action| other.contains(action)).expect("a move that lands nobody");
        for world in &mut worlds {
            // What is refused, whoever somebody is, is refused with the same words.
            for piece in ["guard", "granny"] {
                world.act(asked, &json!({ "type": "move", "piece": piece, "to": artwork })).await;
                world.act(asked, &json!({ "type": "challenge", "target": asked, "character": piece })).await;
            }
            world.act(asked, &json!({ "type": "choose", "character": "guard" })).await;
            assert!(world.frames[asked].iter().any(|frame| frame.contains("wrong_phase")), "it came as far as the rules");
            world.try_things(if asked == 0 { 2 } else { 0 }).await;
            world.act(asked, action).await;
        }
        for place in [0, 2, SPECTATOR] {
            compare(&worlds, place, turns).await;
        }
        turns += 1;
    }
    for world in &mut worlds {
        world.act(2, &json!({ "type": "challenge", "target": 1, "character": "duchess" })).await;
        assert_eq!(world.sights[0]["view"]["wrong"][0]["by"], 2);
        world.try_things(2).await;
    }
    for place in [0, SPECTATOR] {
        compare(&worlds, place, turns).await;
    }
    assert_ne!(worlds[0].frames[2], worlds[1].frames[2], "who challenged was shown the card");
    assert_ne!(worlds[0].frames[1], worlds[1].frames[1], "who chose differently sees something else");
}

/// What a seat does while others are asked too: nobody else is sent anything that depends on it before all have chosen.
#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_choices_do_not_show_on_any_wire() {
    for game in ["museum-heist", "jewel-heist"] {
        let mut worlds = both([catalog::find(game).unwrap(); 2]).await;
        let asked = |world: &World| (0..3).filter(|seat| !world.legal(*seat).is_empty()).collect::<Vec<_>>();
        while let [seat] = asked(&worlds[0])[..] {
            let action = worlds[0].legal(seat)[0].clone();
            for world in &mut worlds {
                world.act(seat, &action).await;
            }
        }
        let (chooser, legal) = (asked(&worlds[0])[0], worlds[0].legal(asked(&worlds[0])[0]));
        for (world, action) in worlds.iter_mut().zip([&legal[0], &legal[legal.len() - 1]]) {
            world.act(chooser, action).await;
            for place in (0..=SPECTATOR).filter(|place| *place != chooser) {
                world.try_things(place).await;
            }
        }
        for place in (0..=SPECTATOR).filter(|place| *place != chooser) {
            compare(&worlds, place, 1).await;
        }
        assert_ne!(worlds[0].frames[chooser], worlds[1].frames[chooser], "{game}: who chose differently sees something else");
    }
}

/// What somebody did in secret and took back is, for everybody else, something that never was.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_does_not_show_on_any_wire() {
    let two_vaults = Face::<Sound>::shared();
    for position in hiding_positions(two_vaults).into_iter().take(3) {
        let mut worlds = both([position.clone(), position].map(|position| From::position(two_vaults, position))).await;
        for world in &mut worlds {
            world.act(1, &json!({ "type": "done" })).await;
            world.act(2, &json!({ "type": "done" })).await;
            world.said += 1;
        }
        let mark = worlds[0].legal(0)[0].clone();
        let client = "marked and taken back";
        let decision = worlds[0].sights[0]["decision"]["id"].clone();
        worlds[0].say(0, &json!({ "type": "act", "decision": decision, "action": mark, "client": client })).await;
        assert_eq!(worlds[0].sights[0]["undo"], true, "what nobody knows of can be taken back");
        worlds[0].say(0, &json!({ "type": "undo", "client": "back" })).await;
        assert!(worlds[0].frames[0].iter().any(|frame| frame.contains("\"undone\"")));
        for world in &mut worlds {
            world.act(0, &json!({ "type": "done" })).await;
        }
        for place in [1, 2, SPECTATOR] {
            // In one world everybody has asked for the view twice more: that was to hear everything, and tells nothing.
            let told = |world: &World| -> Vec<String> {
                world.frames[place].iter().filter(|frame| !frame.contains("\"type\":\"view\"")).cloned().collect()
            };
            assert_eq!(told(&worlds[0]), told(&worlds[1]), "viewer {place}");
            assert_eq!(worlds[0].come_back(place, 2).await, worlds[1].come_back(place, 2).await);
        }
    }
}

/// Tokens and marks that others hold, from random positions on.
#[tokio::test(flavor = "multi_thread")]
async fn hidden_tokens_do_not_show_on_any_wire() {
    let two_vaults = Face::<Sound>::shared();
    let (mut compared, mut luck) = (0, SplitMix::new(1));
    for position in hiding_positions(two_vaults).into_iter().take(6) {
        for (place, viewer) in [(0, Viewer::Seat(Seat::new(0))), (SPECTATOR, Viewer::Spectator)] {
            let other = to_value(&to_json(&scramble(&Sound::load(&position).unwrap(), viewer, &mut luck)));
            let mut worlds = both([position.clone(), other].map(|position| From::position(two_vaults, position))).await;
            for asked in 0..3 {
                let own = worlds[0].legal(asked);
                for world in &mut worlds {
                    // Only what the viewer itself does must be the same: the others choose in secret.
                    let legal = if asked == place { own.clone() } else { world.legal(asked) };
                    match legal.iter().find(|action| action["type"] == "mark") {
                        Some(action) => world.act(asked, action).await,
                        // Somebody who has nothing to mark in this world lets it be, and nobody may notice that either.
                        None => world.hear_all().await,
                    }
                }
                compare(&worlds, place, 1).await;
                compared += 1;
            }
        }
    }
    assert!(compared > 20, "{compared}");
}
