//! Everything that only looks.

use std::sync::Arc;

use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, QueryBuilder, Row, Sqlite, SqlitePool, query, query_as, query_scalar};

use crate::error::StoreError;
use crate::player::Player;
use crate::table::{TableFilter, TableHeader, TableState, Visibility};

/// What a player is looked up by.
#[derive(Clone, Copy, Debug)]
pub(super) enum PlayerKey {
    Id,
    /// One that works at this time.
    RecoveryToken(i64),
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
            host: row.try_get::<Option<String>, _>("host")?.map(Arc::from),
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
            recovery_until: row.try_get("recovery_until")?,
            bot_token: row.try_get("bot_token")?,
            sign_outs: row.try_get("sign_outs")?,
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

pub(super) async fn chats(pool: &SqlitePool, table: &str) -> Result<Vec<(u64, String)>, StoreError> {
    let found = query_as("SELECT seq, body FROM chats WHERE table_number = (SELECT number FROM tables WHERE id = $1) ORDER BY seq");
    let found: Vec<(i64, String)> = found.bind(table).fetch_all(pool).await.map_err(StoreError::unavailable)?;
    Ok(found.into_iter().map(|(seq, body)| (seq.cast_unsigned(), body)).collect())
}

pub(super) async fn waiting_tables_of(pool: &SqlitePool, host: &str) -> Result<u64, StoreError> {
    let counted = query_scalar("SELECT count(*) FROM tables WHERE host = $1 AND state = $2").bind(host).bind(TableState::Lobby.name());
    counted.fetch_one(pool).await.map(i64::cast_unsigned).map_err(StoreError::unavailable)
}

pub(super) async fn stale_tables(pool: &SqlitePool, state: TableState, before: i64, most: u32) -> Result<Vec<Arc<str>>, StoreError> {
    let found = query_scalar("SELECT id FROM tables WHERE state = $1 AND updated < $2 ORDER BY updated LIMIT $3");
    let found: Vec<String> = found.bind(state.name()).bind(before).bind(most).fetch_all(pool).await.map_err(StoreError::unavailable)?;
    Ok(found.into_iter().map(Arc::from).collect())
}

pub(super) async fn public_tables(pool: &SqlitePool, filter: &TableFilter) -> Result<Vec<TableHeader>, StoreError> {
    let mut found = public_tables_query("", filter);
    found.build_query_as().fetch_all(pool).await.map_err(StoreError::unavailable)
}

fn public_tables_query(before: &str, filter: &TableFilter) -> QueryBuilder<Sqlite> {
    let mut found = QueryBuilder::new(format!("{before}SELECT * FROM tables WHERE visibility = 'public'"));
    narrow(&mut found, filter);
    found
}

pub(super) async fn tables_of(pool: &SqlitePool, player: &str, filter: &TableFilter) -> Result<Vec<TableHeader>, StoreError> {
    let mut found = QueryBuilder::new("SELECT * FROM tables WHERE number IN (SELECT table_number FROM seats WHERE player_id = ");
    found.push_bind(player.to_owned()).push(")");
    narrow(&mut found, filter);
    found.build_query_as().fetch_all(pool).await.map_err(StoreError::unavailable)
}

/// Adds what is asked for. What is not asked for is not mentioned, because `$1 IS NULL OR …` would keep SQLite from its indexes.
fn narrow(found: &mut QueryBuilder<Sqlite>, filter: &TableFilter) {
    if let Some(game) = &filter.game {
        found.push(" AND game = ").push_bind(game.clone());
    }
    if let Some(state) = filter.state {
        found.push(" AND state = ").push_bind(state.name());
    }
    if let Some(before) = filter.before {
        found.push(" AND updated < ").push_bind(before);
    }
    found.push(" ORDER BY updated DESC, id LIMIT ").push_bind(filter.most);
}

pub(super) async fn player(pool: &SqlitePool, key: PlayerKey, value: &str) -> Result<Player, StoreError> {
    let found = match key {
        PlayerKey::Id => query_as("SELECT * FROM players WHERE id = $1"),
        PlayerKey::RecoveryToken(_) => query_as("SELECT * FROM players WHERE recovery_token = $1 AND recovery_until > $2"),
        PlayerKey::BotToken => query_as("SELECT * FROM players WHERE bot_token = $1"),
    };
    let found = found.bind(value);
    let found = if let PlayerKey::RecoveryToken(now) = key { found.bind(now) } else { found };
    let found = found.fetch_optional(pool).await.map_err(StoreError::unavailable)?;
    // A hash is named by what it is, so that it gets into no log.
    let id = || if matches!(key, PlayerKey::Id) { value.into() } else { "the player of that token".into() };
    found.ok_or_else(|| StoreError::Missing { id: id() })
}

pub(super) async fn check(pool: &SqlitePool) -> Result<(), StoreError> {
    query("SELECT 1").execute(pool).await.map(drop).map_err(StoreError::unavailable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::open::writer;

    #[tokio::test]
    async fn every_list_is_found_by_an_index() {
        let folder = tempfile::tempdir().unwrap();
        let mut connection = writer(&folder.path().join("capers.sqlite")).await.unwrap().connection;
        let every = TableFilter { game: None, state: None, before: None, most: 50 };
        let lobby = TableFilter { state: Some(TableState::Lobby), ..every.clone() };
        let cases = [
            (every.clone(), "tables_in_any_state (visibility=?)"),
            (TableFilter { before: Some(7), ..every.clone() }, "tables_in_any_state (visibility=? AND updated<?)"),
            (TableFilter { game: Some("dice-heist".to_owned()), ..every }, "tables_in_any_state (visibility=?)"),
            (lobby.clone(), "tables_in_lists (visibility=? AND state=?)"),
            (TableFilter { before: Some(7), ..lobby }, "tables_in_lists (visibility=? AND state=? AND updated<?)"),
        ];
        for (filter, index) in cases {
            let rows = public_tables_query("EXPLAIN QUERY PLAN ", &filter).build().fetch_all(&mut connection).await.unwrap();
            let plan: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
            assert!(plan.len() == 1 && plan[0].contains(index), "{filter:?}: {plan:?}");
        }
    }
}
