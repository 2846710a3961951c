//! What every handler can reach.

use std::sync::Arc;

use axum::extract::FromRef;
use axum_extra::extract::cookie::Key;
use store::Store;

use crate::config::Config;
use crate::counters::Counters;
use crate::http::Health;
use crate::limits::Limits;
use crate::origin::Origins;
use crate::setup::ServerSetup;
use crate::socket::Sockets;
use crate::tables::{TableContext, Tables};

/// What every handler can reach. Cloned for each request, so it is one pointer.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Parts>);

#[derive(Debug)]
pub(crate) struct Parts {
    pub(crate) context: TableContext,
    pub(crate) tables: Arc<Tables>,
    pub(crate) limits: Limits,
    pub(crate) origins: Origins,
    pub(crate) sockets: Sockets,
    pub(crate) health: Health,
    key: Key,
}

impl App {
    pub(crate) fn new(config: Config, setup: ServerSetup, store: Arc<dyn Store>, key: Key) -> Self {
        let config = Arc::new(config);
        let context = TableContext::new(Arc::clone(&config), setup, store, Arc::new(Counters::new()));
        Self(Arc::new(Parts {
            tables: Tables::new(context.clone()),
            limits: Limits::new(&config),
            origins: Origins::new(&config),
            sockets: Sockets::default(),
            health: Health::default(),
            key,
            context,
        }))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl FromRef<App> for Key {
    fn from_ref(app: &App) -> Self {
        app.key.clone()
    }
}
