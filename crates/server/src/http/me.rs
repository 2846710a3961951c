//! Who one is: a name, on this device and the next.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum_extra::extract::SignedCookieJar;
use engine::{Message, Refusal};
use protocol::MOST_NAME;
use serde::{Deserialize, Serialize};
use store::{Player, PlayerChange};

use super::answer::Failure;
use super::guard::{From, MayCreate};
use super::tables::{Listed, Wanted, sat_at};
use crate::app::App;
use crate::identity::{Asker, PerhapsAsker, bearer, cookie};
use crate::random;
use crate::refusal::{code, unavailable};
use crate::tables::stored_now;

/// What a player wants to be called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

/// A link or token that moves a player to another device. Shown once, never again.
#[derive(Debug, Serialize)]
pub(crate) struct Recovery {
    token: String,
    link: String,
}

/// The token of a recovery link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Token {
    token: String,
}

fn named(player: Player) -> protocol::Player {
    protocol::Player { id: player.id.to_string(), name: player.name }
}

/// Reads the body of a request by hand, so that what is wrong with it is said as everything else here is.
pub(crate) fn read<T: serde::de::DeserializeOwned>(body: &str) -> Result<T, Refusal> {
    let refused = |what: Message| Refusal::new(code::BAD_REQUEST).with("what", what);
    let value = engine::json::read(body).map_err(|error| refused(Message::new("form-not-json").with("column", error.column() as i64)))?;
    engine::form::read_as(&value).map_err(|error| refused(error.message()))
}

/// A name as it is kept: without space around it and without what cannot be seen.
pub(crate) fn tidy(name: &str) -> Result<String, Refusal> {
    // Marks that turn the direction of text around could make one name look like another.
    let hidden = |letter: char| {
        letter.is_control() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    let seen: String = name.chars().filter(|letter| !hidden(*letter)).collect();
    let tidy = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = tidy.chars().count() <= MOST_NAME && tidy.chars().any(char::is_alphanumeric);
    if fits { Ok(tidy) } else { Err(Refusal::new(code::BAD_NAME).with("most", MOST_NAME as i64)) }
}

/// `GET /api/me`: who the server takes one for. A browser that is nobody yet has made no mistake and is told `null`; a token that opens nothing is one.
pub(crate) async fn show(PerhapsAsker(player): PerhapsAsker, headers: HeaderMap) -> Result<Json<Option<protocol::Player>>, Failure> {
    if player.is_none() && bearer(&headers).is_some() {
        return Err(Refusal::new(code::WHO_ARE_YOU).into());
    }
    Ok(Json(player.map(named)))
}

/// `POST /api/me`: takes a name. Whoever has none yet becomes a player.
pub(crate) async fn change(
    State(app): State<App>,
    PerhapsAsker(asker): PerhapsAsker,
    From(address): From,
    jar: SignedCookieJar,
    body: String,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let name = tidy(&read::<Name>(&body)?.name)?;
    let player = match asker {
        Some(player) => {
            let change = app.house.store.change_player(player.id.clone(), PlayerChange::Name(name.clone()));
            change.await.map_err(|error| unavailable(&error))?;
            Player { name, ..player }
        }
        None if app.limits.allows_creation(address) => {
            let player = new_player(name, None);
            app.house.store.add_player(player.clone()).await.map_err(|error| unavailable(&error))?;
            player
        }
        None => return Err(Refusal::new(code::TOO_MANY_REQUESTS).into()),
    };
    // A bot shows its token each time and wants no cookie.
    let jar = if player.bot_token.is_some() { jar } else { jar.add(cookie(&player.id, app.house.config.is_secure())) };
    Ok((jar, Json(named(player))))
}

pub(crate) fn new_player(name: String, bot_token: Option<String>) -> Player {
    Player { id: random::player_id().into(), name, created: stored_now(), recovery_token: None, bot_token }
}

/// `GET /api/me/tables`: where one sits, private tables too.
pub(crate) async fn tables(
    State(app): State<App>,
    Asker(player): Asker,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<Listed>>, Failure> {
    let found = app.house.store.tables_of(&player.id, &wanted.filter()?).await;
    Ok(sat_at(&app, found.map_err(|error| unavailable(&error))?).await)
}

/// `POST /api/me/recovery`: a link that makes another device this player. The one before stops working.
pub(crate) async fn make_recovery(State(app): State<App>, Asker(player): Asker, _: MayCreate) -> Result<Json<Recovery>, Failure> {
    let token = random::token();
    let change = PlayerChange::RecoveryToken(Some(random::hash(&token)));
    app.house.store.change_player(player.id, change).await.map_err(|error| unavailable(&error))?;
    let home = app.house.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    // Behind the `#`, so that it is in no log of any server on the way.
    Ok(Json(Recovery { link: format!("{home}/#recover={token}"), token }))
}

/// `POST /api/recover`: becomes the player whose recovery token this is.
pub(crate) async fn recover(
    State(app): State<App>,
    _: MayCreate,
    jar: SignedCookieJar,
    body: String,
) -> Result<(SignedCookieJar, Json<protocol::Player>), Failure> {
    let Token { token } = read(&body)?;
    let player = app.house.store.player_by_recovery_token(&random::hash(&token)).await.map_err(|error| match error {
        store::StoreError::Missing { .. } => Refusal::new(code::BAD_TOKEN),
        other => unavailable(&other),
    })?;
    Ok((jar.add(cookie(&player.id, app.house.config.is_secure())), Json(named(player))))
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
