//! Before the first round: what chance lays out, the draft of jewelry, the draft of gear, start spaces (JH-6.1 to JH-6.11).

use engine::{Audience, CardSet, Events, Seat, SeatSet};

use crate::action::Outcome;
use crate::content::cards::{Character, Jewelry, Kind};
use crate::content::jewels::{Jewels, Shape};
use crate::content::{KINDS, OFFERED};
use crate::event::{Event, Why};
use crate::floor::blueprint::Plan;
use crate::floor::space::Space;
use crate::options::{Characters, MOST_SEATS, Offer};
use crate::rules::guard::clockwise;
use crate::rules::round;
use crate::rules::slots::{SLOTS, next_slot};
use crate::state::{Phase, State, Table};

/// How many cards the crew gets (JH-9.1).
pub(crate) const SHARED: u32 = 10;

/// Chance falls before the first round.
pub(crate) fn apply_outcome(state: &mut State, outcome: Outcome, events: &mut impl Events<State, Event>) {
    match outcome {
        Outcome::Blueprint { name } => {
            let table = &mut state.table;
            table.plan = Plan::find(name);
            table.guard = table.plan.map_or(table.guard, |plan| plan.centre());
            table.phase = Phase::PlaceJewels;
            events.tell_all(state, || Event::Blueprint { name: name.to_owned() });
        }
        Outcome::PlaceJewel { at, shape } => place_jewel(state, at, shape, events),
        Outcome::DealCharacter { seat, character } => {
            become_character(state, seat, character, events);
        }
        Outcome::DealJewelry { seat, card } => deal_card(state, seat, card, events),
        Outcome::ShareJewelry { card } => share_card(state, card, events),
        Outcome::FirstSeat { seat } => set_first_seat(state, seat, events),
        Outcome::DealGear { kind } => {
            offer(state, kind, events);
        }
        Outcome::Fence { .. } | Outcome::Flip { .. } => {}
    }
}

fn place_jewel(state: &mut State, at: Space, shape: Shape, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    let jewel = Jewels::one(shape);
    table.bag = table.bag.minus(jewel);
    let heap = &mut table.floor[at.index()];
    *heap = heap.plus(jewel);
    table.slot = next_slot(table.slot, &table.floor);
    let last = usize::from(table.slot) == SLOTS || table.bag.is_empty();
    if last {
        table.slot = SLOTS as u8;
        table.phase = Phase::DealCharacters;
        if table.options.characters == Characters::None {
            deal_jewelry(state);
        }
    }
    events.tell_all(state, || Event::JewelPlaced { at, shape });
    if let (true, Characters::Named(named)) = (last, state.table.options.characters) {
        for (seat, character) in state.table.all_seats().zip(named) {
            if let Some(character) = character {
                become_character(state, seat, character, events);
            }
        }
    }
}

/// A seat becomes somebody; once all have, jewelry is dealt.
fn become_character(state: &mut State, seat: Seat, character: Character, events: &mut impl Events<State, Event>) {
    let player = state.table.player_mut(seat);
    (player.character, player.special_left) = (Some(character), character.facts().uses);
    if state.table.all_seats().all(|seat| state.table.player(seat).character.is_some()) {
        deal_jewelry(state);
    }
    events.tell_all(state, || Event::Character { seat, character });
}

fn deal_jewelry(state: &mut State) {
    state.table.phase = if state.table.options.is_coop() { Phase::ShareJewelry } else { Phase::DealJewelry };
}

/// Takes a card out of the deck.
pub(crate) fn take_from_deck(state: &mut State, card: Jewelry) {
    state.deck.remove(card.number());
    state.table.deck_count -= 1;
}

fn deal_card(state: &mut State, seat: Seat, card: Jewelry, events: &mut impl Events<State, Event>) {
    take_from_deck(state, card);
    state.packs[seat.index()].insert(card.number());
    let seats = state.table.count();
    let dealt = u32::from(state.table.options.jewelry_dealt);
    if state.packs[..seats].iter().all(|pack| pack.len() >= dealt) {
        state.table.phase = Phase::Draft;
    }
    let own = SeatSet::only(seat);
    events.tell(state, Audience::seats(own), || Event::JewelryDealt { seat, card: Some(card) });
    events.tell(state, Audience::all_but(own, seats), || Event::JewelryDealt { seat, card: None });
}

fn share_card(state: &mut State, card: Jewelry, events: &mut impl Events<State, Event>) {
    take_from_deck(state, card);
    state.table.shared.insert(card.number());
    let last = state.table.shared.len() >= SHARED;
    if last {
        state.table.deck_count = state.table.options.coop_deck.min(state.deck.len() as u8);
        state.table.phase = Phase::FirstSeat;
    }
    events.tell_all(state, || Event::JewelryShared { card });
    if last {
        agreed_first_seat(state, events);
    }
}

/// A seat keeps a card of its pack; when all have, the packs go round (JH-6.5).
pub(crate) fn pick(state: &mut State, seat: Seat, card: Jewelry, events: &mut impl Events<State, Event>) {
    state.picks[seat.index()] = Some(card);
    events.tell_all(state, || Event::Decided { seat });
    let seats = state.table.count();
    if state.picks[..seats].iter().all(Option::is_some) {
        pass_packs(state, events);
    }
}

