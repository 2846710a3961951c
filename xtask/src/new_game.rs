//! `cargo xtask new-game <slug>`: a small, whole game that plays at once, to be turned into another.
//!
//! Its files lie under `template/` as they lie in the project, named after [`TEMPLATE`]; writing them is copying them under another name.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell;

/// The slug that the files of the template have.
pub(crate) const TEMPLATE: &str = "sixth-game";

/// Where the template is.
const FOLDER: &str = "xtask/template";

/// The file with the list of games.
pub(crate) const CATALOG: &str = "crates/catalog/Cargo.toml";

/// What cargo writes anew when there is one more crate.
pub(crate) const LOCKS: [&str; 2] = ["Cargo.lock", "fuzz/Cargo.lock"];

/// Longer names do not fit the tables of the terminal.
const LONGEST: usize = 24;

/// Writes a game into the project and says what to do with it.
///
/// # Errors
/// With a sentence about the slug, or about a file that cannot be written.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let [slug] = args else { return Err("say how the game is called in addresses and files: `cargo xtask new-game night-bag`".to_owned()) };
    let written = write(&shell::root(), slug)?;
    println!("{slug} is written:");
    written.iter().for_each(|file| println!("  {file}"));
    println!("outside its own files these were changed, the locks by cargo:");
    [CATALOG].into_iter().chain(LOCKS).for_each(|file| println!("  {file}"));
    println!(
        "\nIt plays at once:\n  cargo run -- play {slug}\n  cargo run -- simulate {slug} --bots greedy,random\n  cargo run\n\n\
         Make it yours, beginning with docs/rules/{slug}.en.md and games/{slug}/src/lib.rs; CONTRIBUTING.md says how.\n\
         When rules change: WRITE=1 cargo test -p catalog typescript, CAPERS_GOLDEN=write cargo test -p catalog golden,\n\
         and WRITE=1 cargo run -p lab --example probe -- sums. Without web/src/games/{slug} the game has a plain page."
    );
    Ok(())
}

/// Writes a game of this name into the project in this folder; gives back its own files.
///
/// # Errors
/// As [`run`].
pub(crate) fn write(root: &Path, slug: &str) -> Result<Vec<String>, String> {
    check_slug(slug)?;
    check_free(root, slug)?;
    let mut written = Vec::new();
    for file in files(&root.join(FOLDER))? {
        let inside = file.strip_prefix(root.join(FOLDER)).expect("it was found there").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = renamed(&inside, slug);
        save(&root.join(&name), &renamed(&text, slug))?;
        written.push(name);
    }
    list(root, slug)?;
    // The length of a name decides where lines are broken, and its first letter where imports stand.
    let sources = written.iter().filter(|file| file.ends_with(".rs")).map(|file| format!(" {file}")).collect::<String>();
    shell::run_in(root, &format!("rustfmt --edition 2024{sources}"))?;
    shell::run_in(root, "cargo update --quiet --workspace --offline")?;
    shell::run_in(root, "cargo update --quiet --workspace --offline --manifest-path fuzz/Cargo.toml")?;
    Ok(written)
}

/// # Errors
/// With a sentence that says what a slug looks like.
fn check_slug(slug: &str) -> Result<(), String> {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase());
    if !slug.split('-').all(is_word) {
        return Err(format!("{slug:?} is no slug: it has small letters from a to z, and one hyphen between two words, as in `night-bag`"));
    }
    // One word alone may be a keyword of Rust, or the name of a type that every game has.
    if !slug.contains('-') {
        return Err(format!("{slug:?} is one word: a slug has two or more, as in `night-bag`"));
    }
    if slug.len() > LONGEST {
        return Err(format!("{slug:?} is too long: a slug has at most {LONGEST} letters"));
    }
    if slug == TEMPLATE {
        return Err(format!("{TEMPLATE:?} is what the template is called: choose another name"));
    }
    Ok(())
}

