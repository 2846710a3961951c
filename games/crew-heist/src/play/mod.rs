//! What each move does. One struct carries the position, its map and whoever listens; the chapters of the rules are its methods.

mod acting;
mod alarm;
mod attempts;
mod chance;
mod clock;
mod effects;
mod environment;
mod exposure;
mod guards;
mod patrol;
mod planning;
mod setup;
mod things;

use engine::{Events, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::map::Map;
use crate::map::square::{Square, SquareId};
use crate::rules::score::{GameResult, Reason};
use crate::state::{Phase, State};

pub(crate) use alarm::level_of;
pub(crate) use chance::fits_square;
pub(crate) use environment::{first_action, preview, preview_told};
pub(crate) use setup::{FIRST_ALERT, blank, full_events, full_items, full_tiles, start};

/// A position being changed.
pub(crate) struct Heist<'a, E> {
    state: &'a mut State,
    map: &'static Map,
    events: &'a mut E,
}

impl<'a, E: Events<State, Event>> Heist<'a, E> {
    pub(crate) fn new(state: &'a mut State, events: &'a mut E) -> Self {
        let map = state.map();
        Self { state, map, events }
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.tell_all(self.state, event);
    }

    fn id(&self, square: Square) -> SquareId {
        self.map.id(square)
    }

    /// The square of a player in the building.
    fn square(&self, seat: Seat) -> Square {
        self.state.player(seat).square.unwrap_or(self.map.entrance)
    }

    fn enter(&mut self, phase: Phase) {
        self.state.phase = phase;
        let round = self.state.round;
        self.tell(|| Event::Phase { round, phase });
    }

    /// The game is over (CH-14).
    fn end(&mut self, reason: Option<Reason>) {
        self.state.attempts = Default::default();
        for player in &mut self.state.players {
            (player.dice, player.missed, player.failing, player.notice) = Default::default();
        }
        (self.state.pending, self.state.events_left) = Default::default();
        let result = GameResult::of(self.state, reason);
        self.state.result = Some(result);
        self.enter(Phase::Over);
        self.tell(|| Event::Result { result });
    }

    /// What happens by itself once nothing is left to chance.
    fn settle(&mut self) {
        if !self.state.pending.is_empty() {
            return;
        }
        match self.state.phase {
            Phase::Setup => self.begin_placing(),
            Phase::Acting | Phase::Closing => self.follow_players(),
            _ => {}
        }
    }
}

/// Carries out an action that is legal.
pub(crate) fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
    let mut heist = Heist::new(state, events);
    match *action {
        Action::ChooseCharacter { character } => heist.choose_character(seat, character),
        Action::Place { square } => heist.place(seat, square),
        Action::Ready => heist.ready(seat),
        Action::CallVote => heist.call_vote(seat),
        Action::Vote { yes } => heist.vote(seat, yes),
        Action::Spoken => heist.spoken(),
        Action::Go => heist.start_acting(),
        _ => heist.act(seat, action),
    }
    heist.settle();
}
