//! What is wrong with a file.

use crate::i18n::{Key, Language, Message, format, text};
use crate::sgf::{MAX_BYTES, ReadError, Warning, WarningKind};

/// Why a file cannot be opened.
#[must_use]
pub fn read_error(language: Language, error: &ReadError) -> String {
    let key = match error {
        ReadError::Empty => Key::ReadEmpty,
        ReadError::NotSgf => Key::ReadNotSgf,
        ReadError::NotGo { .. } => Key::ReadOtherGame,
        ReadError::BoardTooLarge { size } => {
            return format(language, &Message::ReadBoardTooLarge { size: &excerpt(size) });
        }
        ReadError::TooLarge => {
            return format(language, &Message::ReadTooLarge { megabytes: (MAX_BYTES >> 20).into() });
        }
    };
    text(language, key).to_owned()
}

/// Something odd in a file, with its line: "Line 12: a node without its semicolon".
#[must_use]
pub fn read_warning(language: Language, warning: &Warning) -> String {
    let said = oddity(language, &warning.kind);
    format(language, &Message::ReadWarningAt { line: warning.line.into(), warning: &said })
}

fn oddity(language: Language, kind: &WarningKind) -> String {
    let say = |message: Message<'_>| format(language, &message);
    let key = match kind {
        WarningKind::CharsetGuessed { label } => {
            return say(Message::ReadCharsetGuessed { label: &excerpt(label) });
        }
        WarningKind::CharsetUnknown { label } => {
            return say(Message::ReadCharsetUnknown { label: &excerpt(label) });
        }
        WarningKind::BoardTooLarge { size } => {
            return say(Message::ReadLeftOutSize { size: &excerpt(size) });
        }
        WarningKind::BadValue { ident, value } => {
            return say(Message::ReadBadValue { what: &property(ident, value) });
        }
        WarningKind::KomiTaken { written, komi } => {
            return say(Message::ReadKomiTaken { written: &excerpt(written), komi: (*komi).into() });
        }
        WarningKind::OutsideBoard { ident, value } => {
            return say(Message::ReadOutsideBoard { what: &property(ident, value) });
        }
        WarningKind::Repeated { ident } => return say(Message::ReadRepeated { what: &excerpt(ident) }),
        WarningKind::HandicapDiffers { stated, placed } => {
            return say(Message::ReadHandicapDiffers { stated: (*stated).into(), placed: (*placed).into() });
        }
        WarningKind::TextDamaged => Key::ReadTextDamaged,
        WarningKind::StrayText => Key::ReadStrayText,
        WarningKind::MissingSemicolon => Key::ReadMissingSemicolon,
        WarningKind::TreeUnclosed => Key::ReadTreeUnclosed,
        WarningKind::ValueUnclosed => Key::ReadValueUnclosed,
        WarningKind::NotGo { .. } => Key::ReadLeftOutGame,
        WarningKind::Mixed => Key::ReadMixed,
    };
    text(language, key).to_owned()
}

fn property(ident: &str, value: &str) -> String {
    format!("{}[{}]", excerpt(ident), excerpt(value))
}

/// As much of a file's own text as a line can hold.
fn excerpt(text: &str) -> String {
    const SHOWN: usize = 24;
    let mut short: String = text.chars().take(SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
