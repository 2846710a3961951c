//! Jewels and heaps of them (JH-2.5, JH-2.6).

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::content;
use crate::state::whole::Whole;

/// How many shapes there are.
pub const SHAPES: usize = 6;

/// The shape of a jewel, by its place in the order of the rules. As JSON its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Shape(u8);

impl Shape {
    /// The shape at this place.
    #[inline]
    pub(crate) const fn new(place: usize) -> Self {
        assert!(place < SHAPES);
        Self(place as u8)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..SHAPES as u8).map(Self)
    }

    /// Its place in the order.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in JSON.
    pub fn id(self) -> &'static str {
        &content().shapes[self.index()].id
    }

    /// What a loose one pays.
    #[inline]
    pub fn value(self) -> i32 {
        content().shapes[self.index()].value
    }

    /// The shape of that name.
    pub fn find(id: &str) -> Option<Self> {
        Self::all().find(|shape| shape.id() == id)
    }
}

engine::words_for_typescript!(Shape, "Shape", Self::all().map(Self::id));

impl Serialize for Shape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Shape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::find(&id).ok_or_else(|| D::Error::custom("there is no such shape"))
    }
}

/// How many jewels of each shape: a heap, what somebody owns, what a set needs. As JSON an object of positive counts.
///
/// One byte a shape in a machine word, so that heaps are added, taken away and compared at once. A count is never above 100: the most there are of
/// a shape is 17, and what strangers ask for beyond 100 is read as 100.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, ts_rs::TS)]
#[ts(type = "Partial<Record<Shape, number>>")]
pub struct Jewels(u64);

/// One in every byte that is used.
const ONES: u64 = 0x0000_0101_0101_0101;

/// The high bit of every byte that is used; no count has it.
const HIGH: u64 = ONES << 7;

/// The most of a shape that can be asked for.
const MOST: u64 = 100;

impl Jewels {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// One jewel of this shape.
    #[inline]
    pub const fn one(shape: Shape) -> Self {
        Self(1 << (shape.0 * 8))
    }

    /// So many of each shape, in order.
    pub fn new(counts: [u8; SHAPES]) -> Self {
        Shape::all().zip(counts).fold(Self::EMPTY, |all, (shape, count)| all.plus(Self::some(shape, u64::from(count))))
    }

    /// So many of one shape; too many for any purpose are as many as can be held.
    #[inline]
    pub fn some(shape: Shape, count: u64) -> Self {
        Self(count.min(MOST) << (shape.0 * 8))
    }

    /// How many of this shape.
    #[inline]
    pub const fn count(self, shape: Shape) -> u8 {
        (self.0 >> (shape.0 * 8)) as u8
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u32 {
        // In pairs of bytes first, because all of them together may be more than a byte holds.
        let pairs = (self.0 & 0x00FF_00FF_00FF_00FF) + (self.0 >> 8 & 0x00FF_00FF_00FF_00FF);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// What is left without `other`, all of which must be here.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }

    /// Whether all of `other` is here.
    #[inline]
    pub const fn covers(self, other: Self) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// How many shapes there are at all.
    #[inline]
    pub fn kinds(self) -> usize {
        Shape::all().filter(|shape| self.count(*shape) > 0).count()
    }

    /// Each shape that is here with its count, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Shape, u8)> {
        Shape::all().map(move |shape| (shape, self.count(shape))).filter(|(_, count)| *count > 0)
    }

    /// What they pay loose.
    pub fn loose(self) -> i32 {
        self.iter().map(|(shape, count)| i32::from(count) * shape.value()).sum()
    }

    /// What is here of what `other` asks for.
    #[must_use]
    pub fn limited_to(self, other: Self) -> Self {
        Shape::all().fold(Self::EMPTY, |all, shape| all.plus(Self::some(shape, u64::from(self.count(shape).min(other.count(shape))))))
    }
}

impl fmt::Debug for Jewels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(shape, count)| (shape.id(), count))).finish()
    }
}

impl Serialize for Jewels {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (shape, count) in self.iter() {
            map.serialize_entry(shape.id(), &count)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Jewels {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Jewels;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("positive counts by shape")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Jewels, A::Error> {
                let mut jewels = Jewels::EMPTY;
                while let Some((shape, Whole(count))) = map.next_entry::<Shape, Whole<{ u64::MAX }>>()? {
                    if count == 0 || jewels.count(shape) > 0 {
                        return Err(A::Error::custom("a shape is counted once, and never zero"));
                    }
                    jewels = jewels.plus(Jewels::some(shape, count));
                }
                Ok(jewels)
            }
        }
        deserializer.deserialize_map(Counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_2_6_jewels_are_counted_by_shape() {
        let jewels: Jewels = serde_json::from_str(r#"{"star":1,"oval":2}"#).unwrap();
        assert_eq!(serde_json::to_string(&jewels).unwrap(), r#"{"oval":2,"star":1}"#, "in the order of shapes");
        assert_eq!((jewels.len(), jewels.loose(), jewels.kinds()), (3, 5, 2));
        for text in [r#"{"oval":0}"#, r#"{"pearl":1}"#, r#"{"oval":-1}"#, r#"{"oval":1.5}"#, "[]"] {
            assert!(serde_json::from_str::<Jewels>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn heaps_are_compared_shape_by_shape() {
        let heap = Jewels::new([17, 0, 3, 0, 11, 1]);
        assert_eq!(heap.len(), 32);
        assert!(heap.covers(Jewels::new([17, 0, 3, 0, 11, 1])) && heap.covers(Jewels::EMPTY));
        for shape in Shape::all() {
            assert!(!heap.covers(heap.plus(Jewels::one(shape))));
            assert!(!heap.covers(Jewels::some(shape, u64::MAX)));
        }
        assert_eq!(heap.minus(Jewels::new([7, 0, 1, 0, 0, 1])), Jewels::new([10, 0, 2, 0, 11, 0]));
        assert_eq!(heap.limited_to(Jewels::new([1, 1, 9, 0, 0, 0])), Jewels::new([1, 0, 3, 0, 0, 0]));
        assert_eq!(Jewels::new([100; 6]).len(), 600);
    }
}
