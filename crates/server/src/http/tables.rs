//! Making tables, finding them, and the records of finished ones.

use std::borrow::Cow;
use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::Refusal;
use engine::record::Record;
use protocol::{CreateTable, CreatedTable, ListedTable, RefusedBody, WantedTables, Written};
use serde_json::value::RawValue;
use store::{TableFilter, TableHeader, TableState};

use super::answer::Failure;
use super::body::Body;
use super::guard::{CreationAllowed, From, may_keep};
use super::query;
use crate::app::App;
use crate::identity::{MaybeSignedIn, SignedIn};
use crate::refusal::{code, unavailable};
use crate::tables::NewTable;

/// The most tables in one list.
const MOST: u32 = 100;

/// The most running tables that are asked whom they wait for, for one list.
const MOST_ASKED: usize = 8;

/// Which tables are asked for, in the query of an address.
#[derive(Debug)]
pub(crate) struct TableQuery(pub(crate) TableFilter);

impl<S: Send + Sync> FromRequestParts<S> for TableQuery {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        let mut filter = TableFilter { most: MOST, ..TableFilter::default() };
        for (name, value) in query::fields(&parts.uri)? {
            match name.as_str() {
                "game" => filter.game = Some(value),
                "state" => filter.state = Some(TableState::find(&value).ok_or_else(|| query::wrong(&name))?),
                "before" => filter.before = Some(value.parse().map_err(|_| query::wrong(&name))?),
                _ => return Err(query::unknown(&name).into()),
            }
        }
        Ok(Self(filter))
    }
}

/// A table as its header has it; nothing for a summary that is no JSON, which cannot get into the store.
fn listed(table: TableHeader) -> Option<ListedTable> {
    let summary = RawValue::from_string(table.summary).ok()?;
    Some(ListedTable { updated: table.updated, table: Written::from_json(Cow::Owned(summary)), waits_for: None })
}

/// The tables where somebody sits, the first few running ones with whom they wait for: asking brings a table into memory.
pub(crate) async fn sat_at(app: &App, tables: Vec<TableHeader>) -> Json<Vec<ListedTable>> {
    let mut found = Vec::with_capacity(tables.len());
    let mut running = 0;
    for table in tables {
        let (id, runs) = (Arc::clone(&table.id), table.state == TableState::Playing);
        let Some(mut one) = listed(table) else { continue };
        running += usize::from(runs);
        if runs && running <= MOST_ASKED {
            one.waits_for = app.tables.waits_for(&id).await.ok();
        }
        found.push(one);
    }
    Json(found)
}

/// Public tables, those that changed last first
#[utoipa::path(get, path = "/api/tables", operation_id = "tables", params(WantedTables), responses(
    (status = 200, description = "At most 100.", body = Vec<ListedTable>),
    (status = 400, description = "No such filter.", body = RefusedBody),
))]
pub(crate) async fn list(State(app): State<App>, TableQuery(filter): TableQuery) -> Result<Json<Vec<ListedTable>>, Failure> {
    let found = app.context.store.public_tables(&filter).await;
    let found = found.map_err(|error| unavailable(&error))?;
    Ok(Json(found.into_iter().filter_map(listed).collect()))
}

/// Opens a table, of which the asker is the host
#[utoipa::path(post, path = "/api/tables", operation_id = "createTable", security(("cookie" = []), ("token" = [])), request_body = CreateTable, responses(
    (status = 201, description = "It is open.", body = CreatedTable),
    (status = 400, description = "`bad_message` or `bad_option`.", body = RefusedBody),
    (status = 401, description = "The request names no player: `who_are_you`.", body = RefusedBody),
    (status = 404, description = "`unknown_game`.", body = RefusedBody),
    (status = 429, description = "Too much in a short time: `too_many_requests`, `quota_used`; or too many tables of this player wait: `too_many_tables`.", body = RefusedBody),
))]
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

/// The record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", operation_id = "record", params(("id" = String, Path)), responses(
    (status = 200, description = "With the secret of its dice. Where the game keeps secrets after its end, sealed for the asker until every person who played has agreed to open it.", body = Record),
    (status = 403, description = "The page of another site asks: `other_origin`; or the game keeps secrets after its end and was begun before records were sealed: `secrets_kept`, until it is opened.", body = RefusedBody),
    (status = 404, description = "`no_such_table`.", body = RefusedBody),
    (status = 409, description = "`not_over`.", body = RefusedBody),
    (status = 500, description = "`table_unreadable`: its log cannot be read.", body = RefusedBody),
))]
pub(crate) async fn record(
    State(app): State<App>,
    MaybeSignedIn(asker): MaybeSignedIn,
    id: Result<Path<String>, PathRejection>,
) -> Result<Json<Record>, Failure> {
    // An id that is no text is the id of no table.
    let Path(id) = id.map_err(|_| Refusal::new(code::NO_SUCH_TABLE))?;
    Ok(Json(app.tables.record(&id, asker.as_ref().map(|player| &*player.id)).await?))
}
