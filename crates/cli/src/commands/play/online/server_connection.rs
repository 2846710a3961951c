//! The socket, on a thread of its own. When it breaks it comes back by itself, after pauses that grow.

use std::sync::mpsc::Sender;
use std::thread::JoinHandle;
use std::time::Duration;

use engine::Message as Sentence;
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, ToClient, VERSION};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::address::Address;
use super::session::Event;

/// How long a connection may take to come about.
const CONNECTING: Duration = Duration::from_secs(10);
/// The server gives a sign of life every 10 seconds; one that is silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(75);
/// The first pause after a connection broke, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(10));
/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_secs(1);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The way to the socket.
#[derive(Debug)]
pub(super) struct ServerConnection {
    orders: Option<UnboundedSender<String>>,
    thread: Option<JoinHandle<()>>,
}

/// How a connection ended.
enum ConnectionEnd {
    /// It broke; the server may have said how long to wait.
    Broken(Option<Duration>),
    /// We hung up.
    HungUp,
    /// The server does not want us: with what it says.
    Refused(Sentence),
}

impl ServerConnection {
    /// Connects, and stays connected. What comes is told as [`Event`]s.
    pub(super) fn open(address: &Address, cookie: &str, events: Sender<Event>) -> Self {
        let (orders, taken) = unbounded_channel();
        let (socket, cookie) = (address.socket(), cookie.to_owned());
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("the system has timers and sockets").block_on(keep(&socket, &cookie, taken, &events));
        });
        Self { orders: Some(orders), thread: Some(thread) }
    }

    /// Says something, if there is a connection.
    pub(super) fn say(&self, message: &FromClient) {
        if let Some(orders) = &self.orders {
            // Where the thread has ended it has told so.
            let _ = orders.send(message.text());
        }
    }
}

impl Drop for ServerConnection {
    /// Hangs up, and waits until the server has been told.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing more to say.
            let _ = thread.join();
        }
    }
}

async fn keep(socket: &str, cookie: &str, mut orders: UnboundedReceiver<String>, events: &Sender<Event>) {
    let mut pause = PAUSES.0;
    loop {
        let end = tokio::select! {
            end = connect(socket, cookie) => match end {
                Ok(mut socket) => {
                    let end = talk(&mut socket, &mut orders, events, &mut pause).await;
                    let _ = timeout(GOODBYE, socket.close(None)).await;
                    end
                }
                Err(end) => end,
            },
            () = hung_up(&mut orders) => ConnectionEnd::HungUp,
        };
        let told = match end {
            ConnectionEnd::HungUp => return,
            ConnectionEnd::Refused(why) => {
                // Whoever does not listen any more needs no telling.
                let _ = events.send(Event::Refused(why));
                return;
            }
            ConnectionEnd::Broken(told) => told,
        };
        if events.send(Event::Broken).is_err() {
            return;
        }
        tokio::select! {
            () = sleep(pause.max(told.unwrap_or_default())) => {}
            () = hung_up(&mut orders) => return,
        }
        pause = (pause * 2).min(PAUSES.1);
    }
}

/// Waits until we hang up. What is said meanwhile is lost: whoever needs it says it again.
async fn hung_up(orders: &mut UnboundedReceiver<String>) {
    while orders.recv().await.is_some() {}
}

async fn connect(socket: &str, cookie: &str) -> Result<Socket, ConnectionEnd> {
    let mut request = socket.into_client_request().map_err(|_| ConnectionEnd::Broken(None))?;
    let cookie = HeaderValue::from_str(cookie).map_err(|_| ConnectionEnd::Refused(Sentence::new("refusal-who_are_you")))?;
    request.headers_mut().insert("cookie", cookie);
    match timeout(CONNECTING, connect_async(request)).await {
        Ok(Ok((socket, _))) => Ok(socket),
        Ok(Err(Error::Http(answer))) if answer.status() == 401 => Err(ConnectionEnd::Refused(Sentence::new("refusal-who_are_you"))),
        Ok(Err(_)) | Err(_) => Err(ConnectionEnd::Broken(None)),
    }
}

/// Carries messages both ways until one side ends it.
async fn talk(socket: &mut Socket, orders: &mut UnboundedReceiver<String>, events: &Sender<Event>, pause: &mut Duration) -> ConnectionEnd {
    let hello = FromClient::Hello { protocol: VERSION, client: concat!("capers/", env!("CARGO_PKG_VERSION")).to_owned() };
    if socket.send(Message::text(hello.text())).await.is_err() {
        return ConnectionEnd::Broken(None);
    }
    let mut refused = None;
    loop {
        tokio::select! {
            heard = timeout(SILENCE, socket.next()) => match heard {
                Ok(Some(Ok(Message::Text(frame)))) => match ToClient::read(&frame) {
                    Ok(Some(ToClient::Bye { retry_ms: None, .. })) => {
                        return refused.map_or(ConnectionEnd::Broken(None), ConnectionEnd::Refused);
                    }
                    Ok(Some(ToClient::Bye { retry_ms: Some(wait), .. })) => return ConnectionEnd::Broken(Some(Duration::from_millis(wait.into()))),
                    Ok(Some(message)) => {
                        match &message {
                            ToClient::Welcome(_) => *pause = PAUSES.0,
                            ToClient::Refused(why) if why.to == "hello" => refused = Some(why.message.clone()),
                            _ => {}
                        }
                        if events.send(Event::Heard(Box::new(message))).is_err() {
                            return ConnectionEnd::HungUp;
                        }
                    }
                    // A message of a later server.
                    Ok(None) | Err(_) => {}
                },
                Ok(Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_)))) => {}
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return ConnectionEnd::Broken(None),
            },
            order = orders.recv() => match order {
                Some(frame) => if socket.send(Message::text(frame)).await.is_err() { return ConnectionEnd::Broken(None) },
                None => return ConnectionEnd::HungUp,
            },
        }
    }
}
