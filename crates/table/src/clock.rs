//! Time at a table: the clocks of the seats, the game's own clock, and being away.
//!
//! * A seat's clock runs while the seat owes a decision and a person decides for it. Where several decide, each runs its own. In an open phase seats
//!   owe nothing, and only the game's own clock runs.
//! * The game's own clock ([`engine::Match::clock`]) runs from when its stretch begins; at its end `time_up` is a move like any other.
//! * Where the rules say what is done for a seat that is asked and silent ([`engine::Match::when_silent`]), it is done that long after they began to
//!   say so. It runs only while another player is there, too.
//! * Where the game makes a race of its clock ([`engine::Clock::race`]) people and bots are kept to a pace (`pace.rs`).
//! * A person without a connection who owes a decision, or may act in an open phase, is away. Being away runs on a clock of its own, and it never
//!   costs the others time. It runs only while another player is there: a game that keeps nobody waiting waits itself.
//!
//! A restart never costs anybody time: what a seat has used is in the log with each of its actions, and what had passed since then is forgiven.

use std::hash::{DefaultHasher, Hash, Hasher};

use engine::json::Json;
use engine::{MAX_SEATS, Match, Mode, Seat, SeatSet, Silence};
use protocol::{Clocks, Phase, SeatClock, WhyTookOver};

use crate::act::FirstMove;
use crate::action_rate::{self, ActionRate};
use crate::effects::Effects;
use crate::input::Millis;
use crate::log::LineKind;
use crate::seat_state::Decider;
use crate::table::Table;

/// What runs now. None of it is in the log.
#[derive(Debug, Default)]
pub(crate) struct Timing {
    seats: [SeatTiming; MAX_SEATS],
    /// The stretch of the game's own clock that runs, and when it ends.
    stretch: Option<(u32, Millis)>,
    /// Whether another table was asked for.
    pub(crate) rematch_planned: bool,
}

#[derive(Clone, Copy, Debug, Default)]
struct SeatTiming {
    /// Which decision this is about.
    decision: u32,
    /// Since when the seat owes it.
    owing: Option<Millis>,
    /// Since when the seat's clock runs.
    running: Option<Millis>,
    /// What a clock for each move has used up for this decision before that: a bot may have stood in for a while.
    spent: Millis,
    /// Since when the rules have something to do for the seat in its silence while another player is there, and a hash of what.
    silent: Option<(Millis, u64)>,
    /// Since when the person has no connection while another player has one.
    gone: Option<Millis>,
    /// The decision that a bot was asked.
    thinking: Option<u32>,
    /// How often the bot's answer to it was refused.
    refused: u8,
    /// How far the seat is ahead of the pace of a race.
    pace: ActionRate,
}

/// How often a bot may answer what the rules refuse before it is made to do the first legal thing.
const PATIENCE: u8 = 3;

/// Something whose time has come.
#[derive(Clone, Copy, Debug)]
enum Due {
    Clock(Seat),
    Away(Seat),
    Silent(Seat),
    Stretch,
}

/// Tells what the rules would do apart, from one moment of this program to the next.
fn hash(action: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    action.hash(&mut hasher);
    hasher.finish()
}

const fn millis(seconds: u32) -> Millis {
    seconds as Millis * 1000
}

