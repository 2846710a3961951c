//! The store in one SQLite file: one writer, group commit, readers beside it.
//!
//! * `open`: settings, migrations, what can be wrong with a file.
//! * `writer`: the task that collects writes and answers them after the commit; `transaction`: what one commit does;
//!   `ends`: where the logs end.
//! * `read`: everything that only looks.
//!
//! The file is in WAL mode with `synchronous=FULL`: a commit waits for the disk, so many writes share each commit.

mod log_ends;
pub(crate) mod open;
mod read;
mod transaction;
mod writer;

use std::path::Path;
use std::sync::Arc;

use sqlx::SqlitePool;

use crate::data_folder::DataFolder;
use crate::error::StoreError;
use crate::player::{Player, PlayerChange};
use crate::store::{Pending, Stats, Store};
use crate::table::{Append, TableFilter, TableHeader, TableState};
use transaction::Write;
use writer::Writer;

/// The store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    /// Held so that nobody else opens the folder.
    folder: DataFolder,
    lost_log: bool,
}

impl SqliteStore {
    /// Opens the store in a folder that is ours, bringing an older file up to date. Must be called inside a Tokio runtime, which the writer lives on.
    ///
    /// # Errors
    /// `Unreachable`, `Damaged` or `Later`, each with the file.
    pub async fn open(folder: DataFolder) -> Result<Self, StoreError> {
        let file = folder.database();
        let open::OpenedDatabase { connection, lost_log } = open::writer(&file).await?;
        let readers = open::readers(&file);
        Ok(Self { writer: Writer::start(connection), readers, folder, lost_log })
    }

    /// Whether the write-ahead log was missing that this file needed when it was opened: its latest moves may be lost. So it is with a file that was
    /// copied alone while a server used it.
    pub fn lost_its_log(&self) -> bool {
        self.lost_log
    }

    /// The folder it is in.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn write(&self, write: Write) -> Pending<'_, ()> {
        Box::pin(self.writer.write(write))
    }
}

impl Store for SqliteStore {
    fn create_table(&self, header: TableHeader, first_entries: Vec<Arc<str>>, seated: Vec<(u8, Arc<str>)>) -> Pending<'_, ()> {
        self.write(Write::CreateTable { header, first_entries, seated })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        self.write(Write::Append(append))
    }

    fn table<'a>(&'a self, id: &'a str) -> Pending<'a, TableHeader> {
        Box::pin(read::table(&self.readers, id))
    }

    fn entries<'a>(&'a self, table: &'a str, from: u64) -> Pending<'a, Vec<String>> {
        Box::pin(read::entries(&self.readers, table, from))
    }

    fn chats<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<(u64, String)>> {
        Box::pin(read::chats(&self.readers, table))
    }

    fn public_tables<'a>(&'a self, filter: &'a TableFilter) -> Pending<'a, Vec<TableHeader>> {
        Box::pin(read::public_tables(&self.readers, filter))
    }

    fn tables_of<'a>(&'a self, player: &'a str, filter: &'a TableFilter) -> Pending<'a, Vec<TableHeader>> {
        Box::pin(read::tables_of(&self.readers, player, filter))
    }

    fn waiting_tables_of<'a>(&'a self, host: &'a str) -> Pending<'a, u64> {
        Box::pin(read::waiting_tables_of(&self.readers, host))
    }

    fn stale_tables(&self, state: TableState, before: i64, most: u32) -> Pending<'_, Vec<Arc<str>>> {
        Box::pin(read::stale_tables(&self.readers, state, before, most))
    }

    fn remove_table(&self, id: Arc<str>) -> Pending<'_, ()> {
        self.write(Write::RemoveTable(id))
    }

    fn add_player(&self, player: Player) -> Pending<'_, ()> {
        self.write(Write::AddPlayer(player))
    }

    fn change_player(&self, id: Arc<str>, change: PlayerChange) -> Pending<'_, ()> {
        self.write(Write::ChangePlayer { id, change })
    }

    fn player<'a>(&'a self, id: &'a str) -> Pending<'a, Player> {
        Box::pin(read::player(&self.readers, read::PlayerKey::Id, id))
    }

    fn use_recovery_token<'a>(&'a self, hash: &'a str, now: i64) -> Pending<'a, Player> {
        Box::pin(async move {
            let player = read::player(&self.readers, read::PlayerKey::RecoveryToken(now), hash).await?;
            // Whoever writes first has used it; the other finds it gone.
            self.writer.write(Write::UseRecoveryToken { id: Arc::clone(&player.id), hash: hash.to_owned() }).await?;
            Ok(player)
        })
    }

    fn player_by_bot_token<'a>(&'a self, hash: &'a str) -> Pending<'a, Player> {
        Box::pin(read::player(&self.readers, read::PlayerKey::BotToken, hash))
    }

    fn check(&self) -> Pending<'_, ()> {
        Box::pin(async {
            read::check(&self.readers).await?;
            self.writer.write(Write::Probe).await
        })
    }

    fn close(&self) -> Pending<'_, ()> {
        Box::pin(async {
            // The readers first: the last connection to close folds the write-ahead log back into the file.
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
    }

    fn stats(&self) -> Stats {
        self.writer.stats()
    }
}
