//! Everything that only looks.

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row, SqlitePool, query, query_as, query_scalar};

use crate::error::StoreError;
use crate::player::Player;
use crate::table::{TableFilter, TableHeader, TableState, Visibility};

/// What a player is looked up by.
#[derive(Clone, Copy, Debug)]
pub(super) enum PlayerKey {
    Id,
    RecoveryToken,
    BotToken,
}

impl FromRow<'_, SqliteRow> for TableHeader {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        let unknown = |column: &str| sqlx::Error::ColumnDecode { index: column.to_owned(), source: "an unknown name".into() };
        Ok(Self {
            id: row.try_get::<String, _>("id")?.into(),
            game: row.try_get("game")?,
            rules: row.try_get("rules")?,
            created: row.try_get("created")?,
            updated: row.try_get("updated")?,
            state: TableState::find(row.try_get("state")?).ok_or_else(|| unknown("state"))?,
            visibility: Visibility::find(row.try_get("visibility")?).ok_or_else(|| unknown("visibility"))?,
            summary: row.try_get("summary")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for Player {
    fn from_row(row: &SqliteRow) -> sqlx::Result<Self> {
        Ok(Self {
            id: row.try_get::<String, _>("id")?.into(),
            name: row.try_get("name")?,
            created: row.try_get("created")?,
            recovery_token: row.try_get("recovery_token")?,
            bot_token: row.try_get("bot_token")?,
        })
    }
}

pub(super) async fn table(pool: &SqlitePool, id: &str) -> Result<TableHeader, StoreError> {
    let found = query_as("SELECT * FROM tables WHERE id = $1").bind(id).fetch_optional(pool).await;
    found.map_err(StoreError::unavailable)?.ok_or_else(|| StoreError::Missing { id: id.into() })
}

pub(super) async fn entries(pool: &SqlitePool, table: &str, from: u64) -> Result<Vec<String>, StoreError> {
    let from = i64::try_from(from).unwrap_or(i64::MAX);
    let found = query_scalar(
        "WITH RECURSIVE log (seq, previous, body) AS (
             SELECT seq, previous, body FROM entries
             WHERE position = (SELECT last FROM logs JOIN tables ON table_number = number WHERE id = $1) AND seq >= $2
             UNION ALL
             SELECT entries.seq, entries.previous, entries.body FROM log JOIN entries ON entries.position = log.previous WHERE log.seq > $2
         )
         SELECT body FROM log ORDER BY seq",
    );
    found.bind(table).bind(from).fetch_all(pool).await.map_err(StoreError::unavailable)
}

pub(super) async fn public_tables(pool: &SqlitePool, filter: &TableFilter) -> Result<Vec<TableHeader>, StoreError> {
    let found = query_as(
        "SELECT * FROM tables
         WHERE visibility = 'public' AND ($1 IS NULL OR game = $1) AND ($2 IS NULL OR state = $2) AND ($3 IS NULL OR updated < $3)
         ORDER BY updated DESC, id LIMIT $4",
    );
    let found = found.bind(&filter.game).bind(filter.state.map(TableState::name)).bind(filter.before).bind(filter.most);
    found.fetch_all(pool).await.map_err(StoreError::unavailable)
}

pub(super) async fn tables_of(pool: &SqlitePool, player: &str, filter: &TableFilter) -> Result<Vec<TableHeader>, StoreError> {
    let found = query_as(
        "SELECT * FROM tables
         WHERE number IN (SELECT table_number FROM seats WHERE player_id = $5)
           AND ($1 IS NULL OR game = $1) AND ($2 IS NULL OR state = $2) AND ($3 IS NULL OR updated < $3)
         ORDER BY updated DESC, id LIMIT $4",
    );
    let found = found.bind(&filter.game).bind(filter.state.map(TableState::name)).bind(filter.before).bind(filter.most);
    found.bind(player).fetch_all(pool).await.map_err(StoreError::unavailable)
}

pub(super) async fn player(pool: &SqlitePool, key: PlayerKey, value: &str) -> Result<Player, StoreError> {
    let found = query_as(match key {
        PlayerKey::Id => "SELECT * FROM players WHERE id = $1",
        PlayerKey::RecoveryToken => "SELECT * FROM players WHERE recovery_token = $1",
        PlayerKey::BotToken => "SELECT * FROM players WHERE bot_token = $1",
    });
    let found = found.bind(value).fetch_optional(pool).await.map_err(StoreError::unavailable)?;
    // A hash is named by what it is, so that it gets into no log.
    let id = || if matches!(key, PlayerKey::Id) { value.into() } else { "the player of that token".into() };
    found.ok_or_else(|| StoreError::Missing { id: id() })
}

pub(super) async fn check(pool: &SqlitePool) -> Result<(), StoreError> {
    query("SELECT 1").execute(pool).await.map(drop).map_err(StoreError::unavailable)
}
