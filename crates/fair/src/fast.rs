//! The generator of the lab and the bots: fast, and the same on every machine and in every release.
//!
//! It is xoshiro256++ with the state that SplitMix64 makes of a seed, which is how its authors seed it. All arithmetic below is modulo 2^64,
//! so that any language can repeat it:
//!
//! ```text
//! splitmix(z):       z = z + 0x9e3779b97f4a7c15
//!                    z = (z xor z >> 30) * 0xbf58476d1ce4e5b9
//!                    z = (z xor z >> 27) * 0x94d049bb133111eb
//!                    return z xor z >> 31
//! new(seed):         the four words of state are splitmix(seed), splitmix(seed + g), splitmix(seed + 2g), splitmix(seed + 3g),
//!                    with g = 0x9e3779b97f4a7c15
//! for_game(s, i):    new(splitmix(splitmix(s) + i))
//! below(n):          product = word * n, in 128 bits; high and low are its two halves;
//!                    while low < (2^64 mod n): take the next word and multiply again; return high
//! ```
//!
//! Test vectors:
//!
//! ```
//! use engine::Luck;
//! use fair::FastRng;
//!
//! let mut rng = FastRng::new(7);
//! assert_eq!([(); 8].map(|()| rng.below(6)), [0, 1, 4, 2, 5, 2, 4, 1]);
//! assert_eq!(rng.below(u64::MAX), 18_120_654_544_720_102_364);
//!
//! let mut rng = FastRng::for_game(7, 3);
//! assert_eq!([(); 8].map(|()| rng.below(6)), [5, 0, 5, 3, 1, 4, 5, 4]);
//! assert_eq!(rng.below(u64::MAX), 4_736_515_122_435_559_571);
//!
//! // Here about every second word is passed over.
//! let mut rng = FastRng::new(7);
//! let n = (1 << 63) + 1;
//! assert_eq!([(); 3].map(|()| rng.below(n)), [510_609_901_762_332_830, 6_618_471_596_617_772_089, 8_888_190_287_168_176_571]);
//! ```

use engine::Luck;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A fast generator that can be repeated. Not for tables where anybody has something to lose: its future can be told from its past.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FastRng(Xoshiro256PlusPlus);

impl FastRng {
    /// The generator of this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator of the `index`-th game of a seed, the same whoever plays that game, in whatever order and on whichever thread.
    ///
    /// Both numbers go through SplitMix64, so that neighbouring games, and the same game of neighbouring seeds, have nothing in common; for one
    /// seed no two games share a generator.
    pub fn for_game(seed: u64, index: u64) -> Self {
        Self::new(splitmix(splitmix(seed).wrapping_add(index)))
    }

    /// The next 64 bits.
    #[inline]
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Goes on until a word falls outside the few that would make some numbers likelier than others.
    #[cold]
    fn below_after(&mut self, mut product: u128, n: u64) -> u64 {
        let uneven = n.wrapping_neg() % n;
        while (product as u64) < uneven {
            product = u128::from(self.word()) * u128::from(n);
        }
        (product >> 64) as u64
    }
}

impl Luck for FastRng {
    /// Multiplies instead of dividing (Lemire, "Fast random integer generation in an interval", 2019). The division that tells how many words
    /// are too many is done only when the word could be one of them, which for a die happens once in 10^18 times.
    #[inline]
    fn below(&mut self, n: u64) -> u64 {
        let product = u128::from(self.word()) * u128::from(n);
        if (product as u64) < n {
            return self.below_after(product, n);
        }
        (product >> 64) as u64
    }
}

fn splitmix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uneven_words_are_passed_over() {
        // With n = 2^63 + 1 the words whose low half is below 2^63 - 1 are uneven: about half of them.
        let n = (1 << 63) + 1;
        let mut rng = FastRng::new(1);
        let mut words = rng.clone();
        for _ in 0..1000 {
            let expected = loop {
                let product = u128::from(words.word()) * u128::from(n);
                if u128::from(product as u64) >= (1u128 << 64) % u128::from(n) {
                    break (product >> 64) as u64;
                }
            };
            assert_eq!(rng.below(n), expected);
        }
        assert_eq!(rng, words);
    }

    #[test]
    fn games_of_a_seed_differ() {
        let mut firsts: Vec<u64> = (0..1000).map(|game| FastRng::for_game(7, game).word()).collect();
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), 1000);
    }
}
