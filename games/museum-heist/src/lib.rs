//! Museum Heist, by its rules file.
//!
//! Two to four thieves, seven pieces that belong to nobody, one artwork at a time. Every round each seat secretly chooses one of the seven characters; a
//! turn moves any piece, but only closer to the artwork. Whoever brings the own character onto it collects it, unless exactly one opponent chose the
//! same; whoever names an opponent's character collects it too, and whoever names it wrongly is out of the round.
//!
//! # Layout
//!
//! * [`content`]: characters and artworks; `content_form`: the box as clients get it; [`space`], [`board`]: spaces and boards, read from `content/boards.txt` or brought by somebody.
//! * `mask`, [`geometry`], [`moves`]: where pieces can go, by bits; [`path`]: which way a move went.
//! * [`options`], [`state`]: what was agreed, and everything there is to know: a table for all to see, and cards.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `play`: what each action does; `chance`: who starts, and where pieces stand; [`score`]: places.
//! * [`view`]: what one viewer may know; `position`, `form`: positions as JSON.
//! * [`insight`]: what a view implies for a choice: ways, distances, what stands in the way.
//! * [`notes`]: what a player remembers of a round; [`belief`]: what that says about the cards of others; [`bot`]: the bot `greedy`.
//! * `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
pub mod belief;
pub mod board;
pub mod bot;
mod chance;
pub mod content;
mod content_form;
mod draw;
pub mod event;
mod form;
pub mod geometry;
pub mod insight;
mod mask;
pub mod moves;
pub mod notes;
pub mod options;
pub mod path;
mod play;
mod position;
mod rules;
pub mod score;
pub mod space;
pub mod state;
pub mod view;
mod words;

use engine::{Events, Game, OptionSpec, Refusal, Settings, TimeLimits};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use notes::Notes;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct MuseumHeist;

impl Game for MuseumHeist {
    const SLUG: &'static str = "museum-heist";
    const TITLE: &'static str = "Museum Heist";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 20;
    const QUICK_START: &'static str = r#"{"seats":4}"#;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Options::from_settings(settings)
    }

    /// Set-up shows nothing: everything on the table is known before chance puts the first piece on the board.
    fn start(options: &Options, _events: &mut impl Events<State, Event>) -> State {
        State::new(options)
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }
}

impl TimeLimits for MuseumHeist {}
