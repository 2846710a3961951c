//! Rolling: attempts begin, go on, succeed, fail and pass on (CH-6, CH-7).

use engine::{Events, Seat, SeatSet};

use super::Heist;
use super::acting::Cause;
use crate::action::{Action, Clear};
use crate::content::effect::Token;
use crate::content::{Deck, Kind, Skill, TRACK};
use crate::event::{Aim, Event, How, Why, WhyFailed};
use crate::map::square::Square;
use crate::rules::dice::{Dice, Faces, Slots};
use crate::state::list::SeatList;
use crate::state::{Attempt, Finished, Lies, Pending, State};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// The attempt that an action begins.
    fn attempt_of(&self, seat: Seat, action: &Action) -> Option<(Attempt, u8)> {
        let blank = |kind: Kind, skill: Skill| Attempt {
            kind,
            helpers: SeatList::default(),
            to: None,
            tile: None,
            action: None,
            guard: None,
            with: SeatSet::EMPTY,
            clear: None,
            skill,
            need: 0,
        };
        Some(match *action {
            Action::Run { to, .. } => (Attempt { to: self.map.find(to), ..blank(Kind::Run, Skill::Athletics) }, 1),
            Action::Sneak { to, .. } => (Attempt { to: self.map.find(to), ..blank(Kind::Sneak, Skill::Finesse) }, 2),
            Action::Hide { .. } => (blank(Kind::Hide, self.state.options.hide_skill), 3),
            Action::Distract { guard, clear, .. } => (Attempt { guard: Some(guard), clear, ..blank(Kind::Distract, Skill::Social) }, 3),
            Action::Fight { guard, .. } => (Attempt { guard: Some(guard), ..blank(Kind::Fight, Skill::Athletics) }, 3),
            Action::Incapacitate { guard, .. } => (Attempt { guard: Some(guard), ..blank(Kind::Incapacitate, Skill::Athletics) }, 3),
            Action::Notice { .. } => {
                let tile = self.state.player(seat).notice?;
                let number = self.state.tile(tile)?.tile?.facts().notice;
                (Attempt { tile: Some(tile), ..blank(Kind::Notice, Skill::Observation) }, number)
            }
            Action::Tile { tile, action: number, with, .. } => {
                let tile = self.map.find(tile)?;
                let action = self.state.tile(tile)?.tile?.facts().actions.get(usize::from(number))?;
                (Attempt { tile: Some(tile), action: Some(number), with, ..blank(action.kind, action.skill) }, action.base())
            }
            _ => return None,
        })
    }

    pub(super) fn begin(&mut self, seat: Seat, action: &Action) {
        let Some((mut attempt, base)) = self.attempt_of(seat, action) else { return };
        let deck: Option<Deck> =
            attempt.tile.and_then(|tile| self.state.tile(tile)).and_then(|tile| tile.tile).map(|kind| kind.facts().deck);
        attempt.need = self.state.need(seat, base, attempt.kind, attempt.skill, deck, attempt.guard);
        self.state.attempts[seat.index()] = Some(attempt);
        if let (Kind::Fight, Some(n)) = (attempt.kind, attempt.guard) {
            self.state.player_mut(seat).fought.insert(n);
        }
        let square = attempt.to.or(attempt.tile).map(|square| Aim::Square(self.id(square)));
        let target = square.or(attempt.guard.map(Aim::Guard));
        let Attempt { kind, skill, need, .. } = attempt;
        self.throw(seat, Slots(0), action.dice().unwrap_or(1));
        self.tell(|| Event::Attempt { lead: seat, kind, skill, need, target });
    }

    pub(super) fn help(&mut self, seat: Seat, lead: Seat, dice: u8) {
        let Some(attempt) = &mut self.state.attempts[lead.index()] else { return };
        attempt.helpers.push(seat);
        self.throw(seat, Slots(0), dice);
        self.tell(|| Event::Helped { seat, lead });
    }

    pub(super) fn roll(&mut self, seat: Seat, reroll: Slots, add: u8) {
        self.throw(seat, reroll, add);
    }

    /// Chance must now throw these dice.
    fn throw(&mut self, seat: Seat, reroll: Slots, add: u8) {
        let player = self.state.player_mut(seat);
        player.missed = false;
        reroll.iter().for_each(|index| player.dice.faces[index] = 0);
        let fresh = (player.dice.count..player.dice.count + add).fold(0, |bits, index| bits | 1 << index);
        player.dice.count += add;
        self.state.pending.push(Pending::Dice(seat, reroll.0 | fresh));
    }

    /// Dice have fallen: faces, marker, failure or the choice to stumble, success (CH-6.9).
    pub(super) fn dice_fell(&mut self, seat: Seat, slots: u8, faces: Faces) {
        let had_space = self.state.player(seat).misses < TRACK;
        let player = self.state.player_mut(seat);
        Slots(slots).iter().zip(faces.iter()).for_each(|(index, face)| player.dice.faces[index] = face);
        let misses = faces.iter().filter(|face| *face <= 2).count() as u8;
        player.missed = misses > 0;
        let Dice { faces: all, count } = player.dice;
        self.move_marker(seat, misses as i8);
        let Some(lead) = self.state.lead_of(seat) else { return };
        let (dice, hits) = (Faces { faces: all, count }, self.state.hits(lead));
        self.tell(|| Event::Dice { seat, faces, dice, hits, misses });
        let Some(attempt) = self.state.attempt(lead).copied() else { return };
        if misses > 0 && self.state.player(seat).misses >= self.state.space(seat, attempt.skill) {
            let moving = lead == seat && matches!(attempt.kind, Kind::Run | Kind::Sneak);
            if moving && had_space { self.begin_failing(seat) } else { self.fail(seat, WhyFailed::Miss) }
        } else if hits >= attempt.need && self.state.most_x(&attempt).is_none() {
            self.succeed(lead, None);
        }
    }

    /// He must stumble or accept the failure; his helpers are out of it (CH-7.5, CH-8.5).
    fn begin_failing(&mut self, seat: Seat) {
        self.state.player_mut(seat).failing = true;
        let helpers = self.state.attempts[seat.index()].as_mut().map(|open| std::mem::take(&mut open.helpers)).unwrap_or_default();
        helpers.iter().for_each(|helper| self.clear_dice(helper));
        self.tell(|| Event::Failing { seat });
        if let Some(kind) = self.state.attempt(seat).map(|open| open.kind) {
            self.tell_void(helpers.iter(), kind);
        }
    }

    pub(super) fn give_up(&mut self, seat: Seat) {
        if self.state.lead_of(seat).is_some() {
            let failing = self.state.player(seat).failing;
            return self.fail(seat, if failing { WhyFailed::Miss } else { WhyFailed::GaveUp });
        }
        // Closing, and the notice roll was never begun.
        let tile = self.state.player_mut(seat).notice.take();
        self.tell(|| Event::Failed { seat, kind: Kind::Notice, why: WhyFailed::GaveUp });
        self.finish(seat, Finished::Failed);
        self.suffer(seat, tile);
    }

    /// A player fails: he is finished, and the tile strikes in his square (CH-7.4, CH-7.5).
    pub(super) fn fail(&mut self, seat: Seat, why: WhyFailed) {
        let Some(lead) = self.state.lead_of(seat) else { return };
        let Some(attempt) = self.state.attempts[lead.index()] else { return };
        self.clear_dice(seat);
        let out = if seat == lead { self.pass_on(lead, attempt) } else { SeatList::default() };
        if let Some(open) = self.state.attempts[lead.index()].as_mut().filter(|_| seat != lead) {
            open.helpers.remove(seat);
        }
        if attempt.kind == Kind::Notice && seat == lead {
            self.state.player_mut(seat).notice = None;
        }
        self.tell(|| Event::Failed { seat, kind: attempt.kind, why });
        self.finish(seat, Finished::Failed);
        self.tell_void(out.iter(), attempt.kind);
        if attempt.kind == Kind::Incapacitate {
            self.unhide(seat);
        }
        self.suffer(seat, attempt.tile);
        self.check_exposure();
    }

    /// The leader has failed: what concerns a tile or a guard goes to the first helper, anything else is void for those who come back.
    fn pass_on(&mut self, lead: Seat, mut attempt: Attempt) -> SeatList {
        self.state.attempts[lead.index()] = None;
        let passes = matches!(attempt.kind, Kind::Disable | Kind::Activate | Kind::Distract | Kind::Fight | Kind::Incapacitate);
        if !passes {
            attempt.helpers.iter().for_each(|helper| self.clear_dice(helper));
            return attempt.helpers;
        }
        if let Some(next) = attempt.helpers.shift() {
            self.state.attempts[next.index()] = Some(attempt);
        }
        SeatList::default()
    }

    /// Tells those whose part has ended without success or failure (CH-7.6).
    pub(super) fn tell_void(&mut self, seats: impl ExactSizeIterator<Item = Seat>, kind: Kind) {
        if seats.len() > 0 {
            self.tell(|| Event::Void { seats: seats.collect(), kind });
        }
    }

    /// Everybody's part in an attempt ends.
    pub(super) fn end_parts(&mut self, lead: Seat, attempt: &Attempt) {
        self.clear_dice(lead);
        attempt.helpers.iter().for_each(|helper| self.clear_dice(helper));
    }

    /// The attempt succeeds; one with an X as its leader stops it (CH-6.7, CH-9.11).
    pub(super) fn succeed(&mut self, lead: Seat, x: Option<u8>) {
        let Some(attempt) = self.state.attempts[lead.index()].take() else { return };
        self.end_parts(lead, &attempt);
        self.tell(|| Event::Succeeded { lead, helpers: attempt.helpers.iter().collect(), x });
        match attempt.kind {
            Kind::Run => {
                let quiet = self.state.player(lead).quiet_left > 0;
                self.state.player_mut(lead).quiet_left -= u8::from(quiet);
                self.step_to(lead, attempt.to, How::Run, !quiet);
            }
            Kind::Sneak => self.step_to(lead, attempt.to, How::Sneak, false),
            Kind::Hide => self.hide(lead),
            Kind::Distract => self.distracted_by(lead, &attempt),
            Kind::Fight => {
                attempt.guard.into_iter().for_each(|n| self.distract(n));
                self.put_alert(self.square(lead));
            }
            Kind::Incapacitate => self.incapacitate(lead, attempt.guard),
            Kind::Notice => {
                let tile = self.state.player_mut(lead).notice.take();
                if let Some(square) = tile.map(|tile| self.id(tile)) {
                    self.tell(|| Event::Noticed { seat: lead, square });
                }
            }
            Kind::Bypass | Kind::GroupBypass | Kind::Disable | Kind::Activate => self.tile_done(lead, &attempt, x.unwrap_or(0)),
        }
        self.check_exposure();
    }

    fn distracted_by(&mut self, lead: Seat, attempt: &Attempt) {
        attempt.guard.into_iter().for_each(|n| self.distract(n));
        let Some(clear) = attempt.clear.filter(|clear| self.token_here(lead, *clear)) else { return };
        let square = self.square(lead);
        match clear {
            Clear::Alert => self.clear_token(Token::Alert, square, None),
            Clear::Decoy => self.clear_token(Token::Noise, square, None),
            Clear::Noise(seat) => self.clear_token(Token::Noise, square, Some(seat)),
        }
    }

    /// A tile action has succeeded: the move, the tile, then its consequences (CH-8.1).
    fn tile_done(&mut self, lead: Seat, attempt: &Attempt, x: u8) {
        let Some((tile, action)) = attempt.tile.zip(self.state.tile_action(attempt)) else { return };
        let from = self.square(lead);
        let beyond = self.map.far_side(tile, from).filter(|_| matches!(attempt.kind, Kind::Bypass | Kind::GroupBypass));
        let cause = Cause { actor: Some(lead), centre: beyond.unwrap_or(from), x, target: None, why: Why::Tile };
        if let Some(number) = self.map.tile_number(tile).filter(|_| action.once) {
            self.state.tiles[number].activated = true;
        }
        self.apply_untold(&action.effects, cause);
        if let Some(beyond) = beyond {
            self.flip_on_arrival(lead, beyond, Some(tile));
            self.cross(lead, tile, beyond, attempt);
        }
        if attempt.kind == Kind::Disable {
            self.remove_tile(tile);
        }
        if action.once {
            let square = self.id(tile);
            self.tell(|| Event::Activated { square });
        }
        self.apply(&action.effects, cause);
    }

    /// The leader crosses, then his company in seat order; who finds no room stays (CH-9.7).
    fn cross(&mut self, lead: Seat, tile: Square, beyond: Square, attempt: &Attempt) {
        let from = self.square(lead);
        let how = if attempt.kind == Kind::Bypass { How::Bypass } else { How::GroupBypass };
        self.arrive(lead, beyond, Some(tile), how);
        for seat in attempt.with.iter() {
            let player = self.state.player(seat);
            if player.square != Some(from) || !player.is_in() || player.is_caught() || self.state.is_full(beyond) {
                continue;
            }
            self.leave_attempt(seat);
            self.arrive(seat, beyond, Some(tile), how);
        }
    }

    /// Somebody who is moved away is out of what he was doing; whoever is failing fails (R40, CH-8.5).
    fn leave_attempt(&mut self, seat: Seat) {
        match self.state.lead_of(seat) {
            Some(lead) if lead == seat => self.end_impossible(seat),
            Some(lead) => {
                self.clear_dice(seat);
                if let Some(open) = &mut self.state.attempts[lead.index()] {
                    let kind = open.kind;
                    open.helpers.remove(seat);
                    self.tell_void(std::iter::once(seat), kind);
                }
            }
            None => {}
        }
    }

    /// A tile is gone, and with it whatever was to be noticed about it (CH-9.8).
    pub(super) fn remove_tile(&mut self, tile: Square) {
        let Some(number) = self.map.tile_number(tile) else { return };
        let lying = &mut self.state.tiles[number];
        (lying.lies, lying.activated) = (Lies::Removed, false);
        let owing = self.state.all_seats().filter(|seat| self.state.player(*seat).notice == Some(tile));
        let owing: SeatSet = owing.collect();
        for seat in owing.iter() {
            if self.state.lead_of(seat).is_none() {
                self.state.player_mut(seat).notice = None;
            }
        }
        let square = self.id(tile);
        self.tell(|| Event::TileRemoved { square });
        // Who had begun to notice it stops.
        owing.iter().for_each(|seat| self.void(seat));
        self.check_exposure();
    }
}
