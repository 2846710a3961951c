//! Around the game: coming and going, sitting down, the host's rights, talking.

use std::sync::Arc;

use engine::refusal::code::{GAME_OVER, NO_SUCH_SEAT, UNKNOWN_BOT};
use engine::{Refusal, Seat, Viewer};
use protocol::{Answer, FromClient, Phase, Player, Refused, ToClient, WhyTookOver};
use serde_json::Value;

use crate::act::Sent;
use crate::chair::Who;
use crate::input::{ConnectionId, Input};
use crate::log::{FORMAT, Line, What};
use crate::refusal::code;
use crate::table::Table;
use crate::work::Work;

/// Why something was refused, and what is asked instead.
#[derive(Debug)]
pub(crate) struct Denied {
    pub(crate) refusal: Refusal,
    pub(crate) decision: Option<String>,
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, decision: None }
    }
}

fn denied(code: &'static str) -> Result<(), Denied> {
    Err(Refusal::new(code).into())
}

impl Table {
    pub(crate) fn take_in(&mut self, input: Input, work: &mut Work) {
        match input {
            Input::Arrived { connection, player, since, steps } => self.arrive(connection, player, since, steps, work),
            Input::Left { connection } => self.leave(connection, work),
            Input::Said { connection, message } => self.listen(connection, message, work),
            Input::Decided { seat, decision, action } => self.decided(seat, &decision, &action, work),
            Input::RematchMade { table } => self.rematch_made(table, work),
            Input::Wake => {}
        }
    }

    fn arrive(&mut self, connection: ConnectionId, player: Player, since: Option<u64>, steps: bool, work: &mut Work) {
        let viewer = self.viewer_of(&player.id);
        let was_present = viewer.seat().is_some_and(|seat| self.crowd.is_present(seat));
        self.crowd.arrive(connection, player, steps);
        self.crowd.regroup(&self.chairs);
        self.follow_time();
        work.post(connection, ToClient::Table(Box::new(self.info())).text());
        self.catch_up(connection, viewer, since, work);
        if viewer == Viewer::Spectator || was_present {
            work.post(connection, self.presence());
        } else {
            work.presence = true;
        }
    }

    fn leave(&mut self, connection: ConnectionId, work: &mut Work) {
        let viewer = self.crowd.player(connection).map(|player| self.viewer_of(&player.id));
        if self.crowd.leave(connection) {
            self.crowd.regroup(&self.chairs);
            work.presence = viewer.and_then(Viewer::seat).is_some_and(|seat| !self.crowd.is_present(seat));
        }
    }

    /// Somebody said something: it is done, or refused to the sender alone.
    fn listen(&mut self, connection: ConnectionId, message: FromClient, work: &mut Work) {
        let Some(player) = self.crowd.player(connection).cloned() else { return };
        let (to, client) = (message.kind(), message.client().map(str::to_owned));
        if let Err(Denied { refusal, decision }) = self.obey(connection, &player, message, work) {
            let ours = code::ALL.contains(&refusal.code);
            let message = if ours { refusal.message() } else { self.ground.game.refusal_message(&refusal) };
            let refused = Refused { to: to.to_owned(), client, code: refusal.code.to_owned(), message, decision };
            work.post(connection, ToClient::Refused(refused).text());
        }
    }

    fn obey(&mut self, from: ConnectionId, player: &Player, message: FromClient, work: &mut Work) -> Result<(), Denied> {
        match message {
            FromClient::Act { decision, action, client, nonce } => self.act(from, player, Sent { decision, action, client, nonce }, work),
            FromClient::Undo { client } => self.undo(from, player, &client, work),
            FromClient::Sit { seat, entropy } => self.sit(player, seat, entropy, work),
            FromClient::Stand => self.stand(player, work),
            FromClient::SetBot { seat, bot } => self.set_bot(player, seat, bot, work),
            FromClient::Remove { seat } => self.remove(player, seat, work),
            FromClient::Start => self.start(player, work),
            FromClient::Ask { client, question } => self.answer(from, player, client, &question, work),
            FromClient::View => {
                work.post(from, self.view_frame(self.viewer_of(&player.id)));
                Ok(())
            }
            FromClient::Events { since } => {
                self.tell_on(from, self.viewer_of(&player.id), since, work);
                Ok(())
            }
            FromClient::Chat { text } => self.chat(player, &text, work),
            FromClient::Rematch => self.agree_to_rematch(player, work),
            FromClient::OpenRecord => self.agree_to_open(player, work),
            FromClient::TakeBack => self.take_back(player, work),
            FromClient::Ping => {
                work.post(from, ToClient::Pong.text());
                Ok(())
            }
            FromClient::Hello { .. } | FromClient::Watch { .. } => denied(code::NOT_FOR_TABLE),
        }
    }

