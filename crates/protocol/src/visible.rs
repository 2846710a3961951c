//! Text of strangers without what cannot be seen.
//!
//! Marks that turn the direction of text around can make one name look like another, or a sentence like its opposite; characters without a shape
//! make names that look the same and are not. Neither is worth the few emoji and spellings that need a joiner.

/// The text without control characters, without marks of direction and without characters that have no shape. A line break becomes a space.
pub fn visible(text: &str) -> String {
    let spaced = text.chars().map(|letter| if matches!(letter, '\n' | '\r' | '\t') { ' ' } else { letter });
    spaced.filter(|letter| !is_invisible(*letter)).collect()
}

/// Whether a character has no shape of its own, or changes how others are laid out.
const fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        // Soft hyphen, joiners, fillers.
        | '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{3164}' | '\u{ffa0}' | '\u{2800}'
        // Selectors of variants.
        | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}'
        // Marks of direction, spaces without width, separators of lines, operators that nobody sees.
        | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        // Notes about notes, shorthand, music, tags.
        | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e007f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_seen_stays_and_the_rest_goes() {
        let cases = [
            ("Ève d’Été, 12 € 🎲", "Ève d’Été, 12 € 🎲"),
            ("good\nluck\r\n", "good luck  "),
            ("a\u{202e}b\u{2066}c\u{2069}d\u{200f}e\u{61c}f", "abcdef"),
            ("Ad\u{200b}am\u{ad}\u{feff}\u{2060}\u{3164}\u{e0041}", "Adam"),
            ("\u{7}\u{85}bell", "bell"),
            ("שלום مرحبا 你好", "שלום مرحبا 你好"),
        ];
        for (given, kept) in cases {
            assert_eq!(visible(given), kept, "{given:?}");
        }
    }
}
