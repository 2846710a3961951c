//! What requests bring.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use engine::Refusal;

use super::answer::Failure;
use crate::refusal::code;

/// The body of a request as text. One that is too long, breaks off or is no text is refused as everything else is.
#[derive(Debug)]
pub(crate) struct Body(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Body {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let wrong = |what: &'static str| Refusal::new(code::BAD_REQUEST).with("what", what);
        let bytes = Bytes::from_request(request, state).await.map_err(|rejected| match rejected.into_response().status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(code::TOO_LARGE),
            _ => wrong("…"),
        })?;
        String::from_utf8(bytes.to_vec()).map(Self).map_err(|_| wrong("UTF-8").into())
    }
}
