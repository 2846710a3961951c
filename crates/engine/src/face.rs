//! The object-safe face of a game, over JSON: what the server, the referee and records speak to.
//!
//! Longer than 400 lines because the two traits and the one type behind them are read side by side.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::chance::Stream;
use crate::choice::{CHOICES, Choice};
use crate::event::AddressedEvent;
use crate::film::{self, MoveSteps, MoveStepsOf};
use crate::game::{BotView, Game};
use crate::insight::read_question;
use crate::json::{Json, given_twice, to_json};
use crate::message::{Message, Words};
use crate::notes::AllNotes;
use crate::options::{OptionSpec, Settings};
use crate::page::Page;
use crate::refusal::{Refusal, code};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::standing::Standing;
use crate::turn::{Clock, Silence, Turn};

/// A game of the catalog, without its types.
pub trait GameFace: Send + Sync {
    /// See [`Game::SLUG`].
    fn slug(&self) -> &'static str;
    /// See [`Game::TITLE`].
    fn title(&self) -> &'static str;
    /// See [`Game::RULES_VERSION`].
    fn rules_version(&self) -> u32;
    /// See [`Game::SEATS`].
    fn seats(&self) -> (u8, u8);
    /// See [`Game::MINUTES`].
    fn minutes(&self) -> u16;
    /// See [`Game::QUICK_START`].
    fn quick_start(&self) -> &'static str;
    /// See [`Game::IS_RACE`].
    fn is_race(&self) -> bool;
    /// See [`Game::option_specs`].
    fn option_specs(&self) -> &'static [OptionSpec];
    /// Begins a game.
    ///
    /// # Errors
    /// `bad_option`.
    fn new_match(&self, options: &Value) -> Result<Box<dyn Match>, Refusal>;
    /// Sets up a position.
    ///
    /// # Errors
    /// `bad_position`.
    fn load(&self, position: &Value) -> Result<Box<dyn Match>, Refusal>;
    /// An event in words; `None` if it is no event of this game.
    fn describe_event(&self, event: &Value) -> Option<Message>;
    /// These actions as choices of the seat whose view this is, for clients that got both over a wire. The view is read once for all of them.
    /// `None` if it is no view of this game or one of them no action.
    fn choices(&self, seat: Seat, view: &Value, actions: &[Value]) -> Option<Vec<Choice>>;
    /// Draws a view; `false` if it is none of this game.
    fn draw(&self, viewer: Viewer, view: &Value, words: &dyn Words, page: &mut Page) -> bool;

    /// The sentence of a refusal, worded by this game if it has words of its own: the catalogs fall back by themselves.
    fn refusal_message(&self, refusal: &Refusal) -> Message {
        let message = refusal.message();
        Message { key: format!("{}-{}", self.slug(), message.key).into(), args: message.args }
    }
}

/// A move that was played: in its canonical form, with what people see of it.
#[derive(Clone, Debug)]
pub struct PlayedMove {
    /// The action or outcome.
    pub moved: Json,
    /// The events.
    pub events: Vec<AddressedEvent<Json>>,
    /// Each of the events in words ([`Wording::describe_event`](crate::Wording::describe_event)). Made while the types are at hand: reading an event back from JSON for its
    /// sentence takes longer than playing the move.
    pub sentences: Vec<Message>,
    /// The game right after each of the events.
    pub steps: Arc<dyn MoveSteps>,
}

