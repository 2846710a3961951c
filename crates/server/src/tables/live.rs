//! A table in memory: one task that owns it.
//!
//! Whatever happens goes through [`Table::handle`]. What the table wants remembered is made durable first, together with what other tables write at
//! that moment; only then does anybody see an effect. If that fails the table is ahead of its log: it is dropped, its watchers are told to connect
//! again, and the next of them brings it back from the log.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::vec::Drain;

use axum::extract::ws::Utf8Bytes;
use engine::Refusal;
use protocol::{Phase, Player, Refused, ToClient};
use store::{Append, ChatChange, StoreError};
use table::{ConnectionId, Delivery, Input, Output, Recipients, Table};
use tokio::sync::{mpsc, oneshot};

use super::context::{TableTime, header_change};
use super::{TableHandle, TableRequest, Tables, opening, thinking};
use crate::refusal::{code, unavailable};
use crate::socket::outbox::{CloseReason, Outbox};

/// How many requests are answered with one write.
const BATCH: usize = 64;

/// How many bytes of answers are held back for one write, beyond those of the last request.
const MOST_BYTES: usize = 262_144;

/// A table in memory, with its watchers.
struct Live<'a> {
    tables: &'a Arc<Tables>,
    id: &'a Arc<str>,
    handle: mpsc::WeakSender<TableRequest>,
    table: Table,
    time: TableTime,
    /// How many entries its log has in the store.
    kept: u64,
    wake: Option<u64>,
    watchers: HashMap<ConnectionId, Outbox>,
    /// Those who want to know whom the game waits for, once what they will hear is durable.
    asked: Vec<oneshot::Sender<Vec<Player>>>,
}

/// Loads a table and serves it until nobody needs it.
pub(super) async fn run(
    tables: &Arc<Tables>,
    id: &Arc<str>,
    handle: mpsc::WeakSender<TableRequest>,
    mut requests: mpsc::Receiver<TableRequest>,
) {
    let table = match load(tables, id).await {
        Ok(table) => table,
        Err(refusal) => {
            tables.remove(id);
            return turn_away(requests, &refusal);
        }
    };
    tables.context.counters.tables_loaded.increment(1);
    let kept = table.lines() as u64;
    let time = TableTime::from(table.now());
    let mut live = Live { tables, id, handle, table, time, kept, wake: None, watchers: HashMap::new(), asked: Vec::new() };
    tracing::debug!(table = &**id, entries = kept, "a table comes into memory");
    match live.serve(&mut requests).await {
        Ok(()) => tracing::debug!(table = &**id, "a table leaves memory"),
        Err(error) => live.give_up(&error, requests),
    }
}

async fn load(tables: &Tables, id: &str) -> Result<Table, Refusal> {
    // Nothing is read before it is this table's turn: whoever wakes many at once holds a few logs in memory and not all of them.
    let _turn = tables.context.waking.take().await;
    let store = &tables.context.store;
    let lines = store.entries(id, 0).await.map_err(|error| unavailable(&error))?;
    let said = store.chats(id).await.map_err(|error| unavailable(&error))?;
    // Replaying a long game takes a while, in which these threads serve everybody else.
    let setup = tables.context.setup.clone();
    let restored = tokio::task::spawn_blocking(move || opening::restore(&setup, lines, said)).await;
    restored.map_err(|panic| panic.to_string()).flatten().map_err(|why| {
        tracing::error!(table = id, why, "a table cannot be restored");
        Refusal::new(code::TABLE_UNREADABLE)
    })
}

/// Tells those who wait that the table does not open.
fn turn_away(mut requests: mpsc::Receiver<TableRequest>, refusal: &Refusal) {
    requests.close();
    while let Ok(request) = requests.try_recv() {
        if let TableRequest::Arrived { outbox, .. } = request {
            outbox.send(refused("watch", None, refusal).into());
        }
    }
}

/// The frame of a refusal by the server itself.
pub(crate) fn refused(to: &str, client: Option<&str>, refusal: &Refusal) -> String {
    let client = client.map(str::to_owned);
    let refused = Refused { to: to.to_owned(), client, code: refusal.code.to_owned(), message: refusal.message(), decision: None };
    ToClient::Refused(refused).text()
}

