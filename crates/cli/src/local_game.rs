//! A game at this terminal: the match, its record, its dice, and what can be taken back.

use engine::json::{Json, to_value};
use engine::record::{FORMAT, HASH_EVERY, Move, Record, RecordSeat, RecordedMove, state_hash};
use engine::undo::may_take_back;
use engine::{AddressedEvent, GameFace, Match, Message, Mode, Refusal, Seat, SeatSet, Silence, Turn, Viewer};
use fair::{Secret, TicketSource, VerifyError, promise, verify_with_rules};
use serde_json::Value;

use crate::failure::Failure;
use crate::random_bytes::RandomBytes;

/// A game being played, with everything that belongs to it.
pub struct LocalGame {
    played: Box<dyn Match>,
    record: Record,
    ticket_source: TicketSource,
    random: RandomBytes,
    past: Vec<Past>,
}

/// The table before an action of a person.
struct Past {
    played: Box<dyn Match>,
    ticket_source: TicketSource,
    moves: usize,
}

/// The secret of a saved game is in its own file, so that the luck can go on.
const KEEPS_SECRET: &str = "the record of a table at this terminal has its dice and their secret";

impl LocalGame {
    /// Begins a game.
    ///
    /// # Errors
    /// If the options are refused, or the system gives no random bytes.
    pub fn begin(game: &dyn GameFace, options: &Value, seats: Vec<RecordSeat>, mut random: RandomBytes) -> Result<Self, Failure> {
        let played = game.new_match(options).map_err(|refusal| Failure::usage(game.refusal_message(&refusal)))?;
        let secret = random.secret()?;
        let name = format!("terminal-{}", random.nonce()?);
        let mut entropy = Vec::new();
        for record_seat in &seats {
            // Bots add nothing: what the program itself would add could not bind it.
            entropy.push(if record_seat.bot.is_none() { random.nonce()? } else { String::new() });
        }
        let ticket_source = dealer_of(&secret, &name, &entropy);
        let mut fair = promise(&secret, &name, &entropy);
        fair.secret = Some(secret.hex());
        let record = Record {
            capers_record: FORMAT,
            game: game.slug().to_owned(),
            rules: game.rules_version(),
            options: played.options(),
            seats,
            fair: Some(fair),
            sealed_for: None,
            opening: played.opening().to_vec(),
            moves: Vec::new(),
        };
        Ok(Self { played, record, ticket_source, random, past: Vec::new() })
    }

    /// Goes on with a saved game, after checking that it is as it was left.
    ///
    /// # Errors
    /// If the record does not follow the rules or its own dice, or has no dice of this terminal.
    pub fn resume(record: Record, random: RandomBytes) -> Result<Self, Failure> {
        let game = game_of(&record)?;
        verify_with_rules(&record, game).map_err(|doubt| Failure::refused(resume_refused(&doubt)))?;
        let played = record.replay(game).map_err(|broken| Failure::refused(broken.refusal().message()))?;
        let fair = record.fair.as_ref().expect(KEEPS_SECRET);
        let secret = fair.secret.as_deref().and_then(Secret::from_hex).expect(KEEPS_SECRET);
        let mut ticket_source = dealer_of(&secret, &fair.table, &fair.entropy);
        for entry in &record.moves {
            match &entry.moved {
                Move::Action { seat, nonce, .. } => note_nonce(&mut ticket_source, *seat, nonce.as_deref()),
                Move::Chance { stream, ticket, .. } => {
                    ticket_source.draw(stream, ticket.expect("the dice were checked").of);
                }
                // A sealed record does not replay, so it does not come this far.
                Move::Sealed { .. } | Move::TimeUp => {}
            }
        }
        Ok(Self { played, record, ticket_source, random, past: Vec::new() })
    }

    /// The match as it is now.
    pub fn played(&self) -> &dyn Match {
        self.played.as_ref()
    }

    /// The record so far. It has the secret of the dice in it.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The commitment that was published before the first move.
    pub fn commitment(&self) -> &str {
        &self.record.fair.as_ref().expect(KEEPS_SECRET).commitment
    }

