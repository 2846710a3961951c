//! Records of games whose secrets outlast them (MH-4.4).

use engine::record::{Move, Record};
use engine::{GameFace, Seat, Viewer};
use fair::FastRng;
use protocol::{FromClient, Settings};
use serde_json::json;
use table::Finished;

use crate::hall::{ANN, BOB, EVE, Hall, dice_heist, pick, player};

fn museum_heist() -> &'static dyn GameFace {
    catalog::find("museum-heist").unwrap()
}

/// A finished game of Ann, Bob and a bot.
fn finished(reveal_all: bool) -> Hall {
    let options = json!({"seats": 3, "target": 1, "reveal_all": reveal_all});
    let mut hall = Hall::open(museum_heist(), options, Settings::default());
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

fn record_for(log: &[String], reader: Option<&str>) -> Option<Record> {
    Finished::of(log).unwrap().unwrap().record_for(Some(museum_heist()), reader)
}

fn log_of(hall: &Hall) -> Vec<String> {
    hall.log.iter().map(ToString::to_string).collect()
}

fn sealed_seats(record: &Record) -> Vec<usize> {
    let sealed = record.moves.iter().filter_map(|entry| match entry.moved {
        Move::Sealed { seat, .. } => Some(seat.index()),
        _ => None,
    });
    let mut seats: Vec<usize> = sealed.collect();
    seats.sort_unstable();
    seats
}

#[test]
fn every_reader_has_a_record_of_its_own() {
    let log = log_of(&finished(false));
    for (reader, eyes, sealed) in [
        (None, Viewer::Spectator, vec![0, 1, 2]),
        (Some(player(EVE).id), Viewer::Spectator, vec![0, 1, 2]),
        (Some(player(ANN).id), Viewer::Seat(Seat::new(0)), vec![1, 2]),
        (Some(player(BOB).id), Viewer::Seat(Seat::new(1)), vec![0, 2]),
    ] {
        let record = record_for(&log, reader.as_deref()).unwrap();
        assert_eq!((record.sealed_for, sealed_seats(&record)), (Some(eyes), sealed));
        assert!(record.moves.iter().all(|entry| entry.hash.is_none() && entry.seal.is_none()));
        // What is written can be read again, and the dice checked.
        let again = Record::read(&serde_json::to_string(&record).unwrap()).unwrap();
        assert_eq!(serde_json::to_value(&again).unwrap(), serde_json::to_value(&record).unwrap());
        assert_eq!(fair::verify_with_rules(&again, museum_heist()).unwrap().by_rules, 9);
        let stopped = again.replay(museum_heist()).map(drop).unwrap_err();
        assert_eq!((stopped.at, stopped.why.key.as_ref()), (Some(9), "record-sealed-move"));
        // A sealed record that tells of something else is found where the rules can be followed.
        let mut other = again;
        other.moves[3].events.clear();
        assert!(fair::verify_with_rules(&other, museum_heist()).is_err());
    }
}

#[test]
fn nothing_is_sealed_where_nothing_is_kept() {
    let mut open = finished(true);
    assert_eq!(record_for(&log_of(&open), None).unwrap().sealed_for, None);
    open.refused(ANN, FromClient::OpenRecord, "nothing_sealed");
    assert!(open.client(EVE).info.as_ref().unwrap().sealed.is_none());
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    hall.refused(ANN, FromClient::OpenRecord, "not_over");
    hall.play(&[ANN, BOB], |legal| legal[0].clone());
    hall.refused(ANN, FromClient::OpenRecord, "nothing_sealed");
}

#[test]
fn it_is_open_when_every_person_agrees() {
    let mut hall = finished(false);
    hall.refused(EVE, FromClient::OpenRecord, "not_seated");
    hall.say(BOB, FromClient::OpenRecord);
    hall.say(BOB, FromClient::OpenRecord);
    let before = record_for(&log_of(&hall), None).unwrap();
    assert_eq!(hall.client(EVE).info.as_ref().unwrap().sealed.as_ref().unwrap().agreed, [Seat::new(1)]);
    assert_eq!(hall.restored().durable(), hall.table.durable());
    hall.say(ANN, FromClient::OpenRecord);
    assert!(hall.client(EVE).info.as_ref().unwrap().sealed.as_ref().unwrap().open, "the bot agrees by itself");
    assert_eq!(hall.notes(EVE, "opening_agreed"), 2);
    let record = record_for(&log_of(&hall), None).unwrap();
    let report = fair::verify_with_rules(&record, museum_heist()).unwrap();
    assert_eq!((record.sealed_for, report.sealed, report.opened), (None, 0, sealed_seats(&before).len()));
    for (sealed, open) in before.moves.iter().zip(&record.moves) {
        if let Move::Sealed { sealed, .. } = &sealed.moved {
            assert_eq!(&open.seal.as_ref().unwrap().sealed, sealed);
        }
    }
}

/// A log of a form that had no salts, and one of rules that are no longer played.
#[test]
fn what_cannot_be_told_apart_is_not_told() {
    let mut hall = finished(false);
    let without_salts = |hall: &Hall| -> Vec<String> {
        let mut log = log_of(hall);
        let (head, rest) = log[0].split_once(r#","salts":""#).unwrap();
        log[0] = format!("{head}{}", rest.split_once('"').unwrap().1);
        log
    };
    for reader in [None, Some(player(ANN).id)] {
        assert!(record_for(&without_salts(&hall), reader.as_deref()).is_none(), "nobody may know all of it, and nothing can be sealed");
    }
    let retired: Vec<String> = log_of(&hall).iter().map(|line| line.replacen(r#""rules":1,"#, r#""rules":0,"#, 1)).collect();
    let record = record_for(&retired, Some(&player(ANN).id)).unwrap();
    let shown = record.moves.iter().filter_map(|entry| match entry.moved {
        Move::Action { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!((record.rules, shown.filter(|seat| *seat != 0).count()), (0, 0), "only what the reader did");
    assert!(Finished::of(&retired).unwrap().unwrap().record_for(None, None).is_none(), "a game that is not played any more");
    hall.say(ANN, FromClient::OpenRecord);
    hall.say(BOB, FromClient::OpenRecord);
    let open = record_for(&without_salts(&hall), None).unwrap();
    assert_eq!((open.sealed_for, sealed_seats(&open).len()), (None, 0));
}
