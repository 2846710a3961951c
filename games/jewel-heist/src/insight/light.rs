//! The light as it is drawn: what it falls on, and the outline of the lit floor with the real shadows in it (JH-2.40).

use serde::Serialize;

use crate::floor::blueprint::Blueprint;
use crate::floor::cell::{Cell, CellSet, SIDE};
use crate::floor::facing::Facing;
use crate::floor::light::Lit;
use crate::floor::space::Space;
use crate::state::Table;

/// The guard's light, as it is or as it would be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Light {
    /// Where he stands.
    pub at: Cell,
    /// Where he faces.
    pub facing: Facing,
    /// The nearest of sixteen points of the compass, `NNE`; `jewel-heist-facing-NNE` is its name in words.
    pub wind: &'static str,
    /// Every lit cell, in reading order.
    pub cells: Vec<Cell>,
    /// The spaces among them: whoever stands there is in the light. Nobody has to judge by the drawing.
    pub spaces: Vec<Space>,
    /// The outline of the lit floor, to be drawn as one closed shape: the cone, without the shadows of walls, panels and smoke. A point is
    /// `[x, y]` in thousandths of a cell, from the north-western corner of a1; the first is the middle of the guard's cell. A cell is lit if its
    /// middle lies in this shape or on its edge, and it is neither a wall nor a panel. Where a line only touches corners on both sides the shape
    /// is as thin as that line: it goes there and back.
    pub outline: Vec<[i32; 2]>,
}

impl Light {
    /// The light of a guard who stands here, with what it falls on.
    pub(crate) fn new(plan: &Blueprint, at: Cell, facing: Facing, lit: &Lit, smoke: &CellSet) -> Self {
        Self {
            at,
            facing,
            wind: facing.wind(),
            cells: lit.cells.iter().collect(),
            spaces: lit.spaces.iter().collect(),
            outline: outline(plan, at, facing, smoke),
        }
    }

    /// The light as the table stands; none while it is off, and before there is a floor plan.
    pub(crate) fn of(table: &Table) -> Option<Self> {
        let plan = table.plan.filter(|_| table.light)?;
        Some(Self::new(&plan, table.guard, table.facing, &table.lit(), &table.smoke))
    }
}

/// A point seen from the middle of the guard's cell, in cells.
type Point = (f64, f64);

/// How far beside a corner it is looked past it: far less than can be seen, far more than numbers are off.
const BESIDE: f64 = 1e-7;

/// Half of the cone: one cell to the side for every two ahead.
fn half_cone() -> f64 {
    0.5f64.atan()
}

/// What stops the light, as straight lines: the sides of the board, of walls and of smoke, and the panels of the cases.
fn obstacles(plan: &Blueprint, guard: Cell, smoke: &CellSet) -> Vec<(Point, Point)> {
    let from_guard = |cell: Cell| {
        let (dx, dy) = guard.offset_to(cell);
        (f64::from(dx), f64::from(dy))
    };
    let mut lines = Vec::new();
    let mut square = |(west, north): Point, (east, south): Point| {
        lines.extend([
            ((west, north), (east, north)),
            ((east, north), (east, south)),
            ((east, south), (west, south)),
            ((west, south), (west, north)),
        ]);
    };
    let (first, last) = (from_guard(Cell::at(0, 0)), from_guard(Cell::at(SIDE - 1, SIDE - 1)));
    square((first.0 - 0.5, first.1 - 0.5), (last.0 + 0.5, last.1 + 0.5));
    let solid = || plan.walls().iter().chain(smoke.iter().filter(|puff| *puff != guard));
    for cell in solid() {
        let (x, y) = from_guard(cell);
        square((x - 0.5, y - 0.5), (x + 0.5, y + 0.5));
    }
    // Nothing passes from corner to corner through what is solid.
    for cell in solid() {
        let (x, y) = from_guard(cell);
        lines.extend([((x - 0.5, y - 0.5), (x + 0.5, y + 0.5)), ((x - 0.5, y + 0.5), (x + 0.5, y - 0.5))]);
    }
    for centre in plan.cases() {
        let (x, y) = from_guard(centre);
        lines.extend([((x - 1.0, y), (x + 1.0, y)), ((x, y - 1.0), (x, y + 1.0))]);
    }
    lines
}

/// How far a ray goes until it meets a line; none if it does not. A ray that goes exactly through a corner passes it: what lies just on an edge is lit.
fn meets((x, y): Point, ((ax, ay), (bx, by)): (Point, Point)) -> Option<f64> {
    let (ex, ey) = (bx - ax, by - ay);
    let across = x * ey - y * ex;
    if across.abs() < 1e-12 {
        return None;
    }
    let (far, along) = ((ax * ey - ay * ex) / across, (ax * y - ay * x) / across);
    (far > 0.0 && (1e-9..=1.0 - 1e-9).contains(&along)).then_some(far)
}

