//! The server from outside: a real one on a port of its own with a real file, people with cookies, and sockets.

pub(crate) mod bystander;
pub(crate) mod client;
pub(crate) mod world;

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use reqwest::header::{COOKIE, SET_COOKIE};
use reqwest::{RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::{Config, Running, ServerSetup};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use client::Client;

/// A server, with the folder of its data.
pub(crate) struct Outside {
    pub(crate) running: Running,
    pub(crate) folder: TempDir,
    http: reqwest::Client,
}

/// The settings of a server for tests: any free port, no pauses, no limit that a test does not ask for.
pub(crate) fn config(folder: &Path) -> Config {
    Config {
        port: 0,
        data: Some(folder.to_owned()),
        bot_pause: 0,
        message_rate: 10_000,
        request_rate: 10_000,
        create_rate: 10_000,
        max_connections_per_address: 10_000,
        address_quota: 1_000_000,
        address_moves: 1_000_000_000,
        player_quota: 1_000_000,
        player_tables: 10_000,
        ..Config::default()
    }
}

impl Outside {
    /// Waits until a connection of its own gets an answer, or is closed without a word.
    pub(crate) async fn until_answered(&self, wanted: bool) {
        let deadline = Instant::now() + Duration::from_secs(10);
        loop {
            let mut stream = TcpStream::connect(self.address()).await.unwrap();
            let mut answer = Vec::new();
            let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
            let _ = stream.read_to_end(&mut answer).await;
            if answer.is_empty() != wanted {
                return;
            }
            assert!(Instant::now() < deadline, "answered: {}", !wanted);
        }
    }

    pub(crate) async fn start() -> Self {
        Self::start_with(|config| config).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(Config) -> Config) -> Self {
        Self::start_equipped(ServerSetup::default(), change).await
    }

    /// A server with games and tables of the test's own.
    pub(crate) async fn start_equipped(setup: ServerSetup, change: impl FnOnce(Config) -> Config) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let running = Running::start_with(change(config(folder.path())), setup).await.unwrap();
        Self { running, folder, http: reqwest::Client::new() }
    }

    /// Stops the server and starts another one on the same data.
    pub(crate) async fn restart(self) -> Self {
        self.restart_equipped(ServerSetup::default(), |config| config).await
    }

    /// The same with games, tables and settings of the test's own.
    pub(crate) async fn restart_equipped(self, setup: ServerSetup, change: impl FnOnce(Config) -> Config) -> Self {
        let Self { running, folder, http } = self;
        running.stop().await;
        let running = Running::start_with(change(config(folder.path())), setup).await.unwrap();
        Self { running, folder, http }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.running.address()
    }

    pub(crate) fn get(&self, path: &str) -> RequestBuilder {
        self.http.get(format!("http://{}{path}", self.address()))
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> RequestBuilder {
        self.http.post(format!("http://{}{path}", self.address())).body(body.to_string())
    }

    /// Somebody with a name and a cookie.
    pub(crate) async fn person(&self, name: &str) -> Person {
        let answer = self.post("/api/me", &json!({ "name": name })).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        Person { cookie: cookie(&answer), id: read(answer).await["id"].as_str().unwrap().to_owned() }
    }

    /// A table of Dice Heist that this person hosts.
    pub(crate) async fn table(&self, host: &Person, seats: u8) -> String {
        self.table_with(host, json!({ "game": "dice-heist", "options": { "seats": seats }, "visibility": "public" })).await
    }

    pub(crate) async fn table_with(&self, host: &Person, wanted: Value) -> String {
        let answer = host.sign(self.post("/api/tables", &wanted)).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::CREATED);
        read(answer).await["id"].as_str().unwrap().to_owned()
    }

    /// A new table with two people on its two seats, the host first: its id, and what each of them holds.
    pub(crate) async fn two_seated(&self, host: &Person, guest: &Person) -> (String, Client, Client) {
        let table = self.table(host, 2).await;
        let (mut hosts, mut guests) = (self.client(host).await, self.client(guest).await);
        hosts.watch(&table).await;
        guests.watch(&table).await;
        hosts.say(json!({ "type": "sit", "seat": 0 })).await;
        guests.say(json!({ "type": "sit", "seat": 1 })).await;
        while hosts.hear("update").await["entries"][0]["note"]["player"]["id"] != *guest.id {}
        (table, hosts, guests)
    }

    /// A new table on which this person has begun a game against a bot.
    pub(crate) async fn against(&self, bot: &str, person: &Person) -> (String, Client) {
        let table = self.table(person, 2).await;
        let mut client = self.client(person).await;
        client.watch(&table).await;
        client.say(json!({ "type": "sit", "seat": 0 })).await;
        client.say(json!({ "type": "set_bot", "seat": 1, "bot": bot })).await;
        client.say(json!({ "type": "start" })).await;
        (table, client)
    }

    /// A socket of this person that has said hello.
    pub(crate) async fn client(&self, person: &Person) -> Client {
        let mut client = self.silent_client(person).await;
        client.say(json!({ "type": "hello", "protocol": 1, "client": "tests" })).await;
        let welcome = client.hear("welcome").await;
        assert_eq!(welcome["player"]["id"], person.id);
        client
    }

    /// A socket of this person that has said nothing yet.
    pub(crate) async fn silent_client(&self, person: &Person) -> Client {
        Client::connect(self.address(), &[("cookie", &person.cookie)]).await.unwrap()
    }

    /// The value of a counter without labels.
    pub(crate) async fn metric(&self, name: &str) -> f64 {
        let page = self.get("/metrics").send().await.unwrap().text().await.unwrap();
        let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{page}")).parse().unwrap()
    }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) id: String,
    pub(crate) cookie: String,
}

impl Person {
    pub(crate) fn sign(&self, request: RequestBuilder) -> RequestBuilder {
        request.header(COOKIE, &self.cookie)
    }
}

/// The cookie that an answer sets, as a browser sends it back.
pub(crate) fn cookie(answer: &Response) -> String {
    let set = answer.headers()[SET_COOKIE].to_str().unwrap();
    set.split(';').next().unwrap().to_owned()
}

/// A text as it stands in the query of an address.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

pub(crate) async fn read(answer: Response) -> Value {
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}
