//! Frames, written piece by piece into one buffer: most of what a table sends is JSON that is already there.
//!
//! The messages that a table sends at every move are written by hand here and in `sight`, in the form of [`protocol::ToClient`]; the tests read every
//! frame back as such.

use engine::json::write;
use serde::Serialize;

/// A frame on its way.
pub(crate) struct Frame(Vec<u8>);

impl Frame {
    /// Begins a frame with text that is JSON so far.
    pub(crate) fn new(beginning: &str) -> Self {
        // Large enough for what most tables send, so that it need not grow.
        let mut bytes = Vec::with_capacity(4096);
        bytes.extend_from_slice(beginning.as_bytes());
        Self(bytes)
    }

    /// Text that is JSON at this place.
    pub(crate) fn raw(&mut self, json: &str) -> &mut Self {
        self.0.extend_from_slice(json.as_bytes());
        self
    }

    /// A value.
    pub(crate) fn value(&mut self, value: &impl Serialize) -> &mut Self {
        write(value, &mut self.0);
        self
    }

    /// Something that is written by somebody else.
    pub(crate) fn with(&mut self, writes: impl FnOnce(&mut Vec<u8>)) -> &mut Self {
        writes(&mut self.0);
        self
    }

    pub(crate) fn text(self) -> String {
        String::from_utf8(self.0).expect("JSON is UTF-8")
    }
}
