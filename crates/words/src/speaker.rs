//! Says a message to one reader: in their language, with the names of the players.

use engine::{Arg, Message, Odds, Seat, Words};
use fluent_bundle::{FluentArgs, FluentValue};

use crate::catalog::Catalog;
use crate::language::Language;

/// One language, and the names of the players of one table.
#[derive(Clone, Debug)]
pub struct Speaker {
    language: Language,
    names: Vec<String>,
}

impl Speaker {
    /// Who speaks this language about these players, named in the order of their seats. A seat without a name is called by its number.
    pub fn new(language: Language, names: Vec<String>) -> Self {
        Self { language, names }
    }

    /// The language that is spoken.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| self.say(&Message::new("seat-unnamed").with("number", seat.index() as i64)))
    }

    /// A probability as a percentage with one decimal. Only what is certain or impossible goes without, and nothing else is rounded to it: what may
    /// happen is at least `<0.1%`, and what may fail at most `>99.9%`.
    pub fn percent(&self, odds: Odds) -> String {
        let (favourable, cases) = (u128::from(odds.favourable), u128::from(odds.cases.max(1)));
        let rounded = (favourable * 2000 + cases) / (cases * 2);
        let certain = favourable == 0 || favourable >= cases;
        let (space, point) = match self.language {
            Language::English => ("", '.'),
            Language::French => ("\u{202f}", ','),
        };
        let (sign, tenths) = match rounded {
            _ if certain => return format!("{}{space}%", rounded / 10),
            0 => (format!("<{space}"), 1),
            1000.. => (format!(">{space}"), 999),
            _ => (String::new(), rounded),
        };
        format!("{sign}{}{point}{}{space}%", tenths / 10, tenths % 10)
    }

    /// The same of a chance between 0 and 1 that was worked out and is no fraction of cases any more.
    pub fn percent_of(&self, chance: f64) -> String {
        const CASES: u64 = 1 << 52;
        let favourable = match (chance * CASES as f64) as u64 {
            _ if chance <= 0.0 => 0,
            _ if chance >= 1.0 => CASES,
            favourable => favourable.clamp(1, CASES - 1),
        };
        self.percent(Odds { favourable, cases: CASES })
    }

    /// The sentence, or everything that is wrong with it.
    ///
    /// # Errors
    /// If a sentence is missing, or asks for something that the message does not give.
    pub fn try_say(&self, message: &Message) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let sentence = self.fill(message, &mut faults);
        if faults.is_empty() { Ok(sentence) } else { Err(faults) }
    }

    fn fill(&self, message: &Message, faults: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => args.set(format!("{name}-seat"), seat.index()),
                Arg::List(items) => args.set(format!("{name}-count"), items.len()),
                Arg::Text(_) | Arg::Number(_) | Arg::Odds(_) | Arg::Message(_) => {}
            }
            args.set(name.as_ref(), self.value(arg, faults));
        }
        let (sentence, wrong) = Catalog::of(self.language)
            .format(&message.key, &args)
            // A reader is better served by a name that says something than by nothing at all.
            .unwrap_or_else(|| (message.key.to_string(), vec![format!("{}: no such sentence", message.key)]));
        faults.extend(wrong);
        sentence
    }

    fn value(&self, arg: &Arg, faults: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            // As a number, so that the sentence can choose between singular and plural.
            Arg::Number(number) => FluentValue::from(*number),
            _ => FluentValue::from(self.words(arg, faults)),
        }
    }

    fn words(&self, arg: &Arg, faults: &mut Vec<String>) -> String {
        match arg {
            Arg::Text(text) => text.to_string(),
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => self.name(*seat),
            Arg::Odds(odds) => self.percent(*odds),
            Arg::Message(message) => self.fill(message, faults),
            Arg::List(items) => {
                let items: Vec<String> = items.iter().map(|item| self.words(item, faults)).collect();
                self.join(&items)
            }
        }
    }

    /// Several things as the language lists them: "a, b and c".
    pub fn join(&self, items: &[String]) -> String {
        let joined =
            |key: &'static str, first: String, next: &str| self.say(&Message::new(key).with("first", first).with("next", next.to_owned()));
        match items {
            [] => self.say(&Message::new("list-empty")),
            [only] => only.clone(),
            [first, middle @ .., last] => {
                let start = middle.iter().fold(first.clone(), |start, next| joined("list-next", start, next));
                joined("list-last", start, last)
            }
        }
    }
}

