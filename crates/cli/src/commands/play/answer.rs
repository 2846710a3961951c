//! What people answer when they are asked for their choice.

/// How many lines of the log are shown if nobody says.
const USUAL_LOG: usize = 20;

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer<'t> {
    /// The choice with this number.
    Number(usize),
    /// The rules: the section with this number, or what sections there are.
    Rules(Option<usize>),
    /// What can be answered.
    Help,
    /// The table and the choices once more.
    Board,
    /// Takes the last action back.
    Undo,
    /// Saves, in another file if one is named.
    Save(Option<&'t str>),
    /// The last lines of what happened.
    Log(usize),
    /// Leaves.
    Quit,
    /// An empty line.
    Nothing,
    /// Anything else.
    Strange(&'t str),
}

impl<'t> Answer<'t> {
    /// Reads an answer. Letters may be capital ones.
    pub(super) fn read(text: &'t str) -> Self {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()));
        match (word.to_lowercase().as_str(), rest) {
            ("", _) => Self::Nothing,
            ("?", "") => Self::Rules(None),
            ("?", section) => section.parse().map_or(Self::Strange(text), |section| Self::Rules(Some(section))),
            ("h" | "help" | "aide", "") => Self::Help,
            ("b" | "board", "") => Self::Board,
            ("u" | "undo", "") => Self::Undo,
            ("s" | "save", "") => Self::Save(None),
            ("s" | "save", file) => Self::Save(Some(file)),
            ("l" | "log", "") => Self::Log(USUAL_LOG),
            ("l" | "log", lines) => lines.parse().map_or(Self::Strange(text), Self::Log),
            ("q" | "quit" | "exit", "") => Self::Quit,
            (_, "") => word.parse().map_or(Self::Strange(text), Self::Number),
            _ => Self::Strange(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_as_people_mean_them() {
        for (text, expected) in [
            ("7", Answer::Number(7)),
            (" 12 ", Answer::Number(12)),
            ("?", Answer::Rules(None)),
            ("? 12", Answer::Rules(Some(12))),
            ("? twelve", Answer::Strange("? twelve")),
            ("U", Answer::Undo),
            ("s", Answer::Save(None)),
            ("s my game.json", Answer::Save(Some("my game.json"))),
            ("l", Answer::Log(USUAL_LOG)),
            ("l 5", Answer::Log(5)),
            ("l five", Answer::Strange("l five")),
            ("q", Answer::Quit),
            ("", Answer::Nothing),
            ("-1", Answer::Strange("-1")),
            ("1 2", Answer::Strange("1 2")),
            ("99999999999999999999999", Answer::Strange("99999999999999999999999")),
            ("é\u{1b}[2J", Answer::Strange("é\u{1b}[2J")),
        ] {
            assert_eq!(Answer::read(text), expected, "{text:?}");
        }
    }
}
