//! Seats, sets of seats, viewers and audiences.

use std::fmt;

use serde::de::Error as _;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The most seats any game may have. Six is the most in the catalog; eight makes sets fit a byte with the spectator beside it.
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered from 0 clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ts_rs::TS, ToSchema)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If `number` is not below [`MAX_SEATS`]; numbers from outside go through [`Seat::checked`].
    #[inline]
    pub const fn new(number: usize) -> Self {
        assert!(number < MAX_SEATS);
        Self(number as u8)
    }

    /// The seat with this number, if a game of `seats` seats has it.
    #[inline]
    pub fn checked(number: u64, seats: usize) -> Option<Self> {
        (number < seats as u64).then_some(Self(number as u8))
    }

    /// The number of the seat.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize >= seats { Self(0) } else { Self(next) }
    }

    /// The next seat anticlockwise at a table of `seats`.
    #[inline]
    pub const fn previous(self, seats: usize) -> Self {
        if self.0 == 0 { Self(seats as u8 - 1) } else { Self(self.0 - 1) }
    }

    /// The first `seats` seats, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats as u8).map(Self)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Self::checked(number, MAX_SEATS).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats. As JSON a sorted list of numbers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, ts_rs::TS)]
#[ts(as = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `seats` seats.
    #[inline]
    pub const fn first(seats: usize) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat belongs to the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat.
    #[inline]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// How many seats belong to the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat belongs to the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }

    /// The lowest seat of the set.
    #[inline]
    pub fn lowest(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Who looks at a game: a player, or somebody who only watches. A spectator has a law of secrecy of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
    /// Everybody's eyes at once, with all cards open: for the replay of a game whose secrets are told when it is over, and for nothing else.
    Everyone,
}

impl Viewer {
    /// The seat, if it is a player who looks.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator | Self::Everyone => None,
        }
    }

    /// Whether this is the player on that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Whether this viewer sees what the player on that seat sees.
    #[inline]
    pub fn sees_as(self, seat: Seat) -> bool {
        matches!(self, Self::Everyone) || self.is(seat)
    }

    /// Everybody who can look at a running game of `seats` seats: each player, then the spectator.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> + Clone {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

/// As JSON: the seat's number, or `null` for a spectator.
impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Seat>::deserialize(deserializer)?.map_or(Self::Spectator, Self::Seat))
    }
}

/// Who hears an event. As JSON: `"all"`, or a list of seats with `null` for spectators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
    all: bool,
}

impl Audience {
    /// Everybody.
    pub const ALL: Self = Self { seats: SeatSet(u8::MAX), spectators: true, all: true };

    /// These seats and no spectator.
    #[inline]
    pub const fn seats(seats: SeatSet) -> Self {
        Self { seats, spectators: false, all: false }
    }

    /// One viewer, and nobody else. Everybody's eyes are no audience of their own.
    pub fn only(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::seats(SeatSet::only(seat)),
            Viewer::Spectator => Self { seats: SeatSet::EMPTY, spectators: true, all: false },
            Viewer::Everyone => Self::ALL,
        }
    }

    /// Everybody at a table of `seats` but these.
    #[inline]
    pub const fn all_but(hidden_from: SeatSet, seats: usize) -> Self {
        Self { seats: SeatSet(SeatSet::first(seats).0 & !hidden_from.0), spectators: true, all: false }
    }

    /// Whether this viewer is in the audience.
    #[inline]
    pub fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
            // An event with a hidden part is told in several forms: the one for spectators hides the most, and all others are heard.
            Viewer::Everyone => self.all || !self.spectators,
        }
    }

    /// Whether it is empty: then there is nothing to tell.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.seats.is_empty() && !self.spectators
    }
}

/// In the description of the HTTP API, as the next lines write it.
impl PartialSchema for Audience {
    fn schema() -> RefOr<Schema> {
        let all = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["all"]));
        let seat = ObjectBuilder::new().schema_type(SchemaType::from_iter([Type::Integer, Type::Null]));
        let about = "Who hears it: `all`, or some seats, and `null` for spectators.";
        OneOfBuilder::new().item(all).item(ArrayBuilder::new().items(seat)).description(Some(about)).into()
    }
}

impl ToSchema for Audience {}

impl Serialize for Audience {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.all {
            return serializer.serialize_str("all");
        }
        let mut list = serializer.serialize_seq(None)?;
        for seat in self.seats.iter() {
            list.serialize_element(&seat)?;
        }
        if self.spectators {
            list.serialize_element(&None::<Seat>)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Word(String),
            List(Vec<Viewer>),
        }
        match Form::deserialize(deserializer)? {
            Form::Word(word) if word == "all" => Ok(Self::ALL),
            Form::Word(word) => Err(D::Error::custom(format!("an audience is \"all\" or a list, not {word:?}"))),
            Form::List(viewers) => Ok(Self {
                seats: viewers.iter().filter_map(|viewer| viewer.seat()).collect(),
                spectators: viewers.contains(&Viewer::Spectator),
                all: false,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_wraps_around() {
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).previous(3), Seat::new(2));
    }

    #[test]
    fn sets_are_written_as_sorted_lists() {
        let set: SeatSet = [Seat::new(3), Seat::new(1)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,3]");
        assert_eq!(serde_json::from_str::<SeatSet>("[3,1]").unwrap(), set);
        assert_eq!(SeatSet::first(8).len(), 8);
    }

    #[test]
    fn audiences_keep_their_form() {
        for (audience, json) in [
            (Audience::ALL, "\"all\""),
            (Audience::seats(SeatSet::only(Seat::new(1))), "[1]"),
            (Audience::all_but(SeatSet::only(Seat::new(1)), 3), "[0,2,null]"),
        ] {
            assert_eq!(serde_json::to_string(&audience).unwrap(), json);
            assert_eq!(serde_json::from_str::<Audience>(json).unwrap(), audience);
        }
        assert!(!Audience::all_but(SeatSet::only(Seat::new(1)), 3).includes(Viewer::Seat(Seat::new(1))));
        assert!(!Audience::seats(SeatSet::first(2)).includes(Viewer::Spectator));
    }

    #[test]
    fn a_seat_beyond_the_table_is_refused() {
        assert_eq!(Seat::checked(3, 3), None);
        assert!(serde_json::from_str::<Seat>("8").is_err());
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }
}
