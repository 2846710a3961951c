//! Watching a finished game again.

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use engine::Refusal;
use engine::film::FilmPage;

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
pub(crate) struct FilmQuery {
    eyes: String,
    from: usize,
    count: usize,
}

impl<S: Send + Sync> FromRequestParts<S> for FilmQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let wrong = |what: String| Refusal::new(code::BAD_REQUEST).with("what", what);
        let pairs = Query::<Vec<(String, String)>>::try_from_uri(&parts.uri).map_err(|_| wrong("?".to_owned()))?;
        let mut part = Self { eyes: String::new(), from: 0, count: MOST_FRAMES };
        for (name, value) in pairs.0 {
            match name.as_str() {
                "eyes" => part.eyes = value,
                "from" => part.from = value.parse().map_err(|_| wrong(name))?,
                "count" => part.count = value.parse().map_err(|_| wrong(name))?,
                _ => return Err(wrong(protocol::visible(&name).chars().take(40).collect()).into()),
            }
        }
        Ok(part)
    }
}

/// `GET /api/tables/{id}/film?eyes=spectator&from=0&count=50`: a page of the film of a finished game.
pub(crate) async fn show(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    From(address): From,
    id: Result<Path<String>, PathRejection>,
    FilmQuery { eyes, from, count }: FilmQuery,
) -> Result<Json<FilmPage>, Failure> {
    let Path(id) = id.map_err(|_| Refusal::new(code::NO_SUCH_TABLE))?;
    turn_to_work(&app, address, WEIGHT).await;
    let asker = asker.map(|player| player.id.to_string());
    Ok(Json(app.tables.film(&id, FilmRequest { asker, eyes, from, count }).await?))
}
