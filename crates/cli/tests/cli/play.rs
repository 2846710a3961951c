//! `capers play` from outside: whole games through pipes.

use std::fs;
use std::process::Command;

use crate::ran::{Folder, answers, capers, run, text_of};

#[test]
fn a_game_against_bots_is_played_to_its_end() {
    let ran = capers(&["play", "dice-heist", "--seats", "3", "--bot", "greedy", "--bot", "random", "--name", "Ada"], &answers());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("At the table: Ada, Vera (bot greedy) and Max (bot random)."), "{}", ran.out);
    assert!(ran.out.contains("The dice follow from a secret"));
    assert!(ran.out.contains("Ada, your choice (1-"));
    assert!(ran.out.contains("Heist: "));
    assert!(ran.out.contains("16.7%") || ran.out.contains("33.3%") || ran.out.contains("66.7%"), "odds stand beside the risks");
    assert!(!ran.out.contains('\x1b'), "no colour in a pipe");
    results_add_up(&ran.out);
}

/// DH-8.2: artifacts, gems and bonus make the total; the paintings between them are millions.
fn results_add_up(out: &str) {
    let rows: Vec<Vec<i64>> = out
        .lines()
        .skip_while(|line| !line.trim_start().starts_with("Rank"))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().filter_map(|cell| cell.parse().ok()).collect())
        .collect();
    assert_eq!(rows.len(), 3, "{out}");
    for row in &rows {
        let [_, artifacts, gems, _, bonus, total] = row[..] else { panic!("{row:?}") };
        assert_eq!(artifacts + gems + bonus, total);
    }
    assert_eq!(rows.iter().map(|row| row[1]).sum::<i64>(), 30, "DH-8.3: 30 artifacts in all");
    assert!(rows.is_sorted_by_key(|row| row[0]), "the best first");
}

#[test]
fn the_same_game_in_french() {
    let french = capers(&["play", "dice-heist", "--lang", "fr", "--seed", "7"], &answers());
    assert_eq!(french.code, 0, "{}", french.err);
    for words in ["À la table\u{a0}: Joueur 1, Vera (robot greedy) et Max (robot greedy).", "votre choix (1-", "16,7\u{202f}%", "= Total"]
    {
        assert!(french.out.contains(words), "{words}\n{}", french.out);
    }
    for english in ["your choice", "sidekick", "wins", "Rank"] {
        assert!(!french.out.contains(english), "{english}");
    }
    let by_system =
        run(Command::new(env!("CARGO_BIN_EXE_capers")).args(["play", "dice-heist", "--seed", "7"]).env("LANG", "fr_FR.UTF-8"), &answers());
    assert_eq!(by_system.out, french.out, "the language of the system, and the same luck for the same seed");
}

#[test]
fn colour_is_there_when_asked_for_and_never_against_the_reader() {
    let asked = |color: &str| capers(&["play", "dice-heist", "--seed", "7", "--color", color], "q\n").out;
    let plain = asked("never");
    let coloured = asked("always");
    assert!(coloured.contains("\x1b[") && !plain.contains('\x1b'));
    let stripped: String =
        coloured.split('\x1b').enumerate().map(|(at, part)| if at == 0 { part } else { part.split_once('m').unwrap().1 }).collect();
    assert_eq!(stripped, plain, "nothing is told by colour alone");
    let quiet = run(Command::new(env!("CARGO_BIN_EXE_capers")).args(["games"]).env("NO_COLOR", "1"), "");
    assert!(!quiet.out.contains('\x1b'));
}

#[test]
fn a_game_is_kept_and_goes_on() {
    let folder = Folder::new();
    let file = text_of(&folder.file("kept.json"));
    let left = capers(&["play", "dice-heist", "--seed", "7", "--save", &file], "1\n1\nq\n");
    assert_eq!(left.code, 0, "{}", left.err);
    assert!(left.out.contains("capers play --resume"), "{}", left.out);
    let kept = fs::read_to_string(&file).unwrap();
    assert!(kept.contains("\"secret\""), "without its secret the luck could not go on");

    let again = capers(&["play", "--resume", &file], "");
    assert!(again.out.contains("your choice") && again.out.contains("capers play --resume"), "the input ends politely: {}", again.out);
    assert_eq!(again.code, 0);

    let resumed = capers(&["play", "dice-heist", "--resume", &file], &answers());
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.contains("capers verify"), "{}", resumed.out);
    let verified = capers(&["verify", &file], "");
    assert_eq!(verified.code, 0, "{}", verified.out);
    assert!(verified.out.contains("The game is over.") && verified.out.contains("draws follow from it"), "{}", verified.out);
    assert_eq!(fs::read_dir(folder.file(".")).unwrap().count(), 1, "nothing is left beside the record");
}

