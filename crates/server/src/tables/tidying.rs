//! Removing tables that nobody wants: those that wait for a game that never begins, and finished ones where the owner of the server says so.

use std::sync::Arc;
use std::time::Duration;

use store::TableState;

use super::Tables;

/// How often it is looked for what can go.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// How many tables are removed before others get their turn at the store.
const AT_ONCE: u32 = 100;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Removes what has been left, now and from hour to hour.
pub(crate) async fn tidy_up(tables: Arc<Tables>) {
    let mut hour = tokio::time::interval(EVERY);
    loop {
        hour.tick().await;
        let config = &tables.context.config;
        for (state, days) in [(TableState::Lobby, config.waiting_days), (TableState::Over, config.finished_days)] {
            if days > 0 {
                tables.remove_stale(state, days).await;
            }
        }
    }
}

impl Tables {
    /// Removes tables that are this far and have not changed for so many days, but for those that are in memory.
    async fn remove_stale(&self, state: TableState, days: u32) {
        let before = self.context.stored_now() - i64::from(days) * DAY;
        let mut removed = 0;
        loop {
            let found = match self.context.store.stale_tables(state, before, AT_ONCE).await {
                Ok(found) => found,
                Err(error) => return tracing::warn!(%error, "old tables cannot be looked for"),
            };
            let unwatched: Vec<Arc<str>> = found.iter().filter(|id| !self.live().contains_key(*id)).cloned().collect();
            for id in &unwatched {
                // A table that comes into memory in this very moment finds its log gone at its next write, and is no more.
                if let Err(error) = self.context.store.remove_table(Arc::clone(id)).await {
                    return tracing::warn!(%error, table = &**id, "an old table cannot be removed");
                }
                removed += 1;
            }
            // What is left is watched, or comes with the next page once these are gone.
            if unwatched.is_empty() || found.len() < AT_ONCE as usize {
                break;
            }
        }
        if removed > 0 {
            tracing::info!(removed, state = state.name(), days, "old tables were removed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use protocol::{Player, Settings, Visibility};
    use store::{DataFolder, SqliteStore, Store};

    use super::*;
    use crate::config::Config;
    use crate::counters::Counters;
    use crate::setup::ServerSetup;
    use crate::tables::{NewTable, TableContext};

    #[tokio::test]
    async fn a_table_leaves_after_its_days_and_not_before() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(DataFolder::open(folder.path()).unwrap()).await.unwrap());
        let time = Arc::new(AtomicU64::new(1_000_000_000_000));
        let clock = Arc::clone(&time);
        let setup = ServerSetup { time_of_day: Arc::new(move || clock.load(Ordering::Relaxed)), ..ServerSetup::default() };
        let keeps: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
        let tables = Tables::new(TableContext::new(Arc::new(Config::default()), setup, keeps, Arc::new(Counters::new())));
        let new = NewTable {
            game: "dice-heist".to_owned(),
            options: serde_json::json!({ "seats": 2 }),
            settings: Settings::default(),
            visibility: Visibility::Private,
            host: Player { id: "p".to_owned(), name: "Eve".to_owned() },
            seats: Vec::new(),
        };
        let id = tables.open(new).await.unwrap();
        let is_there = async || store.table(&id).await.is_ok();
        time.fetch_add(14 * DAY.unsigned_abs(), Ordering::Relaxed);
        tables.remove_stale(TableState::Lobby, 14).await;
        assert!(is_there().await, "not yet");
        time.fetch_add(1, Ordering::Relaxed);
        tables.remove_stale(TableState::Over, 14).await;
        assert!(is_there().await, "it is not over");
        tables.remove_stale(TableState::Lobby, 14).await;
        assert!(!is_there().await, "nobody wanted it");
    }
}
