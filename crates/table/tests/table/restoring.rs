//! A restored table is the table that was, at every point of random sessions with all kinds of nonsense in them.

use std::sync::Arc;

use engine::json::to_value;
use engine::{GameFace, Luck};
use fair::FastRng;
use protocol::{FromClient, SeatClock, Settings};
use serde_json::{Value, json};
use table::{Input, Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, CAT, EVE, Hall, dice_heist, pick, plan, player, two_vaults};

const PEOPLE: [u64; 4] = [ANN, BOB, CAT, EVE];

/// A random session, one input after the other.
struct Session {
    hall: Hall,
    luck: FastRng,
    sent: Vec<FromClient>,
}

impl Session {
    fn new(game: &'static dyn GameFace, seed: u64) -> Self {
        let mut luck = FastRng::new(seed);
        let clock = match luck.below(3) {
            0 => SeatClock::None,
            1 => SeatClock::PerMove { seconds: 20 },
            _ => SeatClock::Total { seconds: 120, increment: 3 },
        };
        let settings = Settings { clock, away_seconds: [None, Some(30)][luck.below(2) as usize], bot_pause_ms: 0, ..Settings::default() };
        let seats = 2 + luck.below(2);
        Self { hall: Hall::with_plan(game, plan(json!({"seats": seats}), settings, seed)), luck, sent: Vec::new() }
    }

    /// Seats whoever is free, puts bots on the rest, and begins.
    fn begin(&mut self) {
        for connection in PEOPLE {
            self.arrive(connection);
        }
        for seat in 0..self.hall.table.summary().seats.into() {
            if self.one_in(4) {
                PEOPLE.iter().for_each(|host| self.hall.say(*host, FromClient::SetBot { seat, bot: Some("random".to_owned()) }));
            }
            self.hall.say(PEOPLE[seat as usize], FromClient::Sit { seat, entropy: None });
        }
        for host in PEOPLE {
            (0..4).for_each(|seat| self.hall.say(host, FromClient::SetBot { seat, bot: Some("greedy".to_owned()) }));
            self.hall.say(host, FromClient::Start);
        }
        assert!(self.hall.table.phase() != protocol::Phase::Waiting);
    }

    fn somebody(&mut self) -> u64 {
        PEOPLE[self.luck.below(4) as usize]
    }

    fn one_in(&mut self, many: u64) -> bool {
        self.luck.below(many) == 0
    }

    fn step(&mut self) {
        let time = if self.one_in(20) { self.luck.below(40_000) } else { self.luck.below(2_000) };
        self.hall.now += time;
        let connection = self.somebody();
        match self.luck.below(24) {
            0 if self.one_in(3) => self.hall.leave(connection),
            1 => self.arrive(connection),
            2 => self.hall.input(Input::Wake),
            3 | 4 => self.room(connection),
            5 => self.strange(connection),
            6..10 => self.think(),
            _ => self.sensible(),
        }
    }

    fn arrive(&mut self, connection: u64) {
        let known = self.hall.clients.get(&connection).map_or(0, |client| client.streams.len() as u64);
        // Whose stream it is may have changed; before the game begins all are alike.
        let since = if self.one_in(4) { None } else { Some(known) };
        self.hall.input(Input::Arrived { connection, player: player(connection), since, steps: false });
    }

    fn room(&mut self, connection: u64) {
        let seat = self.luck.below(4);
        let message = match self.luck.below(10) {
            0 | 1 => FromClient::Sit { seat, entropy: Some("e".repeat(self.luck.below(3) as usize)) },
            3 if self.one_in(6) => FromClient::Stand,
            4 | 5 => FromClient::SetBot {
                seat,
                bot: [None, Some("greedy".to_owned()), Some("?".to_owned())][self.luck.below(3) as usize].clone(),
            },
            6 if self.one_in(4) => FromClient::Remove { seat },
            7 => FromClient::Chat { text: "“hm” \\ \"hm\"".to_owned() },
            2 | 8 => FromClient::TakeBack,
            9 => FromClient::Rematch,
            _ => FromClient::Start,
        };
        self.hall.say(connection, message);
    }

    /// What only a stranger or a broken client sends.
    fn strange(&mut self, connection: u64) {
        let text = |luck: &mut FastRng| ["", "d1s0", "d2s1", "\"", "é", "d99s9"][luck.below(6) as usize].to_owned();
        let action =
            [json!(null), json!({"type": "recruit"}), json!([1]), json!({"type": "done"}), json!("x")][self.luck.below(5) as usize].clone();
        let message = match self.luck.below(4) {
            0 if !self.sent.is_empty() => self.sent[self.luck.below(self.sent.len() as u64) as usize].clone(),
            1 => FromClient::Undo { client: text(&mut self.luck) },
            2 => FromClient::Events { since: self.luck.below(100) },
            _ => FromClient::Act {
                decision: Some(text(&mut self.luck)),
                action,
                client: text(&mut self.luck),
                nonce: Some(text(&mut self.luck)),
            },
        };
        if matches!(message, FromClient::Events { .. }) && !self.hall.clients.contains_key(&connection) {
            return;
        }
        if !matches!(message, FromClient::Events { .. }) {
            self.hall.say(connection, message);
        }
    }

