//! Directions: the four along which the track runs, and any way the guard can face (JH-2.36, JH-2.39).

use std::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::floor::cell::{Cell, SIDE};

/// One of the four directions of the floor plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, ts_rs::TS)]
pub enum Direction {
    /// Towards row 1.
    #[serde(rename = "N")]
    North,
    /// Towards column o.
    #[serde(rename = "E")]
    East,
    /// Towards row 15.
    #[serde(rename = "S")]
    South,
    /// Towards column a.
    #[serde(rename = "W")]
    West,
}

impl Direction {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its place in that order.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other way along the same line.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self.index() + 2) % 4]
    }
}

/// The largest number of columns or rows between two cells.
const FAR: i32 = SIDE as i32 - 1;

/// How many columns, or rows, a facing can have: from -14 to 14.
const SPAN: usize = 2 * FAR as usize + 1;

/// How many pairs of columns and rows there are. Not all are in lowest terms, but a table by [`Facing::index`] is small all the same.
pub(crate) const FACINGS: usize = SPAN * SPAN;

/// A way the guard can face: columns east and rows south, in lowest terms. As JSON `[dx,dy]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, ts_rs::TS)]
#[ts(type = "[number, number]")]
pub struct Facing {
    dx: i8,
    dy: i8,
}

/// The greatest common divisor of two numbers of cells, of which one is not 0.
const fn common_divisor(one: i32, other: i32) -> i32 {
    let (mut one, mut other) = (one.abs(), other.abs());
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// The same for all numbers of cells there can be between two cells: the guard turns too often to divide each time.
const DIVISORS: [[i8; SIDE]; SIDE] = {
    let mut divisors = [[0; SIDE]; SIDE];
    let mut columns = 0;
    while columns < SIDE {
        let mut rows = 0;
        while rows < SIDE {
            divisors[columns][rows] = common_divisor(columns as i32, rows as i32) as i8;
            rows += 1;
        }
        columns += 1;
    }
    divisors
};

/// The names of sixteen points of the compass, clockwise from the north.
const WINDS: [&str; 16] = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"];

impl Facing {
    /// North, which is where he faces at first (JH-7.23).
    pub const NORTH: Self = Self { dx: 0, dy: -1 };

    /// The eight compass points, clockwise from the north.
    pub const COMPASS: [Self; 8] = [
        Self::NORTH,
        Self { dx: 1, dy: -1 },
        Self { dx: 1, dy: 0 },
        Self { dx: 1, dy: 1 },
        Self { dx: 0, dy: 1 },
        Self { dx: -1, dy: 1 },
        Self { dx: -1, dy: 0 },
        Self { dx: -1, dy: -1 },
    ];

    /// So many columns east and rows south; none if these are no facing (JH-2.39).
    pub fn new(dx: i64, dy: i64) -> Option<Self> {
        let far = i64::from(FAR);
        let fits = (-far..=far).contains(&dx) && (-far..=far).contains(&dy) && common_divisor(dx as i32, dy as i32) == 1;
        fits.then_some(Self { dx: dx as i8, dy: dy as i8 })
    }

    /// Towards a cell from another one; none if they are the same.
    #[inline]
    pub fn towards(from: Cell, to: Cell) -> Option<Self> {
        let (dx, dy) = from.offset_to(to);
        let divisor = DIVISORS[dx.unsigned_abs() as usize][dy.unsigned_abs() as usize];
        (divisor != 0).then(|| Self { dx: dx as i8 / divisor, dy: dy as i8 / divisor })
    }

    /// One of the four directions.
    #[inline]
    pub const fn of(direction: Direction) -> Self {
        Self::COMPASS[2 * direction.index()]
    }

    /// All facings there are.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let far = i64::from(FAR);
        (-far..=far).flat_map(move |dx| (-far..=far).filter_map(move |dy| Self::new(dx, dy)))
    }

    /// Columns east and rows south.
    #[inline]
    pub const fn offset(self) -> (i32, i32) {
        (self.dx as i32, self.dy as i32)
    }

    /// Its place in a table of [`FACINGS`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.dx as i32 + FAR) as usize * SPAN + (self.dy as i32 + FAR) as usize
    }

    /// Above 0 for what lies ahead: the larger, the straighter ahead and the farther.
    #[inline]
    pub(crate) const fn dot(self, (dx, dy): (i32, i32)) -> i32 {
        self.dx as i32 * dx + self.dy as i32 * dy
    }

    /// Above 0 for what lies to the right, below 0 for what lies to the left.
    #[inline]
    pub(crate) const fn cross(self, (dx, dy): (i32, i32)) -> i32 {
        self.dx as i32 * dy - self.dy as i32 * dx
    }

    /// A quarter to the right.
    #[inline]
    #[must_use]
    pub const fn right(self) -> Self {
        Self { dx: -self.dy, dy: self.dx }
    }

    /// A quarter to the left.
    #[inline]
    #[must_use]
    pub const fn left(self) -> Self {
        Self { dx: self.dy, dy: -self.dx }
    }

    /// Whether it is one of the eight compass points.
    #[inline]
    pub fn is_compass_point(self) -> bool {
        Self::COMPASS.contains(&self)
    }

    /// Where a direction comes among the four as they are seen from this facing: straight ahead first, of two alike the one to the right (JH-2.46).
    /// The smaller comes first.
    #[inline]
    pub(crate) const fn rank(self, direction: Direction) -> i32 {
        let way = Self::of(direction).offset();
        -2 * self.dot(way) - if self.cross(way) > 0 { 1 } else { 0 }
    }

    /// Whether a direction is less than 45 degrees off this facing (JH-2.49).
    #[inline]
    pub(crate) const fn is_along(self, direction: Direction) -> bool {
        let way = Self::of(direction).offset();
        self.cross(way).abs() < self.dot(way)
    }

    /// The name of the nearest of sixteen points of the compass, for words: `N`, `NNE`, …
    pub fn wind(self) -> &'static str {
        let angle = f64::from(self.dx).atan2(f64::from(-self.dy)).to_degrees();
        WINDS[(angle / 22.5).round().rem_euclid(16.0) as usize]
    }
}

