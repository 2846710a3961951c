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
    /// What it does with each strength from none on, where there are enough crystals.
    does: Vec<UseForm>,
}

/// What a tool does with one strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "ToolUse")]
struct UseForm {
    /// How many crystals it draws or moves (QD-5.11 to QD-5.15).
    crystals: u8,
    /// How many of them go back into the bag (QD-5.17).
    back: u8,
}

impl ToolForm {
    fn of(id: Tool) -> Self {
        let does = (0..=DICE).map(|strength| UseForm { crystals: id.moves(strength), back: id.returns(id.moves(strength)) });
        Self { id, least: id.least(), draws: id.draws(), does: does.collect() }
    }
}

impl Typescript for QuartzDice {
    type Content = ContentForm;

    fn content() -> ContentForm {
        let crystals =
            Crystal::ALL.into_iter().zip(&CRYSTALS).map(|(id, facts)| CrystalForm { id, in_box: facts.in_box, value: facts.value });
        ContentForm {
            crystals: crystals.collect(),
            tools: Tool::ALL.map(ToolForm::of).to_vec(),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// QD-5.11 to QD-5.15, QD-5.17.
    #[test]
    fn the_box_says_what_a_tool_does_with_each_strength() {
        let does = |tool: Tool| -> Vec<(u8, u8)> { ToolForm::of(tool).does.iter().map(|one| (one.crystals, one.back)).collect() };
        assert_eq!(does(Tool::Pickaxe), [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)]);
        assert_eq!(does(Tool::Jackhammer), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)]);
        for tool in [Tool::Chest, Tool::Transfer, Tool::Steal] {
            assert_eq!(does(tool), [(0, 0), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0)]);
        }
    }
}
