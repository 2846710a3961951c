//! Whose move it is, and what it can be (section 5 of the rules).

pub(crate) mod chance;
pub(crate) mod check;
pub(crate) mod drops;
pub mod guard;
pub(crate) mod night;
pub(crate) mod reach;
pub(crate) mod round;
pub mod score;
pub(crate) mod setup;
pub(crate) mod slots;

use engine::{Ending, Events, Mode, Refusal, Rules, Seat, Standing, TeamResult, Turn};
use serde_json::Value;

use crate::JewelHeist;
use crate::action::{self, Action};
use crate::content::cards::{HandCard, Jewelry, Kind};
use crate::content::{Ability, Effect, HAND};
use crate::event::Event;
use crate::floor::facing::Facing;
use crate::rules::drops::Drops;
use crate::rules::reach::{Tricks, destinations};
use crate::rules::score::Tally;
use crate::state::{Phase, State, Table};

impl Rules for JewelHeist {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Tally;

    #[inline]
    fn seats(state: &State) -> usize {
        state.table.count()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        use Phase::{Blueprint, DealCharacters, DealGear, DealJewelry, Fence, FirstSeat, Flip, PlaceJewels, ShareJewelry};
        let table = &state.table;
        let simultaneous = |waiting: fn(&State, Seat) -> bool| Turn::Seats {
            mode: Mode::Simultaneous,
            seats: table.all_seats().filter(|seat| waiting(state, *seat)).collect(),
        };
        let one = |seat: Option<Seat>| seat.map_or(Turn::Over, Turn::of);
        match table.phase {
            Blueprint | PlaceJewels | DealCharacters | DealJewelry | ShareJewelry | FirstSeat | DealGear | Fence | Flip => Turn::Chance,
            Phase::Draft => simultaneous(|state, seat| state.picks[seat.index()].is_none()),
            Phase::Choose => simultaneous(|state, seat| state.card(seat).is_none()),
            Phase::Question => one(table.mastermind()),
            Phase::Answer => one(table.questioned),
            Phase::Over => Turn::Over,
            _ => one(table.queue.first()),
        }
    }

    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let count = Self::action_count(state, seat, actions);
        if state.table.phase == Phase::Drop && count > 0 {
            actions.extend(drops(state, seat).iter().map(|jewels| Action::Drop { jewels }));
        }
    }

    /// All of them are listed into `scratch` but ways to drop jewels, which can be told by their number.
    #[inline]
    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        scratch.clear();
        if !Self::turn(state).asks(seat) {
            return 0;
        }
        match state.table.phase {
            Phase::Drop => return drops(state, seat).count(),
            Phase::Choose | Phase::Answer => list_hand(&state.table, seat, scratch),
            Phase::Move => list_moves(state, seat, scratch),
            Phase::Before => list_before(state, seat, scratch),
            _ => list_rest(state, seat, scratch),
        }
        scratch.len()
    }

    #[inline]
    fn nth_action(state: &State, seat: Seat, index: usize, scratch: &[Action]) -> Action {
        if state.table.phase == Phase::Drop { Action::Drop { jewels: drops(state, seat).nth(index) } } else { scratch[index] }
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, seat, action)
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::check(state, seat, (*action).into()).map(|_| ())
    }

    /// Each part of the game has a file: `setup`, `round`, `night`.
    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match (*action, state.table.phase) {
            (Action::Pick { card }, _) => setup::pick(state, seat, card, events),
            (Action::Draft { kind }, _) => setup::draft(state, seat, kind, events),
            (Action::Place { at }, Phase::Start) => setup::place_at_start(state, seat, at, events),
            (Action::Place { at }, _) => night::place_again(state, seat, at, events),
            (Action::Question { seat: asked }, _) => round::question(state, seat, Some(asked), events),
            (Action::Play { card }, _) => round::play(state, seat, card, events),
            (Action::TurnGuard { facing }, Phase::Mirror) => night::mirror(state, seat, Some(facing), events),
            (Action::Move { .. }, _) => round::walk(state, seat, *action, events),
            (Action::Keep { card }, _) => round::keep(state, seat, card, events),
            (Action::Swap { taken, out }, _) => round::swap(state, seat, Some((taken, out)), events),
            (Action::Drop { jewels }, _) => night::drop_jewels(state, seat, jewels, events),
            (Action::Pass, Phase::GearDraft) => setup::pass(state, seat, events),
            (Action::Pass, Phase::Question) => round::question(state, seat, None, events),
            (Action::Pass, Phase::Swap) => round::swap(state, seat, None, events),
            (Action::Pass, Phase::Mirror) => night::mirror(state, seat, None, events),
            _ => round::act_before(state, seat, *action, events),
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.table.phase == Phase::Over).then(|| score::standing(state))
    }

    fn ending(state: &State) -> Option<Ending> {
        let standing = Self::standing(state).filter(|_| state.table.options.is_coop())?;
        let (result, why) = if standing.winners.is_empty() { (TeamResult::Lost, "cards_left") } else { (TeamResult::Won, "all_cards") };
        Some(Ending { result, why, rounds: state.table.round })
    }

    fn lines(state: &State) -> Vec<Tally> {
        if state.table.phase == Phase::Over { score::tallies(state) } else { Vec::new() }
    }
}

