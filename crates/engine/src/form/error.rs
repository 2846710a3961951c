//! What is wrong with a form: where, and what belongs there.

use std::fmt;

use serde::de::{Error, Expected, Unexpected};
use serde_json::Value;

use crate::message::{Arg, Message, shortened};

/// How much is said of a name or a value that may be megabytes long.
const LONGEST_QUOTE: usize = 80;

/// More words than this are not listed.
const MOST_WORDS: usize = 16;

/// A value that does not fit its form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormError {
    /// The way to the value at fault, from the innermost field outwards.
    inside_out: Vec<PathStep>,
    /// What is wrong with it.
    pub misfit: WrongValue,
}

/// One step towards a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PathStep {
    /// Into the field of an object.
    Field(String),
    /// Into the item of a list.
    Item(usize),
}

/// What can be wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrongValue {
    /// It is not there.
    Missing,
    /// Nothing of that name belongs there.
    Unknown,
    /// It is there more than once.
    Twice,
    /// It is not what it must be.
    Not(ValueKind),
    /// It is a number beyond all that make sense.
    TooLarge,
    /// It is of the right kind, but it is not possible there. Quoted if it is short.
    Unfit(Option<String>),
}

/// What a value must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueKind {
    /// An object.
    Object,
    /// A list.
    List,
    /// A list of that many.
    ListOf(usize),
    /// A text.
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
    /// True or false.
    Flag,
    /// Any number.
    Number,
    /// A whole number that is not negative.
    Whole,
    /// A whole number with bounds that the rules give.
    Bounded(u64, u64),
    /// Nothing.
    Null,
}

impl ValueKind {
    /// The kind of a value that is as it must be.
    pub(super) fn of(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(_) => Self::Flag,
            Value::Number(_) => Self::Number,
            Value::String(_) => Self::Text,
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
        }
    }

    /// What serde's own readers say that they expected, where they say it in words that are known. Anything else could be the name of a Rust type.
    fn expected(words: &str) -> Option<Self> {
        if let Some((least, most)) = words.strip_prefix("a whole number from ").and_then(|bounds| bounds.split_once(" to ")) {
            return Some(Self::Bounded(least.parse().ok()?, most.parse().ok()?));
        }
        Some(match words {
            "u8" | "u16" | "u32" | "u64" | "usize" | "a whole number, 0 or more" => Self::Whole,
            "i8" | "i16" | "i32" | "i64" | "f32" | "f64" => Self::Number,
            "a string" | "a borrowed string" | "string" => Self::Text,
            "a boolean" => Self::Flag,
            "a sequence" => Self::List,
            "a map" => Self::Object,
            "unit" | "null" => Self::Null,
            _ if words.starts_with("struct ") => Self::Object,
            _ if words.starts_with("tuple ") => Self::List,
            _ => return None,
        })
    }

    fn message(&self) -> Message {
        match self {
            Self::Object => Message::new("form-kind-object"),
            Self::List => Message::new("form-kind-list"),
            Self::ListOf(count) => Message::new("form-kind-list-of").with("count", *count as i64),
            Self::Text => Message::new("form-kind-text"),
            Self::Word(words) if (1..=MOST_WORDS).contains(&words.len()) => Message::new("form-kind-word").with("words", words.join(", ")),
            Self::Word(_) => Message::new("form-kind-some-word"),
            Self::Flag => Message::new("form-kind-flag"),
            Self::Number => Message::new("form-kind-number"),
            Self::Whole => Message::new("form-kind-whole"),
            Self::Bounded(least, most) => Message::new("form-kind-bounded").with("least", least.to_string()).with("most", most.to_string()),
            Self::Null => Message::new("form-kind-null"),
        }
    }
}

impl FormError {
    /// What is wrong with the whole value.
    pub const fn new(misfit: WrongValue) -> Self {
        Self { inside_out: Vec::new(), misfit }
    }

    /// What is wrong with a field of the value.
    pub fn of_field(name: &str, misfit: WrongValue) -> Self {
        Self::new(misfit).inside_field(name)
    }

