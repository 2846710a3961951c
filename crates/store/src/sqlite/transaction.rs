//! What one commit does: all writes of a batch together, or, if the database refuses one of them, each by itself so that only that one fails.

mod removing;

use std::collections::HashSet;
use std::sync::Arc;

use sqlx::error::ErrorKind;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Sqlite, SqliteConnection, query, query_scalar};

use super::log_ends::{LogEnds, Row};
use crate::error::StoreError;
use crate::player::{Player, PlayerChange};
use crate::table::{Append, HeaderChange, TableHeader};

/// Something to be written.
#[derive(Clone, Debug)]
pub(super) enum Write {
    CreateTable {
        header: TableHeader,
        first_entries: Vec<Arc<str>>,
        seated: Vec<(u8, Arc<str>)>,
    },
    Append(Append),
    AddPlayer(Player),
    ChangePlayer {
        id: Arc<str>,
        change: PlayerChange,
    },
    /// Uses a recovery token up.
    UseRecoveryToken {
        id: Arc<str>,
        hash: String,
    },
    RemoveTable(Arc<str>),
    /// Writes something that means nothing, to see whether writing works.
    Probe,
}

impl Write {
    /// How many log entries it adds.
    pub(super) fn entries(&self) -> usize {
        match self {
            Self::CreateTable { first_entries, .. } => first_entries.len(),
            Self::Append(append) => append.entries.len(),
            _ => 0,
        }
    }
}

/// The code of SQLite for an entry that does not follow its log.
const REFUSED_BY_TRIGGER: &str = "1811";

/// Why a statement was not carried out.
enum Failed {
    /// The database refused it: a number written twice, a player that is not there.
    Refused,
    /// The database cannot do anything.
    Broken(StoreError),
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Self {
        let kind = error.as_database_error().map(sqlx::error::DatabaseError::kind);
        match kind {
            Some(ErrorKind::UniqueViolation | ErrorKind::ForeignKeyViolation) => Self::Refused,
            _ if error.as_database_error().and_then(sqlx::error::DatabaseError::code).is_some_and(|code| code == REFUSED_BY_TRIGGER) => {
                Self::Refused
            }
            _ => Self::Broken(StoreError::unavailable(error)),
        }
    }
}

type Done = Result<(), Failed>;

/// The connection that writes, with the statements it uses again and again.
#[derive(Debug)]
pub(super) struct WriteConnection {
    connection: SqliteConnection,
    /// Where the logs end.
    ends: LogEnds,
    /// `inserts[n]` inserts up to 2ⁿ entries. Few statements for any number of entries, so that each is prepared once.
    inserts: Vec<Arc<str>>,
    /// The same, each as a transaction of its own, which goes to the database in one piece: handing something over costs more than inserting it.
    commits: Vec<Arc<str>>,
}

/// The most entries that one statement inserts, as a power of two: 1,024.
const LARGEST_INSERT: u32 = 10;

impl WriteConnection {
    pub(super) fn new(connection: SqliteConnection) -> Self {
        let inserts: Vec<Arc<str>> = (0..=LARGEST_INSERT).map(|power| insert(1 << power).into()).collect();
        let commits = inserts.iter().map(|insert| format!("BEGIN IMMEDIATE; {insert}; COMMIT").into()).collect();
        Self { connection, ends: LogEnds::new(), inserts, commits }
    }

    pub(super) fn into_connection(self) -> SqliteConnection {
        self.connection
    }

    /// Commits a batch and says for each write how it went.
    pub(super) async fn commit(&mut self, batch: &[&Write]) -> Vec<Result<(), StoreError>> {
        let together = self.together(batch).await;
        if together.is_err() {
            self.give_up().await;
        }
        let answer = match together {
            Ok(()) => Ok(()),
            Err(Failed::Broken(error)) => Err(error),
            Err(Failed::Refused) => return self.one_by_one(batch).await,
        };
        vec![answer; batch.len()]
    }

