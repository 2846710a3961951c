//! A table.

use std::sync::Arc;

use engine::json::to_json;
use engine::{AddressedEvent, Audience, GameFace, Refusal, Seat, SeatSet, Viewer};
use fair::Secret;
use protocol::{Phase, Player, Rematch, Settings, TableInfo, TableResult, TableSummary, Visibility};
use serde_json::Value;

use crate::clock::Timing;
use crate::connections::Connections;
use crate::effects::Effects;
use crate::input::{Input, Millis};
use crate::log::{FORMAT, Header, LineKind, LogLine};
use crate::output::{Output, StartingSeat};
use crate::quotas::Quotas;
use crate::running_game::RunningGame;
use crate::seat_state::{Decider, Occupant, SeatState};
use crate::streams::Streams;

/// What a table stands on: the game that is played, and the bots there are.
#[derive(Clone, Copy)]
pub struct TableGame {
    /// The game.
    pub game: &'static dyn GameFace,
    /// The names of the bots that may sit at a table. [`crate::STAND_IN`] must be among those that whoever drives the table can ask.
    pub bots: &'static [&'static str],
}

/// How a table begins.
#[derive(Clone, Debug)]
pub struct TableStart {
    /// Its id: unguessable, because the link is the invitation, and fit for the dice ([`fair::ticket_source::check_text`]).
    pub id: String,
    /// The options of the game; those left out take their defaults.
    pub options: Value,
    /// What else is agreed.
    pub settings: Settings,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who opens it.
    pub host: Player,
    /// The secret of the dice, fresh from the operating system.
    pub secret: Secret,
    /// What the salts of a sealed record are made from, fresh from the operating system too.
    pub salts: Secret,
    /// Who sits where from the beginning; empty for a table that is all free.
    pub seats: Vec<StartingSeat>,
}

/// Why a log does not give a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLog {
    /// The line that is wrong, from 0.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for BadLog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {} of the log: {}", self.line, self.why)
    }
}

impl std::error::Error for BadLog {}

/// One live table. See the [crate documentation](crate).
pub struct Table {
    pub(crate) table_game: TableGame,
    pub(crate) header: Header,
    pub(crate) secret: Secret,
    /// The id of the host.
    pub(crate) host: String,
    pub(crate) seat_states: Vec<SeatState>,
    pub(crate) phase: Phase,
    pub(crate) play: Option<RunningGame>,
    pub(crate) streams: Streams,
    pub(crate) quotas: Quotas,
    pub(crate) rematch: Rematch,
    pub(crate) agreed_to_open: Vec<Seat>,
    pub(crate) connections: Connections,
    pub(crate) timing: Timing,
    pub(crate) now: Millis,
    /// What time of day it is, if whoever drives the table says so.
    wall: Option<Millis>,
    /// By how much the time of day is ahead of the table's own, as far as the log tells.
    ahead: i64,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// `bad_option` if the game refuses the options, or the id is unfit for the dice.
    pub fn open(table_game: TableGame, plan: TableStart, now: Millis) -> Result<(Self, Output), Refusal> {
        let probe = table_game.game.new_match(&plan.options)?;
        fair::ticket_source::check_text(&plan.id).map_err(|_| Refusal::bad_option("id"))?;
        let header = Header {
            id: plan.id,
            game: table_game.game.slug().to_owned(),
            rules: table_game.game.rules_version(),
            options: probe.options(),
            settings: plan.settings,
            visibility: plan.visibility,
            host: plan.host,
            secret: plan.secret.hex(),
            salts: Some(plan.salts.hex()),
        };
        let mut table = Self::empty(table_game, header.clone(), probe.seats())?;
        table.now = now;
        let mut effects = Effects::default();
        table.commit(LineKind::Created(header), &mut effects);
        for (seat, preset) in Seat::all(table.seat_states.len()).zip(plan.seats) {
            match preset {
                StartingSeat::Open => {}
                StartingSeat::Person(player) => table.commit(LineKind::Sat { seat, player, entropy: String::new() }, &mut effects),
                StartingSeat::Bot(bot) => table.commit(LineKind::BotSet { seat, bot: Some(bot) }, &mut effects),
            }
        }
        Ok((table, effects.output))
    }

    fn empty(table_game: TableGame, header: Header, seats: usize) -> Result<Self, Refusal> {
        let secret = Secret::from_hex(&header.secret).ok_or_else(|| Refusal::bad_option("secret"))?;
        let host = header.host.id.clone();
        let mut seat_states = Vec::new();
        seat_states.resize_with(seats, SeatState::default);
        Ok(Self {
            table_game,
            header,
            secret,
            host,
            seat_states,
            phase: Phase::Waiting,
            play: None,
            streams: Streams::default(),
            quotas: Quotas::default(),
            rematch: Rematch::default(),
            agreed_to_open: Vec::new(),
            connections: Connections::default(),
            timing: Timing::default(),
            now: 0,
            wall: None,
            ahead: 0,
        })
    }

