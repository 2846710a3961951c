//! The box as a client draws it: floors, squares, walls, routes, and what never changes about them. Made here, so that nobody reads a map twice.

use std::collections::BTreeMap;

use engine::Typescript;
use serde::Serialize;

use crate::CrewHeist;
use crate::content::{Character, Elite, EventCard, Item, Skill, TRACK, Tile, TileKind, content};
use crate::map::grid::Grid;
use crate::map::square::{Square, SquareId, SquareSet};
use crate::map::{Map, MapId, SquareKind};
use crate::play::FIRST_ALERT;
use crate::rules::dice::hits;

/// Everything that is drawn and never changes.
#[derive(Debug, Serialize, ts_rs::TS)]
#[ts(rename = "Content")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Drawing {
    pub maps: Vec<DrawnMap>,
    /// The hits of each face, from 1 to 6.
    pub hits: [u8; 6],
    /// The most dice before one player.
    pub dice: u8,
    /// The last space of a miss track.
    pub track: u8,
    /// The first alert of each level of the alarm (CH-4.2).
    pub alerts: Vec<u8>,
    /// The tiles that are crossed or entered by a plain step (CH-2.11).
    pub passable: Vec<&'static str>,
    pub skills: [Skill; 6],
    pub tiles: &'static [Tile],
    pub characters: &'static [Character],
    pub events: &'static [EventCard],
    pub items: &'static [Item],
    pub elites: &'static [Elite],
}

/// A map.
#[derive(Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct DrawnMap {
    pub id: String,
    pub entrance: SquareId,
    pub exit: SquareId,
    pub floors: Vec<Floor>,
    pub cells: Vec<Cell>,
    pub edges: Vec<Edge>,
    pub cover: Vec<SquareId>,
    pub safe: Vec<SquareId>,
    pub starts: Vec<SquareId>,
    pub posts: Vec<DrawnPost>,
    /// From each square that can be stood on: which way, and to which one.
    pub steps: BTreeMap<SquareId, Vec<(&'static str, SquareId)>>,
    /// What is seen from each square that can be stood on.
    pub sight: BTreeMap<SquareId, Vec<SquareId>>,
}

/// The size of a floor.
#[derive(Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Floor {
    pub number: u8,
    pub rows: usize,
    pub columns: usize,
}

/// A square as it is drawn: an elevator car is drawn on each floor.
#[derive(Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Cell {
    /// What the rules call it.
    pub id: SquareId,
    /// Where it is drawn.
    pub place: SquareId,
    pub floor: u8,
    pub row: u8,
    pub column: u8,
    pub kind: SquareKind,
    /// Whether pawns stand there.
    pub stood: bool,
}

/// A wall or a line of cover, in half squares from the corner of its floor.
#[derive(Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Edge {
    pub floor: u8,
    pub row: usize,
    pub column: usize,
    pub cover: bool,
}

/// Where a guard starts, and his route.
#[derive(Debug, Serialize, ts_rs::TS)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct DrawnPost {
    pub n: u8,
    pub color: String,
    pub start: SquareId,
    pub route: Vec<SquareId>,
}

impl Typescript for CrewHeist {
    type Content = Drawing;

    fn content() -> Drawing {
        drawing()
    }
}

/// All of it.
pub fn drawing() -> Drawing {
    let passable = TileKind::all().filter(|kind| !kind.facts().needs_action()).map(TileKind::id);
    Drawing {
        maps: [MapId::Corner, MapId::Tower].into_iter().map(drawn).collect(),
        hits: [1, 2, 3, 4, 5, 6].map(hits),
        dice: 4,
        track: TRACK,
        alerts: FIRST_ALERT.to_vec(),
        passable: passable.collect(),
        skills: Skill::ALL,
        tiles: &content().tiles,
        characters: &content().characters,
        events: &content().events,
        items: &content().items,
        elites: &content().elites,
    }
}

fn drawn(id: MapId) -> DrawnMap {
    let map = id.map();
    let grid = Grid::read(id.grid()).expect("the map was read from it");
    let names = |squares: SquareSet| squares.iter().map(|square| map.id(square)).collect::<Vec<SquareId>>();
    let stood = || map.squares().filter(|square| map.kind(*square).is_stood_on());
    let steps_of = |from: Square| map.steps[from.index()].iter().map(|step| (step.direction.id(), map.id(step.to))).collect();
    let posts = (1..).zip(&map.posts).map(|(n, post)| DrawnPost {
        n,
        color: post.color.clone(),
        start: map.id(post.start),
        route: post.route.iter().map(|square| map.id(*square)).collect(),
    });
    DrawnMap {
        id: map.id.clone(),
        entrance: map.id(map.entrance),
        exit: map.id(map.exit),
        floors: (1..).zip(grid.sizes()).map(|(number, (rows, columns))| Floor { number, rows, columns }).collect(),
        cells: grid.squares().filter_map(|(place, _)| cell(map, &grid, place)).collect(),
        edges: grid.edges().into_iter().map(|(floor, row, column, cover)| Edge { floor, row, column, cover }).collect(),
        cover: names(map.cover),
        safe: names(map.safe),
        starts: names(map.starts),
        posts: posts.collect(),
        steps: stood().map(|from| (map.id(from), steps_of(from))).collect(),
        sight: stood().map(|from| (map.id(from), names(map.sight[from.index()]))).collect(),
    }
}

/// A square where it is drawn. Where no square of the map has that name, it is a door of the car to which its landing leads.
fn cell(map: &Map, grid: &Grid, place: SquareId) -> Option<Cell> {
    let (floor, column, row) = place.place()?;
    let landing = || crate::map::Direction::COMPASS.into_iter().find_map(|way| grid.across(place, way)).and_then(|id| map.find(id));
    let car = || {
        let steps = &map.steps[landing()?.index()];
        steps.iter().map(|step| step.to).find(|to| map.kind(*to) == SquareKind::Elevator)
    };
    let square = map.find(place).or_else(car)?;
    let kind = map.kind(square);
    Some(Cell { id: map.id(square), place, floor, row: row - 1, column, kind, stood: kind.is_stood_on() })
}
