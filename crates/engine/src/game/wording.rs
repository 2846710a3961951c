//! A game in words.

use super::Secrets;
use crate::message::{Message, Words};
use crate::page::Page;
use crate::seat::Seat;

/// The words of a game: which sentence says what. The sentences themselves are in the catalogs under `locales/`.
///
/// # Contract
///
/// Whoever speaks to people calls it, through [`crate::face`]; the lab counts by `action_kind`. Every sentence that is named exists in every
/// language, with the same arguments. All but `action_kind` may allocate.
pub trait Wording: Secrets {
    /// The kind of an action, for counting: its `type` in JSON.
    fn action_kind(action: &Self::Action) -> &'static str;

    /// An action in words, as a choice: "Recruit a sidekick".
    fn describe_action(view: &Self::View, seat: Seat, action: &Self::Action) -> Message;

    /// An event in words.
    fn describe_event(event: &Self::Event) -> Message;

    /// Draws a view for a terminal of at least 80 columns.
    fn draw(view: &Self::View, words: &dyn Words, page: &mut Page);
}
