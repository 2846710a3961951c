//! Where pieces can go, by bits: steps, chains of jumps and passages (MH-6.12 to MH-6.22).
//!
//! A space has the index `file × (ranks + 1) + rank`, so that indices are in space order and one unused bit lies between two files. A jump from `s` over
//! `q` lands on `2q − s`, and what would leave the board lands on an unused bit or outside: no table of jumps is needed.

use crate::content::{CHARACTERS, Character};
use crate::mask::Mask;
use crate::space::{DIRECTIONS, Space};

/// The spaces of the seven pieces, in character order.
pub type Pieces = [Space; CHARACTERS];

/// A board as bits.
#[derive(Debug)]
pub(crate) struct Geometry<M> {
    /// How far apart the indices of neighbouring files are.
    stride: usize,
    /// All spaces.
    pub(crate) floor: M,
    /// The secret passages.
    pub(crate) passages: M,
    /// The spaces beside each index.
    beside: Vec<M>,
    /// The space of each index.
    spaces: Vec<Space>,
    /// For each pair of artwork and piece the spaces that are closer; empty where that would be too much to keep.
    closer: Vec<M>,
}

impl<M: Mask> Geometry<M> {
    /// Whether a board of this size has room here.
    pub(crate) fn has_room(files: usize, ranks: usize) -> bool {
        files * (ranks + 1) <= M::ROOM
    }

    /// The board with these spaces and passages.
    pub(crate) fn new(files: usize, ranks: usize, floor: &[Space], passages: &[Space]) -> Self {
        let stride = ranks + 1;
        let size = files * stride;
        let at = |index: usize| Space { file: (index / stride) as u8, rank: (index % stride) as u8 };
        let mut geometry = Self {
            stride,
            floor: M::EMPTY,
            passages: M::EMPTY,
            beside: vec![M::EMPTY; size],
            spaces: (0..size).map(at).collect(),
            closer: Vec::new(),
        };
        geometry.floor = geometry.set(floor);
        geometry.passages = geometry.set(passages);
        for &space in floor {
            let beside = DIRECTIONS.iter().filter_map(|&(files, ranks)| space.offset(files, ranks));
            let beside: Vec<Space> = beside.filter(|space| geometry.has(*space)).collect();
            let index = geometry.index(space);
            geometry.beside[index] = geometry.set(&beside);
        }
        if M::ROOM <= u128::ROOM {
            geometry.closer = vec![M::EMPTY; size * size];
            floor.iter().for_each(|artwork| geometry.measure_from(*artwork, floor));
        }
        geometry
    }

    /// Fills in what is closer to this artwork, from the nearest spaces outwards.
    fn measure_from(&mut self, artwork: Space, floor: &[Space]) {
        let mut outwards = floor.to_vec();
        outwards.sort_unstable_by_key(|space| space.distance(artwork));
        let row = self.index(artwork) * self.spaces.len();
        let mut nearer = M::EMPTY;
        for ring in outwards.chunk_by(|one, other| one.distance(artwork) == other.distance(artwork)) {
            for space in ring {
                let from = self.index(*space);
                self.closer[row + from] = nearer;
            }
            nearer = nearer.or(self.set(ring));
        }
    }

    fn set(&self, spaces: &[Space]) -> M {
        spaces.iter().fold(M::EMPTY, |set, &space| set.with(self.index(space)))
    }

    /// The index of a space of this board.
    #[inline]
    pub(crate) fn index(&self, space: Space) -> usize {
        usize::from(space.file) * self.stride + usize::from(space.rank)
    }

    /// The space of an index.
    #[inline]
    pub(crate) fn space(&self, index: usize) -> Space {
        self.spaces[index]
    }

    /// Whether the board has this space.
    #[inline]
    pub(crate) fn has(&self, space: Space) -> bool {
        let index = self.index(space);
        usize::from(space.rank) < self.stride && index < self.spaces.len() && self.floor.contains(index)
    }

    /// The spaces on which pieces stand.
    #[inline]
    pub(crate) fn occupied(&self, pieces: &[Space]) -> M {
        pieces.iter().fold(M::EMPTY, |set, &space| set.with(self.index(space)))
    }

