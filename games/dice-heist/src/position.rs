//! The position as JSON, and what must be true of one that is loaded (section 4 of the rules).

use engine::json::read_form;
use engine::{CardSet, Message, Refusal, Seat, SeatSet, Settings};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::content::{CARDS, Cards, content};
use crate::form::{AttemptForm, Displays, FirstRollForm, PhaseName, PlayerForm, TableForm, Written, seat_form};
use crate::options::{Options, SPECS};
use crate::state::{Attempt, AttemptKind, MOST_SEATS, Phase, RollOff, SIDEKICKS, State};

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players = self.loot[..self.seats()].iter().zip(self.sidekicks).map(|(&loot, sidekicks)| PlayerForm {
            sidekicks,
            artifacts: Some(Cards(loot.intersection(content().artifacts))),
            artifact_count: None,
            gems: Cards(gems_of(loot)),
            paintings: Cards(loot.intersection(content().paintings)),
        });
        Written {
            options: self.options,
            phase: self.phase.into(),
            turn: self.turn,
            seat: seat_form(self.phase, self.seat),
            first_roll: FirstRollForm::of(self.phase),
            deck: Some(Cards(self.deck)),
            deck_size: None,
            unseen: None,
            museums: Displays::of(self.shown),
            supply: self.supply,
            players: players.collect(),
            attempt: AttemptForm::of(self.phase),
            quiet_turns: self.quiet_turns,
            result: (self.phase == Phase::Over).then(|| self.result()),
        }
        .serialize(serializer)
    }
}

/// The gems among these cards.
pub(crate) fn gems_of(loot: CardSet) -> CardSet {
    loot.intersection(content().gems.into_iter().fold(CardSet::EMPTY, CardSet::union))
}

/// A reason why a position cannot be, from the catalogs.
fn impossible(key: &'static str) -> Refusal {
    Refusal::bad_position(Message::new(key))
}

fn require(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(impossible(key)) }
}

/// Reads a position and checks DH-4.10 and what each field says of itself.
pub(crate) fn load(position: &Value) -> Result<State, Refusal> {
    let form: TableForm<Value> = read_form(position).map_err(Refusal::bad_position)?;
    let options = Settings::read(SPECS, &form.options).map(|settings| Options::from_settings(&settings));
    let options =
        options.map_err(|refusal| Refusal::bad_position(Message { key: "dice-heist-position-option".into(), args: refusal.data }))?;
    require(form.players.len() == usize::from(options.seats), "dice-heist-position-players")?;
    require(form.deck_size.is_none() && form.unseen.is_none(), "dice-heist-position-is-a-view")?;
    let mut state = State::new(options);
    place_cards(&mut state, &form)?;
    place_dice(&mut state, &form)?;
    state.turn = form.turn;
    state.quiet_turns = form.quiet_turns;
    state.phase = read_phase(&state, &form)?;
    check_seat(&mut state, &form)?;
    check_phase(&state)?;
    let result = (state.phase == Phase::Over).then(|| state.result());
    require(form.result == result, "dice-heist-position-result")?;
    Ok(state)
}

/// Every one of the cards is in exactly one place, and in a place where it belongs.
fn place_cards(state: &mut State, form: &TableForm<Value>) -> Result<(), Refusal> {
    let mut placed = CardSet::EMPTY;
    let mut place = |cards: CardSet, belongs: CardSet, key| {
        require(cards.minus(belongs).is_empty(), key)?;
        require(cards.intersection(placed).is_empty(), "dice-heist-position-card-twice")?;
        placed = placed.union(cards);
        Ok::<_, Refusal>(cards)
    };
    let everything = CardSet::first(CARDS as u32);
    let deck = form.deck.ok_or_else(|| impossible("dice-heist-position-no-deck"))?;
    state.deck = place(deck.0, everything, "dice-heist-position-card-missing")?;
    state.shown = CardSet::EMPTY;
    for (museum, cards) in form.museums.iter() {
        state.shown = state.shown.union(place(cards, museum.cards(), "dice-heist-position-wrong-museum")?);
    }
    for (loot, player) in state.loot.iter_mut().zip(&form.players) {
        let artifacts = player.artifacts.filter(|_| player.artifact_count.is_none());
        let artifacts = artifacts.ok_or_else(|| impossible("dice-heist-position-is-a-view"))?;
        *loot = place(artifacts.0, content().artifacts, "dice-heist-position-wrong-pile")?
            .union(place(player.gems.0, gems_of(everything), "dice-heist-position-wrong-pile")?)
            .union(place(player.paintings.0, content().paintings, "dice-heist-position-wrong-pile")?);
    }
    require(placed == everything, "dice-heist-position-card-missing")
}

