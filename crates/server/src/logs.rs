//! The log of the server: lines for people, or JSON for programs.

use tracing_subscriber::EnvFilter;

use crate::config::{Config, LogFormat};
use crate::failure::ServeError;

/// Sets the log up for this process. The second call in one process changes nothing.
///
/// # Errors
/// If what the log should tell cannot be understood.
pub(crate) fn start(config: &Config) -> Result<(), ServeError> {
    let filter = EnvFilter::try_new(&config.log).map_err(|error| ServeError::Log { why: error.to_string() })?;
    // A log that cannot be written, as on a full disk, is told nowhere: the library would print that to the same place, and printing panics there.
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).log_internal_errors(false);
    // Only a log that is set up already can be in the way, and that one will do.
    let _ = match config.log_format {
        LogFormat::Text => log.try_init(),
        LogFormat::Json => log.json().try_init(),
    };
    Ok(())
}
