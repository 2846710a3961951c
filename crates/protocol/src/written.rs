//! Values that are JSON already: made once, sent to many.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use ts_rs::{Config, TS, TypeVisitor};

/// A `T` as the JSON that was made of it. In messages, in TypeScript and in the description of the HTTP API it is a `T`.
pub struct Written<'a, T> {
    json: Cow<'a, RawValue>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Written<'static, T> {
    /// Makes the JSON of a value.
    ///
    /// # Panics
    /// If the type cannot be JSON.
    pub fn of(value: &T) -> Self {
        Self::from_json(Cow::Owned(engine::json::to_json(value)))
    }
}

impl<'a, T> Written<'a, T> {
    /// JSON that somebody else made of a `T`.
    pub fn from_json(json: Cow<'a, RawValue>) -> Self {
        Self { json, of: PhantomData }
    }

    /// The same without a copy.
    pub fn borrowed(&self) -> Written<'_, T> {
        Written::from_json(Cow::Borrowed(&*self.json))
    }

    /// The JSON.
    pub fn json(&self) -> &RawValue {
        &self.json
    }

    /// The value.
    ///
    /// # Errors
    /// If the JSON is none of a `T`: that is for whoever got it from elsewhere.
    pub fn read<'b>(&'b self) -> Result<T, serde_json::Error>
    where
        T: Deserialize<'b>,
    {
        serde_json::from_str(self.json.get())
    }
}

// Not derived: that would ask the same of `T`.
impl<T> Clone for Written<'_, T> {
    fn clone(&self) -> Self {
        Self { json: self.json.clone(), of: PhantomData }
    }
}

impl<T> fmt::Debug for Written<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.json.get())
    }
}

impl<T> Serialize for Written<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Written<'_, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { json: Cow::Owned(Deserialize::deserialize(deserializer)?), of: PhantomData })
    }
}

impl<T: TS> TS for Written<'_, T> {
    type WithoutGenerics = T::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &Config) -> String {
        T::name(config)
    }

    fn inline(config: &Config) -> String {
        T::inline(config)
    }

    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        T::visit_dependencies(visitor);
    }
}
