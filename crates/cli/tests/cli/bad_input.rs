//! What is asked wrongly gets a sentence that says what to do, in the reader's language, and the exit code that is written down.

use crate::ran::{Folder, capers, text_of};

/// Runs and looks for these words, in English and in French.
fn check(arguments: &[&str], code: i32, english: &str, french: &str) {
    for (language, words) in [("en", english), ("fr", french)] {
        let given: Vec<&str> = arguments.iter().copied().chain(["--lang", language]).collect();
        let ran = capers(&given, "");
        assert_eq!(ran.code, code, "{arguments:?}: {}", ran.err);
        let told = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(&words), "{arguments:?}: {words}\n{told}");
    }
}

#[test]
fn an_unknown_game_gets_a_suggestion() {
    check(&["play", "dice-hiest"], 2, "There is no game “dice-hiest”", "Il n’y a pas de jeu «\u{a0}dice-hiest\u{a0}»");
    check(&["play", "dice-hiest"], 2, "Did you mean dice-heist?", "Vouliez-vous dire dice-heist\u{202f}?");
    check(&["games", "poker"], 2, "The games are: dice-heist", "Les jeux sont\u{a0}: dice-heist");
}

#[test]
fn seats_out_of_range_say_the_range() {
    let (english, french) = ("Dice Heist has 2 to 5 seats, not 9: choose with --seats.", "de 2 à 5 places, et non 9");
    check(&["play", "dice-heist", "--seats", "9"], 2, english, french);
    check(&["play", "dice-heist", "-o", "seats=9"], 2, english, french);
    check(&["play", "dice-heist", "--seats", "-1"], 2, "", "");
    check(&["play", "dice-heist", "--seats", "many"], 2, "give a whole number", "donnez un nombre entier");
    check(&["play", "dice-heist", "--seats", "2", "--people", "3"], 2, "There are 2 seats and 3 people", "2 places et 3 personnes");
}

#[test]
fn options_of_the_game_are_explained() {
    check(&["play", "dice-heist", "-o", "colour=red"], 2, "Its options are: seats, first_seat,", "Ses options sont\u{a0}: seats,");
    check(&["play", "dice-heist", "-o", "stall_guard=99"], 2, "It can be: 0 to 20.", "Valeurs possibles\u{a0}: de 0 à 20.");
    check(&["play", "dice-heist", "-o", "stall_guard"], 2, "write NAME=VALUE", "écrivez NOM=VALEUR");
}

#[test]
fn the_command_line_is_explained() {
    check(&["play", "dice-heist", "--sets", "3"], 2, "Did you mean --seats?", "Vouliez-vous dire --seats\u{202f}?");
    check(&["play", "dice-heist", "--bogus"], 2, "Help: capers play --help", "Aide\u{a0}: capers play --help");
    check(&["plai"], 2, "There is no command “plai”", "Il n’y a pas de commande «\u{a0}plai\u{a0}»");
    check(&["play"], 2, "Something is missing: <GAME>", "Il manque quelque chose\u{a0}: <JEU>");
    check(&["verify"], 2, "Something is missing: <FILE>", "Il manque quelque chose\u{a0}: <FICHIER>");
    check(&["play", "dice-heist", "--seats"], 2, "Something is missing after --seats", "Il manque quelque chose après --seats");
    check(&["play", "dice-heist", "--bot", "genius"], 2, "It can be: random, greedy", "Valeurs possibles\u{a0}: random, greedy");
    check(&["play", "--resume", "x", "--seats", "3"], 2, "does not go together with", "ne va pas avec");
    check(&["man", "nothing"], 2, "There is no command “nothing”", "Il n’y a pas de commande");
    check(&["completions", "tcsh"], 2, "bash, elvish, fish, powershell, zsh", "bash, elvish, fish, powershell, zsh");
    assert_eq!(capers(&["play", "dice-heist", "--lang", "xx"], "").code, 2);
}

#[test]
fn files_that_cannot_be_used_say_why() {
    let folder = Folder::new();
    let full = folder.write("full.json", "something else");
    let nowhere = text_of(&folder.file("no/such/folder.json"));
    let itself = text_of(&folder.file(""));
    let below = format!("{full}/below.json");
    check(&["play", "dice-heist", "--save", &nowhere], 3, "there is no such file or folder. Choose another file.", "n’existe pas");
    check(&["play", "dice-heist", "--save", &itself], 3, "it is a folder", "c’est un dossier");
    check(&["play", "dice-heist", "--save", &below], 3, "part of the path is no folder", "n’est pas un dossier");
    check(&["play", "dice-heist", "--save", &full], 3, "has something in it already", "contient déjà quelque chose");
    for command in ["verify", "replay"] {
        check(&[command, &nowhere], 3, "cannot be read: there is no such file", "ne peut pas être lu");
        check(&[command, &itself], 3, "it is a folder", "c’est un dossier");
        check(&[command, &full], 1, "it is not JSON", "ce n’est plus du JSON");
    }
    assert_eq!(std::fs::read_to_string(&full).unwrap(), "something else", "nothing was written over");
    let other = folder.write("list.json", "[1,2,3]");
    check(&["verify", &other], 1, "This is not a record of a game", "Ce n’est pas l’enregistrement d’une partie");
    std::fs::write(folder.file("bytes.json"), [0xff, 0xfe, 0]).unwrap();
    check(&["verify", &text_of(&folder.file("bytes.json"))], 1, "is not text", "n’est pas du texte");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_before_the_first_move() {
    check(&["play", "dice-heist", "--save", "/dev/full"], 3, "there is no room left", "il n’y a plus de place");
    let ran =
        crate::ran::run(std::process::Command::new("sh").args(["-c", "exec \"$0\" games > /dev/full", env!("CARGO_BIN_EXE_capers")]), "");
    assert_eq!(ran.code, 3);
    assert!(ran.err.contains("there is no room left"), "{}", ran.err);
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let folder = Folder::new();
    let (file, _) = folder.played();
    for command in [format!("replay {file}"), "play dice-heist --people 0".to_owned(), "--help".to_owned(), "man".to_owned()] {
        let script = format!("\"$0\" {command} | head -n 1; echo ${{PIPESTATUS[0]}}");
        let ran = crate::ran::run(std::process::Command::new("bash").args(["-c", &script, env!("CARGO_BIN_EXE_capers")]), "");
        assert!(ran.out.ends_with("0\n") && ran.err.is_empty(), "{command}: {}{}", ran.out, ran.err);
    }
}
