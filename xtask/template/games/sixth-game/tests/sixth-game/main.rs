//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod laws;
mod plays;
mod rules;
