//! The Heist, by its rules file: `jewel-heist`.
//!
//! Two to six thieves creep round sixteen display cases at night and pick up jewels. Every round all choose one card in secret: going far is loud, and
//! the guard runs towards, and then shines his light at, the loudest. Whoever stands in the light drops as many jewels as he holds jewelry cards.
//! Completed jewelry pays best; most money wins. Or all play together for ten open cards.
//!
//! # Layout
//!
//! * [`content`]: what is in the box, read from `content/` and checked; [`cards`], [`jewels`]: by number; [`cell`], [`space`]: where things are.
//! * [`blueprint`]: floor plans; `grid`: walking by bits; [`light`]: the cone and its shadows; [`facing`]: directions; `guard`: how he walks and turns.
//! * [`options`], [`state`], [`queue`]: what was agreed, and everything there is to know: a table for all to see, and cards.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `check`: why not; `reach`, `drops`: where one can go, what one can drop.
//! * `play`: what each move does, by the parts of the game: `setup` with its `slots`, `round`, `night`; [`score`]: the best use of jewels, money, places.
//! * [`view`]: what one viewer may know; `position`, `secrets`, [`form`], `whole`: positions as JSON.
//! * [`insight`]: what a view implies for a choice.
//! * `bot`: the bot `greedy`, by `appraisal` (what jewels are worth before the end) and `forecast` (what a round may bring); `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
mod appraisal;
pub mod blueprint;
mod bot;
pub mod cards;
pub mod cell;
mod check;
pub mod content;
mod draw;
mod drops;
pub mod event;
pub mod facing;
mod forecast;
pub mod form;
mod grid;
pub mod guard;
pub mod insight;
pub mod jewels;
pub mod light;
mod night;
pub mod options;
mod play;
mod position;
pub mod queue;
mod reach;
mod round;
mod rules;
pub mod score;
mod secrets;
mod setup;
mod slots;
pub mod space;
pub mod state;
pub mod view;
mod whole;
mod words;

use engine::page::Page;
use engine::{
    Ending, Events, Game, Luck, Message, Odds, OptionSpec, Refusal, Seat, Settings, Standing, Stream, TeamResult, Turn, Viewer, Words,
};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use state::Phase;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct JewelHeist;

impl Game for JewelHeist {
    const SLUG: &'static str = "jewel-heist";
    const TITLE: &'static str = "The Heist";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 60;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Line = score::Tally;
    type Notes = ();

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Options::from_settings(settings)
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        let state = State::new(options);
        if let Some(plan) = options.blueprint {
            events.tell_all(&state, || Event::Blueprint { name: plan.id.to_owned() });
        }
        state
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }

    #[inline]
    fn seats(state: &State) -> usize {
        state.table.count()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    /// JH-9.7: a crew says nothing from the end of a round to the reveal.
    fn is_hushed(state: &State) -> bool {
        let table = &state.table;
        table.options.mode == options::Mode::Coop && matches!(table.phase, Phase::Question | Phase::Answer | Phase::Choose)
    }

    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        rules::actions(state, seat, actions);
    }

    #[inline]
    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        rules::action_count(state, seat, scratch)
    }

    #[inline]
    fn nth_action(state: &State, seat: Seat, index: usize, scratch: &[Action]) -> Action {
        rules::nth_action(state, seat, index, scratch)
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::check(state, seat, (*action).into()).map(|_| ())
    }

    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        play::apply_action(state, seat, *action, events);
    }

    fn read_action(state: &State, seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, seat, action)
    }

    fn stream(state: &State) -> Stream {
        rules::stream(state)
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        rules::weight(state)
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        rules::outcome(state, ticket)
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        rules::outcomes(state, outcomes);
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        play::apply_outcome(state, *outcome, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        View::read(viewer, view)
    }

    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        view.sample_world(luck)
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.table.phase == Phase::Over).then(|| score::standing(state))
    }

    fn ending(state: &State) -> Option<Ending> {
        let standing = Self::standing(state).filter(|_| state.table.options.is_coop())?;
        let (result, why) = if standing.winners.is_empty() { (TeamResult::Lost, "cards_left") } else { (TeamResult::Won, "all_cards") };
        Some(Ending { result, why, rounds: state.table.round })
    }

    fn lines(state: &State) -> Vec<score::Tally> {
        if state.table.phase == Phase::Over { score::tallies(state) } else { Vec::new() }
    }

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        bot::greedy(view, seat, legal, luck)
    }

    /// Nothing a thief does succeeds by luck alone.
    fn odds(_view: &View, _seat: Seat, _action: &Action) -> Option<Odds> {
        None
    }

    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Pick { .. } => "pick",
            Action::Draft { .. } => "draft",
            Action::Pass => "pass",
            Action::Place { .. } => "place",
            Action::Question { .. } => "question",
            Action::Play { .. } => "play",
            Action::Smoke { .. } => "smoke",
            Action::Alarm { .. } => "alarm",
            Action::Wire { .. } => "wire",
            Action::TurnGuard { .. } => "turn_guard",
            Action::Blame { .. } => "blame",
            Action::Move { .. } => "move",
            Action::Keep { .. } => "keep",
            Action::Swap { .. } => "swap",
            Action::Drop { .. } => "drop",
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> Message {
        words::describe_action(view, seat, action)
    }

    fn describe_event(event: &Event) -> Message {
        words::describe_event(event)
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}
