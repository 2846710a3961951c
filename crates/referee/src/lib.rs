//! The rules over JSON lines: one command a line, one answer a line, for any language. `docs/referee.md` is the protocol.
//!
//! # Layout
//!
//! * `command`: what a line can ask for, read strictly.
//! * `session`: the game that is running, with what it takes to go back and to write its record.
//! * `lines`: from standard input to standard output, whatever comes.
//! * `refused`: a refusal with its sentence.
//!
//! [`Referee`] itself does no I/O: it is handed a line and gives back a line.

mod command;
mod lines;
mod refused;
mod session;

use std::time::Duration;

use engine::json::{Json, to_json};
use engine::record::Record;
use engine::refusal::code;
use engine::{BySeat, GameFace, Mode, OptionSpec, Refusal, SeatSet, Stream, Turn, Words};
use serde::Serialize;
use serde_json::Value;
use words::{Language, Speaker};

pub use lines::{LONGEST_LINE, run};

use command::{BotCommand, Command};
use refused::Refused;
use session::Session;

/// More outcomes than this are not listed.
const MOST_OUTCOMES: u64 = 100_000;

/// Answers commands, and keeps the one game that is running.
pub struct Referee {
    games: Vec<&'static dyn GameFace>,
    speaker: Speaker,
    session: Option<Session>,
}

impl Default for Referee {
    fn default() -> Self {
        Self::new(catalog::games())
    }
}

impl Referee {
    /// A referee of these games, with none running.
    pub fn new(games: &[&'static dyn GameFace]) -> Self {
        Self { games: games.to_vec(), speaker: Speaker::new(Language::English, Vec::new()), session: None }
    }

    /// Answers one line with one line, both without their newlines. Never panics, whatever the line holds.
    pub fn answer(&mut self, line: &[u8]) -> String {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Answer {
            Ok(Json),
            Refused(Said),
        }
        #[derive(Serialize)]
        struct Said {
            code: &'static str,
            message: String,
        }
        let answer = match Command::read(line).and_then(|command| self.obey(command)) {
            Ok(json) => Answer::Ok(json),
            Err(refused) => Answer::Refused(Said { code: refused.code, message: self.speaker.say(&refused.message) }),
        };
        serde_json::to_string(&answer).expect("an answer can be written as JSON")
    }

    fn obey(&mut self, command: Command) -> Result<Json, Refused> {
        match command {
            Command::Games => Ok(self.list_games()),
            Command::New { game, options, seed } => {
                let session = Session::new(self.find(&game)?, &options, seed)?;
                self.begin(session)
            }
            Command::Load { game, position } => {
                let session = Session::load(self.find(&game)?, &position)?;
                self.begin(session)
            }
            Command::Position => Ok(self.session()?.live().position()),
            Command::Turn => Ok(self.turn()?),
            Command::View { seat } => {
                let session = self.session()?;
                Ok(session.live().view(session.viewer(seat)?))
            }
            Command::Insight { seat, question } => {
                let session = self.session()?;
                let viewer = session.viewer(seat)?;
                match question {
                    None => Ok(session.live().overview(viewer)),
                    Some(question) => Ok(session.live().answer(viewer, &question).map_err(|refusal| session.refused(&refusal))?),
                }
            }
            Command::Legal { seat } => {
                let session = self.session()?;
                Ok(to_json(&session.live().legal(session.seat(seat)?)))
            }
            Command::Act { seat, action } => {
                let session = self.session_mut()?;
                let seat = session.seat(seat)?;
                Ok(to_json(&session.act(seat, &action)?))
            }
            Command::Outcomes => self.outcomes(),
            Command::Chance { outcome } => Ok(to_json(&self.session_mut()?.chance(&outcome)?)),
            Command::Clock => Ok(to_json(&self.session_mut()?.time_up()?)),
            Command::Undo => {
                self.session_mut()?.undo()?;
                Ok(nothing())
            }
            Command::Record => Ok(to_json(&self.session()?.record()?)),
            Command::Replay { record } => self.replay(&record),
            Command::Bot(command) => self.bot(&command),
            Command::Result => self.result(),
        }
    }

    fn find(&self, slug: &str) -> Result<&'static dyn GameFace, Refused> {
        let found = self.games.iter().find(|game| game.slug() == slug);
        found.copied().ok_or_else(|| Refusal::new(code::UNKNOWN_GAME).with("game", slug.to_owned()).into())
    }

