//! What must be true of a position that is loaded (section 4 of the rules).

use engine::form::read_form;
use engine::{Message, Refusal, Seat, SeatSet, Settings};
use serde_json::Value;

use crate::content::{CRYSTALS, DICE, FREE_ROLLS, GAMES, HELMET, PAIRS, ROUNDS, Tool, UNSTABLE};
use crate::form::{ActForm, PositionForm, TurnForm, has_turn};
use crate::options::{Mode, Options, SPECS};
use crate::rules::drawn_heap;
use crate::score::Line;
use crate::state::{Act, Current, Phase, Player, State, ToolSet};

type Form = PositionForm<Value>;

fn require(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::bad_position(Message::new(key))) }
}

/// Reads a position and checks QD-4.12, QD-4.15 and what each field says of itself.
pub(crate) fn load(position: &Value) -> Result<State, Refusal> {
    let form: Form = read_form(position).map_err(Refusal::bad_position)?;
    let state = read(&form)?;
    check_players(&state, &form)?;
    check_round(&state, &form)?;
    check_seats(&state, &form)?;
    check_turn(&state, &form)?;
    check_phase(&state)?;
    let result = (state.phase == Phase::Over).then(|| state.result());
    require(form.result == result, "quartz-dice-position-result")?;
    Ok(state)
}

/// Reads a view. What is told in the middle of a move can be seen, and not all of it can be loaded: the checks above are for loading alone.
pub(crate) fn read_seen(view: &Value) -> Result<State, Refusal> {
    read(&read_form(view).map_err(Refusal::bad_position)?)
}

/// The state as it is written, with every number where it can be counted with.
fn read(form: &Form) -> Result<State, Refusal> {
    let options = Settings::read(SPECS, &form.options).map(|settings| Options::from_settings(&settings));
    let options =
        options.map_err(|refusal| Refusal::bad_position(Message { key: "quartz-dice-position-option".into(), args: refusal.data }))?;
    let mut state = State::new(options);
    (state.phase, state.round) = (form.phase, form.round);
    read_games(&mut state, form)?;
    require(form.players.len() == state.seats(), "quartz-dice-position-players")?;
    for (player, form) in state.players.iter_mut().zip(&form.players) {
        *player = Player { cart: form.cart.0, chest: form.chest.0, markers: form.markers, out: form.out.unwrap_or_default() };
    }
    read_seats(&mut state, form)?;
    (state.bag, state.removed, state.pairs_left) = (form.bag.0, form.removed.0, form.pairs_left);
    read_turn(&mut state, form)?;
    check_crystals(&state)?;
    Ok(state)
}

/// QD-4.3: as many finished games as there were, each with a line for every seat that adds up.
fn read_games(state: &mut State, form: &Form) -> Result<(), Refusal> {
    let most = if state.options.mode == Mode::GrandTournament { GAMES } else { 1 };
    require((1..=most).contains(&form.game) && form.games.len() == usize::from(form.game) - 1, "quartz-dice-position-game")?;
    state.game = form.game;
    for (past, lines) in state.past.iter_mut().zip(&form.games) {
        require(lines.len() == usize::from(state.options.seats), "quartz-dice-position-lines")?;
        for (seat, line) in lines.iter().enumerate() {
            require(usize::from(line.seat) == seat && adds_up(line), "quartz-dice-position-lines")?;
            past[seat] = *line;
        }
    }
    Ok(())
}

fn adds_up(line: &Line) -> bool {
    let parts = [line.crystals, line.bonus, line.unstable, line.reckless];
    parts.into_iter().map(i32::from).sum::<i32>() == i32::from(line.total)
}

/// The seats that are named exist.
fn read_seats(state: &mut State, form: &Form) -> Result<(), Refusal> {
    let seats = state.seats();
    let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < seats);
    require(known(form.leader) && known(form.first_leader), "quartz-dice-position-leader")?;
    require(known(form.seat), "quartz-dice-position-seat")?;
    let waiting: SeatSet = form.to_play.iter().copied().collect();
    require(form.to_play.iter().all(|&seat| known(Some(seat))) && waiting.len() == form.to_play.len(), "quartz-dice-position-to-play")?;
    let nobody = Seat::new(0);
    state.leader = form.leader.unwrap_or(nobody);
    state.first_leader = form.first_leader.unwrap_or(nobody);
    state.seat = form.seat.unwrap_or(nobody);
    state.to_play = form.to_play.iter().map(|seat| seat.index()).collect();
    Ok(())
}

