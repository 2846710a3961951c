//! The HTTP API: a few addresses around the one socket.
//!
//! * [`answer`]: what every answer has in common, refusals above all; [`body`], [`query`]: reading what requests bring.
//! * [`me`]: who one is, on this device and the next; [`bots`]: tokens for strangers' bots.
//! * [`tables`]: making, listing, records; [`games`]: what there is to play.
//! * [`film`]: finished games, to be watched and asked about.
//! * [`client`]: the browser client, for every other address.
//! * [`health`]: for those who look after the server; [`openapi`]: for those who write clients.

pub(crate) mod answer;
mod body;
mod bots;
mod client;
mod film;
mod games;
mod guard;
mod health;
mod me;
mod openapi;
mod query;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{any, get};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::socket;
pub(crate) use guard::{From, PeerAddress};
pub(crate) use health::Health;

/// The addresses of the API, each with its description. A handler says its own address, method, bodies and answers.
fn api() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(games::list))
        .routes(routes!(games::check_options))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::record))
        .routes(routes!(film::show))
        .routes(routes!(film::answer))
        .routes(routes!(film::luck))
        .routes(routes!(me::show, me::change))
        .routes(routes!(me::tables))
        .routes(routes!(me::make_recovery))
        .routes(routes!(me::sign_out))
        .routes(routes!(me::recover))
        .routes(routes!(bots::create))
        .routes(routes!(openapi::show))
}

/// Every address there is.
pub(crate) fn router(app: App) -> Router {
    let api = Router::from(api())
        .route("/ws", any(socket::upgrade))
        .layer(map_response(answer::in_words))
        .layer(from_fn_with_state(app.clone(), guard::check));
    // Those who look after the server have a limit of their own, which nobody's play uses up.
    let looked_after = Router::new()
        .route("/healthz", get(health::health))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .layer(map_response(answer::in_words))
        .layer(from_fn_with_state(app.clone(), guard::check_looks));
    // The files of the client come many at once at a first visit, and cost nothing to send.
    api.merge(looked_after)
        .fallback(client::show)
        .layer(map_response(answer::add_headers))
        .layer(DefaultBodyLimit::max(protocol::http::MOST_CREATE_BYTES + 1024))
        .with_state(app)
}
