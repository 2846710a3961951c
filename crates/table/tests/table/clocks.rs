//! Every clock, in simulated time.

use protocol::{FromClient, Phase, SeatClock, SeatInfo, Settings};
use serde_json::{Value, json};

use crate::acting::open_phase;
use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, player, timed, two_vaults};

fn recruit() -> Value {
    json!({"type": "recruit"})
}

fn two(settings: Settings) -> Hall {
    Hall::begun(dice_heist(), json!({"seats": 2, "first_seat": 0}), settings, &[ANN, BOB])
}

fn left(hall: &mut Hall, connection: u64) -> Vec<u64> {
    hall.say(connection, FromClient::View);
    hall.client(connection).sight().clocks.clone().unwrap().left_ms
}

#[test]
fn without_a_clock_nobody_is_hurried() {
    let mut hall = two(timed(SeatClock::None));
    assert_eq!((hall.wake, hall.client(ANN).sight().clocks.clone()), (None, None));
    hall.pass(1_000_000_000);
    hall.act(ANN, recruit());
}

#[test]
fn per_move_a_bot_answers_the_one_decision_that_took_too_long() {
    let mut hall = two(timed(SeatClock::PerMove { seconds: 10 }));
    let decision = hall.client(ANN).decision();
    hall.pass(9_999);
    assert_eq!(left(&mut hall, BOB), [1, 10_000]);
    assert_eq!(hall.bot_requests.len(), 0);
    hall.pass(1);
    assert_eq!((hall.bot_requests.len(), hall.notes(BOB, "clock_fell")), (1, 1));
    assert_eq!(hall.bot_requests[0].bot, table::STAND_IN);
    let late = FromClient::Act { decision, action: recruit(), client: "late".to_owned(), nonce: None };
    hall.refused(ANN, late, "time_is_up");
    hall.restart();
    hall.arrive(ANN);
    hall.arrive(BOB);
    assert_eq!(hall.bot_requests.len(), 1, "a restarted table asks the bot again");
    hall.think();
    assert!(hall.client(BOB).decision().is_some());
    hall.act(BOB, recruit());
    hall.pass(5_000);
    hall.act(ANN, recruit());
    hall.restart();
}

/// An action that arrives after the time but before anybody woke the table is late all the same.
#[test]
fn a_clock_falls_when_its_time_is_up_not_when_somebody_looks() {
    let mut hall = two(timed(SeatClock::PerMove { seconds: 10 }));
    let act = hall.action(ANN, recruit());
    hall.now += 10_000;
    hall.say(ANN, act);
    assert_eq!(hall.client(ANN).last_refusal(), "time_is_up");
    assert_eq!(hall.notes(BOB, "clock_fell"), 1);
}

#[test]
fn a_total_clock_runs_only_for_the_seat_that_owes_and_grows_by_its_increment() {
    let mut hall = two(timed(SeatClock::Total { seconds: 60, increment: 5 }));
    assert_eq!(left(&mut hall, ANN), [60_000, 60_000]);
    hall.pass(20_000);
    assert_eq!(left(&mut hall, ANN), [40_000, 60_000]);
    hall.act(ANN, recruit());
    assert_eq!(left(&mut hall, ANN), [45_000, 60_000]);
    hall.pass(1_000);
    // A restart forgives what had passed since the last action, and keeps the rest.
    hall.restart();
    hall.arrive(ANN);
    hall.arrive(BOB);
    assert_eq!(left(&mut hall, ANN), [45_000, 60_000]);
    hall.pass(10_000);
    hall.act(BOB, recruit());
    assert_eq!(left(&mut hall, ANN), [45_000, 55_000]);
    assert_eq!(hall.client(ANN).sight().clocks.as_ref().unwrap().running.iter().map(engine::Seat::index).collect::<Vec<_>>(), [0]);
}

