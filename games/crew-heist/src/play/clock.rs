//! The clock: speeches, the player phase, and what becomes of those who are silent (CH 5.2, CH 5.4).

use engine::{Clock, Events, Rules, Seat, Silence, TimeLimits};

use super::Heist;
use crate::CrewHeist;
use crate::action::Action;
use crate::content::CharacterKind;
use crate::event::Event;
use crate::options::ClockKind;
use crate::rules::speeches_over;
use crate::state::{Phase, State};

/// How long somebody may be silent in closing, in seconds (CH 5.4).
const IN_CLOSING: u32 = 15;
/// How long the others wait for whoever has not chosen or placed his character, or is the last who is not ready.
const FOR_THE_LAST: u32 = 60;

impl TimeLimits for CrewHeist {
    /// A speech, which is timed also where the player phase is not (CH 5.2), or the player phase.
    fn clock(state: &State) -> Option<Clock> {
        if !Self::takes_time_up(state) {
            return None;
        }
        let race = state.phase == Phase::Acting;
        // Twelve speeches and the player phase fit a round.
        let within = if race { 15 } else { u32::from(state.planning.at) };
        Some(Clock { stretch: state.round.wrapping_mul(16).wrapping_add(within), seconds: u32::from(state.options.seconds), race })
    }

    /// CH 5.2, CH 5.4.
    fn takes_time_up(state: &State) -> bool {
        if !state.pending.is_empty() {
            return false;
        }
        match state.phase {
            Phase::Planning => state.planning.timed && !speeches_over(state) && state.options.clock != ClockKind::Simulated,
            Phase::Acting => state.options.clock == ClockKind::Timed,
            _ => false,
        }
    }

    fn apply_time_up(state: &mut State, events: &mut impl Events<State, Event>) {
        let mut heist = Heist::new(state, events);
        if heist.state.phase == Phase::Planning {
            heist.spoken();
        } else {
            heist.time_up();
        }
        heist.settle();
    }

    /// Who waits in the player phase is done unless he thinks better of it; in closing, whoever is silent gives up what he has open (CH 5.4).
    /// Against the clock nobody else's silence holds up the others either: in choosing, placing, votes, the word that starts the phase, and as the
    /// last who is not ready. A planning phase in which several still talk has no end but theirs (CH-13.1).
    fn when_silent(state: &State, seat: Seat) -> Silence<Action> {
        match state.phase {
            Phase::Acting if state.player(seat).waiting && !state.has_open(seat) => Silence::Rests,
            Phase::Closing if state.pending.is_empty() && state.has_open(seat) => in_closing(state, seat),
            _ if state.options.clock == ClockKind::Timed && Self::turn(state).asks(seat) => before_the_phase(state, seat),
            _ => Silence::Waits,
        }
    }
}

/// An attempt with an X is stopped for its leader where the hits allow it, and its helpers wait for that; anything else is given up.
fn in_closing(state: &State, seat: Seat) -> Silence<Action> {
    let lead = state.lead_of(seat).unwrap_or(seat);
    match state.best_x(lead) {
        Some(x) if lead == seat => Silence::Acts(IN_CLOSING, Action::Stop { x }),
        Some(_) => Silence::Waits,
        None => Silence::Acts(IN_CLOSING, Action::GiveUp),
    }
}

/// What is done for a seat that holds up the beginning of the game, or of the player phase.
fn before_the_phase(state: &State, seat: Seat) -> Silence<Action> {
    let others_ready = || state.inside().all(|other| other == seat || state.player(other).ready);
    match (state.phase, state.planning.timed, state.planning.vote) {
        (Phase::Characters, ..) => {
            let left = CharacterKind::all().find(|kind| state.decks.characters.contains(kind.0));
            left.map_or(Silence::Waits, |character| Silence::Acts(FOR_THE_LAST, Action::ChooseCharacter { character }))
        }
        (Phase::Placing, ..) => {
            let free = state.map().starts.iter().find(|square| !state.is_full(*square));
            free.map_or(Silence::Waits, |square| Silence::Acts(FOR_THE_LAST, Action::Place { square: state.map().id(square) }))
        }
        (Phase::Planning, true, _) if speeches_over(state) => Silence::Acts(u32::from(state.options.seconds), Action::Go),
        // Who says nothing leaves planning as it is.
        (Phase::Planning, false, Some(_)) => Silence::Acts(u32::from(state.options.seconds), Action::Vote { yes: false }),
        (Phase::Planning, false, None) if others_ready() => Silence::Acts(FOR_THE_LAST, Action::Ready),
        _ => Silence::Waits,
    }
}