    /// A number of the value that is not within the bounds of the rules, for bounds that depend on options ([`super::bounded`] has the others).
    pub fn out_of_bounds(field: &str, least: u64, most: u64) -> Self {
        Self::of_field(field, WrongValue::Not(ValueKind::Bounded(least, most)))
    }

    /// The same, seen from one step further out.
    #[must_use]
    pub fn inside(mut self, step: PathStep) -> Self {
        self.inside_out.push(step);
        self
    }

    /// The same, seen from the object that has the value under this name.
    #[must_use]
    pub fn inside_field(self, name: &str) -> Self {
        self.inside(PathStep::Field(name.to_owned()))
    }

    /// The same, seen from the list that has the value at this place.
    #[must_use]
    pub fn inside_item(self, at: usize) -> Self {
        self.inside(PathStep::Item(at))
    }

    /// Takes the outermost step away: what is wrong as seen from inside it.
    pub fn step_in(&mut self) -> Option<PathStep> {
        self.inside_out.pop()
    }

    /// The field at fault, as one would write it: `players[2].gems`. Empty if it is the value as a whole.
    pub fn field(&self) -> String {
        let mut path = String::new();
        for step in self.inside_out.iter().rev() {
            match step {
                PathStep::Field(name) if path.is_empty() => path.push_str(&shortened(name, LONGEST_QUOTE)),
                PathStep::Field(name) => path.extend([".", &shortened(name, LONGEST_QUOTE)]),
                PathStep::Item(at) => path.push_str(&format!("[{at}]")),
            }
        }
        shortened(&path, 2 * LONGEST_QUOTE)
    }

    /// Adds the value that does not fit, if it is short and nothing was quoted yet.
    pub(super) fn quoting(mut self, value: &Value) -> Self {
        let is_single = !value.is_object() && !value.is_array();
        if let (true, true, WrongValue::Unfit(quote @ None)) = (self.inside_out.is_empty(), is_single, &mut self.misfit) {
            *quote = Some(shortened(&value.to_string(), LONGEST_QUOTE));
        }
        self
    }

    /// The part of a sentence that says what is wrong: “players\[2\].gems” must be a list.
    pub fn message(&self) -> Message {
        let field = self.field();
        let field =
            if field.is_empty() { Arg::from(Message::new("form-all")) } else { Message::new("form-field").with("name", field).into() };
        let said = |key: &'static str| Message::new(key).with("field", field);
        match &self.misfit {
            WrongValue::Missing => said("form-missing"),
            WrongValue::Unknown => said("form-unknown"),
            WrongValue::Twice => said("form-twice"),
            WrongValue::Not(kind) => said("form-not").with("kind", kind.message()),
            WrongValue::TooLarge => said("form-too-large"),
            WrongValue::Unfit(None) => said("form-unfit"),
            WrongValue::Unfit(Some(quote)) => said("form-unfit-value").with("value", quote.clone()),
        }
    }
}

impl From<FormError> for Arg {
    fn from(error: FormError) -> Self {
        error.message().into()
    }
}

/// For programs and their logs; people get [`FormError::message`].
impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.field(), self.misfit)
    }
}

impl std::error::Error for FormError {}

/// What readers of single types report. Their own sentences are dropped: they are English, and some name Rust types.
impl Error for FormError {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self::new(WrongValue::Unfit(None))
    }

    fn invalid_type(_: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::new(ValueKind::expected(&expected.to_string()).map_or(WrongValue::Unfit(None), WrongValue::Not))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Self {
        match (ValueKind::expected(&expected.to_string()), found) {
            (Some(ValueKind::Whole | ValueKind::Number), Unexpected::Unsigned(_)) => Self::new(WrongValue::TooLarge),
            (Some(kind), _) => Self::new(WrongValue::Not(kind)),
            (None, _) => Self::new(WrongValue::Unfit(None)),
        }
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self::new(WrongValue::Unfit(None))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Self {
        Self::new(WrongValue::Not(ValueKind::Word(expected)))
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        Self::of_field(field, WrongValue::Unknown)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::of_field(field, WrongValue::Missing)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::of_field(field, WrongValue::Twice)
    }
}
