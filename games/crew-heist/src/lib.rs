//! Heist, the real-time cooperative dice game, by its rules file.
//!
//! One to six crooks, one building, one vault. Everybody rolls and moves at once until time is up; misses move a marker along each player's own
//! track until a skill fails. Then the building answers: tokens are counted, players captured, an event is drawn, and every guard moves by fixed
//! rules. Nothing is secret by seat; what nobody knows is stored nowhere.
//!
//! # Layout
//!
//! * [`content`], [`effect`]: tiles, characters, events, things and elite guards, written in one small vocabulary and checked when they are read.
//! * [`map`], `grid`, `map_read`, [`square`]: the two maps, with steps, sight and distances worked out once.
//! * [`options`], [`state`], `queries`: what was agreed, everything there is to know, and what can be read off it.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * [`rules`], `acts`, `legal`: what is legal, with every refusal in its order; `play`: what each move does; [`score`]: the end.
//! * [`view`]: what one viewer may know, which is everything; `form`, `position`, `position_check`: positions as JSON.
//! * [`odds`], [`insight`]: what a player wants to know, and what can be asked; [`drawing`]: what a client draws of the box; [`bot`]: the bot `greedy`; `words`, `draw`: sentences by name, and the map in a terminal.

pub mod action;
mod acts;
pub mod bot;
mod bot_moves;
mod bot_plan;
mod bot_things;
mod bot_value;
pub mod content;
mod content_check;
pub mod dice;
mod draw;
pub mod drawing;
pub mod effect;
pub mod event;
mod form;
mod form_decks;
mod grid;
pub mod insight;
mod insight_form;
mod insight_map;
mod kinds;
mod legal;
pub mod list;
pub mod map;
mod map_read;
pub mod numbers;
pub mod odds;
pub mod options;
mod play;
mod position;
mod position_check;
mod queries;
pub mod rules;
pub mod score;
pub mod square;
pub mod state;
pub mod view;
mod words;

use engine::page::Page;
use engine::{
    Clock, Ending, Events, Game, Luck, Message, Odds, OptionSpec, Refusal, Seat, Settings, Silence, Standing, Stream, Turn, Viewer, Words,
};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use legal::unasked;
pub use map_read::read as read_map;
pub use options::Options;
pub use state::State;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct CrewHeist;

impl Game for CrewHeist {
    const SLUG: &'static str = "crew-heist";
    const TITLE: &'static str = "Heist";
    const RULES_VERSION: u32 = 2;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 45;
    const QUICK_START: &'static str = r#"{"map":"corner","clock":"untimed","tiles":"face_up","seats":2}"#;
    const IS_RACE: bool = true;
    const FOR_BOTS: &'static [(&'static str, &'static str)] = &[("clock", "simulated")];

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
        play::start(options, events)
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
        legal::actions(state, seat, actions);
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check_action(state, seat, action)
    }

    #[inline]
    fn apply_action(state: &mut State, seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        play::apply_action(state, seat, action, events);
    }

    fn read_action(state: &State, _seat: Seat, action: &Value) -> Result<Action, Refusal> {
        action::read(state, action)
    }

    fn stream(state: &State) -> Stream {
        play::stream(state)
    }

    #[inline]
    fn weight(state: &State) -> u64 {
        play::weight(state)
    }

    #[inline]
    fn outcome(state: &State, ticket: u64) -> Outcome {
        play::outcome(state, ticket)
    }

    fn outcomes(state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        play::outcomes(state, outcomes);
    }

    #[inline]
    fn apply_outcome(state: &mut State, outcome: &Outcome, events: &mut impl Events<State, Event>) {
        play::apply_outcome(state, outcome, events);
    }

    fn clock(state: &State) -> Option<Clock> {
        rules::clock(state)
    }

    fn takes_time_up(state: &State) -> bool {
        rules::takes_time_up(state)
    }

    fn apply_time_up(state: &mut State, events: &mut impl Events<State, Event>) {
        play::apply_time_up(state, events);
    }

    fn when_silent(state: &State, seat: Seat) -> Silence<Action> {
        rules::when_silent(state, seat)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, state: *state }
    }

    fn all_see_alike(_state: &State) -> bool {
        true
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        View::read(viewer, view)
    }

    fn sample_world(view: &View, _luck: &mut impl Luck) -> State {
        view.state
    }

    fn standing(state: &State) -> Option<Standing> {
        score::standing(state)
    }

    fn ending(state: &State) -> Option<Ending> {
        score::ending(state)
    }

    fn lines(state: &State) -> Vec<score::Line> {
        score::lines(state)
    }

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        bot::greedy(&view.state, seat, legal, luck)
    }

    fn odds(view: &View, seat: Seat, action: &Action) -> Option<Odds> {
        odds::of_action(&view.state, seat, action)
    }

    fn action_kind(action: &Action) -> &'static str {
        action.kind()
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> Message {
        words::describe_action(&view.state, seat, action)
    }

    fn describe_event(event: &Event) -> Message {
        words::describe_event(event)
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}
