//! Asks a server something over HTTP or HTTPS.

use std::io;
use std::time::Duration;

use engine::Message;
use protocol::RefusedBody;
use serde::de::DeserializeOwned;
use serde_json::Value;
use ureq::Agent;
use ureq::http::header::{COOKIE, SET_COOKIE};
use ureq::tls::{RootCerts, TlsConfig};

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
    agent: Agent,
}

/// What a server answered.
struct Answer {
    status: u16,
    set_cookie: Option<String>,
    body: String,
}

impl Http {
    pub(super) fn new(address: Address) -> Self {
        // The certificates that the system trusts, so that a server at home may have one of its own. What it refuses is read and not only counted.
        let tls = TlsConfig::builder().root_certs(RootCerts::PlatformVerifier).build();
        let config = Agent::config_builder().http_status_as_error(false).timeout_global(Some(PATIENCE)).proxy(None).tls_config(tls);
        Self { address, cookie: None, agent: config.build().into() }
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
        let answer = self.exchange(method, place, body).map_err(|error| self.unreachable(error))?;
        if answer.status >= 400 {
            let refused: RefusedBody = serde_json::from_str(&answer.body).map_err(|_| strange())?;
            return Err(Failure::refused(refused.message));
        }
        let read = serde_json::from_str(&answer.body).map_err(|_| strange())?;
        self.cookie = answer.set_cookie.or(self.cookie.take());
        Ok(read)
    }

    fn exchange(&self, method: &str, place: &str, body: &str) -> Result<Answer, ureq::Error> {
        let mut request = ureq::http::Request::builder().method(method).uri(self.address.place(place));
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let mut answer = self.agent.run(request.body(body)?)?;
        let set = answer.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        Ok(Answer {
            status: answer.status().as_u16(),
            set_cookie: set.and_then(|cookie| cookie.split(';').next()).map(|cookie| cookie.trim().to_owned()),
            body: answer.body_mut().with_config().limit(LONGEST_ANSWER).read_to_string()?,
        })
    }

    fn named(&self, key: &'static str) -> Message {
        Message::new(key).with("server", self.address.to_string())
    }

    fn unreachable(&self, error: ureq::Error) -> Failure {
        let why = match error {
            ureq::Error::Timeout(_) => Message::new("cli-why-no-answer"),
            ureq::Error::ConnectionFailed => Message::new("cli-why-nobody-listens"),
            ureq::Error::Protocol(_) => return Failure::refused(self.named("cli-online-strange")),
            other => match other.into_io() {
                error if error.kind() == io::ErrorKind::ConnectionRefused => Message::new("cli-why-nobody-listens"),
                error => files::reason(&error),
            },
        };
        Failure::Because(Exit::File, self.named("cli-online-unreachable").with("why", why))
    }
}