impl Live<'_> {
    async fn serve(&mut self, requests: &mut mpsc::Receiver<TableRequest>) -> Result<(), StoreError> {
        let mut batch = vec![TableRequest::Wake];
        loop {
            let stops = batch.iter().any(|request| matches!(request, TableRequest::Stop));
            let mut waiting = batch.drain(..);
            while waiting.len() > 0 {
                if let Err(error) = self.answer(&mut waiting).await {
                    waiting.for_each(turn_back);
                    return Err(error);
                }
            }
            drop(waiting);
            if stops {
                self.tables.remove(self.id);
                return Ok(());
            }
            let idle = self.tables.context.config.table_idle;
            tokio::select! {
                biased;
                taken = requests.recv_many(&mut batch, BATCH) => if taken == 0 { return Ok(()) },
                () = sleep_until(self.wake, self.time) => batch.push(TableRequest::Wake),
                () = tokio::time::sleep(idle), if self.may_sleep() => if self.tables.retire(self.id, requests) { return Ok(()) },
            }
        }
    }

    /// Whether the table may leave memory once it has been quiet for a while. Not while a clock runs: what has passed on it is in memory only.
    fn may_sleep(&self) -> bool {
        !self.table.is_watched() && self.wake.is_none()
    }

    /// Carries out requests, all of them unless the answers grow too long, makes it durable, and lets everybody see it.
    async fn answer(&mut self, batch: &mut Drain<'_, TableRequest>) -> Result<(), StoreError> {
        let begun = self.table.phase();
        let (time, time_of_day) = (self.time.now(), self.tables.context.time_of_day());
        self.table.see_wall_clock(time_of_day);
        let mut outputs = Vec::with_capacity(batch.len());
        let mut bytes = 0;
        for request in batch {
            if let Some(input) = self.admit(request) {
                let output = self.table.handle(input, time);
                bytes += output.send.iter().map(|post| post.text.len()).sum::<usize>();
                outputs.push(output);
            }
            if bytes > MOST_BYTES {
                break;
            }
        }
        let entries: Vec<Arc<str>> = outputs.iter_mut().flat_map(|output| std::mem::take(&mut output.append)).collect();
        if !entries.is_empty() {
            // During a game neither the seats nor the summary change, and most moves are made during games.
            let quiet = begun == Phase::Playing && self.table.phase() == Phase::Playing;
            let header = (!quiet).then(|| header_change(&self.table, time_of_day));
            let added = outputs.iter_mut().flat_map(|output| std::mem::take(&mut output.said)).collect();
            let chats = ChatChange { added, oldest: self.table.first_said() };
            let begun = Instant::now();
            let count = entries.len() as u64;
            let append = Append { table: Arc::clone(self.id), first: self.kept, entries, header, chats };
            self.tables.context.store.append(append).await?;
            self.tables.context.counters.append_seconds.record(begun.elapsed());
            self.kept += count;
        }
        for output in outputs {
            self.carry_out(output);
        }
        for answer in self.asked.drain(..) {
            // Who asked may have gone.
            let _ = answer.send(self.table.waits_for());
        }
        Ok(())
    }

    /// What a request means to the table.
    fn admit(&mut self, request: TableRequest) -> Option<Input> {
        Some(match request {
            TableRequest::Arrived { connection, player, since, steps, outbox } => {
                self.watchers.insert(connection, outbox);
                Input::Arrived { connection, player, since, steps }
            }
            TableRequest::Left { connection } => {
                self.watchers.remove(&connection);
                Input::Left { connection }
            }
            TableRequest::Said { connection, message } => Input::Said { connection, message },
            TableRequest::Decided { seat, decision, action } => Input::Decided { seat, decision, action },
            TableRequest::RematchMade { table } => Input::RematchMade { table },
            TableRequest::Asked { answer } => {
                self.asked.push(answer);
                return None;
            }
            TableRequest::Wake => Input::Wake,
            TableRequest::Stop => return None,
        })
    }

    /// Does what the table wants done, now that it is durable.
    fn carry_out(&mut self, output: Output) {
        self.wake = output.wake;
        for Delivery { to, text } in output.send {
            let frame = Utf8Bytes::from(text);
            match to {
                Recipients::One(connection) => self.send(connection, frame),
                Recipients::Many(connections) => connections.iter().for_each(|connection| self.send(*connection, frame.clone())),
            }
        }
        let settings = self.table.header().settings;
        for bot_request in output.think {
            thinking::start(&self.tables.context, bot_request, settings.bot_pause_ms, self.handle.clone());
        }
        if let Some(plan) = output.rematch {
            opening::start_rematch(self.tables, self.table.header().game.clone(), plan, self.handle.clone());
        }
    }

    fn send(&self, connection: ConnectionId, frame: Utf8Bytes) {
        // A watcher may have left while the write was under way.
        if let Some(outbox) = self.watchers.get(&connection) {
            self.tables.context.counters.frames.increment(1);
            outbox.send(frame);
        }
    }

    /// The log could not be written: the table forgets itself, and those who watch come again.
    fn give_up(&self, error: &StoreError, mut requests: mpsc::Receiver<TableRequest>) {
        tracing::error!(table = &**self.id, %error, "a table could not be written down and is dropped");
        self.tables.context.counters.tables_reloaded.increment(1);
        self.tables.remove(self.id);
        for outbox in self.watchers.values() {
            outbox.end(CloseReason::TableReset);
        }
        // Whoever came while the write was under way has not been let in yet.
        requests.close();
        while let Ok(request) = requests.try_recv() {
            turn_back(request);
        }
    }
}

/// Sends away whoever came to a table that has just been dropped: the next time it is back.
fn turn_back(request: TableRequest) {
    if let TableRequest::Arrived { outbox, .. } = request {
        outbox.end(CloseReason::TableReset);
    }
}

async fn sleep_until(at: Option<u64>, time: TableTime) {
    match at {
        Some(at) => tokio::time::sleep(Duration::from_millis(at.saturating_sub(time.now()))).await,
        None => std::future::pending().await,
    }
}

/// What the tasks of bots and rematches send requests with.
pub(super) async fn request(handle: &mpsc::WeakSender<TableRequest>, request: TableRequest) {
    let handle: Option<TableHandle> = handle.upgrade();
    if let Some(handle) = handle {
        // A table that has left memory asks again when it comes back.
        let _ = handle.send(request).await;
    }
}
