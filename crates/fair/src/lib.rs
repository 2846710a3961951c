//! Dice that can be checked, and a fast generator that can be repeated. Small enough to audit in an evening.
//!
//! At a real table nobody should have to trust the server's dice. Before the first move it publishes the hash of a [`Secret`]; every seat adds
//! entropy; every action may carry a nonce; and each ticket is derived from all of these by a [`TicketSource`]. Once the game is over and the secret
//! is published, [`verify()`] (or thirty lines of Python) checks every draw. `docs/fair-dice.md` says how on one page, with test vectors and with
//! what it does not prove.
//!
//! In the lab nobody needs convincing, and speed is everything: [`FastRng`].
//!
//! # Layout
//!
//! * [`secret`]: what the server commits to.
//! * [`ticket_source`]: from the secret, the entropy and the nonces to tickets, without bias.
//! * [`seal`]: records of games whose secrets outlast them.
//! * [`mod@verify`]: does a record follow from what was promised?
//! * [`fast`]: the generator of the lab and the bots.

pub mod fast;
pub mod seal;
pub mod secret;
pub mod ticket_source;
pub mod verify;

pub use fast::FastRng;
pub use secret::Secret;
pub use ticket_source::{BadInput, TicketSource, promise};
pub use verify::{VerifyError, VerifyReport, verify, verify_with_rules};
