//! The vocabulary of effects (CH 2.8).

use engine::{Events, Seat};

use super::Heist;
use super::acting::Cause;
use crate::action::Target;
use crate::content::effect::{Effect, Gain, Guards, Place, Players, Token};
use crate::content::{Deck, ItemKind};
use crate::event::{Event, Why};
use crate::map::Passage;
use crate::map::square::{Square, SquareSet};
use crate::rules::score::Reason;
use crate::state::numbers::Numbers;
use crate::state::{Finished, GlobalMod, Guard, Lies, Pending, Phase, State, Status, Turner};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// The part of a list that no event of its own tells: what asks chance, moves a marker or holds for a time. It is done before the event that
    /// brings the list is told, so that it is told with that event.
    pub(super) fn apply_untold(&mut self, effects: &'static [Effect], cause: Cause) {
        let x = cause.x;
        for effect in effects {
            match effect {
                Effect::Extra { who, n } => self.give_extra(*who, cause.centre, n.of(x).max(0) as u8),
                Effect::Miss { who, n } => self.each_player(*who, cause, |heist, seat| heist.move_marker(seat, n.of(x))),
                Effect::Reveal { n } => self.reveal(n.of(x).max(0) as usize, cause),
                Effect::Mod { key, n, until } => self.state.hold(GlobalMod { key: *key, n: *n, until: *until }),
                Effect::Gain { item: Gain::Draw } if self.asked_for_items() < self.state.decks.items.len() as usize => {
                    cause.actor.into_iter().for_each(|seat| self.state.pending.push(Pending::Item(seat)));
                }
                _ => {}
            }
        }
    }

    fn asked_for_items(&self) -> usize {
        self.state.pending.iter().filter(|due| matches!(due, Pending::Item(_))).count()
    }

    /// Applies the rest of a list of effects in order, with the exposure check after each.
    pub(super) fn apply(&mut self, effects: &'static [Effect], cause: Cause) {
        for effect in effects {
            if self.state.phase == Phase::Over {
                return;
            }
            self.apply_one(effect, cause);
            self.check_exposure();
        }
    }

    fn apply_one(&mut self, effect: &'static Effect, cause: Cause) {
        let (centre, x, why) = (cause.centre, cause.x, cause.why);
        match effect {
            Effect::Evidence { n } => self.put_evidence(centre, n.of(x).max(0) as u8),
            Effect::Noise => cause.actor.into_iter().for_each(|seat| self.make_noise(seat)),
            Effect::Alert { at } => self.put_alert(if *at == Place::Exit { self.map.exit } else { centre }),
            Effect::Alarm { n } => self.move_alarm(n.of(x), why),
            Effect::Track { n } => self.move_track(n.of(x), why),
            Effect::Decoy => self.put_decoy(centre),
            Effect::Clear { tokens, at } => self.clear_tokens(tokens, *at, centre),
            Effect::Turn { .. } => self.turn_noise(),
            Effect::Guard { n } => (0..n.of(x)).for_each(|_| self.add_guard(None, why)),
            Effect::Distract { who, n } => {
                let chosen = self.guards(*who, centre, n.of(x), |guard| !guard.distracted);
                chosen.iter().for_each(|n| self.distract(n));
            }
            Effect::Wake { who } => {
                let chosen = self.guards(*who, centre, 1, |guard| guard.distracted);
                chosen.iter().for_each(|n| self.wake(n));
            }
            Effect::Search { who } => {
                let chosen = self.guards(*who, centre, 1, |guard| !guard.distracted);
                chosen.iter().for_each(|n| self.search(n));
            }
            Effect::Expose { who } => self.each_player(*who, cause, Self::expose),
            Effect::Hide { who } => self.each_player(*who, cause, Self::smoke),
            Effect::RemoveTile { .. } => {
                let lying = self.state.tile(centre).is_some_and(|tile| tile.lies != Lies::Removed);
                if lying && self.deck_of(centre) != Some(Deck::Room) {
                    self.remove_tile(centre);
                }
            }
            Effect::Gain { item } => cause.actor.into_iter().for_each(|seat| self.gain_by(seat, item, why)),
            Effect::Rescue { n } => (0..n.of(x)).for_each(|_| self.rescue(centre)),
            Effect::Lockdown => self.lockdown(),
            Effect::Extra { .. } | Effect::Miss { .. } | Effect::Reveal { .. } | Effect::Mod { .. } => {}
        }
    }

    fn deck_of(&self, tile: Square) -> Option<Deck> {
        use crate::map::SquareKind;
        match self.map.kind(tile) {
            SquareKind::Hall => Some(Deck::Hall),
            SquareKind::Door => Some(Deck::Door),
            SquareKind::Room => Some(Deck::Room),
            _ => None,
        }
    }

    fn put_evidence(&mut self, square: Square, n: u8) {
        let lying = &mut self.state.evidence[square.index()];
        *lying = lying.saturating_add(n);
        let square = self.id(square);
        self.tell(|| Event::Evidence { square, n });
    }

    /// An alert token, unless one lies there (CH-8.11).
    pub(super) fn put_alert(&mut self, square: Square) {
        if !self.state.alerts.contains(square) {
            self.state.alerts.insert(square);
            let square = self.id(square);
            self.tell(|| Event::Alert { square });
        }
    }

    fn put_decoy(&mut self, centre: Square) {
        let square = if self.map.kind(centre).is_stood_on() { Some(centre) } else { self.map.sides[centre.index()].first().copied() };
        if let Some(square) = square.filter(|_| !self.state.decoys.is_full()) {
            let place = self.state.decoys.partition_point(|other| *other <= square);
            self.state.decoys.insert(place, square);
            let square = self.id(square);
            self.tell(|| Event::Noise { seat: None, square });
        }
    }

    /// The centre and the squares next to it.
    fn near(&self, centre: Square) -> SquareSet {
        let around = if self.map.kind(centre).is_stood_on() { self.map.adjacent[centre.index()] } else { self.map.joined[centre.index()] };
        around.union([centre].into_iter().collect())
    }

    fn clear_tokens(&mut self, tokens: &[Token], at: Place, centre: Square) {
        let near = self.near(centre);
        let here = |square: Square| at == Place::All || near.contains(square);
        for token in tokens {
            match token {
                Token::Alert => {
                    self.state.alerts.iter().filter(|square| here(*square)).for_each(|square| self.clear_token(*token, square, None));
                }
                Token::Noise => self.clear_noises(here),
                Token::Evidence => {
                    let squares = self.map.squares().filter(|square| here(*square));
                    squares.for_each(|square| self.clear_token(*token, square, None));
                }
            }
        }
    }

    /// Noise tokens leave the board one by one: those of players by seat, then those of nobody.
    fn clear_noises(&mut self, here: impl Fn(Square) -> bool) {
        for seat in self.state.all_seats() {
            if let Some(square) = self.state.player(seat).noise.filter(|square| here(*square)) {
                self.clear_token(Token::Noise, square, Some(seat));
            }
        }
        while let Some(square) = self.state.decoys.iter().copied().find(|square| here(*square)) {
            self.clear_token(Token::Noise, square, None);
        }
    }

    /// A token leaves the board without counting; evidence all that lies on the square.
    pub(super) fn clear_token(&mut self, token: Token, square: Square, seat: Option<Seat>) {
        let mut n = 1;
        match (token, seat) {
            (Token::Alert, _) => self.state.alerts.remove(square),
            (Token::Noise, Some(seat)) => self.state.player_mut(seat).noise = None,
            (Token::Noise, None) => {
                let place = self.state.decoys.iter().position(|decoy| *decoy == square);
                if let Some(place) = place {
                    self.state.decoys.remove(place);
                }
            }
            (Token::Evidence, _) => n = std::mem::take(&mut self.state.evidence[square.index()]),
        }
        if n > 0 {
            let square = self.id(square);
            self.tell(|| Event::Cleared { token, square, seat, n });
        }
    }

    /// Every noise becomes an alert.
    fn turn_noise(&mut self) {
        let noisy: SquareSet =
            self.state.players.iter().filter_map(|player| player.noise).chain(self.state.decoys.iter().copied()).collect();
        self.clear_noises(|_| true);
        noisy.iter().for_each(|square| self.put_alert(square));
    }

    /// The guards that an effect is about, among those it can act on.
    fn guards(&self, who: Guards, centre: Square, n: i8, can: impl Fn(&Guard) -> bool) -> Numbers {
        let mut chosen = Numbers::default();
        let able = || self.state.guards.iter().filter(|guard| can(guard));
        let near = self.near(centre);
        match who {
            Guards::Here => able().filter(|guard| guard.square == centre).for_each(|guard| chosen.insert(guard.n)),
            Guards::Near => able().filter(|guard| near.contains(guard.square)).for_each(|guard| chosen.insert(guard.n)),
            Guards::Lowest => able().take(1).for_each(|guard| chosen.insert(guard.n)),
            Guards::Highest => able().next_back().into_iter().for_each(|guard| chosen.insert(guard.n)),
            Guards::Stations => able().filter(|guard| !self.state.homes(guard.n).is_empty()).for_each(|guard| chosen.insert(guard.n)),
            Guards::All => able().for_each(|guard| chosen.insert(guard.n)),
            Guards::Nearest => {
                let passage = Passage::at_level(self.state.in_force);
                let far = self.map.distances_to(passage, centre, &self.state.full_squares());
                for _ in 0..n {
                    let next = able().filter(|guard| !chosen.contains(guard.n)).min_by_key(|guard| (far[guard.square.index()], guard.n));
                    next.into_iter().for_each(|guard| chosen.insert(guard.n));
                }
            }
        }
        chosen
    }

    fn give_extra(&mut self, who: Guards, centre: Square, n: u8) {
        let chosen = self.guards(who, centre, 1, |guard| !guard.distracted);
        for guard in self.state.guards.iter_mut().filter(|guard| chosen.contains(guard.n)) {
            guard.extra = guard.extra.saturating_add(n);
        }
    }

    fn each_player(&mut self, who: Players, cause: Cause, mut change: impl FnMut(&mut Self, Seat)) {
        for seat in self.state.all_seats() {
            let player = self.state.player(seat);
            let chosen = match who {
                Players::Oneself => cause.actor == Some(seat),
                Players::Here => player.square == Some(cause.centre),
                Players::Chosen => cause.target == Some(Target::Seat(seat)),
                Players::Seen => player.square.is_some_and(|square| self.state.is_seen(square)),
                Players::All => true,
            };
            if chosen && player.is_in() {
                change(self, seat);
            }
        }
    }

    /// Hidden, whoever looks on: neither exposed nor caught.
    fn smoke(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.player_mut(seat).caught_by) != Numbers::default() {
            self.tell_if_free(seat);
        }
        self.hide(seat);
    }

    /// Asks chance for the chosen tile, or for the nearest face-down ones (CH-9.12).
    fn reveal(&mut self, n: usize, cause: Cause) {
        let turner = Turner::Reveal(cause.centre);
        if let Some(Target::Tile(id)) = cause.target {
            self.map.find(id).into_iter().for_each(|tile| self.state.pending.push(Pending::Tile(tile, turner)));
            return;
        }
        for _ in 0..n {
            let asked = |tile: Square| self.state.pending.iter().any(|due| matches!(due, Pending::Tile(square, _) if *square == tile));
            let down = self.map.tiles.iter().copied().filter(|tile| self.state.tile(*tile).is_some_and(|lying| lying.lies == Lies::Down));
            let next = down.filter(|tile| !asked(*tile)).min_by_key(|tile| (self.map.distance_to_tile(cause.centre, *tile), *tile));
            next.into_iter().for_each(|tile| self.state.pending.push(Pending::Tile(tile, turner)));
        }
    }

    /// A thing, or one alert less where it is not to be had.
    fn gain_by(&mut self, seat: Seat, item: &Gain, why: Why) {
        match item {
            // Chance has been asked for a card.
            Gain::Draw if self.asked_for_items() > 0 => {}
            Gain::Draw => self.move_track(-1, why),
            Gain::Thing(id) => match ItemKind::find(id) {
                Some(ItemKind::LOOT) => self.gain(seat, ItemKind::LOOT),
                Some(kind) if self.state.decks.items.count(kind.index()) > 0 => {
                    self.state.decks.items.take(kind.index(), 1);
                    self.gain(seat, kind);
                }
                _ => self.move_track(-1, why),
            },
        }
    }

    /// The player captured longest comes back (CH-11.7).
    fn rescue(&mut self, centre: Square) {
        let Some(square) = self.nearest(centre, Passage::Both, |square| !self.state.is_full(square)) else { return };
        let Some(seat) = self.state.captured.shift() else { return };
        let player = self.state.player_mut(seat);
        (player.status, player.square, player.waiting) = (Status::In, Some(square), false);
        let id = self.id(square);
        self.tell(|| Event::Rescued { seat, square: id });
        self.finish(seat, Finished::Rescued);
    }

    /// CH-14.3.
    fn lockdown(&mut self) {
        if self.state.loot_out {
            self.capture_everybody();
        }
        self.end(Some(Reason::Lockdown));
    }
}
