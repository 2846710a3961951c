//! What can be read off a position.

use engine::{Seat, SeatSet};

use crate::content::effect::{GlobalKey, Mod};
use crate::content::{Deck, ItemKind, Kind, Skill, TileAction};
use crate::map::SquareKind;
use crate::map::square::{Square, SquareSet};
use crate::options::ClockKind;
use crate::state::{Attempt, Guard, Lies, Phase, State, Thing, TileState, Whereabouts};

/// The most pawns on a square (CH-2.9).
pub(crate) const MOST_PAWNS: u8 = 4;

/// Where a part of an obstacle number comes from (CH 5.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The number given.
    Base,
    /// The alarm level in force.
    Level,
    /// The guards who hold the leader.
    Held,
    /// His power, what he carries, the tile he stands on.
    Own,
    /// An elite guard.
    Elite,
}

impl State {
    /// The players in the building.
    #[inline]
    pub fn inside(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(|seat| self.player(*seat).is_in())
    }

    /// The leader of the attempt in which a seat takes part.
    #[inline]
    pub fn lead_of(&self, seat: Seat) -> Option<Seat> {
        if self.attempts[seat.index()].is_some() {
            return Some(seat);
        }
        self.all_seats().find(|lead| self.attempts[lead.index()].is_some_and(|attempt| attempt.helpers.contains(seat)))
    }

    /// The open attempt that this seat leads.
    #[inline]
    pub fn attempt(&self, lead: Seat) -> Option<&Attempt> {
        self.attempts[lead.index()].as_ref()
    }

    /// The dice of everybody who takes part in an attempt, added up.
    pub fn hits(&self, lead: Seat) -> u8 {
        let helped: u8 = self.attempt(lead).map_or(0, |attempt| attempt.helpers.iter().map(|seat| self.player(seat).dice.hits()).sum());
        self.player(lead).dice.hits() + helped
    }

