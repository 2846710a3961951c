//! Before the game: sitting down, calling bots to the seats meant for them, beginning when every seat is taken.

use protocol::{FromClient, Phase, SeatInfo, TableInfo};

/// Which seats of a table that one has opened are for bots.
#[derive(Clone, Debug, Default)]
pub(super) struct SeatPlan {
    pub(super) bots: Vec<Option<String>>,
}

/// The seat of a player.
pub(super) fn seat_of(info: &TableInfo, player: &str) -> Option<usize> {
    info.seats.iter().position(|seat| matches!(seat, SeatInfo::Person { player: record_seat, .. } if record_seat.id == player))
}

/// How many seats are free.
pub(super) fn free(info: &TableInfo) -> usize {
    info.seats.iter().filter(|seat| matches!(seat, SeatInfo::Open)).count()
}

impl SeatPlan {
    /// The next thing to do before the game, if there is one: each is answered by the table as it is then.
    pub(super) fn next(&self, info: &TableInfo, me: &str, entropy: String) -> Option<FromClient> {
        if info.phase != Phase::Waiting {
            return None;
        }
        let bot = |seat: usize| self.bots.get(seat).cloned().flatten();
        let mut open = (0..info.seats.len()).filter(|seat| matches!(info.seats[*seat], SeatInfo::Open));
        if seat_of(info, me).is_none() {
            let seat = open.find(|seat| bot(*seat).is_none())?;
            return Some(FromClient::Sit { seat: seat as u64, entropy: Some(entropy) });
        }
        if info.host != me {
            return None;
        }
        if free(info) == 0 {
            return Some(FromClient::Start);
        }
        let (seat, bot) = open.find_map(|seat| Some((seat, bot(seat)?)))?;
        Some(FromClient::SetBot { seat: seat as u64, bot: Some(bot) })
    }
}
