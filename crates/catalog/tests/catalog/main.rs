//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod choices;
mod films;
mod golden;
mod plain_words;
mod typescript;
