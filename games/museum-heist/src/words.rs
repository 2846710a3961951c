//! Actions and events as sentences by name; the catalogs have the words.

use engine::page::Page;
use engine::{Arg, Message, Seat, Wording, Words};

use crate::action::Action;
use crate::board::BoardRef;
use crate::content::Character;
use crate::event::{Event, How};
use crate::path::{notation, witness};
use crate::space::Space;
use crate::view::View;
use crate::{MuseumHeist, draw};

impl Wording for MuseumHeist {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::PlaceArtwork { .. } => "place_artwork",
            Action::Choose { .. } => "choose",
            Action::Move { .. } => "move",
            Action::Swap { .. } => "swap",
            Action::Challenge { .. } => "challenge",
        }
    }

    /// With its notation (MH-5.7).
    fn describe_action(view: &View, _seat: Seat, action: &Action) -> Message {
        let table = &view.table;
        match *action {
            Action::PlaceArtwork { space: place } => {
                Message::new("museum-heist-action-place").with("space", space(place)).with("way", format!("@{place}"))
            }
            Action::Choose { character: chosen } => Message::new("museum-heist-action-choose").with("character", character(chosen)),
            Action::Move { piece, to } => {
                let lands = table.artwork == Some(to);
                let own = view.viewer.seat().and_then(|seat| view.cards[seat.index()]);
                let key = match (lands, own == Some(piece)) {
                    (true, true) => "museum-heist-action-take",
                    (true, false) => "museum-heist-action-block",
                    (false, _) => "museum-heist-action-move",
                };
                let path = witness(&table.options.board, &table.pieces, piece, table.artwork.unwrap_or(to), to);
                // The star is for what collects: a piece that merely blocks the artwork has none.
                let way = notation(piece, table.space_of(piece), &path, table.artwork.filter(|_| own == Some(piece)));
                Message::new(key).with("piece", character(piece)).with("way", way)
            }
            Action::Swap { a, b } => {
                let way = format!("{}<>{}", a.letter(), b.letter());
                Message::new("museum-heist-action-swap").with("a", character(a)).with("b", character(b)).with("way", way)
            }
            Action::Challenge { target, character: named } => {
                let way = format!("?{target}={}", named.letter());
                Message::new("museum-heist-action-challenge").with("target", target).with("character", character(named)).with("way", way)
            }
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::FirstSeat { seat } => Message::new("museum-heist-event-first-seat").with("seat", *seat),
            Event::PiecePlaced { piece, space: at } => {
                Message::new("museum-heist-event-piece-placed").with("piece", character(*piece)).with("space", space(*at))
            }
            Event::RoundStarted { round, placer, start_seat } => {
                Message::new("museum-heist-event-round-started").with("round", *round).with("placer", *placer).with("seat", *start_seat)
            }
            Event::ArtworkPlaced { seat, artwork: number, space: at } => Message::new("museum-heist-event-artwork-placed")
                .with("seat", *seat)
                .with("artwork", artwork(*number))
                .with("space", space(*at)),
            Event::CardChosen { seat, character: None } => Message::new("museum-heist-event-card-chosen").with("seat", *seat),
            Event::CardChosen { seat, character: Some(chosen) } => {
                Message::new("museum-heist-event-card-chosen-own").with("seat", *seat).with("character", character(*chosen))
            }
            Event::CardsLocked { start_seat } => Message::new("museum-heist-event-cards-locked").with("seat", *start_seat),
            Event::Moved { seat, piece, from, path, .. } => Message::new("museum-heist-event-moved")
                .with("seat", *seat)
                .with("piece", character(*piece))
                .with("way", notation(*piece, *from, path, None)),
            Event::Swapped { seat, a, b, a_space, b_space, left } => Message::new("museum-heist-event-swapped")
                .with("seat", *seat)
                .with("a", character(*a))
                .with("b", character(*b))
                .with("a_space", space(*a_space))
                .with("b_space", space(*b_space))
                .with("left", *left),
            Event::SeatOut { seat } => Message::new("museum-heist-event-seat-out").with("seat", *seat),
            _ => describe_cards(event),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}

/// The name of a character, as in the middle of a sentence.
pub(crate) fn character(character: Character) -> Message {
    Message::new(format!("museum-heist-character-{}", character.id()))
}

/// The name of an artwork.
pub(crate) fn artwork(number: u8) -> Message {
    Message::new(format!("museum-heist-artwork-{number}"))
}

/// The name of a board; one that somebody brought is called by its id.
pub(crate) fn board(board: &BoardRef) -> Arg {
    match board {
        BoardRef::Shipped(board) => Message::new(format!("museum-heist-board-of-{}", board.id)).into(),
        BoardRef::Custom(board) => engine::shortened(&board.id, 30).into(),
    }
}

fn space(space: Space) -> Arg {
    space.to_string().into()
}

/// What has to do with cards and artworks.
fn describe_cards(event: &Event) -> Message {
    match event {
        Event::Challenged { seat, target, character: named, correct } => {
            let key = if *correct { "museum-heist-event-challenged-right" } else { "museum-heist-event-challenged-wrong" };
            Message::new(key).with("seat", *seat).with("target", *target).with("character", character(*named))
        }
        Event::CardShown { of, to, character: None } => Message::new("museum-heist-event-card-shown").with("of", *of).with("to", *to),
        Event::CardShown { of, to, character: Some(shown) } => {
            Message::new("museum-heist-event-card-shown-own").with("of", *of).with("to", *to).with("character", character(*shown))
        }
        Event::CardRevealed { seat, character: turned } => {
            Message::new("museum-heist-event-card-revealed").with("seat", *seat).with("character", character(*turned))
        }
        Event::ArtworkCollected { seat, artwork: number, how, total } => {
            let key = match how {
                How::Landed => "museum-heist-event-collected-1a",
                How::Twin => "museum-heist-event-collected-1b",
                How::Crowd => "museum-heist-event-collected-1c",
                How::Named => "museum-heist-event-collected-2a",
                How::LastIn => "museum-heist-event-collected-2b",
            };
            Message::new(key).with("seat", *seat).with("artwork", artwork(*number)).with("total", *total)
        }
        Event::AllCards { cards } => {
            let cards = cards.iter().map(|card| character(*card).into()).collect();
            Message::new("museum-heist-event-all-cards").with("cards", Arg::List(cards))
        }
        Event::GameOver { results } => {
            let winner = results.iter().find(|place| place.place == 1);
            let message = Message::new("museum-heist-event-game-over");
            winner.map_or(message.clone(), |place| message.with("seat", place.seat).with("total", place.artworks))
        }
        _ => unreachable!("everything else is described before"),
    }
}
