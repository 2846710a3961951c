//! Tables over sockets: one task a table, durable before anyone sees it.
//!
//! # Layout
//!
//! * [`config`]: every setting; [`equipment`]: what it plays with; [`failure`]: why a server does not start; `logs`, `meters`: what it tells about itself.
//! * `listen`: takes connections in; `timed`: lets none read too slowly; `limits`, `origin`: how much, and whose pages.
//! * `http`: the HTTP API; `identity`: who asks; `key`, `random`: what nobody may guess.
//! * `socket`: one WebSocket a page.
//! * `tables`: the tables in memory, their bots, and the way to those that sleep.
//! * [`refusal`]: why the server itself refuses.
//!
//! # The way of a move
//!
//! A frame arrives at `socket::connection`, is read by `protocol`, and knocks at the door of the table's task (`tables::live`). The table decides; what
//! it wants remembered goes to the `store`, which commits the moves of all tables together; then its frames go to the outboxes of those who watch.

mod app;
pub mod config;
pub mod equipment;
pub mod failure;
mod http;
mod identity;
mod key;
mod limits;
mod listen;
mod logs;
mod meters;
mod origin;
mod random;
pub mod refusal;
mod running;
mod socket;
mod tables;
mod timed;

pub use config::{Config, LogFormat};
pub use equipment::Equipment;
pub use failure::ServeError;
pub use running::{Running, run};
