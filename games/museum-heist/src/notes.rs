//! What a player remembers of a round: where everything stood when it began, and what everybody did since.
//!
//! All of it is public; a player who looked away can read it in the log. What was shown to a seat alone is in its view as long as it matters.

use engine::Seat;

use crate::content::Character;
use crate::event::Event;
use crate::geometry::Pieces;
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
            _ => {}
        }
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
}
