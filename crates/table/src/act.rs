//! Moves: what seats do, what chance does after it, and taking back.

use std::borrow::Cow;
use std::sync::Arc;

use engine::refusal::code::{GAME_OVER, NOTHING_TO_UNDO};
use engine::{AddressedEvent, Refusal, Seat, Turn, Viewer};
use protocol::{Phase, Player, ToClient, WhyTookOver};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::decision::StateChange;
use crate::effects::Effects;
use crate::input::{ConnectionId, Millis};
use crate::log::{FORMAT, LineKind, LogLine, LoggedMoves, MoveForm};
use crate::refusal::code;
use crate::room::RefusedWith;
use crate::running_game::{AppliedMove, RunningGame, SingleAction};
use crate::seat_state::{Decider, StandIn};
use crate::table::Table;

/// The first of several moves that belong together. Chance follows as long as the game waits for it.
pub(crate) enum FirstMove<'a> {
    Action { seat: Seat, action: &'a Value, nonce: Option<String> },
    TimeUp,
    Chance,
}

impl FirstMove<'_> {
    /// Makes the move: who acted, what that seat had sent with its action before, and the move itself.
    fn make(self, play: &mut RunningGame) -> Result<(StateChange, String, Option<AppliedMove>), Refusal> {
        Ok(match self {
            FirstMove::Action { seat, action, nonce } => {
                let before = play.nonce(seat).to_owned();
                (StateChange { acted: Some(seat), time_up: false }, before, Some(play.act(seat, action, nonce)?))
            }
            FirstMove::TimeUp => (StateChange { acted: None, time_up: true }, String::new(), Some(play.time_up()?)),
            FirstMove::Chance => (StateChange::default(), String::new(), None),
        })
    }
}

/// An action as it was sent.
pub(crate) struct SentAction {
    pub(crate) decision: Option<String>,
    pub(crate) action: Value,
    pub(crate) client: String,
    pub(crate) nonce: Option<String>,
}

impl Table {
    /// A person acts.
    pub(crate) fn act(&mut self, from: ConnectionId, player: &Player, sent: SentAction, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.acknowledged(from, seat, &sent.client, effects) {
            return Ok(());
        }
        let play = self.play.as_ref().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        if self.phase == Phase::Over {
            return Err(Refusal::new(GAME_OVER).into());
        }
        let seat_state = &self.seat_states[seat.index()];
        if seat_state.stand_in.is_some() {
            return Err(Refusal::new(code::BOT_PLAYS).into());
        }
        let asked = play.asked.id(seat);
        if sent.decision != asked {
            return Err(RefusedWith { refusal: Refusal::new(code::STALE_DECISION), decision: asked });
        }
        if seat_state.covered {
            return Err(Refusal::new(code::TIME_IS_UP).into());
        }
        if self.is_too_fast(seat) {
            return Err(Refusal::new(code::TOO_FAST).into());
        }
        sent.nonce.as_deref().map_or(Ok(()), fair::ticket_source::check_text).map_err(|_| Refusal::new(code::BAD_ENTROPY))?;
        self.run(FirstMove::Action { seat, action: &sent.action, nonce: sent.nonce }, Some(&sent.client), effects)?;
        self.keep_pace(seat);
        self.acknowledged(from, seat, &sent.client, effects);
        Ok(())
    }

    /// Acknowledges what this seat has done under that client id, if it has.
    fn acknowledged(&self, from: ConnectionId, seat: Seat, client: &str, effects: &mut Effects) -> bool {
        let Some(number) = self.seat_states[seat.index()].acknowledged.find(client) else { return false };
        effects.deliver(from, ToClient::Ack { client: client.to_owned(), number }.text());
        true
    }

