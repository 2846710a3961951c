//! The game at a table: the match, its dice, what is asked, and what can be taken back.

use std::sync::Arc;

use engine::film::MoveSteps;
use engine::json::{Json, to_value};
use engine::record::{HASH_EVERY, Move, RecordedMove, Ticket, state_hash};
use engine::undo::may_take_back;
use engine::{AddressedEvent, Audience, Match, Message, PlayedMove, Refusal, Seat, SeatSet, Turn, Viewer};
use fair::TicketSource;
use serde_json::Value;

use crate::decision::{OpenDecisions, StateChange};
use crate::log::MoveForm;

/// How many actions can be taken back one after the other.
const MOST_BACK: usize = 16;

/// A game in progress.
pub(crate) struct RunningGame {
    pub(crate) played: Box<dyn Match>,
    ticket_source: TicketSource,
    /// What each seat sent with its latest action.
    nonces: Vec<String>,
    /// How many moves the record has so far.
    moves: usize,
    pub(crate) asked: OpenDecisions,
    past: Vec<Past>,
}

/// The game before an action that can be taken back.
struct Past {
    by: Seat,
    played: Box<dyn Match>,
    /// What the seat had sent with the action before.
    nonce: String,
}

/// A move as it was made, with all that is needed to write it down and to tell people.
pub(crate) struct AppliedMove {
    pub(crate) moved: Move,
    pub(crate) events: Vec<AddressedEvent<Json>>,
    /// One for each event; none where they were not made.
    pub(crate) sentences: Vec<Message>,
    /// The game right after each event.
    pub(crate) steps: Arc<dyn MoveSteps>,
    pub(crate) hash: Option<String>,
}

/// A step that was one action and nothing else.
pub(crate) struct SingleAction<'a> {
    pub(crate) made: &'a AppliedMove,
    /// The game before it.
    pub(crate) before: &'a dyn Match,
    /// What the seat had sent with the action before.
    pub(crate) nonce: String,
}

impl RunningGame {
    pub(crate) fn new(played: Box<dyn Match>, ticket_source: TicketSource) -> Self {
        let nonces = vec![String::new(); played.seats()];
        Self { played, ticket_source, nonces, moves: 0, asked: OpenDecisions::new(), past: Vec::new() }
    }

    /// A seat acts. The nonce has been checked.
    pub(crate) fn act(&mut self, seat: Seat, action: &Value, nonce: Option<String>) -> Result<AppliedMove, Refusal> {
        let played = self.played.act(seat, action)?;
        let sent = nonce.as_deref().unwrap_or_default();
        self.ticket_source.set_nonce(seat, sent).expect("a nonce is checked before it gets here");
        sent.clone_into(&mut self.nonces[seat.index()]);
        Ok(self.made(played, |action| Move::Action { seat, action, nonce }))
    }

    /// Draws, if the game waits for chance.
    pub(crate) fn draw(&mut self) -> Option<AppliedMove> {
        let (stream, weight) = (self.played.stream()?.to_string(), self.played.weight()?);
        let ticket = self.ticket_source.draw(&stream, weight);
        let played = self.played.draw(ticket.drawn).expect("a ticket below the weight has an outcome");
        Some(self.made(played, |outcome| Move::Chance { outcome, stream, ticket: Some(ticket) }))
    }

    /// Lets time be up.
    pub(crate) fn time_up(&mut self) -> Result<AppliedMove, Refusal> {
        let played = self.played.time_up()?;
        Ok(self.made(played, |_| Move::TimeUp))
    }

    fn made(&mut self, played: PlayedMove, moved: impl FnOnce(Json) -> Move) -> AppliedMove {
        self.moves += 1;
        let due = self.moves.is_multiple_of(HASH_EVERY) || self.played.turn() == Turn::Over;
        let hash = due.then(|| state_hash(self.played.as_ref()));
        AppliedMove { moved: moved(played.moved), events: played.events, sentences: played.sentences, steps: played.steps, hash }
    }

