//! Takes connections in, one after another, and lets none of them dawdle.
//!
//! The loop is our own because a stranger who connects and says nothing must be let go: the head of a request has a time limit here, and so has the
//! reading of an answer.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header;
use axum::response::IntoResponse;
use engine::Refusal;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower_service::Service;

use crate::app::App;
use crate::http::PeerAddress;
use crate::http::answer::Failure;
use crate::limits::ConnectionSlot;
use crate::refusal::code;
use crate::timed::TimedWrites;

/// The place that a connection takes up, for as long as anything of it lasts.
pub(crate) type HeldSlot = Arc<(ConnectionSlot, Option<ConnectionSlot>)>;

/// Comes true when the server stops.
pub(crate) type Stop = tokio::sync::watch::Receiver<bool>;

/// How long to wait when the system has no more files to give.
const BREATH: Duration = Duration::from_millis(50);

/// How long a request that is being answered may still take when the server stops.
const LAST_ANSWER: Duration = Duration::from_secs(1);

/// Serves until told to stop; then takes in nobody new, and returns when every request is answered. Sockets end by themselves.
pub(crate) async fn serve(app: &App, router: Router, listener: TcpListener, stop: Stop) {
    let connections = TaskTracker::default();
    let mut tidy = tokio::time::interval(Duration::from_secs(30));
    let mut told = stop.clone();
    let told = async move { told.wait_for(|stop| *stop).await.map(drop) };
    tokio::pin!(told);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => take_in(app, &router, stream, peer, &connections, stop.clone()),
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(BREATH).await;
                }
            },
            _ = tidy.tick() => {
                app.limits.forget_the_quiet();
                app.context.counters.keep_small();
            }
            // An error means that whoever could tell us is gone, which says the same.
            _ = &mut told => break,
        }
    }
    connections.close();
    connections.wait().await;
}

fn take_in(app: &App, router: &Router, stream: TcpStream, peer: SocketAddr, connections: &TaskTracker, mut stop: Stop) {
    // Behind a proxy every connection comes from one address: there the sockets are counted when they say whose they are.
    let of_address = if app.context.config.trust_proxy { Some(None) } else { app.limits.enter_from(peer.ip().into()).map(Some) };
    let (Some(of_all), Some(of_address)) = (app.limits.enter(), of_address) else {
        app.context.counters.turned_away.increment(1);
        return;
    };
    // Moves are small and should leave at once.
    let _ = stream.set_nodelay(true);
    let place: HeldSlot = Arc::new((of_all, of_address));
    let (router, patience, writing) = (router.clone(), app.context.config.hello_timeout, app.context.config.write_timeout);
    connections.spawn(async move {
        let service = service_fn(move |request| answer(router.clone(), request, peer, Arc::clone(&place), patience));
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(patience);
        let connection = http.serve_connection(TokioIo::new(TimedWrites::new(stream, writing)), service).with_upgrades();
        tokio::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = async { stop.wait_for(|stop| *stop).await.map(drop) } => {
                connection.as_mut().graceful_shutdown();
                tokio::time::timeout(LAST_ANSWER, connection).await.unwrap_or(Ok(()))
            }
        };
        if let Err(error) = ended {
            tracing::debug!(%peer, %error, "a connection broke off");
        }
    });
}

async fn answer(
    mut router: Router,
    request: hyper::Request<Incoming>,
    peer: SocketAddr,
    place: HeldSlot,
    patience: Duration,
) -> Result<axum::response::Response, Infallible> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(PeerAddress(peer.ip()));
    // A socket outlives the connection's own task and takes this along, so that it counts for as long as it lasts.
    request.extensions_mut().insert(place);
    // The body must come in time too. A socket is only agreed on here, and then lasts as long as it likes.
    tokio::time::timeout(patience, router.call(request)).await.unwrap_or_else(|_| Ok(too_late()))
}

fn too_late() -> axum::response::Response {
    ([(header::CONNECTION, "close")], Failure::from(Refusal::new(code::TOO_LATE))).into_response()
}
