//! The rules: what may be done, and what that does.

use engine::json::read_form;
use engine::refusal::code;
use engine::{BySeat, Events, Refusal, Rules, Seat, Standing, Turn};
use serde_json::Value;

use crate::SixthGame;
use crate::action::Action;
use crate::event::Event;
use crate::score::{Line, standing_of};
use crate::state::{Phase, Place, State};

impl Rules for SixthGame {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Line;

    #[inline]
    fn seats(state: &State) -> usize {
        state.players.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Choose => Turn::of(state.seat),
            Phase::Draw => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend([Action::Grab, Action::Leave].into_iter().filter(|action| Self::check_action(state, seat, action).is_ok()));
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        check_turn(state, seat)?;
        read_form(action).map_err(|_| Refusal::new(code::MALFORMED))
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check_turn(state, seat)?;
        match action {
            Action::Leave if state.players[seat].loot.count() == 0 => Err(Refusal::new("empty_handed")),
            Action::Grab | Action::Leave => Ok(()),
        }
    }

    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match action {
            Action::Grab => {
                state.phase = Phase::Draw;
                events.tell_all(state, || Event::Grabbed { seat });
            }
            Action::Leave => {
                state.players[seat].place = Place::Away;
                events.tell_all(state, || Event::Left { seat, tokens: state.players[seat].loot.count() });
                end_turn(state, events);
            }
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.phase == Phase::Over).then(|| standing_of(state))
    }

    fn lines(state: &State) -> Vec<Line> {
        if state.phase != Phase::Over {
            return Vec::new();
        }
        state.players.iter().map(|(seat, player)| Line::of(seat, player.loot)).collect()
    }
}

/// # Errors
/// If the game is over, or another seat is to move.
#[inline]
fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => Err(Refusal::new(code::GAME_OVER)),
        Phase::Choose if state.seat == seat => Ok(()),
        Phase::Choose | Phase::Draw => Err(Refusal::new(code::NOT_YOUR_TURN)),
    }
}

/// The turn goes to the next thief inside; without one the game is over.
#[inline]
pub(crate) fn end_turn(state: &mut State, events: &mut impl Events<State, Event>) {
    let seats = state.players.seats();
    let mut next = state.seat;
    for _ in 0..seats {
        next = next.next(seats);
        if state.players[next].place == Place::Inside {
            state.seat = next;
            state.phase = Phase::Choose;
            events.tell_all(state, || Event::TurnStarted { seat: next });
            return;
        }
    }
    state.phase = Phase::Over;
    events.tell_all(state, || Event::GameOver {
        loot: BySeat::from_fn(seats, |seat| state.players[seat].loot),
        winners: standing_of(state).winners,
    });
}
