//! What goes with a view, what can be asked, and what is answered: the JSON of the insight.

use engine::{Message, Odds, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::{EventKind, ItemKind, Skill, TileKind};
use crate::event::{Decision, Event, Task};
use crate::insight::map::MapFacts;
use crate::map::square::SquareId;
use crate::rules::dice::Slots;
use crate::state::queries::Part;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Overview {
    /// What each guard would do first if it were his turn now, in the order in which they act. Nothing before round 1 and after the end.
    pub guards: Vec<Intent>,
    /// What counting the tokens would give now (CH-11.1).
    pub count: Count,
    /// How far the alarm is from rising and falling.
    pub alarm: AlarmFacts,
    /// The open attempts, by leader.
    pub attempts: Vec<OpenAttempt>,
    /// What this seat could begin by throwing dice, with the odds; empty for those who play no seat.
    pub throws: Vec<Throw>,
    /// Every throw with which this seat could go on with its attempt, with the odds.
    pub rolls: Vec<Roll>,
    /// What this seat may do although nothing is asked of it (R90).
    pub unasked: Vec<Action>,
    /// Each kind of thing that this seat could use, with the square where it would work (CH-10.5).
    pub uses: Vec<Use>,
    /// Whether elevators are shut (CH-4.7).
    pub lifts_shut: bool,
    /// The guards who see, by number: those who are not distracted.
    pub watching: Vec<u8>,
    /// Which of its two speeches the speaker holds (CH-13.3); nothing while nobody speaks.
    pub lap: Option<u8>,
}

/// A thing that could be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Use {
    /// Which one.
    pub item: ItemKind,
    /// Where it would work: where the seat stands if it is carried, else where it lies.
    pub square: SquareId,
}

/// What a guard would do first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Intent {
    /// His number.
    pub guard: u8,
    /// What he would do, in words.
    pub say: Message,
    /// What he does; nothing for a distracted guard, who stands up and does no more (CH-12.1).
    pub kind: Option<Task>,
    /// The rule by which he decides.
    pub why: Option<Decision>,
    /// Where he wants to go.
    pub target: Option<SquareId>,
    /// How many steps that is.
    pub distance: Option<u8>,
    /// The step he takes first, if he takes one.
    pub step: Option<GuardStep>,
}

/// A step of a guard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct GuardStep {
    /// From where.
    pub from: SquareId,
    /// To where.
    pub to: SquareId,
    /// The tile or stairs he jumps over.
    pub over: Option<SquareId>,
    /// `S`, `E`, `W`, `N` or `stairs`.
    pub direction: String,
}

/// Tokens against players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Count {
    /// Alert and noise tokens on the board.
    pub tokens: u8,
    /// The players who are not captured.
    pub players: u8,
    /// Whether an alert is added.
    pub adds: bool,
}

/// The alert track in numbers (CH-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct AlarmFacts {
    /// How many alerts more raise the alarm; nothing at level 5.
    pub to_rise: Option<u8>,
    /// How many alerts could be taken off before the first one of this level.
    pub removable: u8,
    /// The level that will be in force as soon as an increase takes effect; nothing if that is the present one.
    pub coming: Option<u8>,
}

/// An open attempt as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct OpenAttempt {
    /// Who leads it.
    pub lead: Seat,
    /// The hits on the table, of all who take part.
    pub hits: u8,
    /// The hits needed; of an attempt with an X those for X = 1.
    pub need: u8,
    /// The largest X there could be; nothing without an X.
    pub most_x: Option<u8>,
    /// The largest X that the hits allow now.
    pub best_x: Option<u8>,
    /// Whether the leader must stumble or give up.
    pub failing: bool,
}

/// Something that can be begun with one to four dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Throw {
    /// The action, with one die.
    pub action: Action,
    /// What it asks for.
    #[serde(flatten)]
    pub asks: Asks,
    /// How likely it succeeds, begun with one, two, three and four dice and gone on with one at a time.
    pub odds: Vec<Odds>,
}

/// A throw of an attempt that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Roll {
    /// The dice that go again.
    pub reroll: Slots,
    /// How many are new.
    pub add: u8,
    /// How likely the attempt succeeds, gone on with one at a time.
    pub odds: Odds,
}

/// What an attempt asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Asks {
    /// The skill that is rolled.
    pub skill: Skill,
    /// How many hits more are needed.
    pub need: u8,
    /// What the number is made of, those that add nothing left out; empty for a help or a roll.
    pub parts: Vec<PartOf>,
    /// After how many misses the next throw with a miss fails: the space of the skill less the marker, at least 1.
    pub margin: u8,
    /// Whether failing leaves the choice to stumble (CH-8.5).
    pub can_stumble: bool,
}

/// One part of an obstacle number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PartOf {
    /// Where it comes from.
    pub why: Part,
    /// How much it adds.
    pub n: i8,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// The map of this game: squares, steps, sight, posts. It never changes in a game.
    Map,
    /// Which squares each guard sees, and who is safe where.
    Sight,
    /// How likely an action of the asking seat succeeds, and what it asks for; also of a `roll` that is being put together, and of a `help`.
    Odds {
        /// The action.
        action: Action,
    },
    /// Why the asking seat cannot do something now.
    WhyNot {
        /// What it would do.
        action: Action,
    },
    /// What the building would do if the phase ended now and the event did nothing.
    Preview,
    /// What a face-down tile may be.
    Tile {
        /// Its square.
        square: SquareId,
    },
    /// Which event cards may come.
    Events,
}

/// The answers, each to the question of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// See [`Question::Map`].
    Map(Box<MapFacts>),
    /// See [`Question::Sight`].
    Sight {
        /// Every guard who is not distracted, with the squares he sees.
        guards: Vec<Watch>,
        /// The squares on which no guard gives chase now (CH-12.11).
        safe: Vec<SquareId>,
    },
    /// See [`Question::Odds`]. Everything is nothing where nothing is thrown.
    Odds {
        /// How likely it succeeds.
        odds: Option<Odds>,
        /// What it asks for.
        asks: Option<Asks>,
    },
    /// See [`Question::WhyNot`].
    WhyNot {
        /// The code of the refusal; nothing if it can be done.
        code: Option<&'static str>,
    },
    /// See [`Question::Preview`].
    Preview {
        /// What would happen, in order, in the form of events.
        events: Vec<Event>,
        /// Where every guard would stand.
        guards: Vec<Standing>,
        /// Who would be caught, by seat.
        caught: Vec<Seat>,
        /// Who would be captured, by seat.
        captured: Vec<Seat>,
    },
    /// See [`Question::Tile`].
    Tile {
        /// Each kind of tile that may lie there, the likeliest first.
        tiles: Vec<TileOdds>,
    },
    /// See [`Question::Events`].
    Events {
        /// Each card that may come, the likeliest first.
        cards: Vec<CardOdds>,
    },
}

/// What a guard sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Watch {
    /// His number.
    pub guard: u8,
    /// The squares in his sight.
    pub squares: Vec<SquareId>,
}

/// Where a guard stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Standing {
    /// His number.
    pub guard: u8,
    /// His square.
    pub square: SquareId,
}

/// How likely a tile is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct TileOdds {
    /// Which tile.
    pub tile: TileKind,
    /// How likely.
    pub odds: Odds,
}

/// How likely an event card is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct CardOdds {
    /// Which card.
    pub card: EventKind,
    /// How likely.
    pub odds: Odds,
    /// Whether it works at the alarm level of now.
    pub matches: bool,
}
