//! The clock of the stretch of play that runs now, where a game names one: real time, held by this terminal.

use std::time::{Duration, Instant};

use engine::Clock;

/// How long a bot takes for an action in a race, as at the tables of a server.
pub(super) const BOT_PAUSE: Duration = Duration::from_millis(900);

/// Runs while the game says that a clock runs.
#[derive(Debug, Default)]
pub(super) struct Timer(Option<Running>);

#[derive(Debug)]
struct Running {
    clock: Clock,
    ends: Instant,
}

impl Timer {
    /// Does as the game says: starts anew with every stretch, and stops where no clock runs.
    pub(super) fn follow(&mut self, clock: Option<Clock>, now: Instant) {
        if self.0.as_ref().map(|running| running.clock) != clock {
            self.0 = clock.map(|clock| Running { clock, ends: now + Duration::from_secs(u64::from(clock.seconds)) });
        }
    }

    /// When the stretch ends, if one runs.
    pub(super) fn ends(&self) -> Option<Instant> {
        self.0.as_ref().map(|running| running.ends)
    }

    /// Whether the time is up.
    pub(super) fn is_up(&self, now: Instant) -> bool {
        self.ends().is_some_and(|ends| ends <= now)
    }

    /// The number of the stretch, if whoever acts faster gets more done in it.
    pub(super) fn race(&self) -> Option<u32> {
        self.0.as_ref().filter(|running| running.clock.race).map(|running| running.clock.stretch)
    }

    /// Lets time pass that no person has to sit through.
    pub(super) fn pass(&mut self, time: Duration) {
        if let Some(running) = &mut self.0 {
            running.ends = running.ends.checked_sub(time).unwrap_or(running.ends);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_starts_anew_with_every_stretch() {
        let now = Instant::now();
        let after = |seconds| now + Duration::from_secs(seconds);
        let clock = |stretch| Some(Clock { stretch, seconds: 30, race: true });
        let mut timer = Timer::default();
        assert!(!timer.is_up(now) && timer.ends().is_none());
        timer.follow(clock(1), now);
        timer.follow(clock(1), after(10));
        assert_eq!(timer.ends(), Some(after(30)));
        assert!(!timer.is_up(after(29)) && timer.is_up(after(30)));
        timer.follow(clock(2), after(31));
        assert_eq!(timer.ends(), Some(after(61)));
        timer.pass(Duration::from_secs(5));
        assert!(timer.is_up(after(56)));
        timer.follow(None, after(57));
        assert!(!timer.is_up(after(90)) && timer.race().is_none());
    }
}
