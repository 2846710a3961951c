//! How the guard decides where to go and where to look (JH-2.45 to JH-2.49). He has no will of his own: noise moves him.

use engine::{MAX_SEATS, Seat};

use crate::blueprint::{Blueprint, TrackSpace};
use crate::cell::{Cell, CellSet, Facing};
use crate::space::Space;

/// How loud an alarm clock is (JH-2.9).
pub(crate) const ALARM: u32 = 9;

/// The most sources of noise: every seat, and an alarm clock of every seat.
const MOST_SOURCES: usize = 2 * MAX_SEATS;

/// The longest walk.
pub(crate) const LONGEST: usize = 5;

/// Something the guard hears.
#[derive(Clone, Copy, Debug)]
struct Source {
    noise: u32,
    at: Space,
}

/// Everything the guard hears this round, the first from the lead seat first (JH-2.45).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noises {
    sources: [Source; MOST_SOURCES],
    count: usize,
}

impl Noises {
    /// Silence.
    pub(crate) fn new() -> Self {
        Self { sources: [Source { noise: 0, at: Space::default() }; MOST_SOURCES], count: 0 }
    }

    /// Adds a source after all others; silence is none (JH-7.14).
    #[inline]
    pub(crate) fn add(&mut self, noise: u32, at: Space) {
        if noise > 0 {
            self.sources[self.count] = Source { noise, at };
            self.count += 1;
        }
    }

    fn all(&self) -> &[Source] {
        &self.sources[..self.count]
    }

    /// What the guard does, if every source wishes something (JH-2.47); none if there is no source.
    #[inline]
    fn choice(&self, from: Cell, wish: impl Fn(Space) -> Facing) -> Option<Facing> {
        let mut first = None;
        let mut below = None;
        loop {
            let Some(noise) = self.all().iter().map(|source| source.noise).filter(|noise| below.is_none_or(|below| *noise < below)).max()
            else {
                return first;
            };
            let loud = || self.all().iter().filter(|source| source.noise == noise);
            let nearest = loud().map(|source| source.at.cell().distance(from)).min();
            let mut wishes = loud().filter(|source| Some(source.at.cell().distance(from)) == nearest).map(|source| wish(source.at));
            let wished = wishes.next();
            if wishes.all(|other| Some(other) == wished) {
                return wished;
            }
            first = first.or(wished);
            below = Some(noise);
        }
    }
}

/// The seats clockwise from the lead seat, which is how ties are broken (JH-5.3).
pub(crate) fn clockwise(lead: Seat, seats: usize) -> impl Iterator<Item = Seat> + Clone {
    (0..seats).map(move |step| Seat::new((lead.index() + step) % seats))
}

/// Where a walk led.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walked {
    path: [Cell; LONGEST + 1],
    steps: usize,
    /// The way he went last, or faced if he did not go.
    pub(crate) heading: Facing,
    /// Whether a trip wire ended it.
    pub(crate) wired: bool,
}

impl Walked {
    /// The track spaces of the walk, the first included.
    pub(crate) fn path(&self) -> &[Cell] {
        &self.path[..=self.steps]
    }

    /// Where it ended.
    #[inline]
    pub(crate) fn end(&self) -> Cell {
        self.path[self.steps]
    }
}

/// Where the guard stands before he walks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) at: Cell,
    pub(crate) facing: Facing,
    /// Whether this is the first step of the whole game, which is a choice anywhere.
    pub(crate) first: bool,
}

/// JH-2.49.
#[inline]
pub(crate) fn walk(plan: &Blueprint, start: Start, steps: u8, noises: &Noises, wires: &CellSet) -> Walked {
    let mut walked = Walked { path: [start.at; LONGEST + 1], steps: 0, heading: start.facing, wired: false };
    let Some(mut at) = plan.track_space(start.at) else { return walked };
    for step in 0..usize::from(steps).min(LONGEST) {
        let first = step == 0;
        let Some(way) = way_out(plan, at, walked.heading, first, first && start.first, noises) else { break };
        let Some(next) = plan.exits(at)[way.index()] else { break };
        at = next;
        walked.heading = way;
        walked.steps += 1;
        walked.path[walked.steps] = plan.track()[at];
        if wires.contains(walked.end()) {
            walked.wired = true;
            break;
        }
    }
    walked
}

/// The way he leaves a track space, headed so; none if there is no way.
fn way_out(plan: &Blueprint, at: TrackSpace, heading: Facing, first: bool, first_ever: bool, noises: &Noises) -> Option<Facing> {
    let exits = plan.exits(at);
    let is_exit = |facing: &Facing| exits[facing.index()].is_some();
    let mut open = heading.preference().into_iter().filter(is_exit);
    let count = open.clone().count();
    if count <= 1 {
        open.next()
    } else if count >= 3 || first_ever {
        travel(plan, at, heading, noises)
    } else if !first {
        open.find(|facing| *facing != heading.turned(2))
    } else if is_exit(&heading) {
        Some(heading)
    } else {
        travel(plan, at, heading, noises)
    }
}

/// The choice to travel; in silence the first exit ahead, right, left, back (JH-2.48).
fn travel(plan: &Blueprint, at: TrackSpace, heading: Facing, noises: &Noises) -> Option<Facing> {
    let exits = plan.exits(at);
    let from = plan.track()[at];
    let ways = || heading.preference().into_iter().filter_map(|facing| exits[facing.index()].map(|next| (facing, next)));
    let wish = |source: Space| {
        let best = ways().min_by_key(|(_, next)| (plan.hops(*next, source), plan.track()[*next].distance(source.cell())));
        best.map_or(heading, |(facing, _)| facing)
    };
    noises.choice(from, wish).or_else(|| ways().next().map(|(facing, _)| facing))
}

/// Where he looks, standing here and headed so (JH-2.46, JH-2.48).
#[inline]
pub(crate) fn turn(at: Cell, heading: Facing, noises: &Noises) -> Facing {
    let wish = |source: Space| {
        let cell = source.cell();
        let across = if cell.column() < at.column() { Facing::West } else { Facing::East };
        let along = if cell.row() < at.row() { Facing::North } else { Facing::South };
        let (columns, rows) = (cell.column().abs_diff(at.column()), cell.row().abs_diff(at.row()));
        match columns.cmp(&rows) {
            std::cmp::Ordering::Greater => across,
            std::cmp::Ordering::Less => along,
            std::cmp::Ordering::Equal => heading.preference().into_iter().find(|facing| [across, along].contains(facing)).unwrap_or(across),
        }
    };
    noises.choice(at, wish).unwrap_or(heading)
}