#[test]
fn at_the_end_of_a_total_clock_a_bot_plays_to_the_end() {
    let mut hall = two(timed(SeatClock::Total { seconds: 60, increment: 0 }));
    hall.pass(60_000);
    let info = hall.client(BOB).info.clone().unwrap();
    assert_eq!(info.seats[0], SeatInfo::Person { player: player(ANN), stand_in: Some("greedy".to_owned()), entropy: true });
    assert_eq!(hall.notes(BOB, "took_over"), 1);
    hall.refused(ANN, FromClient::TakeBack, "out_of_time");
    hall.refused(ANN, FromClient::Stand, "bot_plays");
    hall.think();
    hall.restart();
    hall.arrive(BOB);
    while hall.table.phase() == Phase::Playing {
        hall.think();
        if hall.client(BOB).decision().is_some() {
            let legal = hall.client(BOB).legal();
            hall.act(BOB, legal[0].clone());
        }
    }
    let record = hall.table.record().unwrap();
    fair::verify_with_rules(&record, dice_heist()).unwrap();
}

#[test]
fn at_the_same_time_each_runs_its_own_clock() {
    let settings = timed(SeatClock::Total { seconds: 60, increment: 0 });
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 3}), settings, &[ANN, BOB, CAT]);
    hall.pass(10_000);
    hall.act(BOB, json!({"type": "pick", "vault": "north"}));
    hall.pass(10_000);
    assert_eq!(left(&mut hall, ANN), [40_000, 50_000, 40_000]);
    hall.act(ANN, json!({"type": "pick", "vault": "north"}));
    hall.pass(40_000);
    let stand_ins = hall
        .client(ANN)
        .info
        .as_ref()
        .unwrap()
        .seats
        .iter()
        .filter(|seat| matches!(seat, SeatInfo::Person { stand_in: Some(_), .. }))
        .count();
    assert_eq!(stand_ins, 1);
}

/// Only in an open phase can anything be taken back and done again in the games there are: no time can be made of that.
#[test]
fn the_increment_comes_with_the_answer_and_an_open_phase_has_no_seat_clock() {
    let settings = timed(SeatClock::Total { seconds: 60, increment: 50 });
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 2}), settings, &[ANN, BOB]);
    hall.pass(1_000);
    hall.act(ANN, json!({"type": "pick", "vault": "south"}));
    assert_eq!(left(&mut hall, ANN), [109_000, 59_000]);
    let hall = open_phase();
    assert!(hall.client(ANN).sight().clocks.as_ref().unwrap().left_ms.is_empty(), "only the game's own clock runs in an open phase");
}

