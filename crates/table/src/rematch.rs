//! Another game for the same people.

use engine::refusal::code::NOT_OVER;
use engine::{Refusal, Seat};
use protocol::{Phase, Player};

use crate::chair::{Chair, Who};
use crate::log::What;
use crate::output::{Preset, RematchPlan};
use crate::refusal::code;
use crate::room::Denied;
use crate::table::Table;
use crate::work::Work;

impl Table {
    /// A person offers another game, or agrees to one.
    pub(crate) fn agree_to_rematch(&mut self, player: &Player, work: &mut Work) -> Result<(), Denied> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase != Phase::Over {
            return Err(Refusal::new(NOT_OVER).into());
        }
        if self.rematch.table.is_some() {
            return Err(Refusal::new(code::REMATCH_MADE).into());
        }
        if !self.rematch.agreed.contains(&seat) {
            self.commit(What::RematchAgreed { seat }, work);
            work.info = true;
        }
        Ok(())
    }

    pub(crate) fn apply_rematch_agreed(&mut self, seat: Seat) -> Result<(), String> {
        self.chair(seat)?;
        self.rematch.agreed.push(seat);
        Ok(())
    }

    pub(crate) fn rematch_made(&mut self, table: String, work: &mut Work) {
        if self.phase == Phase::Over && self.rematch.table.is_none() {
            self.commit(What::RematchMade { table }, work);
            work.info = true;
        }
    }

    /// Asks for the other table once nobody who is still here is waited for.
    pub(crate) fn plan_rematch(&mut self, work: &mut Work) {
        let wanted = self.phase == Phase::Over && !self.rematch.agreed.is_empty() && self.rematch.table.is_none();
        if wanted && !self.timing.rematch_planned && self.all_agree() {
            self.timing.rematch_planned = true;
            work.output.rematch = Some(self.rematch_plan());
        }
    }

    fn all_agree(&self) -> bool {
        let missing = || {
            let persons = Seat::all(self.chairs.len()).filter(|seat| self.chairs[seat.index()].player().is_some());
            persons.filter(|seat| !self.rematch.agreed.contains(seat))
        };
        let somebody_here = self.rematch.agreed.iter().any(|seat| self.crowd.is_present(*seat));
        // Who has left is not asked, but gets the seat all the same.
        missing().next().is_none() || (somebody_here && missing().all(|seat| !self.crowd.is_present(seat)))
    }

    fn rematch_plan(&self) -> RematchPlan {
        let mut seats: Vec<Preset> = self.chairs.iter().map(preset).collect();
        seats.rotate_right(1);
        let player = |seat: &Seat| self.chairs[seat.index()].player();
        let agreed = &self.rematch.agreed;
        // A host who is not coming could not begin the game.
        let host = self.seat_of(&self.host).filter(|seat| agreed.contains(seat)).or_else(|| agreed.first().copied());
        RematchPlan {
            options: engine::json::to_value(&self.header.options),
            settings: self.header.settings,
            visibility: self.header.visibility,
            host: host.as_ref().and_then(player).unwrap_or(&self.header.host).clone(),
            seats,
        }
    }
}

fn preset(chair: &Chair) -> Preset {
    match &chair.who {
        Who::Open => Preset::Open,
        Who::Person { player, .. } => Preset::Person(player.clone()),
        Who::Bot(bot) => Preset::Bot(bot.clone()),
    }
}
