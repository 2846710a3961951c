//! Every sentence a person reads: the rules name sentences ([`engine::Message`]), the catalogs under `locales/` have their words.
//!
//! # Layout
//!
//! * [`language`]: [`Language`], and which one the reader wants.
//! * [`catalog`]: the Fluent files of each language, put together; the rules of each game ([`rules`]); [`missing`] and [`faults`] for the tests of those who name sentences.
//! * [`speaker`]: [`Speaker`], which says a message to one reader.
//!
//! Adding a game takes `locales/en/<slug>.ftl` and `locales/fr/<slug>.ftl`, `docs/rules/<slug>.en.md` and `docs/rules/<slug>.fr.md`; the build
//! finds them.

pub mod catalog;
pub mod language;
pub mod speaker;

pub use catalog::{faults, has, missing, rules};
pub use language::Language;
pub use speaker::Speaker;