#[test]
fn the_clock_of_the_game_is_a_move_when_it_ends() {
    let mut hall = open_phase();
    assert_eq!(hall.client(ANN).sight().clocks.as_ref().unwrap().stretch_ms, Some(30_000));
    hall.pass(29_999);
    assert_eq!(hall.client(ANN).sight().turn.unwrap().mode, engine::Mode::Open);
    hall.pass(1);
    assert_eq!(hall.client(ANN).sight().turn.unwrap().mode, engine::Mode::Simultaneous);
    assert!(hall.client(ANN).streams.iter().any(|entry| entry.contains(r#""event":"time_up""#)));
    hall.restart();
}

#[test]
fn a_bot_plays_for_who_is_away_until_they_are_back() {
    let settings = Settings { away_seconds: Some(60), ..timed(SeatClock::None) };
    let mut hall = two(settings);
    hall.leave(ANN);
    hall.pass(59_999);
    assert_eq!(hall.notes(BOB, "took_over"), 0);
    hall.pass(1);
    assert_eq!((hall.notes(BOB, "took_over"), hall.bot_requests.len()), (1, 1));
    hall.arrive(ANN);
    let act = hall.action(ANN, recruit());
    hall.refused(ANN, act, "bot_plays");
    assert!(hall.client(ANN).legal().is_empty());
    hall.think();
    hall.act(BOB, recruit());
    hall.bot_requests.clear();
    hall.say(ANN, FromClient::TakeBack);
    assert_eq!(hall.notes(BOB, "took_back"), 1);
    hall.refused(ANN, FromClient::TakeBack, "no_stand_in");
    hall.act(ANN, recruit());
    hall.restart();
}

#[test]
fn coming_back_in_time_is_enough_and_being_away_without_owing_is_nothing() {
    let settings = Settings { away_seconds: Some(60), ..timed(SeatClock::None) };
    let mut hall = two(settings);
    hall.leave(BOB);
    hall.pass(100_000);
    assert_eq!(hall.wake, None, "Bob owes nothing");
    hall.act(ANN, recruit());
    hall.pass(59_000);
    hall.arrive(BOB);
    hall.pass(100_000);
    assert_eq!(hall.notes(ANN, "took_over"), 0);
    hall.leave(BOB);
    hall.pass(60_000);
    assert_eq!(hall.notes(ANN, "took_over"), 1);
}

#[test]
fn a_game_that_keeps_nobody_waiting_waits() {
    let settings = Settings { away_seconds: Some(60), ..timed(SeatClock::None) };
    let mut hall = two(settings);
    hall.leave(BOB);
    hall.leave(ANN);
    hall.pass(1_000_000);
    assert_eq!((hall.wake, hall.bot_requests.len()), (None, 0), "a closed page is no reason to lose a game");
    hall.arrive(BOB);
    hall.pass(59_999);
    assert_eq!(hall.notes(BOB, "took_over"), 0, "it is counted from when somebody waits");
    hall.pass(1);
    assert_eq!(hall.notes(BOB, "took_over"), 1);
}

#[test]
fn being_away_costs_the_others_no_time() {
    let settings = Settings { away_seconds: Some(60), ..timed(SeatClock::Total { seconds: 600, increment: 0 }) };
    let mut hall = two(settings);
    hall.leave(ANN);
    hall.pass(59_000);
    assert_eq!(left(&mut hall, BOB), [541_000, 600_000]);
    hall.pass(1_000);
    assert_eq!(hall.notes(BOB, "took_over"), 1);
    hall.pass(500_000);
    assert_eq!(left(&mut hall, BOB), [540_000, 600_000], "a bot has no clock");
}

#[test]
fn who_gets_up_is_played_for_and_may_come_back() {
    let mut hall = two(timed(SeatClock::None));
    hall.say(BOB, FromClient::Stand);
    hall.arrive(EVE);
    hall.refused(EVE, FromClient::TakeBack, "not_seated");
    hall.refused(EVE, FromClient::Sit { seat: 1, entropy: None }, "already_started");
    hall.act(ANN, recruit());
    assert_eq!(hall.bot_requests.len(), 1);
    hall.say(BOB, FromClient::TakeBack);
    // What the bot thought of in the meantime is passed over.
    let lines = hall.log.len();
    hall.think();
    assert_eq!(hall.log.len(), lines);
    hall.say(BOB, FromClient::Stand);
    assert_eq!(hall.bot_requests.len(), 1, "the bot that plays for him now is asked for itself");
    hall.say(BOB, FromClient::TakeBack);
    hall.bot_requests.clear();
    hall.act(BOB, recruit());
}

#[test]
fn getting_up_for_a_moment_wins_no_time() {
    let mut hall = two(timed(SeatClock::PerMove { seconds: 60 }));
    hall.pass(50_000);
    hall.say(ANN, FromClient::Stand);
    hall.say(ANN, FromClient::TakeBack);
    assert_eq!(left(&mut hall, BOB), [10_000, 60_000]);
    hall.bot_requests.clear();
    hall.pass(10_000);
    assert_eq!(hall.notes(BOB, "clock_fell"), 1);
}

/// The time of day goes into the log where it has come apart from the table's own time, and moves no clock.
#[test]
fn the_time_of_day_is_told_where_it_is_news_and_moves_no_clock() {
    let mut hall = two(timed(SeatClock::PerMove { seconds: 10 }));
    let walls = |hall: &Hall| hall.log.iter().filter(|line| line.contains("\"wall\":")).count();
    hall.table.see_wall_clock(hall.now);
    hall.act(ANN, recruit());
    assert_eq!(walls(&hall), 0, "both say the same");
    hall.table.see_wall_clock(hall.now + 3_600_000);
    hall.act(BOB, recruit());
    assert_eq!(walls(&hall), 1, "an hour ahead");
    hall.act(ANN, recruit());
    hall.table.see_wall_clock(hall.now + 3_600_500);
    hall.say(ANN, FromClient::Chat { text: "still an hour".to_owned() });
    assert_eq!(walls(&hall), 1, "still an hour ahead");
    hall.table.see_wall_clock(hall.now);
    hall.say(ANN, FromClient::Chat { text: "back".to_owned() });
    assert_eq!((walls(&hall), hall.notes(BOB, "clock_fell")), (2, 0), "and back again");
    hall.restart();
    assert_eq!(hall.table.now(), hall.now, "a restored table goes on from its own time");
    hall.arrive(BOB);
    hall.pass(10_000);
    assert_eq!(hall.notes(BOB, "clock_fell"), 1, "its clocks run as ever");
}