impl Words for Speaker {
    fn say(&self, message: &Message) -> String {
        self.fill(message, &mut Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speaker(language: Language) -> Speaker {
        Speaker::new(language, vec!["Ada".into(), "Bo".into()])
    }

    #[test]
    fn odds_are_percentages_with_one_decimal() {
        let english = |favourable, cases| speaker(Language::English).percent(Odds::new(favourable, cases));
        assert_eq!((english(11, 36), english(1, 2), english(2, 3)), ("30.6%".into(), "50.0%".into(), "66.7%".into()));
        assert_eq!((english(0, 6), english(6, 6)), ("0%".into(), "100%".into()));
        assert_eq!(speaker(Language::French).percent(Odds::new(11, 36)), "30,6\u{202f}%");
    }

    #[test]
    fn chances_are_told_as_odds_are() {
        let english = |chance| speaker(Language::English).percent_of(chance);
        assert_eq!([0.0, 1.0, 0.5, 11.0 / 36.0].map(english), ["0%", "100%", "50.0%", "30.6%"]);
        assert_eq!([1e-300, 1.0 - f64::EPSILON].map(english), ["<0.1%", ">99.9%"]);
    }

    #[test]
    fn odds_are_never_rounded_to_certainty() {
        let english = |favourable, cases| speaker(Language::English).percent(Odds::new(favourable, cases));
        assert_eq!((english(1, 2000), english(1, 2001), english(1, u64::MAX)), ("0.1%".into(), "<0.1%".into(), "<0.1%".into()));
        assert_eq!((english(1998, 2000), english(1999, 2000)), ("99.9%".into(), ">99.9%".into()));
        assert_eq!(english(u64::MAX - 1, u64::MAX), ">99.9%");
        let french = |favourable, cases| speaker(Language::French).percent(Odds::new(favourable, cases));
        assert_eq!((french(1, 9999), french(9998, 9999)), ("<\u{202f}0,1\u{202f}%".into(), ">\u{202f}99,9\u{202f}%".into()));
        assert_eq!((french(0, 9), french(9, 9)), ("0\u{202f}%".into(), "100\u{202f}%".into()));
    }

    #[test]
    fn lists_are_joined_as_the_language_does() {
        for (language, three) in [(Language::English, "a, b and c"), (Language::French, "a, b et c")] {
            let list = |items: &[&str]| speaker(language).join(&items.iter().map(|item| (*item).to_owned()).collect::<Vec<_>>());
            assert_eq!((list(&["a", "b", "c"]), list(&["a"])), (three.into(), "a".into()));
        }
        assert_eq!(speaker(Language::French).join(&["a".into(), "b".into()]), "a et b");
        assert_eq!(speaker(Language::English).join(&[]), "nothing");
    }

    #[test]
    fn seats_are_called_by_name() {
        let ada =
            Message::new("list-last").with("first", Seat::new(0)).with("next", Arg::List(vec![Seat::new(1).into(), Seat::new(2).into()]));
        assert_eq!(speaker(Language::English).say(&ada), "Ada and Bo and seat 2");
        assert_eq!(speaker(Language::French).say(&ada), "Ada et Bo et place 2");
    }

    #[test]
    fn sentences_can_hold_sentences() {
        let why = Message::new("record-other-state");
        let broken = Message::new("record-broken-move").with("move", 7).with("why", why.clone());
        let english = speaker(Language::English);
        assert!(english.say(&broken).ends_with(&english.say(&why)));
    }

    #[test]
    fn a_refusal_without_words_of_the_game_has_those_of_every_game() {
        let english = speaker(Language::English);
        assert_eq!(english.say(&Message::new("no-such-game-refusal-not_your_turn")), english.say(&Message::new("refusal-not_your_turn")));
    }

    #[test]
    fn a_missing_sentence_shows_its_name() {
        let lost = Message::new("list-last").with("first", Message::new("no-such-sentence")).with("next", "b");
        assert_eq!(speaker(Language::English).say(&lost), "no-such-sentence and b");
        assert!(speaker(Language::English).try_say(&lost).is_err());
    }
}
