//! What the rest of a round may bring: guesses at what others choose and where they go, and where the guard's light then falls.
//!
//! The same guesses serve for all that a seat could do, so that choices are compared and not luck.

use engine::{Luck, Seat, SeatSet};

use crate::content::cards::{HandCard, Jewelry};
use crate::content::{Effect, HAND};
use crate::floor::facing::Facing;
use crate::floor::space::{Space, SpaceSet};
use crate::options::MOST_SEATS;
use crate::rules::guard::{self, Noises};
use crate::rules::reach::reach_with;
use crate::rules::round::noise_of;
use crate::state::Table;
use crate::view::View;

/// How often each card of the hand is thought to be chosen.
const LOTS: [u64; HAND] = [2, 4, 4, 3, 2, 1];

/// One guess at the rest of a round.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guess {
    /// Where everybody ends.
    pub(crate) ends: [Option<Space>; MOST_SEATS],
    /// How loud everybody is.
    pub(crate) noise: [u32; MOST_SEATS],
    /// Who cannot be caught.
    safe: SeatSet,
    /// How far the guard walks.
    steps: u8,
}

/// What the acting seat adds to a guess.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Whose plan it is.
    pub(crate) seat: Seat,
    /// Where it ends.
    pub(crate) end: Space,
    /// How loud it is.
    pub(crate) noise: u32,
    /// An alarm clock of its own.
    pub(crate) alarm: Option<Space>,
    /// A trip wire of its own.
    pub(crate) wire: Option<crate::floor::cell::Cell>,
    /// How the guard faces before he sets off.
    pub(crate) facing: Facing,
}

/// Guesses at what the others do, `moved` being those who have moved already.
pub(crate) fn guesses(view: &View, seat: Seat, count: usize, moved: SeatSet, luck: &mut impl Luck) -> Vec<Guess> {
    let table = &view.table;
    let lit = table.lit();
    let unseen = view.unseen();
    (0..count)
        .map(|_| {
            let mut guess = Guess { ends: [None; MOST_SEATS], noise: [0; MOST_SEATS], safe: SeatSet::EMPTY, steps: 3 };
            if !unseen.is_empty() {
                guess.steps = Jewelry::new(unseen.nth(luck.below(u64::from(unseen.len())) as u32)).facts().size;
            }
            for other in table.all_seats().filter(|other| *other != seat) {
                let Some(own) = table.player(other).space else { continue };
                let card = view.cards[other.index()].unwrap_or_else(|| any_card(luck));
                guess.noise[other.index()] = table.player(other).noise.unwrap_or_else(|| noise_of(table, other, card));
                if card.effect() == Some(Effect::Disguise) {
                    guess.safe = guess.safe.with(other);
                }
                let stays = moved.contains(other) || card == HandCard::CALL_FENCE;
                let end = if stays { own } else { likely_end(table, reach_with(table, other, card, own, &lit), own, luck) };
                guess.ends[other.index()] = Some(end);
            }
            guess
        })
        .collect()
}

fn any_card(luck: &mut impl Luck) -> HandCard {
    let mut ticket = luck.below(LOTS.iter().sum());
    for (card, lots) in HandCard::all().zip(LOTS) {
        match ticket.checked_sub(lots) {
            Some(left) => ticket = left,
            None => return card,
        }
    }
    HandCard::CALL_FENCE
}

/// The richest of three spaces by chance.
fn likely_end(table: &Table, reach: SpaceSet, own: Space, luck: &mut impl Luck) -> Space {
    let mut best = (-1, own);
    for _ in 0..3 {
        let number = luck.below(reach.len() as u64) as usize;
        let Some(space) = reach.iter().nth(number) else { continue };
        let value = table.floor[space.index()].loose();
        if value > best.0 {
            best = (value, space);
        }
    }
    best.1
}

impl Guess {
    /// What is lit when the guard has walked and turned, if the acting seat does this.
    pub(crate) fn lit_after(&self, table: &Table, plan: &Plan) -> SpaceSet {
        let blueprint = table.plan();
        let mut noises = Noises::new();
        for seat in table.clockwise_from_lead() {
            let own = seat == plan.seat;
            let end = if own { Some(plan.end) } else { self.ends[seat.index()] };
            if let Some(end) = end {
                noises.add(seat, if own { plan.noise } else { self.noise[seat.index()] }, end);
            }
            let alarm = table.alarms[seat.index()].or(plan.alarm.filter(|_| own));
            if let Some(space) = alarm {
                noises.add_alarm(seat, space);
            }
        }
        let mut wires = table.wires;
        plan.wire.into_iter().for_each(|cell| wires.insert(cell));
        let start = guard::Start { at: table.guard, facing: plan.facing, first: table.round == 1 };
        let walked = guard::walk(&blueprint, start, self.steps, &noises, &wires);
        let (facing, _) = guard::turn(walked.end(), walked.heading, &noises);
        blueprint.track_space(walked.end()).map_or(SpaceSet::EMPTY, |at| blueprint.light(at, facing).spaces)
    }

    /// Whether somebody quieter ends there too, and takes what lies there first.
    pub(crate) fn is_beaten_to(&self, end: Space, noise: u32) -> bool {
        self.ends.iter().zip(self.noise).any(|(other, quiet)| *other == Some(end) && quiet < noise)
    }

    /// How many of the others the light falls on.
    pub(crate) fn others_in(&self, lit: SpaceSet, seats: usize) -> f64 {
        let caught = |seat: &Seat| !self.safe.contains(*seat) && self.ends[seat.index()].is_some_and(|end| lit.contains(end));
        Seat::all(seats).filter(caught).count() as f64
    }
}
