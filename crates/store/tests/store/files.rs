//! What can be wrong with the files is said with the name of the file.

use std::fs;
use std::path::Path;

use crate::keep::{open, with_tables};
use store::{DataFolder, SqliteStore, Store, StoreError};
use tempfile::tempdir;

async fn fails(path: &Path) -> StoreError {
    SqliteStore::open(DataFolder::open(path).unwrap()).await.expect_err("it must not open")
}

#[tokio::test]
async fn a_file_of_something_else_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("capers.sqlite");
    fs::write(&file, "Dear diary, this is no database at all.\n".repeat(200)).unwrap();
    let error = fails(folder.path()).await;
    assert!(matches!(&error, StoreError::Damaged { file: named, .. } if *named == file), "{error:?}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("Dear diary"));
}

#[tokio::test]
async fn a_torn_file_is_called_damaged() {
    let folder = tempdir().unwrap();
    let store = with_tables(folder.path(), &["t"]).await;
    store.close().await.unwrap();
    drop(store);
    let file = folder.path().join("capers.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // Everything after the first hundred bytes, the header of SQLite itself, is noise.
    bytes[100..].iter_mut().zip(0..).for_each(|(byte, at)| *byte = (at * 31 % 251) as u8);
    fs::write(&file, bytes).unwrap();
    let error = fails(folder.path()).await;
    assert!(matches!(&error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_folder_in_place_of_the_file_is_unreachable() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("capers.sqlite");
    fs::create_dir(&file).unwrap();
    let error = fails(folder.path()).await;
    assert!(matches!(&error, StoreError::Unreachable { path, .. } if *path == file), "{error:?}");
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    // Not even the superuser makes folders here.
    let path = Path::new("/proc/capers/data");
    let error = DataFolder::open(path).unwrap_err();
    assert!(matches!(&error, StoreError::Unreachable { path: named, .. } if named == path), "{error:?}");
    assert!(error.to_string().starts_with("/proc/capers/data cannot be used: "), "{error}");
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_is_gone() {
    let folder = tempdir().unwrap();
    let first = open(folder.path()).await;
    let error = DataFolder::open(folder.path()).unwrap_err();
    assert_eq!(error.to_string(), format!("another server uses the data in {}", folder.path().display()));
    first.close().await.unwrap();
    drop(first);
    open(folder.path()).await;
}

#[cfg(unix)]
#[tokio::test]
async fn the_files_of_the_database_are_private_in_any_folder() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    let _store = with_tables(folder.path(), &["t"]).await;
    for name in ["capers.sqlite", "capers.sqlite-wal", "capers.sqlite-shm"] {
        assert_eq!(fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777, 0o600, "{name}");
    }
}
