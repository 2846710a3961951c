//! A fair limit on how fast a person or a bot may act where all play at once against the game's own clock ([`engine::Clock::race`]).
//!
//! Over any while a seat may act so often a second and once more: what was held up on its way and arrives together with the next is no
//! cheating, and sending faster than that gains nobody anything. A bot is not asked before it may act. A limit is no part of the log: what it
//! refused has not happened.

use crate::input::Millis;

/// How far a seat is ahead of the pace.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ActionRate {
    /// When this seat would have acted so often at exactly the pace.
    due: Millis,
}

/// The time between two actions at a pace of so many a second; `None` where there is no limit.
pub(crate) fn gap(actions_per_second: u32) -> Option<Millis> {
    Millis::from(1000u32).checked_div(actions_per_second.into())
}

impl ActionRate {
    /// Whether an action now is too fast.
    pub(crate) const fn is_ahead(self, now: Millis, gap: Millis) -> bool {
        now + gap < self.due
    }

    /// When an action is no longer too fast, if it is now.
    pub(crate) fn back_at(self, now: Millis, gap: Millis) -> Option<Millis> {
        self.is_ahead(now, gap).then(|| self.due - gap)
    }

    /// An action was made.
    pub(crate) fn count(&mut self, now: Millis, gap: Millis) {
        self.due = self.due.max(now) + gap;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sends as often as asked, and gives back how many actions were taken in so many seconds.
    fn taken(every: Millis, seconds: Millis) -> u64 {
        let gap = gap(4).unwrap();
        let mut pace = ActionRate::default();
        let mut taken = 0;
        for now in (7_000..7_000 + 1000 * seconds).step_by(every as usize) {
            if !pace.is_ahead(now, gap) {
                pace.count(now, gap);
                taken += 1;
            }
        }
        taken
    }

    #[test]
    fn nobody_gains_by_sending_faster() {
        assert_eq!(taken(250, 30), 120);
        assert_eq!(taken(1, 30), 121);
        assert_eq!(taken(100, 30), 121);
        assert_eq!(taken(400, 30), 75);
    }

    #[test]
    fn zero_is_no_limit() {
        assert_eq!(gap(0), None);
        assert_eq!(gap(20), Some(50));
    }
}
