//! Which texts a page needs.

use std::collections::BTreeSet;

use super::chapter::Chapter;
use super::goal::{Goal, Try};
use super::page::Page;

/// The key of a lesson's name.
pub const TITLE: &str = "title";

/// The keys of a page's texts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextKeys {
    /// Have to be there.
    pub needed: BTreeSet<String>,
    /// May be there.
    pub allowed: BTreeSet<String>,
}

impl Page {
    /// The keys of the page's texts, each with the page's id in front: `corner.text`.
    ///
    /// `text` is said first and `task` says what is asked; `right` and `wrong` answer where no try
    /// of the page says something of its own; `hint` is optional, and so is `print`: the task as it
    /// stands on paper, where nothing can be tapped.
    #[must_use]
    pub fn text_keys(&self) -> TextKeys {
        let mut needed: BTreeSet<String> = ["text".to_owned()].into();
        let mut ask = |more: &[&str]| {
            needed.extend(["task", "right"].iter().chain(more).map(|&key| key.to_owned()));
        };
        match &self.goal {
            Goal::Look => {}
            Goal::Choose { options, .. } => {
                needed.insert("task".to_owned());
                needed.extend(options.iter().flat_map(|o| [format!("option.{o}"), format!("reply.{o}")]));
            }
            Goal::Fill { .. } | Goal::Arrange { .. } | Goal::FirstCapture { .. } => ask(&["wrong"]),
            Goal::Mark { tries, .. } => {
                ask(&["wrong"]);
                needed.extend(tries.iter().map(|tap| tap.say.clone()));
            }
            Goal::Count { tries, .. } => {
                ask(&["wrong"]);
                needed.extend(tries.iter().map(|guess| guess.say.clone()));
            }
            Goal::Play { tries }
            | Goal::Capture { tries, .. }
            | Goal::Save { tries, .. }
            | Goal::Live { tries, .. }
            | Goal::Kill { tries, .. } => {
                ask(&["wrong"]);
                needed.extend(all_tries(tries).into_iter().filter_map(|t| t.say.clone()));
            }
        }
        let full = |key: String| format!("{}.{key}", self.id);
        TextKeys {
            needed: needed.into_iter().map(full).collect(),
            allowed: ["hint", "print"].map(str::to_owned).into_iter().map(full).collect(),
        }
    }
}

impl Chapter {
    /// The keys of all its pages' texts, and of its title.
    #[must_use]
    pub fn text_keys(&self) -> TextKeys {
        let mut all = TextKeys { allowed: [TITLE.to_owned()].into(), ..TextKeys::default() };
        for keys in self.pages.iter().map(Page::text_keys) {
            all.needed.extend(keys.needed);
            all.allowed.extend(keys.allowed);
        }
        all
    }
}

/// The tries of a tree, each before what follows it.
#[must_use]
pub fn all_tries(tries: &[Try]) -> Vec<&Try> {
    tries.iter().flat_map(|t| std::iter::once(t).chain(all_tries(&t.next))).collect()
}
