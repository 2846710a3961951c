//! The vocabulary that tiles, events, items, powers and elite guards are written in (CH 2.8).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Deck, Kind, Skill};

/// Something that is done to the game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Evidence tokens on the centre.
    Evidence {
        /// How many.
        n: Amount,
    },
    /// The actor's noise token moves to the centre.
    Noise,
    /// An alert token.
    Alert {
        /// Where.
        #[serde(default)]
        at: Place,
    },
    /// The alarm level changes directly (CH-4.4).
    Alarm {
        /// By how much.
        n: Amount,
    },
    /// Alerts come onto the track or leave it (CH-4.5).
    Track {
        /// How many.
        n: Amount,
    },
    /// A noise token of nobody on the centre.
    Decoy,
    /// Tokens leave the board without counting.
    Clear {
        /// Which kinds.
        tokens: Vec<Token>,
        /// Where.
        at: Place,
    },
    /// Every noise token becomes an alert token.
    Turn {
        /// The tokens that leave: only noise can.
        from: Token,
        /// The tokens that come: only alerts can.
        to: Token,
    },
    /// New guards (CH-11.10).
    Guard {
        /// How many.
        n: Amount,
    },
    /// Guards are distracted.
    Distract {
        /// Which.
        who: Guards,
        /// Of the nearest: how many.
        #[serde(default)]
        n: Amount,
    },
    /// Distracted guards stand up.
    Wake {
        /// Which.
        who: Guards,
    },
    /// Guards get more actions in this environment phase.
    Extra {
        /// Which.
        who: Guards,
        /// How many.
        n: Amount,
    },
    /// Guards search where they stand.
    Search {
        /// Which.
        who: Guards,
    },
    /// Unhidden players become exposed.
    Expose {
        /// Which.
        who: Players,
    },
    /// Players are hidden.
    Hide {
        /// Which.
        who: Players,
    },
    /// The marker moves.
    Miss {
        /// Whose.
        who: Players,
        /// By how much.
        n: Amount,
    },
    /// Face-down tiles are turned up.
    Reveal {
        /// How many of the nearest, or the one chosen.
        n: Amount,
    },
    /// A Hall or Door tile on the centre is removed.
    RemoveTile {
        /// Where: only on the centre.
        at: Place,
    },
    /// The actor takes a thing.
    Gain {
        /// Which, or a card from the deck.
        item: Gain,
    },
    /// Captured players come back.
    Rescue {
        /// How many.
        n: Amount,
    },
    /// A modifier for all.
    Mod {
        /// Which.
        key: GlobalKey,
        /// How much.
        n: i8,
        /// For how long.
        until: Until,
    },
    /// The end (CH-14.3).
    Lockdown,
}

/// A number, or one that the player chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(type = "number | \"x\" | \"-x\" | \"chosen\"")]
pub enum Amount {
    /// As printed.
    Fixed(i8),
    /// The X chosen.
    X,
    /// Less the X chosen.
    MinusX,
    /// The one thing named in the action.
    Chosen,
}

impl Default for Amount {
    fn default() -> Self {
        Self::Fixed(1)
    }
}

impl Amount {
    /// The number, once X is known.
    pub const fn of(self, x: u8) -> i8 {
        match self {
            Self::Fixed(n) => n,
            Self::X => x as i8,
            Self::MinusX => -(x as i8),
            Self::Chosen => 1,
        }
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(n) => serializer.serialize_i8(*n),
            Self::X => serializer.serialize_str("x"),
            Self::MinusX => serializer.serialize_str("-x"),
            Self::Chosen => serializer.serialize_str("chosen"),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Form {
            Number(i8),
            Word(String),
        }
        match Form::deserialize(deserializer)? {
            Form::Number(n) => Ok(Self::Fixed(n)),
            Form::Word(word) => match word.as_str() {
                "x" => Ok(Self::X),
                "-x" => Ok(Self::MinusX),
                "chosen" => Ok(Self::Chosen),
                _ => Err(D::Error::custom(format!("{word:?} is no amount"))),
            },
        }
    }
}

/// Where an effect works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On the centre.
    #[default]
    Here,
    /// On the centre and next to it.
    Near,
    /// On the exit.
    Exit,
    /// Everywhere.
    All,
}

/// A kind of token on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// An alert.
    Alert,
    /// A player's noise, or nobody's.
    Noise,
    /// Evidence.
    Evidence,
}

/// Which guards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Guards {
    /// On the centre.
    Here,
    /// On the centre and next to it.
    Near,
    /// The lowest number.
    Lowest,
    /// The highest number.
    Highest,
    /// Those of grey posts.
    Stations,
    /// Those nearest to the centre.
    Nearest,
    /// Every one.
    All,
}

/// Which players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Players {
    /// The actor.
    #[serde(rename = "self")]
    Oneself,
    /// On the centre.
    Here,
    /// The one named in the action.
    Chosen,
    /// In the sight of an undistracted guard.
    Seen,
    /// Everybody in the building.
    All,
}

/// What a player gains.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(from = "String", into = "String")]
#[ts(type = "string")]
pub enum Gain {
    /// A card from the item deck.
    Draw,
    /// The thing of this name. By name, because things are read after what gives them.
    Thing(String),
}

impl From<Gain> for String {
    fn from(gain: Gain) -> Self {
        match gain {
            Gain::Draw => "draw".to_owned(),
            Gain::Thing(id) => id,
        }
    }
}

impl From<String> for Gain {
    fn from(word: String) -> Self {
        if word == "draw" { Self::Draw } else { Self::Thing(word) }
    }
}

/// How long a modifier for all holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// Until the end of this environment phase.
    Round,
    /// Until the end of the game.
    Game,
}

/// Modifiers that can hold for everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum GlobalKey {
    /// How far guards search.
    SearchRadius,
    /// Nobody has to notice anything.
    NoNotice,
    /// How often guards act.
    GuardActions,
}

/// Something that changes a number as long as it holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(tag = "key", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mod {
    /// The number of an attempt that fits every given field.
    Need {
        /// How much.
        n: i8,
        /// Only attempts of this kind.
        action: Option<Kind>,
        /// Only attempts with this skill.
        skill: Option<Skill>,
        /// Only attempts on tiles of this deck.
        deck: Option<Deck>,
    },
    /// The number of attempts on this guard.
    NeedAgainst {
        /// How much.
        n: i8,
        /// Of this kind.
        action: Kind,
    },
    /// Heavy things that cost nothing.
    HeavyFree {
        /// How many.
        n: i8,
    },
    /// Runs without noise in each round.
    QuietRun {
        /// How many.
        n: i8,
    },
    /// Nobody has to notice anything.
    NoNotice {
        /// Always 1.
        n: i8,
    },
    /// How far guards search.
    SearchRadius {
        /// How much farther.
        n: i8,
    },
    /// How often guards act.
    GuardActions {
        /// How much more often.
        n: i8,
    },
    /// This guard's search ends hiding.
    Flush {
        /// Always 1.
        n: i8,
    },
    /// This guard looks in all directions.
    AllRound {
        /// Always 1.
        n: i8,
    },
    /// More alerts for each token this guard collects.
    Collect {
        /// How many.
        n: i8,
    },
}
