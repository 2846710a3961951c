//! The box as clients get it: characters and boards.

use engine::Typescript;
use serde::Serialize;
use ts_rs::TS;

use crate::MuseumHeist;
use crate::board::shipped;
use crate::content::{ARTWORKS, Character, SWAPS};
use crate::space::Space;

/// What is printed on the pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Content")]
pub struct ContentForm {
    characters: Vec<CharacterForm>,
    /// The boards of the box, the default first.
    boards: Vec<BoardForm>,
    artworks: usize,
    /// Swap tokens of a seat for the whole game (MH-6.11).
    swaps: u8,
}

/// A character, in character order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "CharacterFacts")]
struct CharacterForm {
    id: Character,
    /// The letter on its piece, the same in every language.
    letter: char,
}

/// A board (MH-2.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "BoardFacts")]
struct BoardForm {
    id: String,
    files: usize,
    ranks: usize,
    /// In space order.
    spaces: Vec<Space>,
    /// The secret passages among them, in space order.
    passages: Vec<Space>,
}

impl Typescript for MuseumHeist {
    type Content = ContentForm;

    fn content() -> ContentForm {
        let boards = shipped().iter().map(|board| {
            let (files, ranks) = board.size();
            BoardForm { id: board.id.clone(), files, ranks, spaces: board.spaces().to_vec(), passages: board.passages().to_vec() }
        });
        ContentForm {
            characters: Character::ALL.map(|id| CharacterForm { id, letter: id.letter() }).to_vec(),
            boards: boards.collect(),
            artworks: ARTWORKS,
            swaps: SWAPS,
        }
    }
}
