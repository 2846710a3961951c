//! A backup is taken while a server writes, and a server starts from it.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::keep::{append, header, open, with_tables};
use store::{DataFolder, SqliteStore, Store, StoreError, backup};
use tempfile::tempdir;

const TABLES: usize = 4;

fn body(seq: u64) -> String {
    format!("{seq} {}", "x".repeat(700))
}

/// Writes to every table without a pause, until it is told to end. Says how far each log is.
fn write_on(store: &Arc<SqliteStore>, ends: &Arc<AtomicBool>) -> Vec<(Arc<AtomicU64>, tokio::task::JoinHandle<()>)> {
    let write = |table: usize| {
        let (store, ends, length) = (Arc::clone(store), Arc::clone(ends), Arc::new(AtomicU64::new(0)));
        let counted = Arc::clone(&length);
        let task = tokio::spawn(async move {
            let table = format!("t{table}");
            store.create_table(header(&table), Vec::new(), Vec::new()).await.unwrap();
            while !ends.load(Ordering::Relaxed) {
                let seq = counted.load(Ordering::Relaxed);
                store.append(append(&table, seq, &[&body(seq)])).await.unwrap();
                counted.store(seq + 1, Ordering::Relaxed);
            }
        });
        (length, task)
    };
    (0..TABLES).map(write).collect()
}

async fn restored(file: &Path) -> (tempfile::TempDir, SqliteStore) {
    let folder = tempdir().unwrap();
    fs::copy(file, DataFolder::database_in(folder.path())).unwrap();
    let store = open(folder.path()).await;
    (folder, store)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_others_write_holds_all_that_was_acknowledged_before() {
    let folder = tempdir().unwrap();
    let store = Arc::new(open(folder.path()).await);
    let ends = Arc::new(AtomicBool::new(false));
    let writers = write_on(&store, &ends);
    let lengths = || writers.iter().map(|(length, _)| length.load(Ordering::Relaxed)).collect::<Vec<_>>();
    while lengths().iter().any(|length| *length < 500) {
        tokio::task::yield_now().await;
    }
    let (before, file) = (lengths(), folder.path().join("copy.sqlite"));
    let mut told = Vec::new();
    let bytes = backup(folder.path(), &file, |done, total| told.push((done, total))).await.unwrap();
    let after = lengths();
    assert!(before.iter().zip(&after).any(|(before, after)| before < after), "writes went on: {before:?} {after:?}");
    assert_eq!(told.last(), Some(&(bytes, bytes)));
    assert!(told.iter().all(|(done, total)| done <= total), "{told:?}");
    assert_eq!(fs::metadata(&file).unwrap().len(), bytes);

    let (_folder, copy) = restored(&file).await;
    assert!(!copy.lost_its_log(), "nothing is missing beside a backup");
    for (table, before) in before.iter().enumerate() {
        let kept = copy.entries(&format!("t{table}"), 0).await.unwrap();
        assert!(kept.len() as u64 >= *before, "t{table} had {before} and the backup has {}", kept.len());
        assert!(kept.iter().zip(0..).all(|(entry, seq)| *entry == body(seq)));
        copy.append(append(&format!("t{table}"), kept.len() as u64, &["and on"])).await.unwrap();
    }
    ends.store(true, Ordering::Relaxed);
    for (_, task) in writers {
        task.await.unwrap();
    }
}

#[tokio::test]
async fn a_backup_of_a_stopped_server_is_one_too_and_leaves_no_other_file() {
    let (folder, target) = (tempdir().unwrap(), tempdir().unwrap());
    let store = with_tables(folder.path(), &["t"]).await;
    store.append(append("t", 0, &["said"])).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let file = target.path().join("capers.sqlite");
    backup(folder.path(), &file, |_, _| {}).await.unwrap();
    let names: Vec<_> = fs::read_dir(target.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["capers.sqlite"]);
    assert_eq!(open(target.path()).await.entries("t", 0).await.unwrap(), ["said"]);
}

#[tokio::test]
async fn a_backup_never_replaces_a_file_and_needs_something_to_back_up() {
    let (folder, empty) = (tempdir().unwrap(), tempdir().unwrap());
    let store = with_tables(folder.path(), &["t"]).await;
    let file = folder.path().join("copy.sqlite");
    fs::write(&file, "last week's").unwrap();
    let error = backup(folder.path(), &file, |_, _| {}).await.unwrap_err();
    assert_eq!(error, StoreError::Taken { id: file.display().to_string().into() });
    assert_eq!(fs::read_to_string(&file).unwrap(), "last week's");
    let error = backup(empty.path(), &empty.path().join("copy"), |_, _| {}).await.unwrap_err();
    assert!(matches!(&error, StoreError::Missing { .. }), "{error}");
    let error = backup(folder.path(), &folder.path().join("nowhere/copy"), |_, _| {}).await.unwrap_err();
    assert!(matches!(&error, StoreError::Unreachable { .. }), "{error}");
    store.close().await.unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_private() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    let _store = with_tables(folder.path(), &["t"]).await;
    let file = folder.path().join("copy.sqlite");
    backup(folder.path(), &file, |_, _| {}).await.unwrap();
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
}
