//! Every playthrough under `records/` plays as it always did, and every record there replays with its dice checked.
//!
//! A new playthrough is a file with the four lines of a head (`game`, `rules`, `options`, `seed`); `CAPERS_GOLDEN=write cargo test -p catalog`
//! writes the rest, and rewrites all others on purpose. In records it rewrites what the moves tell, never the moves, dice and hashes.
//!
//! What was played by rules that are retired lies under their version and stays as it is: it does not replay, but everything in it can still be told.

use std::path::{Path, PathBuf};

use engine::GameFace;
use engine::json::{to_json, to_value};
use engine::record::{Move, Record};
use laws::playthrough::{self, Head};
use serde_json::Value;

/// The files under `records/<slug>/<rules version>/` with this ending.
fn files(ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("records can be listed") {
            let path = entry.expect("records can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The first line in which two texts differ, for a message that can be read.
fn difference(old: &str, new: &str) -> String {
    let differing = old.lines().zip(new.lines()).enumerate().find(|(_, (old, new))| old != new);
    differing.map_or("one is longer than the other".to_owned(), |(at, (old, new))| format!("line {}:\n- {old}\n+ {new}", at + 1))
}

fn writes() -> bool {
    std::env::var("CAPERS_GOLDEN").is_ok_and(|mode| mode == "write")
}

/// The same record with the events that its moves tell now.
fn retold(mut record: Record, game: &dyn GameFace) -> Record {
    let mut played = record.begin(game).expect("the beginning is as it was");
    for entry in &mut record.moves {
        let told = match &entry.moved {
            Move::Action { seat, action, .. } => played.act(*seat, &to_value(action)).map(|played| played.events),
            Move::Chance { outcome, .. } => played.chance(&to_value(outcome)).map(|played| played.events),
            Move::Sealed { .. } => panic!("a golden record is whole"),
            Move::TimeUp => played.time_up().map(|played| played.events),
        };
        entry.events = told.expect("the moves are legal as they were");
    }
    record
}

#[test]
fn every_playthrough_plays_as_it_did() {
    let mut played = std::collections::BTreeSet::new();
    for path in files("txt") {
        let name = path.display().to_string();
        let old = std::fs::read_to_string(&path).expect("a record can be read");
        let head = Head::read(&old).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let folder = format!("{}/{}", head.game, head.rules);
        assert!(path.parent().is_some_and(|parent| parent.ends_with(&folder)), "{name} does not lie in {folder}");
        let game = catalog::find(&head.game).unwrap_or_else(|| panic!("{name}: there is no game {}", head.game));
        if head.rules < game.rules_version() {
            continue;
        }
        if writes() {
            std::fs::write(&path, playthrough::play(game, &head).unwrap_or_else(|fault| panic!("{name}: {fault}")))
                .expect("records can be written");
        } else {
            let new = playthrough::replay(game, &old).unwrap_or_else(|fault| panic!("{name}: {fault}"));
            assert!(old == new, "{name} plays otherwise now, {}", difference(&old, &new));
        }
        played.insert(head.game);
    }
    for game in catalog::games() {
        assert!(played.contains(game.slug()), "{} has no playthrough under records/", game.slug());
    }
}

#[test]
fn every_record_replays_and_its_dice_are_right() {
    let mut checked = 0;
    for path in files("json") {
        let name = path.display().to_string();
        let mut record = Record::read(&std::fs::read_to_string(&path).expect("a record can be read"))
            .unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
        let game = catalog::find(&record.game).unwrap_or_else(|| panic!("{name}: there is no game {}", record.game));
        if record.rules < game.rules_version() {
            continue;
        }
        if writes() && record.replay(game).is_err() {
            record = retold(record, game);
            let text = format!("{}\n", to_json(&record).get());
            std::fs::write(&path, text).expect("records can be written");
        }
        fair::verify_with_rules(&record, game).unwrap_or_else(|doubt| panic!("{name}: {doubt:?}"));
        checked += 1;
    }
    assert!(checked > 0, "there is no record to check");
}

#[test]
fn a_changed_move_is_noticed() {
    for path in files("txt") {
        let old = std::fs::read_to_string(&path).expect("a record can be read");
        let head = Head::read(&old).expect("a playthrough has a head");
        let game = catalog::find(&head.game).expect("the game exists");
        if head.rules < game.rules_version() {
            continue;
        }
        let last_move = old.lines().rev().find(|line| line.starts_with("> ")).expect("a playthrough has moves");
        let spoilt = old.replacen(last_move, "> chance {\"type\":\"miracle\"}", 1);
        assert!(playthrough::replay(game, &spoilt).is_err(), "{}", path.display());
    }
}

/// The events of a retired playthrough, each form of them: `  all: {…}`.
fn told_in(playthrough: &str) -> impl Iterator<Item = Value> {
    let told = playthrough.lines().filter(|line| line.starts_with("  ")).filter_map(|line| line.split_once(": "));
    told.map(|(_, event)| serde_json::from_str(event).expect("an event is JSON"))
}

/// Records of retired rules are refused in words, and can be watched by what they tell.
#[test]
fn what_was_played_by_retired_rules_can_still_be_watched() {
    for path in files("txt").into_iter().chain(files("json")) {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(&path).expect("a record can be read");
        let (slug, rules, events) = if let Ok(head) = Head::read(&text) {
            (head.game, head.rules, told_in(&text).collect::<Vec<_>>())
        } else {
            let record = Record::read(&text).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
            let told = record.opening.iter().chain(record.moves.iter().flat_map(|entry| &entry.events));
            (record.game.clone(), record.rules, told.map(|heard| to_value(&heard.event)).collect())
        };
        let game = catalog::find(&slug).unwrap_or_else(|| panic!("{name}: there is no game {slug}"));
        if rules == game.rules_version() {
            continue;
        }
        assert!(rules < game.rules_version() && events.len() > 20, "{name}");
        for event in events {
            assert!(game.describe_event(&event).is_some(), "{name}: {event} cannot be told any more");
        }
        if let Ok(record) = Record::read(&text) {
            let refused = record.replay(game).map(|_| ()).expect_err("rules that are retired replay nothing");
            assert_eq!((refused.at, refused.why.key.as_ref()), (None, "record-retired-rules"), "{name}");
        }
    }
}
