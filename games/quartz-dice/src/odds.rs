//! The numbers a player wants to see (section 12 of the rules): what the bag holds, and what the dice can still become.

use engine::Odds;
use serde::{Serialize, Serializer};

use crate::content::{CRYSTALS, DICE, Heap, KINDS, UNSTABLE};

/// The chance that at least one of so many crystals drawn from the bag is unstable (QD-12.1). From an empty bag nothing is drawn.
pub fn unstable_within(bag: &Heap, draws: u32) -> Odds {
    let (all, bad) = (u64::from(bag.len()), u64::from(bag.count(UNSTABLE)));
    let draws = u64::from(draws).min(all);
    // One draw after the other: the chance that all are valuable, as a fraction kept small by reducing it each time.
    let safe = (0..draws).fold(Odds::new(1, 1), |safe, drawn| {
        let left = (all - bad).saturating_sub(drawn);
        Odds::new(safe.favourable * left, safe.cases * (all - drawn))
    });
    Odds::new(safe.cases - safe.favourable, safe.cases)
}

/// The mean of what a crystal drawn from the bag is worth, `worth` saying what each kind is (QD-12.2).
pub fn mean_draw(bag: &Heap, worth: &[f64; 7]) -> f64 {
    let sum: f64 = bag.counts().iter().zip(worth).map(|(&count, worth)| f64::from(count) * worth).sum();
    if bag.is_empty() { 0.0 } else { sum / f64::from(bag.len()) }
}

/// What each kind is worth by itself, sets apart.
pub fn plain_worth() -> [f64; 7] {
    CRYSTALS.map(|facts| f64::from(facts.value))
}

/// The mean of what a Jackhammer of so many faces keeps, when the cheapest half goes back (QD-12.3).
pub fn mean_jackhammer(bag: &Heap, worth: &[f64; 7], strength: u8) -> f64 {
    let draws = u32::from(strength).min(bag.len());
    let kept = draws - draws / 2;
    let mut order: [usize; 7] = std::array::from_fn(|kind| kind);
    order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
    // The mean of the best of several is a sum over steps of worth, each taken as often as that many crystals lie above it.
    let mut above = 0;
    let mut mean = 0.0;
    for (place, &kind) in order.iter().enumerate() {
        above += u32::from(bag.count(kind));
        let step = worth[kind] - order.get(place + 1).map_or(0.0, |&next| worth[next]);
        let reached: f64 = (1..=kept).map(|best| at_least_drawn(bag.len(), above, draws, best)).sum();
        mean += step * reached;
    }
    mean
}

/// A mean as an exact fraction: as JSON `[sum, cases]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "[number, number]")]
pub struct Mean {
    /// The sum over all cases.
    pub sum: i64,
    /// How many cases there are.
    pub cases: u64,
}

impl Mean {
    fn new(sum: i64, cases: u64) -> Self {
        let reduced = Odds::new(sum.unsigned_abs(), cases);
        Self { sum: reduced.favourable as i64 * sum.signum(), cases: reduced.cases }
    }
}

impl Serialize for Mean {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.sum, self.cases).serialize(serializer)
    }
}

/// The mean worth of so many crystals drawn from the bag, sets apart, exactly (QD-12.2). The bag must not be empty.
pub fn mean_of_draws(bag: &Heap, draws: u8) -> Mean {
    let sum: i64 = bag.counts().iter().zip(&CRYSTALS).map(|(&count, facts)| i64::from(count) * i64::from(facts.value)).sum();
    Mean::new(sum * i64::from(draws).min(i64::from(bag.len())), u64::from(bag.len()))
}

/// The mean worth of what a Jackhammer of so many faces keeps when the cheapest half goes back, exactly (QD-12.3). The bag must not be empty.
pub fn mean_of_jackhammer(bag: &Heap, strength: u8) -> Mean {
    let draws = u32::from(strength).min(bag.len());
    let kept = draws - draws / 2;
    let mut order: [usize; KINDS] = std::array::from_fn(|kind| kind);
    order.sort_by_key(|&kind| -CRYSTALS[kind].value);
    let (mut above, mut sum) = (0, 0);
    for (place, &kind) in order.iter().enumerate() {
        above += u32::from(bag.count(kind));
        let step = CRYSTALS[kind].value - order.get(place + 1).map_or(0, |&next| CRYSTALS[next].value);
        let ways = |best| (best..=draws).map(|hits| ways_of(above, hits) * ways_of(bag.len() - above, draws - hits)).sum::<u64>();
        sum += i64::from(step) * (1..=kept).map(ways).sum::<u64>() as i64;
    }
    Mean::new(sum, ways_of(bag.len(), draws))
}

