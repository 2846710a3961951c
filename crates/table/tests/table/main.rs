//! A table, tested without sockets or disk and with simulated time.

mod acting;
mod chat;
mod clocks;
mod fairness;
mod hall;
mod real_time;
mod rematch;
mod restoring;
mod room;
mod sealing;
mod secrecy;
mod size;
mod strangers;
mod streams;
#[path = "../../../laws/tests/laws/two_vaults/mod.rs"]
mod two_vaults;
mod undo;
mod worlds;
