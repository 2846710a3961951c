//! The laws, proved on a game that keeps them and on variants of it that break them one by one.

mod faults;
mod keeps;
mod two_vaults;
