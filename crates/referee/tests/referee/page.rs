//! The page about the referee shows a session as it really goes, and names every command.

use referee::Referee;

const PAGE: &str = include_str!("../../../../docs/referee.md");

#[test]
fn the_session_goes_as_the_page_says() {
    let (_, rest) = PAGE.split_once("```session\n").expect("the page has a session");
    let (session, _) = rest.split_once("```").expect("the session ends");
    let lines: Vec<&str> = session.lines().collect();
    assert!(lines.len() > 20);
    let mut referee = Referee::default();
    for exchange in lines.chunks(2) {
        let command = exchange[0].strip_prefix("> ").expect("every other line is a command");
        assert_eq!(referee.answer(command.as_bytes()), exchange[1], "{command}");
    }
}

/// The commands of the page's table are understood: without a game, and with what the table leaves out, they are refused for other reasons.
#[test]
fn every_command_of_the_page_is_one() {
    let commands = PAGE.lines().filter_map(|line| line.strip_prefix("| `{\"cmd\":")?.split_once("` |"));
    let mut known = 0;
    for (rest, _) in commands {
        let command = format!("{{\"cmd\":{}", rest.replace("{…}", "{}"));
        let answer = Referee::default().answer(command.as_bytes());
        assert!(!answer.contains("bad_command"), "{command} gave {answer}");
        known += 1;
    }
    assert_eq!(known, 18);
}
