//! Chance: the dice, the deck of exhibits, and what they bring (sections 6 and 7).

use engine::{CardSet, Chance, Events, Roll, Seat, SeatSet, Stream};

use crate::DiceHeist;
use crate::action::{Faces, Outcome};
use crate::content::{Card, Cards};
use crate::event::{Event, FirstBy};
use crate::rules::{begin, end_turn};
use crate::state::{Attempt, MOST_SEATS, Phase, RollOff, State};

impl Chance for DiceHeist {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        match state.phase {
            Phase::FirstRoll(_) => Stream::table("first_seat"),
            Phase::Roll(_) => Stream::of_seat("dice", state.seat),
            _ => Stream::table("deck/exhibits"),
        }
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        match state.phase {
            Phase::FirstRoll(_) => 6,
            Phase::Roll(attempt) => Roll::tickets(attempt.dice()),
            _ => u64::from(state.deck.len()),
        }
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        match state.phase {
            Phase::FirstRoll(roll_off) => Outcome::FirstRoll { seat: next_to_roll(&roll_off), face: ticket as u8 + 1 },
            Phase::Roll(attempt) => Outcome::Roll { faces: Faces(Roll::from_ticket(attempt.dice(), ticket)) },
            _ => Outcome::Reveal { card: Card(state.deck.nth(ticket as u32)) },
        }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        match state.phase {
            Phase::FirstRoll(roll_off) => {
                let seat = next_to_roll(&roll_off);
                outcomes.extend((1..=6).map(|face| (Outcome::FirstRoll { seat, face }, 1)));
            }
            Phase::Reveal => outcomes.extend(Cards(state.deck).iter().map(|card| (Outcome::Reveal { card }, 1))),
            Phase::Roll(attempt) => {
                let rolls = Roll::all(attempt.dice());
                outcomes.extend(rolls.into_iter().map(|roll| (Outcome::Roll { faces: Faces(roll) }, roll.ways())));
            }
            Phase::Action | Phase::Over => {}
        }
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        match (*outcome, state.phase) {
            (Outcome::FirstRoll { seat, face }, Phase::FirstRoll(roll_off)) => first_roll(state, roll_off, seat, face, events),
            (Outcome::Reveal { card }, _) => reveal(state, card, events),
            (Outcome::Roll { faces }, Phase::Roll(attempt)) => roll(state, attempt, faces, events),
            _ => {}
        }
    }
}

fn next_to_roll(roll_off: &RollOff) -> Seat {
    roll_off.rolling.iter().nth(usize::from(roll_off.rolled)).unwrap_or(Seat::new(0))
}

fn first_roll(state: &mut State, mut roll_off: RollOff, seat: Seat, face: u8, events: &mut impl Events<State, Event>) {
    roll_off.faces[usize::from(roll_off.rolled)] = face;
    roll_off.rolled += 1;
    state.phase = Phase::FirstRoll(roll_off);
    events.tell_all(state, || Event::FirstRoll { seat, face });
    if usize::from(roll_off.rolled) < roll_off.rolling.len() {
        return;
    }
    let highest = roll_off.faces.into_iter().max().unwrap_or_default();
    let leaders: SeatSet = roll_off.rolling.iter().zip(roll_off.faces).filter(|&(_, face)| face == highest).map(|(seat, _)| seat).collect();
    match (leaders.len(), leaders.lowest()) {
        (1, Some(seat)) => begin(state, seat, FirstBy::Roll, events),
        _ => {
            // Only the tied seats roll again (DH-7.1).
            state.phase = Phase::FirstRoll(RollOff { rolling: leaders, faces: [0; MOST_SEATS], rolled: 0 });
            events.tell_all(state, || Event::FirstRollTie { seats: leaders });
        }
    }
}

#[inline]
fn reveal(state: &mut State, card: Card, events: &mut impl Events<State, Event>) {
    state.deck.remove(card.0);
    state.shown.insert(card.0);
    let (minor, deck) = (card.is_minor(), state.deck.len());
    // A minor exhibit brings another, as long as there is one (DH-6.8, DH-7.2).
    state.phase = if minor && deck > 0 { Phase::Reveal } else { Phase::Action };
    events.tell_all(state, || Event::Revealed { seat: state.seat, card, museum: card.museum(), minor, deck });
    if deck == 0 {
        events.tell_all(state, || Event::DeckEmpty);
    }
}

#[inline]
fn roll(state: &mut State, attempt: Attempt, faces: Faces, events: &mut impl Events<State, Event>) {
    let Attempt { museum, card, sidekicks } = attempt;
    let (seat, kind) = (state.seat, attempt.kind());
    let success = faces.highest() >= attempt.needs();
    events.tell_all(state, || Event::Rolled { seat, faces, success });
    if success {
        let haul = card.map_or(state.display(museum), |card| CardSet::only(card.0));
        state.shown = state.shown.minus(haul);
        state.loot[seat.index()] = state.loot[seat.index()].union(haul);
        state.sidekicks[seat.index()] -= sidekicks;
        state.supply += sidekicks;
        events.tell_all(state, || Event::Stolen { seat, kind, museum, cards: Cards(haul), returned: sidekicks, supply: state.supply });
    } else {
        events.tell_all(state, || Event::Failed { seat, kind, museum, kept: sidekicks });
    }
    end_turn(state, events);
}
