//! Watching a finished game again: what was seen and heard, what the rules say about any moment of it, and who was lucky.

use std::num::NonZeroU32;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use engine::Refusal;
use engine::film::{FilmAnswer, FilmPage};
use engine::luck_report::LuckReport;
use protocol::reading::read_json;
use protocol::{MOST_FRAME_BYTES, RefusedBody, WantedAnswer, WantedFrames, WantedLuck};
use store::Player;

use super::answer::Failure;
use super::guard::{From, turn_to_work};
use super::query;
use crate::app::App;
use crate::identity::MaybeSignedIn;
use crate::refusal::code;
use crate::tables::film::{EyesRequest, FilmRequest, MOST_FRAMES, QuestionRequest};

/// How many messages a page, an answer or a report counts as: the game is replayed for it from its beginning.
const WEIGHT: NonZeroU32 = NonZeroU32::new(20).expect("it is more than none");

/// Which part of the film is asked for.
#[derive(Debug)]
pub(crate) struct FilmQuery(WantedFrames);

impl<S: Send + Sync> FromRequestParts<S> for FilmQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let mut wanted = WantedFrames::default();
        for (name, value) in query::fields(&parts.uri)? {
            match name.as_str() {
                "eyes" => wanted.eyes = Some(value),
                "from" => wanted.from = Some(value.parse().map_err(|_| query::wrong(&name))?),
                "count" => wanted.count = Some(value.parse().map_err(|_| query::wrong(&name))?),
                _ => return Err(query::unknown(&name).into()),
            }
        }
        Ok(Self(wanted))
    }
}

/// What is asked about the film.
#[derive(Debug)]
pub(crate) struct AnswerQuery(WantedAnswer);

impl<S: Send + Sync> FromRequestParts<S> for AnswerQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let mut wanted = WantedAnswer::default();
        for (name, value) in query::fields(&parts.uri)? {
            match name.as_str() {
                "eyes" => wanted.eyes = Some(value),
                "at" => wanted.at = Some(value.parse().map_err(|_| query::wrong(&name))?),
                // As long as a question on a socket may be.
                "question" => wanted.question = Some(read_json(&value, MOST_FRAME_BYTES)?),
                _ => return Err(query::unknown(&name).into()),
            }
        }
        Ok(Self(wanted))
    }
}

/// Through whose eyes luck is asked for.
#[derive(Debug)]
pub(crate) struct LuckQuery(WantedLuck);

impl<S: Send + Sync> FromRequestParts<S> for LuckQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let mut wanted = WantedLuck::default();
        for (name, value) in query::fields(&parts.uri)? {
            match name.as_str() {
                "eyes" => wanted.eyes = Some(value),
                _ => return Err(query::unknown(&name).into()),
            }
        }
        Ok(Self(wanted))
    }
}

/// Who asks for which table, once it is their turn.
async fn turn_of(
    app: &App,
    asker: Option<Player>,
    From(address): From,
    id: Result<Path<String>, PathRejection>,
    eyes: Option<String>,
) -> Result<(String, EyesRequest), Failure> {
    // An id that is no text is the id of no table.
    let Path(id) = id.map_err(|_| Refusal::new(code::NO_SUCH_TABLE))?;
    turn_to_work(app, address, WEIGHT).await;
    Ok((id, EyesRequest { asker: asker.map(|player| player.id.to_string()), eyes: eyes.unwrap_or_default() }))
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
    from: From,
    id: Result<Path<String>, PathRejection>,
    FilmQuery(wanted): FilmQuery,
) -> Result<Json<FilmPage>, Failure> {
    let (id, eyes) = turn_of(&app, asker, from, id, wanted.eyes).await?;
    let (from, count) = (wanted.from.unwrap_or(0), wanted.count.unwrap_or(MOST_FRAMES));
    Ok(Json(app.tables.film(&id, FilmRequest { eyes, from, count }).await?))
}

/// What the rules answer about a moment of a finished game, through one viewer's eyes
#[utoipa::path(get, path = "/api/tables/{id}/film/insight", operation_id = "filmInsight", params(("id" = String, Path), WantedAnswer), responses(
    (status = 200, description = "The answer.", body = FilmAnswer),
    (status = 400, description = "A number that is none, or no frame of this film: `bad_request`. No JSON, or too long: `bad_message`. No question of this game: `malformed`, or what its rules say.", body = RefusedBody),
    (status = 404, description = "`no_such_table`.", body = RefusedBody),
    (status = 409, description = "`not_over`; or it was played by rules that are retired: `retired_rules`.", body = RefusedBody),
    (status = 500, description = "`table_unreadable`: its log cannot be read.", body = RefusedBody),
))]
pub(crate) async fn answer(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    from: From,
    id: Result<Path<String>, PathRejection>,
    AnswerQuery(wanted): AnswerQuery,
) -> Result<Json<FilmAnswer>, Failure> {
    let (id, eyes) = turn_of(&app, asker, from, id, wanted.eyes).await?;
    let request = QuestionRequest { eyes, at: wanted.at.unwrap_or(0), question: wanted.question };
    Ok(Json(app.tables.film_answer(&id, request).await?))
}

/// Who was lucky in a finished game, through one viewer's eyes
#[utoipa::path(get, path = "/api/tables/{id}/luck", operation_id = "luck", params(("id" = String, Path), WantedLuck), responses(
    (status = 200, description = "The attempts of each seat against the exact distribution of what it tried.", body = LuckReport),
    (status = 400, description = "`bad_request`.", body = RefusedBody),
    (status = 404, description = "`no_such_table`.", body = RefusedBody),
    (status = 409, description = "`not_over`.", body = RefusedBody),
    (status = 500, description = "`table_unreadable`: its log cannot be read.", body = RefusedBody),
))]
pub(crate) async fn luck(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    from: From,
    id: Result<Path<String>, PathRejection>,
    LuckQuery(wanted): LuckQuery,
) -> Result<Json<LuckReport>, Failure> {
    let (id, eyes) = turn_of(&app, asker, from, id, wanted.eyes).await?;
    Ok(Json(app.tables.luck(&id, eyes).await?))
}
