//! How keeping can fail.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// Why something could not be kept or found. The words here are for logs; whoever speaks to people has sentences of its own for each case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Somebody else has written this number of the log already, or the number before it is missing: the writer's idea of the table is stale.
    Conflict {
        /// The table.
        table: Arc<str>,
        /// The number that the writer wanted to write first.
        seq: u64,
    },
    /// There is no such table or player.
    Missing {
        /// What was looked for.
        id: Arc<str>,
    },
    /// A table, player or token with this name exists already.
    Taken {
        /// The name.
        id: Arc<str>,
    },
    /// Another server holds the folder.
    InUse {
        /// The folder.
        folder: PathBuf,
    },
    /// The folder or a file in it cannot be made, read or written.
    Unreachable {
        /// The folder or file.
        path: PathBuf,
        /// What the system said.
        why: String,
    },
    /// The file is no store, or a damaged one.
    Damaged {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The file was written by a later release than this one.
    Later {
        /// The file.
        file: PathBuf,
    },
    /// The store does not answer at present: the disk is full or broken, or the store is closed. Nothing of the write was kept.
    Unavailable {
        /// What the store said.
        why: String,
    },
}

impl StoreError {
    /// The store does not answer, and why.
    pub(crate) fn unavailable(why: impl fmt::Display) -> Self {
        Self::Unavailable { why: why.to_string() }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { table, seq } => write!(f, "entry {seq} of table {table} does not follow what is stored"),
            Self::Missing { id } => write!(f, "{id} is not stored"),
            Self::Taken { id } => write!(f, "{id} exists already"),
            Self::InUse { folder } => write!(f, "another server uses the data in {}", folder.display()),
            Self::Unreachable { path, why } => write!(f, "{} cannot be used: {why}", path.display()),
            Self::Damaged { file, why } => write!(f, "{} is damaged or no store of Capers: {why}", file.display()),
            Self::Later { file } => write!(f, "{} was written by a later release", file.display()),
            Self::Unavailable { why } => write!(f, "the store does not answer: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
