//! Lists the catalogs under `locales/` and the rules under `docs/rules/`, so that a new game brings its files and no line anywhere else.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Where the catalogs and the rules are, seen from this crate.
const LOCALES: &str = "../../locales";
const RULES: &str = "../../docs/rules";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut listing = String::new();
    for (constant, code) in [("ENGLISH", "en"), ("FRENCH", "fr")] {
        list(&mut listing, constant, &format!("{LOCALES}/{code}"), ".ftl")?;
        list(&mut listing, &format!("{constant}_RULES"), RULES, &format!(".{code}.md"))?;
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("catalogs.rs"), listing)
}

/// Writes a constant with the files of a folder: each by its name without the ending, with its text.
fn list(listing: &mut String, constant: &str, folder: &str, ending: &str) -> io::Result<()> {
    let found = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join(folder);
    // A folder changes when a file in it comes or goes; what is inside the files is watched by `include_str!`.
    println!("cargo::rerun-if-changed={}", found.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(found)? {
        let name = entry?.file_name();
        names.extend(name.to_str().and_then(|name| name.strip_suffix(ending)).map(str::to_owned));
    }
    names.sort();
    let mut lines = String::new();
    for name in names {
        let path = format!("/{folder}/{name}{ending}");
        writeln!(lines, "    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),").expect("a string takes all");
    }
    write!(listing, "pub(crate) const {constant}: &[(&str, &str)] = &[\n{lines}];\n").expect("a string takes all");
    Ok(())
}
