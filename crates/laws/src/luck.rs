//! The laws' own luck: small, seeded, the same on every machine.

use engine::Luck;

/// SplitMix64 (Steele, Lea and Flood, 2014): a counter that is hashed. One addition and two multiplications a number, any seed is a good one, and
/// it is short enough that the laws need no generator from outside.
#[derive(Clone, Debug)]
pub struct SplitMix(u64);

impl SplitMix {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A generator of its own for each number, so that game 12 is the same game whether or not the eleven before it were played.
    pub(crate) fn fork(seed: u64, number: u64) -> Self {
        let mut luck = Self(seed);
        let mixed = luck.next();
        Self(mixed ^ number.wrapping_mul(0xD134_2543_DE82_EF95))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// One of these, each with the same chance; `None` if there are none.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        if list.is_empty() { None } else { list.get(self.below(list.len() as u64) as usize) }
    }

    /// Up to `most` of these, in random order.
    pub(crate) fn some<T>(&mut self, mut list: Vec<T>, most: usize) -> Vec<T> {
        self.shuffle(&mut list);
        list.truncate(most);
        list
    }
}

impl Luck for SplitMix {
    fn below(&mut self, n: u64) -> u64 {
        // What is left over after the last whole multiple of n would favour small numbers, and is drawn again.
        let whole = u64::MAX - u64::MAX % n;
        loop {
            let drawn = self.next();
            if drawn < whole {
                return drawn % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_sequence_comes_out() {
        let mut luck = SplitMix::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| luck.next()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn every_number_comes_about_equally_often() {
        let mut luck = SplitMix::new(1);
        let mut counts = [0; 6];
        (0..60_000).for_each(|_| counts[luck.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
