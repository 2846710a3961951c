//! A game small enough to be all of a test: who goes first is drawn; in turn each seat rolls a die or passes; and, if the game is timed,
//! everybody may then grab coins until time is up. The die of a roll is shown to its seat alone.

use engine::message::Words;
use engine::page::Page;
use engine::*;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The toy.
#[derive(Debug)]
pub(crate) struct Toy;

const MOST_COINS: u32 = 100_000_000;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    seats: u8,
    sides: u32,
    timed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    First,
    Turn,
    Roll,
    Rush,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    options: Options,
    phase: Phase,
    seat: Seat,
    turns_left: u8,
    coins: BySeat<u32>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Roll {},
    Pass {},
    Grab {},
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Outcome {
    FirstSeat(Seat),
    Die(u32),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    Begun,
    Goes { seat: Seat },
    Rolled { seat: Seat, die: Option<u32> },
    Passed { seat: Seat },
    Grabbed { seat: Seat },
    Ended,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    me: Option<Seat>,
    seats: u8,
    coins: Option<u32>,
}

fn finish_turn(state: &mut State, events: &mut impl Events<State, Event>) {
    state.turns_left -= 1;
    state.seat = state.seat.next(usize::from(state.options.seats));
    state.phase = match (state.turns_left, state.options.timed) {
        (0, false) => Phase::Over,
        (0, true) => Phase::Rush,
        _ => Phase::Turn,
    };
    if state.phase == Phase::Over {
        events.tell_all(state, || Event::Ended);
    }
}

impl Game for Toy {
    const SLUG: &'static str = "toy";
    const TITLE: &'static str = "Toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);
    const MINUTES: u16 = 1;
    const QUICK_START: &'static str = r#"{"seats":2}"#;
    type Options = Options;

    fn option_specs() -> &'static [OptionSpec] {
        &[
            OptionSpec { name: "seats", kind: OptionKind::Whole(2, 4), default: OptionDefault::Whole(3) },
            OptionSpec { name: "sides", kind: OptionKind::Whole(1, 200_000), default: OptionDefault::Whole(6) },
            OptionSpec { name: "timed", kind: OptionKind::Flag, default: OptionDefault::Flag(false) },
        ]
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options { seats: settings.seats() as u8, sides: settings.number("sides") as u32, timed: settings.flag("timed") })
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let seats = usize::from(options.seats);
        let (options, coins) = (options.clone(), BySeat::new(seats));
        let state = State { turns_left: options.seats * 4, options, phase: Phase::First, seat: Seat::new(0), coins };
        events.tell_all(&state, || Event::Begun);
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        let state: State = serde_json::from_value(position.clone()).map_err(|error| Refusal::bad_position(error.to_string()))?;
        let seats = usize::from(state.options.seats);
        let over = matches!(state.phase, Phase::Over | Phase::Rush);
        let fits = (2..=4).contains(&seats) && state.coins.seats() == seats && state.seat.index() < seats;
        let fits = fits && (1..=200_000).contains(&state.options.sides);
        let fits =
            fits && over == (state.turns_left == 0) && state.turns_left <= 16 && state.coins.iter().all(|(_, &coins)| coins <= MOST_COINS);
        if fits { Ok(state) } else { Err(Refusal::bad_position("seats")) }
    }
}

