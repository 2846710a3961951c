//! Tokens for strangers' bots, which then speak the same protocol as everybody.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use super::me::{new_player, read_name};
use crate::app::App;
use crate::random;
use crate::refusal::unavailable;

/// A player that is a bot, and the token it shows. Shown once, never again.
#[derive(Debug, Serialize)]
pub(crate) struct NewBot {
    player: protocol::Player,
    token: String,
}

/// `POST /api/bots`
pub(crate) async fn create(
    State(app): State<App>,
    _: CreationAllowed,
    From(address): From,
    Body(body): Body,
) -> Result<(StatusCode, Json<NewBot>), Failure> {
    let name = read_name(&body)?;
    may_keep(&app, address, None, name.len())?;
    let token = random::token();
    let player = new_player(name, Some(random::hash(&token)), app.context.stored_now());
    app.context.store.add_player(player.clone()).await.map_err(|error| unavailable(&error))?;
    let player = protocol::Player { id: player.id.to_string(), name: player.name };
    Ok((StatusCode::CREATED, Json(NewBot { player, token })))
}
