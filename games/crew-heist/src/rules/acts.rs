//! What each action of the player phase asks for, in the order of its column (CH 5.3).

use engine::refusal::code::MALFORMED;
use engine::{Refusal, Seat, SeatSet};

use crate::action::{Action, Clear, Target};
use crate::content::{Choose, Deck, ItemKind, Kind};
use crate::map::square::{Square, SquareId};
use crate::map::{SquareKind, Step};
use crate::options::ClockKind;
use crate::rules::{code, require};
use crate::state::queries::MOST_PAWNS;
use crate::state::{Guard, Lies, Phase, State, Thing, Whereabouts, dropped_bit};

/// The square of that name.
pub(crate) fn known(state: &State, id: SquareId) -> Result<Square, Refusal> {
    state.map().find(id).ok_or_else(|| Refusal::new(MALFORMED))
}

fn here(state: &State, seat: Seat) -> Result<Square, Refusal> {
    state.player(seat).square.ok_or_else(|| Refusal::new(code::NOT_IN_BUILDING))
}

/// What a caught player may do (CH-12.13).
pub(crate) fn is_free_to(state: &State, action: &Action) -> bool {
    match action {
        Action::Distract { .. } | Action::Fight { .. } | Action::Wait => true,
        Action::Help { seat, .. } => {
            let kind = state.attempts.get(seat.index()).copied().flatten().map(|attempt| attempt.kind);
            matches!(kind, Some(Kind::Fight | Kind::Distract) | None)
        }
        _ => false,
    }
}

/// What goes on with something open.
pub(crate) fn check_open(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let player = state.player(seat);
    let lead = state.lead_of(seat);
    match *action {
        Action::Notice { dice } => {
            require(player.notice.is_some(), code::NO_ATTEMPT)?;
            require(lead.is_none(), code::BUSY)?;
            require((1..=4).contains(&dice), code::DICE_COUNT)
        }
        Action::Refuse => {
            require(player.notice.is_some(), code::NO_ATTEMPT)?;
            require(lead.is_none(), code::BUSY)
        }
        Action::Stumble => {
            let lead = lead.ok_or_else(|| Refusal::new(code::NO_ATTEMPT))?;
            let moving = state.attempt(lead).is_some_and(|attempt| matches!(attempt.kind, Kind::Run | Kind::Sneak));
            require(lead == seat && moving, code::NOT_A_MOVE)?;
            require(player.missed, code::NO_MISS)
        }
        Action::Roll { reroll, add } => {
            require(lead.is_some(), code::NO_ATTEMPT)?;
            require(!player.failing, code::FAILING)?;
            require(reroll.iter().all(|index| index < usize::from(player.dice.count)), code::BAD_REROLL)?;
            let fits = player.dice.count.saturating_add(add) <= 4 && (add > 0 || !reroll.is_empty());
            require(fits, code::DICE_COUNT)
        }
        Action::Stop { x } => check_stop(state, seat, lead, x),
        Action::GiveUp => require(lead.is_some() || (state.phase == Phase::Closing && player.notice.is_some()), code::NO_ATTEMPT),
        _ => {
            let attempt = lead.and_then(|lead| state.attempt(lead)).ok_or_else(|| Refusal::new(code::NO_ATTEMPT))?;
            require(!attempt.helpers.is_empty(), code::ALONE)?;
            require(player.used < state.limit(), code::TIME_IS_UP)
        }
    }
}

/// CH-9.11: the leader stops, with an X that the hits of all allow.
fn check_stop(state: &State, seat: Seat, lead: Option<Seat>, x: u8) -> Result<(), Refusal> {
    let lead = lead.ok_or_else(|| Refusal::new(code::NO_ATTEMPT))?;
    let most = state.attempt(lead).filter(|_| lead == seat).and_then(|attempt| state.most_x(attempt));
    let most = most.ok_or_else(|| Refusal::new(code::CANNOT_STOP))?;
    require((1..=most).contains(&x), code::BAD_X)?;
    require(state.best_x(lead).is_some_and(|best| x <= best), code::TOO_FEW_HITS)
}

