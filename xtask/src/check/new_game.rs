//! `cargo xtask new-game` in a copy of the project: what it writes is whole, and it touches no more files than it says.
//!
//! The copy shares the target folder, so nothing of others is built again. Of ours the new game is built with what it needs; the catalog of the copy
//! lists no other game, because building all of them once more would take longer than everything else here.
//!
//! With `WRITE` set, what the rules write (types, content, the record) goes back into the template.

use std::fs;
use std::path::{Path, PathBuf};

use super::Step;
use crate::new_game::{self, CATALOG, GAME_PATH, LOCKS, TEMPLATE};
use crate::shell;

/// The game that is made. Its name differs from the template's in its first letter and its length.
const SLUG: &str = "moonlit-bag";

/// Its files that are written by the tests, when they are told to.
const MADE: &[&str] =
    &["web/src/games/moonlit-bag/types.ts", "web/src/games/moonlit-bag/content.json", "records/moonlit-bag/1/three-thieves.txt"];

/// The tests of the catalog that go over whatever games it lists.
const OF_EVERY_GAME: &str = "choices:: plain_words:: typescript:: every_playthrough";

pub(super) fn steps() -> Vec<Step> {
    vec![Step::function("new-game", run)]
}

fn run() -> Result<(), String> {
    let checked = check();
    // What was built of the copy's catalog would pass for the project's own, which has the same name and is older.
    shell::run("cargo clean --quiet --package catalog")?;
    checked
}

fn check() -> Result<(), String> {
    let target = shell::target_folder()?;
    let copy = target.join("new-game");
    copy_project(&copy)?;
    let written = new_game::write(&copy, SLUG)?;
    println!("{} files written", written.len());
    check_touched(&copy)?;
    leave_out_others(&copy)?;
    share_settings(&copy)?;
    let writes = std::env::var_os("WRITE").is_some();
    let packages = packages(&copy)?;
    let cargo = |command: &str, rest: &str| {
        let golden = if writes { "CAPERS_GOLDEN=write " } else { "" };
        shell::run_in(&copy, &format!("{golden}CARGO_TARGET_DIR={} cargo {command} --quiet {packages} {rest}", target.display()))
    };
    // Laws, rules, a game over the referee and in the lab; then what the catalog asks of every game, and the words.
    cargo("test", &format!("--no-fail-fast --test {SLUG} --test catalogs"))?;
    cargo("test", &format!("--no-fail-fast --test catalog -- {OF_EVERY_GAME}"))?;
    cargo("clippy", &format!("--test {SLUG} -- -D warnings"))?;
    shell::run_in(&copy, &format!("cargo fmt -p {SLUG} --check"))?;
    if writes {
        for file in MADE {
            let text = fs::read_to_string(copy.join(file)).map_err(|error| format!("{file}: {error}"))?;
            let into = shell::root().join("xtask/template").join(new_game::rename(file, SLUG, TEMPLATE));
            fs::write(&into, new_game::rename(&text, SLUG, TEMPLATE)).map_err(|error| format!("{}: {error}", into.display()))?;
        }
    }
    check_client(&copy)
}

/// Copies every file of the project, with its age: what has not changed since the last time is not built again.
fn copy_project(copy: &Path) -> Result<(), String> {
    let told = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    if copy.exists() {
        fs::remove_dir_all(copy).map_err(|error| told(copy, error))?;
    }
    for name in files()? {
        let (from, to) = (shell::root().join(&name), copy.join(&name));
        let folder = to.parent().expect("a file lies in a folder");
        fs::create_dir_all(folder).map_err(|error| told(folder, error))?;
        fs::copy(&from, &to).map_err(|error| told(&from, error))?;
        let changed = fs::metadata(&from).and_then(|facts| facts.modified());
        changed.and_then(|time| fs::File::options().append(true).open(&to)?.set_modified(time)).map_err(|error| told(&to, error))?;
    }
    Ok(())
}

