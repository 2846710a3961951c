//! What happens at the table, what is typed, and what comes of both: one loop over events.
//!
//! An action is remembered until the server has acknowledged or refused it, and said again after a lost connection. It carries an id of its own, so it
//! happens once however often it is said.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};

use engine::page::TextStyle;
use engine::record::Record;
use engine::{GameFace, Message, Seat, Viewer, Words};
use protocol::{FromClient, Phase, Player, Refused, SeatInfo, Sight, TableInfo, ToClient, Update};
use words::{Language, Speaker};

use super::host::{SeatPlan, seat_of};
use super::http::Http;
use super::server_connection::ServerConnection;
use crate::failure::{Exit, Failure};
use crate::menu::Menu;
use crate::random_bytes::RandomBytes;
use crate::screen::{Screen, read_line};
use crate::{event_text, files, score};

/// Something to see to.
pub(super) enum Event {
    /// The server said something.
    Heard(Box<ToClient<'static>>),
    /// The connection broke; another is on its way.
    Broken,
    /// The server does not want us.
    Refused(Message),
    /// Somebody typed a line; `None` when there are no more.
    Typed(Option<String>),
    /// Ctrl-C.
    Interrupted,
}

/// Whether the session goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SessionState {
    On,
    /// It does, and the question stands below what the server is about to say.
    Soon,
    Over,
}

/// One person at one table of a server.
pub(super) struct Session<'s> {
    pub(super) http: Http,
    pub(super) me: Player,
    pub(super) table: String,
    plan: SeatPlan,
    save: Option<PathBuf>,
    pub(super) screen: &'s mut Screen,
    pub(super) speaker: Speaker,
    random: RandomBytes,
    line: ServerConnection,
    events: Receiver<Event>,
    /// What was typed and not looked at yet.
    typed: VecDeque<Option<String>>,
    pub(super) connected: bool,
    pub(super) game: Option<&'static dyn GameFace>,
    pub(super) info: Option<TableInfo>,
    pub(super) sight: Option<Sight<'static>>,
    pub(super) presence: Vec<bool>,
    /// What was said of what happened, for those who ask again.
    pub(super) entries_heard: Vec<String>,
    /// The number of the last entry that was told.
    number: Option<u64>,
    /// The decision that is on the screen, with what can be chosen.
    pub(super) asked: Option<(String, Menu)>,
    /// What was said and is not acknowledged yet.
    pending: Option<FromClient>,
    /// The decision that was answered last: it is not asked again unless the answer is refused.
    pub(super) answered: Option<String>,
    /// Whether the seat was taken back from a bot on this connection.
    took_back: bool,
    /// Whether pages of what was missed are on their way.
    catching_up: bool,
    /// Whether it was told that there is no connection.
    lost: bool,
    /// Whether the question is on the last line of the screen.
    pub(super) prompted: bool,
}

impl<'s> Session<'s> {
    pub(super) fn new(
        http: Http,
        me: Player,
        table: String,
        plan: SeatPlan,
        save: Option<PathBuf>,
        language: Language,
        screen: &'s mut Screen,
    ) -> Result<Self, Failure> {
        if let Some(path) = &save {
            files::check_free(path)?;
        }
        let (sender, events) = channel();
        listen(screen, &sender);
        let line = ServerConnection::open(&http.address, http.cookie.as_deref().unwrap_or_default(), sender);
        Ok(Self {
            http,
            me,
            table,
            plan,
            save,
            screen,
            speaker: Speaker::new(language, Vec::new()),
            random: RandomBytes::new(None),
            line,
            events,
            typed: VecDeque::new(),
            connected: false,
            game: None,
            info: None,
            sight: None,
            presence: Vec::new(),
            entries_heard: Vec::new(),
            number: None,
            asked: None,
            pending: None,
            answered: None,
            took_back: false,
            catching_up: false,
            lost: false,
            prompted: false,
        })
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        self.introduce()?;
        loop {
            let session_state = match self.events.recv().expect("the thread of the input holds the other end") {
                Event::Heard(message) => self.hear(*message)?,
                Event::Broken => self.lose()?,
                Event::Refused(why) => return Err(Failure::refused(why)),
                Event::Interrupted => {
                    self.leave()?;
                    return Err(Failure::Told(Exit::Interrupted));
                }
                Event::Typed(line) => {
                    self.typed.push_back(line);
                    SessionState::On
                }
            };
            if session_state == SessionState::Over || self.obey_all()? == SessionState::Over {
                return Ok(());
            }
        }
    }