    /// A bot has decided.
    pub(crate) fn decided(&mut self, seat: Seat, decision: &str, action: &Value, effects: &mut Effects) {
        let asked = self.play.as_ref().and_then(|play| play.asked.id(seat));
        let seat_state = self.seat_states.get(seat.index());
        if asked.as_deref() != Some(decision) || !seat_state.is_some_and(|seat_state| matches!(seat_state.hand(), Decider::Bot(_))) {
            return;
        }
        if self.run(FirstMove::Action { seat, action, nonce: None }, None, effects).is_ok() {
            return self.keep_pace(seat);
        }
        if self.ask_again(seat) {
            return;
        }
        // A bot without sense must not hold up the people.
        let legal = self.play.as_ref().and_then(|play| play.played.legal(seat).into_iter().next());
        if let Some(action) = legal {
            let action = engine::json::to_value(&action);
            self.run(FirstMove::Action { seat, action: &action, nonce: None }, None, effects).expect("what is listed as legal is accepted");
        }
    }

    /// Lets chance fall if the game waits for it: at the beginning, and after a crash between the beginning and that.
    pub(crate) fn draw_due(&mut self, effects: &mut Effects) {
        if self.play.as_ref().is_some_and(|play| play.asked.turn() == Turn::Chance) {
            self.run(FirstMove::Chance, None, effects).expect("nobody refuses chance");
        }
    }

    /// Makes moves and writes them down.
    pub(crate) fn run(&mut self, first: FirstMove<'_>, client: Option<&str>, effects: &mut Effects) -> Result<(), Refusal> {
        let wall = self.wall_due();
        let play = self.play.as_mut().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        let before = play.played.fork();
        let (step, nonce, first) = first.make(play)?;
        let mut moves: Vec<AppliedMove> = first.into_iter().collect();
        let begins_with_chance = moves.is_empty();
        moves.extend(std::iter::from_fn(|| play.draw()));
        moves.iter().flat_map(|made| &made.events).for_each(|heard| self.streams.mark_event(heard.seats));
        let single = match moves.as_slice() {
            [made] if !begins_with_chance => Some(SingleAction { made, before: before.as_ref(), nonce }),
            _ => None,
        };
        let left = step.acted.and_then(|seat| self.left_after_action(seat, self.play.as_ref()?.played.as_ref()));
        self.follow_moves(step, single, client, left);
        self.follow_wall(self.now, wall);
        let moved = LoggedMoves { client: client.map(Cow::Borrowed), moves: moves.iter().map(MoveForm::of).collect(), left };
        let line: Arc<str> = LogLine { v: FORMAT, at: self.now, wall, what: LineKind::Moved(moved) }.text().into();
        effects.output.append.push(Arc::clone(&line));
        self.streams.push(line);
        if !self.connections.is_empty() {
            moves.into_iter().for_each(|made| effects.new_entries.push_move(made));
        }
        effects.before.get_or_insert(before);
        effects.moved = true;
        step.acted.into_iter().for_each(|seat| effects.touch(seat));
        self.end_if_over(effects);
        Ok(())
    }

    fn end_if_over(&mut self, effects: &mut Effects) {
        if self.play.as_ref().is_some_and(|play| play.asked.turn() == Turn::Over) {
            self.commit(LineKind::Over { secret: self.secret.hex() }, effects);
            effects.info = true;
        }
    }

    /// What follows from moves besides the game itself, in a live table and in a restored one.
    fn follow_moves(&mut self, step: StateChange, single: Option<SingleAction<'_>>, client: Option<&str>, left: Option<Millis>) {
        let Self { play: Some(play), seat_states, streams, .. } = self else { return };
        let counts: Vec<u32> = Seat::all(seat_states.len()).map(|seat| play.asked.count(seat)).collect();
        play.follow(step, single);
        for (seat, count) in Seat::all(seat_states.len()).zip(counts) {
            // A bot answers one decision for somebody whose time was up, not the next.
            let same = play.asked.asks(seat) && play.asked.count(seat) == count;
            seat_states[seat.index()].covered &= same;
        }
        let Some(seat) = step.acted else { return };
        let seat_state = &mut seat_states[seat.index()];
        seat_state.left = left.unwrap_or(seat_state.left);
        if let Some(client) = client {
            seat_state.acknowledged.keep(client, streams.count(Viewer::Seat(seat)));
        }
    }

