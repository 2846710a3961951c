//! Patrols and stations (CH-12.15).

use engine::Events;

use super::Heist;
use crate::event::{Decision, Event, Task};
use crate::map::square::{Square, SquareSet};
use crate::map::{Direction, Step};
use crate::state::State;

impl<E: Events<State, Event>> Heist<'_, E> {
    /// Nothing calls him: on along his route, back to it, or his station.
    pub(super) fn patrol(&mut self, n: u8) {
        let route = self.map.posts.get(usize::from(n) - 1).map_or(&[][..], |post| &post.route);
        if route.is_empty() {
            return self.keep_station(n);
        }
        let square = self.guard(n).square;
        match route.iter().position(|on| *on == square) {
            Some(place) => self.follow_route(n, route, place),
            None => {
                let targets: SquareSet = route.iter().copied().collect();
                self.go_back(n, &targets, Decision::BackToRoute);
            }
        }
    }

    fn follow_route(&mut self, n: u8, route: &[Square], place: usize) {
        let later = (1..route.len()).map(|ahead| route[(place + ahead) % route.len()]);
        let Some(free) = later.into_iter().find(|square| !self.state.is_full(*square)) else {
            return self.decide(n, Task::Patrol, None, Decision::Blocked);
        };
        let next = route[(place + 1) % route.len()];
        if free == next {
            let step = self.map.step(route[place], next).filter(|step| step.direction != Direction::Stairs);
            let way = step.map(|step| super::guards::Way { target: next, distance: 1, step: Some(step) });
            self.decide(n, Task::Patrol, way.as_ref(), Decision::OnRoute);
            return self.walk_on(n, step);
        }
        // The next square is full: one step on the way to the first later one that is not.
        let way = self.way(route[place], &[free].into_iter().collect());
        self.decide(n, Task::Patrol, way.as_ref(), Decision::Blocked);
        self.walk_on(n, way.and_then(|way| way.step));
    }

    /// Takes a step if there is one; what he collects on patrol he does not search for (R65).
    fn walk_on(&mut self, n: u8, step: Option<Step>) {
        if let Some(step) = step {
            self.step(n, step);
        }
    }

    fn keep_station(&mut self, n: u8) {
        let homes = self.state.homes(n);
        if homes.contains(self.guard(n).square) {
            self.decide(n, Task::Patrol, None, Decision::AtStation);
            return self.search(n);
        }
        self.go_back(n, &homes, Decision::BackToStation);
    }

    fn go_back(&mut self, n: u8, targets: &SquareSet, why: Decision) {
        let way = self.way(self.guard(n).square, targets);
        let why = match &way {
            None => Decision::Nothing,
            Some(way) if way.step.is_none() => Decision::Blocked,
            Some(_) => why,
        };
        self.decide(n, Task::Patrol, way.as_ref(), why);
        self.walk_on(n, way.and_then(|way| way.step));
    }
}