#[test]
fn a_game_that_the_referee_began_goes_on_without_names() {
    let mut referee = referee::Referee::default();
    referee.answer(br#"{"cmd":"new","game":"dice-heist","options":{"seats":3},"seed":7}"#);
    let answer: serde_json::Value = serde_json::from_str(&referee.answer(br#"{"cmd":"record"}"#)).unwrap();
    let folder = Folder::new();
    let file = folder.write("began.json", &answer["ok"].to_string());
    let resumed = capers(&["play", "--resume", &file], "");
    assert_eq!(resumed.code, 0, "{}", resumed.err);
    assert!(resumed.out.contains("At the table: seat 0, seat 1 and seat 2."), "{}", resumed.out);
}

#[test]
fn a_finished_game_can_only_be_looked_at() {
    let (file, _) = Folder::new().played();
    let gone = capers(&["play", "--resume", &file], "");
    assert_eq!(gone.code, 3, "its folder is gone");
    let folder = Folder::new();
    let (file, record) = folder.played();
    let again = capers(&["play", "--resume", &file], "");
    assert_eq!(again.code, 0);
    assert!(again.out.contains("= Total"), "{}", again.out);
    assert_eq!(serde_json::from_str::<serde_json::Value>(&fs::read_to_string(&file).unwrap()).unwrap(), record);
}

#[test]
fn answers_that_are_no_choice_get_a_sentence() {
    let long = "x".repeat(100_000);
    let input = format!("0\n99\n-1\n\nfoo\n\u{1b}[2J\n{long}\nu\ns\nl\nl 3\nb\nh\n?\n? 4\nq\n");
    let ran = capers(&["play", "dice-heist", "--seed", "7", "--name", "Ada"], &input);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for words in [
        "There is no such choice: type a number from 1 to",
        "“-1” is no answer",
        "Type the number of your choice, 1 to",
        "“foo” is no answer",
        "There is nothing to take back.",
        "Say where: s FILE.",
        "take back, as long as nobody has learned",
        "Two to five master thieves empty four museums",
        "one die alone shows more than the security",
        "the game is not kept",
    ] {
        assert!(ran.out.replace('\n', " ").contains(words), "{words}\n{}", ran.out);
    }
    assert!(!ran.out.contains('\u{1b}'), "an answer does not steer the terminal");
}

#[test]
fn what_others_have_seen_is_not_taken_back() {
    let ran = capers(&["play", "dice-heist", "--people", "2", "--seats", "2", "-o", "open_artifacts=true"], "1\nu\nq\n");
    assert!(ran.out.replace('\n', " ").contains("This cannot be taken back: since then chance has fallen"), "{}", ran.out);
}

#[test]
fn a_game_can_be_saved_elsewhere_while_it_runs() {
    let folder = Folder::new();
    let file = text_of(&folder.file("elsewhere.json"));
    let ran = capers(&["play", "dice-heist"], &format!("s /no/such/folder/game.json\ns {file}\n1\nq\n"));
    assert_eq!(ran.code, 0);
    let told = ran.out.replace('\n', " ");
    assert!(told.contains("cannot be written: there is no such file or folder"), "{told}");
    assert!(told.contains("Saved in") && told.contains("--resume"), "{told}");
    assert_eq!(capers(&["verify", &file], "").code, 0);
}

#[test]
fn the_keyboard_is_passed_only_where_something_is_hidden() {
    let people = ["play", "dice-heist", "--people", "2", "--seats", "2", "--name", "Ada", "--name", "Bo", "--seed", "7"];
    let open: Vec<&str> = people.into_iter().chain(["-o", "open_artifacts=true"]).collect();
    let open = capers(&open, &answers());
    assert_eq!(open.code, 0);
    assert!(!open.out.contains("pass the keyboard"));
    // DH-3.4, DH-4.12: piles lie face down unless agreed otherwise, so the two see different things as soon as one of them has an artifact.
    let ran = capers(&people, &"1\n2\n\n".repeat(900));
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("pass the keyboard to Ada") && ran.out.contains("Bo, press Enter when"), "{}", ran.out);
    assert!(ran.out.contains("= Total"), "{}", ran.out);
}

#[test]
fn bots_play_by_themselves_while_people_watch() {
    let ran = capers(&["play", "dice-heist", "--people", "0", "--seats", "5", "-o", "targeted_raid=true", "--bot", "random"], "");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("= Total") && !ran.out.contains("your choice"));
}

#[test]
fn long_lists_of_choices_are_put_together() {
    // With raids and some sidekicks there are dozens of choices; all of them must stay within 80 columns, which every run here checks.
    for language in ["en", "fr"] {
        let recruits = "1\n".repeat(12);
        let ran =
            capers(&["play", "dice-heist", "--seats", "5", "-o", "targeted_raid=true", "--lang", language, "--bot", "random"], &recruits);
        assert_eq!(ran.code, 0);
        assert!(ran.out.contains(" …\n"), "{}", ran.out);
    }
}

#[test]
fn where_all_may_act_it_goes_round_past_those_who_are_done() {
    let options = ["clock=untimed", "map=corner", "planning=none", "dawn=5"].map(|option| ["--option", option]).concat();
    let people = ["play", "crew-heist", "--seats", "3", "--people", "2", "--name", "Ann", "--name", "Bob", "--seed", "3"];
    let ran = capers(&[&people[..], &options].concat(), &"1\n".repeat(5000));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let asked: Vec<&str> = ran.out.lines().filter_map(|line| Some(line.split_once(", your choice")?.0)).collect();
    assert_eq!(asked[..4], ["Ann", "Bob", "Ann", "Bob"], "a square each, then an action each");
    assert!(ran.out.contains("The sun comes up") || ran.out.contains("captured"), "it comes to an end:\n{}", ran.out);
}
