//! Asks a server something over HTTP: a request, an answer, and the connection is over.
//!
//! Version 1.0 of it, in which an answer ends where the connection does: that needs no library.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use engine::Message;
use protocol::RefusedBody;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::address::Address;
use crate::failure::{Exit, Failure};
use crate::files;

/// How long a server may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Records are the longest answers.
const LONGEST_ANSWER: u64 = 64 << 20;

/// A server, and the cookie by which it knows us.
#[derive(Debug)]
pub(super) struct Http {
    pub(super) address: Address,
    pub(super) cookie: Option<String>,
}

/// What a server answered.
struct Answer {
    status: u16,
    set_cookie: Option<String>,
    body: String,
}

impl Http {
    pub(super) fn new(address: Address) -> Self {
        Self { address, cookie: None }
    }

    /// # Errors
    /// If the server cannot be reached, or refuses; as for all functions here.
    pub(super) fn get<T: DeserializeOwned>(&mut self, place: &str) -> Result<T, Failure> {
        self.ask("GET", place, "")
    }

    /// # Errors
    /// See [`Http::get`].
    pub(super) fn post<T: DeserializeOwned>(&mut self, place: &str, body: &Value) -> Result<T, Failure> {
        self.ask("POST", place, &body.to_string())
    }

    fn ask<T: DeserializeOwned>(&mut self, method: &str, place: &str, body: &str) -> Result<T, Failure> {
        let strange = || Failure::refused(self.named("cli-online-strange"));
        let answer = self.exchange(method, place, body).map_err(|error| self.unreachable(&error))?;
        let answer = answer.ok_or_else(strange)?;
        if answer.status >= 400 {
            let refused: RefusedBody = serde_json::from_str(&answer.body).map_err(|_| strange())?;
            return Err(Failure::refused(refused.message));
        }
        let read = serde_json::from_str(&answer.body).map_err(|_| strange())?;
        self.cookie = answer.set_cookie.or(self.cookie.take());
        Ok(read)
    }

    fn exchange(&self, method: &str, place: &str, body: &str) -> io::Result<Option<Answer>> {
        let address = &self.address;
        let nowhere = || io::Error::from(io::ErrorKind::NotFound);
        let place = address.path(place);
        let found = (address.host.as_str(), address.port).to_socket_addrs()?.next().ok_or_else(nowhere)?;
        let mut stream = TcpStream::connect_timeout(&found, PATIENCE)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let host = address.authority();
        let length = body.len();
        write!(stream, "{method} {place} HTTP/1.0\r\nHost: {host}\r\n{cookie}Content-Length: {length}\r\n\r\n{body}")?;
        let mut text = Vec::new();
        stream.take(LONGEST_ANSWER).read_to_end(&mut text)?;
        Ok(Answer::read(&String::from_utf8_lossy(&text)))
    }

    fn named(&self, key: &'static str) -> Message {
        Message::new(key).with("server", self.address.to_string())
    }

    fn unreachable(&self, error: &io::Error) -> Failure {
        let why = match error.kind() {
            io::ErrorKind::ConnectionRefused => Message::new("cli-why-nobody-listens"),
            io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock => Message::new("cli-why-no-answer"),
            _ => files::reason(error),
        };
        Failure::Because(Exit::File, self.named("cli-online-unreachable").with("why", why))
    }
}

impl Answer {
    fn read(text: &str) -> Option<Self> {
        let (head, body) = text.split_once("\r\n\r\n")?;
        let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
        let set = head.lines().filter_map(|line| line.split_once(':')).find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        let set_cookie = set.and_then(|(_, value)| value.split(';').next()).map(|cookie| cookie.trim().to_owned());
        Some(Self { status, set_cookie, body: body.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_apart() {
        let answer = Answer::read("HTTP/1.0 201 Created\r\nset-cookie: a=b; HttpOnly\r\n\r\n{\"id\":1}").unwrap();
        assert_eq!((answer.status, answer.set_cookie.as_deref(), answer.body.as_str()), (201, Some("a=b"), "{\"id\":1}"));
        for strange in ["", "SSH-2.0-OpenSSH", "HTTP/1.1 200 OK", "HTTP/1.1 soon\r\n\r\n"] {
            assert!(Answer::read(strange).is_none(), "{strange:?}");
        }
    }
}
