//! The referee, spoken to in lines of JSON.

mod commands;
mod games;
mod page;
mod strangers;
mod table;
#[path = "../../../fair/tests/fair/toy/mod.rs"]
mod toy;
