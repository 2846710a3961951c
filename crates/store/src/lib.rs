//! What tables must not forget: their logs, their headers, and who plays.
//!
//! A log entry is text that this crate never looks into; numbers go from 0 without holes, and the database itself refuses a second writer of the
//! same number. Whoever gets the answer to an append may tell the world: the entry survives the end of the process and of the machine's power.
//! Finished records are not stored: they follow from the log.
//!
//! Nothing of SQL leaves this crate. Another engine than SQLite is another implementation of [`Store`].
//!
//! # Layout
//!
//! * [`store`]: the [`Store`] trait, the contract between those who keep things and those who want them kept.
//! * [`table`]: [`TableHeader`] and what changes it; [`player`]: [`Player`].
//! * [`error`]: [`StoreError`], how keeping can fail.
//! * [`data_folder`]: where the files are, and the lock that keeps two servers out of one folder.
//! * [`sqlite`]: [`SqliteStore`], one file, one writer, group commit. [`backup`](mod@backup): a copy of it while it is in use.

pub mod backup;
pub mod data_folder;
pub mod error;
pub mod player;
pub mod sqlite;
pub mod store;
pub mod table;

pub use backup::backup;
pub use data_folder::DataFolder;
pub use error::StoreError;
pub use player::{Player, PlayerChange};
pub use sqlite::SqliteStore;
pub use store::{Pending, Stats, Store};
pub use table::{Append, ChatChange, HeaderChange, TableFilter, TableHeader, TableState, Visibility};