    /// Answers what somebody's view implies for a choice.
    fn answer(&self, to: ConnectionId, player: &Player, client: String, question: &Value, work: &mut Work) -> Result<(), Denied> {
        let play = self.play.as_ref().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        let answer = play.played.answer(self.viewer_of(&player.id), question)?;
        work.post(to, ToClient::Answer(Answer { client, answer }).text());
        Ok(())
    }

    fn waiting(&self) -> Result<(), Denied> {
        if self.phase == Phase::Waiting { Ok(()) } else { denied(code::ALREADY_STARTED) }
    }

    fn by_host(&self, player: &Player) -> Result<(), Denied> {
        if player.id == self.host { Ok(()) } else { denied(code::NOT_HOST) }
    }

    fn seat(&self, number: u64) -> Result<Seat, Denied> {
        Seat::checked(number, self.chairs.len()).ok_or_else(|| Refusal::new(NO_SUCH_SEAT).into())
    }

    /// Writes down a change of who sits where.
    fn reseat(&mut self, what: What<'_>, work: &mut Work) {
        self.commit(what, work);
        self.crowd.regroup(&self.chairs);
        work.info = true;
        work.presence = true;
    }

    fn sit(&mut self, player: &Player, seat: u64, entropy: Option<String>, work: &mut Work) -> Result<(), Denied> {
        self.waiting()?;
        let seat = self.seat(seat)?;
        let chair = &self.chairs[seat.index()];
        if chair.who != Who::Open && !chair.is_of(&player.id) {
            return denied(code::SEAT_TAKEN);
        }
        let entropy = entropy.unwrap_or_default();
        fair::dealer::check_text(&entropy).map_err(|_| Refusal::new(code::BAD_ENTROPY))?;
        if chair.is_of(&player.id) && chair.entropy() == entropy {
            return Ok(());
        }
        self.manners.may_sit(&player.id)?;
        self.reseat(What::Sat { seat, player: player.clone(), entropy }, work);
        Ok(())
    }

    pub(crate) fn apply_sat(&mut self, seat: Seat, player: Player, entropy: String) -> Result<(), String> {
        if let Some(old) = self.seat_of(&player.id) {
            self.chair(old)?.who = Who::Open;
        }
        self.chair(seat)?.who = Who::Person { player, entropy };
        Ok(())
    }

    /// Puts a bot or nobody on a seat. A host who gets up leaves the rights to the next person at the table.
    pub(crate) fn apply_who(&mut self, seat: Seat, who: Who) -> Result<(), String> {
        let host = self.host.clone();
        let was_host = self.chair(seat)?.is_of(&host);
        self.chair(seat)?.who = who;
        if was_host && let Some(next) = self.chairs.iter().find_map(|chair| chair.player()) {
            self.host = next.id.clone();
        }
        Ok(())
    }

    fn stand(&mut self, player: &Player, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        match self.phase {
            Phase::Waiting => self.reseat(What::Stood { seat, player: player.clone() }, work),
            Phase::Playing if self.chairs[seat.index()].stand_in.is_some() => return denied(code::BOT_PLAYS),
            Phase::Playing => self.take_over(seat, WhyTookOver::Stood, work),
            Phase::Over => return denied(GAME_OVER),
        }
        Ok(())
    }

