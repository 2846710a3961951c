//! A server from its start to its end.

use std::net::SocketAddr;
use std::sync::Arc;

use store::{DataFolder, SqliteStore};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::app::App;
use crate::config::Config;
use crate::failure::ServeError;
use crate::setup::ServerSetup;
use crate::tables::tidy_up;
use crate::{http, key, listen, logs};

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

/// Runs a server until it is told to end by `SIGTERM` or `SIGINT`. As soon as it listens, it tells where.
///
/// # Errors
/// If it cannot start.
pub fn run(config: Config, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    logs::start(&config)?;
    let system = |error: std::io::Error| ServeError::System { why: error.to_string() };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(system)?;
    runtime.block_on(async {
        let mut terminate = signal(SignalKind::terminate()).map_err(system)?;
        let mut interrupt = signal(SignalKind::interrupt()).map_err(system)?;
        let running = Running::start(config).await?;
        listening(running.address());
        tokio::select! {
            _ = terminate.recv() => tracing::info!("told to end"),
            _ = interrupt.recv() => tracing::info!("interrupted"),
        }
        running.stop().await;
        Ok(())
    })
}

impl Running {
    /// Starts a server on the present runtime. It listens when this returns.
    ///
    /// # Errors
    /// If the data, the key or the address cannot be had.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        Self::start_with(config, ServerSetup::default()).await
    }

    /// The same with other games, or other tables, than usual.
    ///
    /// # Errors
    /// See [`Running::start`].
    pub async fn start_with(config: Config, setup: ServerSetup) -> Result<Self, ServeError> {
        let folder = DataFolder::open(config.data_folder())?;
        let key = key::of_folder(folder.path())?;
        let store = Arc::new(SqliteStore::open(folder).await?);
        if store.lost_its_log() {
            let file = DataFolder::database_in(store.folder());
            tracing::warn!(
                file = %file.display(),
                "this file was in use when it was last seen, and its -wal is not beside it: if it was copied alone, its latest moves are missing"
            );
        }
        let address = SocketAddr::new(config.bind, config.port);
        let bound = |error: std::io::Error| ServeError::Bind { address, why: error.to_string() };
        let listener = TcpListener::bind(address).await.map_err(bound)?;
        let address = listener.local_addr().map_err(bound)?;
        tracing::info!(%address, data = %store.folder().display(), "listening");
        let app = App::new(config, setup, store, key);
        let (stop, stopped) = watch::channel(false);
        let task = tokio::spawn(live(app, listener, stopped));
        Ok(Self { address, stop, task })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Stops gracefully: takes in nobody new, tells clients to come again, finishes what is being written, lets go of the data.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        // A panic in the task has been reported where it happened.
        let _ = self.task.await;
    }
}

async fn live(app: App, listener: TcpListener, stopped: watch::Receiver<bool>) {
    let tidying = tokio::spawn(tidy_up(Arc::clone(&app.tables)));
    let mut told = stopped.clone();
    let say_goodbye = async {
        // An error means that whoever could tell us is gone, which says the same.
        let _ = told.wait_for(|stop| *stop).await;
        app.sockets.end_all();
    };
    tokio::join!(listen::serve(&app, http::router(app.clone()), listener, stopped), say_goodbye);
    tidying.abort();
    let ending = async {
        app.sockets.all_closed().await;
        app.tables.stop().await;
    };
    if tokio::time::timeout(app.context.config.stop_timeout, ending).await.is_err() {
        tracing::warn!("some connections or tables did not end in time");
    }
    if let Err(error) = app.context.store.close().await {
        tracing::error!(%error, "the store did not close well");
    }
    tracing::info!("stopped");
}
