//! The game that is running, with what it takes to go back and to write its record.

use std::fmt;

use engine::json::Json;
use engine::record::{FORMAT, HASH_EVERY, Move, Record, RecordSeat, RecordedMove, state_hash};
use engine::refusal::code;
use engine::{AddressedEvent, GameFace, Match, Refusal, Seat, Turn, Viewer};
use fair::{Secret, TicketSource, promise};
use serde_json::Value;

use crate::refused::Refused;

/// The name of the referee's table in the derivation of its dice. Games with the same seed meet the same luck, so it is always the same.
const TABLE: &str = "referee";

/// A running game.
pub(super) struct Session {
    live: Box<dyn Match>,
    /// Where the game began: at the beginning, or in the middle, from where there is no record.
    origin: Origin,
    dice: Option<Dice>,
    /// Every move so far.
    moves: Vec<RecordedMove>,
    /// How it was before each command that moved, to go back to.
    steps: Vec<Step>,
}

#[derive(PartialEq)]
enum Origin {
    Beginning,
    Position,
}

/// What draws the chance of a game with a seed.
struct Dice {
    secret: Secret,
    ticket_source: TicketSource,
}

struct Step {
    live: Box<dyn Match>,
    ticket_source: Option<TicketSource>,
    moves: usize,
}

impl Session {
    pub(super) fn new(game: &dyn GameFace, options: &Value, seed: Option<u64>) -> Result<Self, Refused> {
        let live = game.new_match(options).map_err(|refusal| Refused::by(game, &refusal))?;
        let dice = seed.map(|seed| Dice::new(seed, live.seats()));
        let mut session = Self { live, origin: Origin::Beginning, dice, moves: Vec::new(), steps: Vec::new() };
        session.draw_what_is_due();
        Ok(session)
    }

    pub(super) fn load(game: &dyn GameFace, position: &Value) -> Result<Self, Refused> {
        let live = game.load(position).map_err(|refusal| Refused::by(game, &refusal))?;
        Ok(Self { live, origin: Origin::Position, dice: None, moves: Vec::new(), steps: Vec::new() })
    }

    pub(super) fn live(&self) -> &dyn Match {
        self.live.as_ref()
    }

    pub(super) fn seat(&self, number: u64) -> Result<Seat, Refused> {
        Seat::checked(number, self.live.seats()).ok_or_else(|| self.refused(&Refusal::new(code::NO_SUCH_SEAT)))
    }

    /// A seat, or a spectator.
    pub(super) fn viewer(&self, number: Option<u64>) -> Result<Viewer, Refused> {
        Ok(number.map(|number| self.seat(number)).transpose()?.map_or(Viewer::Spectator, Viewer::Seat))
    }

    pub(super) fn refused(&self, refusal: &Refusal) -> Refused {
        Refused::by(self.live.game(), refusal)
    }

    pub(super) fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<AddressedEvent<Json>>, Refused> {
        self.play(|live| {
            let played = live.act(seat, action)?;
            Ok((Move::Action { seat, action: played.moved, nonce: None }, played.events))
        })
    }

    pub(super) fn chance(&mut self, outcome: &Value) -> Result<Vec<AddressedEvent<Json>>, Refused> {
        self.play(|live| {
            let stream = live.stream().ok_or(Refusal::new(code::NO_CHANCE_DUE))?.to_string();
            let played = live.chance(outcome)?;
            Ok((Move::Chance { outcome: played.moved, stream, ticket: None }, played.events))
        })
    }

    pub(super) fn time_up(&mut self) -> Result<Vec<AddressedEvent<Json>>, Refused> {
        self.play(|live| Ok((Move::TimeUp, live.time_up()?.events)))
    }

    /// Plays a move and the chance that is drawn after it, and gives back all that people see of both. The first answer begins with what they saw
    /// before any move was asked for.
    fn play(
        &mut self,
        play: impl FnOnce(&mut dyn Match) -> Result<(Move, Vec<AddressedEvent<Json>>), Refusal>,
    ) -> Result<Vec<AddressedEvent<Json>>, Refused> {
        let step = self.step();
        let (moved, events) = play(self.live.as_mut()).map_err(|refusal| self.refused(&refusal))?;
        let mut seen = if self.steps.is_empty() { self.live.opening().to_vec() } else { Vec::new() };
        let unseen = if self.steps.is_empty() { 0 } else { self.moves.len() };
        self.steps.push(step);
        self.push(moved, events);
        self.draw_what_is_due();
        seen.extend(self.moves[unseen..].iter().flat_map(|entry| entry.events.iter().cloned()));
        Ok(seen)
    }

    pub(super) fn undo(&mut self) -> Result<(), Refused> {
        let step = self.steps.pop().ok_or_else(|| self.refused(&Refusal::new(code::NOTHING_TO_UNDO)))?;
        self.live = step.live;
        self.moves.truncate(step.moves);
        if let (Some(dice), Some(ticket_source)) = (&mut self.dice, step.ticket_source) {
            dice.ticket_source = ticket_source;
        }
        Ok(())
    }

    pub(super) fn record(&self) -> Result<Record, Refused> {
        if self.origin == Origin::Position {
            return Err(self.refused(&Refusal::new(code::NO_RECORD)));
        }
        let mut moves = self.moves.clone();
        if let Some(last) = moves.last_mut() {
            last.hash = Some(state_hash(self.live()));
        }
        let game = self.live.game();
        Ok(Record {
            capers_record: FORMAT,
            game: game.slug().to_owned(),
            rules: game.rules_version(),
            options: self.live.options(),
            seats: vec![RecordSeat { name: String::new(), bot: None }; self.live.seats()],
            fair: self.dice.as_ref().map(|dice| dice.promise(self.live.seats())),
            sealed_for: None,
            opening: self.live.opening().to_vec(),
            moves,
        })
    }

    fn step(&self) -> Step {
        let ticket_source = self.dice.as_ref().map(|dice| dice.ticket_source.clone());
        Step { live: self.live.fork(), ticket_source, moves: self.moves.len() }
    }

    fn push(&mut self, moved: Move, events: Vec<AddressedEvent<Json>>) {
        let hash = (self.moves.len() + 1).is_multiple_of(HASH_EVERY).then(|| state_hash(self.live()));
        self.moves.push(RecordedMove { moved, events, hash, seal: None });
    }

    /// In a game with a seed, draws as long as the state waits for chance.
    fn draw_what_is_due(&mut self) {
        while self.live.turn() == Turn::Chance
            && let Some(dice) = &mut self.dice
        {
            let stream = self.live.stream().expect("chance that is due has a stream").to_string();
            let ticket = dice.ticket_source.draw(&stream, self.live.weight().expect("chance that is due has tickets"));
            let played = self.live.draw(ticket.drawn).expect("the ticket is one of those there are");
            self.push(Move::Chance { outcome: played.moved, stream, ticket: Some(ticket) }, played.events);
        }
    }
}

impl Dice {
    fn new(seed: u64, seats: usize) -> Self {
        let secret = Secret::from_seed(seed);
        let ticket_source = TicketSource::new(&secret, TABLE, &vec![""; seats]).expect("the referee's own texts are fit");
        Self { secret, ticket_source }
    }

    /// What a record says about the dice. The secret is published at once: it was made from a seed that the client chose.
    fn promise(&self, seats: usize) -> engine::record::FairDice {
        engine::record::FairDice { secret: Some(self.secret.hex()), ..promise(&self.secret, TABLE, &vec![""; seats]) }
    }
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("game", &self.live.game().slug()).field("moves", &self.moves.len()).finish_non_exhaustive()
    }
}
