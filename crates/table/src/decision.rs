//! What is asked of whom, and the ids that answers name.

use engine::{MAX_SEATS, Match, Mode, Seat, Turn};

/// The decisions that are asked now.
#[derive(Debug)]
pub(crate) struct OpenDecisions {
    turn: Turn,
    /// Which stretch of the game's own clock runs.
    stretch: Option<u32>,
    /// How many decisions each seat was asked so far. Counted for each seat alone: a common count would tell a seat about the others.
    counts: [u32; MAX_SEATS],
}

/// What happened since the decisions were last looked at.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct StateChange {
    /// The seat that acted.
    pub(crate) acted: Option<Seat>,
    /// Whether time was up.
    pub(crate) time_up: bool,
}

impl OpenDecisions {
    pub(crate) const fn new() -> Self {
        Self { turn: Turn::Chance, stretch: None, counts: [0; MAX_SEATS] }
    }

    pub(crate) const fn turn(&self) -> Turn {
        self.turn
    }

    pub(crate) const fn mode(&self) -> Option<Mode> {
        mode(self.turn)
    }

    pub(crate) const fn asks(&self, seat: Seat) -> bool {
        self.turn.asks(seat)
    }

    /// Which decision of this seat it is, counted from 1.
    pub(crate) const fn count(&self, seat: Seat) -> u32 {
        self.counts[seat.index()]
    }

    /// The id of the decision that a seat owes.
    pub(crate) fn id(&self, seat: Seat) -> Option<String> {
        self.asks(seat).then(|| format!("d{}s{seat}", self.count(seat)))
    }

    /// Looks at the game again after a step.
    ///
    /// A seat gets a new id if it was not asked before, has itself acted, or is asked in another way or on another clock than before. Where one seat
    /// decides alone, anything that happened makes a new question of it. Where several decide, what the others do does not: their
    /// answers are on their way at the same time, and it may be a secret that they were given.
    pub(crate) fn follow(&mut self, played: &dyn Match, step: StateChange) {
        let (before, turn) = (self.turn, played.turn());
        let stretch = played.clock().map(|clock| clock.stretch);
        let anew = step.time_up || stretch != self.stretch || mode(before) != mode(turn) || mode(turn) == Some(Mode::Sequential);
        for seat in turn.seats().iter() {
            if anew || !before.asks(seat) || step.acted == Some(seat) {
                self.counts[seat.index()] += 1;
            }
        }
        (self.turn, self.stretch) = (turn, stretch);
    }

    /// Asks a seat once more after it took something back.
    pub(crate) fn again(&mut self, played: &dyn Match, seat: Seat) {
        self.follow(played, StateChange { acted: Some(seat), time_up: false });
    }
}

const fn mode(turn: Turn) -> Option<Mode> {
    match turn {
        Turn::Seats { mode, .. } => Some(mode),
        Turn::Chance | Turn::Over => None,
    }
}
