//! What a game is: one small trait, and one trait for each of its jobs.
//!
//! | trait | says | a game's file |
//! |---|---|---|
//! | [`Game`] | its name, its seats, its options, how it begins | `lib.rs` |
//! | [`Rules`] | whose turn it is, what may be done, what that does, how it ended | `rules.rs` |
//! | [`Chance`] | what is drawn, how likely each outcome is, what it does | `chance.rs` |
//! | [`TimeLimits`] | which clock runs, and what happens when time is up | `clock.rs`, where there is a clock |
//! | [`Secrets`] | what each viewer may know | `view.rs` |
//! | [`Wording`] | actions, events and the table in words | `words.rs` |
//! | [`Bots`] | what a bot remembers, and how the bot `greedy` decides | `bot.rs` |
//! | [`Insight`] | what a view implies for a choice | `insight.rs` |
//!
//! Whoever uses a game asks for `G: Game` and has all of them. With a concrete game, import the trait whose function is called.

mod bots;
mod chance;
mod rules;
mod secrets;
mod time_limits;
mod wording;

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

pub use bots::{BotView, Bots};
pub use chance::Chance;
pub use rules::Rules;
pub use secrets::Secrets;
pub use time_limits::TimeLimits;
pub use wording::Wording;

use crate::event::Events;
use crate::insight::Insight;
use crate::options::{OptionSpec, Settings};
use crate::refusal::Refusal;

/// A game: a state, and the moves that change it.
///
/// Rules are written once, with concrete types. Fast callers (the lab, bots, laws) use these traits as they are; the server, the referee and records
/// use the object-safe face over JSON that [`crate::face`] makes of a game.
///
/// A move is a seat's action, a chance outcome, or the clock's `time_up`; nothing else changes a state, and a state holds no random number
/// generator and no order of a deck. Every move has two steps: `read_…` and `check_…` look at a move and refuse it or not, and cannot change
/// anything, by type; `apply_…` carries out a move that was not refused. So a refusal leaves the state untouched whatever the rules do.
///
/// Each trait says who calls it and what must hold; `crates/laws` tests that over thousands of positions. No function of these traits allocates
/// beyond the buffers it is handed, unless its documentation says so: `actions`, `check_action`, `apply_action`, `outcome` and `apply_outcome`
/// are called millions of times a second.
///
/// # Contract
///
/// Whoever begins a game calls this trait: [`crate::face`] for tables, records and the referee, the lab, the laws. `load` of a state's
/// [`Serialize`] form, which is the position of the rules file, gives an equal state.
pub trait Game: Rules + Chance + TimeLimits + Secrets + Wording + Bots + Insight {
    /// The name in addresses, files and commands: `dice-heist`.
    const SLUG: &'static str;
    /// The name on the box.
    const TITLE: &'static str;
    /// Raised whenever the same moves could give another state.
    const RULES_VERSION: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// About how long a game takes, in minutes.
    const MINUTES: u16;
    /// The options of a game that is started with one click, as JSON: what suits a first time.
    const QUICK_START: &'static str;
    /// Whether all can act at once against the game's own clock, so that a table agrees how fast a seat may.
    const IS_RACE: bool = false;

    /// The options of one game. As JSON, all of them.
    type Options: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The options, `seats` first.
    fn option_specs() -> &'static [OptionSpec];

    /// Reads options whose values are already within their descriptions; checks what no description can say.
    ///
    /// # Errors
    /// `bad_option`, with the name of the option.
    fn read_options(settings: &Settings) -> Result<Self::Options, Refusal>;

    /// The state before the first move, and what set-up lets people see.
    fn start(options: &Self::Options, events: &mut impl Events<Self::State, Self::Event>) -> Self::State;

    /// Reads a position and checks what the rules file calls always true, not whether play could have led there. May allocate.
    ///
    /// # Errors
    /// `bad_position`, with what is wrong.
    fn load(position: &Value) -> Result<Self::State, Refusal>;
}
