//! Strict reading of JSON that strangers send.

use std::fmt;

use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

pub use crate::form::read_form;
use crate::form::{FormError, WrongValue};

/// JSON already written out.
pub type Json = Box<RawValue>;

/// Writes a value out as JSON.
///
/// # Panics
/// If the value cannot be JSON (a map with keys that are no strings): a fault of the type, not of its content.
pub fn to_json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("the type can be written as JSON")
}

/// Writes a value out as JSON at the end of a frame.
///
/// # Panics
/// As [`to_json`].
pub fn write(value: &impl Serialize, frame: &mut Vec<u8>) {
    serde_json::to_writer(frame, value).expect("the type can be written as JSON");
}

/// Reads a written-out value back.
pub fn to_value(json: &RawValue) -> Value {
    serde_json::from_str(json.get()).expect("a raw value is JSON")
}

/// What is wrong with an object that was sent: which field, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The field that is missing, superfluous or of the wrong kind; empty for the object itself.
    pub field: String,
}

impl Fault {
    fn at(field: &str) -> Self {
        Self { field: field.to_owned() }
    }
}

/// Reads an object field by field and notices what nobody asked for.
#[derive(Debug)]
pub struct Fields<'a> {
    object: &'a Map<String, Value>,
    asked: usize,
}

impl<'a> Fields<'a> {
    /// # Errors
    /// If the value is no object, or if in any object of it the same key stands twice.
    pub fn of(value: &'a Value) -> Result<Self, Fault> {
        if let Some(error) = given_twice(value) {
            return Err(Fault::at(&error.field()));
        }
        let object = value.as_object().ok_or_else(|| Fault::at(""))?;
        Ok(Self { object, asked: 0 })
    }

    /// A field that may be left out.
    pub fn optional(&mut self, name: &str) -> Option<&'a Value> {
        let found = self.object.get(name);
        self.asked += usize::from(found.is_some());
        found
    }

    /// A field that must be there.
    ///
    /// # Errors
    /// If it is not.
    pub fn required(&mut self, name: &str) -> Result<&'a Value, Fault> {
        self.optional(name).ok_or_else(|| Fault::at(name))
    }

    /// A field that holds a string.
    ///
    /// # Errors
    /// If it is missing or holds something else.
    pub fn text(&mut self, name: &str) -> Result<&'a str, Fault> {
        self.required(name)?.as_str().ok_or_else(|| Fault::at(name))
    }

    /// A field that holds a whole number, however large ([`whole`]).
    ///
    /// # Errors
    /// If it is missing or holds something else.
    pub fn whole(&mut self, name: &str) -> Result<u64, Fault> {
        whole(self.required(name)?).ok_or_else(|| Fault::at(name))
    }

    /// A field that holds true or false.
    ///
    /// # Errors
    /// If it is missing or holds something else.
    pub fn flag(&mut self, name: &str) -> Result<bool, Fault> {
        self.required(name)?.as_bool().ok_or_else(|| Fault::at(name))
    }

    /// # Errors
    /// If the object has a field that was not asked for. Each field must be asked for once.
    pub fn nothing_more(self) -> Result<(), Fault> {
        if self.object.len() == self.asked { Ok(()) } else { Err(Fault::at("")) }
    }
}

/// A whole number that is not negative. One too large for a machine word becomes the largest: it is for the rules to refuse, not for its size.
pub fn whole(value: &Value) -> Option<u64> {
    /// From here on every floating point number is whole.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    let number = value.as_number()?;
    number.as_u64().or_else(|| number.as_f64().filter(|&large| number.is_f64() && large >= EXACT).map(|_| u64::MAX))
}

/// Reads JSON of strangers. Numbers may be too large even for floating point: those become the largest there is. An object with the same key twice is
/// kept with a mark that [`given_twice`] finds, so that whoever reads it refuses it at its place in the order of refusals, and by its own code.
///
/// # Errors
/// If the text is no JSON for any other reason.
pub fn read(text: &str) -> Result<Value, serde_json::Error> {
    let tree = serde_json::from_str(text).or_else(|error| match bounded_numbers(text) {
        Some(bounded) => serde_json::from_str(&bounded),
        None => Err(error),
    });
    tree.map(|Tree(value)| value)
}

/// The field that [`read`] adds to an object with the same key twice; its value is that key. Nobody asks for a field of this name, so even a reader
/// that knows nothing of it refuses the object.
const TWICE: &str = "\0twice";

/// The key that stands twice in this object itself, if one does.
pub fn key_twice(object: &Map<String, Value>) -> Option<&str> {
    object.get(TWICE).and_then(Value::as_str)
}

