//! `capers serve` as a process on a disk that takes nothing more, and on data that somebody has spoiled.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::ran::{Folder, text_of};

/// Longer than anything takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server in a process of its own.
struct Served {
    child: Child,
    url: String,
    folder: Folder,
}

impl Served {
    /// Starts one on the data in this folder, and waits until it listens.
    fn start(folder: Folder) -> Self {
        let log = File::create(folder.file("log")).unwrap();
        let mut command = Command::new("sh");
        // A process that writes beyond its limit is ended by a signal unless it ignores it, and what is ignored stays ignored in the program.
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_capers"), "serve", "--port", "0", "--lang", "en"]);
        command.args(["--log", "warn", "--data"]).arg(folder.file("data")).env("NO_COLOR", "1");
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let url = said.split_whitespace().find(|word| word.starts_with("http")).unwrap_or_else(|| panic!("it says {said:?}"));
        Self { child, url: url.trim_end_matches('.').to_owned(), folder }
    }

    /// The most bytes a file may have that this server writes to.
    fn limit(&self, bytes: &str) {
        let mut limit = Command::new("prlimit");
        limit.args(["--pid", &self.child.id().to_string(), &format!("--fsize={bytes}:")]);
        assert!(limit.status().unwrap().success());
    }

    /// Status and body of an answer.
    fn get(&self, path: &str) -> (u16, String) {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut answer = agent.get(format!("{}{path}", self.url)).call().unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    /// The same for somebody who takes a name.
    fn take_name(&self) -> (u16, String) {
        let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
        let mut answer = agent.post(format!("{}/api/me", self.url)).send("{\"name\":\"Eve\"}").unwrap();
        (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
    }

    fn wait_for(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < PATIENCE, "{what}: {}", self.log());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.file("log")).unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_disk_that_takes_nothing_more_is_told_and_nothing_else_breaks() {
    let served = Served::start(Folder::new());
    assert_eq!((served.get("/healthz").0, served.get("/readyz").0, served.take_name().0), (200, 200, 200));
    served.limit("0");
    served.wait_for("a full disk is no good health", |served| served.get("/healthz").0 == 503 && served.get("/readyz").0 == 503);
    for (status, body) in [served.get("/healthz"), served.get("/readyz"), served.take_name()] {
        let told: Value = serde_json::from_str(&body).unwrap_or_else(|_| panic!("{body}"));
        assert_eq!((status, &told["code"]), (503, &"unavailable".into()), "{body}");
    }
    assert_eq!(served.get("/api/tables"), (200, "[]".to_owned()), "what is kept can still be read");
    served.limit("unlimited");
    served.wait_for("there is place again", |served| served.get("/healthz").0 == 200 && served.get("/readyz").0 == 200);
    assert_eq!(served.take_name().0, 200);
}

fn copy(name: &str, from: &Path, to: &Path) {
    fs::copy(from.join(name), to.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
}

#[test]
fn a_copy_without_its_log_and_an_empty_key_are_warned_about() {
    let served = Served::start(Folder::new());
    assert_eq!(served.take_name().0, 200);
    let folder = Folder::new();
    let (from, to) = (served.folder.file("data"), folder.file("data"));
    fs::create_dir(&to).unwrap();
    copy("capers.sqlite", &from, &to);
    fs::write(to.join("cookie.key"), "").unwrap();
    let restored = Served::start(folder);
    restored.wait_for("both are told", |restored| restored.log().contains("-wal") && restored.log().contains("was empty"));
    assert!(restored.log().contains(&text_of(&to.join("capers.sqlite"))), "{}", restored.log());
    assert_eq!(restored.take_name().0, 200, "it serves all the same");
    assert_eq!(served.log(), "", "a server on its own data has nothing to warn about");
}
