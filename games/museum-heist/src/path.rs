//! The witness path of a move: which way it went, for people to see (MH-5.6, MH-5.7).

use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::content::Character;
use crate::geometry::Pieces;
use crate::space::{DIRECTIONS, Space};

/// How a piece gets from one space to the next. The order is that of witness paths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To an adjacent space.
    Step,
    /// Over an adjacent piece.
    Jump,
    /// From one secret passage to another.
    Passage,
}

/// One stretch of a move, and the space it reaches. As JSON `["jump","e5"]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
pub struct Segment(pub Way, pub Space);

/// The ways a piece has from where it is, in the order of MH-5.6.
fn ways(board: &Board, others: &[Space], artwork: Space, at: Space, last: Option<Way>) -> Vec<Segment> {
    let mut found = Vec::new();
    if at == artwork && last.is_some() {
        return found;
    }
    let free = |space: &Space| board.has(*space) && !others.contains(space);
    if last.is_none() {
        let steps = DIRECTIONS.iter().filter_map(|&(files, ranks)| at.offset(files, ranks));
        found.extend(steps.filter(free).map(|space| Segment(Way::Step, space)));
    }
    if matches!(last, None | Some(Way::Jump)) {
        let over = DIRECTIONS.iter().filter(|&&(files, ranks)| at.offset(files, ranks).is_some_and(|space| others.contains(&space)));
        let landings = over.filter_map(|&(files, ranks)| at.offset(2 * files, 2 * ranks));
        found.extend(landings.filter(free).map(|space| Segment(Way::Jump, space)));
    }
    if last != Some(Way::Passage) && board.is_passage(at) {
        let others = board.passages().iter().copied().filter(|space| *space != at && free(space));
        found.extend(others.map(|space| Segment(Way::Passage, space)));
    }
    found
}

/// Every space that a piece can get to in one move, closer or not, with the witness path to it, in space order.
pub fn reachable(board: &Board, pieces: &Pieces, piece: Character, artwork: Space) -> Vec<(Space, Vec<Segment>)> {
    let from = pieces[piece.index()];
    let ends = board.spaces().iter().filter(|to| **to != from && board.can_reach(pieces, piece, artwork, **to));
    ends.map(|to| (*to, witness(board, pieces, piece, artwork, *to))).collect()
}

/// The witness path of a move, or nothing if there is no way.
///
/// A search in breadth that tells spaces apart by how they were reached: a passage reached by a step is no place to jump from.
pub fn witness(board: &Board, pieces: &Pieces, piece: Character, artwork: Space, to: Space) -> Vec<Segment> {
    let from = pieces[piece.index()];
    let others: Vec<Space> = pieces.iter().copied().filter(|space| *space != from).collect();
    // Each entry knows the one it came from.
    let mut reached: Vec<(Segment, Option<usize>)> = Vec::new();
    let mut next = None;
    loop {
        let (at, last) = next.map_or((from, None), |entry: usize| (reached[entry].0.1, Some(reached[entry].0.0)));
        for way in ways(board, &others, artwork, at, last) {
            if !reached.iter().any(|(known, _)| *known == way) {
                reached.push((way, next));
            }
        }
        let entry = next.map_or(0, |entry| entry + 1);
        match reached.get(entry) {
            None => return Vec::new(),
            Some((segment, _)) if segment.1 == to => return traced(&reached, entry),
            Some(_) => next = Some(entry),
        }
    }
}

fn traced(reached: &[(Segment, Option<usize>)], last: usize) -> Vec<Segment> {
    let mut path: Vec<Segment> = std::iter::successors(Some(last), |&entry| reached[entry].1).map(|entry| reached[entry].0).collect();
    path.reverse();
    path
}

/// A move as people write it: `G d7-c7~c3`, with a star at the end if it ends on the artwork.
pub fn notation(piece: Character, from: Space, path: &[Segment], artwork: Option<Space>) -> String {
    let mut text = format!("{} {from}", piece.letter());
    for Segment(way, space) in path {
        text.push(match way {
            Way::Step => '-',
            Way::Jump => '>',
            Way::Passage => '~',
        });
        text.push_str(&space.to_string());
    }
    if path.last().is_some_and(|Segment(_, space)| Some(*space) == artwork) {
        text.push('*');
    }
    text
}
