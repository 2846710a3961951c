//! Where secrets and nonces come from: the operating system, or a seed for games that are meant to be repeated.

use engine::{Luck, Message};
use fair::{FastRng, Secret};

use crate::failure::Failure;

/// A source of bytes that nobody can foresee, unless a seed was asked for.
#[derive(Debug)]
pub struct RandomBytes {
    seeded: Option<(u64, FastRng)>,
}

impl RandomBytes {
    /// From the operating system, or from a seed.
    pub fn new(seed: Option<u64>) -> Self {
        Self { seeded: seed.map(|seed| (seed, FastRng::new(seed))) }
    }

    /// The secret that the dice of a game follow from.
    ///
    /// # Errors
    /// If the system gives no random bytes, as for all functions here.
    pub fn secret(&mut self) -> Result<Secret, Failure> {
        match &self.seeded {
            Some((seed, _)) => Ok(Secret::from_seed(*seed)),
            None => {
                let mut bytes = [0; 32];
                fill(&mut bytes)?;
                Ok(Secret::new(bytes))
            }
        }
    }

    /// A number.
    ///
    /// # Errors
    /// See [`RandomBytes::secret`].
    pub fn number(&mut self) -> Result<u64, Failure> {
        match &mut self.seeded {
            Some((_, luck)) => Ok(luck.below(u64::MAX)),
            None => {
                let mut bytes = [0; 8];
                fill(&mut bytes)?;
                Ok(u64::from_be_bytes(bytes))
            }
        }
    }

    /// Sixteen hexadecimal digits.
    ///
    /// # Errors
    /// See [`RandomBytes::secret`].
    pub fn nonce(&mut self) -> Result<String, Failure> {
        Ok(format!("{:016x}", self.number()?))
    }
}

fn fill(bytes: &mut [u8]) -> Result<(), Failure> {
    getrandom::fill(bytes).map_err(|error| Failure::file(Message::new("cli-no-randomness").with("what", error.to_string())))
}
