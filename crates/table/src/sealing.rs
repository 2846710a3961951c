//! Secrets that outlast the game: who has agreed that everybody may know them.

use engine::refusal::code::NOT_OVER;
use engine::{Refusal, Seat};
use protocol::{Phase, Player, Sealed};

use crate::chair::Chair;
use crate::log::What;
use crate::refusal::code;
use crate::room::Denied;
use crate::table::Table;
use crate::work::Work;

impl Table {
    /// A person agrees that the record of the finished game is opened.
    pub(crate) fn agree_to_open(&mut self, player: &Player, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase != Phase::Over {
            return Err(Refusal::new(NOT_OVER).into());
        }
        if !self.keeps_secrets() {
            return Err(Refusal::new(code::NOTHING_SEALED).into());
        }
        if !self.agreed_to_open.contains(&seat) {
            self.commit(What::OpeningAgreed { seat }, work);
            work.info = true;
        }
        Ok(())
    }

    pub(crate) fn apply_opening_agreed(&mut self, seat: Seat) -> Result<(), String> {
        self.chair(seat)?;
        self.agreed_to_open.push(seat);
        Ok(())
    }

    /// Who has agreed, where the game is over and keeps secrets.
    pub(crate) fn sealed(&self) -> Option<Sealed> {
        let shown = self.phase == Phase::Over && self.keeps_secrets();
        shown.then(|| Sealed { agreed: self.agreed_to_open.clone(), open: all_agree(self.chairs.iter(), &self.agreed_to_open) })
    }

    fn keeps_secrets(&self) -> bool {
        self.play.as_ref().is_some_and(|play| play.played.keeps_secrets())
    }
}

/// Whether every person has agreed. Bots keep nothing to themselves.
pub(crate) fn all_agree<'c>(chairs: impl Iterator<Item = &'c Chair>, agreed: &[Seat]) -> bool {
    let persons = chairs.enumerate().filter(|(_, chair)| chair.player().is_some());
    persons.map(|(seat, _)| Seat::new(seat)).all(|seat| agreed.contains(&seat))
}
