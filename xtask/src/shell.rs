//! Starting programs in the project's folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// The folder of the project.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies inside the project").to_owned()
}

/// A command as a person would type it: words apart by spaces, variables in front as `NAME=value`.
pub(crate) fn command(line: &str) -> Command {
    let mut words = line.split_whitespace().peekable();
    let mut variables = Vec::new();
    while let Some((name, value)) = words.peek().and_then(|word| word.split_once('=')) {
        variables.push((name, value));
        words.next();
    }
    let mut command = Command::new(words.next().expect("a command has a name"));
    command.args(words).envs(variables).current_dir(root());
    command
}

/// Runs a command that shows its own output.
///
/// # Errors
/// If it cannot be started or ends badly.
pub(crate) fn run(line: &str) -> Result<(), String> {
    run_in(&root(), line)
}

/// The same in another folder.
///
/// # Errors
/// If it cannot be started or ends badly.
pub(crate) fn run_in(folder: &Path, line: &str) -> Result<(), String> {
    let status = command(line).current_dir(folder).status().map_err(|error| format!("`{line}` did not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
}

/// Runs a command and gives back what it printed.
///
/// # Errors
/// If it cannot be started or ends badly.
pub(crate) fn output(line: &str) -> Result<String, String> {
    let output = command(line).stderr(Stdio::inherit()).output().map_err(|error| format!("`{line}` did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("`{line}` ended with {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("`{line}` printed something that is not text"))
}

/// Whether a command can be run here and ends well, without showing anything.
pub(crate) fn works(line: &str) -> bool {
    let quiet = command(line).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// Where cargo puts what it builds.
///
/// # Errors
/// If cargo does not say.
pub(crate) fn target_folder() -> Result<PathBuf, String> {
    let metadata = output("cargo metadata --no-deps --format-version 1")?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    metadata["target_directory"].as_str().map(PathBuf::from).ok_or_else(|| "cargo has no target folder".to_owned())
}
