//! Dice Heist, by its rules file.
//!
//! Two to five thieves, four museums of rising security, 52 exhibits. A turn turns up a card, then its player either recruits a sidekick die
//! or rolls for one museum: the thief and as many sidekicks as they like. One die above the security level takes everything there and costs
//! the sidekicks that rolled; a failure costs nothing but the turn. Artifacts score one each, gems of a colour 1, 2, 3 and so on, the most
//! paintings +8 and the fewest -4. The game ends when the last exhibit is stolen.
//!
//! # Layout
//!
//! * [`content`]: museums and exhibits, from `content/`; `content_form`: as clients get them.
//! * [`options`], [`state`]: what was agreed, and everything there is to know.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal and what each action does; `chance`: dice and cards; [`score`]: points.
//! * [`view`]: what one viewer may know; `position`, `form`: positions and views as JSON.
//! * [`insight`]: what a view implies for a choice: odds, worth, standing.
//! * [`bot`]: the bot `greedy`; `words`, `draw`: sentences by name, and the table in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **State**: deck, four museums and every collection as `CardSet`s of the 52 cards (four machine words a seat), the supply and the sidekicks as
//!   small numbers, phase, turn, seat, the roll-off and the declared attempt. All in place, `Copy`, no heap.
//! * **Turn by phase**: `first_roll`, `reveal`, `roll` → `Chance`; `action` → `Turn::of(seat)`; `over` → `Over`.
//! * **Streams**: `first_seat`, `deck/exhibits`, `dice/seat-n`. A reveal has as many tickets as the deck has cards. A roll of k dice has 6^k tickets,
//!   whose base-6 digits are the dice (`engine::Roll`); `outcomes` lists the C(k+5, 5) multisets with their weights instead.
//! * **Secrets**: unless `open_artifacts` is on, other seats' piles. The view has counts and the union `unseen` (DH-4.12). Every event is public even
//!   then, because every theft was (DH-7.15), so all events go to `Audience::ALL`.
//! * **Refusals**: `read_action` answers `game_over` and `not_your_turn` before `malformed` (DH-10.1-3), because all three come before the type
//!   exists; a museum that does not exist has a code that stands *after* the recruiting rows, but those concern another action type, so it too can be
//!   given while reading. `check_action` gives the rest in order.
//! * **`sample_world`**: deals `unseen` at random into the piles of known size and the deck.

pub mod action;
pub mod bot;
mod chance;
pub mod content;
mod content_form;
mod draw;
pub mod event;
mod form;
pub mod insight;
pub mod options;
mod position;
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
pub use rules::chance_of;
pub use state::State;
pub use view::View;

use event::FirstBy;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct DiceHeist;

impl Game for DiceHeist {
    const SLUG: &'static str = "dice-heist";
    const TITLE: &'static str = "Dice Heist";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 20;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options::from_settings(settings))
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let mut state = State::new(*options);
        events.tell_all(&state, || Event::GameStarted { options: *options });
        // Who starts is known already if an option says so (DH-5.1).
        if let Some(seat) = options.first_seat {
            rules::begin(&mut state, seat, FirstBy::Option, events);
        }
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }
}

impl TimeLimits for DiceHeist {}
