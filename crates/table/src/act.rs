//! Moves: what seats do, what chance does after it, and taking back.

use std::borrow::Cow;
use std::sync::Arc;

use engine::refusal::code::{GAME_OVER, NOTHING_TO_UNDO};
use engine::{Heard, Refusal, Seat, Turn, Viewer};
use protocol::{Phase, Player, ToClient, WhyTookOver};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::chair::{Hand, StandIn};
use crate::decision::Step;
use crate::input::{ConnectionId, Millis};
use crate::log::{FORMAT, Line, MoveForm, Moved, What};
use crate::play::{Made, Play, Single};
use crate::refusal::code;
use crate::room::Denied;
use crate::table::Table;
use crate::work::Work;

/// The first of several moves that belong together. Chance follows as long as the game waits for it.
pub(crate) enum First<'a> {
    Action { seat: Seat, action: &'a Value, nonce: Option<String> },
    TimeUp,
    Chance,
}

impl First<'_> {
    /// Makes the move: who acted, what that seat had sent with its action before, and the move itself.
    fn make(self, play: &mut Play) -> Result<(Step, String, Option<Made>), Refusal> {
        Ok(match self {
            First::Action { seat, action, nonce } => {
                let before = play.nonce(seat).to_owned();
                (Step { acted: Some(seat), time_up: false }, before, Some(play.act(seat, action, nonce)?))
            }
            First::TimeUp => (Step { acted: None, time_up: true }, String::new(), Some(play.time_up()?)),
            First::Chance => (Step::default(), String::new(), None),
        })
    }
}

/// An action as it was sent.
pub(crate) struct Sent {
    pub(crate) decision: Option<String>,
    pub(crate) action: Value,
    pub(crate) client: String,
    pub(crate) nonce: Option<String>,
}

impl Table {
    /// A person acts.
    pub(crate) fn act(&mut self, from: ConnectionId, player: &Player, sent: Sent, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.acknowledged(from, seat, &sent.client, work) {
            return Ok(());
        }
        let play = self.play.as_ref().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        if self.phase == Phase::Over {
            return Err(Refusal::new(GAME_OVER).into());
        }
        let chair = &self.chairs[seat.index()];
        if chair.stand_in.is_some() {
            return Err(Refusal::new(code::BOT_PLAYS).into());
        }
        let asked = play.asked.id(seat);
        if sent.decision != asked {
            return Err(Denied { refusal: Refusal::new(code::STALE_DECISION), decision: asked });
        }
        if chair.covered {
            return Err(Refusal::new(code::TIME_IS_UP).into());
        }
        if self.is_too_fast(seat) {
            return Err(Refusal::new(code::TOO_FAST).into());
        }
        sent.nonce.as_deref().map_or(Ok(()), fair::dealer::check_text).map_err(|_| Refusal::new(code::BAD_ENTROPY))?;
        self.run(First::Action { seat, action: &sent.action, nonce: sent.nonce }, Some(&sent.client), work)?;
        self.keep_pace(seat);
        self.acknowledged(from, seat, &sent.client, work);
        Ok(())
    }

    /// Acknowledges what this seat has done under that client id, if it has.
    fn acknowledged(&self, from: ConnectionId, seat: Seat, client: &str, work: &mut Work) -> bool {
        let Some(number) = self.chairs[seat.index()].receipts.find(client) else { return false };
        work.post(from, ToClient::Ack { client: client.to_owned(), number }.text());
        true
    }

    /// A bot has decided.
    pub(crate) fn decided(&mut self, seat: Seat, decision: &str, action: &Value, work: &mut Work) {
        let asked = self.play.as_ref().and_then(|play| play.asked.id(seat));
        let chair = self.chairs.get(seat.index());
        if asked.as_deref() != Some(decision) || !chair.is_some_and(|chair| matches!(chair.hand(), Hand::Bot(_))) {
            return;
        }
        if self.run(First::Action { seat, action, nonce: None }, None, work).is_ok() {
            return self.keep_pace(seat);
        }
        if self.ask_again(seat) {
            return;
        }
        // A bot without sense must not hold up the people.
        let legal = self.play.as_ref().and_then(|play| play.played.legal(seat).into_iter().next());
        if let Some(action) = legal {
            let action = engine::json::to_value(&action);
            self.run(First::Action { seat, action: &action, nonce: None }, None, work).expect("what is listed as legal is accepted");
        }
    }

