//! A seat of a table: who is on it, and who decides for it now.

use std::collections::VecDeque;

use protocol::{Player, SeatInfo, WhyTookOver};

use crate::input::Millis;

/// How many client ids of a seat are remembered. A client that lost its connection repeats the last few things it said, not the whole game.
const REMEMBERED: usize = 32;

/// A seat.
#[derive(Debug, Default)]
pub(crate) struct SeatState {
    pub(crate) who: Occupant,
    /// The bot that plays for the person.
    pub(crate) stand_in: Option<StandIn>,
    /// Whether a bot answers the present decision, because the time for it is up.
    pub(crate) covered: bool,
    /// What is left of the time for the whole game.
    pub(crate) left: Millis,
    pub(crate) acknowledged: Acknowledged,
}

/// Who is on a seat.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) enum Occupant {
    #[default]
    Open,
    Person {
        player: Player,
        /// What the person adds to the dice.
        entropy: String,
    },
    Bot(String),
}

/// A bot in the place of a person.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct StandIn {
    pub(crate) bot: String,
    pub(crate) why: WhyTookOver,
}

/// Who decides for a seat now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decider<'a> {
    Nobody,
    Person,
    Bot(&'a str),
}

impl SeatState {
    /// The person on the seat, even while a bot plays for it.
    pub(crate) fn player(&self) -> Option<&Player> {
        match &self.who {
            Occupant::Person { player, .. } => Some(player),
            Occupant::Open | Occupant::Bot(_) => None,
        }
    }

    pub(crate) fn is_of(&self, player: &str) -> bool {
        self.player().is_some_and(|person| person.id == player)
    }

    /// What the seat adds to the dice.
    pub(crate) fn entropy(&self) -> &str {
        match &self.who {
            Occupant::Person { entropy, .. } => entropy,
            Occupant::Open | Occupant::Bot(_) => "",
        }
    }

    /// Who decides. `stand_in_bot` answers single decisions whose time is up.
    pub(crate) fn hand(&self) -> Decider<'_> {
        match (&self.who, &self.stand_in) {
            (Occupant::Open, _) => Decider::Nobody,
            (Occupant::Bot(bot), _) => Decider::Bot(bot),
            (Occupant::Person { .. }, Some(stand_in)) => Decider::Bot(&stand_in.bot),
            (Occupant::Person { .. }, None) if self.covered => Decider::Bot(crate::STAND_IN),
            (Occupant::Person { .. }, None) => Decider::Person,
        }
    }

    pub(crate) fn info(&self) -> SeatInfo {
        match &self.who {
            Occupant::Open => SeatInfo::Open,
            Occupant::Bot(bot) => SeatInfo::Bot { bot: bot.clone() },
            Occupant::Person { player, entropy } => SeatInfo::Person {
                player: player.clone(),
                stand_in: self.stand_in.as_ref().map(|stand_in| stand_in.bot.clone()),
                entropy: !entropy.is_empty(),
            },
        }
    }
}

/// What a person sent lately, and the number it was acknowledged with: the same client id again gets the same answer.
#[derive(Debug, Default)]
pub(crate) struct Acknowledged(VecDeque<(Box<str>, u64)>);

impl Acknowledged {
    pub(crate) fn find(&self, client: &str) -> Option<u64> {
        self.0.iter().rev().find(|(known, _)| **known == *client).map(|(_, number)| *number)
    }

    pub(crate) fn keep(&mut self, client: &str, number: u64) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((client.into(), number));
    }
}
