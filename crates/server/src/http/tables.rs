//! Making tables, finding them, and the records of finished ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use engine::Refusal;
use engine::record::Record;
use protocol::{CreateTable, CreatedTable, Player};
use serde::Deserialize;
use serde_json::value::RawValue;
use store::{TableFilter, TableHeader, TableState};

use super::answer::Failure;
use super::guard::MayCreate;
use crate::app::App;
use crate::identity::Asker;
use crate::refusal::{code, unavailable};
use crate::tables::NewTable;

/// The most tables in one list.
const MOST: u32 = 100;

/// The most running tables that are asked whom they wait for, for one list.
const MOST_ASKED: usize = 8;

/// Which tables are asked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wanted {
    game: Option<String>,
    state: Option<String>,
    before: Option<i64>,
}

impl Wanted {
    pub(crate) fn filter(self) -> Result<TableFilter, Refusal> {
        let state = self.state.map(|name| {
            let unknown = || Refusal::new(code::BAD_REQUEST).with("what", "state");
            TableState::find(&name).ok_or_else(unknown)
        });
        Ok(TableFilter { game: self.game, state: state.transpose()?, before: self.before, most: MOST })
    }
}

/// A table in a list: what the table says of itself, and when it last changed, for the next page.
#[derive(Debug, serde::Serialize)]
pub(crate) struct Listed {
    updated: i64,
    table: Box<RawValue>,
    /// The people whom its game waits for, where the asker sits there and it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits_for: Option<Vec<Player>>,
}

impl Listed {
    /// A table as its header has it; nothing for a summary that is no JSON, which cannot get into the store.
    fn of(table: TableHeader) -> Option<Self> {
        Some(Self { updated: table.updated, table: RawValue::from_string(table.summary).ok()?, waits_for: None })
    }
}

/// The tables where somebody sits, the first few running ones with whom they wait for: asking brings a table into memory.
pub(crate) async fn sat_at(app: &App, tables: Vec<TableHeader>) -> Json<Vec<Listed>> {
    let mut listed = Vec::with_capacity(tables.len());
    let mut running = 0;
    for table in tables {
        let (id, runs) = (Arc::clone(&table.id), table.state == TableState::Playing);
        let Some(mut one) = Listed::of(table) else { continue };
        running += usize::from(runs);
        if runs && running <= MOST_ASKED {
            one.waits_for = app.tables.waits_for(&id).await.ok();
        }
        listed.push(one);
    }
    Json(listed)
}

/// `GET /api/tables`: the public ones, those that changed last first.
pub(crate) async fn list(State(app): State<App>, Query(wanted): Query<Wanted>) -> Result<Json<Vec<Listed>>, Failure> {
    let found = app.house.store.public_tables(&wanted.filter()?).await;
    let found = found.map_err(|error| unavailable(&error))?;
    Ok(Json(found.into_iter().filter_map(Listed::of).collect()))
}

/// `POST /api/tables`: opens a table, of which the asker is the host.
pub(crate) async fn create(
    State(app): State<App>,
    Asker(host): Asker,
    _: MayCreate,
    body: String,
) -> Result<(StatusCode, Json<CreatedTable>), Failure> {
    let CreateTable { game, options, visibility, settings } = CreateTable::read(&body)?;
    let host = protocol::Player { id: host.id.to_string(), name: host.name };
    let id = app.tables.open(NewTable { game, options, settings, visibility, host, seats: Vec::new() }).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable { id })))
}

/// `GET /api/tables/{id}/record`: the record of a finished game.
pub(crate) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Record>, Failure> {
    Ok(Json(app.tables.record(&id).await?))
}