    /// Lets chance fall if the game waits for it: at the beginning, and after a crash between the beginning and that.
    pub(crate) fn draw_due(&mut self, work: &mut Work) {
        if self.play.as_ref().is_some_and(|play| play.asked.turn() == Turn::Chance) {
            self.run(First::Chance, None, work).expect("nobody refuses chance");
        }
    }

    /// Makes moves and writes them down.
    pub(crate) fn run(&mut self, first: First<'_>, client: Option<&str>, work: &mut Work) -> Result<(), Refusal> {
        let wall = self.wall_due();
        let play = self.play.as_mut().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        let before = play.played.fork();
        let (step, nonce, first) = first.make(play)?;
        let mut moves: Vec<Made> = first.into_iter().collect();
        let begins_with_chance = moves.is_empty();
        moves.extend(std::iter::from_fn(|| play.draw()));
        moves.iter().flat_map(|made| &made.events).for_each(|heard| self.story.mark_event(heard.seats));
        let single = match moves.as_slice() {
            [made] if !begins_with_chance => Some(Single { made, before: before.as_ref(), nonce }),
            _ => None,
        };
        let left = step.acted.and_then(|seat| self.left_after_action(seat, self.play.as_ref()?.played.as_ref()));
        self.follow_moves(step, single, client, left);
        self.follow_wall(self.now, wall);
        let moved = Moved { client: client.map(Cow::Borrowed), moves: moves.iter().map(MoveForm::of).collect(), left };
        let line: Arc<str> = Line { v: FORMAT, at: self.now, wall, what: What::Moved(moved) }.text().into();
        work.output.append.push(Arc::clone(&line));
        self.story.push(line);
        if !self.crowd.is_empty() {
            moves.into_iter().for_each(|made| work.fresh.push_move(made));
        }
        work.before.get_or_insert(before);
        work.moved = true;
        step.acted.into_iter().for_each(|seat| work.touch(seat));
        self.end_if_over(work);
        Ok(())
    }

    fn end_if_over(&mut self, work: &mut Work) {
        if self.play.as_ref().is_some_and(|play| play.asked.turn() == Turn::Over) {
            self.commit(What::Over { secret: self.secret.hex() }, work);
            work.info = true;
        }
    }

    /// What follows from moves besides the game itself, in a live table and in a restored one.
    fn follow_moves(&mut self, step: Step, single: Option<Single<'_>>, client: Option<&str>, left: Option<Millis>) {
        let Self { play: Some(play), chairs, story, .. } = self else { return };
        let counts: Vec<u32> = Seat::all(chairs.len()).map(|seat| play.asked.count(seat)).collect();
        play.follow(step, single);
        for (seat, count) in Seat::all(chairs.len()).zip(counts) {
            // A bot answers one decision for somebody whose time was up, not the next.
            let same = play.asked.asks(seat) && play.asked.count(seat) == count;
            chairs[seat.index()].covered &= same;
        }
        let Some(seat) = step.acted else { return };
        let chair = &mut chairs[seat.index()];
        chair.left = left.unwrap_or(chair.left);
        if let Some(client) = client {
            chair.receipts.keep(client, story.count(Viewer::Seat(seat)));
        }
    }

