//! `capers simulate` from outside: what it prints, what it writes, and what it says to bad input.

use std::process::{Command, Output};

use serde_json::Value;

fn capers(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_capers"));
    command.args(["simulate"]).args(arguments).env("LC_ALL", "C.UTF-8").env_remove("LANG");
    command.output().expect("capers starts")
}

fn printed(arguments: &[&str]) -> String {
    let output = capers(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The exit code, and the complaint as one line.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = capers(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?} printed something");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn the_figures_do_not_depend_on_threads() {
    let figures = |threads| printed(&["dice-heist", "--games=400", "--bots=greedy,random", "--seed=7", "--threads", threads, "--json"]);
    let one = figures("1");
    assert_eq!(one, figures("2"));
    assert_eq!(one, figures("5"));
    let figures: Value = serde_json::from_str(&one).expect("JSON and nothing else");
    assert_eq!((figures["games"].as_u64(), figures["bots"][0]["bot"].as_str()), (Some(400), Some("greedy")));
}

#[test]
fn tables_are_for_people_in_their_language() {
    let english = printed(&["dice-heist", "--games=50", "--bots=greedy,random", "-o", "targeted_raid=true", "--option=first_seat=1"]);
    for part in ["Dice Heist: 50 games, 2 seats, seed 0", "targeted_raid=true", "95% interval", "greedy", "raid", "--rotate"] {
        assert!(english.contains(part), "{part} is missing:\n{english}");
    }
    let french = printed(&["dice-heist", "--games=50", "--lang=fr", "--bots=greedy"]);
    assert!(french.contains("victoires") && !french.contains("interval "), "{french}");
    assert!(english.lines().chain(french.lines()).all(|line| line.chars().count() <= 80));
}

#[test]
fn no_remark_is_too_wide_and_one_is_one() {
    for language in ["--lang=en", "--lang=fr"] {
        let output = capers(&["dice-heist", "--games=20000", "--threads=2", language]);
        let remark = String::from_utf8(output.stderr).expect("text");
        assert!(!remark.is_empty() && remark.lines().all(|line| line.chars().count() <= 80), "{remark}");
    }
    let output = capers(&["dice-heist", "--games=1"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("1 game, 3 seats"));
    assert!(String::from_utf8_lossy(&output.stderr).contains("1 thread."));
}

#[test]
fn figures_go_to_files_and_tables_to_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, csv) = (folder.path().join("figures.json"), folder.path().join("figures.csv"));
    let tables = printed(&["dice-heist", "--games=20", "--json", json.to_str().unwrap(), "--csv", csv.to_str().unwrap()]);
    assert!(tables.starts_with("Dice Heist: 20 games"));
    let figures: Value = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!(figures["seats"].as_array().map(Vec::len), Some(3));
    assert!(std::fs::read_to_string(csv).unwrap().starts_with("group,name,figure,value,low,high\nseat,0,games,20,,\n"));
    assert!(printed(&["dice-heist", "--games=20", "--csv"]).starts_with("group,"));
}

#[test]
fn what_cannot_be_is_said_in_a_sentence() {
    for (arguments, code, said) in [
        (&["poker"][..], 2, &["poker", "dice-heist"][..]),
        (&["dice-heist", "--bots=genius"], 2, &["genius", "random", "greedy"]),
        (&["dice-heist", "--bots=random,greedy", "--seats=3"], 2, &["2", "3"]),
        (&["dice-heist", "--seats=9"], 2, &["seats", "2 to 5"]),
        (&["dice-heist", "--option=colour=red"], 2, &["colour", "targeted_raid"]),
        (&["dice-heist", "--option=targeted_raid"], 2, &["targeted_raid", "NAME=VALUE"]),
        (&["dice-heist", "--games=0"], 2, &["games", "from 1 on"]),
        (&["dice-heist", "--games=many"], 2, &["many", "whole number"]),
        (&["dice-heist", "--games=99999999999999999999"], 2, &["smaller number"]),
        (&["dice-heist", "--games=1", "--json", "--csv"], 2, &["JSON", "CSV", "file"]),
        (&["dice-heist", "--games=1", "--json=/nowhere/at/all.json"], 3, &["/nowhere/at/all.json"]),
    ] {
        let (exit, complaint) = refused(arguments);
        assert_eq!(exit, Some(code), "{arguments:?}: {complaint}");
        for part in said {
            assert!(complaint.contains(part), "{arguments:?} should name {part}: {complaint}");
        }
    }
}
