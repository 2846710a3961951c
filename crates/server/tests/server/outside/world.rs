//! Two servers with the same game, at whose tables the same three people sit and a fourth watches.

use std::sync::Arc;

use engine::GameFace;
use fair::Secret;
use serde_json::{Value, json};
use server::ServerSetup;

use super::client::Client;
use super::{Outside, Person};

/// Three seats, and a spectator behind them.
pub(crate) const SPECTATOR: usize = 3;

/// A server with one table at which three people sit and a fourth watches, and all that each of them was sent.
pub(crate) struct World {
    pub(crate) outside: Outside,
    pub(crate) table: String,
    pub(crate) people: Vec<Person>,
    pub(crate) clients: Vec<Client>,
    pub(crate) frames: Vec<Vec<String>>,
    pub(crate) sights: Vec<Value>,
    pub(crate) said: u32,
}

impl World {
    /// Begins a game in which the dice of both worlds fall alike: the same secret, the same name, and the same words from the players.
    pub(crate) async fn begin(game: &'static dyn GameFace, options: &Value) -> Self {
        let games: &'static [&'static dyn GameFace] = Box::leak(Box::new([game]));
        let next_table = Arc::new(|| ("tableofbothworlds234".to_owned(), Secret::from_seed(7)));
        let outside = Outside::start_equipped(ServerSetup { games, next_table, ..ServerSetup::default() }, |config| config).await;
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cat", "Eve"] {
            people.push(outside.person(name).await);
        }
        let table = outside.table_with(&people[0], json!({ "game": game.slug(), "options": options })).await;
        let mut clients = Vec::new();
        for person in &people {
            clients.push(outside.client(person).await);
        }
        let none = || vec![Vec::new(); 4];
        let mut world = Self { outside, table, people, clients, frames: none(), sights: vec![Value::Null; 4], said: 0 };
        world.watch().await;
        for seat in 0..3 {
            world.say(seat, &json!({ "type": "sit", "seat": seat, "entropy": format!("entropy {seat}") })).await;
        }
        world.say(0, &json!({ "type": "start" })).await;
        world
    }

    async fn watch(&mut self) {
        for place in 0..4 {
            let watch = json!({ "type": "watch", "table": self.table, "since": 0 });
            self.say(place, &watch).await;
        }
    }

    /// The same world after the server was stopped and started again: everybody comes back.
    pub(crate) async fn restarted(self) -> Self {
        let outside = self.outside.restart().await;
        let mut clients = Vec::new();
        for person in &self.people {
            clients.push(outside.client(person).await);
        }
        let mut world = Self { outside, clients, ..self };
        world.watch().await;
        world
    }

    /// The first seat that is asked something.
    pub(crate) fn asked(&self) -> usize {
        (0..3).find(|seat| !self.legal(*seat).is_empty()).expect("somebody is asked")
    }

    /// Somebody says something, and everybody hears what comes of it.
    pub(crate) async fn say(&mut self, place: usize, message: &Value) {
        self.clients[place].say(message.clone()).await;
        // Who spoke first, because a table that has answered the speaker has let everybody else know.
        self.catch_up(place).await;
        for other in (0..4).filter(|other| *other != place) {
            self.catch_up(other).await;
        }
    }

    pub(crate) async fn hear_all(&mut self) {
        for place in 0..4 {
            self.catch_up(place).await;
        }
    }

    /// Hears everything that there is to hear: asks for the view, and listens until it comes. Who does not watch yet is refused it.
    pub(crate) async fn catch_up(&mut self, place: usize) {
        self.clients[place].say(json!({ "type": "view" })).await;
        loop {
            let message = self.clients[place].next().await.expect("the server goes on");
            self.note(place, &message);
            if message["type"] == "view" || message["code"] == "not_watching" {
                return;
            }
        }
    }

    pub(crate) fn note(&mut self, place: usize, message: &Value) {
        let sight = if message["type"] == "view" { message } else { &message["sight"] };
        if sight.is_object() {
            self.sights[place] = sight.clone();
        }
        let frame = self.common(message);
        self.frames[place].push(frame);
    }

    /// A frame with what differs between any two servers made equal: the ids of players are their names, and the game's clock stands still.
    pub(crate) fn common(&self, message: &Value) -> String {
        let mut message = message.clone();
        for clocks in ["/clocks", "/sight/clocks"] {
            let Some(clocks) = message.pointer_mut(clocks).and_then(Value::as_object_mut) else { continue };
            let silences = clocks.get_mut("silent_ms").and_then(Value::as_array_mut);
            let mut passing: Vec<&mut Value> = silences.into_iter().flatten().collect();
            passing.iter_mut().filter(|left| left.is_number()).for_each(|left| **left = json!("time passes"));
            if let Some(left) = clocks.get_mut("stretch_ms").filter(|left| left.is_number()) {
                *left = json!("time passes");
            }
        }
        self.people
            .iter()
            .zip(["ann", "bob", "cat", "eve"])
            .fold(message.to_string(), |text, (person, name)| text.replace(&*person.id, name))
    }

    pub(crate) fn legal(&self, place: usize) -> Vec<Value> {
        self.sights[place]["decision"]["legal"].as_array().cloned().unwrap_or_default()
    }

    pub(crate) async fn act(&mut self, place: usize, action: &Value) {
        self.said += 1;
        let decision = self.sights[place]["decision"]["id"].clone();
        let client = format!("c{}", self.said);
        self.say(place, &json!({ "type": "act", "decision": decision, "action": action, "client": client, "nonce": client })).await;
    }

    /// What a viewer may try without being asked: nothing of it is allowed, and the answers must not tell more than that.
    pub(crate) async fn try_things(&mut self, place: usize) {
        self.said += 1;
        let client = format!("s{}", self.said);
        for strange in [
            json!({ "type": "undo", "client": client }),
            json!({ "type": "act", "decision": "d999s0", "action": { "type": "raid" }, "client": client }),
            json!({ "type": "act", "action": { "type": "pick", "vault": "north" }, "client": client }),
        ] {
            self.say(place, &strange).await;
        }
    }

    /// What somebody is sent who comes back, on another connection, with so much of the log.
    pub(crate) async fn come_back(&self, place: usize, since: u64) -> Vec<String> {
        let mut client = self.outside.client(&self.people[place]).await;
        client.say(json!({ "type": "watch", "table": self.table, "since": since })).await;
        let mut frames = Vec::new();
        while frames.len() < 3 {
            let message = client.next().await.expect("the server goes on");
            frames.push(self.common(&message));
        }
        frames
    }
}

/// Both worlds have sent this viewer the same, and send the same to one who comes back.
pub(crate) async fn compare(worlds: &[World; 2], place: usize, since: u64) {
    let [one, other] = worlds;
    assert_eq!(one.frames[place].len(), other.frames[place].len(), "as many frames");
    for (number, (one, other)) in one.frames[place].iter().zip(&other.frames[place]).enumerate() {
        assert_eq!(one, other, "frame {number} of viewer {place}");
    }
    assert_eq!(one.come_back(place, since).await, other.come_back(place, since).await, "coming back after {since}");
}

pub(crate) async fn both(games: [&'static dyn GameFace; 2]) -> [World; 2] {
    let [one, other] = games;
    let options = json!({ "seats": 3 });
    [World::begin(one, &options).await, World::begin(other, &options).await]
}
