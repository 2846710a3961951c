//! Players that are not people. They get [`BotView`]: a view, notes and what is legal, never a state.
//!
//! * [`Random`] plays any legal action, each with the same chance.
//! * [`Greedy`] plays what the game's own one-ply judgement prefers ([`Bots::greedy`](engine::Bots::greedy)).
//!
//! [`decide`] is for those who know a game only by its face: the referee, the terminal, the server.

use std::time::Duration;

use engine::face::eyes_of;
use engine::json::{Json, to_json};
use engine::refusal::code;
use engine::{BotView, Game, Luck, Match, Refusal, Seat, Turn};
use fair::FastRng;

/// A player that is not a person.
pub trait Bot<G: Game> {
    /// What it does now. It is asked only when it may do something.
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action;

    /// Whether it wants notes of what happened before ([`engine::notes`]).
    fn takes_notes(&self) -> bool {
        false
    }
}

/// Plays any legal action, each with the same chance.
#[derive(Clone, Debug)]
pub struct Random<G: Game> {
    /// Kept between decisions so that choosing allocates nothing.
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    #[inline]
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action {
        bot_view.any_action(&mut self.actions, luck)
    }
}

/// Plays what the game's own one-ply judgement prefers.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    /// Kept between decisions so that choosing allocates nothing.
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action {
        bot_view.actions(&mut self.actions);
        G::greedy(&bot_view.view(), bot_view.notes(), bot_view.seat(), &self.actions, luck)
    }

    fn takes_notes(&self) -> bool {
        true
    }
}

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

impl BotKind {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name in commands and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot of that name.
    pub fn find(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|bot| bot.name() == name)
    }

    /// A player of this kind for the game `G`.
    pub fn player<G: Game>(self) -> BotPlayer<G> {
        match self {
            Self::Random => BotPlayer::Random(Random::default()),
            Self::Greedy => BotPlayer::Greedy(Greedy::default()),
        }
    }
}

/// A bot of any kind.
#[derive(Clone, Debug)]
pub enum BotPlayer<G: Game> {
    /// See [`Random`].
    Random(Random<G>),
    /// See [`Greedy`].
    Greedy(Greedy<G>),
}

impl<G: Game> Bot<G> for BotPlayer<G> {
    #[inline]
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action {
        match self {
            Self::Random(bot) => bot.choose(bot_view, luck),
            Self::Greedy(bot) => bot.choose(bot_view, luck),
        }
    }

    fn takes_notes(&self) -> bool {
        match self {
            Self::Random(bot) => bot.takes_notes(),
            Self::Greedy(bot) => bot.takes_notes(),
        }
    }
}

/// What a bot would do on this seat, judged from that seat's view and notes alone. The same seed gives the same answer.
///
/// Bots of one ply answer at once; `budget` is for those that search.
///
/// # Errors
/// `unknown_bot`, `no_such_seat`, `game_over`, `not_your_turn`.
pub fn decide(played: &dyn Match, seat: Seat, bot: &str, _budget: Duration, seed: u64) -> Result<Json, Refusal> {
    struct Decide<'a> {
        played: &'a dyn Match,
        seat: Seat,
        bot: BotKind,
        seed: u64,
    }
    impl catalog::Visitor for Decide<'_> {
        type Out = Option<Json>;
        fn visit<G: Game>(self) -> Option<Json> {
            let bot_view = eyes_of::<G>(self.played, self.seat)?;
            Some(to_json(&self.bot.player::<G>().choose(&bot_view, &mut FastRng::new(self.seed))))
        }
    }
    let bot = BotKind::find(bot).ok_or_else(|| Refusal::new(code::UNKNOWN_BOT).with("bot", bot.to_owned()))?;
    if seat.index() >= played.seats() {
        return Err(Refusal::new(code::NO_SUCH_SEAT));
    }
    match played.turn() {
        Turn::Over => return Err(Refusal::new(code::GAME_OVER)),
        // In an open phase a seat may be listed and have nothing to do just now.
        turn if !turn.asks(seat) || played.legal(seat).is_empty() => return Err(Refusal::new(code::NOT_YOUR_TURN)),
        _ => {}
    }
    let slug = played.game().slug();
    let decided = catalog::visit(slug, Decide { played, seat, bot, seed }).flatten();
    Ok(decided.expect("a match is of the game of its slug"))
}
