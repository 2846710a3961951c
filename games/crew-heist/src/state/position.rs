//! Reads a position: the words become numbers of this map (section 4 of the rules). What must be true of it is in `check`.

use engine::pile::Bag;
use engine::{Message, Refusal, Seat, Settings};
use serde_json::Value;

use crate::content::{Back, ItemKind, TileKind};
use crate::map::square::{Square, SquareId};
use crate::map::{Map, SquareKind};
use crate::options::{Options, SPECS};
use crate::play;
use crate::rules::dice::Dice;
use crate::state::check;
use crate::state::decks::DecksForm;
use crate::state::form::{CarriedForm, DroppedForm, PendingForm, PlayerForm, PositionForm, TileForm};
use crate::state::list::List;
use crate::state::numbers::Numbers;
use crate::state::{
    Attempt, Guard, MOST_GUARDS, MOST_PENDING, Pending, Planning, Player, State, Station, Thing, Turner, Whereabouts, dropped_bit,
};

/// The most things a position may begin with: room is left for guards who go down in play.
const MOST_LOADED: usize = 40;
/// The most decoys a position may begin with: room is left for every card that makes one.
const MOST_LOADED_DECOYS: usize = 8;

pub(crate) fn require(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(wrong(key)) }
}

fn wrong(key: &'static str) -> Refusal {
    Refusal::bad_position(Message::new(key))
}

/// Finds the squares of one map by name.
struct Reader {
    map: &'static Map,
}

impl Reader {
    fn any(&self, id: SquareId) -> Result<Square, Refusal> {
        self.map.find(id).ok_or_else(|| Refusal::bad_position(Message::new("crew-heist-position-square").with("square", id.to_string())))
    }

    fn stood_on(&self, id: SquareId) -> Result<Square, Refusal> {
        let square = self.any(id)?;
        require(self.map.kind(square).is_stood_on(), "crew-heist-position-standing")?;
        Ok(square)
    }

    fn maybe(&self, id: Option<SquareId>) -> Result<Option<Square>, Refusal> {
        id.map(|id| self.stood_on(id)).transpose()
    }

    fn any_or_none(&self, id: Option<SquareId>) -> Result<Option<Square>, Refusal> {
        id.map(|id| self.any(id)).transpose()
    }
}

/// Reads a position and checks it.
pub(crate) fn load(position: &Value) -> Result<State, Refusal> {
    let state = read(position)?;
    check::check(&state)?;
    Ok(state)
}

/// Reads what may also be a moment within a move, right after one of its events: all of it exists, but it need not be a position to go on from.
pub(crate) fn read(position: &Value) -> Result<State, Refusal> {
    let form: PositionForm<Value> = engine::json::read_form(position).map_err(Refusal::bad_position)?;
    require(form.game == "crew-heist", "crew-heist-position-game")?;
    let options = Settings::read(SPECS, &form.options).map(|settings| Options::from_settings(&settings));
    let options =
        options.map_err(|refusal| Refusal::bad_position(Message { key: "crew-heist-position-option".into(), args: refusal.data }))?;
    let given = serde_json::to_value(options).expect("options can be written");
    require(given == form.options, "crew-heist-position-options")?;
    let mut state = play::blank(options);
    let reader = Reader { map: state.map() };
    (state.round, state.phase, state.captured, state.loot_out, state.result) =
        (form.round, form.phase, form.captured, form.loot_out, form.result);
    (state.track, state.alarm, state.in_force, state.reached) = (form.track, form.alarm, form.in_force, form.reached);
    read_guards(&mut state, &reader, &form)?;
    read_players(&mut state, &reader, &form)?;
    read_attempts(&mut state, &reader, &form)?;
    read_tiles(&mut state, &reader, &form.tiles)?;
    read_decks(&mut state, &form.decks)?;
    read_tokens(&mut state, &reader, &form)?;
    let planning = form.planning;
    let vote = planning.vote.map(|vote| (vote.yes, vote.no));
    state.planning = Planning { timed: planning.timed, voted: planning.voted, vote, order: planning.order, at: planning.at };
    state.events_left = form.environment.map(|environment| environment.events_left);
    read_pending(&mut state, &reader, &form.pending)?;
    check::check_moment(&state)?;
    Ok(state)
}

