//! Another game for the same people.

use fair::FastRng;
use protocol::{FromClient, Settings};
use serde_json::json;
use table::{Input, StartingSeat};

use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, player};

/// A finished game of Ann, Bob and a bot.
fn finished() -> Hall {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 3}), Settings::default());
    hall.seat_all(&[ANN, BOB]);
    hall.arrive(EVE);
    hall.say(ANN, FromClient::SetBot { seat: 2, bot: Some("greedy".to_owned()) });
    hall.say(ANN, FromClient::Start);
    let mut luck = FastRng::new(4);
    while hall.table.phase() != protocol::Phase::Over {
        hall.think();
        hall.play(&[ANN, BOB], |legal| pick(legal, &mut luck).clone());
    }
    hall
}

#[test]
fn all_who_are_there_agree_and_everybody_moves_one_seat_on() {
    let mut hall = finished();
    hall.refused(EVE, FromClient::Rematch, "not_seated");
    hall.say(BOB, FromClient::Rematch);
    hall.say(BOB, FromClient::Rematch);
    assert!(hall.rematch.is_none());
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().rematch.as_ref().unwrap().agreed, [crate::hall::seat(1)]);
    hall.say(ANN, FromClient::Rematch);
    let plan = hall.rematch.take().unwrap();
    assert_eq!(plan.seats, [StartingSeat::Bot("greedy".to_owned()), StartingSeat::Person(player(ANN)), StartingSeat::Person(player(BOB))]);
    assert_eq!((plan.host, plan.options["seats"].clone()), (player(ANN), json!(3)));
    hall.say(ANN, FromClient::Chat { text: "where is it?".to_owned() });
    assert!(hall.rematch.is_none(), "it is asked for once");
    hall.input(Input::RematchMade { table: "next".to_owned() });
    hall.input(Input::RematchMade { table: "another".to_owned() });
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().rematch.as_ref().unwrap().table.as_deref(), Some("next"));
    assert_eq!(hall.notes(EVE, "rematch_made"), 1);
    hall.refused(ANN, FromClient::Rematch, "rematch_made");
    hall.restart();
    assert!(hall.rematch.is_none());
}

#[test]
fn who_has_left_is_not_waited_for_but_keeps_a_seat() {
    let mut hall = finished();
    hall.say(BOB, FromClient::Rematch);
    assert!(hall.rematch.is_none());
    hall.leave(ANN);
    let plan = hall.rematch.take().unwrap();
    assert!(plan.seats.contains(&StartingSeat::Person(player(ANN))));
    assert_eq!(plan.host, player(BOB), "whoever is there can begin it");
}

#[test]
fn what_was_agreed_survives_a_restart() {
    let mut hall = finished();
    hall.say(BOB, FromClient::Rematch);
    hall.restart();
    assert!(hall.rematch.is_none(), "nobody is there yet");
    hall.arrive(ANN);
    hall.arrive(BOB);
    assert!(hall.rematch.is_none());
    hall.say(ANN, FromClient::Rematch);
    assert!(hall.rematch.take().is_some());
    hall.restart();
    assert!(hall.rematch.is_some(), "asked for, but never made: asked for again");
}

#[test]
fn a_host_who_does_not_play_leaves_the_next_game_to_who_wanted_it() {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 2}), Settings::default());
    hall.arrive(ANN);
    for (seat, connection) in [(0, BOB), (1, CAT)] {
        hall.arrive(connection);
        hall.say(connection, FromClient::Sit { seat, entropy: None });
    }
    hall.say(ANN, FromClient::Start);
    let mut luck = FastRng::new(4);
    hall.play(&[BOB, CAT], |legal| pick(legal, &mut luck).clone());
    hall.say(CAT, FromClient::Rematch);
    hall.say(BOB, FromClient::Rematch);
    assert_eq!(hall.rematch.unwrap().host, player(CAT));
}

/// The commitment of the new table comes first; then each seat adds to its dice, and everybody sees who has and who has not.
#[test]
fn seats_of_a_rematch_add_to_its_dice_and_who_has_not_is_shown() {
    let mut hall = finished();
    hall.say(BOB, FromClient::Rematch);
    hall.say(ANN, FromClient::Rematch);
    let plan = hall.rematch.take().unwrap();
    let mut next =
        Hall::with_plan(dice_heist(), table::TableStart { seats: plan.seats, ..crate::hall::plan(plan.options, plan.settings, 8) });
    next.arrive(ANN);
    next.arrive(BOB);
    let added = |hall: &Hall| {
        let seats = hall.client(BOB).info.clone().unwrap().seats;
        seats.iter().map(|seat| matches!(seat, protocol::SeatInfo::Person { entropy: true, .. })).collect::<Vec<_>>()
    };
    assert_eq!(added(&next), [false; 3], "nobody has yet");
    next.say(ANN, FromClient::Sit { seat: 1, entropy: Some("Ann's own".to_owned()) });
    assert_eq!(added(&next), [false, true, false]);
    next.say(ANN, FromClient::Start);
    let mut luck = FastRng::new(4);
    while next.table.phase() != protocol::Phase::Over {
        next.think();
        next.play(&[ANN, BOB], |legal| pick(legal, &mut luck).clone());
    }
    let record = next.table.record().unwrap();
    assert_eq!(record.fair.as_ref().unwrap().entropy, ["", "Ann's own", ""], "the record says who added what");
    assert_eq!(fair::verify_with_rules(&record, dice_heist()).unwrap().seats_with_entropy, 1);
}
