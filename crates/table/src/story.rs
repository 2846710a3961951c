//! The log of a table in memory, and the numbered stream that each viewer has of it.
//!
//! A table keeps the lines of its log and nothing twice: an event in a viewer's stream is a piece of a line, by its place. Every viewer counts the
//! entries it may hear for itself, so its numbers have no holes and tell nothing about entries for other ears.
//!
//! What was said is kept apart from the lines and trimmed to the latest: a table that is talked at takes no more memory than one that is played at.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Audience, MAX_SEATS, Viewer};

use crate::crowd::place;

/// What one answer holds at most, so that whoever asks for a long story again and again costs little. An entry is longer when it is told than in the log:
/// it comes with its sentence.
const PAGE_ENTRIES: usize = 200;
const PAGE_BYTES: usize = 32_768;

/// How much of what was said is kept: so many lines, and so many bytes.
const MOST_SAID: usize = 1_000;
const MOST_SAID_BYTES: usize = 65_536;

/// The lines, and what of them is for whose ears.
#[derive(Debug, Default)]
pub(crate) struct Story {
    lines: Vec<Arc<str>>,
    marks: Vec<Mark>,
    /// How many entries each viewer has heard, the spectator last.
    counts: [u32; MAX_SEATS + 1],
    said: Said,
}

/// What was said, each with the number of its line, as far as it is kept.
#[derive(Debug, Default)]
struct Said {
    texts: VecDeque<(u32, Arc<str>)>,
    bytes: usize,
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
    /// That somebody spoke in this line, and what, if it is still kept.
    Said(&'a str, Option<&'a str>),
}

/// Some of what a viewer has heard.
pub(crate) struct Page<'a> {
    pub(crate) told: Vec<Told<'a>>,
    /// Whether nothing comes after it.
    pub(crate) is_last: bool,
}

/// Where nothing begins: marks a note with words that are kept apart.
const SAID: usize = 1;

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a log of one table is far below four gigabytes")
}

impl Told<'_> {
    fn length(&self) -> usize {
        match self {
            Self::Event(text) | Self::Note(text) => text.len(),
            Self::Said(line, said) => line.len() + said.map_or(0, str::len),
        }
    }
}

impl Said {
    fn push(&mut self, line: u32, text: Arc<str>) {
        self.bytes += text.len();
        self.texts.push_back((line, text));
        while self.texts.len() > MOST_SAID || self.bytes > MOST_SAID_BYTES {
            let Some((_, text)) = self.texts.pop_front() else { break };
            self.bytes -= text.len();
        }
    }

    fn of(&self, line: u32) -> Option<&str> {
        let at = self.texts.binary_search_by_key(&line, |(line, _)| *line).ok()?;
        Some(&self.texts[at].1)
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

    /// What was said in a line: in the next one to be pushed, or in one that is there and has none.
    pub(crate) fn say(&mut self, line: usize, text: Arc<str>) {
        self.said.push(small(line), text);
    }

    /// What was said in a line, if it is kept.
    pub(crate) fn said(&self, line: usize) -> Option<&str> {
        self.said.of(small(line))
    }

    /// The first line whose words are kept.
    pub(crate) fn first_said(&self) -> u64 {
        self.said.texts.front().map_or(0, |(line, _)| u64::from(*line))
    }

    /// The note of the next line to be pushed, in which somebody speaks.
    pub(crate) fn mark_said(&mut self) {
        self.mark(SAID, 0, Audience::ALL);
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
            0 if mark.start == SAID as u32 => Told::Said(line, self.said.of(mark.line)),
            0 => Told::Note(line),
            length => Told::Event(&line[mark.start as usize..(mark.start + length) as usize]),
        }
    }
}
