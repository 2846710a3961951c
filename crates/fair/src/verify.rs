//! Does a record follow from what was promised before its first move?

use std::fmt;

use engine::json::to_value;
use engine::record::{FairDice, Move, Record, RecordError, Ticket};
use engine::{GameFace, Match, Message};

use crate::seal::opens;
use crate::secret::Secret;
use crate::ticket_source::{BadInput, TicketSource, check_text};

/// What was checked in a record whose dice are as they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct VerifyReport {
    /// How many draws follow from what was promised: all of them.
    pub draws: usize,
    /// How many seats added entropy. With none the server could have foreseen everything until the first nonce.
    pub seats_with_entropy: usize,
    /// How many actions came with a nonce. With none the server could have foreseen everything.
    pub actions_with_nonce: usize,
    /// How many actions are sealed. Nothing can be said of what they were.
    pub sealed: usize,
    /// How many actions were sealed before and are opened here: each is the one that the commitment was made to.
    pub opened: usize,
    /// How many moves the rules were asked about: all of them, or those before the first sealed action.
    pub by_rules: usize,
}

/// Why a record does not prove that its dice were fair. The moves are numbered from 0.
#[derive(Clone, Debug)]
pub enum VerifyError {
    /// Nothing was promised: chance was given from outside.
    NothingPromised,
    /// The secret is not in the record: the game is not over.
    SecretUnpublished,
    /// What the record gives for the secret cannot be one.
    SecretMalformed,
    /// The secret is not the one that was promised.
    CommitmentDiffers {
        /// What was published before the first move.
        promised: String,
        /// What the secret hashes to.
        actual: String,
    },
    /// The record does not have one entropy for each seat.
    EntropyCount,
    /// The name of the table or somebody's entropy cannot go into the derivation.
    HeaderUnfit,
    /// The nonce, the seat or the stream of a move cannot go into the derivation.
    MoveUnfit {
        /// Which move.
        at: usize,
    },
    /// Chance fell without a ticket.
    TicketMissing {
        /// Which move.
        at: usize,
    },
    /// The ticket is not the one that follows.
    TicketDiffers {
        /// Which move.
        at: usize,
        /// What was drawn.
        stream: String,
        /// The ticket in the record.
        recorded: Ticket,
        /// The ticket that follows; none if the record draws from nothing.
        derived: Option<Ticket>,
    },
    /// By the rules there were not that many tickets to draw from.
    WeightDiffers {
        /// Which move.
        at: usize,
        /// How many tickets the record says there were.
        recorded: u64,
        /// How many there were.
        actual: u64,
    },
    /// By the rules the ticket means another outcome than the record gives.
    OutcomeDiffers {
        /// Which move.
        at: usize,
    },
    /// The action is not the one that was committed to while the record was sealed.
    SealDiffers {
        /// Which move.
        at: usize,
    },
    /// The record does not follow the rules.
    Rules(RecordError),
}

impl VerifyError {
    /// The first move that is in doubt; none if it is what comes before the first move.
    pub fn at(&self) -> Option<usize> {
        match self {
            Self::MoveUnfit { at }
            | Self::TicketMissing { at }
            | Self::TicketDiffers { at, .. }
            | Self::WeightDiffers { at, .. }
            | Self::OutcomeDiffers { at }
            | Self::SealDiffers { at } => Some(*at),
            Self::Rules(broken) => broken.at,
            _ => None,
        }
    }

    /// The sentence for people.
    pub fn message(&self) -> Message {
        match self {
            Self::NothingPromised => Message::new("fair-nothing-promised"),
            Self::SecretUnpublished => Message::new("fair-secret-unpublished"),
            Self::SecretMalformed => Message::new("fair-secret-malformed"),
            Self::CommitmentDiffers { promised, actual } => {
                Message::new("fair-commitment-differs").with("promised", promised.clone()).with("actual", actual.clone())
            }
            Self::EntropyCount => Message::new("fair-entropy-count"),
            Self::HeaderUnfit => Message::new("fair-header-unfit"),
            Self::MoveUnfit { at } => of_move("fair-move-unfit", *at),
            Self::TicketMissing { at } => of_move("fair-ticket-missing", *at),
            Self::TicketDiffers { at, stream, recorded, derived } => of_move("fair-ticket-differs", *at)
                .with("stream", stream.clone())
                .with("recorded", in_words(recorded))
                .with("derived", derived.as_ref().map_or_else(|| Message::new("fair-no-ticket"), in_words)),
            Self::WeightDiffers { at, recorded, actual } => {
                of_move("fair-weight-differs", *at).with("recorded", recorded.to_string()).with("actual", actual.to_string())
            }
            Self::OutcomeDiffers { at } => of_move("fair-outcome-differs", *at),
            Self::SealDiffers { at } => of_move("fair-seal-differs", *at),
            Self::Rules(RecordError { at: None, why }) => why.clone(),
            Self::Rules(RecordError { at: Some(at), why }) => of_move("record-broken-move", *at).with("why", why.clone()),
        }
    }
}

fn of_move(key: &'static str, at: usize) -> Message {
    Message::new(key).with("move", at as i64)
}

