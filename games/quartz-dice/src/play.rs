//! What each action does, and how turns, rounds, games and the match go on (sections 5, 7 and 9).

use engine::{Events, Seat};

use crate::action::{Action, Crystals, Faces};
use crate::content::{ACCIDENT, Crystal, GAMES, HELMET, Tool, UNSTABLE, unstable, valuable};
use crate::event::{Event, FirstBy, LeaderBy};
use crate::form::Present;
use crate::options::Mode;
use crate::rules::{can_act, drawn_heap};
use crate::score::End;
use crate::state::{Act, Current, Phase, Player, Row, State};

pub(crate) fn lead_first(state: &mut State, seat: Seat, by: FirstBy, events: &mut impl Events<State, Event>) {
    state.first_leader = seat;
    line_up(state, seat);
    events.tell_all(state, || Event::FirstLeader { seat, by });
    begin_round(state, events);
}

/// A seat leads the next round: it goes first, and those who are still in follow clockwise.
fn line_up(state: &mut State, leader: Seat) {
    state.leader = leader;
    state.round = state.round.saturating_add(1);
    state.to_play = Row::default();
    let mut seat = leader;
    for _ in 0..state.seats() {
        if state.player(seat).is_in() {
            state.to_play.push(seat.index());
        }
        seat = seat.next(state.seats());
    }
    state.current = Current::default();
    (state.seat, state.phase) = (leader, Phase::Mine);
}

/// QD-5.3. Who leads it is known, and they are lined up.
fn begin_round(state: &mut State, events: &mut impl Events<State, Event>) {
    let added = if state.pairs_left > 0 { 2 } else { 0 };
    state.pairs_left = state.pairs_left.saturating_sub(1);
    state.bag.add(UNSTABLE, added);
    events.tell_all(state, || Event::RoundStarted { round: state.round, leader: state.leader, added, bag_size: state.bag.len() });
    begin_turn(state, state.leader, events);
}

#[inline]
fn begin_turn(state: &mut State, seat: Seat, events: &mut impl Events<State, Event>) {
    state.seat = seat;
    state.phase = Phase::Mine;
    events.tell_all(state, || Event::TurnStarted { seat, round: state.round });
}

/// Step 3 begins (QD-5.9).
#[inline]
pub(crate) fn stop(state: &mut State, events: &mut impl Events<State, Event>) {
    let wilds = state.current.dice.count(HELMET) as u8 / 2;
    state.current.wilds_left = wilds;
    back_to_act(state);
    events.tell_all(state, || Event::Stopped { seat: state.seat, dice: Faces(state.current.dice), wilds });
    end_if_idle(state, events);
}

/// Nothing is in use any more.
#[inline]
pub(crate) fn back_to_act(state: &mut State) {
    state.current.act = None;
    state.phase = Phase::Act;
}

/// Where no tool can be used, the turn ends by itself (QD-5.9).
#[inline]
pub(crate) fn end_if_idle(state: &mut State, events: &mut impl Events<State, Event>) {
    if state.phase == Phase::Act && !can_act(state) {
        end_turn(state, true, events);
    }
}

/// QD-5.10: dice that show the tool are used first, wilds for the rest.
#[inline]
pub(crate) fn act(state: &mut State, tool: Tool, strength: u8, events: &mut impl Events<State, Event>) {
    let wilds = strength.saturating_sub(state.current.dice.count(tool.face()) as u8);
    let reach = state.reach(tool);
    state.current.wilds_left -= wilds;
    state.current.used.insert(tool);
    let mut act = Act { tool, strength, draws_left: 0, drawn: Row::default(), picks_left: 0, picks_made: 0 };
    if tool.draws() {
        act.draws_left = strength.min(reach);
        state.phase = Phase::Draw;
    } else {
        act.picks_left = tool.moves(strength).min(reach);
        state.phase = Phase::Pick;
    }
    state.current.act = Some(act);
    events.tell_all(state, || Event::Acted { seat: state.seat, action: tool, strength, wilds });
}

/// QD-5.17.
pub(crate) fn put_back(state: &mut State, crystals: Crystals, events: &mut impl Events<State, Event>) {
    let seat = state.seat;
    let drawn = drawn_heap(state);
    for crystal in Crystal::ALL {
        let kind = crystal.index();
        let returned = crystals.0.count(kind);
        state.bag.add(kind, returned);
        state.player_mut(seat).cart.add(kind, drawn.count(kind) - returned);
    }
    back_to_act(state);
    events.tell_all(state, || Event::Returned { seat, crystals });
    end_if_idle(state, events);
}

/// One crystal moves (QD-5.18).
#[inline]
pub(crate) fn pick(state: &mut State, action: &Action, events: &mut impl Events<State, Event>) {
    let seat = state.seat;
    move_crystal(state, action);
    if let Some(act) = &mut state.current.act {
        act.picks_left -= 1;
        act.picks_made += 1;
        if act.picks_left == 0 {
            back_to_act(state);
        }
    }
    events.tell_all(state, || match *action {
        Action::Pass { to } => Event::Passed { seat, to },
        Action::Take { from, crystal } => Event::Stolen { seat, from, crystal },
        Action::Protect { crystal } => Event::Protected { seat, crystal },
        _ => unreachable!("only picks are told here"),
    });
    end_if_idle(state, events);
}

