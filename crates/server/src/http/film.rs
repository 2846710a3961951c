//! Watching a finished game again.

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use engine::Refusal;
use engine::film::FilmPage;
use protocol::{RefusedBody, WantedFrames};

use super::answer::Failure;
use super::guard::{From, turn_to_work};
use crate::app::App;
use crate::identity::MaybeSignedIn;
use crate::refusal::code;
use crate::tables::film::{FilmRequest, MOST_FRAMES};

/// How many messages a page counts as: the game is replayed for it from its beginning.
const WEIGHT: NonZeroU32 = NonZeroU32::new(20).expect("it is more than none");

/// Which part of the film is asked for, in the query of an address. Read by hand, so that a refusal names the field.
#[derive(Debug)]
pub(crate) struct FilmQuery(WantedFrames);

impl<S: Send + Sync> FromRequestParts<S> for FilmQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let wrong = |what: String| Refusal::new(code::BAD_REQUEST).with("what", what);
        let pairs = Query::<Vec<(String, String)>>::try_from_uri(&parts.uri).map_err(|_| wrong("?".to_owned()))?;
        let mut wanted = WantedFrames::default();
        for (name, value) in pairs.0 {
            match name.as_str() {
                "eyes" => wanted.eyes = Some(value),
                "from" => wanted.from = Some(value.parse().map_err(|_| wrong(name))?),
                "count" => wanted.count = Some(value.parse().map_err(|_| wrong(name))?),
                _ => return Err(wrong(protocol::visible(&name).chars().take(40).collect()).into()),
            }
        }
        Ok(Self(wanted))
    }
}

/// A finished game, to be watched through one viewer's eyes
#[utoipa::path(get, path = "/api/tables/{id}/film", operation_id = "film", params(("id" = String, Path), WantedFrames), responses(
    (status = 200, description = "A page of frames.", body = FilmPage),
    (status = 400, description = "A number that is none: `bad_request`.", body = RefusedBody),
    (status = 404, description = "`no_such_table`.", body = RefusedBody),
    (status = 409, description = "`not_over`.", body = RefusedBody),
    (status = 500, description = "`table_unreadable`: its log cannot be read.", body = RefusedBody),
))]
pub(crate) async fn show(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    From(address): From,
    id: Result<Path<String>, PathRejection>,
    FilmQuery(WantedFrames { eyes, from, count }): FilmQuery,
) -> Result<Json<FilmPage>, Failure> {
    let Path(id) = id.map_err(|_| Refusal::new(code::NO_SUCH_TABLE))?;
    turn_to_work(&app, address, WEIGHT).await;
    let asker = asker.map(|player| player.id.to_string());
    let (eyes, from, count) = (eyes.unwrap_or_default(), from.unwrap_or(0), count.unwrap_or(MOST_FRAMES));
    Ok(Json(app.tables.film(&id, FilmRequest { asker, eyes, from, count }).await?))
}
