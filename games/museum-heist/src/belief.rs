//! What an attentive observer may believe about the card of a seat: seven weights, multiplied after each of its deeds by how likely that deed was with
//! each card (section 12 of the rules, points 4 to 6).
//!
//! Only additions, multiplications and divisions, which give the same numbers on every machine.

use engine::Seat;

use crate::board::Board;
use crate::content::{CHARACTERS, Character};
use crate::geometry::Pieces;
use crate::notes::{Deed, Notes};
use crate::space::Space;
use crate::state::Table;

/// How often a player is thought to push its own piece, where it can.
const PUSHES: f64 = 0.4;
/// How likely a player is thought to let the chance to land go by.
const DECLINES: f64 = 0.12;
/// How much likelier a swap is that brings the own piece closer, and how much less one that takes it away.
const SWAP_CLOSER: f64 = 1.5;
const SWAP_FARTHER: f64 = 0.3;

/// How likely each character is the card of a seat; the sum is 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Belief([f64; CHARACTERS]);

impl Belief {
    /// Nothing is known.
    pub const OPEN: Self = Self([1.0 / CHARACTERS as f64; CHARACTERS]);

    /// What everybody may believe about a seat after this round so far.
    pub fn about(seat: Seat, table: &Table, notes: &Notes) -> Self {
        let mut belief = Self::OPEN;
        let Some(artwork) = table.artwork else { return belief };
        let board = &table.options.board;
        for (pieces, _, deed) in notes.deeds(&table.pieces).filter(|(_, by, _)| *by == seat) {
            belief = belief.after(board, &pieces, artwork, deed);
        }
        let named = |character: Character| table.wrong.iter().any(|wrong| wrong.of == seat && wrong.named == character);
        belief.weighed(|character| if named(character) { 0.0 } else { 1.0 })
    }

    /// How likely this card is.
    #[inline]
    pub fn of(&self, card: Character) -> f64 {
        self.0[card.index()]
    }

    /// The likeliest card, the first of them if there are several.
    pub fn likeliest(&self) -> Character {
        let better = |best: Character, card: Character| if self.of(card) > self.of(best) { card } else { best };
        Character::ALL.into_iter().fold(Character::Artist, better)
    }

    /// The belief of somebody who trusts it only in part. What is impossible or certain stays so.
    #[must_use]
    pub fn trusted(self, trust: f64) -> Self {
        let possible = self.0.iter().filter(|part| **part > 0.0).count() as f64;
        Self(self.0.map(|part| if part > 0.0 { trust * part + (1.0 - trust) / possible } else { 0.0 }))
    }

    fn weighed(self, weight: impl Fn(Character) -> f64) -> Self {
        let weighed = Character::ALL.map(|character| self.of(character) * weight(character));
        let sum: f64 = weighed.iter().sum();
        // Something that could not be was seen: the deeds say nothing then.
        if sum > 0.0 { Self(weighed.map(|part| part / sum)) } else { self }
    }

    /// The belief after the seat did this in that position.
    #[must_use]
    pub fn after(self, board: &Board, pieces: &Pieces, artwork: Space, deed: Deed) -> Self {
        let survey = board.survey(pieces, artwork);
        let all: u32 = survey.moves.iter().sum();
        self.weighed(|card| {
            let own = survey.moves[card.index()];
            let declined = if survey.lands[card.index()] { DECLINES } else { 1.0 };
            match deed {
                // A landing that collected nothing: it was not the own piece (MH-9.1 c).
                Deed::Moved(piece, to) if to == artwork => f64::from(u8::from(piece != card)),
                Deed::Moved(piece, _) => {
                    let pushes = if own > 0 { PUSHES } else { 0.0 };
                    let on_purpose = if piece == card && own > 0 { pushes / f64::from(own) } else { 0.0 };
                    declined * (on_purpose + (1.0 - pushes) / f64::from(all.max(1)))
                }
                Deed::Swapped(a, b) if card == a || card == b => {
                    let (from, to) = (pieces[card.index()], pieces[if card == a { b } else { a }.index()]);
                    if to == artwork {
                        // The same by a swap (MH-9.1 e).
                        return 0.0;
                    }
                    let closer = to.distance(artwork) < from.distance(artwork);
                    declined * if closer { SWAP_CLOSER } else { SWAP_FARTHER }
                }
                Deed::Swapped(..) | Deed::Challenged(..) => declined,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::shipped;

    fn space(name: &str) -> Space {
        Space::find(name).unwrap()
    }

    /// The position of MH-11.5: the Guard and the Tourist can land.
    fn position() -> (Pieces, Space) {
        (["a1", "i1", "e6", "a9", "d4", "i9", "a5"].map(space), space("e5"))
    }

    #[test]
    fn a_push_speaks_for_a_card_and_a_landing_declined_against_it() {
        let (pieces, artwork) = position();
        let belief = Belief::OPEN.after(&shipped()[0], &pieces, artwork, Deed::Moved(Character::Artist, space("b2")));
        assert_eq!(belief.likeliest(), Character::Artist);
        assert!(belief.of(Character::Artist) > 0.4, "{belief:?}");
        assert!(belief.of(Character::Guard) < belief.of(Character::Duchess) / 5.0, "{belief:?}");
        assert!((Character::ALL.iter().map(|card| belief.of(*card)).sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_swap_speaks_against_the_piece_it_takes_away() {
        let (pieces, artwork) = position();
        let belief = Belief::OPEN.after(&shipped()[0], &pieces, artwork, Deed::Swapped(Character::Artist, Character::Guard));
        assert!(belief.of(Character::Artist) > belief.of(Character::Duchess));
        assert!(belief.of(Character::Guard) < 0.02, "{belief:?}");
    }

    #[test]
    fn whoever_blocks_the_artwork_does_not_hold_the_piece() {
        let (pieces, artwork) = position();
        let belief = Belief::OPEN.after(&shipped()[0], &pieces, artwork, Deed::Moved(Character::Guard, artwork));
        assert_eq!(belief.of(Character::Guard), 0.0);
        let mut blocked = pieces;
        blocked[Character::Guard.index()] = artwork;
        let belief = Belief::OPEN.after(&shipped()[0], &blocked, artwork, Deed::Swapped(Character::Artist, Character::Guard));
        assert_eq!(belief.of(Character::Artist), 0.0, "by a swap too");
        assert!(belief.of(Character::Guard) > 0.0);
    }
}
