//! A table with people around it: what a server and its clients would do, in one thread and without waiting.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use engine::json::to_value;
use engine::{Face, GameFace, Seat};
use fair::Secret;
use protocol::{FromClient, Player, Refused, SeatClock, Settings, Sight, TableInfo, ToClient, Visibility};
use serde_json::Value;
use table::{BotRequest, ConnectionId, Input, Output, Recipients, RematchPlan, Table, TableGame, TableStart};

use crate::two_vaults::TwoVaults;
use crate::two_vaults::fault::Fault;

pub(crate) const BOTS: &[&str] = &["random", "greedy"];

/// The people, by connection.
pub(crate) const ANN: ConnectionId = 1;
pub(crate) const BOB: ConnectionId = 2;
pub(crate) const CAT: ConnectionId = 3;
pub(crate) const EVE: ConnectionId = 9;

pub(crate) fn player(connection: ConnectionId) -> Player {
    let name = match connection {
        ANN => "Ann",
        BOB => "Bob",
        CAT => "Cat",
        EVE => "Eve",
        _ => "Somebody",
    };
    Player { id: format!("p{connection}"), name: name.to_owned() }
}

pub(crate) fn dice_heist() -> &'static dyn GameFace {
    catalog::find("dice-heist").unwrap()
}

pub(crate) fn two_vaults() -> &'static dyn GameFace {
    Face::<TwoVaults<{ Fault::Nothing as u8 }>>::shared()
}

pub(crate) fn timed(clock: SeatClock) -> Settings {
    Settings { clock, away_seconds: None, bot_pause_ms: 0, ..Settings::default() }
}

/// What one client has got.
#[derive(Clone, Debug, Default)]
pub(crate) struct Client {
    /// Every frame, in order.
    pub(crate) frames: Vec<String>,
    /// Entries by their number, from 1; empty where the client did not ask for them.
    pub(crate) streams: Vec<String>,
    pub(crate) sight: Option<Sight<'static>>,
    pub(crate) info: Option<TableInfo>,
    pub(crate) acks: Vec<(String, u64)>,
    pub(crate) refusals: Vec<Refused>,
    pub(crate) presence: Vec<bool>,
}

impl Client {
    fn take(&mut self, frame: &str) {
        self.frames.push(frame.to_owned());
        match ToClient::read(frame).unwrap().unwrap() {
            ToClient::Update(update) => {
                let number = update.first - 1;
                assert!(number <= self.streams.len() as u64, "a hole before entry {} after {}", update.first, self.streams.len());
                assert!(update.read_entries().unwrap().iter().all(|entry| entry.event.is_some() != entry.note.is_some()));
                for (at, entry) in (number as usize..).zip(&update.entries) {
                    match self.streams.get(at) {
                        Some(known) if known.is_empty() => self.streams[at] = entry.json().get().to_owned(),
                        Some(known) => assert_eq!(known, entry.json().get(), "entry {} was told otherwise before", at + 1),
                        None => self.streams.push(entry.json().get().to_owned()),
                    }
                }
                if let Some(sight) = update.sight {
                    assert_eq!(sight.number, self.streams.len() as u64);
                    self.sight = Some(sight);
                }
            }
            ToClient::View(sight) => {
                // A client that takes the view without the log before it goes on from there.
                self.streams.resize(self.streams.len().max(sight.number as usize), String::new());
                self.sight = Some(sight);
            }
            ToClient::Table(info) => self.info = Some(*info),
            ToClient::Ack { client, number } => self.acks.push((client, number)),
            ToClient::Refused(refused) => self.refusals.push(refused),
            ToClient::Presence { seats, .. } => self.presence = seats,
            ToClient::Pong => {}
            other => panic!("a table does not say {other:?}"),
        }
    }

    pub(crate) fn sight(&self) -> &Sight<'static> {
        self.sight.as_ref().expect("the client has seen something")
    }

    /// The id of the decision this client owes.
    pub(crate) fn decision(&self) -> Option<String> {
        self.sight().decision.as_ref().map(|decision| decision.id.clone())
    }

    pub(crate) fn legal(&self) -> Vec<Value> {
        self.sight().decision.iter().flat_map(protocol::Decision::actions).map(|action| to_value(&action)).collect()
    }

    pub(crate) fn last_refusal(&self) -> &str {
        self.refusals.last().map_or("", |refused| &refused.code)
    }
}