/// In how many ways `k` of `n` can be chosen, exactly.
fn ways_of(n: u32, k: u32) -> u64 {
    if k > n { 0 } else { (0..u64::from(k)).fold(1, |ways, i| ways * (u64::from(n) - i) / (i + 1)) }
}

/// The chance that at least `wanted` of `draws` things drawn from `all` are among `good` of them.
fn at_least_drawn(all: u32, good: u32, draws: u32, wanted: u32) -> f64 {
    (wanted..=draws).map(|hits| choose(good, hits) * choose(all - good, draws - hits)).sum::<f64>() / choose(all, draws)
}

/// In how many ways `k` of `n` can be chosen.
fn choose(n: u32, k: u32) -> f64 {
    if k > n { 0.0 } else { (0..k).map(|i| f64::from(n - i) / f64::from(i + 1)).product() }
}

/// The chance that at least `wanted` of five dice show one given face after so many rolls, when each one that shows it is kept (QD-12.4).
pub fn at_least(wanted: u8, rolls: u32) -> f64 {
    let dice = u32::from(DICE);
    let hit = 1.0 - (5.0_f64 / 6.0).powi(rolls as i32);
    (u32::from(wanted)..=dice).map(|hits| choose(dice, hits) * hit.powi(hits as i32) * (1.0 - hit).powi((dice - hits) as i32)).sum()
}

/// The chance of a strength of at least `wanted` of one given tool, pairs of helmets counted, with so many rolls of which the first is of all
/// five dice, and the best keeps for just that aim (QD-12.5).
pub fn strength_at_least(wanted: u8, rolls: u32) -> f64 {
    strength_from(0, 0, rolls, wanted)
}

/// The same from dice that lie: so many show the tool, so many are helmets, and so many rolls are left.
pub fn strength_from(matching: u8, helmets: u8, rolls_left: u32, wanted: u8) -> f64 {
    strengths(rolls_left, wanted).1[usize::from(matching)][usize::from(helmets)]
}

/// The same when exactly these dice stay for the next roll, and the best ones after it. With no roll left, what they are.
pub fn strength_keeping(matching: u8, helmets: u8, rolls_left: u32, wanted: u8) -> f64 {
    strengths(rolls_left, wanted).0[usize::from(matching)][usize::from(helmets)]
}

/// The chances by dice that are kept for the next roll, and by dice that lie.
fn strengths(rolls_left: u32, wanted: u8) -> (Table, Table) {
    let mut lying = Table::default();
    for (matching, helmets) in hands() {
        lying[matching][helmets] = if matching + helmets / 2 >= usize::from(wanted) { 1.0 } else { 0.0 };
    }
    let mut kept = lying;
    for _ in 0..rolls_left {
        for (matching, helmets) in hands() {
            kept[matching][helmets] = after_roll(&lying, matching, helmets);
        }
        for (matching, helmets) in hands() {
            let keeps = (0..=matching).flat_map(|m| (0..=helmets).map(move |h| (m, h)));
            lying[matching][helmets] = keeps.map(|(m, h)| kept[m][h]).fold(0.0, f64::max);
        }
    }
    (kept, lying)
}

/// A number for each count of matching dice and of helmets.
type Table = [[f64; DICE as usize + 1]; DICE as usize + 1];

/// Every count of matching dice and helmets that five dice can have.
fn hands() -> impl Iterator<Item = (usize, usize)> {
    let dice = usize::from(DICE);
    (0..=dice).flat_map(move |matching| (0..=dice - matching).map(move |helmets| (matching, helmets)))
}

