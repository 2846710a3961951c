//! One connection while it lasts.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{FutureExt, SinkExt, StreamExt};
use protocol::{FromClient, Player, ToClient, VERSION, Welcome, check_version};
use table::ConnectionId;

use super::outbox::{CloseReason, Outbox, Outgoing, outbox};
use crate::app::App;
use crate::limits::{Address, Limits, MessageRate};
use crate::refusal::code;
use crate::tables::{TableHandle, TableRequest, refused};
use engine::Refusal;

/// How many frames go out with one call to the system.
const FRAMES_AT_ONCE: usize = 64;

/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_secs(1);

/// How many messages in a row may have been waiting for their turn; after that a client is no longer hasty but a flood.
const PATIENCE: u32 = 50;

/// What the table of a rematch counts as: about what a request for a table is long.
const REMATCH_BYTES: usize = 400;

/// One connection.
struct Connection {
    app: App,
    id: ConnectionId,
    player: Player,
    outbox: Outbox,
    /// The id of the player, to count by.
    counted: Arc<str>,
    address: Address,
    pace: MessageRate,
    greeted: bool,
    /// The table that is watched.
    handle: Option<TableHandle>,
    /// How many messages in a row were there before their turn came.
    hurried: u32,
}

/// Serves a connection until either side ends it.
pub(super) async fn serve(app: App, player: Player, address: Address, socket: WebSocket) {
    let (outbox, mut outgoing) = outbox(app.context.config.send_buffer);
    let id = app.sockets.enter(&player.id, &outbox);
    app.context.counters.connections.set(app.sockets.count() as f64);
    let (mut sink, mut stream) = socket.split();
    let pace = app.limits.of_connection(address);
    let counted = player.id.as_str().into();
    let mut connection =
        Connection { app, id, player, outbox: outbox.clone(), counted, address, pace, greeted: false, handle: None, hurried: 0 };
    let silence = connection.app.context.config.silence_timeout;
    let end = tokio::select! {
        () = connection.listen(&mut stream) => None,
        () = write(&mut sink, &mut outgoing, silence / 6) => None,
        end = outbox.ended() => Some(end),
    };
    connection.leave_table().await;
    goodbye(&mut sink, &mut outgoing, end).await;
    let left = connection.app.sockets.leave(id);
    let counters = &connection.app.context.counters;
    counters.connections.set(left as f64);
    match end {
        Some(CloseReason::TooSlow) => counters.dropped_slow.increment(1),
        Some(CloseReason::Flood) => counters.dropped_flooding.increment(1),
        _ => {}
    }
    tracing::debug!(connection = id, ?end, "a connection ends");
}

/// Sends what there is to send, and a ping whenever there was nothing for a while.
async fn write(sink: &mut SplitSink<WebSocket, Message>, outgoing: &mut Outgoing, quiet: Duration) {
    let mut frames = Vec::with_capacity(FRAMES_AT_ONCE);
    // One timer for the whole connection: one for each wait would be set and cleared at every move.
    let mut look = tokio::time::interval(quiet);
    let mut was_quiet = false;
    loop {
        tokio::select! {
            biased;
            () = outgoing.take(FRAMES_AT_ONCE, &mut frames) => was_quiet = false,
            _ = look.tick() => {
                if std::mem::replace(&mut was_quiet, true) && sink.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
                    return;
                }
                continue;
            }
        }
        let bytes = frames.iter().map(|frame| frame.len()).sum();
        for frame in frames.drain(..) {
            if sink.feed(Message::Text(frame)).await.is_err() {
                return;
            }
        }
        if sink.flush().await.is_err() {
            return;
        }
        outgoing.sent(bytes);
    }
}

/// Says what is left to say, why it ends, and closes.
async fn goodbye(sink: &mut SplitSink<WebSocket, Message>, outgoing: &mut Outgoing, end: Option<CloseReason>) {
    let mut frames = Vec::new();
    outgoing.take_rest(&mut frames);
    let mut code = close_code::NORMAL;
    if let Some((reason, retry_ms)) = end.map(CloseReason::reason) {
        code = if end == Some(CloseReason::Restarting) { close_code::RESTART } else { close_code::POLICY };
        frames.push(ToClient::Bye { reason: reason.to_owned(), retry_ms }.text().into());
    }
    let close = Message::Close(Some(CloseFrame { code, reason: Utf8Bytes::default() }));
    let all = async {
        for frame in frames {
            sink.feed(Message::Text(frame)).await?;
        }
        sink.send(close).await
    };
    // Whoever does not read does not hear it, and that is all there is to it.
    let _ = tokio::time::timeout(GOODBYE, all).await;
}

/// How many messages one counts as: what makes the server write long answers or read long logs costs as much as many moves.
fn weight(message: &FromClient) -> NonZeroU32 {
    let weight = match message {
        FromClient::Events { .. } => 10,
        FromClient::Watch { .. } => 5,
        FromClient::View => 3,
        FromClient::Chat { .. } | FromClient::Ask { .. } => 2,
        _ => 1,
    };
    NonZeroU32::new(weight).unwrap_or(NonZeroU32::MIN)
}

