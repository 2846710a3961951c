//! Rules of the house about the files in git: what must not be in them, how long they may be, who may know whom.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

use super::Step;
use crate::shell;

/// How many lines a Rust file may have before its tests, unless its head says why it has more.
const MOST_LINES: usize = 400;

/// What a longer file says in its head, followed by the reason.
const LONGER_BECAUSE: &str = "//! Longer than 400 lines because";

/// How many columns a line of the browser client may have. Files that Rust writes are as long as they come.
const MOST_COLUMNS: usize = 140;

/// Text that no file may contain, with the reason. Each is written in two halves so that this file does not contain it.
const BANNED: &[(&str, &str)] = &[
    (concat!("/wor", "k/"), "a path of one machine"),
    (concat!("/roo", "t/"), "a path of one machine"),
    (concat!("../sha", "red"), "a folder outside the project"),
    (concat!("artifac", "tory"), "a registry of one machine"),
    (concat!("index.crates", ".io"), "a registry of one machine"),
    (concat!("registry.npm", "js.org"), "a registry of one machine"),
    (concat!("todo", "!("), "unfinished work"),
    (concat!("unimplemented", "!("), "unfinished work"),
    (concat!("dbg", "!("), "a print for debugging"),
    (concat!("<<<<", "<<< "), "a merge left half done"),
    (concat!(">>>>", ">>> "), "a merge left half done"),
];

/// Words that no file may contain as a whole word.
const BANNED_WORDS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];

/// Who may know whom, for the crates that are no game. A crate that is missing here fails the check, so that its place is decided on purpose.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("laws", &["engine"]),
    ("fair", &["engine"]),
    ("words", &["engine"]),
    ("protocol", &["engine"]),
    ("table", &["engine", "fair", "protocol"]),
    ("bots", &["engine", "fair", "catalog"]),
    ("lab", &["engine", "fair", "catalog", "bots"]),
    ("referee", &["engine", "fair", "catalog", "bots", "words"]),
    ("store", &[]),
    ("server", &["engine", "fair", "catalog", "bots", "protocol", "table", "store", "webclient"]),
    ("capers", &["engine", "fair", "catalog", "bots", "lab", "protocol", "referee", "store", "words", "server"]),
    ("webclient", &[]),
    ("xtask", &[]),
];

pub(super) fn steps() -> Vec<Step> {
    vec![
        Step::function("house-words", words),
        Step::function("house-sizes", sizes),
        Step::function("house-locales", locales),
        Step::function("house-imports", imports),
    ]
}

fn files() -> Result<Vec<String>, String> {
    let listed = shell::output("git ls-files --cached --others --exclude-standard")?;
    Ok(listed.lines().map(str::to_owned).filter(|file| shell::root().join(file).is_file()).collect())
}

/// The text of a file; nothing for a picture and the like.
fn text(file: &str) -> Option<String> {
    fs::read(shell::root().join(file)).ok().and_then(|bytes| String::from_utf8(bytes).ok())
}

fn report(found: &[String]) -> Result<(), String> {
    if found.is_empty() { Ok(()) } else { Err(format!("{} found:\n{}", found.len(), found.join("\n"))) }
}

fn words() -> Result<(), String> {
    let mut found = Vec::new();
    for file in files()? {
        for (number, line) in text(&file).unwrap_or_default().lines().enumerate() {
            if let Some(why) = banned(line) {
                found.push(format!("{file}:{}: {why}", number + 1));
            }
        }
    }
    report(&found)
}

fn banned(line: &str) -> Option<String> {
    if let Some((part, why)) = BANNED.iter().find(|(part, _)| line.contains(part)) {
        return Some(format!("{part:?} is {why}"));
    }
    let word = line.split(|letter: char| !letter.is_alphanumeric()).find(|word| BANNED_WORDS.contains(word));
    word.map(|word| format!("{word:?} marks unfinished work"))
}

fn sizes() -> Result<(), String> {
    let mut found = Vec::new();
    for file in files()?.iter().filter(|file| file.ends_with(".rs")) {
        let text = text(file).unwrap_or_default();
        let lines = text.lines().take_while(|line| *line != "#[cfg(test)]").count();
        if lines > MOST_LINES && !text.lines().any(|line| line.starts_with(LONGER_BECAUSE)) {
            found.push(format!("{file}: {lines} lines before its tests; split it, or say in its head {LONGER_BECAUSE:?} …"));
        }
    }
    for file in files()?.iter().filter(|file| is_client_code(file)) {
        let text = text(file).unwrap_or_default();
        let long = text.lines().enumerate().filter(|(_, line)| line.chars().count() > MOST_COLUMNS);
        found.extend(long.map(|(at, _)| format!("{file}:{}: more than {MOST_COLUMNS} columns", at + 1)));
    }
    report(&found)
}

