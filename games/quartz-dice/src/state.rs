//! The state: flat and without heap, so that random play is fast.

use engine::{Roll, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{Crystal, FREE_ROLLS, Heap, PAIRS, ROUNDS, Tool, set_up, unstable, valuable};
use crate::options::{Mode, Options, SEATS};
use crate::score::Line;

/// The most seats, as a length.
pub const MOST_SEATS: usize = SEATS.1 as usize;

/// Everything there is to know about a game (QD-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Which game of a tournament it is, from 1; otherwise 1 (QD-4.3).
    pub game: u8,
    /// The round, from 1; 0 before the first Leader is known (QD-4.4).
    pub round: u32,
    /// Who has the leader marker; before the first Leader is known it means nothing and is seat 0.
    pub leader: Seat,
    /// Who led the first round of game 1; seat 0 before that is known (QD-4.5).
    pub first_leader: Seat,
    /// Who is to act; seat 0 where nobody is (QD-4.6).
    pub seat: Seat,
    /// The seats whose turn in this round is not finished, the active one first, by number.
    pub to_play: Row,
    /// What may still be drawn (QD-4.7).
    pub bag: Heap,
    /// What was removed at set-up.
    pub removed: Heap,
    /// Pairs of unstable crystals not yet in the bag.
    pub pairs_left: u8,
    /// What each seat has.
    pub players: [Player; MOST_SEATS],
    /// How far the active seat's turn has come.
    pub current: Current,
    /// How the games of a tournament before this one ended.
    pub past: [[Line; MOST_SEATS]; 2],
}

/// What the game waits for (QD-4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Chance names the first Leader.
    FirstLeader,
    /// The crystal that begins a turn is drawn.
    Mine,
    /// Dice are rolled.
    Roll,
    /// A crystal of a Pickaxe or Jackhammer is drawn.
    Draw,
    /// Roll again, or stop.
    Reroll,
    /// Use a tool, or end the turn.
    Act,
    /// Half of a Jackhammer's crystals go back.
    Return,
    /// Crystals are moved one by one.
    Pick,
    /// The Leader names the next one among equals.
    ChooseLeader,
    /// Nothing any more.
    Over,
}

/// What a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Crystals that can be stolen.
    pub cart: Heap,
    /// Crystals that cannot.
    pub chest: Heap,
    /// Reroll markers.
    pub markers: u32,
    /// The how-many-th player to be eliminated; 0 for one who is still in (QD-4.8).
    pub out: u8,
}

/// How far a turn has come (QD-4.9, QD-4.10).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Current {
    /// The dice lying; while some roll, only the kept ones.
    pub dice: Roll,
    /// Rolls made this turn.
    pub rolls: u32,
    /// Dice now being rolled.
    pub rolling: u8,
    /// The tools already used this turn.
    pub used: ToolSet,
    /// Wild faces left.
    pub wilds_left: u8,
    /// The tool in use.
    pub act: Option<Act>,
}

/// A tool in use (QD-4.11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// Which.
    pub tool: Tool,
    /// With how many faces.
    pub strength: u8,
    /// Crystals still to be drawn.
    pub draws_left: u8,
    /// Crystals drawn so far, in order of drawing, by number.
    pub drawn: Row,
    /// Crystals that may still be moved.
    pub picks_left: u8,
    /// Crystals moved so far.
    pub picks_made: u8,
}

/// Up to eight small numbers in a row, four bits each and one more than the number, so that what is not there is 0.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Row(u32);

impl Row {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        (32 - self.0.leading_zeros()).div_ceil(4) as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one at the end.
    #[inline]
    pub const fn push(&mut self, number: usize) {
        self.0 |= (number as u32 + 1) << (4 * self.len());
    }

    /// Takes the first away.
    #[inline]
    pub const fn drop_first(&mut self) {
        self.0 >>= 4;
    }

    /// The first.
    #[inline]
    pub fn first(self) -> Option<usize> {
        (self.0 & 15).checked_sub(1).map(|number| number as usize)
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> + Clone {
        (0..self.len()).map(move |place| (self.0 >> (4 * place) & 15) as usize - 1)
    }
}

impl FromIterator<usize> for Row {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut row = Self::default();
        for number in numbers {
            row.push(number);
        }
        row
    }
}

/// A set of tools.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ToolSet(u8);

impl ToolSet {
    /// Whether the tool is in it.
    #[inline]
    pub const fn contains(self, tool: Tool) -> bool {
        self.0 >> tool.face() & 1 != 0
    }

    /// Puts a tool in.
    #[inline]
    pub const fn insert(&mut self, tool: Tool) {
        self.0 |= 1 << tool.face();
    }

