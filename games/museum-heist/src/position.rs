//! What must be true of a position that is loaded (MH-4.6).

use engine::json::read_form;
use engine::{Message, Refusal, Seat, SeatSet, Settings};
use serde_json::Value;

use crate::content::{ARTWORKS, CHARACTERS, SWAPS};
use crate::form::TableForm;
use crate::options::{Landing, MOST_SEATS, Options, SPECS};
use crate::rules::is_beside_a_piece;
use crate::score;
use crate::state::{Cards, Phase, State, Table};

type Form = TableForm<Value>;

fn require(holds: bool, key: &'static str) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(Refusal::bad_position(Message::new(key))) }
}

/// Reads a position and checks it.
pub(crate) fn load(position: &Value) -> Result<State, Refusal> {
    let form: Form = read_form(position).map_err(Refusal::bad_position)?;
    require(form.chosen.is_none(), "museum-heist-position-chosen")?;
    let table = read_table(&form)?;
    check_table(&table, &form)?;
    let cards = read_cards(&form, table.seats())?;
    let chosen = cards.iter().flatten().count();
    let fits = match table.phase {
        Phase::Turn => chosen == table.seats(),
        Phase::Choose => chosen < table.seats(),
        _ => chosen == 0,
    };
    require(fits, "museum-heist-position-cards")?;
    let named_wrongly = table.wrong.iter().all(|wrong| cards[wrong.of.index()] != Some(wrong.named));
    require(named_wrongly, "museum-heist-position-wrong")?;
    Ok(State { table, cards })
}

/// One card a seat, or none.
pub(crate) fn read_cards(form: &Form, seats: usize) -> Result<Cards, Refusal> {
    require(form.cards.len() == seats, "museum-heist-position-cards")?;
    let mut cards = [None; MOST_SEATS];
    cards[..seats].copy_from_slice(&form.cards);
    Ok(cards)
}

/// Everything but the cards, as it is written. What is told in the middle of a move can be seen, and not all of it can be loaded: the rules below
/// are for loading alone.
pub(crate) fn read_table(form: &Form) -> Result<Table, Refusal> {
    let options = Settings::read(SPECS, &form.options).and_then(|settings| Options::from_settings(&settings));
    let options =
        options.map_err(|refusal| Refusal::bad_position(Message { key: "museum-heist-position-option".into(), args: refusal.data }))?;
    let mut table = State::new(&options).table;
    (table.phase, table.round, table.artwork) = (form.phase, form.round, form.artwork);
    require((1..=ARTWORKS).contains(&usize::from(form.round)), "museum-heist-position-round")?;
    require(form.artwork.is_none_or(|space| table.options.board.has(space)), "museum-heist-position-artwork")?;
    read_pieces(&mut table, form)?;
    read_won(&mut table, form)?;
    let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.index() < table.seats());
    require(known(form.start_seat) && known(form.turn), "museum-heist-position-seat")?;
    (table.start_seat, table.turn) = (form.start_seat, form.turn);
    read_wrong(&mut table, form)?;
    require(form.swaps.len() == table.seats() && form.swaps.iter().all(|&left| left <= SWAPS), "museum-heist-position-swaps")?;
    table.swaps[..form.swaps.len()].copy_from_slice(&form.swaps);
    Ok(table)
}

/// What is true of everything but the cards between two moves.
fn check_table(table: &Table, form: &Form) -> Result<(), Refusal> {
    check_pieces(table)?;
    check_artwork(table)?;
    check_won(table)?;
    check_seats(table)?;
    check_wrong(table)?;
    let results = (table.phase == Phase::Over).then(|| score::places(table));
    require(form.results == results, "museum-heist-position-results")
}

/// Distinct spaces of the board, placed in character order.
fn read_pieces(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    let spaces = form.pieces.spaces();
    let placed = spaces.iter().take_while(|space| space.is_some()).count();
    require(spaces[placed..].iter().all(Option::is_none), "museum-heist-position-pieces")?;
    for (place, space) in spaces.into_iter().flatten().enumerate() {
        require(table.options.board.has(space) && !table.pieces[..place].contains(&space), "museum-heist-position-pieces")?;
        table.pieces[place] = space;
    }
    table.placed = placed as u8;
    Ok(())
}

