//! Who watches: connections, and whose eyes they see with. None of it is in the log.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{MAX_SEATS, Seat, Viewer};
use protocol::Player;

use crate::input::ConnectionId;
use crate::seat_state::SeatState;

/// The connections of a table.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    watching: BTreeMap<ConnectionId, Watcher>,
    /// The connections of each viewer, the spectator last: made anew whenever somebody comes, goes or changes seats.
    groups: [ViewerConnections; MAX_SEATS + 1],
    all: Arc<[ConnectionId]>,
}

/// Somebody who watches through one connection.
#[derive(Debug)]
struct Watcher {
    player: Player,
    steps: bool,
}

/// The connections of one viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct ViewerConnections {
    pub(crate) all: Arc<[ConnectionId]>,
    /// Those that are told what each event changed.
    pub(crate) with_steps: Arc<[ConnectionId]>,
    /// The others.
    pub(crate) plain: Arc<[ConnectionId]>,
}

/// The place of a viewer in a list that has the spectator last.
pub(crate) const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        // Nobody watches a running game with everybody's eyes.
        Viewer::Spectator | Viewer::Everyone => MAX_SEATS,
    }
}

impl Connections {
    pub(crate) fn arrive(&mut self, connection: ConnectionId, player: Player, steps: bool) {
        self.watching.insert(connection, Watcher { player, steps });
    }

    /// Whether it was here.
    pub(crate) fn leave(&mut self, connection: ConnectionId) -> bool {
        self.watching.remove(&connection).is_some()
    }

    pub(crate) fn player(&self, connection: ConnectionId) -> Option<&Player> {
        self.watching.get(&connection).map(|watcher| &watcher.player)
    }

    /// Sorts the connections by whose eyes they see with.
    pub(crate) fn regroup(&mut self, seat_states: &[SeatState]) {
        let mut groups: [Vec<(ConnectionId, bool)>; MAX_SEATS + 1] = Default::default();
        for (connection, Watcher { player, steps }) in &self.watching {
            let seat = seat_states.iter().position(|seat_state| seat_state.is_of(&player.id));
            groups[seat.unwrap_or(MAX_SEATS)].push((*connection, *steps));
        }
        self.groups = groups.map(|group| {
            let only = |wanted: bool| group.iter().filter(|(_, steps)| *steps == wanted).map(|(connection, _)| *connection).collect();
            let all = group.iter().map(|(connection, _)| *connection).collect();
            ViewerConnections { all, with_steps: only(true), plain: only(false) }
        });
        self.all = self.watching.keys().copied().collect();
    }

    pub(crate) fn of(&self, viewer: Viewer) -> &Arc<[ConnectionId]> {
        &self.group(viewer).all
    }

    pub(crate) fn group(&self, viewer: Viewer) -> &ViewerConnections {
        &self.groups[place(viewer)]
    }

    pub(crate) fn all(&self) -> &Arc<[ConnectionId]> {
        &self.all
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Whether the person on this seat has a connection.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        !self.groups[seat.index()].all.is_empty()
    }
}
