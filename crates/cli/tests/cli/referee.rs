//! `capers referee` as a process: whatever comes on its input, it answers line by line and goes on.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};

use referee::LONGEST_LINE;
use serde_json::{Value, json};

fn start() -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_capers"));
    command.arg("referee").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the referee starts")
}

/// What the process answers to this input, line by line.
fn answers(input: &[u8]) -> Vec<Value> {
    let mut referee = start();
    let mut stdin = referee.stdin.take().unwrap();
    let mut said = String::new();
    std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input).unwrap());
        referee.stdout.take().unwrap().read_to_string(&mut said).unwrap();
    });
    assert!(referee.wait().unwrap().success());
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_process_survives_bad_lines_of_any_kind_and_size() {
    let mut input = Vec::new();
    for bad in [&b""[..], b"\xff\xff", b"\0\0\0", b"{", b"null", &b"[".repeat(1 << 20), &vec![b'9'; 1 << 20], &vec![b'x'; 3 * LONGEST_LINE]]
    {
        input.extend(bad);
        input.push(b'\n');
    }
    input.extend(br#"{"cmd":"new","game":"dice-heist","options":{"seats":2}}"#);
    input.extend(b"\r\n");
    input.extend(br#"{"cmd":"turn"}"#);
    let answers = answers(&input);
    assert_eq!(answers.len(), 10);
    assert!(answers[..8].iter().all(|answer| answer["refused"]["code"] == "bad_command"));
    assert_eq!(answers[8], json!({"ok": {}}));
    assert_eq!(answers[9]["ok"]["kind"], "chance");
}

#[test]
fn the_process_answers_at_once() {
    let mut referee = start();
    let (mut stdin, mut stdout) = (referee.stdin.take().unwrap(), referee.stdout.take().unwrap());
    for _ in 0..3 {
        stdin.write_all(b"{\"cmd\":\"turn\"}\n").unwrap();
        let mut answer = Vec::new();
        let mut byte = [0];
        while byte[0] != b'\n' {
            stdout.read_exact(&mut byte).unwrap();
            answer.push(byte[0]);
        }
        assert_eq!(serde_json::from_slice::<Value>(&answer).unwrap()["refused"]["code"], "no_game");
    }
    drop(stdin);
    assert!(referee.wait().unwrap().success());
}

#[test]
fn the_process_ends_quietly_when_nobody_listens() {
    let mut referee = start();
    drop(referee.stdout.take());
    let mut stdin = referee.stdin.take().unwrap();
    // The referee may be gone before all of this is written: then writing fails, and that is as it should be.
    let _ = stdin.write_all(&b"{\"cmd\":\"games\"}\n".repeat(1000));
    drop(stdin);
    assert!(referee.wait().unwrap().success());
}
