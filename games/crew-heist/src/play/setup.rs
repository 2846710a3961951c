//! The set-up, and placing the pawns (CH-1, CH 5.1).

use engine::pile::{Bag, CardSet};
use engine::{Events, Seat, SeatSet};

use super::Heist;
use crate::content::{CharacterKind, EVENT_KINDS, EliteKind, EventKind, ITEM_KINDS, ItemKind, TILE_KINDS, TileKind, content};
use crate::event::{Event, Why};
use crate::map::Map;
use crate::map::square::{MOST_SQUARES, SquareId, SquareSet};
use crate::options::{Characters, Options, PlanningKind, Tiles};
use crate::state::list::{List, SeatList};
use crate::state::{Decks, Guard, MOST_TILES, Pending, Phase, Planning, Player, State, TileState, Turner};

/// The first alert of each level (CH-4.2).
pub(crate) const FIRST_ALERT: [u8; 6] = [0, 2, 5, 9, 14, 20];

/// The full deck of tiles of a map.
pub(crate) fn full_tiles(map: &Map) -> Bag<TILE_KINDS> {
    let mut counts = map.room_deck;
    TileKind::all().for_each(|kind| counts[kind.index()] += kind.facts().copies);
    Bag::new(counts)
}

/// The full event deck.
pub(crate) fn full_events() -> Bag<EVENT_KINDS> {
    let mut bag = Bag::EMPTY;
    EventKind::all().for_each(|kind| bag.add(kind.index(), kind.facts().copies));
    bag
}

/// The full item deck.
pub(crate) fn full_items() -> Bag<ITEM_KINDS> {
    let mut bag = Bag::EMPTY;
    ItemKind::all().for_each(|kind| bag.add(kind.index(), kind.facts().copies));
    bag
}

/// A position with everything in its box.
pub(crate) fn blank(options: Options) -> State {
    let map = options.map.map();
    let alarm = options.difficulty.alarm();
    let backs = [0, 1].map(|bag| map.bags.get(bag).map_or(Bag::EMPTY, |bag| Bag::new(bag.counts)));
    let decks = Decks {
        tiles: full_tiles(map),
        backs: Some(backs),
        events: full_events(),
        discard: Bag::EMPTY,
        items: if options.items { full_items() } else { Bag::EMPTY },
        characters: CardSet::first(content().characters.len() as u32),
        elites: CardSet::first(content().elites.len() as u32),
    };
    let guard = |n: u8| Guard { n, square: map.posts[usize::from(n) - 1].start, ..Guard::default() };
    let guards = options.difficulty.guards().min(map.posts.len() as u8);
    State {
        options,
        round: 0,
        phase: Phase::Setup,
        players: [Player::default(); crate::options::MOST_SEATS],
        attempts: Default::default(),
        guards: (1..=guards).map(guard).collect(),
        stations: List::new(),
        tiles: [TileState::default(); MOST_TILES],
        decks,
        alerts: SquareSet::EMPTY,
        evidence: [0; MOST_SQUARES],
        decoys: List::new(),
        things: List::new(),
        track: FIRST_ALERT[usize::from(alarm)],
        alarm,
        in_force: alarm,
        reached: alarm,
        mods: List::new(),
        captured: SeatList::default(),
        loot_out: false,
        planning: Planning { timed: options.planning == PlanningKind::Timed, ..Planning::default() },
        events_left: None,
        pending: List::new(),
        result: None,
    }
}

/// The position before the first move.
pub(crate) fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
    let mut state = blank(*options);
    let mut heist = Heist::new(&mut state, events);
    if options.characters == Characters::Choose {
        heist.enter(Phase::Characters);
    } else {
        heist.state.all_seats().for_each(|seat| heist.state.pending.push(Pending::Character(seat)));
        heist.ask_for_the_rest();
        heist.enter(Phase::Setup);
    }
    heist.announce_guards();
    state
}

impl<E: Events<State, Event>> Heist<'_, E> {
    /// The guards stand on their posts from the beginning (CH 5.1).
    fn announce_guards(&mut self) {
        let guards = self.state.guards;
        for guard in guards.iter() {
            let square = self.id(guard.square);
            self.tell(|| Event::GuardAdded { guard: guard.n, square, why: Why::Setup });
        }
    }

    /// Everything the set-up draws after the characters (CH 5.1).
    fn ask_for_the_rest(&mut self) {
        let (map, options) = (self.map, self.state.options);
        let pending = &mut self.state.pending;
        map.bags.iter().flat_map(|bag| &bag.squares).for_each(|square| pending.push(Pending::Back(*square)));
        if options.tiles == Tiles::FaceUp {
            map.tiles.iter().for_each(|tile| pending.push(Pending::Tile(*tile, Turner::Nobody)));
        }
        if options.items {
            Seat::all(usize::from(options.seats)).for_each(|seat| pending.push(Pending::Item(seat)));
        }
        let guards = self.state.guards.len() as u8;
        let elites = options.elite_guards.min(guards);
        (0..elites).for_each(|place| self.state.pending.push(Pending::Elite(guards - place)));
    }

    pub(super) fn choose_character(&mut self, seat: Seat, character: CharacterKind) {
        self.take_character(seat, character);
        if self.state.picker().is_none() {
            self.ask_for_the_rest();
            self.enter(Phase::Setup);
        }
    }

    pub(super) fn take_character(&mut self, seat: Seat, character: CharacterKind) {
        self.state.decks.characters.remove(character.0);
        self.state.player_mut(seat).character = Some(character);
        self.tell(|| Event::Character { seat, character });
    }

    pub(super) fn take_elite(&mut self, n: u8, elite: EliteKind) {
        self.state.decks.elites.remove(elite.0);
        if let Some(guard) = self.state.guards.iter_mut().find(|guard| guard.n == n) {
            guard.elite = Some(elite);
        }
    }

    /// The set-up is over: what was left of its draws goes back into the box.
    pub(super) fn begin_placing(&mut self) {
        let decks = &mut self.state.decks;
        (decks.backs, decks.characters, decks.elites) = (None, CardSet::EMPTY, CardSet::EMPTY);
        self.enter(Phase::Placing);
    }

    pub(super) fn place(&mut self, seat: Seat, id: SquareId) {
        let square = self.map.find(id);
        let player = self.state.player_mut(seat);
        (player.square, player.placed) = (square, true);
        self.tell(|| Event::Placed { seat, square: id });
        if self.state.all_seats().all(|seat| self.state.player(seat).placed) {
            self.state.round = 1;
            self.begin_planning();
        }
    }

    /// The seats in the building.
    pub(super) fn inside(&self) -> SeatSet {
        self.state.inside().collect()
    }
}
