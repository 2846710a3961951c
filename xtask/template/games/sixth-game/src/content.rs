//! The loot: read from `content/`, checked when it loads, and as clients get it.

use std::sync::LazyLock;

use engine::{Luck, Typescript};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SixthGame;

/// A kind of loot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", expecting = "a kind of loot")]
pub enum Kind {
    /// The least.
    Coin,
    /// More.
    Ring,
    /// The most.
    Crown,
}

impl Kind {
    /// All kinds, in the order of the file.
    pub const ALL: [Self; 3] = [Self::Coin, Self::Ring, Self::Crown];

    /// Its name in JSON, in the file and in the catalogs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Coin => "coin",
            Self::Ring => "ring",
            Self::Crown => "crown",
        }
    }

    /// What one is worth.
    pub fn points(self) -> u32 {
        LOOT[self as usize].points
    }

    /// How many there are.
    pub fn copies(self) -> u8 {
        LOOT[self as usize].copies
    }
}

/// A kind of loot as the file tells of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct LootFacts {
    id: Kind,
    points: u32,
    copies: u8,
}

static LOOT: LazyLock<[LootFacts; 3]> = LazyLock::new(|| read(include_str!("../content/loot.csv")).expect("content/loot.csv is whole"));

/// Reads the file: one line a kind, in the order of [`Kind::ALL`].
///
/// # Errors
/// With what is wrong with it.
pub fn read(text: &str) -> Result<[LootFacts; 3], String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect();
    if lines.len() != Kind::ALL.len() {
        return Err(format!("there are {} kinds, not {}", lines.len(), Kind::ALL.len()));
    }
    let mut facts = Kind::ALL.map(|id| LootFacts { id, points: 0, copies: 0 });
    for (facts, line) in facts.iter_mut().zip(lines) {
        let cells: Vec<&str> = line.split(',').collect();
        let [id, points, copies] = cells[..] else { return Err(format!("{line:?} has not three cells")) };
        if id != facts.id.id() {
            return Err(format!("{line:?} stands where {} belongs", facts.id.id()));
        }
        facts.points = points.parse().map_err(|_| format!("{line:?}: the points are no number"))?;
        facts.copies = copies.parse().map_err(|_| format!("{line:?}: the copies are no number"))?;
    }
    Ok(facts)
}

/// So much of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, expecting = "so much of each kind of loot")]
pub struct Loot {
    /// Coins.
    pub coin: u8,
    /// Rings.
    pub ring: u8,
    /// Crowns.
    pub crown: u8,
}

impl Loot {
    /// All that there is.
    pub fn everything() -> Self {
        Self { coin: Kind::Coin.copies(), ring: Kind::Ring.copies(), crown: Kind::Crown.copies() }
    }

    /// How much of one kind.
    #[inline]
    pub const fn of(self, kind: Kind) -> u8 {
        match kind {
            Kind::Coin => self.coin,
            Kind::Ring => self.ring,
            Kind::Crown => self.crown,
        }
    }

    /// The same, to be changed.
    #[inline]
    pub fn of_mut(&mut self, kind: Kind) -> &mut u8 {
        match kind {
            Kind::Coin => &mut self.coin,
            Kind::Ring => &mut self.ring,
            Kind::Crown => &mut self.crown,
        }
    }

    /// How many tokens.
    #[inline]
    pub fn count(self) -> u32 {
        Kind::ALL.into_iter().map(|kind| u32::from(self.of(kind))).sum()
    }

    /// What all of it is worth.
    #[inline]
    pub fn points(self) -> u32 {
        Kind::ALL.into_iter().map(|kind| u32::from(self.of(kind)) * kind.points()).sum()
    }

    /// Puts all of another heap to this one. No heap has more than there is.
    #[inline]
    pub fn put(&mut self, other: Self) {
        Kind::ALL.into_iter().for_each(|kind| *self.of_mut(kind) = self.of(kind).saturating_add(other.of(kind)));
    }

    /// What is left without another heap, which is part of this one.
    #[inline]
    #[must_use]
    pub fn without(mut self, other: Self) -> Self {
        Kind::ALL.into_iter().for_each(|kind| *self.of_mut(kind) = self.of(kind).saturating_sub(other.of(kind)));
        self
    }

    /// The kind of the token at this place, coins first.
    #[inline]
    pub fn nth(self, mut place: u64) -> Kind {
        for kind in Kind::ALL {
            match place.checked_sub(u64::from(self.of(kind))) {
                Some(further) => place = further,
                None => return kind,
            }
        }
        Kind::Crown
    }

    /// Takes so many tokens out at random, as far as there are that many.
    pub fn deal(&mut self, many: u32, luck: &mut impl Luck) -> Self {
        let mut dealt = Self::default();
        for _ in 0..many.min(self.count()) {
            let kind = self.nth(luck.below(u64::from(self.count())));
            *self.of_mut(kind) -= 1;
            *dealt.of_mut(kind) += 1;
        }
        dealt
    }
}

/// What clients get of the content.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Content {
    loot: [LootFacts; 3],
}

impl Typescript for SixthGame {
    type Content = Content;

    fn content() -> Content {
        Content { loot: *LOOT }
    }
}
