//! What is legal: whose move it is, what it can be, and why not (sections 5, 6 and 10 of the rules).

use engine::refusal::code;
use engine::{Events, Mode, Refusal, Rules, Seat, SeatSet, Standing, Turn};
use serde_json::Value;

use crate::action::{self, Action, Wish};
use crate::content::{CHARACTERS, Character, PAIRS};
use crate::event::Event;
use crate::options::Landing;
use crate::score::{self, Place};
use crate::space::Space;
use crate::state::{Phase, State, Table};
use crate::{MuseumHeist, play};

impl Rules for MuseumHeist {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Place;

    #[inline]
    fn seats(state: &State) -> usize {
        state.table.seats()
    }

    /// MH-4.2.
    #[inline]
    fn turn(state: &State) -> Turn {
        let table = &state.table;
        match table.phase {
            Phase::FirstSeat | Phase::PlacePieces => Turn::Chance,
            Phase::PlaceArtwork => table.placer().map_or(Turn::Over, Turn::of),
            Phase::Choose => {
                let seats = Seat::all(table.seats()).filter(|seat| state.card(*seat).is_none()).collect();
                Turn::Seats { mode: Mode::Simultaneous, seats }
            }
            Phase::Turn => table.turn.map_or(Turn::Over, Turn::of),
            Phase::Over => Turn::Over,
        }
    }

    /// Moves, then swaps, then challenges.
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let count = Self::action_count(state, seat, actions);
        let listed = actions.len();
        actions.extend((0..count - listed).map(|index| unlisted(&state.table, seat, index)));
    }

    /// The first of them are listed into `scratch`, all but swaps and challenges, which can be told by their number.
    #[inline]
    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        scratch.clear();
        if !Self::turn(state).asks(seat) {
            return 0;
        }
        let table = &state.table;
        match table.phase {
            Phase::PlaceArtwork => table.options.board.each_place(&table.pieces, |space| scratch.push(Action::PlaceArtwork { space })),
            Phase::Choose => scratch.extend(Character::ALL.map(|character| Action::Choose { character })),
            Phase::Turn => {
                list_moves(state, seat, scratch);
                let swaps = if table.swaps[seat.index()] > 0 { PAIRS.len() } else { 0 };
                return scratch.len() + swaps + CHARACTERS * targets(table, seat).len();
            }
            Phase::FirstSeat | Phase::PlacePieces | Phase::Over => {}
        }
        scratch.len()
    }

    #[inline]
    fn nth_action(state: &State, seat: Seat, index: usize, scratch: &[Action]) -> Action {
        scratch.get(index).copied().unwrap_or_else(|| unlisted(&state.table, seat, index - scratch.len()))
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, seat, action)
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check(state, seat, (*action).into()).map(|_| ())
    }

    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match *action {
            Action::PlaceArtwork { space } => {
                let table = &mut state.table;
                table.artwork = Some(space);
                table.phase = Phase::Choose;
                let artwork = table.round;
                events.tell_all(state, || Event::ArtworkPlaced { seat, artwork, space });
            }
            Action::Choose { character } => play::choose(state, seat, character, events),
            Action::Move { piece, to } => play::move_piece(state, seat, piece, to, events),
            Action::Swap { a, b } => play::swap(state, seat, a.min(b), a.max(b), events),
            Action::Challenge { target, character } => play::challenge(state, seat, target, character, events),
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.table.phase == Phase::Over).then(|| score::standing(&state.table))
    }

    fn lines(state: &State) -> Vec<Place> {
        if state.table.phase == Phase::Over { score::places(&state.table) } else { Vec::new() }
    }
}

/// Whom a seat may challenge: every other seat that is in (MH-6.31).
#[inline]
fn targets(table: &Table, seat: Seat) -> SeatSet {
    table.still_in().without(seat)
}

/// Every move of the seat whose turn it is: any piece closer, its own onto the artwork (MH-6.23).
#[inline]
fn list_moves(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    let Some(artwork) = table.artwork else { return };
    let own = state.card(seat);
    let any = table.options.landing == Landing::Any;
    table.options.board.each_move(&table.pieces, artwork, |piece, to| {
        if to != artwork || any || own == Some(piece) {
            actions.push(Action::Move { piece, to });
        }
    });
}

