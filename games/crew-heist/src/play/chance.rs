//! What chance decides: characters, backs, tiles, dice, cards (CH 5.6).

use engine::{Chance, Events, Seat, Stream};

use super::Heist;
use crate::CrewHeist;
use crate::action::Outcome;
use crate::content::effect::GlobalKey;
use crate::content::{Back, CharacterKind, Deck, EliteKind, EventKind, ItemKind, TileKind};
use crate::event::{Event, Why};
use crate::map::square::Square;
use crate::map::{Map, Passage, SquareKind};
use crate::options::Tiles;
use crate::rules::dice::Faces;
use crate::state::{Lies, MOST_GUARDS, Pending, State, Station, Turner};

impl Chance for CrewHeist {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        match state.pending.first() {
            Some(Pending::Character(_)) => Stream::table("setup/characters"),
            Some(Pending::Back(_)) => Stream::table("setup/backs"),
            Some(Pending::Item(_)) => Stream::table("deck/items"),
            Some(Pending::Elite(_)) => Stream::table("setup/elites"),
            Some(Pending::Dice(seat, _)) => Stream::of_seat("dice", *seat),
            Some(Pending::Tile(square, _)) => match state.map().kind(*square) {
                SquareKind::Hall => Stream::table("deck/halls"),
                SquareKind::Door => Stream::table("deck/doors"),
                _ => Stream::table("deck/rooms"),
            },
            Some(Pending::Event) | None => Stream::table("deck/events"),
        }
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        let Some(due) = state.pending.first() else { return 1 };
        if let Pending::Dice(_, slots) = due {
            return 6u64.pow(slots.count_ones());
        }
        let mut sum = 0;
        each(state, *due, |_, left| sum += left);
        sum
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        let due = *state.pending.first().expect("a ticket is drawn only while chance is due");
        if let Pending::Dice(seat, slots) = due {
            return Outcome::Dice { seat, faces: Faces::from_ticket(slots.count_ones() as u8, ticket) };
        }
        let (mut rest, mut found) = (ticket, None);
        each(state, due, |outcome, left| {
            if found.is_none() && rest < left {
                found = Some(outcome);
            }
            rest = rest.wrapping_sub(left);
            if found.is_some() {
                rest = u64::MAX;
            }
        });
        found.expect("the ticket is below the weight")
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        if let Some(due) = state.pending.first() {
            each(state, *due, |outcome, left| outcomes.push((outcome, left)));
        }
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        let mut heist = Heist::new(state, events);
        heist.fall(outcome);
        heist.settle();
    }
}

/// Visits every draw of a deck with its copies; dice are not listed.
fn each(state: &State, due: Pending, mut visit: impl FnMut(Outcome, u64)) {
    let map = state.map();
    match due {
        Pending::Character(seat) => {
            let left = state.decks.characters.iter().map(CharacterKind);
            left.for_each(|character| visit(Outcome::Character { seat, character }, 1));
        }
        Pending::Back(square) => {
            let bag = map.bag_of(square).and_then(|bag| state.decks.backs.map(|backs| backs[bag]));
            let left = |back: &Back| bag.map_or(0, |bag| bag.count(back.index()));
            let backs = Back::ALL.iter().map(|back| (*back, left(back))).filter(|(_, left)| *left > 0);
            backs.for_each(|(back, left)| visit(Outcome::Back { square: map.id(square), back }, u64::from(left)));
        }
        Pending::Item(seat) => {
            let kinds = ItemKind::all().map(|item| (item, state.decks.items.count(item.index()))).filter(|(_, left)| *left > 0);
            kinds.for_each(|(item, left)| visit(Outcome::Item { seat, item }, u64::from(left)));
        }
        Pending::Elite(guard) => {
            state.decks.elites.iter().map(EliteKind).for_each(|elite| visit(Outcome::Elite { guard, elite }, 1));
        }
        Pending::Tile(square, _) => {
            let fits = |kind: &TileKind| fits_square(map, state, square, *kind);
            let kinds =
                TileKind::all().filter(fits).map(|tile| (tile, state.decks.tiles.count(tile.index()))).filter(|(_, left)| *left > 0);
            kinds.for_each(|(tile, left)| visit(Outcome::Tile { square: map.id(square), tile }, u64::from(left)));
        }
        Pending::Event => {
            let kinds = EventKind::all().map(|card| (card, state.decks.events.count(card.index()))).filter(|(_, left)| *left > 0);
            kinds.for_each(|(card, left)| visit(Outcome::Event { card }, u64::from(left)));
        }
        Pending::Dice(seat, slots) => {
            let count = slots.count_ones() as u8;
            (0..6u64.pow(u32::from(count))).for_each(|ticket| visit(Outcome::Dice { seat, faces: Faces::from_ticket(count, ticket) }, 1));
        }
    }
}

