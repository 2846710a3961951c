//! Whether the files of a dead server bear out what its clients were told.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use engine::record::Record;
use protocol::{FromClient, Phase, Player, ToClient};
use serde_json::Value;
use store::{DataFolder, SqliteStore, Store};
use table::{Input, Table, TableGame, read_header};
use tempfile::tempdir;

use crate::crash::ledger::Ledger;

/// An action in a log.
struct Logged {
    table: String,
    action: Value,
}

/// Checks everything that was told so far, and says how many moves there are. It looks at a copy: the next server must find the files as the last
/// one left them.
pub(crate) async fn check(folder: &Path, ledger: &Ledger) -> usize {
    // First what was told and then what is there: clients may still be reading what a dead server had sent.
    let (acknowledged, logs) = {
        let told = ledger.told();
        (told.acknowledged.clone(), told.logs.clone())
    };
    let copy = tempdir().unwrap();
    for file in ["capers.sqlite", "capers.sqlite-wal"] {
        // There is no write-ahead log before the first write.
        let _ = std::fs::copy(folder.join(file), copy.path().join(file));
    }
    let store = SqliteStore::open(DataFolder::open(copy.path()).unwrap()).await.unwrap();
    let (mut logged, mut moves) = (BTreeMap::new(), 0);
    let tables: BTreeSet<&str> = logs.keys().map(|(table, _)| table.as_str()).collect();
    for id in tables {
        let lines = store.entries(id, 0).await.unwrap();
        moves += actions(id, &lines, &mut logged);
        let mut table = restore(lines, store.chats(id).await.unwrap());
        for ((_, player), log) in logs.iter().filter(|((at, _), _)| at == id) {
            let kept = whole_log(&mut table, player);
            assert!(log.len() <= kept.len(), "{player} heard {} entries of {id}, and {} are kept", log.len(), kept.len());
            assert_eq!(log[..], kept[..log.len()], "{player} heard something else at {id}");
        }
        if table.phase() == Phase::Over {
            check_record(&serde_json::to_string(&table.record().unwrap()).unwrap());
        }
    }
    for (client, told) in &acknowledged {
        let kept = logged.get(client).unwrap_or_else(|| panic!("{client} was acknowledged and is lost: {told:?}"));
        assert_eq!((&kept.table, &kept.action), (&told.table, &told.action), "{client}");
    }
    store.close().await.unwrap();
    moves
}

/// Collects the actions of a log by client id, each of which may be there once; and counts all moves.
fn actions(table: &str, lines: &[String], logged: &mut BTreeMap<String, Logged>) -> usize {
    let mut moves = 0;
    for line in lines {
        let line: Value = serde_json::from_str(line).unwrap();
        let moved = &line["what"]["moved"];
        moves += moved["moves"].as_array().map_or(0, Vec::len);
        if let Some(client) = moved["client"].as_str() {
            let action = Logged { table: table.to_owned(), action: moved["moves"][0]["action"].clone() };
            assert!(logged.insert(client.to_owned(), action).is_none(), "{client} was done twice");
        }
    }
    moves
}

/// Restoring plays every move again by the rules, draws every die again from the secret, and compares what was shown and hashed.
fn restore(lines: Vec<String>, said: Vec<(u64, String)>) -> Table {
    let game = catalog::find(&read_header(&lines[0]).unwrap().game).unwrap();
    let mut table = Table::restore(TableGame { game, bots: &["greedy"] }, lines.into_iter().map(Arc::from)).unwrap();
    table.remember_said(said.into_iter().map(|(line, text)| (line, text.into())));
    table
}

/// Every entry of a player's stream.
fn whole_log(table: &mut Table, player: &str) -> Vec<String> {
    let player = Player { id: player.to_owned(), name: String::new() };
    table.handle(Input::Arrived { connection: 1, player, since: None, steps: false }, 0);
    let mut log: Vec<String> = Vec::new();
    loop {
        let page = FromClient::Events { since: log.len() as u64 };
        let output = table.handle(Input::Said { connection: 1, message: page }, 0);
        let Some(ToClient::Update(update)) = ToClient::read(&output.send[0].text).unwrap() else { panic!("{:?}", output.send) };
        if update.entries.is_empty() {
            break;
        }
        log.extend(update.entries.iter().map(|entry| entry.json().get().to_owned()));
    }
    table.handle(Input::Left { connection: 1 }, 0);
    log
}

/// Replays a finished game, and checks its dice.
pub(crate) fn check_record(text: &str) {
    let record = Record::read(text).unwrap_or_else(|broken| panic!("{broken:?} in {text}"));
    let game = catalog::find(&record.game).unwrap();
    record.replay(game).unwrap();
    fair::verify_with_rules(&record, game).unwrap();
}
