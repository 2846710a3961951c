//! A socket as a client sees it.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// A socket.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number of the last entry that was heard.
    pub(crate) number: u64,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Self, Error> {
        let mut request = format!("ws://{address}/ws").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(name.parse::<HeaderName>().unwrap(), HeaderValue::from_str(value).unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Self { socket, number: 0 })
    }

    pub(crate) async fn say(&mut self, message: Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; `None` when the server has closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("the server says something in time");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.follow(&message);
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("the server sent {other:?}"),
            }
        }
    }

    fn follow(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("update") => {
                let entries = message["entries"].as_array().unwrap().len() as u64;
                let first = message["first"].as_u64().unwrap();
                // What was asked for again may be older than what is known; newer than the next one would be a hole.
                assert!(self.number == 0 || first <= self.number + 1, "a hole after {}: {message}", self.number);
                self.number = self.number.max((first + entries).saturating_sub(1));
            }
            Some("view") => self.number = message["number"].as_u64().unwrap(),
            _ => {}
        }
    }

    /// The next message of that type, passing over others.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the server closed before it said {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next refusal, which must have this code.
    pub(crate) async fn hear_refusal(&mut self, code: &str) -> Value {
        let refused = self.hear("refused").await;
        assert_eq!(refused["code"], code, "{refused}");
        refused
    }

    /// Watches a table from its beginning.
    pub(crate) async fn watch(&mut self, table: &str) -> Value {
        self.say(json!({ "type": "watch", "table": table })).await;
        self.hear("view").await
    }

    /// Acts, with a client id of its own.
    pub(crate) async fn act(&mut self, decision: &Value, action: &Value) -> String {
        // Never the same twice, not even after a restart: an id that was used before is an action that was done before.
        static SAID: AtomicU64 = AtomicU64::new(0);
        let client = format!("c{}", SAID.fetch_add(1, Ordering::Relaxed));
        self.say(json!({ "type": "act", "decision": decision, "action": action, "client": client, "nonce": "n" })).await;
        client
    }

    /// Answers every decision with the first legal action until the game is over, or until it has acted so often.
    pub(crate) async fn play(&mut self, mut sight: Value, most: usize) -> usize {
        let mut acted = 0;
        while acted < most {
            if let Some(decision) = sight.get("decision").filter(|decision| decision["legal"][0].is_object()) {
                self.act(&decision["id"], &decision["legal"][0]).await;
                acted += 1;
                self.hear("ack").await;
            }
            let message = self.next().await.expect("the game goes on");
            sight = match message["type"].as_str() {
                Some("update") if is_over(&message) => return acted,
                Some("update") if message["sight"].is_object() => message["sight"].clone(),
                Some("refused") => panic!("{message}"),
                _ => Value::Null,
            };
        }
        acted
    }
}

/// Whether the game ends with this update.
pub(crate) fn is_over(update: &Value) -> bool {
    update["entries"].as_array().unwrap().iter().any(|entry| entry["note"]["type"] == "over")
}
