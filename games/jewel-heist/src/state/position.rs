//! What must be true of a position that is loaded (JH-4.6).

use engine::json::read_form;
use engine::{CardSet, Message, Refusal, Seat, Settings};
use serde_json::Value;

use crate::content::cards::{Character, GearBag, Jewelry, Kind};
use crate::content::jewels::Shape;
use crate::content::{OFFERED, content};
use crate::floor::blueprint::Plan;
use crate::floor::cell::{Cell, CellSet};
use crate::floor::space::Space;
use crate::options::{MOST_SEATS, Options, SPECS};
use crate::rules::round::{CRACK, lead_of};
use crate::rules::score;
use crate::rules::slots::{SLOTS, next_slot};
use crate::state::form::{Cards, CardsForm, Known, SeatForm, TableForm, VERSION};
use crate::state::queue::Queue;
use crate::state::secrets;
use crate::state::{Phase, Player, State, Table};

type Form = TableForm<Value>;

pub(crate) fn require(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::bad_position(Message::new(key))) }
}

/// Reads a position and checks it.
pub(crate) fn load(position: &Value) -> Result<State, Refusal> {
    let form: Form = read_form(position).map_err(Refusal::bad_position)?;
    let table = read_table(&form)?;
    let known = read_known(&form)?;
    require(known.decided.is_none(), "jewel-heist-position-decided")?;
    let state = secrets::read(table, &known)?;
    let result = (state.table.phase == Phase::Over).then(|| score::result(&state));
    require(form.result == result, "jewel-heist-position-result")?;
    Ok(state)
}

/// A set that is written as a list.
fn set_of(cards: &[Jewelry]) -> Result<CardSet, Refusal> {
    let set: CardSet = cards.iter().map(|card| card.number()).collect();
    require(set.len() as usize == cards.len(), "jewel-heist-position-cards")?;
    Ok(set)
}

fn cells_of(cells: &[Cell], key: &'static str) -> Result<CellSet, Refusal> {
    let set: CellSet = cells.iter().copied().collect();
    require(set.len() == cells.len(), key)?;
    Ok(set)
}

fn cards_of(form: &CardsForm) -> Result<Cards, Refusal> {
    match form {
        CardsForm::Seen(cards) => set_of(cards).map(Cards::Seen),
        CardsForm::Hidden { count } => Ok(Cards::Count(*count)),
    }
}

/// All cards that are secret from somebody.
pub(crate) fn read_known(form: &Form) -> Result<Known, Refusal> {
    let none = [Cards::Seen(CardSet::EMPTY); MOST_SEATS];
    let mut known = Known {
        hands: none,
        packs: none,
        picks: [None; MOST_SEATS],
        cards: [None; MOST_SEATS],
        drawn: cards_of(&form.drawn)?,
        decided: None,
        deck: form.deck.cards.as_deref().map(set_of).transpose()?,
    };
    for (place, seat) in form.seats.iter().enumerate() {
        known.hands[place] = cards_of(&seat.jewelry)?;
        known.packs[place] = cards_of(&seat.pack)?;
        known.picks[place] = seat.pick;
        known.cards[place] = seat.card;
    }
    let decided: Vec<bool> = form.seats.iter().filter_map(|seat| seat.decided).collect();
    require(decided.is_empty() || decided.len() == form.seats.len(), "jewel-heist-position-decided")?;
    if !decided.is_empty() {
        known.decided = Some(decided.iter().enumerate().filter(|(_, decided)| **decided).map(|(place, _)| Seat::new(place)).collect());
    }
    Ok(known)
}

/// Everything that everybody sees.
pub(crate) fn read_table(form: &Form) -> Result<Table, Refusal> {
    require(form.v == VERSION, "jewel-heist-position-version")?;
    let options = Settings::read(SPECS, &form.options).and_then(|settings| Options::from_settings(&settings));
    let options =
        options.map_err(|refusal| Refusal::bad_position(Message { key: "jewel-heist-position-option".into(), args: refusal.data }))?;
    let mut table = State::new(&options).table;
    table.phase = form.phase;
    read_board(&mut table, form)?;
    read_floor(&mut table, form)?;
    read_rounds(&mut table, form)?;
    read_seats(&mut table, form)?;
    read_gear(&mut table, form)?;
    read_queue(&mut table, form)?;
    check_jewels(&table)?;
    table.deck_count = form.deck.count;
    check_counters(&table)?;
    table.discard = set_of(&form.discard)?;
    table.shared = set_of(&form.shared)?;
    table.fence_left = form.fence_left;
    Ok(table)
}