    /// All writes at once; they all stand or fall.
    async fn together(&mut self, batch: &[&Write]) -> Done {
        if batch.iter().all(|write| matches!(write, Write::Append(Append { header: None, chats, .. }) if chats.added.is_empty())) {
            return self.only_append(batch).await;
        }
        self.run(query("BEGIN IMMEDIATE")).await?;
        let mut rows = Vec::with_capacity(batch.len());
        for write in batch {
            match write {
                Write::Append(append) => self.line_up(&append.table, append.first, &append.entries, &mut rows).await?,
                other => self.carry_out(other).await?,
            }
        }
        self.insert(&rows).await?;
        for write in batch {
            if let Write::Append(append) = write {
                self.keep_beside(append).await?;
            }
        }
        self.run(query("COMMIT")).await
    }

    /// The same for what nearly all batches are: moves and nothing else.
    async fn only_append(&mut self, batch: &[&Write]) -> Done {
        let mut rows = Vec::with_capacity(batch.len());
        for write in batch {
            if let Write::Append(append) = write {
                self.line_up(&append.table, append.first, &append.entries, &mut rows).await?;
            }
        }
        if rows.len() <= 1 << LARGEST_INSERT {
            let commit = filled(&self.commits, &rows);
            return self.run(commit).await;
        }
        self.run(query("BEGIN IMMEDIATE")).await?;
        self.insert(&rows).await?;
        self.run(query("COMMIT")).await
    }

    /// One write after another inside one commit, each of which may fail alone. Slower, and only needed when something was refused.
    async fn one_by_one(&mut self, batch: &[&Write]) -> Vec<Result<(), StoreError>> {
        let mut answers = Vec::new();
        let done = self.one_by_one_into(batch, &mut answers).await;
        if let Err(failed) = done {
            self.give_up().await;
            let error = match failed {
                Failed::Broken(error) => error,
                Failed::Refused => StoreError::unavailable("the database refused to begin or to commit"),
            };
            return vec![Err(error); batch.len()];
        }
        answers
    }

    async fn one_by_one_into(&mut self, batch: &[&Write], answers: &mut Vec<Result<(), StoreError>>) -> Done {
        // What follows a refused append of the same table was meant to follow that one and nothing else.
        let mut stale = HashSet::new();
        self.run(query("BEGIN IMMEDIATE")).await?;
        for write in batch {
            let appends_to = if let Write::Append(append) = write { Some(&append.table) } else { None };
            if appends_to.is_some_and(|table| stale.contains(table)) {
                answers.push(Err(self.refusal(write).await?));
                continue;
            }
            self.run(query("SAVEPOINT one")).await?;
            match self.carry_out(write).await {
                Ok(()) => answers.push(Ok(())),
                Err(Failed::Refused) => {
                    self.ends.forget();
                    self.run(query("ROLLBACK TO one")).await?;
                    answers.push(Err(self.refusal(write).await?));
                    stale.extend(appends_to);
                }
                Err(broken) => return Err(broken),
            }
            self.run(query("RELEASE one")).await?;
        }
        self.run(query("COMMIT")).await
    }

    /// Ends a transaction that failed. A full or broken disk has ended it already; then this does nothing.
    async fn give_up(&mut self) {
        self.ends.forget();
        let _ = query("ROLLBACK").execute(&mut self.connection).await;
    }

    async fn run(&mut self, statement: Query<'_, Sqlite, SqliteArguments>) -> Done {
        statement.execute(&mut self.connection).await?;
        Ok(())
    }

    /// Carries out one write with statements of its own.
    async fn carry_out(&mut self, write: &Write) -> Done {
        match write {
            Write::CreateTable { header, first_entries, seated } => {
                let number = self.create_table(header).await?;
                self.insert_for(&header.id, 0, first_entries).await?;
                self.seat(number, seated).await
            }
            Write::Append(append) => {
                self.insert_for(&append.table, append.first, &append.entries).await?;
                self.keep_beside(append).await
            }
            Write::AddPlayer(player) => self.add_player(player).await,
            Write::ChangePlayer { id, change } => self.change_player(id, change).await,
            Write::UseRecoveryToken { id, hash } => self.use_recovery_token(id, hash).await,
            Write::RemoveTable(id) => self.remove_table(id).await,
            // As long as some moves, so that a disk that has room for this has room for those.
            Write::Probe => self.run(query("UPDATE keeping SET probe = randomblob(8192)")).await,
        }
    }

