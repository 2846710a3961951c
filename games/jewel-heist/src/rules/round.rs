//! A round up to the moment when the guard sets off: questions, choices, what happens before players move, moves, the fence (JH-6.12 to JH-6.26).

use engine::{Audience, CardSet, Events, Seat, SeatSet};

use crate::action::{Action, Theft};
use crate::content::cards::{HandCard, Jewelry};
use crate::content::jewels::Jewels;
use crate::content::{Ability, Effect};
use crate::event::{Event, With};
use crate::floor::space::{Space, SpaceSet};
use crate::rules::guard::clockwise;
use crate::rules::reach::crackable;
use crate::rules::setup::take_from_deck;
use crate::rules::{can_blame, has_gear_to_place};
use crate::state::{Phase, State, Table};

/// How much louder cracking a case is (JH-2.20).
pub(crate) const CRACK: u32 = 4;

/// A round begins.
pub(crate) fn begin(state: &mut State, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    table.round = table.round.saturating_add(1);
    let first = table.first_seat.unwrap_or(Seat::new(0));
    let lead = lead_of(first, table.round, table.count());
    table.lead = Some(lead);
    let (round, deck) = (table.round, table.deck_count);
    let asks = table.mastermind().is_some_and(|by| table.all_seats().any(|seat| table.may_question(by, seat)));
    table.phase = if asks { Phase::Question } else { Phase::Choose };
    events.tell_all(state, || Event::Round { round, lead, deck });
}

/// The lead seat of a round (JH-5.3).
pub(crate) fn lead_of(first: Seat, round: u32, seats: usize) -> Seat {
    let step = round.saturating_sub(1) as usize % seats;
    clockwise(first, seats).nth(step).unwrap_or(first)
}

/// The Mastermind asks, or does not (JH-7.40).
pub(crate) fn question(state: &mut State, by: Seat, asked: Option<Seat>, events: &mut impl Events<State, Event>) {
    state.table.questioned = asked;
    match asked {
        Some(seat) => {
            state.table.phase = Phase::Answer;
            events.tell_all(state, || Event::Questioned { by, seat });
        }
        None => {
            state.table.phase = Phase::Choose;
            events.tell_all(state, || Event::NotQuestioned { by });
        }
    }
}

/// A seat chooses its card, in answer to the Mastermind or with all others.
pub(crate) fn play(state: &mut State, seat: Seat, card: HandCard, events: &mut impl Events<State, Event>) {
    state.cards[seat.index()] = Some(card);
    if state.table.phase == Phase::Answer {
        let seats = state.table.count();
        let knowing = state.table.mastermind().into_iter().chain([seat]).collect::<SeatSet>();
        state.table.player_mut(seat).told = true;
        state.table.phase = Phase::Choose;
        events.tell(state, Audience::seats(knowing), || Event::Told { seat, card: Some(card) });
        events.tell(state, Audience::all_but(knowing, seats), || Event::Told { seat, card: None });
        return;
    }
    events.tell_all(state, || Event::Decided { seat });
    let seats = state.table.count();
    if state.cards[..seats].iter().all(Option::is_some) {
        reveal(state, events);
    }
}

/// How loud a card is in the hand of a seat.
pub(crate) fn noise_of(table: &Table, seat: Seat, card: HandCard) -> u32 {
    if card.is_movement() && table.has(seat, Ability::Hush) {
        card.noise().saturating_sub(1)
    } else if card == HandCard::CALL_FENCE && table.has(seat, Ability::Haggle) {
        1
    } else {
        card.noise()
    }
}

fn noises(state: &State) -> Vec<u32> {
    state.table.all_seats().map(|seat| state.table.noise(seat)).collect()
}

