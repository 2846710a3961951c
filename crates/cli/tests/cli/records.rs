//! `capers replay` and `capers verify` from outside, on good records and on damaged ones.

use crate::ran::{Folder, capers};
use engine::Viewer;
use engine::record::Record;
use serde_json::{Value, json};

#[test]
fn a_record_is_told_into_a_pipe() {
    let folder = Folder::new();
    let (file, record) = folder.played();
    let ran = capers(&["replay", &file], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let moves = record["moves"].as_array().unwrap().len();
    assert!(ran.out.contains(&format!("Ada, Vera and Max. Rules version 1. {moves} moves, counted from 0.")), "{}", ran.out);
    for number in [0, 1, moves - 1] {
        assert!(ran.out.contains(&format!("\n{number:>4}  ")), "move {number}");
    }
    assert!(ran.out.contains("= Total"));
    assert!(ran.out.contains("Who was lucky") && ran.out.contains("So well or better"), "{}", ran.out);
    let french = capers(&["replay", &file, "--lang", "fr"], "");
    assert!(french.out.contains("coups, comptés à partir de 0"), "{}", french.out);
    assert!(french.out.contains("Qui a eu de la chance") && french.out.contains("Aussi bien ou mieux"), "{}", french.out);
}

#[test]
fn one_move_is_shown_with_the_eyes_of_anybody() {
    let folder = Folder::new();
    let (file, _) = folder.played();
    for eyes in ["0", "vera", "all", "spectator"] {
        let ran = capers(&["replay", &file, "--at", "20", "--eyes", eyes], "");
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("Move 20 (of 0 to ") && ran.out.contains("Hermitage"), "{}", ran.out);
    }
    let beyond = capers(&["replay", &file, "--at", "99999"], "");
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.contains("There is no such move: they go from 0 to"), "{}", beyond.err);
    let nobody = capers(&["replay", &file, "--eyes", "7"], "");
    assert_eq!(nobody.code, 2);
    assert!(nobody.err.contains("Nobody has the eyes “7”"), "{}", nobody.err);
}

#[test]
fn a_good_record_is_found_good() {
    let folder = Folder::new();
    let (file, _) = folder.played();
    let ran = capers(&["verify", &file], "");
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("Verdict: nothing is wrong with this record."), "{}", ran.out);
    let french = capers(&["verify", &file, "--lang", "fr"], "");
    assert!(french.out.contains("Verdict\u{a0}: rien n’est faux"), "{}", french.out);
}

/// Damages the record of a game and looks at what is said: `verify` gives a verdict with these words, `replay` goes as far as it can.
fn check(damage: impl Fn(&mut Value), words: &[&str]) {
    let folder = Folder::new();
    let (_, mut record) = folder.played();
    damage(&mut record);
    let file = folder.write("damaged.json", &record.to_string());
    for language in ["en", "fr"] {
        let ran = capers(&["verify", &file, "--lang", language], "");
        assert_eq!(ran.code, 1, "{}{}", ran.out, ran.err);
        assert!(!(ran.out + &ran.err).contains("Some("), "no debug print");
    }
    let ran = capers(&["verify", &file], "");
    let told = (ran.out + &ran.err).split_whitespace().collect::<Vec<_>>().join(" ");
    for words in words {
        assert!(told.contains(words), "{words}\n{told}");
    }
    assert_ne!(capers(&["replay", &file], "").code, 2);
    assert_ne!(capers(&["play", "--resume", &file], "").code, 0);
}

/// The first move with this field, from the tenth on.
fn first(record: &Value, field: &str) -> usize {
    let moves = record["moves"].as_array().unwrap();
    (10..moves.len()).find(|&at| moves[at].get(field).is_some()).unwrap()
}

#[test]
fn an_illegal_action_is_named() {
    let damage = |record: &mut Value| {
        let at = first(record, "action");
        record["moves"][at]["action"] = json!({"type": "heist", "museum": "tate", "sidekicks": 0});
    };
    check(damage, &["does not replay. There is no such museum.", "The move:", "Verdict: this record was changed or damaged"]);
}

#[test]
fn another_roll_is_noticed_by_rules_and_dice() {
    let damage = |record: &mut Value| {
        let moves = record["moves"].as_array().unwrap();
        let at = (0..moves.len()).find(|&at| moves[at]["outcome"]["type"] == "roll").unwrap();
        let face = moves[at]["outcome"]["faces"][0].as_u64().unwrap();
        record["moves"][at]["outcome"]["faces"][0] = json!(if face == 6 { 5 } else { 6 });
    };
    check(damage, &["The record says:", "The rules say:", "means another outcome than the record gives"]);
}

#[test]
fn another_position_is_noticed() {
    let damage = |record: &mut Value| record["moves"][31]["hash"] = json!("0000000000000000");
    check(damage, &["Move 31 (counted from 0) does not replay", "The record says: 0000000000000000"]);
}

#[test]
fn what_no_sentence_tells_is_shown_as_it_is_written() {
    let damage = |record: &mut Value| {
        let at = first(record, "action");
        record["moves"][at]["events"][0]["event"]["stranger"] = json!(1);
    };
    check(damage, &["\"stranger\":1"]);
}

#[test]
fn a_wrong_secret_or_ticket_is_noticed() {
    check(|record| record["fair"]["secret"] = json!("0".repeat(64)), &["The secret is not the one that was promised"]);
    check(|record| record["fair"]["secret"] = json!("short"), &["a secret that cannot be one"]);
    let damage = |record: &mut Value| {
        let at = first(record, "ticket");
        let drawn = record["moves"][at]["ticket"]["drawn"].as_u64().unwrap();
        record["moves"][at]["ticket"]["drawn"] = json!(if drawn == 0 { 1 } else { drawn - 1 });
    };
    check(damage, &["does not follow from what was promised"]);
}

