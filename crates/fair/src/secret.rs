//! The secret that the server commits to before the first move and publishes after the last.

use std::fmt;

use sha2::{Digest, Sha256};

/// Thirty-two bytes that nobody but the server knows while the game lasts.
///
/// A real table takes them from the operating system. [`Secret::from_seed`] is for games that are meant to be repeated, not trusted.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret that belongs to a seed: SHA-256 of `capers/1/seed`, a newline, and the seed in decimal. Anybody can guess it.
    pub fn from_seed(seed: u64) -> Self {
        Self(Sha256::digest(format!("capers/1/seed\n{seed}").as_bytes()).into())
    }

    /// Reads a published secret: exactly 64 hexadecimal digits, in lower case so that a secret has one form only.
    pub fn from_hex(digits: &str) -> Option<Self> {
        if digits.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.as_bytes().chunks_exact(2)) {
            *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
        }
        Some(Self(bytes))
    }

    /// The secret as it is published, once the game is over.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// What is published before the first move: SHA-256 of the bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Never shows the bytes: a secret must not slip into a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Secret(committed to as {})", self.commitment())
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn nibble(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_being_written_down() {
        let secret = Secret::from_seed(7);
        assert_eq!(Secret::from_hex(&secret.hex()), Some(secret));
    }

    #[test]
    fn only_sixty_four_lower_case_digits_are_a_secret() {
        let digits = Secret::from_seed(7).hex();
        for bad in ["", &digits[1..], &digits.to_uppercase(), &format!("{digits}0"), &"é".repeat(32), &"g".repeat(64)] {
            assert_eq!(Secret::from_hex(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_secret_does_not_show_itself() {
        let secret = Secret::from_seed(7);
        assert!(!format!("{secret:?}").contains(&secret.hex()));
    }
}
