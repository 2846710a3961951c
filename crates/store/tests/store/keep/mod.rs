//! What the tests of the store have in common: a store in a folder of its own, and things to keep in it.

use std::path::Path;
use std::sync::Arc;

use store::{Append, ChatChange, DataFolder, HeaderChange, Player, SqliteStore, Store, TableHeader, TableState, Visibility};

pub(crate) async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(DataFolder::open(path).expect("the folder is free")).await.expect("the file can be opened")
}

pub(crate) fn header(id: &str) -> TableHeader {
    TableHeader {
        id: id.into(),
        game: "dice-heist".into(),
        rules: 1,
        created: 1_000,
        updated: 1_000,
        state: TableState::Lobby,
        visibility: Visibility::Public,
        summary: r#"{"seats":3}"#.into(),
        host: None,
    }
}

pub(crate) fn player(id: &str) -> Player {
    Player {
        id: id.into(),
        name: format!("Name of {id}"),
        created: 5,
        recovery_token: None,
        recovery_until: None,
        bot_token: None,
        sign_outs: 0,
    }
}

pub(crate) fn append(table: &str, first: u64, bodies: &[&str]) -> Append {
    let entries = bodies.iter().map(|body| Arc::from(*body)).collect();
    Append { table: table.into(), first, entries, header: None, chats: ChatChange::default() }
}

pub(crate) fn change(state: TableState, updated: i64, seated: &[(u8, &str)]) -> HeaderChange {
    let seated = seated.iter().map(|(seat, player)| (*seat, Arc::from(*player))).collect();
    HeaderChange { state, updated, summary: r#"{"seats":2}"#.into(), seated }
}

pub(crate) async fn with_tables(path: &Path, ids: &[&str]) -> SqliteStore {
    let store = open(path).await;
    for id in ids {
        store.create_table(header(id), Vec::new(), Vec::new()).await.expect("the table is new");
    }
    store
}
