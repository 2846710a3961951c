//! Where players can walk, by bits: the 64 sides as a square of eight by eight, the twelve start spaces beside it.
//!
//! A step to the east is a shift by one, to the south a shift by eight, so that everywhere a player can be after one step more is found at once.

use crate::floor::cell::{Cell, SIDE};
use crate::floor::space::{SPACES, Space, SpaceSet};

/// A set of spaces in the form in which steps are shifts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Grid {
    pub(crate) sides: u64,
    pub(crate) starts: u16,
}

/// Between which sides a player can step: to the east of a side, and to the south of it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Open {
    pub(crate) east: u64,
    pub(crate) south: u64,
}

/// The sides in even columns of the square: from there east lies the same case.
const EVEN_COLUMNS: u64 = 0x5555_5555_5555_5555;
const EVEN_ROWS: u64 = 0x00FF_00FF_00FF_00FF;
/// Steps round one case (JH-2.35 a).
pub(crate) const ROUND_CASES: Open = Open { east: EVEN_COLUMNS, south: EVEN_ROWS };
/// North-western and north-eastern sides, from which a case can be crossed.
const NORTH_WEST: u64 = EVEN_COLUMNS & EVEN_ROWS;
const NORTH_EAST: u64 = !EVEN_COLUMNS & EVEN_ROWS;
/// The sides at the board's edge, where start spaces are.
const EDGE: u64 = 0xFF81_8181_8181_81FF;

/// The row or column of the square for a row or column of the floor plan.
const fn folded(line: usize) -> usize {
    line / 4 * 2 + line % 4 / 2
}

/// The place of a side in the square.
const fn place(cell: Cell) -> usize {
    folded(cell.row()) * 8 + folded(cell.column())
}

/// The two sides beside each start space, in the order of start spaces (JH-2.35 c).
const BESIDE_START: [u64; 12] = {
    let mut beside = [0; 12];
    let (mut number, mut start) = (0, 0);
    while number < SPACES {
        let space = Space::new(number);
        if space.is_start() {
            let (column, row) = (space.cell().column(), space.cell().row());
            let along_row = row == 0 || row == SIDE - 1;
            let (before, after) = if along_row {
                (Cell::at(column - 1, row), Cell::at(column + 1, row))
            } else {
                (Cell::at(column, row - 1), Cell::at(column, row + 1))
            };
            beside[start] = 1 << place(before) | 1 << place(after);
            start += 1;
        }
        number += 1;
    }
    beside
};

impl Grid {
    /// The same set in this form.
    pub(crate) fn of(set: SpaceSet) -> Self {
        let mut grid = Self::default();
        for space in set.iter() {
            if space.is_start() {
                grid.starts |= 1 << START_NUMBER[space.index()];
            } else {
                grid.sides |= 1 << place(space.cell());
            }
        }
        grid
    }

    /// The same set in reading order: rows of eight sides, with start spaces between the pairs of the first and the last row and between rows.
    #[inline]
    pub(crate) fn spaces(self) -> SpaceSet {
        let row = |number: u32| u128::from(self.sides >> (8 * number) & 0xFF);
        let starts = |first: u32, count: u32| u128::from(self.starts >> first) & ((1 << count) - 1);
        let edge = |row: u128, first: u32| {
            let sides = row & 0x3 | (row & 0xC) << 1 | (row & 0x30) << 2 | (row & 0xC0) << 3;
            let between = starts(first, 1) << 2 | starts(first + 1, 1) << 5 | starts(first + 2, 1) << 8;
            sides | between
        };
        SpaceSet(
            edge(row(0), 0)
                | row(1) << 11
                | starts(3, 2) << 19
                | row(2) << 21
                | row(3) << 29
                | starts(5, 2) << 37
                | row(4) << 39
                | row(5) << 47
                | starts(7, 2) << 55
                | row(6) << 57
                | edge(row(7), 9) << 65,
        )
    }