    fn closer_by_measure(&self, from: usize, artwork: usize, mut among: M) -> M {
        let artwork = self.space(artwork);
        let distance = self.space(from).distance(artwork);
        let mut closer = M::EMPTY;
        while let Some(index) = among.pop() {
            if self.space(index).distance(artwork) < distance {
                closer = closer.with(index);
            }
        }
        closer
    }

    /// Those of the spaces that are strictly closer to the artwork than the piece is (MH-6.13).
    #[inline]
    pub(crate) fn closer(&self, from: usize, artwork: usize, among: M) -> M {
        match self.closer.get(artwork * self.spaces.len() + from) {
            Some(&closer) => closer.and(among),
            None => self.closer_by_measure(from, artwork, among),
        }
    }

    /// Where a jump from one space over a piece on another lands, if a piece can land there (MH-6.15).
    #[inline]
    pub(crate) fn landing(&self, from: usize, over: usize, others: M) -> Option<usize> {
        let landing = (2 * over).wrapping_sub(from);
        (landing < self.spaces.len() && self.beside[over].minus(others).contains(landing)).then_some(landing)
    }

    /// Everywhere a piece can get in one move, closer or not: `others` are the spaces of the other pieces. Nothing goes on from the artwork
    /// (MH-6.22), so only what ends there depends on where it lies.
    #[inline]
    pub(crate) fn reach(&self, from: usize, others: M, artwork: usize) -> M {
        let mut jumped = M::EMPTY;
        let mut open = M::only(from);
        while let Some(at) = open.pop() {
            let mut over = self.beside[at].and(others);
            while let Some(piece) = over.pop() {
                let Some(landing) = self.landing(at, piece, others) else { continue };
                if landing != from && !jumped.contains(landing) {
                    jumped = jumped.with(landing);
                    if landing != artwork {
                        open = open.with(landing);
                    }
                }
            }
        }
        let mut reached = jumped.or(self.beside[from].minus(others));
        // Every passage that can be entered leads to all others, and the one entered was reached by itself (MH-6.18).
        if reached.with(from).and(self.passages) != M::EMPTY {
            reached = reached.or(self.passages.minus(others));
        }
        reached.without(from)
    }

    /// All legal destinations of a piece, the artwork among them if it can be reached.
    #[inline]
    pub(crate) fn destinations(&self, from: usize, occupied: M, artwork: usize) -> M {
        self.closer(from, artwork, self.reach(from, occupied.without(from), artwork))
    }

    /// Calls `visit` with every piece and destination, in their orders.
    #[inline]
    pub(crate) fn each_move(&self, pieces: &Pieces, artwork: Space, mut visit: impl FnMut(Character, Space)) {
        let (occupied, artwork) = (self.occupied(pieces), self.index(artwork));
        for piece in Character::ALL {
            let mut destinations = self.destinations(self.index(pieces[piece.index()]), occupied, artwork);
            while let Some(index) = destinations.pop() {
                visit(piece, self.space(index));
            }
        }
    }

    /// The spaces on which an artwork may be laid (MH-6.8).
    pub(crate) fn places(&self, pieces: &Pieces) -> M {
        let occupied = pieces.iter().map(|&space| self.index(space));
        let taken = occupied.fold(self.passages, |taken, index| taken.or(self.beside[index]).with(index));
        self.floor.minus(taken)
    }

    /// How many sequences of so many moves there are that never land; every piece may be moved each time.
    pub(crate) fn perft(&self, pieces: &[usize; CHARACTERS], artwork: usize, depth: u32) -> u64 {
        let occupied = pieces.iter().fold(M::EMPTY, |set, &index| set.with(index));
        let mut count = 0;
        for place in 0..CHARACTERS {
            let mut destinations = self.destinations(pieces[place], occupied, artwork).without(artwork);
            if depth == 1 {
                count += u64::from(destinations.len());
                continue;
            }
            let mut moved = *pieces;
            while let Some(index) = destinations.pop() {
                moved[place] = index;
                count += self.perft(&moved, artwork, depth - 1);
            }
        }
        count
    }
}
