//! Where the bot wants to go, and the cheapest way there for one player.

use engine::Seat;

use crate::content::check::gains_loot;
use crate::content::{Back, ItemKind, Kind, Skill, TileKind};
use crate::map::square::{MOST_SQUARES, Square, SquareSet};
use crate::map::{FAR, Passage, SquareKind, Step};
use crate::rules::acts;
use crate::rules::odds;
use crate::state::{Lies, State, Status, Whereabouts};

/// What a player is after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goal {
    /// Out of the building.
    Leave,
    /// Stand near the exit until the loot comes.
    Gather,
    /// Pick the loot up.
    Fetch(Square),
    /// Open the vault.
    Open(Square),
    /// Look under a secure back.
    Look(Square),
    /// Free the captured.
    Rescue(Square),
    /// See the guard who holds a friend.
    Free(Square),
}

/// Costs of ways, in steps; what cannot be crossed is as good as infinite.
const IMPASSABLE: f32 = 1.0e6;

/// A plan: a goal, and for every square how far it still is.
pub(crate) struct Plan {
    pub(crate) goal: Goal,
    pub(crate) left: [f32; MOST_SQUARES],
}

/// Makes a plan for one player.
pub(crate) fn plan(state: &State, seat: Seat) -> Plan {
    let goal = goal(state, seat);
    let mut left = costs(state, seat, goal.square(state));
    if goal == Goal::Gather {
        gather(state, seat, &mut left);
    }
    Plan { goal, left }
}

/// A crew that waits for the loot waits near the exit, neither on it nor on its threshold, and never three on a square: four pawns shut the
/// loot in.
fn gather(state: &State, seat: Seat, left: &mut [f32; MOST_SQUARES]) {
    for square in state.map().squares() {
        let (cost, crowd) = (&mut left[square.index()], state.pawns(square));
        let others = crowd - u8::from(state.player(seat).square == Some(square));
        *cost = if *cost < 2.0 { 1.5 * (2.0 - *cost) } else { (*cost - 4.0).max(0.0) };
        if others >= 2 {
            *cost += 1.0;
        }
    }
}

impl Goal {
    /// The square it is about.
    pub(crate) fn square(self, state: &State) -> Square {
        match self {
            Self::Leave | Self::Gather => state.map().exit,
            Self::Fetch(square) | Self::Open(square) | Self::Look(square) | Self::Rescue(square) | Self::Free(square) => square,
        }
    }
}

fn steps_to(state: &State, seat: Seat, to: Square) -> u8 {
    state.player(seat).square.map_or(FAR, |square| state.map().distance(Passage::Both, square, to))
}

/// Whether at most `most` players other than this one are nearer.
fn is_among_nearest(state: &State, seat: Seat, to: Square, most: usize) -> bool {
    let mine = (steps_to(state, seat, to), seat);
    state.inside().filter(|other| (steps_to(state, *other, to), *other) < mine).count() <= most
}

fn goal(state: &State, seat: Seat) -> Goal {
    if let Some(goal) = free(state, seat).filter(|_| !state.has_loot(seat)) {
        return goal;
    }
    if state.loot_out || state.has_loot(seat) {
        return rescue(state, seat).filter(|_| !state.has_loot(seat)).unwrap_or(Goal::Leave);
    }
    let lying = state.things.iter().find_map(|thing| match thing.place {
        Whereabouts::On(square) if thing.item == ItemKind::LOOT => Some(square),
        _ => None,
    });
    if let Some(square) = lying {
        return if is_among_nearest(state, seat, square, 0) { Goal::Fetch(square) } else { Goal::Gather };
    }
    if state.inside().any(|other| state.has_loot(other)) {
        return rescue(state, seat).unwrap_or(Goal::Gather);
    }
    if let Some(vault) = vault(state) {
        return if is_among_nearest(state, seat, vault, 1) { Goal::Open(vault) } else { rescue(state, seat).unwrap_or(Goal::Gather) };
    }
    rescue(state, seat).unwrap_or_else(|| look(state, seat))
}

/// The vault, once it is known.
pub(crate) fn vault(state: &State) -> Option<Square> {
    let is_vault = |kind: TileKind| gains_loot(kind.facts());
    state
        .map()
        .tiles
        .iter()
        .copied()
        .find(|tile| state.tile(*tile).is_some_and(|lying| lying.lies == Lies::Up && lying.tile.is_some_and(is_vault)))
}

/// How far a friend who is held may be, in steps, and how many misses must be left to talk to his guard: he is captured when this phase ends.
const IN_REACH: u8 = 4;
const ABLE: u8 = 3;

/// A square from which a guard who holds a friend is seen, for whoever is nearest. One who stands on such a square has tried what he could.
fn free(state: &State, seat: Seat) -> Option<Goal> {
    let held = state.inside().filter(|friend| *friend != seat).flat_map(|friend| state.player(friend).caught_by.iter());
    let seen_from = |n: u8| state.guard(n).map(|guard| state.map().sight[guard.square.index()]);
    let views: SquareSet = held.filter_map(seen_from).fold(SquareSet::EMPTY, SquareSet::union);
    let square = views.iter().filter(|square| !state.guarded(*square)).min_by_key(|square| steps_to(state, seat, *square))?;
    let steps = steps_to(state, seat, square);
    let able = |seat: Seat| odds::margin(state, seat, Skill::Social) >= ABLE && state.can_act(seat) && !state.player(seat).is_caught();
    let mine = (steps, seat);
    let nearer = state.inside().any(|other| able(other) && (steps_to(state, other, square), other) < mine);
    ((1..=IN_REACH).contains(&steps) && able(seat) && !nearer).then_some(Goal::Free(square))
}

