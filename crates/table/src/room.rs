//! Around the game: coming and going, sitting down, the host's rights, talking.

use std::sync::Arc;

use engine::refusal::code::{GAME_OVER, NO_SUCH_SEAT, UNKNOWN_BOT};
use engine::{Refusal, Seat, Viewer};
use protocol::{Answer, FromClient, Phase, Player, Refused, ToClient, WhyTookOver};
use serde_json::Value;

use crate::act::SentAction;
use crate::effects::Effects;
use crate::input::{ConnectionId, Input};
use crate::log::{FORMAT, LineKind, LogLine};
use crate::refusal::code;
use crate::seat_state::Occupant;
use crate::table::Table;

/// Why something was refused, and what is asked instead.
#[derive(Debug)]
pub(crate) struct RefusedWith {
    pub(crate) refusal: Refusal,
    pub(crate) decision: Option<String>,
}

impl From<Refusal> for RefusedWith {
    fn from(refusal: Refusal) -> Self {
        Self { refusal, decision: None }
    }
}

fn denied(code: &'static str) -> Result<(), RefusedWith> {
    Err(Refusal::new(code).into())
}

impl Table {
    pub(crate) fn take_in(&mut self, input: Input, effects: &mut Effects) {
        match input {
            Input::Arrived { connection, player, since, steps } => self.arrive(connection, player, since, steps, effects),
            Input::Left { connection } => self.leave(connection, effects),
            Input::Said { connection, message } => self.listen(connection, message, effects),
            Input::Decided { seat, decision, action } => self.decided(seat, &decision, &action, effects),
            Input::RematchMade { table } => self.rematch_made(table, effects),
            Input::Wake => {}
        }
    }

    fn arrive(&mut self, connection: ConnectionId, player: Player, since: Option<u64>, steps: bool, effects: &mut Effects) {
        let viewer = self.viewer_of(&player.id);
        let was_present = viewer.seat().is_some_and(|seat| self.connections.is_present(seat));
        self.connections.arrive(connection, player, steps);
        self.connections.regroup(&self.seat_states);
        self.follow_time();
        effects.deliver(connection, ToClient::Table(Box::new(self.info())).text());
        self.catch_up(connection, viewer, since, effects);
        if viewer == Viewer::Spectator || was_present {
            effects.deliver(connection, self.presence());
        } else {
            effects.presence = true;
        }
    }

    fn leave(&mut self, connection: ConnectionId, effects: &mut Effects) {
        let viewer = self.connections.player(connection).map(|player| self.viewer_of(&player.id));
        if self.connections.leave(connection) {
            self.connections.regroup(&self.seat_states);
            effects.presence = viewer.and_then(Viewer::seat).is_some_and(|seat| !self.connections.is_present(seat));
        }
    }

    /// Somebody said something: it is done, or refused to the sender alone.
    fn listen(&mut self, connection: ConnectionId, message: FromClient, effects: &mut Effects) {
        let Some(player) = self.connections.player(connection).cloned() else { return };
        let (to, client) = (message.kind(), message.client().map(str::to_owned));
        if let Err(RefusedWith { refusal, decision }) = self.obey(connection, &player, message, effects) {
            let ours = code::ALL.contains(&refusal.code);
            let message = if ours { refusal.message() } else { self.table_game.game.refusal_message(&refusal) };
            let refused = Refused { to: to.to_owned(), client, code: refusal.code.to_owned(), message, decision };
            effects.deliver(connection, ToClient::Refused(refused).text());
        }
    }

    fn obey(&mut self, from: ConnectionId, player: &Player, message: FromClient, effects: &mut Effects) -> Result<(), RefusedWith> {
        match message {
            FromClient::Act { decision, action, client, nonce } => {
                self.act(from, player, SentAction { decision, action, client, nonce }, effects)
            }
            FromClient::Undo { client } => self.undo(from, player, &client, effects),
            FromClient::Sit { seat, entropy } => self.sit(player, seat, entropy, effects),
            FromClient::Stand => self.stand(player, effects),
            FromClient::SetBot { seat, bot } => self.set_bot(player, seat, bot, effects),
            FromClient::Remove { seat } => self.remove(player, seat, effects),
            FromClient::Start => self.start(player, effects),
            FromClient::Ask { client, question } => self.answer(from, player, client, &question, effects),
            FromClient::View => {
                effects.deliver(from, self.view_frame(self.viewer_of(&player.id)));
                Ok(())
            }
            FromClient::Events { since } => {
                self.tell_on(from, self.viewer_of(&player.id), since, effects);
                Ok(())
            }
            FromClient::Chat { text } => self.chat(player, &text, effects),
            FromClient::Rematch => self.agree_to_rematch(player, effects),
            FromClient::OpenRecord => self.agree_to_open(player, effects),
            FromClient::TakeBack => self.take_back(player, effects),
            FromClient::Ping => {
                effects.deliver(from, ToClient::Pong.text());
                Ok(())
            }
            FromClient::Hello { .. } | FromClient::Watch { .. } => denied(code::NOT_FOR_TABLE),
        }
    }

