//! Where a server is, and which table a link means.

use engine::Message;

use crate::failure::Failure;

/// The port of `http://` where none is named.
const USUAL_PORT: u16 = 80;

/// The address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// The name or number of the machine, as it is looked up.
    pub(super) host: String,
    pub(super) port: u16,
    /// What people and `Host` call it: with the port if one was named.
    authority: String,
    /// What its addresses begin with, such as `/capers`; mostly nothing.
    path: String,
}

impl Address {
    /// Reads an address as people write it, with or without `http://`.
    ///
    /// # Errors
    /// If it is none, or one that asks for encryption: this program speaks plain HTTP.
    pub(super) fn read(text: &str) -> Result<Self, Failure> {
        let bad = |key: &'static str| Failure::usage(Message::new(key).with("server", text.to_owned()));
        if text.starts_with("https://") {
            return Err(bad("cli-online-https"));
        }
        let rest = text.strip_prefix("http://").unwrap_or(text).trim_end_matches('/');
        let (authority, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let (host, port) = match authority.rsplit_once(':') {
            // The colons of a numeric address stand between brackets.
            Some((host, port)) if !port.contains(']') => (host, port.parse().map_err(|_| bad("cli-online-bad-address"))?),
            _ => (authority, USUAL_PORT),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let strange = |letter: char| letter.is_whitespace() || letter.is_control() || "/?#@".contains(letter);
        if host.is_empty() || text.contains("://") && !text.starts_with("http://") || rest.contains(|c| strange(c) && c != '/') {
            return Err(bad("cli-online-bad-address"));
        }
        Ok(Self { host: host.to_owned(), port, authority: authority.to_owned(), path: path.to_owned() })
    }

    /// The address of a place on the server, for HTTP.
    pub(super) fn path(&self, place: &str) -> String {
        format!("{}{place}", self.path)
    }

    /// What `Host` says.
    pub(super) fn authority(&self) -> &str {
        &self.authority
    }

    /// The address of the socket.
    pub(super) fn socket(&self) -> String {
        format!("ws://{}{}/ws", self.authority, self.path)
    }
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "http://{}{}", self.authority, self.path)
    }
}

/// The id of a table in its link, or the id itself: the last word of it.
pub(super) fn table_of(link: &str) -> Option<&str> {
    link.rsplit(|letter: char| !letter.is_ascii_alphanumeric()).find(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_write_them() {
        for (text, host, port, socket) in [
            ("http://127.0.0.1:7878", "127.0.0.1", 7878, "ws://127.0.0.1:7878/ws"),
            ("http://capers.example/", "capers.example", 80, "ws://capers.example/ws"),
            ("localhost:7878", "localhost", 7878, "ws://localhost:7878/ws"),
            ("http://[::1]:7878", "::1", 7878, "ws://[::1]:7878/ws"),
            ("http://example.org/capers/", "example.org", 80, "ws://example.org/capers/ws"),
        ] {
            let address = Address::read(text).unwrap();
            assert_eq!((address.host.as_str(), address.port, address.socket()), (host, port, socket.to_owned()), "{text}");
        }
        for bad in ["", "http://", "http://a b", "https://capers.example", "ftp://x", "localhost:port", "http://eve@host", "h\r\nX: y"] {
            assert!(Address::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_link_and_an_id_mean_the_same_table() {
        for link in ["abc23", "http://127.0.0.1:7878/table/abc23", "http://x/table/abc23/", "http://x/#table=abc23"] {
            assert_eq!(table_of(link), Some("abc23"));
        }
        assert_eq!(table_of("//"), None);
    }
}
