//! The box as clients get it: crystals, tools, and the numbers of the rules.

use engine::Typescript;
use serde::Serialize;
use ts_rs::TS;

use crate::QuartzDice;
use crate::content::{ACCIDENT, CRYSTALS, Crystal, DICE, FREE_ROLLS, GAMES, PAIRS, RECKLESS, ROUNDS, SET_BONUS, Tool};
use crate::form::Face;

/// What is printed on the pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Content")]
pub struct ContentForm {
    crystals: Vec<CrystalForm>,
    tools: Vec<ToolForm>,
    /// The faces of every die, one each (QD-2.6).
    faces: [Face; 6],
    /// What crystals of one colour pay on top, from none; more pay as much as the last (QD-2.5).
    set_bonus: Vec<i32>,
    /// What the emptiest chest costs (QD-2.7).
    reckless: i32,
    /// Pairs of unstable crystals beside the bag (QD-2.1).
    pairs: u8,
    dice: u8,
    /// Rolls of a turn that cost nothing (QD-6.9).
    free_rolls: u32,
    rounds: u32,
    /// Games of a tournament (QD-9.10).
    games: u8,
    /// Unstable crystals on a cart that are an accident (QD-9.2).
    accident: u8,
}

/// A kind of crystal, in the order of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "CrystalFacts")]
struct CrystalForm {
    id: Crystal,
    in_box: u8,
    /// What one is worth at the end, sets apart.
    value: i32,
}

/// A tool, in the order of the dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "ToolFacts")]
struct ToolForm {
    id: Tool,
    /// The fewest faces that do something (QD-5.11 to QD-5.15).
    least: u8,
    /// Whether it draws from the bag; the others move crystals.
    draws: bool,
}

impl Typescript for QuartzDice {
    type Content = ContentForm;

    fn content() -> ContentForm {
        let crystals =
            Crystal::ALL.into_iter().zip(&CRYSTALS).map(|(id, facts)| CrystalForm { id, in_box: facts.in_box, value: facts.value });
        ContentForm {
            crystals: crystals.collect(),
            tools: Tool::ALL.map(|id| ToolForm { id, least: id.least(), draws: id.draws() }).to_vec(),
            faces: Face::ALL,
            set_bonus: SET_BONUS.to_vec(),
            reckless: RECKLESS,
            pairs: PAIRS,
            dice: DICE,
            free_rolls: FREE_ROLLS,
            rounds: ROUNDS,
            games: GAMES,
            accident: ACCIDENT,
        }
    }
}
