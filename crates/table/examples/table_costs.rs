//! How many actions a table handles in a second of CPU time, on its own: frames read from text, moves made and written for the log, and every
//! frame for every viewer written as text. Run with `cargo run --release -p table --example table_costs [seconds]`.

use std::time::Duration;

use cpu_time::ThreadTime;
use dice_heist::DiceHeist;
use engine::json::to_value;
use engine::{Face, Luck};
use fair::{FastRng, Secret};
use protocol::{FromClient, Phase, Player, Settings, Visibility};
use serde_json::{Value, json};
use table::{Input, Output, Table, TableGame, TableStart};

const SEATS: u64 = 3;

/// How many games are played, over and over.
const GAMES: u64 = 20;

/// What was done in one game.
#[derive(Default, Debug)]
struct Tally {
    actions: u64,
    log_bytes: u64,
    frames: u64,
    frame_bytes: u64,
    time: Duration,
}

impl Tally {
    fn take(&mut self, output: &Output) {
        self.log_bytes += output.append.iter().map(|line| line.len() as u64).sum::<u64>();
        self.frames += output.send.len() as u64;
        self.frame_bytes += output.send.iter().map(|deliver| deliver.text.len() as u64).sum::<u64>();
    }
}

fn begun(seed: u64) -> Table {
    let table_game = TableGame { game: Face::<DiceHeist>::shared(), bots: &["greedy"] };
    let player = |number: u64| Player { id: format!("player-{number}"), name: format!("Player {number}") };
    let plan = TableStart {
        id: format!("table-{seed}"),
        options: json!({"seats": SEATS}),
        settings: Settings::default(),
        visibility: Visibility::Private,
        host: player(0),
        secret: Secret::from_seed(seed),
        salts: Secret::from_seed(seed + 1),
        seats: Vec::new(),
    };
    let (mut table, _) = Table::open(table_game, plan, 0).expect("the options are right");
    for seat in 0..SEATS {
        table.handle(Input::Arrived { connection: seat, player: player(seat), since: None, steps: false }, 0);
        let sit = FromClient::Sit { seat, entropy: Some("0123456789abcdef".to_owned()) };
        table.handle(Input::Said { connection: seat, message: sit }, 0);
    }
    table.handle(Input::Said { connection: 0, message: FromClient::Start }, 0);
    table
}

/// Plays one game.
#[inline(never)]
fn play(seed: u64, script: &[(u64, String)], tally: &mut Tally) {
    let mut table = begun(seed);
    let began = ThreadTime::now();
    for (connection, frame) in script {
        let message = FromClient::read(frame).expect("it was written by the same crate");
        let output = table.handle(Input::Said { connection: *connection, message }, 1);
        tally.actions += 1;
        tally.take(&output);
    }
    tally.time += began.elapsed();
    assert_eq!(table.phase(), Phase::Over);
}

/// The actions of a game, found on a table that is not measured, because choosing them is not the table's work.
fn script(seed: u64) -> Vec<(u64, String)> {
    let mut table = begun(seed);
    let mut luck = FastRng::new(seed);
    let mut script = Vec::new();
    while table.phase() == Phase::Playing {
        let asked = (0..SEATS).find_map(|connection| Some((connection, decision(&mut table, connection)?)));
        let (connection, (id, legal)) = asked.expect("somebody is asked while the game goes on");
        let action = legal[luck.below(legal.len() as u64) as usize].clone();
        let client = format!("client-{}", script.len());
        let act = FromClient::Act { decision: Some(id), action, client, nonce: Some(format!("{:016x}", luck.below(u64::MAX))) };
        script.push((connection, act.text()));
        table.handle(Input::Said { connection, message: act }, 1);
    }
    script
}

fn decision(table: &mut Table, connection: u64) -> Option<(String, Vec<Value>)> {
    let output = table.handle(Input::Said { connection, message: FromClient::View }, 1);
    match protocol::ToClient::read(&output.send[0].text) {
        Ok(Some(protocol::ToClient::View(sight))) => {
            let decision = sight.decision?;
            let legal = decision.actions().iter().map(|action| to_value(action)).collect();
            Some((decision.id, legal))
        }
        other => panic!("{other:?}"),
    }
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|seconds| seconds.parse().ok()).unwrap_or(3.0);
    let mut tally = Tally::default();
    let scripts: Vec<_> = (0..GAMES).map(script).collect();
    for seed in (0..GAMES).cycle() {
        play(seed, &scripts[seed as usize], &mut tally);
        if tally.time.as_secs_f64() > seconds {
            break;
        }
    }
    let per = |count: u64| count as f64 / tally.actions as f64;
    println!("{} actions, {:.0} a second of CPU time", tally.actions, tally.actions as f64 / tally.time.as_secs_f64());
    println!(
        "each: {:.0} bytes of log, {:.2} frames, {:.0} bytes of frames",
        per(tally.log_bytes),
        per(tally.frames),
        per(tally.frame_bytes)
    );
}
