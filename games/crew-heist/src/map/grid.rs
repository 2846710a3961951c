//! The text grid of a map: signs of squares, and the edges between them (CH 2.2).

use crate::map::read::require;
use crate::map::square::SquareId;
use crate::map::{Direction, SquareKind};

/// The floors as they are drawn.
pub(crate) struct Grid {
    floors: Vec<Vec<Vec<char>>>,
}

impl Grid {
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut floors: Vec<Vec<Vec<char>>> = Vec::new();
        for line in text.lines().filter(|line| !line.is_empty()) {
            if let Some(number) = line.strip_prefix("floor ") {
                floors.push(Vec::new());
                require(number == floors.len().to_string(), || format!("floor {number} is number {}", floors.len()))?;
                continue;
            }
            floors.last_mut().ok_or("a line before the first floor")?.push(line.chars().collect());
        }
        for floor in &floors {
            let width = floor.first().map_or(0, Vec::len);
            let whole = floor.iter().all(|line| line.len() == width) && width % 2 == 1 && floor.len() % 2 == 1 && width <= 53;
            require(whole && floor.len() <= 65, || "a grid has odd lines of odd length".to_owned())?;
        }
        require((1..=9).contains(&floors.len()), || "one to nine floors".to_owned())?;
        Ok(Self { floors })
    }

    fn char(&self, floor: u8, line: usize, column: usize) -> Option<char> {
        self.floors.get(usize::from(floor) - 1)?.get(line)?.get(column).copied()
    }

    /// The sign of a square; none off the map or for what is solid.
    pub(crate) fn sign(&self, id: SquareId) -> Option<char> {
        let (floor, column, row) = id.place()?;
        self.char(floor, usize::from(row) * 2 - 1, usize::from(column) * 2 + 1).filter(|sign| *sign != '#')
    }

    /// What a sign means; an elevator square is its car.
    pub(crate) const fn kind(sign: char) -> Option<SquareKind> {
        Some(match sign {
            'a'..='z' => SquareKind::Open,
            '.' | '@' | 'X' | '&' => SquareKind::Corridor,
            'H' => SquareKind::Hall,
            'D' => SquareKind::Door,
            'R' => SquareKind::Room,
            'S' => SquareKind::Stairs,
            'L' => SquareKind::Elevator,
            _ => return None,
        })
    }

    /// Every square that is not solid, by floor, row and column.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (SquareId, char)> {
        let places = (1..).zip(&self.floors).flat_map(|(floor, lines)| {
            let columns = lines.first().map_or(0, |line| line.len() / 2);
            (1..=lines.len() / 2).flat_map(move |row| (0..columns).map(move |column| SquareId::grid(floor, column as u8, row as u8)))
        });
        places.filter_map(|id| Some((id, self.sign(id)?)))
    }

    /// The square across the edge in this direction, if the edge is open.
    pub(crate) fn across(&self, id: SquareId, direction: Direction) -> Option<SquareId> {
        let (floor, column, row) = id.place()?;
        let (line, place) = (usize::from(row) * 2 - 1, usize::from(column) * 2 + 1);
        let (edge, next) = match direction {
            Direction::South => (self.char(floor, line + 1, place), (column, row.checked_add(1)?)),
            Direction::East => (self.char(floor, line, place + 1), (column + 1, row)),
            Direction::West => (self.char(floor, line, place - 1), (column.checked_sub(1)?, row)),
            Direction::North => (self.char(floor, line - 1, place), (column, row.checked_sub(1).filter(|row| *row > 0)?)),
            Direction::Stairs => return None,
        };
        matches!(edge?, ' ' | ':' | '~').then(|| SquareId::grid(floor, next.0, next.1))
    }

    /// A Hall or Door has two open edges, opposite each other, to squares one can stand on; stairs and elevators have one, their landing.
    pub(crate) fn check_tiles(&self) -> Result<(), String> {
        for (id, sign) in self.squares() {
            let kind = Self::kind(sign).ok_or_else(|| format!("{id}: {sign:?} is no square"))?;
            let open: Vec<Direction> = Direction::COMPASS.into_iter().filter(|way| self.across(id, *way).is_some()).collect();
            let to_solid = open.iter().any(|way| self.across(id, *way).and_then(|next| self.sign(next)).is_none());
            require(!to_solid, || format!("{id}: an open edge into the solid"))?;
            let landing = |way: &Direction| {
                let next = self.across(id, *way).and_then(|next| self.sign(next)).and_then(Self::kind);
                next.is_some_and(|kind| matches!(kind, SquareKind::Corridor | SquareKind::Open | SquareKind::Room))
            };
            let fits = match kind {
                SquareKind::Hall | SquareKind::Door => {
                    matches!(open[..], [Direction::South, Direction::North] | [Direction::East, Direction::West])
                        && open.iter().all(landing)
                }
                SquareKind::Stairs | SquareKind::Elevator => open.len() == 1 && open.iter().all(landing),
                SquareKind::Corridor | SquareKind::Open | SquareKind::Room => true,
            };
            require(fits, || format!("{id}: the open edges of this {kind:?} do not fit"))?;
        }
        Ok(())
    }

    /// The squares beside cover lines.
    pub(crate) fn cover(&self) -> Vec<SquareId> {
        let beside = |id: SquareId| {
            let (floor, column, row) = id.place()?;
            let (line, place) = (usize::from(row) * 2 - 1, usize::from(column) * 2 + 1);
            let edges = [(line + 1, place), (line, place + 1), (line, place - 1), (line - 1, place)];
            edges.into_iter().any(|(line, place)| matches!(self.char(floor, line, place), Some(':' | '~'))).then_some(id)
        };
        self.squares().filter_map(|(id, _)| beside(id)).collect()
    }

    /// Rows and columns of each floor.
    pub(crate) fn sizes(&self) -> Vec<(usize, usize)> {
        self.floors.iter().map(|lines| (lines.len() / 2, lines.first().map_or(0, |line| line.len() / 2))).collect()
    }

    /// Every wall and every line of cover beside a square: its floor, line and column in the text, and whether it is cover.
    pub(crate) fn edges(&self) -> Vec<(u8, usize, usize, bool)> {
        let mut edges = Vec::new();
        for (floor, lines) in (1..).zip(&self.floors) {
            let square = |line: usize, place: usize| self.char(floor, line, place).is_some_and(|sign| Self::kind(sign).is_some());
            for (line, signs) in lines.iter().enumerate() {
                for (place, sign) in signs.iter().enumerate().filter(|(place, _)| place % 2 != line % 2) {
                    let upright = line % 2 == 1;
                    let beside = if upright {
                        (place > 0 && square(line, place - 1)) || square(line, place + 1)
                    } else {
                        (line > 0 && square(line - 1, place)) || square(line + 1, place)
                    };
                    if beside && matches!(sign, '|' | '-' | ':' | '~') {
                        edges.push((floor, line, place, matches!(sign, ':' | '~')));
                    }
                }
            }
        }
        edges
    }
}
