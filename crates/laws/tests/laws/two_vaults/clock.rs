//! The clock of Two Vaults, which runs while things are hidden.

use engine::{Clock, Events, TimeLimits};

use super::TwoVaults;
use super::fault::Fault;
use super::state::{Event, Phase, State};

impl<const FAULT: u8> TimeLimits for TwoVaults<FAULT> {
    fn clock(state: &State) -> Option<Clock> {
        let stretch = if Self::has(Fault::ClockKeepsRunning) { 0 } else { u32::from(state.round) };
        (state.phase == Phase::Hide).then_some(Clock { stretch, seconds: 30, race: false })
    }

    fn takes_time_up(state: &State) -> bool {
        Self::clock(state).is_some() && !Self::has(Fault::ClockWithoutEnd)
    }

    fn apply_time_up(state: &mut State, events: &mut impl Events<State, Event>) {
        events.tell_all(state, || Event::TimeUp);
        if Self::has(Fault::ClockKeepsRunning) {
            return;
        }
        Self::end_round(state, events);
    }
}
