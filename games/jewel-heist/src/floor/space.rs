//! The spaces on which players stand, and sets of them (JH-2.32 to JH-2.34).
//!
//! Every blueprint has the same cells, cases and start spaces, so a space is a number here and needs no board.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::floor::cell::{CELLS, Cell, SIDE};

/// How many spaces players can stand on: 64 sides of cases and 12 start spaces.
pub const SPACES: usize = 76;

/// A cell players can stand on, numbered in reading order. As JSON the name of its cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, ts_rs::TS)]
#[ts(as = "crate::floor::cell::Cell")]
pub struct Space(u8);

const NOWHERE: u8 = u8::MAX;

/// Whether a row or column belongs to a corridor (JH-2.31).
const fn is_corridor(line: usize) -> bool {
    line % 4 == 3
}

const fn is_edge(line: usize) -> bool {
    line == 0 || line == SIDE - 1
}

const SPACE_OF: [u8; CELLS] = {
    let mut places = [NOWHERE; CELLS];
    let (mut cell, mut count) = (0, 0);
    while cell < CELLS {
        let (column, row) = (cell % SIDE, cell / SIDE);
        let side = column % 4 % 2 == 0 && row % 4 % 2 == 0;
        let start = is_edge(row) && is_corridor(column) || is_edge(column) && is_corridor(row);
        if side || start {
            places[cell] = count;
            count += 1;
        }
        cell += 1;
    }
    places
};

const CELL_OF: [Cell; SPACES] = {
    let mut cells = [Cell::at(0, 0); SPACES];
    let mut cell = 0;
    while cell < CELLS {
        if SPACE_OF[cell] != NOWHERE {
            cells[SPACE_OF[cell] as usize] = Cell::at(cell % SIDE, cell / SIDE);
        }
        cell += 1;
    }
    cells
};

impl Space {
    /// The space with this number.
    #[inline]
    pub(crate) const fn new(place: usize) -> Self {
        assert!(place < SPACES);
        Self(place as u8)
    }

    /// The space on this cell, if players can stand there at all.
    #[inline]
    pub(crate) fn on(cell: Cell) -> Option<Self> {
        let place = SPACE_OF[cell.index()];
        (place != NOWHERE).then_some(Self(place))
    }

    /// All spaces in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// Its place in reading order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its cell.
    #[inline]
    pub const fn cell(self) -> Cell {
        CELL_OF[self.index()]
    }

    /// Whether it lies between two cases at the edge, rather than at the side of one.
    #[inline]
    pub const fn is_start(self) -> bool {
        let cell = self.cell();
        is_corridor(cell.column()) || is_corridor(cell.row())
    }

    /// Whether it is a side of one of the four central cases, which hold two jewels a side (JH-2.33).
    pub const fn is_central(self) -> bool {
        let cell = self.cell();
        !self.is_start() && matches!(cell.column(), 4..=10) && matches!(cell.row(), 4..=10)
    }

    /// The two sides of the same case that are one step away; none for a start space.
    pub fn adjacent_sides(self) -> SpaceSet {
        if self.is_start() {
            return SpaceSet::EMPTY;
        }
        let cell = self.cell();
        let across = |line: usize| if line.is_multiple_of(4) { line + 2 } else { line - 2 };
        let beside = [Cell::at(across(cell.column()), cell.row()), Cell::at(cell.column(), across(cell.row()))];
        beside.into_iter().filter_map(Cell::space).collect()
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell().fmt(f)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell().fmt(f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cell().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Cell::deserialize(deserializer)?.space().ok_or_else(|| D::Error::custom("nobody can stand on that cell"))
    }
}

/// A set of spaces. As JSON a list in reading order.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SpaceSet(pub(crate) u128);

impl SpaceSet {
    /// No space.
    pub const EMPTY: Self = Self(0);

    /// All 76 of them.
    pub const ALL: Self = Self((1 << SPACES) - 1);

    /// Only this space.
    #[inline]
    pub const fn only(space: Space) -> Self {
        Self(1 << space.0)
    }

    /// Whether the space belongs to the set.
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 != 0
    }

    /// The set with this space.
    #[inline]
    #[must_use]
    pub const fn with(self, space: Space) -> Self {
        Self(self.0 | 1 << space.0)
    }

    /// The spaces of both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The spaces that are in both.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The spaces that are here and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces in reading order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = (left != 0).then(|| Space(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            first
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_2_34_there_are_64_sides_and_12_start_spaces() {
        let starts: Vec<String> = Space::all().filter(|space| space.is_start()).map(|space| space.to_string()).collect();
        assert_eq!(starts.join(" "), "d1 h1 l1 a4 o4 a8 o8 a12 o12 d15 h15 l15");
        assert_eq!(Space::all().filter(|space| !space.is_start()).count(), 64);
        assert_eq!(Space::all().filter(|space| space.is_central()).count(), 16);
        assert!(Space::all().all(|space| space.cell().space() == Some(space)));
    }

    #[test]
    fn jh_2_32_case_f6_has_the_sides_e5_g5_e7_g7() {
        let space = |name: &str| Cell::find(name).and_then(Cell::space).unwrap();
        let beside: Vec<String> = space("e5").adjacent_sides().iter().map(|space| space.to_string()).collect();
        assert_eq!(beside, ["g5", "e7"]);
        assert!(space("d1").adjacent_sides().is_empty());
    }
}
