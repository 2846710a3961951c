//! `capers simulate`: many games of bots at once, and what they tell.

mod progress;

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use engine::page::Page;
use engine::{Game, Message};
use lab::report::number;
use lab::{SimulationPlan, SimulationProgress, Summary};
use words::Speaker;

use crate::arguments::game_names;
use crate::failure::{Exit, Failure};
use crate::{Context, files, screen};

/// What `capers simulate` takes.
#[derive(Debug, Args)]
pub struct Simulate {
    /// The game.
    #[arg(value_parser = game_names())]
    game: String,
    /// How many games.
    #[arg(short = 'n', long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The bots, one for each seat or one for all.
    #[arg(long, value_delimiter = ',')]
    bots: Vec<String>,
    /// How many seats.
    #[arg(long)]
    seats: Option<u64>,
    /// Moves the bots on by one seat from game to game.
    #[arg(long)]
    rotate: bool,
    /// Options of the game.
    #[arg(short, long)]
    option: Vec<String>,
    /// From which all luck follows.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// On how many threads; 0 for one on each core.
    #[arg(long, default_value_t = 0)]
    threads: usize,
    /// The figures as JSON.
    #[arg(long, num_args = 0..=1, default_missing_value = SCREEN)]
    json: Option<PathBuf>,
    /// The figures as CSV.
    #[arg(long, num_args = 0..=1, default_missing_value = SCREEN)]
    csv: Option<PathBuf>,
}

/// What stands for the standard output where a file can be named.
const SCREEN: &str = "-";

/// Simulates, and shows or writes what it found.
///
/// # Errors
/// If what was asked for is not possible, or a file cannot be written. Also after Ctrl-C, when everything has been said.
pub fn run(asked: &Simulate, (language, screen): Context<'_>) -> Result<(), Failure> {
    let speaker = Speaker::new(language, Vec::new());
    let plan = asked.plan()?;
    let mut outlets = asked.outlets()?;
    let watch = Arc::new(SimulationProgress::default());
    stop_on_interrupt(&watch);
    let began = Instant::now();
    let simulated =
        progress::shown(&watch, plan.games, &speaker, || catalog::visit(&asked.game, Simulation { plan: &plan, watch: &watch }));
    let summary = simulated.expect("clap lets only games of the catalog pass").map_err(Failure::usage)?;
    tell_speed(&watch, &summary, &plan, began.elapsed(), &speaker);
    for outlet in &mut outlets {
        let text = outlet.form.written(&summary);
        match &mut outlet.file {
            None => screen.raw(text.as_bytes())?,
            Some(file) => file.write_all(text.as_bytes()).map_err(|error| unwritable(&outlet.path, &error))?,
        }
    }
    if outlets.iter().all(|outlet| outlet.file.is_some()) {
        let mut page = Page::new();
        lab::report::draw(&summary, &speaker, &mut page);
        screen.page(&page)?;
    }
    if watch.stopped() { Err(Failure::Told(Exit::Interrupted)) } else { Ok(()) }
}

struct Simulation<'a> {
    plan: &'a SimulationPlan,
    watch: &'a SimulationProgress,
}

impl catalog::Visitor for Simulation<'_> {
    type Out = Result<Summary, Message>;
    fn visit<G: Game>(self) -> Self::Out {
        lab::simulate::<G>(self.plan, self.watch)
    }
}

/// Ctrl-C ends the simulation with what there is. Where no handler can be set it ends the process, as everywhere.
fn stop_on_interrupt(watch: &Arc<SimulationProgress>) {
    let watch = Arc::clone(watch);
    let _ = ctrlc::set_handler(move || watch.stop());
}

/// Says on the error output how quickly it went: that is no part of the result, which is the same on every machine.
fn tell_speed(watch: &SimulationProgress, summary: &Summary, plan: &SimulationPlan, took: Duration, speaker: &Speaker) {
    let count = |count: u64| number(speaker, count as f64, 0);
    let rate = |count: u64| number(speaker, count as f64 / took.as_secs_f64().max(1e-9), 0);
    if watch.stopped() {
        let played = summary.games + summary.unfinished;
        screen::complain(speaker, &Message::new("lab-interrupted").with("games", count(played)).with("asked", count(plan.games)));
    }
    let told = Message::new("lab-took").with("games", count(watch.games())).with("seconds", number(speaker, took.as_secs_f64(), 1));
    let told = told
        .with("count", watch.games() as i64)
        .with("rate", rate(watch.games()))
        .with("decisions", rate(watch.decisions()))
        .with("threads", plan.threads() as i64);
    screen::remark(speaker, &told);
}

/// A form in which programs read the figures.
#[derive(Clone, Copy)]
enum Form {
    Json,
    Csv,
}

impl Form {
    fn written(self, summary: &Summary) -> String {
        match self {
            Self::Json => serde_json::to_string_pretty(summary).expect("a summary is written as JSON") + "\n",
            Self::Csv => summary.csv(),
        }
    }
}

/// Where a form goes: a file, or the screen.
struct Outlet {
    form: Form,
    path: PathBuf,
    file: Option<File>,
}

impl Simulate {
    fn plan(&self) -> Result<SimulationPlan, Failure> {
        let mut plan = SimulationPlan {
            bots: self.bots.clone(),
            rotate: self.rotate,
            seed: self.seed,
            threads: self.threads,
            ..SimulationPlan::new(self.games)
        };
        let seats = self.seats.map(|seats| format!("seats={seats}"));
        for option in seats.iter().chain(&self.option) {
            plan.set(option).map_err(Failure::usage)?;
        }
        Ok(plan)
    }

    /// Opens the files before the first game, because after the last it would be too late to say that they cannot be written.
    fn outlets(&self) -> Result<Vec<Outlet>, Failure> {
        let mut outlets = Vec::new();
        for (form, path) in [(Form::Json, &self.json), (Form::Csv, &self.csv)] {
            let Some(path) = path else { continue };
            let file = if path == Path::new(SCREEN) { None } else { Some(File::create(path).map_err(|error| unwritable(path, &error))?) };
            outlets.push(Outlet { form, path: path.clone(), file });
        }
        if outlets.len() > 1 && outlets.iter().all(|outlet| outlet.file.is_none()) {
            return Err(Failure::usage(Message::new("lab-two-outputs")));
        }
        Ok(outlets)
    }
}

fn unwritable(path: &Path, error: &std::io::Error) -> Failure {
    let why = Message::new("cli-file-unwritable").with("file", path.display().to_string());
    Failure::file(why.with("why", files::reason(error)))
}