    /// Looks at what was typed. Where nobody types but lines come from a file, they are answers to questions and wait for them.
    fn obey_all(&mut self) -> Result<SessionState, Failure> {
        while self.screen.interactive || self.prompted {
            let Some(line) = self.typed.pop_front() else { break };
            if std::mem::take(&mut self.prompted) {
                self.screen.answered(line.as_deref())?;
            }
            let session_state = match line {
                Some(line) => self.obey(&line)?,
                None => {
                    self.leave()?;
                    SessionState::Over
                }
            };
            match session_state {
                SessionState::On => self.ask()?,
                SessionState::Soon => {}
                SessionState::Over => return Ok(session_state),
            }
        }
        Ok(SessionState::On)
    }

    /// Says something to the server; what must not be lost is kept until it is acknowledged.
    pub(super) fn say(&mut self, message: FromClient) {
        self.line.say(&message);
        if message.client().is_some() {
            self.pending = Some(message);
        }
    }

    fn lose(&mut self) -> Result<SessionState, Failure> {
        self.connected = false;
        if !std::mem::replace(&mut self.lost, true) {
            self.tell(TextStyle::Faint, &Message::new("cli-online-lost"))?;
            self.ask()?;
        }
        Ok(SessionState::On)
    }

    fn hear(&mut self, message: ToClient<'static>) -> Result<SessionState, Failure> {
        match message {
            ToClient::Welcome(_) => self.come_back()?,
            ToClient::Table(info) => self.look(*info)?,
            ToClient::Update(update) => self.follow(update)?,
            ToClient::View(sight) => {
                match self.number {
                    Some(known) if known < sight.number => self.catch_up(known),
                    _ => self.number = Some(sight.number),
                }
                self.see(sight)?;
            }
            ToClient::Ack { client, .. } => {
                self.pending.take_if(|pending| pending.client() == Some(&client));
                self.ask()?;
            }
            ToClient::Refused(refused) => self.accept_refusal(&refused)?,
            ToClient::Presence { seats, .. } => self.notice(seats)?,
            ToClient::Bye { .. } | ToClient::Pong | ToClient::Answer(_) => {}
        }
        self.finish_if_over()
    }

    /// There is a connection, perhaps again: hears what was missed, and says again what may not have arrived.
    fn come_back(&mut self) -> Result<(), Failure> {
        if std::mem::take(&mut self.lost) {
            self.tell(TextStyle::Faint, &Message::new("cli-online-back"))?;
        }
        (self.connected, self.took_back, self.catching_up) = (true, false, false);
        self.line.say(&FromClient::Watch { table: self.table.clone(), since: self.number, steps: false });
        if let Some(pending) = &self.pending {
            self.line.say(pending);
        }
        Ok(())
    }

    /// Asks for what was missed, a page at a time.
    fn catch_up(&mut self, known: u64) {
        self.catching_up = true;
        self.line.say(&FromClient::Events { since: known });
    }

    /// The table as it is now.
    fn look(&mut self, info: TableInfo) -> Result<(), Failure> {
        if self.game.is_none() {
            let unknown = || Failure::refused(Message::new("cli-record-unknown-game").with("game", info.game.clone()));
            self.game = Some(catalog::find(&info.game).ok_or_else(unknown)?);
            self.announce(&info)?;
        }
        self.speaker = Speaker::new(self.speaker.language(), info.seats.iter().enumerate().map(name).collect());
        let next = self.plan.next(&info, &self.me.id, self.random.nonce()?);
        let mine = seat_of(&info, &self.me.id);
        let replaced =
            |seat: usize| info.phase == Phase::Playing && matches!(&info.seats[seat], SeatInfo::Person { stand_in: Some(_), .. });
        // A bot that plays for somebody who is here again has nothing more to do.
        let returning = (mine.is_some_and(replaced) && !self.took_back).then_some(FromClient::TakeBack);
        self.took_back |= returning.is_some();
        let waits = next.is_none() && info.phase == Phase::Waiting;
        self.info = Some(info);
        if let Some(message) = next.or(returning) {
            self.say(message);
        } else if waits {
            self.tell_who_is_missing(mine.is_some())?;
        }
        Ok(())
    }