    /// The table that a log tells of, exactly as it was after its last line, without anybody watching. [`Input::Wake`] sets it going again.
    ///
    /// # Errors
    /// With the first line that does not follow, by the rules of the game or by those of the table.
    pub fn restore(table_game: TableGame, lines: impl IntoIterator<Item = Arc<str>>) -> Result<Self, BadLog> {
        let mut lines = lines.into_iter();
        let damage = |line: usize| move |why: String| BadLog { line, why };
        let first = lines.next().ok_or_else(|| damage(0)("the log is empty".to_owned()))?;
        let header = crate::log::read_header(&first).map_err(damage(0))?;
        if header.game != table_game.game.slug() || header.rules != table_game.game.rules_version() {
            return Err(damage(0)(format!("the log is of {} with rules {}", header.game, header.rules)));
        }
        let probe = table_game.game.new_match(&engine::json::to_value(&header.options));
        let seats = probe.map_err(|refusal| damage(0)(refusal.to_string()))?.seats();
        let mut table = Self::empty(table_game, header, seats).map_err(|refusal| damage(0)(refusal.to_string()))?;
        for (number, line) in std::iter::once(first).chain(lines).enumerate() {
            table.fold(line, None).map_err(damage(number))?;
        }
        Ok(table)
    }

    /// What time it is at this table: that of the last thing that happened. Whoever restores a table lets its time run on from here.
    pub fn now(&self) -> Millis {
        self.now
    }

    /// Says what time of day it is. It goes into the log where it is news, and nothing else depends on it.
    pub fn see_wall_clock(&mut self, wall: Millis) {
        self.wall = Some(wall);
    }

    /// The time of day for the next line of the log, if that must have it.
    pub(crate) fn wall_due(&self) -> Option<Millis> {
        let ahead = self.wall?.cast_signed() - self.now.cast_signed();
        self.wall.filter(|_| ahead.abs_diff(self.ahead) > 1000)
    }

    /// A line of the log tells the time of day.
    pub(crate) fn follow_wall(&mut self, at: Millis, wall: Option<Millis>) {
        if let Some(wall) = wall {
            self.ahead = wall.cast_signed() - at.cast_signed();
        }
    }

    /// Something happens, at this time. Time never runs backwards: an earlier time than before counts as the same.
    pub fn handle(&mut self, input: Input, now: Millis) -> Output {
        self.now = self.now.max(now);
        let mut effects = Effects::default();
        self.follow_time();
        self.draw_due(&mut effects);
        self.expire(&mut effects);
        // What comes next may be answered with the stream so far, which must not be told twice.
        self.deliver(&mut effects);
        self.take_in(input, &mut effects);
        self.follow_time();
        self.ask_bots(&mut effects);
        self.plan_rematch(&mut effects);
        self.deliver(&mut effects);
        effects.output.wake = self.wake();
        effects.output
    }

    /// Writes down what happened and lets it happen, in the very way in which a restored table does.
    pub(crate) fn commit(&mut self, what: LineKind<'_>, effects: &mut Effects) {
        let line: Arc<str> = LogLine { v: FORMAT, at: self.now, wall: self.wall_due(), what }.text().into();
        effects.output.append.push(Arc::clone(&line));
        self.fold(line, Some(effects)).expect("what a table writes it can read");
    }

    /// Takes in one line of the log.
    fn fold(&mut self, line: Arc<str>, effects: Option<&mut Effects>) -> Result<(), String> {
        let line = self.without_words(line)?;
        let text = Arc::clone(&line);
        let LogLine { what, at, wall, .. } = LogLine::read(&text)?;
        self.now = self.now.max(at);
        self.follow_wall(at, wall);
        let audience = match what {
            LineKind::Undone { seat, .. } => Audience::seats(SeatSet::only(seat)),
            _ => Audience::ALL,
        };
        let note = what.note(self.streams.said(self.lines()));
        if note.is_some() {
            self.streams.mark_note(audience);
        }
        if let (Some(effects), Some(note)) = (effects, note) {
            effects.new_entries.push_note(audience, note);
            if let LineKind::Started { opening } = &what {
                effects.begun = true;
                for AddressedEvent { event, seats } in opening {
                    effects.new_entries.push_event(*seats, (*event).to_owned(), crate::sight::sentence(self.table_game.game, event), None);
                }
            }
        }
        self.quotas.follow(&what, &self.seat_states);
        self.apply(what)?;
        self.streams.push(line);
        Ok(())
    }

    fn apply(&mut self, what: LineKind<'_>) -> Result<(), String> {
        match what {
            LineKind::Created(_) | LineKind::Chat { .. } | LineKind::Said { .. } => Ok(()),
            LineKind::Sat { seat, player, entropy } => self.apply_sat(seat, player, entropy),
            LineKind::Stood { seat, .. } | LineKind::Removed { seat, .. } => self.apply_who(seat, Occupant::Open),
            LineKind::BotSet { seat, bot } => self.apply_who(seat, bot.map_or(Occupant::Open, Occupant::Bot)),
            LineKind::Started { opening } => self.apply_started(&opening),
            LineKind::Moved(moved) => self.apply_moved(&moved),
            LineKind::Undone { seat, client, left } => self.apply_undone(seat, &client, left),
            LineKind::ClockFell { seat } => self.seat_state(seat).map(|seat_state| seat_state.covered = true),
            LineKind::TookOver { seat, bot, why, left } => self.apply_took_over(seat, bot, why, left),
            LineKind::TookBack { seat } => self.seat_state(seat).map(|seat_state| seat_state.stand_in = None),
            LineKind::Over { .. } => {
                self.phase = Phase::Over;
                Ok(())
            }
            LineKind::RematchAgreed { seat } => self.apply_rematch_agreed(seat),
            LineKind::RematchMade { table } => {
                self.rematch.table = Some(table);
                Ok(())
            }
            LineKind::OpeningAgreed { seat } => self.apply_opening_agreed(seat),
        }
    }