    /// Makes a move of the log again.
    pub(crate) fn repeat(&mut self, form: &MoveForm<'_>) -> Result<AppliedMove, String> {
        let refused = |refusal: Refusal| refusal.to_string();
        let made = match (form.seat, form.action, &form.ticket, form.time_up) {
            (Some(seat), Some(action), None, false) => {
                form.nonce.as_deref().map_or(Ok(()), fair::ticket_source::check_text).map_err(|unfit| unfit.to_string())?;
                self.act(seat, &to_value(action), form.nonce.as_deref().map(str::to_owned)).map_err(refused)?
            }
            (None, None, Some(ticket), false) => self.repeat_draw(form.stream.as_deref(), *ticket)?,
            (None, None, None, true) => self.time_up().map_err(refused)?,
            _ => return Err("a move is an action of a seat, an outcome of a stream, or time_up".to_owned()),
        };
        let same = made.events.len() == form.events.len()
            && made.events.iter().zip(&form.events).all(|(one, other)| one.seats == other.seats && one.event.get() == other.event.get());
        if !same {
            return Err("the move shows something else than it did".to_owned());
        }
        if made.hash.as_deref() != form.hash.as_deref() {
            return Err("the move leads to another position than it did".to_owned());
        }
        Ok(made)
    }

    fn repeat_draw(&mut self, stream: Option<&str>, ticket: Ticket) -> Result<AppliedMove, String> {
        let made = self.draw().ok_or("chance fell where none is due")?;
        match &made.moved {
            Move::Chance { stream: now, ticket: Some(drawn), .. } if stream == Some(now) && *drawn == ticket => Ok(made),
            _ => Err("the dice do not fall as they did".to_owned()),
        }
    }

    /// Looks at what is asked after a step, and whether it can be taken back.
    pub(crate) fn follow(&mut self, step: StateChange, single: Option<SingleAction<'_>>) {
        self.asked.follow(self.played.as_ref(), step);
        let back = single.and_then(|single| Some((self.takes_back(single.made, single.before)?, single)));
        // Somebody else's offer ends when a seat acts, and everybody's when anything else happens.
        let Some((by, single)) = back else { return self.past.clear() };
        self.past.retain(|past| past.by == by);
        if self.past.len() == MOST_BACK {
            self.past.remove(0);
        }
        self.past.push(Past { by, played: single.before.fork(), nonce: single.nonce });
    }

    /// Who may take this action back.
    ///
    /// Besides what the engine asks for, no other seat may be free to act now: it might act in secret, the offer would end, and the offer's end would
    /// tell that it did.
    fn takes_back(&self, made: &AppliedMove, before: &dyn Match) -> Option<Seat> {
        let Move::Action { seat, .. } = made.moved else { return None };
        let others = || Viewer::all(self.played.seats()).filter(|viewer| !viewer.is(seat));
        let heard = |audience: Audience| others().any(|viewer| audience.includes(viewer));
        if self.asked.turn().seats() != SeatSet::only(seat) || made.events.iter().any(|told| heard(told.seats)) {
            return None;
        }
        let entry = RecordedMove { moved: made.moved.clone(), events: made.events.clone(), hash: None, seal: None };
        may_take_back(before, self.played.as_ref(), &[entry])
    }

    /// Whether this seat may take its last action back.
    pub(crate) fn offers_undo(&self, seat: Seat) -> bool {
        self.past.last().is_some_and(|past| past.by == seat)
    }

    /// Takes the last action of this seat back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), &'static str> {
        let past = self.past.pop_if(|past| past.by == seat).ok_or("nothing can be taken back")?;
        self.played = past.played;
        self.ticket_source.set_nonce(seat, &past.nonce).expect("it was set before");
        self.nonces[seat.index()] = past.nonce;
        self.moves -= 1;
        self.asked.again(self.played.as_ref(), seat);
        Ok(())
    }

    /// What this seat sent with its latest action.
    pub(crate) fn nonce(&self, seat: Seat) -> &str {
        &self.nonces[seat.index()]
    }

    /// Everything that must be the same after a restart, written out.
    pub(crate) fn durable(&self) -> String {
        let past: Vec<String> = self.past.iter().map(|past| format!("{:?} {} {}", past.by, past.nonce, past.played.position())).collect();
        let Self { ticket_source, moves, asked, played, nonces, .. } = self;
        format!("{ticket_source:?} {nonces:?} {moves} {asked:?} {past:?} {}", played.position())
    }
}
