//! The table drawn for a terminal of 80 columns.

use engine::page::{Page, TextStyle};
use engine::{Arg, Message, Seat, Words, shortened};

use crate::content::Character;
use crate::space::Space;
use crate::state::{Phase, Table};
use crate::view::View;
use crate::words;

/// Where the columns of the players begin.
const ARTWORKS: usize = 18;
const SWAPS: usize = 29;
const CARD: usize = 38;
const NOTES: usize = 56;
/// How wide the page is, and the name of a piece where there is room.
const WIDTH: usize = 80;
const NAME: usize = 16;
/// Beside the name of a piece: its letter, its space and its distance.
const BESIDE_NAME: usize = 10;

/// Draws everything there is to see: the board with the pieces beside it, the players with their cards, and what the signs mean.
pub(crate) fn draw(view: &View, words: &dyn Words, page: &mut Page) {
    let table = &view.table;
    let head = Message::new("museum-heist-board-head").with("board", words::board(&table.options.board));
    let head = head.with("round", table.round).with("artwork", words::artwork(table.round)).with("target", table.options.target());
    page.line().put(TextStyle::Strong, words.say(&head));
    page.line();
    draw_floor(table, words, page);
    page.line();
    draw_heading(words, page);
    Seat::all(table.seats()).for_each(|seat| draw_player(view, seat, words, page));
    page.line();
    page.line().put(TextStyle::Faint, words.say(&Message::new("museum-heist-board-legend")));
    page.line().put(TextStyle::Faint, words.say(&Message::new("museum-heist-board-notation")));
}

/// The board, and beside it every piece with its space and its squared distance from the artwork.
fn draw_floor(table: &Table, words: &dyn Words, page: &mut Page) {
    let board = &table.options.board;
    let (files, ranks) = board.size();
    let beside = 2 * files + 6;
    let lines = ranks.max(Character::ALL.len());
    for line in 0..lines {
        page.line();
        if let Some(rank) = ranks.checked_sub(line + 1) {
            page.put(TextStyle::Faint, format!("{:>3}", rank + 1));
            for file in 0..files {
                let (ink, sign) = sign(table, Space { file: file as u8, rank: rank as u8 });
                page.put(TextStyle::Plain, " ").put(ink, sign);
            }
        }
        if let Some(&piece) = Character::ALL.get(line) {
            page.pad_to(beside);
            draw_piece(table, piece, NAME.min(WIDTH - beside - BESIDE_NAME), words, page);
        }
    }
    page.line().put(TextStyle::Plain, "   ");
    for file in 0..files {
        page.put(TextStyle::Faint, format!(" {}", char::from(b'a' + file as u8)));
    }
}

/// What stands or lies on a space.
fn sign(table: &Table, space: Space) -> (TextStyle, String) {
    let board = &table.options.board;
    if let Some(piece) = table.piece_on(space) {
        (piece.ink(), piece.letter().to_string())
    } else if table.artwork == Some(space) {
        (TextStyle::Accent, "*".to_owned())
    } else if board.is_passage(space) {
        (TextStyle::Strong, "o".to_owned())
    } else if board.has(space) {
        (TextStyle::Faint, ".".to_owned())
    } else {
        (TextStyle::Faint, "#".to_owned())
    }
}

/// A piece, its name in so many columns, and where it stands.
fn draw_piece(table: &Table, piece: Character, wide: usize, words: &dyn Words, page: &mut Page) {
    page.put(piece.ink(), format!("{} ", piece.letter()));
    let name = words.say(&words::character(piece));
    page.put(TextStyle::Plain, format!("{:<wide$}", shortened(&name, wide - 1)));
    if let Some(space) = table.standing().get(piece.index()) {
        let distance = table.artwork.map_or(String::new(), |artwork| format!("{:>5}", space.distance(artwork)));
        page.put(TextStyle::Plain, format!("{space:<3}", space = space.to_string())).put(TextStyle::Faint, distance);
    }
}

fn draw_heading(words: &dyn Words, page: &mut Page) {
    page.line();
    for (column, key) in [
        (2, "museum-heist-board-player"),
        (ARTWORKS, "museum-heist-board-artworks"),
        (SWAPS, "museum-heist-board-swaps"),
        (CARD, "museum-heist-board-card"),
    ] {
        page.pad_to(column).put(TextStyle::Faint, words.say(&Message::new(key)));
    }
}

fn draw_player(view: &View, seat: Seat, words: &dyn Words, page: &mut Page) {
    let table = &view.table;
    let acting = match table.phase {
        Phase::PlaceArtwork => table.placer() == Some(seat),
        Phase::Choose => !view.chosen.contains(seat),
        Phase::Turn => table.turn == Some(seat),
        Phase::FirstSeat | Phase::PlacePieces | Phase::Over => false,
    };
    let name = shortened(&words.say(&Message::new("seat-name").with("seat", seat)), ARTWORKS - 4);
    page.line().put(if acting { TextStyle::Accent } else { TextStyle::Plain }, format!("{} {name}", if acting { '>' } else { ' ' }));
    page.pad_to(ARTWORKS).put(TextStyle::Strong, format!("{}/{}", table.collected(seat), table.options.target()));
    page.pad_to(SWAPS).put(TextStyle::Plain, table.swaps[seat.index()].to_string());
    let card = match view.cards[seat.index()] {
        Some(card) => words.say(&words::character(card)),
        None if view.chosen.contains(seat) => "?".to_owned(),
        None => "-".to_owned(),
    };
    page.pad_to(CARD).put(TextStyle::Plain, shortened(&card, NOTES - CARD - 1)).pad_to(NOTES);
    draw_notes(table, seat, words, page);
}

/// Whether a seat is out, and which characters it is known not to have.
fn draw_notes(table: &Table, seat: Seat, words: &dyn Words, page: &mut Page) {
    if table.wrong.iter().any(|wrong| wrong.by == seat) {
        page.put(TextStyle::Danger, words.say(&Message::new("museum-heist-board-out")));
        return;
    }
    let named: Vec<String> = table.wrong.iter().filter(|wrong| wrong.of == seat).map(|wrong| wrong.named.letter().to_string()).collect();
    if !named.is_empty() {
        let message = Message::new("museum-heist-board-not").with("letters", Arg::Text(named.join(" ").into()));
        page.put(TextStyle::Faint, words.say(&message));
    }
}