impl Rules for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Line = u32;

    fn seats(state: &State) -> usize {
        usize::from(state.options.seats)
    }

    fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::First | Phase::Roll => Turn::Chance,
            Phase::Turn => Turn::of(state.seat),
            Phase::Rush => Turn::Seats { mode: Mode::Open, seats: SeatSet::first(Self::seats(state)) },
            Phase::Over => Turn::Over,
        }
    }

    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let all = [Action::Roll {}, Action::Pass {}, Action::Grab {}];
        actions.extend(all.into_iter().filter(|action| Self::check_action(state, seat, action).is_ok()));
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (state.phase, action) {
            (Phase::Over, _) => Err(Refusal::new("game_over")),
            _ if !Self::turn(state).asks(seat) => Err(Refusal::new("not_your_turn")),
            (Phase::Rush, Action::Grab {}) if state.coins[seat] < MOST_COINS => Ok(()),
            (Phase::Turn, Action::Roll {} | Action::Pass {}) => Ok(()),
            _ => Err(Refusal::new("not_now")),
        }
    }

    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        match action {
            Action::Roll {} => state.phase = Phase::Roll,
            Action::Pass {} => {
                events.tell_all(state, || Event::Passed { seat });
                finish_turn(state, events);
            }
            Action::Grab {} => {
                state.coins[seat] += 1;
                events.tell_all(state, || Event::Grabbed { seat });
            }
        }
    }

    fn read_action(state: &State, _: Seat, action: &Value) -> Result<Action, Refusal> {
        if state.phase == Phase::Over {
            return Err(Refusal::new("game_over"));
        }
        serde_json::from_value(action.clone()).map_err(|_| Refusal::new("malformed"))
    }

    fn standing(state: &State) -> Option<Standing> {
        let scores = BySeat::from_fn(Self::seats(state), |seat| Some(state.coins[seat] as i32));
        (state.phase == Phase::Over).then(|| Standing::by_score(scores))
    }

    fn lines(state: &State) -> Vec<u32> {
        state.coins.as_slice().to_vec()
    }
}

impl Chance for Toy {
    type Outcome = Outcome;

    fn stream(state: &State) -> Stream {
        if state.phase == Phase::First { Stream::table("first_seat") } else { Stream::of_seat("dice", state.seat) }
    }

    fn weight(state: &State) -> u64 {
        if state.phase == Phase::First { u64::from(state.options.seats) } else { u64::from(state.options.sides) }
    }

    fn outcome(state: &State, ticket: u64) -> Outcome {
        if state.phase == Phase::First { Outcome::FirstSeat(Seat::new(ticket as usize)) } else { Outcome::Die(ticket as u32 + 1) }
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        outcomes.extend((0..Self::weight(state)).map(|ticket| (Self::outcome(state, ticket), 1)));
    }

    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        match *outcome {
            Outcome::FirstSeat(seat) => {
                state.seat = seat;
                state.phase = Phase::Turn;
                events.tell_all(state, || Event::Goes { seat });
            }
            Outcome::Die(die) => {
                let (seat, me) = (state.seat, SeatSet::only(state.seat));
                state.coins[seat] += die;
                events.tell(state, Audience::seats(me), || Event::Rolled { seat, die: Some(die) });
                events.tell(state, Audience::all_but(me, Self::seats(state)), || Event::Rolled { seat, die: None });
                finish_turn(state, events);
            }
        }
    }
}

impl TimeLimits for Toy {
    fn clock(state: &State) -> Option<Clock> {
        (state.phase == Phase::Rush).then_some(Clock { stretch: 0, seconds: 30, race: false })
    }

    fn apply_time_up(state: &mut State, events: &mut impl Events<State, Event>) {
        state.phase = Phase::Over;
        events.tell_all(state, || Event::Ended);
    }
}

impl Secrets for Toy {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        View { me: viewer.seat(), seats: state.options.seats, coins: viewer.seat().map(|seat| state.coins[seat]) }
    }

    fn read_view(_: Viewer, view: &Value) -> Result<View, Refusal> {
        serde_json::from_value(view.clone()).map_err(|_| Refusal::new("malformed"))
    }

    fn sample_world(view: &View, _: &mut impl Luck) -> State {
        Self::start(&Options { seats: view.seats, sides: 6, timed: false }, &mut NoListener)
    }
}

impl Wording for Toy {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Roll {} => "roll",
            Action::Pass {} => "pass",
            Action::Grab {} => "grab",
        }
    }

    fn describe_action(_: &View, _: Seat, action: &Action) -> Message {
        Message::new(Self::action_kind(action))
    }

    fn describe_event(_: &Event) -> Message {
        Message::new("toy-event")
    }

    fn draw(_: &View, _: &dyn Words, _: &mut Page) {}
}

impl Bots for Toy {
    type Notes = ();

    fn greedy(_: &View, (): &(), _: Seat, legal: &[Action], _: &mut impl Luck) -> Action {
        legal[0].clone()
    }
}

impl Insight for Toy {
    type Overview = ();
    type Question = NoQuestion;
    type Answer = ();

    fn overview(_: &View, _: Viewer) {}

    fn answer(_: &View, _: Viewer, question: &NoQuestion) -> Result<(), Refusal> {
        match *question {}
    }
}
