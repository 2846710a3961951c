//! Whether the ability of a character can be used now (JH-2.20).

use engine::{Rules, Seat};
use serde::Serialize;

use crate::JewelHeist;
use crate::action::Action;
use crate::content::Ability;
use crate::state::{Phase, State};

/// Whether an ability can be used now, or why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum AbilityState {
    /// It always holds: nobody decides to use it.
    Always,
    /// The seat is asked, and may use it.
    Now,
    /// Its time is another one, or there is nothing to use it on.
    Later,
    /// A Ventriloquist without noise has nothing to give away (JH-5.6).
    Silent,
    /// It was used in this round, and can be used again in another one.
    Used,
    /// No use is left.
    Spent,
}

/// By seat; nothing for a seat without a character.
pub(crate) fn all(state: &State) -> Vec<Option<AbilityState>> {
    state.table.all_seats().map(|seat| of_seat(state, seat)).collect()
}

fn of_seat(state: &State, seat: Seat) -> Option<AbilityState> {
    let table = &state.table;
    let player = table.player(seat);
    let facts = player.character?.facts();
    let needs_token = facts.uses > 0;
    // The refusals have the same order: what is spent is not merely used.
    Some(if needs_token && player.special_left == 0 {
        AbilityState::Spent
    } else if needs_token && player.special_used {
        AbilityState::Used
    } else if !needs_token && facts.ability != Ability::Question {
        AbilityState::Always
    } else if is_offered(state, seat, facts.ability) {
        AbilityState::Now
    } else if facts.ability == Ability::Blame && table.phase == Phase::Before && table.noise(seat) == 0 {
        AbilityState::Silent
    } else {
        AbilityState::Later
    })
}

/// Whether a legal action of the seat uses the ability.
fn is_offered(state: &State, seat: Seat, ability: Ability) -> bool {
    let phase = match ability {
        Ability::Question => Phase::Question,
        Ability::Turn | Ability::Blame => Phase::Before,
        Ability::Steal | Ability::Crack => Phase::Move,
        _ => return false,
    };
    if state.table.phase != phase {
        return false;
    }
    let mut legal = Vec::new();
    JewelHeist::actions(state, seat, &mut legal);
    legal.iter().any(|action| match action {
        Action::Question { .. } => ability == Ability::Question,
        Action::TurnGuard { .. } => ability == Ability::Turn,
        Action::Blame { .. } => ability == Ability::Blame,
        Action::Move { crack, steal, .. } => (ability == Ability::Crack && *crack) || (ability == Ability::Steal && steal.is_some()),
        _ => false,
    })
}
