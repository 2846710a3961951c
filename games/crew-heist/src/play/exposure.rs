//! Who is exposed, hidden or held, and what that does to open attempts (CH-3, R40).

use engine::{Events, Seat};

use super::Heist;
use crate::content::Kind;
use crate::event::{Event, WhyFailed};
use crate::rules::acts;
use crate::state::{Attempt, Lies, State};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// A player who is in the building and not hidden becomes exposed (CH-3.4).
    pub(super) fn expose(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        if player.hidden || player.exposed || !player.is_in() {
            return;
        }
        player.exposed = true;
        self.tell_exposed(seat, true);
    }

    fn tell_exposed(&mut self, seat: Seat, exposed: bool) {
        let Self { state, map, events } = self;
        let square = state.player(seat).square;
        events.tell_all(state, || {
            let seeing = |guard: &&crate::state::Guard| {
                !guard.distracted && square.is_some_and(|square| map.sight[guard.square.index()].contains(square))
            };
            let by = state.guards.iter().filter(seeing).map(|guard| guard.n).collect();
            if exposed { Event::Exposed { seat, by } } else { Event::Unexposed { seat, by } }
        });
    }

    /// CH-3.9: first who stands with a guard, then who is no longer seen. What has become impossible is void.
    pub(super) fn check_exposure(&mut self) {
        for seat in self.state.all_seats() {
            if self.state.player(seat).square.is_some_and(|square| self.state.guarded(square)) {
                self.expose(seat);
            }
        }
        for seat in self.state.all_seats() {
            let player = self.state.player(seat);
            if player.exposed && !player.square.is_some_and(|square| self.state.is_seen(square)) {
                self.state.player_mut(seat).exposed = false;
                self.tell_exposed(seat, false);
            }
        }
        self.void_impossible();
    }

    /// A player comes out of hiding.
    pub(super) fn unhide(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.player_mut(seat).hidden) {
            self.tell(|| Event::Unhidden { seat });
            self.check_exposure();
        }
    }

    pub(super) fn hide(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        let was = std::mem::take(&mut player.exposed);
        let new = !std::mem::replace(&mut player.hidden, true);
        if was {
            self.tell_exposed(seat, false);
        }
        if new {
            self.tell(|| Event::Hidden { seat });
        }
    }

    /// A guard lets go of everybody he holds (CH-12.13).
    pub(super) fn let_go(&mut self, n: u8) {
        for seat in self.state.all_seats() {
            let player = self.state.player_mut(seat);
            if player.caught_by.contains(n) {
                player.caught_by.remove(n);
                self.tell_if_free(seat);
            }
        }
    }

    pub(super) fn tell_if_free(&mut self, seat: Seat) {
        let player = self.state.player(seat);
        if let Some(square) = player.square.filter(|_| !player.is_caught()) {
            let square = self.id(square);
            self.tell(|| Event::Released { seat, square });
        }
    }

    /// A guard is distracted.
    pub(super) fn distract(&mut self, n: u8) {
        let Some(guard) = self.state.guards.iter_mut().find(|guard| guard.n == n && !guard.distracted) else { return };
        guard.distracted = true;
        self.tell(|| Event::Distracted { guard: n });
        self.let_go(n);
        self.check_exposure();
    }

    /// A distracted guard stands up.
    pub(super) fn wake(&mut self, n: u8) {
        let Some(guard) = self.state.guards.iter_mut().find(|guard| guard.n == n && guard.distracted) else { return };
        guard.distracted = false;
        self.tell(|| Event::StoodUp { guard: n });
        self.check_exposure();
    }

    fn void_impossible(&mut self) {
        for lead in self.state.all_seats() {
            if self.state.attempt(lead).is_some_and(|attempt| !self.is_possible(lead, attempt)) {
                self.end_impossible(lead);
            }
        }
    }

    /// An attempt that something else has made impossible ends without success, failure or consequences (CH-7.6); one that is failing fails (CH-8.5).
    pub(super) fn end_impossible(&mut self, lead: Seat) {
        if self.state.player(lead).failing { self.fail(lead, WhyFailed::Miss) } else { self.void(lead) }
    }

    fn is_possible(&self, lead: Seat, attempt: &Attempt) -> bool {
        let (state, player) = (&self.state, self.state.player(lead));
        let Some(square) = player.square else { return false };
        let tile = attempt.tile.and_then(|tile| state.tile(tile));
        let guard = attempt.guard.and_then(|n| state.guard(n));
        let lies_up = tile.is_some_and(|tile| tile.lies == Lies::Up);
        match attempt.kind {
            Kind::Run | Kind::Sneak => {
                let open = attempt.to.is_some_and(|to| self.map.step(square, to).is_some() && !state.is_full(to));
                // A Stumble is no Sneak: who is failing may be seen.
                open && !state.guarded(square) && (attempt.kind == Kind::Run || player.failing || !player.exposed)
            }
            Kind::Bypass | Kind::GroupBypass => {
                let beyond = attempt.tile.and_then(|tile| self.map.far_side(tile, square));
                lies_up && beyond.is_some_and(|beyond| !state.is_full(beyond)) && !state.guarded(square)
            }
            Kind::Hide => !player.exposed && !player.hidden,
            Kind::Notice | Kind::Disable => lies_up,
            Kind::Activate => {
                let action = state.tile_action(attempt);
                let open = action.is_some_and(|action| !(action.once && tile.is_some_and(|tile| tile.activated)));
                let rescues = action.is_some_and(crate::content::TileAction::rescues);
                lies_up && open && !(rescues && state.captured.is_empty())
            }
            Kind::Distract => guard.is_some_and(|guard| !guard.distracted && self.map.sight[square.index()].contains(guard.square)),
            Kind::Fight => guard.is_some_and(|guard| !guard.distracted && guard.square == square),
            Kind::Incapacitate => guard.is_some_and(|guard| guard.square == square && (guard.distracted || player.hidden)),
        }
    }

    pub(super) fn void(&mut self, lead: Seat) {
        let Some(attempt) = self.state.attempts[lead.index()].take() else { return };
        for seat in std::iter::once(lead).chain(attempt.helpers.iter()) {
            self.clear_dice(seat);
        }
        if attempt.kind == Kind::Notice {
            self.state.player_mut(lead).notice = None;
        }
        self.tell(|| Event::Void { seats: std::iter::once(lead).chain(attempt.helpers.iter()).collect(), kind: attempt.kind });
        if attempt.kind == Kind::Incapacitate {
            self.unhide(lead);
        }
    }

    /// A player's part in an attempt has ended.
    pub(super) fn clear_dice(&mut self, seat: Seat) {
        let player = self.state.player_mut(seat);
        (player.dice, player.missed, player.failing) = Default::default();
    }

    /// Whether a token that Distract may take lies where the player stands.
    pub(super) fn token_here(&self, seat: Seat, clear: crate::action::Clear) -> bool {
        self.state.player(seat).square.is_some_and(|square| acts::lies_here(self.state, square, clear))
    }
}
