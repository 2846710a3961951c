//! Where people read and answer: lines of 80 columns, in colour where there is any.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use anstyle::{AnsiColor, Style};
use engine::page::{Page, Span, TextStyle};
use engine::{Message, Words, shortened};
use words::Speaker;

/// How many columns we write.
pub const COLUMNS: usize = 80;

/// How far a line that was too long goes in.
const HANGING: usize = 6;

/// The longest answer that is looked at. Nothing one can ask for is that long.
const LONGEST_ANSWER: usize = 4096;

/// After time was up, an answer that comes this soon was meant for the question before.
const TOO_LATE: Duration = Duration::from_millis(400);

/// Where answers come from.
enum Answers {
    /// Read when they are asked for.
    Read(Box<dyn BufRead + Send>),
    /// Read by a thread, so that they need not be waited for.
    Sent(Receiver<Option<String>>),
}

/// What came of a question with an end.
pub enum Asked {
    /// A line.
    Answer(String),
    /// There are no more lines.
    Ended,
    /// Nothing in time.
    TimeUp,
}

/// A terminal, or whatever stands for one.
pub struct Screen {
    input: Answers,
    output: Box<dyn Write>,
    /// Whether people sit in front of it: both ends are a terminal.
    pub interactive: bool,
    /// Whether answers do not show by themselves, because nobody types them.
    echo: bool,
    /// Whether a line that was written can be written over.
    rewrites: bool,
}

impl Screen {
    /// The standard input and output of this process.
    pub fn of_process() -> Self {
        let typed = io::stdin().is_terminal();
        Self {
            input: Answers::Read(Box::new(io::BufReader::new(io::stdin()))),
            // Leaves the colours out where there are none: pipes, `NO_COLOR`, `TERM=dumb`.
            output: Box::new(anstream::AutoStream::auto(io::stdout())),
            interactive: typed && io::stdout().is_terminal(),
            echo: !typed,
            // Escapes are left out together with the colours.
            rewrites: typed && io::stdout().is_terminal() && anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never,
        }
    }

    /// A screen that reads and writes elsewhere, as if people sat there.
    pub fn new(input: impl BufRead + Send + 'static, output: impl Write + 'static) -> Self {
        Self { input: Answers::Read(Box::new(input)), output: Box::new(output), interactive: true, echo: true, rewrites: false }
    }

    /// Writes a page. Lines that are too long go on below, further in.
    ///
    /// # Errors
    /// If nobody takes what is written, as for all functions here.
    pub fn page(&mut self, page: &Page) -> io::Result<()> {
        for line in page.lines.iter().flat_map(|line| broken(line, HANGING)) {
            self.line(&line)?;
        }
        self.output.flush()
    }