    /// What is kept together with the entries of an append.
    async fn keep_beside(&mut self, append: &Append) -> Done {
        if let Some(change) = &append.header {
            self.change_header(&append.table, change).await?;
        }
        if append.chats.added.is_empty() {
            return Ok(());
        }
        let number = self.ends.of(&append.table, &mut self.connection).await?.ok_or(Failed::Refused)?.table;
        for (seq, body) in &append.chats.added {
            let insert = query("INSERT INTO chats (table_number, seq, body) VALUES ($1, $2, $3)");
            self.run(insert.bind(number).bind(seq.cast_signed()).bind(Arc::clone(body))).await?;
        }
        let trim = query("DELETE FROM chats WHERE table_number = $1 AND seq < $2");
        self.run(trim.bind(number).bind(append.chats.oldest.cast_signed())).await
    }

    async fn use_recovery_token(&mut self, id: &Arc<str>, hash: &str) -> Done {
        let update = query("UPDATE players SET recovery_token = NULL, recovery_until = NULL WHERE id = $1 AND recovery_token = $2");
        match update.bind(&**id).bind(hash).execute(&mut self.connection).await?.rows_affected() {
            0 => Err(Failed::Refused),
            _ => Ok(()),
        }
    }

    async fn insert_for(&mut self, table: &Arc<str>, first: u64, bodies: &[Arc<str>]) -> Done {
        let mut rows = Vec::new();
        self.line_up(table, first, bodies, &mut rows).await?;
        self.insert(&rows).await
    }

    async fn line_up(&mut self, table: &Arc<str>, first: u64, bodies: &[Arc<str>], rows: &mut Vec<Row>) -> Done {
        let end = self.ends.of(table, &mut self.connection).await?.ok_or(Failed::Refused)?;
        self.ends.line_up(table, end, first, bodies, &mut self.connection, rows).await?;
        Ok(())
    }

    async fn insert(&mut self, rows: &[Row]) -> Done {
        for rows in rows.chunks(1 << LARGEST_INSERT) {
            let insert = filled(&self.inserts, rows);
            self.run(insert).await?;
        }
        Ok(())
    }

    async fn create_table(&mut self, header: &TableHeader) -> Result<i64, Failed> {
        let insert = query_scalar(
            "INSERT INTO tables (id, game, rules, created, updated, state, visibility, summary, host)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING number",
        );
        let insert = insert.bind(&*header.id).bind(&header.game).bind(header.rules).bind(header.created).bind(header.updated);
        let insert = insert.bind(header.state.name()).bind(header.visibility.name()).bind(&header.summary).bind(header.host.clone());
        let number: i64 = insert.fetch_one(&mut self.connection).await?;
        self.run(query("INSERT INTO logs (table_number, length) VALUES ($1, 0)").bind(number)).await?;
        Ok(number)
    }

    async fn change_header(&mut self, table: &Arc<str>, change: &HeaderChange) -> Done {
        let number = self.ends.of(table, &mut self.connection).await?.ok_or(Failed::Refused)?.table;
        let insert = match change.seated.len() {
            0 => String::new(),
            seated => format!("INSERT INTO seats (table_number, seat, player_id) VALUES {}", vec!["(?, ?, ?)"; seated].join(", ")),
        };
        // In one piece, as above; there are as many texts of this as a game may have seats.
        let all = format!(
            "UPDATE tables SET state = ?, updated = ?, summary = ? WHERE number = ?; DELETE FROM seats WHERE table_number = ?; {insert}"
        );
        let all = query(AssertSqlSafe(all)).bind(change.state.name()).bind(change.updated).bind(&change.summary).bind(number).bind(number);
        let all = change.seated.iter().fold(all, |all, (seat, player)| all.bind(number).bind(seat).bind(Arc::clone(player)));
        self.run(all).await
    }

    async fn seat(&mut self, table: i64, seated: &[(u8, Arc<str>)]) -> Done {
        for (seat, player) in seated {
            let insert = query("INSERT INTO seats (table_number, seat, player_id) VALUES ($1, $2, $3)");
            self.run(insert.bind(table).bind(seat).bind(Arc::clone(player))).await?;
        }
        Ok(())
    }

