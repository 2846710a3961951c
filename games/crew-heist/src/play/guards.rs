//! Guards: what each of them decides, step by step (CH-12).

use engine::{Events, SeatSet};

use super::Heist;
use crate::content::ItemKind;
use crate::content::effect::{GlobalKey, Mod};
use crate::event::{Decision, Event, Task, Why};
use crate::map::square::{MOST_SQUARES, Square, SquareSet};
use crate::map::{Direction, FAR, Passage, SquareKind, Step};
use crate::state::{Guard, State, Thing, Whereabouts};

/// Where a guard wants to go, and how far it is.
pub(super) struct Way {
    /// The one of the nearest targets to which the way leads.
    pub(super) target: Square,
    pub(super) distance: u8,
    /// The first step, unless he is there or it leads into a full square.
    pub(super) step: Option<Step>,
}

impl<E: Events<State, Event>> Heist<'_, E> {
    pub(super) fn guard(&self, n: u8) -> Guard {
        *self.state.guard(n).expect("a guard who acts is on the board")
    }

    /// One guard's part of the phase (CH-12.1 to CH-12.4).
    pub(super) fn activate(&mut self, n: u8) {
        let guard = self.guard(n);
        if guard.distracted {
            return self.wake(n);
        }
        let more = State::elite(&guard, |held| if let Mod::GuardActions { n } = held { *n } else { 0 })
            + self.state.global(GlobalKey::GuardActions);
        let mut actions = 1 + i16::from(self.state.in_force >= 4) + i16::from(more) + i16::from(guard.extra);
        let mut first = true;
        while actions > 0 {
            actions -= 1;
            self.spot(n);
            let (task, caught) = self.one_action(n);
            if first && task != Task::Patrol {
                actions += 1;
            }
            first = false;
            if caught {
                return;
            }
        }
    }

    pub(super) fn one_action(&mut self, n: u8) -> (Task, bool) {
        let prey = self.prey(n);
        if !prey.is_empty() {
            return (Task::Chase, self.chase(n, prey));
        }
        if let Some(way) = self.token_way(n) {
            self.investigate(n, &way);
            return (Task::Investigate, false);
        }
        self.patrol(n);
        (Task::Patrol, false)
    }

    pub(super) fn decide(&mut self, n: u8, kind: Task, way: Option<&Way>, why: Decision) {
        let (target, distance) = (way.map(|way| self.id(way.target)), way.map(|way| way.distance));
        self.tell(|| Event::GuardAction { guard: n, kind, target, distance, why });
    }

    /// The exposed players whom he sees and no safe zone keeps from him (CH-12.11).
    fn prey(&self, n: u8) -> SeatSet {
        let sight = &self.map.sight[self.guard(n).square.index()];
        let seen = self.state.inside().filter(|seat| {
            let player = self.state.player(*seat);
            player.exposed && player.square.is_some_and(|square| sight.contains(square)) && !self.state.is_safe(*seat)
        });
        let far = |square: Square| self.distance(self.guard(n).square, square) == FAR;
        seen.filter(|seat| !self.state.player(*seat).square.is_some_and(far)).collect()
    }

    /// A guard's distance (CH-12.6).
    fn distance(&self, from: Square, to: Square) -> u8 {
        let (passage, full) = (Passage::at_level(self.state.in_force), self.state.full_squares());
        if full.is_empty() {
            return self.map.distance(passage, from, to);
        }
        self.map.distances_from(passage, from, &full)[to.index()]
    }

    fn chase(&mut self, n: u8, prey: SeatSet) -> bool {
        let targets: SquareSet = prey.iter().filter_map(|seat| self.state.player(seat).square).collect();
        let way = self.way(self.guard(n).square, &targets);
        self.decide(n, Task::Chase, way.as_ref(), Decision::SeesExposed);
        if let Some(step) = way.and_then(|way| way.step) {
            self.step(n, step);
        }
        // Everybody in his square or next to it is caught who is not hidden, exposed or not (CH-12.12, R62).
        let square = self.guard(n).square;
        let mut caught = false;
        for seat in self.state.all_seats() {
            let player = self.state.player(seat);
            let near = player.square.is_some_and(|there| there == square || self.map.adjacent[square.index()].contains(there));
            if near && !player.hidden && !self.state.is_safe(seat) {
                self.state.player_mut(seat).caught_by.insert(n);
                caught = true;
                self.tell(|| Event::Caught { seat, guard: n });
            }
        }
        caught
    }

    /// The way to the nearest token to which no other guard is closer; every other one on the map counts (CH-12.14, R64).
    fn token_way(&self, n: u8) -> Option<Way> {
        let tokens = self.state.token_squares();
        if tokens.is_empty() {
            return None;
        }
        let mine = self.guard(n).square;
        let rivals = || self.state.guards.iter().filter(|other| other.n != n);
        let targets: SquareSet = tokens
            .iter()
            .filter(|token| {
                let distance = self.distance(mine, *token);
                let closer = |other: &Guard| self.distance(other.square, *token) < distance;
                distance != FAR && (self.state.in_force >= 5 || !rivals().any(closer))
            })
            .collect();
        self.way(mine, &targets)
    }

    fn investigate(&mut self, n: u8, way: &Way) {
        let why = if self.state.in_force >= 5 { Decision::Level5 } else { Decision::ClosestToken };
        self.decide(n, Task::Investigate, Some(way), why);
        let found = match way.step {
            Some(step) => self.step(n, step),
            None if way.distance == 0 => self.collect(n),
            None => false,
        };
        if found {
            self.search(n);
        }
    }

    /// The way to the nearest of several squares: the first shortest one in the order of the steps (CH-12.7, R66).
    pub(super) fn way(&self, from: Square, targets: &SquareSet) -> Option<Way> {
        let (passage, full) = (Passage::at_level(self.state.in_force), self.state.full_squares());
        let ahead: Option<[u8; MOST_SQUARES]> = (!full.is_empty()).then(|| self.map.distances_from(passage, from, &full));
        let far = |to: Square| ahead.as_ref().map_or_else(|| self.map.distance(passage, from, to), |found| found[to.index()]);
        let distance = targets.iter().map(far).min().filter(|distance| *distance != FAR)?;
        let nearest: SquareSet = targets.iter().filter(|target| far(*target) == distance).collect();
        let between = |here: Square, to: Square| {
            if full.is_empty() { self.map.distance(passage, here, to) } else { self.map.distances_to(passage, to, &full)[here.index()] }
        };
        // The next step from a square towards any of the goals that are so far away from it.
        let next = |here: Square, goals: &SquareSet, left: u8| {
            let open = |step: &&Step| self.map.passes(passage, step) && (!full.contains(step.to) || goals.contains(step.to));
            let leads = |step: &&Step| goals.iter().any(|to| between(step.to, to) == left - 1);
            self.map.steps[here.index()].iter().filter(open).find(leads).copied()
        };
        let step = if distance > 0 { next(from, &nearest, distance) } else { None };
        let (mut goals, mut coming, mut left) = (nearest, step, distance);
        // Of several that are as near, the one at the end of that way.
        while let Some(step) = coming.filter(|_| goals.len() > 1) {
            left -= 1;
            goals = goals.iter().filter(|to| between(step.to, *to) == left).collect();
            coming = if left > 0 { next(step.to, &goals, left) } else { None };
        }
        Some(Way { target: goals.iter().next()?, distance, step: step.filter(|step| !full.contains(step.to)) })
    }

    /// A guard takes a step: collects, looks ahead, spots (CH-12.9). Whether he collected something.
    pub(super) fn step(&mut self, n: u8, step: Step) -> bool {
        let from = self.guard(n).square;
        if let Some(guard) = self.state.guards.iter_mut().find(|guard| guard.n == n) {
            guard.square = step.to;
        }
        let (from, to, over) = (self.id(from), self.id(step.to), step.over.map(|over| self.id(over)));
        self.tell(|| Event::GuardMoved { guard: n, from, to, direction: step.direction.id().to_owned(), over });
        let found = self.collect(n);
        let all_round = State::elite(&self.guard(n), |held| if let Mod::AllRound { n } = held { *n } else { 0 }) > 0;
        let compass = step.direction != Direction::Stairs && self.map.kind(step.to) != SquareKind::Elevator;
        if all_round {
            self.expose_on(self.map.sight[step.to.index()]);
        } else if compass {
            self.expose_on(self.map.lines[step.to.index()][step.direction as usize]);
        }
        self.check_exposure();
        self.spot(n);
        found
    }

    /// Every unhidden player on these squares is exposed.
    fn expose_on(&mut self, squares: SquareSet) {
        for seat in self.state.all_seats() {
            if self.state.player(seat).square.is_some_and(|square| squares.contains(square)) {
                self.expose(seat);
            }
        }
    }

    /// Tokens in his square go: noise back, an alert onto the track.
    fn collect(&mut self, n: u8) -> bool {
        let square = self.guard(n).square;
        let alert = self.state.alerts.contains(square);
        self.state.alerts.remove(square);
        let before = self.state.noises();
        self.state.decoys.retain(|decoy| *decoy != square);
        for player in &mut self.state.players {
            player.noise = player.noise.filter(|noise| *noise != square);
        }
        let noise = (before - self.state.noises()) as u8;
        if !alert && noise == 0 {
            return false;
        }
        let id = self.id(square);
        self.tell(|| Event::Collected { guard: n, square: id, alert, noise });
        if alert {
            let more = State::elite(&self.guard(n), |held| if let Mod::Collect { n } = held { *n } else { 0 });
            self.move_track(1 + more, Why::Collected);
        }
        true
    }

    /// Guards out of action that he sees raise the alarm and are replaced (CH-12.10).
    fn spot(&mut self, n: u8) {
        loop {
            let sight = &self.map.sight[self.guard(n).square.index()];
            let lying =
                |thing: &&Thing| thing.item == ItemKind::BODY && matches!(thing.place, Whereabouts::On(square) if sight.contains(square));
            let Some(body) = self.state.things.iter().filter(lying).min_by_key(|thing| (thing.n, thing.place)).copied() else { return };
            let place = self.state.things.iter().position(|thing| *thing == body).expect("it was just found");
            self.state.things.remove(place);
            let (Some(post), Whereabouts::On(square)) = (body.n, body.place) else { return };
            let square = self.id(square);
            self.tell(|| Event::Spotted { guard: n, square, post });
            self.move_alarm(1, Why::Spotted);
            self.add_guard(Some(post), Why::Spotted);
        }
    }

    /// CH-12.16.
    pub(super) fn search(&mut self, n: u8) {
        let guard = self.guard(n);
        let radius = 1 + i8::from(self.state.in_force >= 2) + self.state.global(GlobalKey::SearchRadius);
        let squares = self.searched(guard.square, radius.max(0) as u8);
        self.take_found(n, &squares);
        if State::elite(&guard, |held| if let Mod::Flush { n } = held { *n } else { 0 }) > 0 {
            for seat in self.state.all_seats() {
                if self.state.player(seat).square.is_some_and(|square| squares.contains(square)) {
                    self.unhide(seat);
                }
            }
        }
        self.expose_on(self.map.sight[guard.square.index()]);
        self.check_exposure();
    }

    /// What a search finds leaves the board, and each of it is an alert (CH-10.4, CH-10.6, CH-12.16).
    fn take_found(&mut self, n: u8, squares: &SquareSet) {
        let evidence: u8 = squares.iter().fold(0, |sum: u8, square| sum.saturating_add(self.state.evidence[square.index()]));
        squares.iter().for_each(|square| self.state.evidence[square.index()] = 0);
        let things = self.find_things(|square| squares.contains(square));
        let map = self.map;
        self.tell(|| Event::Searched {
            guard: n,
            squares: squares.iter().map(|square| map.id(square)).collect(),
            evidence,
            items: things.iter().copied().filter(|item| *item != ItemKind::LOOT).collect(),
            loot: things.iter().filter(|item| **item == ItemKind::LOOT).count() as u8,
        });
        self.move_track(evidence.min(100) as i8, Why::Search);
        for item in things.iter() {
            self.move_track(1, if *item == ItemKind::LOOT { Why::LootFound } else { Why::Search });
        }
    }

    /// The squares within so many adjacency moves, and the tiles and stairs joined to those one nearer.
    pub(super) fn searched(&self, from: Square, radius: u8) -> SquareSet {
        let mut squares = self.map.around(from, radius);
        if radius > 0 {
            for near in self.map.around(from, radius - 1).iter() {
                let joined = self.map.joined[near.index()].iter().filter(|square| !self.map.kind(*square).is_stood_on());
                squares = squares.union(joined.collect());
            }
        }
        squares
    }
}
