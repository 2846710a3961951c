//! Quartz: The Dice Game, by its rules file.
//!
//! Three to six miners, one bag of crystals, five dice, six rounds. A turn draws a crystal, rolls the dice up to three times (more with reroll
//! markers, which unstable crystals bring), and uses what the faces allow: draw more, draw and put half back, lock crystals away, hand unstable
//! ones to others, steal. Sets of a colour pay a bonus, unstable crystals and the emptiest chest cost, and the most money wins.
//!
//! # Layout
//!
//! * [`content`]: crystals, dice and their numbers, from the files under `content/`, which `sheet` reads; `content_form`: as clients get them.
//! * [`options`], [`state`]: what was agreed, and everything there is to know.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `play`: what each action does; `chance`: dice and draws; [`score`]: money.
//! * [`view`]: what one viewer may know, which is everything; `position`, [`form`]: positions as JSON.
//! * [`insight`]: what a view implies for a choice, for whoever shows it.
//! * [`odds`]: the numbers a player wants to see; [`bot`]: the bot `greedy`, with [`appraisal`] (what things are worth) and [`dice_plan`] (what to
//!   keep); `words`, `draw`: sentences by name, and the table in a terminal.
//!
//! # How the rules meet the traits
//!
//! * **State**: bag, box, carts and chests as `Bag<7>`, dice as a `Roll`, what the turn has used, the act that runs (strength, draws left, picks
//!   left), the round, who is still to play, and the score lines of finished games.
//! * **Turn by phase**: `first_leader`, `mine`, `roll`, `draw` → `Chance`; `reroll`, `act`, `return`, `pick` → the seat whose turn it is;
//!   `choose_leader` → the *Leader*. `Turn` names the seat that decides, not the seat whose round it is, so **a tie choice by somebody else is no
//!   special case**; the state keeps `seat` and `to_play` apart for that.
//! * **Tournaments**: three games are one state. When game 1 or 2 is scored, its lines go to `games` and `apply_…` lays out the next one; `turn` is
//!   never `Over` before the third. Nobody outside the crate knows that a tournament exists, and one record holds all three.
//! * **Eliminated seats** are simply never named by `turn` again; `Standing` has `None` for their score and a rank all the same.
//! * **Streams**: `first_leader`, `bag`, `dice/seat-n`. A draw has as many tickets as the bag has crystals (`Bag::nth`).
//! * **Secrets**: none; the view is the position, and `sample_world` gives it back.
//! * **Content**: `content/*.csv`, read while the crate is compiled (`sheet.rs`): the numbers stay constants, and a file that does not fit stops the
//!   build.
//! * **Turns that end by themselves** (no act left, QD-5.9) end inside `apply_…`: the next thing that waits is found before it returns.

pub mod action;
pub mod appraisal;
pub mod bot;
mod chance;
pub mod content;
mod content_form;
pub mod dice_plan;
mod draw;
pub mod event;
pub mod form;
pub mod insight;
pub mod odds;
pub mod options;
mod play;
mod position;
mod rules;
pub mod score;
mod sheet;
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

use event::FirstBy;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct QuartzDice;

impl Game for QuartzDice {
    const SLUG: &'static str = "quartz-dice";
    const TITLE: &'static str = "Quartz: The Dice Game";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 40;
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
        events.tell_all(&state, || Event::GameStarted { options: *options, game: 1 });
        // Who leads first is known already if an option says so (QD-5.2).
        if let Some(seat) = options.first_seat {
            play::lead_first(&mut state, seat, FirstBy::Option, events);
        }
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }
}

impl TimeLimits for QuartzDice {}
