//! A seat of a table: who is on it, and who decides for it now.

use std::collections::VecDeque;

use protocol::{Player, SeatInfo, WhyTookOver};

use crate::input::Millis;

/// How many client ids of a seat are remembered. A client that lost its connection repeats the last few things it said, not the whole game.
const REMEMBERED: usize = 32;

/// A seat.
#[derive(Debug, Default)]
pub(crate) struct Chair {
    pub(crate) who: Who,
    /// The bot that plays for the person.
    pub(crate) stand_in: Option<StandIn>,
    /// Whether a bot answers the present decision, because the time for it is up.
    pub(crate) covered: bool,
    /// What is left of the time for the whole game.
    pub(crate) left: Millis,
    pub(crate) receipts: Receipts,
}

/// Who is on a seat.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) enum Who {
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
pub(crate) enum Hand<'a> {
    Nobody,
    Person,
    Bot(&'a str),
}

impl Chair {
    /// The person on the seat, even while a bot plays for it.
    pub(crate) fn player(&self) -> Option<&Player> {
        match &self.who {
            Who::Person { player, .. } => Some(player),
            Who::Open | Who::Bot(_) => None,
        }
    }

    pub(crate) fn is_of(&self, player: &str) -> bool {
        self.player().is_some_and(|person| person.id == player)
    }

    /// What the seat adds to the dice.
    pub(crate) fn entropy(&self) -> &str {
        match &self.who {
            Who::Person { entropy, .. } => entropy,
            Who::Open | Who::Bot(_) => "",
        }
    }

    /// Who decides. `stand_in_bot` answers single decisions whose time is up.
    pub(crate) fn hand(&self) -> Hand<'_> {
        match (&self.who, &self.stand_in) {
            (Who::Open, _) => Hand::Nobody,
            (Who::Bot(bot), _) => Hand::Bot(bot),
            (Who::Person { .. }, Some(stand_in)) => Hand::Bot(&stand_in.bot),
            (Who::Person { .. }, None) if self.covered => Hand::Bot(crate::STAND_IN),
            (Who::Person { .. }, None) => Hand::Person,
        }
    }

    pub(crate) fn info(&self) -> SeatInfo {
        match &self.who {
            Who::Open => SeatInfo::Open,
            Who::Bot(bot) => SeatInfo::Bot { bot: bot.clone() },
            Who::Person { player, entropy } => SeatInfo::Person {
                player: player.clone(),
                stand_in: self.stand_in.as_ref().map(|stand_in| stand_in.bot.clone()),
                entropy: !entropy.is_empty(),
            },
        }
    }
}

/// What a person sent lately, and the number it was acknowledged with: the same client id again gets the same answer.
#[derive(Debug, Default)]
pub(crate) struct Receipts(VecDeque<(Box<str>, u64)>);

impl Receipts {
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
