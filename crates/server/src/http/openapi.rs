//! The description of the HTTP API for those who write clients.

use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use engine::Arg;
use protocol::RefusedBody;
use utoipa::openapi::path::Operation;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Content, InfoBuilder, OpenApi, PathItem, Ref, RefOr, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};

use crate::identity::COOKIE;

/// What surrounds the addresses.
const ABOUT: &str = "What surrounds the one WebSocket of Capers. Everything at a table goes over the WebSocket at `/ws` (docs/protocol.md). These addresses are for what comes before and after: \
    a name, a table, a record. Every answer that refuses has a code and a sentence.";

/// How any address may refuse, where it says nothing else.
const ANY_REFUSAL: [(&str, &str); 3] = [
    ("403", "The page of another site asks: `other_origin`."),
    ("429", "Too much in a short time: `too_many_requests`."),
    ("503", "Nothing can be saved at the moment: `unavailable`."),
];

/// How an address that takes a body may refuse as well.
const BODY_REFUSAL: (&str, &str) = ("413", "The body is too long: `too_large`.");

/// Made from the handlers and the types of the protocol when somebody first asks.
static DESCRIPTION: LazyLock<String> = LazyLock::new(|| {
    let text = described(super::api().into_openapi()).to_json().expect("a description can be written as JSON");
    // Names that link to something in Rust are plain names here.
    text.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`")
});

/// This description
#[utoipa::path(get, path = "/api/openapi.json", operation_id = "openapi", responses(
    (status = 200, description = "OpenAPI 3.1.", body = Object),
))]
pub(crate) async fn show() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DESCRIPTION.as_str())
}

/// The description of the addresses, with what they have in common.
fn described(mut api: OpenApi) -> OpenApi {
    api.info = InfoBuilder::new().title("Capers").version("1").description(Some(ABOUT)).build();
    let cookie = ApiKeyValue::with_description(COOKIE, "Set by `POST /api/me` and `POST /api/recover`.");
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("For bots: from `POST /api/bots`."));
    let known = ComponentsBuilder::from(api.components.take().unwrap_or_default())
        .security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)))
        .security_scheme("token", SecurityScheme::Http(token.build()))
        .schema(RefusedBody::name(), RefusedBody::schema())
        // Pairs, as in the arguments of a message, do not bring their schemas.
        .schema(Arg::name(), Arg::schema());
    api.components = Some(known.build());
    for operation in api.paths.paths.values_mut().flat_map(operations) {
        add_refusals(operation);
    }
    api
}

fn operations(path: &mut PathItem) -> impl Iterator<Item = &mut Operation> {
    [&mut path.get, &mut path.post, &mut path.put, &mut path.delete, &mut path.patch].into_iter().filter_map(Option::as_mut)
}

/// Adds the answers that come from before the handlers.
fn add_refusals(operation: &mut Operation) {
    let takes_body = operation.request_body.is_some();
    let responses = &mut operation.responses.responses;
    for (status, description) in ANY_REFUSAL.into_iter().chain(takes_body.then_some(BODY_REFUSAL)) {
        let body = Content::new(Some(Ref::from_schema_name(RefusedBody::name())));
        let refusal = ResponseBuilder::new().description(description).content("application/json", body);
        responses.entry(status.to_owned()).or_insert_with(|| RefOr::T(refusal.build()));
    }
    if takes_body {
        let late = ResponseBuilder::new().description("The body did not come whole in time; the connection is closed.");
        responses.entry("408".to_owned()).or_insert_with(|| RefOr::T(late.build()));
    }
}
