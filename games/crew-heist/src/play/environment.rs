//! The environment phase but for the guards: count, capture, events, the end of the round (CH-11, CH 5.5).

use engine::{AddressedEvent, Events, NoListener, Seat};

use super::Heist;
use super::acting::Cause;
use crate::content::EventKind;
use crate::content::effect::Until;
use crate::event::{Event, Why};
use crate::rules::score::Reason;
use crate::state::numbers::Numbers;
use crate::state::{Pending, Phase, State, Status};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// The player phase is over.
    pub(super) fn begin_environment(&mut self) {
        self.ask_for_event();
        self.state.events_left = Some(events_at(self.state.in_force));
        self.enter(Phase::Environment);
        self.count_and_capture();
        if self.state.inside().next().is_none() {
            self.end(None);
        }
    }

    /// What happens before the event (CH 5.5).
    fn count_and_capture(&mut self) {
        self.raise_in_force();
        self.state.events_left = Some(events_at(self.state.in_force));
        self.count_alerts();
        self.capture();
    }

    /// Every guard who is there when the first one begins acts, by number (CH-11.11).
    fn guards_act(&mut self) {
        let mut present = Numbers::default();
        self.state.guards.iter().for_each(|guard| present.insert(guard.n));
        present.iter().for_each(|n| self.activate(n));
    }

    /// CH-11.1.
    fn count_alerts(&mut self) {
        let tokens = (self.state.alerts.len() + self.state.noises()) as u8;
        let players = self.state.counted();
        let added = tokens >= players;
        self.tell(|| Event::Count { tokens, players, added });
        if added {
            self.move_track(1, Why::Count);
        }
    }

    /// CH-11.2 to CH-11.5.
    fn capture(&mut self) {
        let mut holders = Numbers::default();
        for seat in self.state.all_seats() {
            let player = *self.state.player(seat);
            let Some(square) = player.square.filter(|_| player.is_caught()) else { continue };
            let safe = self.state.in_force < 3 && self.map.safe.contains(square);
            if safe && player.caught_by.0 & player.fought.0 == 0 {
                self.state.player_mut(seat).caught_by = Numbers::default();
                self.tell_if_free(seat);
                continue;
            }
            holders.0 |= player.caught_by.0;
            self.take_away(seat);
        }
        holders.iter().for_each(|n| self.distract(n));
    }

    /// A player is captured.
    fn take_away(&mut self, seat: Seat) {
        let square = self.square(seat);
        let player = self.state.player_mut(seat);
        (player.status, player.square, player.noise) = (Status::Captured, None, None);
        (player.hidden, player.exposed, player.caught_by) = (false, false, Numbers::default());
        self.state.captured.push(seat);
        let id = self.id(square);
        self.tell(|| Event::Captured { seat, square: id });
        self.drop_all(seat, square);
    }

    pub(super) fn capture_everybody(&mut self) {
        self.inside().iter().for_each(|seat| self.take_away(seat));
    }

    /// The discard becomes the deck when the deck is empty (CH-11.9).
    fn ask_for_event(&mut self) {
        let decks = &mut self.state.decks;
        if decks.events.is_empty() {
            decks.events = std::mem::replace(&mut decks.discard, engine::pile::Bag::EMPTY);
        }
        self.state.pending.push(Pending::Event);
    }

    /// An event card was turned (CH-11.8).
    pub(super) fn event_card(&mut self, card: EventKind) {
        self.state.decks.events.take(card.index(), 1);
        self.state.decks.discard.add(card.index(), 1);
        let (facts, alarm) = (card.facts(), self.state.alarm);
        let left = self.state.events_left.unwrap_or(1).saturating_sub(1);
        self.state.events_left = Some(left);
        if left > 0 {
            self.ask_for_event();
        }
        let matches = facts.matches(alarm);
        let effects = if matches { facts.effects.as_slice() } else { &[] };
        let cause = Cause { actor: None, centre: self.map.exit, x: 0, target: None, why: Why::Event };
        self.apply_untold(effects, cause);
        self.tell(|| Event::EventCard { card, level: facts.level.clone(), alarm, matches });
        self.apply(effects, cause);
        if self.state.phase == Phase::Over {
            return;
        }
        self.raise_in_force();
        if left == 0 {
            self.finish_environment();
        }
    }

    /// Guards, noise, and the end of the round.
    fn finish_environment(&mut self) {
        self.guards_act();
        self.remove_noise();
        self.raise_in_force();
        self.state.mods.retain(|held| held.until != Until::Round);
        self.state.guards.iter_mut().for_each(|guard| guard.extra = 0);
        self.state.events_left = None;
        if self.state.options.dawn.is_some_and(|dawn| self.state.round >= u32::from(dawn)) {
            self.capture_everybody();
            return self.end(Some(Reason::Dawn));
        }
        self.state.round = self.state.round.saturating_add(1);
        self.begin_planning();
    }

    /// CH-11.12.
    fn remove_noise(&mut self) {
        let (map, players, decoys) = (self.map, self.state.players, self.state.decoys);
        self.state.players.iter_mut().for_each(|player| player.noise = None);
        self.state.decoys.retain(|_| false);
        self.tell(|| {
            let noisy = players.iter().filter_map(|player| player.noise).chain(decoys.iter().copied());
            let mut squares: Vec<crate::map::square::Square> = noisy.collect();
            squares.sort_unstable();
            squares.dedup();
            Event::NoiseRemoved { squares: squares.into_iter().map(|square| map.id(square)).collect() }
        });
    }
}

/// How many event cards are drawn at this level in force (CH-4.8).
const fn events_at(in_force: u8) -> u8 {
    if in_force >= 5 { 2 } else { 1 }
}

/// What the building would do if the player phase ended now and the event did nothing: where every guard would go, and whom he would catch.
pub(crate) fn preview(state: &State) -> State {
    preview_told(state, &mut NoListener)
}

/// The same, step by step.
pub(crate) fn preview_told(state: &State, events: &mut impl Events<State, Event>) -> State {
    let mut after = *state;
    (after.attempts, after.pending) = Default::default();
    let mut heist = Heist::new(&mut after, events);
    heist.count_and_capture();
    if heist.state.inside().next().is_some() {
        heist.guards_act();
    }
    after
}

/// What a guard would do first if it were his turn now (CH-12.1, CH-12.2).
pub(crate) fn first_action(state: &State, n: u8) -> Vec<AddressedEvent<Event>> {
    let (mut after, mut told) = (*state, Vec::new());
    (after.attempts, after.pending) = Default::default();
    let mut heist = Heist::new(&mut after, &mut told);
    if heist.state.guard(n).is_some_and(|guard| guard.distracted) {
        heist.wake(n);
    } else {
        heist.one_action(n);
    }
    told
}
