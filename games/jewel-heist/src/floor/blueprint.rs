//! Floor plans: read from a map, checked, and worked out in advance (JH-2.30 to JH-2.38, JH-2.50).

use std::fmt;
use std::ops::Deref;

use crate::content::content;
use crate::floor::cell::{CELLS, Cell, CellSet, SIDE};
use crate::floor::facing::{Direction, Facing};
use crate::floor::grid::{Grid, Open, ROUND_CASES, Walk, line_across};
use crate::floor::light::{Lights, Lit};
use crate::floor::space::{SPACES, Space, SpaceSet};

/// The guard's place on his track, by number.
pub(crate) type TrackSpace = usize;

/// The most seats that must find a start space (JH-2.38).
const MOST_SEATS: usize = 6;

/// A floor plan.
#[derive(Debug)]
pub struct Blueprint {
    /// Its name.
    pub id: &'static str,
    /// The sign of every cell.
    signs: [u8; CELLS],
    /// Cells that are never lit: panels and walls.
    opaque: CellSet,
    /// The walls, whose squares stop the light.
    walls: CellSet,
    /// The spaces players can stand on.
    spaces: SpaceSet,
    /// Between which sides they can step.
    open: Open,
    /// The spaces of the guard's track, in reading order.
    track: Vec<Cell>,
    /// The number of the track space on a cell, where there is one.
    numbers: [u8; CELLS],
    /// Where each exit of a track space leads.
    next: Vec<[Option<TrackSpace>; 4]>,
    /// From each track space: how many links to the nearest goal of a space (JH-2.46).
    hops: Vec<[u8; SPACES]>,
    /// What the light shows from each track space in each facing, without smoke.
    lights: Vec<Lights>,
    /// Where the guard begins.
    centre: Cell,
}

const NO_TRACK: u8 = u8::MAX;

impl Blueprint {
    /// Reads a map and checks it (JH-2.38).
    ///
    /// # Errors
    /// With the name of the blueprint and what is wrong.
    pub fn read(id: &'static str, text: &str) -> Result<Self, String> {
        let rows: Vec<&str> = text.lines().filter(|line| !line.starts_with(';')).collect();
        if rows.len() != SIDE || rows.iter().any(|row| row.len() != SIDE) {
            return Err(format!("{id}: not {SIDE} rows of {SIDE} cells"));
        }
        let mut signs = [0; CELLS];
        signs.iter_mut().zip(rows.iter().flat_map(|row| row.bytes())).for_each(|(sign, read)| *sign = read);
        if let Some(cell) = Cell::all().find(|cell| !allowed(*cell).contains(&signs[cell.index()])) {
            return Err(format!("{id}: {:?} may not stand on {cell}", char::from(signs[cell.index()])));
        }
        let mut centres = Cell::all().filter(|cell| signs[cell.index()] == b'C');
        let (Some(centre), None) = (centres.next(), centres.next()) else { return Err(format!("{id}: not exactly one C")) };
        let mut plan = Self::bare(id, signs, centre);
        plan.lay_track();
        plan.check_connected()?;
        plan.count_hops();
        plan.light_up();
        plan.check_starts()?;
        Ok(plan)
    }

    /// The plan with its cells, and without what is worked out from them.
    fn bare(id: &'static str, signs: [u8; CELLS], centre: Cell) -> Self {
        let sign = |cell: Cell| signs[cell.index()];
        let mut open = ROUND_CASES;
        for cell in Cell::all().filter(|cell| matches!(sign(*cell), b'=' | b'%')) {
            match line_across(cell) {
                Some((true, side)) => open.east |= 1 << side,
                Some((false, side)) => open.south |= 1 << side,
                None => {}
            }
        }
        let mut numbers = [NO_TRACK; CELLS];
        let track: Vec<Cell> = Cell::all().filter(|cell| matches!(sign(*cell), b'*' | b'C')).collect();
        track.iter().zip(0..).for_each(|(cell, number)| numbers[cell.index()] = number);
        Self {
            id,
            signs,
            opaque: Cell::all().filter(|cell| matches!(sign(*cell), b'+' | b'-' | b'|' | b'#')).collect(),
            walls: Cell::all().filter(|cell| sign(*cell) == b'#').collect(),
            spaces: Space::all().filter(|space| matches!(sign(space.cell()), b'o' | b'S')).collect(),
            open,
            track,
            numbers,
            next: Vec::new(),
            hops: Vec::new(),
            lights: Vec::new(),
            centre,
        }
    }

