//! Two Vaults: a game small enough to be read in one go, with everything a game of the house can have.
//!
//! Each round everybody picks a vault in secret, at the same time. Then the alarm goes off in one of them (the northern one twice as often);
//! whoever is in the other draws a token from the bag, in secret. Then, until all say they are done or time is up, everybody may mark a kind of
//! token, in secret: it will count double. After the last round all is shown, and the tokens are counted.
//!
//! The game has a parameter: which fault it has. Without one it keeps every law; each fault breaks one.

pub(crate) mod fault;
mod insight;
mod rules;
mod state;
mod view;

use engine::page::{Ink, Page};
use engine::refusal::Refusal;
use engine::{Clock, Events, Game, Luck, Message, Odds, OptionDefault, OptionKind, OptionSpec, Seat, Settings, Standing, Stream, Turn};
use engine::{Viewer, Words};
use serde_json::Value;

use fault::Fault;
use rules::Rules;
use state::{Action, Event, Options, Outcome, State, Vault};
use view::View;
pub(crate) use view::scramble;

/// The game, with one fault (as a number, because that is what a type can carry).
#[derive(Debug)]
pub(crate) struct TwoVaults<const FAULT: u8>;

impl<const FAULT: u8> Game for TwoVaults<FAULT> {
    const SLUG: &'static str = "two-vaults";
    const TITLE: &'static str = "Two Vaults";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = (2, 4);

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Line = i32;
    type Notes = ();

    fn option_specs() -> &'static [OptionSpec] {
        &[
            OptionSpec { name: "seats", kind: OptionKind::Whole(2, 4), default: OptionDefault::Required },
            OptionSpec { name: "rounds", kind: OptionKind::Whole(1, 4), default: OptionDefault::Whole(3) },
        ]
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options { seats: settings.seats() as u8, rounds: settings.number("rounds") as u8 })
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        Rules::<FAULT>::start(*options, events)
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        let has = Rules::<FAULT>::has;
        if has(Fault::LoadPanics) {
            assert!(position["players"].as_array().is_some_and(|players| players.len() < 5), "too many players to index");
        }
        if has(Fault::LoadTooTrusting) || has(Fault::HiddenCounter) {
            return serde_json::from_value(position.clone()).map_err(|error| Refusal::bad_position(error.to_string()));
        }
        let mut state = State::read(position)?;
        let marked = state.players.iter().any(|(_, player)| player.mark.is_some());
        if has(Fault::LoadRefuses) && marked {
            return Err(Refusal::bad_position("mark"));
        }
        if has(Fault::LoadForgets) {
            state.players.as_mut_slice().iter_mut().for_each(|player| player.mark = None);
        }
        Ok(state)
    }

    fn seats(state: &State) -> usize {
        state.seats()
    }

    fn turn(state: &State) -> Turn {
        Rules::<FAULT>::turn(state)
    }

    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        Rules::<FAULT>::actions(state, seat, actions);
    }

    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        Rules::<FAULT>::actions(state, seat, scratch);
        scratch.len() + usize::from(Rules::<FAULT>::has(Fault::Miscounted))
    }

    fn nth_action(_state: &State, _seat: Seat, index: usize, scratch: &[Action]) -> Action {
        let other = if Rules::<FAULT>::has(Fault::OtherNth) { 1 } else { 0 };
        scratch[(index + other) % scratch.len()]
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        Rules::<FAULT>::check(state, seat, action)
    }

    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        Rules::<FAULT>::apply(state, seat, action, events);
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        Rules::<FAULT>::read(state, seat, action)
    }

    fn stream(state: &State) -> Stream {
        Rules::<FAULT>::stream(state)
    }

    fn weight(state: &State) -> u64 {
        Rules::<FAULT>::weight(state)
    }

    fn outcome(state: &State, ticket: u64) -> Outcome {
        Rules::<FAULT>::outcome(state, ticket)
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        Rules::<FAULT>::outcomes(state, outcomes);
    }

    fn read_outcome(state: &State, outcome: &Value) -> Result<Outcome, Refusal> {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        let same = |listed: &Outcome| serde_json::to_value(listed).is_ok_and(|listed| listed == *outcome);
        let found = outcomes.iter().map(|(listed, _)| *listed).find(same);
        let invented = Rules::<FAULT>::has(Fault::AnyOutcome).then_some(Outcome::Tip { kind: 0 });
        found.or(invented).ok_or_else(|| Refusal::new(engine::refusal::code::BAD_OUTCOME))
    }

    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        Rules::<FAULT>::apply_outcome(state, outcome, events);
    }

    fn clock(state: &State) -> Option<Clock> {
        Rules::<FAULT>::clock(state)
    }

    fn takes_time_up(state: &State) -> bool {
        Self::clock(state).is_some() && !Rules::<FAULT>::has(Fault::ClockWithoutEnd)
    }

    fn apply_time_up(state: &mut State, events: &mut impl Events<State, Event>) {
        Rules::<FAULT>::apply_time_up(state, events);
    }

    fn keeps_secrets(state: &State) -> bool {
        // What is drawn in the beginning is drawn in secret, and that is a fault of its own.
        let late = Self::turn(state) != Turn::Chance;
        Rules::<FAULT>::has(Fault::DrawnInSecret) || Rules::<FAULT>::has(Fault::ShownButSecret) && late
    }

    fn shows_action(_: &Action) -> bool {
        Rules::<FAULT>::has(Fault::ShownButSecret)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of::<FAULT>(state, viewer)
    }

    fn read_view(_: Viewer, view: &Value) -> Result<View, Refusal> {
        View::read::<FAULT>(view)
    }

    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        view.sample::<FAULT>(luck)
    }

    fn standing(state: &State) -> Option<Standing> {
        Rules::<FAULT>::standing(state)
    }

    fn lines(state: &State) -> Vec<i32> {
        state.players.as_slice().iter().map(state::Player::score).collect()
    }

    fn greedy(_: &View, (): &(), _: Seat, legal: &[Action], _: &mut impl Luck) -> Action {
        if Rules::<FAULT>::has(Fault::GreedyInvents) { Action::Mark { kind: 9 } } else { legal[0] }
    }

    fn odds(view: &View, _: Seat, action: &Action) -> Option<Odds> {
        let crowd = view
            .truth
            .0
            .filter(|_| Rules::<FAULT>::has(Fault::OddsLeak))
            .map_or(0, |truth| truth.players.iter().filter(|(_, player)| player.pick == Some(Vault::North)).count() as u64);
        match action {
            Action::Pick { vault: Vault::North } => Some(Odds::new(1, 3 + crowd)),
            Action::Pick { vault: Vault::South } => Some(Odds::new(2, 3 + crowd)),
            Action::Mark { .. } | Action::Done => None,
        }
    }

    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Pick { .. } => "pick",
            Action::Mark { .. } => "mark",
            Action::Done => "done",
        }
    }

    fn describe_action(_: &View, _: Seat, action: &Action) -> Message {
        Message::new(Self::action_kind(action))
    }

    fn describe_event(event: &Event) -> Message {
        Message::new(format!("{event:?}"))
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        page.line().put(Ink::Strong, words.say(&Message::new("round").with("round", view.round)));
        for (seat, shown) in view.players.iter() {
            page.line().put(Ink::Plain, format!("{seat} {shown:?}"));
        }
    }
}
