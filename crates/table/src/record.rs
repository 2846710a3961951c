//! The record of a finished game.

use engine::Heard;
use engine::json::Json;
use engine::record::{Entry, FORMAT, Record, Sitter};
use fair::promise;
use protocol::Phase;
use serde::Deserialize;

use crate::chair::{Chair, Who};
use crate::table::Table;

/// What a record needs of a line of the log.
#[derive(Deserialize)]
struct Line {
    what: What,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Started { opening: Vec<Heard<Json>> },
    Moved { moves: Vec<Entry> },
    Undone {},
}

impl Table {
    /// The record of the game, with the secret of its dice: only once the game is over.
    pub fn record(&self) -> Option<Record> {
        if self.phase != Phase::Over {
            return None;
        }
        let (mut opening, mut moves) = (Vec::new(), Vec::new());
        for line in self.story.lines() {
            match read(line) {
                Some(What::Started { opening: shown }) => opening = shown,
                Some(What::Moved { moves: made }) => moves.extend(made),
                // Only a single action can be taken back: chance that fell stays.
                Some(What::Undone {}) => drop(moves.pop()),
                None => {}
            }
        }
        let entropy: Vec<&str> = self.chairs.iter().map(Chair::entropy).collect();
        let mut fair = promise(&self.secret, &self.header.id, &entropy);
        fair.secret = Some(self.secret.hex());
        Some(Record {
            capers_record: FORMAT,
            game: self.header.game.clone(),
            rules: self.header.rules,
            options: self.header.options.clone(),
            seats: self.chairs.iter().map(sitter).collect(),
            fair: Some(fair),
            opening,
            moves,
        })
    }
}

/// What a line says about the game; nothing if it is about the table.
fn read(line: &str) -> Option<What> {
    serde_json::from_str::<Line>(line).ok().map(|line| line.what)
}

fn sitter(chair: &Chair) -> Sitter {
    match &chair.who {
        Who::Open => Sitter { name: String::new(), bot: None },
        Who::Person { player, .. } => Sitter { name: player.name.clone(), bot: None },
        Who::Bot(bot) => Sitter { name: bot.clone(), bot: Some(bot.clone()) },
    }
}
