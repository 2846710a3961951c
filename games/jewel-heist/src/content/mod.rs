//! What is in the box (section 2 of the rules): read from the files under `content/` and checked, once, before anybody plays.
//!
//! A file has a line for each thing, fields parted by spaces; lines that begin with `;` are comments.

pub mod cards;
pub(crate) mod form;
pub mod jewels;

use std::sync::LazyLock;

use engine::CardSet;

use crate::content::jewels::{Jewels, SHAPES, Shape};
use crate::floor::blueprint::Blueprint;

/// How many jewelry cards there are.
pub const JEWELRY: usize = 30;

/// How many kinds of gear there are.
pub const KINDS: usize = 10;

/// How many of them are offered in a game (JH-6.7).
pub const OFFERED: u32 = 6;

/// How many characters there are.
pub const CHARACTERS: usize = 10;

/// How many cards every hand always has.
pub const HAND: usize = 6;

/// How many blueprints there are.
pub const BLUEPRINTS: usize = 4;

/// Everything in the box.
#[derive(Debug)]
pub struct Content {
    /// The jewels, in the order of shapes.
    pub shapes: Vec<ShapeFacts>,
    /// The jewelry cards, by id.
    pub jewelry: Vec<JewelryFacts>,
    /// The gear, by kind.
    pub gear: Vec<GearFacts>,
    /// The characters, by name.
    pub characters: Vec<CharacterFacts>,
    /// The cards of every hand; the last is Call Fence.
    pub hand: Vec<HandFacts>,
    /// The floor plans.
    pub blueprints: Vec<Blueprint>,
}

/// A kind of jewel.
#[derive(Debug)]
pub struct ShapeFacts {
    /// Its name in JSON.
    pub id: String,
    /// What a loose one pays.
    pub value: i32,
    /// How many there are.
    pub count: u8,
}

/// A jewelry card.
#[derive(Debug)]
pub struct JewelryFacts {
    /// Its id, `J01`.
    pub id: String,
    /// The set it needs.
    pub set: Jewels,
    /// How many jewels that is, and how far the guard walks when the card is flipped.
    pub size: u8,
    /// What the set pays.
    pub value: i32,
    /// How much more that is than its jewels pay loose.
    pub bonus: i32,
}

/// A kind of gear.
#[derive(Debug)]
pub struct GearFacts {
    /// Its name in JSON.
    pub id: String,
    /// What it costs at the end.
    pub cost: u8,
    /// How loud it is.
    pub noise: u32,
    /// How many steps its owner may take.
    pub steps: u8,
    /// What it does.
    pub effect: Effect,
}

/// What gear can do (JH-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Rings somewhere: a source of noise for the guard.
    Alarm,
    /// Nothing but what it says: it is silent.
    Silence,
    /// Puts the light out.
    Blackout,
    /// Swings its owner to a space six cells away.
    Swing,
    /// Lets its owner walk and stand in the light.
    Disguise,
    /// Turns the guard a quarter, after he has turned.
    Mirror,
    /// Takes the jewels of a space one step away.
    Tongs,
    /// Darkens a lit cell.
    Smoke,
    /// Ends the guard's walk.
    Wire,
    /// Draws from the fence.
    Fence,
}

/// A character.
#[derive(Debug)]
pub struct CharacterFacts {
    /// Its name in JSON.
    pub id: String,
    /// How often its special can be used in a game; 0 if it always holds.
    pub uses: u8,
    /// What it can do.
    pub ability: Ability,
}

/// What characters can do (JH-2.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Steps across cases and through the light.
    Tumble,
    /// Draws two cards from the fence and keeps one; calls quietly.
    Haggle,
    /// Moves with less noise.
    Hush,
    /// Drops half.
    Slip,
    /// Turns the guard before players move.
    Turn,
    /// Asks another player for the card of the round.
    Question,
    /// Takes jewels from a player nearby.
    Steal,
    /// Takes a step more.
    Sprint,
    /// Takes the jewels of adjacent sides.
    Crack,
    /// Lets another player have the noise.
    Blame,
}

/// A card that every hand has.
#[derive(Debug)]
pub struct HandFacts {
    /// Its name in JSON.
    pub id: String,
    /// How many steps it allows.
    pub steps: u8,
    /// How loud it is.
    pub noise: u32,
}

/// What is in the box.
///
/// # Panics
/// If a content file is damaged, with its name and what is wrong.
#[inline]
pub fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| read().unwrap_or_else(|fault| panic!("{fault}")));
    &CONTENT
}

