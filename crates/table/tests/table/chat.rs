//! What is said: apart from the log, trimmed to the latest, and still there after a restart.

use std::sync::Arc;

use protocol::{FromClient, Settings};
use serde_json::json;
use table::{Input, Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, Hall, dice_heist, player};

fn said(text: &str) -> FromClient {
    FromClient::Chat { text: text.to_owned() }
}

fn two() -> Hall {
    Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB])
}

/// The texts of all chat in the log that a newcomer is told, page by page.
fn told(hall: &mut Hall) -> Vec<String> {
    let newcomer = 77;
    hall.input(Input::Arrived { connection: newcomer, player: player(newcomer), since: None, steps: false });
    let length = hall.client(newcomer).streams.len() as u64;
    let first = hall.client(newcomer).streams.iter().position(String::is_empty).unwrap_or(0) as u64;
    let mut since = first;
    while since < length {
        hall.say(newcomer, FromClient::Events { since });
        since = hall.client(newcomer).streams.iter().skip(since as usize).position(String::is_empty).map_or(length, |at| since + at as u64);
    }
    let entries = hall.client(newcomer).streams.clone();
    hall.leave(newcomer);
    hall.clients.remove(&newcomer);
    let note = |entry: &String| serde_json::from_str::<protocol::Entry<'_>>(entry).unwrap().note;
    entries
        .iter()
        .filter_map(|entry| match note(entry)? {
            protocol::Note::Chat { text, .. } => Some(text),
            _ => None,
        })
        .collect()
}

#[test]
fn words_are_apart_from_the_log_and_survive_a_restart() {
    let mut hall = two();
    hall.say(BOB, said("the vault is empty"));
    assert!(hall.log.iter().all(|line| !line.contains("vault is empty")), "a log has no words in it");
    assert_eq!(hall.said, [(hall.log.len() as u64 - 1, Arc::from("the vault is empty"))]);
    hall.restart();
    assert_eq!(told(&mut hall), ["the vault is empty"]);
}

#[test]
fn only_the_latest_words_are_kept_and_the_numbers_stay() {
    let mut hall = two();
    let long = "x".repeat(490);
    for line in 0..300 {
        hall.say(if line % 2 == 0 { ANN } else { BOB }, said(&format!("{line:03} {long}")));
    }
    let bytes: usize = hall.said.iter().map(|(_, text)| text.len()).sum();
    assert!(bytes <= 65_536 && hall.said.len() > 100, "{} lines of {bytes} bytes are kept", hall.said.len());
    let log: usize = hall.log.iter().map(|line| line.len()).sum();
    assert!(log < 300 * 120 + 10_000, "the log has {log} bytes");
    hall.restart();
    let told = told(&mut hall);
    assert_eq!(told.len(), 300, "every entry has its number still");
    let kept = hall.said.len();
    assert!(told[..300 - kept].iter().all(String::is_empty), "what is forgotten is empty");
    assert!(told[300 - kept..].iter().zip(300 - kept..).all(|(text, line)| text.starts_with(&format!("{line:03}"))));
}

#[test]
fn marks_that_nobody_sees_are_taken_out() {
    let mut hall = two();
    hall.say(ANN, said("I do \u{202e}not\u{202c} ch\u{200b}eat\u{2066}"));
    hall.refused(ANN, said("\u{200b}\u{202e}"), "chat_empty");
    assert_eq!(told(&mut hall), ["I do not cheat"]);
}

/// A log of the forms before has the words in its lines. They are read, told and trimmed as all others.
#[test]
fn a_log_with_words_in_it_is_still_read() {
    let mut hall = two();
    hall.say(ANN, said("of today"));
    let chat = |text: &str| json!({"v": 2, "at": 1, "what": {"chat": {"player": {"id": "p1", "name": "Ann"}, "seat": 0, "text": text}}});
    let mut log = hall.log.clone();
    let old = log.len() - 1;
    log[old] = chat("of yesterday").to_string().into();
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    hall.table = Table::restore(table_game, log.clone()).unwrap();
    hall.said.clear();
    hall.log.clone_from(&log);
    assert_eq!(told(&mut hall), ["of yesterday"]);
    hall.arrive(BOB);
    hall.say(BOB, said("of tomorrow"));
    assert_eq!(hall.restored().durable(), hall.table.durable());
    assert_eq!(told(&mut hall), ["of yesterday", "of tomorrow"]);
    let many = log[..old].iter().cloned().chain((0..2_000).map(|line| chat(&format!("{line} {}", "y".repeat(400))).to_string().into()));
    hall.table = Table::restore(table_game, many).unwrap();
    let all = told(&mut hall);
    assert_eq!(all.len(), 2_000);
    assert!(all.iter().filter(|text| !text.is_empty()).map(String::len).sum::<usize>() <= 65_536, "old words are trimmed too");
}