#[test]
fn a_record_of_a_later_release_says_so() {
    check(|record| record["capers_record"] = json!(99), &["written by a later release", "Update Capers"]);
    check(|record| record["rules"] = json!(99), &["later rules", "Verdict: this release plays other rules than this record"]);
    check(|record| record["game"] = json!("sixth-heist"), &["a game that this release does not have: sixth-heist"]);
}

#[test]
fn a_header_that_does_not_fit_says_so() {
    check(|record| record["options"]["seats"] = json!(9), &["That is not a valid setting: seats."]);
    check(|record| drop(record["seats"].as_array_mut().unwrap().pop()), &["names 2 players for 3 seats"]);
    check(|record| drop(record.as_object_mut().unwrap().remove("moves")), &["not put together as a record must be"]);
    check(|record| record["moves"][3] = json!({"events": []}), &["not put together as a record must be"]);
}

#[test]
fn a_truncated_file_says_where_it_ends() {
    let folder = Folder::new();
    let (_, record) = folder.played();
    let text = record.to_string();
    for (cut, words) in [(1, "ends too early"), (text.len() / 2, "ends too early"), (text.len() - 1, "ends too early"), (0, "is empty")] {
        let file = folder.write("cut.json", &text[..cut]);
        for command in ["verify", "replay"] {
            let ran = capers(&[command, &file], "");
            assert_eq!(ran.code, 1);
            assert!(ran.err.replace('\n', " ").contains(words), "{}", ran.err);
        }
    }
}

#[test]
fn a_record_without_promises_is_told_as_such() {
    let folder = Folder::new();
    let (_, mut record) = folder.played();
    record.as_object_mut().unwrap().remove("fair");
    let file = folder.write("bare.json", &record.to_string());
    let ran = capers(&["verify", &file], "");
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("promises nothing about its dice"), "{}", ran.out);
    let resumed = capers(&["play", "--resume", &file], "");
    assert_eq!(resumed.code, 1);
    assert!(resumed.err.contains("does not have the secret of its dice"), "{}", resumed.err);
}

#[test]
fn a_damaged_record_is_told_up_to_the_damage() {
    let folder = Folder::new();
    let (_, mut record) = folder.played();
    let at = first(&record, "action");
    record["moves"][at]["action"] = json!({"type": "nap"});
    let file = folder.write("damaged.json", &record.to_string());
    let ran = capers(&["replay", &file], "");
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains(&format!("\n{:>4}  ", at - 1)) && !ran.out.contains(&format!("\n{at:>4}  ")), "{}", ran.out);
    assert!(ran.out.replace('\n', " ").contains("That is not an action of this game."), "{}", ran.out);
}

#[test]
fn a_record_of_retired_rules_can_still_be_watched() {
    let folder = Folder::new();
    let (_, mut record) = folder.played();
    record["rules"] = json!(0);
    let file = folder.write("retired.json", &record.to_string());
    let watched = capers(&["replay", &file], "");
    assert_eq!(watched.code, 0, "{}", watched.err);
    assert!(watched.out.replace('\n', " ").contains("played by older rules") && watched.out.contains("   0  "), "{}", watched.out);
    let verified = capers(&["verify", &file], "");
    assert_eq!(verified.code, 1);
    assert!(verified.out.contains("this release plays other rules than this record"), "{}", verified.out);
}

/// A record of a game that keeps secrets, as a server gives it to a stranger and as everybody gets it once it is open (MH-4.4).
#[test]
fn a_sealed_record_is_checked_as_far_as_it_can_be() {
    let folder = Folder::new();
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/museum-heist/1/greedy-two-seats.json");
    let record = Record::read(&std::fs::read_to_string(golden).unwrap()).unwrap();
    let (game, salts) = (catalog::find("museum-heist").unwrap(), fair::Secret::from_seed(5));
    let write = |name: &str, record: &Record| folder.write(name, &serde_json::to_string(record).unwrap());
    let sealed = write("sealed.json", &fair::seal::sealed(&record, game, Viewer::Spectator, &salts));
    let ran = capers(&["verify", &sealed], "");
    assert_eq!(ran.code, 0, "{}", ran.out);
    for words in [
        "the first",
        "moves are legal",
        "actions are sealed",
        "draws follow",
        "Verdict: nothing is wrong with what this sealed record shows.",
    ] {
        assert!(ran.out.replace("\n      ", " ").contains(words), "{words} is not in {}", ran.out);
    }
    assert!(capers(&["verify", &sealed, "--lang", "fr"], "").out.contains("Sceaux\u{a0}:"));
    let watched = capers(&["replay", &sealed], "");
    assert_eq!(watched.code, 0, "{}", watched.err);
    assert!(watched.out.contains("This record is sealed") && watched.out.contains("has chosen"), "{}", watched.out);
    let mut opened = fair::seal::opened(&record, game, &salts);
    let ran = capers(&["verify", &write("opened.json", &opened)], "");
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("actions were sealed") && ran.out.contains("Verdict: nothing is wrong with this record."), "{}", ran.out);
    let seal = opened.moves.iter_mut().find_map(|entry| entry.seal.as_mut()).unwrap();
    seal.salt = "0".repeat(64);
    let ran = capers(&["verify", &write("changed.json", &opened)], "");
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.replace("\n      ", " ").contains("is not the one that was committed to"), "{}", ran.out);
}
