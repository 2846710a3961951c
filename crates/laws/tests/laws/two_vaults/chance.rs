//! The chance of Two Vaults.

use engine::refusal::code;
use engine::{Audience, BySeat, Chance, Events, Refusal, SeatSet, Stream};
use serde_json::Value;

use super::TwoVaults;
use super::fault::Fault;
use super::state::{Event, Outcome, Phase, State, Vault};

impl<const FAULT: u8> Chance for TwoVaults<FAULT> {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        match state.due.lowest() {
            _ if Self::has(Fault::StreamWithSpaces) => Stream::table("the alarm"),
            None => Stream::table("alarm"),
            Some(seat) => Stream::of_seat("tips", seat),
        }
    }

    fn weight(state: &State) -> u64 {
        let wrong = u64::from(Self::has(Fault::WrongWeights));
        if state.phase == Phase::Alarm { 3 + wrong } else { state.bag.iter().map(|&count| u64::from(count)).sum() }
    }

    fn outcome(state: &State, ticket: u64) -> Outcome {
        if state.phase == Phase::Alarm {
            let north = if Self::has(Fault::BiasedDraw) { 1 } else { 2 };
            return Outcome::Alarm { vault: if ticket < north { Vault::North } else { Vault::South } };
        }
        let kind = engine::Bag::new(state.bag).nth(ticket as u32) as u8;
        let unlisted = Self::has(Fault::DrawnButUnlisted) && state.round > 1;
        Outcome::Tip { kind: if unlisted { kind + 3 } else { kind } }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        if state.phase == Phase::Alarm {
            outcomes.extend([(Outcome::Alarm { vault: Vault::North }, 2), (Outcome::Alarm { vault: Vault::South }, 1)]);
            if Self::has(Fault::OutcomeTwice) {
                outcomes[0].1 = 1;
                outcomes.push(outcomes[0]);
            }
            return;
        }
        let kinds = state.bag.iter().enumerate().filter(|(_, count)| **count > 0);
        outcomes.extend(kinds.map(|(kind, count)| (Outcome::Tip { kind: kind as u8 }, u64::from(*count))));
    }

    fn read_outcome(state: &State, outcome: &Value) -> Result<Outcome, Refusal> {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        let same = |listed: &Outcome| serde_json::to_value(listed).is_ok_and(|listed| listed == *outcome);
        let found = outcomes.iter().map(|(listed, _)| *listed).find(same);
        let invented = Self::has(Fault::AnyOutcome).then_some(Outcome::Tip { kind: 0 });
        found.or(invented).ok_or_else(|| Refusal::new(code::BAD_OUTCOME))
    }

    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        match *outcome {
            Outcome::Alarm { vault } => {
                state.alarm = Some(vault);
                let picks = BySeat::from_fn(state.seats(), |seat| state.players[seat].pick);
                state.due = picks.iter().filter(|(_, pick)| **pick != Some(vault)).map(|(seat, _)| seat).collect();
                state.phase = Phase::Tips;
                if !Self::has(Fault::SilentAlarm) {
                    events.tell_all(state, || Event::Alarm { vault, picks });
                }
            }
            Outcome::Tip { kind } => {
                let seat = state.due.lowest().expect("a tip is due to somebody");
                // Only a faulty draw is beyond the last kind.
                let kind = kind % 3;
                state.due = state.due.without(seat);
                state.bag[usize::from(kind)] -= 1;
                state.players[seat].tokens[usize::from(kind)] += 1;
                events.tell(state, Audience::seats(SeatSet::only(seat)), || Event::Tip { seat, kind: Some(kind) });
                events.tell(state, state.all_but(seat), || Event::Tip { seat, kind: None });
            }
        }
        if Self::has(Fault::BagInEvent) && state.bag[2] < 3 {
            events.tell_all(state, || Event::Rustle);
        }
        if state.due.is_empty() {
            if state.hiding().is_empty() {
                Self::end_round(state, events);
            } else {
                state.phase = Phase::Hide;
                events.tell_all(state, || Event::HidingStarted);
            }
        }
    }
}
