//! Making tables, and reading what became of them.

use std::sync::Arc;

use engine::record::Record;
use engine::refusal::code::{NOT_OVER, UNKNOWN_GAME};
use engine::{GameFace, Refusal};
use protocol::{Player, Settings, Visibility};
use serde_json::Value;
use store::{StoreError, TableHeader, TableState};
use table::{Plan, Preset, RematchPlan, Table, read_header, record_of};
use tokio::sync::{Semaphore, mpsc};

use super::house::{self, header_change, now, stored_time};
use super::live::knock;
use super::{Knock, Tables};
use crate::equipment::Equipment;
use crate::refusal::{code, unavailable};

/// How many logs are read at once. Whoever asks for many must not keep the processors from those who play.
pub(super) static REPLAYS: Semaphore = Semaphore::const_new(4);

/// A table that somebody wants.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) settings: Settings,
    pub(crate) visibility: Visibility,
    pub(crate) host: Player,
    pub(crate) seats: Vec<Preset>,
}

impl Tables {
    /// Makes a table and says its id. It comes into memory when somebody watches it.
    ///
    /// # Errors
    /// `unknown_game`, `bad_option`, or `unavailable` if it cannot be kept.
    pub(crate) async fn open(&self, new: NewTable) -> Result<String, Refusal> {
        let NewTable { game, options, settings, visibility, host, seats } = new;
        let ground = house::ground(&self.house.equipment, &game).ok_or_else(|| Refusal::new(UNKNOWN_GAME).with("game", game))?;
        let ((id, secret), time) = ((self.house.equipment.next_table)(), now());
        let plan = Plan { id: id.clone(), options, settings, visibility, host, secret, seats };
        let (table, output) = Table::open(ground, plan, time)?;
        let header = header_of(&table, ground.game, time);
        let seated = header_change(&table, time).seated;
        let kept = self.house.store.create_table(header, output.append, seated).await;
        kept.map_err(|error| unavailable(&error))?;
        self.house.meters.tables_opened.increment(1);
        Ok(id)
    }

    /// The record of a finished game.
    ///
    /// # Errors
    /// `no_such_table`, `not_over`, `table_unreadable`, `unavailable`.
    pub(crate) async fn record(&self, id: &str) -> Result<Record, Refusal> {
        let header = self.house.store.table(id).await.map_err(|error| match error {
            StoreError::Missing { .. } => Refusal::new(code::NO_SUCH_TABLE),
            other => unavailable(&other),
        })?;
        if header.state != TableState::Over {
            return Err(Refusal::new(NOT_OVER));
        }
        let lines = self.house.store.entries(id, 0).await.map_err(|error| unavailable(&error))?;
        // Reading a long game takes a while, and strangers may ask for it.
        let _turn = REPLAYS.acquire().await;
        let record = tokio::task::spawn_blocking(move || record_of(lines)).await;
        match record {
            Ok(Ok(Some(record))) => Ok(record),
            other => {
                tracing::error!(table = id, ?other, "a finished table gives no record");
                Err(Refusal::new(code::TABLE_UNREADABLE))
            }
        }
    }
}

fn header_of(table: &Table, game: &dyn GameFace, time: u64) -> TableHeader {
    let change = header_change(table, time);
    TableHeader {
        id: table.header().id.as_str().into(),
        game: game.slug().to_owned(),
        rules: game.rules_version(),
        created: stored_time(time),
        updated: change.updated,
        state: change.state,
        visibility: house::visibility(table.header().visibility),
        summary: change.summary,
    }
}

/// The table of a log, or what is wrong with the log.
pub(super) fn restore(equipment: &Equipment, lines: Vec<String>) -> Result<Table, String> {
    let first = lines.first().ok_or("the log is empty")?;
    let game = read_header(first)?.game;
    let ground = house::ground(equipment, &game).ok_or_else(|| format!("no game is called {game}"))?;
    Table::restore(ground, lines.into_iter().map(Arc::from)).map_err(|damage| damage.to_string())
}

/// Makes the table of a rematch and tells the old one where it is.
pub(super) fn start_rematch(tables: &Arc<Tables>, game: String, plan: RematchPlan, door: mpsc::WeakSender<Knock>) {
    let tables = Arc::clone(tables);
    tokio::spawn(async move {
        let RematchPlan { options, settings, visibility, host, seats } = plan;
        match tables.open(NewTable { game, options, settings, visibility, host, seats }).await {
            Ok(table) => knock(&door, Knock::RematchMade { table }).await,
            Err(refusal) => tracing::error!(%refusal, "a rematch could not be opened"),
        }
    });
}
