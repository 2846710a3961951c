//! What the browser client knows of a game is written by the game: its types, and its content.

use std::path::Path;

/// A file that is not as the rules would write it is stale. A game without a folder in the client has no files: it gets the plain page.
#[test]
fn the_files_of_the_client_are_up_to_date() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let mut stale = Vec::new();
    for (slug, types, content) in catalog::typescript().into_iter().filter(|(slug, ..)| games.join(slug).is_dir()) {
        for (name, made) in [("types.ts", types), ("content.json", content)] {
            let path = games.join(slug).join(name);
            if std::env::var_os("WRITE").is_some() {
                std::fs::write(&path, &made).unwrap();
            }
            if std::fs::read_to_string(&path).unwrap_or_default() != made {
                stale.push(format!("web/src/games/{slug}/{name}"));
            }
        }
    }
    assert!(stale.is_empty(), "stale: {stale:?}; write them anew with: WRITE=1 cargo test -p catalog typescript");
}