    /// The bot on a seat, if a bot sits there.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.record.seats[seat.index()].bot.as_deref()
    }

    /// Who acts next, if somebody is asked. Bots come before people, who then see what they did. In an open phase it goes round, an action each, past
    /// those who said that they are done.
    pub fn next_to_act(&self) -> Option<Seat> {
        match self.played.turn() {
            Turn::Seats { mode: Mode::Open, seats } => self.next_around(seats),
            turn => turn.seats().iter().find(|seat| self.bot(*seat).is_some()).or_else(|| turn.seats().lowest()),
        }
    }

    /// The seats that may act and have not said that they are done.
    pub fn awake(&self) -> SeatSet {
        self.played.turn().seats().iter().filter(|seat| !matches!(self.played.when_silent(*seat), Silence::Rests)).collect()
    }

    /// The next bot in the round that may act and has not said that it is done.
    pub fn next_bot(&self) -> Option<Seat> {
        self.after_the_last(self.awake().iter().filter(|seat| self.bot(*seat).is_some()).collect())
    }

    fn next_around(&self, seats: SeatSet) -> Option<Seat> {
        let awake = self.awake();
        self.after_the_last(if awake.is_empty() { seats } else { awake })
    }

    /// The seat of these whose turn it is to act if it goes round.
    fn after_the_last(&self, asked: SeatSet) -> Option<Seat> {
        let last = self.record.moves.iter().rev().find_map(|entry| match &entry.moved {
            Move::Action { seat, .. } | Move::Sealed { seat, .. } => Some(*seat),
            Move::Chance { .. } | Move::TimeUp => None,
        });
        asked.iter().find(|seat| last.is_none_or(|last| *seat > last)).or_else(|| asked.lowest())
    }

    /// A seat acts. A person's action brings a nonce of its own into the dice.
    ///
    /// # Errors
    /// If the rules refuse; nothing has changed then.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Failure> {
        let person = self.bot(seat).is_none();
        let nonce = if person { Some(self.random.nonce()?) } else { None };
        let before = Past { played: self.played.fork(), ticket_source: self.ticket_source.clone(), moves: self.record.moves.len() };
        let played = self.played.act(seat, action).map_err(|refusal| self.refused(&refusal))?;
        note_nonce(&mut self.ticket_source, seat, nonce.as_deref());
        self.note(Move::Action { seat, action: played.moved, nonce }, played.events);
        if person {
            self.past.push(before);
        }
        Ok(())
    }

    /// A bot decides and acts.
    ///
    /// # Errors
    /// If the system gives no random bytes.
    pub fn act_for_bot(&mut self, seat: Seat, bot: &str, budget: std::time::Duration) -> Result<(), Failure> {
        let seed = self.random.number()?;
        let action = bots::decide(self.played.as_ref(), seat, bot, budget, seed).map_err(|refusal| self.refused(&refusal))?;
        self.act(seat, &to_value(&action))
    }

    /// Lets chance fall as long as the game waits for it.
    pub fn let_chance_fall(&mut self) {
        while let (Some(stream), Some(weight)) = (self.played.stream(), self.played.weight()) {
            let stream = stream.to_string();
            let ticket = self.ticket_source.draw(&stream, weight);
            let played = self.played.draw(ticket.drawn).expect("a ticket below the weight has an outcome");
            self.note(Move::Chance { outcome: played.moved, stream, ticket: Some(ticket) }, played.events);
        }
    }

    /// Time is up.
    ///
    /// # Errors
    /// If no clock runs.
    pub fn time_up(&mut self) -> Result<(), Failure> {
        let played = self.played.time_up().map_err(|refusal| self.refused(&refusal))?;
        self.note(Move::TimeUp, played.events);
        Ok(())
    }

    /// Takes the last action of a person back, if nobody has learned anything from it.
    ///
    /// # Errors
    /// With the sentence that says why not.
    pub fn take_back(&mut self) -> Result<(), Message> {
        let last = self.past.last().ok_or_else(|| Message::new("refusal-nothing_to_undo"))?;
        let since = &self.record.moves[last.moves..];
        if may_take_back(last.played.as_ref(), self.played.as_ref(), since).is_none() {
            return Err(Message::new("cli-undo-known"));
        }
        let back = self.past.pop().expect("there is a last action");
        self.record.moves.truncate(back.moves);
        self.played = back.played;
        self.ticket_source = back.ticket_source;
        Ok(())
    }

    /// What a viewer has heard from an entry on: the set-up is entry 0, each move one more.
    pub fn heard(&self, since: usize, viewer: Viewer) -> impl Iterator<Item = &Json> {
        heard(&self.record, since, viewer)
    }

    /// How many entries there are.
    pub fn entries_heard(&self) -> usize {
        self.record.moves.len() + 1
    }

    fn note(&mut self, moved: Move, events: Vec<AddressedEvent<Json>>) {
        let number = self.record.moves.len() + 1;
        let due = number.is_multiple_of(HASH_EVERY) || self.played.standing().is_some();
        let hash = due.then(|| state_hash(self.played.as_ref()));
        self.record.moves.push(RecordedMove { moved, events, hash, seal: None });
    }

    fn refused(&self, refusal: &Refusal) -> Failure {
        Failure::refused(self.played.game().refusal_message(refusal))
    }
}

/// What a viewer hears in a record from an entry on: the set-up is entry 0, each move one more.
pub fn heard(record: &Record, since: usize, viewer: Viewer) -> impl Iterator<Item = &Json> {
    let entries = std::iter::once(&record.opening).chain(record.moves.iter().map(|entry| &entry.events));
    entries.skip(since).flatten().filter(move |heard| heard.seats.includes(viewer)).map(|heard| &heard.event)
}

/// The game of a record.
///
/// # Errors
/// If this release does not have it.
pub fn game_of(record: &Record) -> Result<&'static dyn GameFace, Failure> {
    let unknown = || Message::new("cli-record-unknown-game").with("game", record.game.clone());
    catalog::find(&record.game).ok_or_else(|| Failure::refused(unknown()))
}

fn dealer_of(secret: &Secret, table: &str, entropy: &[String]) -> TicketSource {
    TicketSource::new(secret, table, entropy).expect("hexadecimal digits and checked records fit")
}

fn note_nonce(ticket_source: &mut TicketSource, seat: Seat, nonce: Option<&str>) {
    ticket_source.set_nonce(seat, nonce.unwrap_or_default()).expect("hexadecimal digits and checked records fit");
}

fn resume_refused(doubt: &VerifyError) -> Message {
    match doubt {
        VerifyError::NothingPromised | VerifyError::SecretUnpublished => Message::new("cli-resume-no-dice"),
        _ => Message::new("cli-resume-doubt").with("why", doubt.message()),
    }
}
