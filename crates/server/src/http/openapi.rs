//! The description of the HTTP API for those who write clients.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

/// Written by hand, because it is read by people too; the tests compare it with what the server really does.
pub(crate) const DESCRIPTION: &str = include_str!("openapi.json");

/// `GET /api/openapi.json`
pub(crate) async fn show() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DESCRIPTION)
}
