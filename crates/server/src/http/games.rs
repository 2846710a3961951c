//! What there is to play, and with which options.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use engine::Refusal;
use engine::json::Json as WrittenJson;
use engine::refusal::code::UNKNOWN_GAME;
use protocol::http::read_options;
use protocol::{GameInfo, RefusedBody};

use super::answer::Failure;
use super::body::Body;
use crate::app::App;

/// What there is to play
#[utoipa::path(get, path = "/api/games", operation_id = "games", responses(
    (status = 200, description = "Every game, with its options.", body = Vec<GameInfo>),
))]
pub(crate) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.context.setup.games.iter().map(|game| GameInfo::of(*game)).collect())
}

/// Whether a table could be opened with these options. None is
#[utoipa::path(post, path = "/api/games/{slug}/options", operation_id = "checkOptions", params(("slug" = String, Path)), request_body = Object, responses(
    (status = 200, description = "It could: all options, those left out with their defaults.", body = Object),
    (status = 400, description = "`bad_message` or `bad_option`, as for opening one.", body = RefusedBody),
    (status = 404, description = "`unknown_game`.", body = RefusedBody),
))]
pub(crate) async fn check_options(
    State(app): State<App>,
    slug: Result<Path<String>, PathRejection>,
    Body(body): Body,
) -> Result<Json<WrittenJson>, Failure> {
    let Path(slug) = slug.map_err(|_| Refusal::new(UNKNOWN_GAME).with("game", "?"))?;
    Ok(Json(app.tables.agreed_options(&slug, &read_options(&body)?)?))
}