/// All cards are turned over, and gear leaves the hand (JH-5.10).
fn reveal(state: &mut State, events: &mut impl Events<State, Event>) {
    for seat in state.table.all_seats() {
        let Some(card) = state.card(seat) else { continue };
        let noise = noise_of(&state.table, seat, card);
        let player = state.table.player_mut(seat);
        player.noise = Some(noise);
        if let Some(kind) = card.gear() {
            player.gear.0.take(kind.index(), 1);
        }
    }
    let everybody = SeatSet::first(state.table.count());
    state.table.queue = state.table.loud_order(everybody);
    state.table.phase = Phase::Before;
    let next = settle(state);
    events.tell_all(state, || Event::Revealed { cards: state.cards.iter().flatten().copied().collect(), noise: noises(state) });
    go_on(state, next, events);
}

/// What happens by itself, for all to see.
#[derive(Clone, Copy, Debug)]
enum Automatic {
    /// A fuse is cut.
    LightOff(Seat),
    /// The fence has nothing for the seat at its turn.
    FenceRefused(Seat),
}

/// Goes on, without a word, to the next decision or chance, or to what then happens by itself. Whatever has just changed is told afterwards, so that
/// everybody sees it together with what is asked next.
#[inline]
fn settle(state: &mut State) -> Option<Automatic> {
    while state.table.phase == Phase::Before {
        let Some(seat) = state.table.queue.first() else {
            (state.table.phase, state.table.queue) = (Phase::Move, state.table.quiet_order());
            break;
        };
        if state.effect(seat) == Some(Effect::Blackout) && !state.table.player(seat).effect_done {
            // A fuse that is cut in the dark is nothing to see (JH-7.66).
            if state.table.light {
                return Some(Automatic::LightOff(seat));
            }
            state.table.player_mut(seat).effect_done = true;
        }
        // Whoever has nothing to do before players move is passed over when its turn comes (JH-7.61).
        let table = &state.table;
        if has_gear_to_place(state, seat) || table.can_use(seat, Ability::Turn) || can_blame(table, seat) {
            return None;
        }
        state.table.queue.pop();
    }
    let next = state.table.queue.first();
    state.table.phase = if next.is_some() { Phase::Move } else { Phase::Flip };
    // Callers of the fence are not asked; everybody else is (JH-5.7).
    next.filter(|seat| state.card(*seat) == Some(HandCard::CALL_FENCE)).and_then(|seat| draw_from_fence(state, seat))
}

/// Lets happen what happens by itself, one thing after the other.
fn go_on(state: &mut State, next: Option<Automatic>, events: &mut impl Events<State, Event>) {
    let mut next = next;
    while let Some(automatic) = next {
        match automatic {
            Automatic::LightOff(seat) => {
                state.table.light = false;
                state.table.player_mut(seat).effect_done = true;
                next = settle(state);
                events.tell_all(state, || Event::LightOff { seat });
            }
            Automatic::FenceRefused(seat) => {
                state.table.queue.pop();
                next = settle(state);
                events.tell_all(state, || Event::FenceRefused { seat });
            }
        }
    }
}

/// A seat acts before players move (JH-5.6).
pub(crate) fn act_before(state: &mut State, seat: Seat, action: Action, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    match action {
        Action::Smoke { at } => table.smoke.insert(at),
        Action::Alarm { at } => table.alarms[seat.index()] = Some(at),
        Action::Wire { at } => table.wires.insert(at),
        Action::TurnGuard { facing } => {
            table.facing = facing;
            use_special(state, seat);
        }
        Action::Blame { seat: blamed } => {
            let noise = table.noise(seat);
            table.player_mut(seat).noise = Some(0);
            let louder = table.noise(blamed).saturating_add(noise);
            table.player_mut(blamed).noise = Some(louder);
            use_special(state, seat);
        }
        _ => table.queue.pop(),
    }
    if matches!(action, Action::Smoke { .. } | Action::Alarm { .. } | Action::Wire { .. }) {
        state.table.player_mut(seat).effect_done = true;
    }
    let next = settle(state);
    match action {
        Action::Smoke { at } => events.tell_all(state, || Event::Smoke { seat, at }),
        Action::Alarm { at } => events.tell_all(state, || Event::Alarm { seat, at }),
        Action::Wire { at } => events.tell_all(state, || Event::Wire { seat, at }),
        Action::TurnGuard { .. } => tell_turned(state, seat, With::Lookout, events),
        Action::Blame { seat: blamed } => events.tell_all(state, || Event::Blamed { by: seat, seat: blamed, noise: noises(state) }),
        _ => {}
    }
    go_on(state, next, events);
}

