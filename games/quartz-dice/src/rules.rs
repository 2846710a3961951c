//! The rules: whose move it is and what is legal (sections 5 to 7, 9 and 10). What each action leads to is in `play`, what chance does in `chance`.

use engine::refusal::code;
use engine::{Events, Refusal, Roll, Rules, Seat, Standing, Turn};
use serde_json::Value;

use crate::action::{self, Action, Crystals, Faces};
use crate::content::{Crystal, DICE, Heap, KINDS, Tool};
use crate::event::{Event, LeaderBy};
use crate::score::Line;
use crate::state::{Phase, State};
use crate::{QuartzDice, play};

impl Rules for QuartzDice {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Option<Line>;

    #[inline]
    fn seats(state: &State) -> usize {
        state.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::FirstLeader | Phase::Mine | Phase::Roll | Phase::Draw => Turn::Chance,
            Phase::Reroll | Phase::Act | Phase::Return | Phase::Pick | Phase::ChooseLeader => Turn::of(state.seat),
            Phase::Over => Turn::Over,
        }
    }

    /// Rerolls: to stop, then what is kept, by counts of faces. Tools in order, each by rising strength, and the end of the
    /// turn. Picks by seat and kind, and to be done.
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !Self::turn(state).asks(seat) {
            return;
        }
        match state.phase {
            Phase::Reroll => actions.extend((0..reroll_count(state)).map(|index| nth_reroll(state, index))),
            Phase::Act => {
                for tool in Tool::ALL {
                    actions.extend((tool.least()..=state.most_strength(tool)).map(|strength| Action::Act { action: tool, strength }));
                }
                actions.push(Action::EndTurn);
            }
            Phase::Return => list_returns(&drawn_heap(state), actions),
            Phase::Pick => list_picks(state, actions),
            Phase::ChooseLeader => actions.extend(state.leading().0.iter().map(|seat| Action::ChooseLeader { seat })),
            Phase::FirstLeader | Phase::Mine | Phase::Roll | Phase::Draw | Phase::Over => {}
        }
    }

    #[inline]
    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        // Rerolls are by far the most common decision and the one with the most choices: they are counted, not listed.
        if state.phase == Phase::Reroll && state.seat == seat {
            return reroll_count(state);
        }
        Self::actions(state, seat, scratch);
        scratch.len()
    }

    #[inline]
    fn nth_action(state: &State, _seat: Seat, index: usize, scratch: &[Action]) -> Action {
        if state.phase == Phase::Reroll { nth_reroll(state, index) } else { scratch[index] }
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, seat, action)
    }

    /// In the order of section 10.
    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check_turn(state, seat)?;
        require(belongs(state, action), "wrong_phase")?;
        match *action {
            Action::Stop | Action::EndTurn => Ok(()),
            Action::Reroll { keep, marker } => check_reroll(state, keep, marker),
            Action::Act { action, strength } => check_use(state, action, strength),
            Action::Return { crystals } => check_return(state, &crystals),
            Action::Protect { .. } | Action::Pass { .. } | Action::Take { .. } => check_pick(state, action),
            Action::Done => require(state.current.act.is_some_and(|act| act.picks_made > 0), "pick_first"),
            Action::ChooseLeader { seat } => require(state.leading().0.contains(seat), "not_tied"),
        }
    }

    #[inline]
    fn apply_action(state: &mut State, _seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match *action {
            Action::Reroll { keep, marker } => {
                let seat = state.seat;
                state.player_mut(seat).markers -= u32::from(marker);
                state.current.dice = keep.0;
                state.current.rolling = DICE - keep.0.dice() as u8;
                state.phase = Phase::Roll;
            }
            Action::Stop => play::stop(state, events),
            Action::Act { action, strength } => play::act(state, action, strength, events),
            Action::EndTurn => play::end_turn(state, false, events),
            Action::Return { crystals } => play::put_back(state, crystals, events),
            Action::Protect { .. } | Action::Pass { .. } | Action::Take { .. } => play::pick(state, action, events),
            Action::Done => {
                play::back_to_act(state);
                play::end_if_idle(state, events);
            }
            Action::ChooseLeader { seat } => play::new_leader(state, seat, LeaderBy::Choice, events),
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.phase == Phase::Over).then(|| state.standing_now())
    }

    fn lines(state: &State) -> Vec<Option<Line>> {
        if state.phase == Phase::Over { state.lines_now()[..state.seats()].to_vec() } else { Vec::new() }
    }
}

/// # Errors
/// The first two rows of section 10.
#[inline]
pub(crate) fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match QuartzDice::turn(state) {
        Turn::Over => Err(Refusal::new(code::GAME_OVER)),
        turn if turn.asks(seat) => Ok(()),
        _ => Err(Refusal::new(code::NOT_YOUR_TURN)),
    }
}

fn require(holds: bool, code: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(code)) }
}

/// Whether the crystal of a pick is there, and may go where it is to go.
pub(crate) fn check_pick(state: &State, pick: &Action) -> Result<(), Refusal> {
    match *pick {
        Action::Protect { crystal } => require(state.player(state.seat).cart.count(crystal.index()) > 0, "not_on_cart"),
        Action::Pass { to } => {
            require(is_target(state, to), "bad_target")?;
            require(state.reach(Tool::Transfer) > 0, "no_unstable")
        }
        Action::Take { from, crystal } => {
            require(is_target(state, from), "bad_target")?;
            require(crystal.is_valuable(), "not_valuable")?;
            require(state.player(from).cart.count(crystal.index()) > 0, "not_on_cart")
        }
        _ => Err(Refusal::new("wrong_phase")),
    }
}

