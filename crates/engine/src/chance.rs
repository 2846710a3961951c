//! Explicit chance: what is drawn, from which stream, and by whom the number is chosen.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::seat::Seat;

/// Where numbers come from: a fast generator in the lab, the verifiable derivation at a real table, a script in a test.
///
/// The engine and the games own no generator; they are handed one.
pub trait Luck {
    /// A number from 0 to `n - 1`, each with exactly the same chance. `n` is at least 1.
    fn below(&mut self, n: u64) -> u64;

    /// Puts a list in a random order.
    fn shuffle<T>(&mut self, list: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..list.len()).rev() {
            let other = self.below(last as u64 + 1) as usize;
            list.swap(last, other);
        }
    }
}

impl<L: Luck + ?Sized> Luck for &mut L {
    #[inline]
    fn below(&mut self, n: u64) -> u64 {
        (**self).below(n)
    }
}

/// The name of what is drawn, as a person would say it: `first_seat`, `deck/exhibits`, `dice/seat-2`.
///
/// Two tables with the same luck in a stream see the same draws there, whatever happens in the others. Names are part of the rules version.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stream {
    name: &'static str,
    seat: Option<Seat>,
}

impl Stream {
    /// A stream that belongs to the table.
    pub const fn table(name: &'static str) -> Self {
        Self { name, seat: None }
    }

    /// A stream that belongs to one seat.
    pub const fn of_seat(name: &'static str, seat: Seat) -> Self {
        Self { name, seat: Some(seat) }
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            None => f.write_str(self.name),
            Some(seat) => write!(f, "{}/seat-{seat}", self.name),
        }
    }
}

impl Serialize for Stream {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// An exact probability, as a reduced fraction. As JSON `[11,36]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, ts_rs::TS)]
#[ts(type = "[number, number]")]
pub struct Odds {
    /// How many cases are good.
    pub favourable: u64,
    /// Out of how many, all equally likely.
    pub cases: u64,
}

impl Odds {
    /// `favourable` out of `cases`, reduced. There must be a case.
    pub const fn new(favourable: u64, cases: u64) -> Self {
        assert!(cases > 0, "a probability needs a case");
        let (mut a, mut b) = (favourable, cases);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self { favourable: favourable / a, cases: cases / a }
    }

    /// The nearest floating point number.
    #[inline]
    pub fn value(self) -> f64 {
        self.favourable as f64 / self.cases as f64
    }
}

impl Serialize for Odds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.favourable, self.cases].serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Odds {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let [favourable, cases] = <[u64; 2]>::deserialize(deserializer)?;
        Ok(Self { favourable, cases })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_are_named_as_a_person_would() {
        assert_eq!(Stream::table("deck/exhibits").to_string(), "deck/exhibits");
        assert_eq!(Stream::of_seat("dice", Seat::new(2)).to_string(), "dice/seat-2");
    }

    #[test]
    fn odds_are_reduced() {
        assert_eq!(serde_json::to_string(&Odds::new(22, 72)).unwrap(), "[11,36]");
        assert_eq!(Odds::new(0, 6), Odds { favourable: 0, cases: 1 });
    }
}