/// The outline of what is lit: rays to every corner in the cone and just beside it, each as far as it goes.
fn outline(plan: &Blueprint, guard: Cell, facing: Facing, smoke: &CellSet) -> Vec<[i32; 2]> {
    let (fx, fy) = (f64::from(facing.offset().0), f64::from(facing.offset().1));
    let half = half_cone();
    let lines = obstacles(plan, guard, smoke);
    let angle = |(x, y): Point| (fx * y - fy * x).atan2(fx * x + fy * y);
    let mut angles = vec![-half, BESIDE - half, half - BESIDE, half];
    for corner in lines.iter().flat_map(|(one, other)| [*one, *other]) {
        let exact = angle(corner);
        angles.extend([exact - BESIDE, exact, exact + BESIDE].into_iter().filter(|angle| angle.abs() < half));
    }
    angles.sort_by(f64::total_cmp);
    angles.dedup_by(|one, other| (*one - *other).abs() < BESIDE / 2.0);
    let straight = fy.atan2(fx);
    let in_thousandths = |cell: usize, offset: f64| ((cell as f64 + 0.5 + offset) * 1000.0).round() as i32;
    let mut points = vec![[in_thousandths(guard.column(), 0.0), in_thousandths(guard.row(), 0.0)]];
    for angle in angles {
        let (y, x) = (straight + angle).sin_cos();
        let far = lines.iter().filter_map(|line| meets((x, y), *line)).fold(f64::INFINITY, f64::min);
        if far.is_finite() {
            points.push([in_thousandths(guard.column(), far * x), in_thousandths(guard.row(), far * y)]);
        }
    }
    straightened(&points)
}

/// The same outline without points that lie on the line between their neighbours.
fn straightened(points: &[[i32; 2]]) -> Vec<[i32; 2]> {
    let mut kept: Vec<[i32; 2]> = Vec::with_capacity(points.len());
    for (place, point) in points.iter().enumerate() {
        if kept.last() == Some(point) {
            continue;
        }
        let next = points[place + 1..].iter().find(|next| *next != point);
        let on_the_way = kept.last().zip(next).is_some_and(|(last, next)| {
            let (ax, ay) = (i64::from(point[0] - last[0]), i64::from(point[1] - last[1]));
            let (bx, by) = (i64::from(next[0] - point[0]), i64::from(next[1] - point[1]));
            // A thousandth of a cell off a straight line is not seen.
            (ax * by - ay * bx).abs() <= (ax.abs() + ay.abs()).max(bx.abs() + by.abs()) && ax * bx + ay * by > 0
        });
        if !on_the_way {
            kept.push(*point);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::content;

    /// Where a point lies: well inside an outline (1), well outside (-1), or so near its edge that numbers cannot tell (0).
    fn place(outline: &[[i32; 2]], [x, y]: [i32; 2]) -> i32 {
        let mut inside = false;
        for (place, [bx, by]) in outline.iter().enumerate() {
            let [ax, ay] = outline[(place + outline.len() - 1) % outline.len()];
            let (ax, ay, bx, by) = (f64::from(ax), f64::from(ay), f64::from(*bx), f64::from(*by));
            let (x, y) = (f64::from(x), f64::from(y));
            let length = (bx - ax).hypot(by - ay);
            let along = (((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length * length)).clamp(0.0, 1.0);
            if (x - ax - along * (bx - ax)).hypot(y - ay - along * (by - ay)) < 5.0 {
                return 0;
            }
            inside ^= (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax;
        }
        if inside { 1 } else { -1 }
    }

    fn check(plan: &Blueprint, guard: Cell, facing: Facing, smoke: &CellSet) -> usize {
        let at = plan.track_space(guard).unwrap();
        let lit = plan.light(at, facing).in_smoke(plan, guard, smoke);
        let light = Light::new(plan, guard, facing, &lit, smoke);
        for cell in Cell::all().filter(|cell| *cell != guard && !plan.is_opaque(*cell) && !smoke.contains(*cell)) {
            let middle = [cell.column() as i32 * 1000 + 500, cell.row() as i32 * 1000 + 500];
            let drawn = place(&light.outline, middle);
            let fits = if lit.cells.contains(cell) { drawn >= 0 } else { drawn <= 0 };
            assert!(fits, "{} {guard} {facing:?} {smoke:?} {cell}: {drawn} of {:?}", plan.id, light.outline);
        }
        light.outline.len()
    }

    /// JH-2.40: these whole numbers say what one sees on the board.
    #[test]
    fn jh_2_40_the_outline_shows_what_is_lit() {
        let mut most = 0;
        for plan in &content().blueprints {
            for (number, guard) in plan.track().iter().enumerate() {
                for facing in Facing::all().skip(number % 8).step_by(8) {
                    most = most.max(check(plan, *guard, facing, &CellSet::EMPTY));
                }
            }
        }
        assert!(most < 120, "{most} points are many for a drawing");
    }

    #[test]
    fn jh_7_38_smoke_casts_its_shadow_in_the_outline() {
        let plan = &content().blueprints[0];
        let cell = |name: &str| Cell::find(name).unwrap();
        for smoke in [&["h5"][..], &["g4"], &["g5"], &["h7"], &["h8"], &["g4", "i5", "f8"]] {
            let smoke: CellSet = smoke.iter().map(|name| cell(name)).collect();
            for facing in Facing::all().step_by(3) {
                check(plan, cell("h8"), facing, &smoke);
            }
        }
    }

    #[test]
    fn a_cone_that_nothing_stops_has_few_corners() {
        let wings = content().blueprints.iter().find(|plan| plan.id == "wings").unwrap();
        let cell = |name: &str| Cell::find(name).unwrap();
        // Into the wall in front of him: a small shape up to its edge.
        assert_eq!(outline(wings, cell("h8"), Facing::NORTH, &CellSet::EMPTY), [[7500, 7500], [7250, 7000], [7750, 7000]]);
    }
}