/// A table and everything around it.
pub(crate) struct Hall {
    pub(crate) table_game: TableGame,
    pub(crate) table: Table,
    pub(crate) log: Vec<Arc<str>>,
    pub(crate) said: Vec<(u64, Arc<str>)>,
    pub(crate) now: u64,
    pub(crate) clients: BTreeMap<ConnectionId, Client>,
    pub(crate) bot_requests: Vec<BotRequest>,
    pub(crate) wake: Option<u64>,
    pub(crate) rematch: Option<RematchPlan>,
    pub(crate) secret: String,
    salts: String,
    sent: u64,
}

pub(crate) fn plan(options: Value, settings: Settings, seed: u64) -> TableStart {
    TableStart {
        id: format!("table-{seed}"),
        options,
        settings,
        visibility: Visibility::Private,
        host: player(ANN),
        secret: Secret::from_seed(seed),
        salts: Secret::from_seed(seed + 1000),
        seats: Vec::new(),
    }
}

impl Hall {
    pub(crate) fn open(game: &'static dyn GameFace, options: Value, settings: Settings) -> Self {
        Self::with_plan(game, plan(options, settings, 7))
    }

    pub(crate) fn with_plan(game: &'static dyn GameFace, plan: TableStart) -> Self {
        let table_game = TableGame { game, bots: BOTS };
        let (secret, salts) = (plan.secret.hex(), plan.salts.hex());
        let (table, output) = Table::open(table_game, plan, 1_000).unwrap();
        let mut hall = Self {
            table_game,
            table,
            log: output.append,
            said: Vec::new(),
            now: 1_000,
            clients: BTreeMap::new(),
            bot_requests: Vec::new(),
            wake: None,
            rematch: None,
            secret,
            salts,
            sent: 0,
        };
        hall.input(Input::Wake);
        hall
    }

    /// A table where these people sit, in this order, and the game has begun.
    pub(crate) fn begun(game: &'static dyn GameFace, options: Value, settings: Settings, people: &[ConnectionId]) -> Self {
        let mut hall = Self::open(game, options, settings);
        hall.seat_all(people);
        hall.say(ANN, FromClient::Start);
        hall
    }

    pub(crate) fn seat_all(&mut self, people: &[ConnectionId]) {
        for (seat, &connection) in people.iter().enumerate() {
            self.arrive(connection);
            self.say(connection, FromClient::Sit { seat: seat as u64, entropy: Some(format!("entropy of {connection}")) });
        }
    }

    pub(crate) fn input(&mut self, input: Input) {
        let output = self.table.handle(input, self.now);
        self.take(output);
    }

    fn take(&mut self, output: Output) {
        self.log.extend(output.append);
        self.said.extend(output.said);
        self.said.retain(|(line, _)| *line >= self.table.first_said());
        let over = self.table.phase() == protocol::Phase::Over;
        for deliver in output.send {
            assert!(over || !deliver.text.contains(&self.secret), "the secret in {}", deliver.text);
            assert!(!deliver.text.contains(&self.salts), "what the salts are made from in {}", deliver.text);
            let connections: Vec<ConnectionId> = match deliver.to {
                Recipients::One(connection) => vec![connection],
                Recipients::Many(connections) => connections.to_vec(),
            };
            for connection in connections {
                self.clients.entry(connection).or_default().take(&deliver.text);
            }
        }
        self.bot_requests.extend(output.think);
        self.wake = output.wake;
        self.rematch = output.rematch.or(self.rematch.take());
    }

    pub(crate) fn arrive(&mut self, connection: ConnectionId) {
        let since = self.clients.get(&connection).map(|client| client.streams.len() as u64);
        self.input(Input::Arrived { connection, player: player(connection), since: since.or(Some(0)), steps: false });
    }

    pub(crate) fn leave(&mut self, connection: ConnectionId) {
        self.input(Input::Left { connection });
    }

    /// Through the text, as it would come over a wire.
    #[expect(clippy::needless_pass_by_value, reason = "messages are made on the spot")]
    pub(crate) fn say(&mut self, connection: ConnectionId, message: FromClient) {
        let message = FromClient::read(&message.text()).unwrap();
        self.input(Input::Said { connection, message });
    }

