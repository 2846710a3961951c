//! Museum Heist, by its rules file.
//!
//! Two to four thieves, seven pieces that belong to nobody, one artwork at a time. Every round each seat secretly chooses one of the seven characters; a
//! turn moves any piece, but only closer to the artwork. Whoever brings the own character onto it collects it, unless exactly one opponent chose the
//! same; whoever names an opponent's character collects it too, and whoever names it wrongly is out of the round.
//!
//! # Layout
//!
//! * [`content`]: characters and artworks; [`space`], [`board`]: spaces and boards, read from `content/boards.txt` or brought by somebody.
//! * `mask`, [`geometry`], [`moves`]: where pieces can go, by bits; [`path`]: which way a move went.
//! * [`options`], [`state`]: what was agreed, and everything there is to know: a table for all to see, and cards.
//! * [`action`], [`event`]: moves and what people see of them, with their JSON.
//! * `rules`: what is legal; `play`: what each move does; [`score`]: places.
//! * [`view`]: what one viewer may know; `position`, `form`: positions as JSON.
//! * [`insight`]: what a view implies for a choice: ways, distances, what stands in the way.
//! * [`notes`]: what a player remembers of a round; [`belief`]: what that says about the cards of others; [`bot`]: the bot `greedy`.
//! * `words`, `draw`: sentences by name, and the table in a terminal.

pub mod action;
pub mod belief;
pub mod board;
pub mod bot;
pub mod content;
mod draw;
pub mod event;
mod form;
pub mod geometry;
pub mod insight;
mod mask;
pub mod moves;
pub mod notes;
pub mod options;
pub mod path;
mod play;
mod position;
mod rules;
pub mod score;
pub mod space;
pub mod state;
pub mod view;
mod words;

use engine::page::Page;
use engine::{Events, Game, Luck, Message, Odds, OptionSpec, Refusal, Seat, Settings, Standing, Stream, Turn, Viewer, Words};
use serde_json::Value;

pub use action::{Action, Outcome};
pub use event::Event;
pub use notes::Notes;
pub use options::Options;
pub use state::State;
pub use view::View;

use state::Phase;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct MuseumHeist;

impl Game for MuseumHeist {
    const SLUG: &'static str = "museum-heist";
    const TITLE: &'static str = "Museum Heist";
    const RULES_VERSION: u32 = 1;
    const SEATS: (u8, u8) = options::SEATS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type View = View;
    type Line = score::Place;
    type Notes = Notes;

    fn option_specs() -> &'static [OptionSpec] {
        options::SPECS
    }

    fn read_options(settings: &Settings) -> Result<Options, Refusal> {
        Options::from_settings(settings)
    }

    /// Set-up shows nothing: everything on the table is known before chance puts the first piece on the board.
    fn start(options: &Options, _events: &mut impl Events<State, Event>) -> State {
        State::new(options)
    }

    /// MH-4.4: a card that was not revealed stays unknown to the others after the game.
    fn keeps_secrets(state: &State) -> bool {
        !state.table.options.reveal_all
    }

    /// MH-4.5: only the character that a seat chose is left out of what the others hear.
    fn shows_action(action: &Action) -> bool {
        !matches!(action, Action::Choose { .. })
    }

    fn load(position: &Value) -> Result<State, Refusal> {
        position::load(position)
    }

    #[inline]
    fn seats(state: &State) -> usize {
        state.table.seats()
    }

    #[inline]
    fn turn(state: &State) -> Turn {
        rules::turn(state)
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
        rules::check(state, seat, (*action).into()).map(|_| ())
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
        (state.table.phase == Phase::Over).then(|| score::standing(&state.table))
    }

    fn lines(state: &State) -> Vec<score::Place> {
        if state.table.phase == Phase::Over { score::places(&state.table) } else { Vec::new() }
    }

    fn note(notes: &mut Notes, _seat: Seat, event: &Event) {
        notes.hear(event);
    }

    fn greedy(view: &View, notes: &Notes, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        bot::greedy(view, notes, seat, legal, luck)
    }

    /// Whether a challenge is right is no matter of luck.
    fn odds(_view: &View, _seat: Seat, _action: &Action) -> Option<Odds> {
        None
    }

    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::PlaceArtwork { .. } => "place_artwork",
            Action::Choose { .. } => "choose",
            Action::Move { .. } => "move",
            Action::Swap { .. } => "swap",
            Action::Challenge { .. } => "challenge",
        }
    }

    fn describe_action(view: &View, _seat: Seat, action: &Action) -> Message {
        words::describe_action(view, action)
    }

    fn describe_event(event: &Event) -> Message {
        words::describe_event(event)
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}
