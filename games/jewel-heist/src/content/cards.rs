//! Jewelry cards, gear, characters, and the cards of a hand, by number; what they say is in the content files.

use engine::{Bag, CardSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Ability, CHARACTERS, CharacterFacts, Effect, GearFacts, HAND, JEWELRY, JewelryFacts, KINDS, content};

macro_rules! named {
    ($type:ident, $count:expr, $what:literal, $id:expr) => {
        impl $type {
            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..($count) as u8).map(Self)
            }

            /// Its number.
            #[inline]
            pub const fn number(self) -> u8 {
                self.0
            }

            /// Its place in the order.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its name in JSON.
            pub fn id(self) -> &'static str {
                let id: fn(Self) -> &'static str = $id;
                id(self)
            }

            /// The one of that name.
            pub fn find(id: &str) -> Option<Self> {
                Self::all().find(|one| one.id() == id)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::find(&id).ok_or_else(|| D::Error::custom($what))
            }
        }
    };
}

/// A jewelry card. As JSON its id, `J07`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Jewelry(u8);

named!(Jewelry, JEWELRY, "there is no such jewelry card", |card| &card.facts().id);

impl Jewelry {
    /// The one with this number.
    #[inline]
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < JEWELRY);
        Self(number)
    }

    /// What the card says.
    #[inline]
    pub fn facts(self) -> &'static JewelryFacts {
        &content().jewelry[self.index()]
    }

    /// The cards of a set, in order.
    pub fn of(set: CardSet) -> impl Iterator<Item = Self> + Clone {
        set.iter().map(Self)
    }
}

/// A kind of gear. As JSON its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Kind(u8);

named!(Kind, KINDS, "there is no such gear", |kind| &kind.facts().id);

impl Kind {
    /// The one with this number.
    #[inline]
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < KINDS);
        Self(number)
    }

    /// What the gear is.
    #[inline]
    pub fn facts(self) -> &'static GearFacts {
        &content().gear[self.index()]
    }

    /// What it does.
    #[inline]
    pub fn effect(self) -> Effect {
        self.facts().effect
    }
}

/// Gear cards, by kind.
pub type Gear = Bag<KINDS>;

/// Gear cards by kind, none at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GearBag(pub Gear);

impl Default for GearBag {
    fn default() -> Self {
        Self(Gear::EMPTY)
    }
}

impl GearBag {
    /// How many of a kind.
    #[inline]
    pub fn count(&self, kind: Kind) -> u8 {
        self.0.count(kind.index())
    }

    /// What they cost (JH-6.9).
    pub fn cost(&self) -> i32 {
        Kind::all().map(|kind| i32::from(self.count(kind)) * i32::from(kind.facts().cost)).sum()
    }
}

/// The kinds of some gear, each as often as there are cards of it.
pub(crate) fn kinds_of(gear: &Gear) -> impl Iterator<Item = Kind> + Clone + '_ {
    (0..KINDS as u8).map(Kind).flat_map(|kind| std::iter::repeat_n(kind, usize::from(gear.count(kind.index()))))
}

/// A character. As JSON its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct Character(u8);

named!(Character, CHARACTERS, "there is no such character", |character| &character.facts().id);

impl Character {
    /// The one with this number.
    #[inline]
    pub(crate) const fn new(number: u8) -> Self {
        assert!((number as usize) < CHARACTERS);
        Self(number)
    }

    /// Who it is.
    #[inline]
    pub fn facts(self) -> &'static CharacterFacts {
        &content().characters[self.index()]
    }

    /// What it can do.
    #[inline]
    pub fn ability(self) -> Ability {
        self.facts().ability
    }
}

/// What a seat can choose for a round: a card that every hand has, or gear. As JSON its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ts_rs::TS)]
#[ts(type = "string")]
pub struct HandCard(u8);

named!(HandCard, HAND + KINDS, "there is no such card", |card| match card.gear() {
    Some(kind) => kind.id(),
    None => &content().hand[card.index()].id,
});

impl HandCard {
    /// The last of the cards that every hand has.
    pub const CALL_FENCE: Self = Self(HAND as u8 - 1);

    /// The card of a kind of gear.
    #[inline]
    pub const fn of(kind: Kind) -> Self {
        Self(HAND as u8 + kind.0)
    }

    /// Its kind, if it is gear.
    #[inline]
    pub const fn gear(self) -> Option<Kind> {
        match self.0.checked_sub(HAND as u8) {
            Some(kind) => Some(Kind(kind)),
            None => None,
        }
    }

    /// What its gear does, if it is gear.
    #[inline]
    pub fn effect(self) -> Option<Effect> {
        self.gear().map(Kind::effect)
    }

    /// Whether it is one of the five movement cards (JH-2.3).
    #[inline]
    pub const fn is_movement(self) -> bool {
        self.0 < Self::CALL_FENCE.0
    }

    /// How many steps it allows.
    #[inline]
    pub fn steps(self) -> u8 {
        self.gear().map_or_else(|| content().hand[self.index()].steps, |kind| kind.facts().steps)
    }

    /// How loud it is.
    #[inline]
    pub fn noise(self) -> u32 {
        self.gear().map_or_else(|| content().hand[self.index()].noise, |kind| kind.facts().noise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_2_3_the_hand() {
        let hand: Vec<_> = HandCard::all().take(HAND).map(|card| (card.id(), card.steps(), card.noise())).collect();
        assert_eq!(hand, [("tiptoe", 1, 1), ("creep", 2, 2), ("walk", 3, 4), ("jog", 4, 6), ("dash", 6, 8), ("call_fence", 0, 3)]);
        assert_eq!(HandCard::all().filter(|card| card.is_movement()).count(), 5);
        assert_eq!(HandCard::find("trip_wire").and_then(HandCard::gear), Kind::find("trip_wire"), "JH-2.4");
    }

    #[test]
    fn jh_2_9_every_effect_belongs_to_one_kind() {
        let effects: Vec<Effect> = Kind::all().map(Kind::effect).collect();
        assert!((1..effects.len()).all(|place| !effects[..place].contains(&effects[place])));
        let abilities: Vec<Ability> = Character::all().map(Character::ability).collect();
        assert!((1..abilities.len()).all(|place| !abilities[..place].contains(&abilities[place])), "JH-2.20");
    }
}
