//! Short lists held in place: playing on never touches the heap.

use std::fmt;
use std::ops::{Deref, DerefMut};

use engine::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::options::MOST_SEATS;

/// Up to `N` values in a row.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    values: [T; N],
    length: u8,
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Self { values: [T::default(); N], length: 0 }
    }

    /// Whether nothing more fits.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, value: T) {
        self.insert(self.len(), value);
    }

    /// Puts a value in at a place, before what stands there.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn insert(&mut self, place: usize, value: T) {
        let length = self.len();
        assert!(length < N, "a list is made as long as it can ever get");
        self.values.copy_within(place..length, place + 1);
        self.values[place] = value;
        self.length += 1;
    }

    /// Takes the value at a place out.
    #[inline]
    pub fn remove(&mut self, place: usize) -> T {
        let length = self.len();
        let value = self.values[place];
        self.values.copy_within(place + 1..length, place);
        self.values[length - 1] = T::default();
        self.length -= 1;
        value
    }

    /// Keeps what the test says, in order.
    pub fn retain(&mut self, keep: impl Fn(&T) -> bool) {
        let mut place = 0;
        while place < self.len() {
            if keep(&self.values[place]) {
                place += 1;
            } else {
                self.remove(place);
            }
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.values[..usize::from(self.length)]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.length)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        let mut list = Self::new();
        values.into_iter().for_each(|value| list.push(value));
        list
    }
}

/// Different seats in an order that matters.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ts_rs::TS)]
#[ts(as = "Vec<Seat>")]
pub struct SeatList(List<u8, MOST_SEATS>);

impl SeatList {
    /// The seats in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + '_ {
        self.0.iter().map(|seat| Seat::new(usize::from(*seat)))
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The seat at a place.
    pub fn get(&self, place: usize) -> Option<Seat> {
        self.0.get(place).map(|seat| Seat::new(usize::from(*seat)))
    }

    /// Whether the seat is in it.
    #[inline]
    pub fn contains(&self, seat: Seat) -> bool {
        self.0.contains(&(seat.index() as u8))
    }

    /// Adds a seat at the end that is not in it yet.
    pub fn push(&mut self, seat: Seat) {
        self.0.push(seat.index() as u8);
    }

    /// Takes the first seat out.
    pub fn shift(&mut self) -> Option<Seat> {
        if self.is_empty() { None } else { Some(Seat::new(usize::from(self.0.remove(0)))) }
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0.retain(|other| usize::from(*other) != seat.index());
    }
}

impl FromIterator<Seat> for SeatList {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self(seats.into_iter().map(|seat| seat.index() as u8).collect())
    }
}

impl Serialize for SeatList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        let distinct = (1..seats.len()).all(|place| !seats[..place].contains(&seats[place]));
        if seats.len() > MOST_SEATS || !distinct {
            return Err(D::Error::custom("a list of seats names each at most once"));
        }
        Ok(seats.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_keep_their_order() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert!(list.is_full());
        assert_eq!(list.remove(0), 1);
        list.retain(|value| *value != 2);
        assert_eq!(*list, [9, 3]);
    }
}
