//! Heist, the real-time cooperative dice game, by its rules file.
//!
//! One to six crooks, one building, one vault. Everybody rolls and moves at once until time is up; misses move a marker along each player's own
//! track until a skill fails. Then the building answers: tokens are counted, players captured, an event is drawn, and every guard moves by fixed
//! rules. Nothing is secret by seat; what nobody knows is stored nowhere.
//!
//! # Layout
//!
//! * [`content`]: tiles, characters, events, things and elite guards, written in one small vocabulary ([`content::effect`]) and checked when they are read.
//! * [`map`]: the two maps, with steps, sight and distances worked out once, and what a client draws of them.
//! * [`options`], [`state`]: what was agreed, everything there is to know, what can be read off it, and positions as JSON.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * [`rules`]: what is legal, with every refusal in its order, how likely a throw is, and the end; `play`: what each move does, with chance and clock.
//! * [`view`]: what one viewer may know, which is everything; [`insight`]: what a player wants to know, and what can be asked.
//! * [`bot`]: the bot `greedy`; `words`, `draw`: sentences by name, and the map in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **State**: players, open attempts, guards, tiles, decks as bags, tokens, the alarm, and `pending`, the queue of what chance must decide next.
//!   `turn` is `Chance` exactly while `pending` is not empty.
//! * **The open phase**: `Mode::Open` with every seat that can act. Each action takes effect when it arrives; the record keeps that one order, so a
//!   game played in real time replays exactly. A throw is an action followed by chance, before the next action is looked at.
//! * **The clock**: `clock` names the stretch (its number changes with round, phase and speaker) and its seconds; the host sends `time_up`, which is
//!   a move like any other. In `closing` the same phase goes on with fewer legal actions. With `untimed` there is none but that of speeches. With
//!   `simulated` the time is counted in the state, and only one seat is listed at once.
//! * **Nobody holds up the others**: `when_silent` names what is done for a seat that is asked and silent, the table does it, and it is an action of
//!   that seat like any other. In `closing` it gives up after fifteen seconds. With `timed` it gets the first character or square that is left after
//!   a minute, votes no or says go after as long as a speech, and is ready a minute after everybody else is; while several are not ready, planning
//!   has no end but theirs (CH-13.1). The time runs from when the rules have this to do for the seat, and only while another player is there: who
//!   plays with bots alone is not hurried. Everybody is shown it (`Clocks.silent_ms`).
//! * **Nobody gains by speed**: the game says of its clock that it is a race (`Clock::race`, true in the player phase with `timed`); how many actions
//!   a second a person may make then is agreed on with the table (`actions_per_second`, 4 unless said). A bot keeps to it too: the table does not ask
//!   it before it may act. Games that make no race of their clock have no limit.
//! * **Content** is data over one vocabulary of effects and modifiers (`effect.rs`), shared by tiles, events, items, powers and elite guards, and
//!   refused on load where it does not fit. A map's steps, sight, lines and guard distances are worked out once.
//! * **Actions of seats that owe nothing**: `drop` is accepted at any time. The contract of `actions` allows a game to accept more from seats that
//!   `turn` does not name.
//! * **Planning**: a vote and `ready` are open, speeches sequential: three modes in one phase, because `turn` is computed from the state and not from
//!   the phase's name.
//! * **Streams**: `setup/characters`, `setup/backs`, `setup/elites`, `deck/items`, `deck/halls`, `deck/doors`, `deck/rooms`, `deck/events`,
//!   `dice/seat-n`.
//! * **Secrets**: none by seat. What nobody knows is not in the state, so the view is the position.
//! * **The environment phase** runs inside the `apply_…` of the move that ends the player phase, up to the event draw, and on from there inside
//!   `apply_outcome`; every decision of a guard is an event.
//! * **Every event is told after what it tells of.** What no event tells by itself (a question to chance, a marker, a modifier for a time) is done
//!   before the event that brings it (`apply_untold`), so that the last event of a move shows the final state. `View::read` takes such a moment
//!   within a move; `load` asks for a whole position.
//! * **Insight** (`insight.rs`, `insight_map.rs`): the overview has what each guard would do first, the count of tokens, the alarm, open attempts and
//!   the odds of everything the viewer could begin; the map, sight, the odds of one throw, why something cannot be done, the building's whole answer,
//!   tiles and cards are questions.

pub mod action;
pub mod bot;
pub mod content;
mod draw;
pub mod event;
pub mod insight;
pub mod map;
pub mod options;
mod play;
pub mod rules;
pub mod state;
pub mod view;
mod words;

use engine::{Events, Game, OptionSpec, Refusal, Settings};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use map::read::read as read_map;
pub use options::Options;
pub use rules::legal::unasked;
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
        state::position::load(position)
    }
}
