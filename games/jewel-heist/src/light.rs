//! What the guard's light falls on (JH-2.40, JH-2.41). It is computed, never voted on.

use crate::blueprint::Blueprint;
use crate::cell::{Cell, CellSet, Facing};
use crate::grid::{Grid, Open, Walk, line_across};
use crate::space::SpaceSet;

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

impl Lit {
    /// The beam of a guard who stands here and faces so, with smoke on these cells.
    pub(crate) fn cast(plan: &Blueprint, guard: Cell, facing: Facing, smoke: &CellSet) -> Self {
        let solid = |cell: Cell| plan.is_opaque(cell) || smoke.contains(cell);
        let mut cells = CellSet::EMPTY;
        for ahead in 1.. {
            let Some(middle) = guard.towards(facing, ahead) else { break };
            let stops = solid(middle);
            if !stops {
                cells.insert(middle);
            }
            if !stops || ahead == 1 {
                let beside = [facing.turned(3), facing.turned(1)].into_iter().filter_map(|side| middle.towards(side, 1));
                beside.filter(|cell| !solid(*cell)).for_each(|cell| cells.insert(cell));
            }
            if stops {
                break;
            }
        }
        Self::on(plan, cells)
    }

    fn on(plan: &Blueprint, cells: CellSet) -> Self {
        let spaces: SpaceSet = cells.iter().filter_map(|cell| plan.space(cell)).collect();
        let mut closed = Open::default();
        for (east, side) in cells.iter().filter_map(line_across) {
            *(if east { &mut closed.east } else { &mut closed.south }) |= 1 << side;
        }
        Self { cells, spaces, grid: Grid::of(spaces), closed }
    }

    /// The walk as the light lets it be: no step enters a lit space or crosses a lit cell (JH-6.20).
    #[inline]
    pub(crate) fn bars(&self, walk: Walk) -> Walk {
        let barred = Grid { sides: walk.barred.sides | self.grid.sides, starts: walk.barred.starts | self.grid.starts };
        let open = Open { east: walk.open.east & !self.closed.east, south: walk.open.south & !self.closed.south };
        Walk { barred, open, ..walk }
    }
}
