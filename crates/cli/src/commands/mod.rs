//! The commands, one file each: what it takes, and what it does.

pub mod backup;
pub mod completions;
pub mod games;
pub mod man;
pub mod play;
pub mod referee;
pub mod replay;
pub mod serve;
pub mod simulate;
pub mod verify;
