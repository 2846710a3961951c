//! Spaces, named like the squares of a chess board (MH-2.4).

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most files and the most ranks a board may have (MH-2.5).
pub const MOST_LINES: usize = 26;

/// A space by file and rank, both counted from 0. Whether a board has it is for the board to say. The order is space order: by file, then by rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(type = "string")]
pub struct Space {
    /// From the left.
    pub file: u8,
    /// From the bottom.
    pub rank: u8,
}

impl Space {
    /// The space with that name: a small letter and a number from 1 to 26.
    pub fn find(name: &str) -> Option<Self> {
        let (&letter, number) = name.as_bytes().split_first()?;
        let plain = matches!(number, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        if !letter.is_ascii_lowercase() || !plain {
            return None;
        }
        let rank = number.iter().fold(0, |rank, digit| 10 * rank + (digit - b'0'));
        (usize::from(rank) <= MOST_LINES).then(|| Self { file: letter - b'a', rank: rank - 1 })
    }

    /// The square of the distance between the centres of two spaces (MH-6.13).
    #[inline]
    pub const fn distance(self, other: Self) -> u32 {
        let files = self.file.abs_diff(other.file) as u32;
        let ranks = self.rank.abs_diff(other.rank) as u32;
        files * files + ranks * ranks
    }

    /// The space so many files to the right and ranks up, if any board could have it.
    pub fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let there = Self { file: self.file.checked_add_signed(files)?, rank: self.rank.checked_add_signed(ranks)? };
        (usize::from(there.file.max(there.rank)) < MOST_LINES).then_some(there)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::find(&name).ok_or_else(|| D::Error::custom("no board has a space of that name"))
    }
}

/// A direction as files to the right and ranks up.
pub(crate) type Direction = (i8, i8);

/// The eight directions in the order of witness paths: N, NE, E, SE, S, SW, W, NW (MH-5.6).
pub(crate) const DIRECTIONS: [Direction; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mh_2_4_spaces_are_named_like_chess_squares() {
        for (name, file, rank) in [("a1", 0, 0), ("i9", 8, 8), ("c10", 2, 9), ("z26", 25, 25)] {
            let space = Space::find(name).unwrap();
            assert_eq!((space.file, space.rank), (file, rank));
            assert_eq!(space.to_string(), name);
        }
        for name in ["", "a", "a0", "a01", "a27", "a99", "a100", "A1", "1a", "é1", "a1 ", "a-1", "aa1"] {
            assert_eq!(Space::find(name), None, "{name}");
        }
    }

    #[test]
    fn mh_6_13_distance_is_measured_between_centres() {
        let at = |name| Space::find(name).unwrap();
        assert_eq!(at("e2").distance(at("e7")), 25);
        assert_eq!(at("d3").distance(at("e7")), 17);
        assert_eq!(at("a1").distance(at("i9")), 128);
    }
}