fn use_special(state: &mut State, seat: Seat) {
    let player = state.table.player_mut(seat);
    player.special_left = player.special_left.saturating_sub(1);
    player.special_used = true;
}

/// Says that somebody turned the guard.
pub(crate) fn tell_turned(state: &State, by: Seat, with: With, events: &mut impl Events<State, Event>) {
    let table = &state.table;
    events.tell_all(state, || Event::GuardTurned { by, facing: table.facing, with, lit: table.lit().spaces.iter().collect() });
}

/// Lets a seat draw from the fence, or be told that there is nothing for it to draw (JH-6.26, JH-7.27, JH-9.6).
fn draw_from_fence(state: &mut State, seat: Seat) -> Option<Automatic> {
    let table = &mut state.table;
    let two = table.has(seat, Ability::Haggle) && (!table.options.is_coop() || table.options.swaps());
    let draws = if two { 2 } else { 1 }.min(table.deck_count.saturating_sub(1));
    if draws == 0 {
        return Some(Automatic::FenceRefused(seat));
    }
    (table.fence_left, table.phase) = (draws, Phase::Fence);
    None
}

/// A card comes from the fence.
pub(crate) fn fence(state: &mut State, seat: Seat, card: Jewelry, events: &mut impl Events<State, Event>) {
    take_from_deck(state, card);
    state.drawn.insert(card.number());
    state.table.fence_left = state.table.fence_left.saturating_sub(1);
    let next = if state.table.fence_left > 0 { None } else { settle_fence(state, seat) };
    let shown = || Event::Fence { seat, count: 1, cards: Some(vec![card]) };
    if state.table.options.is_coop() {
        events.tell_all(state, shown);
    } else {
        let own = SeatSet::only(seat);
        events.tell(state, Audience::seats(own), shown);
        events.tell(state, Audience::all_but(own, state.table.count()), || Event::Fence { seat, count: 1, cards: None });
    }
    go_on(state, next, events);
}

/// All cards of a seat are drawn: it chooses among them, or they go where they belong.
fn settle_fence(state: &mut State, seat: Seat) -> Option<Automatic> {
    let table = &mut state.table;
    if table.options.swaps() {
        table.phase = Phase::Swap;
        return None;
    }
    if table.options.is_coop() {
        table.discard = table.discard.union(state.drawn);
    } else if state.drawn.len() > 1 {
        table.phase = Phase::Keep;
        return None;
    } else {
        let hand = &mut state.hands[seat.index()];
        *hand = hand.union(state.drawn);
    }
    end_fence(state)
}

/// The cards that were drawn have gone where they belong, and the next seat moves.
fn end_fence(state: &mut State) -> Option<Automatic> {
    state.drawn = CardSet::EMPTY;
    state.table.queue.pop();
    settle(state)
}

/// All drawn cards but this one go back into the deck.
fn return_all_but(state: &mut State, card: Jewelry) {
    let back = state.drawn.minus(CardSet::only(card.number()));
    state.deck = state.deck.union(back);
    state.table.deck_count += back.len() as u8;
}

/// A Broker keeps one of two cards (JH-7.27).
pub(crate) fn keep(state: &mut State, seat: Seat, card: Jewelry, events: &mut impl Events<State, Event>) {
    state.hands[seat.index()].insert(card.number());
    return_all_but(state, card);
    let next = end_fence(state);
    let own = SeatSet::only(seat);
    events.tell(state, Audience::seats(own), || Event::FenceKept { seat, card: Some(card) });
    events.tell(state, Audience::all_but(own, state.table.count()), || Event::FenceKept { seat, card: None });
    go_on(state, next, events);
}

