//! What is legal: every refusal, in the order of section 10 of the rules.

use engine::refusal::code::{GAME_OVER, MALFORMED, NOT_YOUR_TURN};
use engine::{Clock, Mode, Refusal, Seat, SeatSet, Silence, Turn};

use crate::action::Action;
use crate::acts;
use crate::content::CharacterKind;
use crate::options::ClockKind;
use crate::square::SquareId;
use crate::state::{Phase, State};

/// The codes of this game's own refusals.
#[expect(missing_docs, reason = "their sentences say what they mean")]
pub mod code {
    pub const WRONG_PHASE: &str = "wrong_phase";
    pub const NOT_IN_BUILDING: &str = "not_in_building";
    pub const FINISHED: &str = "finished";
    pub const CAUGHT: &str = "caught";
    pub const BUSY: &str = "busy";
    pub const NOTICE_FIRST: &str = "notice_first";
    pub const MUST_ROLL: &str = "must_roll";
    pub const TIME_IS_UP: &str = "time_is_up";
    pub const NO_ATTEMPT: &str = "no_attempt";
    pub const DICE_COUNT: &str = "dice_count";
    pub const BAD_REROLL: &str = "bad_reroll";
    pub const FAILING: &str = "failing";
    pub const CANNOT_STOP: &str = "cannot_stop";
    pub const TOO_FEW_HITS: &str = "too_few_hits";
    pub const ALONE: &str = "alone";
    pub const NO_MISS: &str = "no_miss";
    pub const NOT_A_MOVE: &str = "not_a_move";
    pub const NO_STEP: &str = "no_step";
    pub const SQUARE_FULL: &str = "square_full";
    pub const GUARD_IN_SQUARE: &str = "guard_in_square";
    pub const TILE_FACE_DOWN: &str = "tile_face_down";
    pub const TILE_FACE_UP: &str = "tile_face_up";
    pub const TILE_REMOVED: &str = "tile_removed";
    pub const NEEDS_TILE_ACTION: &str = "needs_tile_action";
    pub const ELEVATOR_CLOSED: &str = "elevator_closed";
    pub const TRACK_FULL: &str = "track_full";
    pub const EXPOSED: &str = "exposed";
    pub const ALREADY_HIDDEN: &str = "already_hidden";
    pub const NO_COVER: &str = "no_cover";
    pub const NOT_JOINED: &str = "not_joined";
    pub const NO_SUCH_ACTION: &str = "no_such_action";
    pub const NOT_ON_TILE: &str = "not_on_tile";
    pub const ALREADY_ACTIVATED: &str = "already_activated";
    pub const BAD_X: &str = "bad_x";
    pub const NOBODY_CAPTURED: &str = "nobody_captured";
    pub const BAD_COMPANY: &str = "bad_company";
    pub const NO_SUCH_GUARD: &str = "no_such_guard";
    pub const NOT_IN_SIGHT: &str = "not_in_sight";
    pub const NOT_SAME_SQUARE: &str = "not_same_square";
    pub const GUARD_DISTRACTED: &str = "guard_distracted";
    pub const GUARD_ALERT: &str = "guard_alert";
    pub const CANNOT_HELP: &str = "cannot_help";
    pub const NOTHING_THERE: &str = "nothing_there";
    pub const NOT_CARRIED: &str = "not_carried";
    pub const DROPPED_THIS_PHASE: &str = "dropped_this_phase";
    pub const CANNOT_USE: &str = "cannot_use";
    pub const NO_POWER: &str = "no_power";
    pub const POWER_SPENT: &str = "power_spent";
    pub const BAD_TARGET: &str = "bad_target";
    pub const NOT_EXIT: &str = "not_exit";
    pub const ALREADY_WAITING: &str = "already_waiting";
    pub const ALREADY_READY: &str = "already_ready";
    pub const ALREADY_PLACED: &str = "already_placed";
    pub const BAD_SQUARE: &str = "bad_square";
    pub const CHARACTER_TAKEN: &str = "character_taken";
    pub const VOTE_USED: &str = "vote_used";
    pub const VOTE_OPEN: &str = "vote_open";
    pub const NO_VOTE: &str = "no_vote";
}

/// Fails with a code unless something holds.
#[inline]
pub(crate) const fn require(holds: bool, code: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::new(code)) }
}

/// What the game waits for.
pub(crate) fn turn(state: &State) -> Turn {
    if state.phase == Phase::Over {
        return Turn::Over;
    }
    if !state.pending.is_empty() {
        return Turn::Chance;
    }
    let open = |seats: SeatSet| Turn::Seats { mode: Mode::Open, seats };
    match state.phase {
        Phase::Characters => state.picker().map_or(Turn::Chance, Turn::of),
        Phase::Placing => open(state.all_seats().filter(|seat| !state.player(*seat).placed).collect()),
        Phase::Planning => match (state.planning.timed, state.planning.vote) {
            (true, _) => state.speaker().map_or(Turn::Chance, Turn::of),
            (false, Some((yes, no))) => open(state.inside().filter(|seat| !yes.contains(*seat) && !no.contains(*seat)).collect()),
            (false, None) => open(state.inside().filter(|seat| !state.player(*seat).ready).collect()),
        },
        Phase::Acting | Phase::Closing => open(state.listed()),
        Phase::Setup | Phase::Environment | Phase::Over => Turn::Chance,
    }
}