    fn think(&mut self) {
        if self.hall.bot_requests.is_empty() {
            return;
        }
        let bot_request = self.hall.bot_requests.remove(0);
        let legal = bot_request.played.legal(bot_request.seat);
        let action = if self.one_in(5) { json!("nonsense") } else { to_value(&legal[self.luck.below(legal.len() as u64) as usize]) };
        self.hall.input(Input::Decided { seat: bot_request.seat, decision: bot_request.decision, action });
    }

    /// Whoever is asked answers, or takes back.
    fn sensible(&mut self) {
        let connection = self.somebody();
        let Some(client) = self.hall.clients.get(&connection).filter(|client| client.sight.is_some()) else { return };
        let (legal, undo) = (client.legal(), client.sight().undo);
        let message = if undo && self.one_in(2) {
            FromClient::Undo { client: self.hall.new_entries() }
        } else if legal.is_empty() {
            return;
        } else {
            let action: Value = pick(&legal, &mut self.luck).clone();
            self.hall.action(connection, action)
        };
        self.sent.push(message.clone());
        self.hall.say(connection, message);
    }
}

/// How much happened in the sessions, so that a test that tests nothing is noticed.
#[derive(Default, Debug)]
struct Seen {
    lines: usize,
    finished: usize,
    kinds: std::collections::BTreeSet<String>,
}

fn sessions(game: &'static dyn GameFace, seeds: std::ops::Range<u64>, steps: usize) -> Seen {
    let mut seen = Seen::default();
    for seed in seeds {
        let mut session = Session::new(game, seed);
        let mut lines = 0;
        for step in 0..steps {
            session.step();
            if session.hall.log.len() != lines {
                lines = session.hall.log.len();
                assert_eq!(session.hall.restored().durable(), session.hall.table.durable(), "seed {seed}, step {step}");
            }
            if session.luck.below(40) == 0 {
                session.hall.restart();
            }
            if step == 20 {
                session.begin();
            }
        }
        seen.lines += lines;
        seen.finished += usize::from(session.hall.table.record().is_some_and(|record| fair::verify_with_rules(&record, game).is_ok()));
        let kind = |line: &Arc<str>| to_value_of(line)["what"].as_object().unwrap().keys().next().unwrap().clone();
        seen.kinds.extend(session.hall.log.iter().map(kind));
    }
    seen
}

fn to_value_of(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn dice_heist_is_restored_at_every_point() {
    let seen = sessions(dice_heist(), 0..12, 700);
    assert!(seen.lines > 500, "{seen:?}");
}

#[test]
fn two_vaults_is_restored_at_every_point() {
    let seen = sessions(two_vaults(), 100..180, 260);
    assert!(seen.lines > 1_000 && seen.finished > 3, "{seen:?}");
    for kind in [
        "created",
        "sat",
        "started",
        "moved",
        "undone",
        "clock_fell",
        "took_over",
        "took_back",
        "over",
        "rematch_agreed",
        "said",
        "bot_set",
    ] {
        assert!(seen.kinds.contains(kind), "no session has {kind}: {seen:?}");
    }
}

#[test]
fn a_damaged_log_is_refused_with_the_line_that_is_wrong() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2, "first_seat": 0}), Settings::default(), &[ANN, BOB]);
    hall.act(ANN, json!({"type": "recruit"}));
    let last = hall.log.len() - 1;
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    let damaged = |line: usize, from: &str, to: &str| {
        let mut log = hall.log.clone();
        assert!(log[line].contains(from), "{}", log[line]);
        log[line] = log[line].replacen(from, to, 1).into();
        Table::restore(table_game, log).err().map(|damage| (damage.line, damage.why))
    };
    let at = |line: usize, from: &str, to: &str| damaged(line, from, to).map(|(line, _)| line);
    assert_eq!(damaged(last, "recruit", "recruit"), None);
    assert_eq!(at(last, "\"type\":\"recruit\"", "\"type\":\"fly\""), Some(last));
    assert_eq!(at(last, "\"drawn\":", "\"drawn\":9"), Some(last));
    assert_eq!(at(last, "\"event\":\"recruited\"", "\"event\":\"fled\""), Some(last));
    assert_eq!(at(last, "{\"v\":4", "{\"v\":5"), Some(last));
    assert_eq!(at(last, "{\"v\":4", "{\"v\":"), Some(last));
    assert_eq!(damaged(0, ",\"actions_per_second\":4", ""), None, "the form before had none");
    assert_eq!(at(0, "dice-heist", "chess"), Some(0));
    assert_eq!(at(0, "\"secret\":\"", "\"secret\":\"x"), Some(0));
    assert_eq!(at(2, "\"seat\":1", "\"seat\":5"), Some(2));
    assert_eq!(Table::restore(table_game, []).err().map(|damage| damage.line), Some(0));
    let unbegun = hall.log[last..].to_vec();
    assert_eq!(Table::restore(table_game, unbegun).err().map(|damage| damage.line), Some(0));
    assert_eq!(table::read_header(&hall.log[0]).unwrap().game, "dice-heist");
}