/// The crystal of a pick goes where it is to go.
#[inline]
pub(crate) fn move_crystal(state: &mut State, pick: &Action) {
    let seat = state.seat;
    match *pick {
        Action::Protect { crystal } => {
            state.player_mut(seat).cart.take(crystal.index(), 1);
            state.player_mut(seat).chest.add(crystal.index(), 1);
        }
        Action::Pass { to } => {
            state.player_mut(seat).cart.take(UNSTABLE, 1);
            state.player_mut(to).cart.add(UNSTABLE, 1);
        }
        Action::Take { from, crystal } => {
            state.player_mut(from).cart.take(crystal.index(), 1);
            state.player_mut(seat).cart.add(crystal.index(), 1);
        }
        _ => {}
    }
}

/// QD-5.23: the accident first, which may refill the bag; then the bag; then the next seat; then the round.
#[inline]
pub(crate) fn end_turn(state: &mut State, auto: bool, events: &mut impl Events<State, Event>) {
    let seat = state.seat;
    events.tell_all(state, || Event::TurnEnded { seat, auto });
    if state.options.mode == Mode::LastShallBeFirst && unstable(&state.player(seat).cart) >= ACCIDENT {
        accident(state, seat, events);
    }
    state.current = Current::default();
    state.to_play.drop_first();
    match (state.end(), state.to_play.first()) {
        (Some(end), _) => {
            if end == End::BagEmpty {
                events.tell_all(state, || Event::BagEmpty { seat });
            }
            end_game(state, events);
        }
        (None, Some(next)) => begin_turn(state, Seat::new(next), events),
        (None, None) => end_round(state, events),
    }
}

/// QD-9.2, QD-9.4, QD-9.8.
fn accident(state: &mut State, seat: Seat, events: &mut impl Events<State, Event>) {
    let returned = state.player(seat).held();
    let order = 1 + (state.seats() - state.still_in().len()) as u8;
    state.bag.add_all(&returned);
    *state.player_mut(seat) = Player { out: order, ..Player::EMPTY };
    events.tell_all(state, || Event::Accident { seat, order, returned: Present(returned), left: state.still_in() });
    if state.leader == seat {
        while !state.player(state.leader).is_in() {
            state.leader = state.leader.next(state.seats());
        }
        let leader = state.leader;
        events.tell_all(state, || Event::NewLeader {
            seat: leader,
            by: LeaderBy::Accident,
            valuable: valuable(&state.player(leader).cart),
        });
    }
}

/// QD-5.24.
fn end_round(state: &mut State, events: &mut impl Events<State, Event>) {
    let (leading, _) = state.leading();
    match leading.lowest() {
        Some(seat) if leading.len() == 1 => new_leader(state, seat, LeaderBy::Most, events),
        _ => {
            state.seat = state.leader;
            state.phase = Phase::ChooseLeader;
            events.tell_all(state, || Event::LeaderTie { seats: leading, chooser: state.leader });
        }
    }
}

pub(crate) fn new_leader(state: &mut State, seat: Seat, by: LeaderBy, events: &mut impl Events<State, Event>) {
    line_up(state, seat);
    events.tell_all(state, || Event::NewLeader { seat, by, valuable: valuable(&state.player(seat).cart) });
    begin_round(state, events);
}

/// The match is over, or the next game of a tournament begins (QD-9.11).
fn end_game(state: &mut State, events: &mut impl Events<State, Event>) {
    state.to_play = Row::default();
    if state.options.mode == Mode::GrandTournament {
        events.tell_all(state, || Event::GameScored { game: state.game, lines: state.lines_now()[..state.seats()].to_vec() });
        if state.game < GAMES {
            next_game(state, events);
            return;
        }
    }
    state.seat = Seat::new(0);
    state.phase = Phase::Over;
    events.tell_all(state, || Event::GameOver { result: state.result() });
}

/// A fresh table; the next seat clockwise leads first (QD-9.12).
fn next_game(state: &mut State, events: &mut impl Events<State, Event>) {
    let past = &mut state.past.clone();
    for (kept, line) in past[usize::from(state.game - 1)].iter_mut().zip(state.lines_now()) {
        *kept = line.unwrap_or_default();
    }
    let game = state.game + 1;
    let leader = (0..state.game).fold(state.first_leader, |seat, _| seat.next(state.seats()));
    *state = State { game, past: *past, first_leader: state.first_leader, ..State::new(state.options) };
    line_up(state, leader);
    events.tell_all(state, || Event::GameStarted { options: state.options, game });
    events.tell_all(state, || Event::FirstLeader { seat: leader, by: FirstBy::Rotation });
    begin_round(state, events);
}
