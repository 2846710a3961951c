//! `capers serve`: the server, to which browsers, terminals and bots connect.

use clap::Args;
use server::Config;

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
pub fn run(asked: &Serve, _: Context<'_>) -> Result<(), Failure> {
    server::run(asked.config.clone()).map_err(|error| Failure::Because(Exit::File, error.message()))
}