/// One game being played, without its types. A pure state machine: no clock, no dice, no memory of moves but what its players note down for
/// themselves ([`crate::notes`]).
pub trait Match: Send + Sync {
    /// The game that is played.
    fn game(&self) -> &'static dyn GameFace;
    /// How many seats it has.
    fn seats(&self) -> usize;
    /// All options.
    fn options(&self) -> Json;
    /// What set-up let people see; nothing for a position that was set up.
    fn opening(&self) -> &[AddressedEvent<Json>];
    /// See [`Rules::turn`](crate::Rules::turn).
    fn turn(&self) -> Turn;
    /// See [`TimeLimits::clock`](crate::TimeLimits::clock).
    fn clock(&self) -> Option<Clock>;
    /// See [`TimeLimits::when_silent`](crate::TimeLimits::when_silent).
    fn when_silent(&self, seat: Seat) -> Silence<Json>;
    /// See [`Secrets::is_hushed`](crate::Secrets::is_hushed).
    fn is_hushed(&self) -> bool;
    /// See [`Secrets::keeps_secrets`](crate::Secrets::keeps_secrets).
    fn keeps_secrets(&self) -> bool;
    /// See [`Secrets::shows_action`](crate::Secrets::shows_action); `false` for what is no action.
    fn shows_action(&self, seat: Seat, action: &Value) -> bool;
    /// The whole state, nothing hidden.
    fn position(&self) -> Json;
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Json;
    /// What this viewer sees: the view and what goes with it, as one value ([`crate::film`]).
    fn seen(&self, viewer: Viewer) -> Value;
    /// See [`Insight::overview`](crate::Insight::overview).
    fn overview(&self, viewer: Viewer) -> Json;
    /// See [`Insight::answer`](crate::Insight::answer). Every game also answers `{"type":"choices"}`: what the viewer can do, in words and with the odds.
    ///
    /// # Errors
    /// `malformed` if it is no question of this game, or the refusal of the game.
    fn answer(&self, viewer: Viewer, question: &Value) -> Result<Json, Refusal>;
    /// See [`Insight::questions`](crate::Insight::questions).
    fn questions(&self, viewer: Viewer) -> Vec<Json>;
    /// See [`Secrets::all_see_alike`](crate::Secrets::all_see_alike).
    fn all_see_alike(&self) -> bool;
    /// Every legal action of that seat.
    fn legal(&self, seat: Seat) -> Vec<Json>;
    /// The same as one JSON list.
    fn legal_list(&self, seat: Seat) -> Json;
    /// Every legal action of that seat in words and with its odds, made with the types at hand.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// The hash of the present state ([`crate::hash`]).
    fn hash(&self) -> String;
    /// A seat acts.
    ///
    /// # Errors
    /// The refusal of the rules; nothing has changed then.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<PlayedMove, Refusal>;
    /// What is drawn now, if anything is.
    fn stream(&self) -> Option<Stream>;
    /// How many tickets the present chance has, if there is one.
    fn weight(&self) -> Option<u64>;
    /// The outcome that a ticket of the present chance stands for; `None` if none is due or there is no such ticket.
    fn meaning(&self, ticket: u64) -> Option<Json>;
    /// The possible outcomes with their weights.
    ///
    /// # Errors
    /// `no_chance_due`, or `too_many_outcomes` if there are more than `most`.
    fn outcomes(&self, most: u64) -> Result<Vec<(Json, u64)>, Refusal>;
    /// Chance falls as somebody says.
    ///
    /// # Errors
    /// `no_chance_due` or `bad_outcome`.
    fn chance(&mut self, outcome: &Value) -> Result<PlayedMove, Refusal>;
    /// Chance falls as the ticket says.
    ///
    /// # Errors
    /// `no_chance_due`, or `bad_outcome` if there is no such ticket.
    fn draw(&mut self, ticket: u64) -> Result<PlayedMove, Refusal>;
    /// Time is up.
    ///
    /// # Errors
    /// `no_clock_due`.
    fn time_up(&mut self) -> Result<PlayedMove, Refusal>;
    /// Score and rank of every seat, once the game is over.
    fn standing(&self) -> Option<Standing>;
    /// How each seat's result adds up, once the game is over.
    fn lines(&self) -> Json;
    /// The same match once more, to try something out or to come back to.
    fn fork(&self) -> Box<dyn Match>;
    /// The match with its types, for those who know them ([`eyes_of`]).
    fn as_any(&self) -> &dyn Any;
}

/// The face of the game `G`.
#[derive(Debug)]
pub struct Face<G>(PhantomData<fn() -> G>);

impl<G: Game> Face<G> {
    /// The one face of this game.
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// The same, as those see it who do not know `G`.
    pub fn shared() -> &'static dyn GameFace {
        // A face has no content: promoting it to a constant gives every caller the same one.
        const { &Self::new() }
    }
}

