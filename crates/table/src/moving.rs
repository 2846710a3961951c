//! The fast path: moves on their way into the log, the story and the frames, each event written once.

use std::fmt::Write;
use std::sync::Arc;

use engine::json::to_json;
use engine::record::Move;
use engine::{Audience, Seat};

use crate::fresh::Step;
use crate::input::Millis;
use crate::log::FORMAT;
use crate::play::Made;
use crate::story::Story;
use crate::work::Work;

/// A line of moves that is being written. Written by hand, because it is most of every log and because the story must know where in the line each
/// event stands; the tests read back what it writes.
pub(crate) struct Moving {
    line: String,
    moves: usize,
}

impl Moving {
    pub(crate) fn new(at: Millis, wall: Option<Millis>, client: Option<&str>) -> Self {
        let mut moving = Self { line: String::with_capacity(1024), moves: 0 };
        moving.put(format_args!("{{\"v\":{FORMAT},\"at\":{at},"));
        if let Some(wall) = wall {
            moving.put(format_args!("\"wall\":{wall},"));
        }
        moving.line.push_str("\"what\":{\"moved\":{");
        if let Some(client) = client {
            moving.put(format_args!("\"client\":{},", text(client)));
        }
        moving.line.push_str("\"moves\":[");
        moving
    }

    /// Writes a move down, and its events into the story.
    pub(crate) fn push(&mut self, made: &Made, story: &mut Story, work: &mut Work, anybody_there: bool) {
        self.line.push_str(if self.moves == 0 { "{" } else { ",{" });
        self.moves += 1;
        self.put_move(&made.moved);
        self.line.push_str("\"events\":[");
        for (at, heard) in made.events.iter().enumerate() {
            self.line.push_str(if at == 0 { "{\"event\":" } else { ",{\"event\":" });
            story.mark_event(self.line.len(), heard.event.get().len(), heard.seats);
            self.line.push_str(heard.event.get());
            self.put_audience(heard.seats);
            self.line.push('}');
        }
        self.line.push(']');
        if let Some(hash) = &made.hash {
            self.put(format_args!(",\"hash\":\"{hash}\""));
        }
        self.line.push('}');
        if anybody_there {
            for (at, (heard, say)) in made.events.iter().zip(&made.sentences).enumerate() {
                work.fresh.push_step(heard.seats, heard.event.get(), say, Step { steps: Arc::clone(&made.steps), at });
            }
        }
    }

    /// The line, with what is left of the acting seat's time.
    pub(crate) fn finish(mut self, left: Option<Millis>) -> String {
        self.line.push(']');
        if let Some(left) = left {
            self.put(format_args!(",\"left\":{left}"));
        }
        self.line.push_str("}}}");
        self.line
    }

    fn put_move(&mut self, moved: &Move) {
        match moved {
            Move::Action { seat, action, nonce } => {
                self.put_seat(*seat);
                self.put(format_args!("\"action\":{},", action.get()));
                if let Some(nonce) = nonce {
                    self.put(format_args!("\"nonce\":{},", text(nonce)));
                }
            }
            Move::Chance { outcome, stream, ticket } => {
                self.put(format_args!("\"outcome\":{},\"stream\":{},", outcome.get(), text(stream)));
                if let Some(ticket) = ticket {
                    let (ordinal, of, drawn) = (ticket.ordinal, ticket.of, ticket.drawn);
                    self.put(format_args!("\"ticket\":{{\"ordinal\":{ordinal},\"of\":{of},\"drawn\":{drawn}}},"));
                }
            }
            Move::Sealed { .. } => unreachable!("a table knows every action of its game"),
            Move::TimeUp => self.line.push_str("\"time_up\":true,"),
        }
    }

    fn put_seat(&mut self, seat: Seat) {
        self.put(format_args!("\"seat\":{seat},"));
    }

    fn put_audience(&mut self, audience: Audience) {
        if audience == Audience::ALL {
            // By far the most frequent.
            self.line.push_str(",\"seats\":\"all\"");
        } else {
            self.put(format_args!(",\"seats\":{}", to_json(&audience)));
        }
    }

    fn put(&mut self, what: std::fmt::Arguments<'_>) {
        self.line.write_fmt(what).expect("a string takes all");
    }
}

/// A text as JSON.
fn text(text: &str) -> impl std::fmt::Display {
    to_json(&text)
}
