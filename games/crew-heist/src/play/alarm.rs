//! The alert track, the alarm, and the guards that come with it (CH-4, CH-11.10).

use engine::Events;

use super::Heist;
use super::setup::FIRST_ALERT;
use crate::event::{Event, Why};
use crate::map::square::{MOST_SQUARES, Square, SquareSet};
use crate::map::{Passage, SquareKind};
use crate::state::{Guard, State};

/// The level that so many alerts give (CH-4.2).
pub(crate) fn level_of(track: u8) -> u8 {
    FIRST_ALERT.iter().rposition(|first| track >= *first).unwrap_or(0) as u8
}

impl<E: Events<State, Event>> Heist<'_, E> {
    /// Alerts come onto the track one by one, or leave it (CH-4.1, CH-4.5).
    pub(super) fn move_track(&mut self, n: i8, why: Why) {
        for _ in 0..n.unsigned_abs() {
            let from = self.state.track;
            let kept = FIRST_ALERT.contains(&from);
            let to = if n > 0 { (from + 1).min(FIRST_ALERT[5]) } else { from - u8::from(!kept) };
            if to == from {
                return;
            }
            self.state.track = to;
            self.tell(|| Event::Track { from, to, why });
            self.show_level(level_of(to), why);
        }
    }

    fn show_level(&mut self, to: u8, why: Why) {
        let from = std::mem::replace(&mut self.state.alarm, to);
        if from != to {
            self.tell(|| Event::Alarm { from, to, why });
        }
    }

    /// A direct change of the level (CH-4.4).
    pub(super) fn move_alarm(&mut self, n: i8, why: Why) {
        let to = (self.state.alarm as i8).saturating_add(n).clamp(0, 5) as u8;
        if to == self.state.alarm {
            return;
        }
        let (from, track) = (self.state.track, FIRST_ALERT[usize::from(to)]);
        self.state.track = track;
        self.tell(|| Event::Track { from, to: track, why });
        self.show_level(to, why);
        if to < self.state.in_force {
            self.set_in_force(to);
        }
    }

    fn set_in_force(&mut self, to: u8) {
        let from = std::mem::replace(&mut self.state.in_force, to);
        self.tell(|| Event::InForce { from, to });
    }

    /// The level in force rises to the marker, level by level, with the guards of each (CH-4.6, CH-4.9).
    pub(super) fn raise_in_force(&mut self) {
        while self.state.in_force < self.state.alarm {
            let level = self.state.in_force + 1;
            let guards = if level > self.state.reached { [0, 0, 0, 1, 1, 2][usize::from(level)] } else { 0 };
            self.state.reached = self.state.reached.max(level);
            self.set_in_force(level);
            (0..guards).for_each(|_| self.add_guard(None, Why::Level));
        }
    }

    /// A new guard comes in by the exit, for this post or the first free one (CH-11.10).
    pub(super) fn add_guard(&mut self, post: Option<u8>, why: Why) {
        let wanted = post.filter(|n| self.state.guard(*n).is_none());
        let place = wanted.or_else(|| self.state.free_post()).zip(self.arrival());
        match place {
            Some((n, square)) => self.put_guard(n, square, why),
            None => self.move_track(1, Why::NoPost),
        }
    }

    pub(super) fn put_guard(&mut self, n: u8, square: Square, why: Why) {
        let place = self.state.guards.iter().position(|other| other.n > n).unwrap_or(self.state.guards.len());
        self.state.guards.insert(place, Guard { n, square, ..Guard::default() });
        let square = self.id(square);
        self.tell(|| Event::GuardAdded { guard: n, square, why });
        self.check_exposure();
    }

    /// The empty square next to the exit where a guard comes in, or the nearest other one.
    fn arrival(&self) -> Option<Square> {
        let (map, exit) = (self.map, self.map.exit);
        let empty = |square: Square| square != exit && self.state.pawns(square) == 0;
        let next = map.steps[exit.index()].iter().map(|step| step.to).find(|to| map.adjacent[exit.index()].contains(*to) && empty(*to));
        next.or_else(|| self.nearest(exit, Passage::at_level(self.state.in_force), empty))
    }

    /// The nearest square with room for the guard of a tile: that one, one next to it, or the nearest other (R47).
    pub(super) fn room_near(&self, side: Square) -> Option<Square> {
        let (map, has_room) = (self.map, |square: Square| !self.state.is_full(square));
        let beside =
            map.steps[side.index()].iter().map(|step| step.to).find(|to| map.adjacent[side.index()].contains(*to) && has_room(*to));
        let here = Some(side).filter(|side| has_room(*side));
        here.or(beside).or_else(|| self.nearest(side, Passage::at_level(self.state.in_force), has_room))
    }

    /// The nearest square that fits, breadth first in the order of the steps, by no elevator (CH-11.7, CH-11.10).
    pub(super) fn nearest(&self, from: Square, passage: Passage, fits: impl Fn(Square) -> bool) -> Option<Square> {
        let mut queue = [Square(0); MOST_SQUARES];
        let (mut next, mut end) = (0, 1);
        let mut seen: SquareSet = [from].into_iter().collect();
        queue[0] = from;
        while next < end {
            let here = queue[next];
            next += 1;
            if fits(here) {
                return Some(here);
            }
            for step in self.map.steps[here.index()].iter() {
                let car = self.map.kind(step.to) == SquareKind::Elevator;
                if car || seen.contains(step.to) || !self.map.passes(passage, step) {
                    continue;
                }
                seen.insert(step.to);
                (queue[end], end) = (step.to, end + 1);
            }
        }
        None
    }
}