    /// Answers what somebody's view implies for a choice.
    fn answer(
        &self,
        to: ConnectionId,
        player: &Player,
        client: String,
        question: &Value,
        effects: &mut Effects,
    ) -> Result<(), RefusedWith> {
        let play = self.play.as_ref().ok_or_else(|| Refusal::new(code::NOT_STARTED))?;
        let answer = play.played.answer(self.viewer_of(&player.id), question)?;
        effects.deliver(to, ToClient::Answer(Answer { client, answer }).text());
        Ok(())
    }

    fn waiting(&self) -> Result<(), RefusedWith> {
        if self.phase == Phase::Waiting { Ok(()) } else { denied(code::ALREADY_STARTED) }
    }

    fn by_host(&self, player: &Player) -> Result<(), RefusedWith> {
        if player.id == self.host { Ok(()) } else { denied(code::NOT_HOST) }
    }

    fn seat(&self, number: u64) -> Result<Seat, RefusedWith> {
        Seat::checked(number, self.seat_states.len()).ok_or_else(|| Refusal::new(NO_SUCH_SEAT).into())
    }

    /// Writes down a change of who sits where.
    fn reseat(&mut self, what: LineKind<'_>, effects: &mut Effects) {
        self.commit(what, effects);
        self.connections.regroup(&self.seat_states);
        effects.info = true;
        effects.presence = true;
    }

    fn sit(&mut self, player: &Player, seat: u64, entropy: Option<String>, effects: &mut Effects) -> Result<(), RefusedWith> {
        self.waiting()?;
        let seat = self.seat(seat)?;
        let seat_state = &self.seat_states[seat.index()];
        if seat_state.who != Occupant::Open && !seat_state.is_of(&player.id) {
            return denied(code::SEAT_TAKEN);
        }
        let entropy = entropy.unwrap_or_default();
        fair::ticket_source::check_text(&entropy).map_err(|_| Refusal::new(code::BAD_ENTROPY))?;
        if seat_state.is_of(&player.id) && seat_state.entropy() == entropy {
            return Ok(());
        }
        self.quotas.may_sit(&player.id)?;
        self.reseat(LineKind::Sat { seat, player: player.clone(), entropy }, effects);
        Ok(())
    }

    pub(crate) fn apply_sat(&mut self, seat: Seat, player: Player, entropy: String) -> Result<(), String> {
        if let Some(old) = self.seat_of(&player.id) {
            self.seat_state(old)?.who = Occupant::Open;
        }
        self.seat_state(seat)?.who = Occupant::Person { player, entropy };
        Ok(())
    }

    /// Puts a bot or nobody on a seat. A host who gets up leaves the rights to the next person at the table.
    pub(crate) fn apply_who(&mut self, seat: Seat, who: Occupant) -> Result<(), String> {
        let host = self.host.clone();
        let was_host = self.seat_state(seat)?.is_of(&host);
        self.seat_state(seat)?.who = who;
        if was_host && let Some(next) = self.seat_states.iter().find_map(|seat_state| seat_state.player()) {
            self.host = next.id.clone();
        }
        Ok(())
    }

    fn stand(&mut self, player: &Player, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        match self.phase {
            Phase::Waiting => self.reseat(LineKind::Stood { seat, player: player.clone() }, effects),
            Phase::Playing if self.seat_states[seat.index()].stand_in.is_some() => return denied(code::BOT_PLAYS),
            Phase::Playing => self.take_over(seat, WhyTookOver::Stood, effects),
            Phase::Over => return denied(GAME_OVER),
        }
        Ok(())
    }