/// The files of the project, those included that are not in git yet.
fn files() -> Result<Vec<String>, String> {
    let listed = shell::output("git ls-files --cached --others --exclude-standard")?;
    Ok(listed.lines().map(str::to_owned).filter(|file| shell::root().join(file).is_file()).collect())
}

/// Compares the copy with the project: one line of the catalog, and the locks.
fn check_touched(copy: &Path) -> Result<(), String> {
    let read = |path: PathBuf| fs::read(&path).map_err(|error| format!("{}: {error}", path.display()));
    let mut touched = Vec::new();
    for file in files()? {
        if read(copy.join(&file))? != read(shell::root().join(&file))? {
            touched.push(file);
        }
    }
    println!("touched outside its own files: {}", touched.join(", "));
    let mut expected = vec![CATALOG.to_owned()];
    expected.extend(LOCKS.map(str::to_owned));
    touched.sort();
    expected.sort();
    if touched != expected {
        return Err(format!("a new game touches {touched:?}; it should touch {expected:?}"));
    }
    let lines = |root: &Path| {
        fs::read_to_string(root.join(CATALOG)).map(|text| text.lines().count()).map_err(|error| format!("{CATALOG}: {error}"))
    };
    let added = lines(copy)? - lines(&shell::root())?;
    if added == 1 { Ok(()) } else { Err(format!("a new game adds {added} lines to the catalog, not one")) }
}

/// Inside the project's folder cargo reads the project's settings too. Given twice, the flags of the compiler would be other ones, and everything of others would
/// be built once more.
fn share_settings(copy: &Path) -> Result<(), String> {
    let settings = copy.join(".cargo");
    if copy.starts_with(shell::root()) {
        fs::remove_dir_all(&settings).map_err(|error| format!("{}: {error}", settings.display()))?;
    }
    Ok(())
}

/// Takes the other games and their records out of the catalog of the copy.
fn leave_out_others(copy: &Path) -> Result<(), String> {
    let catalog = copy.join(CATALOG);
    let text = fs::read_to_string(&catalog).map_err(|error| format!("{CATALOG}: {error}"))?;
    let kept = text.lines().filter(|line| !line.contains(GAME_PATH) || line.starts_with(SLUG)).map(|line| format!("{line}\n"));
    fs::write(&catalog, kept.collect::<String>()).map_err(|error| format!("{CATALOG}: {error}"))?;
    let records = copy.join("records");
    for folder in fs::read_dir(&records).map_err(|error| format!("records: {error}"))?.flatten().filter(|folder| folder.file_name() != SLUG)
    {
        fs::remove_dir_all(folder.path()).map_err(|error| format!("{}: {error}", folder.path().display()))?;
    }
    Ok(())
}

/// The packages that are tested: all but the other games. Those without a test of these names are not built, but if fewer were named, cargo
/// would choose other features for libraries of others and build them once more.
fn packages(copy: &Path) -> Result<String, String> {
    let mut packages = "--workspace".to_owned();
    for game in
        fs::read_dir(copy.join("games")).map_err(|error| format!("games: {error}"))?.flatten().filter(|game| game.file_name() != SLUG)
    {
        packages.push_str(&format!(" --exclude {}", game.file_name().to_string_lossy()));
    }
    Ok(packages)
}

/// The client folder of the new game: its types, its templates, its layout.
fn check_client(copy: &Path) -> Result<(), String> {
    let web = copy.join("web");
    let modules = shell::root().join("web/node_modules");
    std::os::unix::fs::symlink(&modules, web.join("node_modules")).map_err(|error| format!("{}: {error}", modules.display()))?;
    let only = format!(r#"{{ "extends": "./tsconfig.json", "include": ["src/games/{SLUG}", "src/*.d.ts"] }}"#);
    fs::write(web.join("tsconfig.new-game.json"), only).map_err(|error| format!("tsconfig.new-game.json: {error}"))?;
    shell::run_in(&web, &format!("npx prettier --check --log-level warn src/games/{SLUG}"))?;
    shell::run_in(&web, "npx svelte-check --tsconfig ./tsconfig.new-game.json --fail-on-warnings --output human")
}
