//! The record of a finished game, from the log of its table.
//!
//! It needs no rules: a game whose rules have changed since can still be had as it was played.

use std::collections::BTreeMap;

use engine::record::{Entry, FORMAT, Record, Sitter};
use engine::{Heard, Seat, json::Json};
use fair::{Secret, promise};
use protocol::Phase;
use serde::Deserialize;

use crate::chair::{Chair, Who};
use crate::log::{Header, Line, What};
use crate::table::Table;

/// What a record needs of a line about the game.
#[derive(Deserialize)]
struct GameLine {
    what: GameWhat,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GameWhat {
    Started { opening: Vec<Heard<Json>> },
    Moved { moves: Vec<Entry> },
}

/// What is known of a game so far.
#[derive(Default)]
struct Told {
    header: Option<Header>,
    chairs: BTreeMap<Seat, Chair>,
    opening: Vec<Heard<Json>>,
    moves: Vec<Entry>,
    over: bool,
}

/// The record of the game that a log tells of, with the secret of its dice: nothing before the game is over.
///
/// # Errors
/// With what is wrong with the log.
pub fn record_of(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Option<Record>, String> {
    let mut told = Told::default();
    for line in lines {
        told.take_in(line.as_ref())?;
    }
    told.record()
}

/// The seat of a player in the game that a log tells of.
///
/// # Errors
/// With what is wrong with the log.
pub fn seat_in(lines: impl IntoIterator<Item = impl AsRef<str>>, player: &str) -> Result<Option<Seat>, String> {
    let mut told = Told::default();
    for line in lines {
        told.take_in(line.as_ref())?;
    }
    Ok(told.chairs.iter().find(|(_, chair)| chair.is_of(player)).map(|(seat, _)| *seat))
}

impl Table {
    /// The record of the game, with the secret of its dice: only once the game is over.
    pub fn record(&self) -> Option<Record> {
        if self.phase != Phase::Over {
            return None;
        }
        record_of(self.story.lines()).expect("what a table writes it can read")
    }
}

impl Told {
    fn take_in(&mut self, line: &str) -> Result<(), String> {
        let read = || serde_json::from_str(line).map(|line: GameLine| line.what).map_err(|error| error.to_string());
        match Line::read(line)?.what {
            What::Created(header) => self.header = Some(header),
            What::Sat { seat, player, entropy } => {
                self.chairs.retain(|_, chair| !chair.is_of(&player.id));
                self.seat(seat, Who::Person { player, entropy });
            }
            What::Stood { seat, .. } | What::Removed { seat, .. } | What::BotSet { seat, bot: None } => drop(self.chairs.remove(&seat)),
            What::BotSet { seat, bot: Some(bot) } => self.seat(seat, Who::Bot(bot)),
            What::Started { .. } | What::Moved(_) => match read()? {
                GameWhat::Started { opening } => self.opening = opening,
                GameWhat::Moved { moves } => self.moves.extend(moves),
            },
            // Only a single action can be taken back: chance that fell stays.
            What::Undone { .. } => drop(self.moves.pop()),
            What::Over { .. } => self.over = true,
            // The rest is about the table, not about the game.
            _ => {}
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, who: Who) {
        self.chairs.insert(seat, Chair { who, ..Chair::default() });
    }

    fn record(self) -> Result<Option<Record>, String> {
        let Self { header, chairs, opening, moves, over } = self;
        let header = header.ok_or("a log begins with the line that created the table")?;
        if !over {
            return Ok(None);
        }
        let secret = Secret::from_hex(&header.secret).ok_or("the secret of the dice is damaged")?;
        let entropy: Vec<&str> = chairs.values().map(Chair::entropy).collect();
        let mut fair = promise(&secret, &header.id, &entropy);
        fair.secret = Some(secret.hex());
        let seats = chairs.values().map(sitter).collect();
        let Header { game, rules, options, .. } = header;
        Ok(Some(Record { capers_record: FORMAT, game, rules, options, seats, fair: Some(fair), opening, moves }))
    }
}

fn sitter(chair: &Chair) -> Sitter {
    match &chair.who {
        Who::Open => Sitter { name: String::new(), bot: None },
        Who::Person { player, .. } => Sitter { name: player.name.clone(), bot: None },
        Who::Bot(bot) => Sitter { name: bot.clone(), bot: Some(bot.clone()) },
    }
}
