//! Lists what is legal, in an order of its own that is part of the rules.

use engine::{Rules, Seat, SeatSet};

use crate::CrewHeist;
use crate::action::{Action, Clear, Target};
use crate::content::{Choose, ItemKind, Kind};
use crate::map::SquareKind;
use crate::map::square::Square;
use crate::options::ClockKind;
use crate::rules;
use crate::rules::acts;
use crate::rules::dice::Slots;
use crate::state::queries::MOST_PAWNS;
use crate::state::{Lies, Phase, State, Thing, Whereabouts, dropped_bit};

pub(crate) fn list_planning(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if state.planning.timed {
        actions.push(if rules::speeches_over(state) { Action::Go } else { Action::Spoken });
    } else if state.planning.vote.is_some() {
        actions.extend([Action::Vote { yes: true }, Action::Vote { yes: false }]);
    } else {
        actions.push(Action::Ready);
        if !state.planning.voted {
            actions.push(Action::CallVote);
        }
    }
    list_drops(state, seat, actions);
}

/// What a seat may do although it is not asked: drop what it carries, and call a vote though it is ready (R90).
pub fn unasked(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if CrewHeist::turn(state).asks(seat) || !state.pending.is_empty() || !state.player(seat).is_in() {
        return;
    }
    if matches!(state.phase, Phase::Planning | Phase::Acting | Phase::Closing) {
        list_drops(state, seat, actions);
    }
    let planning = &state.planning;
    if state.phase == Phase::Planning && !planning.timed && planning.vote.is_none() && !planning.voted {
        actions.push(Action::CallVote);
    }
}

fn list_drops(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let Some(square) = state.player(seat).square else { return };
    let mut last: Option<(ItemKind, Option<u8>)> = None;
    for thing in state.carried(seat) {
        // Things that are alike lie next to each other.
        if last.replace((thing.item, thing.n)) == Some((thing.item, thing.n)) {
            continue;
        }
        let drop = |square: Square| Action::Drop { item: thing.item, square: state.map().id(square), n: thing.n };
        actions.push(drop(square));
        if !thing.item.facts().token {
            actions.extend(beside(state, square).map(drop));
        }
    }
}

/// The Hall, Door and stairs squares joined to a square.
fn beside(state: &State, square: Square) -> impl Iterator<Item = Square> + '_ {
    let map = state.map();
    map.joined[square.index()].iter().filter(|near| matches!(map.kind(*near), SquareKind::Hall | SquareKind::Door | SquareKind::Stairs))
}

pub(crate) fn list_acting(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    if let Some(lead) = state.lead_of(seat) {
        list_open(state, seat, lead, actions);
    } else if state.player(seat).notice.is_some() {
        actions.extend((1..=4).map(|dice| Action::Notice { dice }));
        actions.push(if state.phase == Phase::Acting { Action::Refuse } else { Action::GiveUp });
    } else {
        list_beginnings(state, seat, actions);
    }
    list_drops(state, seat, actions);
}

fn list_open(state: &State, seat: Seat, lead: Seat, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    if !player.failing {
        for reroll in 0..1u8 << player.dice.count {
            let least = u8::from(reroll == 0);
            actions.extend((least..=4 - player.dice.count).map(|add| Action::Roll { reroll: Slots(reroll), add }));
        }
    }
    let attempt = state.attempt(lead).expect("its leader leads it");
    if lead == seat && player.missed && matches!(attempt.kind, Kind::Run | Kind::Sneak) {
        actions.push(Action::Stumble);
    }
    if lead == seat {
        actions.extend((1..=state.best_x(lead).unwrap_or(0)).map(|x| Action::Stop { x }));
    }
    actions.push(Action::GiveUp);
    let simulated = state.options.clock == ClockKind::Simulated && state.phase == Phase::Acting;
    if simulated && !attempt.helpers.is_empty() && player.used < state.limit() {
        actions.push(Action::Hold);
    }
}

fn with_dice(actions: &mut Vec<Action>, action: impl Fn(u8) -> Action) {
    actions.extend((1..=4).map(action));
}

fn list_beginnings(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    let Some(square) = player.square else { return };
    let caught = player.is_caught();
    if !caught {
        list_moves(state, seat, square, actions);
        actions.push(Action::Whistle);
        let covered = state.map().cover.contains(square) || state.map().kind(square) == SquareKind::Room;
        if covered && !player.hidden && !player.exposed {
            with_dice(actions, |dice| Action::Hide { dice });
        }
    }
    list_guards(state, seat, square, actions);
    if !caught {
        list_tiles(state, seat, square, actions);
    }
    for lead in state.all_seats() {
        let help = Action::Help { seat: lead, dice: 1 };
        if state.attempts[lead.index()].is_some() && (!caught || acts::is_free_to(state, &help)) && acts::check(state, seat, &help).is_ok()
        {
            with_dice(actions, |dice| Action::Help { seat: lead, dice });
        }
    }
    if !caught {
        list_things(state, seat, actions);
        list_power(state, seat, square, actions);
        if square == state.map().exit && !state.guarded(square) {
            actions.push(Action::Leave);
        }
    }
    if !player.waiting {
        actions.push(Action::Wait);
    }
}

