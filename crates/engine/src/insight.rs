//! What a view implies for a choice.
//!
//! A player wants to know more than what lies on the table: what is lit, how likely a throw succeeds, what a guard will do next, what a set is worth,
//! why a thing cannot be done. All of it follows from the rules and from what the player sees. So it is worked out here, in Rust, from a *view* and
//! never from a state: the browser, the terminal, the referee and bots ask for it, and none of them repeats a rule.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chance::Odds;
use crate::form::read_as;
use crate::game::Secrets;
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, Viewer};

/// What a game tells of a view. Everything here is a pure function of the view, so it can tell nobody what they may not know; the law of secrecy
/// looks at it all the same.
///
/// # Contract
///
/// Tables, the referee and the terminal ask through [`crate::face`], bots with a view of their own. Bad questions are refused like bad actions.
pub trait Insight: Secrets {
    /// What goes with every view: it is sent whenever the view is, so it holds what most players look at. `()` if the view says all.
    type Overview: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What can be asked about a choice that is only half made. [`NoQuestion`] if nothing can.
    type Question: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is answered.
    type Answer: Clone + Eq + Debug + Serialize + Send + Sync;

    /// How likely an action succeeds, where luck decides that.
    fn odds(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<Odds> {
        None
    }

    /// What goes with this view. May allocate.
    fn overview(view: &Self::View, viewer: Viewer) -> Self::Overview;

    /// Answers a question about this view. May allocate.
    ///
    /// # Errors
    /// With the refusal that fits, as for an action: a question about something that is not on the table.
    fn answer(view: &Self::View, viewer: Viewer, question: &Self::Question) -> Result<Self::Answer, Refusal>;

    /// Some questions that make sense for this view: the laws ask them, and whoever wants to learn what can be asked.
    fn questions(_view: &Self::View, _viewer: Viewer) -> Vec<Self::Question> {
        Vec::new()
    }

    /// What was left to luck in this event, given the view before it, and how it went. For the luck report of a finished game ([`crate::luck_report`]).
    fn luck(_before: &Self::View, _event: &Self::Event) -> Option<Attempt> {
        None
    }
}

/// A game that answers no questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub enum NoQuestion {}

/// Something left to luck: how likely it was when it was tried, and whether it succeeded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS, utoipa::ToSchema)]
pub struct Attempt {
    /// Who tried.
    #[ts(type = "number")]
    pub seat: Seat,
    /// How likely it was.
    #[ts(type = "[number, number]")]
    #[schema(value_type = [u64; 2])]
    pub odds: Odds,
    /// Whether it succeeded.
    pub success: bool,
    /// The name of the sentence that says what counts as such an attempt.
    pub what: &'static str,
}

/// Reads a question that a stranger sent.
///
/// # Errors
/// `malformed` if it is no question of this game.
pub(crate) fn read_question<G: Insight>(question: &Value) -> Result<G::Question, Refusal> {
    read_as(question).map_err(|_| Refusal::new(code::MALFORMED))
}
