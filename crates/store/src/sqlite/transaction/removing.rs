//! Forgetting a table for good.

use std::sync::Arc;

use sqlx::query;

use super::{Done, Failed, WriteConnection};

impl WriteConnection {
    /// Removes a table with its log, its seats and what was said there.
    pub(super) async fn remove_table(&mut self, id: &Arc<str>) -> Done {
        let number = self.ends.of(id, &mut self.connection).await?.ok_or(Failed::Refused)?.table;
        // Where the log ends is no longer true, nor perhaps where the file does.
        self.ends.forget();
        let entries = query(
            "WITH RECURSIVE log (position, previous) AS (
                 SELECT position, previous FROM entries WHERE position = (SELECT last FROM logs WHERE table_number = $1)
                 UNION ALL
                 SELECT entries.position, entries.previous FROM log JOIN entries ON entries.position = log.previous
             )
             DELETE FROM entries WHERE position IN (SELECT position FROM log)",
        );
        self.run(entries.bind(number)).await?;
        for forget in [
            "DELETE FROM chats WHERE table_number = $1",
            "DELETE FROM seats WHERE table_number = $1",
            "DELETE FROM logs WHERE table_number = $1",
            "DELETE FROM tables WHERE number = $1",
        ] {
            self.run(query(forget).bind(number)).await?;
        }
        Ok(())
    }
}
