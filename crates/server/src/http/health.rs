//! For those who look after the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use engine::Refusal;

use super::answer::Failure;
use crate::app::App;
use crate::refusal::code;

/// `GET /healthz`: 200 if the store can be read and written, 503 if not.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match app.house.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not pass its check");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

/// `GET /metrics`: for Prometheus.
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    if app.house.config.no_metrics {
        return Failure::from(Refusal::new(code::NO_SUCH_PLACE)).into_response();
    }
    let page = app.house.meters.page(app.house.store.stats());
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page).into_response()
}
