//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod bots;
mod diagrams;
mod examples;
mod insight;
mod laws;
mod moving;
mod positions;
mod refusals;
mod rules;
mod rules_page;
mod rulings;
mod support;
mod table;
