//! One game from its first move to its last.

use engine::{AllNotes, BotView, Game, Luck, Mode, Seat, SeatSet, Silence, Turn};

/// Who decides for the seats of a game.
pub trait Players<G: Game> {
    /// What the seat behind these eyes does.
    fn choose(&mut self, bot_view: &BotView<'_, G>, luck: &mut impl Luck) -> G::Action;
}

/// Plays a game to its end and gives back how many decisions it took; `None` if it had taken `most` without ending.
///
/// `state` is where the game begins and, afterwards, where it ended. Chance and players draw from the same `luck`, in the order in which they are asked,
/// so that a game follows from its luck alone. The loop allocates nothing; players keep their own buffers. `all_notes` are as they were when the game
/// began, for the seats whose players want them.
///
/// Seats that decide simultaneously are asked in their order, which tells nobody anything. In an open phase one of the listed seats acts at a time, drawn by
/// lot, as if all were equally quick; a clock rings when nobody has anything left to do.
#[inline]
pub fn play<G: Game>(
    state: &mut G::State,
    players: &mut impl Players<G>,
    all_notes: &mut AllNotes<G>,
    luck: &mut impl Luck,
    most: u32,
) -> Option<u32> {
    let mut decisions = 0;
    loop {
        match G::turn(state) {
            Turn::Chance => {
                let ticket = luck.below(G::weight(state));
                let outcome = G::outcome(state, ticket);
                G::apply_outcome(state, &outcome, all_notes);
            }
            Turn::Seats { mode, seats } => {
                if decisions == most {
                    return None;
                }
                let Some(seat) = next_to_act::<G>(state, mode, seats, luck) else {
                    // Nobody can act: only time can go on. A game that takes none either is stuck, which its laws forbid.
                    if !G::takes_time_up(state) {
                        return None;
                    }
                    G::apply_time_up(state, all_notes);
                    continue;
                };
                let action = players.choose(&BotView::new(state, all_notes.seat(seat), seat), luck);
                G::apply_action(state, seat, &action, all_notes);
                decisions += 1;
            }
            Turn::Over => return Some(decisions),
        }
    }
}

#[inline]
fn next_to_act<G: Game>(state: &G::State, mode: Mode, seats: SeatSet, luck: &mut impl Luck) -> Option<Seat> {
    match mode {
        Mode::Open if seats.len() > 1 => {
            // Whoever said that he is done is asked no more: a bot that is asked has to do something.
            let awake: SeatSet = seats.iter().filter(|seat| !matches!(G::when_silent(state, *seat), Silence::Rests)).collect();
            let asked = if awake.is_empty() { seats } else { awake };
            asked.iter().nth(luck.below(asked.len() as u64) as usize)
        }
        Mode::Sequential | Mode::Simultaneous | Mode::Open => seats.lowest(),
    }
}
