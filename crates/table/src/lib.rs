//! One live table as a pure state machine: no sockets, no disk, no clock of its own.
//!
//! Something happens ([`Input`]) at a time that is passed in, and the table says what is to be done about it ([`Output`]): lines for the log,
//! frames for connections, when to be woken, which bots must think. Whoever drives it makes the lines durable *first* and sends the frames
//! *then*, so that nobody ever sees a move that a crash could take back.
//!
//! ```text
//!   Input, now ──► Table::handle ──► Output { append, send, wake, think, rematch }
//!   log lines  ──► Table::restore ──► the same table
//! ```
//!
//! # A fold over its log
//!
//! A table changes for good in one way only: a line is appended to its log. What handles a sitting-down, a start or an undo writes the line and then
//! takes it in exactly as a restored table would; moves take a faster way that does the same (`act.rs`), and a test compares the two after
//! every step of random sessions. A table that is asleep is its log and nothing else. What is *not* in the log is what a restart may
//! forget: who is connected, how long a clock has run since the last move, which bot is thinking.
//!
//! # What it takes care of
//!
//! * **Seats**: persons, bots, bots that play for a person who is away or has got up; the host's rights.
//! * **Decisions**: whoever owes one gets its id, and an answer names it. The id changes exactly when something else is asked of that seat. An answer to
//!   another id is refused with `stale_decision` and the present one. The client id of an answer makes repeating it harmless, even after a restart.
//! * **Streams**: each viewer hears numbered entries without holes, and can ask for those after any number. How many it hears, and when, depends on
//!   nothing it may not know: who hears and sees nothing new is sent nothing.
//! * **Chance**: drawn by [`fair::TicketSource`] as long as the game waits for it, in the same line as the action that caused it. The commitment is shown
//!   from the beginning, the secret after the end. [`Table::record`] then verifies.
//! * **Undo**: offered while nobody else can have learned anything ([`engine::undo`]), and only while no other seat is free to act.
//! * **Clocks**: none, per decision, or for the whole game with an increment. At zero a bot answers that decision, or plays the seat to the end. A person
//!   who is away for too long while owing a decision is played for by a bot, and may take the seat back.
//! * **Rematch**: offered by any player after the end; when all who are still there agree, a table for the same people is asked for, everybody one
//!   seat further.
//! * **Secrets that outlast the game**: [`Finished`] seals the record for each reader, until every person at the table has agreed to open it.
//!
//! # Driving it
//!
//! * After [`Table::open`] and after [`Table::restore`] hand in [`Input::Wake`]: it says when to wake the table and which bots must think.
//! * [`Output::think`]: let the bot decide (`bots::decide`) on a thread of its own, wait the table's pause, and hand in [`Input::Decided`]. Answers that
//!   came too late are passed over.
//! * If `append` cannot be made durable, drop the table and restore it: it is ahead of its log.
//!
//! # Layout
//!
//! * `table`: [`Table`], opening, restoring, the fold. [`input`], [`output`]: what goes in and comes out. [`log`](mod@log): the lines.
//! * `room`: coming, going, sitting, the host, chat. `seat_state`: a seat. `connections`: connections. `quotas`: what one person may make of a table. `rematch`.
//! * `act`: moves, in a live table and in a restored one. `play`: the game itself with its dice. `decision`: ids.
//! * `streams`: the log in memory and every viewer's stream of it. `new_entries`: entries nobody was told yet. `sight`: what viewers are sent.
//!   `clock`, `pace`: time. `record`: the record at the end. `sealing`: who agreed to open it.
//! * [`refusal`]: the codes of refusals.

mod act;
mod action_rate;
mod clock;
mod connections;
mod decision;
mod effects;
pub mod input;
pub mod log;
mod new_entries;
pub mod output;
mod quotas;
mod record;
pub mod refusal;
mod rematch;
mod room;
mod running_game;
mod sealing;
mod seat_state;
mod sight;
mod streams;
mod table;

pub use input::{ConnectionId, Input, Millis};
pub use log::{Header, read_header};
pub use output::{BotRequest, Delivery, Output, Recipients, RematchPlan, StartingSeat};
pub use record::{Finished, record_of};
pub use table::{BadLog, Table, TableGame, TableStart};

/// The bot that plays for persons: answers what their time did not suffice for, and sits in while they are away.
pub const STAND_IN: &str = "greedy";
