//! Whole numbers in JSON that strangers send. A number that does not fit is refused in words, not by the name of the type that cannot hold it.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

/// A whole number from 0 to `MOST`.
pub(crate) struct Whole<const MOST: u64>(pub(crate) u64);

impl<'de, const MOST: u64> Deserialize<'de> for Whole<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct UpTo<const MOST: u64>;
        impl<const MOST: u64> Visitor<'_> for UpTo<MOST> {
            type Value = Whole<MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if MOST == u64::MAX { f.write_str("a whole number, 0 or more") } else { write!(f, "a whole number from 0 to {MOST}") }
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Whole<MOST>, E> {
                if number <= MOST { Ok(Whole(number)) } else { Err(E::invalid_value(Unexpected::Unsigned(number), &self)) }
            }
        }
        deserializer.deserialize_u64(UpTo)
    }
}

/// For small counts.
pub(crate) fn small<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Whole::<{ u8::MAX as u64 }>::deserialize(deserializer).map(|number| number.0 as u8)
}

/// For counts that may grow.
pub(crate) fn large<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    Whole::<{ u32::MAX as u64 }>::deserialize(deserializer).map(|number| number.0 as u32)
}

/// For noise, which is `null` before the reveal.
pub(crate) fn large_or_null<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    let number = Option::<Whole<{ u32::MAX as u64 }>>::deserialize(deserializer)?;
    Ok(number.map(|number| number.0 as u32))
}

/// For prices, which are reckoned with as money.
pub(crate) fn price<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    Whole::<{ i32::MAX as u64 }>::deserialize(deserializer).map(|number| number.0 as i32)
}
