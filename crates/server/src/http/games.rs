//! What there is to play.

use axum::Json;
use axum::extract::State;
use protocol::GameInfo;

use crate::app::App;

/// What there is to play
#[utoipa::path(get, path = "/api/games", operation_id = "games", responses(
    (status = 200, description = "Every game, with its options.", body = Vec<GameInfo>),
))]
pub(crate) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.context.setup.games.iter().map(|game| GameInfo::of(*game)).collect())
}
