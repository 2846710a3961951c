//! For those who look after the server.

use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use tokio::sync::Mutex;

use super::answer::Failure;
use super::guard::PeerAddress;
use crate::app::App;
use crate::identity::bearer;
use crate::random;
use crate::refusal::code;

/// How long an answer about the store holds. Asking writes, so that asking often must not write often.
const HOLDS: Duration = Duration::from_secs(1);

/// What was last found out about the store, and when.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

impl Health {
    /// Whether the store can be read and written. Those who ask at the same time share one look.
    async fn is_well(&self, app: &App) -> bool {
        let mut known = self.0.lock().await;
        if let Some((at, well)) = *known
            && at.elapsed() < HOLDS
        {
            return well;
        }
        let checked = app.context.store.check().await;
        if let Err(error) = &checked {
            tracing::error!(%error, "the store does not pass its check");
        }
        *known = Some((Instant::now(), checked.is_ok()));
        checked.is_ok()
    }
}

/// 503, with a code that says why.
fn unwell(why: &'static str) -> Response {
    Failure::from(Refusal::new(why)).into_response()
}

/// `GET /healthz`: 200 if the store can be read and written, 503 if not.
pub(crate) async fn health(State(app): State<App>) -> Response {
    if app.health.is_well(&app).await { "ok\n".into_response() } else { unwell(code::UNAVAILABLE) }
}

/// `GET /readyz`: 200 if people can be sent here: the server does not stop, has room for connections, and is well.
pub(crate) async fn ready(State(app): State<App>) -> Response {
    if app.sockets.are_stopping() {
        return unwell(code::STOPPING);
    }
    if app.limits.enter().is_none() {
        return unwell(code::SERVER_FULL);
    }
    if app.health.is_well(&app).await { "ready\n".into_response() } else { unwell(code::UNAVAILABLE) }
}

/// `GET /metrics`: for Prometheus, on this machine or with the token.
pub(crate) async fn metrics(State(app): State<App>, Extension(peer): Extension<PeerAddress>, headers: HeaderMap) -> Response {
    let refusal = if app.context.config.no_metrics {
        code::NO_SUCH_PLACE
    } else if !may_read(&app, peer, &headers) {
        code::METRICS_TOKEN
    } else {
        let page = app.context.counters.page(app.context.store.stats());
        return ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response();
    };
    Failure::from(Refusal::new(refusal)).into_response()
}

fn may_read(app: &App, PeerAddress(peer): PeerAddress, headers: &HeaderMap) -> bool {
    let config = &app.context.config;
    if config.open_metrics {
        return true;
    }
    match &config.metrics_token {
        // Hashes are compared, so that how long it takes tells nothing.
        Some(token) => bearer(headers).is_some_and(|shown| random::hash(shown) == random::hash(token)),
        // What a proxy on this machine hands on comes from elsewhere.
        None => peer.to_canonical().is_loopback() && !headers.contains_key("x-forwarded-for") && !headers.contains_key("forwarded"),
    }
}
