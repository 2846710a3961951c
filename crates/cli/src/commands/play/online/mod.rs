//! `capers play --server`: the same screen, at a table of a server.
//!
//! * [`address`]: where the server is; [`http`]: asking it something; [`identity`]: who one is there, kept for the next time.
//! * [`line`]: the socket, which comes back by itself; [`host`]: sitting down and calling bots.
//! * [`session`]: what happens, what is typed, and what comes of both; [`shown`]: what a person sees of it.

mod address;
mod host;
mod http;
mod identity;
mod server_connection;
mod session;
mod shown;

use engine::Message;
use protocol::CreatedTable;
use serde_json::json;

use super::{Play, record_seats, wanted};
use crate::Context;
use crate::failure::Failure;
use address::{Address, table_of};
use host::SeatPlan;
use http::Http;
use session::Session;

/// Joins a table of a server, or opens one.
///
/// # Errors
/// If the server cannot be reached or refuses, or the file of players cannot be read or written.
pub(super) fn run(asked: &Play, server: &str, (language, screen): Context<'_>) -> Result<(), Failure> {
    let address = Address::read(server)?;
    // What the command line asks for is looked at before anybody is asked for a name.
    let opening = if asked.table.is_none() { Some((wanted(asked)?, asked)) } else { None };
    let seats = opening.as_ref().map(|((_, _, seats), asked)| record_seats(asked, *seats, language)).transpose()?;
    let mut http = Http::new(address.clone());
    let me = identity::introduce(&mut http, asked.name.first().map(String::as_str), language, screen)?;
    let (table, plan) = match (opening, &asked.table) {
        (Some(((game, options, _), _)), _) => {
            let body = json!({ "game": game.slug(), "options": options });
            let made: CreatedTable = http.post("/api/tables", &body)?;
            (made.id, SeatPlan { bots: seats.into_iter().flatten().map(|record_seat| record_seat.bot).collect() })
        }
        (None, Some(link)) => {
            let unnamed = || Failure::usage(Message::new("refusal-no_such_table"));
            (table_of(link).ok_or_else(unnamed)?.to_owned(), SeatPlan::default())
        }
        (None, None) => return Err(Failure::usage(Message::new("refusal-no_such_table"))),
    };
    Session::new(http, me, table, plan, asked.save.clone(), language, screen)?.play()
}
