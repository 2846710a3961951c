//! Secrets that outlast the game: who has agreed that everybody may know them.

use engine::refusal::code::NOT_OVER;
use engine::{Refusal, Seat};
use protocol::{Phase, Player, Sealed};

use crate::effects::Effects;
use crate::log::LineKind;
use crate::refusal::code;
use crate::room::RefusedWith;
use crate::seat_state::SeatState;
use crate::table::Table;

impl Table {
    /// A person agrees that the record of the finished game is opened.
    pub(crate) fn agree_to_open(&mut self, player: &Player, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase != Phase::Over {
            return Err(Refusal::new(NOT_OVER).into());
        }
        if !self.keeps_secrets() {
            return Err(Refusal::new(code::NOTHING_SEALED).into());
        }
        if !self.agreed_to_open.contains(&seat) {
            self.commit(LineKind::OpeningAgreed { seat }, effects);
            effects.info = true;
        }
        Ok(())
    }

    pub(crate) fn apply_opening_agreed(&mut self, seat: Seat) -> Result<(), String> {
        self.seat_state(seat)?;
        self.agreed_to_open.push(seat);
        Ok(())
    }

    /// Who has agreed, where the game is over and keeps secrets.
    pub(crate) fn sealed(&self) -> Option<Sealed> {
        let shown = self.phase == Phase::Over && self.keeps_secrets();
        shown.then(|| Sealed { agreed: self.agreed_to_open.clone(), open: all_agree(self.seat_states.iter(), &self.agreed_to_open) })
    }

    fn keeps_secrets(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.played.keeps_secrets())
    }
}

/// Whether every person has agreed. Bots keep nothing to themselves.
pub(crate) fn all_agree<'c>(seat_states: impl Iterator<Item = &'c SeatState>, agreed: &[Seat]) -> bool {
    let persons = seat_states.enumerate().filter(|(_, seat_state)| seat_state.player().is_some());
    persons.map(|(seat, _)| Seat::new(seat)).all(|seat| agreed.contains(&seat))
}