fn numbers(list: &[u8]) -> Result<Numbers, Refusal> {
    let mut set = Numbers::default();
    for n in list {
        require((1..16).contains(n), "crew-heist-position-guard")?;
        set.insert(*n);
    }
    require(set.iter().count() == list.len(), "crew-heist-position-twice")?;
    Ok(set)
}

/// What a list holds in the order that play keeps it in: where the order says nothing, any will do.
fn in_order<T: Clone + Ord>(list: &[T]) -> Vec<T> {
    let mut sorted = list.to_vec();
    sorted.sort_unstable();
    sorted
}

fn read_guards(state: &mut State, reader: &Reader, form: &PositionForm<Value>) -> Result<(), Refusal> {
    require(form.guards.len() < MOST_GUARDS && form.stations.len() <= 3, "crew-heist-position-guard")?;
    state.stations = List::new();
    for station in &form.stations {
        let tile = reader.any(station.tile)?;
        let n = (reader.map.posts.len() + state.stations.len() + 1) as u8;
        require(station.n == n, "crew-heist-position-station")?;
        let home = state.home_of(tile);
        require(home.iter().map(|square| reader.map.id(square)).eq(station.home.iter().copied()), "crew-heist-position-station")?;
        state.stations.push(Station { tile, n });
    }
    let posts = (reader.map.posts.len() + state.stations.len()) as u8;
    state.guards = List::new();
    for guard in &form.guards {
        require((1..=posts).contains(&guard.n), "crew-heist-position-guard")?;
        let square = reader.stood_on(guard.square)?;
        let place = state.guards.partition_point(|other| other.n < guard.n);
        require(state.guards.get(place).is_none_or(|other| other.n != guard.n), "crew-heist-position-twice")?;
        state.guards.insert(place, Guard { n: guard.n, square, distracted: guard.distracted, elite: guard.elite, extra: guard.extra });
    }
    Ok(())
}

fn read_players(state: &mut State, reader: &Reader, form: &PositionForm<Value>) -> Result<(), Refusal> {
    require(form.players.len() == state.seats(), "crew-heist-position-players")?;
    state.things = List::new();
    let carried: usize = form.players.iter().map(|player| player.inventory.len()).sum();
    require(carried + form.things.len() <= MOST_LOADED, "crew-heist-position-things")?;
    for (seat, form) in state.all_seats().zip(&form.players) {
        require(form.seat == seat, "crew-heist-position-players")?;
        state.players[seat.index()] = read_player(reader, form)?;
        for CarriedForm { item, n, owner } in &form.inventory {
            let thing = Thing { place: Whereabouts::With(seat), item: *item, n: *n, owner: *owner };
            check_thing(state, &thing)?;
            state.things.push(thing);
        }
    }
    Ok(())
}

/// A guard out of action names his post, a card its owner, and there are no cards without the option `items` (section 4).
fn check_thing(state: &State, thing: &Thing) -> Result<(), Refusal> {
    let card = !thing.item.facts().token;
    let named = thing.n.is_some() == (thing.item == ItemKind::BODY) && thing.n.is_none_or(|n| (1..16).contains(&n));
    let owned = thing.owner.is_some() == card && thing.owner.is_none_or(|seat| seat.index() < state.seats());
    require(named && owned, "crew-heist-position-things")?;
    require(!card || state.options.items, "crew-heist-position-items")
}

