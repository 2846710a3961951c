//! `capers play`: a game in this terminal, against bots, with several people on one keyboard, or with others over a server.

mod answer;
mod online;
mod session;
mod timer;

use std::path::{Path, PathBuf};

use clap::Args;
use engine::json::whole;
use engine::record::RecordSeat;
use engine::{GameFace, Message, shortened, typed};
use serde_json::{Map, Value};

use crate::arguments::{bot_names, game_names};
use crate::failure::Failure;
use crate::local_game::LocalGame;
use crate::random_bytes::RandomBytes;
use crate::{Context, files};
use session::Session;

/// What `capers play` takes.
#[derive(Debug, Args)]
pub struct Play {
    /// The game.
    #[arg(value_parser = game_names(), required_unless_present_any = ["resume", "table"])]
    game: Option<String>,
    /// How many play.
    #[arg(long)]
    seats: Option<u64>,
    /// How many of them are people.
    #[arg(long)]
    people: Option<u64>,
    /// The bots on the other seats, in order; the last one takes all seats that are left.
    #[arg(long, alias = "bots", value_delimiter = ',', value_parser = bot_names())]
    bot: Vec<String>,
    /// The names of the people, in order.
    #[arg(long)]
    name: Vec<String>,
    /// Options of the game.
    #[arg(short, long)]
    option: Vec<String>,
    /// Where the game is kept.
    #[arg(long)]
    save: Option<PathBuf>,
    /// A kept game to go on with.
    #[arg(long, conflicts_with_all = ["seats", "people", "bot", "name", "option", "seed"])]
    resume: Option<PathBuf>,
    /// Makes the luck repeatable.
    #[arg(long)]
    seed: Option<u64>,
    /// The server to play on.
    #[arg(long, conflicts_with_all = ["resume", "seed"])]
    server: Option<String>,
    /// A table of the server, by its id or its link.
    #[arg(long, requires = "server", conflicts_with_all = ["game", "seats", "people", "bot", "option"])]
    table: Option<String>,
}

/// Who sits where a bot sits.
const BOT_NAMES: [&str; 9] = ["Vera", "Max", "Lola", "Otto", "Inès", "Hugo", "Zoé", "Felix", "Nora"];
/// The bot that plays if none was asked for.
const USUAL_BOT: &str = "greedy";
/// How many sit at a table if nobody says, as far as the game allows.
const USUAL_SEATS: u8 = 3;
/// The longest name: boards have little room.
const LONGEST_NAME: usize = 12;

/// Plays.
///
/// # Errors
/// If what was asked for is not possible, or the file that was asked for cannot be read or written.
pub fn run(asked: &Play, (language, screen): Context<'_>) -> Result<(), Failure> {
    if let Some(server) = &asked.server {
        return online::run(asked, server, (language, screen));
    }
    let table = match &asked.resume {
        Some(path) => resume(asked, path)?,
        None => begin(asked, language)?,
    };
    let save = asked.save.as_ref().or(asked.resume.as_ref()).cloned();
    if let Some(path) = asked.save.as_ref().filter(|path| asked.resume.as_ref() != Some(path)) {
        files::check_free(path)?;
    }
    if let Some(path) = &save {
        // Tried before the first move, because after the last it would be too late.
        files::write_record(path, table.record())?;
    }
    Session::new(table, screen, language, save).play()
}

fn resume(asked: &Play, path: &Path) -> Result<LocalGame, Failure> {
    let record = files::read_record(path)?;
    if let Some(game) = asked.game.as_ref().filter(|game| **game != record.game) {
        let other = Message::new("cli-resume-other-game").with("file", path.display().to_string());
        return Err(Failure::usage(other.with("actual", record.game).with("asked", game.clone())));
    }
    LocalGame::resume(record, RandomBytes::new(None))
}

fn begin(asked: &Play, language: words::Language) -> Result<LocalGame, Failure> {
    let (game, options, seats) = wanted(asked)?;
    LocalGame::begin(game, &options, record_seats(asked, seats, language)?, RandomBytes::new(asked.seed))
}

/// The game that is asked for, with options that it takes, and how many seats that makes.
fn wanted(asked: &Play) -> Result<(&'static dyn GameFace, Value, usize), Failure> {
    let game = asked.game.as_deref().and_then(catalog::find).ok_or_else(|| Failure::usage(Message::new("refusal-unknown_game")))?;
    let options = options(asked, game)?;
    if let Err(refusal) = game.new_match(&options) {
        let explained = typed::explained(game.title(), game.option_specs(), &refusal);
        return Err(Failure::usage(explained.unwrap_or_else(|| game.refusal_message(&refusal))));
    }
    let seats = options.get("seats").and_then(whole).unwrap_or_default();
    Ok((game, options, seats as usize))
}

/// The options as JSON, with the number of seats in range.
fn options(asked: &Play, game: &dyn GameFace) -> Result<Value, Failure> {
    let mut options = Map::new();
    let seats = asked.seats.map(|seats| format!("seats={seats}"));
    for option in seats.iter().chain(&asked.option) {
        typed::put(&mut options, option).map_err(Failure::usage)?;
    }
    let (fewest, most) = game.seats();
    let seats = options.entry("seats").or_insert_with(|| USUAL_SEATS.clamp(fewest, most).into());
    if whole(seats).is_some_and(|seats| (u64::from(fewest)..=u64::from(most)).contains(&seats)) {
        return Ok(Value::Object(options));
    }
    let range = Message::new("cli-seats-range").with("given", seats.to_string()).with("game", game.title());
    Err(Failure::usage(range.with("fewest", fewest).with("most", most)))
}

/// People first, then bots.
fn record_seats(asked: &Play, seats: usize, language: words::Language) -> Result<Vec<RecordSeat>, Failure> {
    let people = asked.people.unwrap_or(1) as usize;
    let too_many = |key: &'static str, given: usize, most: usize| {
        if given <= most { Ok(()) } else { Err(Failure::usage(Message::new(key).with("given", given as i64).with("most", most as i64))) }
    };
    too_many("cli-too-many-people", people, seats)?;
    too_many("cli-too-many-names", asked.name.len(), people)?;
    too_many("cli-too-many-bots", asked.bot.len(), seats - people)?;
    let mut record_seats: Vec<RecordSeat> =
        (0..people).map(|number| RecordSeat { name: person(asked, number, language), bot: None }).collect();
    let taken: Vec<String> = record_seats.iter().map(|record_seat| record_seat.name.to_lowercase()).collect();
    let free = BOT_NAMES.into_iter().filter(|name| !taken.contains(&name.to_lowercase()));
    for (name, number) in free.zip(0..seats - people) {
        let bot = asked.bot.get(number).or(asked.bot.last()).map_or(USUAL_BOT, String::as_str);
        record_seats.push(RecordSeat { name: name.to_owned(), bot: Some(bot.to_owned()) });
    }
    Ok(record_seats)
}

fn person(asked: &Play, number: usize, language: words::Language) -> String {
    let given = asked.name.get(number).map(|name| shortened(name.trim(), LONGEST_NAME)).filter(|name| !name.is_empty());
    let unnamed = || Message::new("cli-person").with("number", number as i64 + 1);
    given.unwrap_or_else(|| engine::Words::say(&words::Speaker::new(language, Vec::new()), &unnamed()))
}
