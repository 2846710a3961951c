//! Tokens for strangers' bots, which then speak the same protocol as everybody.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::answer::Failure;
use super::guard::MayCreate;
use super::me::{new_player, read, tidy};
use crate::app::App;
use crate::random;
use crate::refusal::unavailable;

/// What a bot wants to be called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    name: String,
}

/// A player that is a bot, and the token it shows. Shown once, never again.
#[derive(Debug, Serialize)]
pub(crate) struct NewBot {
    player: protocol::Player,
    token: String,
}

/// `POST /api/bots`
pub(crate) async fn create(State(app): State<App>, _: MayCreate, body: String) -> Result<(StatusCode, Json<NewBot>), Failure> {
    let name = tidy(&read::<Name>(&body)?.name)?;
    let token = random::token();
    let player = new_player(name, Some(random::hash(&token)));
    app.house.store.add_player(player.clone()).await.map_err(|error| unavailable(&error))?;
    let player = protocol::Player { id: player.id.to_string(), name: player.name };
    Ok((StatusCode::CREATED, Json(NewBot { player, token })))
}
