//! A map as the rules see it: squares, steps, sight, posts. Everything that never changes is worked out once (CH-2, CH-3.1).

pub mod drawing;
pub(crate) mod grid;
pub(crate) mod read;
pub mod square;

use std::sync::LazyLock;

use crate::content::{Back, TILE_KINDS};
use crate::map::square::{MOST_SQUARES, Square, SquareId, SquareSet};
use crate::state::list::List;

/// What a square is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum SquareKind {
    /// A corridor.
    Corridor,
    /// A square of an open room.
    Open,
    /// A Room tile.
    Room,
    /// An elevator car.
    Elevator,
    /// A Hall tile: crossed, not entered.
    Hall,
    /// A Door tile: crossed, not entered.
    Door,
    /// One end of a flight of stairs: crossed, not entered.
    Stairs,
}

impl SquareKind {
    /// Whether pawns can stand there.
    pub const fn is_stood_on(self) -> bool {
        matches!(self, Self::Corridor | Self::Open | Self::Room | Self::Elevator)
    }
}

/// Where a step leads, in the order in which guards prefer them (CH-12.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Direction {
    /// Down the map.
    #[default]
    South,
    /// To the right.
    East,
    /// To the left.
    West,
    /// Up the map.
    North,
    /// To another floor.
    Stairs,
}

impl Direction {
    /// The four of the compass.
    pub const COMPASS: [Self; 4] = [Self::South, Self::East, Self::West, Self::North];

    /// Its word in JSON.
    pub const fn id(self) -> &'static str {
        match self {
            Self::South => "S",
            Self::East => "E",
            Self::West => "W",
            Self::North => "N",
            Self::Stairs => "stairs",
        }
    }
}

/// One movement (CH-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// Which way.
    pub direction: Direction,
    /// To which square.
    pub to: Square,
    /// The Hall, Door or stairs that is jumped over.
    pub over: Option<Square>,
}

/// The start of a guard (CH-2.1, CH-2.2).
#[derive(Clone, Debug)]
pub struct Post {
    /// The colour of its route; `grey` for a station.
    pub color: String,
    /// Where its guard starts.
    pub start: Square,
    /// The squares of the route, in order; none for a station.
    pub route: Vec<Square>,
}

/// What may lie on some of the Room squares (CH-1.3).
#[derive(Clone, Debug)]
pub struct BackBag {
    /// The squares, in the order in which backs are drawn.
    pub squares: Vec<Square>,
    /// How many of each back.
    pub counts: [u8; 3],
}

/// A map.
#[derive(Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Map {
    pub id: String,
    pub ids: Vec<SquareId>,
    pub kinds: Vec<SquareKind>,
    /// The open room of each square, by its number.
    pub room_of: Vec<Option<u8>>,
    /// The name and the squares of each open room.
    pub rooms: Vec<(String, SquareSet)>,
    pub entrance: Square,
    pub exit: Square,
    pub safe: SquareSet,
    pub cover: SquareSet,
    pub starts: SquareSet,
    pub steps: Vec<List<Step, 6>>,
    pub adjacent: Vec<SquareSet>,
    pub sight: Vec<SquareSet>,
    /// The squares on the line from each square in each of the four directions.
    pub lines: Vec<[SquareSet; 4]>,
    /// The tiles that can be seen along the lines from each square (CH-15.2).
    pub tiles_in_line: Vec<SquareSet>,
    /// For a square that can be stood on: the tiles and stairs joined to it. For any other: its sides.
    pub joined: Vec<SquareSet>,
    /// The sides of each Hall, Door and stairs square, in the order S, E, W, N.
    pub sides: Vec<List<Square, 2>>,
    /// The tile squares in order.
    pub tiles: Vec<Square>,
    pub posts: Vec<Post>,
    pub bags: Vec<BackBag>,
    /// How many of each kind of Room tile this map has.
    pub room_deck: [u8; TILE_KINDS],
    pub(crate) numbers: Vec<u8>,
    pub(crate) tile_numbers: Vec<Option<u8>>,
    /// Guard distances without full squares, below level 4 and from level 4 on.
    pub(crate) guard_distances: [Vec<u8>; 2],
    /// Distances with every tile, stair and elevator passable.
    pub(crate) distances: Vec<u8>,
}

/// No way.
pub const FAR: u8 = u8::MAX;

/// What guards can pass: stairs only from level 4, elevators only below it (CH-12.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    /// Below level 4.
    Elevators,
    /// From level 4 on.
    Stairs,
    /// Everything: not for guards.
    Both,
}

impl Passage {
    /// What guards can pass at this level in force.
    #[inline]
    pub const fn at_level(in_force: u8) -> Self {
        if in_force < 4 { Self::Elevators } else { Self::Stairs }
    }
}

impl Map {
    /// How many squares there are, tiles and stairs included.
    #[inline]
    pub fn len(&self) -> usize {
        self.ids.len()
    }

    /// Whether there is no square. There always is one.
    pub fn is_empty(&self) -> bool {
        self.ids.is_empty()
    }

