//! The rules of Two Vaults, with every fault in its place.

use std::sync::atomic::{AtomicU8, Ordering};

use engine::refusal::code;
use engine::{Audience, BySeat, Events, Mode, Refusal, Rules, Seat, SeatSet, Standing, Turn};
use serde_json::Value;

use super::TwoVaults;
use super::fault::Fault;
use super::state::{Action, Event, Phase, Player, State, Vault};

/// What no state may depend on.
static COUNTER: AtomicU8 = AtomicU8::new(1);

impl<const FAULT: u8> Rules for TwoVaults<FAULT> {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = i32;

    fn seats(state: &State) -> usize {
        state.seats()
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Plan => Turn::Seats { mode: Mode::Simultaneous, seats: state.planning() },
            Phase::Alarm | Phase::Tips => Turn::Chance,
            Phase::Hide => Turn::Seats { mode: Mode::Open, seats: Self::hiding(state) },
            Phase::Over => Turn::Over,
        }
    }

    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if !Self::has(Fault::BufferKept) {
            actions.clear();
        }
        if !Self::turn(state).asks(seat) || (Self::has(Fault::NothingToDo) && seat.index() == 1) {
            return;
        }
        let everything = Vault::ALL.map(|vault| Action::Pick { vault }).into_iter();
        let everything = everything.chain((0..3).map(|kind| Action::Mark { kind })).chain([Action::Done]);
        for action in everything {
            let again = Self::has(Fault::ListedTwice) && action == Action::Done;
            let invented = Self::has(Fault::ListedButRefused) && state.phase == Phase::Hide && action == (Action::Mark { kind: 2 });
            let accepted = Self::check_action(state, seat, &action).is_ok();
            let hidden = state.players[seat].mark.is_some_and(|kind| action == Action::Mark { kind });
            if (accepted && !hidden) || invented {
                actions.extend(std::iter::repeat_n(action, 1 + usize::from(again)));
            }
        }
    }

    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        Self::actions(state, seat, scratch);
        scratch.len() + usize::from(Self::has(Fault::Miscounted))
    }

    fn nth_action(_state: &State, _seat: Seat, index: usize, scratch: &[Action]) -> Action {
        let other = if Self::has(Fault::OtherNth) { 1 } else { 0 };
        scratch[(index + other) % scratch.len()]
    }

    fn read_action(state: &State, seat: Seat, value: &Value) -> Result<Action, Refusal> {
        Self::check_turn(state, seat)?;
        if Self::has(Fault::ReadPanics)
            && let Some(kind) = value.get("kind").and_then(Value::as_u64)
        {
            assert!(kind < 100, "a kind of {kind} was not foreseen");
        }
        let action = Action::read(value).ok_or_else(|| Refusal::new(code::MALFORMED))?;
        if Self::has(Fault::ListedButNotRead) && action == Action::Done { Err(Refusal::new(code::MALFORMED)) } else { Ok(action) }
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Self::check_turn(state, seat)?;
        let player = &state.players[seat];
        match (state.phase, *action) {
            (Phase::Plan, Action::Pick { vault: Vault::North }) if Self::has(Fault::LegalLeak) => {
                let taken = state.players.iter().any(|(_, other)| other.pick == Some(Vault::North));
                if taken { Err(Refusal::new("taken")) } else { Ok(()) }
            }
            (Phase::Plan, Action::Pick { .. }) | (Phase::Hide, Action::Done) => Ok(()),
            (Phase::Hide, Action::Mark { kind }) => {
                let held = player.tokens.get(usize::from(kind)).is_some_and(|count| *count > 0);
                if !held {
                    Err(Refusal::new("not_held"))
                } else if player.mark == Some(kind) && !Self::has(Fault::AcceptedButUnlisted) {
                    Err(Refusal::new("already_marked"))
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::new("wrong_phase")),
        }
    }

    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        if Self::has(Fault::Allocates) {
            std::hint::black_box(Box::new(seat));
        }
        match *action {
            Action::Pick { vault } => Self::pick(state, seat, vault, events),
            Action::Mark { kind } => {
                state.players[seat].mark = Some(kind);
                events.tell(state, Audience::seats(SeatSet::only(seat)), || Event::Marked { kind });
                if Self::has(Fault::OfferLeak) {
                    let rich: SeatSet = state.players.iter().filter(|(_, player)| player.tokens[2] > 0).map(|(seat, _)| seat).collect();
                    events.tell(state, Audience::seats(rich.without(seat)), || Event::Rustle);
                }
            }
            Action::Done => {
                state.players[seat].done = true;
                let audience = if Self::has(Fault::SilentDone) { Audience::seats(SeatSet::only(seat)) } else { Audience::ALL };
                events.tell(state, audience, || Event::Done { seat });
                if state.hiding().is_empty() {
                    Self::end_round(state, events);
                }
            }
        }
    }

    fn standing(state: &State) -> Option<Standing> {
        let over = state.phase == Phase::Over || Self::has(Fault::EarlyStanding);
        let mut standing = Standing::by_score(BySeat::from_fn(state.seats(), |seat| Some(state.players[seat].score())));
        if Self::has(Fault::NobodyWins) {
            standing.ranks.as_mut_slice().iter_mut().for_each(|rank| *rank += 1);
        }
        over.then_some(standing)
    }

    fn lines(state: &State) -> Vec<i32> {
        state.players.as_slice().iter().map(Player::score).collect()
    }
}

