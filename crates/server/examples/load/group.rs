//! Three people at one table of Dice Heist.

use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::run::Group;
use crate::served::{Served, Socket};

pub(crate) const SEATS: usize = 3;

/// What a client looks at in a frame.
#[derive(Deserialize)]
pub(crate) struct Frame<'a> {
    #[serde(rename = "type", borrow)]
    pub(crate) kind: &'a str,
    #[serde(borrow)]
    sight: Option<Sight<'a>>,
}

#[derive(Deserialize)]
struct Sight<'a> {
    #[serde(borrow)]
    decision: Option<Decision<'a>>,
}

#[derive(Deserialize)]
struct Decision<'a> {
    id: &'a str,
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
}

/// Three people at one table.
pub(crate) struct Table {
    served: Arc<Served>,
    host: String,
    /// The id of the table they sit at.
    id: String,
    sockets: Vec<Socket>,
    /// The frames in which each last saw the game.
    sights: Vec<String>,
    luck: u64,
    acts: u64,
}

impl Group for Table {
    async fn gather(served: Arc<Served>, number: u64) -> Self {
        let (mut sockets, mut host) = (Vec::new(), String::new());
        for seat in 0..SEATS {
            let answer = served.post("/api/me", "", &json!({ "name": format!("P{number}-{seat}") })).await;
            let set = answer.headers()["set-cookie"].to_str().expect("it is text");
            let cookie = set.split(';').next().expect("it has a value").to_owned();
            let mut socket = served.connect("/ws", &cookie).await;
            say(&mut socket, &json!({ "type": "hello", "protocol": 1, "client": "load" })).await;
            sockets.push(socket);
            if seat == 0 {
                host = cookie;
            }
        }
        Self { served, host, id: String::new(), sockets, sights: Vec::new(), luck: number, acts: 0 }
    }

    /// Opens a table, sits down, and begins.
    async fn begin(&mut self) {
        let wanted = json!({ "game": "dice-heist", "options": { "seats": SEATS }, "settings": { "away_seconds": null } });
        let answer = self.served.post("/api/tables", &self.host, &wanted).await.text().await.expect("the answer is text");
        let table: Value = serde_json::from_str(&answer).expect("the answer is JSON");
        self.id = table["id"].as_str().expect("a table has an id").to_owned();
        for seat in 0..SEATS {
            let socket = &mut self.sockets[seat];
            say(socket, &json!({ "type": "watch", "table": self.id })).await;
            say(socket, &json!({ "type": "sit", "seat": seat, "entropy": "e" })).await;
            until(socket, |text, _| text.contains(&format!("\"type\":\"sat\",\"seat\":{seat}"))).await;
        }
        say(&mut self.sockets[0], &json!({ "type": "start" })).await;
        self.see().await;
    }

    async fn step(&mut self) -> bool {
        let Some((seat, act)) = self.choose() else { return false };
        self.sockets[seat].send(Message::text(act)).await.expect("the server listens");
        self.see().await;
        true
    }
}

impl Table {
    /// The id of the table.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Waits until each has seen the game again.
    async fn see(&mut self) {
        self.sights.clear();
        for socket in &mut self.sockets {
            self.sights.push(until(socket, |_, frame| frame.kind == "update" && frame.sight.is_some()).await);
        }
    }

    /// Who must act, and an action; nothing if the game is over.
    fn choose(&mut self) -> Option<(usize, String)> {
        for (seat, text) in self.sights.iter().enumerate() {
            let frame: Frame<'_> = serde_json::from_str(text).expect("frames are JSON");
            let asked = frame.sight.and_then(|sight| sight.decision).filter(|decision| !decision.legal.is_empty());
            let Some(Decision { id, legal }) = asked else { continue };
            self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(self.luck >> 33) as usize % legal.len()];
            self.acts += 1;
            let (client, luck) = (self.acts, self.luck);
            return Some((seat, format!(r#"{{"type":"act","decision":"{id}","action":{action},"client":"{client}","nonce":"{luck}"}}"#)));
        }
        None
    }
}

pub(crate) async fn say(socket: &mut Socket, message: &Value) {
    socket.send(Message::text(message.to_string())).await.expect("the server listens");
}

/// Reads until a frame fits.
pub(crate) async fn until(socket: &mut Socket, fits: impl Fn(&str, &Frame<'_>) -> bool) -> String {
    loop {
        let message = socket.next().await.expect("the server goes on").expect("the connection holds");
        let Message::Text(text) = message else { continue };
        let frame: Frame<'_> = serde_json::from_str(&text).expect("frames are JSON");
        assert!(!matches!(frame.kind, "refused" | "bye"), "{text}");
        if fits(&text, &frame) {
            return text.as_str().to_owned();
        }
    }
}
