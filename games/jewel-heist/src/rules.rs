//! Whose move it is, what it can be, and how chance can fall (section 5 of the rules).

use engine::{CardSet, Mode, Seat, Stream, Turn};

use crate::action::{Action, Outcome};
use crate::blueprint::Plan;
use crate::cards::{Character, HandCard, Jewelry, Kind};
use crate::content::{Ability, BLUEPRINTS, CHARACTERS, Effect, HAND, KINDS};
use crate::drops::Drops;
use crate::facing::Facing;
use crate::jewels::Shape;
use crate::reach::{Tricks, destinations};
use crate::slots::slot_space;
use crate::space::Space;
use crate::state::{Phase, State, Table};

/// What the game waits for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    use Phase::{Blueprint, DealCharacters, DealGear, DealJewelry, Fence, FirstSeat, Flip, PlaceJewels, ShareJewelry};
    let table = &state.table;
    let simultaneous = |waiting: fn(&State, Seat) -> bool| Turn::Seats {
        mode: Mode::Simultaneous,
        seats: table.all_seats().filter(|seat| waiting(state, *seat)).collect(),
    };
    let one = |seat: Option<Seat>| seat.map_or(Turn::Over, Turn::of);
    match table.phase {
        Blueprint | PlaceJewels | DealCharacters | DealJewelry | ShareJewelry | FirstSeat | DealGear | Fence | Flip => Turn::Chance,
        Phase::Draft => simultaneous(|state, seat| state.picks[seat.index()].is_none()),
        Phase::Choose => simultaneous(|state, seat| state.card(seat).is_none()),
        Phase::Question => one(table.mastermind()),
        Phase::Answer => one(table.questioned),
        Phase::Over => Turn::Over,
        _ => one(table.queue.first()),
    }
}

/// Whether the gear of a seat still has to be placed before it may pass (JH-5.6).
#[inline]
pub(crate) fn has_gear_to_place(state: &State, seat: Seat) -> bool {
    if state.table.player(seat).effect_done {
        return false;
    }
    match state.effect(seat) {
        Some(Effect::Alarm | Effect::Wire) => true,
        Some(Effect::Smoke) => !state.table.lit().cells.is_empty(),
        _ => false,
    }
}

/// Whether a Ventriloquist has noise to give away.
#[inline]
pub(crate) fn can_blame(table: &Table, seat: Seat) -> bool {
    table.can_use(seat, Ability::Blame) && table.noise(seat) > 0
}

/// How many actions a seat has; all of them are listed into `scratch` but ways to drop jewels, which can be told by their number.
#[inline]
pub(crate) fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
    scratch.clear();
    if !turn(state).asks(seat) {
        return 0;
    }
    match state.table.phase {
        Phase::Drop => return drops(state, seat).count(),
        Phase::Choose | Phase::Answer => list_hand(&state.table, seat, scratch),
        Phase::Move => list_moves(state, seat, scratch),
        Phase::Before => list_before(state, seat, scratch),
        _ => list_rest(state, seat, scratch),
    }
    scratch.len()
}

/// The action at a place of the list.
#[inline]
pub(crate) fn nth_action(state: &State, seat: Seat, index: usize, scratch: &[Action]) -> Action {
    if state.table.phase == Phase::Drop { Action::Drop { jewels: drops(state, seat).nth(index) } } else { scratch[index] }
}

/// Lists what a seat may do.
pub(crate) fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let count = action_count(state, seat, actions);
    if state.table.phase == Phase::Drop && count > 0 {
        actions.extend(drops(state, seat).iter().map(|jewels| Action::Drop { jewels }));
    }
}

fn drops(state: &State, seat: Seat) -> Drops {
    Drops::new(state.table.player(seat).jewels, state.must_drop(seat))
}

/// The six cards of every hand, then gear, each kind once.
#[inline]
fn list_hand(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    let gear = &table.player(seat).gear;
    let in_hand = |card: &HandCard| card.gear().is_none_or(|kind| gear.count(kind) > 0);
    if gear.0.is_empty() {
        actions.extend(HandCard::all().take(HAND).map(|card| Action::Play { card }));
    } else {
        actions.extend(HandCard::all().filter(in_hand).map(|card| Action::Play { card }));
    }
}

#[inline]
fn list_moves(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let tricks = Tricks::of(state, seat);
    let reach = destinations(state, seat);
    if tricks.is_none() {
        actions.extend(reach.iter().map(Action::plain_move));
        return;
    }
    for to in reach.iter() {
        actions.push(Action::plain_move(to));
        tricks.list(&state.table, seat, to, actions);
    }
}

/// JH-5.6.
fn list_before(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    let plan = table.plan();
    let must = has_gear_to_place(state, seat);
    match state.effect(seat).filter(|_| must) {
        Some(Effect::Smoke) => actions.extend(table.lit().cells.iter().map(|at| Action::Smoke { at })),
        Some(Effect::Alarm) => actions.extend(plan.spaces().iter().map(|at| Action::Alarm { at })),
        Some(Effect::Wire) => {
            actions.extend(plan.track().iter().filter(|at| **at != table.guard).map(|&at| Action::Wire { at }));
        }
        _ => {}
    }
    if table.can_use(seat, Ability::Turn) {
        let others = Facing::COMPASS.into_iter().filter(|facing| *facing != table.facing);
        actions.extend(others.map(|facing| Action::TurnGuard { facing }));
    }
    if can_blame(table, seat) {
        actions.extend(table.all_seats().filter(|other| *other != seat).map(|seat| Action::Blame { seat }));
    }
    if !must {
        actions.push(Action::Pass);
    }
}

