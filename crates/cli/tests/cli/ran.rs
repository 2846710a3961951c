//! Runs the real `capers`, as a shell would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run left behind.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `capers` with these arguments and this input, in English and without any setting of the machine.
pub(crate) fn capers(arguments: &[&str], input: &str) -> Ran {
    run(Command::new(env!("CARGO_BIN_EXE_capers")).args(arguments), input)
}

/// Runs a command that may have been given more than arguments.
pub(crate) fn run(command: &mut Command, input: &str) -> Ran {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TERM"] {
        if !command.get_envs().any(|(name, _)| name == variable) {
            command.env_remove(variable);
        }
    }
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // In a thread of its own, because a pipe holds less than a whole game; and a game that is over reads no more.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let ran = Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    };
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    for line in ran.out.lines().chain(ran.err.lines()) {
        let width = line.chars().count();
        assert!(width <= 80 || line.contains('\x1b'), "{width} columns: {line}");
    }
    ran
}

/// Answers that bring any game of Dice Heist to its end: heists where there are any, recruits in between.
pub(crate) fn answers() -> String {
    "2\n1\n".repeat(600)
}

/// A folder that goes away, and files in it.
pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// A file with this text.
    pub(crate) fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.file(name), text).unwrap();
        text_of(&self.file(name))
    }

    /// The record of a whole game, and where it is.
    pub(crate) fn played(&self) -> (String, serde_json::Value) {
        let file = text_of(&self.file("game.json"));
        let ran = capers(&["play", "dice-heist", "--name", "Ada", "--seed", "7", "--save", &file], &answers());
        assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
        let record = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
        (file, record)
    }
}

/// A path as an argument.
pub(crate) fn text_of(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}
