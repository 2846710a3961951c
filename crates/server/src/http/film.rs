//! Watching a finished game again.

use axum::Json;
use axum::extract::{Path, Query, State};
use engine::film::FilmPage;
use serde::Deserialize;

use super::answer::Failure;
use crate::app::App;
use crate::identity::PerhapsAsker;
use crate::tables::film::{MOST_FRAMES, Wanted};

/// Which part of the film is asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Part {
    eyes: String,
    from: usize,
    count: Option<usize>,
}

/// `GET /api/tables/{id}/film?eyes=spectator&from=0&count=50`: a page of the film of a finished game.
pub(crate) async fn show(
    State(app): State<App>,
    PerhapsAsker(asker): PerhapsAsker,
    Path(id): Path<String>,
    Query(part): Query<Part>,
) -> Result<Json<FilmPage>, Failure> {
    let asker = asker.map(|player| player.id.to_string());
    let wanted = Wanted { asker, eyes: part.eyes, from: part.from, count: part.count.unwrap_or(MOST_FRAMES) };
    Ok(Json(app.tables.film(&id, wanted).await?))
}