/// Whether a file is code of the browser client that people write.
fn is_client_code(file: &str) -> bool {
    let is_made = file == "web/src/protocol.ts" || (file.starts_with("web/src/games/") && file.ends_with("/types.ts"));
    let ending = file.rsplit_once('.').map_or("", |(_, ending)| ending);
    file.starts_with("web/") && !is_made && ["ts", "svelte", "css", "js", "mjs"].contains(&ending)
}

fn locales() -> Result<(), String> {
    let files = files()?;
    let of = |language: &str| -> BTreeSet<String> {
        files
            .iter()
            .filter_map(|file| file.strip_prefix("locales/")?.strip_prefix(language)?.strip_prefix('/'))
            .map(str::to_owned)
            .collect()
    };
    let (english, french) = (of("en"), of("fr"));
    let found: Vec<String> =
        english.symmetric_difference(&french).map(|file| format!("locales/*/{file} exists in one language only")).collect();
    report(&found)
}

fn imports() -> Result<(), String> {
    let metadata = shell::output("cargo metadata --no-deps --format-version 1")?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let packages = metadata["packages"].as_array().ok_or("cargo lists no packages")?;
    let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_owned();
    let ours: BTreeSet<String> = packages.iter().map(name).collect();
    let games: Vec<String> = packages.iter().filter(|package| is_game(package)).map(name).collect();
    let mut found = Vec::new();
    for package in packages {
        let crate_name = name(package);
        let Some(allowed) = may_know(&crate_name, &games) else {
            found.push(format!("{crate_name} has no place in MAY_KNOW of xtask/src/check/house.rs"));
            continue;
        };
        // What only tests and examples use may come from anywhere.
        let uses = package["dependencies"].as_array().into_iter().flatten().filter(|used| used["kind"].is_null());
        for used in uses.map(name).filter(|used| ours.contains(used) && !allowed.contains(used)) {
            found.push(format!("{crate_name} must not know {used}"));
        }
    }
    report(&found)
}

fn is_game(package: &Value) -> bool {
    let manifest = package["manifest_path"].as_str().unwrap_or_default();
    shell::root().join("games").to_str().is_some_and(|games| manifest.starts_with(games))
}

fn may_know(name: &str, games: &[String]) -> Option<Vec<String>> {
    if games.iter().any(|game| game == name) {
        return Some(vec!["engine".to_owned()]);
    }
    if name == "catalog" {
        return Some(games.iter().cloned().chain(["engine".to_owned()]).collect());
    }
    let (_, known) = MAY_KNOW.iter().find(|(known, _)| *known == name)?;
    Some(known.iter().map(|known| (*known).to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn banned_text_is_found_and_ordinary_text_is_not() {
        for line in [concat!("see /wor", "k/notes"), concat!("// TO", "DO: later"), concat!("let x = todo", "!();")] {
            assert!(banned(line).is_some(), "{line}");
        }
        for line in ["a network/workshop", "todo = \"warn\"", "TODOS are fine", "the root of all"] {
            assert_eq!(banned(line), None, "{line}");
        }
    }

    #[test]
    fn client_code_is_what_people_write() {
        for file in ["web/src/app.css", "web/src/App.svelte", "web/test/unit/film.test.ts", "web/eslint.config.js", "web/test/fixture.mjs"]
        {
            assert!(is_client_code(file), "{file}");
        }
        for file in ["web/src/protocol.ts", "web/src/games/dice-heist/types.ts", "web/package-lock.json", "crates/web/build.rs"] {
            assert!(!is_client_code(file), "{file}");
        }
    }

    #[test]
    fn a_game_knows_only_the_engine() {
        let games = ["dice-heist".to_owned()];
        assert_eq!(may_know("dice-heist", &games), Some(vec!["engine".to_owned()]));
        assert_eq!(may_know("catalog", &games), Some(vec!["dice-heist".to_owned(), "engine".to_owned()]));
        assert_eq!(may_know("stranger", &games), None);
    }
}
