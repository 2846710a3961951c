//! A deserializer over JSON that knows what was asked for, so that it can say it in plain words.

use std::slice;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde_json::{Map, Number, Value, map};

use super::error::{FormError, ValueKind, WrongValue};
use crate::json::whole;

/// Reads one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a>(pub(super) &'a Value);

type Read<T> = Result<T, FormError>;

fn not<T>(kind: ValueKind) -> Read<T> {
    Err(FormError::new(WrongValue::Not(kind)))
}

impl<'de> Reader<'de> {
    fn unsigned(self) -> Read<u64> {
        match (self.0.as_u64(), whole(self.0)) {
            (Some(number), _) => Ok(number),
            (None, Some(_)) => Err(FormError::new(WrongValue::TooLarge)),
            (None, None) => not(ValueKind::Whole),
        }
    }

    fn number(self) -> Read<&'de Number> {
        self.0.as_number().map_or_else(|| not(ValueKind::Number), Ok)
    }

    fn text(self) -> Read<&'de str> {
        self.0.as_str().map_or_else(|| not(ValueKind::Text), Ok)
    }

    fn list(self) -> Read<&'de Vec<Value>> {
        self.0.as_array().map_or_else(|| not(ValueKind::List), Ok)
    }

    fn object(self) -> Read<&'de Map<String, Value>> {
        self.0.as_object().map_or_else(|| not(ValueKind::Object), Ok)
    }

    /// What `seed` makes of it; if it takes the kind but not the value, the value is quoted.
    pub(super) fn read<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self).map_err(|error| error.quoting(self.0))
    }
}

/// The methods for numbers: whatever the size of the machine word, what belongs there is a number.
macro_rules! numbers {
    ($($unsigned:ident)* ; $($signed:ident)*) => {
        $(fn $unsigned<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            visitor.visit_u64(self.unsigned()?)
        })*
        $(fn $signed<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            self.number()?;
            self.deserialize_any(visitor)
        })*
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = FormError;

    numbers! {
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 ;
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128 deserialize_f32 deserialize_f64
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(flag) => visitor.visit_bool(*flag),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (_, Some(number), _) => visitor.visit_i64(number),
                (.., number) => visitor.visit_f64(number.unwrap_or(f64::MAX)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => visitor.visit_seq(Items(items.iter(), 0)),
            Value::Object(fields) => visitor.visit_map(Fields { rest: fields.iter(), value: None }),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0 {
            Value::Bool(flag) => visitor.visit_bool(*flag),
            _ => not(ValueKind::Flag),
        }
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_borrowed_str(self.text()?)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        if self.0.is_null() { visitor.visit_unit() } else { not(ValueKind::Null) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Read<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, name: &'static str, visitor: V) -> Read<V::Value> {
        // JSON that stays written out is made by serde_json itself, which asks for it by a private name.
        if name.starts_with("$serde_json::") {
            return self.0.deserialize_newtype_struct(name, visitor).map_err(|_| FormError::new(WrongValue::Unfit(None)));
        }
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(Items(self.list()?.iter(), 0))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, count: usize, visitor: V) -> Read<V::Value> {
        let list = self.list()?;
        if list.len() == count { visitor.visit_seq(Items(list.iter(), 0)) } else { not(ValueKind::ListOf(count)) }
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(self, _: &'static str, count: usize, visitor: V) -> Read<V::Value> {
        self.deserialize_tuple(count, visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_map(Fields { rest: self.object()?.iter(), value: None })
    }

    fn deserialize_struct<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Read<V::Value> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, words: &'static [&'static str], visitor: V) -> Read<V::Value> {
        let (word, content) = match self.0 {
            Value::String(word) => (word, None),
            Value::Object(fields) if fields.len() == 1 => {
                let (word, content) = fields.iter().next().expect("there is one field");
                (word, Some(content))
            }
            _ => return not(ValueKind::Word(words)),
        };
        let error = |error: FormError| if content.is_some() { error.inside_field(word) } else { error };
        visitor.visit_enum(Word { word, content }).map_err(error)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_str(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }
}

/// The items of a list, and how many were read.
struct Items<'a>(slice::Iter<'a, Value>, usize);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = FormError;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        let Some(value) = self.0.next() else { return Ok(None) };
        self.1 += 1;
        Reader(value).read(seed).map(Some).map_err(|error| error.inside_item(self.1 - 1))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The fields of an object, and the one whose name was read last.
struct Fields<'a> {
    rest: map::Iter<'a>,
    value: Option<(&'a str, &'a Value)>,
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = FormError;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Read<Option<K::Value>> {
        let Some((name, value)) = self.rest.next() else { return Ok(None) };
        self.value = Some((name, value));
        let unknown = |error: FormError| if error.field().is_empty() { FormError::of_field(name, WrongValue::Unknown) } else { error };
        seed.deserialize(Name(name)).map(Some).map_err(unknown)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<T::Value> {
        let (name, value) = self.value.take().expect("a name is read before its value");
        Reader(value).read(seed).map_err(|error| error.inside_field(name))
    }
}

/// The name of a field. Names are texts; where they must be numbers, they are numbers in quotes.
struct Name<'a>(&'a str);

impl<'de> Deserializer<'de> for Name<'de> {
    type Error = FormError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_borrowed_str(self.0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        self.deserialize_u64(visitor)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.0.parse::<u64>() {
            Ok(number) if number.to_string() == self.0 => visitor.visit_u64(number),
            _ => Err(FormError::new(WrongValue::Unknown)),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Read<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(self, _: &'static str, _: &'static [&'static str], visitor: V) -> Read<V::Value> {
        visitor.visit_enum(Word { word: self.0, content: None })
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u16 u32 u128 f32 f64 char str string bytes byte_buf option unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

/// A word with what belongs to it, if anything does.
struct Word<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'de> EnumAccess<'de> for Word<'de> {
    type Error = FormError;
    type Variant = Content<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<(T::Value, Content<'de>)> {
        let word: StrDeserializer<'_, FormError> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, Content(self.content)))
    }
}

/// What belongs to a word.
struct Content<'a>(Option<&'a Value>);

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = FormError;

    fn unit_variant(self) -> Read<()> {
        match self.0 {
            None | Some(Value::Null) => Ok(()),
            Some(_) => not(ValueKind::Null),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        match self.0 {
            None => not(ValueKind::Object),
            Some(value) => Reader(value).read(seed),
        }
    }

    fn tuple_variant<V: Visitor<'de>>(self, count: usize, visitor: V) -> Read<V::Value> {
        match self.0 {
            None => not(ValueKind::Object),
            Some(value) => Reader(value).deserialize_tuple(count, visitor),
        }
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Read<V::Value> {
        match self.0 {
            None => not(ValueKind::Object),
            Some(value) => Reader(value).deserialize_map(visitor),
        }
    }
}