fn list_moves(state: &State, seat: Seat, square: Square, actions: &mut Vec<Action>) {
    if state.guarded(square) {
        return;
    }
    let (exposed, walks) = (state.would_be_exposed(seat), state.player(seat).misses < crate::content::TRACK);
    for step in state.map().steps[square.index()].iter() {
        if acts::check_step(state, seat, step.to).is_err() {
            continue;
        }
        let to = state.map().id(step.to);
        with_dice(actions, |dice| Action::Run { to, dice });
        if !exposed {
            with_dice(actions, |dice| Action::Sneak { to, dice });
        }
        if walks {
            actions.push(Action::Walk { to });
        }
    }
}

fn list_guards(state: &State, seat: Seat, square: Square, actions: &mut Vec<Action>) {
    let (sight, player) = (state.map().sight[square.index()], state.player(seat));
    for guard in state.guards.iter() {
        let n = guard.n;
        let here = guard.square == square;
        if !guard.distracted && sight.contains(guard.square) {
            with_dice(actions, |dice| Action::Distract { guard: n, dice, clear: None });
            let noises = state.all_seats().map(Clear::Noise);
            for clear in [Clear::Alert, Clear::Decoy].into_iter().chain(noises).filter(|clear| acts::lies_here(state, square, *clear)) {
                with_dice(actions, |dice| Action::Distract { guard: n, dice, clear: Some(clear) });
            }
        }
        if here && !guard.distracted {
            with_dice(actions, |dice| Action::Fight { guard: n, dice });
        }
        if here && (guard.distracted || player.hidden) && !player.is_caught() {
            with_dice(actions, |dice| Action::Incapacitate { guard: n, dice });
        }
    }
}

fn list_tiles(state: &State, seat: Seat, square: Square, actions: &mut Vec<Action>) {
    let map = state.map();
    let own = Some(square).filter(|square| map.kind(*square) == SquareKind::Room);
    for tile in map.joined[square.index()].iter().chain(own) {
        let Some(lying) = state.tile(tile) else { continue };
        match lying.lies {
            Lies::Down => actions.push(Action::Flip { tile: map.id(tile) }),
            Lies::Up => list_tile_actions(state, seat, tile, actions),
            Lies::Removed => {}
        }
    }
}

fn list_tile_actions(state: &State, seat: Seat, tile: Square, actions: &mut Vec<Action>) {
    let id = state.map().id(tile);
    let facts = state.tile(tile).and_then(|lying| lying.tile).map(crate::content::TileKind::facts);
    for (number, action) in facts.map_or(&[][..], |facts| &facts.actions).iter().enumerate() {
        let number = number as u8;
        let alone = |dice: u8| Action::Tile { tile: id, action: number, dice, with: SeatSet::EMPTY };
        if acts::check(state, seat, &alone(1)).is_err() {
            continue;
        }
        with_dice(actions, alone);
        if action.kind == Kind::GroupBypass {
            list_companies(state, seat, tile, number, actions);
        }
    }
}

/// Every company that fits on the other side.
fn list_companies(state: &State, seat: Seat, tile: Square, action: u8, actions: &mut Vec<Action>) {
    let others: SeatSet = state.all_seats().filter(|other| acts::may_come(state, seat, *other)).collect();
    let Some(beyond) = state.player(seat).square.and_then(|square| state.map().far_side(tile, square)) else { return };
    let room = usize::from(MOST_PAWNS - state.pawns(beyond));
    for bits in 1..1u16 << state.seats() {
        let with: SeatSet = state.all_seats().filter(|other| bits >> other.index() & 1 == 1).collect();
        if with.iter().all(|other| others.contains(other)) && with.len() < room {
            let tile = state.map().id(tile);
            with_dice(actions, |dice| Action::Tile { tile, action, dice, with });
        }
    }
}

fn list_things(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let mut last: Option<Thing> = None;
    for thing in state.things.iter() {
        let Whereabouts::On(there) = thing.place else { continue };
        let alike = last.is_some_and(|last| (last.place, last.item, last.n) == (thing.place, thing.item, thing.n));
        last = Some(*thing);
        let barred = state.player(seat).dropped & dropped_bit(thing.item, thing.n) != 0;
        if !alike && !barred && acts::in_reach(state, seat, thing.item, there) {
            actions.push(Action::PickUp { item: thing.item, square: state.map().id(there), n: thing.n });
        }
    }
    if state.options.items || !state.things.is_empty() {
        let useful = ItemKind::all().filter(|item| !item.facts().effects.is_empty());
        actions.extend(useful.filter(|item| acts::usable(state, seat, *item).is_some()).map(|item| Action::Use { item }));
    }
}

fn list_power(state: &State, seat: Seat, square: Square, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    let power = player.character.filter(|_| state.options.powers && player.power_used.is_none()).map(|kind| &kind.facts().power);
    let Some(power) = power.filter(|power| power.uses.is_some()) else { return };
    match power.choose {
        None => actions.push(Action::Power { target: None }),
        Some(Choose::Player) => actions.extend(state.inside().map(|other| Action::Power { target: Some(Target::Seat(other)) })),
        Some(Choose::TileInLine) => {
            let tiles = state.map().tiles_in_line[square.index()].iter();
            let down = tiles.filter(|tile| state.tile(*tile).is_some_and(|tile| tile.lies == Lies::Down));
            actions.extend(down.map(|tile| Action::Power { target: Some(Target::Tile(state.map().id(tile))) }));
        }
    }
}