    fn session(&self) -> Result<&Session, Refused> {
        self.session.as_ref().ok_or_else(|| Refusal::new(code::NO_GAME).into())
    }

    fn session_mut(&mut self) -> Result<&mut Session, Refused> {
        self.session.as_mut().ok_or_else(|| Refusal::new(code::NO_GAME).into())
    }

    /// The running game is given up only once the new one has begun.
    fn begin(&mut self, session: Session) -> Result<Json, Refused> {
        self.session = Some(session);
        Ok(nothing())
    }

    fn list_games(&self) -> Json {
        #[derive(Serialize)]
        struct Listed {
            slug: &'static str,
            title: &'static str,
            seats: Range,
            options: &'static [OptionSpec],
            rules_version: u32,
        }
        #[derive(Serialize)]
        struct Range {
            min: u8,
            max: u8,
        }
        let listed = self.games.iter().map(|game| Listed {
            slug: game.slug(),
            title: game.title(),
            seats: Range { min: game.seats().0, max: game.seats().1 },
            options: game.option_specs(),
            rules_version: game.rules_version(),
        });
        to_json(&listed.collect::<Vec<_>>())
    }

    fn turn(&self) -> Result<Json, Refused> {
        #[derive(Serialize)]
        #[serde(tag = "kind", rename_all = "snake_case")]
        enum Kind {
            Chance { stream: Option<Stream> },
            Seats { mode: Mode, seats: SeatSet },
            Over,
        }
        let live = self.session()?.live();
        Ok(to_json(&match live.turn() {
            Turn::Chance => Kind::Chance { stream: live.stream() },
            Turn::Seats { mode, seats } => Kind::Seats { mode, seats },
            Turn::Over => Kind::Over,
        }))
    }

    fn outcomes(&self) -> Result<Json, Refused> {
        #[derive(Serialize)]
        struct Weighted {
            outcome: Json,
            weight: u64,
        }
        let session = self.session()?;
        let outcomes = session.live().outcomes(MOST_OUTCOMES).map_err(|refusal| session.refused(&refusal))?;
        let weighted: Vec<Weighted> = outcomes.into_iter().map(|(outcome, weight)| Weighted { outcome, weight }).collect();
        Ok(to_json(&weighted))
    }

    fn replay(&self, record: &Value) -> Result<Json, Refused> {
        let record = Record::from_value(record).map_err(|broken| Refused::from(broken.refusal()))?;
        let replayed = record.replay(self.find(&record.game)?).map_err(|broken| Refused::from(broken.refusal()))?;
        Ok(replayed.position())
    }

    fn bot(&self, command: &BotCommand) -> Result<Json, Refused> {
        let session = self.session()?;
        let seat = session.seat(command.seat)?;
        // In an open phase a seat may be asked and yet have nothing to do, and then a bot has nothing to choose from.
        if session.live().turn().asks(seat) && session.live().legal(seat).is_empty() {
            return Err(session.refused(&Refusal::new(code::NOT_YOUR_TURN)));
        }
        let budget = Duration::from_millis(command.budget_ms);
        bots::decide(session.live(), seat, &command.bot, budget, command.seed).map_err(|refusal| session.refused(&refusal))
    }

    fn result(&self) -> Result<Json, Refused> {
        #[derive(Serialize)]
        struct Ended {
            ranks: BySeat<u8>,
            scores: BySeat<Option<i32>>,
            lines: Json,
        }
        let live = self.session()?.live();
        let standing = live.standing().ok_or_else(|| Refused::from(Refusal::new(code::NOT_OVER)))?;
        Ok(to_json(&Ended { ranks: standing.ranks, scores: standing.scores, lines: live.lines() }))
    }
}

fn nothing() -> Json {
    to_json(&serde_json::Map::new())
}
