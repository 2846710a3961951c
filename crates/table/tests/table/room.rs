//! Coming, going, sitting down, the host's rights, starting, talking.

use engine::json::to_value;
use protocol::{FromClient, Phase, SeatInfo, Settings};
use serde_json::json;
use table::{StartingSeat, Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, CAT, EVE, Hall, dice_heist, plan, player};

fn three() -> Hall {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 3}), Settings::default());
    for connection in [ANN, BOB, CAT, EVE] {
        hall.arrive(connection);
    }
    hall
}

fn sit(seat: u64) -> FromClient {
    FromClient::Sit { seat, entropy: None }
}

fn bot(seat: u64, bot: Option<&str>) -> FromClient {
    FromClient::SetBot { seat, bot: bot.map(str::to_owned) }
}

fn seats(hall: &Hall) -> Vec<SeatInfo> {
    hall.client(EVE).info.as_ref().unwrap().seats.clone()
}

fn person(connection: u64) -> SeatInfo {
    SeatInfo::Person { player: player(connection), stand_in: None, entropy: false }
}

#[test]
fn sitting_down_where_one_sits_changes_nothing() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    let streams = hall.client(EVE).streams.clone();
    hall.say(ANN, sit(0));
    assert_eq!(hall.client(EVE).streams, streams);
}

#[test]
fn who_was_asked_twice_to_leave_does_not_sit_down_again() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.say(BOB, sit(1));
    hall.say(ANN, FromClient::Remove { seat: 1 });
    hall.say(BOB, sit(1));
    assert_eq!(seats(&hall)[1], person(BOB), "once may have been a slip");
    hall.say(ANN, FromClient::Remove { seat: 1 });
    hall.refused(BOB, sit(1), "removed");
    hall.refused(BOB, sit(2), "removed");
    hall.restart();
    hall.arrive(ANN);
    hall.arrive(BOB);
    hall.refused(BOB, sit(1), "removed");
}

#[test]
fn a_host_who_removes_the_own_seat_gets_up_and_may_come_back() {
    let mut hall = three();
    for _ in 0..3 {
        hall.say(ANN, sit(0));
        hall.say(ANN, FromClient::Remove { seat: 0 });
        assert_eq!(seats(&hall)[0], SeatInfo::Open);
    }
    assert_eq!((hall.notes(EVE, "stood"), hall.notes(EVE, "removed")), (3, 0));
}

#[test]
fn watchers_under_many_names_do_not_silence_those_who_play() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    let chat = || FromClient::Chat { text: "la".to_owned() };
    for watcher in [BOB, CAT] {
        for _ in 0..500 {
            hall.say(watcher, chat());
        }
    }
    hall.refused(EVE, chat(), "chat_full");
    hall.say(ANN, chat());
    assert_eq!(hall.notes(EVE, "chat"), 1001);
}

#[test]
fn nobody_fills_the_log_by_sitting_down_and_getting_up() {
    let mut hall = three();
    for _ in 0..100 {
        hall.say(BOB, sit(1));
        hall.say(BOB, FromClient::Stand);
    }
    hall.refused(BOB, sit(1), "restless");
    hall.say(CAT, sit(1));
    assert_eq!(seats(&hall)[1], person(CAT), "the others are not concerned");
}

#[test]
fn nobody_fills_the_log_with_bots() {
    let mut hall = three();
    for _ in 0..400 {
        hall.say(ANN, bot(1, Some("greedy")));
    }
    hall.refused(ANN, bot(1, Some("greedy")), "restless");
    hall.say(ANN, bot(1, None));
    assert_eq!(seats(&hall)[1], SeatInfo::Open, "taking one away always works");
}

#[test]
fn nobody_fills_the_log_by_leaving_the_seat_to_a_bot_and_taking_it_back() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    // Sitting down was the first arrival.
    for _ in 1..100 {
        hall.say(ANN, FromClient::Stand);
        hall.say(ANN, FromClient::TakeBack);
    }
    hall.say(ANN, FromClient::Stand);
    hall.refused(ANN, FromClient::TakeBack, "restless");
}

#[test]
fn nobody_silences_the_others() {
    let mut hall = three();
    let chat = || FromClient::Chat { text: "la".to_owned() };
    for _ in 0..500 {
        hall.say(BOB, chat());
    }
    hall.refused(BOB, chat(), "chat_full");
    hall.say(CAT, chat());
    assert_eq!(hall.notes(EVE, "chat"), 501);
}

