//! What may be done, and what that does.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::event::Events;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::standing::{Ending, Standing};
use crate::turn::Turn;

/// The rules of a game. The other traits build on this one: it says what a state, an action and an event are.
///
/// # Contract
///
/// Whoever runs a game calls it: the lab straight, tables and the referee through [`crate::face`]. `check_action` comes before every `apply_action`,
/// unless the action was taken from `actions`.
///
/// `actions` lists exactly the actions that `check_action` accepts from a seat named by `turn` (a game may accept more from seats that owe
/// nothing, such as dropping a thing at any time, and says so). `action_count` and `nth_action` count and give the same list.
pub trait Rules: Sized + Send + Sync + 'static {
    /// Everything there is to know. As JSON, the position of the rules file.
    type State: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a seat can do. As JSON, the action of the rules file.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What people see happen. As JSON, the event of the rules file.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// How one seat's result adds up.
    type Line: Serialize;

    /// How many seats the game has.
    fn seats(state: &Self::State) -> usize;

    /// What the game waits for.
    fn turn(state: &Self::State) -> Turn;

    /// Lists the legal actions of a seat into `actions`, which is emptied first: none if the seat owes no decision. The order is part of the rules.
    fn actions(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// How many actions `actions` would list. `scratch` is for games that have to list them to know.
    #[inline]
    fn action_count(state: &Self::State, seat: Seat, scratch: &mut Vec<Self::Action>) -> usize {
        Self::actions(state, seat, scratch);
        scratch.len()
    }

    /// The action at place `index` of that list, below `action_count`, which was called just before with the same `scratch`. Random play needs
    /// one action of many: a game that can count its actions need not list them for that.
    #[inline]
    fn nth_action(_state: &Self::State, _seat: Seat, index: usize, scratch: &[Self::Action]) -> Self::Action {
        scratch[index].clone()
    }

    /// Reads an action that a stranger sent, in the position it was sent to: where the rules file gives an order, a refusal of an earlier row
    /// (`not_your_turn`) comes before `malformed`, and names that do not exist have refusals of their own. May allocate.
    ///
    /// # Errors
    /// The first refusal that fits and that the typed action can no longer express.
    fn read_action(state: &Self::State, seat: Seat, action: &Value) -> Result<Self::Action, Refusal>;

    /// Whether this seat may do this now.
    ///
    /// # Errors
    /// The first refusal that fits, in the order of the rules file.
    fn check_action(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that `check_action` accepts. With any other the state may become nonsense, but nothing is unsafe.
    fn apply_action(state: &mut Self::State, seat: Seat, action: &Self::Action, events: &mut impl Events<Self::State, Self::Event>);

    /// Score and rank of every seat, once the game is over.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// How it ended, once the game is over, where all players win or lose together.
    fn ending(_state: &Self::State) -> Option<Ending> {
        None
    }

    /// How each seat's result adds up, once the game is over. May allocate.
    fn lines(state: &Self::State) -> Vec<Self::Line>;
}
