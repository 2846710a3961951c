//! The record of a finished game, from the log of its table.
//!
//! It needs no rules: a game whose rules have changed since can still be had as it was played.

use std::collections::BTreeMap;

use engine::json::{Json, to_value};
use engine::record::{FORMAT, Record, RecordSeat, RecordedMove};
use engine::{AddressedEvent, GameFace, Seat, Viewer};
use fair::seal::{opened, sealed};
use fair::{Secret, promise};
use protocol::Phase;
use serde::Deserialize;

use crate::log::{Header, LineKind, LogLine};
use crate::sealing::all_agree;
use crate::seat_state::{Occupant, SeatState};
use crate::table::Table;

/// What a record needs of a line about the game.
#[derive(Deserialize)]
struct GameLine {
    what: GameWhat,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum GameWhat {
    Started { opening: Vec<AddressedEvent<Json>> },
    Moved { moves: Vec<RecordedMove> },
}

/// What is known of a game so far.
#[derive(Default)]
struct RecordSoFar {
    header: Option<Header>,
    seat_states: BTreeMap<Seat, SeatState>,
    opening: Vec<AddressedEvent<Json>>,
    moves: Vec<RecordedMove>,
    over: bool,
    agreed_to_open: Vec<Seat>,
}

/// The record of the game that a log tells of, with the secret of its dice: nothing before the game is over.
///
/// # Errors
/// With what is wrong with the log.
pub fn record_of(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Option<Record>, String> {
    Ok(Finished::of(lines)?.map(|finished| finished.record))
}

/// A finished game, and who may know what of it.
pub struct Finished {
    /// The whole record. Where the rules keep secrets it is for nobody, until every person has agreed to open it.
    pub record: Record,
    salts: Option<Secret>,
    seat_states: BTreeMap<Seat, SeatState>,
    agreed_to_open: Vec<Seat>,
}

impl Finished {
    /// The game that a log tells of: nothing before it is over.
    ///
    /// # Errors
    /// With what is wrong with the log.
    pub fn of(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Result<Option<Self>, String> {
        let mut told = RecordSoFar::default();
        for line in lines {
            told.take_in(line.as_ref())?;
        }
        told.finished()
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        self.seat_states.iter().find(|(_, seat_state)| seat_state.is_of(player)).map(|(seat, _)| *seat)
    }

    /// Whether every person has agreed that everybody may know everything.
    pub fn is_open(&self) -> bool {
        all_agree(self.seat_states.values(), &self.agreed_to_open)
    }

    /// The record as a reader may have it: whole, unless the rules keep secrets. Then sealed for the reader, until it is open.
    ///
    /// Nothing if it cannot be sealed: the game is not played any more, or its log is of a time before records were sealed.
    pub fn record_for(self, game: Option<&dyn GameFace>, reader: Option<&str>) -> Option<Record> {
        let is_open = self.is_open();
        let Some(game) = game else { return is_open.then_some(self.record) };
        let played = game.new_match(&to_value(&self.record.options));
        if played.is_ok_and(|played| !played.keeps_secrets()) {
            return Some(self.record);
        }
        let own = reader.and_then(|player| self.seat_of(player));
        match (is_open, &self.salts) {
            (true, None) => Some(self.record),
            (true, Some(salts)) => Some(opened(&self.record, game, salts)),
            (false, Some(salts)) => Some(sealed(&self.record, game, own.map_or(Viewer::Spectator, Viewer::Seat), salts)),
            (false, None) => None,
        }
    }
}

// Not derived: the whole record must not slip into a log.
impl std::fmt::Debug for Finished {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Finished").field("moves", &self.record.moves.len()).finish_non_exhaustive()
    }
}

impl Table {
    /// The record of the game, with the secret of its dice: only once the game is over.
    pub fn record(&self) -> Option<Record> {
        if self.phase != Phase::Over {
            return None;
        }
        record_of(self.streams.lines()).expect("what a table writes it can read")
    }
}

impl RecordSoFar {
    fn take_in(&mut self, line: &str) -> Result<(), String> {
        let read = || serde_json::from_str(line).map(|line: GameLine| line.what).map_err(|error| error.to_string());
        match LogLine::read(line)?.what {
            LineKind::Created(header) => self.header = Some(header),
            LineKind::Sat { seat, player, entropy } => {
                self.seat_states.retain(|_, seat_state| !seat_state.is_of(&player.id));
                self.seat(seat, Occupant::Person { player, entropy });
            }
            LineKind::Stood { seat, .. } | LineKind::Removed { seat, .. } | LineKind::BotSet { seat, bot: None } => {
                drop(self.seat_states.remove(&seat));
            }
            LineKind::BotSet { seat, bot: Some(bot) } => self.seat(seat, Occupant::Bot(bot)),
            LineKind::Started { .. } | LineKind::Moved(_) => match read()? {
                GameWhat::Started { opening } => self.opening = opening,
                GameWhat::Moved { moves } => self.moves.extend(moves),
            },
            // Only a single action can be taken back: chance that fell stays.
            LineKind::Undone { .. } => drop(self.moves.pop()),
            LineKind::Over { .. } => self.over = true,
            LineKind::OpeningAgreed { seat } => self.agreed_to_open.push(seat),
            // The rest is about the table, not about the game.
            _ => {}
        }
        Ok(())
    }

    fn seat(&mut self, seat: Seat, who: Occupant) {
        self.seat_states.insert(seat, SeatState { who, ..SeatState::default() });
    }

    fn finished(self) -> Result<Option<Finished>, String> {
        let Self { header, seat_states, opening, moves, over, agreed_to_open } = self;
        let header = header.ok_or("a log begins with the line that created the table")?;
        if !over {
            return Ok(None);
        }
        let secret = Secret::from_hex(&header.secret).ok_or("the secret of the dice is damaged")?;
        let entropy: Vec<&str> = seat_states.values().map(SeatState::entropy).collect();
        let mut fair = promise(&secret, &header.id, &entropy);
        fair.secret = Some(secret.hex());
        let seats = seat_states.values().map(record_seat).collect();
        let salts = header.salts.as_deref().map(|salts| Secret::from_hex(salts).ok_or("the key of the salts is damaged")).transpose()?;
        let Header { game, rules, options, .. } = header;
        let record = Record { capers_record: FORMAT, game, rules, options, seats, fair: Some(fair), sealed_for: None, opening, moves };
        Ok(Some(Finished { record, salts, seat_states, agreed_to_open }))
    }
}

fn record_seat(seat_state: &SeatState) -> RecordSeat {
    match &seat_state.who {
        Occupant::Open => RecordSeat { name: String::new(), bot: None },
        Occupant::Person { player, .. } => RecordSeat { name: player.name.clone(), bot: None },
        Occupant::Bot(bot) => RecordSeat { name: bot.clone(), bot: Some(bot.clone()) },
    }
}
