//! The list of games: the only crate that knows every one of them.
//!
//! Adding a game here is adding one line to the dependencies in `Cargo.toml`: `build.rs` lists those that are games, in that order.

use engine::{Face, Game, GameFace, typescript};

/// Something to be done with the types of a game that is only known by its slug.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! catalog {
    ($($game:ty),* $(,)?) => {
        /// Every game, in the order it is shown to people.
        pub fn games() -> &'static [&'static dyn GameFace] {
            const { &[$(&Face::<$game>::new()),*] }
        }

        /// Does something with the types of the game of that slug; `None` if there is no such game.
        pub fn visit<V: Visitor>(slug: &str, visitor: V) -> Option<V::Out> {
            match slug {
                $(<$game>::SLUG => Some(visitor.visit::<$game>()),)*
                _ => None,
            }
        }

        /// What the browser client knows of each game: its slug, the text of its types, and its content.
        pub fn typescript() -> Vec<(&'static str, String, String)> {
            vec![$((<$game>::SLUG, typescript::file::<$game>(), typescript::content::<$game>())),*]
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// The game of that slug.
pub fn find(slug: &str) -> Option<&'static dyn GameFace> {
    games().iter().copied().find(|game| game.slug() == slug)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_slug() {
        struct Slug;
        impl Visitor for Slug {
            type Out = &'static str;
            fn visit<G: Game>(self) -> &'static str {
                G::SLUG
            }
        }
        for game in games() {
            assert_eq!(find(game.slug()).map(GameFace::slug), Some(game.slug()));
            assert_eq!(visit(game.slug(), Slug), Some(game.slug()));
            assert_eq!(game.option_specs()[0].name, "seats", "seats come first, because other options are checked against them");
        }
        assert!(find("poker").is_none());
        assert!(visit("poker", Slug).is_none());
    }

    #[test]
    fn every_folder_of_a_game_is_listed() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
        let mut found: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|game| game.unwrap().file_name().into_string().unwrap()).collect();
        let mut listed: Vec<&str> = games().iter().map(|game| game.slug()).collect();
        found.sort();
        listed.sort_unstable();
        assert_eq!(listed, found, "crates/catalog/Cargo.toml lists the games");
    }
}
