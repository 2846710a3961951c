//! What people see happen (JH-4.5). A part that is hidden from some is left out of the form they hear.

use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::content::cards::{Character, HandCard, Jewelry, Kind};
use crate::content::jewels::{Jewels, Shape};
use crate::floor::cell::Cell;
use crate::floor::facing::{self, Facing};
use crate::floor::space::Space;
use crate::rules::score::GameResult;

/// What people see happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "GameEvent")]
#[allow(missing_docs, reason = "the fields are those of the table in the rules, by the same names")]
pub enum Event {
    /// Which floor plan it is.
    Blueprint { name: String },
    /// A jewel lies in a case.
    JewelPlaced { at: Space, shape: Shape },
    /// Who a seat is.
    Character { seat: Seat, character: Character },
    /// A seat was dealt a card; only it hears which.
    JewelryDealt {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Jewelry>,
    },
    /// A card of the crew.
    JewelryShared { card: Jewelry },
    /// A seat has committed to something.
    Decided { seat: Seat },
    /// All have picked, and the packs went round; each seat hears what it kept and got.
    DraftPassed {
        pass: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        kept: Option<Jewelry>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pack: Option<Vec<Jewelry>>,
    },
    /// The draft is over; each seat hears its own cards.
    DraftDone {
        counts: Vec<u32>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        jewelry: Option<Vec<Jewelry>>,
    },
    /// Who drafts gear first.
    FirstSeat { seat: Seat },
    /// Gear is offered.
    GearOffered { kind: Kind },
    /// A seat took gear.
    GearDrafted { seat: Seat, kind: Kind, cost: u8 },
    /// A seat takes no more gear.
    GearPassed { seat: Seat },
    /// A piece was put on a start space.
    Placed { seat: Seat, at: Space, why: Why },
    /// A round began.
    Round { round: u32, lead: Seat, deck: u8 },
    /// The Mastermind asks.
    Questioned { by: Seat, seat: Seat },
    /// The Mastermind asks nobody.
    NotQuestioned { by: Seat },
    /// The answer; only the two of them hear which card.
    Told {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<HandCard>,
    },
    /// All cards are turned over.
    Revealed { cards: Vec<HandCard>, noise: Vec<u32> },
    /// A fuse was cut.
    LightOff { seat: Seat },
    /// Smoke.
    Smoke { seat: Seat, at: Cell },
    /// An alarm clock rings.
    Alarm { seat: Seat, at: Space },
    /// A trip wire was laid.
    Wire { seat: Seat, at: Cell },
    /// Somebody turned the guard.
    GuardTurned {
        by: Seat,
        #[serde(deserialize_with = "facing::told")]
        facing: Facing,
        with: With,
        lit: Vec<Space>,
    },
    /// The noise of one seat goes to another.
    Blamed { by: Seat, seat: Seat, noise: Vec<u32> },
    /// A seat walked and picked up what lay there.
    Moved { seat: Seat, from: Space, to: Space, picked: Jewels },
    /// Long tongs took jewels.
    Reached { seat: Seat, from: Vec<Space>, picked: Jewels },
    /// A case was cracked.
    Cracked { seat: Seat, from: Vec<Space>, picked: Jewels },
    /// A pocket was picked.
    Stole { seat: Seat, victim: Seat, jewels: Jewels },
    /// Cards from the fence; only the seat hears which (all do in the cooperative game).
    Fence {
        seat: Seat,
        count: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        cards: Option<Vec<Jewelry>>,
    },
    /// The seat kept one of two; only it hears which.
    FenceKept {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<Jewelry>,
    },
    /// The last card is not the fence's to give.
    FenceRefused { seat: Seat },
    /// A shared card was exchanged.
    FenceSwapped {
        seat: Seat,
        #[serde(rename = "in")]
        taken: Jewelry,
        out: Jewelry,
    },
    /// The crew's cards stay as they are, and the new one is discarded.
    FencePassed { seat: Seat, card: Jewelry },
    /// The card that says how far the guard walks.
    Flipped { card: Jewelry, steps: u8 },
    /// Where he walked.
    GuardWalked { path: Vec<Cell>, wired: bool },
    /// Where he looks.
    GuardFaces {
        #[serde(deserialize_with = "facing::told")]
        facing: Facing,
        lit: Vec<Space>,
    },
    /// A seat is in the light.
    Caught { seat: Seat, at: Space },
    /// It let jewels fall.
    Dropped { seat: Seat, at: Space, jewels: Jewels },
    /// The game is over, and all hands are shown.
    Over { result: GameResult, jewelry: Vec<Vec<Jewelry>> },
}

/// Why a piece was put on a start space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// At the start.
    Start,
    /// After being caught.
    Caught,
}

/// With what the guard was turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// By the Lookout.
    Lookout,
    /// With a hand mirror.
    HandMirror,
}
