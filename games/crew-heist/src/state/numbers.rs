//! Sets of guard numbers.

/// A set of guard numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbers(pub u16);

impl Numbers {
    /// Whether the number is in it.
    #[inline]
    pub const fn contains(self, n: u8) -> bool {
        self.0 >> n & 1 == 1
    }

    /// Puts a number in.
    #[inline]
    pub const fn insert(&mut self, n: u8) {
        self.0 |= 1 << n;
    }

    /// Takes a number out.
    #[inline]
    pub const fn remove(&mut self, n: u8) {
        self.0 &= !(1 << n);
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..16).filter(move |n| self.contains(*n))
    }
}
