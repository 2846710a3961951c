//! The languages there are, and which one a reader wants.

use std::fmt;

/// A language with a catalog.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// The name of its folder under `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language of a code as systems and browsers write it: `fr`, `fr-CA`, `fr_FR.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let primary = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The language of a terminal: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says something decides; English where it names none of ours.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
        locale.and_then(|locale| Self::from_code(&locale)).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_systems_and_browsers_are_understood() {
        for (code, expected) in [
            ("en", Some(Language::English)),
            ("FR", Some(Language::French)),
            ("fr_FR.UTF-8", Some(Language::French)),
            ("fr-CA", Some(Language::French)),
            ("fr@euro", Some(Language::French)),
            ("frr", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::from_code(code), expected, "{code}");
        }
    }

    #[test]
    fn the_first_variable_that_says_something_decides() {
        let language = |variables: &[(&str, &str)]| {
            Language::of_environment(|name| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(language(&[]), Language::English);
        assert_eq!(language(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(language(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::English);
        assert_eq!(language(&[("LANG", "en_GB"), ("LC_MESSAGES", "fr_FR"), ("LC_ALL", "")]), Language::French);
    }
}
