//! The log of a table in memory, and the numbered stream that each viewer has of it.
//!
//! A table keeps the lines of its log and nothing twice: an event in a viewer's stream is known by its line and its number there, and read again
//! when somebody asks for it. Every viewer counts the entries it may hear for itself, so its numbers have no holes and tell nothing about entries
//! for other ears.
//!
//! What was said is kept apart from the lines and trimmed to the latest: a table that is talked at takes no more memory than one that is played at.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::{Audience, MAX_SEATS, Viewer};
use protocol::Note;
use serde_json::value::RawValue;

use crate::connections::place;
use crate::log::LogLine;

/// What one answer holds at most, so that whoever asks for a long stream again and again costs little. An entry is longer when it is told than in the log:
/// it comes with its sentence.
const PAGE_ENTRIES: usize = 200;
const PAGE_BYTES: usize = 32_768;

/// How much of what was said is kept: so many lines, and so many bytes.
const MOST_SAID: usize = 1_000;
const MOST_SAID_BYTES: usize = 65_536;

/// The lines, and what of them is for whose ears.
#[derive(Debug, Default)]
pub(crate) struct Streams {
    lines: Vec<Arc<str>>,
    marks: Vec<StreamMark>,
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
pub(crate) struct StreamMark {
    line: u32,
    part: Part,
    audience: Audience,
}

/// Which part of a line an entry is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The note of the line.
    Note,
    /// One of its events, by number.
    Event(u32),
}

/// What is behind a mark.
pub(crate) enum StreamItem<'a> {
    /// An event, as JSON.
    Event(&'a RawValue),
    /// The note of a line, with what was said in it if that is still kept.
    Note(Note),
}

/// Some of what a viewer has heard.
pub(crate) struct StreamPage<'a> {
    pub(crate) told: Vec<StreamItem<'a>>,
    /// Whether nothing comes after it.
    pub(crate) is_last: bool,
}

fn small(number: usize) -> u32 {
    u32::try_from(number).expect("a log of one table is far below four gigabytes")
}

/// A line that is being told.
struct Open<'a> {
    number: u32,
    text: &'a str,
    line: LogLine<'a>,
    events: Vec<&'a RawValue>,
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

impl Streams {
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

    /// The note of the next line to be pushed.
    pub(crate) fn mark_note(&mut self, audience: Audience) {
        self.mark(Part::Note, audience);
    }

    /// The next event of the next line to be pushed.
    pub(crate) fn mark_event(&mut self, audience: Audience) {
        let line = small(self.lines.len());
        let number = match self.marks.last() {
            Some(StreamMark { line: last, part: Part::Event(number), .. }) if *last == line => number + 1,
            _ => 0,
        };
        self.mark(Part::Event(number), audience);
    }

    fn mark(&mut self, part: Part, audience: Audience) {
        self.marks.push(StreamMark { line: small(self.lines.len()), part, audience });
        for (at, count) in self.counts.iter_mut().enumerate() {
            let viewer = if at == MAX_SEATS { Viewer::Spectator } else { Viewer::Seat(engine::Seat::new(at)) };
            *count += u32::from(audience.includes(viewer));
        }
    }

    /// The first of what a viewer has heard after entry `since`; `None` if it has not heard that many.
    pub(crate) fn after(&self, viewer: Viewer, since: u64) -> Option<StreamPage<'_>> {
        let missing = usize::try_from(self.count(viewer).checked_sub(since)?).ok()?;
        let heard = || self.marks.iter().enumerate().filter(|(_, mark)| mark.audience.includes(viewer));
        // From the end, because most of those who ask miss little.
        let begins = missing.checked_sub(1).and_then(|before_it| heard().nth_back(before_it)).map_or(self.marks.len(), |(at, _)| at);
        let later = self.marks[begins..].iter().filter(|mark| mark.audience.includes(viewer));
        let mut told = Vec::with_capacity(missing.min(PAGE_ENTRIES));
        let (mut open, mut bytes) = (None, 0);
        for mark in later.take(PAGE_ENTRIES) {
            let (entry, length) = self.told(mark, &mut open);
            bytes += length;
            // One is always told, however long it is.
            if bytes > PAGE_BYTES && !told.is_empty() {
                break;
            }
            told.push(entry);
        }
        let is_last = told.len() == missing;
        Some(StreamPage { told, is_last })
    }

    /// What is behind a mark, and how long it is. The line that was read last stays `open`: most entries are of the same line as the one before.
    fn told<'a>(&'a self, mark: &StreamMark, open: &mut Option<Open<'a>>) -> (StreamItem<'a>, usize) {
        let Open { text, line, events, .. } = match open.take_if(|open| open.number == mark.line) {
            Some(same) => open.insert(same),
            None => open.insert(self.open(mark.line)),
        };
        match mark.part {
            Part::Event(number) => (StreamItem::Event(events[number as usize]), events[number as usize].get().len()),
            Part::Note => {
                let said = self.said.of(mark.line);
                let note = line.what.note(said).expect("only lines with a note are marked so");
                (StreamItem::Note(note), text.len() + said.map_or(0, str::len))
            }
        }
    }

    fn open(&self, number: u32) -> Open<'_> {
        let text = &self.lines[number as usize];
        let line = LogLine::read(text).expect("a line of a table can be read");
        let events = line.what.events().map(|heard| heard.event).collect();
        Open { number, text, line, events }
    }
}