    fn set_bot(&mut self, player: &Player, seat: u64, bot: Option<String>, work: &mut Work) -> Result<(), Denied> {
        self.by_host(player)?;
        self.waiting()?;
        let seat = self.seat(seat)?;
        match (&self.chairs[seat.index()].who, &bot) {
            (Who::Person { .. }, _) => return denied(code::SEAT_TAKEN),
            (Who::Open, None) => return denied(code::SEAT_OPEN),
            (_, Some(name)) if !self.ground.bots.contains(&name.as_str()) => {
                return Err(Refusal::new(UNKNOWN_BOT).with("bot", name.clone()).into());
            }
            (_, Some(_)) => self.manners.may_set_bot()?,
            (_, None) => {}
        }
        self.reseat(What::BotSet { seat, bot }, work);
        Ok(())
    }

    fn remove(&mut self, player: &Player, seat: u64, work: &mut Work) -> Result<(), Denied> {
        self.by_host(player)?;
        self.waiting()?;
        let seat = self.seat(seat)?;
        let what = match &self.chairs[seat.index()].who {
            Who::Open => return denied(code::SEAT_OPEN),
            // Whoever hosts and gets up is not barred from the own table.
            Who::Person { player: own, .. } if own.id == player.id => What::Stood { seat, player: own.clone() },
            Who::Person { player, .. } => What::Removed { seat, player: player.clone() },
            Who::Bot(_) => What::BotSet { seat, bot: None },
        };
        self.reseat(what, work);
        Ok(())
    }

    fn start(&mut self, player: &Player, work: &mut Work) -> Result<(), Denied> {
        self.by_host(player)?;
        self.waiting()?;
        if self.chairs.iter().any(|chair| chair.who == Who::Open) {
            return denied(code::SEATS_OPEN);
        }
        let played = self.ground.game.new_match(&engine::json::to_value(&self.header.options))?;
        let opening = played.opening().iter().map(|heard| engine::Heard { event: &*heard.event, seats: heard.seats }).collect();
        self.commit(What::Started { opening }, work);
        work.info = true;
        work.moved = true;
        self.draw_due(work);
        Ok(())
    }

    fn chat(&mut self, player: &Player, text: &str, work: &mut Work) -> Result<(), Denied> {
        let visible = protocol::visible(text);
        let text: Arc<str> = visible.trim().into();
        if text.is_empty() {
            return denied(code::CHAT_EMPTY);
        }
        // Also for those who watch: they could pass on what a player told them elsewhere.
        if self.play.as_ref().is_some_and(|play| play.played.is_hushed()) {
            return denied(code::HUSHED);
        }
        self.manners.may_chat(&player.id, self.seat_of(&player.id).is_some())?;
        let line = self.lines();
        self.story.say(line, Arc::clone(&text));
        work.output.said.push((line as u64, text));
        self.commit(What::Said { player: player.clone(), seat: self.seat_of(&player.id) }, work);
        Ok(())
    }

    /// Lines of early forms have the words that were said in them: those are kept with the others, so that they are trimmed too.
    pub(crate) fn without_words(&mut self, line: Arc<str>) -> Result<Arc<str>, String> {
        if !line.contains("\"chat\":") {
            return Ok(line);
        }
        let Line { at, wall, what, .. } = Line::read(&line)?;
        let What::Chat { player, seat, text } = what else { return Ok(line) };
        self.story.say(self.lines(), text.into());
        Ok(Line { v: FORMAT, at, wall, what: What::Said { player, seat } }.text().into())
    }

    /// A person takes the own seat back from a bot.
    fn take_back(&mut self, player: &Player, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase == Phase::Over {
            return denied(GAME_OVER);
        }
        match &self.chairs[seat.index()].stand_in {
            None => denied(code::NO_STAND_IN),
            Some(stand_in) if stand_in.why == WhyTookOver::Clock => denied(code::OUT_OF_TIME),
            Some(_) => {
                self.manners.may_come_back(&player.id)?;
                self.commit(What::TookBack { seat }, work);
                work.info = true;
                work.touch(seat);
                Ok(())
            }
        }
    }
}
