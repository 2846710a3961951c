//! What people see happen (section 5.7 of the rules). Nothing is hidden from anybody.
//!
//! Events that version 1 of the rules told can still be read: fields that it did not have are at their default.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::effect::Token;
use crate::content::{CharacterKind, EventKind, ItemKind, Kind, Skill, TileKind};
use crate::map::square::SquareId;
use crate::rules::dice::Faces;
use crate::rules::score::GameResult;
use crate::state::{Finished, Phase};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case")]
#[ts(rename = "GameEvent")]
#[expect(missing_docs, reason = "the words and fields are those of the rules file")]
pub enum Event {
    Phase {
        round: u32,
        phase: Phase,
    },
    Character {
        seat: Seat,
        character: CharacterKind,
    },
    Placed {
        seat: Seat,
        square: SquareId,
    },
    VoteCalled {
        seat: Seat,
    },
    Vote {
        seat: Seat,
        yes: bool,
    },
    VoteResult {
        passed: bool,
    },
    Speaker {
        seat: Seat,
        lap: u8,
    },
    Attempt {
        lead: Seat,
        kind: Kind,
        skill: Skill,
        need: u8,
        target: Option<Aim>,
    },
    Helped {
        seat: Seat,
        lead: Seat,
    },
    Dice {
        seat: Seat,
        faces: Faces,
        dice: Faces,
        hits: u8,
        misses: u8,
    },
    Succeeded {
        lead: Seat,
        helpers: Vec<Seat>,
        #[serde(default)]
        x: Option<u8>,
    },
    Failing {
        seat: Seat,
    },
    Failed {
        seat: Seat,
        kind: Kind,
        why: WhyFailed,
    },
    Void {
        seats: Vec<Seat>,
        kind: Kind,
    },
    Moved {
        seat: Seat,
        from: SquareId,
        to: SquareId,
        how: How,
        over: Option<SquareId>,
    },
    Finished {
        seat: Seat,
        why: Finished,
    },
    TileUp {
        square: SquareId,
        tile: TileKind,
        seat: Option<Seat>,
    },
    Noticed {
        seat: Seat,
        square: SquareId,
    },
    Refused {
        seat: Seat,
        square: SquareId,
    },
    TileRemoved {
        square: SquareId,
    },
    Activated {
        square: SquareId,
    },
    PickedUp {
        seat: Seat,
        item: ItemKind,
        square: Option<SquareId>,
    },
    Dropped {
        seat: Seat,
        item: ItemKind,
        square: SquareId,
    },
    Used {
        seat: Seat,
        item: ItemKind,
        square: SquareId,
    },
    Power {
        seat: Seat,
        power: String,
        square: Option<SquareId>,
    },
    Left {
        seat: Seat,
        loot: bool,
    },
    TimeUp,
    Noise {
        seat: Option<Seat>,
        square: SquareId,
    },
    Alert {
        square: SquareId,
    },
    Evidence {
        square: SquareId,
        n: u8,
    },
    Cleared {
        token: Token,
        square: SquareId,
        seat: Option<Seat>,
        n: u8,
    },
    Track {
        from: u8,
        to: u8,
        why: Why,
    },
    Alarm {
        from: u8,
        to: u8,
        why: Why,
    },
    InForce {
        from: u8,
        to: u8,
    },
    Exposed {
        seat: Seat,
        by: Vec<u8>,
    },
    Unexposed {
        seat: Seat,
        by: Vec<u8>,
    },
    Hidden {
        seat: Seat,
    },
    Unhidden {
        seat: Seat,
    },
    Distracted {
        guard: u8,
    },
    StoodUp {
        guard: u8,
    },
    Incapacitated {
        guard: u8,
    },
    GuardAdded {
        guard: u8,
        square: SquareId,
        why: Why,
    },
    GuardAction {
        guard: u8,
        kind: Task,
        target: Option<SquareId>,
        distance: Option<u8>,
        why: Decision,
    },
    GuardMoved {
        guard: u8,
        from: SquareId,
        to: SquareId,
        direction: String,
        over: Option<SquareId>,
    },
    Collected {
        guard: u8,
        square: SquareId,
        alert: bool,
        noise: u8,
    },
    Searched {
        guard: u8,
        squares: Vec<SquareId>,
        evidence: u8,
        #[serde(default)]
        items: Vec<ItemKind>,
        #[serde(default)]
        loot: u8,
    },
    Spotted {
        guard: u8,
        square: SquareId,
        post: u8,
    },
    Caught {
        seat: Seat,
        guard: u8,
    },
    Released {
        seat: Seat,
        square: SquareId,
    },
    Captured {
        seat: Seat,
        square: SquareId,
    },
    Rescued {
        seat: Seat,
        square: SquareId,
    },
    Count {
        tokens: u8,
        players: u8,
        added: bool,
    },
    EventCard {
        card: EventKind,
        level: String,
        alarm: u8,
        matches: bool,
    },
    NoiseRemoved {
        squares: Vec<SquareId>,
    },
    Result {
        result: GameResult,
    },
}

/// What an attempt is about: a square, or a guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Aim {
    /// Where to, or the tile.
    Square(SquareId),
    /// The number of the guard.
    Guard(u8),
}

/// Why somebody failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum WhyFailed {
    /// A miss at or past the skill.
    Miss,
    /// He gave up.
    GaveUp,
}

/// How somebody moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum How {
    Run,
    Sneak,
    Walk,
    Stumble,
    Bypass,
    GroupBypass,
}

/// Why a track moved, or a guard came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The set-up.
    Setup,
    /// Too many tokens (CH-11.1).
    Count,
    /// A search found something (CH-12.16).
    Search,
    /// A search found the loot (CH-10.6).
    LootFound,
    /// A guard collected an alert token (CH-12.9).
    Collected,
    /// A guard was spotted on the floor (CH-12.10).
    Spotted,
    /// A guard was put out of action (CH-8.10).
    Incapacitated,
    /// The event card.
    Event,
    /// A tile.
    Tile,
    /// A thing that was used.
    Item,
    /// A special power.
    Power,
    /// A level of the alarm (CH-4.8).
    Level,
    /// There was no post for a new guard (CH-11.10).
    NoPost,
}

/// What a guard does (CH-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum Task {
    Chase,
    Investigate,
    Patrol,
}

/// Why he does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum Decision {
    SeesExposed,
    ClosestToken,
    #[serde(rename = "level_5")]
    Level5,
    OnRoute,
    BackToRoute,
    AtStation,
    BackToStation,
    Blocked,
    Nothing,
}