/// QD-4.9 to QD-4.11, as far as numbers go.
fn read_turn(state: &mut State, form: &Form) -> Result<(), Refusal> {
    require(form.turn.is_some() == has_turn(state.phase), "quartz-dice-position-turn")?;
    let Some(turn) = &form.turn else { return Ok(()) };
    let TurnForm { dice, rolls, rolling, wilds_left, .. } = *turn;
    let mut used = ToolSet::default();
    turn.used.iter().for_each(|&tool| used.insert(tool));
    // A set in any order (QD-4.15), each tool once.
    require(used.iter().count() == turn.used.len(), "quartz-dice-position-used")?;
    require(dice.0.dice() + u32::from(rolling) <= u32::from(DICE), "quartz-dice-position-dice")?;
    require(wilds_left <= DICE, "quartz-dice-position-wilds")?;
    let acting = matches!(state.phase, Phase::Draw | Phase::Return | Phase::Pick);
    require(turn.act.is_some() == acting, "quartz-dice-position-act")?;
    state.current = Current { dice: dice.0, rolls, rolling, used, wilds_left, act: None };
    let Some(ActForm { name: tool, strength, draws_left, ref drawn, picks_left, picks_made }) = turn.act else { return Ok(()) };
    let small = [strength, draws_left, picks_left, picks_made].into_iter().all(|count| count <= DICE) && drawn.len() <= usize::from(DICE);
    require(small, "quartz-dice-position-act")?;
    let drawn = drawn.iter().map(|crystal| crystal.index()).collect();
    state.current.act = Some(Act { tool, strength, draws_left, drawn, picks_left, picks_made });
    Ok(())
}

/// QD-4.8: the eliminated are numbered in their order and have nothing (QD-9.4); only one of the variants eliminates anybody.
fn check_players(state: &State, form: &Form) -> Result<(), Refusal> {
    let mut orders = Vec::new();
    for (player, form) in state.players.iter().zip(&form.players) {
        if let Some(order) = form.out {
            require(*player == Player { out: order, ..Player::EMPTY }, "quartz-dice-position-out")?;
            orders.push(order);
        }
    }
    orders.sort_unstable();
    let in_order = orders.iter().zip(1..).all(|(&order, expected)| order == expected);
    require(in_order && (orders.is_empty() || state.options.mode == Mode::LastShallBeFirst), "quartz-dice-position-out")?;
    // Nobody has had a turn before the first Leader is known (QD-4.15).
    require(orders.is_empty() || state.phase != Phase::FirstLeader, "quartz-dice-position-out")?;
    // With two left the match is over at once (QD-9.5).
    let fewest = if state.phase == Phase::Over { 2 } else { 3 };
    require(state.still_in().len() >= fewest, "quartz-dice-position-out")
}

/// QD-4.4, QD-4.5: there is no round and no Leader before the first, and both ever after; the marker never stays with somebody who is out.
fn check_round(state: &State, form: &Form) -> Result<(), Refusal> {
    let before = state.phase == Phase::FirstLeader;
    let most = if state.options.mode == Mode::LastShallBeFirst { u32::MAX } else { ROUNDS };
    require((state.round == 0) == before && state.round <= most, "quartz-dice-position-round")?;
    require(!before || state.game == 1, "quartz-dice-position-game")?;
    require(form.leader.is_none() == before && form.first_leader.is_none() == before, "quartz-dice-position-leader")?;
    require(before || state.player(state.leader).is_in(), "quartz-dice-position-leader")
}

/// QD-4.6, QD-4.14.
fn check_seats(state: &State, form: &Form) -> Result<(), Refusal> {
    require(form.to_play.iter().all(|&seat| state.player(seat).is_in()), "quartz-dice-position-to-play")?;
    require(has_turn(state.phase) != form.to_play.is_empty(), "quartz-dice-position-to-play")?;
    let due = match state.phase {
        Phase::FirstLeader | Phase::Over => None,
        Phase::ChooseLeader => Some(state.leader),
        _ => form.to_play.first().copied(),
    };
    require(form.seat == due, "quartz-dice-position-seat")
}

