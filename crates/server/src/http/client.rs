//! The browser client, for every address that is nothing else's.

use axum::extract::Request;
use axum::http::header::{ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Refusal;
use webclient::Asset;

use super::answer::Failure;
use crate::refusal::code;

/// `GET` of a page or a file of the client. An address that is none gets the client too where a person asks, so that the client can say it in their
/// language, and a refusal where a program does.
pub(crate) async fn show(request: Request) -> Response {
    let header = |name: HeaderName| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = request.uri().path();
    let may_be_page = matches!(*request.method(), Method::GET | Method::HEAD) && !path.starts_with("/api/");
    let encoding = header(ACCEPT_ENCODING);
    if may_be_page && let Some(asset) = webclient::asset(path, encoding) {
        return send(asset, request.headers(), StatusCode::OK);
    }
    if may_be_page && header(ACCEPT).contains("text/html") {
        return match webclient::asset("/", encoding) {
            Some(page) => send(page, request.headers(), StatusCode::NOT_FOUND),
            None if path == "/" => without_client(),
            None => nowhere(),
        };
    }
    nowhere()
}

fn nowhere() -> Response {
    Failure::from(Refusal::new(code::NO_SUCH_PLACE)).into_response()
}

/// What a person sees on a server that was built where there was no Node. Nobody knows their language before a client runs.
fn without_client() -> Response {
    let page = "This server was built without its browser client, because Node was not there. Terminals and bots can play: capers play --server.\n\
                Ce serveur a été construit sans son client pour navigateur, faute de Node. Terminaux et robots peuvent jouer : capers play --server.\n";
    (StatusCode::NOT_FOUND, page).into_response()
}

fn send(asset: Asset, asked: &HeaderMap, status: StatusCode) -> Response {
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(VARY, "accept-encoding"), (CACHE_CONTROL, keep), (ETAG, &asset.etag)];
    let known = asked.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).is_some_and(|tags| is_among(&asset.etag, tags));
    if known && status == StatusCode::OK {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let encoding = asset.encoding.map(|encoding| [(CONTENT_ENCODING, encoding)]);
    (status, headers, [(CONTENT_TYPE, &asset.mime)], encoding, asset.bytes.into_owned()).into_response()
}

/// Whether `If-None-Match` names this tag. A proxy that compresses anew makes tags weak, which is good enough for files that are the same.
fn is_among(etag: &str, listed: &str) -> bool {
    listed.split(',').map(str::trim).any(|tag| tag == "*" || tag.strip_prefix("W/").unwrap_or(tag) == etag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_found_in_lists_weak_or_not() {
        for (listed, expected) in [("\"a\"", true), ("\"b\", W/\"a\"", true), ("*", true), ("\"b\"", false), ("", false), ("a", false)] {
            assert_eq!(is_among("\"a\"", listed), expected, "{listed}");
        }
    }
}
