//! What must be true of a position that is loaded (section 4 of the rules).

use engine::pile::{Bag, CardSet};
use engine::{Refusal, Rules, Seat, SeatSet};

use crate::CrewHeist;
use crate::content::check::gains_loot;
use crate::content::{ItemKind, Kind, TRACK, TileKind, content};
use crate::map::SquareKind;
use crate::options::{ClockKind, PlanningKind, Tiles};
use crate::play::{fits_square, full_events, full_items, full_tiles, level_of};
use crate::rules::acts;
use crate::rules::score::{GameResult, Reason};
use crate::state::position::require;
use crate::state::queries::MOST_PAWNS;
use crate::state::{Attempt, Lies, Pending, Phase, Planning, Player, State, Status, Turner, Whereabouts};

pub(crate) fn check(state: &State) -> Result<(), Refusal> {
    let before = matches!(state.phase, Phase::Characters | Phase::Setup | Phase::Placing);
    require((state.round == 0) == before && state.round < u32::MAX, "crew-heist-position-round")?;
    check_alarm(state)?;
    state.all_seats().try_for_each(|seat| check_player(state, seat))?;
    let captured: SeatSet = state.all_seats().filter(|seat| state.player(*seat).status == Status::Captured).collect();
    let listed: SeatSet = state.captured.iter().collect();
    require(captured == listed, "crew-heist-position-captured")?;
    check_loot(state)?;
    state.all_seats().try_for_each(|lead| check_attempt(state, lead))?;
    check_planning(state)?;
    check_pending(state)?;
    check_phase(state)
}

/// What is true after every event of a move as well: seats, tiles and cards that exist, and numbers within their bounds.
pub(crate) fn check_moment(state: &State) -> Result<(), Refusal> {
    let is_seat = |seat: Seat| seat.index() < state.seats();
    let levels = [state.alarm, state.in_force, state.reached];
    require(state.track <= 20 && levels.iter().all(|level| *level <= 5), "crew-heist-position-alarm")?;
    require(state.captured.iter().all(is_seat), "crew-heist-position-captured")?;
    let (yes, no) = state.planning.vote.unwrap_or_default();
    require(state.planning.order.iter().chain(yes.iter()).chain(no.iter()).all(is_seat), "crew-heist-position-planning")?;
    for player in &state.players[..state.seats()] {
        require(player.misses <= TRACK, "crew-heist-position-player")?;
        require(player.used < 10_000 && player.quiet_left < 100, "crew-heist-position-used")?;
    }
    for attempt in state.attempts.iter().flatten() {
        let clears = attempt.clear.is_none_or(|clear| !matches!(clear, crate::action::Clear::Noise(seat) if !is_seat(seat)));
        let known = attempt.helpers.iter().chain(attempt.with.iter()).all(is_seat) && clears;
        require(known && (1..=99).contains(&attempt.need), "crew-heist-position-attempt")?;
    }
    require(state.map().squares().all(|square| state.pawns(square) <= MOST_PAWNS), "crew-heist-position-pawns")?;
    check_tiles(state)?;
    check_decks(state)?;
    check_setup_decks(state)
}

fn check_alarm(state: &State) -> Result<(), Refusal> {
    require(state.track <= 20 && state.alarm == level_of(state.track), "crew-heist-position-alarm")?;
    require(state.in_force <= state.alarm && state.in_force <= state.reached && state.reached <= 5, "crew-heist-position-alarm")
}

