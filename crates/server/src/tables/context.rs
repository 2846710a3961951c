//! What all tables share: where they are kept, who thinks for their bots, what is counted.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use protocol::{Phase, SeatInfo, Visibility};
use store::{HeaderChange, Store, TableState};
use table::{Millis, Table, TableGame};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::config::Config;
use crate::counters::Counters;
use crate::setup::ServerSetup;

/// What all tables share.
#[derive(Clone)]
pub(crate) struct TableContext {
    pub(crate) config: Arc<Config>,
    pub(crate) setup: ServerSetup,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) counters: Arc<Counters>,
    /// How many bots think at once: one a core, so that people are served whatever bots do.
    pub(crate) thinkers: Arc<Semaphore>,
    /// Turns of tables to wake up.
    pub(super) waking: Arc<ReadTurns>,
    /// Turns to read a finished game, apart from the others: whoever watches replays must not keep a table from waking up.
    pub(super) looking_back: Arc<ReadTurns>,
}

/// Turns to read a whole log: a few at once. Whoever asks for many must not keep the processors from those who play.
pub(super) struct ReadTurns {
    turns: Arc<Semaphore>,
    #[cfg(test)]
    at_once: u32,
    /// How many wait for a turn.
    waiting: AtomicUsize,
}

impl ReadTurns {
    /// So many logs are read at once.
    fn new(at_once: u32) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(at_once as usize)),
            #[cfg(test)]
            at_once,
            waiting: AtomicUsize::new(0),
        }
    }

    /// Waits for a turn; it lasts as long as what is given back.
    pub(super) async fn take(&self) -> OwnedSemaphorePermit {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let turn = Arc::clone(&self.turns).acquire_owned().await;
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        turn.expect("nobody closes it")
    }

    /// All turns at once, so that everybody else waits.
    #[cfg(test)]
    pub(super) async fn take_all(&self) -> tokio::sync::SemaphorePermit<'_> {
        self.turns.acquire_many(self.at_once).await.expect("nobody closes it")
    }

    /// Returns as soon as somebody waits for a turn.
    #[cfg(test)]
    pub(super) async fn somebody_waits(&self) {
        while self.waiting.load(Ordering::Relaxed) == 0 {
            tokio::task::yield_now().await;
        }
    }
}

impl fmt::Debug for TableContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableContext").field("config", &self.config).finish_non_exhaustive()
    }
}

impl TableContext {
    pub(crate) fn new(config: Arc<Config>, setup: ServerSetup, store: Arc<dyn Store>, counters: Arc<Counters>) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = Arc::new(Semaphore::new(cores));
        let (waking, looking_back) = (Arc::new(ReadTurns::new(4)), Arc::new(ReadTurns::new(2)));
        Self { config, setup, store, counters, thinkers, waking, looking_back }
    }

    /// The time of day, in milliseconds since 1970: for people and lists, never for clocks.
    pub(crate) fn time_of_day(&self) -> Millis {
        (self.setup.time_of_day)()
    }

    /// The same, for the store.
    pub(crate) fn stored_now(&self) -> i64 {
        stored_time(self.time_of_day())
    }
}

/// The time of one table while it is in memory: it goes on from the last time in its log, and runs as time passes, whatever the clock on the wall
/// is set to meanwhile. While a table is not in memory nothing runs at it.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableTime {
    began: Millis,
    since: Instant,
}

impl TableTime {
    pub(super) fn from(began: Millis) -> Self {
        Self { began, since: Instant::now() }
    }

    pub(super) fn now(&self) -> Millis {
        self.began.saturating_add(u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX))
    }
}

/// The same for the store, which counts with signs as databases do.
fn stored_time(time: Millis) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

/// What a table of that game stands on.
pub(crate) fn table_game(setup: &ServerSetup, slug: &str) -> Option<TableGame> {
    const BOTS: &[&str] = &[bots::BotKind::Random.name(), bots::BotKind::Greedy.name()];
    setup.find(slug).map(|game| TableGame { game, bots: BOTS })
}

/// How far a table is, in the words of the store.
pub(crate) const fn state(phase: Phase) -> TableState {
    match phase {
        Phase::Waiting => TableState::Lobby,
        Phase::Playing => TableState::Playing,
        Phase::Over => TableState::Over,
    }
}

/// Who finds a table, in the words of the store.
pub(crate) const fn visibility(visibility: Visibility) -> store::Visibility {
    match visibility {
        Visibility::Public => store::Visibility::Public,
        Visibility::Private => store::Visibility::Private,
    }
}

/// What lists and players must know of a table as it is now.
pub(crate) fn header_change(table: &Table, time_of_day: Millis) -> HeaderChange {
    let person = |(seat, info): (u8, &SeatInfo)| match info {
        SeatInfo::Person { player, .. } => Some((seat, Arc::from(player.id.as_str()))),
        SeatInfo::Open | SeatInfo::Bot { .. } => None,
    };
    HeaderChange {
        state: state(table.phase()),
        updated: stored_time(time_of_day),
        summary: serde_json::to_string(&table.summary()).expect("a summary can be written as JSON"),
        seated: (0..).zip(&table.info().seats).filter_map(person).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_may_sit_at_every_table() {
        for game in catalog::games() {
            let table_game = table_game(&ServerSetup::default(), game.slug()).unwrap();
            assert_eq!(table_game.bots, bots::BotKind::ALL.map(bots::BotKind::name));
            assert!(table_game.bots.contains(&table::STAND_IN));
        }
    }
}
