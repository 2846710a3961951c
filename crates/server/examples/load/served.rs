//! A server in a process of its own.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// After how many seconds a table that nobody watches leaves memory.
const IDLE: &str = "0.2";

/// A server, and how to reach it.
pub(crate) struct Served {
    process: Child,
    address: String,
    http: reqwest::Client,
    _folder: Option<TempDir>,
}

/// What a server has used.
#[derive(Clone, Copy)]
pub(crate) struct Usage {
    /// Seconds of CPU time.
    pub(crate) cpu: f64,
    /// Memory, in kB.
    pub(crate) memory: f64,
}

impl Served {
    /// `capers serve`, without the limits that one address has.
    pub(crate) async fn capers(program: &str, place: &str) -> Self {
        Self::capers_with(program, place, &["--message-rate", "1000000"]).await
    }

    /// The same, but for the usual limit of messages.
    pub(crate) async fn capers_at_pace(program: &str, place: &str) -> Self {
        Self::capers_with(program, place, &[]).await
    }

    async fn capers_with(program: &str, place: &str, more: &[&str]) -> Self {
        let folder = tempfile::tempdir_in(place).expect("a folder can be made there");
        let mut command = Command::new(program);
        command.args(["serve", "--log", "warn", "--table-idle", IDLE, "--data"]).arg(folder.path());
        let connections = ["--max-connections", "--max-connections-per-address"];
        let rates = ["--request-rate", "--create-rate"];
        let quotas = ["--address-quota", "--player-quota", "--player-tables", "--address-moves"];
        for limit in [&connections[..], &rates, &quotas].concat() {
            command.args([limit, "1000000000"]);
        }
        let port = free_port();
        Self::start(command.args(more).args(["--port", &port.to_string()]), port, Some(folder)).await
    }

    /// The plain loop: this program once more.
    pub(crate) async fn plain() -> Self {
        let port = free_port();
        let program = std::env::current_exe().expect("this program has a path");
        Self::start(Command::new(program).args(["plain", &port.to_string()]), port, None).await
    }

    async fn start(command: &mut Command, port: u16, folder: Option<TempDir>) -> Self {
        let process = command.stdout(Stdio::null()).spawn().expect("the server can be started");
        let served = Self { process, address: format!("127.0.0.1:{port}"), http: reqwest::Client::new(), _folder: folder };
        while served.http.get(format!("http://{}/healthz", served.address)).send().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        served
    }

    pub(crate) fn usage(&self) -> Usage {
        let of = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id())).expect("the server runs");
        let stat = of("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().expect("the name is in brackets").split_whitespace().collect();
        let ticks: u64 = fields[11..13].iter().map(|field| field.parse::<u64>().expect("a number")).sum();
        let status = of("status");
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it has memory");
        let memory: f64 = memory.trim().trim_end_matches(" kB").parse().expect("a number");
        Usage { cpu: ticks as f64 / 100.0, memory: memory * 1.024 }
    }

    pub(crate) async fn post(&self, path: &str, cookie: &str, body: &Value) -> reqwest::Response {
        let request = self.http.post(format!("http://{}{path}", self.address)).header("cookie", cookie).body(body.to_string());
        request.send().await.expect("the server answers")
    }

    pub(crate) async fn connect(&self, path: &str, cookie: &str) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("it is an address");
        request.headers_mut().insert("cookie", cookie.parse().expect("it is a header"));
        tokio_tungstenite::connect_async(request).await.expect("the server takes sockets").0
    }

    /// How many tables are in memory.
    pub(crate) async fn live_tables(&self) -> f64 {
        let answer = self.http.get(format!("http://{}/metrics", self.address)).send().await.expect("the server answers");
        let page = answer.text().await.expect("the answer is text");
        let count = page.lines().find_map(|line| line.strip_prefix("capers_live_tables ")).expect("tables are counted");
        count.parse().expect("a number")
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port is free").port()
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