    /// What happened: told once, however often it is heard.
    fn follow(&mut self, update: Update<'static>) -> Result<(), Failure> {
        let entries = update
            .read_entries()
            .map_err(|_| Failure::refused(Message::new("cli-online-strange").with("server", self.http.address.to_string())))?;
        let known = self.number.unwrap_or_default();
        // News that come in between are told when their page comes.
        let early = self.catching_up && update.first > known + 1;
        let told = if early { &[] } else { entries.as_slice() };
        let news: Vec<_> = (update.first..).zip(told).filter(|(number, _)| *number > known).collect();
        self.number = news.last().map(|(number, _)| *number).or(self.number);
        for message in event_text::folded(news.into_iter().map(|(_, entry)| entry.say.clone().into_owned())) {
            let sentence = self.speaker.say(&message);
            self.tell_text(&sentence)?;
            self.entries_heard.push(sentence);
        }
        if self.catching_up && update.sight.is_none() {
            self.catching_up = !entries.is_empty();
            if self.catching_up {
                self.catch_up(self.number.unwrap_or_default());
            }
        }
        match update.sight {
            Some(sight) => self.see(sight),
            None => self.ask(),
        }
    }

    fn see(&mut self, sight: Sight<'static>) -> Result<(), Failure> {
        self.sight = Some(sight);
        self.ask()
    }

    fn accept_refusal(&mut self, refused: &Refused) -> Result<(), Failure> {
        if refused.to == "watch" {
            return Err(Failure::refused(refused.message.clone()));
        }
        self.pending.take_if(|pending| refused.client.is_some() && pending.client() == refused.client.as_deref());
        self.tell(TextStyle::Danger, &refused.message)?;
        // What was chosen is still to be decided.
        self.answered = None;
        self.ask()
    }

    /// What an action needs besides itself.
    pub(super) fn act(&mut self, decision: String, action: serde_json::Value) -> Result<(), Failure> {
        let (client, nonce) = (self.random.nonce()?, self.random.nonce()?);
        (self.asked, self.answered) = (None, Some(decision.clone()));
        self.say(FromClient::Act { decision: Some(decision), action, client, nonce: Some(nonce) });
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Result<(), Failure> {
        if !self.sight.as_ref().is_some_and(|sight| sight.undo) {
            return self.tell(TextStyle::Plain, &Message::new("cli-undo-known"));
        }
        let client = self.random.nonce()?;
        self.say(FromClient::Undo { client });
        Ok(())
    }

    /// Shows the result once the game is over and everything before it was told.
    fn finish_if_over(&mut self) -> Result<SessionState, Failure> {
        let result = self.info.as_ref().and_then(|info| info.result.clone());
        let seen = self.sight.as_ref().is_some_and(|sight| sight.turn.is_none() && sight.view.is_some());
        let (Some(result), Some(game), true) = (result, self.game, seen) else { return Ok(SessionState::On) };
        self.show_board()?;
        let outcome = score::Outcome {
            game: game.slug(),
            ranks: &result.ranks,
            scores: &result.scores,
            winners: result.winners,
            lines: &result.lines,
        };
        self.screen.page(&score::told(&outcome, &self.speaker))?;
        self.screen.gap()?;
        self.tell(TextStyle::Faint, &Message::new("cli-play-secret"))?;
        self.screen.say(TextStyle::Faint, &format!("  {}", result.secret))?;
        if let Some(path) = self.save.clone() {
            let record: Record = self.http.get(&format!("/api/tables/{}/record", self.table))?;
            files::write_record(&path, &record)?;
            self.tell(TextStyle::Plain, &Message::new("cli-finished-saved").with("file", path.display().to_string()))?;
        }
        Ok(SessionState::Over)
    }

    pub(super) fn viewer(&self) -> Viewer {
        let seat = self.sight.as_ref().and_then(|sight| sight.seat);
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table as this person sees it, if the game has begun.
    pub(super) fn board(&self) -> Option<engine::page::Page> {
        let view = self.sight.as_ref()?.view.as_ref()?;
        Some(event_text::drawn(self.game?, self.viewer(), view, &self.speaker))
    }
}

/// A person by name; a bot by its kind and its seat.
fn name((seat, info): (usize, &SeatInfo)) -> String {
    match info {
        SeatInfo::Open => String::new(),
        SeatInfo::Person { player, .. } => engine::shortened(&player.name, super::super::LONGEST_NAME),
        SeatInfo::Bot { bot } => format!("{bot} {}", Seat::new(seat).index()),
    }
}

/// Reads what is typed, and notices Ctrl-C.
fn listen(screen: &mut Screen, events: &Sender<Event>) {
    let mut input = screen.take_input();
    let typed = events.clone();
    std::thread::spawn(move || {
        loop {
            let line = read_line(&mut *input);
            let ended = line.is_none();
            // Whoever does not listen any more has left.
            if typed.send(Event::Typed(line)).is_err() || ended {
                return;
            }
        }
    });
    let interrupted = events.clone();
    // Where Ctrl-C cannot be noticed it ends the program, which the server notices.
    let _ = ctrlc::set_handler(move || drop(interrupted.send(Event::Interrupted)));
}
