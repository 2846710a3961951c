//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod backup;
mod crash;
mod files;
mod group_commit;
mod keep;
mod log;
mod players;
mod tidying;
