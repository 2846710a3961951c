//! What each viewer may know.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use super::Rules;
use crate::chance::Luck;
use crate::refusal::Refusal;
use crate::seat::Viewer;

/// The secrets of a game: what each viewer may know, and for how long.
///
/// # Contract
///
/// Whatever a person or a bot gets to see of a game comes from here: tables and films through [`crate::face`], bots through [`BotView`](super::BotView).
///
/// A view holds what its viewer may know and is built from that alone, never by taking the state and deleting from it; where `all_see_alike`, the
/// JSON of all views is the same. `sample_world` gives a state that this view could come from, depending on nothing but the view and the luck.
pub trait Secrets: Rules {
    /// What one viewer may know. As JSON, the view of the rules file.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// What this viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether the views of all viewers are written alike now, because nothing is hidden from anybody. A table then writes one for all of them.
    fn all_see_alike(_state: &Self::State) -> bool {
        false
    }

    /// Reads a view back from its JSON, for clients that got it over a wire. May allocate.
    ///
    /// # Errors
    /// `malformed` if it is no view of this game.
    fn read_view(viewer: Viewer, view: &Value) -> Result<Self::View, Refusal>;

    /// A state that this view could come from, each in proportion to its likelihood as far as that is known.
    fn sample_world(view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// Whether the players may not talk to each other now, by the rules.
    fn is_hushed(_state: &Self::State) -> bool {
        false
    }

    /// Whether what players have hidden stays hidden from the others when the game is over, by the rules. Such a game draws nothing in secret: the secret
    /// of the dice is published at the end, and with it what every ticket was.
    fn keeps_secrets(_state: &Self::State) -> bool {
        false
    }

    /// Whether everybody learns this action from the events that it brings. Asked only where secrets are kept: other actions are sealed in the records
    /// that others get.
    fn shows_action(_action: &Self::Action) -> bool {
        false
    }
}
