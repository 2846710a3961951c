//! What every answer has in common.

use axum::Json;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use engine::refusal::code as engine_code;
use protocol::RefusedBody;

use crate::refusal::code;

/// An answer that refuses: `{"code": …, "message": …}` with the status that fits.
#[derive(Debug)]
pub(crate) struct Failure(RefusedBody);

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self(refusal.into())
    }
}

impl From<RefusedBody> for Failure {
    fn from(refused: RefusedBody) -> Self {
        Self(refused)
    }
}

/// The status of a refusal. What a stranger sent wrongly is 400 unless something here says it better.
fn status(code: &str) -> StatusCode {
    match code {
        code::NO_SUCH_TABLE | code::NO_SUCH_PLACE | engine_code::UNKNOWN_GAME => StatusCode::NOT_FOUND,
        code::WHO_ARE_YOU | code::BAD_TOKEN | code::METRICS_TOKEN => StatusCode::UNAUTHORIZED,
        code::OTHER_ORIGIN | code::SECRETS_KEPT => StatusCode::FORBIDDEN,
        code::WRONG_METHOD => StatusCode::METHOD_NOT_ALLOWED,
        code::TOO_LARGE => StatusCode::PAYLOAD_TOO_LARGE,
        code::TOO_LATE => StatusCode::REQUEST_TIMEOUT,
        engine_code::NOT_OVER | code::RETIRED_RULES => StatusCode::CONFLICT,
        code::TOO_MANY_REQUESTS | code::TOO_MANY_TABLES | code::QUOTA_USED => StatusCode::TOO_MANY_REQUESTS,
        code::UNAVAILABLE | code::STOPPING | code::SERVER_FULL => StatusCode::SERVICE_UNAVAILABLE,
        code::TABLE_UNREADABLE => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::BAD_REQUEST,
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (status(&self.0.code), Json(self.0)).into_response()
    }
}

/// Puts the code and the sentence into refusals that come from below the handlers: methods that an address does not have, bodies that are too long,
/// upgrades that are none. Their status and their headers stay.
pub(crate) async fn in_words(response: Response) -> Response {
    let status = response.status();
    let is_json = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"application/json"));
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let refusal = match status {
        StatusCode::METHOD_NOT_ALLOWED => Refusal::new(code::WRONG_METHOD),
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(code::TOO_LARGE),
        StatusCode::NOT_FOUND => Refusal::new(code::NO_SUCH_PLACE),
        status if status.is_server_error() => Refusal::new(code::UNAVAILABLE),
        _ => Refusal::new(code::BAD_REQUEST).with("what", status.canonical_reason().unwrap_or("?")),
    };
    let (mut parts, _) = response.into_parts();
    let (said, body) = Failure::from(refusal).into_response().into_parts();
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.extend(said.headers);
    Response::from_parts(parts, body)
}

/// Adds the headers that keep a browser from being fooled, wherever a handler has not said otherwise.
pub(crate) async fn add_headers(mut response: Response) -> Response {
    const ALWAYS: [(HeaderName, &str); 5] = [
        (CACHE_CONTROL, "no-store"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (CONTENT_SECURITY_POLICY, "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    ];
    for (name, value) in ALWAYS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
