//! Quartz: The Dice Game, by its rules file.
//!
//! Three to six miners, one bag of crystals, five dice, six rounds. A turn draws a crystal, rolls the dice up to three times (more with reroll
//! markers, which unstable crystals bring), and uses what the faces allow: draw more, draw and put half back, lock crystals away, hand unstable
//! ones to others, steal. Sets of a colour pay a bonus, unstable crystals and the emptiest chest cost, and the most money wins.
//!
//! # Layout
//!
//! * [`content`]: crystals, dice and their numbers, from the files under `content/`, which `sheet` reads.
//! * [`options`], [`state`]: what was agreed, and everything there is to know.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `play`: what each move does; [`score`]: money.
//! * [`view`]: what one viewer may know, which is everything; `position`, [`form`]: positions as JSON.
//! * [`insight`]: what a view implies for a choice, for whoever shows it.
//! * [`odds`]: the numbers a player wants to see; [`bot`]: the bot `greedy`, with [`appraisal`] (what things are worth) and [`dice_plan`] (what to
//!   keep); `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
pub mod appraisal;
pub mod bot;
pub mod content;
pub mod dice_plan;
mod draw;
pub mod event;
pub mod form;
pub mod insight;
pub mod odds;
pub mod options;
mod play;
mod position;
mod rules;
pub mod score;
mod sheet;
pub mod state;
pub mod view;
mod words;

use engine::page::Page;
use engine::{Events, Game, Luck, Message, Odds, OptionSpec, Refusal, Seat, Settings, Standing, Stream, Turn, Viewer, Words};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use state::Phase;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct QuartzDice;

impl Game for QuartzDice {
    const SLUG: &'static str = "quartz-dice";
    const TITLE: &'static str = "Quartz: The Dice Game";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;
    const MINUTES: u16 = 40;
    const QUICK_START: &'static str = r#"{"seats":3}"#;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Line = Option<score::Line>;
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
        rules::actions(state, seat, actions);
    }

    #[inline]
    fn action_count(state: &State, seat: Seat, scratch: &mut Vec<Action>) -> usize {
        // Rerolls are by far the most common decision and the one with the most choices: they are counted, not listed.
        if state.phase == Phase::Reroll && state.seat == seat {
            return rules::reroll_count(state);
        }
        rules::actions(state, seat, scratch);
        scratch.len()
    }

    #[inline]
    fn nth_action(state: &State, _seat: Seat, index: usize, scratch: &[Action]) -> Action {
        if state.phase == Phase::Reroll { rules::nth_reroll(state, index) } else { scratch[index] }
    }

    fn check_action(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        rules::check_action(state, seat, action)
    }

    #[inline]
    fn apply_action(state: &mut State, _seat: Seat, action: &Action, events: &mut impl Events<State, Event>) {
        play::apply_action(state, action, events);
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
        play::apply_outcome(state, outcome, events);
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
        (state.phase == Phase::Over).then(|| state.standing_now())
    }

    fn lines(state: &State) -> Vec<Option<score::Line>> {
        if state.phase == Phase::Over { state.lines_now()[..state.seats()].to_vec() } else { Vec::new() }
    }

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        bot::greedy(view, seat, legal, luck)
    }

    /// No action here succeeds or fails: dice and draws have many outcomes, and the board shows their numbers ([`odds`]).
    fn odds(_view: &View, _seat: Seat, _action: &Action) -> Option<Odds> {
        None
    }

    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Reroll { .. } => "reroll",
            Action::Stop => "stop",
            Action::Act { .. } => "act",
            Action::EndTurn => "end_turn",
            Action::Return { .. } => "return",
            Action::Protect { .. } => "protect",
            Action::Pass { .. } => "pass",
            Action::Take { .. } => "take",
            Action::Done => "done",
            Action::ChooseLeader { .. } => "choose_leader",
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