/// Whether an action belongs to the phase, and a pick to the tool in use (QD-10.4).
fn belongs(state: &State, action: &Action) -> bool {
    let picking = |tool| state.phase == Phase::Pick && state.current.act.is_some_and(|act| act.tool == tool);
    match action {
        Action::Reroll { .. } | Action::Stop => state.phase == Phase::Reroll,
        Action::Act { .. } | Action::EndTurn => state.phase == Phase::Act,
        Action::Return { .. } => state.phase == Phase::Return,
        Action::Protect { .. } => picking(Tool::Chest),
        Action::Pass { .. } => picking(Tool::Transfer),
        Action::Take { .. } => picking(Tool::Steal),
        Action::Done => state.phase == Phase::Pick,
        Action::ChooseLeader { .. } => state.phase == Phase::ChooseLeader,
    }
}

fn check_reroll(state: &State, keep: Faces, marker: bool) -> Result<(), Refusal> {
    require(keep.are_part_of(state.current.dice), "not_your_dice")?;
    require(keep.0.dice() < u32::from(DICE), "roll_nothing")?;
    require(state.marker_due() || !marker, "free_roll_left")?;
    require(!state.marker_due() || marker, "marker_needed")
}

/// Whether a tool can be used with so many faces.
pub(crate) fn check_use(state: &State, tool: Tool, strength: u8) -> Result<(), Refusal> {
    require(!state.current.used.contains(tool), "action_used")?;
    require(strength >= tool.least(), "strength_too_low")?;
    require(strength <= state.faces_for(tool), "not_enough_faces")?;
    let nothing_there = match tool {
        Tool::Pickaxe | Tool::Jackhammer => "bag_empty",
        Tool::Chest => "nothing_to_protect",
        Tool::Transfer => "no_unstable",
        Tool::Steal => "nothing_to_steal",
    };
    require(state.reach(tool) > 0, nothing_there)?;
    require(strength <= state.most_useful(tool), "more_than_useful")
}

pub(crate) fn check_return(state: &State, crystals: &Crystals) -> Result<(), Refusal> {
    let drawn = drawn_heap(state);
    require(crystals.0.len() == u32::from(Tool::Jackhammer.returns(drawn.len() as u8)) && drawn.covers(&crystals.0), "wrong_return")
}

/// What the tool in use has drawn.
pub(crate) fn drawn_heap(state: &State) -> Heap {
    let mut heap = Heap::EMPTY;
    for crystal in state.drawn() {
        heap.add(crystal.index(), 1);
    }
    heap
}

/// Another player who is still in.
#[inline]
fn is_target(state: &State, seat: Seat) -> bool {
    seat != state.seat && seat.index() < state.seats() && state.player(seat).is_in()
}

/// Whether some tool can be used now.
#[inline]
pub(crate) fn can_act(state: &State) -> bool {
    Tool::ALL.into_iter().any(|tool| state.most_strength(tool) >= tool.least())
}

/// How many ways there are to go on rolling: to stop, and every choice of dice to keep but all.
#[inline]
fn reroll_count(state: &State) -> usize {
    (0..6).map(|face| state.current.dice.count(face) as usize + 1).product()
}

/// The choice at this place of the list: the kept counts are the digits of the place, the last face lowest.
#[inline]
fn nth_reroll(state: &State, index: usize) -> Action {
    let Some(mut place) = index.checked_sub(1) else { return Action::Stop };
    let dice = state.current.dice;
    let mut counts = [0; 6];
    for face in (0..6).rev() {
        let choices = dice.count(face) as usize + 1;
        counts[usize::from(face)] = place % choices;
        place /= choices;
    }
    let keep = Roll::from_faces((0..6).flat_map(|face| std::iter::repeat_n(face, counts[usize::from(face)])));
    Action::Reroll { keep: Faces(keep), marker: state.marker_due() }
}

/// Every half of what was drawn, the cheaper kinds first.
fn list_returns(drawn: &Heap, actions: &mut Vec<Action>) {
    fn fill(drawn: &Heap, kind: usize, left: u8, chosen: &mut Heap, actions: &mut Vec<Action>) {
        if left == 0 {
            actions.push(Action::Return { crystals: Crystals(*chosen) });
            return;
        }
        if kind == KINDS {
            return;
        }
        for here in (0..=drawn.count(kind).min(left)).rev() {
            chosen.add(kind, here);
            fill(drawn, kind + 1, left - here, chosen, actions);
            chosen.take(kind, here);
        }
    }
    fill(drawn, 0, Tool::Jackhammer.returns(drawn.len() as u8), &mut Heap::EMPTY.clone(), actions);
}

fn list_picks(state: &State, actions: &mut Vec<Action>) {
    let Some(act) = state.current.act else { return };
    let on = |seat: Seat| Crystal::ALL.into_iter().filter(move |crystal| state.player(seat).cart.count(crystal.index()) > 0);
    let targets = Seat::all(state.seats()).filter(|&seat| is_target(state, seat));
    match act.tool {
        Tool::Chest => actions.extend(on(state.seat).map(|crystal| Action::Protect { crystal })),
        Tool::Transfer => actions.extend(targets.map(|to| Action::Pass { to })),
        _ => actions.extend(
            targets.flat_map(|from| on(from).filter(|crystal| crystal.is_valuable()).map(move |crystal| Action::Take { from, crystal })),
        ),
    }
    if act.picks_made > 0 {
        actions.push(Action::Done);
    }
}
