//! Dice Heist, by its rules file.
//!
//! Two to five thieves, four museums of rising security, 52 exhibits. A turn turns up a card, then its player either recruits a sidekick die
//! or rolls for one museum: the thief and as many sidekicks as they like. One die above the security level takes everything there and costs
//! the sidekicks that rolled; a failure costs nothing but the turn. Artifacts score one each, gems of a colour 1, 2, 3 and so on, the most
//! paintings +8 and the fewest -4. The game ends when the last exhibit is stolen.
//!
//! # Layout
//!
//! * [`content`]: museums and exhibits, from `content/`.
//! * [`options`], [`state`]: what was agreed, and everything there is to know.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal and what each move does; [`score`]: points.
//! * [`view`]: what one viewer may know; `position`, `form`: positions and views as JSON.
//! * [`insight`]: what a view implies for a choice: odds, worth, standing.
//! * [`bot`]: the bot `greedy`; `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
pub mod bot;
pub mod content;
mod draw;
pub mod event;
mod form;
pub mod insight;
pub mod options;
mod position;
mod rules;
pub mod score;
pub mod state;
pub mod view;
mod words;

use engine::page::Page;
use engine::{Events, Game, Luck, Message, Odds, OptionSpec, Refusal, Seat, Settings, Standing, Stream, Turn, Viewer, Words};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use options::Options;
pub use rules::chance_of;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct DiceHeist;

impl Game for DiceHeist {
    const SLUG: &'static str = "dice-heist";
    const TITLE: &'static str = "Dice Heist";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 20;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Line = score::Line;
    type Notes = ();

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Ok(Options::from_settings(settings))
    }

    fn start(options: &Options, events: &mut impl Events<State, Event>) -> State {
        rules::start(options, events)
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }

    #[inline]
    fn seats(state: &State) -> usize {
        state.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    #[inline]
    fn actions(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        rules::actions(state, seat, actions);
    }

    #[inline]
    fn action_count(state: &State, seat: Seat, _scratch: &mut Vec<Action>) -> usize {
        rules::action_count(state, seat)
    }

    #[inline]
    fn nth_action(state: &State, seat: Seat, index: usize, _scratch: &[Action]) -> Action {
        rules::nth_action(state, seat, index)
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check_action(state, seat, action)
    }

    #[inline]
    fn apply_action(state: &mut State, _seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        rules::apply_action(state, action, events);
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
        rules::apply_outcome(state, outcome, events);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn all_see_alike(state: &State) -> bool {
        View::is_open(state)
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        View::read(viewer, view)
    }

    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        view.sample_world(luck)
    }

    fn standing(state: &State) -> Option<Standing> {
        (state.phase == state::Phase::Over).then(|| score::standing_of(&state.loot[..state.seats()]))
    }

    fn lines(state: &State) -> Vec<score::Line> {
        if state.phase == state::Phase::Over { state.result().lines } else { Vec::new() }
    }

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        bot::greedy(view, seat, legal, luck)
    }

    fn odds(_view: &View, _seat: Seat, action: &Action) -> Option<Odds> {
        bot::attempt_of(action).map(chance_of)
    }

    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Recruit { .. } => "recruit",
            Action::Heist { .. } => "heist",
            Action::Raid { .. } => "raid",
        }
    }

    fn describe_action(_view: &View, _seat: Seat, action: &Action) -> Message {
        words::describe_action(action)
    }

    fn describe_event(event: &Event) -> Message {
        words::describe_event(event)
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}
