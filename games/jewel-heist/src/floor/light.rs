//! What the guard's light falls on (JH-2.40, JH-2.41): a cone with the shadows of walls, cases and smoke. It is computed, never voted on.

use crate::floor::blueprint::Blueprint;
use crate::floor::cell::{Cell, CellSet};
use crate::floor::facing::{FACINGS, Facing};
use crate::floor::grid::{Grid, Open, Walk, line_across};
use crate::floor::space::SpaceSet;

/// What is lit, and what that closes to players.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Lit {
    /// The lit cells.
    pub cells: CellSet,
    /// The spaces among them.
    pub spaces: SpaceSet,
    grid: Grid,
    /// The lines whose crossing cell is lit.
    closed: Open,
}

/// Columns east and rows south.
type Offset = (i32, i32);

#[inline]
const fn cross((a, b): Offset, (c, d): Offset) -> i32 {
    a * d - b * c
}

/// Whether a cell so far away lies in the cone: one cell to each side for every two ahead.
#[inline]
const fn in_cone(facing: Facing, to: Offset) -> bool {
    let ahead = facing.dot(to);
    ahead > 0 && 2 * facing.cross(to).abs() <= ahead
}

/// Whether the straight line to the middle of a cell passes through the square of another one.
#[inline]
fn passes_through(to: Offset, square: Offset) -> bool {
    let from_0_to = |number: i32, end: i32| if end >= 0 { 0 <= number && number <= end } else { end <= number && number <= 0 };
    from_0_to(square.0, to.0) && from_0_to(square.1, to.1) && 2 * cross(to, square).abs() < to.0.abs() + to.1.abs()
}

/// Whether the straight line to the middle of a cell crosses a panel of the display case with this centre.
#[inline]
fn crosses_case(to: Offset, centre: Offset) -> bool {
    let off = cross(to, centre).abs();
    let between = |number: i32, end: i32| if end >= 0 { 0 < number && number < end } else { end < number && number < 0 };
    between(centre.1, to.1) && off < to.1.abs() || between(centre.0, to.0) && off < to.0.abs()
}

/// Whether two cells are in sight of each other: no wall and no panel is on the line between their middles.
pub(crate) fn in_sight(plan: &Blueprint, one: Cell, other: Cell) -> bool {
    let to = one.offset_to(other);
    let walled = plan.walls().iter().any(|wall| wall != one && passes_through(to, one.offset_to(wall)));
    !walled && !plan.cases().any(|centre| crosses_case(to, one.offset_to(centre)))
}

impl Lit {
    fn on(plan: &Blueprint, cells: CellSet) -> Self {
        let spaces: SpaceSet = cells.iter().filter_map(|cell| plan.space(cell)).collect();
        let mut closed = Open::default();
        for (east, side) in cells.iter().filter_map(line_across) {
            *(if east { &mut closed.east } else { &mut closed.south }) |= 1 << side;
        }
        Self { cells, spaces, grid: Grid::of(spaces), closed }
    }

    /// What of this light of a guard who stands here smoke leaves: neither the cells it lies on nor those behind it. On his own cell it hides nothing.
    pub(crate) fn in_smoke(&self, plan: &Blueprint, guard: Cell, smoke: &CellSet) -> Self {
        let mut cells = self.cells;
        for cell in self.cells.iter() {
            let to = guard.offset_to(cell);
            if smoke.iter().any(|puff| puff != guard && passes_through(to, guard.offset_to(puff))) {
                cells.remove(cell);
            }
        }
        Self::on(plan, cells)
    }

    /// The walk as the light lets it be: no step enters a lit space or crosses a lit cell (JH-6.20).
    #[inline]
    pub(crate) fn bars(&self, walk: Walk) -> Walk {
        let barred = Grid { sides: walk.barred.sides | self.grid.sides, starts: walk.barred.starts | self.grid.starts };
        let open = Open { east: walk.open.east & !self.closed.east, south: walk.open.south & !self.closed.south };
        Walk { barred, open, ..walk }
    }
}

/// The light from one track space in every facing, without smoke, worked out in advance.
#[derive(Debug)]
pub(crate) struct Lights {
    /// For each facing which of the lights it is. Facings near each other often light the same cells.
    by_facing: Vec<u16>,
    lights: Vec<Lit>,
}

impl Lights {
    /// The lights of a guard who stands here. `facings` are all there are, by angle.
    pub(crate) fn from(plan: &Blueprint, guard: Cell, facings: &[Facing]) -> Self {
        let seen: Vec<(Cell, Offset)> = Cell::all()
            .filter(|cell| *cell != guard && !plan.is_opaque(*cell) && in_sight(plan, guard, *cell))
            .map(|cell| (cell, guard.offset_to(cell)))
            .collect();
        let mut found = Self { by_facing: vec![0; FACINGS], lights: Vec::new() };
        for facing in facings {
            let cells: CellSet = seen.iter().filter(|(_, to)| in_cone(*facing, *to)).map(|(cell, _)| *cell).collect();
            if found.lights.last().is_none_or(|last| last.cells != cells) {
                found.lights.push(Lit::on(plan, cells));
            }
            found.by_facing[facing.index()] = found.lights.len() as u16 - 1;
        }
        found
    }

    /// The light in a facing.
    #[inline]
    pub(crate) fn facing(&self, facing: Facing) -> &Lit {
        &self.lights[usize::from(self.by_facing[facing.index()])]
    }

    /// All lights there are from here.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Lit> {
        self.lights.iter()
    }
}
