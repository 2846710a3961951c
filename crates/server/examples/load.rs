//! How much a server carries: `cargo run --release -p server --example load -- CAPERS TABLES SECONDS [MOVES_A_SECOND_A_TABLE] [FOLDER]`.
//!
//! Starts `capers serve` as a process of its own on durable storage, seats three clients at every table over real sockets, and lets them play. It
//! measures moves per second of time and per second of the server's CPU time, and how long it takes from sending a move until every client
//! at the table has its effect. The folder decides which disk is measured.

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

const SEATS: usize = 3;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What a client looks at in a frame.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type", borrow)]
    kind: &'a str,
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

/// The server, and how to reach it.
struct Served {
    process: Child,
    address: String,
    http: reqwest::Client,
    _folder: tempfile::TempDir,
}

impl Served {
    async fn start(capers: &str, place: &str) -> Self {
        let folder = tempfile::tempdir_in(place).expect("a folder can be made there");
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port is free").port();
        let mut command = Command::new(capers);
        command.args(["serve", "--log", "warn", "--port", &port.to_string(), "--data"]).arg(folder.path());
        for limit in ["--max-connections", "--max-connections-per-address", "--message-rate", "--request-rate", "--create-rate"] {
            command.args([limit, "1000000"]);
        }
        let process = command.stdout(Stdio::null()).spawn().expect("capers can be started");
        let served = Self { process, address: format!("127.0.0.1:{port}"), http: reqwest::Client::new(), _folder: folder };
        while served.http.get(format!("http://{}/healthz", served.address)).send().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        served
    }