    /// Says something that must be refused with this code, and changes nothing.
    #[expect(clippy::needless_pass_by_value, reason = "messages are made on the spot")]
    pub(crate) fn refused(&mut self, connection: ConnectionId, message: FromClient, code: &str) {
        let (before, told) = (self.table.durable(), self.clients[&connection].refusals.len());
        let others: usize = self.clients.iter().filter(|(other, _)| **other != connection).map(|(_, client)| client.frames.len()).sum();
        self.say(connection, message.clone());
        let refusals = &self.clients[&connection].refusals;
        assert_eq!(refusals.len(), told + 1, "{message:?} was not refused");
        let refused = refusals.last().unwrap();
        assert_eq!((refused.code.as_str(), refused.to.as_str(), refused.client.as_deref()), (code, message.kind(), message.client()));
        assert_eq!(words::faults(&refused.message), [""; 0]);
        assert_eq!(self.table.durable(), before, "{message:?} was refused and changed something");
        let after: usize = self.clients.iter().filter(|(other, _)| **other != connection).map(|(_, client)| client.frames.len()).sum();
        assert_eq!(others, after, "others heard of a refusal");
    }

    pub(crate) fn client(&self, connection: ConnectionId) -> &Client {
        &self.clients[&connection]
    }

    /// A client id never used before.
    pub(crate) fn new_entries(&mut self) -> String {
        self.sent += 1;
        format!("c{}", self.sent)
    }

    pub(crate) fn action(&mut self, connection: ConnectionId, action: Value) -> FromClient {
        let decision = self.client(connection).decision();
        FromClient::Act { decision, action, client: self.new_entries(), nonce: Some(format!("nonce {}", self.sent)) }
    }

    /// Answers the decision that this client owes, and must be acknowledged.
    pub(crate) fn act(&mut self, connection: ConnectionId, action: Value) {
        let acks = self.client(connection).acks.len();
        let message = self.action(connection, action);
        self.say(connection, message.clone());
        let client = self.client(connection);
        assert_eq!(client.acks.len(), acks + 1, "{message:?}: {:?}", client.refusals.last());
        // The note that the game is over follows from the action, but is not the action.
        let over = u64::from(self.table.phase() == protocol::Phase::Over);
        assert_eq!(client.acks[acks].1 + over, client.streams.len() as u64);
    }

    /// The first of these people who owes a decision.
    pub(crate) fn asked(&self, people: &[ConnectionId]) -> Option<ConnectionId> {
        people.iter().copied().find(|connection| !self.client(*connection).legal().is_empty())
    }

    /// Lets people choose by `choose` among what is legal, until nobody is asked.
    pub(crate) fn play(&mut self, people: &[ConnectionId], mut choose: impl FnMut(&[Value]) -> Value) {
        while let Some(connection) = self.asked(people) {
            let action = choose(&self.client(connection).legal());
            self.act(connection, action);
        }
    }

    /// Lets the bots of a game of the catalog think until nobody is asked any more.
    pub(crate) fn think(&mut self) {
        while let Some(bot_request) = (!self.bot_requests.is_empty()).then(|| self.bot_requests.remove(0)) {
            let action =
                bots::decide(bot_request.played.as_ref(), bot_request.seat, &bot_request.bot, Duration::ZERO, self.log.len() as u64)
                    .unwrap();
            self.input(Input::Decided { seat: bot_request.seat, decision: bot_request.decision, action: to_value(&action) });
        }
    }

    /// Lets time pass, waking the table whenever it wants to be.
    pub(crate) fn pass(&mut self, milliseconds: u64) {
        let end = self.now + milliseconds;
        while let Some(wake) = self.wake.filter(|wake| *wake <= end) {
            self.now = self.now.max(wake);
            self.input(Input::Wake);
        }
        self.now = end;
    }

    pub(crate) fn restored(&self) -> Table {
        let restored = Table::restore(self.table_game, self.log.clone());
        let mut table = restored.unwrap_or_else(|damage| panic!("{damage}:\n{}", self.log[damage.line]));
        table.remember_said(self.said.clone());
        table
    }

    /// The process ends, and another one begins: everybody is gone.
    pub(crate) fn restart(&mut self) {
        let restored = self.restored();
        assert_eq!(restored.durable(), self.table.durable());
        self.table = restored;
        self.bot_requests.clear();
        self.input(Input::Wake);
    }

    /// The notes of everybody's log that have this type.
    pub(crate) fn notes(&self, connection: ConnectionId, kind: &str) -> usize {
        let kind = format!("{{\"note\":{{\"type\":\"{kind}\"");
        self.client(connection).streams.iter().filter(|entry| entry.starts_with(&kind)).count()
    }
}

/// Numbers for tests: always the same.
pub(crate) fn pick<'a>(legal: &'a [Value], luck: &mut impl engine::Luck) -> &'a Value {
    &legal[luck.below(legal.len() as u64) as usize]
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number)
}