    /// Makes the moves of a line of the log again.
    pub(crate) fn apply_moved(&mut self, moved: &LoggedMoves<'_>) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("a move before the game began")?;
        let first = moved.moves.first().ok_or("a line of moves without one")?;
        let before = play.played.fork();
        let acted = first.seat.filter(|seat| seat.index() < before.seats());
        let nonce = acted.map_or_else(String::new, |seat| play.nonce(seat).to_owned());
        let mut made: Vec<AppliedMove> = Vec::new();
        for form in &moved.moves {
            made.push(play.repeat(form)?);
            form.events.iter().for_each(|heard| self.streams.mark_event(heard.seats));
        }
        let step = StateChange { acted, time_up: first.time_up };
        let single = if let [only] = made.as_slice() { Some(SingleAction { made: only, before: before.as_ref(), nonce }) } else { None };
        self.follow_moves(step, single, moved.client.as_deref(), moved.left);
        Ok(())
    }

    pub(crate) fn apply_started(&mut self, opening: &[AddressedEvent<&RawValue>]) -> Result<(), String> {
        let played =
            self.table_game.game.new_match(&engine::json::to_value(&self.header.options)).map_err(|refusal| refusal.to_string())?;
        let same = played.opening().len() == opening.len()
            && played.opening().iter().zip(opening).all(|(one, other)| one.seats == other.seats && one.event.get() == other.event.get());
        if !same {
            return Err("the set-up shows something else than it did".to_owned());
        }
        let entropy: Vec<&str> = self.seat_states.iter().map(crate::seat_state::SeatState::entropy).collect();
        let ticket_source = fair::TicketSource::new(&self.secret, &self.header.id, &entropy).map_err(|unfit| unfit.to_string())?;
        opening.iter().for_each(|heard| self.streams.mark_event(heard.seats));
        let mut play = RunningGame::new(played, ticket_source);
        if play.played.turn() != Turn::Chance {
            play.follow(StateChange::default(), None);
        }
        self.play = Some(play);
        self.phase = Phase::Playing;
        if let protocol::SeatClock::Total { seconds, .. } = self.header.settings.clock {
            self.seat_states.iter_mut().for_each(|seat_state| seat_state.left = Millis::from(seconds) * 1000);
        }
        Ok(())
    }

    /// A person takes the last action back.
    pub(crate) fn undo(&mut self, from: ConnectionId, player: &Player, client: &str, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.acknowledged(from, seat, client, effects) {
            return Ok(());
        }
        if !self.offers_undo(seat) {
            return Err(Refusal::new(NOTHING_TO_UNDO).into());
        }
        if let Some(play) = &self.play {
            effects.before.get_or_insert(play.played.fork());
        }
        self.commit(LineKind::Undone { seat, client: client.to_owned(), left: self.left(seat) }, effects);
        effects.touch(seat);
        self.acknowledged(from, seat, client, effects);
        Ok(())
    }

    /// Whether the person on this seat may take the last action back.
    pub(crate) fn offers_undo(&self, seat: Seat) -> bool {
        let person = self.phase == Phase::Playing && self.seat_states[seat.index()].hand() == Decider::Person;
        person && self.play.as_ref().is_some_and(|play| play.offers_undo(seat))
    }

    pub(crate) fn apply_undone(&mut self, seat: Seat, client: &str, left: Option<Millis>) -> Result<(), String> {
        let number = self.streams.count(Viewer::Seat(seat));
        self.play.as_mut().ok_or("taken back before the game began")?.undo(seat)?;
        let seat_state = self.seat_state(seat)?;
        seat_state.left = left.unwrap_or(seat_state.left);
        seat_state.acknowledged.keep(client, number);
        Ok(())
    }

    /// A bot plays for a person from now on.
    pub(crate) fn take_over(&mut self, seat: Seat, why: WhyTookOver, effects: &mut Effects) {
        let left = self.left(seat);
        self.commit(LineKind::TookOver { seat, bot: crate::STAND_IN.to_owned(), why, left }, effects);
        effects.info = true;
        effects.touch(seat);
    }

    pub(crate) fn apply_took_over(&mut self, seat: Seat, bot: String, why: WhyTookOver, left: Option<Millis>) -> Result<(), String> {
        let seat_state = self.seat_state(seat)?;
        seat_state.left = left.unwrap_or(seat_state.left);
        seat_state.stand_in = Some(StandIn { bot, why });
        seat_state.covered = false;
        Ok(())
    }
}
