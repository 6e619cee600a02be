//! The languages of the page.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A language that every text exists in. Czech is the reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    Cs,
    En,
    Ru,
    Ro,
}

impl Language {
    /// All languages, in the order of the message tables.
    pub const ALL: [Language; 4] = [Language::Cs, Language::En, Language::Ru, Language::Ro];

    /// The language of a BCP 47 tag such as `cs-CZ`; regions and scripts do not matter. `mo`, the
    /// withdrawn tag of Moldovan, is Romanian.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_']).next()?.to_ascii_lowercase();
        let primary = if primary == "mo" { "ro" } else { &primary };
        Language::ALL.into_iter().find(|language| language.tag() == primary)
    }

    /// The first language of a reader's list that there is, most wanted first; English if none is.
    #[must_use]
    pub fn pick<T: AsRef<str>>(tags: &[T]) -> Language {
        tags.iter().find_map(|tag| Language::from_tag(tag.as_ref())).unwrap_or(Language::En)
    }

    /// The BCP 47 tag, for `<html lang>` and for storage.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::Cs => "cs",
            Language::En => "en",
            Language::Ru => "ru",
            Language::Ro => "ro",
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::Cs => "Čeština",
            Language::En => "English",
            Language::Ru => "Русский",
            Language::Ro => "Română",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_with_any_region_and_case_name_their_language() {
        for (tag, language) in [
            ("cs-CZ", Language::Cs),
            ("CS", Language::Cs),
            ("en_GB", Language::En),
            ("ru-Cyrl-RU", Language::Ru),
            ("ro-MD", Language::Ro),
            ("mo", Language::Ro),
        ] {
            assert_eq!(Language::from_tag(tag), Some(language), "{tag}");
        }
        for tag in ["", "-", "sk-SK", "cst", "c", "čs"] {
            assert_eq!(Language::from_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn the_most_wanted_language_that_exists_is_picked() {
        assert_eq!(Language::pick(&["de-DE", "ro", "en"]), Language::Ro);
        assert_eq!(Language::pick(&["ja"]), Language::En);
        assert_eq!(Language::pick::<&str>(&[]), Language::En);
    }

    #[test]
    fn tags_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}
