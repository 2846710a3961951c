//! The properties every game must have, each written once and called in one line.
//!
//! A law plays random games and looks at every position on the way. When it is broken it panics, which is how a test fails, and says the game, the
//! options, the seed, the game's number and how many moves it is into it, and what differed.
//!
//! # How a game's tests call them
//!
//! ```text
//! use engine::Viewer;
//! use laws::{SplitMix, Trial};
//! use serde_json::json;
//!
//! fn trial() -> Trial<DiceHeist> {
//!     Trial::new(json!({"seats": 3})).games(50).seed(7)
//! }
//!
//! /// Straight from the rules' table of who sees what: another state that differs only in what this viewer may not know.
//! fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State { … }
//!
//! #[test] fn replay() { trial().replay() }
//! #[test] fn serialisation() { trial().serialisation() }
//! #[test] fn loading() { trial().loading(); }
//! #[test] fn legality() { trial().legality() }
//! #[test] fn chance() { trial().chance(); }
//! #[test] fn ending() { trial().ending(); }
//! #[test] fn clock() { trial().clock(); }
//! #[test] fn film() { assert!(trial().film() > 0) }
//! #[test] fn sealing() { trial().sealing(); }
//! #[test] fn secrecy() { assert!(trial().secrecy(scramble).worlds > 0) }
//! #[test] fn sampling() { assert!(trial().sampling(scramble).worlds > 0) }
//! #[test] fn undo() { trial().undo(scramble); }
//! ```
//!
//! or all of these in one: `trial().all(scramble)`. A game without secrets passes [`nothing_hidden`]. A law that could have had nothing to look at
//! says how much it looked at, so that the test can insist.
//!
//! The law of allocation ([`Trial::allocation`]) needs an allocator that counts, so it lives in a test binary of its own:
//!
//! ```text
//! trial().allocation(|play| allocation_counter::measure(play).count_total);
//! ```
//!
//! # What a game may ask for
//!
//! * [`Trial::unasked`]: its rules let seats act that owe nothing (dropping a thing at any time).
//! * [`Trial::reveals`]: some of its moves show a viewer more than their events say (all cards are turned up at the end).
//! * [`Trial::one_position_in`]: its games are long, and many of them say more than every position of a few.
//! * [`Trial::longest`]: random games of it are longer than 10,000 moves.
//!
//! # When one breaks
//!
//! Call the same law with the seed that it names and `.only(game)`: the games of a trial do not depend on each other, and every law plays the
//! same ones.
//!
//! # Layout
//!
//! [`trial`]: the games themselves, one file a law beside it; `luck`: where their luck comes from; `pool` and `mutation`: what strangers might
//! send; `report`: what a broken law says. `tests/two_vaults` is a small game that keeps every law, and `tests/faults.rs` breaks each of
//! them in it, one fault at a time.

mod allocation;
mod chance;
mod ending;
mod film;
mod legality;
mod luck;
mod mutation;
pub mod playthrough;
mod pool;
mod replay;
mod report;
mod sampling;
mod sealing;
mod secrecy;
mod serialisation;
pub mod trial;
mod undo;

use engine::{Game, Viewer};

pub use luck::SplitMix;
pub use secrecy::Examined;
pub use trial::Trial;
pub use undo::Offers;

/// The scramble of a game that hides nothing from anybody.
pub fn nothing_hidden<State: Clone>(state: &State, _: Viewer, _: &mut SplitMix) -> State {
    state.clone()
}

impl<G: Game> Trial<G> {
    /// Every law but that of allocation. Gives back how much the law of secrecy had to look at.
    pub fn all(&self, scramble: impl Fn(&G::State, Viewer, &mut SplitMix) -> G::State) -> Examined {
        self.replay();
        self.serialisation();
        self.loading();
        self.legality();
        self.chance();
        self.ending();
        self.clock();
        self.film();
        self.sealing();
        self.sampling(&scramble);
        self.undo(&scramble);
        self.secrecy(&scramble)
    }
}