fn read_player(reader: &Reader, form: &PlayerForm) -> Result<Player, Refusal> {
    require(form.dice.len() <= 4, "crew-heist-position-dice")?;
    let mut dice = Dice { faces: [0; 4], count: form.dice.len() as u8 };
    for (face, shown) in dice.faces.iter_mut().zip(&form.dice) {
        require(shown.is_none_or(|shown| (1..=6).contains(&shown)), "crew-heist-position-dice")?;
        *face = shown.unwrap_or(0);
    }
    let mut dropped = 0;
    for DroppedForm { item, n } in &form.dropped {
        let fits = n.is_some() == (*item == ItemKind::BODY) && n.is_none_or(|n| (1..16).contains(&n));
        let bit = dropped_bit(*item, n.filter(|n| *n < 16));
        require(fits && dropped & bit == 0, "crew-heist-position-things")?;
        dropped |= bit;
    }
    Ok(Player {
        character: form.character,
        status: form.status,
        square: reader.maybe(form.square)?,
        misses: form.misses,
        finished: form.finished,
        hidden: form.hidden,
        exposed: form.exposed,
        caught_by: numbers(&form.caught_by)?,
        fought: numbers(&form.fought)?,
        noise: reader.maybe(form.noise)?,
        dropped,
        dice,
        missed: form.missed,
        failing: form.failing,
        notice: reader.any_or_none(form.notice)?,
        waiting: form.waiting,
        ready: form.ready,
        placed: form.placed,
        power_used: form.power_used,
        quiet_left: form.quiet_left,
        used: form.used,
    })
}

fn read_attempts(state: &mut State, reader: &Reader, form: &PositionForm<Value>) -> Result<(), Refusal> {
    for attempt in &form.attempts {
        require(attempt.lead.index() < state.seats(), "crew-heist-position-attempt")?;
        require(state.attempts[attempt.lead.index()].is_none(), "crew-heist-position-twice")?;
        state.attempts[attempt.lead.index()] = Some(Attempt {
            kind: attempt.kind,
            helpers: attempt.helpers,
            to: reader.maybe(attempt.to)?,
            tile: reader.any_or_none(attempt.tile)?,
            action: attempt.action,
            guard: attempt.guard,
            with: attempt.with,
            clear: attempt.clear,
            skill: attempt.skill,
            need: attempt.need,
        });
    }
    Ok(())
}

fn read_tiles(state: &mut State, reader: &Reader, forms: &[TileForm]) -> Result<(), Refusal> {
    let map = reader.map;
    require(forms.len() == map.tiles.len(), "crew-heist-position-tiles")?;
    for (number, (square, form)) in map.tiles.iter().zip(forms).enumerate() {
        let room = map.kind(*square) == SquareKind::Room;
        require(map.id(*square) == form.square && form.back.is_some() == room, "crew-heist-position-tiles")?;
        let tile = &mut state.tiles[number];
        (tile.lies, tile.tile, tile.back, tile.activated) = (form.state, form.tile, form.back.flatten(), form.activated);
    }
    Ok(())
}

fn read_decks(state: &mut State, form: &DecksForm) -> Result<(), Refusal> {
    let DecksForm { hall, door, room, .. } = form;
    let mut tiles = Bag::EMPTY;
    let parts = [hall, door, &room.secure, &room.staff, &room.plain];
    for (kind, count) in parts.into_iter().flatten() {
        require((1..100).contains(count) && tiles.count(kind.index()) == 0, "crew-heist-position-decks")?;
        tiles.add(kind.index(), *count);
    }
    let in_place = |part: usize, kind: TileKind| {
        let facts = kind.facts();
        let expected = facts.back.map_or(facts.deck as usize, |back| 2 + back.index());
        part == expected
    };
    let fits = parts.iter().enumerate().all(|(part, kinds)| kinds.keys().all(|kind| in_place(part, *kind)));
    require(fits, "crew-heist-position-decks")?;
    let decks = &mut state.decks;
    decks.tiles = tiles;
    (decks.events, decks.discard, decks.items) = (Bag::EMPTY, Bag::EMPTY, Bag::EMPTY);
    let present = form.events.values().chain(form.events_discard.values()).chain(form.items.values()).all(|count| (1..100).contains(count));
    require(present, "crew-heist-position-decks")?;
    form.events.iter().for_each(|(kind, count)| decks.events.add(kind.index(), *count));
    form.events_discard.iter().for_each(|(kind, count)| decks.discard.add(kind.index(), *count));
    form.items.iter().for_each(|(kind, count)| decks.items.add(kind.index(), *count));
    decks.characters = form.characters.iter().map(|kind| kind.0).collect();
    decks.elites = form.elites.iter().map(|kind| kind.0).collect();
    let counted = (decks.characters.len() as usize, decks.elites.len() as usize);
    require(counted == (form.characters.len(), form.elites.len()), "crew-heist-position-twice")?;
    decks.backs = None;
    if !form.backs.is_empty() {
        require(form.backs.len() == state.options.map.map().bags.len(), "crew-heist-position-decks")?;
        let mut backs = [Bag::EMPTY; 2];
        for (bag, counts) in backs.iter_mut().zip(&form.backs) {
            require(counts.values().all(|count| (1..100).contains(count)), "crew-heist-position-decks")?;
            counts.iter().for_each(|(back, count)| bag.add(Back::index(*back), *count));
        }
        decks.backs = Some(backs);
    }
    Ok(())
}

