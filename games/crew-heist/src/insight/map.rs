//! A map in numbers and names, for whoever draws it or asks who sees what: nothing of it changes in a game.

use serde::Serialize;

use crate::map::square::{Square, SquareId, SquareSet};
use crate::map::{Map, Passage, SquareKind};

/// A whole map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct MapFacts {
    /// `corner` or `tower`.
    pub id: String,
    /// Where the crew comes in.
    pub entrance: SquareId,
    /// Where the loot goes out.
    pub exit: SquareId,
    /// Every square, in order.
    pub squares: Vec<SquareFacts>,
    /// The posts of guards, by number from 1.
    pub posts: Vec<PostFacts>,
}

/// A square.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct SquareFacts {
    /// Its name.
    pub id: SquareId,
    /// What it is.
    pub kind: SquareKind,
    /// The open room it belongs to.
    pub room: Option<String>,
    /// Whether one can hide on it (CH-2.3); Room tiles offer that too.
    pub cover: bool,
    /// Whether it lies in a safe zone.
    pub safe: bool,
    /// Whether a pawn may start on it (CH-1.14).
    pub start: bool,
    /// The steps from it, in the order in which guards prefer them (CH-2.4, CH-12.7).
    pub steps: Vec<StepFacts>,
    /// The squares adjacent to it (CH-2.13).
    pub adjacent: Vec<SquareId>,
    /// The squares that are seen from it (CH-3.1).
    pub sight: Vec<SquareId>,
    /// The tiles and stairs joined to it; of a Hall, a Door or stairs its sides.
    pub joined: Vec<SquareId>,
    /// How far it is from the exit for a player, in steps, every tile, stair and elevator passable.
    pub to_exit: u8,
}

/// One movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct StepFacts {
    /// To where.
    pub to: SquareId,
    /// The Hall, Door or stairs that is jumped over.
    pub over: Option<SquareId>,
    /// `S`, `E`, `W`, `N` or `stairs`.
    pub direction: &'static str,
}

/// A post.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PostFacts {
    /// Its number.
    pub n: u8,
    /// The colour of its route; `grey` for a station.
    pub color: String,
    /// Where its guard starts.
    pub start: SquareId,
    /// The route, in order; empty for a station.
    pub route: Vec<SquareId>,
}

impl MapFacts {
    pub(crate) fn of(map: &Map) -> Self {
        let route = |squares: &[Square]| squares.iter().map(|square| map.id(*square)).collect();
        let posts = (1..).zip(&map.posts).map(|(n, post)| PostFacts {
            n,
            color: post.color.clone(),
            start: map.id(post.start),
            route: route(&post.route),
        });
        Self {
            id: map.id.clone(),
            entrance: map.id(map.entrance),
            exit: map.id(map.exit),
            squares: map.squares().map(|square| SquareFacts::of(map, square)).collect(),
            posts: posts.collect(),
        }
    }
}

impl SquareFacts {
    fn of(map: &Map, square: Square) -> Self {
        let ids = |squares: &SquareSet| squares.iter().map(|square| map.id(square)).collect();
        let at = square.index();
        let steps = map.steps[at].iter().map(|step| StepFacts {
            to: map.id(step.to),
            over: step.over.map(|over| map.id(over)),
            direction: step.direction.id(),
        });
        Self {
            id: map.id(square),
            kind: map.kind(square),
            room: map.room_of[at].map(|room| map.rooms[usize::from(room)].0.clone()),
            cover: map.cover.contains(square),
            safe: map.safe.contains(square),
            start: map.starts.contains(square),
            steps: steps.collect(),
            adjacent: ids(&map.adjacent[at]),
            sight: ids(&map.sight[at]),
            joined: ids(&map.joined[at]),
            to_exit: map.distance(Passage::Both, square, map.exit),
        }
    }
}
