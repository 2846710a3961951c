//! Who one is: a name, on this device and the next.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use engine::Refusal;
use protocol::reading::Reader;
use protocol::{ListedTable, MOST_NAME, Recover, Recovery, RefusedBody, TakeName, WantedTables};
use store::{Player, PlayerChange};

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use super::tables::{TableQuery, sat_at};
use crate::app::App;
use crate::identity::{MaybeSignedIn, SignedIn, bearer, cookie};
use crate::random;
use crate::refusal::{code, unavailable};

/// How long a recovery link works, in milliseconds: a day.
const RECOVERY: i64 = 24 * 60 * 60 * 1000;

/// The most characters of a text in the bodies read here. A name has a bound of its own.
const MOST_TEXT: usize = 1024;

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
    let wanted = TakeName { name: read(body, "name")? };
    tidy(&wanted.name)
}

/// A name as it is kept: without space around it and without what cannot be seen.
fn tidy(name: &str) -> Result<String, Refusal> {
    let seen = protocol::visible(name);
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = tidy.chars().count() <= MOST_NAME && tidy.chars().any(char::is_alphanumeric);
    if fits { Ok(tidy) } else { Err(Refusal::new(code::BAD_NAME).with("most", MOST_NAME as i64)) }
}

/// Who the server takes one for
///
/// A browser that is nobody yet has made no mistake and is told `null`; a token that opens nothing is one.
#[utoipa::path(get, path = "/api/me", operation_id = "me", security((), ("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "A player; `null` for whoever is nobody yet.", body = Option<protocol::Player>),
    (status = 401, description = "A token that opens nothing: `who_are_you`.", body = RefusedBody),
))]
pub(crate) async fn show(MaybeSignedIn(player): MaybeSignedIn, headers: HeaderMap) -> Result<Json<Option<protocol::Player>>, Failure> {
    if player.is_none() && bearer(&headers).is_some() {
        return Err(Refusal::new(code::WHO_ARE_YOU).into());
    }
    Ok(Json(player.map(named)))
}

/// Takes a name; whoever has none yet becomes a player and gets the cookie
#[utoipa::path(post, path = "/api/me", operation_id = "takeName", security((), ("cookie" = []), ("token" = [])), request_body = TakeName, responses(
    (status = 200, description = "A player.", body = protocol::Player),
    (status = 400, description = "`bad_name` or `bad_request`.", body = RefusedBody),
    (status = 429, description = "Too much in a short time: `too_many_requests`, `quota_used`.", body = RefusedBody),
))]
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

/// Where one sits, private tables too
#[utoipa::path(get, path = "/api/me/tables", operation_id = "myTables", security(("cookie" = []), ("token" = [])), params(WantedTables), responses(
    (status = 200, description = "At most 100.", body = Vec<ListedTable>),
    (status = 400, description = "No such filter.", body = RefusedBody),
    (status = 401, description = "The request names no player: `who_are_you`.", body = RefusedBody),
))]
pub(crate) async fn tables(
    State(app): State<App>,
    SignedIn(player): SignedIn,
    TableQuery(filter): TableQuery,
) -> Result<Json<Vec<ListedTable>>, Failure> {
    let found = app.context.store.tables_of(&player.id, &filter).await;
    Ok(sat_at(&app, found.map_err(|error| unavailable(&error))?).await)
}

/// A link that makes another device this player, once and within a day
///
/// The one before stops working.
#[utoipa::path(post, path = "/api/me/recovery", operation_id = "makeRecovery", security(("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "Shown once.", body = Recovery),
    (status = 401, description = "The request names no player: `who_are_you`.", body = RefusedBody),
))]
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

/// Signs out every device of this player but the one that asks
///
/// It ends the recovery link too. All but the one, because a player whom no device knows would be lost.
#[utoipa::path(post, path = "/api/me/sign-out", operation_id = "signOut", security(("cookie" = []), ("token" = [])), responses(
    (status = 200, description = "This device has a new cookie. The recovery link no longer works.", body = protocol::Player),
    (status = 401, description = "The request names no player: `who_are_you`.", body = RefusedBody),
))]
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

/// Becomes the player whose recovery token this is
#[utoipa::path(post, path = "/api/recover", operation_id = "recover", request_body = Recover, responses(
    (status = 200, description = "The player; the answer sets the cookie.", body = protocol::Player),
    (status = 400, description = "`bad_request`.", body = RefusedBody),
    (status = 401, description = "`bad_token`.", body = RefusedBody),
))]
pub(crate) async fn recover(
    State(app): State<App>,
    _: CreationAllowed,
    jar: SignedCookieJar,
    Body(body): Body,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let wanted = Recover { token: read(&body, "token")? };
    let now = app.context.stored_now();
    let player = app.context.store.use_recovery_token(&random::hash(&wanted.token), now).await.map_err(|error| match error {
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