impl<G: Game> Default for Face<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> GameFace for Face<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn minutes(&self) -> u16 {
        G::MINUTES
    }

    fn quick_start(&self) -> &'static str {
        G::QUICK_START
    }

    fn is_race(&self) -> bool {
        G::IS_RACE
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::option_specs()
    }

    fn new_match(&self, options: &Value) -> Result<Box<dyn Match>, Refusal> {
        let options = G::read_options(&Settings::read(G::option_specs(), options)?)?;
        let mut opening = Vec::new();
        let state = G::start(&options, &mut opening);
        let mut all_notes = AllNotes::of(SeatSet::first(G::seats(&state)));
        all_notes.hear(&opening);
        Ok(Box::new(Live::<G> { state, all_notes, options: Some(options), opening: written(&opening).into() }))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn Match>, Refusal> {
        if let Some(error) = given_twice(position) {
            return Err(Refusal::bad_position(error));
        }
        let state = G::load(position)?;
        let all_notes = AllNotes::of(SeatSet::first(G::seats(&state)));
        Ok(Box::new(Live::<G> { state, all_notes, options: None, opening: Arc::default() }))
    }

    fn describe_event(&self, event: &Value) -> Option<Message> {
        serde_json::from_value(event.clone()).ok().map(|event| G::describe_event(&event))
    }

    fn choices(&self, seat: Seat, view: &Value, actions: &[Value]) -> Option<Vec<Choice>> {
        let view = G::read_view(Viewer::Seat(seat), view).ok()?;
        actions.iter().map(|action| Some(Choice::of::<G>(&view, seat, &G::Action::deserialize(action).ok()?))).collect()
    }

    fn draw(&self, viewer: Viewer, view: &Value, words: &dyn Words, page: &mut Page) -> bool {
        G::read_view(viewer, view).is_ok_and(|view| {
            G::draw(&view, words, page);
            true
        })
    }
}

/// A match of the game `G`.
#[derive(Debug)]
struct Live<G: Game> {
    state: G::State,
    /// What each seat has noted of what it heard.
    all_notes: AllNotes<G>,
    /// The options as the game was made with; a position that was set up has them inside.
    options: Option<G::Options>,
    /// Shared, because matches are forked at every move and what set-up showed never changes.
    opening: Arc<[AddressedEvent<Json>]>,
}

// Not derived: that would ask the game itself to be `Clone`, not only its state.
impl<G: Game> Clone for Live<G> {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            all_notes: self.all_notes.clone(),
            options: self.options.clone(),
            opening: Arc::clone(&self.opening),
        }
    }
}

/// The eyes of one seat in a match, for a bot that knows the game's types. `None` if the match is of another game.
pub fn eyes_of<G: Game>(played: &dyn Match, seat: Seat) -> Option<BotView<'_, G>> {
    played.as_any().downcast_ref::<Live<G>>().map(|live| BotView::new(&live.state, live.all_notes.seat(seat), seat))
}

fn written<E: Serialize>(events: &[AddressedEvent<E>]) -> Vec<AddressedEvent<Json>> {
    events.iter().map(|heard| AddressedEvent { event: to_json(&heard.event), seats: heard.seats }).collect()
}

impl<G: Game> Live<G> {
    fn chance_due(&self) -> Result<(), Refusal> {
        if G::turn(&self.state) == Turn::Chance { Ok(()) } else { Err(Refusal::new(code::NO_CHANCE_DUE)) }
    }

    /// Makes a move and keeps what was told of it, step by step.
    fn make(&mut self, moved: Json, apply: impl FnOnce(&mut G::State, &mut Vec<(AddressedEvent<G::Event>, G::State)>)) -> PlayedMove {
        let before = self.state.clone();
        let mut told = Vec::new();
        apply(&mut self.state, &mut told);
        told.iter().for_each(|(heard, _)| self.all_notes.hear(std::slice::from_ref(heard)));
        let events = told.iter().map(|(heard, _)| AddressedEvent { event: to_json(&heard.event), seats: heard.seats }).collect();
        let sentences = told.iter().map(|(heard, _)| G::describe_event(&heard.event)).collect();
        PlayedMove { moved, events, sentences, steps: Arc::new(MoveStepsOf::<G> { before, told }) }
    }

    fn fall(&mut self, outcome: &G::Outcome) -> PlayedMove {
        self.make(to_json(outcome), |state, told| G::apply_outcome(state, outcome, told))
    }
}

