//! Cells of the floor plan, and sets of them (JH-2.30).

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::floor::facing::Direction;
use crate::floor::space::Space;

/// How many cells a row or a column has.
pub const SIDE: usize = 15;

/// How many cells there are.
pub const CELLS: usize = SIDE * SIDE;

/// A cell of the floor plan, numbered in reading order. As JSON its name, `h8`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, both from 0.
    ///
    /// # Panics
    /// If there is no such cell.
    #[inline]
    pub const fn at(column: usize, row: usize) -> Self {
        assert!(column < SIDE && row < SIDE);
        Self((row * SIDE + column) as u8)
    }

    /// All cells in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The cell of that name.
    pub fn find(name: &str) -> Option<Self> {
        let (&letter, row) = name.as_bytes().split_first()?;
        let column = usize::from(letter.checked_sub(b'a')?);
        let canonical = matches!(row, [b'1'..=b'9'] | [b'1', b'0'..=b'5']);
        let row: usize = name.get(1..).filter(|_| canonical)?.parse().ok()?;
        (column < SIDE).then(|| Self::at(column, row - 1))
    }

    /// Its place in reading order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.index() % SIDE
    }

    /// Its row from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.index() / SIDE
    }

    /// The squared distance between two cells: the only meaning of "closer" (JH-2.37).
    #[inline]
    pub const fn distance(self, other: Self) -> u16 {
        let (columns, rows) = (self.column().abs_diff(other.column()), self.row().abs_diff(other.row()));
        (columns * columns + rows * rows) as u16
    }

    /// The cell so many cells away in a direction, if there is one.
    #[inline]
    pub fn towards(self, direction: Direction, cells: usize) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        let (column, row) = match direction {
            Direction::North => (Some(column), row.checked_sub(cells)),
            Direction::East => (Some(column + cells), Some(row)),
            Direction::South => (Some(column), Some(row + cells)),
            Direction::West => (column.checked_sub(cells), Some(row)),
        };
        let (column, row) = (column.filter(|&column| column < SIDE)?, row.filter(|&row| row < SIDE)?);
        Some(Self::at(column, row))
    }

    /// How many columns east and rows south of this cell another lies.
    #[inline]
    pub const fn offset_to(self, other: Self) -> (i32, i32) {
        (other.column() as i32 - self.column() as i32, other.row() as i32 - self.row() as i32)
    }

    /// The space that players have here, if they can stand here at all.
    #[inline]
    pub fn space(self) -> Option<Space> {
        Space::on(self)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        Self::find(&name).ok_or_else(|| D::Error::custom("there is no such cell"))
    }
}

/// A set of cells. As JSON a list in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct CellSet([u64; 4]);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether the cell belongs to the set.
    #[inline]
    pub const fn contains(&self, cell: Cell) -> bool {
        self.0[cell.index() / 64] >> (cell.index() % 64) & 1 != 0
    }

    /// Puts a cell in.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes a cell out.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        self.0.into_iter().zip((0u8..).step_by(64)).flat_map(|(word, first)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let next = (left != 0).then(|| Cell(first + left.trailing_zeros() as u8));
                left &= left.wrapping_sub(1);
                next
            })
        })
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl fmt::Debug for CellSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|cell| cell.to_string())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_2_30_cells_are_named_by_column_and_row() {
        for (name, column, row) in [("a1", 0, 0), ("h8", 7, 7), ("o15", 14, 14), ("d10", 3, 9)] {
            assert_eq!(Cell::find(name), Some(Cell::at(column, row)));
            assert_eq!(Cell::at(column, row).to_string(), name);
        }
        for name in ["", "a", "8", "a0", "a01", "a16", "p1", "A1", "a1 ", "é1", "a+1", "a111"] {
            assert_eq!(Cell::find(name), None, "{name}");
        }
    }

    #[test]
    fn jh_2_37_distance_is_squared() {
        let cell = |name: &str| Cell::find(name).unwrap();
        assert_eq!(["c3", "m5", "g13", "e7"].map(|name| cell(name).distance(cell("h8"))), [50, 34, 26, 10]);
    }
}