    /// Makes the moves of a line of the log again.
    pub(crate) fn apply_moved(&mut self, moved: &Moved<'_>) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("a move before the game began")?;
        let first = moved.moves.first().ok_or("a line of moves without one")?;
        let before = play.played.fork();
        let acted = first.seat.filter(|seat| seat.index() < before.seats());
        let nonce = acted.map_or_else(String::new, |seat| play.nonce(seat).to_owned());
        let mut made: Vec<Made> = Vec::new();
        for form in &moved.moves {
            made.push(play.repeat(form)?);
            form.events.iter().for_each(|heard| self.story.mark_event(heard.seats));
        }
        let step = Step { acted, time_up: first.time_up };
        let single = if let [only] = made.as_slice() { Some(Single { made: only, before: before.as_ref(), nonce }) } else { None };
        self.follow_moves(step, single, moved.client.as_deref(), moved.left);
        Ok(())
    }

    pub(crate) fn apply_started(&mut self, opening: &[Heard<&RawValue>]) -> Result<(), String> {
        let played = self.ground.game.new_match(&engine::json::to_value(&self.header.options)).map_err(|refusal| refusal.to_string())?;
        let same = played.opening().len() == opening.len()
            && played.opening().iter().zip(opening).all(|(one, other)| one.seats == other.seats && one.event.get() == other.event.get());
        if !same {
            return Err("the set-up shows something else than it did".to_owned());
        }
        let entropy: Vec<&str> = self.chairs.iter().map(crate::chair::Chair::entropy).collect();
        let dealer = fair::Dealer::new(&self.secret, &self.header.id, &entropy).map_err(|unfit| unfit.to_string())?;
        opening.iter().for_each(|heard| self.story.mark_event(heard.seats));
        let mut play = Play::new(played, dealer);
        if play.played.turn() != Turn::Chance {
            play.follow(Step::default(), None);
        }
        self.play = Some(play);
        self.phase = Phase::Playing;
        if let protocol::SeatClock::Total { seconds, .. } = self.header.settings.clock {
            self.chairs.iter_mut().for_each(|chair| chair.left = Millis::from(seconds) * 1000);
        }
        Ok(())
    }

    /// A person takes the last action back.
    pub(crate) fn undo(&mut self, from: ConnectionId, player: &Player, client: &str, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.acknowledged(from, seat, client, work) {
            return Ok(());
        }
        if !self.offers_undo(seat) {
            return Err(Refusal::new(NOTHING_TO_UNDO).into());
        }
        if let Some(play) = &self.play {
            work.before.get_or_insert(play.played.fork());
        }
        self.commit(What::Undone { seat, client: client.to_owned(), left: self.left(seat) }, work);
        work.touch(seat);
        self.acknowledged(from, seat, client, work);
        Ok(())
    }

    /// Whether the person on this seat may take the last action back.
    pub(crate) fn offers_undo(&self, seat: Seat) -> bool {
        let person = self.phase == Phase::Playing && self.chairs[seat.index()].hand() == Hand::Person;
        person && self.play.as_ref().is_some_and(|play| play.offers_undo(seat))
    }

    pub(crate) fn apply_undone(&mut self, seat: Seat, client: &str, left: Option<Millis>) -> Result<(), String> {
        let number = self.story.count(Viewer::Seat(seat));
        self.play.as_mut().ok_or("taken back before the game began")?.undo(seat)?;
        let chair = self.chair(seat)?;
        chair.left = left.unwrap_or(chair.left);
        chair.receipts.keep(client, number);
        Ok(())
    }

    /// A bot plays for a person from now on.
    pub(crate) fn take_over(&mut self, seat: Seat, why: WhyTookOver, work: &mut Work) {
        let left = self.left(seat);
        self.commit(What::TookOver { seat, bot: crate::STAND_IN.to_owned(), why, left }, work);
        work.info = true;
        work.touch(seat);
    }

    pub(crate) fn apply_took_over(&mut self, seat: Seat, bot: String, why: WhyTookOver, left: Option<Millis>) -> Result<(), String> {
        let chair = self.chair(seat)?;
        chair.left = left.unwrap_or(chair.left);
        chair.stand_in = Some(StandIn { bot, why });
        chair.covered = false;
        Ok(())
    }
}
