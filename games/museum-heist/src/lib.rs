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
//! * [`insight`]: what a view implies for a choice: ways, distances, what stands in the way, who could land.
//! * [`notes`]: what a player remembers of a round; [`belief`]: what that says about the cards of others; [`bot`]: the bot `greedy`.
//! * `words`, `draw`: sentences by name, and the table in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **State**: seven spaces, the artwork, the card of every seat, the wrong challenges of this round, swap tokens, won artworks. The board is shared
//!   and read-only, held by reference count because an option may bring one of its own.
//! * **Turn by phase**: `first_seat`, `place_pieces` → `Chance`; `place_artwork`, `turn` → one seat; `choose` → `Mode::Simultaneous` with every seat
//!   whose card is null. **A simultaneous choice is a sequence of moves** in the order of arrival; the state after each holds what was committed,
//!   views hide it, and `turn` shrinks by one seat at a time, which is exactly what is public (MH-4.3, `chosen`). The last one locks all.
//! * **Events in forms**: `card_chosen` goes to its seat with the character and to `all_but` that seat without; `card_shown` to the two seats that
//!   saw it and, without the character, to everybody else. One event, two `tell`s.
//! * **Secrets that come and go**: after a wrong challenge the challenger sees one card more until the round ends. It follows from `wrong`, which is
//!   in the state, so `view` needs no memory.
//! * **Refusals**: `artwork_not_yours` depends on the mover's own card alone, and `actions` is asked per seat, so neither leaks. In this game
//!   `malformed` comes *before* `not_your_turn`, and `unknown_character` after `target_out`: the order is the game's own business, because
//!   `read_action` sees the state and the seat. A crate whose table mixes the two reads into a loose form, walks the table once over that, and turns
//!   it into an action at the end; `check_action` walks the same table.
//! * **Moves** name only the destination; the witness path is made when the event is, not when the move is applied.
//! * **`sample_world`**: for each seat whose card is hidden, one of the characters not excluded by a wrong challenge that everybody heard. Weighing
//!   them by what the seat has done is the bot's own affair: its notes keep this round's deeds (`Bots::Notes`), because no view shows them.

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
