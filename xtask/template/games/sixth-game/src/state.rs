//! Everything there is to know, and what must be true of a position that is loaded.

use engine::json::read_form;
use engine::{BySeat, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::content::{Kind, Loot};
use crate::options::Options;

/// Everything there is to know. As JSON, the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a position")]
pub struct State {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, or was last.
    pub seat: Seat,
    /// The alarms in the bag.
    pub alarms: u8,
    /// The loot in the bag. Its order is stored nowhere.
    pub bag: Loot,
    /// The thieves.
    pub players: BySeat<Player>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", expecting = "a phase")]
pub enum Phase {
    /// A thief decides.
    Choose,
    /// A token is drawn.
    Draw,
    /// Nothing any more.
    Over,
}

/// A thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a player")]
pub struct Player {
    /// Where.
    pub place: Place,
    /// With what.
    pub loot: Loot,
}

/// Where a thief is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", expecting = "a place")]
pub enum Place {
    /// Still at it.
    #[default]
    Inside,
    /// Gone, with the loot.
    Away,
    /// Caught, without.
    Caught,
}

impl State {
    /// The table before the first turn.
    pub fn new(options: Options) -> Self {
        let players = BySeat::new(usize::from(options.seats));
        Self { options, phase: Phase::Choose, seat: Seat::new(0), alarms: options.alarms, bag: Loot::everything(), players }
    }

    /// How many tokens are in the bag, the alarms among them.
    #[inline]
    pub fn tokens(&self) -> u32 {
        u32::from(self.alarms) + self.bag.count()
    }

    /// How many thieves are at this place.
    fn count(&self, place: Place) -> usize {
        self.players.as_slice().iter().filter(|player| player.place == place).count()
    }

    /// Reads a position and checks what is always true.
    pub(crate) fn load(position: &Value) -> Result<Self, Refusal> {
        let state: Self = read_form(position).map_err(Refusal::bad_position)?;
        match state.fault() {
            None => Ok(state),
            Some(fault) => Err(Refusal::bad_position(fault)),
        }
    }

    fn fault(&self) -> Option<Message> {
        let held = |kind: Kind| self.players.as_slice().iter().map(|player| u32::from(player.loot.of(kind))).sum::<u32>();
        let is_short = |kind: Kind| held(kind) + u32::from(self.bag.of(kind)) != u32::from(kind.copies());
        let is_odd = |player: &Player| match player.place {
            Place::Inside => false,
            Place::Away => player.loot.count() == 0,
            Place::Caught => player.loot.count() > 0,
        };
        if self.players.seats() != usize::from(self.options.seats) {
            Some(Message::new("sixth-game-position-players"))
        } else if self.seat.index() >= self.players.seats() {
            Some(Message::new("sixth-game-position-seat"))
        } else if Kind::ALL.into_iter().any(is_short) {
            Some(Message::new("sixth-game-position-loot"))
        } else if usize::from(self.alarms) + self.count(Place::Caught) != usize::from(self.options.alarms) {
            Some(Message::new("sixth-game-position-alarms"))
        } else if self.players.as_slice().iter().any(is_odd) {
            Some(Message::new("sixth-game-position-place"))
        } else if (self.phase == Phase::Over) != (self.count(Place::Inside) == 0) {
            Some(Message::new("sixth-game-position-over"))
        } else if self.phase != Phase::Over && self.players[self.seat].place != Place::Inside {
            Some(Message::new("sixth-game-position-seat"))
        } else {
            None
        }
    }
}
