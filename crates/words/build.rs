//! Lists the catalogs under `locales/`, so that a new game needs its two files there and no line anywhere else.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Where the catalogs are, seen from this crate.
const LOCALES: &str = "../../locales";

fn main() -> io::Result<()> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join(LOCALES);
    println!("cargo::rerun-if-changed=build.rs");
    let mut listing = String::new();
    for (constant, code) in [("ENGLISH", "en"), ("FRENCH", "fr")] {
        let folder = locales.join(code);
        // A folder changes when a file in it comes or goes; what is inside the files is watched by `include_str!`.
        println!("cargo::rerun-if-changed={}", folder.display());
        listing.push_str(&format!("pub(crate) const {constant}: &[(&str, &str)] = &[\n"));
        for name in catalogs(&folder)? {
            let path = format!("/{LOCALES}/{code}/{name}.ftl");
            listing.push_str(&format!("    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))),\n"));
        }
        listing.push_str("];\n");
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo says where to write"));
    fs::write(out.join("catalogs.rs"), listing)
}

/// The names of the catalogs in a folder, in order.
fn catalogs(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "ftl")
            && let Some(name) = path.file_stem().and_then(|stem| stem.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}
