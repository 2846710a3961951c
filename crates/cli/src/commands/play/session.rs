//! The people at the keyboard: whose choice it is, what they see, what they answer.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::page::TextStyle;
use engine::{Arg, Message, Seat, Turn, Viewer, Words, shortened};
use words::{Language, Speaker};

use super::answer::Answer;
use super::timer::{BOT_PAUSE, Timer};
use crate::failure::Failure;
use crate::local_game::LocalGame;
use crate::menu::Menu;
use crate::screen::{Asked, Screen};
use crate::{event_text, files, guide, score};

/// How long a bot that searches may think.
const THINKING: Duration = Duration::from_secs(1);
/// How much of a strange answer is repeated.
const REPEATED: usize = 30;

/// A game at one keyboard.
pub(super) struct Session<'s> {
    table: LocalGame,
    screen: &'s mut Screen,
    speaker: Speaker,
    save: Option<PathBuf>,
    /// How many entries each seat has read.
    read: Vec<usize>,
    /// Who decided last.
    at_keyboard: Option<Seat>,
    timer: Timer,
    /// How many actions bots have still to make for the time that people took in a race.
    owed: u32,
}

/// What became of a prompt.
enum Prompted {
    /// The game goes on: something was done, or taken back, or time is up.
    Done,
    /// The same person is asked again.
    Again,
    /// The people leave.
    Left,
}

impl<'s> Session<'s> {
    pub(super) fn new(table: LocalGame, screen: &'s mut Screen, language: Language, save: Option<PathBuf>) -> Self {
        let names: Vec<String> = table.record().seats.iter().map(|record_seat| record_seat.name.clone()).collect();
        let read = vec![0; names.len()];
        Self { table, screen, speaker: Speaker::new(language, names), save, read, at_keyboard: None, timer: Timer::default(), owed: 0 }
    }

    /// Plays until the game is over or the people leave.
    pub(super) fn play(mut self) -> Result<(), Failure> {
        self.introduce()?;
        loop {
            let asked = self.let_others_move()?;
            self.keep()?;
            let Some(seat) = asked else { return self.finish() };
            self.hand_over(seat)?;
            if !self.decide(seat)? {
                return self.leave();
            }
        }
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let title = self.table.played().game().title();
        self.screen.say(TextStyle::Strong, title)?;
        let seats = &self.table.record().seats;
        // By seat rather than by name: in a game that the referee began nobody has a name.
        let record_seats = Seat::all(seats.len()).map(|seat| match &seats[seat.index()].bot {
            None => Arg::Seat(seat),
            Some(bot) => Message::new("cli-play-bot").with("name", seat).with("bot", bot.clone()).into(),
        });
        self.say(TextStyle::Plain, &Message::new("cli-play-who").with("who", Arg::List(record_seats.collect())))?;
        self.screen.gap()?;
        self.say(TextStyle::Faint, &Message::new("cli-play-promise"))?;
        let commitment = self.table.commitment().to_owned();
        self.screen.say(TextStyle::Faint, &format!("  {commitment}"))?;
        Ok(self.screen.gap()?)
    }

    /// Lets chance fall and bots act until a person is asked, who is given back, or the game is over.
    fn let_others_move(&mut self) -> Result<Option<Seat>, Failure> {
        loop {
            self.table.let_chance_fall();
            self.follow_the_clock();
            if let Some(bot) = self.owing_bot() {
                self.owed -= 1;
                self.act_for_bot(bot)?;
            } else if self.timer.is_up(Instant::now()) {
                self.time_up("cli-play-time-up")?;
            } else if self.timer.race().is_some() && self.table.awake().is_empty() {
                self.time_up("cli-play-time-passes")?;
            } else {
                match self.table.next_to_act() {
                    Some(seat) if self.table.bot(seat).is_some() => {
                        // Nobody sits through the time of bots who are alone, but it is theirs all the same.
                        if self.table.awake().iter().all(|seat| self.table.bot(seat).is_some()) {
                            self.timer.pass(BOT_PAUSE / self.table.awake().len().max(1) as u32);
                        }
                        self.act_for_bot(seat)?;
                    }
                    next => return Ok(next),
                }
            }
        }
    }

    fn act_for_bot(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.table.bot(seat).expect("a bot sits there").to_owned();
        self.table.act_for_bot(seat, &bot, THINKING)
    }

    /// Nothing is owed from one stretch to the next.
    fn follow_the_clock(&mut self) {
        let race = self.timer.race();
        self.timer.follow(self.table.played().clock(), Instant::now());
        if self.timer.race() != race {
            self.owed = 0;
        }
    }

    /// The next bot that acts for the time that people took. Bots wait while somebody reads and types, because a table that changes under a question
    /// cannot be read; what they would have done meanwhile they do after the answer.
    fn owing_bot(&mut self) -> Option<Seat> {
        let bot = self.table.next_bot().filter(|_| self.owed > 0 && self.timer.race().is_some());
        if bot.is_none() {
            self.owed = 0;
        }
        bot
    }

