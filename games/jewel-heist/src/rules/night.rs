//! The guard's part of a round: his walk, his light, whom it falls on, and the end (JH-6.30 to JH-6.44, JH-8.1).

use engine::{Events, Seat, SeatSet};

use crate::content::Effect;
use crate::content::cards::Jewelry;
use crate::content::jewels::Jewels;
use crate::event::{Event, Why, With};
use crate::floor::cell::CellSet;
use crate::floor::facing::Facing;
use crate::floor::space::Space;
use crate::options::{CoopFinish, MOST_SEATS};
use crate::rules::guard;
use crate::rules::round;
use crate::rules::score;
use crate::rules::setup::take_from_deck;
use crate::state::queue::Queue;
use crate::state::{Phase, State};

/// The card is flipped, and the guard walks and turns (JH-5.8).
pub(crate) fn flip(state: &mut State, card: Jewelry, events: &mut impl Events<State, Event>) {
    take_from_deck(state, card);
    let table = &mut state.table;
    table.discard.insert(card.number());
    let steps = card.facts().size;
    events.tell_all(state, || Event::Flipped { card, steps });
    let table = &mut state.table;
    let noises = table.noises();
    let start = guard::Start { at: table.guard, facing: table.facing, first: table.round == 1 };
    let walked = guard::walk(&table.plan(), start, steps, &noises, &table.wires);
    (table.guard, table.facing) = (walked.end(), walked.heading);
    (table.smoke, table.wires) = (CellSet::EMPTY, CellSet::EMPTY);
    events.tell_all(state, || Event::GuardWalked { path: walked.path().to_vec(), wired: walked.wired });
    let table = &mut state.table;
    (table.facing, _) = guard::turn(table.guard, walked.heading, &noises);
    table.alarms = [None; MOST_SEATS];
    table.light = true;
    let table = &state.table;
    let mirrors: SeatSet = table.all_seats().filter(|seat| state.effect(*seat) == Some(Effect::Mirror)).collect();
    if !mirrors.is_empty() {
        state.table.queue = state.table.loud_order(mirrors);
        state.table.phase = Phase::Mirror;
    }
    let table = &state.table;
    events.tell_all(state, || Event::GuardFaces { facing: table.facing, lit: table.lit().spaces.iter().collect() });
    if mirrors.is_empty() {
        catch(state, events);
    }
}

/// The owner of a hand mirror turns the guard, or does not (JH-7.41).
pub(crate) fn mirror(state: &mut State, seat: Seat, facing: Option<Facing>, events: &mut impl Events<State, Event>) {
    state.table.queue.pop();
    let last = state.table.queue.is_empty();
    if last {
        state.table.phase = Phase::Flip;
    }
    if let Some(facing) = facing {
        state.table.facing = facing;
        round::tell_turned(state, seat, With::HandMirror, events);
    }
    if last {
        catch(state, events);
    }
}

/// Who is in the light now is caught; all of them are fixed at this moment (JH-5.9, JH-7.33).
fn catch(state: &mut State, events: &mut impl Events<State, Event>) {
    let table = &state.table;
    let lit = table.lit().spaces;
    let caught = table.all_seats().filter(|seat| {
        let stands_lit = table.player(*seat).space.is_some_and(|space| lit.contains(space));
        stands_lit && state.effect(*seat) != Some(Effect::Disguise)
    });
    let caught = caught.collect();
    state.table.queue = state.table.loud_order(caught);
    go_on_catching(state, events);
}

fn go_on_catching(state: &mut State, events: &mut impl Events<State, Event>) {
    while let Some(seat) = state.table.queue.first() {
        let player = state.table.player(seat);
        let Some(at) = player.space else { break };
        let owned = player.jewels;
        let number = state.must_drop(seat);
        let places = state.table.deck_count > 0;
        state.table.phase = if number == 0 && places { Phase::Place } else { Phase::Drop };
        events.tell_all(state, || Event::Caught { seat, at });
        if number < owned.len() && owned.kinds() > 1 && number > 0 {
            return;
        }
        let jewels = owned.iter().next().map_or(Jewels::EMPTY, |(shape, _)| Jewels::some(shape, u64::from(number)));
        let jewels = if number == owned.len() { owned } else { jewels };
        if let_fall(state, seat, jewels, events) {
            return;
        }
    }
    end_round(state, events);
}

/// Jewels fall; `true` if the seat is to be placed now, `false` if the next one is dealt with, because nothing follows (JH-7.34).
fn let_fall(state: &mut State, seat: Seat, jewels: Jewels, events: &mut impl Events<State, Event>) -> bool {
    let table = &mut state.table;
    let places = table.deck_count > 0;
    if places {
        table.phase = Phase::Place;
    }
    if let Some(at) = table.player(seat).space.filter(|_| !jewels.is_empty()) {
        let player = table.player_mut(seat);
        player.jewels = player.jewels.minus(jewels);
        let heap = &mut table.floor[at.index()];
        *heap = heap.plus(jewels);
        events.tell_all(state, || Event::Dropped { seat, at, jewels });
    }
    if !places {
        state.table.queue.pop();
    }
    places
}

/// A caught seat drops what it chose.
pub(crate) fn drop_jewels(state: &mut State, seat: Seat, jewels: Jewels, events: &mut impl Events<State, Event>) {
    if !let_fall(state, seat, jewels, events) {
        go_on_catching(state, events);
    }
}

/// A caught seat begins again at the edge (JH-6.44).
pub(crate) fn place_again(state: &mut State, seat: Seat, at: Space, events: &mut impl Events<State, Event>) {
    state.table.player_mut(seat).space = Some(at);
    events.tell_all(state, || Event::Placed { seat, at, why: Why::Caught });
    state.table.queue.pop();
    go_on_catching(state, events);
}

/// JH-5.10, JH-8.1, JH-9.3.
fn end_round(state: &mut State, events: &mut impl Events<State, Event>) {
    state.cards = [None; MOST_SEATS];
    let table = &mut state.table;
    table.queue = Queue::EMPTY;
    for player in &mut table.seats {
        player.noise = None;
        (player.told, player.effect_done, player.special_used) = (false, false, false);
    }
    (table.last_questioned, table.questioned) = (table.questioned, None);
    let covered = table.options.is_coop()
        && table.options.coop_finish == CoopFinish::Covered
        && score::all_fulfilled(score::owned(table), table.shared);
    if table.deck_count > 0 && !covered {
        return round::begin(state, events);
    }
    table.phase = Phase::Over;
    events.tell_all(state, || Event::Over { result: score::result(state), jewelry: hands(state) });
}

fn hands(state: &State) -> Vec<Vec<Jewelry>> {
    let hand = |seat: Seat| Jewelry::of(state.hands[seat.index()]).collect();
    state.table.all_seats().map(hand).collect()
}
