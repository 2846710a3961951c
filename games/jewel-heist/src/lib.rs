//! The Heist, by its rules file: `jewel-heist`.
//!
//! Two to six thieves creep round sixteen display cases at night and pick up jewels. Every round all choose one card in secret: going far is loud, and
//! the guard runs towards, and then shines his light at, the loudest. Whoever stands in the light drops as many jewels as he holds jewelry cards.
//! Completed jewelry pays best; most money wins. Or all play together for ten open cards.
//!
//! # Layout
//!
//! * [`content`]: what is in the box, read from `content/` and checked, in the form clients get, and its cards and jewels by number.
//! * [`floor`]: cells and spaces, floor plans, walking by bits, directions, the cone of light and its shadows.
//! * [`options`], [`state`]: what was agreed, everything there is to know (a table for all to see, and cards), and positions as JSON.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * [`rules`]: what is legal and why not, what is drawn, and what each move does, by the parts of the game: set-up, round, night, score.
//! * [`view`]: what one viewer may know; [`insight`]: what a view implies for a choice.
//! * `bot`: the bot `greedy`, by what jewels are worth before the end and what a round may bring; `words`, `draw`: sentences by name, and the table in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **State**: heaps of jewels on the 76 spaces (one machine word each, a byte a shape), guard and light, the jewelry deck as a `CardSet` of 30,
//!   hands, packs, picks, gear stacks, the card, noise and flags of every seat, and the queue of who acts next. Blueprints are read once and worked
//!   out in advance: what the cone of light falls on from each track space in each of 512 facings (shadows of walls and panels included; smoke is
//!   taken out of it when it lies), exits, and how far each track space is from the goals of each space. Players walk by bits: a step is a shift of a
//!   square of eight by eight.
//! * **Turn by phase**: eight set-up phases, `fence` and `flip` → `Chance`; `draft` and `choose` → `Simultaneous`; all others → the head of the
//!   queue.
//! * **A draft** is a simultaneous phase that repeats: each seat's `pick` stays in its pack until the last has picked, then packs move on inside the
//!   same `apply_action`, and `draft_passed` goes once to each seat with its own pack and once to everybody who sees nothing.
//! * **The Mastermind** makes one seat choose first: `question` and `answer` are ordinary sequential phases, and the answer is told to two seats.
//!   `told_is_final` and `already_chosen` come before `malformed`, so `read_action` gives them.
//! * **Streams**: one for each kind of draw (`blueprint`, `bag/jewels`, `deck/characters`, `deck/jewelry`, `first_seat`, `deck/gear`).
//! * **Secrets**: hand, pack, pick, the card until the reveal, and which cards the deck still has. Events in several forms: `jewelry_dealt`,
//!   `draft_passed`, `draft_done`, `told`, `fence`, `fence_kept`; `revealed` and `over` are the moments when all agree again.
//! * **Optional fields of a move** (`reach`, `crack`, `steal`) are three fields of the type as of the JSON; two at once are refused
//!   (`one_extra_only`).
//! * **Ways to drop jewels** can be thousands in the cooperative game: they are counted and told by their number (`action_count`, `nth_action`).
//! * **Passing in silence**: the rules' list of events has no word for a pass in `before`, `mirror` and `swap`; the laws are told so
//!   (`Trial::reveals`).
//! * **`sample_world`**: all cards the viewer does not see are dealt into the other hands, packs and the deck, by their counts; hidden choices are
//!   drawn from what each seat could play, its open gear included.
//! * **Cooperative mode**: the same phases; everybody has rank 1 and the same score.
//! * **Telling**: whatever has just changed is told after the state has gone on in silence to the next decision, chance or automatic event (`settle`
//!   in `round.rs`), so that each event comes with what is asked next.
//! * **Insight** (`insight/`): the light with the outline of its shadows, the reach and the danger of every card, the guard's walk with a reason for
//!   each step, sets and their worth, and why a thing cannot be done, all from a view. Terminal and tests use it.

pub mod action;
mod bot;
pub mod content;
mod draw;
pub mod event;
pub mod floor;
pub mod insight;
pub mod options;
pub mod rules;
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
        state::position::load(position)
    }
}

impl TimeLimits for JewelHeist {}
