//! The options of a game (section 3 of the rules).

use engine::{OptionDefault, OptionKind, OptionSpec, Settings};
use serde::{Deserialize, Serialize};

use crate::content::Skill;
use crate::map::MapId;

/// What was agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rules file")]
pub struct Options {
    pub seats: u8,
    pub map: MapId,
    pub difficulty: Difficulty,
    pub tiles: Tiles,
    pub characters: Characters,
    pub clock: ClockKind,
    pub seconds: u16,
    pub planning: PlanningKind,
    pub powers: bool,
    pub items: bool,
    pub elite_guards: u8,
    pub hide_skill: Skill,
    pub dawn: Option<u8>,
}

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$case_doc:meta])* $case:ident = $word:literal),* $(,)? })*) => {
        $($(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
        pub enum $name {
            $($(#[$case_doc])* #[serde(rename = $word)] $case,)*
        }

        impl $name {
            /// The words, in order.
            pub const WORDS: &'static [&'static str] = &[$($word),*];
            /// All of them, in order.
            pub const ALL: &'static [Self] = &[$(Self::$case),*];

            /// Its word.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$case => $word,)*
                }
            }

            fn of(word: &str) -> Self {
                let place = Self::WORDS.iter().position(|known| *known == word).expect("the option is one of its words by its description");
                Self::ALL[place]
            }
        })*
    };
}

words! {
    /// How hard it is (CH-1.8).
    Difficulty {
        /// For the first time.
        First = "first",
        /// Four guards.
        Easy = "easy",
        /// Six guards.
        Normal = "normal",
        /// Seven guards, level 1.
        Hard = "hard",
        /// Eight guards, level 2.
        Challenge = "challenge",
        /// Eight guards, level 3.
        Impossible = "impossible",
    }
    /// Whether the tiles are known from the start (CH-1.4).
    Tiles {
        /// They are not.
        Hidden = "hidden",
        /// They are.
        FaceUp = "face_up",
    }
    /// How characters are found (CH-1.10).
    Characters {
        /// Dealt.
        Random = "random",
        /// Picked in seat order.
        Choose = "choose",
    }
    /// What ends a player phase (CH 5.4).
    ClockKind {
        /// The server's clock.
        Timed = "timed",
        /// The players alone.
        Untimed = "untimed",
        /// What actions cost.
        Simulated = "simulated",
    }
    /// How planning goes (CH-13).
    PlanningKind {
        /// As long as they like, unless they vote for a clock.
        Free = "free",
        /// In speeches.
        Timed = "timed",
        /// Not at all.
        None = "none",
    }
}

impl Difficulty {
    /// How many guards there are at the start.
    pub const fn guards(self) -> u8 {
        match self {
            Self::First => 3,
            Self::Easy => 4,
            Self::Normal => 6,
            Self::Hard => 7,
            Self::Challenge | Self::Impossible => 8,
        }
    }

    /// The alarm level at the start.
    pub const fn alarm(self) -> u8 {
        match self {
            Self::First | Self::Easy | Self::Normal => 0,
            Self::Hard => 1,
            Self::Challenge => 2,
            Self::Impossible => 3,
        }
    }
}

/// The fewest and the most seats (R15).
pub const SEATS: (u8, u8) = (1, 6);

/// The most seats, as a length.
pub const MOST_SEATS: usize = SEATS.1 as usize;

const fn choice(name: &'static str, words: &'static [&'static str], default: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice(words), default: OptionDefault::Word(default) }
}

const fn flag(name: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Flag, default: OptionDefault::Flag(false) }
}

/// The options as every client sees them.
pub const SPECS: &[OptionSpec] = &[
    OptionSpec { name: "seats", kind: OptionKind::Whole(SEATS.0 as u64, SEATS.1 as u64), default: OptionDefault::Required },
    choice("map", &["corner", "tower"], "tower"),
    choice("difficulty", Difficulty::WORDS, "first"),
    choice("tiles", Tiles::WORDS, "hidden"),
    choice("characters", Characters::WORDS, "random"),
    choice("clock", ClockKind::WORDS, "timed"),
    OptionSpec { name: "seconds", kind: OptionKind::Whole(10, 300), default: OptionDefault::Whole(30) },
    choice("planning", PlanningKind::WORDS, "free"),
    flag("powers"),
    flag("items"),
    OptionSpec { name: "elite_guards", kind: OptionKind::Whole(0, 6), default: OptionDefault::Whole(0) },
    choice("hide_skill", &["finesse", "athletics"], "finesse"),
    OptionSpec { name: "dawn", kind: OptionKind::NullOrWhole(5, 99), default: OptionDefault::Null },
];

impl Options {
    /// Options whose values were checked against [`SPECS`].
    pub fn from_settings(settings: &Settings) -> Self {
        Self {
            seats: settings.seats() as u8,
            map: if settings.word("map") == "corner" { MapId::Corner } else { MapId::Tower },
            difficulty: Difficulty::of(settings.word("difficulty")),
            tiles: Tiles::of(settings.word("tiles")),
            characters: Characters::of(settings.word("characters")),
            clock: ClockKind::of(settings.word("clock")),
            seconds: settings.number("seconds") as u16,
            planning: PlanningKind::of(settings.word("planning")),
            powers: settings.flag("powers"),
            items: settings.flag("items"),
            elite_guards: settings.number("elite_guards") as u8,
            hide_skill: if settings.word("hide_skill") == "athletics" { Skill::Athletics } else { Skill::Finesse },
            dawn: settings.number_or_null("dawn").map(|round| round as u8),
        }
    }
}