    fn set_bot(&mut self, player: &Player, seat: u64, bot: Option<String>, effects: &mut Effects) -> Result<(), RefusedWith> {
        self.by_host(player)?;
        self.waiting()?;
        let seat = self.seat(seat)?;
        match (&self.seat_states[seat.index()].who, &bot) {
            (Occupant::Person { .. }, _) => return denied(code::SEAT_TAKEN),
            (Occupant::Open, None) => return denied(code::SEAT_OPEN),
            (_, Some(name)) if !self.table_game.bots.contains(&name.as_str()) => {
                return Err(Refusal::new(UNKNOWN_BOT).with("bot", name.clone()).into());
            }
            (_, Some(_)) => self.quotas.may_set_bot()?,
            (_, None) => {}
        }
        self.reseat(LineKind::BotSet { seat, bot }, effects);
        Ok(())
    }

    fn remove(&mut self, player: &Player, seat: u64, effects: &mut Effects) -> Result<(), RefusedWith> {
        self.by_host(player)?;
        self.waiting()?;
        let seat = self.seat(seat)?;
        let what = match &self.seat_states[seat.index()].who {
            Occupant::Open => return denied(code::SEAT_OPEN),
            // Whoever hosts and gets up is not barred from the own table.
            Occupant::Person { player: own, .. } if own.id == player.id => LineKind::Stood { seat, player: own.clone() },
            Occupant::Person { player, .. } => LineKind::Removed { seat, player: player.clone() },
            Occupant::Bot(_) => LineKind::BotSet { seat, bot: None },
        };
        self.reseat(what, effects);
        Ok(())
    }

    fn start(&mut self, player: &Player, effects: &mut Effects) -> Result<(), RefusedWith> {
        self.by_host(player)?;
        self.waiting()?;
        if self.seat_states.iter().any(|seat_state| seat_state.who == Occupant::Open) {
            return denied(code::SEATS_OPEN);
        }
        let played = self.table_game.game.new_match(&engine::json::to_value(&self.header.options))?;
        let opening = played.opening().iter().map(|heard| engine::AddressedEvent { event: &*heard.event, seats: heard.seats }).collect();
        self.commit(LineKind::Started { opening }, effects);
        effects.info = true;
        effects.moved = true;
        self.draw_due(effects);
        Ok(())
    }

    fn chat(&mut self, player: &Player, text: &str, effects: &mut Effects) -> Result<(), RefusedWith> {
        let visible = protocol::visible(text);
        let text: Arc<str> = visible.trim().into();
        if text.is_empty() {
            return denied(code::CHAT_EMPTY);
        }
        // Also for those who watch: they could pass on what a player told them elsewhere.
        if self.play.as_ref().is_some_and(|play| play.played.is_hushed()) {
            return denied(code::HUSHED);
        }
        self.quotas.may_chat(&player.id, self.seat_of(&player.id).is_some())?;
        let line = self.lines();
        self.streams.say(line, Arc::clone(&text));
        effects.output.said.push((line as u64, text));
        self.commit(LineKind::Said { player: player.clone(), seat: self.seat_of(&player.id) }, effects);
        Ok(())
    }

    /// Lines of early forms have the words that were said in them: those are kept with the others, so that they are trimmed too.
    pub(crate) fn without_words(&mut self, line: Arc<str>) -> Result<Arc<str>, String> {
        if !line.contains("\"chat\":") {
            return Ok(line);
        }
        let LogLine { at, wall, what, .. } = LogLine::read(&line)?;
        let LineKind::Chat { player, seat, text } = what else { return Ok(line) };
        self.streams.say(self.lines(), text.into());
        Ok(LogLine { v: FORMAT, at, wall, what: LineKind::Said { player, seat } }.text().into())
    }

    /// A person takes the own seat back from a bot.
    fn take_back(&mut self, player: &Player, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase == Phase::Over {
            return denied(GAME_OVER);
        }
        match &self.seat_states[seat.index()].stand_in {
            None => denied(code::NO_STAND_IN),
            Some(stand_in) if stand_in.why == WhyTookOver::Clock => denied(code::OUT_OF_TIME),
            Some(_) => {
                self.quotas.may_come_back(&player.id)?;
                self.commit(LineKind::TookBack { seat }, effects);
                effects.info = true;
                effects.touch(seat);
                Ok(())
            }
        }
    }
}
