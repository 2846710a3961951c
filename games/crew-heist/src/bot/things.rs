//! What the bot does beside its way: things, powers, rooms, guards who lie at its feet, and hiding where it stops.

use engine::Seat;

use crate::action::{Action, Target};
use crate::bot::Best;
use crate::bot::moves::dice_for;
use crate::bot::plan::{self, Goal, Plan};
use crate::bot::value;
use crate::content::effect::{Amount, Effect, Gain};
use crate::content::{ItemKind, Kind, Skill, TileAction};
use crate::map::square::Square;
use crate::map::{Passage, SquareKind};
use crate::play::FIRST_ALERT;
use crate::rules::odds;
use crate::state::{Attempt, Lies, State, Whereabouts};

/// How many alerts can be taken off the track before the first one of its level (CH-4.5).
fn removable(state: &State) -> u8 {
    state.track.saturating_sub(FIRST_ALERT[usize::from(state.alarm)])
}

/// Whether the next alert raises the alarm.
fn is_at_the_brink(state: &State) -> bool {
    FIRST_ALERT.contains(&(state.track + 1))
}

/// The largest X that does any good: 1 if the attempt has none.
pub(crate) fn useful_x(state: &State, attempt: &Attempt) -> u8 {
    let Some((action, most)) = state.tile_action(attempt).zip(state.most_x(attempt)) else { return 1 };
    let good = action.effects.iter().map(|effect| match effect {
        Effect::Track { n: Amount::MinusX } => removable(state),
        Effect::Rescue { .. } => state.captured.len() as u8,
        Effect::Distract { .. } => state.guards.iter().filter(|guard| !guard.distracted).count() as u8,
        Effect::Reveal { .. } => state.tiles.iter().filter(|tile| tile.lies == Lies::Down).count().min(9) as u8,
        _ => 1,
    });
    good.max().unwrap_or(1).clamp(1, most.max(1))
}

fn item(id: &str) -> Option<ItemKind> {
    ItemKind::find(id)
}

fn uses(legal: &[Action], id: &str) -> Option<Action> {
    let action = Action::Use { item: item(id)? };
    legal.contains(&action).then_some(action)
}

/// What frees a friend without a roll: smoke in his square, a flash beside his guard.
pub(crate) fn free_friend(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let square = state.player(seat).square?;
    let held = |other: &Seat| *other != seat && plan::is_in_need(state, *other);
    let beside =
        |n: u8| state.guard(n).is_some_and(|guard| guard.square == square || state.map().adjacent[square.index()].contains(guard.square));
    let friend = state
        .inside()
        .filter(held)
        .find(|other| state.player(*other).square == Some(square) || state.player(*other).caught_by.iter().all(beside))?;
    let here = state.player(friend).square == Some(square);
    let smoke = uses(legal, "smoke_bomb").filter(|_| here);
    smoke.or_else(|| uses(legal, "flashbang").filter(|_| state.player(friend).caught_by.iter().all(beside)))
}

/// What is worth doing at once, wherever the way leads.
pub(crate) fn at_once(state: &State, seat: Seat, plan: &Plan, legal: &[Action]) -> Option<Action> {
    quieten(state, legal)
        .or_else(|| refresh(state, seat, plan, legal))
        .or_else(|| look_ahead(state, seat, plan, legal))
        .or_else(|| open_with_a_charge(state, seat, plan, legal))
        .or_else(|| pick_up(state, seat, legal))
        .or_else(|| attack(state, seat, legal))
}

/// Takes alerts off the track where that keeps the alarm down, and tokens off the board where they would add one.
fn quieten(state: &State, legal: &[Action]) -> Option<Action> {
    let power = Action::Power { target: None };
    if legal.contains(&power) && (removable(state) >= 2 || (removable(state) == 1 && is_at_the_brink(state))) {
        return Some(power);
    }
    if removable(state) >= 1 && is_at_the_brink(state) {
        return uses(legal, "spoofed_radio");
    }
    None
}

