//! Another game for the same people.

use engine::refusal::code::NOT_OVER;
use engine::{Refusal, Seat};
use protocol::{Phase, Player};

use crate::effects::Effects;
use crate::log::LineKind;
use crate::output::{RematchPlan, StartingSeat};
use crate::refusal::code;
use crate::room::RefusedWith;
use crate::seat_state::{Occupant, SeatState};
use crate::table::Table;

impl Table {
    /// A person offers another game, or agrees to one.
    pub(crate) fn agree_to_rematch(&mut self, player: &Player, effects: &mut Effects) -> Result<(), RefusedWith> {
        let seat = self.seat_of(&player.id).ok_or_else(|| Refusal::new(code::NOT_SEATED))?;
        if self.phase != Phase::Over {
            return Err(Refusal::new(NOT_OVER).into());
        }
        if self.rematch.table.is_some() {
            return Err(Refusal::new(code::REMATCH_MADE).into());
        }
        if !self.rematch.agreed.contains(&seat) {
            self.commit(LineKind::RematchAgreed { seat }, effects);
            effects.info = true;
        }
        Ok(())
    }

    pub(crate) fn apply_rematch_agreed(&mut self, seat: Seat) -> Result<(), String> {
        self.seat_state(seat)?;
        self.rematch.agreed.push(seat);
        Ok(())
    }

    pub(crate) fn rematch_made(&mut self, table: String, effects: &mut Effects) {
        if self.phase == Phase::Over && self.rematch.table.is_none() {
            self.commit(LineKind::RematchMade { table }, effects);
            effects.info = true;
        }
    }

    /// Asks for the other table once nobody who is still here is waited for.
    pub(crate) fn plan_rematch(&mut self, effects: &mut Effects) {
        let wanted = self.phase == Phase::Over && !self.rematch.agreed.is_empty() && self.rematch.table.is_none();
        if wanted && !self.timing.rematch_planned && self.all_agree() {
            self.timing.rematch_planned = true;
            effects.output.rematch = Some(self.rematch_plan());
        }
    }

    fn all_agree(&self) -> bool {
        let missing = || {
            let persons = Seat::all(self.seat_states.len()).filter(|seat| self.seat_states[seat.index()].player().is_some());
            persons.filter(|seat| !self.rematch.agreed.contains(seat))
        };
        let somebody_here = self.rematch.agreed.iter().any(|seat| self.connections.is_present(*seat));
        // Who has left is not asked, but gets the seat all the same.
        missing().next().is_none() || (somebody_here && missing().all(|seat| !self.connections.is_present(seat)))
    }

    fn rematch_plan(&self) -> RematchPlan {
        let mut seats: Vec<StartingSeat> = self.seat_states.iter().map(preset).collect();
        seats.rotate_right(1);
        let player = |seat: &Seat| self.seat_states[seat.index()].player();
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

fn preset(seat_state: &SeatState) -> StartingSeat {
    match &seat_state.who {
        Occupant::Open => StartingSeat::Open,
        Occupant::Person { player, .. } => StartingSeat::Person(player.clone()),
        Occupant::Bot(bot) => StartingSeat::Bot(bot.clone()),
    }
}
