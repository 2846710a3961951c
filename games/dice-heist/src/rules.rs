//! The rules: what is legal, and what each move does (sections 5 to 7 and 9).

use engine::refusal::code;
use engine::{CardSet, Events, Odds, Refusal, Roll, Seat, SeatSet, Stream, Turn};

use crate::action::{Action, Faces, Outcome};
use crate::content::{Card, Cards, Museum, content};
use crate::event::{Event, FirstBy};
use crate::options::Options;
use crate::state::{Attempt, MOST_SEATS, Phase, RollOff, State};

/// The table is laid; who starts is known already if an option says so (DH-5.1).
pub(crate) fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
    let mut state = State::new(*options);
    events.tell_all(&state, || Event::GameStarted { options: *options });
    if let Some(seat) = options.first_seat {
        begin(&mut state, seat, FirstBy::Option, events);
    }
    state
}

/// What the game waits for.
#[inline]
pub(crate) fn turn(state: &State) -> Turn {
    match state.phase {
        Phase::FirstRoll(_) | Phase::Reveal | Phase::Roll(_) => Turn::Chance,
        Phase::Action => Turn::of(state.seat),
        Phase::Over => Turn::Over,
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

/// # Errors
/// The first row of section 10 that fits.
pub(crate) fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
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

/// Lists the legal actions in the order of DH-5.9.
pub(crate) fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    actions.extend((0..action_count(state, seat)).map(|index| nth_action(state, seat, index)));
}

/// How many legal actions a seat has.
#[inline]
pub(crate) fn action_count(state: &State, seat: Seat) -> usize {
    if !matches!(state.phase, Phase::Action) || state.seat != seat {
        return 0;
    }
    let crews = usize::from(state.sidekicks_of(seat)) + 1;
    let content = content();
    let targets: usize = Museum::all().map(|museum| targets(state, state.shown.intersection(content.cards_of(museum)))).sum();
    recruit_count(state) + crews * targets
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

/// The legal action at this place of the list (DH-5.9): recruits by whom they are taken from; then museum by museum the heist and the raids card
/// by card, each by rising sidekicks.
#[inline]
pub(crate) fn nth_action(state: &State, seat: Seat, index: usize) -> Action {
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

/// Carries out a legal action.
#[inline]
pub(crate) fn apply_action(state: &mut State, action: &Action, events: &mut impl Events<State, Event>) {
    match *action {
        Action::Recruit { from } => recruit(state, from, events),
        Action::Heist { museum, sidekicks } => declare(state, Attempt { museum, card: None, sidekicks }, events),
        Action::Raid { card, sidekicks } => declare(state, Attempt { museum: card.museum(), card: Some(card), sidekicks }, events),
    }
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

/// What is drawn now.
pub(crate) fn stream(state: &State) -> Stream {
    match state.phase {
        Phase::FirstRoll(_) => Stream::table("first_seat"),
        Phase::Roll(_) => Stream::of_seat("dice", state.seat),
        _ => Stream::table("deck/exhibits"),
    }
}

/// How many tickets there are.
#[inline]
pub(crate) fn weight(state: &State) -> u64 {
    match state.phase {
        Phase::FirstRoll(_) => 6,
        Phase::Roll(attempt) => Roll::tickets(attempt.dice()),
        _ => u64::from(state.deck.len()),
    }
}

/// The outcome of a ticket.
#[inline]
pub(crate) fn outcome(state: &State, ticket: u64) -> Outcome {
    match state.phase {
        Phase::FirstRoll(roll_off) => Outcome::FirstRoll { seat: next_to_roll(&roll_off), face: ticket as u8 + 1 },
        Phase::Roll(attempt) => Outcome::Roll { faces: Faces(Roll::from_ticket(attempt.dice(), ticket)) },
        _ => Outcome::Reveal { card: Card(state.deck.nth(ticket as u32)) },
    }
}

/// Lists the possible outcomes with their weights.
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
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

/// Carries out an outcome that is possible.
#[inline]
pub(crate) fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
    match (*outcome, state.phase) {
        (Outcome::FirstRoll { seat, face }, Phase::FirstRoll(roll_off)) => first_roll(state, roll_off, seat, face, events),
        (Outcome::Reveal { card }, _) => reveal(state, card, events),
        (Outcome::Roll { faces }, Phase::Roll(attempt)) => roll(state, attempt, faces, events),
        _ => {}
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

fn begin(state: &mut State, seat: Seat, by: FirstBy, events: &mut impl Events<State, Event>) {
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

#[inline]
fn end_turn(state: &mut State, events: &mut impl Events<State, Event>) {
    if state.deck.is_empty() && state.shown.is_empty() {
        state.phase = Phase::Over;
        events.tell_all(state, || Event::GameOver { result: state.result() });
    } else {
        begin_turn(state, state.seat.next(state.seats()), events);
    }
}