/// The mean over a roll of all dice that are not kept.
fn after_roll(chances: &Table, matching: usize, helmets: usize) -> f64 {
    let dice = u32::from(DICE) - matching as u32 - helmets as u32;
    let mut mean = 0.0;
    for more in 0..=dice {
        for hats in 0..=dice - more {
            let ways = choose(dice, more) * choose(dice - more, hats) * 4.0_f64.powi((dice - more - hats) as i32);
            mean += ways * chances[matching + more as usize][helmets + hats as usize];
        }
    }
    mean / 6.0_f64.powi(dice as i32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::set_up;

    /// A percentage with one decimal, as the rules print it.
    fn percent(chance: f64) -> f64 {
        (chance * 1000.0).round() / 10.0
    }

    fn first_bag(seats: usize) -> Heap {
        let (_, mut bag) = set_up(seats);
        bag.add(UNSTABLE, 2);
        bag
    }

    #[test]
    fn qd_12_1_unstable_crystals_in_several_draws() {
        for (draws, expected) in (1..).zip([7.3, 14.3, 20.9, 27.1, 33.0]) {
            assert_eq!(percent(unstable_within(&first_bag(3), draws).value()), expected);
        }
        let bag = Heap::new([15, 0, 0, 0, 0, 0, 5]);
        for (draws, expected) in (1..).zip([25.0, 44.7, 60.1, 71.8, 80.6]) {
            assert_eq!(percent(unstable_within(&bag, draws).value()), expected);
        }
        assert_eq!(unstable_within(&bag, 1), Odds::new(1, 4));
        assert_eq!(unstable_within(&bag, 16).value(), 1.0);
        assert_eq!(unstable_within(&Heap::EMPTY, 2).value(), 0.0);
    }

    #[test]
    fn qd_12_2_the_mean_worth_of_a_draw() {
        for (seats, expected) in [(3, 125.0 / 41.0), (4, 149.0 / 47.0), (5, 165.0 / 52.0), (6, 16.0 / 5.0)] {
            assert!((mean_draw(&first_bag(seats), &plain_worth()) - expected).abs() < 1e-12);
        }
        assert_eq!(mean_draw(&Heap::EMPTY, &plain_worth()), 0.0);
    }

    #[test]
    fn qd_12_3_the_mean_worth_of_a_jackhammer() {
        for (strength, expected) in [(2, 4.59), (3, 8.38), (4, 9.69), (5, 13.57)] {
            let mean = mean_jackhammer(&first_bag(3), &plain_worth(), strength);
            assert_eq!((mean * 100.0).round() / 100.0, expected, "strength {strength}");
        }
        for seats in 3..=6 {
            let bag = first_bag(seats);
            for strength in 1..=5 {
                let exact = |mean: Mean| mean.sum as f64 / mean.cases as f64;
                assert!((exact(mean_of_jackhammer(&bag, strength)) - mean_jackhammer(&bag, &plain_worth(), strength)).abs() < 1e-9);
                assert!((exact(mean_of_draws(&bag, strength)) - f64::from(strength) * mean_draw(&bag, &plain_worth())).abs() < 1e-9);
            }
        }
        assert_eq!(mean_of_draws(&first_bag(3), 1), Mean { sum: 125, cases: 41 });
        let one = Heap::new([0, 0, 0, 0, 1, 0, 0]);
        assert_eq!(mean_jackhammer(&one, &plain_worth(), 2), 6.0, "half of one is nothing (QD-7.2)");
    }

    fn check(table: [[f64; 5]; 5], chance: fn(u8, u32) -> f64) {
        for (wanted, row) in (1..).zip(table) {
            for (rolls, expected) in (1..).zip(row) {
                assert_eq!(percent(chance(wanted, rolls)), expected, "{wanted} in {rolls} rolls");
            }
        }
    }

    #[test]
    fn qd_12_4_dice_of_one_face() {
        let table = [
            [59.8, 83.8, 93.5, 97.4, 99.0],
            [19.6, 48.3, 69.9, 83.4, 91.2],
            [3.5, 17.1, 35.5, 53.3, 67.9],
            [0.3, 3.3, 10.4, 21.0, 33.4],
            [0.0, 0.3, 1.3, 3.7, 7.7],
        ];
        check(table, at_least);
    }

    #[test]
    fn qd_12_5_strength_with_helmets() {
        let table = [
            [70.4, 92.8, 98.4, 99.7, 99.9],
            [27.2, 62.9, 83.6, 93.1, 97.2],
            [5.3, 23.9, 45.6, 63.8, 77.1],
            [0.5, 4.1, 12.3, 23.8, 36.7],
            [0.0, 0.3, 1.3, 3.7, 7.7],
        ];
        check(table, strength_at_least);
        assert_eq!(strength_from(2, 2, 0, 3), 1.0);
        assert_eq!(strength_from(2, 1, 0, 3), 0.0);
        assert!(strength_from(2, 1, 1, 3) > strength_from(2, 0, 1, 3) - 1e-12);
    }
}
