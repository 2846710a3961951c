//! Why not: every refusal of section 10 of the rules, in its order.

use engine::refusal::code;
use engine::{Refusal, Rules, Seat};

use crate::JewelHeist;
use crate::action::{Action, MoveWish, Theft, Wish};
use crate::content::cards::{HandCard, Jewelry, Kind};
use crate::content::jewels::Jewels;
use crate::content::{Ability, Effect};
use crate::floor::cell::Cell;
use crate::floor::facing::Facing;
use crate::floor::space::Space;
use crate::rules::has_gear_to_place;
use crate::rules::reach::{crackable, dark_destinations, destinations, reachable, within_reach};
use crate::state::{Phase, State, Table};

type Checked<T = Action> = Result<T, Refusal>;

fn refuse<T>(code: &'static str) -> Checked<T> {
    Err(Refusal::new(code))
}

fn require(holds: bool, code: &'static str) -> Checked<()> {
    if holds { Ok(()) } else { refuse(code) }
}

fn known<T>(thing: Option<T>, code: &'static str) -> Checked<T> {
    thing.ok_or_else(|| Refusal::new(code))
}

/// Whether a seat may act at all now, whatever it wants to do.
pub(crate) fn check_seat(state: &State, seat: Seat) -> Checked<()> {
    let phase = state.table.phase;
    require(phase != Phase::Over, code::GAME_OVER)?;
    if state.decided().contains(seat) {
        // An answer to the Mastermind stands before the others have chosen at all (JH-6.51).
        return refuse(if state.table.player(seat).told { "told_is_final" } else { "already_chosen" });
    }
    require(JewelHeist::turn(state).asks(seat), code::NOT_YOUR_TURN)
}

/// Whether a seat may do this now.
pub(crate) fn check(state: &State, seat: Seat, wish: Wish) -> Checked {
    check_seat(state, seat)?;
    require(fits_phase(state, seat, &wish), "wrong_phase")?;
    let table = &state.table;
    match wish {
        Wish::Pick(card) => check_pick(state, seat, card),
        Wish::Draft(kind) => check_draft(table, seat, kind),
        Wish::Pass => check_pass(state, seat),
        Wish::Place(at) => check_place(table, at),
        Wish::Question(other) => check_question(table, seat, other),
        Wish::Play(card) => check_play(table, seat, card),
        Wish::Smoke(at) => check_smoke(table, at),
        Wish::Alarm(at) => Ok(Action::Alarm { at: space(table, known(at, "unknown_cell")?)? }),
        Wish::Wire(at) => check_wire(table, at),
        Wish::TurnGuard(facing) => check_turn(table, seat, facing),
        Wish::Blame(other) => check_blame(table, seat, other),
        Wish::Move(wish) => check_move(state, seat, &wish),
        Wish::Keep(card) => {
            let card = known(card, "unknown_card")?;
            require(state.drawn.contains(card.number()), "not_drawn")?;
            Ok(Action::Keep { card })
        }
        Wish::Swap(taken, out) => {
            let (taken, out) = (known(taken, "unknown_card")?, known(out, "unknown_card")?);
            require(state.drawn.contains(taken.number()), "not_drawn")?;
            require(table.shared.contains(out.number()), "not_shared")?;
            Ok(Action::Swap { taken, out })
        }
        Wish::Drop(jewels) => check_drop(state, seat, jewels),
    }
}

