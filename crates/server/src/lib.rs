//! Tables over sockets: one task a table, durable before anyone sees it.
//!
//! # Layout
//!
//! * [`config`]: every setting; [`setup`]: what it plays with; [`failure`]: why a server does not start; `logs`, `counters`: what it tells about itself.
//! * `listen`: takes connections in; `timed`: lets none read too slowly; `limits`, `origin`: how much, and whose pages.
//! * `http`: the HTTP API; `identity`: who asks; `key`, `random`: what nobody may guess.
//! * `socket`: one WebSocket a page.
//! * `tables`: the tables in memory, their bots, and the way to those that sleep.
//! * [`refusal`]: why the server itself refuses.
//!
//! # The way of a move
//!
//! A frame arrives at `socket::connection`, is read by `protocol`, and goes as a request to the table's task (`tables::live`). The table decides; what
//! it wants remembered goes to the `store`, which commits the moves of all tables together; then its frames go to the outboxes of those who watch.

mod app;
pub mod config;
mod counters;
pub mod failure;
mod http;
mod identity;
mod key;
mod limits;
mod listen;
mod logs;
mod origin;
mod random;
pub mod refusal;
mod running;
pub mod setup;
mod socket;
mod tables;
mod timed;

pub use config::{Config, LogFormat};
pub use failure::ServeError;
pub use running::{Running, run};
pub use setup::ServerSetup;
