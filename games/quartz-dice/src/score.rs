//! Money (section 8 of the rules).

use engine::{BySeat, Seat, SeatSet, Standing, standing};
use serde::{Deserialize, Serialize};

use crate::content::{COLOURS, CRYSTALS, Crystal, Heap, RECKLESS, UNSTABLE, set_bonus};
use crate::options::Mode;
use crate::state::{MOST_SEATS, Player, State};

/// How a seat's money adds up (QD-8.8). The tie-break list is no part of the sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub struct Line {
    pub seat: u8,
    pub crystals: i16,
    pub bonus: i16,
    pub unstable: i16,
    pub reckless: i16,
    pub total: i16,
    pub tiebreak: [u8; COLOURS],
}

/// The result as the position and the last event carry it (QD-8.8). An eliminated seat has no line and no score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules file, and say what they are")]
pub struct GameResult {
    pub lines: Vec<Option<Line>>,
    pub scores: Vec<Option<i32>>,
    pub ranks: Vec<u8>,
    pub winners: SeatSet,
    pub end: End,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The sixth round is over (QD-5.24).
    SixRounds,
    /// A turn ended with an empty bag (QD-7.1).
    BagEmpty,
    /// All but two had an accident (QD-9.5).
    TwoLeft,
}

/// What one more crystal is worth to whoever holds `held`: its value, and the step of its set (QD-12.6).
#[inline]
pub fn worth(held: &Heap, crystal: Crystal) -> i32 {
    let have = held.count(crystal.index());
    if crystal.is_valuable() { crystal.value() + set_bonus(have + 1) - set_bonus(have) } else { crystal.value() }
}

/// What losing a crystal costs whoever holds `held` and has one (QD-12.6).
#[inline]
pub fn loss(held: &Heap, crystal: Crystal) -> i32 {
    let mut rest = *held;
    rest.take(crystal.index(), 1);
    worth(&rest, crystal)
}

/// Crystals, bonus and unstable ones; not yet the emptiest chest (QD-8.2).
fn line_of(seat: Seat, player: &Player) -> Line {
    let held = player.held();
    let mut line = Line { seat: seat.index() as u8, ..Line::default() };
    for (kind, &count) in held.counts()[..COLOURS].iter().enumerate() {
        line.crystals += CRYSTALS[kind].value as i16 * i16::from(count);
        line.bonus += set_bonus(count) as i16;
        line.tiebreak[kind] = count;
    }
    line.unstable = CRYSTALS[UNSTABLE].value as i16 * i16::from(held.count(UNSTABLE));
    line
}

/// A seat's place in the order of QD-8.4: survivors before the eliminated, the more money the better, then the tie-break list; among the
/// eliminated the later the better (QD-9.9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Place {
    is_in: bool,
    score: i32,
    tiebreak: [u16; COLOURS],
}

impl Place {
    fn add(&mut self, line: &Line) {
        self.score += i32::from(line.total);
        for (sum, &count) in self.tiebreak.iter_mut().zip(&line.tiebreak) {
            *sum += u16::from(count);
        }
    }
}

impl State {
    /// The seats whose chests are the emptiest of all still in (QD-8.3); none where that costs nothing.
    pub fn reckless(&self) -> SeatSet {
        if self.options.mode == Mode::LastShallBeFirst {
            return SeatSet::EMPTY;
        }
        let chest = |seat: Seat| self.player(seat).chest.len();
        let fewest = self.still_in().iter().map(chest).min().unwrap_or_default();
        self.still_in().iter().filter(|&seat| chest(seat) == fewest).collect()
    }

    /// How every seat would score if the game ended now (QD-12.8).
    pub fn lines_now(&self) -> [Option<Line>; MOST_SEATS] {
        let reckless = self.reckless();
        let mut lines = [None; MOST_SEATS];
        for seat in self.still_in().iter() {
            let mut line = line_of(seat, self.player(seat));
            if reckless.contains(seat) {
                line.reckless = RECKLESS as i16;
            }
            line.total = line.crystals + line.bonus + line.unstable + line.reckless;
            lines[seat.index()] = Some(line);
        }
        lines
    }

    /// Scores and ranks if the match ended now; in a tournament the sums of the games so far (QD-9.10, QD-9.13).
    pub fn standing_now(&self) -> Standing {
        let lines = self.lines_now();
        let mut places = [Place::default(); MOST_SEATS];
        for seat in Seat::all(self.seats()) {
            let place = &mut places[seat.index()];
            let Some(line) = &lines[seat.index()] else {
                place.score = i32::from(self.player(seat).out);
                continue;
            };
            place.is_in = true;
            place.add(line);
            for past in &self.past[..usize::from(self.game - 1)] {
                place.add(&past[seat.index()]);
            }
        }
        let scores = BySeat::from_fn(self.seats(), |seat| Some(places[seat.index()]).filter(|place| place.is_in).map(|place| place.score));
        Standing::ranked(scores, standing::ranks(self.seats(), |a, b| places[a.index()] > places[b.index()]))
    }

    /// Why the game is over, if it is: only the end of a turn asks.
    pub fn end(&self) -> Option<End> {
        let last_shall_be_first = self.options.mode == Mode::LastShallBeFirst;
        if last_shall_be_first && self.still_in().len() <= 2 {
            Some(End::TwoLeft)
        } else if self.bag.is_empty() {
            Some(End::BagEmpty)
        } else {
            (self.is_last_round() && self.to_play.is_empty()).then_some(End::SixRounds)
        }
    }

    /// The result of a match that is over.
    pub(crate) fn result(&self) -> GameResult {
        let standing = self.standing_now();
        GameResult {
            lines: self.lines_now()[..self.seats()].to_vec(),
            scores: standing.scores.as_slice().to_vec(),
            ranks: standing.ranks.as_slice().to_vec(),
            winners: standing.winners,
            end: self.end().expect("only a match that is over has a result"),
        }
    }
}
