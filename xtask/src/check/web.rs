//! The browser client: its types, its tests, how much a first visit loads, and whole games in a real browser on the real server.

use super::Step;
use super::rust::BUILD_ALL;

pub(super) fn steps() -> Vec<Step> {
    vec![
        // Fetches what the client needs, if its lock file has changed, and builds it.
        Step::command("web-build", "cargo build -p webclient"),
        Step::command("web-format", "npm --prefix web run --silent format"),
        Step::command("web-lint", "npm --prefix web run --silent lint"),
        Step::command("web-types", "npm --prefix web run --silent check"),
        Step::command("web-tests", "npm --prefix web run --silent test"),
        Step::command("web-budget", "npm --prefix web run --silent build"),
        // The server that the browser plays on, with the client in it.
        Step::command("web-server", BUILD_ALL),
        Step::command("web-browser", "npm --prefix web run --silent e2e"),
    ]
}
