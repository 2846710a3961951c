//! What the guard could do next, and why: for every card that may be flipped, where he would walk, where he would look and whom he would catch.

use engine::{CardSet, Odds, Seat, SeatSet};
use serde::Serialize;

use crate::content::Effect;
use crate::content::cards::{HandCard, Jewelry};
use crate::floor::cell::Cell;
use crate::floor::facing::{Direction, Facing};
use crate::floor::space::{Space, SpaceSet};
use crate::options::MOST_SEATS;
use crate::rules::guard::{self, Noises, Reason, Walked};
use crate::state::Table;
use crate::view::View;

/// The sizes of jewelry cards, and so the lengths of the guard's walks (JH-2.8).
pub(crate) const SIZES: [u8; 4] = [2, 3, 4, 5];

/// What the guard would do if a card of this size were flipped now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Outlook {
    /// How many steps the card would let him walk: 2 to 5.
    pub steps: u8,
    /// How likely such a card is, as this viewer can tell: any card it has not seen may be the next. It can be 0.
    pub odds: Odds,
    /// His steps, each with its reason. Fewer than `steps` if a trip wire stops him.
    pub walk: Vec<Step>,
    /// Whether a trip wire stops him.
    pub wired: bool,
    /// Where he would end.
    pub at: Cell,
    /// Where he would then look.
    pub facing: Facing,
    /// The nearest of sixteen points of the compass; `jewel-heist-facing-NNE` is its name in words.
    pub wind: &'static str,
    /// Why he would look there.
    pub turn: Reason,
    /// The spaces he would light, in reading order.
    pub lit: Vec<Space>,
    /// The seats that would be caught.
    pub catches: SeatSet,
}

/// One step of the guard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Step {
    /// From where.
    pub from: Cell,
    /// To where.
    pub to: Cell,
    /// In which direction: `N`, `E`, `S` or `W`.
    pub direction: Direction,
    /// Why.
    pub why: Reason,
}

/// A table as it is or as somebody supposes it to be, with the cards of this round as far as they are known, and what the guard hears.
#[derive(Clone, Debug)]
pub(crate) struct Supposed {
    pub(crate) table: Table,
    pub(crate) cards: [Option<HandCard>; MOST_SEATS],
    /// Whom the guard would hear alone, where nobody knows the noises yet.
    pub(crate) loudest: Option<Seat>,
    unseen: CardSet,
}

impl Supposed {
    /// The table as this viewer sees it.
    pub(crate) fn new(view: &View, loudest: Option<Seat>) -> Self {
        Self { table: view.table.clone(), cards: view.cards, loudest, unseen: view.unseen() }
    }

    fn noises(&self) -> Noises {
        let Some(loudest) = self.loudest else { return self.table.noises() };
        let mut noises = Noises::new();
        if let Some(space) = self.table.player(loudest).space {
            noises.add(loudest, 1, space);
        }
        noises
    }

    /// The walk of so many steps, and where he then looks and why.
    fn walk(&self, steps: u8, noises: &Noises) -> (Walked, Facing, Reason) {
        let table = &self.table;
        let start = guard::Start { at: table.guard, facing: table.facing, first: table.round == 1 };
        let walked = guard::walk(&table.plan(), start, steps, noises, &table.wires);
        let (facing, turn) = guard::turn(walked.end(), walked.heading, noises);
        (walked, facing, turn)
    }

    /// What he lights when he has walked and turned: smoke is gone by then.
    fn lights(&self, at: Cell, facing: Facing) -> SpaceSet {
        let plan = self.table.plan();
        plan.track_space(at).map_or(SpaceSet::EMPTY, |at| plan.light(at, facing).spaces)
    }

    /// How many unseen cards have this size, and how many there are; at least one, so that it can be divided by.
    fn share(&self, size: u8) -> (u64, u64) {
        let count = Jewelry::of(self.unseen).filter(|card| card.facts().size == size).count();
        (count as u64, u64::from(self.unseen.len()).max(1))
    }

    /// Whether the light would catch a seat on these spaces (JH-5.9).
    fn catches(&self, seat: Seat, lit: SpaceSet) -> bool {
        let disguised = self.cards[seat.index()].and_then(HandCard::effect) == Some(Effect::Disguise);
        !disguised && self.table.player(seat).space.is_some_and(|space| lit.contains(space))
    }

    /// The seats that a light would catch.
    pub(crate) fn caught_by(&self, lit: SpaceSet) -> SeatSet {
        self.table.all_seats().filter(|seat| self.catches(*seat, lit)).collect()
    }

    /// What would come of every size.
    pub(crate) fn outlooks(&self) -> Vec<Outlook> {
        if self.table.plan.is_none() || self.unseen.is_empty() {
            return Vec::new();
        }
        let noises = self.noises();
        SIZES.map(|steps| self.outlook(steps, &noises)).into()
    }

    fn outlook(&self, steps: u8, noises: &Noises) -> Outlook {
        let (walked, facing, turn) = self.walk(steps, noises);
        let lit = self.lights(walked.end(), facing);
        let path = walked.path();
        let direction = |pair: &[Cell]| {
            let straight = Facing::towards(pair[0], pair[1]);
            Direction::ALL.into_iter().find(|direction| Some(Facing::of(*direction)) == straight).unwrap_or(Direction::North)
        };
        let step = |(pair, why): (&[Cell], &Reason)| Step { from: pair[0], to: pair[1], direction: direction(pair), why: *why };
        let (favourable, cases) = self.share(steps);
        Outlook {
            steps,
            odds: Odds::new(favourable, cases),
            walk: path.windows(2).zip(walked.reasons()).map(step).collect(),
            wired: walked.wired,
            at: walked.end(),
            facing,
            wind: facing.wind(),
            turn,
            lit: lit.iter().collect(),
            catches: self.caught_by(lit),
        }
    }

    /// How likely a seat is to be caught, everything else being as it is supposed to be.
    pub(crate) fn risk(&self, seat: Seat) -> Odds {
        let noises = self.noises();
        let caught = SIZES.iter().map(|steps| {
            let (walked, facing, _) = self.walk(*steps, &noises);
            let share = self.share(*steps).0;
            if share > 0 && self.catches(seat, self.lights(walked.end(), facing)) { share } else { 0 }
        });
        Odds::new(caught.sum(), self.share(SIZES[0]).1)
    }

    /// The same for a seat that would end its move on another space.
    pub(crate) fn risk_on(&mut self, seat: Seat, end: Space) -> Odds {
        let own = self.table.player(seat).space;
        self.table.player_mut(seat).space = Some(end);
        let risk = self.risk(seat);
        self.table.player_mut(seat).space = own;
        risk
    }
}
