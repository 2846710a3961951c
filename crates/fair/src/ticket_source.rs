//! From the secret, the entropy and the nonces to tickets, without bias. The page `docs/fair-dice.md` says the same in words.

use std::collections::BTreeMap;
use std::fmt;

use engine::Seat;
use engine::record::{FairDice, Ticket};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::secret::Secret;

/// The longest table name, entropy, nonce or stream name, in bytes.
pub const LONGEST_TEXT: usize = 128;

/// Deals the tickets of one game.
///
/// A copy deals the same tickets again: whoever takes a move back keeps a copy from before it, so that going forward again brings the same luck.
#[derive(Clone)]
pub struct TicketSource {
    /// HMAC-SHA256 that has taken in the game key and nothing else yet.
    keyed: Hmac<Sha256>,
    /// The nonce of each seat's latest action.
    nonces: Vec<String>,
    /// How many tickets of each stream have been dealt.
    dealt: BTreeMap<String, u64>,
}

/// Why something cannot go into the derivation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadInput {
    /// A text that is longer than [`LONGEST_TEXT`] or has anything but printable ASCII in it.
    Text,
    /// A seat that the game does not have.
    Seat,
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text => write!(f, "a text must be at most {LONGEST_TEXT} printable ASCII characters"),
            Self::Seat => f.write_str("the game has no such seat"),
        }
    }
}

impl std::error::Error for BadInput {}

/// Whether a text can go into the derivation: there every text is a line of its own, so a newline inside would make two games look like one.
///
/// # Errors
/// [`BadInput::Text`].
pub fn check_text(text: &str) -> Result<(), BadInput> {
    let fit = text.len() <= LONGEST_TEXT && text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if fit { Ok(()) } else { Err(BadInput::Text) }
}

impl TicketSource {
    /// The tickets of the game at `table`, with what each seat added (an empty text for a seat that added nothing).
    ///
    /// # Errors
    /// [`BadInput::Text`] if the name of the table or somebody's entropy is too long or not printable.
    pub fn new<T: AsRef<str>>(secret: &Secret, table: &str, entropy: &[T]) -> Result<Self, BadInput> {
        let mut key = keyed(secret.bytes());
        line(&mut key, "capers/1/key");
        check_text(table)?;
        line(&mut key, table);
        for text in entropy {
            check_text(text.as_ref())?;
            line(&mut key, text.as_ref());
        }
        let game_key = key.finalize().into_bytes();
        Ok(Self { keyed: keyed(&game_key), nonces: vec![String::new(); entropy.len()], dealt: BTreeMap::new() })
    }

    /// A seat acted, and sent this with its action: an empty text if it sent nothing. To be called at every action, before the draws it causes.
    ///
    /// # Errors
    /// If the text is unfit or the game has no such seat; nothing has changed then.
    pub fn set_nonce(&mut self, seat: Seat, nonce: &str) -> Result<(), BadInput> {
        check_text(nonce)?;
        let latest = self.nonces.get_mut(seat.index()).ok_or(BadInput::Seat)?;
        nonce.clone_into(latest);
        Ok(())
    }

    /// Deals the next ticket of a stream: one of `of`, each with exactly the same chance.
    ///
    /// # Panics
    /// If `of` is 0: the rules never wait for chance without an outcome.
    pub fn draw(&mut self, stream: &str, of: u64) -> Ticket {
        assert!(of > 0, "there is nothing to draw from");
        let ordinal = self.dealt.get(stream).copied().unwrap_or_default();
        let drawn = (0..).find_map(|block| ticket_of(self.words(stream, ordinal, block), of));
        self.dealt.insert(stream.to_owned(), ordinal + 1);
        Ticket { ordinal, of, drawn: drawn.expect("there is always a next block") }
    }

    /// Four numbers that nobody could foresee.
    fn words(&self, stream: &str, ordinal: u64, block: u64) -> [u64; 4] {
        let mut mac = self.keyed.clone();
        line(&mut mac, "capers/1/draw");
        line(&mut mac, stream);
        line(&mut mac, &ordinal.to_string());
        line(&mut mac, &block.to_string());
        for nonce in &self.nonces {
            line(&mut mac, nonce);
        }
        let bytes = mac.finalize().into_bytes();
        std::array::from_fn(|word| {
            let eight = bytes[8 * word..8 * word + 8].try_into().expect("a block has thirty-two bytes");
            u64::from_be_bytes(eight)
        })
    }
}

/// What a record says about its dice: everything but the secret, which is added when the game is over.
pub fn promise<T: AsRef<str>>(secret: &Secret, table: &str, entropy: &[T]) -> FairDice {
    let entropy = entropy.iter().map(|text| text.as_ref().to_owned()).collect();
    FairDice { commitment: secret.commitment(), secret: None, table: table.to_owned(), entropy }
}

