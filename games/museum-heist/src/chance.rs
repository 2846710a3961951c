//! Chance: who starts, and where the pieces stand (section 5 of the rules).

use engine::{Chance, Events, Seat, Stream};

use crate::MuseumHeist;
use crate::action::Outcome;
use crate::content::{CHARACTERS, Character};
use crate::event::Event;
use crate::play::start_round;
use crate::space::Space;
use crate::state::{Phase, State, Table};

impl Chance for MuseumHeist {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        Stream::table(if state.table.phase == Phase::FirstSeat { "first_seat" } else { "pieces" })
    }

    /// Seats, or vacant spaces (MH-5.1, MH-5.2).
    #[inline]
    fn weight(state: &State) -> u64 {
        let table = &state.table;
        match table.phase {
            Phase::FirstSeat => table.seats() as u64,
            _ => (table.options.board.spaces().len() - usize::from(table.placed)) as u64,
        }
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        let table = &state.table;
        if table.phase == Phase::FirstSeat {
            return Outcome::FirstSeat { seat: Seat::new(ticket as usize) };
        }
        Outcome::PlacePiece { piece: Character::ALL[usize::from(table.placed)], space: nth_vacant(table, ticket as usize) }
    }

    /// Each has one ticket.
    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        outcomes.extend((0..Self::weight(state)).map(|ticket| (Self::outcome(state, ticket), 1)));
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        let table = &mut state.table;
        match *outcome {
            Outcome::FirstSeat { seat } => {
                table.start_seat = Some(seat);
                table.phase = Phase::PlacePieces;
                events.tell_all(state, || Event::FirstSeat { seat });
            }
            Outcome::PlacePiece { piece, space } => {
                table.pieces[piece.index()] = space;
                table.placed += 1;
                let all_stand = usize::from(table.placed) == CHARACTERS;
                if all_stand {
                    table.phase = Phase::PlaceArtwork;
                }
                events.tell_all(state, || Event::PiecePlaced { piece, space });
                if all_stand {
                    start_round(state, events);
                }
            }
        }
    }
}

/// The vacant space with this number, in space order: pieces that come before it push it on.
fn nth_vacant(table: &Table, number: usize) -> Space {
    let spaces = table.options.board.spaces();
    let mut place = number;
    loop {
        let before = table.standing().iter().filter(|piece| **piece <= spaces[place]).count();
        if place == number + before {
            return spaces[place];
        }
        place = number + before;
    }
}
