//! Who one is: a name, on this device and the next.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use engine::Refusal;
use protocol::MOST_NAME;
use protocol::reading::Reader;
use serde::Serialize;
use store::{Player, PlayerChange};

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use super::tables::{ListedTable, TableQuery, sat_at};
use crate::app::App;
use crate::identity::{MaybeSignedIn, SignedIn, bearer, cookie};
use crate::random;
use crate::refusal::{code, unavailable};

/// How long a recovery link works, in milliseconds: a day.
const RECOVERY: i64 = 24 * 60 * 60 * 1000;

/// The most characters of a text in the bodies read here. A name has a bound of its own.
const MOST_TEXT: usize = 1024;

/// A link or token that moves a player to another device. Shown once, never again.
#[derive(Debug, Serialize)]
pub(crate) struct Recovery {
    token: String,
    link: String,
    /// Until when it works, in milliseconds since 1970.
    until: i64,
}

fn named(player: Player) -> protocol::Player {
    protocol::Player { id: player.id.to_string(), name: player.name }
}

/// The one text that a body has, read by hand so that what is wrong with it is said as everything else here is.
fn read(body: &str, field: &str) -> Result<String, Refusal> {
    let one = || {
        let mut fields = Reader::new(body, protocol::MOST_FRAME_BYTES)?;
        let text = fields.text(field, MOST_TEXT)?;
        fields.nothing_more()?;
        Ok(text)
    };
    one().map_err(|refusal: Refusal| Refusal { code: code::BAD_REQUEST, ..refusal })
}

/// The name in a body, as it is kept.
pub(crate) fn read_name(body: &str) -> Result<String, Refusal> {
    tidy(&read(body, "name")?)
}

/// A name as it is kept: without space around it and without what cannot be seen.
fn tidy(name: &str) -> Result<String, Refusal> {
    let seen = protocol::visible(name);
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = tidy.chars().count() <= MOST_NAME && tidy.chars().any(char::is_alphanumeric);
    if fits { Ok(tidy) } else { Err(Refusal::new(code::BAD_NAME).with("most", MOST_NAME as i64)) }
}

/// `GET /api/me`: who the server takes one for. A browser that is nobody yet has made no mistake and is told `null`; a token that opens nothing is one.
pub(crate) async fn show(MaybeSignedIn(player): MaybeSignedIn, headers: HeaderMap) -> Result<Json<Option<protocol::Player>>, Failure> {
    if player.is_none() && bearer(&headers).is_some() {
        return Err(Refusal::new(code::WHO_ARE_YOU).into());
    }
    Ok(Json(player.map(named)))
}

/// `POST /api/me`: takes a name. Whoever has none yet becomes a player.
pub(crate) async fn change(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    From(address): From,
    jar: SignedCookieJar,
    Body(body): Body,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let name = read_name(&body)?;
    let player = match asker {
        Some(player) => {
            let change = app.context.store.change_player(player.id.clone(), PlayerChange::Name(name.clone()));
            change.await.map_err(|error| unavailable(&error))?;
            Player { name, ..player }
        }
        None if app.limits.allows_creation(address) => {
            may_keep(&app, address, None, name.len())?;
            let player = new_player(name, None, app.context.stored_now());
            app.context.store.add_player(player.clone()).await.map_err(|error| unavailable(&error))?;
            player
        }
        None => return Err(Refusal::new(code::TOO_MANY_REQUESTS).into()),
    };
    // A bot shows its token each time and wants no cookie.
    let jar = if player.bot_token.is_some() { jar } else { jar.add(cookie(&player, app.context.config.is_secure())) };
    Ok((jar, Json(named(player))))
}

pub(crate) fn new_player(name: String, bot_token: Option<String>, created: i64) -> Player {
    Player { id: random::player_id().into(), name, created, recovery_token: None, recovery_until: None, bot_token, sign_outs: 0 }
}

/// `GET /api/me/tables`: where one sits, private tables too.
pub(crate) async fn tables(
    State(app): State<App>,
    SignedIn(player): SignedIn,
    TableQuery(filter): TableQuery,
) -> Result<Json<Vec<ListedTable>>, Failure> {
    let found = app.context.store.tables_of(&player.id, &filter).await;
    Ok(sat_at(&app, found.map_err(|error| unavailable(&error))?).await)
}

/// `POST /api/me/recovery`: a link that makes another device this player, once and within a day. The one before stops working.
pub(crate) async fn make_recovery(
    State(app): State<App>,
    SignedIn(player): SignedIn,
    _: CreationAllowed,
) -> Result<Json<Recovery>, Failure> {
    let token = random::token();
    let until = app.context.stored_now() + RECOVERY;
    let change = PlayerChange::RecoveryToken { hash: random::hash(&token), until };
    app.context.store.change_player(player.id, change).await.map_err(|error| unavailable(&error))?;
    let home = app.context.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    // Behind the `#`, so that it is in no log of any server on the way.
    Ok(Json(Recovery { link: format!("{home}/#recover={token}"), token, until }))
}

/// `POST /api/me/sign-out`: signs out every device of this player but the one that asks, and ends the recovery link. All but the one, because a player
/// whom no device knows would be lost.
pub(crate) async fn sign_out(
    State(app): State<App>,
    SignedIn(player): SignedIn,
    jar: SignedCookieJar,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let store = &app.context.store;
    store.change_player(player.id.clone(), PlayerChange::SignOut).await.map_err(|error| unavailable(&error))?;
    let player = store.player(&player.id).await.map_err(|error| unavailable(&error))?;
    app.sockets.sign_out(&player.id);
    let jar = if player.bot_token.is_some() { jar } else { jar.add(cookie(&player, app.context.config.is_secure())) };
    Ok((jar, Json(named(player))))
}

/// `POST /api/recover`: becomes the player whose recovery token this is.
pub(crate) async fn recover(
    State(app): State<App>,
    _: CreationAllowed,
    jar: SignedCookieJar,
    Body(body): Body,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let token = read(&body, "token")?;
    let now = app.context.stored_now();
    let player = app.context.store.use_recovery_token(&random::hash(&token), now).await.map_err(|error| match error {
        store::StoreError::Missing { .. } => Refusal::new(code::BAD_TOKEN),
        other => unavailable(&other),
    })?;
    Ok((jar.add(cookie(&player, app.context.config.is_secure())), Json(named(player))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied() {
        for (given, kept) in [("  Ève   Dupont ", "Ève Dupont"), ("a\u{202e}b\n", "ab"), ("7", "7"), ("Ms. O’Hara 🎲", "Ms. O’Hara 🎲")]
        {
            assert_eq!(tidy(given).unwrap(), kept);
        }
    }

    #[test]
    fn names_that_cannot_be_told_apart_are_refused() {
        for bad in ["", "   ", "\u{200b}", "…", "🎲", &"x".repeat(33)] {
            assert_eq!(tidy(bad).unwrap_err().code, code::BAD_NAME, "{bad:?}");
        }
        assert!(tidy(&"é".repeat(32)).is_ok());
    }
}
