//! Finished games: a record through one viewer's eyes, a page at a time, what the rules say about a moment of it, and who was lucky.

use engine::film::{self, FilmAnswer, FilmPage, Reader, Unanswered};
use engine::luck_report::{self, LuckReport};
use engine::record::RecordError;
use engine::refusal::code::NOT_OVER;
use engine::{GameFace, Refusal};
use protocol::RefusedBody;
use serde_json::Value;
use store::{StoreError, TableState};
use table::Finished;
use tokio::sync::OwnedSemaphorePermit;

use super::Tables;
use crate::refusal::{code, unavailable};

/// The most frames in one page.
pub(crate) const MOST_FRAMES: usize = 200;

/// Who wants to see a finished game, and how.
#[derive(Clone, Debug)]
pub(crate) struct EyesRequest {
    /// Who asks, if it is a player.
    pub(crate) asker: Option<String>,
    /// Whose eyes; the usual ones if these are not for the asker.
    pub(crate) eyes: String,
}

/// Which part of which film.
#[derive(Clone, Debug)]
pub(crate) struct FilmRequest {
    pub(crate) eyes: EyesRequest,
    pub(crate) from: usize,
    pub(crate) count: usize,
}

/// What is asked about which moment of a film.
#[derive(Clone, Debug)]
pub(crate) struct QuestionRequest {
    pub(crate) eyes: EyesRequest,
    pub(crate) at: usize,
    /// The question; what goes with every view if there is none.
    pub(crate) question: Option<Value>,
}

/// The log of a finished table, for as long as it is its turn to be read.
pub(super) struct FinishedLog {
    pub(super) game: String,
    pub(super) lines: Vec<String>,
    /// Kept by whoever works on the lines, also where nobody waits for the answer any more.
    pub(super) turn: OwnedSemaphorePermit,
}

impl Tables {
    /// A page of the film of a finished game.
    ///
    /// # Errors
    /// `no_such_table`, `not_over`, `table_unreadable`, `unavailable`.
    pub(crate) async fn film(&self, id: &str, wanted: FilmRequest) -> Result<FilmPage, Refusal> {
        self.look_back(id, move |finished, game| {
            let (reader, count) = (wanted.eyes.reader(finished), wanted.count.min(MOST_FRAMES));
            film::page(&finished.record, game, reader, &wanted.eyes.eyes, wanted.from, count).map_err(broken)
        })
        .await
    }

    /// What the rules answer about a moment of a finished game.
    ///
    /// # Errors
    /// As [`Self::film`]; `bad_request` beyond the end, `retired_rules`, and the refusals of the game, in its words.
    pub(crate) async fn film_answer(&self, id: &str, wanted: QuestionRequest) -> Result<FilmAnswer, RefusedBody> {
        let answered = self.look_back(id, move |finished, game| {
            let (reader, QuestionRequest { eyes, at, question }) = (wanted.eyes.reader(finished), wanted);
            match film::answer(&finished.record, game, reader, &eyes.eyes, at, question.as_ref()) {
                Ok(answer) => Ok(Ok(answer)),
                Err(Unanswered::NoSuchFrame) => Ok(Err(Refusal::new(code::BAD_REQUEST).with("what", "at").into())),
                Err(Unanswered::Retired) => Ok(Err(Refusal::new(code::RETIRED_RULES).into())),
                Err(Unanswered::Refused(refusal)) => {
                    Ok(Err(RefusedBody { code: refusal.code.to_owned(), message: game.refusal_message(&refusal) }))
                }
                Err(Unanswered::Broken(why)) => Err(broken(why)),
            }
        });
        answered.await?
    }

    /// Who was lucky in a finished game.
    ///
    /// # Errors
    /// As [`Self::film`].
    pub(crate) async fn luck(&self, id: &str, wanted: EyesRequest) -> Result<LuckReport, Refusal> {
        self.look_back(id, move |finished, game| {
            luck_report::report(&finished.record, game, wanted.reader(finished), &wanted.eyes).map_err(broken)
        })
        .await
    }

    /// Makes something of a finished game, off the threads that serve people.
    async fn look_back<T: Send + 'static>(
        &self,
        id: &str,
        make: impl FnOnce(&Finished, &dyn GameFace) -> Result<T, String> + Send + 'static,
    ) -> Result<T, Refusal> {
        let FinishedLog { game, lines, turn } = self.finished_log(id).await?;
        let game = self.context.setup.find(&game).ok_or_else(|| Refusal::new(code::TABLE_UNREADABLE))?;
        let work = move || {
            let _turn = turn;
            make(&Finished::of(&lines)?.ok_or("the game is not over")?, game)
        };
        let made = tokio::task::spawn_blocking(work).await;
        made.unwrap_or_else(|error| Err(error.to_string())).map_err(|why| {
            tracing::error!(table = id, why, "a finished table cannot be looked at");
            Refusal::new(code::TABLE_UNREADABLE)
        })
    }

    /// The log of a finished table. Reading and replaying a long one takes a while, and strangers may ask for it: nothing is read before it is its turn.
    ///
    /// # Errors
    /// `no_such_table`, `not_over`, `unavailable`.
    pub(super) async fn finished_log(&self, id: &str) -> Result<FinishedLog, Refusal> {
        let header = self.context.store.table(id).await.map_err(|error| match error {
            StoreError::Missing { .. } => Refusal::new(code::NO_SUCH_TABLE),
            other => unavailable(&other),
        })?;
        if header.state != TableState::Over {
            return Err(Refusal::new(NOT_OVER));
        }
        let turn = self.context.looking_back.take().await;
        let lines = self.context.store.entries(id, 0).await.map_err(|error| unavailable(&error))?;
        Ok(FinishedLog { game: header.game, lines, turn })
    }
}

impl EyesRequest {
    fn reader(&self, finished: &Finished) -> Reader {
        let own = self.asker.as_ref().and_then(|asker| finished.seat_of(asker));
        Reader { own, is_open: finished.is_open() }
    }
}

fn broken(why: RecordError) -> String {
    why.refusal().to_string()
}