    /// JH-2.36.
    fn lay_track(&mut self) {
        let exit = |cell: Cell, direction: Direction| {
            let link = cell.towards(direction, 1).filter(|link| matches!(self.sign(*link), b':' | b'%'));
            link.and_then(|link| link.towards(direction, 1)).and_then(|next| self.track_space(next))
        };
        self.next = self.track.iter().map(|cell| Direction::ALL.map(|direction| exit(*cell, direction))).collect();
    }

    /// Links from one track space to every other; none where there is no way.
    fn links_from(&self, from: TrackSpace) -> Vec<Option<u8>> {
        let mut links = vec![None; self.track.len()];
        links[from] = Some(0);
        let mut reached = vec![from];
        let mut looked = 0;
        while let Some(&at) = reached.get(looked) {
            for next in self.next[at].into_iter().flatten() {
                if links[next].is_none() {
                    links[next] = links[at].map(|links| links + 1);
                    reached.push(next);
                }
            }
            looked += 1;
        }
        links
    }

    fn check_connected(&self) -> Result<(), String> {
        if self.links_from(0).contains(&None) {
            return Err(format!("{}: the track is in pieces", self.id));
        }
        let walk = Walk { steps: u8::MAX, ..self.walk(0) };
        let first = self.spaces.iter().next().ok_or_else(|| format!("{}: no spaces", self.id))?;
        if walk.reach(first) != self.spaces {
            return Err(format!("{}: not every space can be reached", self.id));
        }
        Ok(())
    }

    /// JH-2.46: the goals of a space are the track spaces nearest to it.
    fn count_hops(&mut self) {
        let links: Vec<Vec<Option<u8>>> = (0..self.track.len()).map(|from| self.links_from(from)).collect();
        self.hops = vec![[0; SPACES]; self.track.len()];
        for space in Space::all() {
            let nearest = self.track.iter().map(|cell| cell.distance(space.cell())).min();
            let goals: Vec<TrackSpace> =
                (0..self.track.len()).filter(|&number| Some(self.track[number].distance(space.cell())) == nearest).collect();
            for (hops, links) in self.hops.iter_mut().zip(&links) {
                hops[space.index()] = goals.iter().filter_map(|&goal| links[goal]).min().unwrap_or_default();
            }
        }
    }

    fn light_up(&mut self) {
        let mut facings: Vec<Facing> = Facing::all().collect();
        let angle = |facing: &Facing| f64::from(facing.offset().1).atan2(f64::from(facing.offset().0));
        facings.sort_by(|one, other| angle(one).total_cmp(&angle(other)));
        self.lights = self.track.iter().map(|cell| Lights::from(self, *cell, &facings)).collect();
    }

    /// Whoever is caught must find a start space in the dark.
    fn check_starts(&self) -> Result<(), String> {
        let starts = self.starts();
        let most = self.lights.iter().flat_map(Lights::all).map(|lit| lit.spaces.intersection(starts).len()).max();
        if most.unwrap_or_default() + MOST_SEATS > starts.len() {
            return Err(format!("{}: the light leaves too few start spaces", self.id));
        }
        Ok(())
    }

    /// The sign of a cell, as in the file.
    pub fn sign(&self, cell: Cell) -> u8 {
        self.signs[cell.index()]
    }

