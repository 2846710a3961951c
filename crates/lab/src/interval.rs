//! How sure a figure is: 95% intervals for shares and for means.

use serde::Serialize;

/// The number of standard deviations on either side of the mean that hold 95% of a normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// A figure with the ends of its 95% interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The figure itself.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A share of `value` in `trials` independent trials, with Wilson's score interval.
///
/// Wilson's interval stays within 0 and 1 and does not shrink to nothing when nobody won, as the usual one does. For trials that count in fractions (a
/// shared win) it is a little wide, never too narrow: a fraction varies less than a whole. `None` without a trial.
pub fn share(value: f64, trials: u64) -> Option<Estimate> {
    if trials == 0 {
        return None;
    }
    let n = trials as f64;
    let square = Z95 * Z95;
    let centre = (value + square / (2.0 * n)) / (1.0 + square / n);
    let half = Z95 / (1.0 + square / n) * (value * (1.0 - value) / n + square / (4.0 * n * n)).sqrt();
    // Rounding must not put the figure outside of its own interval.
    Some(Estimate { value, low: (centre - half).clamp(0.0, value), high: (centre + half).clamp(value, 1.0) })
}

/// Sums from which the mean of a whole number follows, kept as integers so that they do not depend on the order of adding.
///
/// The independent unit is the game. A game adds `total` over `count` values: one seat's score, or those of all seats that a bot held. Values of one game
/// hang together (in a cooperative game they are all the same), so taking them for independent would promise too much.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RunningSums {
    games: u64,
    count: u64,
    count_squares: u128,
    total: i128,
    total_squares: u128,
    products: i128,
}

impl RunningSums {
    /// Adds a game in which `count` values add up to `total`. A game without a value counts for nothing.
    #[inline]
    pub fn add(&mut self, count: u32, total: i64) {
        if count == 0 {
            return;
        }
        self.games += 1;
        self.count += u64::from(count);
        self.count_squares += u128::from(count) * u128::from(count);
        self.total += i128::from(total);
        self.total_squares += u128::from(total.unsigned_abs()) * u128::from(total.unsigned_abs());
        self.products += i128::from(total) * i128::from(count);
    }

    /// Adds what somebody else has added up.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.count += other.count;
        self.count_squares += other.count_squares;
        self.total += other.total;
        self.total_squares += other.total_squares;
        self.products += other.products;
    }

    /// How many values there were.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The mean of the values.
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / self.count as f64)
    }

    /// The standard deviation of a value from game to game; `None` with fewer than two games.
    pub fn deviation(&self) -> Option<f64> {
        let per_game = self.count as f64 / self.games as f64;
        self.residual().map(|residual| residual.sqrt() / per_game)
    }

    /// The mean with its normal interval. With a single game there is no saying how sure it is, and the interval is the figure itself.
    ///
    /// Where games have different numbers of values (a seat without a score) the mean is a ratio of two sums, and its error that of the linearised ratio.
    pub fn estimate(&self) -> Option<Estimate> {
        let value = self.mean()?;
        let residual = self.residual().unwrap_or(0.0);
        let half = Z95 * (residual * self.games as f64).sqrt() / self.count as f64;
        Some(Estimate { value, low: value - half, high: value + half })
    }

    /// The variance of `total - mean * count` from game to game.
    fn residual(&self) -> Option<f64> {
        if self.games < 2 {
            return None;
        }
        let mean = self.total as f64 / self.count as f64;
        let rounded = self.total_squares as f64 - 2.0 * mean * self.products as f64 + mean * mean * self.count_squares as f64;
        // In integers where they suffice: differences of large squares lose in floating point exactly the digits that matter.
        let squares = self.centred_squares().unwrap_or(rounded);
        Some(squares.max(0.0) / (self.games - 1) as f64)
    }

    /// The sum of squared residuals, computed without loss; `None` if the numbers are too large for that.
    fn centred_squares(&self) -> Option<f64> {
        let count = i128::from(self.count);
        let squares = i128::try_from(self.total_squares).ok()?.checked_mul(count)?.checked_mul(count)?;
        let products = self.products.checked_mul(self.total)?.checked_mul(count)?.checked_mul(2)?;
        let means = i128::try_from(self.count_squares).ok()?.checked_mul(self.total)?.checked_mul(self.total)?;
        let sum = squares.checked_sub(products)?.checked_add(means)?;
        Some(sum as f64 / (count as f64 * count as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-7
    }

    #[test]
    fn wilson_agrees_with_published_values() {
        // Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
        for (hits, trials, low, high) in
            [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)]
        {
            let got = share(f64::from(hits) / f64::from(trials), trials as u64).unwrap();
            assert!((got.low - low).abs() < 5e-5 && (got.high - high).abs() < 5e-5, "{hits}/{trials}: {got:?}");
        }
    }

    #[test]
    fn a_share_lies_in_its_interval() {
        for (value, trials) in [(0.0, 1), (1.0, 1), (1.0, 7), (0.5, 2), (1.0 / 3.0, 1_000_000)] {
            let got = share(value, trials).unwrap();
            assert!(0.0 <= got.low && got.low <= value && value <= got.high && got.high <= 1.0, "{got:?}");
        }
        assert_eq!(share(0.0, 0), None);
    }

    #[test]
    fn means_of_single_values_have_the_usual_interval() {
        let mut sums = RunningSums::default();
        for value in [2, 4, 4, 4, 5, 5, 7, 9] {
            sums.add(1, value);
        }
        // Mean 5, sum of squares about it 32: variance 32/7.
        let got = sums.estimate().unwrap();
        let half = Z95 * (32.0 / 7.0f64 / 8.0).sqrt();
        assert!(near(got.value, 5.0) && near(got.low, 5.0 - half) && near(got.high, 5.0 + half), "{got:?}");
        assert!(near(sums.deviation().unwrap(), (32.0f64 / 7.0).sqrt()));
    }

    #[test]
    fn values_of_one_game_are_not_taken_for_independent() {
        let (mut single, mut triple) = (RunningSums::default(), RunningSums::default());
        for value in [0, 2, 1, 0, 2, 2, 1] {
            single.add(1, value);
            triple.add(3, 3 * value);
        }
        let (single, triple) = (single.estimate().unwrap(), triple.estimate().unwrap());
        assert!(near(single.value, triple.value) && near(single.low, triple.low) && near(single.high, triple.high));
    }

    #[test]
    fn large_scores_that_hardly_differ_keep_their_spread() {
        let mut sums = RunningSums::default();
        for game in 0..1000 {
            sums.add(1, 1_000_000_000 + game % 2);
        }
        assert!(near(sums.deviation().unwrap(), (0.25f64 * 1000.0 / 999.0).sqrt()));
    }

    #[test]
    fn one_game_says_nothing_about_spread() {
        let mut sums = RunningSums::default();
        assert_eq!(sums.estimate(), None);
        sums.add(0, 0);
        assert_eq!(sums.estimate(), None);
        sums.add(2, 6);
        assert_eq!(sums.estimate(), Some(Estimate { value: 3.0, low: 3.0, high: 3.0 }));
        assert_eq!(sums.deviation(), None);
    }

    #[test]
    fn merged_sums_are_the_sums_of_all() {
        let (mut all, mut one, mut other) = (RunningSums::default(), RunningSums::default(), RunningSums::default());
        for game in 0..100i64 {
            let part = if game % 3 == 0 { &mut one } else { &mut other };
            part.add(1 + (game % 2) as u32, game * 7 % 13 - 6);
            all.add(1 + (game % 2) as u32, game * 7 % 13 - 6);
        }
        one.merge(&other);
        assert_eq!(one, all);
    }
}
