//! The one task that writes.
//!
//! Writes wait in a queue while the commit before theirs waits for the disk; then all of them go into the next commit. Nobody is delayed to make a
//! batch larger: batches grow by themselves exactly when there is much to do.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::transaction::{Write, WriteConnection};
use crate::error::StoreError;
use crate::store::Stats;

/// How many writes may wait. Whoever comes when the queue is full waits before it, so memory is bounded whatever the disk does.
const QUEUE: usize = 8192;

/// How many writes one commit may hold, so that the first of them does not wait for ever.
const BATCH: usize = 2048;

/// A write, and who waits for it.
struct Waiting {
    write: Write,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the writing task.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    task: Mutex<Option<JoinHandle<()>>>,
    counters: Arc<Counters>,
}

#[derive(Debug, Default)]
struct Counters {
    entries: AtomicU64,
    writes: AtomicU64,
    commits: AtomicU64,
    failures: AtomicU64,
}

impl Writer {
    /// Starts the task on the present runtime.
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let counters = Arc::new(Counters::default());
        let task = tokio::spawn(work(WriteConnection::new(connection), waiting, Arc::clone(&counters)));
        Self { queue: Mutex::new(Some(queue)), task: Mutex::new(Some(task)), counters }
    }

    /// Has something written, and answers when it is durable.
    pub(super) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let closed = || StoreError::unavailable("it is closed");
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        queue.send(Waiting { write, answer }).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(StoreError::unavailable("the writing task ended")))
    }

    /// Commits what waits and closes the connection.
    pub(super) async fn close(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let task = self.task.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(task) = task {
            // A panic in the task has been reported where it happened.
            let _ = task.await;
        }
    }

    pub(super) fn stats(&self) -> Stats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let Counters { entries, writes, commits, failures } = &*self.counters;
        Stats { entries: read(entries), writes: read(writes), commits: read(commits), failures: read(failures) }
    }
}

async fn work(mut connection: WriteConnection, mut queue: mpsc::Receiver<Waiting>, counters: Arc<Counters>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let writes: Vec<&Write> = batch.iter().map(|waiting| &waiting.write).collect();
        let answers = connection.commit(&writes).await;
        counters.count(&batch, &answers);
        for (waiting, answer) in batch.drain(..).zip(answers) {
            // Whoever stopped waiting does not want to know.
            let _ = waiting.answer.send(answer);
        }
    }
    // An error while closing loses nothing: what was committed is in the write-ahead log.
    let mut connection = connection.into_connection();
    let _ = super::open::mark_closed(&mut connection).await;
    let _ = connection.close().await;
}

impl Counters {
    fn count(&self, batch: &[Waiting], answers: &[Result<(), StoreError>]) {
        let kept = || batch.iter().zip(answers).filter(|(_, answer)| answer.is_ok());
        let writes = kept().count();
        let entries: usize = kept().map(|(waiting, _)| waiting.write.entries()).sum();
        let add = |counter: &AtomicU64, more: usize| counter.fetch_add(more as u64, Ordering::Relaxed);
        add(&self.entries, entries);
        add(&self.writes, writes);
        add(&self.failures, batch.len() - writes);
        add(&self.commits, usize::from(writes > 0));
    }
}
