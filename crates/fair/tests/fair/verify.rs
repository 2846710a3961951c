//! Records of a small game with fair dice: a good one is accepted, and whatever is changed in it is found.

use engine::json::to_json;
use engine::record::{FORMAT, HASH_EVERY, Move, Record, RecordSeat, RecordedMove, state_hash};
use engine::{Face, GameFace, Match, Seat, Turn};
use fair::{Secret, TicketSource, VerifyError, VerifyReport, promise, verify, verify_with_rules};
use serde_json::{Value, json};

const TABLE: &str = "the toy table";
const ENTROPY: [&str; 3] = ["a seat's own words", "", "0123"];

fn game() -> &'static dyn GameFace {
    Face::<crate::toy::Toy>::shared()
}

/// A whole game, in which the seats roll and pass by turns and send nonces with some actions.
fn played() -> Record {
    let secret = Secret::from_seed(11);
    let mut ticket_source = TicketSource::new(&secret, TABLE, &ENTROPY).unwrap();
    let mut live = game().new_match(&json!({"seats": 3})).unwrap();
    let mut moves: Vec<RecordedMove> = Vec::new();
    loop {
        let entry = match live.turn() {
            Turn::Over => break,
            Turn::Chance => deal(live.as_mut(), &mut ticket_source),
            Turn::Seats { seats, .. } => act(live.as_mut(), &mut ticket_source, seats.lowest().unwrap(), moves.len()),
        };
        let hash = (moves.len() + 1).is_multiple_of(HASH_EVERY) || live.turn() == Turn::Over;
        moves.push(RecordedMove { hash: hash.then(|| state_hash(live.as_ref())), ..entry });
    }
    let seats = ["Ada", "Bo", "Cy"].map(|name| RecordSeat { name: name.into(), bot: None }).to_vec();
    let mut fair = promise(&secret, TABLE, &ENTROPY);
    fair.secret = Some(secret.hex());
    let (options, opening) = (live.options(), live.opening().to_vec());
    Record { capers_record: FORMAT, game: "toy".into(), rules: 1, options, seats, fair: Some(fair), sealed_for: None, opening, moves }
}

fn deal(live: &mut dyn Match, ticket_source: &mut TicketSource) -> RecordedMove {
    let stream = live.stream().unwrap().to_string();
    let ticket = ticket_source.draw(&stream, live.weight().unwrap());
    let played = live.draw(ticket.drawn).unwrap();
    RecordedMove {
        moved: Move::Chance { outcome: played.moved, stream, ticket: Some(ticket) },
        events: played.events,
        hash: None,
        seal: None,
    }
}

fn act(live: &mut dyn Match, ticket_source: &mut TicketSource, seat: Seat, number: usize) -> RecordedMove {
    let kind = if number.is_multiple_of(5) { "pass" } else { "roll" };
    let nonce = (!number.is_multiple_of(3)).then(|| format!("nonce {number}"));
    ticket_source.set_nonce(seat, nonce.as_deref().unwrap_or_default()).unwrap();
    let played = live.act(seat, &json!({"type": kind})).unwrap();
    RecordedMove { moved: Move::Action { seat, action: played.moved, nonce }, events: played.events, hash: None, seal: None }
}

/// The record with something changed in its JSON.
fn changed(pointer: &str, to: Value) -> Record {
    let mut value = serde_json::to_value(played()).unwrap();
    *value.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer} is in the record")) = to;
    Record::from_value(&value).expect("it still reads as a record")
}

/// The number of the first chance move after `from`.
fn chance_after(record: &Record, from: usize) -> usize {
    let mut moves = record.moves.iter().enumerate().skip(from);
    moves.find(|(_, entry)| matches!(entry.moved, Move::Chance { .. })).unwrap().0
}

#[test]
fn a_good_record_is_accepted() {
    let record = played();
    let draws = record.moves.iter().filter(|entry| matches!(entry.moved, Move::Chance { .. })).count();
    let nonces = record.moves.iter().filter(|entry| matches!(entry.moved, Move::Action { nonce: Some(_), .. })).count();
    assert!(draws > 8 && nonces > 3, "the game is long enough to mean something: {draws} draws, {nonces} nonces");
    let expected = VerifyReport { draws, seats_with_entropy: 2, actions_with_nonce: nonces, ..VerifyReport::default() };
    assert_eq!(verify(&record).unwrap(), expected);
    assert_eq!(verify_with_rules(&record, game()).unwrap(), VerifyReport { by_rules: record.moves.len(), ..expected });
}

#[test]
fn what_comes_before_the_first_move_is_checked() {
    let check = |record: Record, key: &str| {
        for doubt in [verify(&record).unwrap_err(), verify_with_rules(&record, game()).unwrap_err()] {
            assert_eq!((doubt.message().key.as_ref(), doubt.at()), (key, None));
        }
    };
    check(Record { fair: None, ..played() }, "fair-nothing-promised");
    check(changed("/fair/secret", Value::Null), "fair-secret-unpublished");
    check(changed("/fair/secret", json!("F00")), "fair-secret-malformed");
    check(changed("/fair/secret", json!(Secret::from_seed(12).hex())), "fair-commitment-differs");
    check(changed("/fair/commitment", json!(Secret::from_seed(12).commitment())), "fair-commitment-differs");
    check(changed("/fair/entropy", json!(["", ""])), "fair-entropy-count");
    check(changed("/fair/entropy/1", json!("two\nlines")), "fair-header-unfit");
    check(changed("/fair/table", json!("é")), "fair-header-unfit");
}

