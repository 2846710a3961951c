//! Making tables, finding them, and the records of finished ones.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::Refusal;
use engine::record::Record;
use protocol::{CreateTable, CreatedTable, Player};
use serde_json::value::RawValue;
use store::{TableFilter, TableHeader, TableState};

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use crate::app::App;
use crate::identity::{MaybeSignedIn, SignedIn};
use crate::refusal::{code, unavailable};
use crate::tables::NewTable;

/// The most tables in one list.
const MOST: u32 = 100;

/// The most running tables that are asked whom they wait for, for one list.
const MOST_ASKED: usize = 8;

/// Which tables are asked for, in the query of an address. Read by hand, so that a refusal names the field.
#[derive(Debug)]
pub(crate) struct TableQuery(pub(crate) TableFilter);

impl<S: Send + Sync> FromRequestParts<S> for TableQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let wrong = |what: String| Refusal::new(code::BAD_REQUEST).with("what", what);
        let pairs = Query::<Vec<(String, String)>>::try_from_uri(&parts.uri).map_err(|_| wrong("?".to_owned()))?;
        let mut filter = TableFilter { most: MOST, ..TableFilter::default() };
        for (name, value) in pairs.0 {
            match name.as_str() {
                "game" => filter.game = Some(value),
                "state" => filter.state = Some(TableState::find(&value).ok_or_else(|| wrong(name))?),
                "before" => filter.before = Some(value.parse().map_err(|_| wrong(name))?),
                _ => return Err(wrong(protocol::visible(&name).chars().take(40).collect()).into()),
            }
        }
        Ok(Self(filter))
    }
}

/// A table in a list: what the table says of itself, and when it last changed, for the next page.
#[derive(Debug, serde::Serialize)]
pub(crate) struct ListedTable {
    updated: i64,
    table: Box<RawValue>,
    /// The people whom its game waits for, where the asker sits there and it runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits_for: Option<Vec<Player>>,
}

impl ListedTable {
    /// A table as its header has it; nothing for a summary that is no JSON, which cannot get into the store.
    fn of(table: TableHeader) -> Option<Self> {
        Some(Self { updated: table.updated, table: RawValue::from_string(table.summary).ok()?, waits_for: None })
    }
}

/// The tables where somebody sits, the first few running ones with whom they wait for: asking brings a table into memory.
pub(crate) async fn sat_at(app: &App, tables: Vec<TableHeader>) -> Json<Vec<ListedTable>> {
    let mut listed = Vec::with_capacity(tables.len());
    let mut running = 0;
    for table in tables {
        let (id, runs) = (Arc::clone(&table.id), table.state == TableState::Playing);
        let Some(mut one) = ListedTable::of(table) else { continue };
        running += usize::from(runs);
        if runs && running <= MOST_ASKED {
            one.waits_for = app.tables.waits_for(&id).await.ok();
        }
        listed.push(one);
    }
    Json(listed)
}

/// `GET /api/tables`: the public ones, those that changed last first.
pub(crate) async fn list(State(app): State<App>, TableQuery(filter): TableQuery) -> Result<Json<Vec<ListedTable>>, Failure> {
    let found = app.context.store.public_tables(&filter).await;
    let found = found.map_err(|error| unavailable(&error))?;
    Ok(Json(found.into_iter().filter_map(ListedTable::of).collect()))
}

/// `POST /api/tables`: opens a table, of which the asker is the host.
pub(crate) async fn create(
    State(app): State<App>,
    SignedIn(host): SignedIn,
    _: CreationAllowed,
    From(address): From,
    Body(body): Body,
) -> Result<(StatusCode, Json<CreatedTable>), Failure> {
    let CreateTable { game, options, visibility, settings } = CreateTable::read(&body)?;
    let waiting = app.context.store.waiting_tables_of(&host.id).await.map_err(|error| unavailable(&error))?;
    let most = app.context.config.player_tables;
    if waiting >= u64::from(most) {
        return Err(Refusal::new(code::TOO_MANY_TABLES).with("most", most).into());
    }
    may_keep(&app, address, Some(&host.id), body.len())?;
    let host = protocol::Player { id: host.id.to_string(), name: host.name };
    let id = app.tables.open(NewTable { game, options, settings, visibility, host, seats: Vec::new() }).await?;
    Ok((StatusCode::CREATED, Json(CreatedTable { id })))
}

/// `GET /api/tables/{id}/record`: the record of a finished game.
pub(crate) async fn record(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Record>, Failure> {
    // An id that is no text is the id of no table.
    let Path(id) = id.map_err(|_| Refusal::new(code::NO_SUCH_TABLE))?;
    Ok(Json(app.tables.record(&id, asker.as_ref().map(|player| &*player.id)).await?))
}