/// The files as they are shipped.
fn read() -> Result<Content, String> {
    let shapes = read_shapes("jewels.txt", include_str!("../../content/jewels.txt"))?;
    let jewelry = read_jewelry("jewelry.txt", include_str!("../../content/jewelry.txt"), &shapes)?;
    Ok(Content {
        shapes,
        jewelry,
        gear: read_gear("gear.txt", include_str!("../../content/gear.txt"))?,
        characters: read_characters("characters.txt", include_str!("../../content/characters.txt"))?,
        hand: read_hand("hand.txt", include_str!("../../content/hand.txt"))?,
        blueprints: vec![
            Blueprint::read("gallery", include_str!("../../content/blueprints/gallery.txt"))?,
            Blueprint::read("wings", include_str!("../../content/blueprints/wings.txt"))?,
            Blueprint::read("vault", include_str!("../../content/blueprints/vault.txt"))?,
            Blueprint::read("pinwheel", include_str!("../../content/blueprints/pinwheel.txt"))?,
        ],
    })
}

/// The lines of a file with their fields, each at least as many as said, and as many lines as the box has things.
fn table<'a>(file: &str, text: &'a str, things: usize, fields: usize) -> Result<Vec<Vec<&'a str>>, String> {
    let lines = text.lines().filter(|line| !line.starts_with(';') && !line.trim().is_empty());
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
    if let Some(short) = rows.iter().find(|row| row.len() < fields) {
        return Err(format!("{file}: {short:?} has fewer than {fields} fields"));
    }
    if rows.len() != things {
        return Err(format!("{file}: has {} lines, not {things}", rows.len()));
    }
    match (1..rows.len()).find(|&place| rows[..place].iter().any(|row| row[0] == rows[place][0])) {
        Some(place) => Err(format!("{file}: {} comes twice", rows[place][0])),
        None => Ok(rows),
    }
}

fn number<T: std::str::FromStr>(file: &str, field: &str) -> Result<T, String> {
    field.parse().map_err(|_| format!("{file}: {field:?} is no number that fits"))
}

/// Kinds and characters are kept by name, because lists of them are written in that order (JH-4.2).
fn sorted(file: &str, rows: &[Vec<&str>]) -> Result<(), String> {
    if rows.is_sorted_by_key(|row| row[0]) { Ok(()) } else { Err(format!("{file}: not in the order of names")) }
}

fn read_shapes(file: &str, text: &str) -> Result<Vec<ShapeFacts>, String> {
    let rows = table(file, text, SHAPES, 3)?;
    rows.iter().map(|row| Ok(ShapeFacts { id: row[0].to_owned(), value: number(file, row[1])?, count: number(file, row[2])? })).collect()
}

fn read_jewelry(file: &str, text: &str, shapes: &[ShapeFacts]) -> Result<Vec<JewelryFacts>, String> {
    let rows = table(file, text, JEWELRY, 3)?;
    let card = |(place, row): (usize, &Vec<&str>)| {
        if row[0] != format!("J{:02}", place + 1) {
            return Err(format!("{file}: {} is not the card after the one before", row[0]));
        }
        let (mut set, mut loose) = (Jewels::EMPTY, 0);
        for name in &row[2..] {
            let shape = shapes.iter().position(|shape| shape.id == *name).ok_or_else(|| format!("{file}: {name:?} is no jewel"))?;
            set = set.plus(Jewels::one(Shape::new(shape)));
            loose += shapes[shape].value;
        }
        let value = number(file, row[1])?;
        if value <= loose {
            return Err(format!("{file}: {} pays no more than its jewels", row[0]));
        }
        Ok(JewelryFacts { id: row[0].to_owned(), set, size: set.len() as u8, value, bonus: value - loose })
    };
    rows.iter().enumerate().map(card).collect()
}

fn read_gear(file: &str, text: &str) -> Result<Vec<GearFacts>, String> {
    let rows = table(file, text, KINDS, 5)?;
    sorted(file, &rows)?;
    let kind = |row: &Vec<&str>| {
        let effect = match row[4] {
            "alarm" => Effect::Alarm,
            "silence" => Effect::Silence,
            "blackout" => Effect::Blackout,
            "swing" => Effect::Swing,
            "disguise" => Effect::Disguise,
            "mirror" => Effect::Mirror,
            "tongs" => Effect::Tongs,
            "smoke" => Effect::Smoke,
            "wire" => Effect::Wire,
            "fence" => Effect::Fence,
            other => return Err(format!("{file}: the rules know no effect {other:?}")),
        };
        let (cost, noise, steps) = (number(file, row[1])?, number(file, row[2])?, number(file, row[3])?);
        Ok(GearFacts { id: row[0].to_owned(), cost, noise, steps, effect })
    };
    rows.iter().map(kind).collect()
}

