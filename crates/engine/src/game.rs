//! What a game is.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::{Luck, Odds, Stream};
use crate::event::Events;
use crate::message::{Message, Words};
use crate::options::{OptionSpec, Settings};
use crate::page::Page;
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, Viewer};
use crate::standing::{Ending, Standing};
use crate::turn::{Clock, Silence, Turn};

/// A game: a state, and the moves that change it.
///
/// Rules are written once against this trait, with concrete types. Fast callers (the lab, bots, laws) use it as it is; the server, the referee
/// and records use the object-safe face over JSON that [`crate::face`] makes of it.
///
/// A move is a seat's action, a chance outcome, or the clock's `time_up`; nothing else changes a state, and a state holds no random number
/// generator and no order of a deck. Every move has two doors: `read_…` and `check_…` look at a move and refuse it or not, and cannot change anything, by
/// type; `apply_…` carries out a move that was not refused. So a refusal leaves the state untouched whatever the rules do.
///
/// # Contracts
///
/// `crates/laws` tests each of these over thousands of positions.
///
/// * `actions` lists exactly the actions that `check_action` accepts from a seat named by `turn` (a game may accept more from seats that owe
///   nothing, such as dropping a thing at any time, and says so).
/// * `outcomes` lists exactly what `read_outcome` accepts; the weights sum to `weight`; `outcome` maps exactly that many tickets to each.
/// * The [`Serialize`] form of a state is the position of the rules file, and `load` of it gives an equal state.
/// * A view holds what its viewer may know and is built from that alone; where `all_see_alike`, the JSON of all views is the same. `sample_world` gives a state that this view could come from, depending
///   on nothing but the view and the luck.
///
/// No function here allocates beyond the buffers it is handed, unless its documentation says so: `actions`, `check_action`, `apply_action`,
/// `outcome`, `apply_outcome` are called millions of times a second.
pub trait Game: Sized + Send + Sync + 'static {
    /// The name in addresses, files and commands: `dice-heist`.
    const SLUG: &'static str;
    /// The name on the box.
    const TITLE: &'static str;
    /// Raised whenever the same moves could give another state.
    const RULES_VERSION: u32;
    /// The fewest and the most seats.
    const SEATS: (u8, u8);
    /// Options that games between bots alone take where nobody says otherwise, by name: a clock that is counted rather than waited for.
    const FOR_BOTS: &'static [(&'static str, &'static str)] = &[];

    /// The options of one game. As JSON, all of them.
    type Options: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Everything there is to know. As JSON, the position of the rules file.
    type State: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What a seat can do. As JSON, the action of the rules file.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What chance can do. As JSON, the outcome of the rules file.
    type Outcome: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What people see happen. As JSON, the event of the rules file.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What one viewer may know. As JSON, the view of the rules file.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;
    /// How one seat's result adds up.
    type Line: Serialize;
    /// What a player who is not a person remembers of what its seat has heard; `()` where the view says all. See [`crate::notes`].
    type Notes: Clone + Debug + Default + Send + Sync;

    /// The options, `seats` first.
    fn option_specs() -> &'static [OptionSpec];

    /// Reads options whose values are already within their descriptions; checks what no description can say.
    ///
    /// # Errors
    /// `bad_option`, with the name of the option.
    fn read_options(settings: &Settings) -> Result<Self::Options, Refusal>;

    /// The state before the first move, and what set-up lets people see.
    fn start(options: &Self::Options, events: &mut impl Events<Self::State, Self::Event>) -> Self::State;

    /// Reads a position and checks what the rules file calls always true, not whether play could have led there. May allocate.
    ///
    /// # Errors
    /// `bad_position`, with what is wrong.
    fn load(position: &Value) -> Result<Self::State, Refusal>;

    /// How many seats the game has.
    fn seats(state: &Self::State) -> usize;

    /// What the game waits for.
    fn turn(state: &Self::State) -> Turn;

    /// Lists the legal actions of a seat into `actions`, which is emptied first: none if the seat owes no decision. The order is part of the rules.
    fn actions(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// How many actions `actions` would list. `scratch` is for games that have to list them to know.
    #[inline]
    fn action_count(state: &Self::State, seat: Seat, scratch: &mut Vec<Self::Action>) -> usize {
        Self::actions(state, seat, scratch);
        scratch.len()
    }

    /// The action at place `index` of that list, below `action_count`, which was called just before with the same `scratch`. Random play needs
    /// one action of many: a game that can count its actions need not list them for that.
    #[inline]
    fn nth_action(_state: &Self::State, _seat: Seat, index: usize, scratch: &[Self::Action]) -> Self::Action {
        scratch[index].clone()
    }

    /// Whether this seat may do this now.
    ///
    /// # Errors
    /// The first refusal that fits, in the order of the rules file.
    fn check_action(state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that `check_action` accepts. With any other the state may become nonsense, but nothing is unsafe.
    fn apply_action(state: &mut Self::State, seat: Seat, action: &Self::Action, events: &mut impl Events<Self::State, Self::Event>);

    /// Reads an action that a stranger sent, in the position it was sent to: where the rules file gives an order, a refusal of an earlier row
    /// (`not_your_turn`) comes before `malformed`, and names that do not exist have refusals of their own. May allocate.
    ///
    /// # Errors
    /// The first refusal that fits and that the typed action can no longer express.
    fn read_action(state: &Self::State, seat: Seat, action: &Value) -> Result<Self::Action, Refusal>;

    /// What is drawn now. Asked only while `turn` is [`Turn::Chance`], like all up to `apply_outcome`.
    fn stream(state: &Self::State) -> Stream;

    /// How many equally likely tickets the present chance has.
    fn weight(state: &Self::State) -> u64;

    /// The outcome that belongs to a ticket below `weight`.
    fn outcome(state: &Self::State, ticket: u64) -> Self::Outcome;

    /// Lists the possible outcomes, each with its number of tickets, into `outcomes`, which is emptied first.
    fn outcomes(state: &Self::State, outcomes: &mut Vec<(Self::Outcome, u64)>);

    /// How many outcomes `outcomes` would list. May allocate; a game whose draws have more outcomes than can be listed counts them here instead.
    fn outcome_count(state: &Self::State) -> u64 {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        outcomes.len() as u64
    }

    /// Reads an outcome that somebody gave. May allocate.
    ///
    /// # Errors
    /// `bad_outcome` if it is none of the possible ones.
    fn read_outcome(state: &Self::State, outcome: &Value) -> Result<Self::Outcome, Refusal> {
        let mut outcomes = Vec::new();
        Self::outcomes(state, &mut outcomes);
        let found = outcomes.into_iter().find(|(listed, _)| serde_json::to_value(listed).is_ok_and(|listed| listed == *outcome));
        found.map(|(listed, _)| listed).ok_or_else(|| Refusal::new(code::BAD_OUTCOME))
    }

    /// Carries out an outcome that is among the possible ones.
    fn apply_outcome(state: &mut Self::State, outcome: &Self::Outcome, events: &mut impl Events<Self::State, Self::Event>);

    /// The clock that runs now, if one does.
    fn clock(_state: &Self::State) -> Option<Clock> {
        None
    }

    /// Whether `time_up` is a move now. A game may take it where no clock of the server runs (a clock kept by a person).
    fn takes_time_up(state: &Self::State) -> bool {
        Self::clock(state).is_some()
    }

    /// Time is up. Called only where `takes_time_up`.
    fn apply_time_up(_state: &mut Self::State, _events: &mut impl Events<Self::State, Self::Event>) {}

    /// What becomes of a seat that is asked and does nothing: one silent player must not hold up the others, where the rules give a way out.
    fn when_silent(_state: &Self::State, _seat: Seat) -> Silence<Self::Action> {
        Silence::Waits
    }

    /// Whether the players may not talk to each other now, by the rules.
    fn is_hushed(_state: &Self::State) -> bool {
        false
    }

    /// Whether what players have hidden stays hidden from the others when the game is over, by the rules. Such a game draws nothing in secret: the secret
    /// of the dice is published at the end, and with it what every ticket was.
    fn keeps_secrets(_state: &Self::State) -> bool {
        false
    }

    /// Whether everybody learns this action from the events that it brings. Asked only where secrets are kept: other actions are sealed in the records
    /// that others get.
    fn shows_action(_action: &Self::Action) -> bool {
        false
    }

    /// What this viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Whether the views of all viewers are written alike now, because nothing is hidden from anybody. A table then writes one for all of them.
    fn all_see_alike(_state: &Self::State) -> bool {
        false
    }

    /// Reads a view back from its JSON, for clients that got it over a wire. May allocate.
    ///
    /// # Errors
    /// `malformed` if it is no view of this game.
    fn read_view(viewer: Viewer, view: &Value) -> Result<Self::View, Refusal>;

    /// A state that this view could come from, each in proportion to its likelihood as far as that is known.
    fn sample_world(view: &Self::View, luck: &mut impl Luck) -> Self::State;

    /// Score and rank of every seat, once the game is over.
    fn standing(state: &Self::State) -> Option<Standing>;

    /// How it ended, once the game is over, where all players win or lose together.
    fn ending(_state: &Self::State) -> Option<Ending> {
        None
    }

    /// How each seat's result adds up, once the game is over. May allocate.
    fn lines(state: &Self::State) -> Vec<Self::Line>;

    /// A seat notes down an event that it heard, in the form in which it heard it.
    fn note(_notes: &mut Self::Notes, _seat: Seat, _event: &Self::Event) {}

    /// What a sensible player of one ply does: the bot `greedy`. It gets a view and its own notes, never a state, and a list of what is legal for
    /// it, which is not empty. The notes may be empty in the middle of a game, after a position was set up.
    fn greedy(view: &Self::View, notes: &Self::Notes, seat: Seat, legal: &[Self::Action], luck: &mut impl Luck) -> Self::Action;

    /// How likely an action succeeds, where luck decides that.
    fn odds(view: &Self::View, seat: Seat, action: &Self::Action) -> Option<Odds>;

    /// The kind of an action, for counting: its `type` in JSON.
    fn action_kind(action: &Self::Action) -> &'static str;

    /// An action in words, as a choice: "Recruit a sidekick". May allocate.
    fn describe_action(view: &Self::View, seat: Seat, action: &Self::Action) -> Message;

    /// An event in words. May allocate.
    fn describe_event(event: &Self::Event) -> Message;

    /// Draws a view for a terminal of at least 80 columns. May allocate.
    fn draw(view: &Self::View, words: &dyn Words, page: &mut Page);
}

/// What a player that is not a person sees: its own view, its own notes, and what it may do. The state stays out of reach, by type.
pub struct Eyes<'a, G: Game> {
    state: &'a G::State,
    notes: &'a G::Notes,
    seat: Seat,
}

// Not derived: that would write out the state for whoever formats the eyes.
impl<G: Game> fmt::Debug for Eyes<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Eyes").field("seat", &self.seat).field("view", &self.view()).finish()
    }
}

impl<'a, G: Game> Eyes<'a, G> {
    /// The eyes of one seat.
    #[inline]
    pub fn new(state: &'a G::State, notes: &'a G::Notes, seat: Seat) -> Self {
        Self { state, notes, seat }
    }

    /// Whose eyes they are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat has noted down of what it heard.
    #[inline]
    pub fn notes(&self) -> &'a G::Notes {
        self.notes
    }

    /// What the seat may know.
    #[inline]
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// What the seat may do.
    #[inline]
    pub fn actions(&self, actions: &mut Vec<G::Action>) {
        G::actions(self.state, self.seat, actions);
    }

    /// One thing the seat may do, each with the same chance. There must be one.
    #[inline]
    pub fn any_action(&self, scratch: &mut Vec<G::Action>, luck: &mut impl Luck) -> G::Action {
        let count = G::action_count(self.state, self.seat, scratch);
        let index = luck.below(count as u64) as usize;
        G::nth_action(self.state, self.seat, index, scratch)
    }
}
