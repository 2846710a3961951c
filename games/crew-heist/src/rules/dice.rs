//! Dice: those that lie before a player, those he throws again, and what they show.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Faces of a player's dice; 0 is one that is being thrown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    /// The faces, in order.
    pub faces: [u8; 4],
    /// How many there are.
    pub count: u8,
}

impl Dice {
    /// The dice in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        self.faces.into_iter().take(usize::from(self.count))
    }

    /// What they are worth (CH-6.2).
    #[inline]
    pub fn hits(&self) -> u8 {
        self.iter().map(hits).sum()
    }
}

/// What a face is worth.
#[inline]
pub const fn hits(face: u8) -> u8 {
    match face {
        4 | 5 => 1,
        6 => 2,
        _ => 0,
    }
}

/// Some of a player's dice, by the bits of their indexes. The fifth bit stands for a die that nobody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct Slots(pub u8);

impl Slots {
    /// A die that nobody has.
    pub const NONE_SUCH: Self = Self(1 << 4);

    /// The indexes, ascending.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..5).filter(move |index| self.0 >> index & 1 == 1)
    }

    /// How many.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// From indexes; one that cannot be, or comes twice, makes it a die that nobody has.
    pub(crate) fn of(indexes: impl Iterator<Item = u64>) -> Self {
        indexes.fold(Self(0), |slots, index| {
            let bit = if index < 4 { 1 << index } else { Self::NONE_SUCH.0 };
            if slots.0 & bit != 0 { Self(slots.0 | Self::NONE_SUCH.0) } else { Self(slots.0 | bit) }
        })
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Faces of thrown dice, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ts_rs::TS)]
#[ts(as = "Vec<u8>")]
pub struct Faces {
    /// The faces.
    pub faces: [u8; 4],
    /// How many.
    pub count: u8,
}

impl Faces {
    /// In order.
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        self.faces.into_iter().take(usize::from(self.count))
    }

    /// The throw of `count` dice that belongs to a ticket: its digits in base 6, the first die lowest.
    pub(crate) fn from_ticket(count: u8, ticket: u64) -> Self {
        let mut thrown = Self { faces: [0; 4], count };
        let mut rest = ticket;
        for face in &mut thrown.faces[..usize::from(count)] {
            *face = (rest % 6) as u8 + 1;
            rest /= 6;
        }
        thrown
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let list = Vec::<u8>::deserialize(deserializer)?;
        if list.len() > 4 {
            return Err(D::Error::custom("at most four dice"));
        }
        let mut faces = Self { faces: [0; 4], count: list.len() as u8 };
        faces.faces[..list.len()].copy_from_slice(&list);
        Ok(faces)
    }
}
