//! What others wrote: that we may pass it on, and that nothing comes in twice without our knowing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use super::Step;
use crate::shell;

/// Licences under which we may pass on what is built into the program. `MIT-0` is MIT without the duty to name it; `MPL-2.0`
/// asks that changed files of it stay open; we change none.
const LICENCES: &[&str] = &[
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
    "BSL-1.0",
    "BlueOak-1.0.0",
    "CDLA-Permissive-2.0",
    "MPL-2.0",
    "OFL-1.1",
];

/// Crates of which several versions are built, because others have not moved on yet. One that no longer is must go from this list.
const SEVERAL_VERSIONS: &[&str] = &[
    "base64",
    "bit-set",
    "bit-vec",
    "block-buffer",
    "cpufeatures",
    "crypto-common",
    "digest",
    "getrandom",
    "hashbrown",
    "hmac",
    "r-efi",
    "rand",
    "rand_chacha",
    "rand_core",
    "rand_xoshiro",
    "sha1",
    "sha2",
    "syn",
    "synstructure",
    "windows-sys",
];

/// The same for packages of the browser client.
const SEVERAL_VERSIONS_WEB: &[&str] =
    &["eslint-scope", "eslint-visitor-keys", "espree", "globals", "hookified", "ignore", "magic-string", "minimatch"];

pub(super) fn steps() -> Vec<Step> {
    vec![Step::function("dependencies", check)]
}

/// Name, version and licence.
type Package = (String, String, String);

fn check() -> Result<(), String> {
    let mut found = faults(&crates()?, SEVERAL_VERSIONS);
    found.extend(faults(&packages()?, SEVERAL_VERSIONS_WEB));
    if found.is_empty() { Ok(()) } else { Err(found.join("\n")) }
}

/// Every crate of every system that the program is built for.
fn crates() -> Result<Vec<Package>, String> {
    let metadata = shell::output("cargo metadata --format-version 1 --locked")?;
    let metadata: Value = serde_json::from_str(&metadata).map_err(|error| error.to_string())?;
    let listed = metadata["packages"].as_array().ok_or("cargo lists no packages")?;
    let of_others = listed.iter().filter(|package| !package["source"].is_null());
    Ok(of_others.map(|package| (text(&package["name"]), text(&package["version"]), text(&package["license"]))).collect())
}

/// Every package of the browser client, those that only build and test it included.
fn packages() -> Result<Vec<Package>, String> {
    let file = shell::root().join("web/package-lock.json");
    let lock = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let lock: Value = serde_json::from_str(&lock).map_err(|error| format!("{}: {error}", file.display()))?;
    let listed = lock["packages"].as_object().ok_or("the lock file of the client lists no packages")?;
    let name = |path: &str| path.rsplit("node_modules/").next().unwrap_or(path).to_owned();
    let of_others = listed.iter().filter(|(path, _)| !path.is_empty());
    Ok(of_others.map(|(path, package)| (name(path), text(&package["version"]), text(&package["license"]))).collect())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn faults(packages: &[Package], several: &[&str]) -> Vec<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut found = Vec::new();
    for (name, version, licence) in packages {
        versions.entry(name).or_default().insert(version);
        if !may_pass_on(licence) {
            found
                .push(format!("{name} {version} has the licence {licence:?}, which is not in LICENCES of xtask/src/check/dependencies.rs"));
        }
    }
    for (name, versions) in &versions {
        match (versions.len() > 1, several.contains(name)) {
            (true, false) => found.push(format!("{name} comes in several versions: {versions:?}; use one, or list it in SEVERAL_VERSIONS")),
            (false, true) => found.push(format!("{name} has only one version now: take it off SEVERAL_VERSIONS")),
            _ => {}
        }
    }
    let gone = several.iter().filter(|name| !versions.contains_key(**name));
    found.extend(gone.map(|name| format!("{name} is not used any more: take it off SEVERAL_VERSIONS")));
    found
}

/// Whether one of the alternatives of an SPDX expression is made of licences that we accept. Slashes are the old way to write `OR`.
fn may_pass_on(licence: &str) -> bool {
    let whole = |part: &str| part.split(" AND ").all(|part| LICENCES.contains(&part.trim()));
    // The only parentheses in use are around alternatives that are joined with something else by AND.
    match licence.split_once(") AND ") {
        Some((first, second)) => may_pass_on(first.trim_start_matches('(')) && may_pass_on(second),
        None => licence.replace('/', " OR ").split(" OR ").any(whole),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn licences_are_read_as_alternatives_and_conjunctions() {
        for accepted in [
            "MIT",
            "MIT OR Apache-2.0",
            "Apache-2.0 / MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
            "MIT AND BSD-3-Clause",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
        ] {
            assert!(may_pass_on(accepted), "{accepted}");
        }
        for refused in
            ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0", "AGPL-3.0 OR SSPL-1.0", "(GPL-2.0 OR GPL-3.0) AND MIT"]
        {
            assert!(!may_pass_on(refused), "{refused}");
        }
    }

    #[test]
    fn versions_beside_one_another_are_known_and_the_list_is_no_longer_than_it_must_be() {
        let package = |name: &str, version: &str| (name.to_owned(), version.to_owned(), "MIT".to_owned());
        let two = [package("a", "1.0.0"), package("a", "2.0.0"), package("b", "1.0.0")];
        assert!(faults(&two, &["a"]).is_empty());
        assert_eq!(faults(&two, &[]).len(), 1);
        assert_eq!(faults(&two, &["a", "b", "c"]).len(), 2);
    }
}
