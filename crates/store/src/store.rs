//! The contract between those who keep things and those who want them kept.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use crate::error::StoreError;
use crate::player::{Player, PlayerChange};
use crate::table::{Append, TableFilter, TableHeader, TableState};

/// An answer that comes when the store has it. Boxed, so that a server can hold any store without knowing which.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps tables and players.
///
/// # Contracts
///
/// * A write that was answered with `Ok` is durable. One that was answered with an error left nothing behind, with one exception: if the store
///   broke in the very moment of committing, `Unavailable` means that nobody knows. Whoever gets an error forgets what it believes about the
///   table and reads the log again; then both cases are alike.
/// * Writes go on when whoever asked for them stops waiting.
/// * A log has one writer at a time, who waits for the answer to an append before it sends the next. A second writer is not believed to be
///   impossible: it gets [`StoreError::Conflict`], and its write leaves nothing behind.
/// * A failure of one write never fails another one that happened to be committed together with it, unless the store as a whole is
///   [`StoreError::Unavailable`].
/// * Reads see every write that was answered before they began.
pub trait Store: Send + Sync {
    /// Keeps a new table together with the first entries of its log and those who sit there already.
    ///
    /// Fails with `Taken` if the name exists.
    fn create_table(&self, header: TableHeader, first_entries: Vec<Arc<str>>, seated: Vec<(u8, Arc<str>)>) -> Pending<'_, ()>;

    /// Adds entries to the log of a table.
    ///
    /// Fails with `Conflict` if they do not follow the log as it is, with `Missing` if there is no such table or no such player to sit there.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// The header of a table, or `Missing`.
    fn table<'a>(&'a self, id: &'a str) -> Pending<'a, TableHeader>;

    /// The log of a table, from that number on, in order. Empty if there is nothing.
    fn entries<'a>(&'a self, table: &'a str, from: u64) -> Pending<'a, Vec<String>>;

    /// What was said at a table as far as it is still kept, in order, each line with the number of its entry.
    fn chats<'a>(&'a self, table: &'a str) -> Pending<'a, Vec<(u64, String)>>;

    /// The public tables that fit, those that changed last first.
    fn public_tables<'a>(&'a self, filter: &'a TableFilter) -> Pending<'a, Vec<TableHeader>>;

    /// The tables at which a player sits, those that changed last first, private ones too.
    fn tables_of<'a>(&'a self, player: &'a str, filter: &'a TableFilter) -> Pending<'a, Vec<TableHeader>>;

    /// How many tables that wait for their game this player has opened.
    fn waiting_tables_of<'a>(&'a self, host: &'a str) -> Pending<'a, u64>;

    /// Some tables that are this far and have not changed since that time, those that changed first first.
    fn stale_tables(&self, state: TableState, before: i64, most: u32) -> Pending<'_, Vec<Arc<str>>>;

    /// Forgets a table for good, with its log and what was said there. Fails with `Missing`.
    fn remove_table(&self, id: Arc<str>) -> Pending<'_, ()>;

    /// Keeps a new player. Fails with `Taken` if the id or one of the tokens exists.
    fn add_player(&self, player: Player) -> Pending<'_, ()>;

    /// Changes one thing about a player. Fails with `Missing`, or with `Taken` if the token exists.
    fn change_player(&self, id: Arc<str>, change: PlayerChange) -> Pending<'_, ()>;

    /// The player with that id, or `Missing`.
    fn player<'a>(&'a self, id: &'a str) -> Pending<'a, Player>;

    /// The player whose recovery token has this hash, or `Missing`, also if the token has ended. The token works this once.
    fn use_recovery_token<'a>(&'a self, hash: &'a str, now: i64) -> Pending<'a, Player>;

    /// The player whose bot token has this hash, or `Missing`.
    fn player_by_bot_token<'a>(&'a self, hash: &'a str) -> Pending<'a, Player>;

    /// Whether the store can be read and written now; for health checks. It really writes, so it should not be asked at every moment.
    fn check(&self) -> Pending<'_, ()>;

    /// Commits what is under way and lets go of the files. Everything asked afterwards is `Unavailable`.
    fn close(&self) -> Pending<'_, ()>;

    /// What has been written so far.
    fn stats(&self) -> Stats;
}

/// How much was written since the store was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Log entries that were committed.
    pub entries: u64,
    /// Writes of any kind that were committed.
    pub writes: u64,
    /// Commits: far fewer than writes when many come at once.
    pub commits: u64,
    /// Writes that were refused or failed.
    pub failures: u64,
}
