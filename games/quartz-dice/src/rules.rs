//! The rules: whose move it is, what is legal, and how chance can fall (sections 5 to 7, 9 and 10). What each move does is in `play`.

use engine::refusal::code;
use engine::{Refusal, Roll, Seat, Stream, Turn};

use crate::action::{Action, Crystals, Faces, Outcome};
use crate::content::{Crystal, DICE, Heap, KINDS, Tool};
use crate::state::{Phase, State};

/// What the game waits for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::FirstLeader | Phase::Mine | Phase::Roll | Phase::Draw => Turn::Chance,
        Phase::Reroll | Phase::Act | Phase::Return | Phase::Pick | Phase::ChooseLeader => Turn::of(state.seat),
        Phase::Over => Turn::Over,
    }
}

/// # Errors
/// The first two rows of section 10.
#[inline]
pub(crate) fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
    match turn(state) {
        Turn::Over => Err(Refusal::new(code::GAME_OVER)),
        turn if turn.asks(seat) => Ok(()),
        _ => Err(Refusal::new(code::NOT_YOUR_TURN)),
    }
}

fn require(holds: bool, code: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(code)) }
}

/// # Errors
/// The first row of section 10 that fits.
pub(crate) fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
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
    require(crystals.0.len() == drawn.len() / 2 && drawn.covers(&crystals.0), "wrong_return")
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

/// Lists the legal actions. Rerolls: to stop, then what is kept, by counts of faces. Tools in order, each by rising strength, and the end of the
/// turn. Picks by seat and kind, and to be done.
pub(crate) fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    if !turn(state).asks(seat) {
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

/// How many ways there are to go on rolling: to stop, and every choice of dice to keep but all.
#[inline]
pub(crate) fn reroll_count(state: &State) -> usize {
    (0..6).map(|face| state.current.dice.count(face) as usize + 1).product()
}

/// The choice at this place of the list: the kept counts are the digits of the place, the last face lowest.
#[inline]
pub(crate) fn nth_reroll(state: &State, index: usize) -> Action {
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
    fill(drawn, 0, drawn.len() as u8 / 2, &mut Heap::EMPTY.clone(), actions);
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

/// What is drawn now.
pub(crate) fn stream(state: &State) -> Stream {
    match state.phase {
        Phase::FirstLeader => Stream::table("first_leader"),
        Phase::Roll => Stream::of_seat("dice", state.seat),
        _ => Stream::table("bag"),
    }
}

/// How many tickets there are.
#[inline]
pub(crate) fn weight(state: &State) -> u64 {
    match state.phase {
        Phase::FirstLeader => state.seats() as u64,
        Phase::Roll => Roll::tickets(u32::from(state.current.rolling)),
        _ => u64::from(state.bag.len()),
    }
}

/// The outcome of a ticket.
#[inline]
pub(crate) fn outcome(state: &State, ticket: u64) -> Outcome {
    match state.phase {
        Phase::FirstLeader => Outcome::FirstLeader { seat: Seat::new(ticket as usize) },
        Phase::Roll => Outcome::Roll { faces: Faces(Roll::from_ticket(u32::from(state.current.rolling), ticket)) },
        _ => Outcome::Draw { crystal: Crystal::ALL[state.bag.nth(ticket as u32)] },
    }
}

/// Lists the possible outcomes with their weights.
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
    outcomes.clear();
    match state.phase {
        Phase::FirstLeader => outcomes.extend(Seat::all(state.seats()).map(|seat| (Outcome::FirstLeader { seat }, 1))),
        Phase::Roll => {
            let rolls = Roll::all(u32::from(state.current.rolling)).into_iter();
            outcomes.extend(rolls.map(|roll| (Outcome::Roll { faces: Faces(roll) }, roll.ways())));
        }
        Phase::Mine | Phase::Draw => {
            let present = Crystal::ALL.into_iter().filter(|crystal| state.bag.count(crystal.index()) > 0);
            outcomes.extend(present.map(|crystal| (Outcome::Draw { crystal }, u64::from(state.bag.count(crystal.index())))));
        }
        _ => {}
    }
}
