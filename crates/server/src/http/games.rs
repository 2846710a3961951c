//! What there is to play.

use axum::Json;
use axum::extract::State;
use protocol::GameInfo;

use crate::app::App;

/// `GET /api/games`
pub(crate) async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    Json(app.context.setup.games.iter().map(|game| GameInfo::of(*game)).collect())
}
