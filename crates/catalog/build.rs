//! Lists the games: every dependency of this crate that lies under `games/`, in the order of `Cargo.toml`. So a new game is one line there.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=Cargo.toml");
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let games = games(&fs::read_to_string(folder.join("Cargo.toml"))?, &folder.join("../../games"));
    let mut listing = String::from("catalog![");
    for slug in games {
        // The type of a game is named after its crate: `dice-heist` has `dice_heist::DiceHeist`.
        write!(listing, "{}::{}, ", slug.replace('-', "_"), camel(&slug)).expect("a string takes all");
    }
    listing.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("games.rs"), listing)
}

/// The dependencies that have a folder among the games.
fn games(manifest: &str, folder: &Path) -> Vec<String> {
    let dependencies = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let lines = dependencies.lines().take_while(|line| !line.starts_with('['));
    let names = lines.filter_map(|line| line.split(['.', ' ', '=']).next()).filter(|name| !name.is_empty());
    names.filter(|name| folder.join(name).is_dir()).map(str::to_owned).collect()
}

fn camel(slug: &str) -> String {
    let mut name = String::new();
    for word in slug.split('-') {
        let mut letters = word.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}
