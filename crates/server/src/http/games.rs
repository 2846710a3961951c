//! What there is to play.

use axum::Json;
use protocol::GameInfo;

/// `GET /api/games`
pub(crate) async fn list() -> Json<Vec<GameInfo>> {
    Json(catalog::games().iter().map(|game| GameInfo::of(*game)).collect())
}