    /// A seat that a line of the log names.
    pub(crate) fn seat_state(&mut self, seat: Seat) -> Result<&mut SeatState, String> {
        self.seat_states.get_mut(seat.index()).ok_or_else(|| format!("there is no {seat:?}"))
    }

    /// The seat of a player.
    pub(crate) fn seat_of(&self, player: &str) -> Option<Seat> {
        self.seat_states.iter().position(|seat_state| seat_state.is_of(player)).map(Seat::new)
    }

    /// With whose eyes a player sees.
    pub fn viewer_of(&self, player: &str) -> Viewer {
        self.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The header of the log.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// How far the table is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Gives a restored table back what was said and is still kept ([`Output::said`]), each with the number of its line.
    pub fn remember_said(&mut self, said: impl IntoIterator<Item = (u64, Arc<str>)>) {
        for (line, text) in said {
            // Words that belong to no line of this log are passed over.
            if let Some(line) = usize::try_from(line).ok().filter(|line| *line < self.lines()) {
                self.streams.say(line, text);
            }
        }
    }

    /// The first line whose words are still kept. Those of lines before it may be forgotten.
    pub fn first_said(&self) -> u64 {
        self.streams.first_said()
    }

    /// How many lines the log has.
    pub fn lines(&self) -> usize {
        self.streams.lines().len()
    }

    /// Whether anybody watches. A table that nobody watches and that waits for nothing ([`Output::wake`]) may be dropped and restored later.
    pub fn is_watched(&self) -> bool {
        !self.connections.is_empty()
    }

    /// The table as everybody sees it.
    pub fn info(&self) -> TableInfo {
        let rematch = !self.rematch.agreed.is_empty();
        TableInfo {
            id: self.header.id.clone(),
            game: self.header.game.clone(),
            rules: self.header.rules,
            options: self.header.options.clone(),
            settings: self.header.settings,
            visibility: self.header.visibility,
            host: self.host.clone(),
            phase: self.phase,
            seats: self.seat_states.iter().map(SeatState::info).collect(),
            commitment: self.secret.commitment(),
            result: self.result(),
            rematch: rematch.then(|| self.rematch.clone()),
            sealed: self.sealed(),
        }
    }

    fn result(&self) -> Option<TableResult> {
        let play = self.play.as_ref().filter(|_| self.phase == Phase::Over)?;
        let standing = play.played.standing()?;
        Some(TableResult {
            ranks: standing.ranks.as_slice().to_vec(),
            winners: standing.winners,
            scores: standing.scores.as_slice().to_vec(),
            lines: to_json(&play.played.lines()),
            secret: self.secret.hex(),
        })
    }

    /// The people whom the game waits for now; none while it waits for bots, before it begins and after it is over.
    pub fn waits_for(&self) -> Vec<Player> {
        let asked = Seat::all(self.seat_states.len()).filter(|seat| self.owes(*seat)).map(|seat| &self.seat_states[seat.index()]);
        asked.filter(|seat_state| seat_state.hand() == Decider::Person).filter_map(SeatState::player).cloned().collect()
    }

    /// The table in a list.
    pub fn summary(&self) -> TableSummary {
        let count = |what: fn(&Occupant) -> bool| self.seat_states.iter().filter(|seat_state| what(&seat_state.who)).count() as u8;
        let host = self
            .seat_states
            .iter()
            .find(|seat_state| seat_state.is_of(&self.host))
            .and_then(SeatState::player)
            .unwrap_or(&self.header.host);
        TableSummary {
            id: self.header.id.clone(),
            game: self.header.game.clone(),
            host: host.name.clone(),
            phase: self.phase,
            seats: self.seat_states.len() as u8,
            open: count(|who| *who == Occupant::Open),
            bots: count(|who| matches!(who, Occupant::Bot(_))),
        }
    }

    /// Everything that a restored table has too, written out, to compare a table with its log. It has the secret of the dice in it.
    pub fn durable(&self) -> String {
        let play = self.play.as_ref().map(RunningGame::durable);
        let Self { header, host, seat_states, phase, streams, quotas, rematch, agreed_to_open, .. } = self;
        format!("{header:?}\n{host}\n{seat_states:?}\n{phase:?}\n{streams:?}\n{quotas:?} {rematch:?} {agreed_to_open:?}\n{play:?}")
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.header.id)
            .field("phase", &self.phase)
            .field("lines", &self.lines())
            .finish_non_exhaustive()
    }
}
