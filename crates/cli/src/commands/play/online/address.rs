//! Where a server is, and which table a link means.

use engine::Message;

use crate::failure::Failure;

/// The address of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Address {
    /// Whether what is said there is encrypted.
    is_secure: bool,
    /// The machine, with the port if one was named.
    authority: String,
    /// What its addresses begin with, such as `/capers`; mostly nothing.
    path: String,
}

impl Address {
    /// Reads an address as people write it, with or without `http://` or `https://`.
    ///
    /// # Errors
    /// If it is none.
    pub(super) fn read(text: &str) -> Result<Self, Failure> {
        let bad = || Failure::usage(Message::new("cli-online-bad-address").with("server", text.to_owned()));
        let (is_secure, rest) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
            (Some(rest), _) => (true, rest),
            (None, plain) => (false, plain.unwrap_or(text)),
        };
        let rest = rest.trim_end_matches('/');
        let (authority, path) = rest.find('/').map_or((rest, ""), |slash| rest.split_at(slash));
        let host = match authority.rsplit_once(':') {
            // The colons of a numeric address stand between brackets.
            Some((host, port)) if !port.contains(']') => port.parse::<u16>().map(|_| host).map_err(|_| bad())?,
            _ => authority,
        };
        let strange = |letter: char| letter.is_whitespace() || letter.is_control() || "?#@".contains(letter);
        if host.is_empty() || rest.contains("://") || rest.contains(strange) {
            return Err(bad());
        }
        Ok(Self { is_secure, authority: authority.to_owned(), path: path.to_owned() })
    }

    /// The address of a place on the server.
    pub(super) fn place(&self, place: &str) -> String {
        format!("{self}{place}")
    }

    /// The address of the socket.
    pub(super) fn socket(&self) -> String {
        let scheme = if self.is_secure { "wss" } else { "ws" };
        format!("{scheme}://{}{}/ws", self.authority, self.path)
    }
}

impl std::fmt::Display for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let scheme = if self.is_secure { "https" } else { "http" };
        write!(f, "{scheme}://{}{}", self.authority, self.path)
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
        for (text, place, socket) in [
            ("http://127.0.0.1:7878", "http://127.0.0.1:7878/api/me", "ws://127.0.0.1:7878/ws"),
            ("http://capers.example/", "http://capers.example/api/me", "ws://capers.example/ws"),
            ("https://capers.example", "https://capers.example/api/me", "wss://capers.example/ws"),
            ("localhost:7878", "http://localhost:7878/api/me", "ws://localhost:7878/ws"),
            ("http://[::1]:7878", "http://[::1]:7878/api/me", "ws://[::1]:7878/ws"),
            ("https://example.org:444/capers/", "https://example.org:444/capers/api/me", "wss://example.org:444/capers/ws"),
        ] {
            let address = Address::read(text).unwrap();
            assert_eq!((address.place("/api/me").as_str(), address.socket().as_str()), (place, socket), "{text}");
        }
        for bad in ["", "http://", "https://", "http://a b", "ftp://x", "localhost:port", "http://eve@host", "h\r\nX: y"] {
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
