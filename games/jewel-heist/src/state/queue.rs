//! Seats waiting for their turn, in order, held in place.

use engine::{MAX_SEATS, Seat};

/// Seats still to act, the next one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Queue {
    seats: [u8; MAX_SEATS],
    count: u8,
}

impl Queue {
    /// Nobody.
    pub const EMPTY: Self = Self { seats: [0; MAX_SEATS], count: 0 };

    /// The seat at its turn.
    #[inline]
    pub fn first(&self) -> Option<Seat> {
        (self.count > 0).then(|| Seat::new(usize::from(self.seats[0])))
    }

    /// Whether nobody waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats[..usize::from(self.count)].iter().map(|&seat| Seat::new(usize::from(seat)))
    }

    /// Lets the first one go. What is left is written as if nobody had been there, so that equal queues are equal.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.seats.rotate_left(1);
        self.seats[MAX_SEATS - 1] = 0;
        self.count = self.count.saturating_sub(1);
    }

    /// Puts a seat at the end.
    #[inline]
    pub(crate) fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.count)] = seat.index() as u8;
        self.count += 1;
    }

    /// Some seats, the one with the smallest key first; of equal ones the first stays first.
    #[inline]
    pub(crate) fn ordered<K: Ord>(seats: impl Iterator<Item = Seat>, key: impl Fn(Seat) -> K) -> Self {
        let mut queue: Self = seats.collect();
        let count = usize::from(queue.count);
        queue.seats[..count].sort_by_key(|&seat| key(Seat::new(usize::from(seat))));
        queue
    }
}

impl FromIterator<Seat> for Queue {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut queue = Self::EMPTY;
        seats.into_iter().for_each(|seat| queue.push(seat));
        queue
    }
}