    /// Whether a cell is a wall or part of a display case, and so never lit (JH-2.30).
    #[inline]
    pub fn is_opaque(&self, cell: Cell) -> bool {
        self.opaque.contains(cell)
    }

    /// The walls.
    #[inline]
    pub fn walls(&self) -> CellSet {
        self.walls
    }

    /// The centres of the display cases, from which their panels run one cell each way (JH-2.31).
    pub fn cases(&self) -> impl Iterator<Item = Cell> {
        (1..SIDE).step_by(4).flat_map(|row| (1..SIDE).step_by(4).map(move |column| Cell::at(column, row)))
    }

    /// The spaces players can stand on.
    #[inline]
    pub fn spaces(&self) -> SpaceSet {
        self.spaces
    }

    /// The start spaces.
    #[inline]
    pub fn starts(&self) -> SpaceSet {
        self.spaces.iter().filter(|space| space.is_start()).collect()
    }

    /// The space of a cell that players can stand on here.
    pub fn space(&self, cell: Cell) -> Option<Space> {
        cell.space().filter(|space| self.spaces.contains(*space))
    }

    /// Where the guard begins.
    pub fn centre(&self) -> Cell {
        self.centre
    }

    /// The cells of the track, in reading order.
    pub fn track(&self) -> &[Cell] {
        &self.track
    }

    /// The number of the track space on a cell.
    #[inline]
    pub(crate) fn track_space(&self, cell: Cell) -> Option<TrackSpace> {
        let number = self.numbers[cell.index()];
        (number != NO_TRACK).then_some(usize::from(number))
    }

    /// Whether the guard can stand on a cell.
    #[inline]
    pub fn is_track(&self, cell: Cell) -> bool {
        self.track_space(cell).is_some()
    }

    /// Where each exit of a track space leads.
    #[inline]
    pub(crate) fn exits(&self, at: TrackSpace) -> &[Option<TrackSpace>; 4] {
        &self.next[at]
    }

    /// How many links from a track space to the nearest goal of a space.
    #[inline]
    pub(crate) fn hops(&self, at: TrackSpace, space: Space) -> u8 {
        self.hops[at][space.index()]
    }

    /// What the light shows from a track space, without smoke.
    #[inline]
    pub(crate) fn light(&self, at: TrackSpace, facing: Facing) -> &Lit {
        self.lights[at].facing(facing)
    }

    /// A walk of so many steps in the dark.
    #[inline]
    pub(crate) fn walk(&self, steps: u8) -> Walk {
        let absent = if self.spaces == SpaceSet::ALL { Grid::default() } else { Grid::of(SpaceSet::ALL.minus(self.spaces)) };
        Walk { steps, across: false, barred: absent, open: self.open }
    }

    /// The spaces one step from a space, lit or not (JH-2.35).
    #[inline]
    pub fn beside(&self, space: Space) -> SpaceSet {
        self.walk(1).reach(space).minus(SpaceSet::only(space))
    }
}

/// The signs that may stand on a cell (JH-2.38).
fn allowed(cell: Cell) -> &'static [u8] {
    let (column, row) = (cell.column(), cell.row());
    let edge = |line: usize| line == 0 || line == SIDE - 1;
    match (column % 4, row % 4) {
        (0 | 2, 0 | 2) => b"o",
        (1, 1) => b"+",
        (1, 0 | 2) => b"|",
        (0 | 2, 1) => b"-",
        _ if edge(column) || edge(row) => b"S.#",
        (1 | 3, 1 | 3) => b"*C.#",
        _ => b".=:%#",
    }
}

