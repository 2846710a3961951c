//! What a player remembers: where everything stood when the round began, what everybody did since, and whether what a seat moved most has been its card
//! in the rounds before.
//!
//! All of it is public; a player who looked away can read it in the log. What was shown to a seat alone is in its view as long as it matters.

use engine::Seat;

use crate::content::{CHARACTERS, Character};
use crate::event::Event;
use crate::geometry::Pieces;
use crate::options::MOST_SEATS;
use crate::space::Space;

/// The notes of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// Where the pieces stand now, as far as it was told.
    now: Pieces,
    /// Where they stood when the artwork was laid.
    start: Pieces,
    /// What was done since the cards were locked.
    deeds: Vec<(Seat, Deed)>,
    /// What was learned of each seat in the rounds before.
    habits: [Habit; MOST_SEATS],
}

/// How openly a seat has played in the rounds in which it moved something and its card was turned up for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Habit {
    /// Rounds in which nothing was moved more often by the seat than the piece of its card, the last move of the round left out.
    pub open: u32,
    /// All of those rounds.
    pub rounds: u32,
}

/// What a seat did on its turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It moved a piece.
    Moved(Character, Space),
    /// It swapped two.
    Swapped(Character, Character),
    /// It challenged somebody, wrongly: the round goes on.
    Challenged(Seat, Character),
}

impl Notes {
    /// Writes down what was heard.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::PiecePlaced { piece, space } => self.now[piece.index()] = space,
            Event::ArtworkPlaced { .. } => {
                self.start = self.now;
                self.deeds.clear();
            }
            Event::Moved { seat, piece, to, .. } => {
                self.now[piece.index()] = to;
                self.deeds.push((seat, Deed::Moved(piece, to)));
            }
            Event::Swapped { seat, a, b, .. } => {
                self.now.swap(a.index(), b.index());
                self.deeds.push((seat, Deed::Swapped(a, b)));
            }
            Event::Challenged { seat, target, character, .. } => self.deeds.push((seat, Deed::Challenged(target, character))),
            Event::CardRevealed { seat, character } => self.learn(seat, character),
            _ => {}
        }
    }

    /// A card was turned up: what its seat had moved before tells how openly it plays. The deed that turned it up tells nothing.
    fn learn(&mut self, seat: Seat, card: Character) {
        let mut moved = [0; CHARACTERS];
        for deed in self.deeds.iter().rev().skip(1) {
            if let (by, Deed::Moved(piece, _)) = deed {
                moved[piece.index()] += u32::from(*by == seat);
            }
        }
        let most = moved.into_iter().max().unwrap_or_default();
        if most > 0 {
            let habit = &mut self.habits[seat.index()];
            habit.rounds += 1;
            habit.open += u32::from(moved[card.index()] == most);
        }
    }

    /// How openly a seat has played so far.
    pub fn habit(&self, seat: Seat) -> Habit {
        self.habits[seat.index()]
    }

    /// Where the pieces stood when the artwork was laid; nothing if the position was set up.
    pub fn start(&self, pieces: &Pieces) -> Option<&Pieces> {
        (self.now == *pieces).then_some(&self.start)
    }

    /// What was done this round, each deed with the position it was done in; nothing if the pieces have come to stand where they do without
    /// these notes knowing how, because the position was set up.
    pub fn deeds(&self, pieces: &Pieces) -> impl Iterator<Item = (Pieces, Seat, Deed)> + '_ {
        let known = self.now == *pieces;
        let mut position = self.start;
        self.deeds.iter().take_while(move |_| known).map(move |&(seat, deed)| {
            let before = position;
            match deed {
                Deed::Moved(piece, to) => position[piece.index()] = to,
                Deed::Swapped(a, b) => position.swap(a.index(), b.index()),
                Deed::Challenged(..) => {}
            }
            (before, seat, deed)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_come_with_the_position_they_were_done_in() {
        let space = |name: &str| Space::find(name).unwrap();
        let seat = Seat::new(1);
        let mut notes = Notes::default();
        for (piece, name) in Character::ALL.into_iter().zip(["a1", "b1", "c1", "d1", "e1", "f1", "g1"]) {
            notes.hear(&Event::PiecePlaced { piece, space: space(name) });
        }
        notes.hear(&Event::ArtworkPlaced { seat, artwork: 1, space: space("a9") });
        let start = notes.now;
        notes.hear(&Event::Moved { seat, piece: Character::Guard, from: space("e1"), to: space("e2"), path: Vec::new() });
        let (a, b) = (Character::Artist, Character::Guard);
        notes.hear(&Event::Swapped { seat, a, b, a_space: space("e2"), b_space: space("a1"), left: 1 });
        let now = notes.now;
        let deeds: Vec<_> = notes.deeds(&now).collect();
        let mut between = start;
        between[Character::Guard.index()] = space("e2");
        assert_eq!(deeds, [(start, seat, Deed::Moved(b, space("e2"))), (between, seat, Deed::Swapped(a, b))]);
        assert_eq!((now[a.index()], now[b.index()]), (space("e2"), space("a1")));
        assert_eq!(notes.deeds(&start).count(), 0, "somebody set up another position");
        notes.hear(&Event::ArtworkPlaced { seat, artwork: 2, space: space("i9") });
        assert_eq!(notes.deeds(&now).count(), 0, "a new round begins with an empty page");
    }

    #[test]
    fn a_card_turned_up_tells_how_openly_its_seat_has_played() {
        let (seat, other) = (Seat::new(1), Seat::new(0));
        let mut notes = Notes::default();
        let space = Space::find("e5").unwrap();
        let mut round = |moves: &[(Seat, Character)], card: Character| {
            notes.hear(&Event::ArtworkPlaced { seat, artwork: 1, space });
            for &(seat, piece) in moves {
                notes.hear(&Event::Moved { seat, piece, from: space, to: space, path: Vec::new() });
            }
            notes.hear(&Event::CardRevealed { seat, character: card });
            notes.habit(seat)
        };
        let (own, decoy) = (Character::Guard, Character::Artist);
        // Only the landing: nothing is learned.
        assert_eq!(round(&[(seat, own)], own), Habit { open: 0, rounds: 0 });
        assert_eq!(round(&[(seat, own), (other, decoy), (seat, own)], own), Habit { open: 1, rounds: 1 });
        assert_eq!(round(&[(seat, decoy), (other, own), (seat, own)], own), Habit { open: 1, rounds: 2 });
        assert_eq!(round(&[(seat, decoy), (seat, own), (seat, own)], own), Habit { open: 2, rounds: 3 });
        assert_eq!(notes.habit(other), Habit::default());
    }
}
