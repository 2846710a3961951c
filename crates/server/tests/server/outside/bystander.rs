//! Somebody at another table, who must not notice what strangers do.

use std::time::{Duration, Instant};

use serde_json::json;

use super::client::Client;
use super::{Outside, Person};

/// Somebody at another table.
pub(crate) struct Bystander {
    client: Client,
    said: u32,
}

impl Bystander {
    pub(crate) async fn at(outside: &Outside) -> Self {
        let person: Person = outside.person("Bystander").await;
        let table = outside.table(&person, 2).await;
        let mut client = outside.client(&person).await;
        client.watch(&table).await;
        Self { client, said: 0 }
    }

    /// Says something at the table and hears it back, which takes the whole way of a move: the table, the disk, the socket.
    pub(crate) async fn is_undisturbed(&mut self) {
        let begun = Instant::now();
        self.said += 1;
        let text = format!("still here {}", self.said);
        self.client.say(json!({ "type": "chat", "text": text })).await;
        loop {
            let update = self.client.hear("update").await;
            if update["entries"].as_array().unwrap().iter().any(|entry| entry["note"]["text"] == *text) {
                break;
            }
        }
        assert!(begun.elapsed() < Duration::from_secs(5), "it took {:?}", begun.elapsed());
    }
}
