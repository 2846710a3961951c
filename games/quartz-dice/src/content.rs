//! What is in the box (section 2 of the rules), from the files under `content/`. Counts by colour, values, the set bonus and the faces of the dice are the
//! house's reading of a damaged rulebook: whoever owns the box corrects them there and nowhere else (QD-2.8).

use engine::Bag;
use serde::{Deserialize, Serialize};

use crate::sheet::Sheet;

/// How many kinds of crystal there are: six colours, and the unstable ones last.
pub const KINDS: usize = 7;

/// How many kinds are valuable.
pub const COLOURS: usize = 6;

/// The unstable kind, as a number.
pub const UNSTABLE: usize = 6;

/// A heap of crystals.
pub type Heap = Bag<KINDS>;

/// What the box says of one kind of crystal.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// Its name in JSON.
    pub id: &'static str,
    /// How many there are.
    pub in_box: u8,
    /// How many are removed with three, four, five and six seats (QD-6.1).
    pub removed: [u8; 4],
    /// What one is worth at the end.
    pub value: i32,
}

const CRYSTAL_SHEET: Sheet =
    Sheet::new(include_str!("../content/crystals.csv"), "content/crystals.csv has a line of seven fields for each kind");
const TOOL_SHEET: Sheet = Sheet::new(include_str!("../content/tools.csv"), "content/tools.csv has a name and a number for each face");
const NUMBERS: Sheet = Sheet::new(include_str!("../content/numbers.csv"), "content/numbers.csv has a name and its numbers on each line");

const fn count(kind: usize, column: usize) -> u8 {
    CRYSTAL_SHEET.number(kind, column) as u8
}

/// The kinds in the book's order, which is also the order in which ties are broken (QD-2.2).
pub const CRYSTALS: [Facts; KINDS] = {
    let mut crystals = [Facts { id: "", in_box: 0, removed: [0; 4], value: 0 }; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        crystals[kind] = Facts {
            id: CRYSTAL_SHEET.field(kind, 0),
            in_box: count(kind, 1),
            removed: [count(kind, 2), count(kind, 3), count(kind, 4), count(kind, 5)],
            value: CRYSTAL_SHEET.number(kind, 6),
        };
        kind += 1;
    }
    crystals
};

/// What so many crystals of one colour pay on top; more than the last pay as much as the last (QD-2.5).
pub(crate) const SET_BONUS: [i32; 7] = {
    let mut bonus = [0; 7];
    let mut count = 0;
    while count < bonus.len() {
        bonus[count] = NUMBERS.named("set_bonus", count + 1);
        count += 1;
    }
    bonus
};

/// What the emptiest chest costs (QD-2.7).
pub const RECKLESS: i32 = NUMBERS.named("reckless", 1);

/// How many pairs of unstable crystals lie beside the bag at first (QD-2.1).
pub const PAIRS: u8 = NUMBERS.named("pairs", 1) as u8;

/// How many dice there are (QD-2.6).
pub const DICE: u8 = NUMBERS.named("dice", 1) as u8;

/// The faces of every die, one each (QD-2.6).
pub const FACES: [&str; 6] = {
    let mut faces = [""; 6];
    let mut face = 0;
    while face < faces.len() {
        faces[face] = TOOL_SHEET.field(face, 0);
        face += 1;
    }
    faces
};

/// The face of which two make a wild.
pub const HELMET: u8 = 5;

/// How many rolls of a turn are free (QD-6.9).
pub const FREE_ROLLS: u32 = NUMBERS.named("free_rolls", 1) as u32;

/// How many rounds a game has, where their number is limited (QD-6.5).
pub const ROUNDS: u32 = NUMBERS.named("rounds", 1) as u32;

/// How many games a tournament has (QD-9.10).
pub const GAMES: u8 = NUMBERS.named("games", 1) as u8;

/// How many unstable crystals on a cart are an accident (QD-9.2).
pub const ACCIDENT: u8 = NUMBERS.named("accident", 1) as u8;

/// The fewest faces with which each tool does something (QD-5.11 to QD-5.15).
const LEAST: [u8; 5] = {
    let mut least = [0; 5];
    let mut tool = 0;
    while tool < least.len() {
        least[tool] = TOOL_SHEET.number(tool, 1) as u8;
        tool += 1;
    }
    least
};

/// The bonus for so many crystals of one colour.
#[inline]
pub const fn set_bonus(crystals: u8) -> i32 {
    SET_BONUS[if crystals < 6 { crystals as usize } else { 6 }]
}

/// A kind of crystal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names of the crystals say what they are")]
pub enum Crystal {
    Quartz,
    Rubellite,
    Emerald,
    Sapphire,
    Ruby,
    Amber,
    Unstable,
}

impl Crystal {
    /// Every kind, in order.
    pub const ALL: [Self; KINDS] = [Self::Quartz, Self::Rubellite, Self::Emerald, Self::Sapphire, Self::Ruby, Self::Amber, Self::Unstable];