/// The dice and the tool in use fit the phase.
fn check_turn(state: &State, form: &Form) -> Result<(), Refusal> {
    if form.turn.is_none() {
        return Ok(());
    }
    check_dice(state)?;
    state.current.act.map_or(Ok(()), |act| check_act(state, act))
}

/// How many dice lie and roll, and what can have been used, by the phase.
fn check_dice(state: &State) -> Result<(), Refusal> {
    let Current { dice, rolls, rolling, used, wilds_left, .. } = state.current;
    let lying = dice.dice();
    let fits = match state.phase {
        Phase::Mine => lying == 0 && rolling == 0 && rolls == 0,
        // All five dice are rolled first (QD-6.9).
        Phase::Roll => (1..=DICE).contains(&rolling) && lying + u32::from(rolling) == u32::from(DICE) && (rolls > 0 || rolling == DICE),
        // One who can roll no more is not asked (QD-5.5).
        Phase::Reroll => {
            let can_roll = rolls < FREE_ROLLS || state.player(state.seat).markers > 0;
            lying == u32::from(DICE) && rolling == 0 && rolls > 0 && can_roll
        }
        _ => lying == u32::from(DICE) && rolling == 0 && rolls > 0,
    };
    require(fits, "quartz-dice-position-dice")?;
    let rolled = !matches!(state.phase, Phase::Mine | Phase::Roll | Phase::Reroll);
    let wilds = if rolled { dice.count(HELMET) / 2 } else { 0 };
    require(u32::from(wilds_left) <= wilds, "quartz-dice-position-wilds")?;
    require(rolled || used == ToolSet::default(), "quartz-dice-position-used")
}

/// The tool in use fits the phase, and what it has left to do follows from its strength and from what there is (QD-5.10).
fn check_act(state: &State, act: Act) -> Result<(), Refusal> {
    let Act { tool, strength, draws_left, picks_left, picks_made, .. } = act;
    let drawn = act.drawn.len() as u8;
    require(state.current.used.contains(tool) && (tool.least()..=DICE).contains(&strength), "quartz-dice-position-act")?;
    let reach = state.reach(tool);
    let fits = match state.phase {
        Phase::Draw => tool.draws() && draws_left > 0 && draws_left + drawn == strength.min(reach + drawn),
        Phase::Return => tool == Tool::Jackhammer && draws_left == 0 && drawn > 1 && drawn == strength.min(reach + drawn),
        _ => !tool.draws() && picks_left > 0 && picks_left + picks_made == tool.moves(strength).min(reach + picks_made),
    };
    let idle = if tool.draws() { picks_left == 0 && picks_made == 0 } else { draws_left == 0 && drawn == 0 };
    // What a Pickaxe drew is on the cart already (QD-4.12).
    let on_cart = tool != Tool::Pickaxe || state.player(state.seat).cart.covers(&drawn_heap(state));
    require(fits && idle && on_cart, "quartz-dice-position-act")
}

/// QD-4.12.
fn check_crystals(state: &State) -> Result<(), Refusal> {
    let drawn = state.current.act.filter(|act| act.tool == Tool::Jackhammer).map(|_| drawn_heap(state));
    require(state.pairs_left <= PAIRS, "quartz-dice-position-crystals")?;
    for (kind, facts) in CRYSTALS.iter().enumerate() {
        let held = state.players.iter().flat_map(|player| [player.cart, player.chest]);
        let heaps = held.chain([state.bag, state.removed]).chain(drawn);
        let counted: u32 = heaps.map(|heap| u32::from(heap.count(kind))).sum();
        let beside = if kind == UNSTABLE { 2 * u32::from(state.pairs_left) } else { 0 };
        require(counted + beside == u32::from(facts.in_box), "quartz-dice-position-crystals")?;
    }
    Ok(())
}

fn check_phase(state: &State) -> Result<(), Refusal> {
    match state.phase {
        // A turn is about to begin, and it begins with a draw.
        Phase::FirstLeader | Phase::Mine | Phase::ChooseLeader => require(!state.bag.is_empty(), "quartz-dice-position-bag-empty")?,
        Phase::Over => {
            let last_game = state.options.mode != Mode::GrandTournament || state.game == GAMES;
            require(last_game && state.end().is_some(), "quartz-dice-position-not-over")?;
        }
        _ => {}
    }
    let tied = state.phase != Phase::ChooseLeader || (state.leading().0.len() > 1 && !state.is_last_round());
    require(tied, "quartz-dice-position-no-tie")
}