/// What begins something; how many dice is asked afterwards.
pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Run { to, .. } => check_step(state, seat, known(state, to)?),
        Action::Sneak { to, .. } => {
            check_step(state, seat, known(state, to)?)?;
            require(!state.would_be_exposed(seat), code::EXPOSED)
        }
        Action::Walk { to } => {
            check_step(state, seat, known(state, to)?)?;
            require(state.player(seat).misses < crate::content::TRACK, code::TRACK_FULL)
        }
        Action::Whistle => Ok(()),
        Action::Hide { .. } => check_hide(state, seat),
        Action::Distract { guard, clear, .. } => check_distract(state, seat, guard, clear),
        Action::Fight { guard, .. } => {
            let guard = find_guard(state, guard)?;
            require(!guard.distracted, code::GUARD_DISTRACTED)?;
            require(guard.square == here(state, seat)?, code::NOT_SAME_SQUARE)
        }
        Action::Incapacitate { guard, .. } => {
            let guard = find_guard(state, guard)?;
            require(guard.square == here(state, seat)?, code::NOT_SAME_SQUARE)?;
            require(guard.distracted || state.player(seat).hidden, code::GUARD_ALERT)
        }
        Action::Flip { tile } => check_flip(state, seat, known(state, tile)?),
        Action::Tile { tile, action, with, .. } => check_tile(state, seat, known(state, tile)?, action, with),
        Action::Help { seat: lead, .. } => check_help(state, seat, lead),
        Action::PickUp { item, square, n } => check_pick_up(state, seat, item, known(state, square)?, n),
        Action::Use { item } => {
            require(usable(state, seat, item).is_some(), code::NOT_CARRIED)?;
            require(!item.facts().effects.is_empty(), code::CANNOT_USE)
        }
        Action::Power { target } => check_power(state, seat, target),
        Action::Leave => {
            let square = here(state, seat)?;
            require(square == state.map().exit, code::NOT_EXIT)?;
            require(!state.guarded(square), code::GUARD_IN_SQUARE)
        }
        Action::Wait => require(!state.player(seat).waiting, code::ALREADY_WAITING),
        _ => Err(Refusal::new(code::WRONG_PHASE)),
    }
}

/// Standard movement (CH-8.2).
pub(crate) fn check_step(state: &State, seat: Seat, to: Square) -> Result<(), Refusal> {
    let from = here(state, seat)?;
    let step = state.map().step(from, to).ok_or_else(|| Refusal::new(code::NO_STEP))?;
    require(!state.guarded(from), code::GUARD_IN_SQUARE)?;
    require(!state.is_full(to), code::SQUARE_FULL)?;
    check_way(state, &step)
}

/// Whether the tiles and elevators on the way let a player pass by standard movement.
fn check_way(state: &State, step: &Step) -> Result<(), Refusal> {
    let crossed = step.over.and_then(|over| state.tile(over));
    if let Some(tile) = crossed {
        require(tile.lies != Lies::Down, code::TILE_FACE_DOWN)?;
        let blocks = tile.lies == Lies::Up && tile.tile.is_some_and(|kind| kind.facts().needs_action());
        require(!blocks, code::NEEDS_TILE_ACTION)?;
    } else if let Some(room) = state.tile(step.to) {
        require(room.lies != Lies::Down, code::TILE_FACE_DOWN)?;
    }
    let enters = state.map().kind(step.to) == SquareKind::Elevator;
    require(!enters || state.in_force < 4, code::ELEVATOR_CLOSED)
}

fn check_hide(state: &State, seat: Seat) -> Result<(), Refusal> {
    require(!state.player(seat).hidden, code::ALREADY_HIDDEN)?;
    require(!state.player(seat).exposed, code::EXPOSED)?;
    let square = here(state, seat)?;
    require(state.map().cover.contains(square) || state.map().kind(square) == SquareKind::Room, code::NO_COVER)
}

fn find_guard(state: &State, n: u8) -> Result<&Guard, Refusal> {
    state.guard(n).ok_or_else(|| Refusal::new(code::NO_SUCH_GUARD))
}

fn check_distract(state: &State, seat: Seat, guard: u8, clear: Option<Clear>) -> Result<(), Refusal> {
    let guard = find_guard(state, guard)?;
    let square = here(state, seat)?;
    require(!guard.distracted, code::GUARD_DISTRACTED)?;
    require(state.map().sight[square.index()].contains(guard.square), code::NOT_IN_SIGHT)?;
    require(clear.is_none_or(|clear| lies_here(state, square, clear)), code::NOTHING_THERE)
}

/// Whether the token lies on a square.
pub(crate) fn lies_here(state: &State, square: Square, clear: Clear) -> bool {
    match clear {
        Clear::Alert => state.alerts.contains(square),
        Clear::Decoy => state.decoys.contains(&square),
        Clear::Noise(seat) => seat.index() < state.seats() && state.player(seat).noise == Some(square),
    }
}

