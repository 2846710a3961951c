//! One WebSocket a page: from the upgrade to the goodbye.
//!
//! * [`outbox`]: what waits to be sent, bounded; [`connection`]: one connection while it lasts.

pub(crate) mod connection;
pub(crate) mod outbox;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::response::Response;
use engine::Refusal;
use table::ConnectionId;
use tokio::sync::Notify;

use crate::app::App;
use crate::http::From;
use crate::http::answer::Failure;
use crate::identity::SignedIn;
use crate::listen::HeldSlot;
use crate::refusal::code;
use outbox::{CloseReason, Outbox};

/// Longer messages are not even read to their end. Those between this and the protocol's own bound get a polite refusal.
const MOST_MESSAGE: usize = 4 * protocol::MOST_FRAME_BYTES;

/// How much is read at once.
const READ_BUFFER: usize = 2 * 1024;

/// How much is gathered before it is written.
const WRITE_BUFFER: usize = 16 * 1024;

/// All open sockets.
#[derive(Debug, Default)]
pub(crate) struct Sockets {
    open: Mutex<Open>,
    last: AtomicU64,
    /// Told whenever one closes.
    closed: Notify,
}

#[derive(Debug, Default)]
struct Open {
    /// Each with the id of its player.
    outboxes: HashMap<ConnectionId, (Arc<str>, Outbox)>,
    stopping: bool,
}

impl Sockets {
    /// Enters a socket. One that comes while the server stops is told so at once.
    fn enter(&self, player: &str, outbox: &Outbox) -> ConnectionId {
        let id = self.last.fetch_add(1, Ordering::Relaxed);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.stopping {
            outbox.end(CloseReason::Restarting);
        }
        open.outboxes.insert(id, (player.into(), outbox.clone()));
        id
    }

    fn leave(&self, id: ConnectionId) -> usize {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.outboxes.remove(&id);
        self.closed.notify_one();
        open.outboxes.len()
    }

    /// Waits until the last one is closed.
    pub(crate) async fn all_closed(&self) {
        while self.count() > 0 {
            self.closed.notified().await;
        }
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).outboxes.len()
    }

    /// Tells all of them that the server stops.
    pub(crate) fn end_all(&self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.stopping = true;
        open.outboxes.values().for_each(|(_, outbox)| outbox.end(CloseReason::Restarting));
    }

    /// Whether the server stops.
    pub(crate) fn are_stopping(&self) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).stopping
    }

    /// Ends all sockets of a player, whose devices were signed out. The one that asked for it comes again with its new cookie.
    pub(crate) fn sign_out(&self, player: &str) {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.outboxes.values().filter(|(of, _)| **of == *player).for_each(|(_, outbox)| outbox.end(CloseReason::SignedOut));
    }
}

/// `/ws`
pub(crate) async fn upgrade(
    State(app): State<App>,
    SignedIn(player): SignedIn,
    From(address): From,
    Extension(place): Extension<HeldSlot>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    // Elsewhere the listener has counted it.
    let counted = if app.context.config.trust_proxy { app.limits.enter_from(address).map(Some) } else { Some(None) };
    let counted = counted.ok_or_else(|| Refusal::new(code::TOO_MANY_REQUESTS))?;
    let player = protocol::Player { id: player.id.to_string(), name: player.name };
    let upgrade = upgrade.max_message_size(MOST_MESSAGE).max_frame_size(MOST_MESSAGE);
    // What clients say is short, and the library clears the whole buffer before every read. What waits to be written is bounded by the outbox.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        connection::serve(app, player, address, socket).await;
        drop((place, counted));
    }))
}