impl Connection {
    /// Takes in what the client says, until it is gone or silent for too long.
    async fn listen(&mut self, stream: &mut SplitStream<WebSocket>) {
        let config = &self.app.context.config;
        let (hello, silence) = (config.hello_timeout, config.silence_timeout);
        let (begun, mut heard) = (Instant::now(), Instant::now());
        // Set once, and looked at when it rings: most connections have said something by then.
        let alarm = tokio::time::sleep(hello.min(silence));
        tokio::pin!(alarm);
        loop {
            let waiting = stream.next().now_or_never();
            if waiting.is_none() {
                self.hurried = 0;
            }
            let message = tokio::select! {
                biased;
                message = async { match waiting { Some(message) => message, None => stream.next().await } } => message,
                () = &mut alarm => {
                    let patience = if self.greeted { heard + silence } else { begun + hello };
                    if patience <= Instant::now() {
                        return;
                    }
                    alarm.as_mut().reset(patience.into());
                    continue;
                }
            };
            let Some(Ok(message)) = message else { return };
            let frame = match message {
                Message::Text(frame) => Some(frame),
                Message::Close(_) => return,
                // Pings are answered by the library, and pongs have done what they are for.
                Message::Ping(_) | Message::Pong(_) => None,
                Message::Binary(_) => Some(Utf8Bytes::from_static("binary")),
            };
            let read = frame.map(|frame| FromClient::read(&frame));
            self.keep_pace(read.as_ref().map_or(NonZeroU32::MIN, |read| read.as_ref().map_or(NonZeroU32::MIN, weight))).await;
            heard = Instant::now();
            if let Some(read) = read {
                if matches!(read, Ok(FromClient::Act { .. })) {
                    self.wait_for_move().await;
                }
                self.take_in(read).await;
            }
        }
    }

    /// Waits until one more move of this address may be kept. Refusing it would spoil a game; a move that comes later spoils none.
    async fn wait_for_move(&self) {
        while let Some(wait) = self.app.limits.wait_for_moves(self.address) {
            tokio::time::sleep(wait).await;
        }
    }

    async fn take_in(&mut self, read: Result<FromClient, Refusal>) {
        self.app.context.counters.messages.increment(1);
        match read {
            Ok(message) => match self.may_be_kept(&message) {
                Ok(()) => self.hear(message).await,
                Err(refusal) => self.refuse(message.kind(), message.client(), &refusal),
            },
            Err(refusal) => self.refuse("", None, &refusal),
        }
    }

    /// What is said must be kept, and of nobody is more kept than of others.
    fn may_be_kept(&self, message: &FromClient) -> Result<(), Refusal> {
        let bytes = match message {
            FromClient::Chat { text } => text.len(),
            // It opens a table, which counts as one that somebody opens by hand.
            FromClient::Rematch => REMATCH_BYTES,
            _ => return Ok(()),
        };
        let may = self.app.limits.allows_keeping(self.address, Some(&self.counted), bytes);
        if may { Ok(()) } else { Err(Refusal::new(code::QUOTA_USED)) }
    }

    /// Waits until one more message of this weight may be heard, and hangs up on a client that never lets us catch up.
    ///
    /// Nothing is dropped: the socket is not read meanwhile, so that a client in a hurry is slowed down to the pace it may have. One that waits
    /// for answers is never a flood, however fast it is.
    async fn keep_pace(&mut self, weight: NonZeroU32) {
        while let Some(wait) = Limits::wait(&self.pace, weight) {
            self.hurried += 1;
            if self.hurried > PATIENCE {
                self.outbox.end(CloseReason::Flood);
                return std::future::pending().await;
            }
            tokio::time::sleep(wait).await;
        }
        // What other connections of the address make it wait for is not this one's hurry.
        while let Some(wait) = self.app.limits.wait_for_others(&self.pace, weight) {
            tokio::time::sleep(wait).await;
        }
    }

    async fn hear(&mut self, message: FromClient) {
        match message {
            FromClient::Hello { protocol, client } if !self.greeted => self.greet(protocol, &client),
            message if !self.greeted || matches!(message, FromClient::Hello { .. }) => {
                self.refuse(message.kind(), message.client(), &Refusal::new(code::HELLO_FIRST));
            }
            FromClient::Ping => self.outbox.send(ToClient::Pong.text().into()),
            FromClient::Watch { table, since, steps } => self.watch(&table, since, steps).await,
            message => self.tell_table(message).await,
        }
    }

    fn greet(&mut self, protocol: u32, client: &str) {
        if let Err(refusal) = check_version(protocol) {
            self.refuse("hello", None, &refusal);
            return self.outbox.end(CloseReason::OtherProtocol);
        }
        self.greeted = true;
        tracing::debug!(connection = self.id, player = self.player.id, client, "hello");
        let server = format!("capers/{}", env!("CARGO_PKG_VERSION"));
        self.outbox.send(ToClient::Welcome(Welcome { protocol: VERSION, player: self.player.clone(), server }).text().into());
    }

    async fn watch(&mut self, table: &str, since: Option<u64>, steps: bool) {
        self.leave_table().await;
        self.outbox = self.outbox.for_next_table();
        let arrival = TableRequest::Arrived { connection: self.id, player: self.player.clone(), since, steps, outbox: self.outbox.clone() };
        match self.app.tables.arrive(table, arrival).await {
            Ok(handle) => self.handle = Some(handle),
            Err(refusal) => self.refuse("watch", None, &refusal),
        }
    }

    async fn tell_table(&mut self, message: FromClient) {
        let Some(handle) = &self.handle else {
            return self.refuse(message.kind(), message.client(), &Refusal::new(code::NOT_WATCHING));
        };
        // A table that is full is waited for, and this socket is not read meanwhile; one that is gone has told its watchers.
        if handle.send(TableRequest::Said { connection: self.id, message }).await.is_err() {
            self.outbox.end(CloseReason::TableReset);
        }
    }

    async fn leave_table(&mut self) {
        if let Some(handle) = self.handle.take() {
            let _ = handle.send(TableRequest::Left { connection: self.id }).await;
        }
    }

    fn refuse(&self, to: &str, client: Option<&str>, refusal: &Refusal) {
        self.app.context.counters.refusals.increment(1);
        self.outbox.send(refused(to, client, refusal).into());
    }
}
