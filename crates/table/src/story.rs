//! The log of a table in memory, and the numbered stream that each viewer has of it.
//!
//! A table keeps the lines of its log and nothing twice: an event in a viewer's stream is a piece of a line, by its place. Every viewer counts the
//! entries it may hear for itself, so its numbers have no holes and tell nothing about entries for other ears.

use std::sync::Arc;

use engine::{Audience, MAX_SEATS, Viewer};

use crate::crowd::place;

/// What one answer holds at most, so that whoever asks for a long story again and again costs little. An entry is longer when it is told than in the log:
/// it comes with its sentence.
const PAGE_ENTRIES: usize = 200;
const PAGE_BYTES: usize = 32_768;

/// The lines, and what of them is for whose ears.
#[derive(Debug, Default)]
pub(crate) struct Story {
    lines: Vec<Arc<str>>,
    marks: Vec<Mark>,
    /// How many entries each viewer has heard, the spectator last.
    counts: [u32; MAX_SEATS + 1],
}

/// One entry, for some ears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    line: u32,
    /// Where the event stands in the line; nothing for the note that belongs to the line itself.
    start: u32,
    length: u32,
    audience: Audience,
}

/// What is behind a mark.
pub(crate) enum Told<'a> {
    /// An event, as JSON.
    Event(&'a str),
    /// The note of this line.
    Note(&'a str),
}

/// Some of what a viewer has heard.
pub(crate) struct Page<'a> {
    pub(crate) told: Vec<Told<'a>>,
    /// Whether nothing comes after it.
    pub(crate) is_last: bool,
}

impl Told<'_> {
    fn length(&self) -> usize {
        let (Self::Event(text) | Self::Note(text)) = self;
        text.len()
    }
}

impl Story {
    pub(crate) fn lines(&self) -> &[Arc<str>] {
        &self.lines
    }

    /// The number of the last entry that a viewer has heard.
    pub(crate) fn count(&self, viewer: Viewer) -> u64 {
        u64::from(self.counts[place(viewer)])
    }

    pub(crate) fn push(&mut self, line: Arc<str>) {
        self.lines.push(line);
    }

    /// The note of the next line to be pushed.
    pub(crate) fn mark_note(&mut self, audience: Audience) {
        self.mark(0, 0, audience);
    }

    /// An event of the next line to be pushed.
    pub(crate) fn mark_event(&mut self, start: usize, length: usize, audience: Audience) {
        self.mark(start, length, audience);
    }

    fn mark(&mut self, start: usize, length: usize, audience: Audience) {
        let small = |number: usize| u32::try_from(number).expect("a log of one table is far below four gigabytes");
        self.marks.push(Mark { line: small(self.lines.len()), start: small(start), length: small(length), audience });
        for (at, count) in self.counts.iter_mut().enumerate() {
            let viewer = if at == MAX_SEATS { Viewer::Spectator } else { Viewer::Seat(engine::Seat::new(at)) };
            *count += u32::from(audience.includes(viewer));
        }
    }

    /// The first of what a viewer has heard after entry `since`; `None` if it has not heard that many.
    pub(crate) fn after(&self, viewer: Viewer, since: u64) -> Option<Page<'_>> {
        let missing = usize::try_from(self.count(viewer).checked_sub(since)?).ok()?;
        let heard = || self.marks.iter().enumerate().filter(|(_, mark)| mark.audience.includes(viewer));
        // From the end, because most of those who ask miss little.
        let begins = missing.checked_sub(1).and_then(|before_it| heard().nth_back(before_it)).map_or(self.marks.len(), |(at, _)| at);
        let later = self.marks[begins..].iter().filter(|mark| mark.audience.includes(viewer));
        let mut told = Vec::with_capacity(missing.min(PAGE_ENTRIES));
        let mut bytes = 0;
        for entry in later.map(|mark| self.told(mark)).take(PAGE_ENTRIES) {
            bytes += entry.length();
            // One is always told, however long it is.
            if bytes > PAGE_BYTES && !told.is_empty() {
                break;
            }
            told.push(entry);
        }
        let is_last = told.len() == missing;
        Some(Page { told, is_last })
    }

    fn told(&self, mark: &Mark) -> Told<'_> {
        let line = &self.lines[mark.line as usize];
        match mark.length {
            0 => Told::Note(line),
            length => Told::Event(&line[mark.start as usize..(mark.start + length) as usize]),
        }
    }
}