    fn time_up(&mut self, key: &'static str) -> Result<(), Failure> {
        self.say(TextStyle::Strong, &Message::new(key))?;
        self.table.time_up()
    }

    /// Makes sure that the right person looks at the screen, and tells them what happened since they last did.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Failure> {
        let since = if self.something_to_hide(seat) {
            self.pass_keyboard(seat)?;
            self.read[seat.index()]
        } else {
            // Everybody looks at the same screen and has read what anybody has read.
            self.read.iter().copied().max().unwrap_or_default()
        };
        self.at_keyboard = Some(seat);
        self.tell(since, Viewer::Seat(seat))?;
        self.read[seat.index()] = self.table.entries_heard();
        Ok(())
    }

    /// Lets the last person see what came of their action, then leaves the screen empty until the next one sits there.
    fn pass_keyboard(&mut self, next: Seat) -> Result<(), Failure> {
        if let Some(last) = self.at_keyboard {
            self.tell(self.read[last.index()], Viewer::Seat(last))?;
            self.read[last.index()] = self.table.entries_heard();
            // Where there are no more lines the question that follows will notice, here and below.
            self.screen.ask(&self.speaker.say(&Message::new("cli-play-pass").with("seat", next)))?;
        }
        self.screen.clear()?;
        self.screen.ask(&self.speaker.say(&Message::new("cli-play-take").with("seat", next)))?;
        Ok(self.screen.clear()?)
    }

    /// Whether somebody else at this keyboard must not see what this seat sees.
    fn something_to_hide(&self, seat: Seat) -> bool {
        let played = self.table.played();
        let others: Vec<Seat> = match self.at_keyboard {
            Some(last) => vec![last],
            None => Seat::all(played.seats()).filter(|&other| self.table.bot(other).is_none()).collect(),
        };
        let view = played.view(Viewer::Seat(seat));
        others.into_iter().any(|other| played.view(Viewer::Seat(other)).get() != view.get())
    }

    fn tell(&mut self, since: usize, viewer: Viewer) -> Result<(), Failure> {
        let since = since.min(self.table.entries_heard());
        let page = event_text::tell(self.table.played().game(), self.table.heard(since, viewer), &self.speaker);
        if !page.lines.is_empty() {
            self.screen.page(&page)?;
            self.screen.gap()?;
        }
        Ok(())
    }

    /// Asks until something was decided: `false` if the people leave.
    fn decide(&mut self, seat: Seat) -> Result<bool, Failure> {
        let menu = Menu::of(self.table.played(), seat, &self.speaker);
        self.show(seat, &menu)?;
        let prompt = Message::new("cli-play-prompt").with("seat", seat).with("most", menu.len() as i64);
        let prompt = self.speaker.say(&prompt);
        let bots = self.table.awake().iter().filter(|seat| self.table.bot(*seat).is_some()).count() as u32;
        let asked = Instant::now();
        loop {
            let prompted = match self.ask(&prompt)? {
                Asked::Ended => Prompted::Left,
                Asked::TimeUp => Prompted::Done,
                Asked::Answer(answer) => self.obey(seat, &menu, Answer::read(&answer))?,
            };
            match prompted {
                Prompted::Again => {}
                Prompted::Left => return Ok(false),
                Prompted::Done => {
                    self.owed = asked.elapsed().div_duration_f64(BOT_PAUSE) as u32 * bots;
                    return Ok(true);
                }
            }
        }
    }

    /// Asks, until the end of the stretch if a clock runs.
    fn ask(&mut self, prompt: &str) -> Result<Asked, Failure> {
        let Some(ends) = self.timer.ends() else {
            return Ok(self.screen.ask(prompt)?.map_or(Asked::Ended, Asked::Answer));
        };
        let speaker = &self.speaker;
        let left = |seconds: u64| speaker.say(&Message::new("cli-play-clock").with("seconds", seconds as i64));
        Ok(self.screen.ask_until(prompt, ends, &left)?)
    }

    fn show(&mut self, seat: Seat, menu: &Menu) -> Result<(), Failure> {
        let board = event_text::board(self.table.played(), Viewer::Seat(seat), &self.speaker);
        self.screen.page(&board)?;
        self.screen.gap()?;
        self.screen.page(&menu.page())?;
        Ok(self.screen.gap()?)
    }

    fn obey(&mut self, seat: Seat, menu: &Menu, answer: Answer<'_>) -> Result<Prompted, Failure> {
        match answer {
            Answer::Number(number) => return self.act(seat, menu, number),
            Answer::Undo => return self.take_back(),
            Answer::Quit => return Ok(Prompted::Left),
            Answer::Board => self.show(seat, menu)?,
            Answer::Rules(section) => self.rules(section)?,
            Answer::Log(lines) => self.log(seat, lines)?,
            Answer::Save(file) => self.save_as(file)?,
            Answer::Help => self.say(TextStyle::Plain, &Message::new("cli-play-help"))?,
            Answer::Nothing => self.say(TextStyle::Plain, &Message::new("cli-play-nothing").with("most", menu.len() as i64))?,
            Answer::Strange(text) => {
                let strange = Message::new("cli-play-strange").with("answer", shortened(text, REPEATED));
                self.say(TextStyle::Danger, &strange.with("most", menu.len() as i64))?;
            }
        }
        Ok(Prompted::Again)
    }

    fn act(&mut self, seat: Seat, menu: &Menu, number: usize) -> Result<Prompted, Failure> {
        let Some(action) = menu.action(number) else {
            self.say(TextStyle::Danger, &Message::new("cli-play-range").with("most", menu.len() as i64))?;
            return Ok(Prompted::Again);
        };
        match self.table.act(seat, action) {
            Err(Failure::Because(crate::failure::Exit::Refused, why)) => {
                self.say(TextStyle::Danger, &why)?;
                Ok(Prompted::Again)
            }
            done => done.map(|()| Prompted::Done),
        }
    }

    fn take_back(&mut self) -> Result<Prompted, Failure> {
        match self.table.take_back() {
            Ok(()) => {
                self.say(TextStyle::Plain, &Message::new("cli-undo-done"))?;
                Ok(Prompted::Done)
            }
            Err(why) => {
                self.say(TextStyle::Plain, &why)?;
                Ok(Prompted::Again)
            }
        }
    }

    fn rules(&mut self, section: Option<usize>) -> Result<(), Failure> {
        match guide::page(self.table.played().game().slug(), section, &self.speaker) {
            Some(page) => self.screen.page(&page)?,
            None => self.say(TextStyle::Plain, &Message::new("cli-play-no-rules"))?,
        }
        Ok(self.screen.gap()?)
    }

    /// The last lines of what a seat has heard.
    fn log(&mut self, seat: Seat, lines: usize) -> Result<(), Failure> {
        let mut page = event_text::tell(self.table.played().game(), self.table.heard(0, Viewer::Seat(seat)), &self.speaker);
        page.lines.drain(..page.lines.len().saturating_sub(lines));
        self.screen.page(&page)?;
        Ok(self.screen.gap()?)
    }

    fn save_as(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let Some(path) = file.map(PathBuf::from).or_else(|| self.save.clone()) else {
            return self.say(TextStyle::Plain, &Message::new("cli-save-where"));
        };
        let random = self.save.as_ref() != Some(&path);
        let saved = if random { files::check_free(&path) } else { Ok(()) }.and_then(|()| files::write_record(&path, self.table.record()));
        match saved {
            Ok(()) => {
                self.say(TextStyle::Plain, &told("cli-saved", &path))?;
                self.save = Some(path);
                Ok(())
            }
            // A game is not lost because one file cannot be written: another can be chosen.
            Err(Failure::Because(_, why)) => self.say(TextStyle::Danger, &why),
            Err(other) => Err(other),
        }
    }

    /// Writes the game to its file, if it has one, so that nothing is lost whatever happens.
    fn keep(&mut self) -> Result<(), Failure> {
        match &self.save {
            Some(path) => files::write_record(path, self.table.record()),
            None => Ok(()),
        }
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.keep()?;
        match self.save.clone() {
            Some(path) => self.say(TextStyle::Plain, &told("cli-left-saved", &path)),
            None => self.say(TextStyle::Plain, &Message::new("cli-left-unsaved")),
        }
    }

    fn finish(&mut self) -> Result<(), Failure> {
        let viewer = self.at_keyboard.map_or(Viewer::Spectator, Viewer::Seat);
        let since = self.read.iter().copied().max().unwrap_or_default();
        self.tell(since, viewer)?;
        debug_assert_eq!(self.table.played().turn(), Turn::Over, "somebody is asked until the game is over");
        self.screen.page(&event_text::board(self.table.played(), viewer, &self.speaker))?;
        self.screen.gap()?;
        self.screen.page(&score::page(self.table.played(), &self.speaker))?;
        self.screen.gap()?;
        let secret = self.table.record().fair.as_ref().and_then(|fair| fair.secret.clone()).unwrap_or_default();
        self.say(TextStyle::Faint, &Message::new("cli-play-secret"))?;
        self.screen.say(TextStyle::Faint, &format!("  {secret}"))?;
        match self.save.clone() {
            Some(path) => self.say(TextStyle::Plain, &told("cli-finished-saved", &path)),
            None => Ok(()),
        }
    }

    fn say(&mut self, ink: TextStyle, message: &Message) -> Result<(), Failure> {
        Ok(self.screen.say(ink, &self.speaker.say(message))?)
    }
}

fn told(key: &'static str, path: &Path) -> Message {
    Message::new(key).with("file", path.display().to_string())
}
