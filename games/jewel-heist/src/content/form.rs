//! The box as clients get it: cards, gear, characters, and the floor plans as they are drawn.

use engine::Typescript;
use serde::Serialize;
use ts_rs::TS;

use crate::JewelHeist;
use crate::content::cards::{Character, HandCard, Jewelry, Kind};
use crate::content::jewels::{Jewels, Shape};
use crate::content::{Ability, Effect, HAND, OFFERED, content};
use crate::floor::blueprint::Blueprint;
use crate::floor::cell::{Cell, SIDE};

/// What is printed on the pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Content")]
pub struct ContentForm {
    /// The jewels, in the order of shapes (JH-2.5).
    shapes: Vec<ShapeForm>,
    /// The jewelry cards (JH-2.7).
    jewelry: Vec<JewelryForm>,
    /// The cards that every hand has (JH-2.3), the last one being the call to the fence.
    hand: Vec<HandForm>,
    /// The kinds of gear (JH-2.9).
    gear: Vec<GearForm>,
    /// How many of them are offered in a game (JH-6.7).
    offered: u32,
    characters: Vec<CharacterForm>,
    blueprints: Vec<BlueprintForm>,
}

/// A kind of jewel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "ShapeFacts")]
struct ShapeForm {
    id: Shape,
    /// What a loose one pays.
    value: i32,
    count: u8,
}

/// A jewelry card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "CardFacts")]
struct JewelryForm {
    id: Jewelry,
    /// What the set pays.
    value: i32,
    set: Jewels,
}

/// A card that every hand has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "HandFacts")]
struct HandForm {
    id: HandCard,
    steps: u8,
    noise: u32,
}

/// A kind of gear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "GearFacts")]
struct GearForm {
    id: Kind,
    cost: u8,
    noise: u32,
    steps: u8,
    effect: Effect,
    when: When,
}

/// A character.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "CharacterFacts")]
struct CharacterForm {
    id: Character,
    /// How often its special can be used in a game; 0: it always holds.
    uses: u8,
    ability: Ability,
    when: When,
}

/// When gear or an ability does what it does (JH-2.10, JH-2.20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
enum When {
    /// Before players move.
    Before,
    /// With the move.
    Move,
    /// After the guard has turned.
    Guard,
    /// At all times.
    Always,
    /// Before cards are chosen.
    Question,
    /// When its owner is caught.
    Caught,
}

impl When {
    const fn of_effect(effect: Effect) -> Self {
        match effect {
            Effect::Mirror => Self::Guard,
            Effect::Alarm | Effect::Blackout | Effect::Smoke | Effect::Wire => Self::Before,
            Effect::Silence | Effect::Swing | Effect::Disguise | Effect::Tongs | Effect::Fence => Self::Move,
        }
    }

    const fn of_ability(ability: Ability) -> Self {
        match ability {
            Ability::Turn | Ability::Blame => Self::Before,
            Ability::Steal | Ability::Crack => Self::Move,
            Ability::Question => Self::Question,
            Ability::Slip => Self::Caught,
            Ability::Tumble | Ability::Haggle | Ability::Hush | Ability::Sprint => Self::Always,
        }
    }
}

/// A floor plan as it is drawn (JH-2.30).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Blueprint")]
struct BlueprintForm {
    id: &'static str,
    /// Where players can stand, in reading order.
    spaces: Vec<Cell>,
    /// The start spaces among them.
    starts: Vec<Cell>,
    track: Vec<Cell>,
    walls: Vec<Cell>,
    /// The middles of the display cases.
    cases: Vec<Cell>,
    /// Lines to walk along between cases.
    lines: Vec<Stroke>,
    /// Lines to walk along round a case, and to a door.
    rounds: Vec<Stroke>,
    /// The links of the guard's track.
    links: Vec<Stroke>,
}

/// A stroke from the middle of one cell to the middle of another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
struct Stroke {
    from: Cell,
    to: Cell,
}

impl BlueprintForm {
    fn of(plan: &Blueprint) -> Self {
        let all = |signs: &[u8]| Cell::all().filter(|cell| signs.contains(&plan.sign(*cell))).collect::<Vec<Cell>>();
        let doors = all(b"S").into_iter().flat_map(|from| beside(from).into_iter().flatten().map(move |to| Stroke { from, to }));
        let mut rounds = across(plan, b"-|", b"o");
        rounds.extend(doors.filter(|stroke| plan.sign(stroke.to) == b'o'));
        Self {
            id: plan.id,
            spaces: all(b"oS"),
            starts: all(b"S"),
            track: all(b"*C"),
            walls: all(b"#"),
            cases: all(b"+"),
            lines: across(plan, b"=%", b"o"),
            rounds,
            links: across(plan, b":%", b"*C"),
        }
    }
}

/// The cells to the west, east, north and south of one.
fn beside(cell: Cell) -> [Option<Cell>; 4] {
    let (column, row) = (cell.column(), cell.row());
    let at = |column: usize, row: usize| (column < SIDE && row < SIDE).then(|| Cell::at(column, row));
    [at(column.wrapping_sub(1), row), at(column + 1, row), at(column, row.wrapping_sub(1)), at(column, row + 1)]
}

/// Strokes over cells with one of these signs, between two cells with one of those.
fn across(plan: &Blueprint, over: &[u8], between: &[u8]) -> Vec<Stroke> {
    let is_end = |cell: &Cell| between.contains(&plan.sign(*cell));
    let strokes = |cell: Cell| {
        let [west, east, north, south] = beside(cell).map(|cell| cell.filter(is_end));
        [west.zip(east), north.zip(south)].into_iter().flatten().map(|(from, to)| Stroke { from, to })
    };
    Cell::all().filter(|cell| over.contains(&plan.sign(*cell))).flat_map(strokes).collect()
}

impl Typescript for JewelHeist {
    type Content = ContentForm;

    fn content() -> ContentForm {
        let content = content();
        let gear = Kind::all().map(|id| {
            let facts = id.facts();
            let when = When::of_effect(facts.effect);
            GearForm { id, cost: facts.cost, noise: facts.noise, steps: facts.steps, effect: facts.effect, when }
        });
        let characters = Character::all().map(|id| {
            let facts = id.facts();
            CharacterForm { id, uses: facts.uses, ability: facts.ability, when: When::of_ability(facts.ability) }
        });
        ContentForm {
            shapes: Shape::all().zip(&content.shapes).map(|(id, facts)| ShapeForm { id, value: facts.value, count: facts.count }).collect(),
            jewelry: Jewelry::all().map(|id| JewelryForm { id, value: id.facts().value, set: id.facts().set }).collect(),
            hand: HandCard::all().take(HAND).map(|id| HandForm { id, steps: id.steps(), noise: id.noise() }).collect(),
            gear: gear.collect(),
            offered: OFFERED,
            characters: characters.collect(),
            blueprints: content.blueprints.iter().map(BlueprintForm::of).collect(),
        }
    }
}