    /// The CPU time that the server has used, in seconds, and its memory, in KiB.
    fn usage(&self) -> (f64, u64) {
        let of = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.process.id())).expect("the server runs");
        let stat = of("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().expect("the name is in brackets").split_whitespace().collect();
        let ticks: u64 = fields[11..13].iter().map(|field| field.parse::<u64>().expect("a number")).sum();
        let status = of("status");
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("it has memory");
        (ticks as f64 / 100.0, memory.trim().trim_end_matches(" kB").parse().expect("a number"))
    }

    async fn post(&self, path: &str, cookie: &str, body: &Value) -> reqwest::Response {
        let request = self.http.post(format!("http://{}{path}", self.address)).header("cookie", cookie).body(body.to_string());
        request.send().await.expect("the server answers")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Three people at one table.
struct Group {
    served: Arc<Served>,
    host: String,
    sockets: Vec<Socket>,
    luck: u64,
    acts: u64,
}

impl Group {
    async fn gather(served: Arc<Served>, number: u64) -> Self {
        let (mut sockets, mut host) = (Vec::new(), String::new());
        for seat in 0..SEATS {
            let answer = served.post("/api/me", "", &json!({ "name": format!("P{number}-{seat}") })).await;
            let set = answer.headers()["set-cookie"].to_str().expect("it is text");
            let cookie = set.split(';').next().expect("it has a value").to_owned();
            let mut request = format!("ws://{}/ws", served.address).into_client_request().expect("it is an address");
            request.headers_mut().insert("cookie", cookie.parse().expect("it is a header"));
            let (mut socket, _) = tokio_tungstenite::connect_async(request).await.expect("the server takes sockets");
            say(&mut socket, &json!({ "type": "hello", "protocol": 1, "client": "load" })).await;
            sockets.push(socket);
            if seat == 0 {
                host = cookie;
            }
        }
        Self { served, host, sockets, luck: number, acts: 0 }
    }

    /// Opens a table, sits down, begins, and gives the frames in which each sees the beginning.
    async fn begin(&mut self) -> Vec<String> {
        let wanted = json!({ "game": "dice-heist", "options": { "seats": SEATS }, "settings": { "away_seconds": null } });
        let answer = self.served.post("/api/tables", &self.host, &wanted).await.text().await.expect("the answer is text");
        let table: Value = serde_json::from_str(&answer).expect("the answer is JSON");
        for seat in 0..SEATS {
            let socket = &mut self.sockets[seat];
            say(socket, &json!({ "type": "watch", "table": table["id"] })).await;
            say(socket, &json!({ "type": "sit", "seat": seat, "entropy": "e" })).await;
            until(socket, |text, _| text.contains(&format!("\"type\":\"sat\",\"seat\":{seat}"))).await;
        }
        say(&mut self.sockets[0], &json!({ "type": "start" })).await;
        self.sights().await
    }

    /// The next frame of each that shows the game.
    async fn sights(&mut self) -> Vec<String> {
        let mut sights = Vec::with_capacity(SEATS);
        for socket in &mut self.sockets {
            sights.push(until(socket, |_, frame| frame.kind == "update" && frame.sight.is_some()).await);
        }
        sights
    }

    /// Plays until that time, one game after another; how long each move took to reach everybody.
    async fn play(mut self, until: Instant, pause: Option<Duration>) -> (Self, Vec<Duration>) {
        let mut waits = Vec::new();
        let mut sights = self.begin().await;
        while Instant::now() < until {
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
            let Some((seat, act)) = self.choose(&sights) else {
                sights = self.begin().await;
                continue;
            };
            let begun = Instant::now();
            self.sockets[seat].send(Message::text(act)).await.expect("the server listens");
            sights = self.sights().await;
            waits.push(begun.elapsed());
        }
        (self, waits)
    }

    /// Who must act, and an action; nothing if the game is over.
    fn choose(&mut self, sights: &[String]) -> Option<(usize, String)> {
        for (seat, text) in sights.iter().enumerate() {
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

async fn say(socket: &mut Socket, message: &Value) {
    socket.send(Message::text(message.to_string())).await.expect("the server listens");
}

/// Reads until a frame fits.
async fn until(socket: &mut Socket, fits: impl Fn(&str, &Frame<'_>) -> bool) -> String {
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

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: f64| arguments.get(at).map_or(default, |text| text.parse().expect("a number"));
    let capers = arguments.first().expect("the path of the capers program");
    let (tables, seconds, rate) = (number(1, 10.0) as u64, number(2, 5.0), number(3, 0.0));
    let place = arguments.get(4).cloned().unwrap_or_else(|| std::env::temp_dir().display().to_string());
    let served = Arc::new(Served::start(capers, &place).await);
    let (_, empty) = served.usage();
    let mut groups = Vec::new();
    for number in 0..tables {
        groups.push(Group::gather(Arc::clone(&served), number).await);
    }
    let ((cpu, _), clock) = (served.usage(), Instant::now());
    let until = clock + Duration::from_secs_f64(seconds);
    let pause = (rate > 0.0).then(|| Duration::from_secs_f64(1.0 / rate));
    let tasks: Vec<_> = groups.into_iter().map(|group| tokio::spawn(group.play(until, pause))).collect();
    let (mut waits, mut kept) = (Vec::new(), Vec::new());
    for task in tasks {
        let (group, of_group) = task.await.expect("no client panics");
        waits.extend(of_group);
        kept.push(group);
    }
    report(tables, &mut waits, clock.elapsed().as_secs_f64(), (cpu, empty), served.usage());
}

fn report(tables: u64, waits: &mut [Duration], elapsed: f64, before: (f64, u64), after: (f64, u64)) {
    waits.sort_unstable();
    let at = |share: usize| waits[(waits.len() - 1) * share / 100].as_secs_f64() * 1e3;
    let (moves, cpu) = (waits.len() as f64, after.0 - before.0);
    println!(
        "{tables} tables: {:.0} moves/s, {:.0} moves per CPU second of the server, p50 {:.1} ms, p99 {:.1} ms, {:.1} kB a table with its clients",
        moves / elapsed,
        moves / cpu,
        at(50),
        at(99),
        (after.1 - before.1) as f64 * 1.024 / tables as f64
    );
}