fn check_player(state: &State, seat: Seat) -> Result<(), Refusal> {
    let player = state.player(seat);
    let stands = player.is_in() && player.placed;
    require(player.square.is_some() == stands, "crew-heist-position-player-square")?;
    let started = !matches!(state.phase, Phase::Characters | Phase::Setup | Phase::Placing);
    require(player.placed == started || state.phase == Phase::Placing, "crew-heist-position-player-square")?;
    require(started || *player == fresh(player), "crew-heist-position-player-early")?;
    require(!(player.hidden && player.exposed), "crew-heist-position-player")?;
    let held = player.hidden || player.exposed || player.is_caught() || player.noise.is_some();
    require(stands || !held, "crew-heist-position-player-absent")?;
    require(player.is_in() || state.carried(seat).next().is_none(), "crew-heist-position-player-absent")?;
    let awake = |n: u8| state.guard(n).is_some_and(|guard| !guard.distracted);
    require(player.caught_by.iter().all(awake), "crew-heist-position-caught")?;
    let acting = matches!(state.phase, Phase::Acting | Phase::Closing);
    let takes_part = acting && state.lead_of(seat).is_some();
    require((player.dice.count > 0) == takes_part && (takes_part || !player.missed), "crew-heist-position-dice")?;
    let may_stumble = state.attempt(seat).is_some_and(|open| matches!(open.kind, Kind::Run | Kind::Sneak) && open.helpers.is_empty());
    require(!player.failing || (player.missed && may_stumble), "crew-heist-position-failing")?;
    require(!player.ready || (state.phase == Phase::Planning && player.is_in()), "crew-heist-position-ready")?;
    require(player.used == 0 || state.options.clock == ClockKind::Simulated, "crew-heist-position-used")?;
    let notice = player.notice.map(|tile| state.tile(tile).is_some_and(|lying| lying.lies == Lies::Up && number(lying.tile) > 0));
    require(notice.is_none_or(|fits| fits && acting && stands && player.finished.is_none()), "crew-heist-position-notice")?;
    let idle = state.phase != Phase::Closing && !acting;
    require(idle || player.is_in() || player.finished.is_none(), "crew-heist-position-player-absent")
}

fn number(tile: Option<TileKind>) -> u8 {
    tile.map_or(0, |kind| kind.facts().notice)
}

/// A player before the first round: nothing has happened to him but a character and a place.
fn fresh(player: &Player) -> Player {
    Player { character: player.character, square: player.square, placed: player.placed, ..Player::default() }
}

fn check_tiles(state: &State) -> Result<(), Refusal> {
    let map = state.map();
    for (square, tile) in map.tiles.iter().zip(&state.tiles) {
        let room = map.kind(*square) == SquareKind::Room;
        let fits = match tile.lies {
            Lies::Down => tile.tile.is_none(),
            Lies::Up => tile.tile.is_some(),
            Lies::Removed => !room,
        };
        require(fits && tile.tile.is_none_or(|kind| fits_square(map, state, *square, kind)), "crew-heist-position-tiles")?;
        let once = tile.tile.is_some_and(|kind| kind.facts().actions.iter().any(|action| action.once));
        require(!tile.activated || (tile.lies == Lies::Up && once), "crew-heist-position-tiles")?;
    }
    let mut homes = SeatSet::EMPTY;
    for (place, station) in state.stations.iter().enumerate() {
        let guarded = state.tile(station.tile).and_then(|tile| tile.tile).is_some_and(|kind| kind.facts().guarded);
        let twice = state.stations[..place].iter().any(|other| other.tile == station.tile);
        require(guarded && !twice, "crew-heist-position-station")?;
        homes = homes.with(Seat::new(place));
    }
    let turned = state.tiles.iter().filter(|tile| tile.tile.is_some_and(|kind| kind.facts().guarded)).count();
    require(homes.len() == turned, "crew-heist-position-station")
}

/// What is left of each deck and what was drawn from it are the deck of the files.
fn check_decks(state: &State) -> Result<(), Refusal> {
    let mut tiles = state.decks.tiles;
    state.tiles.iter().filter_map(|tile| tile.tile).for_each(|kind| tiles.add(kind.index(), 1));
    require(tiles == full_tiles(state.map()), "crew-heist-position-decks")?;
    let full = full_events();
    let all = |index: usize| u16::from(state.decks.events.count(index)) + u16::from(state.decks.discard.count(index));
    require((0..full.counts().len()).all(|index| all(index) == u16::from(full.count(index))), "crew-heist-position-decks")?;
    require(state.options.items || state.decks.items.is_empty(), "crew-heist-position-items")?;
    let cards = full_items();
    for item in ItemKind::all().filter(|item| !item.facts().token) {
        let about = state.things.iter().filter(|thing| thing.item == item).count();
        require(
            about + usize::from(state.decks.items.count(item.index())) <= usize::from(cards.count(item.index())),
            "crew-heist-position-things",
        )?;
    }
    let tokens = ItemKind::all().filter(|item| item.facts().token).all(|item| state.decks.items.count(item.index()) == 0);
    require(tokens, "crew-heist-position-decks")
}

