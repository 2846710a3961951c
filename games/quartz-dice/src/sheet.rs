//! Reads the content files while the crate is compiled: their numbers are then as fast as if they stood in the code, and a file that does not fit stops
//! the build with its name.

/// A content file: lines of fields with commas between them; lines that begin with `#` and empty ones do not count.
#[derive(Clone, Copy)]
pub(crate) struct Sheet {
    /// The text, without carriage returns.
    text: &'static str,
    /// What is said when it does not fit.
    fault: &'static str,
}

impl Sheet {
    pub(crate) const fn new(text: &'static str, fault: &'static str) -> Self {
        Self { text, fault }
    }

    /// The field at this place of this line.
    pub(crate) const fn field(&self, line: usize, column: usize) -> &'static str {
        let bytes = self.text.as_bytes();
        let (mut at, mut lines) = (0, 0);
        while at < bytes.len() {
            let end = end_of(bytes, at, b'\n');
            if end > at && bytes[at] != b'#' {
                if lines == line {
                    return self.column(bytes.split_at(end).0.split_at(at).1, column);
                }
                lines += 1;
            }
            at = end + 1;
        }
        panic!("{}", self.fault)
    }

    const fn column(&self, line: &'static [u8], column: usize) -> &'static str {
        let (mut at, mut columns) = (0, 0);
        while at <= line.len() {
            let end = end_of(line, at, b',');
            if columns == column {
                return match std::str::from_utf8(line.split_at(end).0.split_at(at).1) {
                    Ok(field) => field,
                    Err(_) => panic!("{}", self.fault),
                };
            }
            columns += 1;
            at = end + 1;
        }
        panic!("{}", self.fault)
    }

    /// The number at this place of this line.
    pub(crate) const fn number(&self, line: usize, column: usize) -> i32 {
        let digits = self.field(line, column).as_bytes();
        let negative = !digits.is_empty() && digits[0] == b'-';
        let (mut at, mut number) = (negative as usize, 0);
        assert!(at < digits.len(), "{}", self.fault);
        while at < digits.len() {
            assert!(digits[at].is_ascii_digit(), "{}", self.fault);
            number = number * 10 + (digits[at] - b'0') as i32;
            at += 1;
        }
        if negative { -number } else { number }
    }

    /// The number at this place of the line that begins with this name.
    pub(crate) const fn named(&self, name: &str, column: usize) -> i32 {
        let mut line = 0;
        while !same(self.field(line, 0), name) {
            line += 1;
        }
        self.number(line, column)
    }
}

/// Where the next of these bytes is, or the end.
const fn end_of(bytes: &[u8], mut at: usize, byte: u8) -> usize {
    while at < bytes.len() && bytes[at] != byte {
        at += 1;
    }
    at
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: Sheet = Sheet::new("# a comment\n\nquartz,12,-3\nname,é,7\n", "content/test.csv does not fit");

    #[test]
    fn fields_are_found_by_line_and_column() {
        assert_eq!((SHEET.field(0, 0), SHEET.number(0, 1), SHEET.number(0, 2)), ("quartz", 12, -3));
        assert_eq!((SHEET.field(1, 1), SHEET.named("name", 2)), ("é", 7));
    }

    #[test]
    fn a_sheet_that_does_not_fit_is_told_by_its_file() {
        for wrong in [|| SHEET.number(2, 0), || SHEET.number(0, 3), || SHEET.number(0, 0), || SHEET.named("gold", 1)] {
            let told = std::panic::catch_unwind(wrong).unwrap_err();
            let text = told.downcast_ref::<String>().map(String::as_str).or_else(|| told.downcast_ref::<&str>().copied());
            assert!(text.is_some_and(|text| text.contains("content/test.csv")));
        }
    }
}