fn pass_packs(state: &mut State, events: &mut impl Events<State, Event>) {
    let seats = state.table.count();
    let mut kept = [None; MOST_SEATS];
    let mut packs = [CardSet::EMPTY; MOST_SEATS];
    for seat in state.table.all_seats() {
        let place = seat.index();
        if let Some(card) = state.picks[place].take() {
            kept[place] = Some(card);
            state.packs[place].remove(card.number());
            state.hands[place].insert(card.number());
        }
        packs[seat.next(seats).index()] = state.packs[place];
    }
    state.packs = packs;
    let left = packs[0].len();
    let pass = u32::from(state.table.options.jewelry_dealt).saturating_sub(left) as u8;
    for seat in state.table.all_seats() {
        let (kept, pack) = (kept[seat.index()], packs[seat.index()]);
        let own = || Event::DraftPassed { pass, kept, pack: Some(Jewelry::of(pack).collect()) };
        events.tell(state, Audience::seats(SeatSet::only(seat)), own);
    }
    events.tell(state, Audience::all_but(SeatSet::first(seats), seats), || Event::DraftPassed { pass, kept: None, pack: None });
    if left <= 1 {
        end_draft(state, events);
    }
}

/// The last cards pass on by themselves.
fn end_draft(state: &mut State, events: &mut impl Events<State, Event>) {
    let seats = state.table.count();
    for place in 0..seats {
        state.hands[place] = state.hands[place].union(state.packs[place]);
        state.packs[place] = CardSet::EMPTY;
    }
    state.table.phase = Phase::FirstSeat;
    let hands = state.hands;
    let counts = || hands[..seats].iter().map(|hand| hand.len()).collect();
    for seat in state.table.all_seats() {
        let own = || Event::DraftDone { counts: counts(), jewelry: Some(Jewelry::of(hands[seat.index()]).collect()) };
        events.tell(state, Audience::seats(SeatSet::only(seat)), own);
    }
    events.tell(state, Audience::all_but(SeatSet::first(seats), seats), || Event::DraftDone { counts: counts(), jewelry: None });
    agreed_first_seat(state, events);
}

/// The first seat, where it was agreed on.
fn agreed_first_seat(state: &mut State, events: &mut impl Events<State, Event>) {
    if let Some(seat) = state.table.options.first_seat {
        set_first_seat(state, seat, events);
    }
}

fn set_first_seat(state: &mut State, seat: Seat, events: &mut impl Events<State, Event>) {
    (state.table.first_seat, state.table.lead) = (Some(seat), Some(seat));
    state.table.phase = Phase::DealGear;
    events.tell_all(state, || Event::FirstSeat { seat });
    match state.table.options.gear {
        Offer::Random => {}
        Offer::None => {
            open_gear_draft(&mut state.table);
            go_on_drafting(state, events);
        }
        Offer::Kinds(kinds) => kinds.iter().for_each(|kind| offer(state, Kind::new(kind), events)),
    }
}

/// A stack of as many cards as there are seats (JH-6.7); after the last one the draft begins.
fn offer(state: &mut State, kind: Kind, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    table.stacks[kind.index()] = Some(table.options.seats);
    let last = table.stacks.iter().flatten().count() as u32 >= OFFERED;
    if last {
        open_gear_draft(table);
    }
    events.tell_all(state, || Event::GearOffered { kind });
    if last {
        go_on_drafting(state, events);
    }
}

fn open_gear_draft(table: &mut Table) {
    table.queue = clockwise(table.first_seat.unwrap_or(Seat::new(0)), table.count()).collect();
    table.phase = Phase::GearDraft;
}

/// If there is nothing for the next seat to take it passes by itself (JH-5.1).
fn go_on_drafting(state: &mut State, events: &mut impl Events<State, Event>) {
    let table = &state.table;
    let Some(seat) = table.queue.first() else { return };
    if (0..KINDS as u8).all(|kind| table.draft_bar(seat, Kind::new(kind)).is_some()) {
        pass(state, seat, events);
    }
}

/// JH-6.8, JH-6.9.
pub(crate) fn draft(state: &mut State, seat: Seat, kind: Kind, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    let stack = &mut table.stacks[kind.index()];
    *stack = stack.map(|left| left.saturating_sub(1));
    let player = table.player_mut(seat);
    player.gear.0.add(kind.index(), 1);
    player.drafted.0.add(kind.index(), 1);
    table.queue.pop();
    table.queue.push(seat);
    events.tell_all(state, || Event::GearDrafted { seat, kind, cost: kind.facts().cost });
    go_on_drafting(state, events);
}

/// JH-6.10.
pub(crate) fn pass(state: &mut State, seat: Seat, events: &mut impl Events<State, Event>) {
    state.table.player_mut(seat).passed = true;
    state.table.phase = Phase::Start;
    events.tell_all(state, || Event::GearPassed { seat });
}

/// The piece of a seat that passed comes onto the board.
pub(crate) fn place_at_start(state: &mut State, seat: Seat, at: Space, events: &mut impl Events<State, Event>) {
    state.table.player_mut(seat).space = Some(at);
    let mut waiting = state.table.queue;
    waiting.pop();
    if !waiting.is_empty() {
        (state.table.queue, state.table.phase) = (waiting, Phase::GearDraft);
    }
    events.tell_all(state, || Event::Placed { seat, at, why: Why::Start });
    if waiting.is_empty() {
        // Everybody is on the board (JH-6.11).
        state.table.queue = waiting;
        return round::begin(state, events);
    }
    go_on_drafting(state, events);
}
