//! What is said is trimmed, tables that nobody wants leave, and a file without its write-ahead log is noticed.

use std::fs;

use crate::keep::{append, header, open, player, with_tables};
use store::{ChatChange, DataFolder, PlayerChange, Store, StoreError, TableHeader, TableState};
use tempfile::tempdir;

#[tokio::test]
async fn chat_is_kept_beside_the_log_and_trimmed() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["t", "u"]).await;
    for seq in 0..10_u64 {
        let chats = ChatChange { added: vec![(seq, format!("line {seq}").into())], oldest: seq.saturating_sub(2) };
        store.append(store::Append { chats, ..append("t", seq, &["somebody spoke"]) }).await.unwrap();
    }
    let kept = |from: u64, to: u64| (from..to).map(|seq| (seq, format!("line {seq}"))).collect::<Vec<_>>();
    assert_eq!(store.chats("t").await.unwrap(), kept(7, 10));
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 10);
    assert_eq!(store.chats("u").await.unwrap(), []);
    let stale = store::Append { chats: ChatChange { added: vec![(3, "late".into())], oldest: 0 }, ..append("t", 3, &["an old number"]) };
    assert!(store.append(stale).await.is_err());
    assert_eq!(store.chats("t").await.unwrap(), kept(7, 10), "what is refused is refused whole");
}

#[tokio::test]
async fn a_removed_table_leaves_nothing_and_the_others_go_on() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["a", "b"]).await;
    store.add_player(player("eve")).await.unwrap();
    let mut gone = append("b", 0, &["zero", "one"]);
    gone.header = Some(crate::keep::change(TableState::Lobby, 500, &[(0, "eve")]));
    gone.chats = ChatChange { added: vec![(1, "hello".into())], oldest: 0 };
    store.append(append("a", 0, &["mine"])).await.unwrap();
    store.append(gone).await.unwrap();
    assert_eq!(store.stale_tables(TableState::Lobby, 600, 10).await.unwrap(), ["b".into()]);
    assert_eq!(store.stale_tables(TableState::Over, 600, 10).await.unwrap(), []);
    store.remove_table("b".into()).await.unwrap();
    assert_eq!(store.remove_table("b".into()).await, Err(StoreError::Missing { id: "b".into() }));
    assert_eq!(store.table("b").await, Err(StoreError::Missing { id: "b".into() }));
    assert_eq!(store.entries("b", 0).await.unwrap(), [""; 0]);
    assert_eq!(store.append(append("b", 2, &["late"])).await, Err(StoreError::Missing { id: "b".into() }));
    // The places of the removed entries are free again, which must not confuse the logs that stay.
    store.append(append("a", 1, &["two"])).await.unwrap();
    store.create_table(header("b"), vec!["anew".into()], Vec::new()).await.unwrap();
    store.append(append("a", 2, &["three"])).await.unwrap();
    assert_eq!(store.entries("a", 0).await.unwrap(), ["mine", "two", "three"]);
    assert_eq!((store.entries("b", 0).await.unwrap(), store.chats("b").await.unwrap()), (vec!["anew".to_owned()], Vec::new()));
}

#[tokio::test]
async fn the_waiting_tables_of_a_host_are_counted() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    for id in ["a", "b", "c"] {
        let hosted = TableHeader { host: Some("eve".into()), ..header(id) };
        store.create_table(hosted, Vec::new(), Vec::new()).await.unwrap();
    }
    let mut begun = append("c", 0, &["began"]);
    begun.header = Some(crate::keep::change(TableState::Playing, 2_000, &[]));
    store.append(begun).await.unwrap();
    assert_eq!((store.waiting_tables_of("eve").await, store.waiting_tables_of("adam").await), (Ok(2), Ok(0)));
    assert_eq!(store.table("c").await.unwrap().host.as_deref(), Some("eve"));
}

#[tokio::test]
async fn a_recovery_token_works_once_and_until_its_end() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    store.add_player(player("eve")).await.unwrap();
    let make = async |hash: &str| {
        let change = PlayerChange::RecoveryToken { hash: hash.to_owned(), until: 1_000 };
        store.change_player("eve".into(), change).await.unwrap();
    };
    make("first").await;
    assert!(matches!(store.use_recovery_token("first", 1_000).await, Err(StoreError::Missing { .. })), "it has ended");
    assert_eq!(&*store.use_recovery_token("first", 999).await.unwrap().id, "eve");
    assert!(matches!(store.use_recovery_token("first", 999).await, Err(StoreError::Missing { .. })), "it was used");
    make("second").await;
    let (one, other) = tokio::join!(store.use_recovery_token("second", 1), store.use_recovery_token("second", 1));
    assert!(one.is_ok() != other.is_ok(), "two at once: {one:?} {other:?}");
    make("third").await;
    store.change_player("eve".into(), PlayerChange::SignOut).await.unwrap();
    assert!(store.use_recovery_token("third", 1).await.is_err(), "signing out ends the link too");
    assert_eq!(store.player("eve").await.unwrap().sign_outs, 1);
}

#[tokio::test]
async fn a_file_that_was_copied_without_its_log_is_noticed() {
    let (folder, half, whole) = (tempdir().unwrap(), tempdir().unwrap(), tempdir().unwrap());
    let store = with_tables(folder.path(), &["t"]).await;
    store.append(append("t", 0, &["in the write-ahead log"])).await.unwrap();
    let copy = |name: &str, to: &std::path::Path| fs::copy(folder.path().join(name), to.join(name)).map(drop).unwrap();
    copy("capers.sqlite", half.path());
    copy("capers.sqlite", whole.path());
    copy("capers.sqlite-wal", whole.path());
    assert!(open(half.path()).await.lost_its_log(), "the newest moves were in the other file");
    let killed = open(whole.path()).await;
    assert!(!killed.lost_its_log(), "so it is after a crash");
    assert_eq!(killed.entries("t", 0).await.unwrap(), ["in the write-ahead log"]);
    assert!(!store.lost_its_log());
    store.close().await.unwrap();
    drop(store);
    assert!(!DataFolder::database_in(folder.path()).with_extension("sqlite-wal").exists());
    assert!(!open(folder.path()).await.lost_its_log(), "a file that was closed needs no log");
}