/// A room from which somebody can be freed, for the player nearest to it.
fn rescue(state: &State, seat: Seat) -> Option<Goal> {
    if state.captured.is_empty() || state.in_force >= 4 {
        return None;
    }
    let rescues = |kind: TileKind| kind.facts().actions.iter().any(crate::content::TileAction::rescues);
    let rooms = state.map().tiles.iter().copied();
    let known = rooms.filter(|tile| state.tile(*tile).is_some_and(|lying| lying.lies == Lies::Up && lying.tile.is_some_and(rescues)));
    let nearest = known.min_by_key(|tile| steps_to(state, seat, *tile))?;
    (steps_to(state, seat, nearest) <= 14 && is_among_nearest(state, seat, nearest, 0)).then_some(Goal::Rescue(nearest))
}

/// The face-down secure room that is near and not already somebody else's.
fn look(state: &State, seat: Seat) -> Goal {
    let rooms = state.map().tiles.iter().copied();
    let secure = rooms.filter(|tile| state.tile(*tile).is_some_and(|lying| lying.lies == Lies::Down && lying.back == Some(Back::Secure)));
    let cost = |tile: &Square| {
        let mine = steps_to(state, seat, *tile);
        let nearer = state.inside().filter(|other| *other != seat && steps_to(state, *other, *tile) < mine).count();
        u32::from(mine) + 4 * nearer as u32
    };
    secure.min_by_key(cost).map_or(Goal::Gather, Goal::Look)
}

/// How far every square is from a goal for one player, counting what tiles and guards cost him.
fn costs(state: &State, seat: Seat, goal: Square) -> [f32; MOST_SQUARES] {
    let map = state.map();
    let mut left = [IMPASSABLE; MOST_SQUARES];
    left[goal.index()] = 0.0;
    let mut open: SquareSet = [goal].into_iter().collect();
    // Few squares, cheap steps: going round until nothing gets nearer is as fast as keeping a heap.
    while !open.is_empty() {
        for square in std::mem::take(&mut open).iter() {
            for step in map.steps[square.index()].iter() {
                let Some(forth) = map.step(step.to, square) else { continue };
                let cost = left[square.index()] + step_cost(state, seat, &forth);
                if cost < left[step.to.index()] - 1e-4 {
                    left[step.to.index()] = cost;
                    open.insert(step.to);
                }
            }
        }
    }
    left
}

/// What one step costs, in steps.
fn step_cost(state: &State, seat: Seat, step: &Step) -> f32 {
    let map = state.map();
    let mut cost = 1.0;
    if map.kind(step.to) == SquareKind::Elevator {
        cost += if state.in_force >= 4 { IMPASSABLE } else { 3.0 };
    }
    if state.is_full(step.to) {
        cost += 6.0;
    }
    if state.guarded(step.to) {
        cost += 8.0;
    } else if state.is_seen(step.to) {
        cost += 0.6;
    }
    if let Some(tile) = step.over.and_then(|over| state.tile(over)) {
        cost += match (tile.lies, tile.tile) {
            (Lies::Down, _) => 2.5,
            (Lies::Up, Some(kind)) if kind.facts().needs_action() => {
                let best = best_way_past(state, seat, kind);
                1.0 + (1.0 - best) * 10.0
            }
            _ => 0.0,
        };
    } else if map.kind(step.to) == SquareKind::Room && state.tile(step.to).is_some_and(|tile| tile.lies == Lies::Down) {
        cost += 1.0;
    }
    cost
}

/// How likely the best action of a tile lets this player past.
pub(crate) fn best_way_past(state: &State, seat: Seat, kind: TileKind) -> f32 {
    let facts = kind.facts();
    let passing = facts.actions.iter().filter(|action| action.kind != Kind::Activate);
    let chance = passing.map(|action| {
        let need = state.need(seat, action.need, action.kind, action.skill, Some(facts.deck), None);
        let fresh_margin = state.space(seat, action.skill).max(1);
        odds::fresh(need, fresh_margin, 1).value() as f32
    });
    chance.fold(0.0, f32::max)
}

/// Whether a player needs help to get free.
pub(crate) fn is_in_need(state: &State, seat: Seat) -> bool {
    state.player(seat).status == Status::In && state.player(seat).is_caught()
}

/// The first step of the cheapest way.
pub(crate) fn next_step(state: &State, plan: &Plan, from: Square) -> Option<Step> {
    let better = |step: &&Step| plan.left[step.to.index()] < plan.left[from.index()];
    let steps = state.map().steps[from.index()].iter().filter(better);
    steps.copied().min_by(|one, other| plan.left[one.to.index()].total_cmp(&plan.left[other.to.index()]))
}

/// Whether standard movement takes a player over this step now.
pub(crate) fn is_walkable(state: &State, seat: Seat, step: &Step) -> bool {
    acts::check_step(state, seat, step.to).is_ok()
}