fn read_characters(file: &str, text: &str) -> Result<Vec<CharacterFacts>, String> {
    let rows = table(file, text, CHARACTERS, 3)?;
    sorted(file, &rows)?;
    let character = |row: &Vec<&str>| {
        let ability = match row[2] {
            "tumble" => Ability::Tumble,
            "haggle" => Ability::Haggle,
            "hush" => Ability::Hush,
            "slip" => Ability::Slip,
            "turn" => Ability::Turn,
            "question" => Ability::Question,
            "steal" => Ability::Steal,
            "sprint" => Ability::Sprint,
            "crack" => Ability::Crack,
            "blame" => Ability::Blame,
            other => return Err(format!("{file}: the rules know no ability {other:?}")),
        };
        Ok(CharacterFacts { id: row[0].to_owned(), uses: number(file, row[1])?, ability })
    };
    rows.iter().map(character).collect()
}

fn read_hand(file: &str, text: &str) -> Result<Vec<HandFacts>, String> {
    let rows = table(file, text, HAND, 3)?;
    rows.iter().map(|row| Ok(HandFacts { id: row[0].to_owned(), steps: number(file, row[1])?, noise: number(file, row[2])? })).collect()
}

/// All jewelry cards.
pub const ALL_JEWELRY: CardSet = CardSet::first(JEWELRY as u32);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_2_8_sizes_values_and_mirrors() {
        let cards = &content().jewelry;
        let sizes: Vec<usize> = (2..=5).map(|size| cards.iter().filter(|card| card.size == size).count()).collect();
        assert_eq!(sizes, [6, 12, 8, 4]);
        // Every shape is paired with the other of its size.
        let mirrored = |set: Jewels| Jewels::new([1, 0, 3, 2, 5, 4].map(|other| set.count(Shape::new(other))));
        for pair in cards.chunks(2) {
            assert_eq!(
                (mirrored(pair[0].set), pair[0].value, pair[0].bonus),
                (pair[1].set, pair[1].value, pair[1].bonus),
                "{}",
                pair[1].id
            );
        }
    }

    /// No ten cards together need more of a shape than there is.
    #[test]
    fn jh_2_8_ten_cards_can_always_be_fulfilled() {
        let most = Shape::all().map(|shape| {
            let mut needs: Vec<u8> = content().jewelry.iter().map(|card| card.set.count(shape)).collect();
            needs.sort_unstable();
            needs.iter().rev().take(10).sum::<u8>()
        });
        assert_eq!(most.collect::<Vec<_>>(), [17, 17, 12, 12, 11, 11]);
        assert_eq!(content().shapes.iter().map(|shape| shape.count).collect::<Vec<_>>(), [17, 17, 12, 12, 11, 11]);
        assert_eq!(content().shapes.iter().map(|shape| u32::from(shape.count)).sum::<u32>(), 80, "JH-2.5");
    }

    #[test]
    fn damaged_files_are_named() {
        let gear = include_str!("../../content/gear.txt");
        for (damaged, what) in [
            (gear.replace("2 alarm", "2 bell"), "gear.txt: the rules know no effect \"bell\""),
            (gear.replace("trip_wire      1", "trip_wire      x"), "gear.txt: \"x\" is no number that fits"),
            (gear.replace("long_tongs     2 3 2 tongs\n", ""), "gear.txt: has 9 lines, not 10"),
            (gear.replace("trip_wire ", "smoke_screen "), "gear.txt: smoke_screen comes twice"),
            (gear.replace("alarm_clock ", "zither "), "gear.txt: not in the order of names"),
            (gear.replace(" 2 alarm", ""), "gear.txt: [\"alarm_clock\", \"2\", \"1\"] has fewer than 5 fields"),
        ] {
            assert_eq!(read_gear("gear.txt", &damaged).unwrap_err(), what);
        }
        let shapes = read_shapes("jewels.txt", include_str!("../../content/jewels.txt")).unwrap();
        let jewelry = include_str!("../../content/jewelry.txt");
        for (damaged, what) in [
            (jewelry.replace("J01 11  teardrop", "J01 11  pearl"), "jewelry.txt: \"pearl\" is no jewel"),
            (jewelry.replace("J01 11", "J01  6"), "jewelry.txt: J01 pays no more than its jewels"),
            (jewelry.replace("J02 11", "J99 11"), "jewelry.txt: J99 is not the card after the one before"),
        ] {
            assert_eq!(read_jewelry("jewelry.txt", &damaged, &shapes).unwrap_err(), what);
        }
        let characters = include_str!("../../content/characters.txt").replace("2 blame", "2 sing");
        assert_eq!(read_characters("characters.txt", &characters).unwrap_err(), "characters.txt: the rules know no ability \"sing\"");
    }
}
