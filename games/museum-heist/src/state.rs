//! The state: what lies on the table for all to see, and the cards that do not (MH-4.1).

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{ARTWORKS, CHARACTERS, Character, SWAPS};
use crate::geometry::Pieces;
use crate::options::{MOST_SEATS, Options};
use crate::space::Space;

/// Everything there is to know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// The character of each seat this round, once it has chosen.
    pub cards: Cards,
}

/// The character of each seat, where there is one.
pub type Cards = [Option<Character>; MOST_SEATS];

/// What everybody sees: all but the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// Who starts it; none until that is known.
    pub start_seat: Option<Seat>,
    /// Whose turn it is, in the phase of that name.
    pub turn: Option<Seat>,
    /// How many pieces stand on the board: the first so many in character order.
    pub placed: u8,
    /// Where they stand; `a1` for those still to come.
    pub pieces: Pieces,
    /// Where the artwork lies.
    pub artwork: Option<Space>,
    /// The wrong challenges of this round, in order.
    pub wrong: WrongList,
    /// Swap tokens left, by seat.
    pub swaps: [u8; MOST_SEATS],
    /// Who collected each artwork, in the order of their numbers.
    pub winners: [Option<Seat>; ARTWORKS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance says who starts (MH-5.1).
    FirstSeat,
    /// Chance puts the pieces on the board (MH-5.2).
    PlacePieces,
    /// The placer lays the artwork (MH-5.3).
    PlaceArtwork,
    /// All choose a character, each for itself (MH-5.4).
    Choose,
    /// The seat whose turn it is moves, swaps or challenges (MH-5.5).
    Turn,
    /// Nothing any more.
    Over,
}

/// A challenge that named the wrong character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// Who challenged, and is out.
    pub by: Seat,
    /// Who was challenged.
    pub of: Seat,
    /// The character named.
    pub named: Character,
}

/// Wrong challenges in their order. One fewer than there are seats is the most a round can have before it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WrongList {
    list: [Option<Wrong>; MOST_SEATS - 1],
}

impl WrongList {
    /// Adds one at the end.
    pub(crate) fn push(&mut self, wrong: Wrong) {
        if let Some(free) = self.list.iter_mut().find(|entry| entry.is_none()) {
            *free = Some(wrong);
        }
    }

    /// Each of them, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Wrong> + Clone + '_ {
        self.list.iter().flatten().copied()
    }
}

impl State {
    /// The table before the first move.
    pub fn new(options: &Options) -> Self {
        let phase = if options.first_seat.is_some() { Phase::PlacePieces } else { Phase::FirstSeat };
        let table = Table {
            start_seat: options.first_seat,
            options: options.clone(),
            phase,
            round: 1,
            turn: None,
            placed: 0,
            pieces: [Space::default(); CHARACTERS],
            artwork: None,
            wrong: WrongList::default(),
            swaps: [SWAPS; MOST_SEATS],
            winners: [None; ARTWORKS],
        };
        Self { table, cards: [None; MOST_SEATS] }
    }

    /// The card of a seat.
    #[inline]
    pub fn card(&self, seat: Seat) -> Option<Character> {
        self.cards[seat.index()]
    }

    /// The seats that have a card this round.
    #[inline]
    pub fn chosen(&self) -> SeatSet {
        Seat::all(self.table.seats()).filter(|seat| self.card(*seat).is_some()).collect()
    }
}

impl Table {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// The pieces that stand on the board, in character order.
    #[inline]
    pub fn standing(&self) -> &[Space] {
        &self.pieces[..usize::from(self.placed)]
    }

    /// Where a piece stands.
    #[inline]
    pub fn space_of(&self, piece: Character) -> Space {
        self.pieces[piece.index()]
    }

    /// The piece on a space.
    pub fn piece_on(&self, space: Space) -> Option<Character> {
        self.standing().iter().position(|stands| *stands == space).map(|place| Character::ALL[place])
    }

    /// The seats that are in (MH-4.2).
    #[inline]
    pub fn still_in(&self) -> SeatSet {
        self.wrong.iter().fold(SeatSet::first(self.seats()), |still, wrong| still.without(wrong.by))
    }

    /// Who lays the artwork: the last in turn order (MH-6.6).
    pub fn placer(&self) -> Option<Seat> {
        self.start_seat.map(|start| start.previous(self.seats()))
    }

    /// How many artworks a seat has.
    #[inline]
    pub fn collected(&self, seat: Seat) -> u8 {
        self.winners.iter().filter(|winner| **winner == Some(seat)).count() as u8
    }
}
