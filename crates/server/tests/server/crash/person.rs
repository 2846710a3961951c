//! A client that plays, and finds its way back whenever the server is gone.

use std::sync::Arc;
use std::time::Duration;

use engine::Luck;
use fair::FastRng;
use futures_util::{SinkExt, StreamExt};
use protocol::{Phase, Refused, SeatInfo, Sight, TableInfo, ToClient};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::crash::ledger::{Acknowledged, Ledger};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is gone.
struct Gone;

type Still = Result<(), Gone>;

/// An action that was sent and not acknowledged yet.
struct Pending {
    client: String,
    action: Value,
    frame: String,
}

/// Somebody who plays.
pub(crate) struct Person {
    id: String,
    cookie: String,
    port: u16,
    table: String,
    /// Where to sit at the first table, and from which seat on bots sit; those after it are rematches.
    seat: u64,
    bots_from: u64,
    ledger: Arc<Ledger>,
    luck: FastRng,
    acts: u64,
    pending: Option<Pending>,
    /// What was seen last while an action was on its way: if the action was done before a crash, nothing else will be shown after its acknowledgement.
    seen_meanwhile: Option<Box<Sight<'static>>>,
    leaves_late: bool,
    /// The table that the server is telling about: after `watch` the last words of the table before may still come.
    hears: String,
}

impl Person {
    pub(crate) fn new(id: String, cookie: String, port: u16, table: &str, (seat, bots_from): (u64, u64), ledger: Arc<Ledger>) -> Self {
        let luck = FastRng::new(id.bytes().map(u64::from).sum());
        Self {
            id,
            cookie,
            port,
            table: table.to_owned(),
            seat,
            bots_from,
            ledger,
            luck,
            acts: 0,
            pending: None,
            seen_meanwhile: None,
            leaves_late: false,
            hears: String::new(),
        }
    }

    /// Plays, whatever happens to the server.
    pub(crate) async fn play_for_ever(mut self) {
        loop {
            if let Some(mut socket) = self.connect().await {
                while self.follow(&mut socket).await.is_ok() {}
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Connects, goes back to the table, and repeats what was not acknowledged.
    async fn connect(&mut self) -> Option<Socket> {
        let mut request = format!("ws://127.0.0.1:{}/ws", self.port).into_client_request().unwrap();
        request.headers_mut().insert("cookie", self.cookie.parse().unwrap());
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
        say(&mut socket, json!({ "type": "hello", "protocol": 1, "client": "crash" })).await.ok()?;
        self.watch(&mut socket).await.ok()?;
        if let Some(pending) = &self.pending {
            socket.send(Message::text(pending.frame.clone())).await.ok()?;
        }
        Some(socket)
    }

    async fn watch(&self, socket: &mut Socket) -> Still {
        let since = self.ledger.heard(&self.table, &self.id);
        say(socket, json!({ "type": "watch", "table": self.table, "since": since })).await
    }

    /// Takes in one message and does what it calls for.
    async fn follow(&mut self, socket: &mut Socket) -> Still {
        let text = match socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            _ => return Err(Gone),
        };
        let pending = self.pending.as_ref().map(|pending| &pending.frame);
        self.ledger.note_last_words(&self.id, format!("at {}, pending {pending:?}, heard {text}", self.table));
        match ToClient::read(&text).unwrap() {
            Some(ToClient::Table(info)) => self.look_around(*info, socket).await,
            Some(ToClient::Update(_)) if self.hears != self.table => Ok(()),
            Some(ToClient::Update(update)) => {
                let entries: Vec<String> = update.entries.iter().map(|entry| entry.json().get().to_owned()).collect();
                self.ledger.hear(&self.table, &self.id, update.first, &entries);
                match update.sight {
                    Some(sight) => self.decide(sight, socket).await,
                    None => Ok(()),
                }
            }
            Some(ToClient::Ack { client, number }) => {
                let pending = self.pending.take_if(|pending| pending.client == client).expect("only what was sent is acknowledged");
                self.ledger.acknowledge(&self.id, &client, Acknowledged { table: self.table.clone(), action: pending.action });
                let seen = self.seen_meanwhile.take();
                if std::mem::take(&mut self.leaves_late) {
                    return self.watch(socket).await;
                }
                match seen {
                    Some(sight) if sight.number >= number => self.decide(*sight, socket).await,
                    _ => Ok(()),
                }
            }
            Some(ToClient::Refused(Refused { to, code, .. })) => {
                // What is said again after a crash may have been done before it; an action is never refused for that.
                assert!(to != "act" && to != "watch" && to != "hello", "{code}: {text}");
                Ok(())
            }
            Some(ToClient::View(_)) => panic!("the server has forgotten what {} has heard: {text}", self.id),
            Some(ToClient::Welcome(_) | ToClient::Presence { .. } | ToClient::Pong | ToClient::Answer(_)) | None => Ok(()),
            Some(ToClient::Bye { .. }) => Err(Gone),
        }
    }

    /// Sits down, fills the table, begins, and asks for another game: whatever the table still lacks.
    async fn look_around(&mut self, info: TableInfo, socket: &mut Socket) -> Still {
        self.hears = info.id.clone();
        if self.hears != self.table {
            return Ok(());
        }
        let mine = |seat: &SeatInfo| matches!(seat, SeatInfo::Person { player, .. } if player.id == self.id);
        match info.phase {
            Phase::Waiting if !info.seats.iter().any(mine) => {
                say(socket, json!({ "type": "sit", "seat": self.seat, "entropy": self.id })).await
            }
            Phase::Waiting if info.host == self.id => self.fill(&info, socket).await,
            Phase::Waiting | Phase::Playing => Ok(()),
            Phase::Over => {
                self.ledger.finish(&self.table);
                match info.rematch.and_then(|rematch| rematch.table) {
                    None => say(socket, json!({ "type": "rematch" })).await,
                    // The acknowledgement of the last action was lost and is on its way again: looks around once more when it is here.
                    Some(_) if self.pending.is_some() => {
                        self.leaves_late = true;
                        Ok(())
                    }
                    Some(next) => {
                        self.table = next;
                        self.watch(socket).await
                    }
                }
            }
        }
    }

    /// The host puts bots on the seats behind those of the persons, and begins when all are there.
    async fn fill(&self, info: &TableInfo, socket: &mut Socket) -> Still {
        let open = info.seats.iter().rposition(|seat| *seat == SeatInfo::Open);
        match open {
            None => say(socket, json!({ "type": "start" })).await,
            Some(seat) if seat as u64 >= self.bots_from => say(socket, json!({ "type": "set_bot", "seat": seat, "bot": "greedy" })).await,
            Some(_) => Ok(()),
        }
    }

    async fn decide(&mut self, sight: Sight<'static>, socket: &mut Socket) -> Still {
        if self.pending.is_some() {
            self.seen_meanwhile = Some(Box::new(sight));
            return Ok(());
        }
        let Some(decision) = &sight.decision else { return Ok(()) };
        let legal = decision.actions();
        if legal.is_empty() {
            return Ok(());
        }
        let action = &legal[self.luck.below(legal.len() as u64) as usize];
        self.acts += 1;
        let client = format!("{}-{}", self.id, self.acts);
        let frame = json!({ "type": "act", "decision": decision.id, "action": action, "client": client, "nonce": "n" }).to_string();
        self.pending = Some(Pending { client, action: engine::json::to_value(action), frame: frame.clone() });
        socket.send(Message::text(frame)).await.map_err(|_| Gone)
    }
}

async fn say(socket: &mut Socket, message: Value) -> Still {
    socket.send(Message::text(message.to_string())).await.map_err(|_| Gone)
}
