//! What a server plays with.

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use engine::GameFace;
use fair::Secret;

use crate::random;

/// What a server plays with: the games, and where the name and the secret of each new table come from, and the time of day. The usual setup is the catalog and the
/// operating system; tests bring games of their own, and tables whose luck they know.
#[derive(Clone)]
pub struct ServerSetup {
    /// The games that are played.
    pub games: &'static [&'static dyn GameFace],
    /// The id and the secret of the next table. Whoever can foresee either is no server that people should trust.
    pub next_table: Arc<dyn Fn() -> (String, Secret) + Send + Sync>,
    /// The time of day in milliseconds since 1970, as the system believes it to be. It may jump: no clock of a game follows it.
    pub time_of_day: Arc<dyn Fn() -> u64 + Send + Sync>,
}

impl Default for ServerSetup {
    fn default() -> Self {
        Self {
            games: catalog::games(),
            next_table: Arc::new(|| (random::table_id(), random::secret())),
            time_of_day: Arc::new(time_of_day),
        }
    }
}

fn time_of_day() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

impl ServerSetup {
    /// The game of that name.
    pub(crate) fn find(&self, slug: &str) -> Option<&'static dyn GameFace> {
        self.games.iter().copied().find(|game| game.slug() == slug)
    }
}

impl fmt::Debug for ServerSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.games.iter().map(|game| game.slug())).finish()
    }
}
