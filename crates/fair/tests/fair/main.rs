//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod page;
mod statistics;
mod toy;
mod verify;