fn read_board(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    const KEY: &str = "jewel-heist-position-blueprint";
    table.plan = form.blueprint.as_deref().and_then(Plan::find);
    require(table.plan.is_some() == form.blueprint.is_some(), KEY)?;
    require(table.plan.is_none() == (table.phase == Phase::Blueprint), KEY)?;
    (table.guard, table.facing, table.light) = (form.guard.at, form.guard.facing, form.guard.light);
    let Some(plan) = table.plan else {
        let untouched = table.guard == Cell::at(7, 7) && form.smoke.is_empty() && form.wires.is_empty() && form.alarms.is_empty();
        return require(untouched && !table.light, KEY);
    };
    require(plan.is_track(table.guard), "jewel-heist-position-guard")?;
    require(form.smoke.iter().all(|cell| !plan.is_opaque(*cell)), "jewel-heist-position-smoke")?;
    table.smoke = cells_of(&form.smoke, "jewel-heist-position-smoke")?;
    require(form.wires.iter().all(|cell| plan.is_track(*cell)), "jewel-heist-position-wires")?;
    table.wires = cells_of(&form.wires, "jewel-heist-position-wires")?;
    for alarm in &form.alarms {
        let free = alarm.seat.index() < table.count() && table.alarms[alarm.seat.index()].is_none();
        require(free && plan.spaces().contains(alarm.at), "jewel-heist-position-alarms")?;
        table.alarms[alarm.seat.index()] = Some(alarm.at);
    }
    Ok(())
}

/// Round, first seat and lead seat (JH-5.3).
fn read_rounds(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    use Phase::{Blueprint, DealCharacters, DealGear, DealJewelry, Draft, FirstSeat, GearDraft, PlaceJewels, ShareJewelry, Start};
    let seats = table.count();
    let unknown = matches!(table.phase, Blueprint | PlaceJewels | DealCharacters | DealJewelry | ShareJewelry | Draft | FirstSeat);
    let set_up = unknown || matches!(table.phase, DealGear | GearDraft | Start);
    require((form.round == 0) == set_up, "jewel-heist-position-round")?;
    require(form.first_seat.is_none() == unknown, "jewel-heist-position-first")?;
    let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < seats);
    require(known(form.first_seat) && known(form.lead), "jewel-heist-position-seat")?;
    let lead = form.first_seat.map(|first| lead_of(first, form.round, seats));
    require(form.lead == lead, "jewel-heist-position-lead")?;
    (table.round, table.first_seat, table.lead) = (form.round, form.first_seat, form.lead);
    require(known(form.questioned) && known(form.last_questioned), "jewel-heist-position-seat")?;
    let may_be = table.phase.is_revealed() || matches!(table.phase, Phase::Answer | Phase::Choose);
    require(form.questioned.is_none() || may_be, "jewel-heist-position-questioned")?;
    require(form.questioned.is_some() || table.phase != Phase::Answer, "jewel-heist-position-questioned")?;
    require(form.last_questioned.is_none() || !set_up, "jewel-heist-position-questioned")?;
    (table.questioned, table.last_questioned) = (form.questioned, form.last_questioned);
    Ok(())
}

/// As far as rounds and noise are counted.
const MOST_COUNTED: u64 = u32::MAX as u64;

/// More cards of one kind than any lesson shows, and few enough to be counted in a byte with what is drafted on top.
const MOST_OF_A_KIND: u8 = 99;

fn gear_of(kinds: &[Kind]) -> Result<GearBag, Refusal> {
    let mut gear = GearBag::default();
    for kind in kinds {
        require(gear.count(*kind) < MOST_OF_A_KIND, "jewel-heist-position-gear")?;
        gear.0.add(kind.index(), 1);
    }
    Ok(gear)
}

fn read_player(form: &SeatForm, table: &Table) -> Result<Player, Refusal> {
    let (gear, drafted) = (gear_of(&form.gear)?, gear_of(&form.drafted)?);
    require(drafted.0.covers(&gear.0) && form.gear_cost == drafted.cost(), "jewel-heist-position-gear")?;
    let uses = form.character.map_or(0, |character| character.facts().uses);
    require(form.special_left <= uses, "jewel-heist-position-special")?;
    let revealed = table.phase.is_revealed();
    require(form.noise.is_some() == revealed, "jewel-heist-position-noise")?;
    require(revealed || !(form.effect_done || form.special_used), "jewel-heist-position-done")?;
    require(!form.told || revealed || table.phase == Phase::Choose, "jewel-heist-position-told")?;
    require(form.space.is_some() || table.round == 0, "jewel-heist-position-space")?;
    let on_board = |plan: Plan| form.space.is_none_or(|space| plan.spaces().contains(space));
    require(table.plan.is_none_or(on_board), "jewel-heist-position-space")?;
    Ok(Player {
        character: form.character,
        special_left: form.special_left,
        space: form.space,
        jewels: form.jewels,
        gear,
        drafted,
        passed: form.passed,
        noise: form.noise,
        told: form.told,
        effect_done: form.effect_done,
        special_used: form.special_used,
    })
}