#[test]
fn people_sit_down_move_and_get_up() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.say(BOB, sit(1));
    assert_eq!(seats(&hall), [person(ANN), person(BOB), SeatInfo::Open]);
    hall.refused(CAT, sit(1), "seat_taken");
    hall.refused(CAT, sit(3), "no_such_seat");
    hall.refused(CAT, sit(u64::MAX), "no_such_seat");
    hall.refused(CAT, FromClient::Sit { seat: 2, entropy: Some("é".to_owned()) }, "bad_entropy");
    hall.say(BOB, sit(2));
    assert_eq!(seats(&hall), [person(ANN), SeatInfo::Open, person(BOB)]);
    hall.say(BOB, FromClient::Stand);
    hall.refused(BOB, FromClient::Stand, "not_seated");
    assert_eq!(seats(&hall), [person(ANN), SeatInfo::Open, SeatInfo::Open]);
    assert_eq!((hall.notes(EVE, "sat"), hall.notes(EVE, "stood")), (3, 1));
}

#[test]
fn the_host_has_rights_that_others_have_not() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.say(BOB, sit(1));
    for message in [bot(2, Some("greedy")), FromClient::Remove { seat: 0 }, FromClient::Start] {
        hall.refused(BOB, message, "not_host");
    }
    hall.refused(ANN, bot(1, Some("greedy")), "seat_taken");
    hall.refused(ANN, bot(2, Some("chess")), "unknown_bot");
    hall.refused(ANN, bot(2, None), "seat_open");
    hall.refused(ANN, FromClient::Remove { seat: 2 }, "seat_open");
    hall.say(ANN, bot(2, Some("random")));
    hall.say(ANN, bot(2, Some("greedy")));
    assert_eq!(seats(&hall)[2], SeatInfo::Bot { bot: "greedy".to_owned() });
    hall.refused(CAT, sit(2), "seat_taken");
    hall.say(ANN, FromClient::Remove { seat: 1 });
    hall.say(ANN, bot(2, None));
    assert_eq!(seats(&hall), [person(ANN), SeatInfo::Open, SeatInfo::Open]);
    assert_eq!(hall.client(BOB).sight().seat, None);
}

#[test]
fn a_host_who_gets_up_leaves_the_rights_to_the_next() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.say(ANN, FromClient::Stand);
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().host, "p1", "nobody else is there");
    hall.say(ANN, sit(1));
    hall.say(CAT, sit(2));
    hall.say(ANN, sit(0));
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().host, "p1", "changing seats is not getting up");
    hall.say(ANN, FromClient::Stand);
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().host, "p3");
    hall.refused(ANN, FromClient::Start, "not_host");
    hall.restart();
}

#[test]
fn a_game_begins_when_every_seat_is_taken() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.refused(ANN, FromClient::Start, "seats_open");
    hall.say(BOB, sit(2));
    hall.say(ANN, bot(1, Some("greedy")));
    let act = FromClient::Act { decision: None, action: json!({"type": "recruit"}), client: "x".to_owned(), nonce: None };
    hall.refused(ANN, act, "not_started");
    hall.refused(ANN, FromClient::TakeBack, "no_stand_in");
    hall.refused(ANN, FromClient::Rematch, "not_over");
    hall.refused(ANN, FromClient::Undo { client: "u".to_owned() }, "nothing_to_undo");
    hall.say(ANN, FromClient::Start);
    assert_eq!(hall.table.phase(), Phase::Playing);
    for message in [sit(1), FromClient::Start, bot(1, None), FromClient::Remove { seat: 1 }] {
        hall.refused(ANN, message, "already_started");
    }
    hall.refused(EVE, FromClient::Stand, "not_seated");
    let info = hall.client(EVE).info.as_ref().unwrap();
    assert_eq!((info.phase, info.commitment.len()), (Phase::Playing, 64));
    assert_eq!(hall.table.summary().bots, 1);
}