/// Whether a player stands beside a tile, or on it.
pub(crate) fn is_joined(state: &State, square: Square, tile: Square) -> bool {
    square == tile || state.map().joined[square.index()].contains(tile)
}

fn check_flip(state: &State, seat: Seat, tile: Square) -> Result<(), Refusal> {
    let lies = state.tile(tile).ok_or_else(|| Refusal::new(code::NOT_JOINED))?.lies;
    require(lies != Lies::Up, code::TILE_FACE_UP)?;
    require(lies != Lies::Removed, code::TILE_REMOVED)?;
    require(is_joined(state, here(state, seat)?, tile), code::NOT_JOINED)
}

fn check_tile(state: &State, seat: Seat, tile: Square, action: u8, with: SeatSet) -> Result<(), Refusal> {
    let (lying, square) = (state.tile(tile).ok_or_else(|| Refusal::new(code::NOT_JOINED))?, here(state, seat)?);
    require(lying.lies != Lies::Down, code::TILE_FACE_DOWN)?;
    require(lying.lies != Lies::Removed, code::TILE_REMOVED)?;
    let facts = lying.tile.ok_or_else(|| Refusal::new(code::TILE_FACE_DOWN))?.facts();
    if facts.deck == Deck::Room {
        require(square == tile, code::NOT_ON_TILE)?;
    } else {
        require(is_joined(state, square, tile), code::NOT_JOINED)?;
    }
    let action = facts.actions.get(usize::from(action)).ok_or_else(|| Refusal::new(code::NO_SUCH_ACTION))?;
    require(!action.once || !lying.activated, code::ALREADY_ACTIVATED)?;
    require(!action.rescues() || !state.captured.is_empty(), code::NOBODY_CAPTURED)?;
    let crosses = matches!(action.kind, Kind::Bypass | Kind::GroupBypass);
    require(action.kind == Kind::GroupBypass || with.is_empty(), code::BAD_COMPANY)?;
    if crosses {
        let beyond = state.map().far_side(tile, square).ok_or_else(|| Refusal::new(code::NOT_JOINED))?;
        require(!state.guarded(square), code::GUARD_IN_SQUARE)?;
        require(!state.is_full(beyond), code::SQUARE_FULL)?;
        require(with.iter().all(|other| may_come(state, seat, other)), code::BAD_COMPANY)?;
        require(usize::from(MOST_PAWNS - state.pawns(beyond)) > with.len(), code::SQUARE_FULL)?;
    }
    Ok(())
}

/// Whether a player can be taken along (CH-9.7, R85).
pub(crate) fn may_come(state: &State, seat: Seat, other: Seat) -> bool {
    if other == seat || other.index() >= state.seats() {
        return false;
    }
    let player = state.player(other);
    player.is_in() && player.square == state.player(seat).square && !player.is_caught() && !state.has_open(other)
}

/// CH-7.2.
fn check_help(state: &State, seat: Seat, lead: Seat) -> Result<(), Refusal> {
    let attempt = state.attempts.get(lead.index()).copied().flatten().ok_or_else(|| Refusal::new(code::CANNOT_HELP))?;
    require(!state.player(lead).failing, code::CANNOT_HELP)?;
    let square = here(state, seat)?;
    let reaches = match attempt.kind {
        Kind::Bypass | Kind::GroupBypass | Kind::Disable | Kind::Activate => attempt.tile.is_some_and(|tile| {
            let room = state.map().kind(tile) == SquareKind::Room;
            if room { square == tile } else { is_joined(state, square, tile) }
        }),
        Kind::Distract => {
            attempt.guard.and_then(|n| state.guard(n)).is_some_and(|guard| state.map().sight[square.index()].contains(guard.square))
        }
        Kind::Fight | Kind::Incapacitate => attempt.guard.and_then(|n| state.guard(n)).is_some_and(|guard| guard.square == square),
        Kind::Run | Kind::Sneak | Kind::Hide | Kind::Notice => false,
    };
    require(reaches || state.player(lead).square == Some(square), code::CANNOT_HELP)?;
    let stealthy = matches!(attempt.kind, Kind::Hide | Kind::Sneak);
    require(!stealthy || !state.would_be_exposed(seat), code::EXPOSED)
}

/// The first thing of a kind that a seat could pick up there; of several cards the one whose owner has the lowest seat (R88).
pub(crate) fn lying(state: &State, item: ItemKind, square: Square, n: Option<u8>) -> Option<usize> {
    state.things.iter().position(|thing| thing.place == Whereabouts::On(square) && thing.item == item && thing.n == n)
}

