//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod bots;
mod examples_guards;
mod examples_rolling;
mod examples_together;
mod insight;
mod laws;
mod maps;
mod positions;
mod refusals;
mod rounds;
mod rules;
mod support;
mod version_two;
