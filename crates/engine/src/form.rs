//! Reading JSON of strangers into a type, strictly: whatever does not fit is told by its field and by what belongs there, never by a Rust type.
//!
//! [`read_form`] is for positions and whatever else must be written exactly as its type is written; [`read_as`] takes what serde takes.
//! [`bounded`] gives a number of a form the bound that the rules give it. All of them end in a [`FormError`], which goes into a sentence as it is:
//! `read_form(position).map_err(Refusal::bad_position)`.

mod error;
mod reader;

use std::fmt;
use std::marker::PhantomData;
use std::mem::discriminant;

use serde::de::{DeserializeOwned, Error as _, Expected, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

pub use error::{FormError, PathStep, ValueKind, WrongValue};

use crate::json::given_twice;
use reader::Reader;

/// Reads a value that must be written exactly as `T` itself is written, but for the order of lists. Serde alone is more lenient: it takes a list for
/// an object, `{"a":null}` for the word `a`, and nothing at all for `null`.
///
/// # Errors
/// With the field at fault and what is wrong with it.
pub fn read_form<T: DeserializeOwned + Serialize>(value: &Value) -> Result<T, FormError> {
    let form: T = read_as(value)?;
    let written = serde_json::to_value(&form).expect("the type can be written as JSON");
    match first_unlike(value, &written) {
        None => Ok(form),
        Some(error) => Err(error),
    }
}

/// Reads a value as serde does, but for objects with the same key twice.
///
/// # Errors
/// With the field at fault and what is wrong with it.
pub fn read_as<T: DeserializeOwned>(value: &Value) -> Result<T, FormError> {
    match given_twice(value) {
        Some(error) => Err(error),
        None => Reader(value).read(PhantomData::<T>),
    }
}

/// Reads a whole number from `LEAST` to `MOST`, for a field of a form:
///
/// ```
/// # use serde::Deserialize;
/// #[derive(Deserialize)]
/// struct PlayerForm {
///     #[serde(deserialize_with = "engine::form::bounded::<0, 12, _, _>")]
///     sidekicks: u8,
/// }
/// ```
///
/// The sentence for anything else names the two bounds.
///
/// # Errors
/// If it is anything else.
pub fn bounded<'de, const LEAST: u64, const MOST: u64, N: TryFrom<u64>, D: Deserializer<'de>>(deserializer: D) -> Result<N, D::Error> {
    // Whatever is wrong with it, the bounds say what it must be.
    let number = u64::deserialize(deserializer).ok().filter(|number| (LEAST..=MOST).contains(number));
    let out_of_bounds = || D::Error::invalid_value(Unexpected::Other("something else"), &Bounds { least: LEAST, most: MOST });
    number.and_then(|number| N::try_from(number).ok()).ok_or_else(out_of_bounds)
}

/// What [`bounded`] expects.
struct Bounds {
    least: u64,
    most: u64,
}

impl Expected for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a whole number from {} to {}", self.least, self.most)
    }
}

/// The first place where two values are not of the same kind or have other fields; the order of lists and what single values say aside.
fn first_unlike(given: &Value, written: &Value) -> Option<FormError> {
    match (given, written) {
        (Value::Object(given), Value::Object(written)) => {
            let unknown = given.keys().find(|name| !written.contains_key(*name)).map(|name| FormError::of_field(name, WrongValue::Unknown));
            let missing =
                || written.keys().find(|name| !given.contains_key(*name)).map(|name| FormError::of_field(name, WrongValue::Missing));
            let deeper = || given.iter().find_map(|(name, value)| Some(first_unlike(value, &written[name])?.inside_field(name)));
            unknown.or_else(missing).or_else(deeper)
        }
        (Value::Array(given), Value::Array(written)) if given.len() == written.len() => {
            let mut pairs = given.iter().zip(written).enumerate();
            pairs.find_map(|(at, (given, written))| Some(first_unlike(given, written)?.inside_item(at)))
        }
        // A list that stands for a set and names something twice is written shorter.
        (Value::Array(_), Value::Array(_)) => Some(FormError::new(WrongValue::Unfit(None))),
        _ => (discriminant(given) != discriminant(written)).then(|| FormError::new(WrongValue::Not(ValueKind::of(written)))),
    }
}

#[cfg(test)]
mod tests;