/// The first field that stands twice in its object, anywhere in a value that [`read`] gave.
pub fn given_twice(value: &Value) -> Option<FormError> {
    match value {
        Value::Object(fields) => {
            let here = key_twice(fields).map(|key| FormError::of_field(key, WrongValue::Twice));
            here.or_else(|| fields.iter().find_map(|(name, value)| Some(given_twice(value)?.inside_field(name))))
        }
        Value::Array(items) => items.iter().enumerate().find_map(|(at, value)| Some(given_twice(value)?.inside_item(at))),
        _ => None,
    }
}

/// A value in which objects with the same key twice are marked.
struct Tree(Value);

impl<'de> Deserialize<'de> for Tree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TreeVisitor).map(Self)
    }
}

struct TreeVisitor;

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_string<E>(self, text: String) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Tree(value)) = items.next_element()? {
            list.push(value);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        let mut twice = None;
        while let Some((name, Tree(value))) = fields.next_entry::<String, Tree>()? {
            if object.contains_key(&name) && twice.is_none() {
                twice = Some(name.clone());
            }
            object.insert(name, value);
        }
        if let Some(name) = twice {
            object.insert(TWICE.to_owned(), name.into());
        }
        Ok(object.into())
    }
}

/// The text with every number beyond floating point replaced by the largest, or `None` if it has none.
fn bounded_numbers(text: &str) -> Option<String> {
    let mut bounded = String::new();
    let mut copied = 0;
    let mut at = 0;
    let bytes = text.as_bytes();
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                at += 1;
            }
            b'-' | b'0'..=b'9' => {
                let start = at;
                while at < bytes.len() && matches!(bytes[at], b'-' | b'+' | b'.' | b'e' | b'E' | b'0'..=b'9') {
                    at += 1;
                }
                if text[start..at].parse::<f64>().is_ok_and(f64::is_infinite) {
                    bounded.push_str(&text[copied..start]);
                    bounded.push_str(if bytes[start] == b'-' { "-1e308" } else { "1e308" });
                    copied = at;
                }
            }
            _ => at += 1,
        }
    }
    if copied == 0 {
        return None;
    }
    bounded.push_str(&text[copied..]);
    Some(bounded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_of_any_size() {
        for (text, expected) in [
            ("0", Some(0)),
            ("18446744073709551615", Some(u64::MAX)),
            ("18446744073709551616", Some(u64::MAX)),
            ("1e30", Some(u64::MAX)),
            ("1e999", Some(u64::MAX)),
            ("-1e999", None),
            ("-1", None),
            ("1.5", None),
            ("1.0", None),
            ("true", None),
            ("\"1\"", None),
            ("null", None),
        ] {
            assert_eq!(whole(&read(text).unwrap()), expected, "{text}");
        }
        let long = "9".repeat(2_000);
        assert_eq!(whole(&read(&long).unwrap()), Some(u64::MAX));
    }

    #[test]
    fn bounding_leaves_strings_alone() {
        let value = read(r#"{"a\"1e999":"1e999","b":[1e999,2]}"#).unwrap();
        assert_eq!(value["a\"1e999"], "1e999");
        assert_eq!(value["b"][0], 1e308);
        assert!(read("{\"a\":1e999").is_err());
        assert!(read("\"\\").is_err());
    }

    #[test]
    fn a_key_given_twice_is_found_wherever_it_is() {
        let check = |text: &str, field: Option<&str>| {
            let found = given_twice(&read(text).unwrap());
            assert_eq!(found.as_ref().map(FormError::field).as_deref(), field, "{text}");
            assert!(found.is_none_or(|error| error.misfit == WrongValue::Twice));
        };
        check(r#"{"a":1,"b":1}"#, None);
        check(r#"{"a":{"a":{"a":[{"a":1}]}}}"#, None);
        check(r#"{"a":1,"a":1}"#, Some("a"));
        check(r#"{"a":1,"b":2,"\u0061":1}"#, Some("a"));
        check(r#"{"a":[0,{"b":{"c":1,"d":2,"c":3}}]}"#, Some("a[1].b.c"));
        check(r#"{"a":1e999,"a":1}"#, Some("a"));
        assert!(Fields::of(&read(r#"{"type":"move","to":{"x":1,"x":2}}"#).unwrap()).is_err());
        // A reader that does not look for the mark still finds a field that it did not ask for.
        let value = read(r#"{"a":1,"a":1}"#).unwrap();
        assert_eq!(value.as_object().unwrap().len(), 2);
    }

    #[test]
    fn every_field_is_accounted_for() {
        let value = read(r#"{"type":"heist","sidekicks":2}"#).unwrap();
        let mut fields = Fields::of(&value).unwrap();
        assert_eq!(fields.text("type"), Ok("heist"));
        assert_eq!(fields.whole("museum"), Err(Fault { field: "museum".into() }));
        assert!(fields.nothing_more().is_err());
    }
}
