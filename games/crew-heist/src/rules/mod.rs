//! What is legal: every refusal, in the order of section 10 of the rules.

pub(crate) mod acts;
pub mod dice;
pub(crate) mod legal;
pub mod odds;
pub mod score;

use engine::refusal::code::{GAME_OVER, MALFORMED, NOT_YOUR_TURN};
use engine::{Ending, Events, Mode, Refusal, Rules, Seat, SeatSet, Standing, Turn};
use serde_json::Value;

use crate::action::{self, Action};
use crate::content::CharacterKind;
use crate::event::Event;
use crate::map::square::SquareId;
use crate::options::ClockKind;
use crate::rules::score::Line;
use crate::state::{Phase, State};
use crate::{CrewHeist, play};

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

impl Rules for CrewHeist {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = Line;

    #[inline]
    fn seats(state: &State) -> usize {
        state.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
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

    #[inline]
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if !Self::turn(state).asks(seat) {
            return;
        }
        match state.phase {
            Phase::Characters => {
                let left = CharacterKind::all().filter(|kind| state.decks.characters.contains(kind.0));
                actions.extend(left.map(|character| Action::ChooseCharacter { character }));
            }
            Phase::Placing => {
                let free = state.map().starts.iter().filter(|square| !state.is_full(*square));
                actions.extend(free.map(|square| Action::Place { square: state.map().id(square) }));
            }
            Phase::Planning => legal::list_planning(state, seat, actions),
            Phase::Acting | Phase::Closing => legal::list_acting(state, seat, actions),
            Phase::Setup | Phase::Environment | Phase::Over => {}
        }
    }

    fn read_action(state: &State, _seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, action)
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
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

    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        play::apply_action(state, seat, action, events);
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(state)
    }

    fn ending(state: &State) -> Option<Ending> {
        score::ending(state)
    }

    fn lines(state: &State) -> Vec<Line> {
        score::lines(state)
    }
}

/// Whether the last speech of this round has been held.
pub(crate) fn speeches_over(state: &State) -> bool {
    usize::from(state.planning.at) >= 2 * state.planning.order.len()
}

/// Which of its two speeches the speaker holds; nothing while nobody speaks.
pub(crate) fn lap(state: &State) -> Option<u8> {
    let planning = &state.planning;
    let speaks = state.phase == Phase::Planning && planning.timed && planning.vote.is_none() && !speeches_over(state);
    speaks.then(|| planning.at / planning.order.len().max(1) as u8 + 1)
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
