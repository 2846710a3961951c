//! What `cargo xtask bench` runs: random play through the same loop and the same trait that the lab uses.
//!
//! ```text
//! probe time                 every game: CPU time of several rounds of random play, and the plain loop they are compared with
//! probe play SLUG GAMES      so many games and nothing else, for counting instructions
//! probe perft                the move generator of Museum Heist by itself: sequences of moves counted, in CPU time of several rounds
//! probe sums                 one round of everything, only for its checksums; `cargo xtask check` runs it
//! probe environment          the environment phases of Heist by themselves, in CPU time of several rounds
//! ```
//!
//! Each round plays the same games from the same seed, and its checksum must be the one written down, for a game in `records/<slug>/<rules>/checksum`: a figure for a wrong answer is no figure.

use std::hint::black_box;
use std::path::{Path, PathBuf};

use bots::{Bot, Random};
use cpu_time::ThreadTime;
use crew_heist::CrewHeist;
use crew_heist::state::Phase;
use engine::{AllNotes, BotView, Bots, Chance, Game, Luck, NoListener, Rules, Seat, SeatSet, Secrets, Settings, Turn, Viewer};
use fair::FastRng;
use lab::{Players, SimulationPlan, play};
use museum_heist::board::shipped;
use museum_heist::space::Space;
use serde_json::{Value, json};

/// The seed of every game that is measured.
const SEED: u64 = 2016;

/// How many games a round of timing has, of a game whose games are short.
const GAMES: u64 = 20_000;

/// The same of Heist, whose random games take a thousand decisions and more.
const LONG_GAMES: u64 = 200;

fn games_of(slug: &str) -> u64 {
    if slug == "crew-heist" { LONG_GAMES } else { GAMES }
}

/// How often each round is timed; the median is the figure.
const ROUNDS: usize = 15;

/// Where the checksum of a round of games of random play is written down, with three seats (or the nearest number): beside the records of a game's rules.
fn checksum_file(slug: &str, rules: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../records/{slug}/{rules}/checksum"))
}

/// Positions of the gallery, pieces in character order, then the artwork, and how many sequences of [`PERFT_DEPTH`] moves each has.
const PERFT: &[([&str; 7], &str, u64)] = &[
    (["e2", "a9", "i9", "a1", "i1", "a5", "i4"], "e7", 7_735_180),
    (["a1", "a5", "g7", "e4", "e3", "f4", "i1"], "e8", 7_452_562),
    (["d3", "e3", "c7", "g4", "f6", "d6", "h5"], "e5", 704_382),
];

/// How long those sequences are.
const PERFT_DEPTH: u32 = 5;

/// How many environment phases of Heist a round has, and the sum of the alerts and of the guards' squares after all of them. A greedy crew of four in
/// the tower is where each begins.
const ENVIRONMENT: (usize, u64) = (2_000, 968_987);

/// The dice thrown by the plain loop in one round, and the sum of their faces from 0 to 5.
const DICE: (u64, u64) = (20_000_000, 49_989_183);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let answer = match args.as_slice() {
        ["time"] => Ok(timed()),
        ["play", slug, games] => games.parse().map_err(|_| "GAMES is a number".to_owned()).and_then(|games| played(slug, games)),
        ["perft"] => Ok(counted(ROUNDS)),
        ["environment"] => Ok(answered(ROUNDS)),
        ["sums"] => Ok(summed()),
        _ => Err("usage: probe time | probe sums | probe play SLUG GAMES | probe perft | probe environment".to_owned()),
    };
    match answer {
        Ok(answer) => println!("{answer}"),
        Err(why) => {
            eprintln!("probe: {why}");
            std::process::exit(1);
        }
    }
}

/// The rounds of the games and of the plain loop take turns, so that whatever else the machine does meets all of them alike.
fn timed() -> Value {
    let mut dice = Vec::new();
    let mut rounds: Vec<Vec<Round>> = catalog::games().iter().map(|_| Vec::new()).collect();
    for _ in 0..ROUNDS {
        dice.push(dice_seconds());
        for (game, rounds) in catalog::games().iter().zip(&mut rounds) {
            rounds.extend(catalog::visit(game.slug(), Time));
        }
    }
    let games: Vec<Value> = catalog::games().iter().zip(&rounds).map(|(game, rounds)| report(game.slug(), rounds)).collect();
    json!({ "dice": { "dice": DICE.0, "seconds": dice }, "games": games })
}