/// Characters, backs and elite guards: what is left during the set-up, and nothing afterwards.
fn check_setup_decks(state: &State) -> Result<(), Refusal> {
    let chosen: Vec<u8> = state.all_seats().filter_map(|seat| state.player(seat).character).map(|kind| kind.0).collect();
    let set: CardSet = chosen.iter().copied().collect();
    require(set.len() as usize == chosen.len(), "crew-heist-position-characters")?;
    let setting = matches!(state.phase, Phase::Characters | Phase::Setup);
    let all = CardSet::first(content().characters.len() as u32);
    require(state.decks.characters == if setting { all.minus(set) } else { CardSet::EMPTY }, "crew-heist-position-characters")?;
    require(setting || chosen.len() == state.seats(), "crew-heist-position-characters")?;
    let elites: Vec<u8> = state.guards.iter().filter_map(|guard| guard.elite).map(|kind| kind.0).collect();
    let drawn: CardSet = elites.iter().copied().collect();
    require(drawn.len() as usize == elites.len(), "crew-heist-position-elites")?;
    let kinds = CardSet::first(content().elites.len() as u32);
    require(state.decks.elites == if setting { kinds.minus(drawn) } else { CardSet::EMPTY }, "crew-heist-position-elites")?;
    require(state.decks.backs.is_some() == setting, "crew-heist-position-backs")?;
    for (number, bag) in state.map().bags.iter().enumerate() {
        let mut counts = state.decks.backs.map_or(Bag::EMPTY, |backs| backs[number]);
        for square in &bag.squares {
            let back = state.tile(*square).and_then(|tile| tile.back);
            require(back.is_some() || setting, "crew-heist-position-backs")?;
            back.into_iter().for_each(|back| counts.add(back.index(), 1));
        }
        require(*counts.counts() == bag.counts, "crew-heist-position-backs")?;
    }
    Ok(())
}

/// The loot is in exactly one place.
fn check_loot(state: &State) -> Result<(), Refusal> {
    let taken = state.tiles.iter().any(|tile| tile.activated && tile.tile.is_some_and(|kind| gains_loot(kind.facts())));
    let about = state.things.iter().filter(|thing| thing.item == ItemKind::LOOT).count();
    require(usize::from(!taken) + about + usize::from(state.loot_out) == 1, "crew-heist-position-loot")
}

fn check_attempt(state: &State, lead: Seat) -> Result<(), Refusal> {
    let Some(attempt) = state.attempt(lead) else { return Ok(()) };
    let acting = matches!(state.phase, Phase::Acting | Phase::Closing);
    let parts = std::iter::once(lead).chain(attempt.helpers.iter());
    for seat in parts {
        require(acting, "crew-heist-position-attempt")?;
        let player = state.player(seat);
        let elsewhere =
            state.all_seats().filter(|other| state.attempt(*other).is_some_and(|open| *other == seat || open.helpers.contains(seat)));
        require(player.is_in() && player.finished.is_none() && elsewhere.count() == 1, "crew-heist-position-attempt")?;
        require(seat == lead || player.notice.is_none(), "crew-heist-position-attempt")?;
    }
    let thrown = state.pending.iter().any(|due| matches!(due, Pending::Dice(..)));
    // What does not succeed by itself: a throw that fails, and an attempt with an X (CH-6.7).
    let waits = state.player(lead).failing || state.most_x(attempt).is_some();
    require(thrown || waits || state.hits(lead) < attempt.need, "crew-heist-position-attempt")?;
    require(is_sound(state, lead, attempt), "crew-heist-position-attempt")
}

