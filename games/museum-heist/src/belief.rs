//! What an attentive observer may believe about the card of a seat: seven weights, multiplied after each of its deeds by how likely that deed was with
//! each card (section 12 of the rules, points 4 to 6).
//!
//! What a deed means depends on who does it: one player pushes its own piece, another moves anything else, a third moves at random. So there are three
//! beliefs, one for each kind of player, and how likely a seat is of each kind is learned from the cards that were turned up in the rounds before.
//!
//! Only additions, multiplications and divisions, which give the same numbers on every machine.

use engine::Seat;

use crate::board::Board;
use crate::content::{CHARACTERS, Character};
use crate::geometry::Pieces;
use crate::moves::Survey;
use crate::notes::{Deed, Habit, Notes};
use crate::space::Space;
use crate::state::Table;

/// A kind of player.
#[derive(Clone, Copy, Debug)]
struct Kind {
    /// How many players are thought to be of this kind before anything is known.
    share: f64,
    /// How often it moves its own piece, where it can; none: what it does says nothing.
    pushes: Option<f64>,
    /// How often the piece that it moved most turns out to be its card.
    open: f64,
}

/// Players who go straight for the artwork, players who hide, and players who do anything.
const KINDS: [Kind; 3] = [
    Kind { share: 0.4, pushes: Some(0.45), open: 0.65 },
    Kind { share: 0.3, pushes: Some(0.08), open: 0.08 },
    Kind { share: 0.3, pushes: None, open: 0.22 },
];
/// What is kept for every kind, whatever a seat has done: people change their ways.
const DOUBT: f64 = 0.05;
/// How often characters are chosen, by the order of their distances from the artwork.
const CHOICES: [f64; CHARACTERS] = [5.0, 6.0, 6.0, 4.0, 2.0, 1.0, 1.0];
/// How many deeds of a seat make a belief about it half as good as it looks.
const FEW_DEEDS: f64 = 2.0;
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
        Suspicion::about(seat, table, notes).belief()
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

    /// The belief after a seat that pushes its own piece so often did this in that position.
    #[must_use]
    fn after(self, survey: &Survey, pieces: &Pieces, artwork: Space, deed: Deed, pushes: Option<f64>) -> Self {
        let all: u32 = survey.moves.iter().sum();
        self.weighed(|card| {
            let own = survey.moves[card.index()];
            let declined = if survey.lands[card.index()] { DECLINES } else { 1.0 };
            match deed {
                // A landing that collected nothing: it was not the own piece (MH-9.1 c).
                Deed::Moved(piece, to) if to == artwork => f64::from(u8::from(piece != card)),
                Deed::Moved(piece, _) => {
                    let Some(pushes) = pushes else { return declined };
                    let pushes = match own {
                        0 => 0.0,
                        _ if own == all => 1.0,
                        _ => pushes,
                    };
                    let (chance, ways) = if piece == card { (pushes, own) } else { (1.0 - pushes, all - own) };
                    declined * chance / f64::from(ways.max(1))
                }
                Deed::Swapped(a, b) if card == a || card == b => {
                    let (from, to) = (pieces[card.index()], pieces[if card == a { b } else { a }.index()]);
                    if to == artwork {
                        // The same by a swap (MH-9.1 e).
                        return 0.0;
                    }
                    let closer = to.distance(artwork) < from.distance(artwork);
                    match pushes {
                        None => declined,
                        Some(_) if closer => declined * SWAP_CLOSER,
                        Some(_) => declined * SWAP_FARTHER,
                    }
                }
                Deed::Swapped(..) | Deed::Challenged(..) => declined,
            }
        })
    }
}

/// What everybody may believe about a seat, kind by kind of player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Suspicion {
    /// The belief if the seat is of this kind.
    beliefs: [Belief; KINDS.len()],
    /// How likely it is of this kind; the sum is 1.
    kinds: [f64; KINDS.len()],
    /// How many of its deeds were seen this round.
    deeds: u32,
}

impl Suspicion {
    /// What everybody may believe about a seat after this round so far.
    pub fn about(seat: Seat, table: &Table, notes: &Notes) -> Self {
        let mut all = Self { beliefs: [Belief::OPEN; KINDS.len()], kinds: kinds_after(notes.habit(seat)), deeds: 0 };
        let Some(artwork) = table.artwork else { return all };
        if let Some(start) = notes.start(&table.pieces) {
            let distance = |card: Character| start[card.index()].distance(artwork);
            let place = |card: Character| Character::ALL.iter().filter(|other| distance(**other) < distance(card)).count();
            let chosen = Belief::OPEN.weighed(|card| CHOICES[place(card)]);
            for (belief, kind) in all.beliefs.iter_mut().zip(KINDS) {
                *belief = if kind.pushes.is_some() { chosen } else { Belief::OPEN };
            }
        }
        for (pieces, _, deed) in notes.deeds(&table.pieces).filter(|(_, by, _)| *by == seat) {
            all = all.after(&table.options.board, &pieces, artwork, deed);
        }
        let named = |card: Character| table.wrong.iter().any(|wrong| wrong.of == seat && wrong.named == card);
        all.beliefs = all.beliefs.map(|belief| belief.weighed(|card| if named(card) { 0.0 } else { 1.0 }));
        all
    }