impl Serialize for Facing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.dx, self.dy].serialize(serializer)
    }
}

/// Reads a facing; if `letters`, also one of the four of the first version of the rules.
struct Reads {
    letters: bool,
}

const EXPECTED: &str = "two whole numbers from -14 to 14 in lowest terms";

impl<'de> Visitor<'de> for Reads {
    type Value = Facing;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(EXPECTED)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Facing, A::Error> {
        let wrong = || A::Error::custom(EXPECTED);
        let (Some(dx), Some(dy), None) = (
            list.next_element::<i64>().map_err(|_| wrong())?,
            list.next_element::<i64>().map_err(|_| wrong())?,
            list.next_element::<i64>().map_err(|_| wrong())?,
        ) else {
            return Err(wrong());
        };
        Facing::new(dx, dy).ok_or_else(wrong)
    }

    fn visit_str<E: serde::de::Error>(self, letter: &str) -> Result<Facing, E> {
        let direction = Direction::ALL.into_iter().find(|direction| WINDS[4 * direction.index()] == letter);
        direction.filter(|_| self.letters).map(Facing::of).ok_or_else(|| E::custom(EXPECTED))
    }
}

impl<'de> Deserialize<'de> for Facing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reads { letters: false })
    }
}

/// Reads a facing as it was told, also in a record of the first version of the rules, where it was `"N"`, `"E"`, `"S"` or `"W"`.
pub(crate) fn told<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Facing, D::Error> {
    deserializer.deserialize_any(Reads { letters: true })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn facing(dx: i64, dy: i64) -> Facing {
        Facing::new(dx, dy).unwrap()
    }

    #[test]
    fn jh_2_39_a_facing_is_in_lowest_terms() {
        for (dx, dy) in [(0, 0), (2, 2), (0, 2), (15, 1), (-15, 1), (i64::MAX, 1), (i64::MIN, 1), (6, -9)] {
            assert_eq!(Facing::new(dx, dy), None, "{dx} {dy}");
        }
        assert_eq!(Facing::all().count(), 512);
        let cell = |name: &str| Cell::find(name).unwrap();
        for (from, to, way) in [
            ("h8", "g7", Some((-1, -1))),
            ("h8", "g5", Some((-1, -3))),
            ("l8", "h1", Some((-4, -7))),
            ("a1", "o15", Some((1, 1))),
            ("a1", "a1", None),
        ] {
            assert_eq!(Facing::towards(cell(from), cell(to)), way.map(|(dx, dy)| facing(dx, dy)), "{from} {to}");
        }
    }

    #[test]
    fn jh_2_39_quarters() {
        assert_eq!((facing(-1, 3).right(), facing(-1, 3).left()), (facing(-3, -1), facing(3, 1)));
        assert_eq!(Facing::NORTH.right(), Facing::of(Direction::East));
        assert!(Facing::all().all(|way| way.right().left() == way && way.cross(way.right().offset()) > 0));
    }

    #[test]
    fn jh_2_46_directions_as_they_are_seen() {
        let seen = |way: Facing| {
            let mut all = Direction::ALL;
            all.sort_by_key(|direction| way.rank(*direction));
            serde_json::to_value(all).unwrap()
        };
        assert_eq!(seen(Facing::NORTH), json!(["N", "E", "W", "S"]));
        assert_eq!(seen(facing(1, -1)), json!(["E", "N", "S", "W"]));
        assert_eq!(seen(facing(1, -2)), json!(["N", "E", "W", "S"]));
        assert_eq!(seen(facing(-3, 1)), json!(["W", "S", "N", "E"]));
    }

    #[test]
    fn facings_are_read_as_they_are_written() {
        for way in Facing::all() {
            let written = serde_json::to_value(way).unwrap();
            assert_eq!(written, json!([way.dx, way.dy]));
            assert_eq!(serde_json::from_value::<Facing>(written).unwrap(), way);
        }
        for no_facing in [
            json!("N"),
            json!([0, 0]),
            json!([2, 2]),
            json!([1, 0, 0]),
            json!([15, 1]),
            json!([1]),
            json!([1.0, 0]),
            json!({"dx": 1, "dy": 0}),
            json!(null),
        ] {
            assert!(serde_json::from_value::<Facing>(no_facing.clone()).is_err(), "{no_facing}");
        }
        assert_eq!(told(json!("E")).unwrap(), facing(1, 0));
        assert_eq!(told(json!([-1, 3])).unwrap(), facing(-1, 3));
        assert!(told(json!("NE")).is_err() && told(json!("up")).is_err());
    }

    #[test]
    fn the_nearest_point_of_the_compass_is_named() {
        for (dx, dy, wind) in [
            (0, -1, "N"),
            (1, -1, "NE"),
            (1, 0, "E"),
            (0, 1, "S"),
            (-1, 0, "W"),
            (-1, -3, "NNW"),
            (9, -5, "ENE"),
            (1, -14, "N"),
            (-3, 2, "WSW"),
        ] {
            assert_eq!(facing(dx, dy).wind(), wind);
        }
    }
}
