//! A container indexed by seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seat::{MAX_SEATS, Seat};

/// One value for each seat of a table, held in place: no allocation, and no index but a [`Seat`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, ts_rs::TS)]
#[ts(as = "Vec<T>")]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of `seats` seats.
    #[inline]
    pub fn new(seats: usize) -> Self {
        assert!(seats <= MAX_SEATS);
        Self { values: [T::default(); MAX_SEATS], seats: seats as u8 }
    }

    /// The value that `make` gives for each of `seats` seats.
    #[inline]
    pub fn from_fn(seats: usize, mut make: impl FnMut(Seat) -> T) -> Self {
        let mut made = Self::new(seats);
        for seat in Seat::all(seats) {
            made[seat] = make(seat);
        }
        made
    }

    /// One value a seat, in seat order.
    ///
    /// # Errors
    /// Gives back `None` if there are more values than [`MAX_SEATS`].
    pub fn from_slice(values: &[T]) -> Option<Self> {
        (values.len() <= MAX_SEATS).then(|| Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }

    /// The values in seat order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// The values in seat order, to be changed.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let seats = self.seats();
        &mut self.values[..seats]
    }

    /// Each seat with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats()).zip(self.as_slice())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        Self::from_slice(&values).ok_or_else(|| D::Error::custom(format!("{} seats are too many", values.len())))
    }
}
