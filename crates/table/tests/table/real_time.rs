//! The open phase of Heist against the server's clock: everybody at once, one order in the log, and nobody holds up the others.

use engine::{Luck, Mode};
use laws::SplitMix;
use protocol::{FromClient, SeatClock, Settings};
use serde_json::{Value, json};

use crate::hall::{ANN, BOB, CAT, Hall, pick, timed};

/// Three people in their first player phase, thirty seconds on the clock.
fn racing(settings: Settings) -> Hall {
    let options = json!({"seats": 3, "map": "corner", "planning": "free"});
    let mut hall = Hall::begun(catalog::find("crew-heist").unwrap(), options, settings, &[ANN, BOB, CAT]);
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "ready"}));
    }
    assert_eq!(hall.client(ANN).sight().turn.unwrap().mode, Mode::Open);
    hall
}

fn plain() -> Settings {
    timed(SeatClock::None)
}

fn position(hall: &mut Hall) -> Value {
    hall.say(ANN, FromClient::View);
    engine::json::to_value(hall.client(ANN).sight().view.as_ref().expect("whoever asks for the view gets it"))
}

fn stretch(hall: &mut Hall) -> Option<u64> {
    hall.say(ANN, FromClient::View);
    hall.client(ANN).sight().clocks.as_ref().and_then(|clocks| clocks.stretch_ms)
}

#[test]
fn everybody_acts_at_once_and_keeps_the_decision_while_others_act() {
    let mut hall = racing(plain());
    let bobs = hall.action(BOB, json!({"type": "whistle"}));
    hall.act(ANN, json!({"type": "run", "to": "1E8", "dice": 4}));
    hall.pass(300);
    hall.act(CAT, json!({"type": "whistle"}));
    // What Bob sent before he heard of the others is still an answer to what he is asked.
    hall.say(BOB, bobs);
    assert_eq!(hall.client(BOB).refusals.len(), 0);
    assert_eq!(stretch(&mut hall), Some(29_700), "throws do not stop the clock");
    hall.restart();
}

