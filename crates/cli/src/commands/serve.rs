//! `capers serve`: the server, to which browsers, terminals and bots connect.

use std::net::SocketAddr;

use clap::Args;
use engine::page::TextStyle;
use engine::{Message, Words};
use server::Config;
use words::Speaker;

use crate::Context;
use crate::failure::{Exit, Failure};

/// What `capers serve` takes: the settings of the server.
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten)]
    config: Config,
}

/// Serves until it is told to end.
///
/// # Errors
/// If the server cannot start.
pub fn run(asked: &Serve, (language, screen): Context<'_>) -> Result<(), Failure> {
    let speaker = Speaker::new(language, Vec::new());
    let public = asked.config.public_url.clone();
    let listening = move |address: SocketAddr| {
        let open = Message::new("serve-open").with("address", public.unwrap_or_else(|| format!("http://{address}")));
        // A server whose output nobody reads runs all the same.
        let _ = screen.say(TextStyle::Strong, &speaker.say(&open));
    };
    server::run(asked.config.clone(), listening).map_err(|error| Failure::Because(Exit::File, error.message()))
}
