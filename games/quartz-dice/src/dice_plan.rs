//! Which dice to keep: the exact value of every keep, by dynamic programming over the 462 ways up to five dice can lie.

use std::sync::LazyLock;

use engine::Roll;

use crate::content::DICE;

/// How many ways there are for none to five dice to lie.
const HANDS: usize = 462;

/// A number for each way dice can lie.
type Values = [f64; HANDS];

/// Every way for none to five dice to lie, the fewest dice first, and which follow from which.
struct Hands {
    rolls: Vec<Roll>,
    /// Where the hands of five dice begin.
    full: usize,
    /// The hand with one die more of each face; 0 where there are five already.
    more: Vec<[usize; 6]>,
    /// The hand with one die less of each face, if it has one.
    less: Vec<[Option<usize>; 6]>,
    /// The place of each hand, by its counts as digits in base six.
    places: Vec<usize>,
}

static TABLE: LazyLock<Hands> = LazyLock::new(|| {
    let mut rolls = Vec::new();
    let mut full = 0;
    for dice in 0..=u32::from(DICE) {
        full = rolls.len();
        rolls.extend(Roll::all(dice));
    }
    let mut places = vec![0; 6_usize.pow(6)];
    for (place, roll) in rolls.iter().enumerate() {
        places[digits(*roll)] = place;
    }
    let step = |face: u32| 6_usize.pow(face);
    let mut more = vec![[0; 6]; rolls.len()];
    let mut less = vec![[None; 6]; rolls.len()];
    for (place, roll) in rolls.iter().enumerate().take(full) {
        for face in 0..6 {
            let next = places[digits(*roll) + step(face)];
            more[place][face as usize] = next;
            less[next][face as usize] = Some(place);
        }
    }
    Hands { rolls, full, more, less, places }
});

fn digits(roll: Roll) -> usize {
    (0..6).rev().fold(0, |sum, face| sum * 6 + roll.count(face) as usize)
}

/// The rolls that are left after the one now decided on, and what the last of them cost.
#[derive(Clone, Copy, Debug)]
pub struct RollsLeft {
    /// Rolls that cost nothing.
    pub free: u32,
    /// Rolls that a marker pays for.
    pub paid: u32,
    /// What a marker is worth.
    pub price: f64,
}

/// What every keep is worth.
#[derive(Debug)]
pub struct DicePlan(Values);

impl DicePlan {
    /// Plans for dice worth `value` once they lie for good, when all dice but the kept ones are rolled now and `left` may follow.
    pub fn new(left: RollsLeft, value: impl Fn(Roll) -> f64) -> Self {
        let table = &*TABLE;
        let mut last = [0.0; HANDS];
        for (value_here, roll) in last.iter_mut().zip(&table.rolls).skip(table.full) {
            *value_here = value(*roll);
        }
        let mut kept = expected(table, &last);
        for number in 0..left.free + left.paid {
            let cost = if number < left.paid { left.price } else { 0.0 };
            kept = expected(table, &best_of(table, &last, &kept, cost));
        }
        Self(kept)
    }

    /// The mean worth of keeping these dice and rolling the rest.
    pub fn keeping(&self, keep: Roll) -> f64 {
        self.0[TABLE.places[digits(keep)]]
    }
}

/// The mean worth of each hand when the missing dice are rolled, from the worth of all five.
fn expected(table: &Hands, full: &Values) -> Values {
    let mut mean = *full;
    for place in (0..table.full).rev() {
        mean[place] = table.more[place].iter().map(|&next| mean[next]).sum::<f64>() / 6.0;
    }
    mean
}

/// The worth of five dice to whoever may stop there, or keep any of them and roll the rest at a cost.
fn best_of(table: &Hands, last: &Values, kept: &Values, cost: f64) -> Values {
    // The best keep within each hand: the hand itself, or the best within one die less.
    let mut best = *kept;
    for place in 0..HANDS {
        let smaller = table.less[place].iter().flatten().map(|&smaller| best[smaller]).fold(f64::NEG_INFINITY, f64::max);
        best[place] = if place < table.full { best[place].max(smaller) } else { last[place].max(smaller - cost) };
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odds::{strength_at_least, strength_from};

    fn strength(roll: Roll) -> u32 {
        roll.count(2) + roll.count(5) / 2
    }

    fn reaching(wanted: u32) -> impl Fn(Roll) -> f64 {
        move |roll| if strength(roll) >= wanted { 1.0 } else { 0.0 }
    }

    /// Two programmes over different tables agree (QD-12.5).
    #[test]
    fn the_plan_for_one_aim_is_the_table_of_odds() {
        for wanted in 1..=5 {
            for rolls in 1..=5 {
                let left = RollsLeft { free: rolls - 1, paid: 0, price: 0.0 };
                let plan = DicePlan::new(left, reaching(wanted));
                assert!((plan.keeping(Roll::default()) - strength_at_least(wanted as u8, rolls)).abs() < 1e-12);
            }
        }
        let plan = DicePlan::new(RollsLeft { free: 0, paid: 0, price: 0.0 }, reaching(3));
        let kept = Roll::from_faces([2, 2, 5]);
        assert!((plan.keeping(kept) - strength_from(2, 1, 1, 3)).abs() < 1e-12);
    }

    #[test]
    fn a_marker_is_spent_only_where_it_gains_more_than_it_costs() {
        let free = DicePlan::new(RollsLeft { free: 1, paid: 0, price: 0.0 }, reaching(2)).keeping(Roll::default());
        let cheap = DicePlan::new(RollsLeft { free: 0, paid: 1, price: 0.1 }, reaching(2)).keeping(Roll::default());
        let dear = DicePlan::new(RollsLeft { free: 0, paid: 1, price: 9.0 }, reaching(2)).keeping(Roll::default());
        assert!(dear < cheap && cheap < free);
        assert!((dear - strength_at_least(2, 1)).abs() < 1e-12);
    }
}
