//! Help, manual and completions, in both languages.

use crate::ran::capers;

const COMMANDS: [&str; 9] = ["backup", "play", "replay", "verify", "games", "simulate", "referee", "completions", "man"];

#[test]
fn every_command_helps_with_examples() {
    for (language, example, usage) in [("en", "Example", "Usage: capers"), ("fr", "Exemple", "Utilisation\u{a0}: capers")] {
        for command in COMMANDS {
            for flag in ["--help", "-h"] {
                let ran = capers(&[command, flag, "--lang", language], "");
                assert_eq!(ran.code, 0);
                assert!(ran.out.contains(example) && ran.out.contains(usage), "{}", ran.out);
                assert!(ran.out.contains(&format!("capers {command}")), "{}", ran.out);
            }
        }
        let whole = capers(&["--help", "--lang", language], "").out;
        assert!(COMMANDS.iter().all(|command| whole.contains(&format!("\n  {command}"))), "{whole}");
        assert!(whole.contains("  3  "), "the exit codes: {whole}");
    }
}

#[test]
fn french_help_is_french() {
    for command in COMMANDS {
        let help = capers(&[command, "--help", "--lang", "fr"], "").out;
        for english in ["Usage", "Commands", "Print", "possible values", "default:"] {
            assert!(!help.contains(english), "{command}: {english}\n{help}");
        }
    }
}

#[test]
fn the_version_is_told() {
    let ran = capers(&["--version"], "");
    assert_eq!((ran.code, ran.out), (0, format!("capers {}\n", env!("CARGO_PKG_VERSION"))));
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = std::process::Command::new(env!("CARGO_BIN_EXE_capers")).args(["completions", shell]).output().unwrap();
        let script = String::from_utf8(ran.stdout).unwrap();
        assert!(ran.status.success() && COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
        assert!(script.contains("dice-heist") || !["bash", "zsh"].contains(&shell), "{shell} completes games");
    }
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let page = |arguments: &[&str]| {
        let ran = std::process::Command::new(env!("CARGO_BIN_EXE_capers")).arg("man").args(arguments).output().unwrap();
        assert!(ran.status.success());
        String::from_utf8(ran.stdout).unwrap()
    };
    assert!(page(&[]).contains(".SH NAME") && page(&["--lang", "fr"]).contains(".SH NOM"));
    for command in COMMANDS {
        assert!(page(&[command]).contains(&format!("capers\\-{command}")), "{}", page(&[command]));
    }
}