fn read_tokens(state: &mut State, reader: &Reader, form: &PositionForm<Value>) -> Result<(), Refusal> {
    let squares = |ids: &[SquareId]| ids.iter().map(|id| reader.stood_on(*id)).collect::<Result<Vec<Square>, Refusal>>();
    let (alerts, decoys) = (in_order(&squares(&form.alerts)?), in_order(&squares(&form.decoys)?));
    require(alerts.is_sorted_by(|one, other| one < other), "crew-heist-position-twice")?;
    require(decoys.len() <= MOST_LOADED_DECOYS && form.mods.len() <= 6, "crew-heist-position-tokens")?;
    (state.alerts, state.decoys) = (alerts.into_iter().collect(), decoys.into_iter().collect());
    for (id, count) in &form.evidence {
        require(*count > 0, "crew-heist-position-tokens")?;
        state.evidence[reader.stood_on(*id)?.index()] = *count;
    }
    for thing in &form.things {
        let token = thing.item.facts().token;
        let square = if token { reader.stood_on(thing.square)? } else { reader.any(thing.square)? };
        let thing = Thing { place: Whereabouts::On(square), item: thing.item, n: thing.n, owner: thing.owner };
        check_thing(state, &thing)?;
        state.things.push(thing);
    }
    state.things.sort_unstable();
    form.mods.iter().for_each(|held| state.hold(*held));
    require(state.mods.iter().all(|held| (-20..=20).contains(&held.n)), "crew-heist-position-tokens")
}

fn read_pending(state: &mut State, reader: &Reader, forms: &[PendingForm]) -> Result<(), Refusal> {
    require(forms.len() <= MOST_PENDING - 8, "crew-heist-position-pending")?;
    let seat = |seat: Seat| if seat.index() < state.seats() { Ok(seat) } else { Err(wrong("crew-heist-position-pending")) };
    let mut pending = List::new();
    for form in forms {
        pending.push(match form {
            PendingForm::Character { seat: of } => Pending::Character(seat(*of)?),
            PendingForm::Back { square } => Pending::Back(reader.any(*square)?),
            PendingForm::Item { seat: of } => Pending::Item(seat(*of)?),
            PendingForm::Elite { guard } => Pending::Elite(*guard),
            PendingForm::Dice { seat: of, slots } => {
                require(slots.iter().all(|slot| *slot < 4) && slots.len() <= 4, "crew-heist-position-pending")?;
                let bits = slots.iter().fold(0, |bits: u8, slot| bits | 1 << slot);
                require(bits.count_ones() as usize == slots.len(), "crew-heist-position-twice")?;
                Pending::Dice(seat(*of)?, bits)
            }
            PendingForm::Tile { square, by, from } => {
                let turner = match (by, from) {
                    (Some(of), None) => Turner::Player(seat(*of)?),
                    (None, Some(from)) => Turner::Reveal(reader.stood_on(*from)?),
                    (None, None) => Turner::Nobody,
                    (Some(_), Some(_)) => return Err(wrong("crew-heist-position-pending")),
                };
                Pending::Tile(reader.any(*square)?, turner)
            }
            PendingForm::Event {} => Pending::Event,
        });
    }
    state.pending = pending;
    Ok(())
}