/// A shared card is exchanged, or the new one is discarded, of two the one with the lower id (JH-9.6).
pub(crate) fn swap(state: &mut State, seat: Seat, cards: Option<(Jewelry, Jewelry)>, events: &mut impl Events<State, Event>) {
    let Some(lowest) = Jewelry::of(state.drawn).next() else { return };
    let table = &mut state.table;
    if let Some((taken, out)) = cards {
        table.shared.remove(out.number());
        table.shared.insert(taken.number());
        table.discard.insert(out.number());
    } else {
        table.discard.insert(lowest.number());
    }
    return_all_but(state, cards.map_or(lowest, |(taken, _)| taken));
    let next = end_fence(state);
    events.tell_all(state, || match cards {
        Some((taken, out)) => Event::FenceSwapped { seat, taken, out },
        None => Event::FencePassed { seat, card: lowest },
    });
    go_on(state, next, events);
}

/// A seat walks and picks up what lies where it stops (JH-6.19 to JH-6.21), and plays its trick.
pub(crate) fn walk(state: &mut State, seat: Seat, action: Action, events: &mut impl Events<State, Event>) {
    let Action::Move { to, reach, crack, steal } = action else { return };
    let table = &mut state.table;
    let from = table.player(seat).space.unwrap_or(to);
    table.player_mut(seat).space = Some(to);
    let picked = take_from(state, seat, SpaceSet::only(to));
    let moved = || Event::Moved { seat, from, to, picked };
    let next = if reach.is_some() || crack || steal.is_some() {
        events.tell_all(state, moved);
        let trick = play_trick(state, seat, to, reach, steal);
        let next = end_move(state, seat);
        events.tell_all(state, || trick.event(seat));
        next
    } else {
        let next = end_move(state, seat);
        events.tell_all(state, moved);
        next
    };
    go_on(state, next, events);
}

/// What a trick took, and from where.
#[derive(Clone, Copy, Debug)]
enum Trick {
    Reached(Space, Jewels),
    Cracked(SpaceSet, Jewels),
    Stole(Theft),
}

impl Trick {
    fn event(self, seat: Seat) -> Event {
        match self {
            Self::Reached(from, picked) => Event::Reached { seat, from: vec![from], picked },
            Self::Cracked(from, picked) => Event::Cracked { seat, from: from.iter().collect(), picked },
            Self::Stole(Theft { seat: victim, jewels }) => Event::Stole { seat, victim, jewels },
        }
    }
}

/// The trick of a move: tongs into a space, a theft, or else a case that is cracked.
fn play_trick(state: &mut State, seat: Seat, to: Space, reach: Option<Space>, steal: Option<Theft>) -> Trick {
    if let Some(space) = reach {
        return Trick::Reached(space, take_from(state, seat, SpaceSet::only(space)));
    }
    use_special(state, seat);
    if let Some(theft) = steal {
        let victim = state.table.player_mut(theft.seat);
        victim.jewels = victim.jewels.minus(theft.jewels);
        give(state, seat, theft.jewels);
        return Trick::Stole(theft);
    }
    let spaces = crackable(&state.table, to);
    let noise = state.table.noise(seat).saturating_add(CRACK);
    state.table.player_mut(seat).noise = Some(noise);
    Trick::Cracked(spaces, take_from(state, seat, spaces))
}

/// A seat has moved: it draws from the fence if its gear says so, and then the next one moves.
fn end_move(state: &mut State, seat: Seat) -> Option<Automatic> {
    if state.effect(seat) == Some(Effect::Fence) {
        return draw_from_fence(state, seat);
    }
    state.table.queue.pop();
    settle(state)
}

fn give(state: &mut State, seat: Seat, jewels: Jewels) {
    let player = state.table.player_mut(seat);
    player.jewels = player.jewels.plus(jewels);
}

/// A seat takes all jewels from some spaces.
#[inline]
fn take_from(state: &mut State, seat: Seat, spaces: SpaceSet) -> Jewels {
    let mut taken = Jewels::EMPTY;
    for space in spaces.iter() {
        taken = taken.plus(take_heap(state, space));
    }
    give(state, seat, taken);
    taken
}

fn take_heap(state: &mut State, space: Space) -> Jewels {
    std::mem::take(&mut state.table.floor[space.index()])
}
