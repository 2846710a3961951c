//! The plain loop: no tables, no storage, no JSON. What one socket says, three sockets hear, as a frame as long as that of a move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{any, get};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio_tungstenite::tungstenite::Message as ClientMessage;

use crate::group::SEATS;
use crate::run::Group;
use crate::served::{Served, Socket};

/// About as long as the frame of a move in Dice Heist with three seats.
const LENGTH: usize = 2_000;

/// About as long as an action.
const SAID: usize = 130;

type Circles = Arc<Mutex<HashMap<String, Vec<UnboundedSender<Utf8Bytes>>>>>;

/// Serves until it is killed.
pub(crate) async fn serve(port: u16) {
    let router = Router::new().route("/ws/{circle}", any(upgrade)).route("/healthz", get(async || ""));
    let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("the port is free");
    let listener = axum::serve::ListenerExt::tap_io(listener, |stream| drop(stream.set_nodelay(true)));
    axum::serve(listener, router.with_state(Circles::default())).await.expect("it serves");
}

async fn upgrade(State(circles): State<Circles>, Path(circle): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(2048).on_upgrade(async move |socket| {
        let (sender, mut frames) = unbounded_channel();
        circles.lock().expect("nobody panics").entry(circle.clone()).or_default().push(sender);
        let (mut sink, mut stream) = socket.split();
        let frame = Utf8Bytes::from("x".repeat(LENGTH));
        loop {
            tokio::select! {
                said = stream.next() => match said {
                    Some(Ok(Message::Text(_))) => {
                        let all = circles.lock().expect("nobody panics")[&circle].clone();
                        all.iter().for_each(|one| drop(one.send(frame.clone())));
                    }
                    _ => return,
                },
                Some(frame) = frames.recv() => if sink.send(Message::Text(frame)).await.is_err() { return },
            }
        }
    })
}

/// Three sockets that hear each other.
pub(crate) struct Circle {
    sockets: Vec<Socket>,
    steps: usize,
}

impl Group for Circle {
    async fn gather(served: Arc<Served>, number: u64) -> Self {
        let mut sockets = Vec::new();
        for _ in 0..SEATS {
            sockets.push(served.connect(&format!("/ws/{number}"), "").await);
        }
        Self { sockets, steps: 0 }
    }

    async fn begin(&mut self) {
        // A socket that was just opened may not be in its circle yet: it is when it hears itself.
        for speaker in 0..SEATS {
            self.sockets[speaker].send(ClientMessage::text("x")).await.expect("the server listens");
            for hearer in 0..=speaker {
                self.sockets[hearer].next().await.expect("the server goes on").expect("the connection holds");
            }
        }
    }

    async fn step(&mut self) -> bool {
        self.steps += 1;
        let speaker = self.steps % SEATS;
        self.sockets[speaker].send(ClientMessage::text("x".repeat(SAID))).await.expect("the server listens");
        for socket in &mut self.sockets {
            socket.next().await.expect("the server goes on").expect("the connection holds");
        }
        true
    }
}