#[test]
fn the_first_move_that_does_not_follow_is_named() {
    let record = played();
    let check = |record: Record, key: &str, at: usize| {
        for doubt in [verify(&record).unwrap_err(), verify_with_rules(&record, game()).unwrap_err()] {
            assert_eq!((doubt.message().key.as_ref(), doubt.at()), (key, Some(at)));
        }
    };
    let last = chance_after(&record, record.moves.len() - 4);
    check(changed("/fair/table", json!("another")), "fair-ticket-differs", 0);
    check(changed(&format!("/moves/{last}/ticket/ordinal"), json!(40)), "fair-ticket-differs", last);
    check(changed(&format!("/moves/{last}/ticket/of"), json!(0)), "fair-ticket-differs", last);
    check(changed(&format!("/moves/{last}/ticket"), Value::Null), "fair-ticket-missing", last);
    check(changed(&format!("/moves/{last}/stream"), json!("two\nlines")), "fair-move-unfit", last);
    check(changed("/moves/1/nonce", json!("two\nlines")), "fair-move-unfit", 1);
    check(changed("/moves/1/nonce", json!("other")), "fair-ticket-differs", 2);
    check(changed("/moves/1/seat", json!(7)), "fair-move-unfit", 1);
}

#[test]
fn every_other_ticket_is_found_out() {
    let record = played();
    for (at, entry) in record.moves.iter().enumerate() {
        let Move::Chance { ticket: Some(ticket), .. } = entry.moved else { continue };
        for drawn in (0..=ticket.of).filter(|&drawn| drawn != ticket.drawn) {
            let doubt = verify(&changed(&format!("/moves/{at}/ticket/drawn"), json!(drawn))).unwrap_err();
            assert!(matches!(doubt, VerifyError::TicketDiffers { derived: Some(derived), .. } if derived == ticket), "{doubt}");
            assert_eq!(doubt.at(), Some(at));
        }
    }
}

/// The record with another die in a roll whose ticket stays as it was, its events changed to match, so that only the meaning of the ticket is wrong.
#[test]
fn the_rules_say_what_a_ticket_means() {
    let mut record = played();
    let at = chance_after(&record, 1);
    let Move::Chance { outcome, ticket: Some(ticket), .. } = &mut record.moves[at].moved else { panic!("it is a draw") };
    let other = (ticket.drawn + 1) % 6 + 1;
    *outcome = to_json(&json!({"die": other}));
    assert!(verify(&record).is_ok(), "without the rules nobody can tell");
    let doubt = verify_with_rules(&record, game()).unwrap_err();
    assert_eq!((doubt.message().key.as_ref(), doubt.at()), ("fair-outcome-differs", Some(at)));
}

#[test]
fn the_rules_say_how_many_tickets_there_are() {
    let mut record = played();
    let at = chance_after(&record, 1);
    let mut ticket_source = TicketSource::new(&Secret::from_seed(11), TABLE, &ENTROPY).unwrap();
    for entry in &mut record.moves[..=at] {
        match &mut entry.moved {
            Move::Action { seat, nonce, .. } => ticket_source.set_nonce(*seat, nonce.as_deref().unwrap_or_default()).unwrap(),
            Move::Sealed { .. } => panic!("the record is whole"),
            Move::Chance { stream, ticket, .. } => *ticket = Some(ticket_source.draw(stream, if stream == "first_seat" { 3 } else { 8 })),
            Move::TimeUp => {}
        }
    }
    let doubt = verify_with_rules(&record, game()).unwrap_err();
    assert_eq!((doubt.message().key.as_ref(), doubt.at()), ("fair-weight-differs", Some(at)));
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_by_them() {
    let at = played().moves.len() - 1;
    let doubt = verify_with_rules(&changed(&format!("/moves/{at}/hash"), json!("0")), game()).unwrap_err();
    assert_eq!((doubt.message().key.as_ref(), doubt.at()), ("record-broken-move", Some(at)));
    let doubt = verify_with_rules(&changed("/rules", json!(2)), game()).unwrap_err();
    assert_eq!((doubt.message().key.as_ref(), doubt.at()), ("record-later-rules", None));
}

/// Every sentence exists in both languages. That its variables fit is for the tests of the catalogs.
#[test]
fn every_doubt_has_words_in_both_languages() {
    let keys = include_str!("../../src/verify.rs").split('"').filter(|text| text.starts_with("fair-"));
    for key in keys {
        for catalog in [include_str!("../../../../locales/en/fair.ftl"), include_str!("../../../../locales/fr/fair.ftl")] {
            assert!(catalog.lines().any(|line| line.starts_with(&format!("{key} ="))), "{key}");
        }
    }
}