fn read_seats(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    require(form.seats.len() == table.count(), "jewel-heist-position-seats")?;
    for (place, seat) in form.seats.iter().enumerate() {
        table.seats[place] = read_player(seat, table)?;
    }
    let characters: Vec<Character> = form.seats.iter().filter_map(|seat| seat.character).collect();
    let different = (1..characters.len()).all(|place| !characters[..place].contains(&characters[place]));
    let count = characters.len();
    let fits = match table.phase {
        Phase::Blueprint | Phase::PlaceJewels => count == 0,
        Phase::DealCharacters => count < table.count(),
        Phase::Question => table.mastermind().is_some(),
        _ => true,
    };
    require(different && fits, "jewel-heist-position-characters")
}

/// The stacks, which hold no more cards than there are seats.
fn read_gear(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    const KEY: &str = "jewel-heist-position-stacks";
    for stack in &form.stacks {
        require(table.stacks[stack.kind.index()].is_none() && usize::from(stack.left) <= table.count(), KEY)?;
        table.stacks[stack.kind.index()] = Some(stack.left);
        // Whoever takes the rest of the stack still has a number of them that can be loaded.
        let fits = |seat: Seat| table.player(seat).drafted.count(stack.kind) + stack.left <= MOST_OF_A_KIND;
        require(table.all_seats().all(fits), "jewel-heist-position-gear")?;
    }
    let offered = form.stacks.len();
    let before = table.first_seat.is_none();
    require(!before || offered == 0, KEY)?;
    require(table.phase != Phase::DealGear || offered < OFFERED as usize, KEY)
}

fn read_queue(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    const KEY: &str = "jewel-heist-position-queue";
    let seats = &form.queue;
    let different = (0..seats.len()).all(|place| seats[place].index() < table.count() && !seats[..place].contains(&seats[place]));
    require(different && seats.is_empty() != table.phase.queues(), KEY)?;
    // Whoever does not wait for a start space any more has one.
    if matches!(table.phase, Phase::GearDraft | Phase::Start) {
        require(table.all_seats().all(|seat| seats.contains(&seat) || table.player(seat).space.is_some()), "jewel-heist-position-space")?;
    }
    table.queue = seats.iter().copied().collect::<Queue>();
    Ok(())
}

/// Counters that a rule may raise stay countable: a round for every card of the deck, and all noise in one place with a cracked case (JH-4.6).
fn check_counters(table: &Table) -> Result<(), Refusal> {
    let noise: u64 = table.all_seats().map(|seat| u64::from(table.noise(seat))).sum();
    require(u64::from(table.round) + u64::from(table.deck_count) <= MOST_COUNTED, "jewel-heist-position-round-count")?;
    require(noise + u64::from(CRACK) <= MOST_COUNTED, "jewel-heist-position-noise-count")
}

/// At most as many jewels of each shape as there are; some left to be placed as long as jewels are placed.
fn check_jewels(table: &Table) -> Result<(), Refusal> {
    const KEY: &str = "jewel-heist-position-jewels";
    let heaps = || table.floor.iter().copied().chain(table.all_seats().map(|seat| table.player(seat).jewels)).chain([table.bag]);
    for (shape, facts) in Shape::all().zip(&content().shapes) {
        let count: u32 = heaps().map(|heap| u32::from(heap.count(shape))).sum();
        require(count <= u32::from(facts.count), KEY)?;
    }
    let placing = matches!(table.phase, Phase::Blueprint | Phase::PlaceJewels);
    require(!placing || usize::from(table.slot) < SLOTS && !table.bag.is_empty(), KEY)
}

/// Jewels lying about, on spaces of this floor plan, and the bag.
fn read_floor(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    let heaps = || Space::all().zip(&form.jewels.0);
    let on_board = |plan: Plan| heaps().all(|(space, heap)| heap.is_empty() || plan.spaces().contains(space));
    require(table.plan.is_none_or(on_board), "jewel-heist-position-jewels")?;
    (table.bag, table.floor) = (form.bag, form.jewels.0);
    let placing = matches!(table.phase, Phase::Blueprint | Phase::PlaceJewels);
    table.slot = if placing { next_slot(0, &table.floor) } else { SLOTS as u8 };
    Ok(())
}
