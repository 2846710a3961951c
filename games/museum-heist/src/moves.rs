//! What a board can say about moves, whatever its size.

use crate::board::{Board, on_plan};
use crate::content::{CHARACTERS, Character};
use crate::geometry::Pieces;
use crate::mask::Mask;
use crate::space::Space;

impl Board {
    /// Every legal destination of a piece, in space order, the artwork among them if it can be reached.
    pub fn destinations(&self, pieces: &Pieces, piece: Character, artwork: Space) -> Vec<Space> {
        let mut found = Vec::new();
        self.each_move(pieces, artwork, |moved, to| {
            if moved == piece {
                found.push(to);
            }
        });
        found
    }

    /// Calls `visit` with every piece and each of its legal destinations, in character order and space order.
    #[inline]
    pub fn each_move(&self, pieces: &Pieces, artwork: Space, visit: impl FnMut(Character, Space)) {
        on_plan!(self, geometry => geometry.each_move(pieces, artwork, visit));
    }

    /// Whether a piece can get to a space in one move, closer or not.
    pub fn can_reach(&self, pieces: &Pieces, piece: Character, artwork: Space, to: Space) -> bool {
        on_plan!(self, geometry => {
            let from = geometry.index(pieces[piece.index()]);
            let others = geometry.occupied(pieces).without(from);
            geometry.reach(from, others, geometry.index(artwork)).contains(geometry.index(to))
        })
    }

    /// Calls `visit` with every space on which an artwork may be laid, in space order (MH-6.8).
    pub fn each_place(&self, pieces: &Pieces, mut visit: impl FnMut(Space)) {
        on_plan!(self, geometry => {
            let mut places = geometry.places(pieces);
            while let Some(index) = places.pop() {
                visit(geometry.space(index));
            }
        });
    }

    /// How many sequences of `depth` moves there are that never land on the artwork; every piece may be moved each time.
    pub fn perft(&self, pieces: &Pieces, artwork: Space, depth: u32) -> u64 {
        on_plan!(self, geometry => match depth {
            0 => 1,
            _ => geometry.perft(&pieces.map(|space| geometry.index(space)), geometry.index(artwork), depth),
        })
    }

    /// What every piece can do.
    pub fn survey(&self, pieces: &Pieces, artwork: Space) -> Survey {
        on_plan!(self, geometry => {
            let (occupied, artwork) = (geometry.occupied(pieces), geometry.index(artwork));
            let mut survey = Survey { moves: [0; CHARACTERS], lands: [false; CHARACTERS] };
            for (place, space) in pieces.iter().enumerate() {
                let destinations = geometry.destinations(geometry.index(*space), occupied, artwork);
                survey.lands[place] = destinations.contains(artwork);
                survey.moves[place] = destinations.without(artwork).len();
            }
            survey
        })
    }
}

/// What every piece can do, in character order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Survey {
    /// How many destinations it has, the artwork left out.
    pub moves: [u32; CHARACTERS],
    /// Whether it can get onto the artwork.
    pub lands: [bool; CHARACTERS],
}