    /// The action of a tile that an attempt is about.
    pub fn tile_action(&self, attempt: &Attempt) -> Option<&'static TileAction> {
        let kind = self.tile(attempt.tile?)?.tile?;
        kind.facts().actions.get(usize::from(attempt.action?))
    }

    /// The largest X that an attempt could have now: none if it has no X, 0 if there is nobody to rescue (CH-9.11).
    pub fn most_x(&self, attempt: &Attempt) -> Option<u8> {
        let action = self.tile_action(attempt)?;
        let most = action.x?;
        Some(if action.rescues() { most.min(self.captured.len() as u8) } else { most })
    }

    /// The largest X with which the leader of this attempt can stop it now, if it has one and the hits allow any (CH-9.11).
    pub fn best_x(&self, lead: Seat) -> Option<u8> {
        let attempt = self.attempt(lead)?;
        let most = self.most_x(attempt)?;
        let allowed = (self.hits(lead) + 1).checked_sub(attempt.need)?.min(most);
        Some(allowed).filter(|x| *x > 0)
    }

    /// The players against whom tokens are counted: all but the captured ones (CH-11.1, R54).
    pub fn counted(&self) -> u8 {
        (self.seats() - self.captured.len()) as u8
    }

    /// Whether a seat owes a notice roll that it has not begun.
    #[inline]
    pub fn owes_notice(&self, seat: Seat) -> bool {
        self.player(seat).notice.is_some() && self.attempts[seat.index()].is_none()
    }

    /// Whether a seat can begin something (section 5 of the rules).
    #[inline]
    pub fn can_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.phase == Phase::Acting
            && player.is_in()
            && player.finished.is_none()
            && player.notice.is_none()
            && self.lead_of(seat).is_none()
    }

    /// Whether a seat has something open that must be settled.
    #[inline]
    pub fn has_open(&self, seat: Seat) -> bool {
        self.player(seat).notice.is_some() || self.lead_of(seat).is_some()
    }

    /// How many tenths of a second a player phase has with the simulated clock.
    #[inline]
    pub const fn limit(&self) -> u16 {
        self.options.seconds * 10
    }

    /// The seats that are asked in the player phase (CH 5.3, CH 5.4).
    pub fn listed(&self) -> SeatSet {
        let open = |seat: &Seat| self.has_open(*seat);
        if self.phase == Phase::Closing {
            return self.all_seats().filter(open).collect();
        }
        if self.options.clock != ClockKind::Simulated {
            return self.all_seats().filter(|seat| open(seat) || self.can_act(*seat)).collect();
        }
        let able = |seat: &Seat| self.can_act(*seat) && self.player(*seat).used < self.limit() && !self.player(*seat).waiting;
        let next = self.all_seats().filter(|seat| open(seat) || able(seat)).min_by_key(|seat| (self.player(*seat).used, *seat));
        next.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// A guard by number.
    #[inline]
    pub fn guard(&self, n: u8) -> Option<&Guard> {
        self.guards.iter().find(|guard| guard.n == n)
    }

    /// How many pawns stand on a square.
    #[inline]
    pub fn pawns(&self, square: Square) -> u8 {
        let players = self.players[..self.seats()].iter().filter(|player| player.square == Some(square)).count();
        (players + self.guards.iter().filter(|guard| guard.square == square).count()) as u8
    }

    /// Whether nobody more fits on a square.
    #[inline]
    pub fn is_full(&self, square: Square) -> bool {
        self.pawns(square) >= MOST_PAWNS
    }

    /// Every square on which nobody more fits.
    pub fn full_squares(&self) -> SquareSet {
        let players = self.players[..self.seats()].iter().filter_map(|player| player.square);
        let stood_on = players.chain(self.guards.iter().map(|guard| guard.square));
        stood_on.filter(|square| self.is_full(*square)).collect()
    }

    /// Whether an undistracted guard stands on a square.
    #[inline]
    pub fn guarded(&self, square: Square) -> bool {
        self.guards.iter().any(|guard| !guard.distracted && guard.square == square)
    }

    /// Whether an undistracted guard sees a square (CH-3.1, CH-3.3).
    #[inline]
    pub fn is_seen(&self, square: Square) -> bool {
        let map = self.map();
        self.guards.iter().any(|guard| !guard.distracted && map.sight[guard.square.index()].contains(square))
    }

    /// The tile on a square, if it is a tile square.
    #[inline]
    pub fn tile(&self, square: Square) -> Option<&TileState> {
        self.map().tile_number(square).map(|number| &self.tiles[number])
    }

    /// Whether a player is exposed, or would be as soon as he comes out of hiding (CH 5.3).
    #[inline]
    pub fn would_be_exposed(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.exposed || (player.hidden && player.square.is_some_and(|square| self.guarded(square)))
    }

    /// Whether a safe zone keeps guards from chasing this player (CH-12.11).
    pub fn is_safe(&self, seat: Seat) -> bool {
        self.player(seat).square.is_some_and(|square| self.is_safe_square(square))
    }

    /// Whether a safe zone keeps guards from chasing anybody on this square.
    pub fn is_safe_square(&self, square: Square) -> bool {
        if self.in_force >= 3 || !self.map().safe.contains(square) {
            return false;
        }
        let room = self.map().room_of[square.index()].map_or(SquareSet::EMPTY, |room| self.map().rooms[usize::from(room)].1);
        self.alerts.intersection(room).is_empty()
    }

    /// What a seat carries.
    pub fn carried(&self, seat: Seat) -> impl Iterator<Item = &Thing> {
        self.things.iter().filter(move |thing| thing.place == Whereabouts::With(seat))
    }

    /// Whether a seat carries the loot.
    pub fn has_loot(&self, seat: Seat) -> bool {
        self.carried(seat).any(|thing| thing.item == ItemKind::LOOT)
    }

    /// The squares with an alert token, a noise token or a decoy.
    pub fn token_squares(&self) -> SquareSet {
        let noise = self.players[..self.seats()].iter().filter_map(|player| player.noise);
        noise.chain(self.decoys.iter().copied()).fold(self.alerts, |mut squares, square| {
            squares.insert(square);
            squares
        })
    }

    /// How many noise tokens and decoys lie on the board.
    pub fn noises(&self) -> usize {
        self.players[..self.seats()].iter().filter(|player| player.noise.is_some()).count() + self.decoys.len()
    }

    /// Every modifier that holds for a player: his power, what he carries, the tile he stands on (CH 2.8).
    fn mods_of(&self, seat: Seat) -> impl Iterator<Item = &'static Mod> + '_ {
        let player = self.player(seat);
        let power = player.character.filter(|_| self.options.powers).map_or(&[][..], |kind| &kind.facts().power.mods);
        let carried = self.carried(seat).flat_map(|thing| &thing.item.facts().mods);
        let tile = player.square.and_then(|square| self.tile(square)).filter(|tile| tile.lies == Lies::Up).and_then(|tile| tile.tile);
        power.iter().chain(carried).chain(tile.map_or(&[][..], |kind| &kind.facts().mods))
    }

    /// The modifiers that hold for everybody: by events, and by tiles whose token lies on them.
    pub fn global(&self, key: GlobalKey) -> i8 {
        let by_event: i8 = self.mods.iter().filter(|held| held.key == key).map(|held| held.n).sum();
        let active = self.tiles.iter().filter(|tile| tile.activated).filter_map(|tile| tile.tile);
        let by_tile = active.flat_map(|kind| &kind.facts().actions).flat_map(|action| &action.mods).map(|held| match (held, key) {
            (Mod::NoNotice { n }, GlobalKey::NoNotice)
            | (Mod::SearchRadius { n }, GlobalKey::SearchRadius)
            | (Mod::GuardActions { n }, GlobalKey::GuardActions) => *n,
            _ => 0,
        });
        by_event + by_tile.sum::<i8>()
    }

    /// How many misses a player's load costs (CH-10.2).
    pub fn load(&self, seat: Seat) -> u8 {
        let heavy = self.carried(seat).filter(|thing| thing.item.facts().heavy).count() as i8;
        let free: i8 = self.mods_of(seat).map(|held| if let Mod::HeavyFree { n } = held { *n } else { 0 }).sum();
        (heavy - free).clamp(0, crate::content::TRACK as i8) as u8
    }

    /// How many Runs of a round are quiet.
    pub fn quiet_runs(&self, seat: Seat) -> u8 {
        self.mods_of(seat).map(|held| if let Mod::QuietRun { n } = held { *n } else { 0 }).sum::<i8>().max(0) as u8
    }

    /// The obstacle number of an attempt of this seat (CH 5.3).
    pub fn need(&self, seat: Seat, base: u8, kind: Kind, skill: Skill, deck: Option<Deck>, guard: Option<u8>) -> u8 {
        let parts = self.need_parts(seat, base, kind, skill, deck, guard);
        parts.iter().map(|(_, n)| n).sum::<i8>().max(1) as u8
    }

    /// What an obstacle number is made of; those that add nothing are 0.
    pub fn need_parts(&self, seat: Seat, base: u8, kind: Kind, skill: Skill, deck: Option<Deck>, guard: Option<u8>) -> [(Part, i8); 5] {
        let level = match kind {
            Kind::Hide => i8::from(self.in_force >= 1),
            Kind::Distract => i8::from(self.in_force >= 3),
            Kind::Fight => i8::from(self.in_force >= 5),
            _ => 0,
        };
        let held = if matches!(kind, Kind::Fight | Kind::Distract) { self.player(seat).caught_by.len().min(4) as i8 } else { 0 };
        let own = self.mods_of(seat).map(|held| match *held {
            Mod::Need { n, action, skill: only, deck: on }
                if action.is_none_or(|action| action == kind) && only.is_none_or(|only| only == skill) && (on.is_none() || on == deck) =>
            {
                n
            }
            _ => 0,
        });
        let elite = guard.and_then(|n| self.guard(n)).and_then(|guard| guard.elite);
        let against = elite.map_or(&[][..], |elite| &elite.facts().mods).iter().map(|held| match *held {
            Mod::NeedAgainst { n, action } if action == kind => n,
            _ => 0,
        });
        [
            (Part::Base, base.min(99) as i8),
            (Part::Level, level),
            (Part::Held, held),
            (Part::Own, own.sum::<i8>()),
            (Part::Elite, against.sum::<i8>()),
        ]
    }

    /// What an elite guard's modifiers add up to.
    pub(crate) fn elite(guard: &Guard, pick: impl Fn(&Mod) -> i8) -> i8 {
        guard.elite.map_or(0, |elite| elite.facts().mods.iter().map(pick).sum())
    }

    /// The space of a player's miss track on which a skill stands.
    #[inline]
    pub fn space(&self, seat: Seat, skill: Skill) -> u8 {
        self.player(seat).character.map_or(0, |kind| kind.facts().space(skill))
    }

    /// The squares on which a guard is at his station; none for a guard with a route.
    pub fn homes(&self, n: u8) -> SquareSet {
        let map = self.map();
        if let Some(post) = map.posts.get(usize::from(n) - 1) {
            return if post.route.is_empty() { [post.start].into_iter().collect() } else { SquareSet::EMPTY };
        }
        let station = self.stations.iter().find(|station| station.n == n);
        station.map_or(SquareSet::EMPTY, |station| self.home_of(station.tile))
    }

    /// Where the guard of a tile belongs (CH-9.10).
    pub fn home_of(&self, tile: Square) -> SquareSet {
        if self.map().kind(tile) == SquareKind::Room { [tile].into_iter().collect() } else { self.map().joined[tile.index()] }
    }

    /// The lowest-numbered post without a guard.
    pub fn free_post(&self) -> Option<u8> {
        let posts = (self.map().posts.len() + self.stations.len()) as u8;
        (1..=posts).find(|n| self.guard(*n).is_none())
    }

    /// Whose move it is to pick a character.
    pub fn picker(&self) -> Option<Seat> {
        self.all_seats().find(|seat| self.player(*seat).character.is_none())
    }

    /// Who speaks, or says "go" after the last speech (CH-13.3).
    pub fn speaker(&self) -> Option<Seat> {
        let order = &self.planning.order;
        let at = usize::from(self.planning.at);
        if order.is_empty() { None } else { order.get(if at < 2 * order.len() { at % order.len() } else { 0 }) }
    }
}
