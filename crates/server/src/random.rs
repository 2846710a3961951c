//! Names and secrets that nobody can guess.

use fair::Secret;
use sha2::{Digest, Sha256};

/// 32 letters and digits that are hard to take for one another, so that five bits become one of them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The operating system gives random bytes or the machine is not fit to run a server; there is nobody who could do better than to stop here.
fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

fn letters<const N: usize>() -> String {
    bytes::<N>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// The id of a table: 100 bits. Whoever knows it is invited.
pub(crate) fn table_id() -> String {
    letters::<20>()
}

/// The id of a player: 80 bits. Everybody at the table sees it, and it opens nothing.
pub(crate) fn player_id() -> String {
    letters::<16>()
}

/// A token that opens something: 200 bits.
pub(crate) fn token() -> String {
    letters::<40>()
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> String {
    Sha256::digest(token.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The secret of the dice of one table.
pub(crate) fn secret() -> Secret {
    Secret::new(bytes())
}

/// A seed for a bot.
pub(crate) fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// The key that signs cookies.
pub(crate) fn cookie_key() -> [u8; 64] {
    bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_long_and_never_the_same() {
        let ids: std::collections::HashSet<String> = (0..1000).map(|_| table_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 20 && id.bytes().all(|letter| LETTERS.contains(&letter))));
        assert!(fair::ticket_source::check_text(&table_id()).is_ok(), "the dice take the id of a table into account");
    }

    #[test]
    fn a_hash_is_the_same_every_time_and_is_not_the_token() {
        assert_eq!(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
