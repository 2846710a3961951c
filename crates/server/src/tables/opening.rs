//! Making tables, and reading what became of them.

use std::sync::Arc;

use engine::json::Json;
use engine::record::Record;
use engine::refusal::code::UNKNOWN_GAME;
use engine::{GameFace, Refusal};
use protocol::{Player, Settings, Visibility};
use serde_json::Value;
use store::TableHeader;
use table::{Finished, RematchPlan, StartingSeat, Table, TableGame, TableStart, read_header};
use tokio::sync::mpsc;

use super::context::{self, header_change};
use super::film::FinishedLog;
use super::live::request;
use super::{TableRequest, Tables};
use crate::refusal::{code, unavailable};
use crate::setup::ServerSetup;

/// A table that somebody wants.
#[derive(Debug)]
pub(crate) struct NewTable {
    pub(crate) game: String,
    pub(crate) options: Value,
    pub(crate) settings: Settings,
    pub(crate) visibility: Visibility,
    pub(crate) host: Player,
    pub(crate) seats: Vec<StartingSeat>,
}

impl Tables {
    /// Makes a table and says its id. It comes into memory when somebody watches it.
    ///
    /// # Errors
    /// `unknown_game`, `bad_option`, or `unavailable` if it cannot be kept.
    pub(crate) async fn open(&self, new: NewTable) -> Result<String, Refusal> {
        let NewTable { game, options, settings, visibility, host, seats } = new;
        let table_game = self.table_game(&game)?;
        let ((id, secret), time) = ((self.context.setup.next_table)(), self.context.time_of_day());
        let plan = TableStart { id: id.clone(), options, settings, visibility, host, secret, salts: crate::random::secret(), seats };
        let (table, output) = Table::open(table_game, plan, time)?;
        let header = header_of(&table, table_game.game, time);
        let seated = header_change(&table, time).seated;
        let kept = self.context.store.create_table(header, output.append, seated).await;
        kept.map_err(|error| unavailable(&error))?;
        self.context.counters.tables_opened.increment(1);
        Ok(id)
    }

    /// All options of the table that these would open; no table is made.
    ///
    /// # Errors
    /// `unknown_game`, `bad_option`, as [`Self::open`].
    pub(crate) fn agreed_options(&self, game: &str, options: &Value) -> Result<Json, Refusal> {
        Ok(self.table_game(game)?.game.new_match(options)?.options())
    }

    fn table_game(&self, game: &str) -> Result<TableGame, Refusal> {
        context::table_game(&self.context.setup, game).ok_or_else(|| Refusal::new(UNKNOWN_GAME).with("game", game.to_owned()))
    }

