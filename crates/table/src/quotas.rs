//! How much each person has made of a table so far, so that nobody can fill its log or silence the others.

use std::collections::BTreeMap;

use engine::Refusal;

use crate::log::LineKind;
use crate::refusal::code;
use crate::seat_state::SeatState;

/// How many lines of chat a table keeps.
const MOST_CHATS: u32 = 4_000;
/// How many of them from those who only watch: strangers under many names must not silence those who play.
const MOST_CHATS_OF_WATCHERS: u32 = 1_000;
/// How many of them from one person.
const MOST_CHATS_OF_ONE: u32 = 500;
/// How often somebody is asked to leave before the seats stay closed. Once may be a slip.
const MOST_REMOVALS: u32 = 2;
/// How often one person may sit down, or take the seat back from a bot.
const MOST_ARRIVALS_OF_ONE: u32 = 100;
/// How often bots may be put on seats.
const MOST_BOTS_SET: u32 = 400;

/// What was made of a table.
#[derive(Debug, Default)]
pub(crate) struct Quotas {
    people: BTreeMap<String, Tally>,
    chats: u32,
    chats_of_watchers: u32,
    bots_set: u32,
}

#[derive(Debug, Default)]
struct Tally {
    chats: u32,
    arrivals: u32,
    /// How often the host has asked this person to leave.
    removals: u32,
}

impl Quotas {
    /// Takes in a line of the log.
    pub(crate) fn follow(&mut self, what: &LineKind<'_>, seat_states: &[SeatState]) {
        match what {
            LineKind::Said { player, seat } | LineKind::Chat { player, seat, .. } => {
                self.chats += 1;
                self.chats_of_watchers += u32::from(seat.is_none());
                self.tally(&player.id).chats += 1;
            }
            LineKind::Sat { player, .. } => self.tally(&player.id).arrivals += 1,
            LineKind::TookBack { seat } => {
                if let Some(player) = seat_states.get(seat.index()).and_then(SeatState::player) {
                    self.tally(&player.id).arrivals += 1;
                }
            }
            LineKind::Removed { player, .. } => self.tally(&player.id).removals += 1,
            LineKind::BotSet { bot: Some(_), .. } => self.bots_set += 1,
            _ => {}
        }
    }

    fn tally(&mut self, player: &str) -> &mut Tally {
        self.people.entry(player.to_owned()).or_default()
    }

    pub(crate) fn may_chat(&self, player: &str, is_seated: bool) -> Result<(), Refusal> {
        let own = self.people.get(player).map_or(0, |tally| tally.chats);
        let room = self.chats < MOST_CHATS && (is_seated || self.chats_of_watchers < MOST_CHATS_OF_WATCHERS);
        if room && own < MOST_CHATS_OF_ONE { Ok(()) } else { Err(Refusal::new(code::CHAT_FULL)) }
    }

    /// Whether somebody may sit down. Getting up is never refused: it ends as soon as sitting down does.
    pub(crate) fn may_sit(&self, player: &str) -> Result<(), Refusal> {
        if self.people.get(player).is_some_and(|tally| tally.removals >= MOST_REMOVALS) {
            return Err(Refusal::new(code::REMOVED));
        }
        self.may_come_back(player)
    }

    pub(crate) fn may_come_back(&self, player: &str) -> Result<(), Refusal> {
        let arrivals = self.people.get(player).map_or(0, |tally| tally.arrivals);
        if arrivals < MOST_ARRIVALS_OF_ONE { Ok(()) } else { Err(Refusal::new(code::RESTLESS)) }
    }

    pub(crate) fn may_set_bot(&self) -> Result<(), Refusal> {
        if self.bots_set < MOST_BOTS_SET { Ok(()) } else { Err(Refusal::new(code::RESTLESS)) }
    }
}