    /// All squares.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.ids.len() as u8).map(Square)
    }

    /// The square of that name, if this map has it.
    #[inline]
    pub fn find(&self, id: SquareId) -> Option<Square> {
        self.numbers.get(id.code()).copied().filter(|number| *number != FAR).map(Square)
    }

    /// The name of a square.
    #[inline]
    pub fn id(&self, square: Square) -> SquareId {
        self.ids[square.index()]
    }

    /// What a square is.
    #[inline]
    pub fn kind(&self, square: Square) -> SquareKind {
        self.kinds[square.index()]
    }

    /// Which of the tiles lies on this square.
    #[inline]
    pub fn tile_number(&self, square: Square) -> Option<usize> {
        self.tile_numbers[square.index()].map(usize::from)
    }

    /// The step from one square to another.
    #[inline]
    pub fn step(&self, from: Square, to: Square) -> Option<Step> {
        self.steps[from.index()].iter().copied().find(|step| step.to == to)
    }

    /// Whether a guard may take this step.
    #[inline]
    pub fn passes(&self, passage: Passage, step: &Step) -> bool {
        match passage {
            Passage::Both => true,
            Passage::Elevators => step.direction != Direction::Stairs,
            Passage::Stairs => self.kind(step.to) != SquareKind::Elevator,
        }
    }

    /// The number of steps with no square full.
    #[inline]
    pub fn distance(&self, passage: Passage, from: Square, to: Square) -> u8 {
        let table = match passage {
            Passage::Elevators => &self.guard_distances[0],
            Passage::Stairs => &self.guard_distances[1],
            Passage::Both => &self.distances,
        };
        table[from.index() * self.len() + to.index()]
    }

    /// The distance from a square to a tile: to the nearest of its sides, or to the Room itself (CH-9.12).
    pub fn distance_to_tile(&self, from: Square, tile: Square) -> u8 {
        if self.kind(tile) == SquareKind::Room {
            return self.distance(Passage::Both, from, tile);
        }
        self.sides[tile.index()].iter().map(|side| self.distance(Passage::Both, from, *side)).min().unwrap_or(FAR)
    }

    /// The other side of a Hall or Door.
    pub fn far_side(&self, tile: Square, side: Square) -> Option<Square> {
        self.sides[tile.index()].iter().copied().find(|other| *other != side)
    }

    /// The squares up to so many adjacency moves away (CH-12.16).
    pub fn around(&self, square: Square, moves: u8) -> SquareSet {
        let mut reached: SquareSet = [square].into_iter().collect();
        for _ in 0..moves {
            for near in reached.iter() {
                reached = reached.union(self.adjacent[near.index()]);
            }
        }
        reached
    }

    /// The name of the back bag whose square this is.
    pub fn bag_of(&self, square: Square) -> Option<usize> {
        self.bags.iter().position(|bag| bag.squares.contains(&square))
    }

    /// Distances from one square, every square with a pawn limit reached only as the last of a way (CH-12.6).
    pub fn distances_from(&self, passage: Passage, from: Square, full: &SquareSet) -> [u8; MOST_SQUARES] {
        self.flood(passage, from, full, false)
    }

    /// Distances to one square, seen from every square that has room.
    pub fn distances_to(&self, passage: Passage, to: Square, full: &SquareSet) -> [u8; MOST_SQUARES] {
        self.flood(passage, to, full, true)
    }

    fn flood(&self, passage: Passage, from: Square, full: &SquareSet, backwards: bool) -> [u8; MOST_SQUARES] {
        let mut found = [FAR; MOST_SQUARES];
        let mut queue = [Square(0); MOST_SQUARES];
        let (mut next, mut end) = (0, 1);
        (found[from.index()], queue[0]) = (0, from);
        while next < end {
            let here = queue[next];
            next += 1;
            for step in self.steps[here.index()].iter() {
                // Every step has its way back; only entering a car is barred from level 4 on, so a way backwards looks at the other end.
                let taken = if backwards { Step { to: here, ..*step } } else { *step };
                let seen = found[step.to.index()] != FAR;
                if seen || !self.passes(passage, &taken) {
                    continue;
                }
                found[step.to.index()] = found[here.index()] + 1;
                if !full.contains(step.to) {
                    queue[end] = step.to;
                    end += 1;
                }
            }
        }
        found
    }
}

/// The maps of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum MapId {
    /// The Corner Gallery, for training.
    Corner,
    /// Halcyon Tower.
    Tower,
}

static CORNER: LazyLock<Map> = LazyLock::new(|| own(MapId::Corner.grid(), include_str!("../../content/map-corner.json")));
static TOWER: LazyLock<Map> = LazyLock::new(|| own(MapId::Tower.grid(), include_str!("../../content/map-tower.json")));

fn own(grid: &str, facts: &str) -> Map {
    read::read(grid, facts).unwrap_or_else(|fault| panic!("the maps of the game: {fault}"))
}

impl MapId {
    /// The map.
    #[inline]
    pub fn map(self) -> &'static Map {
        match self {
            Self::Corner => &CORNER,
            Self::Tower => &TOWER,
        }
    }

    /// The text in which its floors are drawn.
    pub(crate) const fn grid(self) -> &'static str {
        match self {
            Self::Corner => include_str!("../../content/map-corner.txt"),
            Self::Tower => include_str!("../../content/map-tower.txt"),
        }
    }

    /// Its word in options and catalogs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Corner => "corner",
            Self::Tower => "tower",
        }
    }
}

impl Back {
    /// Its place in a bag of backs.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
