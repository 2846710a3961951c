//! What a person sees of a table on a server, and what their answers mean.

use engine::page::TextStyle;
use engine::{Arg, Message, Seat, Words, shortened};
use protocol::{FromClient, TableInfo};

use super::host::free;
use super::session::{Session, SessionState};
use crate::commands::play::answer::Answer;
use crate::failure::Failure;
use crate::guide;
use crate::menu::Menu;

/// How much of a strange answer is repeated.
const REPEATED: usize = 30;

impl Session<'_> {
    pub(super) fn introduce(&mut self) -> Result<(), Failure> {
        let who = Message::new("cli-online-who").with("name", self.me.name.clone());
        self.tell(TextStyle::Plain, &who.with("server", self.http.address.to_string()))
    }

    /// What is played here, and how others find it.
    pub(super) fn announce(&mut self, info: &TableInfo) -> Result<(), Failure> {
        let title = self.game.map_or(info.game.as_str(), |game| game.title());
        self.screen.say(TextStyle::Strong, title)?;
        self.tell(TextStyle::Faint, &Message::new("cli-play-promise"))?;
        self.screen.say(TextStyle::Faint, &format!("  {}", info.commitment))?;
        let invitation = Message::new("cli-online-invite").with("server", self.http.address.to_string());
        self.tell(TextStyle::Plain, &invitation.with("table", self.table.clone()))?;
        Ok(self.screen.gap()?)
    }

    pub(super) fn tell_who_is_missing(&mut self, seated: bool) -> Result<(), Failure> {
        let free = self.info.as_ref().map_or(0, free);
        let message = match (free, seated) {
            (0, false) => Message::new("cli-online-full"),
            (0, true) => Message::new("cli-online-host-begins"),
            _ => Message::new("cli-online-waiting").with("free", free as i64),
        };
        self.tell(TextStyle::Faint, &message)
    }

    /// Who lost the connection, and who has it again.
    pub(super) fn notice(&mut self, seats: Vec<bool>) -> Result<(), Failure> {
        let mine = self.sight.as_ref().and_then(|sight| sight.seat);
        let before = std::mem::replace(&mut self.presence, seats.clone());
        for ((seat, was), is) in Seat::all(seats.len()).zip(before).zip(seats) {
            if was != is && Some(seat) != mine && self.sight.as_ref().is_some_and(|sight| sight.view.is_some()) {
                let key = if is { "cli-online-here" } else { "cli-online-gone" };
                self.tell(TextStyle::Faint, &Message::new(key).with("seat", seat))?;
            }
        }
        Ok(())
    }

    /// Says something. The question goes down with it, to stand below.
    pub(super) fn tell(&mut self, ink: TextStyle, message: &Message) -> Result<(), Failure> {
        self.make_room()?;
        Ok(self.screen.say(ink, &self.speaker.say(message))?)
    }

    pub(super) fn tell_text(&mut self, sentence: &str) -> Result<(), Failure> {
        self.make_room()?;
        Ok(self.screen.say(TextStyle::Plain, sentence)?)
    }

    fn make_room(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.prompted) {
            self.screen.gap()?;
        }
        Ok(())
    }

    pub(super) fn show_board(&mut self) -> Result<(), Failure> {
        self.make_room()?;
        if let Some(board) = self.board() {
            self.screen.gap()?;
            self.screen.page(&board)?;
            self.screen.gap()?;
        }
        Ok(())
    }

    /// Asks for the decision that is owed, if one is: the table and the choices the first time, and the question whenever it is not on the last line.
    pub(super) fn ask(&mut self) -> Result<(), Failure> {
        let owed = self.sight.as_ref().and_then(|sight| sight.decision.as_ref());
        let owed = owed.filter(|decision| self.answered.as_ref() != Some(&decision.id));
        let owed = owed.map(|decision| (decision, decision.actions())).filter(|(_, legal)| !legal.is_empty());
        let (Some((decision, legal)), Some(seat), Some(game)) = (owed, self.viewer().seat(), self.game) else {
            self.asked = None;
            return Ok(());
        };
        let shown = self.asked.as_ref().is_some_and(|(id, _)| *id == decision.id);
        if !shown {
            let view = self.sight.as_ref().and_then(|sight| sight.view.as_ref());
            let menu = view.map(|view| Menu::seen(game, seat, view, &legal, &self.speaker));
            self.asked = menu.map(|menu| (decision.id.clone(), menu));
            self.show_question()?;
        }
        let Some((_, menu)) = &self.asked else { return Ok(()) };
        if !self.prompted {
            let prompt = Message::new("cli-play-prompt").with("seat", seat).with("most", menu.len() as i64);
            self.screen.prompt(&self.speaker.say(&prompt))?;
            self.prompted = true;
        }
        Ok(())
    }

    /// The table and the choices.
    fn show_question(&mut self) -> Result<(), Failure> {
        self.show_board()?;
        let seat = self.viewer().seat();
        let left = self.sight.as_ref().and_then(|sight| sight.clocks.as_ref()?.left_ms.get(seat?.index()).copied());
        if let Some(left) = left {
            let seconds = left / 1000;
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            self.tell(TextStyle::Faint, &Message::new("cli-online-clock").with("time", time))?;
        }
        if let Some((_, menu)) = &self.asked {
            self.screen.page(&menu.page())?;
            self.screen.gap()?;
        }
        Ok(())
    }

    /// Does what was typed.
    pub(super) fn obey(&mut self, line: &str) -> Result<SessionState, Failure> {
        if let Some(words) = line.strip_prefix("c ").or_else(|| line.strip_prefix("C ")) {
            return self.chat(words.trim());
        }
        match Answer::read(line) {
            Answer::Number(number) => self.choose(number)?,
            Answer::Undo => self.undo()?,
            Answer::Quit => {
                self.leave()?;
                return Ok(SessionState::Over);
            }
            Answer::Board => self.show_question()?,
            Answer::Rules(section) => self.rules(section)?,
            Answer::Log(lines) => self.log(lines)?,
            Answer::Save(_) => self.tell(TextStyle::Plain, &Message::new("cli-online-save"))?,
            Answer::Help => self.tell(TextStyle::Plain, &Message::new("cli-online-help"))?,
            Answer::Nothing => {}
            Answer::Strange(text) => {
                let strange = Message::new("cli-online-strange-answer").with("answer", shortened(text, REPEATED));
                self.tell(TextStyle::Danger, &strange)?;
            }
        }
        Ok(SessionState::On)
    }

    fn chat(&mut self, words: &str) -> Result<SessionState, Failure> {
        if self.connected {
            self.say(FromClient::Chat { text: shortened(words, protocol::MOST_CHAT) });
            return Ok(SessionState::Soon);
        }
        self.tell(TextStyle::Danger, &Message::new("cli-online-offline"))?;
        Ok(SessionState::On)
    }

    fn choose(&mut self, number: usize) -> Result<(), Failure> {
        let Some((decision, menu)) = &self.asked else { return self.tell(TextStyle::Plain, &Message::new("cli-online-not-asked")) };
        match menu.action(number).cloned() {
            Some(action) => self.act(decision.clone(), action),
            None => self.tell(TextStyle::Danger, &Message::new("cli-play-range").with("most", menu.len() as i64)),
        }
    }

    fn rules(&mut self, section: Option<usize>) -> Result<(), Failure> {
        match self.game.and_then(|game| guide::page(game.slug(), section, &self.speaker)) {
            Some(page) => self.screen.page(&page)?,
            None => self.tell(TextStyle::Plain, &Message::new("cli-play-no-rules"))?,
        }
        Ok(self.screen.gap()?)
    }

    fn log(&mut self, lines: usize) -> Result<(), Failure> {
        let from = self.entries_heard.len().saturating_sub(lines);
        for sentence in &self.entries_heard[from..] {
            self.screen.say(TextStyle::Plain, sentence)?;
        }
        Ok(self.screen.gap()?)
    }

    /// Says how to come back, and what happens until then.
    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        let away = self.info.as_ref().and_then(|info| info.settings.away_seconds);
        let meanwhile: Arg = match away.filter(|_| self.viewer().seat().is_some()) {
            Some(seconds) => Message::new("cli-online-stand-in").with("seconds", seconds).into(),
            None => Message::new("cli-online-no-stand-in").into(),
        };
        let message = Message::new("cli-online-left").with("meanwhile", meanwhile).with("server", self.http.address.to_string());
        self.tell(TextStyle::Plain, &message.with("table", self.table.clone()))
    }
}