impl Table {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seat_states.len())
    }

    /// Whether the seat owes a decision, or may act.
    pub(crate) fn owes(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.play.as_ref().is_some_and(|play| play.asked.asks(seat))
    }

    fn should_run(&self, seat: Seat) -> bool {
        let open = self.play.as_ref().is_some_and(|play| play.asked.mode() == Some(Mode::Open));
        self.header.settings.clock != SeatClock::None
            && self.owes(seat)
            && !open
            && self.seat_states[seat.index()].hand() == Decider::Person
    }

    /// Starts and stops what must run now.
    pub(crate) fn follow_time(&mut self) {
        for seat in self.seats() {
            let (owes, runs, person) = (self.owes(seat), self.should_run(seat), self.seat_states[seat.index()].player().is_some());
            let decision = self.play.as_ref().map_or(0, |play| play.asked.count(seat));
            let bot = matches!(self.seat_states[seat.index()].hand(), Decider::Bot(_));
            let watched = self.seats().any(|other| other != seat && self.connections.is_present(other));
            let gone = person && !self.connections.is_present(seat) && watched;
            let silent = self.acts_when_silent(seat).filter(|_| watched).map(|(_, action)| hash(action.get()));
            let now = self.now;
            let timing = &mut self.timing.seats[seat.index()];
            if timing.decision != decision {
                *timing = SeatTiming { decision, gone: timing.gone, pace: timing.pace, ..SeatTiming::default() };
            }
            let since = |running: bool, since: Option<Millis>| running.then(|| since.unwrap_or(now));
            timing.spent += timing.running.filter(|_| !runs).map_or(0, |since| now - since);
            // What a bot thinks of after the person is back is passed over, so the next one must be asked anew.
            timing.thinking = timing.thinking.filter(|_| bot);
            timing.owing = since(owes, timing.owing);
            timing.running = since(runs, timing.running);
            // Whoever is asked for something else has all the time for that: a vote called late is owed from then on.
            timing.silent = silent.map(|what| timing.silent.filter(|(_, before)| *before == what).unwrap_or((now, what)));
            timing.gone = since(gone, timing.gone);
        }
        let clock = self.play.as_ref().filter(|_| self.phase == Phase::Playing).and_then(|play| play.played.clock());
        self.timing.stretch = clock.map(|clock| match self.timing.stretch {
            Some((stretch, ends)) if stretch == clock.stretch => (stretch, ends),
            // A stretch without length would end again and again within one moment.
            _ => (clock.stretch, self.now + millis(clock.seconds.max(1))),
        });
    }

    /// How long this seat may think from when its clock began to run.
    fn allotted(&self, seat: Seat) -> Millis {
        match self.header.settings.clock {
            SeatClock::None => Millis::MAX,
            SeatClock::PerMove { seconds } => millis(seconds).saturating_sub(self.timing.seats[seat.index()].spent),
            SeatClock::Total { .. } => self.seat_states[seat.index()].left,
        }
    }

    fn used(&self, seat: Seat) -> Millis {
        self.timing.seats[seat.index()].running.map_or(0, |since| self.now - since)
    }

    /// What is left of the time for the whole game, to be written down; `None` at tables without such a clock.
    pub(crate) fn left(&self, seat: Seat) -> Option<Millis> {
        matches!(self.header.settings.clock, SeatClock::Total { .. })
            .then(|| self.seat_states[seat.index()].left.saturating_sub(self.used(seat)))
    }

    /// The same after an action. The increment comes when the seat has done with what it was asked: if it came with every action, taking back
    /// and acting again would make time.
    pub(crate) fn left_after_action(&self, seat: Seat, played: &dyn Match) -> Option<Millis> {
        let SeatClock::Total { increment, .. } = self.header.settings.clock else { return None };
        let ran = self.timing.seats[seat.index()].running.is_some();
        let done = ran && !played.turn().asks(seat);
        self.left(seat).map(|left| left + if done { millis(increment) } else { 0 })
    }

    /// All that is waited for, and when its time comes.
    fn dues(&self) -> impl Iterator<Item = (Millis, Due)> {
        let clocks = self.seats().filter_map(|seat| {
            let since = self.timing.seats[seat.index()].running?;
            Some((since.saturating_add(self.allotted(seat)), Due::Clock(seat)))
        });
        let away = self.seats().filter_map(|seat| {
            let patience = millis(self.header.settings.away_seconds?);
            let SeatTiming { gone, owing, .. } = self.timing.seats[seat.index()];
            let plays = self.seat_states[seat.index()].hand() == Decider::Person;
            plays.then_some((gone?.max(owing?) + patience, Due::Away(seat)))
        });
        let silent = self.seats().filter_map(|seat| Some((self.silent_until(seat)?, Due::Silent(seat))));
        clocks.chain(away).chain(silent).chain(self.timing.stretch.map(|(_, ends)| (ends, Due::Stretch)))
    }

    /// When the next thing is due, or a bot that is ahead of the pace may be asked again.
    pub(crate) fn wake(&self) -> Option<Millis> {
        let bots = self.seats().filter(|seat| self.owes(*seat) && matches!(self.seat_states[seat.index()].hand(), Decider::Bot(_)));
        let asked_at = bots.filter_map(|seat| self.timing.seats[seat.index()].pace.back_at(self.now, self.gap()?));
        self.dues().map(|(at, _)| at).chain(asked_at).min()
    }

    /// Does all whose time has come, in order.
    pub(crate) fn expire(&mut self, effects: &mut Effects) {
        while let Some((_, due)) = self.dues().filter(|(at, _)| *at <= self.now).min_by_key(|(at, _)| *at) {
            match due {
                Due::Clock(seat) => match self.header.settings.clock {
                    SeatClock::Total { .. } => self.take_over(seat, WhyTookOver::Clock, effects),
                    SeatClock::PerMove { .. } | SeatClock::None => {
                        self.commit(LineKind::ClockFell { seat }, effects);
                        effects.touch(seat);
                    }
                },
                Due::Away(seat) => self.take_over(seat, WhyTookOver::Away, effects),
                Due::Silent(seat) => self.speak_for(seat, effects),
                Due::Stretch => {
                    self.timing.stretch = None;
                    self.run(FirstMove::TimeUp, None, effects).expect("a game whose clock runs takes time_up");
                }
            }
            self.follow_time();
        }
    }

    /// What the rules do for a seat that owes a decision and stays silent, and after how many seconds.
    fn acts_when_silent(&self, seat: Seat) -> Option<(u32, Json)> {
        match self.play.as_ref().filter(|_| self.owes(seat))?.played.when_silent(seat) {
            Silence::Acts(seconds, action) => Some((seconds, action)),
            Silence::Waits | Silence::Rests => None,
        }
    }

    /// When that is done.
    fn silent_until(&self, seat: Seat) -> Option<Millis> {
        let (since, _) = self.timing.seats[seat.index()].silent?;
        let (seconds, _) = self.acts_when_silent(seat)?;
        Some(since + millis(seconds))
    }

    /// Does for a silent seat what the rules say.
    fn speak_for(&mut self, seat: Seat, effects: &mut Effects) {
        let Some((_, action)) = self.acts_when_silent(seat) else { return };
        let action = engine::json::to_value(&action);
        self.run(FirstMove::Action { seat, action: &action, nonce: None }, None, effects).expect("what the rules do for a seat is legal");
    }

    /// The least time between two actions of one seat now, if the game makes a race of it and the table has a limit.
    fn gap(&self) -> Option<Millis> {
        let races = self.play.as_ref().is_some_and(|play| play.played.clock().is_some_and(|clock| clock.race));
        action_rate::gap(self.header.settings.actions_per_second).filter(|_| races)
    }

    /// Whether a seat acts faster than the table allows.
    pub(crate) fn is_too_fast(&self, seat: Seat) -> bool {
        self.gap().is_some_and(|gap| self.timing.seats[seat.index()].pace.is_ahead(self.now, gap))
    }

    /// A person or a bot acts.
    pub(crate) fn keep_pace(&mut self, seat: Seat) {
        if let Some(gap) = self.gap() {
            self.timing.seats[seat.index()].pace.count(self.now, gap);
        }
    }

    /// Asks every bot that must decide and was not asked yet. One that is ahead of the pace of a race is asked when it no longer is.
    pub(crate) fn ask_bots(&mut self, effects: &mut Effects) {
        let Some(play) = self.play.as_ref().filter(|_| self.phase == Phase::Playing) else { return };
        for seat in play.asked.turn().seats().iter() {
            let Decider::Bot(bot) = self.seat_states[seat.index()].hand() else { continue };
            if matches!(play.played.when_silent(seat), Silence::Rests) || self.is_too_fast(seat) {
                continue;
            }
            let timing = &mut self.timing.seats[seat.index()];
            let decision = play.asked.count(seat);
            if timing.thinking.replace(decision) != Some(decision) {
                let id = play.asked.id(seat).expect("the seat is asked");
                effects.output.think.push(crate::BotRequest { seat, bot: bot.to_owned(), decision: id, played: play.played.fork() });
            }
        }
    }

    /// The rules refused what a bot did: `true` if it is asked again.
    pub(crate) fn ask_again(&mut self, seat: Seat) -> bool {
        let timing = &mut self.timing.seats[seat.index()];
        timing.refused += 1;
        timing.thinking = None;
        timing.refused < PATIENCE
    }

    /// The clocks as everybody sees them.
    pub(crate) fn clocks(&self) -> Option<Clocks> {
        let stretch_ms = self.timing.stretch.map(|(_, ends)| ends.saturating_sub(self.now));
        let timed = self.header.settings.clock != SeatClock::None;
        let mut silent_ms: Vec<_> = self.seats().map(|seat| self.silent_until(seat).map(|at| at.saturating_sub(self.now))).collect();
        if silent_ms.iter().all(Option::is_none) {
            silent_ms.clear();
        }
        if !timed && stretch_ms.is_none() && silent_ms.is_empty() {
            return None;
        }
        let left = |seat: Seat| self.allotted(seat).saturating_sub(self.used(seat));
        let left_ms = if timed { self.seats().map(left).collect() } else { Vec::new() };
        let running: SeatSet = self.seats().filter(|seat| self.timing.seats[seat.index()].running.is_some()).collect();
        Some(Clocks { left_ms, running, stretch_ms, silent_ms })
    }
}
