//! Who watches: connections, and whose eyes they see with. None of it is in the log.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{MAX_SEATS, Seat, Viewer};
use protocol::Player;

use crate::chair::Chair;
use crate::input::ConnectionId;

/// The connections of a table.
#[derive(Debug, Default)]
pub(crate) struct Crowd {
    watching: BTreeMap<ConnectionId, Player>,
    /// The connections of each viewer, the spectator last: made anew whenever somebody comes, goes or changes seats.
    groups: [Arc<[ConnectionId]>; MAX_SEATS + 1],
    all: Arc<[ConnectionId]>,
}

/// The place of a viewer in a list that has the spectator last.
pub(crate) const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => MAX_SEATS,
    }
}

impl Crowd {
    pub(crate) fn arrive(&mut self, connection: ConnectionId, player: Player) {
        self.watching.insert(connection, player);
    }

    /// Whether it was here.
    pub(crate) fn leave(&mut self, connection: ConnectionId) -> bool {
        self.watching.remove(&connection).is_some()
    }

    pub(crate) fn player(&self, connection: ConnectionId) -> Option<&Player> {
        self.watching.get(&connection)
    }

    /// Sorts the connections by whose eyes they see with.
    pub(crate) fn regroup(&mut self, chairs: &[Chair]) {
        let mut groups: [Vec<ConnectionId>; MAX_SEATS + 1] = Default::default();
        for (connection, player) in &self.watching {
            let seat = chairs.iter().position(|chair| chair.is_of(&player.id));
            groups[seat.unwrap_or(MAX_SEATS)].push(*connection);
        }
        self.groups = groups.map(Arc::from);
        self.all = self.watching.keys().copied().collect();
    }

    pub(crate) fn of(&self, viewer: Viewer) -> &Arc<[ConnectionId]> {
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
        !self.groups[seat.index()].is_empty()
    }
}
