//! What a game is, without I/O, without a random number generator, without a clock.
//!
//! A game is a fold over moves: a state changes only when a seat acts, when chance falls, or when time is up. Everything else in the house
//! (tables, bots, laws, records) is written against the words of this crate.
//!
//! # Layout
//!
//! * [`game`]: the [`Game`] trait and one trait for each job of a game, the contract between rules and everybody who plays by them; [`BotView`],
//!   what a bot gets instead of a state.
//! * [`seat`]: [`Seat`], [`SeatSet`], [`Viewer`], [`Audience`], and [`BySeat`], the container indexed by seat.
//! * [`turn`]: [`Turn`], what the game waits for, and how.
//! * [`chance`]: [`Luck`], [`Stream`], exact [`Odds`].
//! * [`pile`]: [`CardSet`] and [`Bag`], drawn from lazily; [`dice`]: [`Roll`], a throw of several dice.
//! * [`event`]: what people see happen, and who; [`film`]: a game step by step, for one viewer; [`change`]: what a step changed.
//! * [`insight`]: what a view implies for a choice; [`choice`]: an action as people are offered it; [`luck_report`]: who was lucky.
//! * [`refusal`], [`message`]: why not, and in which words.
//! * [`options`]: the options of a game, described once; [`typed`]: as people type them.
//! * [`standing`]: scores and ranks, and how it ended for players who win together.
//! * [`record`], [`hash`]: games that can be replayed for ever; [`undo`]: which moves can be taken back.
//! * [`face`]: the same game over JSON, object-safe; [`json`], [`form`]: strict reading of what strangers send.
//! * [`notes`]: what players remember of what they heard; [`page`]: text for terminals; [`typescript`]: the types
//!   of a game and its content for clients in TypeScript.

mod by_seat;
pub mod chance;
pub mod change;
pub mod choice;
pub mod dice;
pub mod event;
pub mod face;
pub mod film;
pub mod form;
pub mod game;
pub mod hash;
pub mod insight;
pub mod json;
pub mod luck_report;
pub mod message;
pub mod notes;
pub mod options;
pub mod page;
pub mod pile;
pub mod record;
pub mod refusal;
pub mod seat;
pub mod standing;
pub mod turn;
pub mod typed;
pub mod typescript;
pub mod undo;

pub use by_seat::BySeat;
pub use chance::{Luck, Odds, Stream};
pub use choice::Choice;
pub use dice::Roll;
pub use event::{AddressedEvent, Events, NoListener};
pub use face::{Face, GameFace, Match, PlayedMove};
pub use game::{BotView, Bots, Chance, Game, Rules, Secrets, TimeLimits, Wording};
pub use insight::{Attempt, Insight, NoQuestion};
pub use message::{Arg, Message, Words, shortened};
pub use notes::AllNotes;
pub use options::{OptionDefault, OptionKind, OptionSpec, Settings};
pub use pile::{Bag, CardSet};
pub use refusal::Refusal;
pub use seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
pub use standing::{Ending, Standing, TeamResult};
pub use turn::{Clock, Mode, Silence, Turn};
pub use typescript::Typescript;
