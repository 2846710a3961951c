//! What waits to be sent on one connection: bounded in bytes, so that a reader that does not read costs little and is dropped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Notify, mpsc};

/// The end that tables hold.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    frames: mpsc::UnboundedSender<Utf8Bytes>,
    shared: Arc<Shared>,
    /// Which table of the connection this one was handed to, counted.
    watch: u64,
}

/// The end that the connection holds.
#[derive(Debug)]
pub(crate) struct Outgoing {
    frames: mpsc::UnboundedReceiver<Utf8Bytes>,
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    /// Bytes that wait.
    waiting: AtomicUsize,
    most: usize,
    /// Which of its tables the connection watches now.
    watch: AtomicU64,
    ended: AtomicBool,
    /// Why the connection ends, told once.
    end: std::sync::OnceLock<CloseReason>,
    wake: Notify,
}

/// Why a connection ends from the server's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CloseReason {
    /// It reads more slowly than there is to tell.
    TooSlow,
    /// It says more than it may.
    Flood,
    /// It speaks another version of the protocol.
    OtherProtocol,
    /// Its table could not be written down and comes back from its log.
    TableReset,
    /// All devices of the player were signed out.
    SignedOut,
    /// The server stops.
    Restarting,
}

impl CloseReason {
    /// The reason in a word, and after how many milliseconds to connect again.
    pub(crate) const fn reason(self) -> (&'static str, Option<u32>) {
        match self {
            Self::TooSlow => ("too_slow", Some(1_000)),
            Self::Flood => ("flood", Some(10_000)),
            Self::OtherProtocol => ("other_protocol", None),
            Self::TableReset => ("table_reset", Some(250)),
            Self::SignedOut => ("signed_out", Some(250)),
            Self::Restarting => ("restarting", Some(1_000)),
        }
    }
}

/// A pair for one connection in which at most that many bytes wait.
pub(crate) fn outbox(most: usize) -> (Outbox, Outgoing) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let shared = Arc::new(Shared {
        waiting: AtomicUsize::new(0),
        most,
        watch: AtomicU64::new(0),
        ended: AtomicBool::new(false),
        end: std::sync::OnceLock::new(),
        wake: Notify::new(),
    });
    (Outbox { frames: sender, shared: Arc::clone(&shared), watch: 0 }, Outgoing { frames: receiver, shared })
}

impl Outbox {
    /// Puts a frame in line. Never waits: a reader for whom too much waits already is told to go.
    pub(crate) fn send(&self, frame: Utf8Bytes) {
        if self.shared.ended.load(Ordering::Relaxed) || self.shared.watch.load(Ordering::Acquire) != self.watch {
            return;
        }
        let length = frame.len();
        // One frame is always taken, however long: only what waits behind it can be too much.
        let before = self.shared.waiting.fetch_add(length, Ordering::Relaxed);
        if before > 0 && before + length > self.shared.most {
            self.end(CloseReason::TooSlow);
        } else {
            // The connection may be gone; then nobody wants the frame.
            let _ = self.frames.send(frame);
        }
    }

    /// The same for the next table that the connection watches. What the one before still sends goes nowhere: its numbers mean nothing there.
    pub(crate) fn for_next_table(&self) -> Self {
        let watch = self.shared.watch.fetch_add(1, Ordering::AcqRel) + 1;
        Self { watch, ..self.clone() }
    }

    /// Ends the connection. The first reason stands.
    pub(crate) fn end(&self, why: CloseReason) {
        let _ = self.shared.end.set(why);
        self.shared.ended.store(true, Ordering::Relaxed);
        self.shared.wake.notify_one();
    }

    /// Waits until somebody ends the connection, and says why.
    pub(crate) async fn ended(&self) -> CloseReason {
        loop {
            if let Some(end) = self.shared.end.get() {
                return *end;
            }
            self.shared.wake.notified().await;
        }
    }
}

impl Outgoing {
    /// Waits for frames and takes up to `most` of them. None when nobody is left who could send any.
    pub(crate) async fn take(&mut self, most: usize, frames: &mut Vec<Utf8Bytes>) {
        self.frames.recv_many(frames, most).await;
    }

    /// Takes what is there, without waiting.
    pub(crate) fn take_rest(&mut self, frames: &mut Vec<Utf8Bytes>) {
        while let Ok(frame) = self.frames.try_recv() {
            frames.push(frame);
        }
    }

    /// These bytes wait no longer.
    pub(crate) fn sent(&self, bytes: usize) {
        self.shared.waiting.fetch_sub(bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_reader_that_keeps_up_gets_everything_in_order() {
        let (outbox, mut outgoing) = outbox(10);
        for round in 0..100 {
            outbox.send(format!("{round:05}").into());
            let mut frames = Vec::new();
            outgoing.take(8, &mut frames).await;
            assert_eq!(frames, [Utf8Bytes::from(format!("{round:05}"))]);
            outgoing.sent(5);
        }
    }

    #[tokio::test]
    async fn a_reader_that_does_not_read_is_told_to_go() {
        let (outbox, mut outgoing) = outbox(10);
        for _ in 0..1000 {
            outbox.send("12345".into());
        }
        assert_eq!(outbox.ended().await, CloseReason::TooSlow);
        let mut frames = Vec::new();
        outgoing.take_rest(&mut frames);
        assert_eq!(frames.len(), 2, "nothing is kept beyond the bound");
        outbox.end(CloseReason::Restarting);
        assert_eq!(outbox.ended().await, CloseReason::TooSlow, "the first reason stands");
    }

    #[tokio::test]
    async fn a_table_that_is_left_is_heard_no_more() {
        let (first, mut outgoing) = outbox(100);
        first.send("old".into());
        let second = first.for_next_table();
        first.send("late".into());
        second.send("new".into());
        let mut frames = Vec::new();
        outgoing.take_rest(&mut frames);
        assert_eq!(frames, ["old", "new"].map(Utf8Bytes::from));
    }

    #[tokio::test]
    async fn one_long_frame_is_no_slow_reader() {
        let (outbox, mut outgoing) = outbox(10);
        outbox.send("x".repeat(50).into());
        let mut frames = Vec::new();
        outgoing.take(8, &mut frames).await;
        assert_eq!(frames[0].len(), 50);
    }
}
