//! Who asks: a person by cookie, a bot by token.
//!
//! The cookie holds the player's id and how often its devices were signed out when it was made, signed, unreadable to scripts, and not sent along with what other sites post here. A bot shows its token in
//! `Authorization: Bearer …`. Neither is believed without a look into the store.

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use engine::Refusal;
use store::{Player, StoreError};

use crate::app::App;
use crate::http::answer::Failure;
use crate::random;
use crate::refusal::{code, unavailable};

/// The name of the cookie that says who a browser is.
pub(crate) const COOKIE: &str = "capers_player";

/// The player who asks. A request without one is refused with `who_are_you`.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn(pub(crate) Player);

/// The player who asks, if the request names one.
#[derive(Clone, Debug)]
pub(crate) struct MaybeSignedIn(pub(crate) Option<Player>);

impl FromRequestParts<App> for MaybeSignedIn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let store = &app.context.store;
        let found = if let Some(token) = bearer(&parts.headers) {
            store.player_by_bot_token(&random::hash(token)).await
        } else {
            let jar = SignedCookieJar::<Key>::from_headers(&parts.headers, Key::from_ref(app));
            let Some(cookie) = jar.get(COOKIE) else { return Ok(Self(None)) };
            let (id, sign_outs) = told_by(cookie.value());
            let found = store.player(id).await;
            if found.as_ref().is_ok_and(|player| player.sign_outs != sign_outs) {
                return Ok(Self(None));
            }
            found
        };
        match found {
            Ok(player) => Ok(Self(Some(player))),
            Err(StoreError::Missing { .. }) => Ok(Self(None)),
            Err(error) => Err(unavailable(&error).into()),
        }
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let MaybeSignedIn(player) = MaybeSignedIn::from_request_parts(parts, app).await?;
        player.map(Self).ok_or_else(|| Refusal::new(code::WHO_ARE_YOU).into())
    }
}

/// The token that a request shows. Other kinds of authorization are for whatever stands in front of the server.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// What a cookie says: the id, and which sign-out it came after. Cookies of early releases have the id alone.
fn told_by(cookie: &str) -> (&str, i64) {
    match cookie.split_once('.') {
        Some((id, sign_outs)) => (id, sign_outs.parse().unwrap_or(-1)),
        None => (cookie, 0),
    }
}

/// The cookie that makes a browser this player, for as long as browsers grant or until all devices are signed out.
pub(crate) fn cookie(player: &Player, secure: bool) -> Cookie<'static> {
    let value = match player.sign_outs {
        0 => player.id.to_string(),
        sign_outs => format!("{}.{sign_outs}", player.id),
    };
    let cookie = Cookie::build((COOKIE, value)).path("/").http_only(true).same_site(SameSite::Lax).secure(secure);
    cookie.permanent().build()
}
