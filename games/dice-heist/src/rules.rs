//! The rules: what is legal, and what each action does (sections 5 to 7 and 9).

use engine::refusal::code;
use engine::{CardSet, Events, Odds, Refusal, Roll, Rules, Seat, Standing, Turn};
use serde_json::Value;

use crate::DiceHeist;
use crate::action::{self, Action};
use crate::content::{Card, Museum, content};
use crate::event::{Event, FirstBy};
use crate::score::{Line, standing_of};
use crate::state::{Attempt, Phase, State};

impl Rules for DiceHeist {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Line;

    #[inline]
    fn seats(state: &State) -> usize {
        state.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::FirstRoll(_) | Phase::Reveal | Phase::Roll(_) => Turn::Chance,
            Phase::Action => Turn::of(state.seat),
            Phase::Over => Turn::Over,
        }
    }

    /// In the order of DH-5.9.
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let count = Self::action_count(state, seat, actions);
        actions.extend((0..count).map(|index| Self::nth_action(state, seat, index, &[])));
    }

    #[inline]
    fn action_count(state: &State, seat: Seat, _scratch: &mut Vec<Action>) -> usize {
        if !matches!(state.phase, Phase::Action) || state.seat != seat {
            return 0;
        }
        let crews = usize::from(state.sidekicks_of(seat)) + 1;
        let content = content();
        let targets: usize = Museum::all().map(|museum| targets(state, state.shown.intersection(content.cards_of(museum)))).sum();
        recruit_count(state) + crews * targets
    }

    /// Recruits by whom they are taken from; then museum by museum the heist and the raids card by card, each by rising sidekicks (DH-5.9).
    #[inline]
    fn nth_action(state: &State, seat: Seat, index: usize, _scratch: &[Action]) -> Action {
        let recruits = recruit_count(state);
        if index < recruits {
            let from = if state.supply > 0 { None } else { state.robbable().iter().nth(index) };
            return Action::Recruit { from };
        }
        let crews = usize::from(state.sidekicks_of(seat)) + 1;
        let (mut target, sidekicks) = ((index - recruits) / crews, ((index - recruits) % crews) as u8);
        let content = content();
        for museum in Museum::all() {
            let display = state.shown.intersection(content.cards_of(museum));
            let here = targets(state, display);
            if target < here {
                return match target.checked_sub(1) {
                    None => Action::Heist { museum, sidekicks },
                    Some(card) => Action::Raid { card: Card(display.nth(card as u32)), sidekicks },
                };
            }
            target -= here;
        }
        unreachable!("the index is below the number of actions")
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, seat, action)
    }

    /// In the order of section 10.
    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check_turn(state, seat)?;
        let sidekicks = match *action {
            Action::Recruit { from } => return check_recruit(state, from),
            Action::Heist { museum, sidekicks } => {
                if state.display(museum).is_empty() {
                    return Err(Refusal::new("empty_museum"));
                }
                sidekicks
            }
            Action::Raid { card, sidekicks } => {
                check_raids_allowed(state)?;
                if !state.shown.contains(card.0) {
                    return Err(Refusal::new("card_not_on_display"));
                }
                sidekicks
            }
        };
        if sidekicks > state.sidekicks_of(seat) {
            return Err(Refusal::new("too_many_sidekicks"));
        }
        Ok(())
    }

    #[inline]
    fn apply_action(state: &mut State, _seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match *action {
            Action::Recruit { from } => recruit(state, from, events),
            Action::Heist { museum, sidekicks } => declare(state, Attempt { museum, card: None, sidekicks }, events),
            Action::Raid { card, sidekicks } => declare(state, Attempt { museum: card.museum(), card: Some(card), sidekicks }, events),
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.phase == Phase::Over).then(|| standing_of(&state.loot[..state.seats()]))
    }

    fn lines(state: &State) -> Vec<Line> {
        if state.phase == Phase::Over { state.result().lines } else { Vec::new() }
    }
}

/// # Errors
/// The first two rows of section 10.
#[inline]
pub(crate) fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Over => Err(Refusal::new(code::GAME_OVER)),
        Phase::Action if state.seat == seat => Ok(()),
        _ => Err(Refusal::new(code::NOT_YOUR_TURN)),
    }
}

