//! Sets of spaces as bits, one bit an index of the board.

/// A set of the spaces of one board.
pub(crate) trait Mask: Copy + Eq + Send + Sync + std::fmt::Debug + 'static {
    /// How many indices it has room for.
    const ROOM: usize;
    /// No space.
    const EMPTY: Self;
    /// Only this one.
    fn only(index: usize) -> Self;
    /// Those in both.
    fn and(self, other: Self) -> Self;
    /// Those in either.
    fn or(self, other: Self) -> Self;
    /// Those not in the other.
    fn minus(self, other: Self) -> Self;
    /// How many they are.
    fn len(self) -> u32;
    /// The lowest of them, which leaves the set.
    fn pop(&mut self) -> Option<usize>;

    /// Whether it is one of them.
    #[inline]
    fn contains(self, index: usize) -> bool {
        self.and(Self::only(index)) != Self::EMPTY
    }

    /// With this one.
    #[inline]
    fn with(self, index: usize) -> Self {
        self.or(Self::only(index))
    }

    /// Without this one.
    #[inline]
    fn without(self, index: usize) -> Self {
        self.minus(Self::only(index))
    }
}

/// Room for the boards of the box: 9 files of 9 ranks and one bit between files make 90.
impl Mask for u128 {
    const ROOM: usize = 128;
    const EMPTY: Self = 0;

    #[inline]
    fn only(index: usize) -> Self {
        1 << index
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        self & other
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self & !other
    }

    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn pop(&mut self) -> Option<usize> {
        if *self == 0 {
            return None;
        }
        let lowest = self.trailing_zeros() as usize;
        *self &= *self - 1;
        Some(lowest)
    }
}

const WORDS: usize = 11;

/// Room for the largest board there may be: 26 files of 26 ranks and one bit between files make 702.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Wide([u64; WORDS]);

impl Wide {
    #[inline]
    fn zip(self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| op(self.0[word], other.0[word])))
    }
}

impl Mask for Wide {
    const ROOM: usize = 64 * WORDS;
    const EMPTY: Self = Self([0; WORDS]);

    fn only(index: usize) -> Self {
        let mut mask = Self::EMPTY;
        mask.0[index / 64] = 1 << (index % 64);
        mask
    }

    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn pop(&mut self) -> Option<usize> {
        let place = self.0.iter().position(|word| *word != 0)?;
        let lowest = self.0[place].trailing_zeros() as usize;
        self.0[place] &= self.0[place] - 1;
        Some(64 * place + lowest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<M: Mask>(indices: &[usize]) {
        let set = indices.iter().fold(M::EMPTY, |set, &index| set.with(index));
        assert_eq!(set.len() as usize, indices.len());
        let mut left = set;
        let popped: Vec<usize> = std::iter::from_fn(|| left.pop()).collect();
        assert_eq!(popped, indices);
        assert_eq!(left, M::EMPTY);
        assert!(set.contains(indices[1]) && !set.without(indices[1]).contains(indices[1]));
        assert_eq!(set.minus(set.without(indices[0])), M::only(indices[0]));
        assert_eq!(set.and(M::only(indices[2])), M::only(indices[2]));
    }

    #[test]
    fn both_kinds_are_sets() {
        check::<u128>(&[0, 63, 64, 127]);
        check::<Wide>(&[0, 63, 64, 500, 703]);
    }
}