/// Whether the gear of a seat still has to be placed before it may pass (JH-5.6).
#[inline]
pub(crate) fn has_gear_to_place(state: &State, seat: Seat) -> bool {
    if state.table.player(seat).effect_done {
        return false;
    }
    match state.effect(seat) {
        Some(Effect::Alarm | Effect::Wire) => true,
        Some(Effect::Smoke) => !state.table.lit().cells.is_empty(),
        _ => false,
    }
}

/// Whether a Ventriloquist has noise to give away.
#[inline]
pub(crate) fn can_blame(table: &Table, seat: Seat) -> bool {
    table.can_use(seat, Ability::Blame) && table.noise(seat) > 0
}

fn drops(state: &State, seat: Seat) -> Drops {
    Drops::new(state.table.player(seat).jewels, state.must_drop(seat))
}

/// The six cards of every hand, then gear, each kind once.
#[inline]
fn list_hand(table: &Table, seat: Seat, actions: &mut Vec<Action>) {
    let gear = &table.player(seat).gear;
    let in_hand = |card: &HandCard| card.gear().is_none_or(|kind| gear.count(kind) > 0);
    if gear.0.is_empty() {
        actions.extend(HandCard::all().take(HAND).map(|card| Action::Play { card }));
    } else {
        actions.extend(HandCard::all().filter(in_hand).map(|card| Action::Play { card }));
    }
}

#[inline]
fn list_moves(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let tricks = Tricks::of(state, seat);
    let reach = destinations(state, seat);
    if tricks.is_none() {
        actions.extend(reach.iter().map(Action::plain_move));
        return;
    }
    for to in reach.iter() {
        actions.push(Action::plain_move(to));
        tricks.list(&state.table, seat, to, actions);
    }
}

/// JH-5.6.
fn list_before(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    let plan = table.plan();
    let must = has_gear_to_place(state, seat);
    match state.effect(seat).filter(|_| must) {
        Some(Effect::Smoke) => actions.extend(table.lit().cells.iter().map(|at| Action::Smoke { at })),
        Some(Effect::Alarm) => actions.extend(plan.spaces().iter().map(|at| Action::Alarm { at })),
        Some(Effect::Wire) => {
            actions.extend(plan.track().iter().filter(|at| **at != table.guard).map(|&at| Action::Wire { at }));
        }
        _ => {}
    }
    if table.can_use(seat, Ability::Turn) {
        let others = Facing::COMPASS.into_iter().filter(|facing| *facing != table.facing);
        actions.extend(others.map(|facing| Action::TurnGuard { facing }));
    }
    if can_blame(table, seat) {
        actions.extend(table.all_seats().filter(|other| *other != seat).map(|seat| Action::Blame { seat }));
    }
    if !must {
        actions.push(Action::Pass);
    }
}

fn list_rest(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let table = &state.table;
    match table.phase {
        Phase::Draft => actions.extend(Jewelry::of(state.packs[seat.index()]).map(|card| Action::Pick { card })),
        Phase::GearDraft => {
            actions.extend(Kind::all().filter(|kind| table.draft_bar(seat, *kind).is_none()).map(|kind| Action::Draft { kind }));
            actions.push(Action::Pass);
        }
        Phase::Start | Phase::Place => actions.extend(table.placing().iter().map(|at| Action::Place { at })),
        Phase::Question => {
            let others = table.all_seats().filter(|other| table.may_question(seat, *other));
            actions.extend(others.map(|seat| Action::Question { seat }));
            actions.push(Action::Pass);
        }
        Phase::Keep => actions.extend(Jewelry::of(state.drawn).map(|card| Action::Keep { card })),
        Phase::Swap => {
            for taken in Jewelry::of(state.drawn) {
                actions.extend(Jewelry::of(table.shared).map(|out| Action::Swap { taken, out }));
            }
            actions.push(Action::Pass);
        }
        Phase::Mirror => {
            actions.extend([table.facing.left(), table.facing.right()].map(|facing| Action::TurnGuard { facing }));
            actions.push(Action::Pass);
        }
        _ => {}
    }
}
