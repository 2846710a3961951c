//! Sentences by name: the rules say which sentence and with what in it; the catalogs under `locales/` have the words.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::chance::Odds;
use crate::seat::Seat;

/// A sentence by the name it has in the catalogs, and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS, ToSchema)]
pub struct Message {
    /// The name of the sentence.
    pub key: Cow<'static, str>,
    /// What goes into it, by the names its text uses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// Something that goes into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// Words that are the same in every language.
    Text(Cow<'static, str>),
    /// A number.
    Number(i64),
    /// A player, shown by name; the sentence also gets the number of the seat, as `<name>-seat`.
    Seat(Seat),
    /// A probability, shown as a percentage.
    #[schema(value_type = [u64; 2])]
    Odds(Odds),
    /// Another sentence or word of the catalogs.
    #[schema(no_recursion)]
    Message(Message),
    /// Several things, joined as the language does.
    #[schema(no_recursion)]
    List(Vec<Arg>),
}

impl Message {
    /// A sentence with nothing in it yet.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }

    /// The sentence with one thing more in it.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: impl Into<Arg>) -> Self {
        self.args.push((name.into(), arg.into()));
        self
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Odds> for Arg {
    fn from(odds: Odds) -> Self {
        Self::Odds(odds)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i32, i64);

/// Puts names of sentences into words. The engine knows no language; whoever speaks to people passes one in.
pub trait Words {
    /// The sentence in the reader's language.
    fn say(&self, message: &Message) -> String;
}

/// At most so many characters of a text that may be megabytes long, or simply too wide.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().nth(most).is_none() { text.to_owned() } else { text.chars().take(most - 1).chain(['…']).collect() }
}
