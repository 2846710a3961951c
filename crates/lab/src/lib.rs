//! Many games at once: for designers who want to know whether a seat is favoured, and for whoever compares bots.
//!
//! # Layout
//!
//! * [`plan`]: [`SimulationPlan`], what is to be simulated.
//! * [`one_game`]: [`play`], one game from its first move to its last; the loop that the benchmark measures.
//! * [`mod@simulate`]: [`simulate()`], all games of a plan over all cores; [`SimulationProgress`], how far it is.
//! * [`tally`]: what is added up, in integers.
//! * [`interval`]: 95% intervals.
//! * [`summary`]: [`Summary`], the figures, as JSON and CSV; [`report`]: the same as tables for people.

pub mod interval;
pub mod one_game;
pub mod plan;
pub mod report;
pub mod simulate;
pub mod summary;
pub mod tally;

pub use interval::Estimate;
pub use one_game::{Players, play};
pub use plan::SimulationPlan;
pub use simulate::{SimulationProgress, simulate};
pub use summary::Summary;
