//! The clock of Heist in a terminal: seconds that pass, time that is called, bots that do not stand still meanwhile.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::ran::{Folder, capers, text_of};

/// Rounds of ten seconds, with one person and a bot.
const GAME: [&str; 20] = [
    "play",
    "crew-heist",
    "--seats",
    "2",
    "--name",
    "Ann",
    "--seed",
    "3",
    "-o",
    "map=corner",
    "-o",
    "difficulty=first",
    "-o",
    "planning=none",
    "-o",
    "seconds=10",
    "-o",
    "dawn=5",
    "--bot",
    "greedy",
];

fn moves(file: &std::path::Path) -> Vec<Value> {
    let record: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    record["moves"].as_array().unwrap().clone()
}

#[test]
fn time_is_called_where_nobody_answers() {
    let folder = Folder::new();
    let file = folder.file("game.json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_capers"));
    command.args(GAME).args(["--save", &text_of(&file)]).env("LANG", "en").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut keyboard = child.stdin.take().unwrap();
    // The person takes a square and then only watches; the keyboard stays there.
    keyboard.write_all(b"1\n").unwrap();
    let mut shown = String::new();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    while !shown.contains("Time is up.") {
        assert!(lines.read_line(&mut shown).unwrap() > 0, "time is called before the end:\n{shown}");
    }
    drop(keyboard);
    lines.read_to_string(&mut shown).unwrap();
    assert!(child.wait().unwrap().success(), "{shown}");
    assert!(shown.contains("10 seconds left"), "{shown}");
    let moves = moves(&file);
    assert_eq!(moves.iter().filter(|entry| entry["time_up"] == true).count(), 1, "time_up is a move");
    let called = moves.iter().position(|entry| entry["time_up"] == true).unwrap();
    let by_bot = moves[..called].iter().filter(|entry| entry["seat"] == 1 && entry["action"]["type"] != "place").count();
    assert!(by_bot > 1, "the bot acted while the person did not: {by_bot}");
    assert_eq!(capers(&["verify", &text_of(&file)], "").code, 0);
}

#[test]
fn whoever_is_done_need_not_wait_for_the_clock() {
    // Answers that come at once: a square, and then every choice that waits. A round of five minutes is over as soon as everybody is done.
    let folder = Folder::new();
    let file = folder.file("game.json");
    let game: Vec<&str> = GAME.iter().map(|part| if *part == "seconds=10" { "seconds=300" } else { part }).collect();
    let menu = capers(&game, "1\n");
    let wait =
        menu.out.lines().rev().find(|line| line.to_lowercase().contains("wait")).unwrap_or_else(|| panic!("{}", menu.out)).to_owned();
    let number: String = wait.chars().skip_while(|letter| !letter.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    let ran = capers(&[&game[..], &["--save", &text_of(&file)]].concat(), &format!("1\n{number}\n"));
    assert_eq!(ran.code, 0, "{}", ran.out);
    // The round ends by itself if nobody can do more, and otherwise when the rest of the time has passed at once.
    assert!(ran.out.contains("Round 1: the building answers."), "{}", ran.out);
    assert!(moves(&file).len() > 3);
}

/// Plays in a terminal of its own: takes a square, looks on for some seconds, leaves.
const IN_A_TERMINAL: &str = r#"
import os, pty, select, sys, time
child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
shown = b""
def until(words):
    global shown
    begun = time.monotonic()
    while words not in shown:
        assert time.monotonic() - begun < 60, (words, shown)
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536)
until(b"your choice")
os.write(terminal, b"1\n")
until(b"10 seconds left")
until(b"8 seconds left")
os.write(terminal, b"q\n")
try:
    while part := os.read(terminal, 65536):
        shown += part
except OSError:
    pass
status = os.waitpid(child, 0)[1]
sys.stdout.buffer.write(shown)
sys.exit(os.waitstatus_to_exitcode(status))
"#;

#[test]
fn seconds_pass_on_the_screen_while_somebody_thinks() {
    let mut python = Command::new("python3");
    python
        .args(["-c", IN_A_TERMINAL, env!("CARGO_BIN_EXE_capers")])
        .args(GAME)
        .env("TERM", "xterm")
        .env("LANG", "en")
        .env_remove("NO_COLOR");
    let output = python.output().expect("Python is part of what the check needs");
    let shown = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{shown}\n{}", String::from_utf8_lossy(&output.stderr));
    // Above the line where the answer is typed, and back again.
    for seconds in [9, 8] {
        assert!(shown.contains("\x1b7\x1b[1A\r") && shown.contains(&format!("{seconds} seconds left")), "{shown}");
    }
}
