//! Whose pages may speak to this server.
//!
//! A browser sends the cookie of this server along with whatever any page on the web asks of it, but says in `Origin` which page that is. Programs that
//! are no browsers send no `Origin`, and no cookie that they do not own.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

use crate::config::Config;

/// The origins that are ours.
#[derive(Clone, Debug)]
pub(crate) struct Origins {
    /// As browsers write them: `https://capers.example`, without a slash at the end.
    allowed: Vec<String>,
    /// Whether a page may also be of whatever name the server was reached by: only where nobody has said what its name is.
    any_own_name: bool,
}

impl Origins {
    pub(crate) fn new(config: &Config) -> Self {
        let known = config.allow_origin.iter().chain(&config.public_url);
        Self { allowed: known.map(|url| origin_of(url)).collect(), any_own_name: config.public_url.is_none() }
    }

    /// Whether a request with these headers may act for the player its cookie names.
    pub(crate) fn allow(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.allowed.iter().any(|allowed| allowed.eq_ignore_ascii_case(origin)) {
            return true;
        }
        if !self.any_own_name {
            return false;
        }
        // A page that this very server served, under whatever name it was reached.
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let origin_host = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
        host.zip(origin_host).is_some_and(|(host, origin)| host.eq_ignore_ascii_case(origin))
    }
}

/// The origin of an address: all up to the path.
fn origin_of(url: &str) -> String {
    let path = url.find("://").and_then(|at| url[at + 3..].find('/').map(|slash| at + 3 + slash));
    url[..path.unwrap_or(url.len())].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(origin: Option<&str>, expected: bool) {
        check_at(Some("https://capers.example/play/"), origin, expected);
    }

    fn check_at(public_url: Option<&str>, origin: Option<&str>, expected: bool) {
        let config =
            Config { public_url: public_url.map(str::to_owned), allow_origin: vec!["http://dev.example:5173".into()], ..Config::default() };
        let mut headers = HeaderMap::new();
        headers.insert(HOST, "10.0.0.1:7878".parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        assert_eq!(Origins::new(&config).allow(&headers), expected, "{origin:?}");
    }

    #[test]
    fn our_own_pages_and_programs_may_speak() {
        check(None, true);
        check(Some("https://capers.example"), true);
        check(Some("HTTPS://Capers.Example"), true);
        check(Some("http://dev.example:5173"), true);
        check_at(None, Some("http://10.0.0.1:7878"), true);
        check_at(None, Some("http://dev.example:5173"), true);
    }

    /// Whoever can make a browser reach the server under another name could else make that name's pages ours.
    #[test]
    fn with_a_public_address_no_other_name_counts() {
        check(Some("http://10.0.0.1:7878"), false);
        check(Some("https://10.0.0.1:7878"), false);
    }

    #[test]
    fn pages_of_others_may_not() {
        for origin in
            ["https://evil.example", "null", "https://capers.example.evil.example", "http://10.0.0.1:80", "http://dev.example", ""]
        {
            check(Some(origin), false);
        }
    }
}