fn list_rest(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    match table.phase {
        Phase::Draft => actions.extend(Jewelry::of(state.packs[seat.index()]).map(|card| Action::Pick { card })),
        Phase::GearDraft => {
            actions.extend(Kind::all().filter(|kind| table.draft_bar(seat, *kind).is_none()).map(|kind| Action::Draft { kind }));
            actions.push(Action::Pass);
        }
        Phase::Start | Phase::Place => actions.extend(table.placing().iter().map(|at| Action::Place { at })),
        Phase::Question => {
            let others = table.all_seats().filter(|other| table.may_question(seat, *other));
            actions.extend(others.map(|seat| Action::Question { seat }));
            actions.push(Action::Pass);
        }
        Phase::Keep => actions.extend(Jewelry::of(state.drawn).map(|card| Action::Keep { card })),
        Phase::Swap => {
            for taken in Jewelry::of(state.drawn) {
                actions.extend(Jewelry::of(table.shared).map(|out| Action::Swap { taken, out }));
            }
            actions.push(Action::Pass);
        }
        Phase::Mirror => {
            actions.extend([table.facing.left(), table.facing.right()].map(|facing| Action::TurnGuard { facing }));
            actions.push(Action::Pass);
        }
        _ => {}
    }
}

/// What is drawn.
pub(crate) fn stream(state: &State) -> Stream {
    Stream::table(match state.table.phase {
        Phase::Blueprint => "blueprint",
        Phase::PlaceJewels => "bag/jewels",
        Phase::DealCharacters => "deck/characters",
        Phase::FirstSeat => "first_seat",
        Phase::DealGear => "deck/gear",
        _ => "deck/jewelry",
    })
}

/// Characters nobody is yet.
fn characters_left(table: &Table) -> CardSet {
    let taken = table.all_seats().filter_map(|seat| table.player(seat).character).map(Character::number);
    CardSet::first(CHARACTERS as u32).minus(taken.collect())
}

/// Kinds of gear that are not offered yet.
fn kinds_left(table: &Table) -> CardSet {
    (0..KINDS as u8).filter(|&kind| table.stacks[usize::from(kind)].is_none()).collect()
}

/// The seat that is dealt the next character or jewelry card; the first where none is left over.
fn dealt_seat(state: &State) -> Seat {
    let table = &state.table;
    let waits = |seat: &Seat| match table.phase {
        Phase::DealCharacters => table.player(*seat).character.is_none(),
        _ => state.packs[seat.index()].len() < u32::from(table.options.jewelry_dealt),
    };
    table.all_seats().find(waits).unwrap_or(Seat::new(0))
}

/// How many tickets the present chance has.
#[inline]
pub(crate) fn weight(state: &State) -> u64 {
    let table = &state.table;
    match table.phase {
        Phase::Blueprint => BLUEPRINTS as u64,
        Phase::PlaceJewels => u64::from(table.bag.len()),
        Phase::DealCharacters => u64::from(characters_left(table).len()),
        Phase::FirstSeat => table.count() as u64,
        Phase::DealGear => u64::from(kinds_left(table).len()),
        _ => u64::from(state.deck.len()),
    }
}

/// The outcome of a ticket.
#[inline]
pub(crate) fn outcome(state: &State, ticket: u64) -> Outcome {
    let table = &state.table;
    let card = || Jewelry::new(state.deck.nth(ticket as u32));
    match table.phase {
        Phase::Blueprint => Outcome::Blueprint { name: Plan::new(ticket as usize).id },
        Phase::PlaceJewels => Outcome::PlaceJewel { at: next_space(table), shape: nth_jewel(table, ticket) },
        Phase::DealCharacters => {
            let character = Character::new(characters_left(table).nth(ticket as u32));
            Outcome::DealCharacter { seat: dealt_seat(state), character }
        }
        Phase::FirstSeat => Outcome::FirstSeat { seat: Seat::new(ticket as usize) },
        Phase::DealGear => Outcome::DealGear { kind: Kind::new(kinds_left(table).nth(ticket as u32)) },
        Phase::DealJewelry => Outcome::DealJewelry { seat: dealt_seat(state), card: card() },
        Phase::ShareJewelry => Outcome::ShareJewelry { card: card() },
        Phase::Fence => Outcome::Fence { seat: table.queue.first().unwrap_or(Seat::new(0)), card: card() },
        _ => Outcome::Flip { card: card() },
    }
}

fn next_space(table: &Table) -> Space {
    slot_space(table.slot).unwrap_or_default()
}

/// The shape of a jewel of the bag when all of them lie in a row, shape by shape.
#[inline]
fn nth_jewel(table: &Table, ticket: u64) -> Shape {
    let mut left = ticket as u8;
    for shape in Shape::all() {
        match left.checked_sub(table.bag.count(shape)) {
            Some(rest) => left = rest,
            None => return shape,
        }
    }
    Shape::new(0)
}

/// Every outcome with its number of tickets.
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
    outcomes.clear();
    let table = &state.table;
    if table.phase == Phase::PlaceJewels {
        let at = next_space(table);
        outcomes.extend(table.bag.iter().map(|(shape, count)| (Outcome::PlaceJewel { at, shape }, u64::from(count))));
    } else {
        outcomes.extend((0..weight(state)).map(|ticket| (outcome(state, ticket), 1)));
    }
}
