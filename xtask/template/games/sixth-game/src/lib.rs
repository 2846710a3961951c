//! Sixth Game, as `cargo xtask new-game` writes it: small, whole, and to be replaced by yours.
//!
//! Two to four thieves share one bag of loot, in which some alarms lie. On a turn a thief reaches into the bag or leaves. What is found is the thief's
//! secret; an alarm puts everything the thief holds back into the bag and ends the night for that thief. Whoever leaves keeps what they hold. When
//! nobody is inside any more, the most points win.
//!
//! # Layout
//!
//! * [`content`]: the loot, from `content/`; [`options`], [`state`]: what was agreed, and everything there is to know.
//! * [`action`], [`event`]: moves, and what people see of them.
//! * `rules`: what may be done and what that does; `chance`: the bag; [`score`]: points.
//! * [`view`]: what one viewer may know; [`insight`]: what that implies for a choice.
//! * `bot`: the bot `greedy`; `words`: sentences by name, and the table in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **Turn by phase**: `choose` → the seat; `draw` → chance; `over` → over.
//! * **Stream**: `bag/seat-n`, with as many tickets as the bag has tokens, the alarms first.
//! * **Secrets**: what others hold, but not how much of it. `found` is told in two forms; at the end everything is shown.

pub mod action;
mod bot;
mod chance;
pub mod content;
pub mod event;
pub mod insight;
pub mod options;
mod rules;
pub mod score;
pub mod state;
pub mod view;
mod words;

use engine::{Events, Game, OptionSpec, Refusal, Settings, TimeLimits};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct SixthGame;

impl Game for SixthGame {
    const SLUG: &'static str = "sixth-game";
    const TITLE: &'static str = "Sixth Game";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 5;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options { seats: settings.seats() as u8, alarms: settings.number("alarms") as u8 })
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let state = State::new(*options);
        events.tell_all(&state, || Event::GameStarted { options: *options });
        events.tell_all(&state, || Event::TurnStarted { seat: state.seat });
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        State::load(position)
    }
}

impl TimeLimits for SixthGame {}
