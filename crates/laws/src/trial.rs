//! A trial: one game with one set of options, played at random many times, and looked at after every move.

use std::thread;

use engine::{AddressedEvent, AllNotes, Events, Face, Game, Luck, Match, Rules, Seat, SeatSet, Settings, Turn, Viewer};
use serde_json::Value;

use crate::luck::SplitMix;
use crate::report::{At, json};

/// Lists what a seat may do although the game does not wait for it.
pub type Unasked<G> = fn(&<G as Rules>::State, Seat, &mut Vec<<G as Rules>::Action>);

/// Whether the rules show this viewer, by the move from the first state to the second, more than the events of that move say.
pub type Reveals<G> = fn(&<G as Rules>::State, &<G as Rules>::State, Viewer) -> bool;

/// Random games of `G` with one set of options. Every law is a method; each plays the same games.
#[derive(Debug)]
pub struct Trial<G: Game> {
    pub(crate) options: Value,
    pub(crate) games: u64,
    pub(crate) only: Option<u64>,
    pub(crate) seed: u64,
    pub(crate) longest: usize,
    pub(crate) one_in: u64,
    pub(crate) unasked: Unasked<G>,
    pub(crate) reveals: Reveals<G>,
}

impl<G: Game> Trial<G> {
    /// Games with these options, as a person would give them.
    pub fn new(options: Value) -> Self {
        Self { options, games: 20, only: None, seed: 1, longest: 10_000, one_in: 1, unasked: |_, _, _| {}, reveals: |_, _, _| false }
    }

    /// How many games are played. 20 unless said.
    #[must_use]
    pub fn games(self, games: u64) -> Self {
        Self { games, ..self }
    }

    /// Where the luck of all games comes from. 1 unless said.
    #[must_use]
    pub fn seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }

    /// Plays one of the games alone: the one that a broken law names.
    #[must_use]
    pub fn only(self, game: u64) -> Self {
        Self { only: Some(game), ..self }
    }

    /// After how many moves a random game must have ended. 10,000 unless said.
    #[must_use]
    pub fn longest(self, longest: usize) -> Self {
        Self { longest, ..self }
    }

    /// Looks at one position in so many, chosen at random, and always at the last: more games in the same time. Every position unless said.
    #[must_use]
    pub fn one_position_in(self, one_in: u64) -> Self {
        Self { one_in: one_in.max(1), ..self }
    }

    /// What seats may do although the game does not wait for them. The laws then expect exactly these actions to be accepted besides the listed
    /// ones, and play them too.
    #[must_use]
    pub fn unasked(self, unasked: Unasked<G>) -> Self {
        Self { unasked, ..self }
    }

    /// Which moves show a viewer more than their events say, by the rules: at the end of a game all cards may be turned up at once.
    #[must_use]
    pub fn reveals(self, reveals: Reveals<G>) -> Self {
        Self { reveals, ..self }
    }

    /// The options of these games, as they were given.
    pub fn options(&self) -> &Value {
        &self.options
    }

    /// Visits the first position and the position after every move, of every game (or some of them: [`Trial::one_position_in`]).
    pub(crate) fn each_position(&self, law: &'static str, mut visit: impl FnMut(&mut Walk<'_, G>)) {
        let games = self.only.map_or(0..self.games, |game| game..game + 1);
        for game in games {
            let mut walk = self.walk(law, game);
            loop {
                if G::turn(&walk.state) == Turn::Over || walk.luck.below(self.one_in) == 0 {
                    visit(&mut walk);
                }
                if !walk.step() {
                    break;
                }
            }
        }
    }

    /// The beginning of one game.
    pub(crate) fn walk(&self, law: &'static str, game: u64) -> Walk<'_, G> {
        let at = At { law, slug: G::SLUG, options: self.options.to_string(), seed: self.seed, game, moves: 0 };
        let options = Settings::read(G::option_specs(), &self.options).and_then(|settings| G::read_options(&settings));
        let options = options.unwrap_or_else(|refusal| at.broken(format_args!("the options of the trial are refused: {refusal}")));
        let mut told = Vec::new();
        let state = G::start(&options, &mut told);
        let mut all_notes = AllNotes::of(SeatSet::first(G::seats(&state)));
        all_notes.hear(&told);
        let path = SplitMix::fork(self.seed, game);
        let luck = SplitMix::fork(!self.seed, game);
        Walk { trial: self, at, state, told, all_notes, last: None, luck, path }
    }

    /// Everything a seat may do now, asked or not.
    pub(crate) fn possible(&self, state: &G::State, seat: Seat) -> Vec<G::Action> {
        let mut listed = Vec::new();
        G::actions(state, seat, &mut listed);
        let mut unasked = Vec::new();
        (self.unasked)(state, seat, &mut unasked);
        listed.extend(unasked);
        listed
    }
}

/// A move, with the game's own types.
#[derive(Clone, Debug)]
pub(crate) enum Moved<G: Game> {
    Action(Seat, G::Action),
    Outcome(G::Outcome),
    TimeUp,
}

impl<G: Game> Moved<G> {
    /// Carries the move out.
    pub(crate) fn apply(&self, state: &mut G::State, events: &mut impl Events<G::State, G::Event>) {
        match self {
            Self::Action(seat, action) => G::apply_action(state, *seat, action, events),
            Self::Outcome(outcome) => G::apply_outcome(state, outcome, events),
            Self::TimeUp => G::apply_time_up(state, events),
        }
    }

