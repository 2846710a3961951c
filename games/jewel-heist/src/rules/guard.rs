//! How the guard decides where to go and where to look (JH-2.45 to JH-2.49), and why. He has no will of his own: noise moves him.

use engine::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::floor::blueprint::{Blueprint, TrackSpace};
use crate::floor::cell::{Cell, CellSet};
use crate::floor::facing::{Direction, Facing};
use crate::floor::space::Space;

/// How loud an alarm clock is (JH-2.9).
pub(crate) const ALARM: u32 = 9;

/// The most sources of noise: every seat, and an alarm clock of every seat.
const MOST_SOURCES: usize = 2 * MAX_SEATS;

/// The longest walk.
pub(crate) const LONGEST: usize = 5;

/// Something the guard hears: a seat, or the alarm clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Source {
    /// Whose noise it is.
    pub seat: Seat,
    /// Whether it is the alarm clock of that seat.
    pub alarm: bool,
    /// How loud it is.
    pub noise: u32,
    /// Where it is.
    pub at: Space,
}

/// Why the guard goes or turns as he does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// He heard this.
    Heard {
        /// The source that decided.
        source: Source,
        /// Why it was that one.
        how: How,
    },
    /// He heard nothing: straight on, else right, left, back (JH-7.22).
    Silence,
    /// Between junctions he goes on (JH-7.17).
    On,
    /// At a dead end he turns round (JH-7.17).
    DeadEnd,
    /// Setting off between junctions he follows his light (JH-7.18).
    Light,
}

/// Why it was this source that decided (JH-2.47).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// No other is as loud.
    Loudest,
    /// Others are as loud, but farther.
    Closer,
    /// Others are as loud and as close, and wish the same.
    Agreed,
    /// Louder ones could not agree.
    Next,
    /// No noise level agreed: the first of the loudest and closest from the lead seat.
    Lead,
}

/// Everything the guard hears this round, the first from the lead seat first (JH-2.45).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Noises {
    sources: [Source; MOST_SOURCES],
    count: usize,
}

impl Noises {
    /// Silence.
    #[inline]
    pub(crate) fn new() -> Self {
        let nothing = Source { seat: Seat::new(0), alarm: false, noise: 0, at: Space::default() };
        Self { sources: [nothing; MOST_SOURCES], count: 0 }
    }

    /// Adds a seat after all others; silence is none (JH-7.14).
    #[inline]
    pub(crate) fn add(&mut self, seat: Seat, noise: u32, at: Space) {
        if noise > 0 {
            self.push(Source { seat, alarm: false, noise, at });
        }
    }

    /// Adds the alarm clock of a seat after all others.
    #[inline]
    pub(crate) fn add_alarm(&mut self, seat: Seat, at: Space) {
        self.push(Source { seat, alarm: true, noise: ALARM, at });
    }

    #[inline]
    fn push(&mut self, source: Source) {
        self.sources[self.count] = source;
        self.count += 1;
    }

    #[inline]
    fn all(&self) -> &[Source] {
        &self.sources[..self.count]
    }