/// A ticket in words. Its numbers go as text, because they may be larger than the numbers of a sentence.
fn in_words(ticket: &Ticket) -> Message {
    Message::new("fair-ticket")
        .with("drawn", ticket.drawn.to_string())
        .with("of", ticket.of.to_string())
        .with("ordinal", ticket.ordinal.to_string())
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for VerifyError {}

/// Checks that the secret is the one promised, and that every ticket of the record follows from it.
///
/// What a ticket means is for the rules of the game to say: [`verify_with_rules`] checks that too.
///
/// # Errors
/// With the first thing that does not follow, or with what is missing to tell.
pub fn verify(record: &Record) -> Result<VerifyReport, VerifyError> {
    let (mut ticket_source, mut report) = begin(record)?;
    for at in 0..record.moves.len() {
        check_move(record, at, &mut ticket_source, &mut report)?;
    }
    Ok(report)
}

/// Plays the record again by the rules of `game` and checks everything at once: that each move is legal and shows what it showed, that each
/// ticket follows from what was promised, that there were as many tickets as the rules say, and that the outcome is that of the ticket.
/// From the first sealed action on only the tickets can be checked.
///
/// A record without fair dice is refused as such; whether it follows the rules is then for [`Record::replay`] to say.
///
/// # Errors
/// With the first move that does not follow, whichever way.
pub fn verify_with_rules(record: &Record, game: &dyn GameFace) -> Result<VerifyReport, VerifyError> {
    let (mut ticket_source, mut report) = begin(record)?;
    let mut replay = record.begin(game).map_err(VerifyError::Rules)?;
    report.by_rules = record.first_sealed().unwrap_or(record.moves.len());
    for at in 0..record.moves.len() {
        check_move(record, at, &mut ticket_source, &mut report)?;
        if at < report.by_rules {
            check_outcome(record, at, replay.as_ref())?;
            record.step(replay.as_mut(), at).map_err(VerifyError::Rules)?;
        }
    }
    Ok(report)
}

fn begin(record: &Record) -> Result<(TicketSource, VerifyReport), VerifyError> {
    let fair = record.fair.as_ref().ok_or(VerifyError::NothingPromised)?;
    let secret = published(fair)?;
    if fair.entropy.len() != record.seats.len() {
        return Err(VerifyError::EntropyCount);
    }
    let ticket_source = TicketSource::new(&secret, &fair.table, &fair.entropy).map_err(|_| VerifyError::HeaderUnfit)?;
    let seats_with_entropy = fair.entropy.iter().filter(|text| !text.is_empty()).count();
    Ok((ticket_source, VerifyReport { seats_with_entropy, ..VerifyReport::default() }))
}

/// The secret of a record, if it is the one that was promised.
fn published(fair: &FairDice) -> Result<Secret, VerifyError> {
    let digits = fair.secret.as_ref().ok_or(VerifyError::SecretUnpublished)?;
    let secret = Secret::from_hex(digits).ok_or(VerifyError::SecretMalformed)?;
    let actual = secret.commitment();
    if actual == fair.commitment { Ok(secret) } else { Err(VerifyError::CommitmentDiffers { promised: fair.commitment.clone(), actual }) }
}

fn check_move(record: &Record, at: usize, ticket_source: &mut TicketSource, report: &mut VerifyReport) -> Result<(), VerifyError> {
    let unfit = |_: BadInput| VerifyError::MoveUnfit { at };
    match &record.moves[at].moved {
        Move::Action { seat, nonce, .. } | Move::Sealed { seat, nonce, .. } => {
            let nonce = nonce.as_deref().unwrap_or_default();
            ticket_source.set_nonce(*seat, nonce).map_err(unfit)?;
            report.actions_with_nonce += usize::from(!nonce.is_empty());
            check_seal(record, at, report)?;
        }
        Move::Chance { stream, ticket, .. } => {
            let recorded = ticket.ok_or(VerifyError::TicketMissing { at })?;
            check_text(stream).map_err(unfit)?;
            let derived = (recorded.of > 0).then(|| ticket_source.draw(stream, recorded.of));
            if derived != Some(recorded) {
                return Err(VerifyError::TicketDiffers { at, stream: stream.clone(), recorded, derived });
            }
            report.draws += 1;
        }
        Move::TimeUp => {}
    }
    Ok(())
}

/// Whether an action that was sealed before is the one that was committed to.
fn check_seal(record: &Record, at: usize, report: &mut VerifyReport) -> Result<(), VerifyError> {
    let entry = &record.moves[at];
    let table = record.fair.as_ref().map_or("", |fair| &fair.table);
    match (&entry.moved, &entry.seal) {
        (Move::Sealed { .. }, _) => report.sealed += 1,
        (Move::Action { seat, action, .. }, Some(seal)) if opens(seal, table, at, *seat, action) => report.opened += 1,
        (Move::Action { .. }, Some(_)) => return Err(VerifyError::SealDiffers { at }),
        _ => {}
    }
    Ok(())
}

/// Whether the ticket of a chance move has the meaning that the record gives it. Whether chance is due at all is for the replay to say.
fn check_outcome(record: &Record, at: usize, replay: &dyn Match) -> Result<(), VerifyError> {
    let Move::Chance { outcome, ticket: Some(ticket), .. } = &record.moves[at].moved else { return Ok(()) };
    let Some(actual) = replay.weight() else { return Ok(()) };
    if ticket.of != actual {
        return Err(VerifyError::WeightDiffers { at, recorded: ticket.of, actual });
    }
    let drawn = replay.fork().draw(ticket.drawn);
    let same = drawn.is_ok_and(|played| to_value(&played.moved) == to_value(outcome));
    if same { Ok(()) } else { Err(VerifyError::OutcomeDiffers { at }) }
}
