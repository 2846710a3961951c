//! Strict reading of what strangers send: every field is asked for by name, and what is left over is refused by name.

use engine::json::{key_twice, read, whole};
use engine::{Message, Refusal};
use serde_json::{Map, Value};

use crate::code::BAD_MESSAGE;

/// The fields of one object, taken out one by one.
#[derive(Debug)]
pub struct Reader {
    fields: Map<String, Value>,
}

impl Reader {
    /// The fields of the object that a text of at most `most` bytes holds.
    ///
    /// # Errors
    /// `bad_message` if the text is longer, no JSON, no object, or if it has the same key twice.
    pub fn new(text: &str, most: usize) -> Result<Self, Refusal> {
        match read_json(text, most)? {
            Value::Object(fields) => Self::of(fields),
            _ => Err(refused(Message::new("protocol-not-an-object"))),
        }
    }

    /// The fields of an object inside another.
    ///
    /// # Errors
    /// `bad_message` with the name of the field if it is no object or has the same key twice.
    pub fn inside(name: &str, value: Value) -> Result<Self, Refusal> {
        match value {
            Value::Object(fields) => Self::of(fields),
            _ => Err(wrong(name, "protocol-kind-object")),
        }
    }

    fn of(fields: Map<String, Value>) -> Result<Self, Refusal> {
        match key_twice(&fields) {
            Some(key) => Err(refused(Message::new("protocol-field-twice").with("field", shortened(key)))),
            None => Ok(Self { fields }),
        }
    }

    /// A field that may be left out; `null` counts as left out.
    pub fn optional(&mut self, name: &str) -> Option<Value> {
        self.fields.remove(name).filter(|value| !value.is_null())
    }

    /// A field that must be there, whatever it holds.
    ///
    /// # Errors
    /// `bad_message` with the name of the field.
    pub fn required(&mut self, name: &str) -> Result<Value, Refusal> {
        self.fields.remove(name).ok_or_else(|| refused(Message::new("protocol-field-missing").with("field", name.to_owned())))
    }

    /// A text of at most `most` characters.
    ///
    /// # Errors
    /// `bad_message` with the name of the field.
    pub fn text(&mut self, name: &str, most: usize) -> Result<String, Refusal> {
        let value = self.required(name)?;
        checked_text(name, value, most)
    }

    /// A text of at most `most` characters that may be left out.
    ///
    /// # Errors
    /// `bad_message` with the name of the field.
    pub fn optional_text(&mut self, name: &str, most: usize) -> Result<Option<String>, Refusal> {
        self.optional(name).map(|value| checked_text(name, value, most)).transpose()
    }

    /// A whole number that is not negative.
    ///
    /// # Errors
    /// `bad_message` with the name of the field.
    pub fn whole(&mut self, name: &str) -> Result<u64, Refusal> {
        whole(&self.required(name)?).ok_or_else(|| wrong(name, "protocol-kind-whole"))
    }

    /// A whole number that is not negative and may be left out.
    ///
    /// # Errors
    /// `bad_message` with the name of the field.
    pub fn optional_whole(&mut self, name: &str) -> Result<Option<u64>, Refusal> {
        self.optional(name).map(|value| whole(&value).ok_or_else(|| wrong(name, "protocol-kind-whole"))).transpose()
    }

    /// A field that is `true` or `false`, and `false` if it is left out.
    ///
    /// # Errors
    /// `bad_message` with the name of the field if it holds something else.
    pub fn flag(&mut self, name: &str) -> Result<bool, Refusal> {
        self.optional(name).map_or(Ok(false), |value| value.as_bool().ok_or_else(|| wrong(name, "protocol-kind-flag")))
    }

    /// # Errors
    /// `bad_message` with the name of a field that nobody asked for.
    pub fn nothing_more(self) -> Result<(), Refusal> {
        match self.fields.into_iter().next() {
            None => Ok(()),
            Some((name, _)) => Err(refused(Message::new("protocol-field-unknown").with("field", shortened(&name)))),
        }
    }
}

/// The JSON that a text of at most `most` bytes holds. What it must be is for whoever asks for it to say.
///
/// # Errors
/// `bad_message` if the text is longer, or no JSON.
pub fn read_json(text: &str, most: usize) -> Result<Value, Refusal> {
    if text.len() > most {
        return Err(refused(Message::new("protocol-too-long").with("most", most as i64)));
    }
    read(text).map_err(|error| refused(Message::new("protocol-not-json").with("column", error.column() as i64)))
}

fn checked_text(name: &str, value: Value, most: usize) -> Result<String, Refusal> {
    let Value::String(text) = value else { return Err(wrong(name, "protocol-kind-text")) };
    if text.chars().count() > most {
        return Err(refused(Message::new("protocol-text-long").with("field", name.to_owned()).with("most", most as i64)));
    }
    Ok(text)
}

/// A field that holds another kind of value than it must; `kind` is the sentence that says which.
pub fn wrong(name: &str, kind: &'static str) -> Refusal {
    refused(Message::new("protocol-field-wrong").with("field", name.to_owned()).with("kind", Message::new(kind)))
}

/// `bad_message`, with what is wrong.
pub fn refused(what: Message) -> Refusal {
    Refusal::new(BAD_MESSAGE).with("what", what)
}

/// As much of a strange text as is worth repeating to whoever sent it.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    text.chars().filter(|letter| !letter.is_control()).take(MOST).collect()
}