    /// Writes a paragraph.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn say(&mut self, ink: TextStyle, text: &str) -> io::Result<()> {
        for paragraph in text.split('\n') {
            for line in broken(&[Span { text: paragraph.to_owned(), ink }], 0) {
                self.line(&line)?;
            }
        }
        self.output.flush()
    }

    /// Writes text as it is, for other programs.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn raw(&mut self, text: &[u8]) -> io::Result<()> {
        self.output.write_all(text)?;
        self.output.flush()
    }

    /// Leaves a line free.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn gap(&mut self) -> io::Result<()> {
        writeln!(self.output)
    }

    /// Asks, and waits for a line: `None` once there are no more.
    ///
    /// # Errors
    /// See [`Screen::page`]. An input that cannot be read has ended.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.prompt(prompt)?;
        let answer = match &mut self.input {
            Answers::Read(input) => read_line(&mut **input),
            Answers::Sent(answers) => answers.recv().unwrap_or_default(),
        };
        self.answered(answer.as_deref())?;
        Ok(answer)
    }

    /// Asks, and waits for a line until `ends`. How many seconds are left is shown above the question in the words of `left`, and kept true where
    /// the screen can do that.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn ask_until(&mut self, prompt: &str, ends: Instant, left: &dyn Fn(u64) -> String) -> io::Result<Asked> {
        let seconds = |now: Instant| ends.saturating_duration_since(now).as_millis().div_ceil(1000) as u64;
        self.say(TextStyle::Accent, &left(seconds(Instant::now())))?;
        self.prompt(prompt)?;
        loop {
            let now = Instant::now();
            let shown = seconds(now);
            if shown == 0 {
                return self.too_late();
            }
            // Until the number of seconds changes.
            let wait = ends.saturating_duration_since(now).saturating_sub(Duration::from_secs(shown - 1));
            match self.answers().recv_timeout(wait) {
                Ok(Some(answer)) => {
                    self.answered(Some(&answer))?;
                    return Ok(Asked::Answer(answer));
                }
                Ok(None) | Err(RecvTimeoutError::Disconnected) => {
                    self.answered(None)?;
                    return Ok(Asked::Ended);
                }
                Err(RecvTimeoutError::Timeout) => self.rewrite_above(&left(shown - 1))?,
            }
        }
    }

    /// Time is up: what is typed a moment too late is no answer to the next question.
    fn too_late(&mut self) -> io::Result<Asked> {
        self.gap()?;
        if self.rewrites {
            let next = Instant::now() + TOO_LATE;
            while let Ok(Some(_)) = self.answers().recv_timeout(next.saturating_duration_since(Instant::now())) {}
        }
        Ok(Asked::TimeUp)
    }

    /// Writes over the line above the one where somebody types.
    fn rewrite_above(&mut self, text: &str) -> io::Result<()> {
        if self.rewrites {
            let style = style(TextStyle::Accent);
            // Keeps the cursor, goes up a line, writes, erases the rest of that line, and comes back.
            write!(self.output, "\x1b7\x1b[1A\r{style}{}{style:#}\x1b[K\x1b8", tame(text))?;
            self.output.flush()?;
        }
        Ok(())
    }

    /// The answers, read by a thread from now on.
    fn answers(&mut self) -> &Receiver<Option<String>> {
        if matches!(self.input, Answers::Read(_)) {
            let mut input = self.take_input();
            let (sender, answers) = channel();
            std::thread::spawn(move || {
                let mut more = true;
                while more {
                    let line = read_line(&mut *input);
                    more = line.is_some();
                    more &= sender.send(line).is_ok();
                }
            });
            self.input = Answers::Sent(answers);
        }
        match &self.input {
            Answers::Sent(answers) => answers,
            Answers::Read(_) => unreachable!("a thread reads them"),
        }
    }

    /// Asks without waiting, for those who read answers elsewhere ([`Screen::take_input`]).
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn prompt(&mut self, prompt: &str) -> io::Result<()> {
        let style = style(TextStyle::Accent);
        write!(self.output, "{style}{}{style:#} ", tame(prompt))?;
        self.output.flush()
    }

    /// Shows an answer where it does not show by itself.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn answered(&mut self, answer: Option<&str>) -> io::Result<()> {
        if self.echo || answer.is_none() {
            writeln!(self.output, "{}", tame(&shortened(answer.unwrap_or_default(), COLUMNS / 4)))?;
        }
        Ok(())
    }

    /// Gives the answers of people away, to be read by [`read_line`] on a thread of their own. Whoever asks here afterwards gets none.
    pub fn take_input(&mut self) -> Box<dyn BufRead + Send> {
        match std::mem::replace(&mut self.input, Answers::Read(Box::new(io::empty()))) {
            Answers::Read(input) => input,
            Answers::Sent(_) => Box::new(io::empty()),
        }
    }

    /// Takes everything off the screen, so that the next person does not see what the last one saw.
    ///
    /// # Errors
    /// See [`Screen::page`].
    pub fn clear(&mut self) -> io::Result<()> {
        if self.interactive {
            // Erases the screen and what was scrolled off it, then goes to the top. Where escapes mean nothing they are left out like colours.
            write!(self.output, "\x1b[2J\x1b[3J\x1b[H")?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn line(&mut self, line: &[Span]) -> io::Result<()> {
        let ends = line.iter().rposition(|span| !span.text.trim_end_matches(' ').is_empty()).map_or(0, |last| last + 1);
        for (at, span) in line[..ends].iter().enumerate() {
            let text = if at + 1 == ends { span.text.trim_end_matches(' ') } else { &span.text };
            let style = style(span.ink);
            write!(self.output, "{style}{}{style:#}", tame(text))?;
        }
        writeln!(self.output)
    }
}

/// The next answer: `None` once there are no more. An input that cannot be read has ended.
pub fn read_line(input: &mut dyn BufRead) -> Option<String> {
    let mut line = Vec::new();
    let ended = input.read_until(b'\n', &mut line).map_or(true, |read| read == 0);
    line.truncate(LONGEST_ANSWER);
    (!ended).then(|| String::from_utf8_lossy(&line).trim().to_owned())
}

/// Says on the error output what went wrong.
pub fn complain(speaker: &Speaker, why: &Message) {
    remark(speaker, &Message::new("cli-complaint").with("why", why.clone()));
}

/// Says something on the error output, beside what other programs read on the standard output.
pub fn remark(speaker: &Speaker, what: &Message) {
    let sentence = speaker.say(what);
    let mut output = anstream::AutoStream::auto(io::stderr());
    for line in sentence.split('\n').flat_map(|text| broken(&[Span { text: text.to_owned(), ink: TextStyle::Plain }], 0)) {
        // If even this cannot be written there is nobody left to tell.
        let _ = writeln!(output, "{}", line.iter().map(|span| tame(&span.text)).collect::<String>());
    }
}

/// Text from strangers (a name in a record, an answer) must not steer the terminal.
fn tame(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

/// Breaks a line at spaces so that no part is too long; the parts after the first go in by `hanging`.
fn broken(line: &[Span], hanging: usize) -> Vec<Vec<Span>> {
    let mut letters: Vec<(char, TextStyle)> = line.iter().flat_map(|span| span.text.chars().map(|letter| (letter, span.ink))).collect();
    let mut lines = Vec::new();
    while letters.len() > COLUMNS {
        let indent = letters.iter().take_while(|(letter, _)| *letter == ' ').count();
        let space = (indent + 1..=COLUMNS).rev().find(|&at| letters[at].0 == ' ');
        let rest = letters.split_off(space.unwrap_or(COLUMNS));
        lines.push(spans(&letters));
        let text = rest.into_iter().skip_while(|(letter, _)| *letter == ' ');
        letters = std::iter::repeat_n((' ', TextStyle::Plain), hanging).chain(text).collect();
    }
    lines.push(spans(&letters));
    lines
}

fn spans(letters: &[(char, TextStyle)]) -> Vec<Span> {
    letters
        .chunk_by(|one, next| one.1 == next.1)
        .map(|run| Span { text: run.iter().map(|(letter, _)| letter).collect(), ink: run[0].1 })
        .collect()
}

const fn style(ink: TextStyle) -> Style {
    let plain = Style::new();
    match ink {
        TextStyle::Plain => plain,
        TextStyle::Faint => plain.dimmed(),
        TextStyle::Strong => plain.bold(),
        TextStyle::Accent => AnsiColor::Cyan.on_default().bold(),
        TextStyle::Danger => AnsiColor::Red.on_default().bold(),
        TextStyle::Red => AnsiColor::Red.on_default(),
        TextStyle::Green => AnsiColor::Green.on_default(),
        // Plain blue is hardly legible on black.
        TextStyle::Blue => AnsiColor::BrightBlue.on_default(),
        TextStyle::Yellow => AnsiColor::Yellow.on_default(),
        TextStyle::Violet => AnsiColor::Magenta.on_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, hanging: usize) -> Vec<String> {
        let broken = broken(&[Span { text: text.to_owned(), ink: TextStyle::Plain }], hanging);
        broken.iter().map(|line| line.iter().map(|span| span.text.as_str()).collect()).collect()
    }

    #[test]
    fn long_lines_go_on_below() {
        let words = "word ".repeat(40);
        let folded = lines(words.trim_end(), 6);
        assert!(folded.iter().all(|line| line.chars().count() <= COLUMNS), "{folded:?}");
        assert!(folded[1].starts_with("      word"));
        assert_eq!(folded.join(" ").split_whitespace().count(), 40);
    }

    #[test]
    fn what_has_no_spaces_is_cut() {
        assert_eq!(lines(&"x".repeat(200), 0).iter().map(|line| line.chars().count()).collect::<Vec<_>>(), [80, 80, 40]);
        assert_eq!(lines(&format!("      {}", "x".repeat(200)), 6).len(), 3);
        assert_eq!(lines("", 0), [""]);
    }

    #[test]
    fn a_line_never_breaks_at_a_no_break_space() {
        let text = format!("{} mot\u{a0}:", "x".repeat(75));
        assert_eq!(lines(&text, 0)[1], "mot\u{a0}:");
    }

    #[test]
    fn strangers_do_not_steer_the_terminal() {
        assert_eq!(tame("Eve\x1b[2J\r\n"), "Eve\u{fffd}[2J\u{fffd}\u{fffd}");
    }
}
