//! The kinds of tiles, characters, cards, things and elite guards: small numbers that know their names.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Character, Elite, EventCard, Item, Tile, content};

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident: $list:ident of $what:ty, $name:literal;)*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, ts_rs::TS)]
        #[ts(type = "string")]
        pub struct $kind(pub u8);

        impl $kind {
            /// Every kind, in the order of the file.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..content().$list.len() as u8).map(Self)
            }

            /// What the file says of it.
            #[inline]
            pub fn facts(self) -> &'static $what {
                &content().$list[usize::from(self.0)]
            }

            /// Its name in JSON.
            pub fn id(self) -> &'static str {
                &self.facts().id
            }

            /// The kind of that name.
            pub fn find(id: &str) -> Option<Self> {
                Self::all().find(|kind| kind.id() == id)
            }

            /// Its place in the file.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }

        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                Self::find(&id).ok_or_else(|| D::Error::custom(format!("there is no {} {id:?}", $name)))
            }
        })*
    };
}

kinds! {
    /// A kind of tile.
    TileKind: tiles of Tile, "tile";
    /// A character.
    CharacterKind: characters of Character, "character";
    /// A kind of event card.
    EventKind: events of EventCard, "event card";
    /// A kind of thing.
    ItemKind: items of Item, "thing";
    /// A kind of elite guard.
    EliteKind: elites of Elite, "elite guard";
}

impl ItemKind {
    /// What the crew is here for.
    pub const LOOT: Self = Self(0);
    /// A guard who gives no more trouble, with the number of his post.
    pub const BODY: Self = Self(1);
}