impl<const FAULT: u8> TwoVaults<FAULT> {
    fn hiding(state: &State) -> SeatSet {
        let hiding = state.hiding();
        if !Self::has(Fault::TurnLeak) {
            return hiding;
        }
        let eager: SeatSet = hiding.iter().filter(|&seat| state.players[seat].tokens[2] == 0).collect();
        if eager.is_empty() { hiding } else { eager }
    }

    fn not_asked(state: &State) -> Refusal {
        let refusal = Refusal::new(code::NOT_YOUR_TURN);
        let second = state.players[Seat::new(1)];
        if Self::has(Fault::RefusalLeak) && second.pick == Some(Vault::North) { refusal.with("hint", "north") } else { refusal }
    }

    /// Whether the seat may act at all.
    fn check_turn(state: &State, seat: Seat) -> Result<(), Refusal> {
        if state.phase == Phase::Over && !Self::has(Fault::ActsAfterEnd) {
            return Err(Refusal::new(code::GAME_OVER));
        }
        let unasked = Self::has(Fault::AcceptedUnasked) && state.phase == Phase::Hide;
        if Self::turn(state).asks(seat) || unasked { Ok(()) } else { Err(Self::not_asked(state)) }
    }

    fn pick(state: &mut State, seat: Seat, vault: Vault, events: &mut impl Events<State, Event>) {
        state.players[seat].pick = Some(vault);
        let late = Self::has(Fault::ChangesAfterTheLastEvent);
        if !late && state.planning().is_empty() {
            state.phase = Phase::Alarm;
        }
        events.tell(state, Audience::seats(SeatSet::only(seat)), || Event::Picked { seat, vault: Some(vault) });
        let shown = Self::has(Fault::VaultInEvent).then_some(vault);
        let mut told = *state;
        told.players[seat].done = Self::has(Fault::VaultInStep) && vault == Vault::North;
        events.tell(&told, state.all_but(seat), || Event::Picked { seat, vault: shown });
        if Self::has(Fault::ExtraEvent) && vault == Vault::North {
            events.tell(state, state.all_but(seat), || Event::Rustle);
        }
        if late && state.planning().is_empty() {
            state.phase = Phase::Alarm;
        }
    }

    pub(super) fn end_round(state: &mut State, events: &mut impl Events<State, Event>) {
        for player in state.players.as_mut_slice() {
            player.done = false;
        }
        if Self::has(Fault::HiddenCounter) {
            state.noise = COUNTER.fetch_add(1, Ordering::Relaxed);
        }
        if state.round == state.options.rounds && Self::has(Fault::Endless) {
            return;
        }
        if state.round == state.options.rounds {
            state.phase = Phase::Over;
            let players = state.players;
            events.tell_all(state, || Event::GameOver { players });
            return;
        }
        state.round += 1;
        state.phase = Phase::Plan;
        state.alarm = None;
        for player in state.players.as_mut_slice() {
            player.pick = None;
        }
        let round = state.round;
        events.tell_all(state, || Event::RoundStarted { round });
        if Self::has(Fault::EventForgets) {
            events.tell_all(state, || Event::Forgetful { round });
        }
    }
}
