//! What each action does (section 6 of the rules).

use engine::{Audience, Events, Seat, SeatSet};

use crate::content::Character;
use crate::event::{Event, How};
use crate::options::MOST_SEATS;
use crate::path;
use crate::score;
use crate::space::Space;
use crate::state::{Phase, State, Wrong, WrongList};

/// The placer is asked for the artwork (MH-6.6). Who starts is known by now.
pub(crate) fn start_round(state: &mut State, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    table.phase = Phase::PlaceArtwork;
    if let (Some(start_seat), Some(placer)) = (table.start_seat, table.placer()) {
        let round = table.round;
        events.tell_all(state, || Event::RoundStarted { round, placer, start_seat });
    }
}

/// MH-5.4.
pub(crate) fn choose(state: &mut State, seat: Seat, character: Character, events: &mut impl Events<State, Event>) {
    state.cards[seat.index()] = Some(character);
    let seats = state.table.seats();
    let alone = SeatSet::only(seat);
    events.tell(state, Audience::seats(alone), || Event::CardChosen { seat, character: Some(character) });
    events.tell(state, Audience::all_but(alone, seats), || Event::CardChosen { seat, character: None });
    if state.cards[..seats].iter().all(Option::is_some) {
        state.table.phase = Phase::Turn;
        state.table.turn = state.table.start_seat;
        if let Some(start_seat) = state.table.start_seat {
            events.tell_all(state, || Event::CardsLocked { start_seat });
        }
    }
}

/// MH-6.12 to MH-6.24.
pub(crate) fn move_piece(state: &mut State, seat: Seat, piece: Character, to: Space, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    let before = table.pieces;
    let from = table.space_of(piece);
    table.pieces[piece.index()] = to;
    let lands = table.artwork == Some(to) && state.card(seat) == Some(piece);
    if !lands {
        next_turn(state, seat);
    }
    events.tell_all(state, || {
        // The way is for people to see, and is looked for only when somebody does.
        let table = &state.table;
        let path = path::witness(&table.options.board, &before, piece, table.artwork.unwrap_or(to), to);
        Event::Moved { seat, piece, from, to, path }
    });
    if lands {
        land(state, seat, piece, events);
    }
}

/// MH-6.25; what a swap puts onto the artwork lands there (MH-9.1 e), which the usual rule of landing leaves no piece for (MH-6.26).
pub(crate) fn swap(state: &mut State, seat: Seat, a: Character, b: Character, events: &mut impl Events<State, Event>) {
    let table = &mut state.table;
    table.pieces.swap(a.index(), b.index());
    table.swaps[seat.index()] -= 1;
    let (a_space, b_space, left) = (table.space_of(a), table.space_of(b), table.swaps[seat.index()]);
    let landed = [(a, a_space), (b, b_space)].into_iter().find(|(_, space)| table.artwork == Some(*space)).map(|(piece, _)| piece);
    let landed = landed.filter(|piece| state.card(seat) == Some(*piece));
    if landed.is_none() {
        next_turn(state, seat);
    }
    events.tell_all(state, || Event::Swapped { seat, a, b, a_space, b_space, left });
    if let Some(piece) = landed {
        land(state, seat, piece, events);
    }
}

/// A seat's own character has come onto the artwork (MH-6.27 to MH-6.30).
fn land(state: &mut State, seat: Seat, character: Character, events: &mut impl Events<State, Event>) {
    let seats = state.table.seats();
    let still_in = state.table.still_in();
    events.tell_all(state, || Event::CardRevealed { seat, character });
    let (mut twins, mut other) = (0, seat.next(seats));
    let mut twin = seat;
    while other != seat {
        if still_in.contains(other) && state.card(other) == Some(character) {
            (twins, twin) = (twins + 1, other);
            let seat = other;
            events.tell_all(state, || Event::CardRevealed { seat, character });
        }
        other = other.next(seats);
    }
    match twins {
        0 => collect(state, seat, How::Landed, events),
        1 => collect(state, twin, How::Twin, events),
        _ => collect(state, seat, How::Crowd, events),
    }
}

/// MH-6.31 to MH-6.35.
pub(crate) fn challenge(state: &mut State, seat: Seat, target: Seat, named: Character, events: &mut impl Events<State, Event>) {
    let Some(card) = state.card(target) else { return };
    let correct = card == named;
    events.tell_all(state, || Event::Challenged { seat, target, character: named, correct });
    if correct {
        events.tell_all(state, || Event::CardRevealed { seat: target, character: card });
        return collect(state, seat, How::Named, events);
    }
    let seats = state.table.seats();
    let both = SeatSet::only(seat).with(target);
    state.table.wrong.push(Wrong { by: seat, of: target, named });
    let still_in = state.table.still_in();
    let last = still_in.lowest().filter(|_| still_in.len() == 1);
    events.tell(state, Audience::seats(both), || Event::CardShown { of: target, to: seat, character: Some(card) });
    events.tell(state, Audience::all_but(both, seats), || Event::CardShown { of: target, to: seat, character: None });
    if last.is_none() {
        next_turn(state, seat);
    }
    events.tell_all(state, || Event::SeatOut { seat });
    if let Some(last) = last {
        collect(state, last, How::LastIn, events);
    }
}

/// The turn goes to the next seat clockwise that is in.
#[inline]
fn next_turn(state: &mut State, seat: Seat) {
    let table = &mut state.table;
    let (seats, still_in) = (table.seats(), table.still_in());
    let mut next = seat.next(seats);
    while !still_in.contains(next) {
        next = next.next(seats);
    }
    table.turn = Some(next);
}

/// A seat gets the artwork, and the round is over (MH-6.36).
fn collect(state: &mut State, seat: Seat, how: How, events: &mut impl Events<State, Event>) {
    let cards = state.cards;
    state.cards = [None; MOST_SEATS];
    let table = &mut state.table;
    let artwork = table.round;
    table.winners[usize::from(artwork) - 1] = Some(seat);
    (table.artwork, table.turn, table.wrong) = (None, None, WrongList::default());
    let total = table.collected(seat);
    events.tell_all(state, || Event::ArtworkCollected { seat, artwork, how, total });
    if state.table.options.reveal_all {
        events.tell_all(state, || Event::AllCards { cards: cards.iter().flatten().copied().collect() });
    }
    if total >= state.table.options.target() {
        state.table.phase = Phase::Over;
        events.tell_all(state, || Event::GameOver { results: score::places(&state.table) });
    } else {
        state.table.round += 1;
        state.table.start_seat = Some(seat);
        start_round(state, events);
    }
}