/// # Errors
/// `raid_not_enabled` (DH-10.12).
#[inline]
pub(crate) fn check_raids_allowed(state: &State) -> Result<(), Refusal> {
    if state.options.targeted_raid { Ok(()) } else { Err(Refusal::new("raid_not_enabled")) }
}

fn check_recruit(state: &State, from: Option<Seat>) -> Result<(), Refusal> {
    if state.is_stalled() {
        return Err(Refusal::new("stall_guard"));
    }
    if state.supply > 0 {
        return if from.is_none() { Ok(()) } else { Err(Refusal::new("supply_not_empty")) };
    }
    let robbable = state.robbable();
    if robbable.is_empty() {
        return Err(Refusal::new("no_sidekick_to_take"));
    }
    match from {
        None => Err(Refusal::new("choose_whom")),
        Some(from) if from == state.seat => Err(Refusal::new("cannot_take_from_yourself")),
        Some(from) if !robbable.contains(from) => Err(Refusal::new("not_the_most")),
        Some(_) => Ok(()),
    }
}

/// How many ways of recruiting there are: the supply, or each seat that may lose a die.
#[inline]
fn recruit_count(state: &State) -> usize {
    if state.is_stalled() {
        0
    } else if state.supply > 0 {
        1
    } else {
        state.robbable().len()
    }
}

/// How many things can be tried for in a museum: all of it, and with Targeted Raid each card.
#[inline]
fn targets(state: &State, display: CardSet) -> usize {
    let raids = if state.options.targeted_raid { display.len() as usize } else { 0 };
    usize::from(!display.is_empty()) + raids
}

#[inline]
fn recruit(state: &mut State, from: Option<Seat>, events: &mut impl Events<State, Event>) {
    match from {
        None => state.supply -= 1,
        Some(from) => state.sidekicks[from.index()] -= 1,
    }
    let seat = state.seat;
    state.sidekicks[seat.index()] += 1;
    if state.deck.is_empty() {
        state.quiet_turns = state.quiet_turns.saturating_add(1);
    }
    events.tell_all(state, || Event::Recruited { seat, from, sidekicks: state.sidekicks_of(seat), supply: state.supply });
    end_turn(state, events);
}

#[inline]
fn declare(state: &mut State, attempt: Attempt, events: &mut impl Events<State, Event>) {
    state.quiet_turns = 0;
    state.phase = Phase::Roll(attempt);
    events.tell_all(state, || Event::Attempt {
        seat: state.seat,
        kind: attempt.kind(),
        museum: attempt.museum,
        card: attempt.card,
        dice: attempt.dice(),
        needs: attempt.needs(),
        chance: chance_of(attempt),
    });
}

/// How likely an attempt succeeds: not all dice below what it needs (DH-5.11).
pub fn chance_of(attempt: Attempt) -> Odds {
    let cases = Roll::tickets(attempt.dice());
    let failing = u64::from(attempt.needs() - 1).pow(attempt.dice());
    Odds::new(cases - failing, cases)
}

pub(crate) fn begin(state: &mut State, seat: Seat, by: FirstBy, events: &mut impl Events<State, Event>) {
    state.seat = seat;
    state.phase = opening_phase(state);
    events.tell_all(state, || Event::FirstPlayer { seat, by });
    begin_turn(state, seat, events);
}

/// What a turn begins with: a reveal, as long as there is a card (DH-6.9).
#[inline]
fn opening_phase(state: &State) -> Phase {
    if state.deck.is_empty() { Phase::Action } else { Phase::Reveal }
}

#[inline]
fn begin_turn(state: &mut State, seat: Seat, events: &mut impl Events<State, Event>) {
    state.seat = seat;
    state.turn = state.turn.saturating_add(1);
    state.phase = opening_phase(state);
    events.tell_all(state, || Event::TurnStarted { turn: state.turn, seat, deck: state.deck.len() });
}

#[inline]
pub(crate) fn end_turn(state: &mut State, events: &mut impl Events<State, Event>) {
    if state.deck.is_empty() && state.shown.is_empty() {
        state.phase = Phase::Over;
        events.tell_all(state, || Event::GameOver { result: state.result() });
    } else {
        begin_turn(state, state.seat.next(state.seats()), events);
    }
}
