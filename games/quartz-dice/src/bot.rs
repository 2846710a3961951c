//! The bot `greedy`: exact odds for the dice, expected money for the tools, and the order of a good player (section 13 of the rules).

use engine::{Bots, Luck, Roll, Seat};

use crate::QuartzDice;
use crate::action::Action;
use crate::appraisal::{Appraisal, Use, Uses};
use crate::content::{FREE_ROLLS, HELMET, Tool};
use crate::dice_plan::{DicePlan, RollsLeft};
use crate::rules::drawn_heap;
use crate::state::{Phase, State};
use crate::view::View;

/// How many markers ahead are planned with: a third one in the same turn hardly ever pays.
const MARKERS_AHEAD: u32 = 2;

/// What brings information first, what protects last (section 13).
const ORDER: [Tool; 5] = [Tool::Pickaxe, Tool::Jackhammer, Tool::Steal, Tool::Transfer, Tool::Chest];

impl Bots for QuartzDice {
    type Notes = ();

    /// Chooses the action with the highest expected gain; equals are decided by luck.
    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        let state = &view.state;
        let appraisal = Appraisal::new(state, seat);
        match state.phase {
            Phase::Reroll => roll_on(state, &appraisal, legal, luck),
            Phase::Act => use_tool(state, &appraisal),
            Phase::Return => {
                let drawn = drawn_heap(state);
                best(legal, luck, |action| {
                    let Action::Return { crystals } = action else { return 0.0 };
                    let mut kept = drawn;
                    crystals.iter().for_each(|crystal| kept.take(crystal.index(), 1));
                    appraisal.kept(&kept)
                })
            }
            _ => best(legal, luck, |action| pick_worth(state, &appraisal, action)),
        }
    }
}

fn best(legal: &[Action], luck: &mut impl Luck, mut gain: impl FnMut(&Action) -> f64) -> Action {
    let mut best = (f64::NEG_INFINITY, legal[0]);
    let mut equals = 0;
    for action in legal {
        let gain = gain(action);
        if gain > best.0 {
            (best, equals) = ((gain, *action), 1);
        } else if gain == best.0 {
            equals += 1;
            // Each of the equals is kept with the same chance.
            if luck.below(equals) == 0 {
                best.1 = *action;
            }
        }
    }
    best.1
}

fn roll_on(state: &State, appraisal: &Appraisal<'_>, legal: &[Action], luck: &mut impl Luck) -> Action {
    let uses = appraisal.uses();
    let value = |dice: Roll| allot(&uses, dice, dice.count(HELMET) as u8 / 2).0;
    let (free, markers) = (FREE_ROLLS.saturating_sub(state.current.rolls), state.player(state.seat).markers);
    let (price, now) = (appraisal.marker_price(), u32::from(free == 0));
    let left = RollsLeft { free: free.saturating_sub(1), paid: markers.saturating_sub(now).min(MARKERS_AHEAD), price };
    let plan = DicePlan::new(left, value);
    best(legal, luck, |action| match action {
        Action::Reroll { keep, marker } => plan.keeping(keep.0) - if *marker { price } else { 0.0 },
        _ => value(state.current.dice),
    })
}

/// The best use of these dice with so many wilds: what it is worth, and what each tool does.
fn allot(uses: &Uses, dice: Roll, wilds: u8) -> (f64, [Use; 5]) {
    let plain: [Use; 5] = Tool::ALL.map(|tool| uses[usize::from(tool.face())][dice.count(tool.face()) as usize]);
    let mut best = (plain.iter().map(|used| used.worth).sum::<f64>(), plain);
    // At most two wilds: both to one tool, or one each to two.
    for first in Tool::ALL {
        for second in Tool::ALL.into_iter().filter(|&second| second >= first) {
            let mut given = [0; 5];
            given[usize::from(first.face())] += u8::from(wilds > 0);
            given[usize::from(second.face())] += u8::from(wilds > 1);
            let chosen = Tool::ALL.map(|tool| {
                let at = usize::from(tool.face());
                uses[at][(dice.count(tool.face()) as usize + usize::from(given[at])).min(5)]
            });
            let worth = chosen.iter().map(|used| used.worth).sum::<f64>();
            if worth > best.0 {
                best = (worth, chosen);
            }
        }
        if wilds == 0 {
            break;
        }
    }
    best
}

fn use_tool(state: &State, appraisal: &Appraisal<'_>) -> Action {
    let (_, chosen) = allot(&appraisal.uses(), state.current.dice, state.current.wilds_left);
    let strength = |tool: Tool| chosen[usize::from(tool.face())].strength;
    let next = ORDER.into_iter().find(|&tool| strength(tool) > 0);
    next.map_or(Action::EndTurn, |action| Action::Act { action, strength: strength(action) })
}

fn pick_worth(state: &State, appraisal: &Appraisal<'_>, action: &Action) -> f64 {
    match *action {
        Action::Protect { crystal } => appraisal.protecting(crystal),
        Action::Pass { to } => appraisal.passing(to),
        Action::Take { from, crystal } => appraisal.theft(from, crystal),
        // The marker is no great gift, but better with whoever has the least.
        Action::ChooseLeader { seat } => -state.lines_now()[seat.index()].map_or(0.0, |line| f64::from(line.total)),
        _ => 0.0,
    }
}
