//! The `capers` command, one module a subcommand.
//!
//! # Layout
//!
//! * [`referee`]: the rules over JSON lines, for any language.

pub mod referee;
