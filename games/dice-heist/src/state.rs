//! The state: small, flat, without heap, so that millions of games a second are possible.

use engine::{CardSet, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{CARDS, Card, Museum};
use crate::options::{Options, SEATS};

/// How many sidekick dice the box has (DH-2.1).
pub const SIDEKICKS: u8 = 10;

/// The most seats, as a length.
pub const MOST_SEATS: usize = SEATS.1 as usize;

/// Everything there is to know about a game (DH-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is; while the first seat is being rolled for it means nothing and is seat 0.
    pub seat: Seat,
    /// Dice nobody has.
    pub supply: u8,
    /// Sidekicks of each seat.
    pub sidekicks: [u8; MOST_SEATS],
    /// Turns begun so far.
    pub turn: u32,
    /// Recruits in a row made with an empty deck (DH-4.8).
    pub quiet_turns: u32,
    /// The cards still to come; a set, because their order is stored nowhere (DH-4.13).
    pub deck: CardSet,
    /// The cards on display, each in the museum it belongs to.
    pub shown: CardSet,
    /// What each seat has stolen.
    pub loot: [CardSet; MOST_SEATS],
}

/// What the game waits for (DH-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The thief dice decide who starts.
    FirstRoll(RollOff),
    /// A card is turned up.
    Reveal,
    /// The seat whose turn it is chooses.
    Action,
    /// The dice of an attempt are rolled.
    Roll(Attempt),
    /// Nothing any more.
    Over,
}

/// The roll for the first turn (DH-4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollOff {
    /// The seats still in it.
    pub rolling: SeatSet,
    /// The faces rolled so far, in the order of those seats.
    pub faces: [u8; MOST_SEATS],
    /// How many have rolled.
    pub rolled: u8,
}

/// A heist or a raid whose dice are about to roll (DH-4.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Where.
    pub museum: Museum,
    /// The one card a raid is for; none for a heist.
    pub card: Option<Card>,
    /// How many sidekicks roll beside the thief.
    pub sidekicks: u8,
}

/// For everything in the museum, or for one card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum AttemptKind {
    /// Everything in the museum.
    Heist,
    /// One card (DH-9.1).
    Raid,
}

impl Attempt {
    /// Heist or raid.
    #[inline]
    pub fn kind(self) -> AttemptKind {
        if self.card.is_some() { AttemptKind::Raid } else { AttemptKind::Heist }
    }

    /// How many dice roll: the thief and the sidekicks.
    #[inline]
    pub fn dice(self) -> u32 {
        1 + u32::from(self.sidekicks)
    }

    /// The lowest face that succeeds: above the security for a heist (DH-6.13), equal is enough for a raid (DH-9.2).
    #[inline]
    pub fn needs(self) -> u8 {
        self.museum.security() + u8::from(self.card.is_none())
    }
}

impl State {
    /// The table before the first turn.
    pub fn new(options: Options) -> Self {
        let everyone = SeatSet::first(usize::from(options.seats));
        Self {
            options,
            phase: Phase::FirstRoll(RollOff { rolling: everyone, faces: [0; MOST_SEATS], rolled: 0 }),
            seat: Seat::new(0),
            supply: SIDEKICKS,
            sidekicks: [0; MOST_SEATS],
            turn: 0,
            quiet_turns: 0,
            deck: CardSet::first(CARDS as u32),
            shown: CardSet::EMPTY,
            loot: [CardSet::EMPTY; MOST_SEATS],
        }
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// The cards on display in a museum.
    #[inline]
    pub fn display(&self, museum: Museum) -> CardSet {
        self.shown.intersection(museum.cards())
    }

    /// The sidekicks of a seat.
    #[inline]
    pub fn sidekicks_of(&self, seat: Seat) -> u8 {
        self.sidekicks[seat.index()]
    }

    /// Whether recruiting is barred because nobody has tried anything for so long (DH-7.13).
    #[inline]
    pub fn is_stalled(&self) -> bool {
        let guard = u32::from(self.options.stall_guard);
        guard > 0 && self.deck.is_empty() && self.quiet_turns >= guard * u32::from(self.options.seats)
    }

    /// The seats that may lose a die while the supply is empty: others with the most of all, the acting seat included in the count (DH-7.5).
    #[inline]
    pub fn robbable(&self) -> SeatSet {
        let held = &self.sidekicks[..self.seats()];
        let most = held.iter().copied().max().unwrap_or_default();
        Seat::all(self.seats()).filter(|&seat| seat != self.seat && held[seat.index()] == most).collect()
    }
}