    /// What the guard does and why, if every source wishes something (JH-2.47); none if there is no source.
    #[inline]
    fn choice<T: Copy + PartialEq>(&self, from: Cell, wish: impl Fn(Space) -> T) -> Option<(T, Reason)> {
        let mut first = None;
        let mut below = None;
        loop {
            let Some(noise) = self.all().iter().map(|source| source.noise).filter(|noise| below.is_none_or(|below| *noise < below)).max()
            else {
                return first;
            };
            let loud = || self.all().iter().filter(|source| source.noise == noise);
            let nearest = loud().map(|source| source.at.cell().distance(from)).min();
            let mut close = loud().filter(|source| Some(source.at.cell().distance(from)) == nearest);
            let source = *close.next()?;
            let wished = wish(source.at);
            let mut others = false;
            let agreed = close.all(|other| {
                others = true;
                wish(other.at) == wished
            });
            if agreed {
                let how = match (first.is_some(), others) {
                    (true, _) => How::Next,
                    (false, true) => How::Agreed,
                    (false, false) if loud().count() > 1 => How::Closer,
                    (false, false) => How::Loudest,
                };
                return Some((wished, Reason::Heard { source, how }));
            }
            first = first.or(Some((wished, Reason::Heard { source, how: How::Lead })));
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
    reasons: [Reason; LONGEST],
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

    /// Why he took each step.
    pub(crate) fn reasons(&self) -> &[Reason] {
        &self.reasons[..self.steps]
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
    let mut walked =
        Walked { path: [start.at; LONGEST + 1], reasons: [Reason::Silence; LONGEST], steps: 0, heading: start.facing, wired: false };
    let Some(mut at) = plan.track_space(start.at) else { return walked };
    let mut last = None;
    for step in 0..usize::from(steps).min(LONGEST) {
        let Some((way, reason)) = way_out(plan, at, walked.heading, last, step == 0 && start.first, noises) else { break };
        let Some(next) = plan.exits(at)[way.index()] else { break };
        at = next;
        last = Some(way);
        walked.heading = Facing::of(way);
        walked.reasons[step] = reason;
        walked.steps += 1;
        walked.path[walked.steps] = plan.track()[at];
        if wires.contains(walked.end()) {
            walked.wired = true;
            break;
        }
    }
    walked
}

/// The way he leaves a track space and why, headed so, `last` being the direction of his last step on this walk; none if there is no way.
#[inline]
fn way_out(
    plan: &Blueprint,
    at: TrackSpace,
    heading: Facing,
    last: Option<Direction>,
    first_ever: bool,
    noises: &Noises,
) -> Option<(Direction, Reason)> {
    let exits = plan.exits(at);
    let mut open = Direction::ALL.into_iter().filter(|direction| exits[direction.index()].is_some());
    let count = open.clone().count();
    if count <= 1 {
        return open.next().map(|only| (only, Reason::DeadEnd));
    }
    if count >= 3 || first_ever {
        return travel(plan, at, heading, noises);
    }
    let onwards = match last {
        Some(last) => open.find(|direction| *direction != last.opposite()).map(|onwards| (onwards, Reason::On)),
        None => open.find(|direction| heading.is_along(*direction)).map(|along| (along, Reason::Light)),
    };
    onwards.or_else(|| travel(plan, at, heading, noises))
}

/// The choice to travel; in silence the first exit as seen from his heading (JH-2.48).
#[inline]
fn travel(plan: &Blueprint, at: TrackSpace, heading: Facing, noises: &Noises) -> Option<(Direction, Reason)> {
    let exits = plan.exits(at);
    let ways = || Direction::ALL.into_iter().filter_map(|direction| exits[direction.index()].map(|next| (direction, next)));
    let wish = |source: Space| {
        let cost = |(direction, next): &(Direction, TrackSpace)| {
            (plan.hops(*next, source), plan.track()[*next].distance(source.cell()), heading.rank(*direction))
        };
        ways().min_by_key(cost).map(|(direction, _)| direction)
    };
    match noises.choice(plan.track()[at], wish) {
        Some((way, reason)) => way.map(|way| (way, reason)),
        None => ways().min_by_key(|(direction, _)| heading.rank(*direction)).map(|(direction, _)| (direction, Reason::Silence)),
    }
}

/// Where he looks and why, standing here and headed so: exactly towards what he heard (JH-2.46, JH-2.48).
#[inline]
pub(crate) fn turn(at: Cell, heading: Facing, noises: &Noises) -> (Facing, Reason) {
    // A source is on a player space, so never where he stands.
    let wish = |source: Space| Facing::towards(at, source.cell()).unwrap_or(heading);
    noises.choice(at, wish).unwrap_or((heading, Reason::Silence))
}