/// Whether this kind of action belongs to the present phase.
fn fits_phase(state: &State, seat: Seat, wish: &Wish) -> bool {
    let phase = state.table.phase;
    // Gear that was not played, or has been placed, is as if the phase for it were over.
    let gear = |effect: Effect| phase == Phase::Before && state.effect(seat) == Some(effect) && !state.table.player(seat).effect_done;
    match wish {
        Wish::Pick(_) => phase == Phase::Draft,
        Wish::Draft(_) => phase == Phase::GearDraft,
        Wish::Pass => matches!(phase, Phase::GearDraft | Phase::Question | Phase::Before | Phase::Swap | Phase::Mirror),
        Wish::Place(_) => matches!(phase, Phase::Start | Phase::Place),
        Wish::Question(_) => phase == Phase::Question,
        Wish::Play(_) => matches!(phase, Phase::Answer | Phase::Choose),
        Wish::Smoke(_) => gear(Effect::Smoke),
        Wish::Alarm(_) => gear(Effect::Alarm),
        Wish::Wire(_) => gear(Effect::Wire),
        Wish::TurnGuard(_) => matches!(phase, Phase::Before | Phase::Mirror),
        Wish::Blame(_) => phase == Phase::Before,
        Wish::Move(_) => phase == Phase::Move,
        Wish::Keep(_) => phase == Phase::Keep,
        Wish::Swap(..) => phase == Phase::Swap,
        Wish::Drop(_) => phase == Phase::Drop,
    }
}

/// A space players can stand on.
fn space(table: &Table, cell: Cell) -> Checked<Space> {
    known(table.plan().space(cell), "not_a_space")
}

/// Another seat of this table.
fn other(table: &Table, seat: u64) -> Checked<Seat> {
    known(Seat::checked(seat, table.count()), "unknown_seat")
}

fn check_pick(state: &State, seat: Seat, card: Option<Jewelry>) -> Checked {
    let card = known(card, "unknown_card")?;
    require(state.packs[seat.index()].contains(card.number()), "not_in_pack")?;
    Ok(Action::Pick { card })
}

fn check_draft(table: &Table, seat: Seat, kind: Option<Kind>) -> Checked {
    let kind = known(kind, "unknown_kind")?;
    match table.draft_bar(seat, kind) {
        Some(bar) => refuse(bar),
        None => Ok(Action::Draft { kind }),
    }
}

fn check_pass(state: &State, seat: Seat) -> Checked {
    require(state.table.phase != Phase::Before || !has_gear_to_place(state, seat), "effect_first")?;
    Ok(Action::Pass)
}

fn check_place(table: &Table, at: Option<Cell>) -> Checked {
    let cell = known(at, "unknown_cell")?;
    let open = table.placing();
    if let Some(at) = cell.space().filter(|at| open.contains(*at)) {
        return Ok(Action::Place { at });
    }
    let at = known(table.plan().space(cell).filter(|at| at.is_start()), "not_a_start")?;
    require(!table.occupied().contains(at), "space_taken")?;
    refuse("space_lit")
}

fn check_question(table: &Table, seat: Seat, asked: u64) -> Checked {
    let asked = other(table, asked)?;
    require(asked != seat, "question_self")?;
    require(table.may_question(seat, asked), "question_again")?;
    Ok(Action::Question { seat: asked })
}

fn check_play(table: &Table, seat: Seat, card: Option<HandCard>) -> Checked {
    let card = known(card, "unknown_card")?;
    require(card.gear().is_none_or(|kind| table.player(seat).gear.count(kind) > 0), "gear_not_in_hand")?;
    Ok(Action::Play { card })
}

fn check_smoke(table: &Table, at: Option<Cell>) -> Checked {
    let at = known(at, "unknown_cell")?;
    require(table.lit().cells.contains(at), "smoke_not_lit")?;
    Ok(Action::Smoke { at })
}

fn check_wire(table: &Table, at: Option<Cell>) -> Checked {
    let at = known(at, "unknown_cell")?;
    require(table.plan().is_track(at), "not_on_track")?;
    require(at != table.guard, "guard_is_there")?;
    Ok(Action::Wire { at })
}

/// Whether a seat may use an ability that needs a token.
fn check_ability(table: &Table, seat: Seat, ability: Ability) -> Checked<()> {
    let player = table.player(seat);
    require(table.has(seat, ability), "not_your_ability")?;
    require(player.special_left > 0, "no_special_left")?;
    require(!player.special_used, "special_used")
}