/// Whether the fields of an attempt fit its kind.
fn is_sound(state: &State, lead: Seat, attempt: &Attempt) -> bool {
    let Some(square) = state.player(lead).square else { return false };
    let Attempt { to, tile, action, guard, with, clear, .. } = *attempt;
    let on_tile = matches!(attempt.kind, Kind::Bypass | Kind::GroupBypass | Kind::Disable | Kind::Activate);
    let notices = attempt.kind == Kind::Notice;
    let on_guard = matches!(attempt.kind, Kind::Distract | Kind::Fight | Kind::Incapacitate);
    let moves = matches!(attempt.kind, Kind::Run | Kind::Sneak);
    let shape = to.is_some() == moves
        && tile.is_some() == (on_tile || notices)
        && action.is_some() == on_tile
        && guard.is_some() == on_guard
        && (with.is_empty() || attempt.kind == Kind::GroupBypass)
        && (clear.is_none() || attempt.kind == Kind::Distract)
        && state.player(lead).notice == tile.filter(|_| notices)
        && with.iter().all(|seat| seat != lead);
    let listed = tile.and_then(|tile| state.tile(tile)).filter(|lying| lying.lies == Lies::Up).and_then(|lying| lying.tile);
    let fits = action.is_none_or(|number| {
        let listed = listed.and_then(|kind| kind.facts().actions.get(usize::from(number)));
        listed.is_some_and(|listed| listed.kind == attempt.kind && listed.skill == attempt.skill)
    });
    let beside = tile.is_none_or(|tile| notices || acts::is_joined(state, square, tile));
    let stepping = to.is_none_or(|to| state.map().step(square, to).is_some());
    shape && fits && beside && stepping && guard.is_none_or(|n| state.guard(n).is_some())
}

fn check_planning(state: &State) -> Result<(), Refusal> {
    let planning = &state.planning;
    let timed = match state.options.planning {
        PlanningKind::None => !planning.timed && state.phase != Phase::Planning,
        PlanningKind::Timed => planning.timed,
        PlanningKind::Free => true,
    };
    require(timed, "crew-heist-position-planning")?;
    if state.phase != Phase::Planning {
        return require(*planning == Planning { timed: planning.timed, ..Planning::default() }, "crew-heist-position-planning");
    }
    let inside: SeatSet = state.inside().collect();
    let order: SeatSet = planning.order.iter().collect();
    let speaking = order == inside && usize::from(planning.at) <= 2 * planning.order.len() && planning.vote.is_none();
    let silent = planning.order.is_empty() && planning.at == 0;
    require(if planning.timed { speaking } else { silent }, "crew-heist-position-planning")?;
    require(!planning.timed || state.inside().all(|seat| !state.player(seat).ready), "crew-heist-position-ready")?;
    let Some((yes, no)) = planning.vote else { return Ok(()) };
    let apart = yes.iter().all(|seat| inside.contains(seat) && !no.contains(seat)) && no.iter().all(|seat| inside.contains(seat));
    let undecided = yes.len() * 2 <= inside.len() && (inside.len() - no.len()) * 2 > inside.len();
    require(planning.voted && apart && undecided, "crew-heist-position-vote")
}

/// The draws that the set-up has still to make, in order (CH 5.1).
fn setup_draws(state: &State) -> Vec<Pending> {
    let mut due: Vec<Pending> = state.all_seats().filter(|seat| state.player(*seat).character.is_none()).map(Pending::Character).collect();
    let map = state.map();
    let squares =
        map.bags.iter().flat_map(|bag| &bag.squares).filter(|square| state.tile(**square).is_some_and(|tile| tile.back.is_none()));
    due.extend(squares.map(|square| Pending::Back(*square)));
    if state.options.tiles == Tiles::FaceUp {
        let down = map.tiles.iter().filter(|square| state.tile(**square).is_some_and(|tile| tile.lies == Lies::Down));
        due.extend(down.map(|square| Pending::Tile(*square, Turner::Nobody)));
    }
    if state.options.items {
        due.extend(state.all_seats().filter(|seat| state.carried(*seat).next().is_none()).map(Pending::Item));
    }
    let guards = state.options.difficulty.guards().min(map.posts.len() as u8);
    let elites = (0..state.options.elite_guards.min(guards)).map(|place| guards - place);
    due.extend(elites.filter(|n| state.guard(*n).is_some_and(|guard| guard.elite.is_none())).map(Pending::Elite));
    due
}