/// The ticket of the first word below the largest multiple of `of` that 64 bits can hold: the words beyond it would favour the low tickets.
fn ticket_of(words: [u64; 4], of: u64) -> Option<u64> {
    let limit = (1u128 << 64) / u128::from(of) * u128::from(of);
    words.into_iter().find(|&word| u128::from(word) < limit).map(|word| word % of)
}

fn keyed(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes a key of any length")
}

/// HMAC-SHA256 over texts, each on a line of its own.
pub(crate) fn mac<'t>(key: &[u8], texts: impl IntoIterator<Item = &'t str>) -> [u8; 32] {
    let mut mac = keyed(key);
    texts.into_iter().for_each(|text| line(&mut mac, text));
    mac.finalize().into_bytes().into()
}

fn line(mac: &mut Hmac<Sha256>, text: &str) {
    mac.update(text.as_bytes());
    mac.update(b"\n");
}

/// Shows how far the game is, not the key it is played with.
impl fmt::Debug for TicketSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TicketSource").field("nonces", &self.nonces).field("dealt", &self.dealt).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_beyond_the_last_full_round_are_passed_over() {
        // 2^64 is 1 more than a multiple of 3: only the very last word is too large.
        assert_eq!(ticket_of([u64::MAX, 5, 0, 0], 3), Some(2));
        assert_eq!(ticket_of([u64::MAX - 1, 5, 0, 0], 3), Some((u64::MAX - 1) % 3));
        assert_eq!(ticket_of([u64::MAX; 4], 3), None);
        assert_eq!(ticket_of([u64::MAX; 4], 8), Some(7));
        assert_eq!(ticket_of([u64::MAX; 4], 1), Some(0));
        assert_eq!(ticket_of([u64::MAX, u64::MAX - 1, 0, 0], u64::MAX), Some(u64::MAX - 1));
    }

    #[test]
    fn a_block_without_a_fit_word_is_followed_by_another() {
        // Just over half of all words fit, so one block in sixteen has none: among a thousand draws many need a second block.
        let of = (1 << 63) + 1;
        let mut ticket_source = TicketSource::new(&Secret::from_seed(1), "t", &[""; 2]).unwrap();
        let first_blocks = (0..1000).filter(|&ordinal| ticket_of(ticket_source.words("s", ordinal, 0), of).is_none()).count();
        assert!((30..100).contains(&first_blocks), "{first_blocks}");
        for _ in 0..1000 {
            assert!(ticket_source.draw("s", of).drawn < of);
        }
    }

    #[test]
    fn what_could_blur_two_games_is_unfit() {
        let secret = Secret::from_seed(1);
        for text in ["a\nb", "a\r", "\0", "é", &"x".repeat(129)] {
            assert_eq!(TicketSource::new(&secret, text, &[""]).err(), Some(BadInput::Text));
            assert_eq!(TicketSource::new(&secret, "t", &[text]).err(), Some(BadInput::Text));
            let mut ticket_source = TicketSource::new(&secret, "t", &[""]).unwrap();
            assert_eq!(ticket_source.set_nonce(Seat::new(0), text), Err(BadInput::Text));
        }
        let mut ticket_source = TicketSource::new(&secret, "", &["x".repeat(128)]).unwrap();
        assert_eq!(ticket_source.set_nonce(Seat::new(1), "x"), Err(BadInput::Seat));
    }

    #[test]
    fn a_copy_deals_the_same_again() {
        let mut ticket_source = TicketSource::new(&Secret::from_seed(3), "t", &["a", "b"]).unwrap();
        ticket_source.draw("deck", 50);
        let mut copy = ticket_source.clone();
        let first: Vec<Ticket> = (0..10).map(|_| ticket_source.draw("deck", 50)).collect();
        let again: Vec<Ticket> = (0..10).map(|_| copy.draw("deck", 50)).collect();
        assert_eq!(first, again);
        assert_eq!(first[9].ordinal, 10);
    }

    #[test]
    fn everything_that_was_added_counts() {
        let tickets = |seed, table: &str, entropy: &[&str], nonces: &[&str]| {
            let mut ticket_source = TicketSource::new(&Secret::from_seed(seed), table, entropy).unwrap();
            for (seat, nonce) in nonces.iter().enumerate() {
                ticket_source.set_nonce(Seat::new(seat), nonce).unwrap();
            }
            [ticket_source.draw("s", u64::MAX).drawn, ticket_source.draw("s", u64::MAX).drawn, ticket_source.draw("r", u64::MAX).drawn]
        };
        let all = [
            tickets(1, "t", &["a", "b"], &["", ""]),
            tickets(2, "t", &["a", "b"], &["", ""]),
            tickets(1, "u", &["a", "b"], &["", ""]),
            tickets(1, "t", &["ab", ""], &["", ""]),
            tickets(1, "t", &["", "ab"], &["", ""]),
            tickets(1, "t", &["a", "b"], &["x", ""]),
            tickets(1, "t", &["a", "b"], &["", "x"]),
        ];
        let mut words: Vec<u64> = all.into_iter().flatten().collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 21);
    }
}