fn check_turn(table: &Table, seat: Seat, facing: Facing) -> Checked {
    let mirror = table.phase == Phase::Mirror;
    if !mirror {
        check_ability(table, seat, Ability::Turn)?;
    }
    require(facing != table.facing, "same_facing")?;
    if mirror {
        require([table.facing.left(), table.facing.right()].contains(&facing), "not_a_quarter")?;
    } else {
        require(facing.is_compass_point(), "not_a_compass_point")?;
    }
    Ok(Action::TurnGuard { facing })
}

fn check_blame(table: &Table, seat: Seat, blamed: u64) -> Checked {
    let blamed = other(table, blamed)?;
    check_ability(table, seat, Ability::Blame)?;
    require(blamed != seat, "blame_self")?;
    require(table.noise(seat) > 0, "nothing_to_blame")?;
    Ok(Action::Blame { seat: blamed })
}

/// JH-7.64: names, one trick, destination, ability, and then whether the trick does anything.
fn check_move(state: &State, seat: Seat, wish: &MoveWish) -> Checked {
    let table = &state.table;
    let to = known(wish.to, "unknown_cell")?;
    let reach = wish.reach.map(|cell| known(cell, "unknown_cell")).transpose()?;
    let victim = wish.steal.map(|(victim, _)| other(table, victim)).transpose()?;
    let tricks = u8::from(reach.is_some()) + u8::from(wish.crack) + u8::from(victim.is_some());
    require(tricks <= 1, "one_extra_only")?;
    let to = check_destination(state, seat, to)?;
    let reach = reach.map(|cell| check_reach(state, seat, to, cell)).transpose()?;
    if wish.crack {
        check_crack(state, seat, to)?;
    }
    let steal = match (victim, wish.steal) {
        (Some(victim), Some((_, jewels))) => Some(check_steal(table, seat, to, victim, jewels)?),
        _ => None,
    };
    Ok(Action::Move { to, reach, crack: wish.crack, steal })
}

fn check_destination(state: &State, seat: Seat, to: Cell) -> Checked<Space> {
    let table = &state.table;
    let to = space(table, to)?;
    if destinations(state, seat).contains(to) {
        return Ok(to);
    }
    require(!table.lit().spaces.contains(to) || state.effect(seat) == Some(Effect::Disguise), "lit_destination")?;
    require(dark_destinations(state, seat).contains(to), "too_far")?;
    refuse("light_in_the_way")
}

fn check_reach(state: &State, seat: Seat, to: Space, cell: Cell) -> Checked<Space> {
    let reached = cell.space().filter(|space| reachable(&state.table, to).contains(*space));
    known(reached.filter(|_| state.effect(seat) == Some(Effect::Tongs)), "bad_reach")
}

fn check_crack(state: &State, seat: Seat, to: Space) -> Checked<()> {
    check_ability(&state.table, seat, Ability::Crack)?;
    let moves = state.card(seat).is_some_and(HandCard::is_movement);
    require(moves && !crackable(&state.table, to).is_empty(), "bad_crack")
}

fn check_steal(table: &Table, seat: Seat, to: Space, victim: Seat, jewels: Jewels) -> Checked<Theft> {
    check_ability(table, seat, Ability::Steal)?;
    let near = victim != seat && within_reach(table, to, victim);
    require(near && matches!(jewels.len(), 1 | 2) && table.player(victim).jewels.covers(jewels), "bad_steal")?;
    Ok(Theft { seat: victim, jewels })
}

fn check_drop(state: &State, seat: Seat, jewels: Jewels) -> Checked {
    require(jewels.len() == state.must_drop(seat), "drop_wrong_count")?;
    require(state.table.player(seat).jewels.covers(jewels), "drop_not_owned")?;
    Ok(Action::Drop { jewels })
}