    async fn add_player(&mut self, player: &Player) -> Done {
        let insert = query(
            "INSERT INTO players (id, name, created, recovery_token, recovery_until, bot_token, sign_outs) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        );
        let insert = insert.bind(&*player.id).bind(&player.name).bind(player.created);
        let insert = insert.bind(&player.recovery_token).bind(player.recovery_until).bind(&player.bot_token).bind(player.sign_outs);
        self.run(insert).await
    }

    async fn change_player(&mut self, id: &Arc<str>, change: &PlayerChange) -> Done {
        let update = match change {
            PlayerChange::Name(name) => query("UPDATE players SET name = $2 WHERE id = $1").bind(&**id).bind(name),
            PlayerChange::RecoveryToken { hash, until } => {
                query("UPDATE players SET recovery_token = $2, recovery_until = $3 WHERE id = $1").bind(&**id).bind(hash).bind(until)
            }
            PlayerChange::SignOut => {
                query("UPDATE players SET sign_outs = sign_outs + 1, recovery_token = NULL, recovery_until = NULL WHERE id = $1")
                    .bind(&**id)
            }
            PlayerChange::BotToken(hash) => query("UPDATE players SET bot_token = $2 WHERE id = $1").bind(&**id).bind(hash),
        };
        match update.execute(&mut self.connection).await?.rows_affected() {
            0 => Err(Failed::Refused),
            _ => Ok(()),
        }
    }

    /// Says why the database refused a write.
    async fn refusal(&mut self, write: &Write) -> Result<StoreError, Failed> {
        Ok(match write {
            Write::CreateTable { header, first_entries: _, seated } => match self.stranger(seated).await? {
                Some(id) => StoreError::Missing { id },
                None => StoreError::Taken { id: Arc::clone(&header.id) },
            },
            Write::Append(append) => {
                let seated = append.header.as_ref().map_or(&[][..], |change| &change.seated);
                let missing = match self.is_there("SELECT 1 FROM tables WHERE id = $1", &append.table).await? {
                    true => self.stranger(seated).await?,
                    false => Some(Arc::clone(&append.table)),
                };
                match missing {
                    Some(id) => StoreError::Missing { id },
                    None => StoreError::Conflict { table: Arc::clone(&append.table), seq: append.first },
                }
            }
            Write::AddPlayer(player) => StoreError::Taken { id: Arc::clone(&player.id) },
            Write::ChangePlayer { id, .. } => match self.is_there("SELECT 1 FROM players WHERE id = $1", id).await? {
                true => StoreError::Taken { id: Arc::clone(id) },
                false => StoreError::Missing { id: Arc::clone(id) },
            },
            Write::UseRecoveryToken { .. } => StoreError::Missing { id: "the player of that token".into() },
            Write::RemoveTable(id) => StoreError::Missing { id: Arc::clone(id) },
            Write::Probe => StoreError::unavailable("the database refused a write that means nothing"),
        })
    }

    /// The first of these players that does not exist.
    async fn stranger(&mut self, seated: &[(u8, Arc<str>)]) -> Result<Option<Arc<str>>, Failed> {
        for (_, player) in seated {
            if !self.is_there("SELECT 1 FROM players WHERE id = $1", player).await? {
                return Ok(Some(Arc::clone(player)));
            }
        }
        Ok(None)
    }

    async fn is_there(&mut self, question: &'static str, id: &Arc<str>) -> Result<bool, Failed> {
        Ok(query(question).bind(Arc::clone(id)).fetch_optional(&mut self.connection).await?.is_some())
    }
}

/// Inserts up to so many entries: rows of nothing but NULL fill it up and are passed over.
fn insert(size: usize) -> String {
    let values = vec!["(?, ?, ?, ?, ?)"; size].join(", ");
    format!("INSERT INTO entries (position, table_number, seq, previous, body) SELECT * FROM (VALUES {values}) WHERE column1 IS NOT NULL")
}

/// The smallest of these statements that takes so many rows, with the rows in it. What is not bound is NULL.
fn filled<'a>(sizes: &[Arc<str>], rows: &[Row]) -> Query<'a, Sqlite, SqliteArguments> {
    let power = rows.len().next_power_of_two().ilog2() as usize;
    rows.iter().fold(query(AssertSqlSafe(Arc::clone(&sizes[power]))), |statement, row| {
        statement.bind(row.position).bind(row.table).bind(row.seq).bind(row.previous).bind(Arc::clone(&row.body))
    })
}
