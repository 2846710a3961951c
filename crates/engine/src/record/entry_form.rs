//! How a move of a record is written.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Move, RecordedMove, Seal, Ticket};
use crate::event::AddressedEvent;
use crate::json::Json;
use crate::seat::Seat;

/// One move of a record, as it is written, and what people saw of it.
// Flat by hand, because serde cannot flatten around JSON that is already written out.
#[derive(Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(rename = "RecordedMove")]
#[schema(as = RecordedMove)]
pub struct EntryForm {
    /// The seat that acted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    seat: Option<Seat>,
    /// What it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Value>)]
    action: Option<Json>,
    /// A commitment to the action: instead of it where the asker may not know it, beside it where the record was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    sealed: Option<String>,
    /// The salt of the commitment, where the record was opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    salt: Option<String>,
    /// What it added to the luck that the action causes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    nonce: Option<String>,
    /// How chance fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Value>)]
    outcome: Option<Json>,
    /// What was drawn from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    stream: Option<String>,
    /// The ticket that was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    ticket: Option<Ticket>,
    /// Whether time was up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[ts(as = "Option<bool>", optional)]
    time_up: bool,
    /// What people saw of it.
    #[ts(type = "Array<AddressedEvent<unknown>>")]
    #[schema(value_type = Vec<AddressedEvent<Value>>)]
    events: Vec<AddressedEvent<Json>>,
    /// The hash of the state after the move, every so often and at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    hash: Option<String>,
}

impl From<RecordedMove> for EntryForm {
    fn from(entry: RecordedMove) -> Self {
        let (sealed, salt) = entry.seal.map(|seal| (seal.sealed, seal.salt)).unzip();
        let form = Self { events: entry.events, hash: entry.hash, sealed, salt, ..Self::default() };
        match entry.moved {
            Move::Action { seat, action, nonce } => Self { seat: Some(seat), action: Some(action), nonce, ..form },
            Move::Sealed { seat, sealed, nonce } => Self { seat: Some(seat), sealed: Some(sealed), nonce, ..form },
            Move::Chance { outcome, stream, ticket } => Self { outcome: Some(outcome), stream: Some(stream), ticket, ..form },
            Move::TimeUp => Self { time_up: true, ..form },
        }
    }
}

impl TryFrom<EntryForm> for RecordedMove {
    type Error = &'static str;

    fn try_from(form: EntryForm) -> Result<Self, Self::Error> {
        let EntryForm { seat, action, sealed, salt, nonce, outcome, stream, ticket, time_up, events, hash } = form;
        let by_chance = outcome.is_some() || stream.is_some() || ticket.is_some();
        let by_seat = seat.is_some() || action.is_some() || sealed.is_some() || salt.is_some() || nonce.is_some();
        let fault = "the fields of several moves, or of none";
        let (moved, seal) = match (time_up, by_seat, by_chance) {
            (true, false, false) => (Move::TimeUp, None),
            (false, false, true) => {
                let (outcome, stream) = outcome.zip(stream).ok_or(fault)?;
                (Move::Chance { outcome, stream, ticket }, None)
            }
            (false, true, false) => match (seat, action, sealed, salt) {
                (Some(seat), Some(action), None, None) => (Move::Action { seat, action, nonce }, None),
                (Some(seat), Some(action), Some(sealed), Some(salt)) => (Move::Action { seat, action, nonce }, Some(Seal { sealed, salt })),
                (Some(seat), None, Some(sealed), None) => (Move::Sealed { seat, sealed, nonce }, None),
                _ => return Err(fault),
            },
            _ => return Err(fault),
        };
        Ok(Self { moved, events, hash, seal })
    }
}