fn check_pending(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Setup {
        let posts = state.options.difficulty.guards();
        require((1..=posts).all(|n| state.guard(n).is_some()), "crew-heist-position-guard")?;
        let due = setup_draws(state);
        return require(!due.is_empty() && *due == *state.pending, "crew-heist-position-pending");
    }
    let mut throwing = [0; 8];
    let mut cards = 0;
    for (place, due) in state.pending.iter().enumerate() {
        let acting = matches!(state.phase, Phase::Acting | Phase::Closing);
        let fits = match *due {
            Pending::Dice(seat, slots) => {
                throwing[seat.index()] |= slots;
                acting && place == 0 && slots != 0
            }
            Pending::Tile(square, turner) => acting && is_turnable(state, place, square, turner),
            Pending::Item(seat) => {
                cards += 1;
                acting && state.player(seat).is_in() && cards <= state.decks.items.len()
            }
            Pending::Event => state.phase == Phase::Environment && state.pending.len() == 1 && !state.decks.events.is_empty(),
            Pending::Character(_) | Pending::Back(_) | Pending::Elite(_) => false,
        };
        require(fits, "crew-heist-position-pending")?;
    }
    for seat in state.all_seats() {
        let blank = (0..4).filter(|slot| *slot < state.player(seat).dice.count && state.player(seat).dice.faces[usize::from(*slot)] == 0);
        require(blank.fold(0, |bits, slot| bits | 1 << slot) == throwing[seat.index()], "crew-heist-position-dice")?;
    }
    Ok(())
}

fn is_turnable(state: &State, place: usize, square: crate::map::square::Square, turner: Turner) -> bool {
    let down = state.tile(square).is_some_and(|tile| tile.lies == Lies::Down);
    let twice = state.pending[..place].iter().any(|due| matches!(due, Pending::Tile(other, _) if *other == square));
    let by = match turner {
        Turner::Player(seat) => {
            let player = state.player(seat);
            let near = player.square.is_some_and(|mine| acts::is_joined(state, mine, square));
            near && player.notice.is_none() && player.finished.is_none() && state.lead_of(seat).is_none()
        }
        Turner::Reveal(_) => true,
        Turner::Nobody => false,
    };
    down && !twice && by
}

/// What the phase itself asks for: somebody to ask, or an end.
fn check_phase(state: &State) -> Result<(), Refusal> {
    require((state.phase == Phase::Environment) == state.events_left.is_some(), "crew-heist-position-environment")?;
    require(state.events_left.is_none_or(|left| (1..=2).contains(&left) && !state.pending.is_empty()), "crew-heist-position-environment")?;
    require((state.phase == Phase::Over) == state.result.is_some(), "crew-heist-position-result")?;
    if let Some(result) = state.result {
        let early = matches!(result.reason, Reason::Lockdown | Reason::Dawn).then_some(result.reason);
        require(result == GameResult::of(state, early), "crew-heist-position-result")?;
        let empty = state.inside().next().is_none();
        return require(empty || (result.reason == Reason::Lockdown && !state.loot_out), "crew-heist-position-result");
    }
    require(state.inside().next().is_some(), "crew-heist-position-nobody")?;
    let things = state.things.iter().all(|thing| !matches!(thing.place, Whereabouts::With(seat) if seat.index() >= state.seats()));
    require(things, "crew-heist-position-things")?;
    if state.phase == Phase::Characters {
        return require(state.picker().is_some(), "crew-heist-position-characters");
    }
    if !state.pending.is_empty() {
        return Ok(());
    }
    require(!CrewHeist::turn(state).seats().is_empty(), "crew-heist-position-nobody")?;
    let idle = |seat: Seat| state.player(seat).finished.is_some() || state.player(seat).waiting;
    let over = !state.all_seats().any(|seat| state.has_open(seat)) && state.inside().all(idle);
    require(state.phase != Phase::Acting || !over, "crew-heist-position-nobody")
}