/// Whether the last speech of this round has been held.
pub(crate) fn speeches_over(state: &State) -> bool {
    usize::from(state.planning.at) >= 2 * state.planning.order.len()
}

/// Whether `time_up` is a move now (CH 5.2, CH 5.4).
pub(crate) fn takes_time_up(state: &State) -> bool {
    if !state.pending.is_empty() {
        return false;
    }
    match state.phase {
        Phase::Planning => state.planning.timed && !speeches_over(state) && state.options.clock != ClockKind::Simulated,
        Phase::Acting => state.options.clock == ClockKind::Timed,
        _ => false,
    }
}

/// The clock of the server: a speech, which is timed also where the player phase is not (CH 5.2), or the player phase.
pub(crate) fn clock(state: &State) -> Option<Clock> {
    if !takes_time_up(state) {
        return None;
    }
    let race = state.phase == Phase::Acting;
    // Twelve speeches and the player phase fit a round.
    let within = if race { 15 } else { u32::from(state.planning.at) };
    Some(Clock { stretch: state.round.wrapping_mul(16).wrapping_add(within), seconds: u32::from(state.options.seconds), race })
}

/// How long somebody may be silent in closing, in seconds (CH 5.4).
const IN_CLOSING: u32 = 15;
/// How long the others wait for whoever has not chosen or placed his character, or is the last who is not ready.
const FOR_THE_LAST: u32 = 60;

/// Who waits in the player phase is done unless he thinks better of it; in closing, whoever is silent gives up what he has open (CH 5.4).
/// Against the clock nobody else's silence holds up the others either: in choosing, placing, votes, the word that starts the phase, and as the
/// last who is not ready. A planning phase in which several still talk has no end but theirs (CH-13.1).
pub(crate) fn when_silent(state: &State, seat: Seat) -> Silence<Action> {
    match state.phase {
        Phase::Acting if state.player(seat).waiting && !state.has_open(seat) => Silence::Rests,
        Phase::Closing if state.pending.is_empty() && state.has_open(seat) => in_closing(state, seat),
        _ if state.options.clock == ClockKind::Timed && turn(state).asks(seat) => before_the_phase(state, seat),
        _ => Silence::Waits,
    }
}

/// An attempt with an X is stopped for its leader where the hits allow it, and its helpers wait for that; anything else is given up.
fn in_closing(state: &State, seat: Seat) -> Silence<Action> {
    let lead = state.lead_of(seat).unwrap_or(seat);
    match state.best_x(lead) {
        Some(x) if lead == seat => Silence::Acts(IN_CLOSING, Action::Stop { x }),
        Some(_) => Silence::Waits,
        None => Silence::Acts(IN_CLOSING, Action::GiveUp),
    }
}

/// What is done for a seat that holds up the beginning of the game, or of the player phase.
fn before_the_phase(state: &State, seat: Seat) -> Silence<Action> {
    let others_ready = || state.inside().all(|other| other == seat || state.player(other).ready);
    match (state.phase, state.planning.timed, state.planning.vote) {
        (Phase::Characters, ..) => {
            let left = CharacterKind::all().find(|kind| state.decks.characters.contains(kind.0));
            left.map_or(Silence::Waits, |character| Silence::Acts(FOR_THE_LAST, Action::ChooseCharacter { character }))
        }
        (Phase::Placing, ..) => {
            let free = state.map().starts.iter().find(|square| !state.is_full(*square));
            free.map_or(Silence::Waits, |square| Silence::Acts(FOR_THE_LAST, Action::Place { square: state.map().id(square) }))
        }
        (Phase::Planning, true, _) if speeches_over(state) => Silence::Acts(u32::from(state.options.seconds), Action::Go),
        // Who says nothing leaves planning as it is.
        (Phase::Planning, false, Some(_)) => Silence::Acts(u32::from(state.options.seconds), Action::Vote { yes: false }),
        (Phase::Planning, false, None) if others_ready() => Silence::Acts(FOR_THE_LAST, Action::Ready),
        _ => Silence::Waits,
    }
}

pub(crate) fn check_not_over(state: &State) -> Result<(), Refusal> {
    require(state.phase != Phase::Over, GAME_OVER)
}

