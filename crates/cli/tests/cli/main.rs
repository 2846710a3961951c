//! The `capers` command from outside, as people and shells use it.

mod backup;
mod bad_input;
mod clock;
mod disk;
mod encrypted;
mod help;
mod online;
mod play;
mod ran;
mod records;
mod referee;
mod simulate;