/// One round of everything: whatever comes to another answer than the one written down ends the program.
fn summed() -> Value {
    dice_seconds();
    let games: Vec<Value> = catalog::games()
        .iter()
        .map(|game| {
            let round = catalog::visit(game.slug(), Time).expect("the catalog has its own games");
            json!({ "slug": game.slug(), "games": games_of(game.slug()), "decisions": round.decisions })
        })
        .collect();
    json!({ "games": games, "perft": counted(1)["nodes"], "environment": answered(1)["phases"] })
}

fn report(slug: &str, rounds: &[Round]) -> Value {
    json!({
        "slug": slug,
        "games": games_of(slug),
        "decisions": rounds[0].decisions,
        "seconds": rounds.iter().map(|round| round.seconds).collect::<Vec<_>>(),
        "bytes_of_state": rounds[0].bytes_of_state,
    })
}

fn played(slug: &str, games: u64) -> Result<Value, String> {
    struct Play(u64);
    impl catalog::Visitor for Play {
        type Out = GamesPlayed;
        fn visit<G: Game>(self) -> GamesPlayed {
            games_played::<G>(self.0)
        }
    }
    let games_played = catalog::visit(slug, Play(games)).ok_or_else(|| format!("there is no game {slug:?}"))?;
    Ok(json!({ "decisions": games_played.decisions, "checksum": games_played.checksum }))
}

/// What a round of games came to.
struct GamesPlayed {
    decisions: u64,
    checksum: u64,
}

/// The same bot on every seat.
struct Same<B>(B);

impl<G: Game, B: Bot<G>> Players<G> for Same<B> {
    #[inline]
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action {
        self.0.choose(bot_view, luck)
    }
}

fn games_played<G: Game>(games: u64) -> GamesPlayed {
    let options = SimulationPlan::new(games).options::<G>().expect("a game can be played with its defaults");
    let start = G::start(&options, &mut NoListener);
    let mut players = Same(Random::<G>::default());
    let mut state = start.clone();
    // Random players take no notes.
    let mut all_notes = AllNotes::<G>::of(SeatSet::EMPTY);
    let mut games_played = GamesPlayed { decisions: 0, checksum: 0 };
    for game in 0..games {
        state.clone_from(&start);
        let mut luck = FastRng::for_game(SEED, game);
        let decisions = play::<G>(&mut state, &mut players, &mut all_notes, &mut luck, u32::MAX).expect("random play comes to an end");
        games_played.decisions += u64::from(decisions);
        let standing = G::standing(&state).expect("the game is over");
        games_played.checksum = standing.scores.as_slice().iter().fold(games_played.checksum, |sum, score| {
            sum.wrapping_mul(0x0000_0100_0000_01b3).wrapping_add(score.map_or(0, |score| score as u64 ^ 0x5555))
        });
    }
    games_played
}

/// One round of a game.
struct Round {
    seconds: f64,
    decisions: u64,
    bytes_of_state: usize,
}

struct Time;

impl catalog::Visitor for Time {
    type Out = Round;
    fn visit<G: Game>(self) -> Round {
        let began = ThreadTime::now();
        let games_played = games_played::<G>(games_of(G::SLUG));
        let seconds = began.elapsed().as_secs_f64();
        assert_answer::<G>(games_played.checksum);
        Round { seconds, decisions: games_played.decisions, bytes_of_state: size_of::<G::State>() }
    }
}

/// Sequences of moves counted, each round all positions.
fn counted(rounds: usize) -> Value {
    let board = &shipped()[0];
    let space = |name: &str| Space::find(name).expect("the gallery has this space");
    let round = || {
        let began = ThreadTime::now();
        for (pieces, artwork, answer) in PERFT {
            let nodes = board.perft(&pieces.map(space), space(artwork), PERFT_DEPTH);
            assert_eq!(nodes, *answer, "sequences of moves to {artwork}; are the rules of moving other ones now?");
        }
        began.elapsed().as_secs_f64()
    };
    let seconds: Vec<f64> = (0..rounds).map(|_| round()).collect();
    json!({ "nodes": PERFT.iter().map(|(.., nodes)| nodes).sum::<u64>(), "seconds": seconds })
}