/// All of them stand from the first artwork on.
fn check_pieces(table: &Table) -> Result<(), Refusal> {
    let placed = usize::from(table.placed);
    let fits = match table.phase {
        Phase::FirstSeat => placed == 0,
        Phase::PlacePieces => placed < CHARACTERS,
        _ => placed == CHARACTERS,
    };
    require(fits, "museum-heist-position-pieces")
}

/// The artwork lies on the board in the middle of a round only, where it could have been laid.
fn check_artwork(table: &Table) -> Result<(), Refusal> {
    require(table.artwork.is_some() == matches!(table.phase, Phase::Choose | Phase::Turn), "museum-heist-position-artwork")?;
    let Some(artwork) = table.artwork else { return Ok(()) };
    let board = &table.options.board;
    require(board.has(artwork) && !board.is_passage(artwork), "museum-heist-position-artwork")?;
    // Nothing has moved yet while characters are chosen.
    let untouched = table.phase == Phase::Choose;
    let alone = !is_beside_a_piece(table, artwork);
    let vacant = table.piece_on(artwork).is_none();
    let may_be_blocked = table.options.landing == Landing::Any && !untouched;
    require((vacant || may_be_blocked) && (alone || !untouched), "museum-heist-position-artwork")
}

/// Who has which artwork, each of them once.
fn read_won(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    const KEY: &str = "museum-heist-position-won";
    require(form.won.len() == table.seats(), KEY)?;
    for (seat, numbers) in Seat::all(table.seats()).zip(&form.won) {
        for &number in numbers {
            require((1..=ARTWORKS).contains(&usize::from(number)), KEY)?;
            let winner = &mut table.winners[usize::from(number) - 1];
            require(winner.is_none(), KEY)?;
            *winner = Some(seat);
        }
    }
    Ok(())
}

/// Every artwork of the rounds before belongs to one seat, and no other does.
fn check_won(table: &Table) -> Result<(), Refusal> {
    const KEY: &str = "museum-heist-position-won";
    let over = table.phase == Phase::Over;
    let begun = !matches!(table.phase, Phase::FirstSeat | Phase::PlacePieces);
    require(begun || table.round == 1, "museum-heist-position-round")?;
    let collected = usize::from(table.round) - usize::from(!over);
    let (before, after) = table.winners.split_at(collected);
    require(before.iter().all(Option::is_some) && after.iter().all(Option::is_none), KEY)?;
    let target = table.options.target();
    let there = Seat::all(table.seats()).map(|seat| table.collected(seat));
    let (reached, beyond) = there.fold((0, false), |(reached, beyond), own| (reached + u8::from(own == target), beyond || own > target));
    require(reached == u8::from(over) && !beyond, KEY)
}

/// Who starts and whose turn it is.
fn check_seats(table: &Table) -> Result<(), Refusal> {
    const KEY: &str = "museum-heist-position-start";
    let before = table.phase == Phase::FirstSeat;
    require(table.start_seat.is_none() == before && !(before && table.options.first_seat.is_some()), KEY)?;
    let first = table.options.first_seat.filter(|_| table.round == 1);
    require(first.is_none() || first == table.start_seat, KEY)?;
    let last_winner = usize::from(table.round).checked_sub(2).map(|last| table.winners[last]);
    require(last_winner.is_none_or(|winner| winner == table.start_seat), KEY)?;
    require(table.turn.is_some() == (table.phase == Phase::Turn), "museum-heist-position-turn")
}

/// The wrong challenges, as many as there can be.
fn read_wrong(table: &mut Table, form: &Form) -> Result<(), Refusal> {
    const KEY: &str = "museum-heist-position-wrong";
    require(form.wrong.len() < table.seats(), KEY)?;
    for wrong in &form.wrong {
        require(wrong.by.index().max(wrong.of.index()) < table.seats(), KEY)?;
        table.wrong.push(*wrong);
    }
    Ok(())
}

/// They leave two seats in, the one whose turn it is among them, and nobody in them challenges who is out (MH-6.35), nor is challenged.
fn check_wrong(table: &Table) -> Result<(), Refusal> {
    const KEY: &str = "museum-heist-position-wrong";
    let mut out = SeatSet::EMPTY;
    for wrong in table.wrong.iter() {
        require(table.phase == Phase::Turn && wrong.by != wrong.of && !out.contains(wrong.by) && !out.contains(wrong.of), KEY)?;
        out = out.with(wrong.by);
        require(out.len() + 2 <= table.seats(), KEY)?;
    }
    require(table.turn.is_none_or(|turn| !out.contains(turn)), "museum-heist-position-turn")
}
