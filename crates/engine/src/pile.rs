//! Decks and bags that are drawn from lazily: they hold what is left, never an order, so the future is stored nowhere.

use std::fmt;

/// A set of up to 64 different cards, each known by its number. A deck is the set of cards that may still come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// The first `count` cards.
    pub const fn first(count: u32) -> Self {
        if count == 64 { Self(u64::MAX) } else { Self((1 << count) - 1) }
    }

    /// Only this card.
    #[inline]
    pub const fn only(card: u8) -> Self {
        Self(1 << card)
    }

    /// The set with exactly the bits of `bits`.
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One bit a card, the first card lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is here.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 != 0
    }

    /// Puts a card in.
    #[inline]
    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that are in both.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are here and not in `other`.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The card at this place in ascending order: how a ticket below [`CardSet::len`] becomes a draw.
    ///
    /// Without a branch, because which card it is cannot be predicted: counts the cards of each byte of the set at once, finds the byte in
    /// which the place falls, and looks the rest up.
    #[inline]
    pub const fn nth(self, place: u32) -> u8 {
        debug_assert!(place < self.len());
        const ONES: u64 = 0x0101_0101_0101_0101;
        const HIGH: u64 = 0x8080_8080_8080_8080;
        let pairs = self.0 - (self.0 >> 1 & 0x5555_5555_5555_5555);
        let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let bytes = (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
        // In each byte: how many cards lie in it and below it.
        let up_to = bytes.wrapping_mul(ONES);
        // In each byte the high bit says whether `place` lies above it; counting them gives the byte in which it falls.
        let above = ((place as u64 * ONES) | HIGH) - up_to;
        let byte = ((above & HIGH) >> 7).wrapping_mul(ONES) >> 56;
        let shift = byte as u32 * 8;
        let below = (up_to << 8 >> shift) as u8;
        let bits = (self.0 >> shift) as u8;
        shift as u8 + NTH_BIT[bits as usize][(place as u8 - below) as usize & 7]
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }
}

/// For every byte and every place: which of its bits is the one at that place.
const NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut place) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][place] = bit;
                place += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a [`CardSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct CardIter(u64);

impl Iterator for CardIter {
    type Item = u8;
    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let card = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for CardIter {}

/// How many there are of each of `KINDS` kinds of thing: a bag of crystals, a heap of jewels, a deck with copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bag<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Bag<KINDS> {
    /// Nothing.
    pub const EMPTY: Self = Self([0; KINDS]);

    /// As many of each kind as said.
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Self(counts)
    }

    /// How many of this kind.
    #[inline]
    pub const fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many of each kind.
    #[inline]
    pub const fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is nothing.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// Puts some of a kind in.
    #[inline]
    pub fn add(&mut self, kind: usize, count: u8) {
        self.0[kind] += count;
    }

    /// Takes some of a kind out.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn take(&mut self, kind: usize, count: u8) {
        self.0[kind] = self.0[kind].checked_sub(count).expect("a bag gives only what is in it");
    }

    /// Puts everything of `other` in.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }

    /// Whether everything of `other` is here.
    pub fn covers(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(&mine, theirs)| mine >= theirs)
    }

    /// The kind at this place when all things lie in a row, kind by kind: how a ticket below [`Bag::len`] becomes a draw.
    #[inline]
    pub fn nth(&self, place: u32) -> usize {
        let mut place = place;
        for (kind, &count) in self.0.iter().enumerate() {
            if place < u32::from(count) {
                return kind;
            }
            place -= u32::from(count);
        }
        panic!("place is below the number of things in the bag")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_card_counts_upwards() {
        let scattered = (0..200u64).map(|seed| seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(seed as u32));
        for bits in [1, 0b1011_0000, u64::MAX, 0x8000_0000_0000_0001, 0x0F0F_00FF_F000_0010].into_iter().chain(scattered) {
            let set = CardSet::from_bits(bits);
            let listed: Vec<u8> = set.iter().collect();
            let drawn: Vec<u8> = (0..set.len()).map(|place| set.nth(place)).collect();
            assert_eq!(listed, drawn);
        }
    }

    #[test]
    fn each_thing_in_a_bag_has_one_ticket() {
        let bag = Bag::new([2, 0, 3]);
        let drawn: Vec<usize> = (0..bag.len()).map(|place| bag.nth(place)).collect();
        assert_eq!(drawn, [0, 0, 2, 2, 2]);
    }
}
