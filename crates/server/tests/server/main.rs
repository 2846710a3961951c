//! All tests of the crate from outside, as one program: each program more would be linked by itself.

mod api;
mod client;
mod crash;
mod deploy_page;
mod ending;
mod guarding;
mod identity;
mod looking_back;
mod options;
mod outside;
mod play;
mod protocol_page;
mod quotas;
mod retired;
mod rooms;
mod sealing;
mod secrecy;
mod strangers;
mod time;
