//! Strict reading of JSON that strangers send.

use std::mem::discriminant;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use crate::message::shortened;

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

/// Reads a value that must be written exactly as `T` itself is written, but for the order of lists. Serde alone is more lenient: it takes a list for
/// an object, `{"a":null}` for the word `a`, and nothing at all for `null`.
///
/// # Errors
/// With the field at fault and what is wrong with it.
pub fn read_form<T: DeserializeOwned + Serialize>(value: &Value) -> Result<T, String> {
    let fault = |path: &str, what: &str| {
        let path = path.trim_start_matches('.');
        shortened(&if path.is_empty() { what.to_owned() } else { format!("{path}: {what}") }, LONGEST_FAULT)
    };
    let form: T = serde_path_to_error::deserialize(value).map_err(|error| fault(&error.path().to_string(), &error.inner().to_string()))?;
    let written = serde_json::to_value(&form).expect("the type can be written as JSON");
    match first_unlike(value, &written) {
        None => Ok(form),
        Some(path) => Err(fault(&path, "missing, superfluous or of the wrong kind")),
    }
}

/// How much is said of a fault in what may be megabytes of JSON.
const LONGEST_FAULT: usize = 200;

/// The path to the first place where two values are not of the same kind or have other fields; the order of lists and what single values say aside.
fn first_unlike(given: &Value, written: &Value) -> Option<String> {
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => {
            let other = given.keys().chain(written.keys()).find(|name| !(given.contains_key(*name) && written.contains_key(*name)));
            let deeper = || given.iter().find_map(|(name, value)| first_unlike(value, &written[name]).map(|rest| format!("{name}{rest}")));
            other.cloned().or_else(deeper).map(|path| format!(".{path}"))
        }
        (Value::Array(given), Value::Array(written)) if given.len() == written.len() => {
            let mut pairs = given.iter().zip(written).enumerate();
            pairs.find_map(|(at, (given, written))| first_unlike(given, written).map(|rest| format!("[{at}]{rest}")))
        }
        _ => (discriminant(given) != discriminant(written)).then(String::new),
    }
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
    /// If the value is no object.
    pub fn of(value: &'a Value) -> Result<Self, Fault> {
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

/// Reads JSON in which numbers may be too large even for floating point: those become the largest there is.
///
/// # Errors
/// If the text is no JSON for any other reason.
pub fn read(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str(text).or_else(|error| match bounded_numbers(text) {
        Some(bounded) => serde_json::from_str(&bounded),
        None => Err(error),
    })
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
    fn forms_are_read_as_they_are_written() {
        #[derive(PartialEq, Debug, Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Phase {
            Action,
        }
        #[derive(PartialEq, Debug, Serialize, serde::Deserialize)]
        struct Form {
            phase: Phase,
            seat: Option<u8>,
            inner: Vec<Inner>,
        }
        #[derive(PartialEq, Debug, Serialize, serde::Deserialize)]
        struct Inner {
            dice: u8,
        }
        let check = |text: &str, fault: &str| {
            let what = read_form::<Form>(&read(text).unwrap()).map(|_| ()).unwrap_err();
            assert!(what.starts_with(fault), "{text}: {what}");
        };
        assert!(read_form::<Form>(&read(r#"{"phase":"action","seat":null,"inner":[{"dice":1}]}"#).unwrap()).is_ok());
        check(r#"["action",null,[]]"#, "missing");
        check(r#"{"phase":{"action":null},"seat":null,"inner":[]}"#, "phase: ");
        check(r#"{"phase":"action","inner":[]}"#, "seat: ");
        check(r#"{"phase":"action","seat":null,"inner":[],"x":1}"#, "x: ");
        check(r#"{"phase":"action","seat":null,"inner":[{"dice":1},[2]]}"#, "inner[1]: ");
        check(r#"{"phase":"action","seat":null,"inner":[{"dice":300}]}"#, "inner[0].dice: ");
        let long = format!(r#"{{"phase":"{}"}}"#, "a".repeat(1_000_000));
        assert!(read_form::<Form>(&read(&long).unwrap()).unwrap_err().len() < 1_000);
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
