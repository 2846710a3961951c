//! Heist, the real-time cooperative dice game, by its rules file.
//!
//! One to six crooks, one building, one vault. Everybody rolls and moves at once until time is up; misses move a marker along each player's own
//! track until a skill fails. Then the building answers: tokens are counted, players captured, an event is drawn, and every guard moves by fixed
//! rules. Nothing is secret by seat; what nobody knows is stored nowhere.
//!
//! # Layout
//!
//! * [`content`], [`effect`]: tiles, characters, events, things and elite guards, written in one small vocabulary and checked when they are read.
//! * [`map`], `grid`, `map_read`, [`square`]: the two maps, with steps, sight and distances worked out once.
//! * [`options`], [`state`], `queries`: what was agreed, everything there is to know, and what can be read off it.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * [`rules`], `acts`, `legal`: what is legal, with every refusal in its order; `play`: what each move does, with `play::chance` and `play::clock`; [`score`]: the end.
//! * [`view`]: what one viewer may know, which is everything; `form`, `position`, `position_check`: positions as JSON.
//! * [`odds`], [`insight`]: what a player wants to know, and what can be asked; [`drawing`]: what a client draws of the box; [`bot`]: the bot `greedy`; `words`, `draw`: sentences by name, and the map in a terminal.

pub mod action;
mod acts;
pub mod bot;
mod bot_moves;
mod bot_plan;
mod bot_things;
mod bot_value;
pub mod content;
mod content_check;
pub mod dice;
mod draw;
pub mod drawing;
pub mod effect;
pub mod event;
mod form;
mod form_decks;
mod grid;
pub mod insight;
mod insight_form;
mod insight_map;
mod kinds;
mod legal;
pub mod list;
pub mod map;
mod map_read;
pub mod numbers;
pub mod odds;
pub mod options;
mod play;
mod position;
mod position_check;
mod queries;
pub mod rules;
pub mod score;
pub mod square;
pub mod state;
pub mod view;
mod words;

use engine::{Events, Game, OptionSpec, Refusal, Settings};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use legal::unasked;
pub use map_read::read as read_map;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct CrewHeist;

impl Game for CrewHeist {
    const SLUG: &'static str = "crew-heist";
    const TITLE: &'static str = "Heist";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 45;
    const QUICK_START: &'static str = r#"{"map":"corner","clock":"untimed","tiles":"face_up","seats":2}"#;
    const IS_RACE: bool = true;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options::from_settings(settings))
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        play::start(options, events)
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }
}