    /// The same after the seat did this in that position.
    #[must_use]
    pub fn after(mut self, board: &Board, pieces: &Pieces, artwork: Space, deed: Deed) -> Self {
        let survey = board.survey(pieces, artwork);
        for (belief, kind) in self.beliefs.iter_mut().zip(KINDS) {
            *belief = belief.after(&survey, pieces, artwork, deed, kind.pushes);
        }
        self.deeds += 1;
        self
    }

    /// All kinds together.
    pub fn belief(&self) -> Belief {
        let of = |place: usize| self.beliefs.iter().zip(self.kinds).map(|(belief, kind)| kind * belief.0[place]).sum();
        Belief(std::array::from_fn(of))
    }

    /// What one would stake something on: the fewer deeds were seen, the less.
    pub fn evidence(&self) -> Belief {
        let deeds = f64::from(self.deeds);
        self.belief().trusted(deeds / (deeds + FEW_DEEDS))
    }
}

/// How likely a seat that has played like that is of each kind.
fn kinds_after(habit: Habit) -> [f64; KINDS.len()] {
    let mut likely = KINDS.map(|kind| kind.share);
    for round in 0..habit.rounds {
        let seen = |kind: Kind| if round < habit.open { kind.open } else { 1.0 - kind.open };
        likely = std::array::from_fn(|place| likely[place] * seen(KINDS[place]));
        // A game may have many rounds, and the weights must not vanish.
        let sum: f64 = likely.iter().sum();
        likely = likely.map(|part| part / sum);
    }
    likely.map(|part| (1.0 - DOUBT) * part + DOUBT / KINDS.len() as f64)
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

    /// The belief about one who goes straight for the artwork.
    fn after(pieces: &Pieces, artwork: Space, deed: Deed) -> Belief {
        Belief::OPEN.after(&shipped()[0].survey(pieces, artwork), pieces, artwork, deed, KINDS[0].pushes)
    }

    #[test]
    fn a_push_speaks_for_a_card_and_a_landing_declined_against_it() {
        let (pieces, artwork) = position();
        let belief = after(&pieces, artwork, Deed::Moved(Character::Artist, space("b2")));
        assert_eq!(belief.likeliest(), Character::Artist);
        assert!(belief.of(Character::Artist) > 0.4, "{belief:?}");
        assert!(belief.of(Character::Guard) < belief.of(Character::Duchess) / 5.0, "{belief:?}");
        assert!((Character::ALL.iter().map(|card| belief.of(*card)).sum::<f64>() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_swap_speaks_against_the_piece_it_takes_away() {
        let (pieces, artwork) = position();
        let belief = after(&pieces, artwork, Deed::Swapped(Character::Artist, Character::Guard));
        assert!(belief.of(Character::Artist) > belief.of(Character::Duchess));
        assert!(belief.of(Character::Guard) < 0.02, "{belief:?}");
    }

    #[test]
    fn whoever_blocks_the_artwork_does_not_hold_the_piece() {
        let (pieces, artwork) = position();
        let belief = after(&pieces, artwork, Deed::Moved(Character::Guard, artwork));
        assert_eq!(belief.of(Character::Guard), 0.0);
        let mut blocked = pieces;
        blocked[Character::Guard.index()] = artwork;
        let belief = after(&blocked, artwork, Deed::Swapped(Character::Artist, Character::Guard));
        assert_eq!(belief.of(Character::Artist), 0.0, "by a swap too");
        assert!(belief.of(Character::Guard) > 0.0);
    }

    /// A seat whose cards were turned up so and so often, after it moved the Artist so many times.
    fn suspicion(open: u32, rounds: u32, pushes: usize) -> Suspicion {
        let (mut pieces, artwork) = position();
        let mut all = Suspicion { beliefs: [Belief::OPEN; KINDS.len()], kinds: kinds_after(Habit { open, rounds }), deeds: 0 };
        for to in ["b2", "c3", "d3"].into_iter().take(pushes).map(space) {
            all = all.after(&shipped()[0], &pieces, artwork, Deed::Moved(Character::Artist, to));
            pieces[Character::Artist.index()] = to;
        }
        all
    }

    #[test]
    fn what_a_push_means_is_learned_from_the_rounds_before() {
        let blind = 1.0 / CHARACTERS as f64;
        assert!(suspicion(4, 4, 2).belief().of(Character::Artist) > 0.6);
        assert!(suspicion(0, 4, 2).belief().of(Character::Artist) < blind);
        let sum: f64 = kinds_after(Habit { open: 3, rounds: 5_000 }).iter().sum();
        assert!((sum - 1.0).abs() < 1e-9, "many rounds do not make the weights vanish");
    }

    #[test]
    fn nothing_is_staked_on_a_single_deed() {
        let evidence = |deeds| suspicion(4, 4, deeds).evidence().of(Character::Artist);
        assert!((evidence(0) - 1.0 / CHARACTERS as f64).abs() < 1e-9);
        assert!(evidence(1) < 0.35 && evidence(1) < evidence(2), "{} and {}", evidence(1), evidence(2));
    }
}
