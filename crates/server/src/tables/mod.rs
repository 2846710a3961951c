//! The tables in memory, and the way to those that are not.
//!
//! * [`live`]: the one task that owns a table while it is in memory; [`context`]: what all of them share.
//! * [`thinking`]: bots, off the threads that serve people.
//! * [`opening`]: making tables, for people and for rematches; finished records. [`film`]: finished games, watched and asked about.
//! * [`tidying`]: removing those that nobody wants.

mod context;
pub(crate) mod film;
mod live;
mod opening;
mod thinking;
mod tidying;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Refusal;
use protocol::{FromClient, Player};
use store::StoreError;
use table::ConnectionId;
use tokio::sync::mpsc::{self, error::TrySendError};
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

use crate::refusal::{code, unavailable};
use crate::socket::outbox::Outbox;
pub(crate) use context::TableContext;
pub(crate) use live::refused;
pub(crate) use opening::NewTable;
pub(crate) use tidying::tidy_up;

/// How many requests may wait for one table.
const QUEUE: usize = 1024;

/// Something that a table's task must see to.
#[derive(Debug)]
pub(crate) enum TableRequest {
    /// A connection begins to watch.
    Arrived { connection: ConnectionId, player: Player, since: Option<u64>, steps: bool, outbox: Outbox },
    /// A connection is gone, or watches another table.
    Left { connection: ConnectionId },
    /// A connection said something.
    Said { connection: ConnectionId, message: FromClient },
    /// A bot has decided.
    Decided { seat: engine::Seat, decision: String, action: serde_json::Value },
    /// The table of a rematch is there.
    RematchMade { table: String },
    /// Somebody in the lobby wants to know whom the game waits for.
    Asked { answer: oneshot::Sender<Vec<Player>> },
    /// It is time to look after the clocks.
    Wake,
    /// The server stops.
    Stop,
}

/// The way to a live table.
pub(crate) type TableHandle = mpsc::Sender<TableRequest>;

/// All live tables.
#[derive(Debug)]
pub(crate) struct Tables {
    context: TableContext,
    live: Mutex<HashMap<Arc<str>, TableHandle>>,
    /// The tasks of live tables. Closed when the server stops: then no table comes into memory any more.
    tasks: TaskTracker,
}

impl Tables {
    pub(crate) fn new(context: TableContext) -> Arc<Self> {
        Arc::new(Self { context, live: Mutex::default(), tasks: TaskTracker::new() })
    }

    fn live(&self) -> MutexGuard<'_, HashMap<Arc<str>, TableHandle>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings a connection to a table, and the table into memory if it is not there.
    ///
    /// # Errors
    /// `no_such_table`, or `unavailable` if the store does not answer or the table is swamped.
    pub(crate) async fn arrive(self: &Arc<Self>, id: &str, mut arrival: TableRequest) -> Result<TableHandle, Refusal> {
        loop {
            arrival = match self.request(id, arrival) {
                Ok(handle) => return Ok(handle),
                Err(TrySendError::Full(_)) => return Err(Refusal::new(code::UNAVAILABLE)),
                Err(TrySendError::Closed(arrival)) => arrival,
            };
            self.wake_up(id).await?;
        }
    }

    /// The people whom the game at a table waits for.
    ///
    /// # Errors
    /// As [`Self::arrive`], and `unavailable` if the table cannot be read.
    pub(crate) async fn waits_for(self: &Arc<Self>, id: &str) -> Result<Vec<Player>, Refusal> {
        let (answer, answered) = oneshot::channel();
        self.arrive(id, TableRequest::Asked { answer }).await?;
        answered.await.map_err(|_| Refusal::new(code::UNAVAILABLE))
    }

    /// Hands something to a table that is in memory. Under the lock, because a table leaves memory under it too: what was handed in is seen to.
    fn request(&self, id: &str, request: TableRequest) -> Result<TableHandle, TrySendError<TableRequest>> {
        let live = self.live();
        let Some(handle) = live.get(id) else { return Err(TrySendError::Closed(request)) };
        handle.try_send(request).map(|()| handle.clone())
    }

    /// Brings a table into memory.
    async fn wake_up(self: &Arc<Self>, id: &str) -> Result<(), Refusal> {
        match self.context.store.table(id).await {
            Ok(_) => {}
            Err(StoreError::Missing { .. }) => return Err(Refusal::new(code::NO_SUCH_TABLE)),
            Err(error) => return Err(unavailable(&error)),
        }
        let id: Arc<str> = id.into();
        let mut live = self.live();
        if self.tasks.is_closed() {
            return Err(Refusal::new(code::UNAVAILABLE));
        }
        match live.entry(Arc::clone(&id)) {
            // Somebody else was faster.
            Entry::Occupied(there) if !there.get().is_closed() => return Ok(()),
            Entry::Occupied(_) | Entry::Vacant(_) => {}
        }
        let (handle, requests) = mpsc::channel(QUEUE);
        live.insert(Arc::clone(&id), handle.clone());
        self.context.counters.live_tables.set(live.len() as f64);
        let tables = Arc::clone(self);
        self.tasks.spawn(async move { live::run(&tables, &id, handle.downgrade(), requests).await });
        Ok(())
    }

    /// Takes a table out of memory, unless a request waits for it.
    fn retire(&self, id: &str, requests: &mpsc::Receiver<TableRequest>) -> bool {
        let mut live = self.live();
        let retires = requests.is_empty();
        if retires {
            live.remove(id);
            self.context.counters.live_tables.set(live.len() as f64);
        }
        retires
    }

    /// Takes a table out of memory whatever waits for it; those who asked find it closed.
    fn remove(&self, id: &str) {
        let mut live = self.live();
        live.remove(id);
        self.context.counters.live_tables.set(live.len() as f64);
    }

    /// Lets every table finish what it is writing and leave memory. No table comes back afterwards.
    pub(crate) async fn stop(&self) {
        let handles: Vec<TableHandle> = {
            let live = self.live();
            self.tasks.close();
            live.values().cloned().collect()
        };
        for handle in handles {
            // A table that is gone already needs no telling.
            let _ = handle.send(TableRequest::Stop).await;
        }
        self.tasks.wait().await;
    }
}
