//! Things: carried, dropped, used, found (CH-10).

use engine::{Events, Seat};

use super::Heist;
use super::acting::Cause;
use crate::content::ItemKind;
use crate::content::check::gains_loot;
use crate::event::{Event, Why};
use crate::map::square::{Square, SquareId};
use crate::rules::acts;
use crate::state::list::List;
use crate::state::{MOST_THINGS, State, Thing, Whereabouts, dropped_bit};

impl<E: Events<State, Event>> Heist<'_, E> {
    /// Puts a thing where it belongs in the order of the lists. The world has room for more guards out of action than a game can have; beyond
    /// that one more is simply gone.
    pub(super) fn put_thing(&mut self, thing: Thing) {
        if !self.state.things.is_full() {
            let place = self.state.things.partition_point(|other| *other <= thing);
            self.state.things.insert(place, thing);
        }
    }

    pub(super) fn pick_up(&mut self, seat: Seat, item: ItemKind, square: SquareId, n: Option<u8>) {
        let Some(place) = self.map.find(square).and_then(|there| acts::lying(self.state, item, there, n)) else { return };
        let thing = self.state.things.remove(place);
        self.put_thing(Thing { place: Whereabouts::With(seat), ..thing });
        self.tell(|| Event::PickedUp { seat, item, square: Some(square) });
    }

    pub(super) fn drop_thing(&mut self, seat: Seat, item: ItemKind, square: SquareId, n: Option<u8>) {
        let found = self.map.find(square).zip(acts::carrying(self.state, seat, item, n));
        let Some((there, place)) = found else { return };
        let thing = self.state.things.remove(place);
        self.put_thing(Thing { place: Whereabouts::On(there), ..thing });
        if self.state.phase != crate::state::Phase::Planning {
            self.state.player_mut(seat).dropped |= dropped_bit(item, n);
        }
        self.tell(|| Event::Dropped { seat, item, square });
    }

    /// What a captured player carried lies where he was (CH-11.5).
    pub(super) fn drop_all(&mut self, seat: Seat, square: Square) {
        while let Some(place) = self.state.things.iter().position(|thing| thing.place == Whereabouts::With(seat)) {
            let thing = self.state.things.remove(place);
            self.put_thing(Thing { place: Whereabouts::On(square), ..thing });
            let square = self.id(square);
            self.tell(|| Event::Dropped { seat, item: thing.item, square });
        }
    }

    pub(super) fn gain(&mut self, seat: Seat, item: ItemKind) {
        let owner = (!item.facts().token).then_some(seat);
        self.put_thing(Thing { place: Whereabouts::With(seat), item, n: None, owner });
        let square = Some(self.id(self.square(seat)));
        self.tell(|| Event::PickedUp { seat, item, square });
    }

    pub(super) fn use_thing(&mut self, seat: Seat, item: ItemKind) {
        let found = acts::usable(self.state, seat, item).zip(acts::used_on(self.state, seat, item));
        let Some((place, centre)) = found else { return };
        if item.facts().single_use {
            self.state.things.remove(place);
        }
        let cause = Cause { actor: Some(seat), centre, x: 0, target: None, why: Why::Item };
        self.apply_untold(&item.facts().effects, cause);
        let square = self.id(centre);
        self.tell(|| Event::Used { seat, item, square });
        self.apply(&item.facts().effects, cause);
    }

    /// A guard is put out of action: a thing with the number of his post, and one alert less; only then does a hidden player come out (CH-8.10).
    pub(super) fn incapacitate(&mut self, lead: Seat, guard: Option<u8>) {
        let place = self.state.guards.iter().position(|other| Some(other.n) == guard);
        let Some(guard) = place.map(|place| self.state.guards.remove(place)) else { return };
        self.put_thing(Thing { place: Whereabouts::On(guard.square), item: ItemKind::BODY, n: Some(guard.n), owner: None });
        self.tell(|| Event::Incapacitated { guard: guard.n });
        self.let_go(guard.n);
        self.move_track(-1, Why::Incapacitated);
        self.unhide(lead);
        self.check_exposure();
    }

    /// A search takes what lies on these squares: cards leave play, the loot goes back to the vault (CH-10.4, CH-10.6). What was found, in order.
    pub(super) fn find_things(&mut self, searched: impl Fn(Square) -> bool) -> List<ItemKind, MOST_THINGS> {
        let is_found = |thing: &Thing| thing.item != ItemKind::BODY && matches!(thing.place, Whereabouts::On(square) if searched(square));
        let mut found = List::new();
        while let Some(place) = self.state.things.iter().position(is_found) {
            let thing = self.state.things.remove(place);
            found.push(thing.item);
            if thing.item == ItemKind::LOOT {
                self.loot_goes_back();
            }
        }
        found
    }

    fn loot_goes_back(&mut self) {
        let vault = |tile: &&mut crate::state::TileState| tile.tile.is_some_and(|kind| gains_loot(kind.facts()));
        if let Some(tile) = self.state.tiles.iter_mut().find(vault) {
            tile.activated = false;
        }
    }
}
