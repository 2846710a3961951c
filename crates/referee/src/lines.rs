//! From standard input to standard output, whatever comes: lines of any length, bytes of any kind, a reader that goes away.

use std::io::{self, BufRead, ErrorKind, Read, Write};

use crate::Referee;

/// The longest line that is looked at, in bytes. A longer one is skipped to its end and refused.
pub const LONGEST_LINE: usize = 16 << 20;

/// Answers every line of `input` on `output`, flushing after each, until the input ends or nobody reads any more.
///
/// # Errors
/// If the input cannot be read or the output cannot be written, other than by its reader going away.
pub fn run(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    while next_line(&mut input, &mut line)? {
        let answer = referee.answer(&line);
        let written = writeln!(output, "{answer}").and_then(|()| output.flush());
        match written {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            written => written?,
        }
        // One huge line should not keep its memory for the rest of the session.
        line.shrink_to(1 << 20);
    }
    Ok(())
}

/// Reads the next line without its newline; `false` at the end of the input. Of a line that is too long only so much is kept that it can be seen to be.
fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let most = LONGEST_LINE as u64 + 1;
    if input.by_ref().take(most).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() > LONGEST_LINE {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<usize> {
        let mut input = io::BufReader::with_capacity(7, input);
        let (mut line, mut lengths) = (Vec::new(), Vec::new());
        while next_line(&mut input, &mut line).unwrap() {
            lengths.push(line.len());
        }
        lengths
    }

    #[test]
    fn the_last_line_needs_no_newline() {
        assert!(lines(b"").is_empty());
        assert_eq!(lines(b"\n"), [0]);
        assert_eq!(lines(b"ab\n\ncd"), [2, 0, 2]);
        assert_eq!(lines(b"ab\ncd\n"), [2, 2]);
    }

    #[test]
    fn a_line_too_long_is_skipped_to_its_end() {
        for (length, kept) in [(LONGEST_LINE - 1, LONGEST_LINE - 1), (LONGEST_LINE, LONGEST_LINE), (LONGEST_LINE + 1, LONGEST_LINE + 1)] {
            let mut input = vec![b'x'; length];
            input.extend(b"\nnext\n");
            assert_eq!(lines(&input), [kept, 4], "{length}");
        }
        let mut input = vec![b'x'; 3 * LONGEST_LINE];
        assert_eq!(lines(&input), [LONGEST_LINE + 1]);
        input.extend(b"\nnext");
        assert_eq!(lines(&input), [LONGEST_LINE + 1, 4]);
    }

    /// Takes so many bytes and is gone then.
    struct Leaves(usize);

    impl Write for Leaves {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0 = self.0.checked_sub(bytes.len()).ok_or(ErrorKind::BrokenPipe)?;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_reader_that_goes_away_ends_it_quietly() {
        let input = b"{\"cmd\":\"turn\"}\n".repeat(100);
        assert!(run(input.as_slice(), Leaves(500)).is_ok());
    }
}
