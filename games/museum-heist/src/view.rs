//! What one viewer may know (MH-4.3), built from that alone: the table, and the cards that were its own or shown to it.

use engine::json::read_form;
use engine::refusal::code;
use engine::{Luck, Refusal, Seat, SeatSet, Secrets, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::action::Action;
use crate::content::{CHARACTERS, Character};
use crate::form::TableForm;
use crate::options::MOST_SEATS;
use crate::state::{Cards, State, Table};
use crate::{MuseumHeist, position};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "TableForm<crate::Options>")]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The cards this viewer may see.
    pub cards: Cards,
    /// Who has a card, which everybody sees.
    pub chosen: SeatSet,
}

impl View {
    /// Whether everybody knows that this seat does not have this character: somebody named it, and was wrong.
    #[inline]
    pub fn is_ruled_out(&self, seat: Seat, character: Character) -> bool {
        self.table.wrong.iter().any(|wrong| wrong.of == seat && wrong.named == character)
    }
}

impl Secrets for MuseumHeist {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let mut cards = if viewer == Viewer::Everyone { state.cards } else { [None; MOST_SEATS] };
        if let Some(seat) = viewer.seat() {
            cards[seat.index()] = state.card(seat);
            // What a failed challenger was shown stays in its mind until the round ends (MH-4.4).
            for wrong in state.table.wrong.iter().filter(|wrong| wrong.by == seat) {
                cards[wrong.of.index()] = state.card(wrong.of);
            }
        }
        View { viewer, table: state.table.clone(), cards, chosen: state.chosen() }
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        let malformed = || Refusal::new(code::MALFORMED);
        let form: TableForm<Value> = read_form(view).map_err(|_| malformed())?;
        let table = position::read_table(&form).map_err(|_| malformed())?;
        let cards = position::read_cards(&form, table.seats()).map_err(|_| malformed())?;
        let chosen = form.chosen.filter(|chosen| chosen.len() == table.seats()).ok_or_else(malformed)?;
        let chosen = Seat::all(table.seats()).filter(|seat| chosen[seat.index()]).collect();
        Ok(View { viewer, table, cards, chosen })
    }

    /// Unseen cards are any that nobody has named wrongly.
    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        let mut cards = view.cards;
        for seat in view.chosen.iter().filter(|seat| view.cards[seat.index()].is_none()) {
            let mut possible = [Character::Artist; CHARACTERS];
            let mut count = 0;
            for character in Character::ALL.into_iter().filter(|&character| !view.is_ruled_out(seat, character)) {
                possible[count] = character;
                count += 1;
            }
            cards[seat.index()] = Some(possible[luck.below(count as u64) as usize]);
        }
        State { table: view.table.clone(), cards }
    }

    /// MH-4.4: a card that was not revealed stays unknown to the others after the game.
    fn keeps_secrets(state: &State) -> bool {
        !state.table.options.reveal_all
    }

    /// MH-4.5: only the character that a seat chose is left out of what the others hear.
    fn shows_action(action: &Action) -> bool {
        !matches!(action, Action::Choose { .. })
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TableForm::of(&self.table, &self.cards, Some(self.chosen)).serialize(serializer)
    }
}
