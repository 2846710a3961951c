//! Chance: who leads first, the dice, the bag, and what they bring (sections 5 and 7).

use engine::{Chance, Events, Roll, Seat, Stream};

use crate::QuartzDice;
use crate::action::{Faces, Outcome};
use crate::content::{Crystal, DICE, Tool};
use crate::event::{Event, FirstBy, MinedBy};
use crate::play::{back_to_act, end_if_idle, lead_first, stop};
use crate::state::{Phase, State};

impl Chance for QuartzDice {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        match state.phase {
            Phase::FirstLeader => Stream::table("first_leader"),
            Phase::Roll => Stream::of_seat("dice", state.seat),
            _ => Stream::table("bag"),
        }
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        match state.phase {
            Phase::FirstLeader => state.seats() as u64,
            Phase::Roll => Roll::tickets(u32::from(state.current.rolling)),
            _ => u64::from(state.bag.len()),
        }
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        match state.phase {
            Phase::FirstLeader => Outcome::FirstLeader { seat: Seat::new(ticket as usize) },
            Phase::Roll => Outcome::Roll { faces: Faces(Roll::from_ticket(u32::from(state.current.rolling), ticket)) },
            _ => Outcome::Draw { crystal: Crystal::ALL[state.bag.nth(ticket as u32)] },
        }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
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

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        match *outcome {
            Outcome::FirstLeader { seat } => lead_first(state, seat, FirstBy::Chance, events),
            Outcome::Roll { faces } => roll(state, faces, events),
            Outcome::Draw { crystal } => draw(state, crystal, events),
        }
    }
}

/// QD-5.5.
#[inline]
fn roll(state: &mut State, rolled: Faces, events: &mut impl Events<State, Event>) {
    let (seat, kept, marker) = (state.seat, Faces(state.current.dice), state.marker_due());
    let dice = Faces(kept.0.with(rolled.0));
    state.current.dice = dice.0;
    state.current.rolling = 0;
    state.current.rolls = state.current.rolls.saturating_add(1);
    let last = state.marker_due() && state.player(seat).markers == 0;
    state.phase = if last { Phase::Act } else { Phase::Reroll };
    events.tell_all(state, || Event::Rolled { seat, roll: state.current.rolls, kept, rolled, dice, marker });
    if last {
        stop(state, events);
    }
}

/// A crystal comes out of the bag: at the beginning of a turn (QD-5.4), or for the tool in use (QD-5.16).
#[inline]
fn draw(state: &mut State, crystal: Crystal, events: &mut impl Events<State, Event>) {
    let seat = state.seat;
    state.bag.take(crystal.index(), 1);
    // Whoever mines an unstable crystal gets a marker at once, kept or returned (QD-7.12).
    let marker = !crystal.is_valuable();
    let player = state.player_mut(seat);
    player.markers = player.markers.saturating_add(u32::from(marker));
    let tool = state.current.act.map(|act| act.tool);
    let by = match tool {
        None => MinedBy::Turn,
        Some(Tool::Jackhammer) => MinedBy::Jackhammer,
        Some(_) => MinedBy::Pickaxe,
    };
    if by != MinedBy::Jackhammer {
        state.player_mut(seat).cart.add(crystal.index(), 1);
    }
    place_drawn(state, crystal, by);
    events.tell_all(state, || Event::Mined { seat, crystal, by, marker });
    end_if_idle(state, events);
}

/// What a drawn crystal leads to: the first roll, another draw, a return, or the end of the tool.
#[inline]
fn place_drawn(state: &mut State, crystal: Crystal, by: MinedBy) {
    let Some(act) = &mut state.current.act else {
        state.current.rolling = DICE;
        state.phase = Phase::Roll;
        return;
    };
    act.drawn.push(crystal.index());
    act.draws_left -= 1;
    if act.draws_left > 0 {
        return;
    }
    if by == MinedBy::Jackhammer && act.drawn.len() > 1 {
        state.phase = Phase::Return;
        return;
    }
    if by == MinedBy::Jackhammer {
        // Half of one, rounded down, is nothing to return (QD-7.2).
        let seat = state.seat;
        state.player_mut(seat).cart.add(crystal.index(), 1);
    }
    back_to_act(state);
}