/// Whether a kind of tile can lie on a square: of its deck, and under its back.
pub(crate) fn fits_square(map: &Map, state: &State, square: Square, kind: TileKind) -> bool {
    let facts = kind.facts();
    match map.kind(square) {
        SquareKind::Hall => facts.deck == Deck::Hall,
        SquareKind::Door => facts.deck == Deck::Door,
        SquareKind::Room => facts.deck == Deck::Room && state.tile(square).is_some_and(|tile| tile.back == facts.back),
        _ => false,
    }
}

impl<E: Events<State, Event>> Heist<'_, E> {
    /// Chance has fallen.
    pub(super) fn fall(&mut self, outcome: &Outcome) {
        let due = self.state.pending.remove(0);
        match (*outcome, due) {
            (Outcome::Character { seat, character }, _) => self.take_character(seat, character),
            (Outcome::Back { back, .. }, Pending::Back(square)) => self.lay_back(square, back),
            (Outcome::Item { seat, item }, _) => {
                self.state.decks.items.take(item.index(), 1);
                self.deal(seat, item);
            }
            (Outcome::Elite { guard, elite }, _) => self.take_elite(guard, elite),
            (Outcome::Dice { seat, faces }, Pending::Dice(_, slots)) => self.dice_fell(seat, slots, faces),
            (Outcome::Tile { tile, .. }, Pending::Tile(square, turner)) => self.turn_up(square, tile, turner),
            (Outcome::Event { card }, _) => self.event_card(card),
            _ => {}
        }
    }

    /// A card from the item deck; during the set-up nobody stands anywhere yet.
    fn deal(&mut self, seat: Seat, item: ItemKind) {
        use crate::state::{Thing, Whereabouts};
        self.put_thing(Thing { place: Whereabouts::With(seat), item, n: None, owner: Some(seat) });
        let square = self.state.player(seat).square.map(|square| self.id(square));
        self.tell(|| Event::PickedUp { seat, item, square });
    }

    fn lay_back(&mut self, square: Square, back: Back) {
        if let (Some(bag), Some(backs)) = (self.map.bag_of(square), &mut self.state.decks.backs) {
            backs[bag].take(back.index(), 1);
        }
        if let Some(number) = self.map.tile_number(square) {
            self.state.tiles[number].back = Some(back);
        }
    }

    /// A tile is turned up: its guard comes, and whoever flipped it may have to notice it (CH-9.4, CH-9.10).
    fn turn_up(&mut self, square: Square, kind: TileKind, turner: Turner) {
        self.state.decks.tiles.take(kind.index(), 1);
        if let Some(number) = self.map.tile_number(square) {
            let lying = &mut self.state.tiles[number];
            (lying.lies, lying.tile) = (Lies::Up, Some(kind));
        }
        let by = match turner {
            Turner::Player(seat) => Some(seat),
            _ => None,
        };
        let unseen = self.state.options.tiles == Tiles::Hidden && self.state.global(GlobalKey::NoNotice) == 0;
        if let Some(seat) = by.filter(|_| unseen && kind.facts().notice > 0) {
            self.state.player_mut(seat).notice = Some(square);
        }
        let n = (self.map.posts.len() + self.state.stations.len() + 1) as u8;
        if kind.facts().guarded {
            self.state.stations.push(Station { tile: square, n });
        }
        let id = self.id(square);
        self.tell(|| Event::TileUp { square: id, tile: kind, seat: by });
        if kind.facts().guarded {
            self.post_guard(n, square, turner);
        }
        self.check_exposure();
    }

    /// The guard of a tile with his station (CH-9.10, R13, R47).
    fn post_guard(&mut self, n: u8, tile: Square, turner: Turner) {
        let side = match (self.map.kind(tile), turner) {
            (SquareKind::Room, _) => Some(tile),
            (_, Turner::Player(seat)) => self.map.far_side(tile, self.square(seat)),
            (_, Turner::Reveal(from)) => self.farther_side(tile, from),
            (_, Turner::Nobody) => self.farther_side(tile, self.map.entrance),
        };
        let place = side.and_then(|side| self.room_near(side));
        match place.filter(|_| usize::from(n) < MOST_GUARDS) {
            Some(square) => self.put_guard(n, square, Why::Tile),
            None => self.move_track(1, Why::NoPost),
        }
    }

    /// The side of a tile that is farther away; of equal ones the first of S, E, W, N.
    fn farther_side(&self, tile: Square, from: Square) -> Option<Square> {
        let far = |side: &Square| self.map.distance(Passage::Both, from, *side);
        let sides = &self.map.sides[tile.index()];
        let most = sides.iter().map(far).max()?;
        sides.iter().copied().find(|side| far(side) == most)
    }
}