    /// The record of a finished game. Where its secrets outlast it, the record is sealed for whoever asks, until all who played agree to open it.
    ///
    /// # Errors
    /// `no_such_table`, `not_over`, `secrets_kept`, `table_unreadable`, `unavailable`.
    pub(crate) async fn record(&self, id: &str, asker: Option<&str>) -> Result<Record, Refusal> {
        let FinishedLog { game, lines, turn } = self.finished_log(id).await?;
        let (game, asker) = (self.context.setup.find(&game), asker.map(str::to_owned));
        let record = move || {
            let _turn = turn;
            Finished::of(lines).map(|finished| finished.map(|finished| finished.record_for(game, asker.as_deref())))
        };
        match tokio::task::spawn_blocking(record).await {
            Ok(Ok(Some(Some(record)))) => Ok(record),
            Ok(Ok(Some(None))) => Err(Refusal::new(code::SECRETS_KEPT)),
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
        created: change.updated,
        updated: change.updated,
        state: change.state,
        visibility: context::visibility(table.header().visibility),
        summary: change.summary,
        host: Some(table.header().host.id.as_str().into()),
    }
}

/// The table of a log, or what is wrong with the log.
pub(super) fn restore(setup: &ServerSetup, lines: Vec<String>, said: Vec<(u64, String)>) -> Result<Table, String> {
    let first = lines.first().ok_or("the log is empty")?;
    let game = read_header(first)?.game;
    let table_game = context::table_game(setup, &game).ok_or_else(|| format!("no game is called {game}"))?;
    let mut table = Table::restore(table_game, lines.into_iter().map(Arc::from)).map_err(|damage| damage.to_string())?;
    table.remember_said(said.into_iter().map(|(line, text)| (line, text.into())));
    Ok(table)
}

/// Makes the table of a rematch and tells the old one where it is.
pub(super) fn start_rematch(tables: &Arc<Tables>, game: String, plan: RematchPlan, handle: mpsc::WeakSender<TableRequest>) {
    let tables = Arc::clone(tables);
    tokio::spawn(async move {
        let RematchPlan { options, settings, visibility, host, seats } = plan;
        match tables.open(NewTable { game, options, settings, visibility, host, seats }).await {
            Ok(table) => request(&handle, TableRequest::RematchMade { table }).await,
            Err(refusal) => tracing::error!(%refusal, "a rematch could not be opened"),
        }
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use store::{DataFolder, SqliteStore, Store, TableState};

    use super::*;
    use crate::config::Config;
    use crate::counters::Counters;
    use crate::tables::TableContext;
    use crate::tables::film::{EyesRequest, FilmRequest, QuestionRequest};

    /// A store with one table, of which the header says that it is so far.
    async fn with_one(folder: &std::path::Path, state: TableState) -> (Arc<SqliteStore>, Arc<Tables>) {
        let store = Arc::new(SqliteStore::open(DataFolder::open(folder).unwrap()).await.unwrap());
        let keeps: Arc<dyn Store> = Arc::clone(&store) as Arc<dyn Store>;
        let context = TableContext::new(Arc::new(Config::default()), ServerSetup::default(), keeps, Arc::new(Counters::new()));
        let tables = Tables::new(context);
        let plan = TableStart {
            id: "t".to_owned(),
            options: serde_json::json!({ "seats": 2 }),
            settings: Settings::default(),
            visibility: Visibility::Private,
            host: Player { id: "p".to_owned(), name: "Eve".to_owned() },
            secret: crate::random::secret(),
            salts: crate::random::secret(),
            seats: Vec::new(),
        };
        let (table, output) = Table::open(context::table_game(&ServerSetup::default(), "dice-heist").unwrap(), plan, 1).unwrap();
        let header = TableHeader { state, ..header_of(&table, table_game(), 1) };
        store.create_table(header, output.append, Vec::new()).await.unwrap();
        (store, tables)
    }

    /// A log that waits for its turn is not in memory yet: what is removed meanwhile is not read any more.
    #[tokio::test]
    async fn a_log_is_read_when_its_turn_has_come_and_not_before() {
        let folder = tempfile::tempdir().unwrap();
        let (store, tables) = with_one(folder.path(), TableState::Over).await;
        // A game that was never played gives no record.
        assert_eq!(tables.record("t", None).await.unwrap_err().code, code::TABLE_UNREADABLE);
        let turns = tables.context.looking_back.take_all().await;
        let asked = Arc::clone(&tables);
        let record = tokio::spawn(async move { asked.record("t", None).await });
        tables.context.looking_back.somebody_waits().await;
        store.remove_table("t".into()).await.unwrap();
        drop(turns);
        assert_eq!(record.await.unwrap().unwrap_err().code, code::TABLE_UNREADABLE);
    }

    /// The same for tables that come into memory: whoever wakes many at once holds no more than a few logs.
    #[tokio::test]
    async fn a_table_wakes_when_its_turn_has_come_and_not_before() {
        let folder = tempfile::tempdir().unwrap();
        let (store, tables) = with_one(folder.path(), TableState::Lobby).await;
        let turns = tables.context.waking.take_all().await;
        let asked = Arc::clone(&tables);
        let waits = tokio::spawn(async move { asked.waits_for("t").await });
        tables.context.waking.somebody_waits().await;
        store.remove_table("t".into()).await.unwrap();
        drop(turns);
        assert_eq!(waits.await.unwrap().unwrap_err().code, code::UNAVAILABLE);
    }

    /// However many watch replays, ask about them or fetch records, a table wakes up without waiting for them, and the other way round.
    #[tokio::test]
    async fn whoever_looks_back_keeps_no_table_from_waking() {
        let patience = Duration::from_secs(20);
        let folder = tempfile::tempdir().unwrap();
        let (_store, tables) = with_one(folder.path(), TableState::Lobby).await;
        let turns = tables.context.looking_back.take_all().await;
        let woken = tokio::time::timeout(patience, tables.waits_for("t")).await;
        assert_eq!(woken.expect("it does not wait for a turn of theirs").unwrap(), []);
        drop(turns);

        let folder = tempfile::tempdir().unwrap();
        let (_store, tables) = with_one(folder.path(), TableState::Over).await;
        let _turns = tables.context.waking.take_all().await;
        let eyes = EyesRequest { asker: None, eyes: String::new() };
        let looks = async {
            // A game that was never played gives nothing, but this is said at once.
            let film = tables.film("t", FilmRequest { eyes: eyes.clone(), from: 0, count: 1 }).await.unwrap_err().code;
            let question = QuestionRequest { eyes: eyes.clone(), at: 0, question: None };
            let answer = tables.film_answer("t", question).await.unwrap_err().code;
            let luck = tables.luck("t", eyes.clone()).await.unwrap_err().code;
            [film.to_owned(), answer, luck.to_owned(), tables.record("t", None).await.unwrap_err().code.to_owned()]
        };
        let looked = tokio::time::timeout(patience, looks).await;
        assert_eq!(looked.expect("none waits for a turn of theirs"), [code::TABLE_UNREADABLE; 4]);
    }

    fn table_game() -> &'static dyn GameFace {
        catalog::find("dice-heist").unwrap()
    }
}
