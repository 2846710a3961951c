//! Chance: what comes out of the bag.

use engine::{Audience, Chance, Events, SeatSet, Stream};

use crate::SixthGame;
use crate::action::Outcome;
use crate::content::Kind;
use crate::event::Event;
use crate::rules::end_turn;
use crate::state::{Place, State};

impl Chance for SixthGame {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        Stream::of_seat("bag", state.seat)
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        u64::from(state.tokens())
    }

    /// The alarms come first.
    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        match ticket.checked_sub(u64::from(state.alarms)) {
            None => Outcome::Alarm,
            Some(place) => Outcome::Loot { kind: state.bag.nth(place) },
        }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        let loot = Kind::ALL.into_iter().map(|kind| (Outcome::Loot { kind }, u64::from(state.bag.of(kind))));
        outcomes.extend([(Outcome::Alarm, u64::from(state.alarms))].into_iter().chain(loot).filter(|(_, tokens)| *tokens > 0));
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        let seat = state.seat;
        let player = &mut state.players[seat];
        match *outcome {
            Outcome::Loot { kind } => {
                *state.bag.of_mut(kind) -= 1;
                *player.loot.of_mut(kind) += 1;
                let own = SeatSet::only(seat);
                events.tell(state, Audience::seats(own), || Event::Found { seat, kind: Some(kind) });
                events.tell(state, Audience::all_but(own, state.players.seats()), || Event::Found { seat, kind: None });
            }
            Outcome::Alarm => {
                let lost = std::mem::take(&mut player.loot);
                player.place = Place::Caught;
                state.bag.put(lost);
                state.alarms -= 1;
                events.tell_all(state, || Event::Caught { seat, lost: lost.count() });
            }
        }
        end_turn(state, events);
    }
}
