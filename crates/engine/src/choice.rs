//! What a seat may do, as people are offered it.

use serde::Serialize;

use crate::chance::Odds;
use crate::game::Game;
use crate::json::{Json, to_json};
use crate::message::Message;
use crate::seat::Seat;

/// The question that every game answers with the choices of the seat that asks.
pub(crate) const CHOICES: &str = "choices";

/// An action as it is offered to people. As JSON `{action, say, odds}`.
#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    /// The action.
    pub action: Json,
    /// What it is, in words ([`Wording::describe_action`](crate::Wording::describe_action)).
    #[serde(rename = "say")]
    pub words: Message,
    /// How likely it succeeds, where luck decides that ([`Insight::odds`](crate::Insight::odds)).
    pub odds: Option<Odds>,
}

impl Choice {
    /// An action of this seat, which sees this view.
    pub(crate) fn of<G: Game>(view: &G::View, seat: Seat, action: &G::Action) -> Self {
        Self { action: to_json(action), words: G::describe_action(view, seat, action), odds: G::odds(view, seat, action) }
    }
}
