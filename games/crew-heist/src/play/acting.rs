//! The player phase: what each action does as it arrives (CH 5.3, CH-8).

use engine::{Events, Seat};

use super::Heist;
use crate::action::{Action, Target};
use crate::content::{Kind, TRACK};
use crate::event::{Event, How, Why};
use crate::map::SquareKind;
use crate::map::square::Square;
use crate::rules::acts;
use crate::state::{Finished, Lies, Pending, Phase, State, Status, Turner};

/// What an effect is about (CH 2.8).
#[derive(Clone, Copy)]
pub(super) struct Cause {
    pub(super) actor: Option<Seat>,
    pub(super) centre: Square,
    pub(super) x: u8,
    pub(super) target: Option<Target>,
    pub(super) why: Why,
}

impl<E: Events<State, Event>> Heist<'_, E> {
    pub(super) fn act(&mut self, seat: Seat, action: &Action) {
        if acts::is_costly(self.state) {
            let player = self.state.player_mut(seat);
            player.used = player.used.saturating_add(acts::cost(action));
        }
        if let Action::Drop { item, square, n } = *action {
            return self.drop_thing(seat, item, square, n);
        }
        self.state.player_mut(seat).waiting = *action == Action::Wait;
        if let Action::Flip { tile } = *action {
            let tile = self.map.find(tile).expect("a legal action names squares of its map");
            self.state.pending.push(Pending::Tile(tile, Turner::Player(seat)));
        }
        self.come_out(seat, action);
        match *action {
            Action::Walk { to } => {
                self.state.player_mut(seat).misses += 1;
                self.step_to(seat, self.map.find(to), How::Walk, true);
            }
            Action::Stumble => self.stumble(seat),
            Action::Whistle => self.make_noise(seat),
            Action::Stop { x } => self.succeed(seat, Some(x)),
            Action::Refuse => self.refuse(seat),
            Action::Roll { reroll, add } => self.roll(seat, reroll, add),
            Action::GiveUp => self.give_up(seat),
            Action::PickUp { item, square, n } => self.pick_up(seat, item, square, n),
            Action::Use { item } => self.use_thing(seat, item),
            Action::Power { target } => self.use_power(seat, target),
            Action::Leave => self.leave(seat),
            Action::Wait | Action::Hold | Action::Flip { .. } => {}
            Action::Help { seat: lead, dice } => self.help(seat, lead, dice),
            _ => self.begin(seat, action),
        }
    }

    /// Hiding ends as an action begins, but for waiting and for an attack from hiding (R29).
    fn come_out(&mut self, seat: Seat, action: &Action) {
        let attack = self.state.lead_of(seat).and_then(|lead| self.state.attempt(lead)).is_some_and(|open| open.kind == Kind::Incapacitate);
        let stays = matches!(action, Action::Wait | Action::Hold | Action::Incapacitate { .. }) || attack;
        if !stays {
            self.unhide(seat);
        }
    }

    /// Moves a player one step.
    pub(super) fn step_to(&mut self, seat: Seat, to: Option<Square>, how: How, noisy: bool) {
        let from = self.square(seat);
        let Some(step) = to.and_then(|to| self.map.step(from, to)) else { return };
        self.flip_on_arrival(seat, step.to, step.over);
        self.arrive(seat, step.to, step.over, how);
        if noisy {
            self.make_noise(seat);
        }
    }

    pub(super) fn arrive(&mut self, seat: Seat, to: Square, over: Option<Square>, how: How) {
        let from = self.square(seat);
        if std::mem::take(&mut self.state.player_mut(seat).hidden) {
            self.tell(|| Event::Unhidden { seat });
        }
        self.state.player_mut(seat).square = Some(to);
        let (from, to_id, over) = (self.id(from), self.id(to), over.map(|over| self.id(over)));
        self.tell(|| Event::Moved { seat, from, to: to_id, how, over });
        if self.map.kind(to) == SquareKind::Elevator && self.state.player(seat).finished.is_none() {
            self.finish(seat, Finished::Elevator);
        }
        self.check_exposure();
    }

    /// Whoever steps over a Hall or Door onto a face-down Room turns it up, after the consequences of his action (CH-9.3): chance is asked as soon
    /// as he goes, and answers when all of that is done.
    pub(super) fn flip_on_arrival(&mut self, seat: Seat, square: Square, over: Option<Square>) {
        let crossed = over.is_some_and(|over| self.map.kind(over) != SquareKind::Stairs);
        let down = self.state.tile(square).is_some_and(|tile| tile.lies == Lies::Down);
        if crossed && down {
            self.state.pending.push(Pending::Tile(square, Turner::Player(seat)));
        }
    }

    pub(super) fn finish(&mut self, seat: Seat, why: Finished) {
        self.state.player_mut(seat).finished = Some(why);
        self.tell(|| Event::Finished { seat, why });
    }

    /// A player's noise token moves to his square; a guard who sees it sees him (CH-3.5, CH-5.4).
    pub(super) fn make_noise(&mut self, seat: Seat) {
        let square = self.square(seat);
        self.state.player_mut(seat).noise = Some(square);
        let id = self.id(square);
        self.tell(|| Event::Noise { seat: Some(seat), square: id });
        if self.state.is_seen(square) {
            self.expose(seat);
        }
        self.check_exposure();
    }

    fn stumble(&mut self, seat: Seat) {
        let Some(attempt) = self.state.attempts[seat.index()].take() else { return };
        self.end_parts(seat, &attempt);
        self.tell_void(attempt.helpers.iter(), attempt.kind);
        self.step_to(seat, attempt.to, How::Stumble, true);
    }

    /// The tile's failure effects, but no failed roll (R43).
    fn refuse(&mut self, seat: Seat) {
        let Some(tile) = self.state.player_mut(seat).notice.take() else { return };
        let square = self.id(tile);
        self.tell(|| Event::Refused { seat, square });
        self.suffer(seat, Some(tile));
    }

    /// The failure effects of a tile, in the square of the player who failed.
    pub(super) fn suffer(&mut self, seat: Seat, tile: Option<Square>) {
        let kind = tile.and_then(|tile| self.state.tile(tile)).and_then(|lying| lying.tile);
        if let Some(kind) = kind {
            let cause = Cause { actor: Some(seat), centre: self.square(seat), x: 0, target: None, why: Why::Tile };
            self.apply(&kind.facts().fail, cause);
        }
    }

    fn use_power(&mut self, seat: Seat, target: Option<Target>) {
        let Some(power) = self.state.player(seat).character.map(|kind| &kind.facts().power) else { return };
        self.state.player_mut(seat).power_used = power.uses;
        let square = Some(self.id(self.square(seat)));
        let cause = Cause { actor: Some(seat), centre: self.square(seat), x: 0, target, why: Why::Power };
        self.apply_untold(&power.effects, cause);
        self.tell(|| Event::Power { seat, power: power.id.clone(), square });
        self.apply(&power.effects, cause);
    }

    /// CH-14.1: all he carries leaves with him.
    fn leave(&mut self, seat: Seat) {
        let loot = self.state.has_loot(seat);
        self.state.things.retain(|thing| thing.place != crate::state::Whereabouts::With(seat));
        self.state.loot_out |= loot;
        let player = self.state.player_mut(seat);
        (player.status, player.square, player.noise) = (Status::Out, None, None);
        (player.hidden, player.exposed) = (false, false);
        self.tell(|| Event::Left { seat, loot });
        self.check_exposure();
    }

    /// Whether the phase ends, by itself or because time is up (CH 5.3, CH 5.4).
    pub(super) fn follow_players(&mut self) {
        let state = &self.state;
        if state.inside().next().is_none() {
            return self.end(None);
        }
        let open = state.all_seats().any(|seat| state.has_open(seat));
        let idle = |seat: Seat| state.player(seat).finished.is_some() || state.player(seat).waiting;
        if state.phase == Phase::Closing {
            if !open {
                self.begin_environment();
            }
        } else if !open && state.inside().all(idle) {
            self.begin_environment();
        } else if state.listed().is_empty() {
            // Only the simulated clock lists nobody while somebody could still act.
            self.time_up();
            self.follow_players();
        }
    }

    pub(super) fn time_up(&mut self) {
        self.tell(|| Event::TimeUp);
        self.enter(Phase::Closing);
    }

    /// The marker moves, never below 0 nor past the end of the track.
    pub(super) fn move_marker(&mut self, seat: Seat, n: i8) {
        let player = self.state.player_mut(seat);
        player.misses = (player.misses as i8).saturating_add(n).clamp(0, TRACK as i8) as u8;
    }
}
