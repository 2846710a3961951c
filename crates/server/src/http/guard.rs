//! Looks at every request before a handler does: how often this address asks, and whose page asks.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderMap;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use super::answer::Failure;
use crate::app::App;
use crate::limits::Address;
use crate::refusal::code;

/// The address that a request comes from: that of the connection, or the one a trusted proxy names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From(pub(crate) Address);

/// The other end of a connection. The listener puts it into every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PeerAddress(pub(crate) IpAddr);

impl From {
    pub(crate) fn of(parts: &Parts, app: &App) -> Self {
        let peer = parts.extensions.get::<PeerAddress>().map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.0);
        let named = if app.context.config.trust_proxy { named_by_proxy(&parts.headers) } else { None };
        Self(named.unwrap_or(peer).into())
    }
}

/// The last address of the last line. Only that one was written by our own proxy; all before it are the stranger's word.
fn named_by_proxy(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    line.rsplit(',').next()?.trim().parse().ok()
}

impl FromRequestParts<App> for From {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(Self::of(parts, app))
    }
}

/// An address that may still make something. A request from one that may not is refused with `too_many_requests`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CreationAllowed;

impl FromRequestParts<App> for CreationAllowed {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        if app.limits.allows_creation(From::of(parts, app).0) { Ok(Self) } else { Err(Refusal::new(code::TOO_MANY_REQUESTS).into()) }
    }
}

/// Whether so many bytes may be kept of this address and player.
///
/// # Errors
/// `quota_used`.
pub(crate) fn may_keep(app: &App, address: Address, player: Option<&Arc<str>>, bytes: usize) -> Result<(), Refusal> {
    if app.limits.allows_keeping(address, player, bytes) { Ok(()) } else { Err(Refusal::new(code::QUOTA_USED)) }
}

/// Waits until it is this address's turn for work that costs as much as so many messages.
pub(crate) async fn turn_to_work(app: &App, address: Address, weight: NonZeroU32) {
    while let Some(wait) = app.limits.wait_for_work(address, weight) {
        tokio::time::sleep(wait).await;
    }
}

/// Refuses what comes too often, or from the page of somebody else.
pub(crate) async fn check(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    app.context.counters.requests.increment(1);
    let refused = if !app.limits.allows_request(From::of(&parts, &app).0) {
        code::TOO_MANY_REQUESTS
    } else if !app.origins.allow(&parts.headers) {
        code::OTHER_ORIGIN
    } else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    app.context.counters.refusals.increment(1);
    Failure::from(Refusal::new(refused)).into_response()
}

/// Refuses questions about the server that come too often. Pages of others learn nothing from them, so origins are not asked.
pub(crate) async fn check_looks(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    if app.limits.allows_look(From::of(&parts, &app).0) {
        return next.run(Request::from_parts(parts, body)).await;
    }
    Failure::from(Refusal::new(code::TOO_MANY_REQUESTS)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(lines: &[&'static str]) -> Option<String> {
        let lines = lines.iter().map(|line| ("x-forwarded-for".parse().unwrap(), line.parse().unwrap()));
        named_by_proxy(&lines.collect()).map(|address| address.to_string())
    }

    #[test]
    fn only_the_last_word_about_an_address_is_believed() {
        assert_eq!(named(&["192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(named(&["192.0.2.1, 192.0.2.2"]).as_deref(), Some("192.0.2.2"));
        assert_eq!(named(&["192.0.2.1", "192.0.2.2, 2001:db8::3"]).as_deref(), Some("2001:db8::3"));
        assert_eq!(named(&["192.0.2.1", "somebody"]), None, "a stranger's line does not stand in for the proxy's");
        assert_eq!(named(&[]), None);
    }
}