#[test]
fn people_talk() {
    let mut hall = three();
    let chat = |text: &str| FromClient::Chat { text: text.to_owned() };
    hall.refused(EVE, chat(" \n "), "chat_empty");
    hall.say(EVE, chat("good\nluck "));
    let last = hall.client(BOB).streams.last().unwrap();
    assert!(last.contains(r#""note":{"type":"chat","player":{"id":"p9","name":"Eve"},"seat":null,"text":"good luck"}"#), "{last}");
}

/// JH-9.7: a crew of The Heist may not talk while cards are chosen, and may again when they lie open; opponents may always.
#[test]
fn nobody_talks_where_the_rules_want_silence() {
    let chat = || FromClient::Chat { text: "run!".to_owned() };
    for (mode, silent) in [("coop", true), ("competitive", false)] {
        let game = catalog::find("jewel-heist").unwrap();
        let options = json!({ "seats": 2, "mode": mode, "blueprint": "wings", "gear": "none" });
        let mut hall = Hall::begun(game, options, Settings::default(), &[ANN, BOB]);
        let phase =
            |hall: &Hall| to_value(hall.client(ANN).sight().view.as_ref().expect("a game is played"))["phase"].as_str().unwrap().to_owned();
        let (mut hushed, mut heard) = (0, 0);
        while phase(&hall) != "over" && (hushed < 3 || heard < 6) {
            if silent && ["question", "answer", "choose"].contains(&&*phase(&hall)) {
                hall.refused(BOB, chat(), "hushed");
                hushed += 1;
            } else {
                hall.say(BOB, chat());
                heard += 1;
                hushed += usize::from(!silent);
            }
            let asked = hall.asked(&[ANN, BOB]).expect("somebody is asked");
            hall.act(asked, hall.client(asked).legal()[0].clone());
        }
        assert!(hushed >= 3 && heard >= 6, "{mode}: {hushed} refused, {heard} heard");
        assert_eq!(hall.notes(ANN, "chat"), heard);
    }
}

#[test]
fn everybody_sees_who_is_there() {
    let mut hall = three();
    hall.say(ANN, sit(0));
    hall.say(BOB, sit(1));
    assert_eq!(hall.client(EVE).presence, [true, true, false]);
    hall.leave(BOB);
    assert_eq!(hall.client(EVE).presence, [true, false, false]);
    hall.arrive(BOB);
    assert_eq!(hall.client(EVE).presence, [true, true, false]);
    assert_eq!(hall.client(BOB).presence, [true, true, false]);
    // A second connection of the same person changes nothing for the others.
    let before = hall.client(EVE).frames.len();
    hall.input(table::Input::Arrived { connection: 22, player: player(BOB), since: None, steps: false });
    assert_eq!((hall.client(EVE).frames.len(), hall.client(22).sight().seat), (before, Some(crate::hall::seat(1))));
    hall.leave(BOB);
    assert_eq!(hall.client(EVE).frames.len(), before);
    hall.leave(22);
    hall.leave(22);
    assert_eq!(hall.client(EVE).presence, [true, false, false]);
    hall.say(ANN, FromClient::Ping);
    assert_eq!(hall.client(ANN).frames.last().unwrap(), r#"{"type":"pong"}"#);
    // Who is not there says nothing.
    let lines = hall.log.len();
    hall.say(BOB, FromClient::Chat { text: "hello".to_owned() });
    assert_eq!(hall.log.len(), lines);
}

#[test]
fn what_is_for_the_server_is_not_for_the_table() {
    let mut hall = three();
    hall.refused(ANN, FromClient::Hello { protocol: 1, client: "test".to_owned() }, "not_for_table");
    hall.refused(ANN, FromClient::Watch { table: "t".to_owned(), since: None, steps: false }, "not_for_table");
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    let refused = |options, id: &str| {
        let mut plan = plan(options, Settings::default(), 1);
        plan.id = id.to_owned();
        Table::open(table_game, plan, 0).err().map(|refusal| refusal.to_string())
    };
    assert!(refused(json!({"seats": 9}), "t").unwrap().contains("seats"));
    assert!(refused(json!({"seats": 3, "colour": 1}), "t").unwrap().contains("colour"));
    assert!(refused(json!({"seats": 3}), "a\nb").unwrap().contains("id"));
    assert_eq!(refused(json!({"seats": 3}), "t"), None);
}

#[test]
fn seats_can_be_given_from_the_beginning() {
    let mut plan = plan(json!({"seats": 3}), Settings::default(), 1);
    plan.seats = vec![StartingSeat::Person(player(BOB)), StartingSeat::Open, StartingSeat::Bot("greedy".to_owned())];
    let mut hall = Hall::with_plan(dice_heist(), plan);
    hall.arrive(EVE);
    assert_eq!(seats(&hall), [person(BOB), SeatInfo::Open, SeatInfo::Bot { bot: "greedy".to_owned() }]);
    assert_eq!((hall.table.summary().open, hall.table.summary().host.as_str()), (1, "Ann"));
    hall.restart();
}

#[test]
fn every_code_and_note_has_words() {
    let codes = table::refusal::code::ALL.iter().map(|code| format!("refusal-{code}"));
    assert_eq!(words::missing(codes), [""; 0]);
}
