//! Films of finished games: a record through one viewer's eyes, a page at a time.

use engine::film::{FilmPage, Reader, page};
use engine::refusal::code::NOT_OVER;
use engine::{GameFace, Refusal};
use store::{StoreError, TableState};
use table::Finished;

use super::Tables;
use crate::refusal::{code, unavailable};

/// The most frames in one page.
pub(crate) const MOST_FRAMES: usize = 200;

/// Which part of which film.
#[derive(Clone, Debug)]
pub(crate) struct FilmRequest {
    /// Who asks, if it is a player.
    pub(crate) asker: Option<String>,
    /// Whose eyes; the usual ones if these are not for the asker.
    pub(crate) eyes: String,
    pub(crate) from: usize,
    pub(crate) count: usize,
}

impl Tables {
    /// A page of the film of a finished game.
    ///
    /// # Errors
    /// `no_such_table`, `not_over`, `table_unreadable`, `unavailable`.
    pub(crate) async fn film(&self, id: &str, wanted: FilmRequest) -> Result<FilmPage, Refusal> {
        let header = self.context.store.table(id).await.map_err(|error| match error {
            StoreError::Missing { .. } => Refusal::new(code::NO_SUCH_TABLE),
            other => unavailable(&other),
        })?;
        if header.state != TableState::Over {
            return Err(Refusal::new(NOT_OVER));
        }
        let game = self.context.setup.find(&header.game).ok_or_else(|| Refusal::new(code::TABLE_UNREADABLE))?;
        // Replaying a long game takes a while, and strangers may ask for it.
        let _turn = self.context.reads.take().await;
        let lines = self.context.store.entries(id, 0).await.map_err(|error| unavailable(&error))?;
        let made = tokio::task::spawn_blocking(move || make(&lines, game, &wanted)).await;
        made.unwrap_or_else(|error| Err(error.to_string())).map_err(|why| {
            tracing::error!(table = id, why, "a finished table gives no film");
            Refusal::new(code::TABLE_UNREADABLE)
        })
    }
}

fn make(lines: &[String], game: &dyn GameFace, wanted: &FilmRequest) -> Result<FilmPage, String> {
    let finished = Finished::of(lines)?.ok_or("the game is not over")?;
    let own = wanted.asker.as_ref().and_then(|asker| finished.seat_of(asker));
    let reader = Reader { own, is_open: finished.is_open() };
    let count = wanted.count.min(MOST_FRAMES);
    page(&finished.record, game, reader, &wanted.eyes, wanted.from, count).map_err(|broken| broken.refusal().to_string())
}
