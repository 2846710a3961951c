//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod examples;
mod insight;
mod laws;
mod numbers;
mod positions;
mod refusals;
mod rules;
mod rulings;
mod support;
mod whole_games;