/// Adrenaline and Plan B where the marker stands far along the track and there is still something to be done.
fn refresh(state: &State, seat: Seat, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let player = state.player(seat);
    let ahead = plan.left[player.square?.index()] > 1.0 || matches!(plan.goal, Goal::Open(_) | Goal::Rescue(_));
    let worn = ahead && player.misses >= 4 && value::steps_left(state, seat) > 0;
    if let Some(action) = uses(legal, "adrenaline").filter(|_| worn) {
        return Some(action);
    }
    let tired = |other: &Seat| state.can_act(*other) && !state.player(*other).waiting && state.player(*other).misses >= 3;
    let most = state.inside().filter(tired).max_by_key(|other| state.player(*other).misses)?;
    let action = Action::Power { target: Some(Target::Seat(most)) };
    legal.contains(&action).then_some(action)
}

/// A long look at the tile that lies nearest to the way.
fn look_ahead(state: &State, seat: Seat, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let map = state.map();
    let mine = plan.left[state.player(seat).square?.index()];
    let left = |tile: Square| {
        let sides = map.sides[tile.index()].iter().chain(Some(&tile).filter(|_| map.kind(tile) == SquareKind::Room));
        sides.map(|side| plan.left[side.index()]).fold(f32::MAX, f32::min)
    };
    let tiles = legal.iter().filter_map(|action| match action {
        Action::Power { target: Some(Target::Tile(id)) } => Some((*action, left(map.find(*id)?))),
        _ => None,
    });
    tiles.filter(|(_, left)| *left <= mine).min_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// A charge is laid on a tile that is hard to pass, and set off.
fn open_with_a_charge(state: &State, seat: Seat, plan: &Plan, legal: &[Action]) -> Option<Action> {
    let charge = item("breaching_charge")?;
    let laid = state.things.iter().any(|thing| {
        thing.item == charge
            && thing.owner == Some(seat)
            && matches!(thing.place, Whereabouts::On(square) if state.map().tile_number(square).is_some())
    });
    if laid {
        return uses(legal, "breaching_charge");
    }
    let square = state.player(seat).square?;
    let over = plan::next_step(state, plan, square)?.over?;
    let kind = state.tile(over).filter(|tile| tile.lies == Lies::Up)?.tile?;
    if !kind.facts().needs_action() || plan::best_way_past(state, seat, kind) > 0.85 {
        return None;
    }
    let lay = Action::Drop { item: charge, square: state.map().id(over), n: None };
    legal.contains(&lay).then_some(lay)
}

/// Cards that lie about are taken, and a guard who would be found.
fn pick_up(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let light = |thing: ItemKind| !thing.facts().token && !thing.facts().heavy;
    let body = |thing: ItemKind| thing == ItemKind::BODY && !state.has_loot(seat) && state.load(seat) == 0;
    legal.iter().copied().find(|action| matches!(action, Action::PickUp { item, .. } if light(*item) || body(*item)))
}

/// A distracted guard in the same square, where nobody else looks on, is put out of action by somebody who is good at it.
fn attack(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let square = state.player(seat).square?;
    if state.is_seen(square) || state.has_loot(seat) {
        return None;
    }
    let dice = dice_for(3, odds::margin(state, seat, Skill::Athletics));
    let tries = legal.iter().copied().filter(|action| matches!(action, Action::Incapacitate { dice: of, .. } if *of == dice));
    let chance = |action: &Action| odds::of_action(state, seat, action).map_or(0.0, engine::Odds::value);
    tries.into_iter().find(|action| chance(action) > 0.7)
}

/// Smoke, a flash and other noise, where stopping here is dangerous.
pub(crate) fn consider_uses(state: &State, seat: Seat, plan: &Plan, legal: &[Action], best: &mut Best) {
    let Some(square) = state.player(seat).square else { return };
    if let Some(action) = uses(legal, "smoke_bomb") {
        best.offer(action, value::stopping(&value::smoked(state, square), seat, plan) - 0.5);
    }
    if let Some(action) = uses(legal, "flashbang") {
        let near = |there: Square| there == square || state.map().adjacent[square.index()].contains(there);
        let awake = state.guards.iter().filter(|guard| !guard.distracted && near(guard.square));
        let after = awake.fold(*state, |after, guard| value::distracted(&after, guard.n));
        let left = value::steps_left(&after, seat);
        best.offer(action, value::going_on(&after, seat, plan, left) - 0.5);
    }
    if let Some(action) = uses(legal, "signal_jammer") {
        let near = |there: Square| there == square || state.map().adjacent[square.index()].contains(there);
        let mut after = *state;
        after.alerts = after.alerts.iter().filter(|there| !near(*there)).collect();
        after.players.iter_mut().for_each(|player| player.noise = player.noise.filter(|there| !near(*there)));
        best.offer(action, value::stopping(&after, seat, plan) - 0.5);
    }
    if let Some(action) = uses(legal, "noisemaker") {
        let lies = item("noisemaker").and_then(|kind| crate::rules::acts::usable(state, seat, kind)).map(|place| state.things[place].place);
        let there = match lies {
            Some(Whereabouts::On(there)) if state.map().kind(there).is_stood_on() => there,
            _ => square,
        };
        let mut after = *state;
        if !after.decoys.is_full() {
            let place = after.decoys.partition_point(|other| *other <= there);
            after.decoys.insert(place, there);
            best.offer(action, value::stopping(&after, seat, plan) - 0.5);
        }
    }
}

/// What costs nothing any more where one stops: what the room offers, and hiding.
pub(crate) fn before_waiting(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    use_the_room(state, seat, legal).or_else(|| hide(state, seat, legal))
}

fn use_the_room(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let worth = |action: &Action| {
        let Action::Tile { tile, action: number, dice: 1, .. } = *action else { return None };
        let facts = state.tile(state.map().find(tile)?)?.tile?.facts();
        let listed = facts.actions.get(usize::from(number)).filter(|listed| listed.kind == Kind::Activate)?;
        let chance = odds::of_action(state, seat, action)?.value() as f32;
        Some(chance * room_worth(state, listed) - (1.0 - chance) * 1.3 * facts.fail.len() as f32)
    };
    let offers = legal.iter().filter_map(|action| Some((*action, worth(action)?)));
    let (best, worth) = offers.max_by(|one, other| one.1.total_cmp(&other.1))?;
    let Action::Tile { tile, action, with, .. } = best else { return None };
    let (skill, need) = odds::obstacle(state, seat, &best)?;
    let dice = dice_for(need, odds::margin(state, seat, skill));
    (worth > 0.3).then_some(Action::Tile { tile, action, dice, with })
}

/// What an action of a tile is worth to somebody who has nothing else to do, in steps.
fn room_worth(state: &State, listed: &TileAction) -> f32 {
    let most = |n: Amount| n.of(listed.x.unwrap_or(1)).unsigned_abs();
    let fewer = |n: u8| 1.4 * f32::from(n.min(removable(state))) + if is_at_the_brink(state) && removable(state) > 0 { 1.5 } else { 0.0 };
    let effects = listed.effects.iter().map(|effect| match effect {
        Effect::Track { n } => fewer(most(*n)),
        Effect::Alarm { .. } if state.alarm > 0 => 6.0,
        Effect::Distract { .. } if state.guards.iter().any(|guard| !guard.distracted) => 0.8,
        Effect::Gain { item: Gain::Draw } if !state.decks.items.is_empty() => 1.5,
        Effect::Gain { item: Gain::Thing(id) } if ItemKind::find(id).is_some_and(|kind| state.decks.items.count(kind.index()) > 0) => 1.0,
        Effect::Gain { .. } => fewer(1),
        Effect::Reveal { .. } if plan::vault(state).is_none() => 1.0,
        Effect::Evidence { .. } | Effect::Noise | Effect::Alert { .. } => -0.7,
        _ => 0.0,
    });
    effects.sum::<f32>() + 0.6 * listed.mods.len() as f32
}

/// Hides if a guard could come by.
fn hide(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let square = state.player(seat).square?;
    let passage = Passage::at_level(state.in_force);
    let near = state.guards.iter().any(|guard| state.map().distance(passage, guard.square, square) <= 5);
    let (skill, need) = odds::obstacle(state, seat, &Action::Hide { dice: 1 })?;
    let action = Action::Hide { dice: dice_for(need, odds::margin(state, seat, skill)) };
    (near && legal.contains(&action)).then_some(action)
}
