//! What is written can be read again, in order, and nothing can be written twice.

use crate::keep::{append, change, header, open, player, with_tables};
use store::{Store, StoreError, TableFilter, TableState};
use tempfile::tempdir;

#[tokio::test]
async fn what_was_appended_is_there_after_reopening() {
    let folder = tempdir().unwrap();
    let store = open(folder.path()).await;
    store.create_table(header("t"), vec!["created".into()], Vec::new()).await.unwrap();
    store.append(append("t", 1, &["one", "two {\"é\": \"🎲\"}"])).await.unwrap();
    store.append(append("t", 3, &["three"])).await.unwrap();
    store.close().await.unwrap();
    drop(store);

    let store = open(folder.path()).await;
    assert_eq!(store.table("t").await.unwrap(), header("t"));
    assert_eq!(store.entries("t", 0).await.unwrap(), ["created", "one", "two {\"é\": \"🎲\"}", "three"]);
    assert_eq!(store.entries("t", 3).await.unwrap(), ["three"]);
    assert_eq!(store.entries("t", 4).await.unwrap(), [""; 0]);
    assert_eq!(store.entries("nowhere", 0).await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn a_number_is_written_once_and_none_is_skipped() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["t"]).await;
    store.append(append("t", 0, &["zero", "one"])).await.unwrap();
    for first in [0, 1, 3, 7, u64::MAX] {
        let refused = store.append(append("t", first, &["other", "more"])).await;
        assert_eq!(refused, Err(StoreError::Conflict { table: "t".into(), seq: first }));
    }
    assert_eq!(store.append(append("u", 0, &["x"])).await, Err(StoreError::Missing { id: "u".into() }));
    assert_eq!(store.entries("t", 0).await.unwrap(), ["zero", "one"]);
    store.append(append("t", 2, &["two"])).await.unwrap();
}

#[tokio::test]
async fn a_conflict_fails_its_own_table_and_none_beside_it() {
    let folder = tempdir().unwrap();
    let ids: Vec<String> = (0..40).map(|number| format!("t{number}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let store = with_tables(folder.path(), &ids).await;
    let before = store.stats();
    // Joined futures put all their writes into the queue before the writer runs: one batch.
    let mut writes: Vec<_> = ids.iter().map(|id| store.append(append(id, 0, &["mine"]))).collect();
    writes.push(store.append(append("t7", 0, &["stale"])));
    writes.push(store.append(append("t7", 1, &["follows the stale one"])));
    writes.push(store.append(append("t9", 5, &["skips"])));
    let answers = join(writes).await;
    let refused: Vec<usize> = (0..answers.len()).filter(|at| answers[*at].is_err()).collect();
    assert_eq!(refused, [40, 41, 42], "{answers:?}");
    assert_eq!(store.stats().commits - before.commits, 1);
    assert_eq!(store.stats().failures - before.failures, 3);
    for id in ids {
        assert_eq!(store.entries(id, 0).await.unwrap(), ["mine"], "{id}");
    }
}

#[tokio::test]
async fn an_append_with_a_stranger_on_a_seat_leaves_nothing() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["t"]).await;
    let mut with_stranger = append("t", 0, &["sat"]);
    with_stranger.header = Some(change(TableState::Playing, 2_000, &[(0, "stranger")]));
    assert_eq!(store.append(with_stranger).await, Err(StoreError::Missing { id: "stranger".into() }));
    assert_eq!(store.entries("t", 0).await.unwrap(), [""; 0]);
    assert_eq!(store.table("t").await.unwrap(), header("t"));
}

#[tokio::test]
async fn lists_show_what_they_are_asked_for() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["a", "b", "c"]).await;
    let mut hidden = header("hidden");
    hidden.visibility = store::Visibility::Private;
    store.add_player(player("eve")).await.unwrap();
    store.create_table(hidden, Vec::new(), vec![(2, "eve".into())]).await.unwrap();
    for (id, state, updated) in [("b", TableState::Playing, 3_000), ("c", TableState::Over, 2_000)] {
        let mut moved = append(id, 0, &["sat"]);
        moved.header = Some(change(state, updated, &[(0, "eve")]));
        store.append(moved).await.unwrap();
    }
    let all = TableFilter { most: 10, ..TableFilter::default() };
    let ids = |tables: Vec<store::TableHeader>| tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(ids(store.public_tables(&all).await.unwrap()), "b c a");
    assert_eq!(ids(store.public_tables(&TableFilter { most: 1, ..all.clone() }).await.unwrap()), "b");
    assert_eq!(ids(store.public_tables(&TableFilter { before: Some(3_000), ..all.clone() }).await.unwrap()), "c a");
    assert_eq!(ids(store.public_tables(&TableFilter { state: Some(TableState::Over), ..all.clone() }).await.unwrap()), "c");
    assert_eq!(ids(store.public_tables(&TableFilter { game: Some("poker".into()), ..all.clone() }).await.unwrap()), "");
    assert_eq!(ids(store.tables_of("eve", &all).await.unwrap()), "b c hidden");
    assert_eq!(ids(store.tables_of("adam", &all).await.unwrap()), "");

    let mut left = append("b", 1, &["stood"]);
    left.header = Some(change(TableState::Lobby, 4_000, &[]));
    store.append(left).await.unwrap();
    assert_eq!(ids(store.tables_of("eve", &all).await.unwrap()), "c hidden");
}

#[tokio::test]
async fn a_closed_store_says_so() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["t"]).await;
    store.check().await.unwrap();
    store.close().await.unwrap();
    store.close().await.unwrap();
    for answer in [store.append(append("t", 0, &["late"])).await, store.check().await, store.table("t").await.map(drop)] {
        assert!(matches!(&answer, Err(StoreError::Unavailable { .. })), "{answer:?}");
    }
}

async fn join<T: Send + 'static>(futures: Vec<store::Pending<'_, T>>) -> Vec<Result<T, StoreError>> {
    let mut waiting: Vec<_> = futures.into_iter().map(|future| (Some(future), None)).collect();
    std::future::poll_fn(|context| {
        for (future, answer) in &mut waiting {
            if let Some(std::task::Poll::Ready(ready)) = future.as_mut().map(|future| future.as_mut().poll(context)) {
                (*future, *answer) = (None, Some(ready));
            }
        }
        if waiting.iter().all(|(future, _)| future.is_none()) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    waiting.into_iter().map(|(_, answer)| answer.expect("every future is ready")).collect()
}
