//! Chance: which outcomes a draw has, and which part of the game each belongs to (section 5 of the rules).

use engine::{CardSet, Chance, Events, Seat, Stream};

use crate::action::Outcome;
use crate::content::cards::{Character, Jewelry, Kind};
use crate::content::jewels::Shape;
use crate::content::{BLUEPRINTS, CHARACTERS, KINDS};
use crate::event::Event;
use crate::floor::blueprint::Plan;
use crate::floor::space::Space;
use crate::rules::slots::slot_space;
use crate::state::{Phase, State, Table};
use crate::{
    JewelHeist,
    rules::{night, round, setup},
};

impl Chance for JewelHeist {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        Stream::table(match state.table.phase {
            Phase::Blueprint => "blueprint",
            Phase::PlaceJewels => "bag/jewels",
            Phase::DealCharacters => "deck/characters",
            Phase::FirstSeat => "first_seat",
            Phase::DealGear => "deck/gear",
            _ => "deck/jewelry",
        })
    }

    #[inline]
    fn weight(state: &State) -> u64 {
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

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
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

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        let table = &state.table;
        if table.phase == Phase::PlaceJewels {
            let at = next_space(table);
            outcomes.extend(table.bag.iter().map(|(shape, count)| (Outcome::PlaceJewel { at, shape }, u64::from(count))));
        } else {
            outcomes.extend((0..Self::weight(state)).map(|ticket| (Self::outcome(state, ticket), 1)));
        }
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        match *outcome {
            Outcome::Fence { seat, card } => round::fence(state, seat, card, events),
            Outcome::Flip { card } => night::flip(state, card, events),
            _ => setup::apply_outcome(state, *outcome, events),
        }
    }
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