/// A square that this map does not have is no square.
pub(crate) fn check_known(state: &State, action: &Action) -> Result<(), Refusal> {
    let known = |id: SquareId| state.map().find(id).is_some();
    let fine = match *action {
        Action::Place { square } | Action::PickUp { square, .. } | Action::Drop { square, .. } => known(square),
        Action::Run { to, .. } | Action::Sneak { to, .. } | Action::Walk { to } => known(to),
        Action::Flip { tile } | Action::Tile { tile, .. } | Action::Power { target: Some(crate::action::Target::Tile(tile)) } => {
            known(tile)
        }
        _ => true,
    };
    require(fine, MALFORMED)
}

/// Whether this seat may do this now.
pub(crate) fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    check_not_over(state)?;
    check_known(state, action)?;
    require(state.pending.is_empty(), NOT_YOUR_TURN)?;
    check_phase(state, seat, action)?;
    check_turn(state, seat, action)?;
    require(state.player(seat).is_in(), code::NOT_IN_BUILDING)?;
    match action {
        Action::ChooseCharacter { character } => require(state.decks.characters.contains(character.0), code::CHARACTER_TAKEN),
        Action::Place { square } => check_place(state, seat, *square),
        Action::Ready | Action::CallVote | Action::Vote { .. } => check_planning(state, seat, action),
        Action::Spoken | Action::Go => Ok(()),
        Action::Drop { item, square, n } => acts::check_drop(state, seat, *item, *square, *n),
        _ => check_acting(state, seat, action),
    }
}

fn check_phase(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let planning = &state.planning;
    let fits = match action {
        Action::ChooseCharacter { .. } => state.phase == Phase::Characters,
        Action::Place { .. } => state.phase == Phase::Placing,
        Action::Ready | Action::CallVote | Action::Vote { .. } => state.phase == Phase::Planning && !planning.timed,
        Action::Spoken => state.phase == Phase::Planning && planning.timed && !speeches_over(state),
        Action::Go => state.phase == Phase::Planning && planning.timed && speeches_over(state),
        Action::Drop { .. } => matches!(state.phase, Phase::Planning | Phase::Acting | Phase::Closing),
        Action::Hold if state.options.clock != ClockKind::Simulated => false,
        _ => {
            if state.phase == Phase::Closing {
                return check_closing(state, seat, action);
            }
            state.phase == Phase::Acting
        }
    };
    require(fits, code::WRONG_PHASE)
}

/// When closing, only what is open goes on (CH-5.5); a tile must still be noticed (CH-5.6, R91).
fn check_closing(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Notice { .. } | Action::Roll { .. } | Action::Stumble | Action::Stop { .. } | Action::GiveUp => Ok(()),
        Action::Refuse if state.player(seat).notice.is_some() => Err(Refusal::new(code::MUST_ROLL)),
        _ => Err(Refusal::new(code::TIME_IS_UP)),
    }
}

fn check_turn(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let asked = match state.phase {
        Phase::Characters => state.picker() == Some(seat),
        Phase::Planning if matches!(action, Action::Spoken | Action::Go) => state.speaker() == Some(seat),
        Phase::Acting if state.options.clock == ClockKind::Simulated => {
            matches!(action, Action::Drop { .. }) || state.listed().contains(seat)
        }
        _ => true,
    };
    require(asked, NOT_YOUR_TURN)
}

fn check_place(state: &State, seat: Seat, square: SquareId) -> Result<(), Refusal> {
    require(!state.player(seat).placed, code::ALREADY_PLACED)?;
    let square = acts::known(state, square)?;
    require(state.map().starts.contains(square), code::BAD_SQUARE)?;
    require(!state.is_full(square), code::SQUARE_FULL)
}

fn check_planning(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let planning = &state.planning;
    match action {
        Action::Ready => {
            require(!state.player(seat).ready, code::ALREADY_READY)?;
            require(planning.vote.is_none(), code::VOTE_OPEN)
        }
        Action::CallVote => {
            require(planning.vote.is_none(), code::VOTE_OPEN)?;
            require(!planning.voted, code::VOTE_USED)
        }
        _ => {
            let Some((yes, no)) = planning.vote else { return Err(Refusal::new(code::NO_VOTE)) };
            require(!yes.contains(seat) && !no.contains(seat), NOT_YOUR_TURN)
        }
    }
}

fn check_acting(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let player = state.player(seat);
    require(player.finished.is_none(), code::FINISHED)?;
    match action {
        Action::Stumble
        | Action::Stop { .. }
        | Action::Notice { .. }
        | Action::Refuse
        | Action::Roll { .. }
        | Action::GiveUp
        | Action::Hold => return acts::check_open(state, seat, action),
        _ => {}
    }
    require(state.lead_of(seat).is_none(), code::BUSY)?;
    require(!state.owes_notice(seat), code::NOTICE_FIRST)?;
    require(!player.is_caught() || acts::is_free_to(state, action), code::CAUGHT)?;
    acts::check(state, seat, action)?;
    action.dice().map_or(Ok(()), |dice| require((1..=4).contains(&dice), code::DICE_COUNT))
}