    /// The tools, in order.
    pub fn iter(self) -> impl Iterator<Item = Tool> {
        Tool::ALL.into_iter().filter(move |&tool| self.contains(tool))
    }
}

impl Player {
    /// Nothing.
    pub const EMPTY: Self = Self { cart: Heap::EMPTY, chest: Heap::EMPTY, markers: 0, out: 0 };

    /// Cart and chest together.
    #[inline]
    pub fn held(&self) -> Heap {
        let mut held = self.cart;
        held.add_all(&self.chest);
        held
    }

    /// Whether the player was not eliminated.
    #[inline]
    pub const fn is_in(&self) -> bool {
        self.out == 0
    }
}

impl State {
    /// The table before the first round.
    pub fn new(options: Options) -> Self {
        let (removed, bag) = set_up(usize::from(options.seats));
        Self {
            options,
            phase: Phase::FirstLeader,
            game: 1,
            round: 0,
            leader: Seat::new(0),
            first_leader: Seat::new(0),
            seat: Seat::new(0),
            to_play: Row::default(),
            bag,
            removed,
            pairs_left: PAIRS,
            players: [Player::EMPTY; MOST_SEATS],
            current: Current::default(),
            past: [[Line::default(); MOST_SEATS]; 2],
        }
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// What a seat has.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// What a seat has, to be changed.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats still in the game.
    #[inline]
    pub fn still_in(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| self.player(seat).is_in()).collect()
    }

    /// Whether another roll now costs a marker (QD-7.9).
    #[inline]
    pub fn marker_due(&self) -> bool {
        self.current.rolls >= FREE_ROLLS
    }

    /// How many crystals a tool of the active seat could draw or move, were it strong enough.
    #[inline]
    pub fn reach(&self, tool: Tool) -> u8 {
        let cart = &self.player(self.seat).cart;
        match tool {
            Tool::Pickaxe | Tool::Jackhammer => self.bag.len() as u8,
            Tool::Chest => cart.len() as u8,
            Tool::Transfer => unstable(cart),
            Tool::Steal => {
                let carts: u8 = self.players[..self.seats()].iter().map(|player| valuable(&player.cart)).sum();
                carts - valuable(cart)
            }
        }
    }

    /// The most faces that are of use (QD-5.11 to QD-5.15); 0: the tool is of none.
    #[inline]
    pub fn most_useful(&self, tool: Tool) -> u8 {
        match (tool, self.reach(tool)) {
            (_, 0) => 0,
            (Tool::Pickaxe, reach) => reach,
            (Tool::Jackhammer, reach) => reach.max(2),
            (_, reach) => reach + 1,
        }
    }

    /// The faces a tool can have: dice that show it, and wilds.
    #[inline]
    pub fn faces_for(&self, tool: Tool) -> u8 {
        self.current.dice.count(tool.face()) as u8 + self.current.wilds_left
    }

    /// The most strength a tool can be used with now; below its least there is none.
    #[inline]
    pub fn most_strength(&self, tool: Tool) -> u8 {
        if self.current.used.contains(tool) { 0 } else { self.faces_for(tool).min(self.most_useful(tool)) }
    }

    /// The seats with the most valuable crystals on the cart, and how many those are (QD-7.20).
    pub fn leading(&self) -> (SeatSet, u8) {
        let inside = self.still_in();
        let on_cart = |seat: Seat| valuable(&self.player(seat).cart);
        let most = inside.iter().map(on_cart).max().unwrap_or_default();
        (inside.iter().filter(|&seat| on_cart(seat) == most).collect(), most)
    }

    /// Whether the number of rounds is limited and this is the last (QD-9.1).
    #[inline]
    pub fn is_last_round(&self) -> bool {
        self.options.mode != Mode::LastShallBeFirst && self.round >= ROUNDS
    }

    /// The crystals a running tool has drawn, by kind.
    pub fn drawn(&self) -> impl Iterator<Item = Crystal> {
        self.current.act.map(|act| act.drawn).unwrap_or_default().iter().map(|kind| Crystal::ALL[kind])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_keeps_its_order() {
        let mut row: Row = [3, 0, 5].into_iter().collect();
        assert_eq!((row.len(), row.first(), row.iter().collect::<Vec<_>>()), (3, Some(3), vec![3, 0, 5]));
        row.drop_first();
        assert_eq!(row, [0, 5].into_iter().collect());
        assert!(Row::default().is_empty() && Row::default().first().is_none());
        assert_eq!((0..8).collect::<Row>().len(), 8);
    }
}
