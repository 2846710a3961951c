//! Where the logs end: what the writer has to know to put an entry behind the last one.

use std::collections::HashMap;
use std::sync::Arc;

use sqlx::{SqliteConnection, query_as, query_scalar};

/// The end of the log of one table.
#[derive(Clone, Copy, Debug)]
pub(super) struct LogEnd {
    /// The number of the table in the file.
    pub(super) table: i64,
    /// The place of the last entry, if there is one.
    pub(super) last: Option<i64>,
}

/// How many ends are remembered. Forgetting one costs a lookup, remembering it some hundred bytes.
const REMEMBERED: usize = 65_536;

/// The ends of the logs that were written lately, and the next free place in the file.
///
/// This is only what the writer believes: the database checks each entry against what it has. So a belief need not be right, but it must not outlive
/// a transaction that failed.
#[derive(Debug)]
pub(super) struct LogEnds {
    known: HashMap<Arc<str>, LogEnd>,
    next_position: i64,
}

/// A row of the log on its way into the database.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) position: i64,
    pub(super) table: i64,
    pub(super) seq: i64,
    pub(super) previous: Option<i64>,
    pub(super) body: Arc<str>,
}

impl LogEnds {
    /// Knows nothing yet.
    pub(super) fn new() -> Self {
        Self { known: HashMap::new(), next_position: 0 }
    }

    /// Forgets everything, because a transaction failed.
    pub(super) fn forget(&mut self) {
        *self = Self::new();
    }

    /// The end of a table's log; `None` if there is no such table.
    pub(super) async fn of(&mut self, table: &Arc<str>, connection: &mut SqliteConnection) -> sqlx::Result<Option<LogEnd>> {
        if let Some(end) = self.known.get(table) {
            return Ok(Some(*end));
        }
        let found = query_as("SELECT table_number, last FROM logs JOIN tables ON table_number = number WHERE id = $1");
        let found: Option<(i64, Option<i64>)> = found.bind(Arc::clone(table)).fetch_optional(connection).await?;
        Ok(found.map(|(number, last)| self.remember(table, LogEnd { table: number, last })))
    }

    fn remember(&mut self, table: &Arc<str>, end: LogEnd) -> LogEnd {
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(Arc::clone(table), end);
        end
    }

    /// Gives entries their places behind the end of their log.
    ///
    /// Numbers beyond what the database can count come out as some other number, which it refuses as it refuses every number that does not follow.
    pub(super) async fn line_up(
        &mut self,
        table: &Arc<str>,
        mut end: LogEnd,
        first: u64,
        bodies: &[Arc<str>],
        connection: &mut SqliteConnection,
        rows: &mut Vec<Row>,
    ) -> sqlx::Result<()> {
        if self.next_position == 0 {
            self.next_position = query_scalar("SELECT coalesce(max(position), 0) + 1 FROM entries").fetch_one(connection).await?;
        }
        let first = i64::try_from(first).unwrap_or(i64::MAX);
        for (body, more) in bodies.iter().zip(0..) {
            let position = self.next_position;
            let seq = first.saturating_add(more);
            rows.push(Row { position, table: end.table, seq, previous: end.last, body: Arc::clone(body) });
            end.last = Some(position);
            self.next_position += 1;
        }
        self.remember(table, end);
        Ok(())
    }
}
