//! Where a seat can go with its card, and which tricks it can play there (JH-2.9, JH-2.20, JH-5.7).

use engine::Seat;

use crate::action::{Action, Theft};
use crate::content::cards::HandCard;
use crate::content::jewels::{Jewels, Shape};
use crate::content::{Ability, Effect};
use crate::floor::light::Lit;
use crate::floor::space::{Space, SpaceSet};
use crate::state::{State, Table};

/// How far a grappling hook swings, squared.
const SWING: u16 = 36;

/// Everywhere a seat can end its move; staying is always possible (JH-7.4).
#[inline]
pub(crate) fn destinations(state: &State, seat: Seat) -> SpaceSet {
    reach_in(state, seat, &state.table.lit())
}

/// The same with the light off.
pub(crate) fn dark_destinations(state: &State, seat: Seat) -> SpaceSet {
    reach_in(state, seat, &Lit::default())
}

#[inline]
fn reach_in(state: &State, seat: Seat, lit: &Lit) -> SpaceSet {
    let (Some(card), Some(own)) = (state.card(seat), state.table.player(seat).space) else { return SpaceSet::EMPTY };
    reach_with(&state.table, seat, card, own, lit)
}

/// Everywhere a seat could end its move with a card.
#[inline]
pub(crate) fn reach_with(table: &Table, seat: Seat, card: HandCard, own: Space, lit: &Lit) -> SpaceSet {
    let plan = table.plan();
    let sprint = card.is_movement() && table.has(seat, Ability::Sprint);
    let walk = plan.walk(card.steps() + u8::from(sprint));
    match card.effect() {
        Some(Effect::Swing) => {
            let near = |space: &Space| space.cell().distance(own.cell()) <= SWING;
            plan.spaces().minus(lit.spaces).iter().filter(near).collect::<SpaceSet>().with(own)
        }
        Some(Effect::Disguise) => walk.reach(own),
        None if card.is_movement() && table.has(seat, Ability::Tumble) => {
            let tumble = crate::floor::grid::Walk { across: true, ..walk };
            tumble.reach(own).minus(lit.spaces).with(own)
        }
        _ => lit.bars(walk).reach(own),
    }
}

/// The spaces that a Safecracker who stops here would empty as well: the adjacent sides that have jewels.
pub(crate) fn crackable(table: &Table, to: Space) -> SpaceSet {
    to.adjacent_sides().iter().filter(|space| !table.floor[space.index()].is_empty()).collect()
}

/// The spaces that long tongs reach from here: one step away, with jewels.
pub(crate) fn reachable(table: &Table, to: Space) -> SpaceSet {
    table.plan().beside(to).iter().filter(|space| !table.floor[space.index()].is_empty()).collect()
}

/// Whether a seat stands where a Pickpocket who stops here can reach it.
pub(crate) fn within_reach(table: &Table, to: Space, victim: Seat) -> bool {
    table.player(victim).space.is_some_and(|space| space == to || table.plan().beside(to).contains(space))
}

/// Which tricks a seat has at all this turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tricks {
    reach: bool,
    crack: bool,
    steal: bool,
}

impl Tricks {
    #[inline]
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let table = &state.table;
        let moves = state.card(seat).is_some_and(HandCard::is_movement);
        Self {
            reach: state.effect(seat) == Some(Effect::Tongs),
            crack: moves && table.can_use(seat, Ability::Crack),
            steal: table.can_use(seat, Ability::Steal),
        }
    }

    /// Lists the moves to a space with each trick that can be played there.
    pub(crate) fn list(self, table: &Table, seat: Seat, to: Space, actions: &mut Vec<Action>) {
        if self.reach {
            let reached = reachable(table, to).iter();
            actions.extend(reached.map(|space| Action::Move { to, reach: Some(space), crack: false, steal: None }));
        }
        if self.crack && !crackable(table, to).is_empty() {
            actions.push(Action::Move { to, reach: None, crack: true, steal: None });
        }
        if self.steal {
            let victims = table.all_seats().filter(|victim| *victim != seat && within_reach(table, to, *victim));
            for victim in victims {
                each_theft(table.player(victim).jewels, |jewels| {
                    let steal = Some(Theft { seat: victim, jewels });
                    actions.push(Action::Move { to, reach: None, crack: false, steal });
                });
            }
        }
    }

    /// Whether there is none.
    #[inline]
    pub(crate) fn is_none(self) -> bool {
        !(self.reach || self.crack || self.steal)
    }
}

/// Every one or two of some jewels: one of each shape, then pairs.
fn each_theft(owned: Jewels, mut take: impl FnMut(Jewels)) {
    let shapes = || Shape::all().filter(|shape| owned.count(*shape) > 0);
    shapes().for_each(|shape| take(Jewels::one(shape)));
    for first in shapes() {
        for second in shapes().filter(|second| *second >= first) {
            let pair = Jewels::one(first).plus(Jewels::one(second));
            if owned.covers(pair) {
                take(pair);
            }
        }
    }
}