    /// These spaces and all that are one step from them.
    #[inline]
    fn stepped(self, open: Open) -> Self {
        let Self { sides, starts } = self;
        let mut next = Self {
            sides: sides | (sides & open.east) << 1 | (sides >> 1) & open.east | (sides & open.south) << 8 | (sides >> 8) & open.south,
            starts,
        };
        if sides & EDGE != 0 || starts != 0 {
            for (number, beside) in BESIDE_START.iter().enumerate() {
                next.starts |= u16::from(sides & beside != 0) << number;
                next.sides |= if starts >> number & 1 == 1 { *beside } else { 0 };
            }
        }
        next
    }

    /// The sides across a case from these (the Acrobat's steps, JH-2.20).
    #[inline]
    fn across(self) -> u64 {
        let sides = self.sides;
        (sides & NORTH_WEST) << 9 | (sides >> 9) & NORTH_WEST | (sides & NORTH_EAST) << 7 | (sides >> 7) & NORTH_EAST
    }

    #[inline]
    const fn without(self, other: Self) -> Self {
        Self { sides: self.sides & !other.sides, starts: self.starts & !other.starts }
    }

    #[inline]
    const fn with(self, other: Self) -> Self {
        Self { sides: self.sides | other.sides, starts: self.starts | other.starts }
    }
}

/// How a player walks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// Up to how many steps.
    pub(crate) steps: u8,
    /// Whether cases can be crossed.
    pub(crate) across: bool,
    /// The spaces that no step may enter.
    pub(crate) barred: Grid,
    /// Between which sides steps lead.
    pub(crate) open: Open,
}

impl Walk {
    /// Everywhere this walk can end. Where it begins is tested by nobody (JH-7.6).
    #[inline]
    pub(crate) fn reach(&self, from: Space) -> SpaceSet {
        let own = Grid::of(SpaceSet::only(from));
        let mut reached = own;
        for _ in 0..self.steps {
            let mut next = reached.stepped(self.open);
            if self.across {
                next.sides |= reached.across();
            }
            let next = next.without(self.barred).with(own);
            if next == reached {
                break;
            }
            reached = next;
        }
        reached.spaces()
    }
}

const START_NUMBER: [u8; SPACES] = {
    let mut numbers = [0; SPACES];
    let (mut number, mut start) = (0, 0);
    while number < SPACES {
        if Space::new(number).is_start() {
            numbers[number] = start;
            start += 1;
        }
        number += 1;
    }
    numbers
};

/// The line whose crossing cell this is: whether it leads east (or else south), and from which side of the square.
pub(crate) fn line_across(cell: Cell) -> Option<(bool, usize)> {
    let (column, row) = (cell.column(), cell.row());
    match (column % 4, row % 4) {
        (3, 0 | 2) => Some((true, place(Cell::at(column - 1, row)))),
        (0 | 2, 3) => Some((false, place(Cell::at(column, row - 1)))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_are_the_same_set() {
        for space in Space::all() {
            assert_eq!(Grid::of(SpaceSet::only(space)).spaces(), SpaceSet::only(space));
        }
        assert_eq!(Grid::of(SpaceSet::ALL), Grid { sides: u64::MAX, starts: 0xFFF });
        assert_eq!(Grid::of(SpaceSet::ALL).spaces(), SpaceSet::ALL);
    }

    #[test]
    fn jh_2_35_steps_without_lines_stay_at_a_case_or_lead_to_a_start() {
        let space = |name: &str| Cell::find(name).and_then(Cell::space).unwrap();
        let walk = |steps, across| Walk { steps, across, barred: Grid::default(), open: ROUND_CASES };
        let names = |set: SpaceSet| set.iter().map(|space| space.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(names(walk(1, false).reach(space("e5"))), "e5 g5 e7");
        assert_eq!(names(walk(1, true).reach(space("e5"))), "e5 g5 e7 g7");
        assert_eq!(names(walk(1, true).reach(space("g5"))), "e5 g5 e7 g7");
        assert_eq!(names(walk(1, false).reach(space("d1"))), "c1 d1 e1");
        assert_eq!(names(walk(1, false).reach(space("o5"))), "o4 m5 o5 o7");
    }
}