impl<G: Game> Match for Live<G> {
    fn game(&self) -> &'static dyn GameFace {
        Face::<G>::shared()
    }

    fn seats(&self) -> usize {
        G::seats(&self.state)
    }

    fn options(&self) -> Json {
        let inside = || to_json(&crate::json::to_value(&self.position()).get("options"));
        self.options.as_ref().map_or_else(inside, to_json)
    }

    fn opening(&self) -> &[AddressedEvent<Json>] {
        &self.opening
    }

    fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    fn clock(&self) -> Option<Clock> {
        G::clock(&self.state)
    }

    fn when_silent(&self, seat: Seat) -> Silence<Json> {
        G::when_silent(&self.state, seat).map(|action| to_json(&action))
    }

    fn is_hushed(&self) -> bool {
        G::is_hushed(&self.state)
    }

    fn keeps_secrets(&self) -> bool {
        G::keeps_secrets(&self.state)
    }

    fn shows_action(&self, seat: Seat, action: &Value) -> bool {
        G::read_action(&self.state, seat, action).is_ok_and(|action| G::shows_action(&action))
    }

    fn position(&self) -> Json {
        to_json(&self.state)
    }

    fn view(&self, viewer: Viewer) -> Json {
        to_json(&G::view(&self.state, viewer))
    }

    fn seen(&self, viewer: Viewer) -> Value {
        film::seen::<G>(&self.state, viewer)
    }

    fn overview(&self, viewer: Viewer) -> Json {
        to_json(&G::overview(&G::view(&self.state, viewer), viewer))
    }

    fn answer(&self, viewer: Viewer, question: &Value) -> Result<Json, Refusal> {
        if *question == json!({ "type": CHOICES }) {
            return Ok(to_json(&viewer.seat().map(|seat| self.choices(seat)).unwrap_or_default()));
        }
        let question = read_question::<G>(question)?;
        G::answer(&G::view(&self.state, viewer), viewer, &question).map(|answer| to_json(&answer))
    }

    fn questions(&self, viewer: Viewer) -> Vec<Json> {
        G::questions(&G::view(&self.state, viewer), viewer).iter().map(to_json).collect()
    }

    fn all_see_alike(&self) -> bool {
        G::all_see_alike(&self.state)
    }

    fn legal_list(&self, seat: Seat) -> Json {
        let mut actions = Vec::new();
        G::actions(&self.state, seat, &mut actions);
        to_json(&actions)
    }

    fn hash(&self) -> String {
        // Straight into a value: through text it would take twice as long.
        let position = serde_json::to_value(&self.state).expect("the type can be written as JSON");
        crate::hash::of_position(&position)
    }

    fn legal(&self, seat: Seat) -> Vec<Json> {
        let mut actions = Vec::new();
        G::actions(&self.state, seat, &mut actions);
        actions.iter().map(to_json).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = G::view(&self.state, Viewer::Seat(seat));
        let mut actions = Vec::new();
        G::actions(&self.state, seat, &mut actions);
        actions.iter().map(|action| Choice::of::<G>(&view, seat, action)).collect()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<PlayedMove, Refusal> {
        let twice = given_twice(action).is_some();
        let action = G::read_action(&self.state, seat, action)?;
        // After the game's own reading, which knows what it refuses before a malformed action.
        if twice {
            return Err(Refusal::new(code::MALFORMED));
        }
        G::check_action(&self.state, seat, &action)?;
        Ok(self.make(to_json(&action), |state, told| G::apply_action(state, seat, &action, told)))
    }

    fn stream(&self) -> Option<Stream> {
        self.chance_due().ok().map(|()| G::stream(&self.state))
    }

    fn weight(&self) -> Option<u64> {
        self.chance_due().ok().map(|()| G::weight(&self.state))
    }

    fn meaning(&self, ticket: u64) -> Option<Json> {
        self.weight().filter(|weight| ticket < *weight).map(|_| to_json(&G::outcome(&self.state, ticket)))
    }

    fn outcomes(&self, most: u64) -> Result<Vec<(Json, u64)>, Refusal> {
        self.chance_due()?;
        if G::outcome_count(&self.state) > most {
            return Err(Refusal::new(code::TOO_MANY_OUTCOMES));
        }
        let mut outcomes = Vec::new();
        G::outcomes(&self.state, &mut outcomes);
        Ok(outcomes.iter().map(|(outcome, weight)| (to_json(outcome), *weight)).collect())
    }

    fn chance(&mut self, outcome: &Value) -> Result<PlayedMove, Refusal> {
        self.chance_due()?;
        if given_twice(outcome).is_some() {
            return Err(Refusal::new(code::BAD_OUTCOME));
        }
        let outcome = G::read_outcome(&self.state, outcome)?;
        Ok(self.fall(&outcome))
    }

    fn draw(&mut self, ticket: u64) -> Result<PlayedMove, Refusal> {
        self.chance_due()?;
        if ticket >= G::weight(&self.state) {
            return Err(Refusal::new(code::BAD_OUTCOME));
        }
        let outcome = G::outcome(&self.state, ticket);
        Ok(self.fall(&outcome))
    }

    fn time_up(&mut self) -> Result<PlayedMove, Refusal> {
        if !G::takes_time_up(&self.state) {
            return Err(Refusal::new(code::NO_CLOCK_DUE));
        }
        Ok(self.make(Json::default(), |state, told| G::apply_time_up(state, told)))
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(&self.state)
    }

    fn lines(&self) -> Json {
        to_json(&G::lines(&self.state))
    }

    fn fork(&self) -> Box<dyn Match> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
