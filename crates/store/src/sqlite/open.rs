//! Opening the file: settings, migrations, and what can be wrong with it.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};

use crate::error::StoreError;
use crate::place::make_private_file;

/// The forms the file has had. Each is a step from the one before, and none is ever changed.
pub(super) static MIGRATIONS: Migrator = sqlx::migrate!("./migrations");

/// Loading a table reads for some milliseconds at most; four at a time keep up with the two to four cores that do the rest.
const READERS: u32 = 4;

/// Only a person with `sqlite3` at hand can hold the lock this long; no move should fail for that.
const BUSY: Duration = Duration::from_secs(10);

/// After how many pages the write-ahead log is folded back (32 MiB). More than the usual 1,000, because the pages of busy tables are written again
/// and again, and only their last form has to be folded back.
const CHECKPOINT_PAGES: &str = "8192";

/// The page cache of the writer, in KiB. Entries are written one behind the other, so all it must hold is how far each busy log is.
const CACHE: &str = "-8192";

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .synchronous(SqliteSynchronous::Full)
        .disable_statement_logging()
}

/// Opens the one connection that writes, makes the file if there is none, and brings it up to date.
pub(super) async fn writer(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options =
        options(file).journal_mode(SqliteJournalMode::Wal).pragma("wal_autocheckpoint", CHECKPOINT_PAGES).pragma("cache_size", CACHE);
    make_private_file(file)?;
    let mut connection = options.connect().await.map_err(|error| broken(file, &error))?;
    MIGRATIONS.run(&mut connection).await.map_err(|error| unmigrated(file, &error))?;
    Ok(connection)
}

/// The connections that read, opened when they are first needed.
pub(super) fn readers(file: &Path) -> SqlitePool {
    SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options(file).read_only(true))
}

fn unmigrated(file: &Path, error: &MigrateError) -> StoreError {
    match error {
        MigrateError::VersionMissing(_) => StoreError::Later { file: file.to_owned() },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => broken(file, error),
        other => StoreError::Damaged { file: file.to_owned(), why: other.to_string() },
    }
}

/// The primary result codes of SQLite that blame the file's content and not the disk it is on: `ERROR`, `CORRUPT`, `NOTADB`.
const BLAME_THE_FILE: [u32; 3] = [1, 11, 26];

fn broken(file: &Path, error: &sqlx::Error) -> StoreError {
    let file = file.to_owned();
    let Some(error) = error.as_database_error() else {
        return StoreError::Unreachable { path: file, why: error.to_string() };
    };
    let primary = error.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
    let why = error.message().to_owned();
    if primary.is_some_and(|code| BLAME_THE_FILE.contains(&code)) {
        StoreError::Damaged { file, why }
    } else {
        StoreError::Unreachable { path: file, why }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Append, DataFolder, SqliteStore, Store};
    use sqlx::{Connection, query, query_scalar};
    use tempfile::tempdir;

    #[tokio::test]
    async fn the_settings_that_durability_stands_on_are_in_force() {
        let folder = tempdir().unwrap();
        let mut connection = writer(&folder.path().join("capers.sqlite")).await.unwrap();
        let mut setting = async |name: &'static str| query_scalar::<_, String>(name).fetch_one(&mut connection).await.unwrap();
        assert_eq!(setting("SELECT CAST(journal_mode AS TEXT) FROM pragma_journal_mode").await, "wal");
        // 2 is FULL.
        assert_eq!(setting("SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous").await, "2");
        assert_eq!(setting("SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys").await, "1");
        assert_eq!(setting("SELECT CAST(timeout AS TEXT) FROM pragma_busy_timeout").await, "10000");
    }

    #[tokio::test]
    async fn a_file_of_the_first_form_is_brought_up_to_date() {
        let folder = tempdir().unwrap();
        let folder = DataFolder::open(folder.path()).unwrap();
        let mut old = options(&folder.database()).create_if_missing(true).connect().await.unwrap();
        MIGRATIONS.run_to(1, &mut old).await.unwrap();
        query("INSERT INTO tables VALUES (1, 't', 'dice-heist', 1, 5, 6, 'playing', 'public', '{}')").execute(&mut old).await.unwrap();
        query("INSERT INTO logs VALUES (1, 0, NULL)").execute(&mut old).await.unwrap();
        query("INSERT INTO entries VALUES (1, 1, 0, NULL, 'old')").execute(&mut old).await.unwrap();
        old.close().await.unwrap();

        let store = SqliteStore::open(folder).await.unwrap();
        let append = Append { table: "t".into(), first: 1, entries: vec!["new".into()], header: None };
        store.append(append).await.unwrap();
        assert_eq!(store.entries("t", 0).await.unwrap(), ["old", "new"]);
        assert_eq!(store.table("t").await.unwrap().updated, 6);
        assert!(store.player("nobody").await.is_err_and(|error| matches!(error, StoreError::Missing { .. })));
    }

    #[tokio::test]
    async fn a_file_of_a_later_release_is_left_alone() {
        let folder = tempdir().unwrap();
        let file = folder.path().join("capers.sqlite");
        let mut later = writer(&file).await.unwrap();
        let insert =
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)";
        query(insert).execute(&mut later).await.unwrap();
        later.close().await.unwrap();
        assert_eq!(writer(&file).await.unwrap_err(), StoreError::Later { file });
    }
}
