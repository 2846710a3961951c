//! Builds the client under `web/` into `$OUT_DIR/web`, where it is embedded from. Nothing runs when nothing changed.
//!
//! * Without the feature `client`, or without Node on the machine, the folder stays empty: the server then runs without a client.
//! * `CAPERS_WEB_DIST` names a folder with a client that is built already; Node is then not needed.
//! * Dependencies are fetched only when the lock file differs from the one they were fetched with.

use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, io};

/// The client, seen from this crate.
const WEB: &str = "../../web";

/// What the client is made of, seen from the root of the project. What it knows of the games' content lies under `web/src`, written by their rules. `web/node_modules` is not watched.
const SOURCES: &[&str] = &[
    "web/src",
    "web/public",
    "web/build",
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "locales",
    "docs/rules",
];

fn main() {
    let crate_folder = PathBuf::from(variable("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(variable("OUT_DIR")).join("web");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CAPERS_WEB_DIST");
    let embedded = match env::var_os("CAPERS_WEB_DIST").map(PathBuf::from) {
        Some(ready) => {
            println!("cargo::rerun-if-changed={}", ready.display());
            ready
        }
        None => {
            if let Err(why) = built(&crate_folder, &out) {
                println!("cargo::error={why}");
                exit(1);
            }
            out
        }
    };
    println!("cargo::rustc-env=WEB_DIST={}", embedded.display());
}

/// Builds the client, or leaves an empty folder where there shall be none or there can be none.
fn built(crate_folder: &Path, out: &Path) -> Result<(), String> {
    let io = |error: io::Error| format!("{}: {error}", out.display());
    fs::create_dir_all(out).map_err(io)?;
    if env::var_os("CARGO_FEATURE_CLIENT").is_none() {
        return Ok(());
    }
    let root = crate_folder.join("../..");
    for source in SOURCES.iter().map(|source| root.join(source)) {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    if Command::new("npm").arg("--version").output().is_err() {
        println!(
            "cargo::warning=Node is not installed, so the browser client is left out and the server answers without it. \
             Install Node 20 or later and build again, or set CAPERS_WEB_DIST to a client that is built already."
        );
        // A file that is never there makes cargo look again next time, when Node may have come; a client of an earlier build is not today's.
        println!("cargo::rerun-if-changed={}", out.join("no-node").display());
        return fs::remove_dir_all(out).and_then(|()| fs::create_dir_all(out)).map_err(io);
    }
    let web = crate_folder.join(WEB);
    // Two profiles that build at once would fetch into the same folder: the second waits for the first.
    let lock = fs::File::create(web.join(".build-lock")).map_err(|error| format!("{}: {error}", web.display()))?;
    lock.lock().map_err(|error| format!("{}: {error}", web.display()))?;
    fetch(&web)?;
    npm(&web, &["exec", "--offline", "--", "vite", "build", "--logLevel", "warn"], Some(out))
}

/// Fetches the dependencies if those that are there were fetched with another lock file.
fn fetch(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json")).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let stamp = web.join("node_modules/.capers-lock");
    if fs::read(&stamp).is_ok_and(|fetched| fetched == lock) {
        return Ok(());
    }
    npm(web, &["ci", "--ignore-scripts", "--no-audit", "--no-fund"], None)?;
    fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))
}

fn npm(web: &Path, arguments: &[&str], out: Option<&Path>) -> Result<(), String> {
    let mut command = Command::new("npm");
    command.args(arguments).current_dir(web);
    if let Some(out) = out {
        command.env("WEB_DIST", out);
    }
    let line = format!("npm {}", arguments.join(" "));
    let ran = command.output().map_err(|error| format!("{line}: {error}"))?;
    if ran.status.success() {
        return Ok(());
    }
    let said = [ran.stdout, ran.stderr].concat();
    // One line an error: cargo shows no more of a message than its first line.
    for said in String::from_utf8_lossy(&said).lines().filter(|said| !said.trim().is_empty()) {
        println!("cargo::warning={said}");
    }
    Err(format!("the browser client cannot be built: `{line}` in web/ failed; what it said is above"))
}

fn variable(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
