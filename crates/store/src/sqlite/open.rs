//! Opening the file: settings, migrations, and what can be wrong with it.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqlStr, SqliteConnection, SqlitePool, query, query_scalar};

use crate::data_folder::make_private_file;
use crate::error::StoreError;

/// The forms the file has had. Each is a step from the one before, and none is ever changed.
///
/// Listed here, because the macro of the library that reads the folder would build the library once more for the compiler, SQLite with it.
const MIGRATIONS: [(&str, &str); 4] = [
    ("tables and their logs", include_str!("../../migrations/0001_tables_and_their_logs.sql")),
    ("players and their seats", include_str!("../../migrations/0002_players_and_their_seats.sql")),
    ("lists of every state", include_str!("../../migrations/0003_lists_of_every_state.sql")),
    ("chat apart quotas and marks", include_str!("../../migrations/0004_chat_apart_quotas_and_marks.sql")),
];

/// The same for the library, which keeps the number, the name and a checksum of each in the file.
pub(super) fn migrations() -> Migrator {
    let migration = |(number, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect())
}

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

/// The one connection that writes.
#[derive(Debug)]
pub(super) struct OpenedDatabase {
    pub(super) connection: SqliteConnection,
    /// Whether the file was left open by its last user, and the write-ahead log that goes with such a file was not beside it.
    pub(super) lost_log: bool,
}

/// Opens the one connection that writes, makes the file if there is none, and brings it up to date.
pub(super) async fn writer(file: &Path) -> Result<OpenedDatabase, StoreError> {
    let options =
        options(file).journal_mode(SqliteJournalMode::Wal).pragma("wal_autocheckpoint", CHECKPOINT_PAGES).pragma("cache_size", CACHE);
    make_private_file(file)?;
    let is_alone = !beside(file, "-wal").exists();
    let mut connection = options.connect().await.map_err(|error| broken(file, &error))?;
    migrations().run(&mut connection).await.map_err(|error| unmigrated(file, &error))?;
    let was_open = mark_open(&mut connection).await.map_err(|error| broken(file, &error))?;
    Ok(OpenedDatabase { connection, lost_log: was_open && is_alone })
}

/// A file that SQLite keeps beside that one.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Writes into the file itself that it is in use, and says whether its last user has left that behind.
async fn mark_open(connection: &mut SqliteConnection) -> sqlx::Result<bool> {
    let was_open: bool = query_scalar("SELECT is_open FROM keeping").fetch_one(&mut *connection).await?;
    query("UPDATE keeping SET is_open = 1").execute(&mut *connection).await?;
    // A copy of the file alone must have the mark too. Whoever reads meanwhile is not waited for: then the mark comes with the next fold.
    query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await?;
    Ok(was_open)
}

/// Takes the mark away before the file is closed.
pub(super) async fn mark_closed(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    query("UPDATE keeping SET is_open = 0").execute(connection).await.map(drop)
}

/// Opens a file that may be in use by a server, to read a consistent picture of it.
pub(crate) async fn beside_a_server(file: &Path) -> Result<SqliteConnection, StoreError> {
    options(file).connect().await.map_err(|error| broken(file, &error))
}

/// Opens a copy that nobody else knows of, in one file without companions.
pub(crate) async fn copy(file: &Path) -> Result<SqliteConnection, StoreError> {
    options(file).journal_mode(SqliteJournalMode::Delete).connect().await.map_err(|error| broken(file, &error))
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

pub(crate) fn broken(file: &Path, error: &sqlx::Error) -> StoreError {
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
    use crate::{Append, ChatChange, DataFolder, SqliteStore, Store};
    use sqlx::Connection;
    use tempfile::tempdir;

    #[tokio::test]
    async fn the_settings_that_durability_stands_on_are_in_force() {
        let folder = tempdir().unwrap();
        let mut connection = writer(&folder.path().join("capers.sqlite")).await.unwrap().connection;
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
        migrations().run_to(1, &mut old).await.unwrap();
        query("INSERT INTO tables VALUES (1, 't', 'dice-heist', 1, 5, 6, 'playing', 'public', '{}')").execute(&mut old).await.unwrap();
        query("INSERT INTO logs VALUES (1, 0, NULL)").execute(&mut old).await.unwrap();
        query("INSERT INTO entries VALUES (1, 1, 0, NULL, 'old')").execute(&mut old).await.unwrap();
        old.close().await.unwrap();

        let store = SqliteStore::open(folder).await.unwrap();
        let append = Append { table: "t".into(), first: 1, entries: vec!["new".into()], header: None, chats: ChatChange::default() };
        store.append(append).await.unwrap();
        assert_eq!(store.entries("t", 0).await.unwrap(), ["old", "new"]);
        assert_eq!(store.table("t").await.unwrap().updated, 6);
        assert!(store.player("nobody").await.is_err_and(|error| matches!(error, StoreError::Missing { .. })));
    }

    /// Files of every release have these numbers, names and checksums in them, and are opened only by a program that knows the same.
    #[test]
    fn the_forms_of_released_files_are_never_changed() {
        let known = migrations();
        let known: Vec<_> = known.iter().map(|form| (form.version, &*form.description, form.checksum[..4].try_into().unwrap())).collect();
        let released: [(i64, &str, [u8; 4]); 4] = [
            (1, "tables and their logs", [0x4e, 0xfc, 0x3a, 0x8e]),
            (2, "players and their seats", [0xa5, 0xed, 0xc6, 0xb1]),
            (3, "lists of every state", [0x11, 0xe9, 0x2b, 0x32]),
            (4, "chat apart quotas and marks", [0x4a, 0x31, 0x89, 0x79]),
        ];
        assert_eq!(known, released);
    }

    #[tokio::test]
    async fn a_file_of_a_later_release_is_left_alone() {
        let folder = tempdir().unwrap();
        let file = folder.path().join("capers.sqlite");
        let mut later = writer(&file).await.unwrap().connection;
        let insert =
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)";
        query(insert).execute(&mut later).await.unwrap();
        later.close().await.unwrap();
        assert_eq!(writer(&file).await.unwrap_err(), StoreError::Later { file });
    }
}
