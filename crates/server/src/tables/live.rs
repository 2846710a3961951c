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
use table::{ConnectionId, Input, Output, Post, Table, To};
use tokio::sync::{mpsc, oneshot};

use super::house::{TableTime, header_change};
use super::{Door, Knock, Tables, opening, thinking};
use crate::refusal::{code, unavailable};
use crate::socket::outbox::{End, Outbox};

/// How many knocks are answered with one write.
const BATCH: usize = 64;

/// How many bytes of answers are held back for one write, beyond those of the last knock.
const MOST_BYTES: usize = 262_144;

/// A table in memory, with its watchers.
struct Live<'a> {
    tables: &'a Arc<Tables>,
    id: &'a Arc<str>,
    door: mpsc::WeakSender<Knock>,
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
pub(super) async fn run(tables: &Arc<Tables>, id: &Arc<str>, door: mpsc::WeakSender<Knock>, mut knocks: mpsc::Receiver<Knock>) {
    let table = match load(tables, id).await {
        Ok(table) => table,
        Err(refusal) => {
            tables.remove(id);
            return turn_away(knocks, &refusal);
        }
    };
    tables.house.meters.tables_loaded.increment(1);
    let kept = table.lines() as u64;
    let time = TableTime::from(table.now());
    let mut live = Live { tables, id, door, table, time, kept, wake: None, watchers: HashMap::new(), asked: Vec::new() };
    tracing::debug!(table = &**id, entries = kept, "a table comes into memory");
    match live.serve(&mut knocks).await {
        Ok(()) => tracing::debug!(table = &**id, "a table leaves memory"),
        Err(error) => live.give_up(&error, knocks),
    }
}

async fn load(tables: &Tables, id: &str) -> Result<Table, Refusal> {
    // Nothing is read before it is this table's turn: whoever wakes many at once holds a few logs in memory and not all of them.
    let _turn = opening::REPLAYS.acquire().await;
    let store = &tables.house.store;
    let lines = store.entries(id, 0).await.map_err(|error| unavailable(&error))?;
    let said = store.chats(id).await.map_err(|error| unavailable(&error))?;
    // Replaying a long game takes a while, in which these threads serve everybody else.
    let equipment = tables.house.equipment.clone();
    let restored = tokio::task::spawn_blocking(move || opening::restore(&equipment, lines, said)).await;
    restored.map_err(|panic| panic.to_string()).flatten().map_err(|why| {
        tracing::error!(table = id, why, "a table cannot be restored");
        Refusal::new(code::TABLE_UNREADABLE)
    })
}

/// Tells those at the door that the table does not open.
fn turn_away(mut knocks: mpsc::Receiver<Knock>, refusal: &Refusal) {
    knocks.close();
    while let Ok(knock) = knocks.try_recv() {
        if let Knock::Arrived { outbox, .. } = knock {
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
    async fn serve(&mut self, knocks: &mut mpsc::Receiver<Knock>) -> Result<(), StoreError> {
        let mut batch = vec![Knock::Wake];
        loop {
            let stops = batch.iter().any(|knock| matches!(knock, Knock::Stop));
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
            let idle = self.tables.house.config.table_idle;
            tokio::select! {
                biased;
                taken = knocks.recv_many(&mut batch, BATCH) => if taken == 0 { return Ok(()) },
                () = sleep_until(self.wake, self.time) => batch.push(Knock::Wake),
                () = tokio::time::sleep(idle), if self.may_sleep() => if self.tables.retire(self.id, knocks) { return Ok(()) },
            }
        }
    }

    /// Whether the table may leave memory once it has been quiet for a while. Not while a clock runs: what has passed on it is in memory only.
    fn may_sleep(&self) -> bool {
        !self.table.is_watched() && self.wake.is_none()
    }

    /// Lets knocks happen, all of them unless the answers grow too long, makes it durable, and lets everybody see it.
    async fn answer(&mut self, batch: &mut Drain<'_, Knock>) -> Result<(), StoreError> {
        let begun = self.table.phase();
        let (time, time_of_day) = (self.time.now(), self.tables.house.time_of_day());
        self.table.see_wall_clock(time_of_day);
        let mut outputs = Vec::with_capacity(batch.len());
        let mut bytes = 0;
        for knock in batch {
            if let Some(input) = self.admit(knock) {
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
            self.tables.house.store.append(append).await?;
            self.tables.house.meters.append_seconds.record(begun.elapsed());
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

    /// What a knock means to the table.
    fn admit(&mut self, knock: Knock) -> Option<Input> {
        Some(match knock {
            Knock::Arrived { connection, player, since, steps, outbox } => {
                self.watchers.insert(connection, outbox);
                Input::Arrived { connection, player, since, steps }
            }
            Knock::Left { connection } => {
                self.watchers.remove(&connection);
                Input::Left { connection }
            }
            Knock::Said { connection, message } => Input::Said { connection, message },
            Knock::Decided { seat, decision, action } => Input::Decided { seat, decision, action },
            Knock::RematchMade { table } => Input::RematchMade { table },
            Knock::Asked { answer } => {
                self.asked.push(answer);
                return None;
            }
            Knock::Wake => Input::Wake,
            Knock::Stop => return None,
        })
    }

    /// Does what the table wants done, now that it is durable.
    fn carry_out(&mut self, output: Output) {
        self.wake = output.wake;
        for Post { to, text } in output.send {
            let frame = Utf8Bytes::from(text);
            match to {
                To::One(connection) => self.send(connection, frame),
                To::Many(connections) => connections.iter().for_each(|connection| self.send(*connection, frame.clone())),
            }
        }
        let settings = self.table.header().settings;
        for thought in output.think {
            thinking::start(&self.tables.house, thought, settings.bot_pause_ms, self.door.clone());
        }
        if let Some(plan) = output.rematch {
            opening::start_rematch(self.tables, self.table.header().game.clone(), plan, self.door.clone());
        }
    }

    fn send(&self, connection: ConnectionId, frame: Utf8Bytes) {
        // A watcher may have left while the write was under way.
        if let Some(outbox) = self.watchers.get(&connection) {
            self.tables.house.meters.frames.increment(1);
            outbox.send(frame);
        }
    }

    /// The log could not be written: the table forgets itself, and those who watch come again.
    fn give_up(&self, error: &StoreError, mut knocks: mpsc::Receiver<Knock>) {
        tracing::error!(table = &**self.id, %error, "a table could not be written down and is dropped");
        self.tables.house.meters.tables_reloaded.increment(1);
        self.tables.remove(self.id);
        for outbox in self.watchers.values() {
            outbox.end(End::TableReset);
        }
        // Whoever came while the write was under way has not been let in yet.
        knocks.close();
        while let Ok(knock) = knocks.try_recv() {
            turn_back(knock);
        }
    }
}

/// Sends away whoever came to a table that has just been dropped: the next time it is back.
fn turn_back(knock: Knock) {
    if let Knock::Arrived { outbox, .. } = knock {
        outbox.end(End::TableReset);
    }
}

async fn sleep_until(at: Option<u64>, time: TableTime) {
    match at {
        Some(at) => tokio::time::sleep(Duration::from_millis(at.saturating_sub(time.now()))).await,
        None => std::future::pending().await,
    }
}

/// What the tasks of bots and rematches knock with.
pub(super) async fn knock(door: &mpsc::WeakSender<Knock>, knock: Knock) {
    let door: Option<Door> = door.upgrade();
    if let Some(door) = door {
        // A table that has left memory asks again when it comes back.
        let _ = door.send(knock).await;
    }
}
