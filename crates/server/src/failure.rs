//! Why a server does not start.

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use engine::Message;
use store::StoreError;

/// Why a server does not start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServeError {
    /// The store cannot be opened.
    Store(StoreError),
    /// The address cannot be listened on.
    Bind {
        /// The address.
        address: SocketAddr,
        /// What the system said.
        why: String,
    },
    /// The key of the cookies cannot be read or made.
    Key {
        /// Its file.
        file: PathBuf,
        /// What is wrong.
        why: String,
    },
    /// The setting of what the log tells is no such setting.
    Log {
        /// What is wrong.
        why: String,
    },
    /// The system refuses what every server needs: threads, signals.
    System {
        /// What the system said.
        why: String,
    },
}

impl ServeError {
    /// The sentence for people; the catalogs have it.
    pub fn message(&self) -> Message {
        let of_file = |key: &'static str, file: &PathBuf| Message::new(key).with("file", file.display().to_string());
        match self {
            Self::Store(StoreError::InUse { folder }) => of_file("serve-in-use", folder),
            Self::Store(StoreError::Unreachable { path, why }) => of_file("serve-unreachable", path).with("why", why.clone()),
            Self::Store(StoreError::Damaged { file, why }) => of_file("serve-damaged", file).with("why", why.clone()),
            Self::Store(StoreError::Later { file }) => of_file("serve-later", file),
            Self::Store(other) => Message::new("serve-store").with("why", other.to_string()),
            Self::Bind { address, why } => Message::new("serve-bind").with("address", address.to_string()).with("why", why.clone()),
            Self::Key { file, why } => of_file("serve-key", file).with("why", why.clone()),
            Self::Log { why } => Message::new("serve-log").with("why", why.clone()),
            Self::System { why } => Message::new("serve-system").with("why", why.clone()),
        }
    }
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::Bind { address, why } => write!(f, "cannot listen on {address}: {why}"),
            Self::Key { file, why } => write!(f, "the key in {} cannot be used: {why}", file.display()),
            Self::Log { why } => write!(f, "the setting of the log cannot be read: {why}"),
            Self::System { why } => write!(f, "the system does not let the server run: {why}"),
        }
    }
}

impl std::error::Error for ServeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_failure_has_words_in_every_language() {
        let why = || "why".to_owned();
        let path = || PathBuf::from("/data");
        let failures = [
            ServeError::Store(StoreError::InUse { folder: path() }),
            ServeError::Store(StoreError::Unreachable { path: path(), why: why() }),
            ServeError::Store(StoreError::Damaged { file: path(), why: why() }),
            ServeError::Store(StoreError::Later { file: path() }),
            ServeError::Store(StoreError::Unavailable { why: why() }),
            ServeError::Bind { address: ([127, 0, 0, 1], 80).into(), why: why() },
            ServeError::Key { file: path(), why: why() },
            ServeError::Log { why: why() },
            ServeError::System { why: why() },
        ];
        for failure in failures {
            for language in words::Language::ALL {
                let said = words::Speaker::new(language, Vec::new()).try_say(&failure.message());
                assert!(said.is_ok(), "{failure:?}: {said:?}");
            }
        }
    }
}