/// The first thing of a kind that a seat carries; of several cards the one whose owner has the lowest seat (R88).
pub(crate) fn carrying(state: &State, seat: Seat, item: ItemKind, n: Option<u8>) -> Option<usize> {
    state.things.iter().position(|thing| thing.place == Whereabouts::With(seat) && thing.item == item && thing.n == n)
}

/// Whether a seat can put this kind of thing on, or take it from, a square (CH-10.4).
pub(crate) fn in_reach(state: &State, seat: Seat, item: ItemKind, square: Square) -> bool {
    let Some(mine) = state.player(seat).square else { return false };
    let beside = matches!(state.map().kind(square), SquareKind::Hall | SquareKind::Door | SquareKind::Stairs);
    square == mine || (!item.facts().token && beside && state.map().joined[mine.index()].contains(square))
}

fn check_pick_up(state: &State, seat: Seat, item: ItemKind, square: Square, n: Option<u8>) -> Result<(), Refusal> {
    require(in_reach(state, seat, item, square) && lying(state, item, square, n).is_some(), code::NOTHING_THERE)?;
    require(state.player(seat).dropped & dropped_bit(item, n.filter(|n| *n < 16)) == 0, code::DROPPED_THIS_PHASE)
}

pub(crate) fn check_drop(state: &State, seat: Seat, item: ItemKind, square: SquareId, n: Option<u8>) -> Result<(), Refusal> {
    require(carrying(state, seat, item, n).is_some(), code::NOT_CARRIED)?;
    require(in_reach(state, seat, item, known(state, square)?), code::NOT_JOINED)
}

/// The thing that `use` takes: a carried one, else a remote one that was dealt to the seat, the first in square order (CH-10.5).
pub(crate) fn usable(state: &State, seat: Seat, item: ItemKind) -> Option<usize> {
    let remote =
        |thing: &Thing| item.facts().remote && thing.item == item && thing.owner == Some(seat) && matches!(thing.place, Whereabouts::On(_));
    let carried = |thing: &Thing| thing.item == item && thing.place == Whereabouts::With(seat);
    state.things.iter().position(carried).or_else(|| state.things.iter().position(remote))
}

/// The square on which a thing works that a seat uses: where it lies, or where the seat stands that carries it.
pub(crate) fn used_on(state: &State, seat: Seat, item: ItemKind) -> Option<Square> {
    match state.things[usable(state, seat, item)?].place {
        Whereabouts::With(_) => state.player(seat).square,
        Whereabouts::On(square) => Some(square),
    }
}

fn check_power(state: &State, seat: Seat, target: Option<Target>) -> Result<(), Refusal> {
    let power = state.player(seat).character.filter(|_| state.options.powers).map(|kind| &kind.facts().power);
    let power = power.filter(|power| power.uses.is_some()).ok_or_else(|| Refusal::new(code::NO_POWER))?;
    require(state.player(seat).power_used.is_none(), code::POWER_SPENT)?;
    let fits = match (power.choose, target) {
        (None, None) => true,
        (Some(Choose::Player), Some(Target::Seat(other))) => other.index() < state.seats() && state.player(other).is_in(),
        (Some(Choose::TileInLine), Some(Target::Tile(tile))) => {
            let (tile, square) = (known(state, tile)?, here(state, seat)?);
            let down = state.tile(tile).is_some_and(|tile| tile.lies == Lies::Down);
            down && state.map().tiles_in_line[square.index()].contains(tile)
        }
        _ => false,
    };
    require(fits, code::BAD_TARGET)
}

/// What an action costs with the simulated clock, in tenths of a second (CH 5.4).
pub(crate) const fn cost(action: &Action) -> u16 {
    match action {
        Action::Walk { .. } | Action::Flip { .. } | Action::Use { .. } | Action::Power { .. } => 15,
        Action::Whistle | Action::Stumble | Action::PickUp { .. } | Action::Leave => 10,
        Action::Drop { .. } | Action::Refuse | Action::GiveUp | Action::Stop { .. } | Action::Hold => 5,
        Action::Roll { .. } => 20,
        _ if action.dice().is_some() => 20,
        _ => 0,
    }
}

/// Whether a seat's actions cost time now.
pub(crate) fn is_costly(state: &State) -> bool {
    state.options.clock == ClockKind::Simulated && state.phase == Phase::Acting
}
