//! Tokens for strangers' bots, which then speak the same protocol as everybody.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{NewBot, RefusedBody, TakeName};

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use super::me::{new_player, read_name};
use crate::app::App;
use crate::random;
use crate::refusal::unavailable;

/// A player that is a bot, with its token
#[utoipa::path(post, path = "/api/bots", operation_id = "createBot", request_body = TakeName, responses(
    (status = 201, description = "The token is shown once.", body = NewBot),
    (status = 400, description = "`bad_name` or `bad_request`.", body = RefusedBody),
    (status = 429, description = "Too much in a short time: `too_many_requests`, `quota_used`.", body = RefusedBody),
))]
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