fn place_dice(state: &mut State, form: &TableForm<Value>) -> Result<(), Refusal> {
    let held: u32 = form.players.iter().map(|player| u32::from(player.sidekicks)).sum();
    require(held + u32::from(form.supply) == u32::from(SIDEKICKS), "dice-heist-position-dice")?;
    state.supply = form.supply;
    for (sidekicks, player) in state.sidekicks.iter_mut().zip(&form.players) {
        *sidekicks = player.sidekicks;
    }
    Ok(())
}

fn read_phase(state: &State, form: &TableForm<Value>) -> Result<Phase, Refusal> {
    require(form.first_roll.is_some() == (form.phase == PhaseName::FirstRoll), "dice-heist-position-first-roll")?;
    require(form.attempt.is_some() == (form.phase == PhaseName::Roll), "dice-heist-position-attempt")?;
    match (form.phase, &form.first_roll, &form.attempt) {
        (PhaseName::FirstRoll, Some(roll), _) => read_roll_off(state, roll).map(Phase::FirstRoll),
        (PhaseName::Roll, _, Some(attempt)) => read_attempt(state, *attempt).map(Phase::Roll),
        (PhaseName::Action, ..) => Ok(Phase::Action),
        (PhaseName::Over, ..) => Ok(Phase::Over),
        _ => Ok(Phase::Reveal),
    }
}

fn read_roll_off(state: &State, form: &FirstRollForm) -> Result<RollOff, Refusal> {
    let rolling: SeatSet = form.rolling.iter().copied().collect();
    let seats_exist = form.rolling.iter().all(|seat| seat.index() < state.seats());
    let ascending = form.rolling.is_sorted() && rolling.len() == form.rolling.len();
    let faces_fit = form.faces.iter().all(|face| (1..=6).contains(face)) && form.faces.len() < form.rolling.len();
    require(seats_exist && ascending && faces_fit && rolling.len() >= 2, "dice-heist-position-first-roll")?;
    let mut roll_off = RollOff { rolling, faces: [0; MOST_SEATS], rolled: form.faces.len() as u8 };
    roll_off.faces[..form.faces.len()].copy_from_slice(&form.faces);
    Ok(roll_off)
}

fn read_attempt(state: &State, form: AttemptForm) -> Result<Attempt, Refusal> {
    let AttemptForm { kind, museum, card, sidekicks } = form;
    let target_exists = match (kind, card) {
        (AttemptKind::Heist, None) => !state.display(museum).is_empty(),
        (AttemptKind::Raid, Some(card)) => state.options.targeted_raid && state.display(museum).contains(card.0),
        _ => false,
    };
    require(target_exists, "dice-heist-position-attempt")?;
    Ok(Attempt { museum, card, sidekicks })
}

fn check_seat(state: &mut State, form: &TableForm<Value>) -> Result<(), Refusal> {
    let rolling_off = form.phase == PhaseName::FirstRoll;
    require((form.turn == 0) == rolling_off, "dice-heist-position-turn")?;
    require(form.seat.is_none() == rolling_off, "dice-heist-position-seat")?;
    let seat = form.seat.unwrap_or(Seat::new(0));
    require(seat.index() < state.seats(), "dice-heist-position-seat")?;
    state.seat = seat;
    Ok(())
}

fn check_phase(state: &State) -> Result<(), Refusal> {
    require(state.deck.is_empty() || state.quiet_turns == 0, "dice-heist-position-quiet-turns")?;
    match state.phase {
        Phase::FirstRoll(_) => require(!state.deck.union(state.shown).is_empty(), "dice-heist-position-nothing-left"),
        Phase::Reveal => require(!state.deck.is_empty(), "dice-heist-position-nothing-to-reveal"),
        Phase::Action => require(!state.shown.is_empty(), "dice-heist-position-nothing-to-steal"),
        Phase::Roll(attempt) => require(attempt.sidekicks <= state.sidekicks_of(state.seat), "dice-heist-position-attempt"),
        Phase::Over => require(state.deck.is_empty() && state.shown.is_empty(), "dice-heist-position-not-over"),
    }
}
