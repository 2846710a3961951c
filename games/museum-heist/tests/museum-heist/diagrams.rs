//! Every assertion under every worked position of the rules, read from `diagrams.txt`.
//!
//! `dest X` = all legal destinations of piece X, `*` marking the artwork (legal only to the seat holding X); `path X s` = the witness path; `refuse X s` =
//! the refusal of moving X to s for a seat that does not hold X; `moves` = how many pairs of piece and destination there are without landings, then
//! by piece; `landers` = the pieces that can reach the artwork; `perft` = how many sequences of 1, 2, 3 such moves there are; `places` = how many
//! spaces an artwork may be laid on, this one away; `place_refuse s` = the refusal of laying it on s.

use crate::support::{Diagram, character, diagrams, space};
use engine::{Game, Rules, Seat};
use museum_heist::board::{Board, shipped};
use museum_heist::content::Character;
use museum_heist::geometry::Pieces;
use museum_heist::path::{notation, witness};
use museum_heist::space::Space;
use museum_heist::{MuseumHeist, State};
use serde_json::{Value, json};

/// How many assertions there are: none may be skipped by a reader that does not see it.
const ASSERTIONS: usize = 112;

#[test]
fn every_assertion_holds() {
    let mut checked = 0;
    for diagram in diagrams() {
        for (what, expected) in &diagram.assertions {
            check(&diagram, what, expected);
            checked += 1;
        }
    }
    assert_eq!((diagrams().len(), checked), (26, ASSERTIONS));
}

fn check(diagram: &Diagram, what: &str, expected: &str) {
    let at = format!("{}: {what} = {expected}", diagram.number);
    let (board, pieces, artwork) = (board(diagram), diagram.pieces, diagram.artwork);
    let words: Vec<&str> = what.split(' ').collect();
    let found = match *words.as_slice() {
        ["dest", piece] => destinations(board, &pieces, artwork, character(piece)),
        ["path", piece, to] => {
            let path = witness(board, &pieces, character(piece), artwork, space(to));
            notation(character(piece), pieces[character(piece).index()], &path, Some(artwork))
        }
        ["refuse", piece, to] => refused_move(diagram, character(piece), to),
        ["place_refuse", to] => refused(&diagram.placing(), &json!({"type": "place_artwork", "space": to})),
        ["places"] => {
            let mut places = 0;
            board.each_place(&pieces, |_| places += 1);
            places.to_string()
        }
        ["moves"] => counted(board, &pieces, artwork),
        ["landers"] => {
            let lands = |piece: &Character| board.destinations(&pieces, *piece, artwork).contains(&artwork);
            joined(Character::ALL.into_iter().filter(lands).map(|piece| piece.letter().to_string()))
        }
        ["perft"] => joined((1..=3).map(|depth| board.perft(&pieces, artwork, depth).to_string())),
        _ => panic!("{at}: nobody knows how to check this"),
    };
    assert_eq!(found, expected, "{at}");
}

fn board(diagram: &Diagram) -> &'static Board {
    shipped().iter().find(|board| board.id == diagram.board).expect("the board is in the box")
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    if parts.is_empty() { "(none)".to_owned() } else { parts.join(" ") }
}

fn destinations(board: &Board, pieces: &Pieces, artwork: Space, piece: Character) -> String {
    let star = |space: &Space| if *space == artwork { "*" } else { "" };
    joined(board.destinations(pieces, piece, artwork).iter().map(|space| format!("{space}{}", star(space))))
}

fn counted(board: &Board, pieces: &Pieces, artwork: Space) -> String {
    let of = |piece: Character| board.destinations(pieces, piece, artwork).iter().filter(|space| **space != artwork).count();
    let counts = Character::ALL.map(of);
    let by_piece = Character::ALL.iter().zip(counts).map(|(piece, count)| format!("{}{count}", piece.letter()));
    format!("{} : {}", counts.iter().sum::<usize>(), joined(by_piece))
}

/// The refusal that seat 0 gets, holding another character.
fn refused_move(diagram: &Diagram, piece: Character, to: &str) -> String {
    let other = Character::ALL.into_iter().find(|other| *other != piece).expect("there are seven");
    refused(&diagram.turn(&[other, other]), &json!({"type": "move", "piece": piece, "to": to}))
}

fn refused(position: &Value, action: &Value) -> String {
    let state: State = MuseumHeist::load(position).expect("the position can be");
    let refusal = MuseumHeist::read_action(&state, Seat::new(0), action).expect_err("the action is refused");
    refusal.code.to_owned()
}

/// Every destination has a way there, every other space has none or is not closer, and the two kinds of bits agree: a board too large for the
/// small ones has the same moves in its corner.
#[test]
fn mh_5_6_bits_and_ways_agree_on_boards_of_any_size() {
    for diagram in diagrams() {
        let small = board(&diagram);
        let large = enlarged(small);
        for piece in Character::ALL {
            let destinations = small.destinations(&diagram.pieces, piece, diagram.artwork);
            assert_eq!(destinations, large.destinations(&diagram.pieces, piece, diagram.artwork), "{} {piece:?}", diagram.number);
            for &to in small.spaces().iter().filter(|space| !diagram.pieces.contains(space)) {
                let way = witness(small, &diagram.pieces, piece, diagram.artwork, to);
                let from = diagram.pieces[piece.index()];
                let closer = to.distance(diagram.artwork) < from.distance(diagram.artwork);
                assert_eq!(
                    small.can_reach(&diagram.pieces, piece, diagram.artwork, to),
                    !way.is_empty(),
                    "{} {piece:?} {to}",
                    diagram.number
                );
                assert_eq!(destinations.contains(&to), !way.is_empty() && closer, "{} {piece:?} {to}", diagram.number);
            }
        }
        assert_eq!(small.perft(&diagram.pieces, diagram.artwork, 2), large.perft(&diagram.pieces, diagram.artwork, 2));
    }
}

/// The same board in the lower left corner of one with 26 files and ranks, walled off.
fn enlarged(board: &Board) -> Board {
    let (files, ranks) = board.size();
    let mut grid = vec!["#".repeat(26); 26 - ranks];
    grid.extend(board.grid.iter().map(|line| format!("{line}{}", "#".repeat(26 - files))));
    Board::new("large".to_owned(), None, grid).expect("it has the same spaces")
}

/// MH-6.37: the seven spaces of the gallery that are farthest from a corner.
#[test]
fn mh_6_37_a_round_on_the_gallery_has_at_most_741_moves() {
    let mut distances: Vec<u32> = shipped()[0].spaces().iter().map(|space| space.distance(Space::default())).collect();
    distances.sort_unstable();
    assert_eq!(distances.iter().rev().take(7).sum::<u32>(), 741);
}
