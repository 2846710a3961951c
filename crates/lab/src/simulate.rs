//! Many games at once, over all cores.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use bots::{Bot, BotKind, BotPlayer};
use engine::{AddressedEvent, AllNotes, Arg, BotView, BySeat, Game, Luck, Message, Rules, Seat};
use fair::FastRng;

use crate::one_game::{Players, play};
use crate::plan::SimulationPlan;
use crate::summary::{Summary, SummaryHead};
use crate::tally::{Kinds, Tally};

/// How far a simulation is, for whoever watches it; and the way to stop it.
#[derive(Debug, Default)]
pub struct SimulationProgress {
    games: AtomicU64,
    decisions: AtomicU64,
    stop: AtomicBool,
}

impl SimulationProgress {
    /// How many games have been played.
    pub fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// How many decisions have been made in them.
    pub fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }

    /// Asks the simulation to come to an end with what it has.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Plays the games of the plan and adds them up.
///
/// Game number i always plays with the i-th generator of the seed, and the sums are integers: the summary is the same whatever the number of threads.
///
/// # Errors
/// With a sentence if the plan asks for a bot, an option or a number of bots that cannot be.
pub fn simulate<G: Game>(plan: &SimulationPlan, watch: &SimulationProgress) -> Result<Summary, Message> {
    let checked = CheckedPlan::<G>::new(plan)?;
    let tally = checked.run(plan, watch);
    let heading = SummaryHead {
        game: G::SLUG,
        title: G::TITLE,
        rules: G::RULES_VERSION,
        options: serde_json::to_value(&checked.options).expect("options are written as JSON"),
        seed: plan.seed,
        asked: plan.games,
        most_decisions: plan.most_decisions,
        rotate: plan.rotate,
        bots: checked.bots.iter().map(|bot| bot.name()).collect(),
        sitting: checked.sitting.as_slice().iter().map(|&bot| usize::from(bot)).collect(),
    };
    Ok(Summary::new(heading, &tally))
}

/// A plan that was found possible.
struct CheckedPlan<G: Game> {
    options: G::Options,
    start: G::State,
    /// What set-up let people see.
    opening: Vec<AddressedEvent<G::Event>>,
    /// The different bots.
    bots: Vec<BotKind>,
    /// Which of them sits where in the first game.
    sitting: BySeat<u8>,
}

impl<G: Game> CheckedPlan<G> {
    fn new(plan: &SimulationPlan) -> Result<Self, Message> {
        let options = plan.options::<G>()?;
        let mut opening = Vec::new();
        let start = G::start(&options, &mut opening);
        let names = plan.sitting(G::seats(&start))?;
        let mut bots = Vec::new();
        for name in &names {
            let bot = BotKind::find(name).ok_or_else(|| unknown_bot(name))?;
            if !bots.contains(&bot) {
                bots.push(bot);
            }
        }
        let place = |name: &String| bots.iter().position(|bot| bot.name() == name).expect("every name was listed") as u8;
        let sitting = BySeat::from_fn(names.len(), |seat| place(&names[seat.index()]));
        Ok(Self { options, start, opening, bots, sitting })
    }

    fn run(&self, plan: &SimulationPlan, watch: &SimulationProgress) -> Tally {
        let next = AtomicU64::new(0);
        let mut tally = self.empty_tally();
        thread::scope(|scope| {
            let workers: Vec<_> = (0..plan.threads()).map(|_| scope.spawn(|| self.work(plan, watch, &next))).collect();
            for worker in workers {
                tally.merge(&worker.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
        });
        tally
    }

    fn empty_tally(&self) -> Tally {
        Tally::new(self.sitting.seats(), self.bots.len())
    }

    /// What one thread does: takes the next few games until there are none.
    fn work(&self, plan: &SimulationPlan, watch: &SimulationProgress, next: &AtomicU64) -> Tally {
        let mut tally = self.empty_tally();
        let bots: Vec<BotPlayer<G>> = self.bots.iter().map(|bot| bot.player()).collect();
        let mut crew = Crew { kinds: vec![Kinds::default(); bots.len()], bots, sitting: self.sitting };
        let mut board = (self.start.clone(), crew.all_notes(&self.opening));
        let few = few(plan);
        while !watch.stopped() {
            let first = next.fetch_add(few, Ordering::Relaxed);
            if first >= plan.games {
                break;
            }
            let (mut games, mut decisions) = (0, 0);
            for game in (first..plan.games.min(first + few)).take_while(|_| !watch.stopped()) {
                games += 1;
                decisions += u64::from(self.one_game(plan, game, &mut board, &mut crew, &mut tally));
            }
            watch.games.fetch_add(games, Ordering::Relaxed);
            watch.decisions.fetch_add(decisions, Ordering::Relaxed);
        }
        tally.kinds = crew.kinds;
        tally
    }

    fn one_game(&self, plan: &SimulationPlan, game: u64, (state, all_notes): &mut Board<G>, crew: &mut Crew<G>, tally: &mut Tally) -> u32 {
        let seats = self.sitting.seats();
        if plan.rotate {
            let moved = (game % seats as u64) as usize;
            crew.sitting = BySeat::from_fn(seats, |seat| self.sitting.as_slice()[(seat.index() + moved) % seats]);
        }
        state.clone_from(&self.start);
        *all_notes = crew.all_notes(&self.opening);
        let mut luck = FastRng::for_game(plan.seed, game);
        let ended = play::<G>(state, crew, all_notes, &mut luck, plan.most_decisions);
        match (ended, G::standing(state)) {
            (Some(decisions), Some(standing)) => {
                tally.add(&standing, &crew.sitting, decisions);
                if let Some(ending) = G::ending(state) {
                    tally.endings.add(&ending);
                }
                decisions
            }
            _ => {
                tally.unfinished += 1;
                plan.most_decisions
            }
        }
    }
}

fn unknown_bot(name: &str) -> Message {
    let known = BotKind::ALL.iter().map(|bot| Arg::from(bot.name())).collect();
    Message::new("lab-unknown-bot").with("bot", name.to_owned()).with("known", Arg::List(known))
}

/// How many games a thread takes at once: enough that taking them costs nothing, few enough that all threads end together and that a stop is quick.
fn few(plan: &SimulationPlan) -> u64 {
    (plan.games / (plan.threads() as u64 * 64)).clamp(1, 256)
}

/// A game as one thread plays it: the state, and what the bots have noted.
type Board<G> = (<G as Rules>::State, AllNotes<G>);

/// The bots of one thread, each with its buffers, and where they sit in this game.
struct Crew<G: Game> {
    bots: Vec<BotPlayer<G>>,
    sitting: BySeat<u8>,
    kinds: Vec<Kinds>,
}

impl<G: Game> Crew<G> {
    /// Notes for the seats whose bots want them, with what set-up let them see.
    fn all_notes(&self, opening: &[AddressedEvent<G::Event>]) -> AllNotes<G> {
        let wants = |seat: &Seat| self.bots[usize::from(self.sitting[*seat])].takes_notes();
        let mut all_notes = AllNotes::of(Seat::all(self.sitting.seats()).filter(wants).collect());
        all_notes.hear(opening);
        all_notes
    }
}

impl<G: Game> Players<G> for Crew<G> {
    #[inline]
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action {
        let bot = usize::from(self.sitting[bot_view.seat()]);
        let action = self.bots[bot].choose(bot_view, luck);
        self.kinds[bot].add(G::action_kind(&action));
        action
    }
}