/// A floor plan of the box. Two are equal if they are the same one.
#[derive(Clone, Copy)]
pub struct Plan(&'static Blueprint);

impl Plan {
    /// The plan with this number, in the order of the options.
    pub(crate) fn new(number: usize) -> Self {
        Self(&content().blueprints[number])
    }

    /// The plan of that name.
    pub fn find(id: &str) -> Option<Self> {
        content().blueprints.iter().find(|plan| plan.id == id).map(Self)
    }
}

impl Deref for Plan {
    type Target = Blueprint;

    #[inline]
    fn deref(&self) -> &Blueprint {
        self.0
    }
}

impl PartialEq for Plan {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Plan {}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::floor::light::in_sight;

    fn names(cells: impl Iterator<Item = Cell>) -> String {
        cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The facts of JH-2.50: lines, track spaces and links, junctions, dead ends, ways between spaces.
    #[test]
    fn jh_2_50_facts_to_test_a_loader_with() {
        const CROSSROADS: &str = "d4 h4 l4 d8 h8 l8 d12 h12 l12";
        const ENDS: &str = "d2 h2 l2 b4 n4 b8 n8 b12 n12 d14 h14 l14";
        for (id, lines, spaces, links, junctions, ends) in [
            ("gallery", 36, 33, 36, CROSSROADS, ENDS),
            ("wings", 32, 25, 26, "d4 l4 d8 l8 d12 l12", "d2 l2 b8 n8 d14 l14"),
            ("vault", 20, 29, 32, CROSSROADS, "h2 l2 b4 b8 n8 n12 d14 h14"),
            ("pinwheel", 28, 29, 28, CROSSROADS, ENDS),
        ] {
            let plan = Plan::find(id).unwrap();
            let drawn = (plan.open.east ^ ROUND_CASES.east).count_ones() + (plan.open.south ^ ROUND_CASES.south).count_ones();
            assert_eq!((drawn, plan.track.len()), (lines, spaces), "{id}");
            let exits = |cell: &Cell| plan.exits(plan.track_space(*cell).unwrap()).iter().flatten().count();
            assert_eq!(plan.track.iter().map(exits).sum::<usize>(), 2 * links, "{id}");
            assert_eq!(names(plan.track.iter().copied().filter(|cell| exits(cell) >= 3)), junctions, "{id}");
            assert_eq!(names(plan.track.iter().copied().filter(|cell| exits(cell) == 1)), ends, "{id}");
            let farthest = |space: Space| (0..).find(|&steps| plan.walk(steps).reach(space) == plan.spaces()).unwrap();
            assert_eq!(plan.spaces().iter().map(farthest).max(), Some(14), "{id}");
            assert_eq!((plan.centre().to_string(), plan.starts().len(), plan.spaces().len()), ("h8".to_owned(), 12, 76));
            assert!(plan.cases().all(|centre| plan.sign(centre) == b'+') && plan.cases().count() == 16, "{id}");
        }
    }

    /// The facts of JH-2.50 and JH-2.42 about the light: pairs in sight of each other, lit spaces on the mean and at most, spaces that are never lit.
    #[test]
    fn jh_2_50_how_bright_the_blueprints_are() {
        for (id, pairs, mean, most) in
            [("gallery", 1016, 6.81, 17), ("wings", 620, 4.63, 13), ("vault", 840, 6.24, 16), ("pinwheel", 552, 3.92, 12)]
        {
            let plan = Plan::find(id).unwrap();
            let (mut seen, mut total) = (0, 0);
            for (number, at) in plan.track.iter().enumerate() {
                seen += plan.spaces().iter().filter(|space| in_sight(&plan, *at, space.cell())).count();
                let towards = plan.spaces().iter().map(|space| Facing::towards(*at, space.cell()).unwrap());
                total += towards.map(|facing| plan.light(number, facing).spaces.len()).sum::<usize>();
            }
            assert_eq!(seen, pairs, "{id}");
            assert!((total as f64 / (plan.track.len() * 76) as f64 - mean).abs() < 0.005, "{id}: {total}");
            let lit: Vec<SpaceSet> = plan.lights.iter().flat_map(Lights::all).map(|lit| lit.spaces).collect();
            assert_eq!(lit.iter().map(|lit| lit.len()).max(), Some(most), "{id}");
            let ever = lit.iter().fold(SpaceSet::EMPTY, |all, lit| all.union(*lit));
            assert_eq!(names(plan.spaces().minus(ever).iter().map(Space::cell)), "a1 o1 a15 o15", "{id}");
            assert!(lit.iter().any(|lit| lit.is_empty()), "JH-2.42: {id}");
            assert!(lit.iter().all(|lit| lit.intersection(plan.starts()).len() <= 2), "JH-2.42: {id}");
        }
    }

    /// JH-2.40, word by word: every cell tested by itself, for every facing from some track spaces.
    #[test]
    fn jh_2_40_what_is_worked_out_in_advance_is_what_the_rules_say() {
        for plan in &content().blueprints {
            for (number, guard) in plan.track.iter().enumerate().step_by(5) {
                for facing in Facing::all() {
                    let (a, b) = facing.offset();
                    let lit = |cell: &Cell| {
                        let (dx, dy) = guard.offset_to(*cell);
                        let (dot, cross) = (a * dx + b * dy, a * dy - b * dx);
                        *cell != *guard && !plan.is_opaque(*cell) && dot > 0 && 2 * cross.abs() <= dot && in_sight(plan, *guard, *cell)
                    };
                    assert_eq!(plan.light(number, facing).cells, Cell::all().filter(lit).collect(), "{} {guard} {facing:?}", plan.id);
                }
            }
        }
    }

    /// JH-2.40: sight is the same both ways.
    #[test]
    fn jh_2_40_sight_is_the_same_both_ways() {
        for plan in &content().blueprints {
            for one in &plan.track {
                assert!(
                    Cell::all().all(|other| plan.walls.contains(other) || in_sight(plan, *one, other) == in_sight(plan, other, *one)),
                    "{one}"
                );
            }
        }
    }

    /// JH-2.41, JH-7.21: whoever he turns to is lit if and only if he is in sight, and the cells diagonally next to the guard always are.
    #[test]
    fn jh_2_41_whoever_he_turns_to_is_lit_if_the_line_is_clear() {
        for plan in &content().blueprints {
            for (number, guard) in plan.track.iter().enumerate() {
                for space in plan.spaces().iter() {
                    let facing = Facing::towards(*guard, space.cell()).unwrap();
                    let lit = plan.light(number, facing).spaces.contains(space);
                    assert_eq!(lit, in_sight(plan, *guard, space.cell()), "{} {guard} {}", plan.id, space.cell());
                }
                let beside = |cell: &Cell| matches!(guard.offset_to(*cell), (-1 | 1, -1 | 1));
                assert_eq!(Cell::all().filter(beside).filter(|cell| in_sight(plan, *guard, *cell)).count(), 4, "{} {guard}", plan.id);
            }
        }
    }

    #[test]
    fn jh_2_38_damaged_plans_are_named() {
        let wings = include_str!("../../content/blueprints/wings.txt");
        for (from, to, what) in [
            ("o|o%o|o=o", "o|o%o|o=", "damaged: not 15 rows of 15 cells"),
            ("S*%*%*%C", "S*%*%*%*", "damaged: not exactly one C"),
            ("C%*%*%*S", "C%C%*%*S", "damaged: not exactly one C"),
            ("C%*%*%*S", "C.*.*.*S", "damaged: the track is in pieces"),
            ("o|oSo|oSo|oSo|o", "o|o.o|o.o|o.o|o", "damaged: the light leaves too few start spaces"),
            ("-+-*-+-.", "-+-:-+-.", "damaged: ':' may not stand on d2"),
            ("S*%", "o*%", "damaged: 'o' may not stand on a8"),
        ] {
            let damaged = wings.replace(from, to);
            assert_eq!(Blueprint::read("damaged", &damaged).unwrap_err(), what);
        }
        let vault = include_str!("../../content/blueprints/vault.txt");
        let shut = vault.replace('%', ":");
        assert_eq!(Blueprint::read("damaged", &shut).unwrap_err(), "damaged: not every space can be reached");
    }
}