/// # Errors
/// If a game, a crate or a file has this name already.
fn check_free(root: &Path, slug: &str) -> Result<(), String> {
    if root.join("games").join(slug).exists() {
        return Err(format!("there is a game {slug} already: games/{slug}"));
    }
    let lock = fs::read_to_string(root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    if lock.lines().any(|line| line == format!("name = \"{slug}\"")) {
        return Err(format!("the name {slug} is taken: Cargo.lock has a crate that is called so"));
    }
    let taken = files(&root.join(FOLDER))?.into_iter().find_map(|file| {
        let inside = file.strip_prefix(root.join(FOLDER)).ok()?.to_string_lossy().into_owned();
        Some(renamed(&inside, slug)).filter(|name| root.join(name).exists())
    });
    taken.map_or(Ok(()), |name| Err(format!("the name {slug} is taken: there is a file {name}")))
}

/// Adds the game to the catalog: one line, after the last game.
fn list(root: &Path, slug: &str) -> Result<(), String> {
    let file = root.join(CATALOG);
    let text = fs::read_to_string(&file).map_err(|error| format!("{CATALOG}: {error}"))?;
    save(&file, &listed(&text, slug).ok_or_else(|| format!("{CATALOG} lists no game"))?)
}

fn listed(manifest: &str, slug: &str) -> Option<String> {
    let at = manifest.rfind(GAME_PATH)?;
    let end = at + manifest[at..].find('\n')? + 1;
    Some(format!("{}{slug} = {{ {GAME_PATH}{slug}\" }}\n{}", &manifest[..end], &manifest[end..]))
}

/// How the catalog names the folder of a game.
pub(crate) const GAME_PATH: &str = "path = \"../../games/";

/// The same text about a game of this name. The template's name is written in four ways.
pub(crate) fn renamed(text: &str, slug: &str) -> String {
    rename(text, TEMPLATE, slug)
}

/// The text with one name instead of another, wherever and however it is written.
pub(crate) fn rename(text: &str, from: &str, to: &str) -> String {
    let words = |slug: &str, between: &str| slug.split('-').map(capital).collect::<Vec<_>>().join(between);
    text.replace(from, to)
        .replace(&from.replace('-', "_"), &to.replace('-', "_"))
        .replace(&words(from, ""), &words(to, ""))
        .replace(&words(from, " "), &words(to, " "))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// All files under a folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
            let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

fn save(file: &Path, text: &str) -> Result<(), String> {
    let told = |error: std::io::Error| format!("{}: {error}", file.display());
    fs::create_dir_all(file.parent().expect("a file lies in a folder")).map_err(told)?;
    fs::write(file, text).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_slug_is_told_in_a_sentence() {
        for (slug, why) in [
            ("Night-Bag", "no slug"),
            ("night_bag", "no slug"),
            ("night--bag", "no slug"),
            ("-night", "no slug"),
            ("", "no slug"),
            ("night-bag-2", "no slug"),
            ("match", "one word"),
            ("a-very-very-long-name-indeed", "too long"),
            ("sixth-game", "template"),
        ] {
            assert!(check_slug(slug).unwrap_err().contains(why), "{slug}");
        }
        assert_eq!(check_slug("night-bag"), Ok(()));
    }

    #[test]
    fn a_name_that_is_taken_is_refused() {
        let root = shell::root();
        assert!(check_free(&root, "dice-heist").unwrap_err().contains("games/dice-heist"));
        assert!(check_free(&root, "serde-json").is_ok() && check_free(&root, "ts-rs").unwrap_err().contains("Cargo.lock"));
        assert_eq!(check_free(&root, "night-bag"), Ok(()));
    }

    #[test]
    fn a_name_is_written_in_four_ways() {
        let text = "use sixth_game::SixthGame; // Sixth Game: sixth-game-web-title";
        let renamed = renamed(text, "night-bag");
        assert_eq!(renamed, "use night_bag::NightBag; // Night Bag: night-bag-web-title");
        assert_eq!(rename(&renamed, "night-bag", TEMPLATE), text);
    }

    #[test]
    fn the_catalog_gets_one_line_more() {
        let manifest = "[dependencies]\na = { path = \"../../games/a\" }\nb = { path = \"../../games/b\" }\n\n[dev-dependencies]\n";
        assert_eq!(listed(manifest, "c-d").unwrap(), manifest.replace("/b\" }\n", "/b\" }\nc-d = { path = \"../../games/c-d\" }\n"));
        assert_eq!(listed("[dependencies]\n", "c-d"), None);
    }
}