#[test]
fn time_up_is_a_move_and_the_log_keeps_one_order() {
    let mut hall = racing(plain());
    hall.act(BOB, json!({"type": "sneak", "to": "1E8", "dice": 1}));
    let open = !position(&mut hall)["attempts"].as_array().unwrap().is_empty();
    hall.pass(30_000);
    assert!(hall.client(ANN).streams.iter().any(|entry| entry.contains(r#""event":"time_up""#)));
    let phase = position(&mut hall)["phase"].clone();
    assert_eq!(phase == "closing", open, "{phase}");
    let refused = hall.action(ANN, json!({"type": "whistle"}));
    hall.refused(ANN, refused, if open { "time_is_up" } else { "wrong_phase" });
    hall.restart();
}

/// CH 5.4: whoever is silent in closing gives up after fifteen seconds.
#[test]
fn a_silent_player_does_not_hold_up_the_others() {
    let mut hall = racing(plain());
    // A Sneak with one die never succeeds at once but with a six: try until one stays open.
    let mut phase = Value::Null;
    for _ in 0..40 {
        hall.act(BOB, json!({"type": "sneak", "to": "1E8", "dice": 1}));
        let view = position(&mut hall);
        if !view["attempts"].as_array().unwrap().is_empty() {
            hall.pass(30_000);
            phase = position(&mut hall)["phase"].clone();
            break;
        }
        hall = racing_with_seed(hall.log.len() as u64 + hall.now);
    }
    assert_eq!(phase, "closing");
    hall.pass(14_999);
    assert_eq!(position(&mut hall)["phase"], "closing");
    hall.pass(1);
    assert_eq!(position(&mut hall)["phase"], "planning");
    assert!(hall.client(CAT).streams.iter().any(|entry| entry.contains(r#""why":"gave_up""#)));
    hall.restart();
}

/// Another table with other dice.
fn racing_with_seed(seed: u64) -> Hall {
    let options = json!({"seats": 3, "map": "corner", "planning": "free"});
    let mut hall = Hall::with_plan(catalog::find("crew-heist").unwrap(), crate::hall::plan(options, plain(), seed));
    hall.seat_all(&[ANN, BOB, CAT]);
    hall.say(ANN, FromClient::Start);
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "ready"}));
    }
    hall
}

fn whistle() -> Value {
    json!({"type": "whistle"})
}

/// Nobody gains by sending faster than a hand can throw; two that arrive together because the first was held up on its way are both taken.
#[test]
fn a_person_acts_at_most_four_times_a_second() {
    let mut hall = racing(plain());
    hall.act(ANN, whistle());
    hall.act(ANN, whistle());
    hall.pass(249);
    let again = hall.action(ANN, whistle());
    hall.refused(ANN, again.clone(), "too_fast");
    hall.act(BOB, whistle());
    hall.pass(1);
    // What was refused has not happened, so it may be sent again as it was.
    hall.say(ANN, again);
    assert_eq!(hall.client(ANN).acks.len(), 5, "a place, a ready and three whistles");
    let again = hall.action(ANN, whistle());
    hall.refused(ANN, again, "too_fast");
    hall.restart();
}

/// The pace is agreed on with the table.
#[test]
fn a_table_may_have_another_pace_or_none() {
    let mut slow = racing(Settings { actions_per_second: 1, ..plain() });
    slow.act(ANN, whistle());
    slow.act(ANN, whistle());
    slow.pass(999);
    let again = slow.action(ANN, whistle());
    slow.refused(ANN, again, "too_fast");
    slow.pass(1);
    slow.act(ANN, whistle());
    let mut free = racing(Settings { actions_per_second: 0, ..plain() });
    (0..20).for_each(|_| free.act(ANN, whistle()));
}

/// A table of three, one of whom is cut off while his roll is open; `None` if these dice let it succeed at once.
fn cut_off(seed: u64) -> Option<Hall> {
    let options = json!({"seats": 3, "map": "corner", "seconds": 10, "planning": "none", "dawn": 5});
    let settings = Settings { away_seconds: Some(5), ..plain() };
    let mut hall = Hall::with_plan(catalog::find("crew-heist").unwrap(), crate::hall::plan(options, settings, seed));
    hall.seat_all(&[ANN, BOB, CAT]);
    hall.say(ANN, FromClient::Start);
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    hall.act(BOB, json!({"type": "sneak", "to": "1E8", "dice": 1}));
    hall.leave(BOB);
    (position(&mut hall)["attempts"] != json!([])).then_some(hall)
}

/// Lets bots think and time pass until something holds of the position.
fn until(hall: &mut Hall, holds: impl Fn(&Value) -> bool) {
    for _ in 0..4_000 {
        if holds(&position(hall)) {
            return;
        }
        hall.think();
        hall.pass(250);
    }
    panic!("it never came");
}

/// The clock never ends for somebody who left: a bot finishes his roll, the others play on meanwhile, and the building answers.
#[test]
fn who_is_cut_off_in_mid_roll_is_played_for() {
    let mut hall = (1..40).find_map(cut_off).expect("one die is rarely two hits");
    hall.pass(1_000);
    hall.act(ANN, json!({"type": "whistle"}));
    hall.pass(3_999);
    assert_eq!((hall.notes(ANN, "took_over"), &position(&mut hall)["attempts"][0]["lead"]), (0, &json!(1)));
    hall.pass(1);
    assert_eq!(hall.notes(ANN, "took_over"), 1);
    let before = hall.client(ANN).streams.len();
    until(&mut hall, |view| view["attempts"].as_array().unwrap().iter().all(|attempt| attempt["to"] != "1E8"));
    let settled = [r#""event":"succeeded","lead":1"#, r#""event":"failed","seat":1"#, r#""event":"moved","seat":1"#];
    assert!(hall.client(ANN).streams[before..].iter().any(|entry| settled.iter().any(|event| entry.contains(event))));
    until(&mut hall, |view| view["round"] == 2);
    let told = |event: &str| hall.client(ANN).streams[before..].iter().any(|entry| entry.contains(event));
    assert!(told(r#""event":"time_up""#) && told(r#""phase":"environment""#) && told(r#""event":"event_card""#));
    until(&mut hall, |view| view["phase"] == "over");
    fair::verify_with_rules(&hall.table.record().unwrap(), catalog::find("crew-heist").unwrap()).unwrap();
    hall.restart();
}

/// Three people of whom the last is there and silent: at the beginning of a game with these options besides.
fn with_a_silent_one(options: &Value) -> Hall {
    let mut all = json!({"seats": 3, "map": "corner", "planning": "free"});
    all.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    Hall::begun(catalog::find("crew-heist").unwrap(), all, plain(), &[ANN, BOB, CAT])
}

fn phase_after(hall: &mut Hall, milliseconds: u64) -> Value {
    hall.pass(milliseconds);
    position(hall)["phase"].clone()
}

/// Choosing and placing: the others wait for a minute.
#[test]
fn silence_does_not_hold_up_the_beginning() {
    let mut hall = with_a_silent_one(&json!({"characters": "choose"}));
    hall.act(ANN, json!({"type": "choose_character", "character": "ghost"}));
    assert_eq!(phase_after(&mut hall, 59_999), "characters");
    hall.pass(1);
    assert_ne!(position(&mut hall)["players"][1]["character"], Value::Null);
    hall.act(CAT, json!({"type": "choose_character", "character": "dash"}));
    hall.act(ANN, json!({"type": "place", "square": "1E9"}));
    assert_eq!(phase_after(&mut hall, 59_999), "placing");
    assert_eq!(phase_after(&mut hall, 1), "planning");
    hall.restart();
}

/// Votes, the word that starts the phase, and the last who is not ready. While several talk, planning has no end but theirs (CH-13.1).
#[test]
fn silence_does_not_hold_up_planning() {
    let mut hall = with_a_silent_one(&json!({}));
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    assert_eq!(phase_after(&mut hall, 1_000_000), "planning");
    hall.act(ANN, json!({"type": "call_vote"}));
    hall.pass(29_999);
    assert_ne!(position(&mut hall)["planning"]["vote"], Value::Null, "a vote is owed from when it was called");
    hall.pass(1);
    assert_eq!(position(&mut hall)["planning"]["vote"], Value::Null);
    hall.act(ANN, json!({"type": "ready"}));
    assert_eq!(phase_after(&mut hall, 1_000_000), "planning", "two are not ready");
    hall.act(BOB, json!({"type": "ready"}));
    assert_eq!(phase_after(&mut hall, 59_999), "planning");
    assert_eq!(phase_after(&mut hall, 1), "acting");
    hall.restart();
    a_vote_called_late_has_its_own_time();
    // Speeches end by their clock; then the first speaker is to say go.
    let mut hall = with_a_silent_one(&json!({}));
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    hall.act(ANN, json!({"type": "call_vote"}));
    hall.act(BOB, json!({"type": "vote", "yes": true}));
    assert_eq!(phase_after(&mut hall, 6 * 30_000 + 29_999), "planning");
    assert_eq!(phase_after(&mut hall, 1), "acting");
    hall.restart();
}

/// What is waited for has changed, so the waiting begins anew, and everybody sees how long it is.
fn a_vote_called_late_has_its_own_time() {
    let mut hall = with_a_silent_one(&json!({}));
    for person in [ANN, BOB, CAT] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    assert_eq!(silences(&mut hall), Vec::new());
    hall.act(ANN, json!({"type": "ready"}));
    hall.act(BOB, json!({"type": "ready"}));
    assert_eq!(silences(&mut hall), [None, None, Some(60_000)]);
    hall.pass(40_000);
    hall.act(ANN, json!({"type": "call_vote"}));
    assert_eq!(silences(&mut hall), [None, Some(30_000), Some(30_000)]);
    hall.pass(29_999);
    assert_ne!(position(&mut hall)["planning"]["vote"], Value::Null);
    hall.act(BOB, json!({"type": "vote", "yes": false}));
    hall.pass(1);
    assert_eq!(position(&mut hall)["planning"]["vote"], Value::Null);
    assert_eq!(silences(&mut hall), [None, None, Some(60_000)], "the last who is not ready has a minute again");
}

fn silences(hall: &mut Hall) -> Vec<Option<u64>> {
    hall.say(ANN, FromClient::View);
    hall.client(ANN).sight().clocks.as_ref().map_or_else(Vec::new, |clocks| clocks.silent_ms.clone())
}

/// Nobody is hurried who keeps nobody waiting.
#[test]
fn who_is_alone_is_not_hurried() {
    let mut hall = with_a_silent_one(&json!({}));
    hall.leave(BOB);
    hall.leave(CAT);
    assert_eq!(phase_after(&mut hall, 1_000_000), "placing");
    hall.arrive(CAT);
    assert_eq!(phase_after(&mut hall, 59_999), "placing");
    assert_eq!(position(&mut hall)["players"][0]["placed"], false);
    hall.pass(1);
    assert_eq!(position(&mut hall)["players"][0]["placed"], true);
}

/// What a bot did in the first three seconds of a race, and what of it at once.
fn actions_of_a_bot(settings: Settings) -> (usize, usize) {
    let options = json!({"seats": 2, "map": "tower", "planning": "none"});
    let mut hall = Hall::open(catalog::find("crew-heist").unwrap(), options, settings);
    hall.seat_all(&[ANN]);
    hall.say(ANN, FromClient::SetBot { seat: 1, bot: Some("greedy".to_owned()) });
    hall.say(ANN, FromClient::Start);
    hall.think();
    hall.act(ANN, json!({"type": "place", "square": "1G12"}));
    let before = hall.log.len();
    hall.think();
    let at_once = hall.log.len() - before;
    for _ in 0..300 {
        hall.pass(10);
        hall.think();
    }
    (at_once, hall.log.len() - before)
}

/// A bot that takes no time to think is no faster than a person may be.
#[test]
fn bots_keep_the_pace_too() {
    let (at_once, all) = actions_of_a_bot(plain());
    assert!(at_once <= 2 && (6..=14).contains(&all), "{at_once} at once, {all} in three seconds");
    let (at_once, _) = actions_of_a_bot(Settings { actions_per_second: 0, ..plain() });
    assert!(at_once > 5, "without a limit it does all at once: {at_once}");
}

/// Without a clock the phase ends when all wait, and nobody is too fast.
#[test]
fn untimed_there_is_no_hurry() {
    let options = json!({"seats": 2, "map": "corner", "clock": "untimed", "planning": "none"});
    let mut hall = Hall::begun(catalog::find("crew-heist").unwrap(), options, plain(), &[ANN, BOB]);
    for person in [ANN, BOB] {
        hall.act(person, json!({"type": "place", "square": "1E9"}));
    }
    hall.act(ANN, json!({"type": "whistle"}));
    hall.act(ANN, json!({"type": "whistle"}));
    hall.pass(1_000_000);
    assert_eq!(position(&mut hall)["phase"], "acting");
    hall.act(ANN, json!({"type": "wait"}));
    hall.act(BOB, json!({"type": "wait"}));
    assert_eq!(position(&mut hall)["round"], 2);
}

/// Bots for everybody play a whole game on the simulated clock, and the log replays.
#[test]
fn a_whole_game_of_bots_replays_from_the_log() {
    let options = json!({"seats": 3, "map": "corner", "clock": "simulated", "planning": "none", "dawn": 12});
    let mut hall = Hall::open(catalog::find("crew-heist").unwrap(), options, plain());
    hall.arrive(ANN);
    for seat in 0..3 {
        hall.say(ANN, FromClient::SetBot { seat, bot: Some("greedy".to_owned()) });
    }
    hall.say(ANN, FromClient::Start);
    hall.think();
    assert_eq!(hall.table.phase(), protocol::Phase::Over);
    hall.restart();
}

/// A whole game of three people against the clock, one of whom is mostly late: the record keeps the one order of what arrived, and replays exactly.
#[test]
fn the_record_of_a_game_in_real_time_replays() {
    let heist = catalog::find("crew-heist").unwrap();
    let options = json!({"seats": 3, "map": "corner", "seconds": 10, "planning": "none", "dawn": 5});
    let mut hall = Hall::begun(heist, options, plain(), &[ANN, BOB, CAT]);
    let mut luck = SplitMix::new(8);
    while hall.table.phase() == protocol::Phase::Playing {
        for person in [ANN, BOB, CAT] {
            let legal = hall.client(person).legal();
            if !legal.is_empty() && (person != CAT || luck.below(4) == 0) {
                let action = pick(&legal, &mut luck).clone();
                hall.act(person, action);
            }
        }
        hall.pass(400);
    }
    let record = hall.table.record().unwrap();
    assert!(record.moves.iter().any(|entry| matches!(entry.moved, engine::record::Move::TimeUp)), "somebody ran out of time");
    fair::verify_with_rules(&record, heist).unwrap();
    hall.restart();
}
