//! What the query of an address says. Read by hand, so that a refusal names the field.

use axum::extract::Query;
use axum::http::Uri;
use engine::Refusal;

use crate::refusal::code;

/// How much is repeated of a name that no field has.
const LONGEST_NAME: usize = 40;

/// The fields of a query, in order.
///
/// # Errors
/// `bad_request` if it is none.
pub(super) fn fields(uri: &Uri) -> Result<Vec<(String, String)>, Refusal> {
    Query::<Vec<(String, String)>>::try_from_uri(uri).map(|Query(fields)| fields).map_err(|_| wrong("?"))
}

/// A field that does not hold what it must.
pub(super) fn wrong(name: &str) -> Refusal {
    Refusal::new(code::BAD_REQUEST).with("what", name.to_owned())
}

/// A field that this address does not have.
pub(super) fn unknown(name: &str) -> Refusal {
    wrong(&protocol::visible(name).chars().take(LONGEST_NAME).collect::<String>())
}