/// A game of Heist just before the action that ends a player phase, and that action.
type Ending = (crew_heist::State, Seat, crew_heist::Action);

/// Ends of player phases, from as many games of a greedy crew as it takes.
fn endings() -> Vec<Ending> {
    let options = json!({"seats": 4, "difficulty": "normal", "clock": "simulated", "planning": "none"});
    let settings = Settings::read(CrewHeist::option_specs(), &options).expect("these are options of the game");
    let start = CrewHeist::start(&CrewHeist::read_options(&settings).expect("they fit"), &mut NoListener);
    let (mut endings, mut legal) = (Vec::new(), Vec::new());
    for game in 0.. {
        let (mut state, mut luck) = (start, FastRng::for_game(SEED, game));
        loop {
            match CrewHeist::turn(&state) {
                Turn::Over => break,
                Turn::Chance => draw(&mut state, &mut luck),
                Turn::Seats { seats, .. } => {
                    let seat = seats.lowest().expect("somebody is asked");
                    CrewHeist::actions(&state, seat, &mut legal);
                    let action = CrewHeist::greedy(&CrewHeist::view(&state, Viewer::Seat(seat)), &(), seat, &legal, &mut luck);
                    let before = state;
                    CrewHeist::apply_action(&mut state, seat, &action, &mut NoListener);
                    if state.phase == Phase::Environment {
                        endings.push((before, seat, action));
                    }
                    if endings.len() == ENVIRONMENT.0 {
                        return endings;
                    }
                }
            }
        }
    }
    endings
}

fn draw(state: &mut crew_heist::State, luck: &mut FastRng) {
    let outcome = CrewHeist::outcome(state, luck.below(CrewHeist::weight(state)));
    CrewHeist::apply_outcome(state, &outcome, &mut NoListener);
}

/// Environment phases from the counting of alerts to the next round, each round the same ones.
fn answered(rounds: usize) -> Value {
    let endings = endings();
    let round = || {
        let began = ThreadTime::now();
        let mut luck = FastRng::new(SEED);
        let mut sum = 0;
        for (before, seat, action) in &endings {
            let mut state = *before;
            CrewHeist::apply_action(&mut state, *seat, action, &mut NoListener);
            while state.phase == Phase::Environment {
                draw(&mut state, &mut luck);
            }
            sum += u64::from(state.track) + state.guards.iter().map(|guard| guard.square.index() as u64).sum::<u64>();
        }
        let seconds = began.elapsed().as_secs_f64();
        assert_eq!(sum, ENVIRONMENT.1, "the sum after the environment phases; are the rules or the luck other ones now?");
        seconds
    };
    let seconds: Vec<f64> = (0..rounds).map(|_| round()).collect();
    json!({ "phases": endings.len(), "seconds": seconds })
}

fn assert_answer<G: Game>(checksum: u64) {
    let file = checksum_file(G::SLUG, G::RULES_VERSION);
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&file, format!("{checksum}\n")).expect("records can be written");
    }
    let answer = std::fs::read_to_string(&file).ok().and_then(|text| text.trim().parse().ok());
    assert_eq!(
        answer,
        Some(checksum),
        "{}: the checksum of its games is not the one in records/{0}/{}/checksum; are the rules or the luck other ones now? \
         If they are, on purpose: WRITE=1 cargo run -p lab --example probe -- sums",
        G::SLUG,
        G::RULES_VERSION
    );
}

/// Dice thrown by the generator of the lab and nothing else, as a measure of the machine.
fn dice_seconds() -> f64 {
    let began = ThreadTime::now();
    let mut luck = FastRng::new(SEED);
    // Each die is really thrown: left to itself the compiler arranges the loop in ways that differ twofold in speed from one setting to the next.
    let sum: u64 = (0..DICE.0).map(|_| black_box(luck.below(6))).sum();
    let seconds = began.elapsed().as_secs_f64();
    assert_eq!(sum, DICE.1, "the sum of the dice is not the one in crates/lab/examples/probe.rs");
    seconds
}
