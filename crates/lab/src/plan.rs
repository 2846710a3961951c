//! What is to be simulated, as somebody asked for it, and the sentences for what cannot be.

use engine::{Game, Message, Settings, typed};
use serde_json::{Map, Value};

/// After how many decisions a game is given up, unless the plan says otherwise: far beyond any game that means to end.
pub const MOST_DECISIONS: u32 = 100_000;

/// How many seats are taken if neither the plan nor the game says: the nearest that the game allows.
const USUAL_SEATS: u64 = 3;

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct SimulationPlan {
    /// The options of the game, by name. Those left out take their defaults, or what suits games between bots ([`Bots::FOR_BOTS`](engine::Bots::FOR_BOTS)); `seats` left out is the number of bots, if several are named.
    pub options: Map<String, Value>,
    /// The bots by name: one for each seat, or one for all. None at all means `random`.
    pub bots: Vec<String>,
    /// Whether the bots move on by one seat from game to game, so that no bot profits from its seat.
    pub rotate: bool,
    /// How many games.
    pub games: u64,
    /// From which all luck follows: game number i always plays with the i-th generator of the seed.
    pub seed: u64,
    /// On how many threads; 0 for as many as the machine has cores. The result does not depend on it.
    pub threads: usize,
    /// After how many decisions a game is given up.
    pub most_decisions: u32,
}

impl SimulationPlan {
    /// This many games with everything else left to defaults.
    pub fn new(games: u64) -> Self {
        Self { options: Map::new(), bots: Vec::new(), rotate: false, games, seed: 0, threads: 0, most_decisions: MOST_DECISIONS }
    }

    /// Adds an option written as `name=value`, the value as JSON or, if it is none, as the word it is.
    ///
    /// # Errors
    /// If it is not written so, or says something else than before.
    pub fn set(&mut self, text: &str) -> Result<(), Message> {
        typed::put(&mut self.options, text)
    }

    /// The options of the game `G`, read and complete.
    ///
    /// # Errors
    /// With a sentence that says which options there are, or what the one at fault can be.
    pub fn options<G: Game>(&self) -> Result<G::Options, Message> {
        let specs = G::option_specs();
        let mut options = self.options.clone();
        if !options.contains_key("seats") {
            options.insert("seats".to_owned(), self.seats_left_out::<G>().into());
        }
        for (name, value) in G::FOR_BOTS {
            options.entry(*name).or_insert_with(|| Value::from(*value));
        }
        let settings = Settings::read(specs, &Value::Object(options));
        settings
            .and_then(|settings| G::read_options(&settings))
            .map_err(|refusal| typed::explained(G::TITLE, specs, &refusal).unwrap_or_else(|| refusal.message()))
    }

    fn seats_left_out<G: Game>(&self) -> u64 {
        if self.bots.len() > 1 {
            return self.bots.len() as u64;
        }
        let default = G::option_specs().iter().find(|spec| spec.name == "seats").and_then(|spec| match spec.default {
            engine::OptionDefault::Whole(seats) => Some(seats),
            _ => None,
        });
        default.unwrap_or_else(|| USUAL_SEATS.clamp(u64::from(G::SEATS.0), u64::from(G::SEATS.1)))
    }

    /// The name of the bot on each of `seats` seats in the first game.
    pub(crate) fn sitting(&self, seats: usize) -> Result<Vec<String>, Message> {
        match self.bots.as_slice() {
            [] => Ok(vec!["random".to_owned(); seats]),
            [all] => Ok(vec![all.clone(); seats]),
            each if each.len() == seats => Ok(each.to_vec()),
            each => Err(Message::new("lab-bot-count").with("given", each.len() as i64).with("seats", seats as i64)),
        }
    }

    /// On how many threads it will really run.
    pub fn threads(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, usize::from);
        let wanted = if self.threads == 0 { all() } else { self.threads };
        // A thread without a game would only take memory.
        wanted.min(usize::try_from(self.games).unwrap_or(usize::MAX)).max(1)
    }
}
