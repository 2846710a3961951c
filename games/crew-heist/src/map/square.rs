//! Squares: by their name on the map, by their number on one map, and sets of them (CH 2.2).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most squares a map may have.
pub const MOST_SQUARES: usize = 192;

/// The name of a square, whatever the map: floor, column and row (`1G9`), or the number of an elevator (`L1`). Small, because actions are
/// listed by the hundred.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ts_rs::TS)]
#[ts(type = "string")]
pub struct SquareId(u16);

/// How many rows, columns and floors a name can tell apart.
const ROWS: u16 = 32;
const COLUMNS: u16 = 26;
const FLOORS: u16 = 9;
/// From here on the codes are elevators.
const ELEVATORS: u16 = FLOORS * ROWS * COLUMNS;

impl SquareId {
    /// A square of the grid; floor and row count from 1, the column from 0.
    pub const fn grid(floor: u8, column: u8, row: u8) -> Self {
        Self((floor as u16 - 1) * ROWS * COLUMNS + (row as u16 - 1) * COLUMNS + column as u16)
    }

    /// An elevator car; cars count from 1.
    pub const fn elevator(number: u8) -> Self {
        Self(ELEVATORS + number as u16)
    }

    /// A number of its own for each name.
    #[inline]
    pub(crate) const fn code(self) -> usize {
        self.0 as usize
    }

    /// Floor (from 1), column (from 0) and row (from 1); `None` for an elevator.
    pub const fn place(self) -> Option<(u8, u8, u8)> {
        if self.0 >= ELEVATORS {
            return None;
        }
        let (floor, rest) = (self.0 / (ROWS * COLUMNS), self.0 % (ROWS * COLUMNS));
        Some((floor as u8 + 1, (rest % COLUMNS) as u8, (rest / COLUMNS) as u8 + 1))
    }
}

impl fmt::Display for SquareId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Some((floor, column, row)) => write!(f, "{floor}{}{row}", char::from(b'A' + column)),
            None => write!(f, "L{}", self.0 - ELEVATORS),
        }
    }
}

impl fmt::Debug for SquareId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSquare;

impl FromStr for SquareId {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let plain = |digits: &str| digits.parse::<u8>().ok().filter(|number| *number > 0 && number.to_string() == digits);
        if let Some(number) = text.strip_prefix('L') {
            return plain(number).filter(|number| *number < 100).map(Self::elevator).ok_or(NoSquare);
        }
        let mut signs = text.chars();
        let floor =
            signs.next().and_then(|sign| sign.to_digit(10)).filter(|floor| (1..=u32::from(FLOORS)).contains(floor)).ok_or(NoSquare)?;
        let column = signs.next().filter(char::is_ascii_uppercase).ok_or(NoSquare)?;
        let row = plain(signs.as_str()).filter(|row| u16::from(*row) <= ROWS).ok_or(NoSquare)?;
        Ok(Self::grid(floor as u8, column as u8 - b'A', row))
    }
}

impl Serialize for SquareId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SquareId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NoSquare| D::Error::custom(format!("{text:?} names no square")))
    }
}

/// A square by its number on one map: by floor, then row, then column, elevators last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Square(pub u8);

impl Square {
    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of squares of one map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet([u64; 3]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; 3]);

    /// Whether the square belongs to the set.
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    /// Puts a square in.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// The squares of both.
    #[inline]
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// The squares that are in both.
    #[inline]
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The squares in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let mut words = self.0;
        std::iter::from_fn(move || {
            let word = words.iter().position(|word| *word != 0)?;
            let bit = words[word].trailing_zeros() as u8;
            words[word] &= words[word] - 1;
            Some(Square(word as u8 * 64 + bit))
        })
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Square::index)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ch_2_2_names_are_floor_column_and_row_or_a_car() {
        for name in ["1A1", "1G9", "2M11", "1Z32", "L1", "L12"] {
            assert_eq!(name.parse::<SquareId>().unwrap().to_string(), name);
        }
        for text in ["", "1", "G9", "1g9", "1G", "1G0", "1G09", "1G33", "0G1", "L", "L0", "L01", "S1", "1G9 ", "1É1"] {
            assert_eq!(text.parse::<SquareId>(), Err(NoSquare), "{text}");
        }
    }

    #[test]
    fn sets_list_their_squares_in_order() {
        let set: SquareSet = [Square(130), Square(3), Square(64)].into_iter().collect();
        assert_eq!(set.iter().map(Square::index).collect::<Vec<_>>(), [3, 64, 130]);
        assert_eq!(set.len(), 3);
    }
}
