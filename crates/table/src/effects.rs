//! What one call of [`crate::Table::handle`] has brought about so far.

use std::sync::Arc;

use engine::{Match, Seat, SeatSet};

use crate::input::ConnectionId;
use crate::new_entries::NewEntries;
use crate::output::{Delivery, Output, Recipients};

/// Work in progress.
#[derive(Default)]
pub(crate) struct Effects {
    pub(crate) output: Output,
    /// New entries of the streams, written out, for whoever may hear them.
    pub(crate) new_entries: NewEntries,
    /// Whether the table as everybody sees it has changed.
    pub(crate) info: bool,
    /// Whether who has a connection has changed.
    pub(crate) presence: bool,
    /// Whether what viewers see of the game may have changed.
    pub(crate) moved: bool,
    /// Whether the game has just begun: nobody has seen it before, so nothing can be told as a change of it.
    pub(crate) begun: bool,
    /// The game before its first move in this call: who heard nothing and sees nothing new is sent nothing.
    pub(crate) before: Option<Box<dyn Match>>,
    /// Seats to which something was done that only they may know of.
    pub(crate) touched: SeatSet,
}

impl Effects {
    pub(crate) fn deliver(&mut self, to: ConnectionId, text: String) {
        self.output.send.push(Delivery { to: Recipients::One(to), text });
    }

    pub(crate) fn deliver_to_many(&mut self, to: &Arc<[ConnectionId]>, text: String) {
        if !to.is_empty() {
            self.output.send.push(Delivery { to: Recipients::Many(Arc::clone(to)), text });
        }
    }

    pub(crate) fn touch(&mut self, seat: Seat) {
        self.moved = true;
        self.touched = self.touched.with(seat);
    }
}
