//! A page of text for terminals: what a game draws, before anyone decides about colours or languages.

/// What a stretch of text is, so that a terminal can colour it. Colour never carries meaning alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TextStyle {
    /// Ordinary text.
    #[default]
    Plain,
    /// Less important.
    Faint,
    /// More important.
    Strong,
    /// What you can do now.
    Accent,
    /// Danger.
    Danger,
    /// A red thing.
    Red,
    /// A green thing.
    Green,
    /// A blue thing.
    Blue,
    /// A yellow thing.
    Yellow,
    /// A violet thing.
    Violet,
}

/// Text in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// Its ink.
    pub ink: TextStyle,
}

/// Lines of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// The lines, each made of spans.
    pub lines: Vec<Vec<Span>>,
}

impl Page {
    /// A page with nothing on it.
    pub fn new() -> Self {
        Self::default()
    }

    /// Begins a new line.
    pub fn line(&mut self) -> &mut Self {
        self.lines.push(Vec::new());
        self
    }

    /// Writes on the last line.
    pub fn put(&mut self, ink: TextStyle, text: impl Into<String>) -> &mut Self {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Span { text: text.into(), ink });
        }
        self
    }

    /// Fills the last line with spaces up to a column.
    pub fn pad_to(&mut self, column: usize) -> &mut Self {
        let used = self.lines.last().map_or(0, |line| width(line));
        if used < column {
            self.put(TextStyle::Plain, " ".repeat(column - used));
        }
        self
    }

    /// The page without inks, as it looks where there is no colour.
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            for span in line {
                text.push_str(&span.text);
            }
            text.truncate(text.trim_end_matches(' ').len());
            text.push('\n');
        }
        text
    }
}

/// How many columns the spans take. Every character we draw with is one column wide.
pub fn width(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}
