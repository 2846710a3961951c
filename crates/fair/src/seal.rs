//! Records of games whose secrets outlast them: sealed for one reader, and opened when every seat agrees. The page `docs/fair-dice.md` says the same
//! in words.

use engine::json::{Json, to_value};
use engine::record::{Move, Record, RecordedMove, Seal, heard_by};
use engine::{GameFace, Match, Seat, Viewer};

use crate::secret::{Secret, hex};
use crate::ticket_source::mac;

/// The record as this reader may have it: with the events that the reader heard, with a commitment in the place of each action that the reader may not
/// know, and without hashes of states, from which a hidden card could be found by trying.
///
/// `key` is what the salts are made from. It stays with the table, so that the same record comes out whenever it is asked for.
pub fn sealed(record: &Record, game: &dyn GameFace, reader: Viewer, key: &Secret) -> Record {
    let hidden = hidden_moves(record, game);
    let moves = record.moves.iter().zip(hidden).enumerate().map(|(at, (entry, hidden))| {
        let moved = match &entry.moved {
            Move::Action { seat, action, nonce } if hidden && !reader.is(*seat) => {
                Move::Sealed { seat: *seat, sealed: seal(record, at, *seat, action, key).sealed, nonce: nonce.clone() }
            }
            moved => moved.clone(),
        };
        RecordedMove { moved, events: heard_by(&entry.events, reader), hash: None, seal: None }
    });
    Record { sealed_for: Some(reader), opening: heard_by(&record.opening, reader), moves: moves.collect(), ..record.clone() }
}

/// The whole record, with what opens the commitments that others got before.
pub fn opened(record: &Record, game: &dyn GameFace, key: &Secret) -> Record {
    let hidden = hidden_moves(record, game);
    let moves = record.moves.iter().zip(hidden).enumerate().map(|(at, (entry, hidden))| {
        let seal = match &entry.moved {
            Move::Action { seat, action, .. } if hidden => Some(seal(record, at, *seat, action, key)),
            _ => None,
        };
        RecordedMove { seal, ..entry.clone() }
    });
    Record { moves: moves.collect(), ..record.clone() }
}

/// Whether a salt opens a commitment to this action of that seat, made at that move of the table's game.
pub fn opens(seal: &Seal, table: &str, at: usize, seat: Seat, action: &Json) -> bool {
    Secret::from_hex(&seal.salt).is_some_and(|salt| commitment(&salt, table, at, seat, action) == seal.sealed)
}

/// For each move whether it is an action that not everybody learned. What the rules can no longer tell is hidden.
fn hidden_moves(record: &Record, game: &dyn GameFace) -> Vec<bool> {
    let mut played = record.begin(game).ok();
    let hidden = record.moves.iter().enumerate().map(|(at, entry)| {
        let shown = |played: &dyn Match| match &entry.moved {
            Move::Action { seat, action, .. } => played.shows_action(*seat, &to_value(action)),
            _ => true,
        };
        let is_hidden = !played.as_deref().is_some_and(shown);
        played = played.take().and_then(|mut played| record.step(played.as_mut(), at).is_ok().then_some(played));
        is_hidden
    });
    hidden.collect()
}

/// The salt of a move: one of its own, so that whoever guesses an action cannot try it out.
pub fn salt(key: &Secret, at: usize) -> Secret {
    Secret::new(mac(key.bytes(), ["capers/1/salt", &at.to_string()]))
}

fn seal(record: &Record, at: usize, seat: Seat, action: &Json, key: &Secret) -> Seal {
    let table = record.fair.as_ref().map_or("", |fair| &fair.table);
    let salt = salt(key, at);
    Seal { sealed: commitment(&salt, table, at, seat, action), salt: salt.hex() }
}

fn commitment(salt: &Secret, table: &str, at: usize, seat: Seat, action: &Json) -> String {
    // Without `preserve_order` serde_json sorts the keys of objects; the hash of a position rests on that too, and is tested for it.
    let action = to_value(action).to_string();
    hex(&mac(salt.bytes(), ["capers/1/sealed", table, &at.to_string(), &seat.to_string(), &action]))
}
