//! The browser client: its types, its tests, and how much a first visit loads.

use super::Step;

pub(super) fn steps() -> Vec<Step> {
    vec![
        // Fetches what the client needs, if its lock file has changed, and builds it.
        Step::command("web-build", "cargo build -p webclient"),
        Step::command("web-types", "npm --prefix web run --silent check"),
        Step::command("web-tests", "npm --prefix web run --silent test"),
        Step::command("web-budget", "npm --prefix web run --silent build"),
    ]
}