/// The action at a place after the listed ones: a swap or a challenge.
#[inline]
fn unlisted(table: &Table, seat: Seat, index: usize) -> Action {
    let swaps = if table.swaps[seat.index()] > 0 { PAIRS.len() } else { 0 };
    if index < swaps {
        let (a, b) = PAIRS[index];
        return Action::Swap { a, b };
    }
    let challenge = index - swaps;
    let target = targets(table, seat).iter().nth(challenge / CHARACTERS);
    Action::Challenge { target: target.expect("the index is below the count"), character: Character::ALL[challenge % CHARACTERS] }
}

/// Whether a seat may do this now, in the order of section 10.
pub(crate) fn check(state: &State, seat: Seat, wish: Wish) -> Result<Action, Refusal> {
    let table = &state.table;
    if table.phase == Phase::Over {
        return refuse(code::GAME_OVER);
    }
    let phase = match wish {
        Wish::Place(_) => Phase::PlaceArtwork,
        Wish::Choose(_) => Phase::Choose,
        Wish::Move(..) | Wish::Swap(..) | Wish::Challenge(..) => Phase::Turn,
    };
    if table.phase != phase {
        return refuse("wrong_phase");
    }
    if phase == Phase::Turn && !table.still_in().contains(seat) {
        return refuse("you_are_out");
    }
    if !MuseumHeist::turn(state).asks(seat) {
        return refuse(if phase == Phase::Choose { "already_chosen" } else { code::NOT_YOUR_TURN });
    }
    match wish {
        Wish::Place(space) => check_place(table, space),
        Wish::Choose(character) => Ok(Action::Choose { character: known(character)? }),
        Wish::Move(piece, to) => check_move(state, seat, known(piece)?, to),
        Wish::Swap(a, b) => check_swap(table, seat, a, b),
        Wish::Challenge(target, character) => check_challenge(table, seat, target, character),
    }
}

fn refuse<T>(code: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(code))
}

fn known(character: Option<Character>) -> Result<Character, Refusal> {
    character.ok_or_else(|| Refusal::new("unknown_character"))
}

/// A space of this board on which no piece stands.
fn vacant(table: &Table, space: Option<Space>) -> Result<Space, Refusal> {
    let space = space.filter(|space| table.options.board.has(*space)).ok_or_else(|| Refusal::new("unknown_space"))?;
    if table.pieces.contains(&space) { refuse("space_occupied") } else { Ok(space) }
}

/// MH-6.8.
pub(crate) fn check_place(table: &Table, space: Option<Space>) -> Result<Action, Refusal> {
    let space = vacant(table, space)?;
    if table.options.board.is_passage(space) {
        return refuse("space_is_passage");
    }
    if is_beside_a_piece(table, space) {
        return refuse("next_to_piece");
    }
    Ok(Action::PlaceArtwork { space })
}

/// Whether a piece stands next to a space, orthogonally or diagonally.
pub(crate) fn is_beside_a_piece(table: &Table, space: Space) -> bool {
    // The neighbours are those at a distance of 1 or √2, and nothing else is as near.
    table.standing().iter().any(|piece| piece.distance(space) <= 2)
}

/// MH-6.12 to MH-6.23.
fn check_move(state: &State, seat: Seat, piece: Character, to: Option<Space>) -> Result<Action, Refusal> {
    let table = &state.table;
    let to = vacant(table, to)?;
    let Some(artwork) = table.artwork else { return refuse("wrong_phase") };
    if !table.options.board.can_reach(&table.pieces, piece, artwork, to) {
        return refuse("unreachable");
    }
    if to.distance(artwork) >= table.space_of(piece).distance(artwork) {
        return refuse("not_closer");
    }
    if to == artwork && table.options.landing == Landing::Own && state.card(seat) != Some(piece) {
        return refuse("artwork_not_yours");
    }
    Ok(Action::Move { piece, to })
}

/// MH-6.25.
fn check_swap(table: &Table, seat: Seat, a: Option<Character>, b: Option<Character>) -> Result<Action, Refusal> {
    if table.swaps[seat.index()] == 0 {
        return refuse("no_swap_left");
    }
    let (a, b) = (known(a)?, known(b)?);
    if a == b {
        return refuse("same_piece");
    }
    Ok(Action::Swap { a: a.min(b), b: a.max(b) })
}

/// MH-6.31.
fn check_challenge(table: &Table, seat: Seat, target: u64, character: Option<Character>) -> Result<Action, Refusal> {
    let target = Seat::checked(target, table.seats()).ok_or_else(|| Refusal::new("unknown_seat"))?;
    if target == seat {
        return refuse("challenge_self");
    }
    if !table.still_in().contains(target) {
        return refuse("target_out");
    }
    Ok(Action::Challenge { target, character: known(character)? })
}
