//! The Heist, by its rules file: `jewel-heist`.
//!
//! Two to six thieves creep round sixteen display cases at night and pick up jewels. Every round all choose one card in secret: going far is loud, and
//! the guard runs towards, and then shines his light at, the loudest. Whoever stands in the light drops as many jewels as he holds jewelry cards.
//! Completed jewelry pays best; most money wins. Or all play together for ten open cards.
//!
//! # Layout
//!
//! * [`content`]: what is in the box, read from `content/` and checked; `content_form`: as clients get it; [`cards`], [`jewels`]: by number; [`cell`], [`space`]: where things are.
//! * [`blueprint`]: floor plans; `grid`: walking by bits; [`light`]: the cone and its shadows; [`facing`]: directions; `guard`: how he walks and turns.
//! * [`options`], [`state`], [`queue`]: what was agreed, and everything there is to know: a table for all to see, and cards.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `check`: why not; `reach`, `drops`: where one can go, what one can drop.
//! * `chance`: what is drawn. What each move does, by the parts of the game: `setup` with its `slots`, `round`, `night`; [`score`]: the best use of jewels, money, places.
//! * [`view`]: what one viewer may know; `position`, `secrets`, [`form`], `whole`: positions as JSON.
//! * [`insight`]: what a view implies for a choice.
//! * `bot`: the bot `greedy`, by `appraisal` (what jewels are worth before the end) and `forecast` (what a round may bring); `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
mod appraisal;
pub mod blueprint;
mod bot;
pub mod cards;
pub mod cell;
mod chance;
mod check;
pub mod content;
mod content_form;
mod draw;
mod drops;
pub mod event;
pub mod facing;
mod forecast;
pub mod form;
mod grid;
pub mod guard;
pub mod insight;
pub mod jewels;
pub mod light;
mod night;
pub mod options;
mod position;
pub mod queue;
mod reach;
mod round;
mod rules;
pub mod score;
mod secrets;
mod setup;
mod slots;
pub mod space;
pub mod state;
pub mod view;
mod whole;
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
pub struct JewelHeist;

impl Game for JewelHeist {
    const SLUG: &'static str = "jewel-heist";
    const TITLE: &'static str = "The Heist";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 60;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Options::from_settings(settings)
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let state = State::new(options);
        if let Some(plan) = options.blueprint {
            events.tell_all(&state, || Event::Blueprint { name: plan.id.to_owned() });
        }
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }
}

impl TimeLimits for JewelHeist {}