    /// The kind as a number.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name in JSON.
    pub const fn id(self) -> &'static str {
        CRYSTALS[self.index()].id
    }

    /// What one is worth at the end, sets apart.
    #[inline]
    pub const fn value(self) -> i32 {
        CRYSTALS[self.index()].value
    }

    /// Whether it can be stolen and forms sets.
    #[inline]
    pub const fn is_valuable(self) -> bool {
        self.index() != UNSTABLE
    }

    /// The kind of this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|crystal| crystal.id() == id)
    }
}

/// What the dice let a player do: five of their six faces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// Draw crystals (QD-6.12).
    Pickaxe,
    /// Draw crystals and put half back (QD-6.13).
    Jackhammer,
    /// Lock crystals away (QD-6.14).
    Chest,
    /// Hand unstable crystals to others (QD-6.15).
    Transfer,
    /// Take valuable crystals from others (QD-6.16).
    Steal,
}

impl Tool {
    /// Every tool, in order.
    pub const ALL: [Self; 5] = [Self::Pickaxe, Self::Jackhammer, Self::Chest, Self::Transfer, Self::Steal];

    /// The face it stands on.
    #[inline]
    pub const fn face(self) -> u8 {
        self as u8
    }

    /// Its name in JSON.
    pub const fn id(self) -> &'static str {
        FACES[self as usize]
    }

    /// The fewest faces that do something (QD-5.11 to QD-5.15).
    #[inline]
    pub const fn least(self) -> u8 {
        LEAST[self as usize]
    }

    /// Whether it draws from the bag; the others move crystals one by one.
    #[inline]
    pub const fn draws(self) -> bool {
        matches!(self, Self::Pickaxe | Self::Jackhammer)
    }

    /// How many crystals it draws or moves with this strength, if there are as many (QD-5.11 to QD-5.15).
    #[inline]
    pub const fn moves(self, strength: u8) -> u8 {
        if self.draws() { strength } else { strength.saturating_sub(1) }
    }

    /// How many of so many drawn crystals it puts back into the bag (QD-5.17).
    #[inline]
    pub const fn returns(self, drawn: u8) -> u8 {
        match self {
            Self::Jackhammer => drawn / 2,
            _ => 0,
        }
    }

    /// The tool of this name.
    pub fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tool| tool.id() == id)
    }
}

/// How many valuable crystals there are.
#[inline]
pub fn valuable(heap: &Heap) -> u8 {
    heap.counts()[..COLOURS].iter().sum()
}

/// How many unstable crystals there are.
#[inline]
pub const fn unstable(heap: &Heap) -> u8 {
    heap.count(UNSTABLE)
}

/// The box after set-up: what is removed, and what is in the bag with the first unstable crystal (QD-6.1, QD-6.4).
pub fn set_up(seats: usize) -> (Heap, Heap) {
    let mut removed = [0; KINDS];
    let mut bag = [0; KINDS];
    for (kind, facts) in CRYSTALS.iter().enumerate() {
        removed[kind] = facts.removed[seats - 3];
        bag[kind] = facts.in_box - removed[kind];
    }
    bag[UNSTABLE] -= 2 * PAIRS;
    (Heap::new(removed), Heap::new(bag))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn qd_2_1_and_2_2_the_box_adds_up() {
        let in_box: u32 = CRYSTALS.iter().map(|facts| u32::from(facts.in_box)).sum();
        assert_eq!(in_box, 70);
        for (seats, valuables, money) in [(3, 38, 134), (4, 44, 158), (5, 49, 174), (6, 57, 201)] {
            let (removed, bag) = set_up(seats);
            assert_eq!((valuable(&bag), unstable(&bag), unstable(&removed)), (valuables, 1, 0));
            let value: i32 = CRYSTALS[..COLOURS].iter().zip(bag.counts()).map(|(facts, &count)| facts.value * i32::from(count)).sum();
            assert_eq!(value, money);
        }
    }

    /// QD-2.3: the chart is a third, a quarter and a sixth of each colour, rounded down.
    #[test]
    fn qd_2_3_the_chart_follows_from_the_box() {
        for facts in &CRYSTALS[..COLOURS] {
            assert_eq!(facts.removed, [facts.in_box / 3, facts.in_box / 4, facts.in_box / 6, 0], "{}", facts.id);
        }
    }

    #[test]
    fn qd_2_5_the_bonus_is_pairs_of_three_to_six() {
        for crystals in 0..=12u8 {
            let n = i32::from(crystals.min(6));
            assert_eq!(set_bonus(crystals), if n < 3 { 0 } else { n * (n - 1) / 2 });
        }
    }

    #[test]
    fn names_are_found() {
        let ids: Vec<Value> = Crystal::ALL.iter().map(|crystal| serde_json::to_value(crystal).unwrap()).collect();
        assert!(ids.iter().zip(&CRYSTALS).all(|(id, facts)| id == facts.id), "the files name what the types name");
        assert!(Tool::ALL.iter().all(|tool| serde_json::to_value(tool).unwrap() == tool.id()) && FACES[usize::from(HELMET)] == "helmet");
        assert!(Crystal::ALL.into_iter().all(|crystal| Crystal::find(crystal.id()) == Some(crystal)));
        assert!(Tool::ALL.into_iter().all(|tool| Tool::find(tool.id()) == Some(tool)));
        assert_eq!((Tool::find("helmet"), Crystal::find("obsidian")), (None, None));
    }
}
