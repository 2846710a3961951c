//! Planning, and the start of the player phase (CH-13, CH 5.2).

use engine::{Events, Seat, SeatSet};

use super::Heist;
use crate::content::{Skill, Uses};
use crate::event::Event;
use crate::options::PlanningKind;
use crate::rules::lap;
use crate::state::list::SeatList;
use crate::state::numbers::Numbers;
use crate::state::{Phase, Planning, State};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// A round begins.
    pub(super) fn begin_planning(&mut self) {
        let timed = self.state.planning.timed;
        self.state.planning = Planning { timed, ..Planning::default() };
        self.state.players.iter_mut().for_each(|player| player.ready = false);
        if self.state.options.planning == PlanningKind::None {
            return self.start_acting();
        }
        self.enter(Phase::Planning);
        if timed {
            self.begin_speeches();
        }
    }

    /// Clockwise from the highest Social skill (CH-13.3, R79).
    fn begin_speeches(&mut self) {
        let state = &self.state;
        let first = state.inside().max_by_key(|seat| (state.space(*seat, Skill::Social), std::cmp::Reverse(*seat)));
        let Some(first) = first else { return };
        let around = (0..state.seats()).map(|place| Seat::new((first.index() + place) % state.seats()));
        let order: SeatList = around.filter(|seat| state.player(*seat).is_in()).collect();
        (self.state.planning.order, self.state.planning.at) = (order, 0);
        self.announce_speaker();
    }

    fn announce_speaker(&mut self) {
        if let Some((seat, lap)) = self.state.speaker().zip(lap(self.state)) {
            self.tell(|| Event::Speaker { seat, lap });
        }
    }

    pub(super) fn spoken(&mut self) {
        self.state.planning.at += 1;
        self.announce_speaker();
    }

    pub(super) fn ready(&mut self, seat: Seat) {
        self.state.player_mut(seat).ready = true;
        if self.state.inside().all(|seat| self.state.player(seat).ready) {
            self.start_acting();
        }
    }

    pub(super) fn call_vote(&mut self, seat: Seat) {
        self.state.planning.voted = true;
        self.state.planning.vote = Some((SeatSet::EMPTY, SeatSet::EMPTY));
        self.tell(|| Event::VoteCalled { seat });
        self.vote(seat, true);
    }

    /// Decided as soon as more than half said yes, or that can no longer happen (CH 5.2).
    pub(super) fn vote(&mut self, seat: Seat, yes: bool) {
        let Some((mut for_it, mut against)) = self.state.planning.vote else { return };
        if yes {
            for_it = for_it.with(seat);
        } else {
            against = against.with(seat);
        }
        self.state.planning.vote = Some((for_it, against));
        self.tell(|| Event::Vote { seat, yes });
        let voters = self.inside().len();
        let passed = for_it.len() * 2 > voters;
        let lost = (voters - against.len()) * 2 <= voters;
        if !passed && !lost {
            return;
        }
        self.state.planning.vote = None;
        if passed {
            self.state.planning.timed = true;
            self.state.players.iter_mut().for_each(|player| player.ready = false);
        }
        self.tell(|| Event::VoteResult { passed });
        if passed {
            self.begin_speeches();
        }
    }

    /// The player phase starts (CH 5.2).
    pub(super) fn start_acting(&mut self) {
        let timed = self.state.planning.timed;
        self.state.planning = Planning { timed, ..Planning::default() };
        for seat in self.state.all_seats() {
            let (misses, quiet_left) = (self.state.load(seat), self.state.quiet_runs(seat));
            let player = self.state.player_mut(seat);
            (player.finished, player.waiting, player.ready) = (None, false, false);
            (player.missed, player.failing) = (false, false);
            (player.fought, player.dropped, player.used) = (Numbers::default(), 0, 0);
            (player.misses, player.quiet_left) = (misses, quiet_left);
            player.power_used = player.power_used.filter(|used| *used == Uses::Game);
        }
        self.enter(Phase::Acting);
    }
}