    /// The state after the move, and what was told.
    pub(crate) fn after(&self, state: &G::State) -> (G::State, Vec<AddressedEvent<G::Event>>) {
        let mut after = state.clone();
        let mut told = Vec::new();
        self.apply(&mut after, &mut told);
        (after, told)
    }

    /// Whether the same move can be made in this state.
    pub(crate) fn possible(&self, state: &G::State) -> bool {
        match self {
            Self::Action(seat, action) => G::check_action(state, *seat, action).is_ok(),
            Self::Outcome(outcome) => G::turn(state) == Turn::Chance && G::read_outcome(state, &json(outcome)).is_ok(),
            Self::TimeUp => G::takes_time_up(state),
        }
    }

    /// The seat that moves, if one does.
    pub(crate) fn by(&self) -> Option<Seat> {
        match self {
            Self::Action(seat, _) => Some(*seat),
            Self::Outcome(_) | Self::TimeUp => None,
        }
    }

    /// The move for a person who reads a broken law.
    pub(crate) fn told(&self) -> String {
        match self {
            Self::Action(seat, action) => format!("{} of {seat:?}", json(action)),
            Self::Outcome(outcome) => format!("the outcome {}", json(outcome)),
            Self::TimeUp => "time_up".to_owned(),
        }
    }
}

/// A random game on its way.
#[derive(Debug)]
pub(crate) struct Walk<'a, G: Game> {
    pub(crate) trial: &'a Trial<G>,
    pub(crate) at: At,
    pub(crate) state: G::State,
    /// What the last move told, or the set-up before the first.
    pub(crate) told: Vec<AddressedEvent<G::Event>>,
    /// What each seat has noted of all that was told.
    pub(crate) all_notes: AllNotes<G>,
    /// The last move and the state before it.
    pub(crate) last: Option<(G::State, Moved<G>)>,
    /// For whatever a law needs, apart from the luck of the game itself, so that all laws see the same games.
    pub(crate) luck: SplitMix,
    path: SplitMix,
}

impl<G: Game> Walk<'_, G> {
    /// Makes a random move; `false` if the game is over.
    pub(crate) fn step(&mut self) -> bool {
        if G::turn(&self.state) == Turn::Over {
            return false;
        }
        if self.at.moves >= self.trial.longest {
            self.at.broken("the game has not ended after the most moves allowed (.longest)");
        }
        let moved = self.random_move();
        let (after, told) = moved.after(&self.state);
        self.last = Some((std::mem::replace(&mut self.state, after), moved));
        self.all_notes.hear(&told);
        self.told = told;
        self.at.moves += 1;
        true
    }

    fn random_move(&mut self) -> Moved<G> {
        /// Now and then the clock is faster than the players, and somebody acts whom nobody asked.
        const SELDOM: u64 = 8;
        if G::turn(&self.state) == Turn::Chance {
            return Moved::Outcome(G::outcome(&self.state, self.path.below(G::weight(&self.state))));
        }
        if G::takes_time_up(&self.state) && self.path.below(SELDOM) == 0 {
            return Moved::TimeUp;
        }
        if self.path.below(SELDOM) == 0 {
            let seats: Vec<Seat> = Seat::all(G::seats(&self.state)).collect();
            let seat = *self.path.pick(&seats).expect("a game has seats");
            let possible = self.trial.possible(&self.state, seat);
            if let Some(action) = self.path.pick(&possible) {
                return Moved::Action(seat, action.clone());
            }
        }
        let asked: Vec<Seat> = G::turn(&self.state).seats().iter().collect();
        let seat = *self.path.pick(&asked).unwrap_or_else(|| self.at.broken("the game waits for seats, and for none of them"));
        let mut actions = Vec::new();
        G::actions(&self.state, seat, &mut actions);
        let action = self.path.pick(&actions).unwrap_or_else(|| self.at.broken(format_args!("{seat:?} owes a decision and has no action")));
        Moved::Action(seat, action.clone())
    }

    /// Some of the moves that could come next, at most `most` of each kind.
    pub(crate) fn next_moves(&mut self, most: usize) -> Vec<Moved<G>> {
        let mut moves = Vec::new();
        if G::turn(&self.state) == Turn::Chance {
            let weight = G::weight(&self.state);
            moves.extend((0..most).map(|_| Moved::Outcome(G::outcome(&self.state, self.luck.below(weight)))));
        }
        for seat in Seat::all(G::seats(&self.state)) {
            let possible = self.trial.possible(&self.state, seat);
            moves.extend(self.luck.some(possible, most).into_iter().map(|action| Moved::Action(seat, action)));
        }
        if G::takes_time_up(&self.state) {
            moves.push(Moved::TimeUp);
        }
        moves
    }

    /// Everybody who looks on.
    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + Clone + use<G> {
        Viewer::all(G::seats(&self.state))
    }

    /// The seats.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<G> {
        Seat::all(G::seats(&self.state))
    }

    /// A state behind the face, over JSON.
    pub(crate) fn behind_face(&self, state: &G::State) -> Box<dyn Match> {
        let loaded = Face::<G>::shared().load(&json(state));
        loaded.unwrap_or_else(|refusal| self.at.broken(format_args!("load refuses a position of this game: {refusal}")))
    }
}

impl<G: Game> Drop for Walk<'_, G> {
    /// A game that panics by itself says nothing about where.
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("law of {}: {}", self.at.law, self.at);
        }
    }
}

/// What a viewer hears of what was told.
pub(crate) fn heard<E: Clone>(told: &[AddressedEvent<E>], viewer: Viewer) -> Vec<E> {
    told.iter().filter(|heard| heard.seats.includes(viewer)).map(|heard| heard.event.clone()).collect()
}
