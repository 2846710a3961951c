//! A server in a process of its own.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

/// Where the child finds its folder and its port; only a child has these set.
const FOLDER: &str = "CAPERS_TEST_FOLDER";
const PORT: &str = "CAPERS_TEST_PORT";

/// What the child does: what `capers serve` does.
pub(crate) fn serve_if_child() {
    let (Ok(folder), Ok(port)) = (std::env::var(FOLDER), std::env::var(PORT)) else { return };
    let config = Config {
        port: port.parse().unwrap(),
        data: Some(PathBuf::from(folder)),
        message_rate: 10_000,
        request_rate: 10_000,
        create_rate: 10_000,
        address_quota: 1_000_000,
        address_moves: 1_000_000_000,
        player_quota: 1_000_000,
        player_tables: 10_000,
        max_connections_per_address: 10_000,
        // Tables that are over leave memory while others are played.
        table_idle: Duration::from_millis(300),
        log: "warn".to_owned(),
        ..Config::default()
    };
    server::run(config, drop).unwrap();
}

/// A server.
pub(crate) struct Process {
    child: Child,
    pub(crate) port: u16,
    http: reqwest::Client,
}

impl Process {
    /// Starts one on that port, or on any that is free, and waits until it answers.
    pub(crate) async fn start(folder: &Path, port: Option<u16>) -> Self {
        let free = || TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let port = port.unwrap_or_else(free);
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["crash::child_that_serves_until_it_dies", "--exact", "--ignored", "--nocapture"]);
        command.env(FOLDER, folder).env(PORT, port.to_string()).stdout(Stdio::null());
        let mut child = command.spawn().expect("the test can start itself");
        let http = reqwest::Client::new();
        while http.get(format!("http://127.0.0.1:{port}/healthz")).send().await.is_err() {
            assert_eq!(child.try_wait().unwrap(), None, "the server does not start");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Self { child, port, http }
    }

    /// Kills it with `SIGKILL`.
    pub(crate) fn kill(&mut self) {
        assert_eq!(self.child.try_wait().unwrap(), None, "the server ended by itself");
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    async fn post(&self, path: &str, cookie: &str, body: &Value) -> reqwest::Response {
        let request = self.http.post(format!("http://127.0.0.1:{}{path}", self.port)).header("cookie", cookie);
        let answer = request.body(body.to_string()).send().await.unwrap();
        assert!(answer.status().is_success(), "{answer:?}");
        answer
    }

    /// A new player: its id and its cookie.
    pub(crate) async fn player(&self, name: &str) -> (String, String) {
        let answer = self.post("/api/me", "", &json!({ "name": name })).await;
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        (read(answer).await["id"].as_str().unwrap().to_owned(), cookie)
    }

    /// A new table.
    pub(crate) async fn table(&self, cookie: &str, wanted: &Value) -> String {
        read(self.post("/api/tables", cookie, wanted).await).await["id"].as_str().unwrap().to_owned()
    }

    /// The record of a finished game.
    pub(crate) async fn record(&self, table: &str) -> String {
        let answer = self.http.get(format!("http://127.0.0.1:{}/api/tables/{table}/record", self.port)).send().await.unwrap();
        answer.text().await.unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn read(answer: reqwest::Response) -> Value {
    serde_json::from_str(&answer.text().await.unwrap()).unwrap()
}
