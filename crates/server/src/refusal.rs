//! Why the server refuses, where neither a game nor a table does.

use engine::Refusal;

/// The codes that belong to the server. Each has a sentence `refusal-<code>` in the catalogs.
pub mod code {
    /// There is no such table, or it is not for this player to know.
    pub const NO_SUCH_TABLE: &str = "no_such_table";
    /// A message about a table before one is watched.
    pub const NOT_WATCHING: &str = "not_watching";
    /// The first message must be `hello`, and only the first.
    pub const HELLO_FIRST: &str = "hello_first";
    /// The table's log cannot be read by this release.
    pub const TABLE_UNREADABLE: &str = "table_unreadable";
    /// The store does not answer.
    pub const UNAVAILABLE: &str = "unavailable";
    /// The server is about to stop; for those who look after it.
    pub const STOPPING: &str = "stopping";
    /// The server has as many connections as it takes; for those who look after it.
    pub const SERVER_FULL: &str = "server_full";
    /// The request names no player: no cookie, no token, or one that is not known.
    pub const WHO_ARE_YOU: &str = "who_are_you";
    /// A name that is empty, too long, or not fit to be shown.
    pub const BAD_NAME: &str = "bad_name";
    /// A token that opens nothing.
    pub const BAD_TOKEN: &str = "bad_token";
    /// Too many requests in a short time.
    pub const TOO_MANY_REQUESTS: &str = "too_many_requests";
    /// A page of somebody else asks.
    pub const OTHER_ORIGIN: &str = "other_origin";
    /// There is nothing at this address.
    pub const NO_SUCH_PLACE: &str = "no_such_place";
    /// The body of a request is no JSON object, or not the right one.
    pub const BAD_REQUEST: &str = "bad_request";
    /// The address is there, but not for this method.
    pub const WRONG_METHOD: &str = "wrong_method";
    /// The body of a request is longer than any that is understood.
    pub const TOO_LARGE: &str = "too_large";
    /// The request did not come whole in time.
    pub const TOO_LATE: &str = "too_late";
    /// The game keeps secrets after its end, and its record cannot be sealed: it was begun before records were.
    pub const SECRETS_KEPT: &str = "secrets_kept";
    /// The rules that the game was played by are retired: it can be watched, and nothing can be asked about it.
    pub const RETIRED_RULES: &str = "retired_rules";
    /// This player has opened as many tables as may wait at once.
    pub const TOO_MANY_TABLES: &str = "too_many_tables";
    /// This player or address has had so much kept that no more is taken for a while.
    pub const QUOTA_USED: &str = "quota_used";
    /// What the server counts is not for strangers.
    pub const METRICS_TOKEN: &str = "metrics_token";

    /// All of them.
    pub const ALL: &[&str] = &[
        WRONG_METHOD,
        TOO_LARGE,
        TOO_LATE,
        SECRETS_KEPT,
        RETIRED_RULES,
        TOO_MANY_TABLES,
        QUOTA_USED,
        METRICS_TOKEN,
        NO_SUCH_TABLE,
        NOT_WATCHING,
        HELLO_FIRST,
        TABLE_UNREADABLE,
        UNAVAILABLE,
        STOPPING,
        SERVER_FULL,
        WHO_ARE_YOU,
        BAD_NAME,
        BAD_TOKEN,
        TOO_MANY_REQUESTS,
        OTHER_ORIGIN,
        NO_SUCH_PLACE,
        BAD_REQUEST,
    ];
}

/// The store does not answer. Why is for the log, not for strangers.
pub(crate) fn unavailable(error: &store::StoreError) -> Refusal {
    tracing::error!(%error, "the store failed");
    Refusal::new(code::UNAVAILABLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_words_in_every_language() {
        let keys = code::ALL.iter().map(|code| Refusal::new(code).message().key.into_owned());
        assert_eq!(words::missing(keys.collect::<Vec<_>>()), [""; 0]);
    }
}
