//! Two Vaults: a game small enough to be read in one go, with everything a game of the house can have.
//!
//! Each round everybody picks a vault in secret, at the same time. Then the alarm goes off in one of them (the northern one twice as often);
//! whoever is in the other draws a token from the bag, in secret. Then, until all say they are done or time is up, everybody may mark a kind of
//! token, in secret: it will count double. After the last round all is shown, and the tokens are counted.
//!
//! The game has a parameter: which fault it has. Without one it keeps every law; each fault breaks one.

mod bot;
mod chance;
mod clock;
pub(crate) mod fault;
mod insight;
mod rules;
mod state;
mod view;
mod words;

use engine::{Events, Game, OptionDefault, OptionKind, OptionSpec, Refusal, Settings};
use serde_json::Value;

use fault::Fault;
use state::{Event, Options, State};
pub(crate) use view::scramble;

/// The game, with one fault (as a number, because that is what a type can carry).
#[derive(Debug)]
pub(crate) struct TwoVaults<const FAULT: u8>;

impl<const FAULT: u8> TwoVaults<FAULT> {
    /// Whether this variant has that fault.
    fn has(fault: Fault) -> bool {
        FAULT == fault as u8
    }
}

impl<const FAULT: u8> Game for TwoVaults<FAULT> {
    const SLUG: &'static str = "two-vaults";
    const TITLE: &'static str = "Two Vaults";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const MINUTES: u16 = 1;
    const QUICK_START: &'static str = r#"{"seats":2}"#;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        &[
            OptionSpec { name: "seats", kind: OptionKind::Whole(2, 4), default: OptionDefault::Required },
            OptionSpec { name: "rounds", kind: OptionKind::Whole(1, 4), default: OptionDefault::Whole(3) },
        ]
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options { seats: settings.seats() as u8, rounds: settings.number("rounds") as u8 })
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let state = State::new(*options);
        events.tell_all(&state, || Event::RoundStarted { round: 1 });
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        let has = Self::has;
        if has(Fault::LoadPanics) {
            assert!(position["players"].as_array().is_some_and(|players| players.len() < 5), "too many players to index");
        }
        if has(Fault::LoadTooTrusting) || has(Fault::HiddenCounter) {
            return serde_json::from_value(position.clone()).map_err(|error| Refusal::bad_position(error.to_string()));
        }
        let mut state = State::read(position)?;
        let marked = state.players.iter().any(|(_, player)| player.mark.is_some());
        if has(Fault::LoadRefuses) && marked {
            return Err(Refusal::bad_position("mark"));
        }
        if has(Fault::LoadForgets) {
            state.players.as_mut_slice().iter_mut().for_each(|player| player.mark = None);
        }
        Ok(state)
    }
}
