//! The seven characters and the nine artworks (MH-2.2, MH-2.3).

use engine::page::TextStyle;
use serde::{Deserialize, Serialize};

/// How many characters there are, each with one piece on the board and one card in every set.
pub const CHARACTERS: usize = 7;

/// How many artworks the box has (MH-2.1); exactly enough for the longest game (MH-7.23).
pub const ARTWORKS: usize = 9;

/// How many swap tokens a seat has for the whole game (MH-6.11).
pub const SWAPS: u8 = 2;

/// A character: a piece that belongs to nobody, and a card that every seat has. The order is the character order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// A, green.
    Artist,
    /// D, violet.
    Duchess,
    /// T, yellow.
    Tourist,
    /// S, red.
    SchoolGirl,
    /// G, blue.
    Guard,
    /// N, white.
    Granny,
    /// B, black.
    LittleBoy,
}

impl Character {
    /// All of them, in order.
    pub const ALL: [Self; CHARACTERS] =
        [Self::Artist, Self::Duchess, Self::Tourist, Self::SchoolGirl, Self::Guard, Self::Granny, Self::LittleBoy];

    /// Its place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Artist => "artist",
            Self::Duchess => "duchess",
            Self::Tourist => "tourist",
            Self::SchoolGirl => "school_girl",
            Self::Guard => "guard",
            Self::Granny => "granny",
            Self::LittleBoy => "little_boy",
        }
    }

    /// The character of that name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.id() == id)
    }

    /// The letter on its piece, the same in every language.
    pub const fn letter(self) -> char {
        match self {
            Self::Artist => 'A',
            Self::Duchess => 'D',
            Self::Tourist => 'T',
            Self::SchoolGirl => 'S',
            Self::Guard => 'G',
            Self::Granny => 'N',
            Self::LittleBoy => 'B',
        }
    }

    /// The colour of its piece in a terminal. White and black are the reader's own two colours there.
    pub(crate) const fn ink(self) -> TextStyle {
        match self {
            Self::Artist => TextStyle::Green,
            Self::Duchess => TextStyle::Violet,
            Self::Tourist => TextStyle::Yellow,
            Self::SchoolGirl => TextStyle::Red,
            Self::Guard => TextStyle::Blue,
            Self::Granny => TextStyle::Strong,
            Self::LittleBoy => TextStyle::Plain,
        }
    }
}

/// The pairs of different characters in character order: what a swap can be (MH-5.5).
pub const PAIRS: [(Character, Character); 21] = {
    let mut pairs = [(Character::Artist, Character::Artist); 21];
    let (mut count, mut a) = (0, 0);
    while a < CHARACTERS {
        let mut b = a + 1;
        while b < CHARACTERS {
            pairs[count] = (Character::ALL[a], Character::ALL[b]);
            count += 1;
            b += 1;
        }
        a += 1;
    }
    pairs
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mh_2_2_every_character_has_an_id_and_a_letter_of_its_own() {
        for (place, character) in Character::ALL.into_iter().enumerate() {
            assert_eq!(character.index(), place);
            assert_eq!(Character::find(character.id()), Some(character));
            assert_eq!(serde_json::to_value(character).unwrap(), character.id());
        }
        assert_eq!(Character::ALL.map(Character::letter), ['A', 'D', 'T', 'S', 'G', 'N', 'B']);
        assert_eq!(Character::find("Artist"), None);
    }

    #[test]
    fn mh_5_5_there_are_21_pairs_in_character_order() {
        assert!(PAIRS.is_sorted() && PAIRS.iter().all(|(a, b)| a < b));
        assert_eq!((PAIRS[0], PAIRS[20]), ((Character::Artist, Character::Duchess), (Character::Granny, Character::LittleBoy)));
    }
}
